"""What the toy memory is there to prove: shown once, hidden after, and not forgotten by `redeal`."""

import pytest

from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.errors import BrokenInvariant, IllegalAction
from atable.kernel.events import Event, revealing
from atable.kernel.game import advance, apply
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import Options, Pace
from tests.laws.toy_memory import facts, holds, scramble
from tests.toys.memory import (
    DISHES,
    GAME,
    PLACES,
    Announce,
    Dish,
    Hidden,
    Memory,
    MemoryState,
    Peek,
    Peeked,
    Ready,
    SeatReady,
    TurnedUp,
)

NOTHING = (None,) * PLACES


def table(pace: Pace = "relaxed", seats: int = 2) -> MemoryState:
    """Seat 0 begins; on the places lie soup, fish, cake, tea, soup, fish; a cake and a tea are put aside."""
    state = GAME.setup(Options(pace=pace), seats, "memory")
    tokens: list[Dish] = [*DISHES, *DISHES]
    state.active, state.tokens, state.aside = seats - 1, tokens[:PLACES], tokens[PLACES:]
    GAME.invariants(state)
    return state


def play(state: MemoryState, *moves: tuple[Seat, Action]) -> tuple[MemoryState, list[Event]]:
    events: list[Event] = []
    for seat, action in moves:
        state, happened = apply(GAME, state, seat, action)
        GAME.invariants(state)
        events += happened
    return state, events


def started(pace: Pace = "relaxed") -> MemoryState:
    return play(table(pace), (0, Ready()), (1, Ready()))[0]


def places(state: MemoryState, seat: Seat | None) -> tuple[Dish | None, ...]:
    return Memory().view(state, seat).places


def test_tm_02_four_places_are_shown_until_all_are_ready_then_hidden() -> None:
    state = table()
    assert places(state, 0) == places(state, 1) == ("soup", "fish", "cake", "tea", None, None)
    state, _ = play(state, (1, Ready()))
    assert places(state, 1) == ("soup", "fish", "cake", "tea", None, None)
    state, events = play(state, (0, Ready()))
    assert events == [SeatReady(0), Hidden()]
    assert revealing(events), "no undo leads back to the showing"
    assert places(state, 0) == places(state, 1) == NOTHING


def test_tm_02_live_the_showing_ends_at_its_time() -> None:
    state = table("live")
    assert GAME.next_deadline(state) == 10_000
    assert advance(GAME, state, 9_999) == []
    assert advance(GAME, state, 10_000) == [Hidden()]
    assert places(state, 0) == NOTHING
    assert GAME.next_deadline(state) is None


@pytest.mark.parametrize("pace", ["relaxed", "simulation"])
def test_only_live_play_has_timers(pace: Pace) -> None:
    assert GAME.next_deadline(table(pace)) is None
    assert GAME.next_deadline(play(started(pace), (0, Peek(5)))[0]) is None


def test_tm_03_a_spectator_is_shown_nothing() -> None:
    state = table()
    assert places(state, None) == NOTHING
    state, _ = play(started(), (0, Peek(5)))
    assert places(state, None) == NOTHING
    assert Memory().view(state, None).showing == (5,), "only that somebody looks at it"


def test_tm_06_a_peek_shows_one_token_to_one_seat_for_the_moment() -> None:
    state, events = play(started(), (0, Peek(5)))
    assert events == [Peeked(0, 5)]
    assert revealing(events)
    assert places(state, 0) == (None, None, None, None, None, "fish")
    assert places(state, 1) == NOTHING
    state, events = play(state, (0, Ready()))
    assert events == [SeatReady(0), Hidden()]
    assert places(state, 0) == NOTHING
    assert GAME.pending(state) == [1], "the turn is over"


def test_what_was_peeked_at_is_never_told_in_an_event() -> None:
    _, events = play(started(), (0, Peek(5)), (0, Ready()))
    assert b"fish" not in b"".join(encode(event) for event in events)


