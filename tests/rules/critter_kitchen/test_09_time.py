"""Thinking time: how long each decision may take, live, relaxed and in a simulation. The rulebook has no timer."""

from collections.abc import Callable

import pytest

from atable.games.critter_kitchen.actions import (
    AddIngredient,
    ConfirmPlan,
    CookOpenly,
    KeepRestaurateur,
    KeepToken,
    Pass,
    PlaceWild,
    Present,
    PutAway,
    SwapChefs,
    TakeBack,
)
from atable.games.critter_kitchen.game import GAME
from atable.kernel.actions import Pause
from atable.kernel.game import advance
from atable.kernel.seats import Seat
from atable.kernel.spec import Pace
from atable.kernel.views import Limit
from tests.rules.critter_kitchen.kitchen import DAY, MELT, SECOND, cooking, fridge, own, serving, tidy, view
from tests.rules.critter_kitchen.scenario import A, B, C, Table

# A position in which A owes each decision, by pace.


def choosing(pace: Pace) -> Table:
    return Table(3, pace=pace, restaurateurs=True, restaurateur_draft=True)


def planning(pace: Pace) -> Table:
    return Table(3, pace=pace)


def fox(pace: Pace) -> Table:
    return Table(3, pace=pace).employ(A, "fox").plans()


def after_reveal(zous_chef: str) -> Callable[[Pace], Table]:
    def position(pace: Pace) -> Table:
        table = Table(3, pace=pace).hire(A, zous_chef)
        table.plan(A, mouse="soup_truck", lizard="garden_top_shop", boar="desert_vendor", zous="water_market")
        return table.plans()

    return position


def market(pace: Pace, *items: str, zous_chef: str | None = None) -> Table:
    """A's chef is alone at the Water Market, and C waits at the Chef Academy."""
    table = tidy(Table(3, pace=pace)).stock("water_market", *items).stock("chef_academy", "zous_chef")
    if zous_chef is None:
        return table.shop("water_market", {A: "boar"}, waiting=C)
    return table.hire(A, zous_chef).shop("water_market", {A: "zous"}, waiting=C)


def picking(pace: Pace) -> Table:
    return market(pace, "fish5", "bread4", "wine2", "meat2")


def ming(pace: Pace) -> Table:
    return market(pace, "fish5", zous_chef="ming")


def wild(pace: Pace) -> Table:
    return market(pace, "rumor_wild", "bread4", "wine2").take(A, "rumor_wild")


def magpie(pace: Pace) -> Table:
    return market(pace, "fish5", "rumor_question", zous_chef="magpie").take(A, "fish5")


def kingfisher(pace: Pace, item: str = "fish5", catch: str = "bread7") -> Table:
    """It takes this item, and draws this and a wine."""
    table = tidy(Table(3, pace=pace)).stock("water_market", item).hire(A, "kingfisher").drawing(catch, "wine2")
    return table.shop("water_market", {A: "zous"}, waiting=C).take(A, item)


def plates(pace: Pace) -> Table:
    return cooking(pace=pace)


def fridges(pace: Pace) -> Table:
    return fridge("bread2", "carrot2", "cheese2", "fish2", "meat2", "mushroom2", "wine2", pace=pace)


def meal(pace: Pace) -> Table:
    return serving("bread2", pace=pace)


DECISIONS = [
    pytest.param(choosing, 45, 1, id="choose_restaurateur"),
    pytest.param(planning, 60, 1, id="plan"),
    pytest.param(fox, 20, 1, id="after_reveal_fox"),
    pytest.param(after_reveal("chameleon"), 20, 1, id="after_reveal_chameleon"),
    pytest.param(after_reveal("mole"), 20, 1, id="after_reveal_mole"),
    pytest.param(ming, 20, 1, id="before_first_pick"),
    pytest.param(picking, 20, 1, id="pick"),
    pytest.param(wild, 20, 1, id="place_wild"),
    pytest.param(magpie, 20, 1, id="magpie_take"),
    pytest.param(kingfisher, 20, 1, id="keep_drawn"),
    pytest.param(plates, 150, 1, id="challenge_plates"),
    pytest.param(fridges, 45, 1, id="refrigerate"),
    pytest.param(meal, 180, 2, id="critic_meal"),
]


