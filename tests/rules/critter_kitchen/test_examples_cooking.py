"""Worked examples of days that end: E-07, E-08, P-06 to P-08, T-12 to T-15, T-28, T-30 to T-32."""

import pytest

from atable.games.critter_kitchen.actions import (
    AddIngredient,
    AddSpice,
    ClearPlate,
    ConfirmPlan,
    PourCoffee,
    Present,
    PutAway,
    SwapChefs,
)
from atable.games.critter_kitchen.content.cards import NO_CARD
from atable.games.critter_kitchen.events import MarkerMoved
from tests.rules.critter_kitchen.kitchen import (
    DINE,
    MELT,
    TAPAS,
    chefs_at,
    cook,
    cooking,
    dish,
    fill,
    fridge,
    front,
    goods,
    offered,
    only,
    own,
    presented,
    refused_dish,
    stored,
    tidy,
    view,
)
from tests.rules.critter_kitchen.scenario import A, B, C, Table


@pytest.mark.parametrize(("words", "worth", "stars"), [("soup soup", 12, 2), ("soup", 11, 1)])
def test_e_07_ck_222_ck_232_a_challenge_completed_with_soup(words: str, worth: int, stars: int) -> None:
    table = cooking(MELT)
    shown = dish(table, MELT, f"fish3 fish4 cheese3 {words}")
    assert (shown.value, shown.stars) == (worth, stars)
    assert (table.stars(A), stored(table, A)) == (stars, ([], 0, 0))


def test_e_08_ck_225_a_challenge_with_one_real_ingredient() -> None:
    shown = dish(cooking(MELT), MELT, "fish6+spice_fish soup soup")
    assert (shown.value, shown.stars) == (14, 2)


def test_p_06_ck_222_ck_233_a_bisque_as_an_ingredient() -> None:
    shown = dish(cooking(MELT), MELT, "bread2+spice_bread fish7+spice_fish bisque")
    assert (shown.value, shown.stars) == (21, 4)


def test_p_07_ck_224_ck_232_the_hold_token() -> None:
    table = cooking(MELT, DINE, TAPAS).give(A, "bread5")
    (*_, third) = view(table).challenges
    assert (third.types, third.held) == (("carrot", "mushroom"), "bread")
    cook(table, A, TAPAS, "carrot6 carrot2 mushroom3 soup")
    assert table.refusal(A, AddIngredient(TAPAS, "bread5")) == "CK-224"
    table.present()
    (shown,) = presented(table, A).dishes
    assert (shown.value, shown.stars, table.storage(A)) == (12, 2, ["bread5"])


def test_p_08_ck_247_ck_250_ck_252_the_fridge_of_day_1() -> None:
    ingredients = ["bread2", "carrot4", "fish7", "meat5", "wine3"]
    spices = ["spice_fish", "spice_meat", "allspice"]
    table = fridge(*ingredients, *spices, *["soup"] * 4)
    in_bag = [table.in_bag(item) for item in ("wine3", "bread2", "spice_meat")]
    for item in ("wine3", "bread2", "spice_meat"):
        assert (view(table).phase, table.pending()) == ("refrigerating", [A])
        table.act(A, PutAway(item))
    assert stored(table, A) == (["carrot4", "fish7", "meat5", "spice_fish", "allspice"], 4, 0)
    lying = [item for place in view(table).locations for item in place.items]  # round 4 has been stocked
    back = [table.in_bag(item) + lying.count(item) for item in ("wine3", "bread2", "spice_meat")]
    assert back == [count + 1 for count in in_bag]


def test_t_12_ck_028_a_bisque_cannot_count_twice() -> None:
    table = cooking(MELT, DINE)
    assert refused_dish(table, DINE, "meat7 bisque") == "CK-221"
    cook(table, A, DINE, "soup").present()
    (shown,) = presented(table, A).dishes
    assert (shown.value, shown.stars) == (11, 1)


