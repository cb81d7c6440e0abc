"""CK-372 to CK-381: the goods of À la Cart that lie beside the kitchen board."""

import pytest

from atable.games.critter_kitchen.actions import AddCookbook, ConfirmPlan, PourCoffee, PutAway, RecallChef, SwapChefs
from atable.games.critter_kitchen.events import CoffeePoured, MarkerMoved, PlansRevealed, StarsGained
from atable.kernel.events import seen_by
from tests.rules.critter_kitchen.kitchen import (
    DINE,
    MELT,
    TAPAS,
    cook,
    cooking,
    dish,
    fill,
    front,
    goods,
    offered,
    only,
    own,
    presented,
    refused_dish,
    serving,
    tidy,
    view,
)
from tests.rules.critter_kitchen.scenario import A, B, C, Table

GOODS = ("tofu", "coffee", "cookbook", "trophy")


def market() -> Table:
    return Table(3, a_la_cart=True)


def morning(*owned: str) -> Table:
    """Round 4 is being planned; A has these goods, and nothing lies in the city."""
    table = goods(tidy(market().to_round(4)), {A: owned})
    table.state.priority = [A, B, C]
    return table


def kitchen(*owned: str) -> Table:
    """The end of round 3: A has bought these goods."""
    return goods(cooking(a_la_cart=True), {A: owned})


def brew(table: Table, chef: str, **chefs: str) -> Table:
    """A sends these chefs, one of them with a coffee, and is ready."""
    table.send(A, **chefs).act(A, PourCoffee(chef))
    table.act(A, ConfirmPlan())
    return table


@pytest.mark.parametrize("good", ["coffee", "cookbook", "trophy"])
def test_ck_372_ck_376_ck_379_ck_380_kept_face_up_and_not_in_storage(good: str) -> None:
    table = market().stock("water_market", good, "fish5").shop("water_market", {A: "mouse"}, waiting=C).take(A, good)
    for watcher in (None, B):
        here = view(table, watcher).kitchens[A]
        shown = {"coffee": here.coffees, "cookbook": here.cookbooks, "trophy": here.trophies}
        assert shown == {**dict.fromkeys(shown, 0), good: 1}
    assert table.storage(A) == []


# Coffee


def test_ck_373_a_coffee_is_poured_in_secret() -> None:
    table = morning("coffee").send(A, boar="water_market", mouse="desert_vendor", lizard="soup_truck")
    poured = table.act(A, PourCoffee("boar"))
    assert seen_by(poured, A) == [CoffeePoured(A, "boar")]
    assert [seen_by(poured, watcher) for watcher in (B, C, None)] == [[], [], []]
    assert own(table, A).coffee == ("boar",)
    assert (front(table, A).coffees, front(table, A).coffee_on) == (1, ())
    table.act(A, ConfirmPlan())
    table.plans()
    assert (front(table, A).coffees, front(table, A).coffee_on) == (0, ("boar",))
    (shown,) = [plan for plan in only(table.log, PlansRevealed)[-1].plans if plan.seat == A]
    assert shown.coffee == ("boar",)


@pytest.mark.parametrize(("chef", "items"), [("lizard", 2), ("boar", 3)])
def test_ck_373_speed_1_and_the_same_capacity(chef: str, items: int) -> None:
    table = morning("coffee").stock("water_market", "fish2", "fish3", "fish4", "fish5", "fish6")
    others = [other for other in ("mouse", "lizard", "boar") if other != chef]
    brew(table, chef, **{chef: "water_market", others[0]: "soup_truck", others[1]: "chef_academy"})
    table.plan(B, mouse="water_market").plan(C, lizard="water_market").to_location("water_market")
    assert view(table).line == (A, B)  # C's lizard waits
    table.take(A, "fish5").take(B, "fish2").take(A, "fish4")
    assert table.pending() == ([A] if items == 3 else [C])


