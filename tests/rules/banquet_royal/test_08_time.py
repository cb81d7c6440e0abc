"""Timers, thinking time and what is played for someone absent, live, relaxed and in simulation."""

import pytest

from atable.games.banquet_royal.actions import AnnounceOrder, KeepHand, Look, MemoriseReady, PlaceDish
from atable.games.banquet_royal.events import Looked, MemoriseEnded, SeatReady, ShowingEnded, TurnBegan
from atable.games.banquet_royal.game import GAME, SPEC
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.actions import Tick
from atable.kernel.errors import BadOptions
from atable.kernel.events import seen_by
from atable.kernel.game import advance
from atable.kernel.seats import CLOCK, Seat
from atable.kernel.session import Session
from atable.kernel.spec import Pace, read_options
from tests.rules.banquet_royal.scenario import do, element, scenario
from tests.rules.banquet_royal.tables import SIX, folie, full_table, place_orders, refused, view

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
CORNERS = {"A1", "A4", "D1", "D7", "G1", "G4"}


def opening(pace: Pace, seats: int = 2, seconds: int = 30) -> BanquetState:
    return GAME.setup(BanquetOptions(pace=pace, memorise_seconds=seconds), seats, "time")


def shown_to(state: BanquetState, seat: Seat | None) -> set[str]:
    """The Cloches under which this seat, or a spectator, sees."""
    return {label for label, space in view(state, seat).spaces.items() if space.shown}


# Live


def test_live_showing_lasts_thirty_seconds_for_all() -> None:
    state = opening("live")
    assert GAME.next_deadline(state) == 30 * SECOND
    assert advance(GAME, state, 30 * SECOND - 1) == []
    for watcher in (None, 0, 1):
        assert shown_to(state, watcher) == CORNERS
        assert view(state, watcher).memorise_until == 30 * SECOND
    start = view(state).start
    assert advance(GAME, state, 30 * SECOND) == [MemoriseEnded(), TurnBegan(start, 1)]
    for watcher in (None, 0, 1):
        assert shown_to(state, watcher) == set()
    assert GAME.pending(state) == [start]
    assert GAME.next_deadline(state) is None


def test_live_showing_ends_early_when_every_player_is_ready() -> None:
    state = opening("live", seats=3)
    advance(GAME, state, 4 * SECOND)
    do(state, MemoriseReady(), 2)
    do(state, MemoriseReady(), 0)
    assert [seat.ready for seat in view(state).seats] == [True, False, True]
    assert shown_to(state, 0) == CORNERS, "until the last one is ready all go on looking"
    events = do(state, MemoriseReady(), 1)
    assert events == [SeatReady(1), MemoriseEnded(), TurnBegan(view(state).start, 1)]
    assert shown_to(state, 0) == set()
    assert advance(GAME, state, 30 * SECOND) == []


def test_live_nobody_is_ready_twice_and_nobody_plays_during_the_showing() -> None:
    state = opening("live")
    start = view(state).start
    with refused(state, "BR-27", "memorise-first"):
        do(state, PlaceDish("burger", "C3"), start)
    do(state, MemoriseReady(), start)
    with refused(state, "BR-31", "not-your-turn"):
        do(state, MemoriseReady(), start)


def test_live_table_chooses_ten_to_sixty_seconds() -> None:
    for seconds in (10, 60):
        assert GAME.next_deadline(opening("live", seconds=seconds)) == seconds * SECOND
        assert read_options(SPEC, {"memorise_seconds": str(seconds)}) == BanquetOptions(memorise_seconds=seconds)
    for seconds in (9, 61):
        with pytest.raises(BadOptions) as error:
            read_options(SPEC, {"memorise_seconds": str(seconds)})
        assert error.value.field == "memorise_seconds"


def test_live_showing_of_folie_begins_with_the_last_royal_order() -> None:
    state = folie(pace="live")
    assert GAME.next_deadline(state) is None
    advance(GAME, state, 50 * SECOND)
    place_orders(state, SIX)
    assert GAME.next_deadline(state) == 80 * SECOND
    advance(GAME, state, 80 * SECOND)
    assert shown_to(state, 0) == set()