def test_t_13_ck_225_soup_only() -> None:
    table = cooking(MELT)
    assert refused_dish(table, MELT, "bisque bisque bisque bisque") == "CK-225"
    assert own(table, A).plates[0].value == 12
    table.act(A, ClearPlate(MELT))
    table.present()
    assert (presented(table, A).dishes, stored(table, A)) == ((), ([], 0, 4))


def test_t_14_ck_017_double_spice() -> None:
    table = cooking(MELT).give(A, "allspice")
    cook(table, A, MELT, "cheese7+spice_cheese")
    assert own(table, A).plates[0].value == 14
    assert table.refusal(A, AddSpice(MELT, "cheese7", "allspice")) == "CK-017"
    elsewhere = cook(table, A, MELT, "fish2 bread2")
    assert offered(elsewhere, A, AddSpice) == [
        AddSpice(MELT, "bread2", "allspice"),
        AddSpice(MELT, "fish2", "allspice"),
    ]
    table.present()
    assert (presented(table, A).dishes[0].value, table.storage(A)) == (18, ["allspice"])


def test_t_15_ck_234_a_dish_of_value_5() -> None:
    table = cooking(MELT)
    assert refused_dish(table, MELT, "fish2 soup soup soup") == "CK-234"
    assert own(table, A).plates[0].value == 5
    table.act(A, ClearPlate(MELT))
    table.present()
    assert (stored(table, A), table.stars(A)) == ((["fish2"], 3, 0), 0)


def test_t_28_ck_268_the_capybara() -> None:
    table = cooking(MELT, DINE, TAPAS, critic="capybara")
    cook(table, A, MELT, "fish5 bread5 cheese4")
    cook(table, A, DINE, "meat6 bread5 soup").present()
    assert [(shown.value, shown.stars) for shown in presented(table, A).dishes] == [(14, 2), (12, 2)]
    assert front(table, A).sheet == {"dishes": 4, "capybara": 1}
    assert front(table, B).sheet == {}


def test_t_30_ck_113_the_fox_swaps() -> None:
    table = Table(3).employ(A, "fox").plan(A, mouse="garden_top_shop", boar="desert_vendor", lizard="soup_truck")
    table.plans()
    table.act(A, SwapChefs("mouse", "boar"))
    assert (A, "mouse") in chefs_at(table, "desert_vendor")
    assert (A, "boar") in chefs_at(table, "garden_top_shop")
    asked = []
    for number in (2, 3, 4):
        table.to_round(number)
        for kitchen in table.state.kitchens:
            kitchen.zous = NO_CARD
        table.plans()
        asked.append(view(table).phase == "revealing")
    assert asked == [False, False, True]  # the next day


def test_t_31_ck_373_coffee() -> None:
    table = goods(tidy(Table(3, a_la_cart=True)), {A: ["coffee"]})
    table.stock("water_market", "fish2", "fish3", "fish4", "fish5", "fish6")
    table.send(A, boar="water_market", mouse="soup_truck", lizard="chef_academy").act(A, PourCoffee("boar"))
    table.act(A, ConfirmPlan())
    table.plan(B, mouse="water_market").plan(C, lizard="water_market").to_location("water_market")
    assert (table.pending(), view(table).line) == ([A], (A, B))
    table.take(A, "fish6")
    assert only(table.events, MarkerMoved) == [MarkerMoved(A, False, (B, C, A))]
    table.take(B, "fish5").take(A, "fish4").take(A, "fish3")
    assert (table.storage(A), table.storage(B)) == (["fish3", "fish4", "fish6"], ["fish5"])
    assert table.pending() == [C]


def test_t_32_ck_378_cookbook_and_legality() -> None:
    table = goods(cooking(MELT, DINE, TAPAS, a_la_cart=True), {A: ["cookbook"]}).give(A, "carrot2", "soup")
    fill(table, A, TAPAS, "carrot2 cookbook")
    assert table.refusal(A, Present()) == "CK-221"
    fill(table, A, TAPAS, "soup").present()
    (shown,) = presented(table, A).dishes
    assert (shown.value, shown.stars) == (7, 1)
