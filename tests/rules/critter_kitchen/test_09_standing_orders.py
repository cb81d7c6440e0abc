"""Standing orders of relaxed play: a list of sorts of items, then perhaps soup, played while somebody sleeps."""

import pytest

from atable.games.critter_kitchen.actions import ConfirmPlan, LeaveWithSoup, Pass, PlaceWild, SetStandingOrders, Take
from atable.games.critter_kitchen.events import ConsolationSoup, ItemTaken, OrderFollowed, OrdersSet
from atable.games.critter_kitchen.game import GAME
from atable.kernel.events import Secret, seen_by
from atable.kernel.spec import Pace
from tests.rules.critter_kitchen.kitchen import all_seen, default, front, only, own, tidy, watchers
from tests.rules.critter_kitchen.scenario import A, B, C, Table


def sleepy(*wishes: str, pace: Pace = "relaxed") -> Table:
    """A has left these orders; nothing lies in the city but a zous-chef for C, who waits at the Chef Academy."""
    table = tidy(Table(3, pace=pace)).stock("chef_academy", "zous_chef")
    table.act(A, SetStandingOrders(wishes))
    return table


def visit(table: Table, chef: str, *items: str, location: str = "water_market") -> Table:
    """A's chef alone where these items lie."""
    return table.stock(location, *items).shop(location, {A: chef}, waiting=C)


def taken(table: Table) -> list[str]:
    return [event.item for event in only(table.log, ItemTaken) if event.seat == A]


# Who, when and what


@pytest.mark.parametrize("pace", ["live", "simulation"])
def test_orders_are_for_relaxed_play(pace: Pace) -> None:
    table = Table(3, pace=pace)
    assert table.refusal(A, SetStandingOrders(("fish",))) == "CK-121"
    assert SetStandingOrders() not in table.legal(A)


def test_orders_may_be_left_by_anybody_at_any_time() -> None:
    table = sleepy()
    visit(table, "lizard", "fish5", "bread4")
    assert (table.pending(), GAME.may_act(table.state)) == ([A], [A, B, C])
    for seat in (A, B, C):
        assert SetStandingOrders() in table.legal(seat)
        table.act(seat, SetStandingOrders(("wine",)))
        assert own(table, seat).orders == SetStandingOrders(("wine",))
    assert table.pending() == [A]


def test_orders_that_answer_the_present_question_are_followed_at_once() -> None:
    table = sleepy()
    visit(table, "mouse", "fish5", "bread4")
    table.act(A, SetStandingOrders(("bread",)))
    assert taken(table) == ["bread4"]


@pytest.mark.parametrize(
    "wishes", [("fish", "fish"), ("soup", "soup"), ("fish5",), ("carrots",), ("allspice",), ("rumor_wild",), ("",)]
)
def test_orders_name_sorts_of_items_once_each(wishes: tuple[str, ...]) -> None:
    table = Table(3, pace="relaxed")
    assert table.refusal(A, SetStandingOrders(wishes)) == "CK-121"


def test_orders_may_name_every_sort() -> None:
    types = ("bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine")
    everything = (*types, "spice", "rumor", "zous_chef", "good", "bisque", "soup")
    table = Table(3, pace="relaxed")
    table.act(A, SetStandingOrders(everything))
    assert own(table, A).orders.wishes == everything


def test_orders_come_from_a_seat() -> None:
    table = Table(3, pace="relaxed")
    assert table.refusal(3, SetStandingOrders()) == "CK-013"


def test_no_orders_after_the_end() -> None:
    table = Table(2, pace="relaxed").auto(lambda state: False)
    assert table.refusal(A, SetStandingOrders()) == "CK-078"
    assert table.legal(A) == []


# How they are followed


@pytest.mark.parametrize(
    ("wishes", "items", "first"),
    [
        (("fish", "bread"), ("bread7", "fish2"), "fish2"),  # the first wish, whatever its number
        (("fish",), ("fish2", "fish6", "bread7"), "fish6"),  # of one type the highest number
        (("wine", "bread"), ("bread3", "fish7"), "bread3"),
        (("spice",), ("fish7", "spice_wine"), "spice_wine"),
        (("spice",), ("allspice", "spice_wine"), "spice_wine"),
        (("rumor",), ("fish7", "rumor_exclaim"), "rumor_exclaim"),
        (("zous_chef", "fish"), ("fish7", "zous_chef"), "zous_chef"),
        (("good",), ("fish7", "coffee"), "coffee"),
        (("good",), ("fish7", "tofu"), "tofu"),
    ],
)
def test_orders_choose_what_a_mouse_takes(wishes: tuple[str, ...], items: tuple[str, ...], first: str) -> None:
    table = visit(sleepy(*wishes), "mouse", *items)
    assert (table.pending(), taken(table)) == ([C], [first])
    assert OrderFollowed(A, first) in table.events


def test_orders_are_read_from_the_top_at_every_pick() -> None:
    table = visit(sleepy("fish", "bread", "wine"), "boar", "bread7", "wine7", "fish2", "wine2", "fish3")
    assert (table.pending(), taken(table)) == ([C], ["fish3", "fish2", "bread7"])