def test_live_nobody_looks_again() -> None:
    state = opening("live")
    advance(GAME, state, 30 * SECOND)
    start = view(state).start
    with refused(state, "BR-27", "no-personal-showing"):
        do(state, Look(), start)
    with refused(state, "BR-27", "no-personal-showing"):
        do(state, Look(), 1 - start)


def test_live_showing_in_a_journal_ends_once_by_its_own_tick() -> None:
    session = Session(GAME, BanquetOptions(), 2, "time")
    events = session.act(30 * SECOND, CLOCK, Tick(30 * SECOND))
    assert events == [MemoriseEnded(), TurnBegan(session.state.start, 1)]


# Relaxed


def test_relaxed_showing_is_personal_and_begins_when_a_seat_looks() -> None:
    state = opening("relaxed")
    assert GAME.next_deadline(state) is None
    assert [shown_to(state, watcher) for watcher in (None, 0, 1)] == [set(), set(), set()]
    assert GAME.legal(state, 0) == [Look(), MemoriseReady()]
    advance(GAME, state, 5 * SECOND)
    assert do(state, Look(), 0) == [Looked(0)]
    assert [shown_to(state, watcher) for watcher in (None, 0, 1)] == [set(), CORNERS, set()]
    assert view(state, 0).memorise_until == 35 * SECOND
    assert view(state, 1).memorise_until is None
    assert GAME.next_deadline(state) == 35 * SECOND


def test_relaxed_showing_ends_after_its_time_and_makes_the_seat_ready() -> None:
    state = opening("relaxed", seconds=20)
    do(state, Look(), 0)
    advance(GAME, state, 20 * SECOND - 1)
    assert shown_to(state, 0) == CORNERS
    events = advance(GAME, state, 20 * SECOND)
    assert seen_by(events, 0) == [ShowingEnded(0), SeatReady(0)]
    assert seen_by(events, 1) == [SeatReady(0)]
    assert shown_to(state, 0) == set()
    assert GAME.pending(state) == [1]


def test_relaxed_play_starts_when_all_have_looked() -> None:
    state = opening("relaxed")
    do(state, Look(), 0)
    advance(GAME, state, 10 * SECOND)
    do(state, Look(), 1)
    advance(GAME, state, 30 * SECOND)
    assert view(state).step == "memorising"
    events = advance(GAME, state, 40 * SECOND)
    assert seen_by(events, 1) == [ShowingEnded(1), SeatReady(1), MemoriseEnded(), TurnBegan(view(state).start, 1)]
    assert view(state).step == "placing"


def test_relaxed_seat_ends_its_own_showing_early() -> None:
    state = opening("relaxed")
    do(state, Look(), 0)
    advance(GAME, state, 3 * SECOND)
    events = do(state, MemoriseReady(), 0)
    assert seen_by(events, 0) == [ShowingEnded(0), SeatReady(0)]
    assert shown_to(state, 0) == set()
    assert advance(GAME, state, 30 * SECOND) == []


def test_relaxed_each_seat_looks_only_once() -> None:
    state = opening("relaxed")
    do(state, Look(), 0)
    with refused(state, "BR-29", "looked-already"):
        do(state, Look(), 0)
    advance(GAME, state, 30 * SECOND)
    with refused(state, "BR-29", "looked-already"):
        do(state, Look(), 0)
    assert not view(state).seats[0].may_look


def started_without_a_look(late: Seat) -> BanquetState:
    """All were made ready; only the late seat has not looked. It is the other seat's turn."""
    state = opening("relaxed")
    do(state, Look(), 1 - late)
    do(state, MemoriseReady(), 1 - late)
    do(state, MemoriseReady(), late)
    if state.active == late:
        do(state, PlaceDish("burger", "C3"), late)
        do(state, KeepHand(), late)
    return state