def limit(table: Table, seat: Seat = A) -> Limit:
    found = GAME.limit(table.state, seat)
    assert found is not None
    return found


@pytest.mark.parametrize(("position", "seconds", "days"), DECISIONS)
def test_thinking_time_of_each_decision(position: Callable[[Pace], Table], seconds: int, days: int) -> None:
    assert A in position("live").pending()
    assert limit(position("live")).ms == seconds * SECOND
    assert limit(position("relaxed")).ms == days * DAY
    assert GAME.limit(position("simulation").state, A) is None


@pytest.mark.parametrize(("position", "seconds", "days"), DECISIONS)
def test_nobody_else_has_a_limit(position: Callable[[Pace], Table], seconds: int, days: int) -> None:
    for pace in ("live", "relaxed"):
        table = position(pace)
        waiting = [seat for seat in range(table.state.seats) if seat not in table.pending()]
        assert [GAME.limit(table.state, seat) for seat in waiting] == [None] * len(waiting)
        assert GAME.next_deadline(table.state) is None  # the table keeps the time, no rule does


@pytest.mark.parametrize("position", [planning, plates, fridges, meal])
def test_no_player_stops_a_timer(position: Callable[[Pace], Table]) -> None:
    table = position("live")
    assert table.refusal(A, Pause()).startswith("CK-")


# All in parallel


def test_all_plan_cook_and_serve_in_parallel() -> None:
    for table in (planning("live"), cooking(seats=3, pace="live"), serving(seats=3, pace="live")):
        assert table.pending() == [A, B, C]
        assert limit(table, A) == limit(table, B) == limit(table, C)


def test_small_steps_share_the_time_of_their_decision() -> None:
    table = Table(3, pace="live")
    first = limit(table)
    table.send(A, mouse="soup_truck", lizard="water_market")
    assert limit(table) == first
    kitchen = cooking(pace="live").give(A, "fish6")
    first = limit(kitchen)
    kitchen.act(A, AddIngredient(MELT, "fish6"))
    kitchen.act(A, CookOpenly(True))
    assert limit(kitchen) == first
    cold = fridges("live")
    first = limit(cold)
    cold.act(A, PutAway("bread2"))
    assert limit(cold) == first


def test_taking_back_a_ready_plate_is_no_new_time() -> None:
    kitchen = cooking(pace="live")
    first = limit(kitchen)
    kitchen.act(A, Present())
    kitchen.act(A, TakeBack())
    assert limit(kitchen) == first


# The last planner


def confirm(table: Table, ms: int, *seats: Seat) -> Table:
    """At this table time these seats confirm their plans."""
    advance(GAME, table.state, ms)
    for seat in seats:
        table.plan(seat)
    return table


@pytest.mark.parametrize(
    ("when", "whole"),
    [(0, 30), (5, 35), (20, 50), (29, 59), (30, 60), (31, 60), (59, 60)],
)
def test_the_last_planner_has_at_most_30_seconds_more(when: int, whole: int) -> None:
    table = confirm(Table(3, pace="live"), when * SECOND, B, C)
    assert table.pending() == [A]
    assert limit(table) == Limit(limit(Table(3, pace="live")).group, whole * SECOND)


def test_the_clock_of_the_last_planner_starts_with_the_last_but_one() -> None:
    table = confirm(Table(3, pace="live"), 4 * SECOND, B)
    assert limit(table).ms == limit(table, C).ms == 60 * SECOND
    confirm(table, 12 * SECOND, C)
    assert limit(table).ms == 42 * SECOND
    table.send(A, mouse="soup_truck")  # his own steps change nothing
    assert limit(table).ms == 42 * SECOND


