"""CK-362 to CK-371: À la Cart, a cart with one good in every round; tofu."""

from collections import Counter
from typing import Any

import pytest

from atable.games.critter_kitchen.actions import AddIngredient, AddSpice, LeaveWithSoup, PutAway, Take
from atable.games.critter_kitchen.content.items import ITEM_IDS, ITEM_INDEX
from atable.games.critter_kitchen.events import CartParked, ItemsRemoved
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.options import CritterOptions
from atable.kernel.errors import BadOptions
from tests.rules.critter_kitchen.kitchen import (
    MELT,
    TAPAS,
    cook,
    cooking,
    dish,
    fill,
    front,
    goods,
    only,
    own,
    presented,
    refused_dish,
    serve,
    serving,
    view,
)
from tests.rules.critter_kitchen.scenario import A, B, C, Table

NUMBERED = ["garden_top_shop", "desert_vendor", "water_market", "air_docks", "lantern_lane"]
GOODS = ("tofu", "coffee", "cookbook", "trophy")


def market(seats: int = 3, **options: Any) -> Table:
    return Table(seats, a_la_cart=True, **options)


def kitchen(*owned: str, seats: int = 2, **options: Any) -> Table:
    """The end of round 3: A has bought these goods."""
    return goods(cooking(seats=seats, a_la_cart=True, **options), {A: owned})


def goods_lying(table: Table) -> list[tuple[str, str]]:
    """Where which goods lie."""
    return [(place.id, item) for place in view(table).locations for item in place.items if item in GOODS]


# Carts


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_362_for_two_to_five_players_who_want_it(seats: int) -> None:
    assert len(goods_lying(market(seats))) == 1
    assert goods_lying(Table(seats)) == []


def test_ck_362_not_alone() -> None:
    with pytest.raises(BadOptions) as error:
        GAME.resolve(CritterOptions(a_la_cart=True), 1)
    assert error.value.field == "a_la_cart"


def test_ck_363_twelve_carts_of_which_seven_are_seen() -> None:
    table = market()
    assert Counter(ITEM_IDS[good] for good in table.state.carts) == dict.fromkeys(GOODS, 3)
    first = goods_lying(table)
    table.auto(lambda state: False)
    seen = [good for _, good in first] + [event.good for event in only(table.log, CartParked)]
    assert seen == [ITEM_IDS[good] for good in table.state.carts[:7]]


