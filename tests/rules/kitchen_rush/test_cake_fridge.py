"""KC-094 to KC-105, KC-136, KC-137: the Fridge, and the Cold Room that opens its third space."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    FetchPlate,
    FridgeChill,
    Lift,
    OfficeUpgrade,
    Place,
    PutBackIngredient,
    SpiceDraw,
    SpicePlace,
    StoveCook,
    SwapPlate,
    TakeIngredient,
    TrashToken,
    WaiterServe,
    WaiterTake,
)
from atable.games.kitchen_rush.events import Chilled, DishRuined, OrderFailed, OrderServed, UpgradeBought, WindowClosed
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

LEVELS = pytest.mark.parametrize("assist", ["strict", "guided"])
TIRAMISU = ("bread", "cream", "cream", "cube_brown")  # cook 0, chill 2, plate II
CHEESECAKE = ("bread", "cheese", "cream", "fruit", "cube_white")  # cook 2, chill 1, plate III
CARBONARA = ("meat", "pasta", "cheese", "cube_black")  # cook 1, no chilling


def cake(seats: int = 2, **options: Any) -> Table:
    return Table(seats, piece_of_cake=True, **options)


def tiramisu(*goods: str, chill: int = 0, **options: Any) -> Table:
    return cake(**options).hold(RED, "tiramisu").dish(RED, "tiramisu", "plate_ii_1", *goods, chill=chill)


def cheesecake(*goods: str, cook: int = 2, chill: int = 0, **options: Any) -> Table:
    table = cake(**options).hold(RED, "cheesecake")
    return table.dish(RED, "cheesecake", "plate_iii_1", *goods, cook=cook, chill=chill)


def at_fridge(table: Table) -> int:
    table.start()
    return table.place(RED, "hg_red_1", "fridge_1")


def shown(table: Table, seat: int = RED) -> list[tuple[str, int, int]]:
    return [(plate.id, plate.line, plate.column) for plate in table.view().seats[seat].plates]


def check(table: Table) -> Table:
    table.start().finish_action()
    return table


# A chilling step


@LEVELS
def test_kc_094_kc_096_kc_099_one_plate_one_column_to_the_left_on_its_line(assist: str) -> None:
    table = cheesecake(*CHEESECAKE, assist=assist).hold(RED, "tiramisu").dish(RED, "tiramisu", "plate_ii_1", *TIRAMISU)
    window = at_fridge(table)
    table.act(RED, FridgeChill(window, "plate_iii_1"))
    assert table.last(Chilled) == Chilled(RED, "plate_iii_1", 1)
    assert shown(table) == [("plate_iii_1", 2, 1), ("plate_ii_1", 0, 0)]


@LEVELS
def test_kc_095_as_many_times_as_the_card_shows(assist: str) -> None:
    table = tiramisu(*TIRAMISU, assist=assist)
    table.act(RED, FridgeChill(at_fridge(table), "plate_ii_1"))
    assert table.view().seats[RED].plates[0].correct is (False if assist == "guided" else None)
    table.at(30_000)
    table.act(RED, FridgeChill(table.place(RED, "hg_red_1", "fridge_1"), "plate_ii_1"))
    table.act(RED, WaiterServe(table.place(RED, "hg_red_2", "waiter_1"), "tiramisu"))
    assert table.last(OrderServed).order == "tiramisu"


def test_kc_094_only_ones_own_plates() -> None:
    table = tiramisu(*TIRAMISU)
    table.start()
    assert table.refusal(BLUE, FridgeChill(table.place(BLUE, "hg_blue_1", "fridge_1"), "plate_ii_1")) == "KR-064"


@LEVELS
def test_kc_105_a_fridge_window_allows_one_step(assist: str) -> None:
    table = tiramisu(*TIRAMISU, assist=assist)
    window = at_fridge(table)
    table.act(RED, FridgeChill(window, "plate_ii_1"))
    assert table.last(WindowClosed).window == window
    assert table.refusal(RED, FridgeChill(window, "plate_ii_1")) == "KR-091"


# On the extension


@LEVELS
def test_kc_097_no_ingredient_and_no_spice_after_the_first_chilling_step(assist: str) -> None:
    table = tiramisu("bread", chill=1, assist=assist).bag(brown=1).hold(RED, "lace_crepes")
    table.dish(RED, "lace_crepes", "plate_i_1").start()
    store = table.place(RED, "hg_red_1", "store_a_1")
    assert table.refusal(RED, TakeIngredient(store, "cream", "plate_ii_1")) == "KC-097"
    spices = table.place(RED, "hg_red_2", "spices_1")
    table.act(RED, SpiceDraw(spices, "small")).wait(1_000)
    assert table.refusal(RED, SpicePlace(spices, "brown", "plate_ii_1")) == "KC-097"


@LEVELS
def test_kc_098_nor_can_it_be_cooked(assist: str) -> None:
    table = cheesecake(*CHEESECAKE, cook=1, chill=1, assist=assist).hold(RED, "lace_crepes")
    table.dish(RED, "lace_crepes", "plate_i_1", "bread").start()
    assert table.refusal(RED, StoveCook(table.place(RED, "hg_red_1", "stove_1"), "plate_iii_1")) == "KC-098"


def test_kc_100_no_more_than_two_chilling_steps() -> None:
    table = cheesecake(*CHEESECAKE, chill=1)
    window = at_fridge(table)
    table.act(RED, FridgeChill(window, "plate_iii_1"))  # strict: once too often
    table.at(30_000)
    again = table.place(RED, "hg_red_1", "fridge_1")
    assert table.refusal(RED, FridgeChill(again, "plate_iii_1")) == "KC-100"


def test_kc_100_guided_refuses_a_step_beyond_the_card() -> None:
    table = cheesecake(*CHEESECAKE, chill=1, assist="guided").hold(RED, "tiramisu")
    table.dish(RED, "tiramisu", "plate_ii_1", *TIRAMISU)
    assert table.refusal(RED, FridgeChill(at_fridge(table), "plate_iii_1")) == "KR-235"


@LEVELS
def test_kc_104_nothing_is_trashed_from_the_extension(assist: str) -> None:
    table = tiramisu(*TIRAMISU, chill=1, assist=assist).start()
    for good in ("bread", "cube_brown"):
        assert table.refusal(RED, TrashToken("plate_ii_1", good)) == "KC-104"


def test_kc_104_and_no_plate_is_swapped_there() -> None:
    table = tiramisu()
    table.act(RED, FridgeChill(at_fridge(table), "plate_ii_1"))  # strict: an empty plate
    assert table.refusal(RED, SwapPlate("plate_ii_1", "plate_iii_1")) == "KC-104"


def test_kc_104_an_ingredient_taken_just_before_does_not_go_back() -> None:
    table = tiramisu().start()
    store = table.place(RED, "hg_red_1", "store_a_1")
    table.act(RED, TakeIngredient(store, "cream", "plate_ii_1"))
    table.act(RED, FridgeChill(table.place(RED, "hg_red_2", "fridge_1"), "plate_ii_1"))
    assert table.refusal(RED, PutBackIngredient(store, "cream", "plate_ii_1")) == "KC-104"


def test_kr_057_kc_007_plates_on_the_extension_count_for_the_mat() -> None:
    table = cake(4).board("carbonara")
    for number, order in enumerate(["tiramisu", "opera_cake", "panna_cotta", "tipsy_trifle"]):
        table.hold(RED, order).dish(RED, order, f"plate_ii_{number + 1}", "cream", chill=1)
    table.start()
    window = table.place(RED, "hg_red_1", "waiter_1")
    assert table.refusal(RED, WaiterTake(window, "carbonara", ("plate_iii_1",))) == "KR-115"


# Chilling comes after everything else


@pytest.mark.parametrize(
    ("goods", "cook"), [(CHEESECAKE, 1), (CHEESECAKE, 0), (CHEESECAKE[1:], 2), (CHEESECAKE[:4], 2), ((), 0)]
)
def test_kc_136_kc_137_too_early_strict_accepts_and_guided_refuses(goods: tuple[str, ...], cook: int) -> None:
    strict = cheesecake(*goods, cook=cook)
    strict.act(RED, FridgeChill(at_fridge(strict), "plate_iii_1"))
    strict.finish_action()
    assert strict.all(DishRuined) == [DishRuined(RED, "cheesecake", 1, "plate_iii_1")]
    guided = cheesecake(*goods, cook=cook, assist="guided").hold(RED, "tiramisu")
    guided.dish(RED, "tiramisu", "plate_ii_1", *TIRAMISU)
    assert guided.refusal(RED, FridgeChill(at_fridge(guided), "plate_iii_1")) == "KC-137"


def test_kc_136_kc_137_finished_it_may_be_chilled() -> None:
    table = cheesecake(*CHEESECAKE, assist="guided")
    table.act(RED, FridgeChill(at_fridge(table), "plate_iii_1"))
    assert table.view().seats[RED].plates[0].correct is True


def test_kc_137_guided_refuses_a_placement_that_could_chill_nothing() -> None:
    table = cheesecake(*CHEESECAKE, cook=1, assist="guided").start()
    assert table.refusal(RED, Place("hg_red_1", "fridge_1")) == "KR-235"


# At the check


def test_kc_101_ex_07_dessert_chilled_too_early() -> None:
    table = cheesecake(*CHEESECAKE, cook=1, chill=1).prestige(2)
    supply = table.in_supply("cream"), table.in_supply("cube_white")
    check(table)
    assert table.all(DishRuined) == [DishRuined(RED, "cheesecake", 1, "plate_iii_1")]
    assert table.all(OrderFailed) == [OrderFailed(RED, "cheesecake", 1)]
    view = table.view()
    assert view.prestige == 1
    assert "plate_iii_1" in view.sink
    assert (table.in_supply("cream"), table.in_supply("cube_white")) == (supply[0] + 1, supply[1] + 1)
    assert [held.order for held in view.seats[RED].held] == ["cheesecake"]
    table.act(RED, FetchPlate("cheesecake", 1, "plate_iii_2"))  # and start again
    assert shown(table) == [("plate_iii_2", 0, 0)]


@pytest.mark.parametrize(
    ("goods", "cook"), [(CHEESECAKE[1:], 2), (CHEESECAKE[:4], 2), ((*CHEESECAKE[:4], "cube_black"), 2), ((), 0)]
)
def test_kc_101_or_before_all_its_ingredients_and_spices(goods: tuple[str, ...], cook: int) -> None:
    table = check(cheesecake(*goods, cook=cook, chill=1).prestige(2))
    assert [event.plate for event in table.all(DishRuined)] == ["plate_iii_1"]
    assert (table.view().prestige, table.view().tally.ruined) == (1, 1)


def test_kc_102_chilled_more_often_than_required() -> None:
    table = check(cheesecake(*CHEESECAKE, chill=2).prestige(2))
    assert [event.plate for event in table.all(DishRuined)] == ["plate_iii_1"]


def test_kc_102_or_although_it_needs_no_chilling() -> None:
    table = cake().hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1", *CARBONARA, cook=1).prestige(2)
    table.act(RED, FridgeChill(at_fridge(table), "plate_ii_1"))
    table.act(RED, WaiterServe(table.place(RED, "hg_red_2", "waiter_1"), "carbonara"))
    assert not table.all(OrderServed)
    table.finish_action()
    assert [event.plate for event in table.all(DishRuined)] == ["plate_ii_1"]
    assert table.view().prestige == 1


def test_kc_103_ex_08_chilled_too_few_times() -> None:
    table = check(tiramisu(*TIRAMISU, chill=1).prestige(2))
    assert table.all(OrderFailed) == [OrderFailed(RED, "tiramisu", 1)]
    assert not table.all(DishRuined)
    assert table.view().prestige == 1
    assert shown(table) == [("plate_ii_1", 0, 1)]
    assert table.on_plate("plate_ii_1") == {"bread": 1, "cream": 2, "cube_brown": 1}
    table.start()
    table.act(RED, FridgeChill(table.place(RED, "hg_red_1", "fridge_1"), "plate_ii_1"))
    table.finish_action()
    assert table.all(OrderServed) == [OrderServed(RED, "tiramisu", None, False, 4, 0)]


def test_kc_103_not_chilled_at_all_it_is_unfinished_too() -> None:
    table = check(cheesecake(*CHEESECAKE).prestige(1))
    assert shown(table) == [("plate_iii_1", 2, 0)]
    assert not table.all(DishRuined)


# The Cold Room


def test_kc_006_cold_room_opens_the_third_fridge_space() -> None:
    table = tiramisu(*TIRAMISU).coins(2).start()
    assert table.refusal(RED, Place("hg_red_1", "fridge_3")) == "KR-081"
    table.act(BLUE, OfficeUpgrade(table.place(BLUE, "hg_blue_1", "office_1"), "cold_room"))
    assert table.last(UpgradeBought) == UpgradeBought(BLUE, "cold_room", 2)
    assert table.view().coins == 0
    assert table.refusal(RED, Place("hg_red_2", "fridge_2")) == "KR-081"  # Unavailable with two players
    table.act(RED, FridgeChill(table.place(RED, "hg_red_1", "fridge_3"), "plate_ii_1"))
    table.act(RED, FridgeChill(table.place(RED, "hg_red_2", "fridge_1"), "plate_ii_1"))
    assert shown(table) == [("plate_ii_1", 0, 2)]


def test_kc_006_cold_room_costs_two_coins_and_is_bought_once() -> None:
    table = cake().coins(1).start()
    window = table.place(RED, "hg_red_1", "office_1")
    assert table.refusal(RED, OfficeUpgrade(window, "cold_room")) == "KR-174"
    table.coins(9).act(RED, OfficeUpgrade(window, "cold_room")).wait(30_000).act(RED, Lift("hg_red_1"))
    again = table.place(RED, "hg_red_1", "office_1")
    assert table.refusal(RED, OfficeUpgrade(again, "cold_room")) == "KR-169"
    assert OfficeUpgrade(again, "second_helper") in GAME.legal(table.state, RED)