def test_ck_373_a_zous_chef_may_have_one_too() -> None:
    table = morning("coffee").hire(A, "snail").stock("water_market", "fish2", "fish3", "fish4", "fish5", "bread2")
    table.give(B, "meat2")
    brew(table, "zous", zous="water_market", mouse="soup_truck", lizard="midnight_merchant", boar="chef_academy")
    table.plan(B, lizard="water_market").plans().to_location("water_market")
    assert (view(table).line, table.pending()) == ((A,), [A])
    table.take(A, "fish2", "fish3", "fish4", "fish5")
    assert table.pending() == [B]


def test_ck_373_only_this_round() -> None:
    table = morning("coffee")
    brew(table, "boar", boar="water_market", mouse="soup_truck", lizard="midnight_merchant").plans()
    table.to_round(5)
    assert front(table, A).coffee_on == ()
    table.stock("water_market", "fish2", "fish3").shop("water_market", {A: "boar", B: "lizard"}, waiting=C)
    assert table.pending() == [B]


def test_ck_373_ck_104_it_comes_back_with_the_location_card() -> None:
    table = morning("coffee").send(A, boar="water_market", mouse="soup_truck")
    table.act(A, PourCoffee("boar"))
    table.act(A, RecallChef("boar"))
    assert own(table, A).coffee == ()
    table.act(A, PourCoffee("mouse"))
    assert own(table, A).coffee == ("mouse",)


def test_ck_373_a_chef_without_a_location_drinks_nothing() -> None:
    table = morning("coffee")
    assert offered(table, A, PourCoffee) == []
    assert table.refusal(A, PourCoffee("boar")) == "CK-099"
    assert table.refusal(A, PourCoffee("zous")) == "CK-102"


def test_ck_373_a_coffee_goes_where_its_chef_goes() -> None:
    """The Fox sends the wakeful boar to the Water Market after the reveal."""
    table = morning("coffee").employ(A, "fox").stock("water_market", "fish2", "fish3", "fish4")
    brew(table, "boar", boar="soup_truck", mouse="chef_academy", lizard="water_market")
    table.plan(B, lizard="water_market").plans()
    table.act(A, SwapChefs("lizard", "boar"))
    table.to_location("water_market")
    assert (view(table).line, table.pending()) == ((A,), [A])


def test_ck_374_one_coffee_for_a_chef() -> None:
    table = morning("coffee", "coffee").send(A, boar="water_market", mouse="soup_truck")
    table.act(A, PourCoffee("boar"))
    assert table.refusal(A, PourCoffee("boar")) == "CK-374"
    assert offered(table, A, PourCoffee) == [PourCoffee("mouse")]
    table.act(A, PourCoffee("mouse"))
    assert own(table, A).coffee == ("mouse", "boar")


def test_ck_374_no_more_coffees_than_one_owns() -> None:
    table = morning("coffee").send(A, boar="water_market", mouse="soup_truck")
    table.act(A, PourCoffee("boar"))
    assert table.refusal(A, PourCoffee("mouse")) == "CK-374"
    table.send(B, boar="water_market")
    assert table.refusal(B, PourCoffee("boar")) == "CK-374"


def test_ck_374_a_used_coffee_is_gone() -> None:
    table = morning("coffee", "coffee")
    brew(table, "boar", boar="water_market", mouse="soup_truck", lizard="midnight_merchant").plans().to_round(5)
    left = [front(table, A).coffees]
    table.stock("desert_vendor").plans().to_round(6)
    left.append(front(table, A).coffees)
    assert left == [1, 1]  # the other one was not used


def test_ck_375_an_unused_coffee_is_worth_nothing() -> None:
    table = goods(serving(a_la_cart=True), {A: ["coffee", "coffee", "coffee"]})
    before = table.stars(A)
    table.present()
    assert (front(table, A).coffees, table.stars(A)) == (3, before)


# Cookbooks