def test_tm_06_live_a_peek_ends_at_its_time() -> None:
    state, _ = play(started("live"), (0, Peek(5)))
    assert GAME.next_deadline(state) == 10_000
    assert advance(GAME, state, 9_999) == []
    assert advance(GAME, state, 10_000) == [Hidden()]
    assert places(state, 0) == NOTHING


def test_tm_06_two_peeks_in_a_game() -> None:
    state = started()
    for _ in range(2):
        for seat in (0, 1):
            state, _ = play(state, (seat, Peek(4)), (seat, Ready()))
    with pytest.raises(IllegalAction, match="TM-06"):
        GAME.check(state, 0, Peek(5))


def test_tm_05_right_is_won_and_wrong_is_nobody_s() -> None:
    state, events = play(started(), (0, Announce(1, "fish")), (1, Announce(0, "tea")))
    assert events == [TurnedUp(0, 1, "fish", "fish"), TurnedUp(1, 0, "tea", "soup")]
    assert state.won == [(1,), ()]
    assert places(state, None) == ("soup", "fish", None, None, None, None), "turned up for all"
    with pytest.raises(IllegalAction, match="TM-04"):
        GAME.check(state, 0, Announce(0, "soup"))


def test_tm_07_the_most_tokens_win() -> None:
    state = started()
    for place in range(PLACES):
        named = "tea" if place == 0 else state.tokens[place]
        state, _ = play(state, (state.active, Announce(place, named)))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [side.points for side in outcome.sides] == [2, 3]
    assert outcome.winners() == (1,)


def test_redeal_remembers_what_the_view_no_longer_shows() -> None:
    """Seat 0 saw the first four places and peeked at the sixth; the fifth it never saw."""
    state, _ = play(started(), (0, Peek(5)), (0, Ready()))
    dealt = [GAME.redeal(state, 0, seeded(f"deal {number}")) for number in range(40)]
    assert {tuple(other.tokens[:4]) for other in dealt} == {("soup", "fish", "cake", "tea")}
    assert {other.tokens[5] for other in dealt} == {"fish"}
    assert {other.tokens[4] for other in dealt} == {"soup", "cake", "tea"}


def test_redeal_knows_no_peek_of_another_seat() -> None:
    state, _ = play(started(), (0, Peek(5)), (0, Ready()))
    dealt = [GAME.redeal(state, 1, seeded(f"deal {number}")) for number in range(60)]
    assert {other.tokens[5] for other in dealt} == {"soup", "fish", "cake", "tea"}


def test_redeal_for_a_spectator_knows_only_what_is_turned_up() -> None:
    state, _ = play(started(), (0, Announce(1, "fish")))
    dealt = [GAME.redeal(state, None, seeded(f"deal {number}")) for number in range(60)]
    assert {other.tokens[1] for other in dealt} == {"fish"}
    assert {other.tokens[0] for other in dealt} == set(DISHES)


def test_facts_stay_true_after_they_are_hidden() -> None:
    state = table()
    assert facts(state, 0) == {"0 is soup", "1 is fish", "2 is cake", "3 is tea"}
    assert facts(state, None) == set()
    later, _ = play(state, (0, Ready()), (1, Ready()), (0, Announce(1, "fish")))
    assert all(holds(later, fact) for fact in facts(state, 0))
    assert facts(later, 0) == {"1 is fish"}


def test_scramble_changes_every_unknown_token_and_no_known_one() -> None:
    other = scramble(started(), 0, seeded("scramble"))
    assert other.tokens[:4] == ["soup", "fish", "cake", "tea"]
    assert sorted(other.tokens[4:]) == ["cake", "tea"]


def test_invariants_count_tokens() -> None:
    state = table()
    state.won[0] += (0,)
    with pytest.raises(BrokenInvariant, match="won face down"):
        GAME.invariants(state)
    state.down[0] = False
    state.won[1] += (0,)
    with pytest.raises(BrokenInvariant, match="won twice"):
        GAME.invariants(state)
    state.tokens[0] = "tea"
    with pytest.raises(BrokenInvariant, match="lost or made"):
        GAME.invariants(state)
