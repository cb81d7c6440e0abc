"""BR-23 to BR-31: the Royal Orders are laid out, memorised and hidden; who begins and who is next."""

from collections import Counter
from itertools import pairwise

import pytest

from atable.games.banquet_royal.actions import AnnounceOrder, DiscardMenu, KeepHand, Look, MemoriseReady, PlaceDish
from atable.games.banquet_royal.events import MemoriseEnded, OrderRevealed, TurnBegan
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.state import NO_CLOCHE, BanquetState
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.game import advance
from tests.rules.banquet_royal.openings import (
    CORNERS,
    all_seen,
    at_random,
    covered,
    first_turn,
    fresh,
    shown,
    watchers,
)
from tests.rules.banquet_royal.scenario import do, scenario
from tests.rules.banquet_royal.tables import kinds, refused, view

SEEDS = [str(number) for number in range(60)]
SHOWING = 30_000  # the memorising time


def test_br_23_six_of_the_eight_royal_orders() -> None:
    for seed in SEEDS:
        state = fresh(seed=seed)
        orders = shown(state, 0)
        assert len(orders) == 6
        assert max(Counter(orders.values()).values()) <= 2  # two of the eight show the same Dish
        assert view(state).orders_out == 2


@pytest.mark.parametrize("corner", sorted(CORNERS))
def test_br_23_drawn_at_random(corner: str) -> None:
    assert len({shown(fresh(seed=seed), 0)[corner] for seed in SEEDS}) == 4


def test_br_24_the_corners_are_marked() -> None:
    assert covered(fresh()) == {"A1", "A4", "D1", "D7", "G1", "G4"}


def test_br_25_two_royal_orders_stay_out() -> None:
    for state in at_random(first_turn(3)):
        now = view(state)
        assert now.orders_out == 2
        won = sum(len(here.orders) for here in now.seats)
        assert len(covered(state)) + won + len(now.orders_lost) == 6
    assert view(state).step == "over"


def other_orders_out(state: BanquetState) -> BanquetState:
    """The same table with other unused Royal Orders."""
    other = state.copy()
    other.supply = [(dish + 1) % 4 for dish in state.supply]
    return other


def test_br_26_the_unused_are_never_shown() -> None:
    for state in at_random(fresh()):
        for watcher in watchers(state):
            assert all_seen(state, watcher) == all_seen(other_orders_out(state), watcher)
    assert GAME.outcome(state) is not None


def test_br_27_shown_to_all_at_the_same_time() -> None:
    state = fresh(3)
    orders = shown(state, 0)
    assert set(orders) == CORNERS
    assert all(shown(state, watcher) == orders for watcher in watchers(state))
    assert all(view(state, watcher).memorise_until == SHOWING for watcher in watchers(state))


@pytest.mark.parametrize("action", [PlaceDish("burger", "C3"), KeepHand()])
def test_br_27_before_the_first_turn(action: Action) -> None:
    state = fresh()
    with refused(state, "BR-27", "memorise-first"):
        do(state, action)


def test_br_27_live_the_showing_is_common_and_nobody_has_another() -> None:
    state = fresh()
    with refused(state, "BR-27", "no-personal-showing"):
        do(state, Look(), 1)


def test_br_27_relaxed_play_shows_them_to_each_on_first_opening() -> None:
    state = fresh(3, pace="relaxed")
    assert [shown(state, watcher) for watcher in watchers(state)] == [{}, {}, {}, {}]
    do(state, Look(), 1)
    assert set(shown(state, 1)) == CORNERS
    assert [shown(state, watcher) for watcher in (0, 2, None)] == [{}, {}, {}]
    advance(GAME, state, SHOWING - 1)
    assert set(shown(state, 1)) == CORNERS
    advance(GAME, state, SHOWING)
    assert shown(state, 1) == {}
    assert view(state).step == "memorising"  # the others have not looked


def test_br_28_hidden_when_the_time_is_over() -> None:
    state = fresh()
    assert advance(GAME, state, SHOWING - 1) == []
    assert set(shown(state, 0)) == CORNERS
    assert kinds(advance(GAME, state, SHOWING)) == ["MemoriseEnded", "TurnBegan"]
    assert [shown(state, watcher) for watcher in watchers(state)] == [{}, {}, {}]
    assert covered(state) == CORNERS
    assert view(state).step == "placing"


