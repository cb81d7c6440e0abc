"""KR-234 to KR-237: a strict kitchen lets you err, a guided one takes you by the hand."""

from collections.abc import Callable
from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    SMALL,
    Place,
    SpiceAside,
    SpiceDraw,
    SpicePlace,
    StoveCook,
    SwapPlate,
    TakeIngredient,
    TrashToken,
    WaiterServe,
    WaiterTake,
)
from atable.games.kitchen_rush.events import DishRuined, OrderServed, ServeRefused
from atable.games.kitchen_rush.game import GAME
from atable.kernel.actions import Action
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

GREEK = ("veg", "salad", "cheese", "cube_green")


def kitchen(assist: str) -> Table:
    """Red's Greek salad lacks the cheese, Red's soup is ready, Red's carbonara has no food yet."""
    table = Table(2, assist=assist).coins(9).board("minute_steak").bag(white=1).hold(RED, "greek_salad")
    table.dish(RED, "greek_salad", "plate_ii_1", "veg", "salad", "cube_green")
    table.hold(RED, "tomato_soup").dish(RED, "tomato_soup", "plate_i_1", "veg", "veg", "cube_white", cook=1)
    return table.hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_2").start()


def wrong_plate(table: Table) -> Action:
    return WaiterTake(table.place(RED, "hg_red_1", "waiter_1"), "minute_steak", ("plate_iii_1",))


def wrong_swap(table: Table) -> Action:
    return SwapPlate("plate_ii_2", "plate_iii_1")


def useless_token(table: Table) -> Action:
    return TakeIngredient(table.place(RED, "hg_red_1", "store_a_1"), "meat", "plate_ii_1")


def one_token_too_many(table: Table) -> Action:
    return TakeIngredient(table.place(RED, "hg_red_1", "store_a_1"), "salad", "plate_ii_1")


def useless_cube(table: Table) -> Action:
    table.bag(black=1, white=1)  # pepper for the carbonara: a visit is useful
    window = table.place(RED, "hg_red_1", "spices_1")
    table.act(RED, SpiceDraw(window, SMALL)).wait(1_000)
    (cube,) = table.view().bag.hand
    return SpicePlace(window, cube, "plate_ii_1")  # neither belongs on the salad


def one_step_too_many(table: Table) -> Action:
    store = table.place(RED, "hg_red_2", "store_a_1")
    table.act(RED, TakeIngredient(store, "meat", "plate_ii_2"))  # a carbonara to cook: a visit is useful
    return StoveCook(table.place(RED, "hg_red_1", "stove_1"), "plate_i_1")


def incorrect_order(table: Table) -> Action:
    return WaiterServe(table.place(RED, "hg_red_1", "waiter_1"), "greek_salad")


MISTAKES = [
    wrong_plate,
    wrong_swap,
    useless_token,
    one_token_too_many,
    useless_cube,
    one_step_too_many,
    incorrect_order,
]


@pytest.mark.parametrize("mistake", MISTAKES)
def test_kr_234_kr_235_strict_accepts_a_mistake_guided_refuses_it(mistake: Callable[[Table], Action]) -> None:
    strict = kitchen("strict")
    strict.act(RED, mistake(strict))
    guided = kitchen("guided")
    action = mistake(guided)
    assert guided.refusal(RED, action) == "KR-235"
    assert action not in GAME.legal(guided.state, RED)


def test_kr_234_an_incorrect_order_comes_back() -> None:
    table = kitchen("strict")
    table.act(RED, incorrect_order(table))
    assert table.all(ServeRefused) == [ServeRefused(RED, "greek_salad")]


@pytest.mark.parametrize("assist", ["strict", "guided"])
@pytest.mark.parametrize("space", ["stove_3", "stove_5", "store_c_1"])
def test_kr_234_what_is_impossible_is_refused_in_both(assist: str, space: str) -> None:
    assert kitchen(assist).refusal(RED, Place("hg_red_1", space)) == "KR-081"


def plated(table: Table, order: str, *goods: str) -> Table:
    """Red holds this Order of one small dish, with these goods on its plate."""
    return table.hold(RED, order).dish(RED, order, "plate_i_1", *goods)


USELESS: list[tuple[str, Callable[[Table], Any]]] = [
    ("host_1", lambda table: table.board("carbonara", "bolognese", "minestrone", "crudites").shrink_deck(0)),
    ("waiter_1", lambda table: table),  # nothing on the board, nothing to serve
    ("waiter_1", lambda table: table.board("minute_steak").cupboard("plate_ii_1", "plate_iii_1")),
    ("store_a_1", lambda table: plated(table, "garden_salad", "salad", "salad")),
    ("store_a_1", lambda table: plated(table, "crudites").room("store_a", veg=0, salad=0)),
    ("spices_1", lambda table: plated(table, "crudites").bag(black=1)),
    ("stove_1", lambda table: plated(table, "minute_steak")),
    ("stove_1", lambda table: plated(table, "garden_salad", "salad")),
    ("market_1", lambda table: table.coins(0)),
    ("sink_1", lambda table: table.sink()),
    ("office_1", lambda table: table.coins(1)),
    ("office_1", lambda table: table.coins(2).upgrades("bigger_stove").unpaid("hg_blue_1", 3)),
    ("waiter_1", lambda table: table.board("business_lunch").cupboard("plate_i_1", "plate_ii_1")),
]