def test_without_a_wish_that_fits_the_owner_is_asked() -> None:
    table = visit(sleepy("fish"), "lizard", "bread7", "wine2")
    assert (table.pending(), taken(table)) == ([A], [])
    assert table.legal(A)[:3] == [Take("bread7"), Take("wine2"), LeaveWithSoup()]
    partly = visit(sleepy("fish"), "lizard", "bread7", "wine2", "fish3")
    assert (partly.pending(), taken(partly)) == ([A], ["fish3"])


def test_soup_at_the_end_of_the_list_means_going_home() -> None:
    table = visit(sleepy("fish", "soup"), "boar", "bread7", "wine2", "meat4")
    assert (table.pending(), taken(table), table.soups(A)) == ([C], [], 1)
    assert only(table.log, ConsolationSoup) == [ConsolationSoup(A, "boar", "water_market", 1, False)]


def test_soup_is_no_wish_after_the_first_item() -> None:
    """CK-147: a chef that has taken something does not go home with a soup."""
    table = visit(sleepy("fish", "soup"), "boar", "bread7", "wine2", "fish4")
    assert (table.pending(), taken(table), table.soups(A)) == ([A], ["fish4"], 0)


def test_at_the_soup_truck_soup_is_an_item() -> None:
    table = visit(sleepy("bisque", "soup"), "boar", "bisque", "carrot3", location="soup_truck")
    assert (table.pending(), taken(table), table.soups(A)) == ([C], ["bisque", "soup", "soup"], 2)
    assert only(table.log, ConsolationSoup) == []


def test_what_does_not_exist_is_not_wished() -> None:
    table = visit(sleepy("rumor", "fish").know(A, "question"), "mouse", "rumor_question", "fish2", "bread7")
    assert taken(table) == ["fish2"]


def test_orders_do_not_place_a_wild_rumor() -> None:
    table = visit(sleepy("rumor", "bread"), "lizard", "rumor_wild", "fish2", "bread7")
    assert (table.pending(), taken(table)) == ([A], ["rumor_wild"])
    assert default(table, A) == PlaceWild("question")
    table.act(A, PlaceWild("whisper"))
    assert (table.pending(), taken(table)) == ([C], ["rumor_wild", "bread7"])


def test_orders_do_not_exchange_for_ming() -> None:
    table = visit(sleepy("fish").hire(A, "ming"), "zous", "fish2", "fish7")
    assert (table.pending(), taken(table)) == ([A], [])
    table.act(A, Pass())
    assert taken(table) == ["fish7", "fish2"]


def test_two_sleepers_take_turns() -> None:
    table = sleepy("fish", "bread")
    table.act(B, SetStandingOrders(("bread", "fish")))
    table.stock("water_market", "fish5", "fish4", "bread5", "bread4")
    table.shop("water_market", {A: "lizard", B: "lizard"}, waiting=C)
    assert [(event.seat, event.item) for event in only(table.log, ItemTaken)] == [
        (A, "fish5"),
        (B, "bread5"),
        (A, "fish4"),
        (B, "bread4"),
    ]
    assert (table.pending(), table.order()) == ([C], [B, C, A])


def test_orders_last_until_they_are_changed() -> None:
    table = sleepy("fish")
    visit(table, "mouse", "fish2", "bread7").auto(lambda state: state.round == 2)
    visit(tidy(table), "mouse", "fish3", "bread7").auto(lambda state: state.round == 3)
    assert taken(table) == ["fish2", "fish3"]
    table.act(A, SetStandingOrders(("bread",)))
    visit(tidy(table), "mouse", "fish4", "bread7").to_round(4)
    assert taken(table) == ["fish2", "fish3", "bread7"]
    table.act(A, SetStandingOrders())
    visit(tidy(table), "mouse", "fish4", "bread6")
    assert table.pending() == [A]


def test_orders_plan_nothing() -> None:
    table = sleepy("fish")
    assert A in table.pending()
    assert table.refusal(A, ConfirmPlan()) == "CK-100"


# Who knows of them


def test_orders_are_known_to_their_owner_alone() -> None:
    table = Table(3, pace="relaxed")
    others = [watcher for watcher in watchers(table.state) if watcher != A]
    before = {watcher: all_seen(table.state, watcher) for watcher in others}
    events = table.act(A, SetStandingOrders(("fish", "soup")))
    assert events == [Secret((A,), OrdersSet(A), None)]
    for watcher in others:
        assert (seen_by(events, watcher), all_seen(table.state, watcher)) == ([], before[watcher])
    assert own(table, B).orders == SetStandingOrders()


def test_what_is_taken_by_order_tells_nothing_of_the_rest_of_the_list() -> None:
    tables = [visit(sleepy(*wishes), "mouse", "fish2", "bread7") for wishes in (("fish",), ("fish", "wine", "soup"))]
    one, other = tables
    for watcher in (B, C, None):
        assert all_seen(one.state, watcher) == all_seen(other.state, watcher)
        assert seen_by(one.events, watcher) == seen_by(other.events, watcher)
    assert front(one, A) == front(other, A)