def test_ck_363_they_are_shuffled() -> None:
    firsts = {goods_lying(market(seed=str(seed)))[0][1] for seed in range(40)}
    assert firsts == set(GOODS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_364_the_cart_moves_from_location_to_location(seats: int) -> None:
    table = market(seats)
    parked = []
    for number in range(1, 8):
        table.to_round(number)
        ((location, good),) = goods_lying(table)
        parked.append(NUMBERED.index(location) + 1)
        if number > 1:
            assert only(table.events, CartParked) == [CartParked(location, good)]
    assert parked == [number % seats + 1 for number in range(7)]


def test_ck_365_the_good_lies_beside_the_tokens() -> None:
    table = market()
    assert [len(table.stall(location)) for location in NUMBERED[:3]] == [3 + 1, 3, 4]
    table.to_round(2)
    assert [len(table.stall(location)) for location in NUMBERED[:3]] == [3, 3 + 1, 4]


@pytest.mark.parametrize("good", GOODS)
def test_ck_365_a_good_is_one_item_to_take(good: str) -> None:
    table = market().stock("water_market", "fish5", good, "bread2")
    table.shop("water_market", {A: "mouse", B: "lizard"}, waiting=C).take(A, good)
    assert table.pending() == [B]  # a mouse carries nothing more
    assert table.stall("water_market") == ["fish5", "bread2"]


def test_ck_365_a_chef_with_room_must_take_it() -> None:
    table = market().stock("water_market", "fish5", "coffee").shop("water_market", {A: "lizard"}, waiting=C)
    table.take(A, "fish5")
    assert (front(table, A).coffees, table.stall("water_market")) == (1, [])


@pytest.mark.parametrize("good", GOODS)
def test_ck_366_goods_exist_for_everybody(good: str) -> None:
    table = market().know(A, "question", "exclaim", "whisper").stock("water_market", good)
    kitchen_of_a = table.state.kitchens[A]
    kitchen_of_a.coffees, kitchen_of_a.cookbooks, kitchen_of_a.trophies = 1, 1, 1
    table.shop("water_market", {A: "mouse"}, waiting=C)
    assert table.legal(A) == [Take(good), LeaveWithSoup()]


@pytest.mark.parametrize("good", GOODS)
def test_ck_367_a_good_that_nobody_takes_leaves_the_game(good: str) -> None:
    table = market().stock("water_market", "fish5", good).stock("chef_academy", "zous_chef")
    table.shop("water_market", {A: "mouse"}, waiting=C).take(A, "fish5")
    assert ItemsRemoved("water_market", (good,)) in table.events
    assert good not in table.stall("chef_academy") + table.stall("water_market")


# Tofu


def test_ck_368_tofu_is_a_three_in_storage() -> None:
    table = market().stock("water_market", "tofu", "fish5").shop("water_market", {A: "mouse"}, waiting=C)
    table.take(A, "tofu")
    assert table.storage(A) == ["tofu"]
    shown = dish(kitchen("tofu"), MELT, "fish2 bread2 tofu=cheese")
    assert shown.value == 2 + 2 + 3


def test_ck_368_tofu_counts_for_the_fridge() -> None:
    table = kitchen("tofu", "tofu").give(A, "bread2", "carrot2", "cheese2", "fish2").present()
    assert own(table, A).excess == 1
    assert PutAway("tofu") in table.legal(A)


@pytest.mark.parametrize("named", ["fish", "bread", "cheese"])
def test_ck_369_in_a_dish_tofu_is_a_type_of_the_card(named: str) -> None:
    others = " ".join(f"{kind}4" for kind in ("fish", "bread", "cheese") if kind != named)
    assert dish(kitchen("tofu"), MELT, f"{others} tofu={named}").value == 11


def test_ck_369_tofu_may_be_the_only_ingredient() -> None:
    shown = dish(kitchen("tofu", "tofu"), MELT, "tofu=fish tofu=bread soup")
    assert (shown.value, shown.stars) == (7, 1)


def test_ck_369_the_type_must_be_named_and_shown() -> None:
    table = kitchen("tofu").give(A, "fish5")
    assert table.refusal(A, AddIngredient(MELT, "tofu")) == "CK-369"
    assert table.refusal(A, AddIngredient(MELT, "tofu", "soup")) == "CK-369"
    assert table.refusal(A, AddIngredient(MELT, "tofu", "meat")) == "CK-223"
    assert table.refusal(A, AddIngredient(TAPAS, "tofu", "bread")) == "CK-224"
    assert table.refusal(A, AddIngredient(MELT, "fish5", "bread")) == "CK-369"  # only tofu is that flexible


def test_ck_369_one_tofu_is_one_type() -> None:
    assert refused_dish(kitchen("tofu"), MELT, "fish7 tofu=bread") == "CK-221"


@pytest.mark.parametrize("course", ["bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine"])
def test_ck_369_the_critic_takes_tofu_in_any_course(course: str) -> None:
    table = goods(serving(a_la_cart=True), {A: ["tofu"]})
    table.act(A, AddIngredient(course, "tofu", course))
    assert (table.storage(A), [plate.value for plate in own(table, A).meal if plate.items]) == ([], [3])
    table.present()
    assert view(table).kitchens[A].track == 3


def test_ck_369_a_course_is_named_after_what_tofu_counts_as() -> None:
    table = goods(serving(a_la_cart=True), {A: ["tofu"]})
    assert table.refusal(A, AddIngredient("bread", "tofu", "wine")) == "CK-261"
    assert table.refusal(A, AddIngredient("bread", "tofu")) == "CK-369"


def test_ck_370_only_an_allspice_on_tofu() -> None:
    table = kitchen("tofu").give(A, "fish2", "bread2", "spice_cheese", "allspice")
    fill(table, A, MELT, "fish2 bread2 tofu=cheese")
    assert table.refusal(A, AddSpice(MELT, "tofu", "spice_cheese")) == "CK-015"
    table.act(A, AddSpice(MELT, "tofu", "allspice"))
    table.present()
    assert presented(table, A).dishes[0].value == 2 + 2 + 6


def test_ck_370_or_a_spice_that_serves_as_one() -> None:
    panda = kitchen("tofu").employ(A, "red_panda")
    assert dish(panda, MELT, "fish2 bread2 tofu=cheese+spice_wine").value == 10
    heron = kitchen("tofu").employ(A, "heron")
    assert dish(heron, MELT, "fish2 bread2 tofu=cheese+soup").value == 10


def test_ck_370_the_heron_once_for_each_type_that_tofu_counts_as() -> None:
    """The bread has its soup; the tofu that counts as cheese has none yet."""
    table = kitchen("tofu", "tofu").employ(A, "heron").give(A, "fish2", "bread2", "soup", "soup", "soup")
    fill(table, A, MELT, "fish2 bread2+soup tofu=bread tofu=cheese")
    table.act(A, AddSpice(MELT, "tofu", "soup"))
    assert table.refusal(A, AddSpice(MELT, "tofu", "soup")) == "CK-015"
    table.present()
    assert presented(table, A).dishes[0].value == 2 + 4 + 3 + 6


def test_ck_370_before_the_critic_too() -> None:
    table = goods(serving("spice_bread", "allspice_r7", a_la_cart=True), {A: ["tofu"]})
    table.act(A, AddIngredient("bread", "tofu", "bread"))
    assert table.refusal(A, AddSpice("bread", "tofu", "spice_bread")) == "CK-015"
    table.act(A, AddSpice("bread", "tofu", "allspice_r7"))
    assert own(table, A).meal[0].value == 6


def test_ck_371_tofu_never_goes_into_the_bag() -> None:
    table = kitchen("tofu", "tofu").give(B, "bread2", "carrot2", "cheese2", "fish2", "meat2", "wine2")
    fill(table, A, MELT, "tofu=fish")
    cook(table, A, MELT, "bread4 cheese4").give(A, "bread3", "carrot3", "cheese3", "fish3", "meat3")
    tokens, gone = sum(table.state.bag), table.state.removed.count(ITEM_INDEX["tofu"])
    table.present()
    assert sum(table.state.bag) == tokens + 2  # the bread and the cheese
    table.act(A, PutAway("tofu"))
    assert table.storage(A) == ["bread3", "carrot3", "cheese3", "fish3", "meat3"]
    table.act(B, PutAway("wine2"))
    GAME.invariants(table.state)
    assert table.state.removed.count(ITEM_INDEX["tofu"]) == gone + 2


def test_ck_273_ck_369_tofu_fills_the_seventh_course() -> None:
    six = ("bread2", "carrot2", "cheese2", "fish2", "meat2", "mushroom2")
    table = goods(serving(*six, a_la_cart=True, critic="raccoon"), {A: ["tofu"]})
    serve(table, A, " ".join(six) + " tofu=wine").present()
    assert front(table, A).sheet["courses"] == 1
