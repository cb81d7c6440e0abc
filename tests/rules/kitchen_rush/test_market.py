"""KR-156 to KR-163: five ingredients, three ordinary cubes or two special ones for a coin."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

from atable.games.kitchen_rush.actions import BuyIngredients, BuySpices, OfficeUpgrade, SpiceDraw, TakeIngredient
from atable.games.kitchen_rush.events import IngredientsBought, SpicesBought
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

KINDS = ("meat", "veg", "bread", "salad", "pasta", "cheese")
COLOURS = ("white", "black", "green", "red", "yellow")


def shopping(coins: int = 4, **options: Any) -> tuple[Table, int]:
    """Red's hourglass stands at the Market; both storerooms and the bag are empty."""
    table = Table(2, **options).coins(coins).bag()
    for room in ("store_a", "store_b"):
        table.room(room, **dict.fromkeys(KINDS, 0))
    table.start()
    return table, table.place(RED, "hg_red_1", "market_1")


def leave(table: Table, good: str, pieces: int) -> None:
    """So many are left in the supply; the others lie in storeroom A or in the bag."""
    if good in KINDS:
        table.room("store_a", **{good: table.in_supply(good) - pieces})
    else:
        cubes = {colour: table.in_bag(colour) for colour in COLOURS}
        colour = good.removeprefix("cube_")
        cubes[colour] = table.in_bag(colour) + table.in_supply(good) - pieces
        table.bag(**cubes)
    assert table.in_supply(good) == pieces


@pytest.mark.parametrize("kind", KINDS)
def test_kr_156_five_equal_ingredients(kind: str) -> None:
    table, window = shopping()
    before = table.in_supply(kind)
    table.act(RED, BuyIngredients(window, kind, (5, 0, 0)))
    assert table.all(IngredientsBought) == [IngredientsBought(RED, kind, (5, 0, 0), 1)]
    assert (table.view().coins, table.in_room("store_a", kind), table.in_supply(kind)) == (3, 5, before - 5)
    assert table.refusal(RED, BuyIngredients(window, kind, (5, 0, 0))) == "KR-091"  # one purchase


def test_kr_156_three_ordinary_or_two_special_cubes() -> None:
    table, window = shopping()
    table.act(RED, BuySpices(window, ("white", "black", "green")))
    assert table.all(SpicesBought) == [SpicesBought(RED, ("white", "black", "green"), 1)]
    table.act(RED, BuySpices(table.place(RED, "hg_red_2", "market_1"), ("red", "yellow")))
    assert table.view().coins == 2
    assert [table.in_bag(colour) for colour in COLOURS] == [1, 1, 1, 1, 1]


@pytest.mark.parametrize(
    ("colours", "rule"),
    [
        (("white", "black", "red"), "KR-156"),  # two sorts
        (("red", "white"), "KR-156"),
        (("white", "white", "pink"), "KR-156"),
        (("white", "white"), "KR-163"),  # one too few
        (("white", "white", "white", "white"), "KR-163"),
        (("red",), "KR-163"),
        (("red", "red", "red"), "KR-163"),
        ((), "KR-163"),
    ],
)
def test_kr_156_kr_163_no_other_bundle_of_cubes(colours: tuple[str, ...], rule: str) -> None:
    table, window = shopping()
    assert table.refusal(RED, BuySpices(window, colours)) == rule


@pytest.mark.parametrize("what", ["beans", "cube_white"])
def test_kr_156_nothing_else_is_sold(what: str) -> None:
    table, window = shopping()
    assert table.refusal(RED, BuyIngredients(window, what, (5, 0, 0))) == "KR-156"


def test_kr_157_no_coin_no_purchase() -> None:
    table, window = shopping(coins=1)
    second = table.place(BLUE, "hg_blue_1", "market_1")
    table.act(RED, BuyIngredients(window, "meat", (5, 0, 0)))
    assert table.view().coins == 0
    assert table.refusal(BLUE, BuyIngredients(second, "veg", (5, 0, 0))) == "KR-157"
    assert table.refusal(BLUE, BuySpices(second, ("white", "white", "white"))) == "KR-157"
    assert not any(isinstance(action, BuyIngredients | BuySpices) for action in GAME.legal(table.state, BLUE))


@pytest.mark.parametrize("split", [(5, 0, 0), (4, 1, 0), (3, 2, 0), (2, 3, 0), (1, 4, 0), (0, 5, 0)])
def test_kr_158_split_among_the_active_storerooms(split: tuple[int, int, int]) -> None:
    table, window = shopping()
    table.act(RED, BuyIngredients(window, "cheese", split))
    assert (table.in_room("store_a", "cheese"), table.in_room("store_b", "cheese")) == split[:2]


@pytest.mark.parametrize("split", [(0, 0, 5), (4, 0, 1)])
def test_kr_133_kr_158_not_to_a_storeroom_that_is_closed(split: tuple[int, int, int]) -> None:
    table, window = shopping()
    assert table.refusal(RED, BuyIngredients(window, "cheese", split)) == "KR-158"


