"""KR-149 to KR-155: one cooking step for one plate."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import PutBackIngredient, StoveCook, SwapPlate, TakeIngredient, TrashToken
from atable.games.kitchen_rush.events import Cooked, DishRuined
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table


def kitchen(cook: int = 0, seats: int = 2, **options: Any) -> Table:
    """Red's bolognese wants two steps, Red's garden salad none; Blue's carbonara wants one."""
    table = Table(seats, **options).hold(RED, "bolognese")
    table.dish(RED, "bolognese", "plate_ii_1", "pasta", "meat", "veg", "cube_white", "cube_green", cook=cook)
    table.hold(RED, "garden_salad").dish(RED, "garden_salad", "plate_i_1", "salad")
    table.hold(BLUE, "carbonara").dish(BLUE, "carbonara", "plate_ii_2", "pasta")
    return table.start()


def line(table: Table, plate: str) -> int:
    return next(it.line for seat in table.view().seats for it in seat.plates if it.id == plate)


def test_kr_149_exactly_one_line_further() -> None:
    table = kitchen()
    window = table.place(RED, "hg_red_1", "stove_1")
    table.act(RED, StoveCook(window, "plate_ii_1"))
    assert table.all(Cooked) == [Cooked(RED, "plate_ii_1", 1)]
    assert line(table, "plate_ii_1") == 1
    assert table.refusal(RED, StoveCook(window, "plate_ii_1")) == "KR-091"  # the window is closed
    table.at(30_000)
    table.act(RED, StoveCook(table.place(RED, "hg_red_1", "stove_1"), "plate_ii_1"))
    assert line(table, "plate_ii_1") == 2


def test_kr_149_only_ones_own_plates() -> None:
    table = kitchen()
    window = table.place(RED, "hg_red_1", "stove_1")
    assert table.refusal(RED, StoveCook(window, "plate_ii_2")) == "KR-064"
    assert table.refusal(RED, StoveCook(window, "plate_iii_1")) == "KR-064"


def test_kr_150_one_plate_only() -> None:
    table = kitchen()
    window = table.place(RED, "hg_red_1", "stove_1")
    table.act(RED, StoveCook(window, "plate_ii_1"))
    assert [line(table, plate) for plate in ("plate_ii_1", "plate_i_1", "plate_ii_2")] == [1, 0, 0]
    assert table.refusal(RED, StoveCook(window, "plate_i_1")) == "KR-091"


@pytest.mark.parametrize("goods", [(), ("cube_white", "cube_green")])
def test_kr_151_nothing_is_cooked_without_an_ingredient(goods: tuple[str, ...]) -> None:
    table = Table(2).hold(RED, "bolognese").dish(RED, "bolognese", "plate_ii_1", *goods).start()
    window = table.place(RED, "hg_red_1", "stove_1")
    assert table.refusal(RED, StoveCook(window, "plate_ii_1")) == "KR-151"
    store = table.place(RED, "hg_red_2", "store_a_1")
    table.act(RED, TakeIngredient(store, "veg", "plate_ii_1"), StoveCook(window, "plate_ii_1"))
    assert line(table, "plate_ii_1") == 1


def test_kr_151_one_ingredient_is_enough() -> None:
    table = kitchen()
    window = table.place(BLUE, "hg_blue_1", "stove_1")
    table.act(BLUE, StoveCook(window, "plate_ii_2"))  # pasta alone, no meat, no cheese, no pepper
    assert line(table, "plate_ii_2") == 1


@pytest.mark.parametrize("cook", [0, 1, 2])
def test_kr_152_the_third_line_is_the_last(cook: int) -> None:
    table = kitchen(cook)
    for number, space in (("hg_red_1", "stove_1"), ("hg_red_2", "stove_2")):
        window = table.place(RED, number, space)
        if line(table, "plate_ii_1") == 3:
            assert table.refusal(RED, StoveCook(window, "plate_ii_1")) == "KR-152"
        else:
            table.act(RED, StoveCook(window, "plate_ii_1"))
    assert line(table, "plate_ii_1") == min(3, cook + 2)


def test_kr_153_what_is_cooked_stays_cooked() -> None:
    table = kitchen()
    store, stove = table.place(RED, "hg_red_1", "store_a_1"), table.place(RED, "hg_red_2", "stove_1")
    table.act(RED, TakeIngredient(store, "salad", "plate_i_1"), StoveCook(stove, "plate_i_1"))
    table.act(RED, PutBackIngredient(store, "salad", "plate_i_1"), TrashToken("plate_i_1", "salad"))
    assert (table.on_plate("plate_i_1"), line(table, "plate_i_1")) == ({}, 1)
    assert table.refusal(RED, SwapPlate("plate_i_1", "plate_i_2")) == "KR-066"  # not even with a new plate
    table.finish_action()
    assert not any(plate.id == "plate_i_1" for plate in table.view().seats[RED].plates)  # ruined


def test_kr_154_strict_overcooks_guided_does_not() -> None:
    strict, guided = kitchen(cook=2), kitchen(cook=1, assist="guided")
    strict.act(RED, StoveCook(strict.place(RED, "hg_red_1", "stove_1"), "plate_ii_1"))
    assert line(strict, "plate_ii_1") == 3
    strict.finish_action()
    assert strict.all(DishRuined) == [DishRuined(RED, "bolognese", 1, "plate_ii_1")]

    first = guided.place(RED, "hg_red_1", "stove_1")
    second = guided.place(RED, "hg_red_2", "stove_2")
    guided.act(RED, StoveCook(first, "plate_ii_1"))
    assert guided.refusal(RED, StoveCook(second, "plate_ii_1")) == "KR-235"
    assert guided.refusal(RED, StoveCook(second, "plate_i_1")) == "KR-235"  # a salad is never cooked
    assert not any(isinstance(action, StoveCook) for action in GAME.legal(guided.state, RED))


def test_kr_155_several_hourglasses_cook_one_plate_at_the_same_time() -> None:
    table = kitchen(seats=4)
    glasses = (("hg_red_1", "stove_1"), ("hg_red_2", "stove_2"), ("hg_helper_1", "stove_3"))
    windows = [table.place(RED, glass, space) for glass, space in glasses]
    for window in windows:
        table.act(RED, StoveCook(window, "plate_ii_1"))
    assert (table.clock(), line(table, "plate_ii_1")) == (0, 3)
