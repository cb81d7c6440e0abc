"""CK-107 to CK-114: all plans are turned face up, and what may be done before anything is bought."""

import pytest

from atable.games.critter_kitchen.actions import PASS, MoveChef, SwapChefs
from atable.games.critter_kitchen.events import AbilityPassed, ChefMoved, ChefsSwapped, LocationBegan, PlansRevealed
from tests.rules.critter_kitchen.scenario import A, B, C, D, E, Table

FOUR = ["bread2", "carrot2", "cheese2", "fish2"]
CHEF = {"mouse": "water_market", "lizard": "desert_vendor", "boar": "garden_top_shop"}


def standing(table: Table, seat: int | None = None) -> dict[str, list[tuple[int, str]]]:
    """Who stands where, as this seat sees it."""
    return {here.id: [(it.seat, it.chef) for it in here.chefs] for here in table.view(seat).locations if here.chefs}


def test_ck_107_all_together_when_the_last_one_has_confirmed() -> None:
    table = Table(3).plan(B).plan(C)
    assert table.logged(PlansRevealed) == []
    assert standing(table) == {}
    table.plan(A, **CHEF)
    (event,) = table.told(PlansRevealed)
    assert sorted(plan.seat for plan in event.plans) == [A, B, C]
    assert table.view().phase == "shopping"


def test_ck_108_every_chef_stands_where_it_was_sent() -> None:
    table = Table(3).stock("soup_truck", "bisque")
    table.plan(A, mouse="soup_truck", lizard="desert_vendor", boar="water_market")
    table.plan(B, mouse="water_market", lizard="soup_truck", boar="chef_academy")
    table.plan(C, mouse="desert_vendor", lizard="garden_top_shop", boar="soup_truck")
    assert standing(table) == {
        "soup_truck": [(A, "mouse"), (B, "lizard"), (C, "boar")],
        "garden_top_shop": [(C, "lizard")],
        "desert_vendor": [(A, "lizard"), (C, "mouse")],
        "water_market": [(A, "boar"), (B, "mouse")],
        "chef_academy": [(B, "boar")],
    }


def test_ck_109_queues_of_speed_1_2_and_3() -> None:
    chefs = {A: "boar", B: "mouse", C: "lizard", D: "mouse", E: "boar"}
    table = Table(5).stock("water_market", *FOUR).shop("water_market", chefs)
    queues = []
    for _ in range(3):
        queues.append(table.view().line)
        for seat in table.view().line:
            table.leave(seat)
    assert queues == [(B, D), (C,), (A, E)]


@pytest.mark.parametrize(
    ("zous_chef", "with_whom"),
    [
        *[(card, B) for card in ("newton", "penny", "magpie", "kingfisher", "shark")],
        *[(card, C) for card in ("ming", "carol", "otto", "chameleon", "mole", "ant")],
    ],
)
def test_ck_110_a_zous_chef_stands_in_the_queue_of_its_speed(zous_chef: str, with_whom: int) -> None:
    table = Table(4).hire(A, zous_chef).stock("water_market", *FOUR)
    table.shop("water_market", {A: "zous", B: "mouse", C: "lizard", D: "boar"})
    while A not in table.view().line:
        table.leave(table.pending()[0])
    assert table.view().line == (A, with_whom)


def test_ck_111_the_snail_stands_behind_the_boars() -> None:
    table = Table(4).hire(A, "snail").stock("water_market", *FOUR)
    table.shop("water_market", {A: "zous", B: "boar", C: "boar"})
    assert table.view().line == (B, C)
    table.leave(B).leave(C)
    assert table.view().line == (A,)


@pytest.mark.parametrize("zous_chef", ["chameleon", "mole"])
def test_ck_112_after_the_reveal_and_before_any_location(zous_chef: str) -> None:
    table = Table(3).hire(A, zous_chef)
    table.plan(A, **CHEF, zous="soup_truck").plans()
    assert (table.view().phase, table.pending()) == ("revealing", [A])
    assert standing(table)["soup_truck"][0] == (A, "zous")  # it has been placed
    assert table.logged(LocationBegan) == []
    table.act(A, MoveChef("midnight_merchant"))
    assert table.told(ChefMoved) == [ChefMoved(A, "zous", zous_chef, "midnight_merchant")]
    assert (A, "zous") in standing(table)["midnight_merchant"]
    assert table.told(LocationBegan)[0].location == "soup_truck"


@pytest.mark.parametrize("zous_chef", ["snail", "ming", "carol", "newton", "kingfisher"])
def test_ck_112_others_are_not_asked_now(zous_chef: str) -> None:
    table = Table(3).hire(A, zous_chef).plan(A, **CHEF, zous="soup_truck").plans()
    assert table.view().phase == "shopping"


@pytest.mark.parametrize("order", [[A, B, C], [B, C, A], [C, B, A]])
def test_ck_113_in_priority_order(order: list[int]) -> None:
    table = Table(3).employ(A, "fox").hire(B, "chameleon")
    table.state.priority = order.copy()
    table.plans()
    asked = []
    while table.view().phase == "revealing":
        asked.append(table.pending()[0])
        table.skip(asked[-1])
    assert asked == [seat for seat in order if seat != C]


def test_ck_113_the_zous_chef_before_the_fox() -> None:
    table = Table(3).employ(A, "fox").hire(A, "chameleon").plan(A, **CHEF, zous="soup_truck").plans()
    assert table.legal(A) == [MoveChef("midnight_merchant"), MoveChef("chef_academy"), PASS]
    table.act(A, MoveChef("midnight_merchant"))
    assert table.legal(A) == [
        SwapChefs("mouse", "lizard"),
        SwapChefs("mouse", "boar"),
        SwapChefs("lizard", "boar"),
        PASS,
    ]
    table.act(A, SwapChefs("mouse", "boar"))
    assert table.told(ChefsSwapped) == [ChefsSwapped(A, "mouse", "garden_top_shop", "boar", "water_market")]
    assert table.view().phase == "shopping"


def test_ck_113_one_after_the_other() -> None:
    table = Table(3).employ(A, "fox").hire(B, "chameleon").plans()
    assert table.refusal(B, PASS) == "CK-013"
    table.skip(A)
    assert table.told(AbilityPassed) == [AbilityPassed(A, "fox")]
    assert table.pending() == [B]


def test_ck_114_plans_are_public_from_now_on() -> None:
    table = Table(3).hire(B, "snail").stock("soup_truck", "bisque")
    table.plan(B, **CHEF, zous="chef_academy").plan(A).plan(C)
    for seat in table.watchers():
        (event,) = table.told(PlansRevealed, seat)
        plan = next(it for it in event.plans if it.seat == B)
        assert (plan.mouse, plan.lizard, plan.boar, plan.zous) == (*CHEF.values(), "chef_academy")
        for chef, place in (*CHEF.items(), ("zous", "chef_academy")):
            assert (B, chef) in standing(table, seat)[place]
