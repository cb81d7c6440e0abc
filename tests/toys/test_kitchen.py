"""The toy kitchen, to the millisecond."""

import pytest

from atable.kernel.actions import Action, Away, Back, Tick
from atable.kernel.codec import encode
from atable.kernel.errors import BadOptions, IllegalAction
from atable.kernel.events import Event
from atable.kernel.game import advance
from atable.kernel.rng import seeded
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.session import Session
from atable.kernel.spec import Pace
from tests.toys.kitchen import (
    COOKING_MS,
    GAME,
    KitchenOptions,
    KitchenState,
    Lift,
    Lifted,
    OrderArrived,
    Place,
    Placed,
    RanOut,
    RoundEnded,
)

Table = Session[KitchenState]


def open_kitchen(pace: Pace = "live", goal: int = 0) -> Table:
    return Session(GAME, KitchenOptions(pace=pace, goal=goal), 2, "kitchen")


def wait(table: Table, ms: int) -> list[Event]:
    return table.act(ms, CLOCK, Tick(ms))


def refused(table: Table, ms: int, seat: Seat, action: Action) -> str:
    before = encode(table.state)
    with pytest.raises(IllegalAction) as error:
        table.act(ms, seat, action)
    assert encode(table.state) == before
    return error.value.rule


def serve_one(table: Table, ms: int) -> int:
    """Seat 0 takes an order and cooks it, which serves it, without losing a moment; the time when that is done."""
    table.act(ms, 0, Place("pass"))
    table.act(ms + 2_000, 0, Place("stove"))
    return ms + 2_000 + COOKING_MS[table.state.raw[0]]


def test_two_cooks_act_at_the_same_moment() -> None:
    table = open_kitchen()
    assert table.act(700, 0, Place("pass")) == [Placed(0, "pass")]
    assert refused(table, 700, 1, Place("pass")) == "TZ-05"
    assert table.act(700, 1, Place("floor")) == [Placed(1, "floor")]
    assert wait(table, 1_700) == [RanOut(1, None)]


def test_both_may_sweep_the_floor() -> None:
    table = open_kitchen()
    table.act(0, 0, Place("floor"))
    table.act(0, 1, Place("floor"))
    assert wait(table, 1_000) == [RanOut(0, None), RanOut(1, None)]


def test_what_one_cook_does_makes_no_answer_of_the_other_stale() -> None:
    table = open_kitchen()
    asked = [GAME.prompts(table.state, seat)[0].id for seat in (0, 1)]
    table.act(5, 0, Place("pass"), prompt=asked[0])
    table.act(5, 1, Place("floor"), prompt=asked[1])
    with pytest.raises(IllegalAction):
        table.act(1_005, 1, Place("floor"), prompt=asked[1])


def test_nobody_is_waited_for_while_sand_runs() -> None:
    table = open_kitchen()
    assert (GAME.pending(table.state), GAME.may_act(table.state)) == ([], [0, 1])
    table.act(0, 0, Place("pass"))
    assert (GAME.pending(table.state), GAME.may_act(table.state)) == ([], [1])
    assert GAME.next_deadline(table.state) == 2_000


def test_sand_that_runs_out_comes_before_an_action_at_the_same_moment() -> None:
    table = open_kitchen()
    table.act(100, 0, Place("pass"))
    assert refused(table, 2_099, 0, Place("floor")) == "TZ-04"
    arrives = table.state.deck[-1]
    events = table.act(2_100, 0, Place("stove"))
    assert events == [RanOut(0, None), OrderArrived(arrives), Placed(0, "stove")]
    assert GAME.next_deadline(table.state) == 2_100 + COOKING_MS[arrives]


def test_the_other_cook_may_use_what_has_just_come() -> None:
    table = open_kitchen()
    table.act(0, 0, Place("pass"))
    assert refused(table, 1_999, 1, Place("stove")) == "TZ-05"
    table.act(2_000, 1, Place("stove"))


def test_a_run_out_hourglass_holds_its_station_until_it_is_lifted() -> None:
    table = open_kitchen()
    table.act(0, 0, Place("pass"))
    assert refused(table, 1_999, 0, Lift()) == "TZ-04"
    assert refused(table, 5_000, 1, Place("pass")) == "TZ-05"
    table.act(5_000, 0, Lift())
    table.act(5_000, 1, Place("pass"))
    assert refused(table, 5_000, 0, Lift()) == "TZ-08"