@pytest.mark.parametrize(
    ("words", "worth", "stars"), [("fish3 bread2 cheese3", 12, 2), ("fish7 bread5 cheese5", 21, 4)]
)
def test_ck_377_a_cookbook_adds_4(words: str, worth: int, stars: int) -> None:
    shown = dish(kitchen("cookbook"), MELT, f"{words} cookbook")
    assert (shown.value, shown.stars, shown.cookbook) == (worth, stars, True)


def test_ck_377_one_for_a_dish_and_then_it_is_gone() -> None:
    table = kitchen("cookbook", "cookbook", "cookbook")
    cook(table, A, MELT, "fish5 bread5 cheese5 cookbook")
    assert table.refusal(A, AddCookbook(MELT)) == "CK-377"
    assert front(table, A).cookbooks == 3  # spent only when the dish is presented
    cook(table, A, DINE, "meat5 bread5 wine5 cookbook").present()
    assert [shown.value for shown in presented(table, A).dishes] == [19, 19]
    assert front(table, A).cookbooks == 1


def test_ck_377_a_cleared_plate_gives_it_back() -> None:
    table = kitchen("cookbook").give(A, "fish5")
    fill(table, A, MELT, "fish5 cookbook")
    table.present(B).auto(lambda state: view(table).phase != "cooking")
    assert (front(table, A).cookbooks, table.storage(A)) == (1, ["fish5"])


def test_ck_377_only_the_own_ones() -> None:
    assert kitchen("cookbook").refusal(B, AddCookbook(MELT)) == "CK-377"


def test_ck_378_it_counts_towards_the_minimum_of_6() -> None:
    shown = dish(kitchen("cookbook"), TAPAS, "carrot2 soup cookbook")
    assert (shown.value, shown.stars) == (7, 1)
    assert refused_dish(kitchen("cookbook"), TAPAS, "carrot2 soup") == "CK-234"


@pytest.mark.parametrize(
    ("words", "rule"),
    [("carrot7 cookbook", "CK-221"), ("soup soup cookbook", "CK-225"), ("cookbook", "CK-225")],
)
def test_ck_378_but_represents_nothing(words: str, rule: str) -> None:
    assert refused_dish(kitchen("cookbook"), TAPAS, words) == rule


# Trophies, the fridge and the priority track


@pytest.mark.parametrize(("trophies", "stars"), [(0, 0), (1, 1), (2, 3), (3, 5)])
def test_ck_379_trophies_in_the_bonus_score(trophies: int, stars: int) -> None:
    table = goods(serving(a_la_cart=True), {A: ["trophy"] * trophies})
    assert "trophies" not in front(table, A).sheet  # not before the critic has eaten
    table.present()
    assert front(table, A).sheet.get("trophies", 0) == stars
    told = [event.stars for event in only(table.events, StarsGained) if event.source == "trophies"]
    assert told == ([stars] if stars else [])


def test_ck_380_they_need_no_place_in_the_fridge() -> None:
    table = kitchen("coffee", "cookbook", "trophy").give(A, "bread2", "carrot2", "cheese2", "fish2", "meat2").present()
    assert view(table).phase == "planning"
    assert (front(table, A).coffees, front(table, A).cookbooks, front(table, A).trophies) == (1, 1, 1)
    for good in ("coffee", "cookbook", "trophy"):
        full = kitchen(good).give(A, "bread2", "carrot2", "cheese2", "fish2", "meat2", "wine2").present()
        assert full.refusal(A, PutAway(good)) == "CK-246"


@pytest.mark.parametrize("good", GOODS)
def test_ck_381_a_good_taken_first_in_a_tie_moves_the_marker(good: str) -> None:
    table = market().stock("water_market", good, "fish5")
    table.shop("water_market", {A: "mouse", B: "mouse"}, waiting=C).take(A, good)
    assert only(table.events, MarkerMoved) == [MarkerMoved(A, False, (B, C, A))]
    untied = market().stock("water_market", good, "fish5")
    untied.shop("water_market", {A: "mouse", B: "boar"}, waiting=C).take(A, good)
    assert (only(untied.events, MarkerMoved), untied.order()) == ([], [A, B, C])