@pytest.mark.parametrize("split", [(4, 0, 0), (3, 3, 0), (6, -1, 0)])
def test_kr_158_no_other_split(split: tuple[int, int, int]) -> None:
    table, window = shopping()
    assert table.refusal(RED, BuyIngredients(window, "cheese", split)) == "KR-158"


def test_kr_158_also_to_the_third_storeroom_once_it_is_active() -> None:
    table, window = shopping(coins=4)
    table.upgrades("third_storeroom")
    table.act(RED, OfficeUpgrade(table.place(RED, "hg_red_2", "office_1"), "third_storeroom"))
    table.act(RED, BuyIngredients(window, "cheese", (1, 1, 3)))
    assert [table.in_room(room, "cheese") for room in ("store_a", "store_b", "store_c")] == [1, 1, 2 + 3]


@pytest.mark.parametrize("colours", list(combinations_with_replacement(("white", "black", "green"), 3)))
def test_kr_159_any_combination_of_ordinary_colours(colours: tuple[str, ...]) -> None:
    table, window = shopping()
    assert BuySpices(window, colours) in GAME.legal(table.state, RED)
    table.act(RED, BuySpices(window, colours))
    assert [table.in_bag(colour) for colour in COLOURS] == [colours.count(colour) for colour in COLOURS]


@pytest.mark.parametrize("colours", [("red", "red"), ("red", "yellow"), ("yellow", "red"), ("yellow", "yellow")])
def test_kr_160_any_combination_of_special_colours(colours: tuple[str, ...]) -> None:
    table, window = shopping()
    table.act(RED, BuySpices(window, colours))
    assert [table.in_bag(colour) for colour in COLOURS] == [colours.count(colour) for colour in COLOURS]


def test_kr_161_bought_cubes_go_into_the_bag_and_may_be_drawn() -> None:
    table, window = shopping()
    spices = table.place(RED, "hg_red_2", "spices_1")
    assert table.refusal(RED, SpiceDraw(spices, "large")) == "KR-141"
    table.act(RED, BuySpices(window, ("yellow", "yellow")))
    assert (table.in_bag("yellow"), table.in_supply("cube_yellow")) == (2, 8)
    table.act(RED, SpiceDraw(spices, "large")).wait(1_000)
    assert table.view().bag.hand == {"yellow": 1}


def test_kr_162_nothing_bought_lands_on_a_plate() -> None:
    table = Table(2).coins(2).bag().room("store_a", meat=0).hold(RED, "minute_steak")
    table.dish(RED, "minute_steak", "plate_i_1").start()
    table.act(RED, BuyIngredients(table.place(RED, "hg_red_1", "market_1"), "meat", (5, 0, 0)))
    table.act(RED, BuySpices(table.place(RED, "hg_red_2", "market_1"), ("black", "black", "black")))
    assert table.on_plate("plate_i_1") == {}
    assert (table.in_room("store_a", "meat"), table.in_bag("black"), table.view().bag.hand) == (5, 3, {})
    store = table.place(RED, "hg_helper_1", "store_a_1")
    table.act(RED, TakeIngredient(store, "meat", "plate_i_1"))
    assert table.on_plate("plate_i_1") == {"meat": 1}


def test_kr_163_three_meat_are_left_and_cost_a_coin() -> None:
    table, window = shopping()
    leave(table, "meat", 3)
    assert table.refusal(RED, BuyIngredients(window, "meat", (5, 0, 0))) == "KR-158"
    table.act(RED, BuyIngredients(window, "meat", (0, 3, 0)))
    assert (table.view().coins, table.in_room("store_b", "meat"), table.in_supply("meat")) == (3, 3, 0)


def test_kr_163_no_meat_is_left() -> None:
    table, window = shopping()
    leave(table, "meat", 0)
    for split in ((5, 0, 0), (0, 0, 0)):
        assert table.refusal(RED, BuyIngredients(window, "meat", split)) == "KR-163"
    assert table.view().coins == 4
    table.act(RED, BuyIngredients(window, "veg", (5, 0, 0)))  # the window is still good for another purchase


def test_kr_163_a_colour_that_the_supply_lacks() -> None:
    table, window = shopping()
    leave(table, "cube_white", 1)
    assert table.refusal(RED, BuySpices(window, ("white", "white", "black"))) == "KR-163"
    assert table.refusal(RED, BuySpices(window, ("white", "black"))) == "KR-163"  # other colours are left
    table.act(RED, BuySpices(window, ("white", "black", "black")))
    assert table.in_supply("cube_white") == 0


def test_kr_163_fewer_cubes_only_if_no_more_are_left() -> None:
    table, window = shopping()
    for colour in COLOURS:
        leave(table, f"cube_{colour}", 1 if colour in ("green", "red") else 0)
    assert table.refusal(RED, BuySpices(window, ("green", "green", "green"))) == "KR-163"
    table.act(RED, BuySpices(window, ("green",)))
    second = table.place(RED, "hg_red_2", "market_1")
    assert table.refusal(RED, BuySpices(second, ("white",))) == "KR-163"  # no ordinary cube is left
    table.act(RED, BuySpices(second, ("red",)))
    assert table.view().coins == 2  # each at the full price