def test_however_time_is_cut_the_same_happens() -> None:
    table = open_kitchen()
    table.act(0, 0, Place("pass"))
    table.act(500, 1, Place("floor"))
    at_once, in_pieces = table.state.copy(), table.state.copy()
    events = advance(GAME, at_once, 31_000)
    cut = [event for ms in range(501, 31_001, 7) for event in advance(GAME, in_pieces, ms)]
    cut += advance(GAME, in_pieces, 31_000)
    assert cut == events
    assert len(events) == 4
    assert encode(in_pieces) == encode(at_once)


def test_the_round_ends_to_the_millisecond() -> None:
    table = open_kitchen()
    table.act(29_999, 0, Place("floor"))
    assert refused(table, 30_000, 1, Place("floor")) == "TZ-TABLE"  # the game is over
    assert wait(table, 29_999) == []
    assert wait(table, 30_000) == [RoundEnded()]
    assert GAME.may_act(table.state) == []
    assert GAME.next_deadline(table.state) is None


def test_sand_that_runs_out_with_the_round_counts() -> None:
    table = open_kitchen(goal=1)
    table.act(28_000, 0, Place("pass"))
    arrives = table.state.deck[-1]
    assert wait(table, 30_000) == [RanOut(0, None), OrderArrived(arrives), RoundEnded()]


def test_the_team_wins_with_its_goal_and_loses_below_it() -> None:
    for more, result in ((0, "won"), (1, "lost")):
        served = open_kitchen(goal=1)
        done = serve_one(served, serve_one(served, 0))
        wait(served, done)
        coins = sum({"soup": 1, "stew": 2, "roast": 3}[dish] for dish in served.state.served)
        table = open_kitchen(goal=coins + more)
        serve_one(table, serve_one(table, 0))
        wait(table, 30_000)
        outcome = table.outcome()
        assert outcome is not None
        assert outcome.result == result
        [team] = outcome.sides
        assert (team.side, team.seats, team.points) == ("team", (0, 1), coins)
        assert outcome.winners() == ((0, 1) if result == "won" else ())


def test_the_hourglass_of_an_absent_cook_blocks_nothing() -> None:
    table = open_kitchen()
    table.act(0, 0, Place("pass"))
    wait(table, 2_500)
    assert table.act(3_000, TABLE, Away(0)) == [Lifted(0)]
    table.act(3_000, 1, Place("pass"))


def test_running_sand_of_an_absent_cook_is_lifted_when_it_has_run_out() -> None:
    table = open_kitchen()
    table.act(0, 0, Place("pass"))
    assert table.act(1_000, TABLE, Away(0)) == []
    assert wait(table, 1_999) == []
    events = wait(table, 2_000)
    assert events[-1] == Lifted(0)
    assert table.state.raw
    table.act(2_000, 1, Place("pass"))


def test_a_cook_who_is_back_lifts_by_hand() -> None:
    table = open_kitchen()
    table.act(0, 0, Place("pass"))
    table.act(500, TABLE, Away(0))
    assert table.act(600, TABLE, Back(0)) == []
    assert Lifted(0) not in wait(table, 2_000)
    table.act(2_000, 0, Lift())


@pytest.mark.parametrize(
    ("pace", "ms", "goal"), [("live", 30_000, 6), ("simulation", 30_000, 6), ("relaxed", 60_000, 9)]
)
def test_the_pace_sets_time_and_goal(pace: Pace, ms: int, goal: int) -> None:
    table = open_kitchen(pace)
    assert GAME.next_deadline(table.state) == ms
    assert table.state.goal == goal


@pytest.mark.parametrize("goal", [-1, 15])
def test_a_goal_that_cannot_be_is_refused(goal: int) -> None:
    with pytest.raises(BadOptions):
        open_kitchen(goal=goal)


def test_a_redealt_deck_holds_the_same_orders() -> None:
    table = open_kitchen()
    serve_one(table, 0)
    decks = [GAME.redeal(table.state, 0, seeded(f"deal {number}")).deck for number in range(5)]
    assert all(sorted(deck) == sorted(table.state.deck) for deck in decks)
    assert any(deck != table.state.deck for deck in decks)