def test_whoever_takes_back_a_plan_gives_the_last_one_the_whole_minute() -> None:
    table = confirm(Table(2, pace="live"), 10 * SECOND, B)
    assert limit(table).ms == 40 * SECOND
    table.act(B, TakeBack())
    assert limit(table, A).ms == limit(table, B).ms == 60 * SECOND
    advance(GAME, table.state, 15 * SECOND)
    table.act(B, ConfirmPlan())
    assert limit(table).ms == 45 * SECOND


def test_time_is_counted_from_the_beginning_of_the_round() -> None:
    table = confirm(Table(2, pace="live"), 100 * SECOND, A, B)
    table.to_round(2)
    confirm(table, 107 * SECOND, B)
    assert limit(table).ms == 37 * SECOND
    assert limit(table).group != limit(Table(2, pace="live")).group


def test_alone_one_has_the_whole_minute() -> None:
    assert limit(Table(1, pace="live")).ms == 60 * SECOND


def test_relaxed_the_last_planner_has_the_whole_day() -> None:
    table = confirm(Table(3, pace="relaxed"), 5 * SECOND, B, C)
    assert limit(table).ms == DAY


# Every pick and every question has a time of its own


def test_each_pick_has_its_own_time() -> None:
    table = picking("live")
    groups = [limit(table).group]
    table.take(A, "fish5")
    groups.append(limit(table).group)
    table.take(A, "wine2")
    groups.append(limit(table).group)
    assert len(set(groups)) == 3


def test_a_wild_rumor_is_placed_on_time_of_its_own() -> None:
    table = market("live", "rumor_wild", "bread4", "wine2")
    groups = [limit(table).group]
    table.take(A, "rumor_wild")
    groups.append(limit(table).group)
    table.act(A, PlaceWild("question"))
    groups.append(limit(table).group)
    assert len(set(groups)) == 3


def test_mings_question_and_the_pick_after_it() -> None:
    table = ming("live")
    asked = limit(table).group
    table.act(A, Pass())
    assert limit(table).group != asked


def test_the_chameleon_and_the_fox_of_one_player() -> None:
    table = Table(3, pace="live").employ(A, "fox").hire(A, "chameleon").plans()
    asked = limit(table).group
    table.act(A, Pass())
    assert table.legal(A)[0] == SwapChefs("mouse", "lizard")
    assert limit(table).group != asked


def test_the_magpies_wild_rumor_is_placed_on_time_of_its_own() -> None:
    table = market("live", "fish5", "rumor_wild", zous_chef="magpie").take(A, "fish5")
    asked = limit(table).group
    table.take(A, "rumor_wild")
    assert PlaceWild("question") in table.legal(A)
    assert limit(table).group != asked


def test_the_kingfishers_wild_rumor_is_placed_on_time_of_its_own() -> None:
    table = kingfisher("live", catch="rumor_wild")
    asked = limit(table).group
    table.act(A, KeepToken("rumor_wild"))
    assert PlaceWild("question") in table.legal(A)
    assert limit(table).group != asked


def test_the_kingfisher_that_takes_a_wild_rumor_fishes_on_time_of_its_own() -> None:
    table = kingfisher("live", item="rumor_wild")
    asked = limit(table).group
    table.act(A, PlaceWild("exclaim"))
    assert KeepToken("bread7") in table.legal(A)
    assert limit(table).group != asked


def test_the_same_decision_in_another_round_is_another_decision() -> None:
    table = Table(2, pace="live")
    groups = set()
    for number in range(1, 8):
        groups.add(limit(table.to_round(number)).group)
    assert len(groups) == 7
    assert limit(Table(2, pace="live").to_cooking(3)).group != limit(Table(2, pace="live").to_cooking(6)).group


def test_the_draft_and_the_first_plan_have_their_own_time() -> None:
    table = choosing("live")
    first = limit(table)
    for seat in (A, B, C):
        table.act(seat, KeepRestaurateur(own(table, seat).dealt[1]))
    assert view(table).phase == "planning"
    assert (first.ms, limit(table).ms) == (45 * SECOND, 60 * SECOND)
    assert limit(table).group != first.group