@pytest.mark.parametrize(("space", "prepare"), USELESS)
def test_kr_083_kr_235_a_placement_without_effect(space: str, prepare: Callable[[Table], Any]) -> None:
    guided, strict = Table(2, assist="guided"), Table(2)
    for table in (guided, strict):
        prepare(table)
        table.start()
    assert guided.refusal(RED, Place("hg_red_1", space)) == "KR-235"
    assert Place("hg_red_1", space) not in GAME.legal(guided.state, RED)
    strict.place(RED, "hg_red_1", space)


USEFUL: list[tuple[str, Callable[[Table], Any]]] = [
    ("host_1", lambda table: table),
    ("waiter_1", lambda table: table.board("minute_steak")),
    ("store_a_1", lambda table: plated(table, "crudites").room("store_a", veg=0)),
    ("spices_1", lambda table: plated(table, "crudites").bag(white=1)),
    ("stove_1", lambda table: plated(table, "minute_steak", "meat")),
    ("market_1", lambda table: table.coins(1)),
    ("sink_1", lambda table: table.sink("plate_i_1")),
    ("office_1", lambda table: table.coins(2).upgrades("second_helper")),
    ("office_1", lambda table: table.coins(1).unpaid("hg_blue_1", 1)),
]


@pytest.mark.parametrize(("space", "prepare"), USEFUL)
def test_kr_235_a_placement_with_effect_is_welcome(space: str, prepare: Callable[[Table], Any]) -> None:
    table = Table(2, assist="guided")
    prepare(table)
    table.start()
    assert Place("hg_red_1", space) in GAME.legal(table.state, RED)
    table.place(RED, "hg_red_1", space)


@pytest.mark.parametrize("aside", [False, True])
def test_kr_144_kr_235_a_cube_in_somebodys_hands_may_yet_go_back(aside: bool) -> None:
    table = Table(3, assist="guided").bag(white=1).hold(BLUE, "tomato_soup").dish(BLUE, "tomato_soup", "plate_i_2")
    plated(table, "crudites")
    window = table.start().place(BLUE, "hg_blue_1", "spices_1")
    table.act(BLUE, SpiceDraw(window, SMALL)).wait(1_000)
    if aside:
        table.act(BLUE, SpiceAside(window, "white"))
    assert table.in_bag("white") == 0
    table.place(RED, "hg_red_1", "spices_2")


# A wrong token


def with_meat() -> Table:
    table = Table(2).prestige(1).hold(RED, "greek_salad").dish(RED, "greek_salad", "plate_ii_1", *GREEK).start()
    table.act(RED, TakeIngredient(table.place(RED, "hg_red_1", "store_a_1"), "meat", "plate_ii_1"))
    return table


def test_kr_131_kr_234_meat_on_a_greek_salad_ruins_it() -> None:
    table = with_meat()
    table.coins(3).finish_action()
    assert table.all(DishRuined) == [DishRuined(RED, "greek_salad", 1, "plate_ii_1")]
    assert table.view().prestige == 0


def test_kr_065_kr_234_trashed_in_time_it_does_no_harm() -> None:
    table = with_meat()
    store, supply = table.in_room("store_a", "meat"), table.in_supply("meat")
    table.act(RED, TrashToken("plate_ii_1", "meat"))
    assert (table.in_room("store_a", "meat"), table.in_supply("meat")) == (store, supply + 1)
    table.coins(3).finish_action()
    assert [event.order for event in table.all(OrderServed)] == ["greek_salad"]
    assert table.view().prestige == 1


# What one is told


def test_kr_236_only_a_guided_kitchen_tells_what_is_missing() -> None:
    salad, soup, carbonara = kitchen("guided").view(BLUE).seats[RED].plates
    assert (salad.missing, salad.cook_left, salad.correct) == ({"cheese": 1}, 0, False)
    assert (soup.missing, soup.cook_left, soup.correct) == ({}, 0, True)
    assert carbonara.missing == {"meat": 1, "pasta": 1, "cheese": 1, "cube_black": 1}
    assert (carbonara.cook_left, carbonara.correct) == (1, False)
    for viewer in (RED, BLUE, None):
        for plate in kitchen("strict").view(viewer).seats[RED].plates:
            assert (plate.missing, plate.cook_left, plate.chill_left, plate.correct) == (None, None, None, None)


@pytest.mark.parametrize("assist", ["strict", "guided"])
def test_kr_237_the_assist_level_is_that_of_the_whole_game(assist: str) -> None:
    table = Table(2, assist=assist)
    with pytest.raises(AttributeError):
        table.state.options.assist = "strict"  # type: ignore[misc]
    for _ in range(4):
        assert table.view(RED).options.assist == table.view(BLUE).options.assist == assist
        table.board().start().finish_action()
    assert table.view().options.assist == assist