def test_relaxed_late_seat_has_its_look_after_play_has_begun() -> None:
    for late in (0, 1):
        state = started_without_a_look(late)
        assert GAME.pending(state) == [1 - late], "nobody waits for the look"
        assert GAME.may_act(state) == [0, 1]
        assert GAME.legal(state, late) == [Look()]
        assert [prompt.id for prompt in GAME.prompts(state, late) if prompt.asks] == ["look"]
        advance(GAME, state, DAY)
        do(state, Look(), late)
        assert shown_to(state, late) == CORNERS
        assert shown_to(state, 1 - late) == shown_to(state, None) == set()
        events = advance(GAME, state, DAY + 30 * SECOND)
        assert seen_by(events, late) == [ShowingEnded(late)]
        assert seen_by(events, 1 - late) == []
        assert shown_to(state, late) == set()
        assert GAME.legal(state, late) == []


def test_relaxed_late_look_may_happen_in_the_own_turn() -> None:
    state = started_without_a_look(late=0)
    do(state, PlaceDish("charlotte", "E3"), 1)
    do(state, KeepHand(), 1)
    assert GAME.legal(state, 0)[-1] == Look()
    do(state, Look(), 0)
    assert GAME.pending(state) == [0]
    assert shown_to(state, 0) == CORNERS
    do(state, PlaceDish("charlotte", "E4"), 0)
    assert shown_to(state, 0) == CORNERS, "the showing goes on while the seat plays"


def test_relaxed_late_look_shows_what_is_still_covered() -> None:
    state = scenario(board={"A3": "C"}, cloches={"A4": "B", "G1": "F"}, pace="relaxed")
    do(state, AnnounceOrder("A4", "burger"), 0)
    do(state, Look(), 1)
    assert shown_to(state, 1) == {"G1"}
    assert element(state, "A4") == "B"


def test_relaxed_nothing_is_left_to_look_at_without_a_cloche() -> None:
    state = scenario(board={"C3": "B"}, pace="relaxed")
    assert GAME.may_act(state) == [0]
    assert not view(state).seats[1].may_look
    with refused(state, "BR-29", "looked-already"):
        do(state, Look(), 1)


def test_relaxed_nobody_looks_while_royal_orders_are_being_placed() -> None:
    state = folie(pace="relaxed")
    assert not view(state).seats[0].may_look
    for seat in (0, 1):
        with refused(state, "BR-27", "no-personal-showing"):
            do(state, Look(), seat)
    place_orders(state, SIX)
    do(state, Look(), 0)
    assert shown_to(state, 0) == set(SIX)


# Simulation


def test_simulation_shows_the_royal_orders_until_all_bots_are_ready() -> None:
    state = opening("simulation")
    advance(GAME, state, DAY)
    assert shown_to(state, 0) == shown_to(state, 1) == CORNERS
    do(state, MemoriseReady(), 1)
    assert shown_to(state, 0) == CORNERS
    do(state, MemoriseReady(), 0)
    assert shown_to(state, 0) == shown_to(state, 1) == set()


def test_time_passes_alike_in_one_step_or_many() -> None:
    live, relaxed = opening("live"), opening("relaxed")
    do(relaxed, Look(), 0)
    for whole in (live, relaxed):
        parts = whole.copy()
        events = advance(GAME, whole, 70 * SECOND)
        assert events == [event for ms in range(0, 70 * SECOND + 1, 500) for event in advance(GAME, parts, ms)]
        assert parts == whole


def test_the_time_to_memorise_is_ten_to_sixty_seconds() -> None:
    for seconds in (9, 61):
        with pytest.raises(BadOptions, match="memorise_seconds"):
            GAME.resolve(BanquetOptions(memorise_seconds=seconds), 2)
    for seconds in (10, 60):
        state = GAME.setup(BanquetOptions(memorise_seconds=seconds), 2, "time")
        assert GAME.next_deadline(state) == seconds * SECOND


def test_relaxed_a_look_ends_with_the_game() -> None:
    state = scenario(board=full_table(empty=["D3"]), pace="relaxed", cloches={}, hands={0: ["m1_01"]})
    state.looked[1] = 30 * SECOND
    do(state, PlaceDish("burger", "D3"))
    do(state, KeepHand())
    assert GAME.outcome(state) is not None
    assert GAME.next_deadline(state) is None
    assert view(state, 1).memorise_until is None