def test_br_28_the_table_may_choose_the_time() -> None:
    state = fresh(memorise_seconds=10)
    advance(GAME, state, 9_999)
    assert view(state).step == "memorising"
    advance(GAME, state, 10_000)
    assert view(state).step == "placing"


def test_br_28_hidden_early_when_everybody_is_ready() -> None:
    state = fresh(3)
    do(state, MemoriseReady(), 2)
    do(state, MemoriseReady(), 0)
    assert set(shown(state, 0)) == CORNERS  # seat 1 is still memorising, and all still see
    assert [here.ready for here in view(state).seats] == [True, False, True]
    assert MemoriseEnded() in do(state, MemoriseReady(), 1)
    assert shown(state, 1) == {}


@pytest.mark.parametrize("corner", sorted(CORNERS))
def test_br_28_each_stays_on_its_own_space(corner: str) -> None:
    state = fresh()
    remembered = shown(state, 0)[corner]
    advance(GAME, state, SHOWING)
    revealed = reveal(state, corner)
    assert revealed.dish == remembered


def reveal(state: BanquetState, corner: str) -> OrderRevealed:
    """Build a way to the corner, then announce it."""
    ways = {"A1": "C3 B2", "A4": "C4 B4", "D1": "D3 D2", "D7": "D5 D6", "G1": "E3 F2", "G4": "E4 F4"}
    for label in ways[corner].split():
        do(state, PlaceDish("burger", label))
        do(state, KeepHand())
    event = do(state, AnnounceOrder(corner, "charlotte"))[0]
    assert isinstance(event, OrderRevealed)
    return event


def other_tokens(state: BanquetState) -> BanquetState:
    """The same table with other Dishes under the Cloches."""
    other = state.copy()
    other.cloches = [dish if dish == NO_CLOCHE else (dish + 1) % 4 for dish in state.cloches]
    return other


@pytest.mark.parametrize("pace", ["live", "simulation"])
def test_br_29_nobody_sees_under_a_cloche_any_more(pace: str) -> None:
    for state in at_random(first_turn(3, pace=pace)):
        for watcher in watchers(state):
            assert shown(state, watcher) == {}
            assert all_seen(state, watcher) == all_seen(other_tokens(state), watcher)
            if watcher is not None:
                assert GAME.legal(state, watcher) == GAME.legal(other_tokens(state), watcher)


def test_br_29_no_second_look_in_relaxed_play() -> None:
    state = fresh(pace="relaxed")
    for seat in (0, 1):
        do(state, Look(), seat)
        assert Look() not in GAME.legal(state, seat)
    advance(GAME, state, SHOWING)
    waiting = 1 - state.active
    with refused(state, "BR-29", "looked-already"):
        do(state, Look())
    with refused(state, "BR-29", "looked-already"):
        do(state, Look(), waiting)
    assert [shown(state, watcher) for watcher in watchers(state)] == [{}, {}, {}]


def turns_begun(events: list[Event]) -> list[int]:
    return [event.seat for event in events if isinstance(event, TurnBegan)]


def test_br_30_the_start_player_is_drawn() -> None:
    starts = []
    for seed in SEEDS:
        state = fresh(4, seed)
        starts.append(view(state).start)
        assert turns_begun(advance(GAME, state, SHOWING)) == [view(state).start]
        assert GAME.pending(state) == [view(state).start]
    assert all(5 <= count <= 25 for count in Counter(starts).values())  # about fifteen each
    assert set(starts) == {0, 1, 2, 3}


@pytest.mark.parametrize(("seats", "order"), [(2, [1, 0, 1]), (3, [2, 0, 1, 2]), (4, [2, 3, 0, 1, 2])])
def test_br_31_turns_pass_by_rising_seat_number(seats: int, order: list[int]) -> None:
    state = scenario(seats=seats, active=order[0])
    for seat, after in pairwise(order):
        assert GAME.pending(state) == [seat]
        do(state, GAME.legal(state, seat)[0])
        assert turns_begun(do(state, KeepHand())) == [after]


def test_br_31_not_out_of_turn() -> None:
    state = scenario(seats=3, active=1, hands={2: ["m1_01"]})
    for seat in (0, 2):
        assert GAME.legal(state, seat) == []
        with refused(state, "BR-31", "not-your-turn"):
            do(state, PlaceDish("burger", "C3"), seat)
    do(state, PlaceDish("burger", "C3"))
    with refused(state, "BR-31", "not-your-turn"):
        do(state, DiscardMenu("m1_01"), 2)
