"""KC-050 to KC-059, KC-070 to KC-073, KC-138: Cups, from the Cupboard to the mat and through the Sink."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    FetchPlate,
    FridgeChill,
    LidOpen,
    PutBackScoop,
    SinkWash,
    SpiceDraw,
    SpicePlace,
    StoveCook,
    SwapPlate,
    TakeIngredient,
    TakeScoop,
    TrashToken,
    WaiterServe,
    WaiterTake,
)
from atable.games.kitchen_rush.events import OrderServed, OrderTaken, TokenTrashed
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

LEVELS = pytest.mark.parametrize("assist", ["strict", "guided"])
PLATES = ["plate_ii_1", "plate_ii_2", "plate_iii_1"]


def cake(seats: int = 2, **options: Any) -> Table:
    return Table(seats, piece_of_cake=True, **options)


def waiting(order: str, tile: str, *clean: str, **options: Any) -> tuple[Table, int]:
    """The Order with its tile on the board, these plates in the Cupboard, Red's hourglass at the Waiter."""
    table = cake(**options).board(order, tiles={order: tile})
    if clean:
        table.cupboard(*clean)
    table.start()
    return table, table.place(RED, "hg_red_1", "waiter_1")


def with_cup(*scoops: str, tile: str = "ice_05", cup: str = "cup_1", **options: Any) -> Table:
    """Red holds a Carbonara with ice, both on the mat."""
    table = cake(**options).hold(RED, "carbonara", tile).dish(RED, "carbonara", "plate_ii_1", "meat")
    return table.dish(RED, "carbonara", cup, *scoops, part=2)


# Taking


@LEVELS
def test_kc_050_with_the_order_come_the_tile_and_a_clean_cup(assist: str) -> None:
    table, window = waiting("carbonara", "ice_05", assist=assist)
    assert table.refusal(RED, WaiterTake(window, "carbonara", ("plate_ii_1",))) == "KR-113"
    assert table.refusal(RED, WaiterTake(window, "carbonara", ("plate_ii_1", "cup_3"))) == "KR-113"  # in the Sink
    table.act(RED, WaiterTake(window, "carbonara", ("plate_ii_1", "cup_1")))
    assert table.last(OrderTaken) == OrderTaken(RED, "carbonara", "ice_05", ("plate_ii_1", "cup_1"))
    assert table.view().seats[RED].held[0].tile == "ice_05"
    assert (table.clean("cup"), table.clean("ii")) == (1, 1)


def test_kc_050_without_a_tile_no_cup() -> None:
    table = cake().board("carbonara").start()
    window = table.place(RED, "hg_red_1", "waiter_1")
    assert table.refusal(RED, WaiterTake(window, "carbonara", ("plate_ii_1", "cup_1"))) == "KR-113"


@LEVELS
def test_kc_052_ex_24_no_cup_and_one_plate_of_size_i(assist: str) -> None:
    table = cake(assist=assist).board("minute_steak", "bolognese", tiles={"minute_steak": "ice_03"})
    table.cupboard("plate_i_1", "plate_ii_1").start()
    window = table.place(RED, "hg_red_1", "waiter_1")
    assert table.refusal(RED, WaiterTake(window, "minute_steak", ("plate_i_1", "plate_i_1"))) == "KC-052"
    assert table.refusal(RED, WaiterTake(window, "minute_steak", ("plate_i_1",))) == "KC-052"


@LEVELS
def test_kc_051_ex_24_a_second_plate_of_size_i_serves_as_the_cup(assist: str) -> None:
    table, window = waiting("minute_steak", "ice_03", "plate_i_1", "plate_i_2", assist=assist)
    table.act(RED, WaiterTake(window, "minute_steak", ("plate_i_1", "plate_i_2")))
    steak, ice = table.view().seats[RED].plates
    assert (steak.ice, ice.ice, ice.id) == (False, True, "plate_i_2")


def test_kc_051_ex_24_and_can_be_neither_cooked_nor_chilled_nor_filled_with_food() -> None:
    table, window = waiting("minute_steak", "ice_03", "plate_i_1", "plate_i_2")
    table.act(RED, WaiterTake(window, "minute_steak", ("plate_i_1", "plate_i_2")))
    assert table.refusal(RED, StoveCook(table.place(RED, "hg_red_2", "stove_1"), "plate_i_2")) == "KC-057"
    assert table.refusal(RED, FridgeChill(table.place(RED, "hg_helper_1", "fridge_1"), "plate_i_2")) == "KC-058"
    store = table.place(RED, "hg_specialist", "store_a_1")
    assert table.refusal(RED, TakeIngredient(store, "meat", "plate_i_2")) == "KC-059"
    table.act(RED, TakeIngredient(store, "meat", "plate_i_1"))


def test_kc_051_it_takes_scoops_like_a_cup() -> None:
    table, window = waiting("minute_steak", "ice_03", "plate_i_1", "plate_i_2")
    table.act(RED, WaiterTake(window, "minute_steak", ("plate_i_1", "plate_i_2")))
    freezer = table.place(RED, "hg_red_2", "freezer_1")
    table.act(RED, LidOpen(freezer), TakeScoop(freezer, "pink", "plate_i_2"))
    assert table.refusal(RED, TakeScoop(freezer, "white", "plate_i_1")) == "KC-090"


@LEVELS
def test_kc_051_and_is_served_like_a_cup(assist: str) -> None:
    table = cake(assist=assist).hold(RED, "carbonara", "ice_01")
    table.dish(RED, "carbonara", "plate_ii_1", "meat", "pasta", "cheese", "cube_black", cook=1)
    table.dish(RED, "carbonara", "plate_i_1", "scoop_white", part=2).start()
    table.act(RED, WaiterServe(table.place(RED, "hg_red_1", "waiter_1"), "carbonara"))
    assert table.last(OrderServed).tile == "ice_01"
    assert {"plate_i_1", "plate_ii_1"} <= set(table.view().sink)


def test_kc_052_neither_cup_nor_plate_of_size_i() -> None:
    table, window = waiting("carbonara", "ice_03", "plate_ii_1", "plate_ii_2", "plate_iii_1")
    assert table.refusal(RED, WaiterTake(window, "carbonara", ("plate_ii_1", "plate_ii_2"))) == "KC-052"
    assert table.refusal(RED, WaiterTake(window, "carbonara", ("plate_ii_1", "cup_1"))) == "KC-052"


@LEVELS
def test_kc_053_no_plate_while_a_cup_is_clean(assist: str) -> None:
    table, window = waiting("minute_steak", "ice_03", assist=assist)
    assert table.refusal(RED, WaiterTake(window, "minute_steak", ("plate_i_1", "plate_i_2"))) == "KC-053"


@LEVELS
def test_kc_138_the_ice_takes_no_other_plate_and_a_dish_no_cup(assist: str) -> None:
    table, window = waiting("carbonara", "ice_03", assist=assist)
    assert table.refusal(RED, WaiterTake(window, "carbonara", ("plate_ii_1", "plate_ii_2"))) == "KC-138"
    assert table.refusal(RED, WaiterTake(window, "carbonara", ("plate_ii_1", "plate_iv_1"))) == "KC-138"
    assert table.refusal(RED, WaiterTake(window, "carbonara", ("cup_1", "cup_2"))) == "KC-138"


def test_kc_138_not_even_where_no_cup_is_clean() -> None:
    table, window = waiting("carbonara", "ice_03", "plate_i_1", "plate_ii_1", "plate_ii_2")
    assert table.refusal(RED, WaiterTake(window, "carbonara", ("plate_ii_1", "plate_ii_2"))) == "KC-138"
    table.act(RED, WaiterTake(window, "carbonara", ("plate_ii_1", "plate_i_1")))


def test_kc_054_the_cup_lies_on_the_first_line() -> None:
    table, window = waiting("carbonara", "ice_05")
    table.act(RED, WaiterTake(window, "carbonara", ("plate_ii_1", "cup_2")))
    cup = table.view().seats[RED].plates[1]
    assert (cup.id, cup.size, cup.order, cup.part, cup.ice) == ("cup_2", "cup", "carbonara", 2, True)
    assert (cup.line, cup.column, cup.goods) == (0, 0, {})


@LEVELS
def test_kc_055_the_mat_needs_room_for_the_cup_as_well(assist: str) -> None:
    table = cake(4, assist=assist).board("minute_steak", "tomato_soup", tiles={"minute_steak": "ice_03"})
    for order, plate in zip(["bolognese", "carbonara", "house_burger"], PLATES, strict=True):
        table.hold(RED, order).dish(RED, order, plate)
    table.start()
    window = table.place(RED, "hg_red_1", "waiter_1")
    assert table.refusal(RED, WaiterTake(window, "minute_steak", ("plate_i_1", "cup_1"))) == "KC-055"
    table.act(RED, WaiterTake(window, "tomato_soup", ("plate_i_1",)))


# What goes into a Cup


@LEVELS
@pytest.mark.parametrize("dish", [(), ("meat", "pasta", "cheese", "cube_black")])
def test_kc_056_scoops_at_any_time(assist: str, dish: tuple[str, ...]) -> None:
    table = cake(assist=assist).hold(RED, "carbonara", "ice_05").dish(RED, "carbonara", "plate_ii_1", *dish)
    table.dish(RED, "carbonara", "cup_1", part=2).start()
    freezer = table.place(RED, "hg_red_1", "freezer_1")
    table.act(RED, LidOpen(freezer), TakeScoop(freezer, "white", "cup_1"), TakeScoop(freezer, "brown", "cup_1"))
    assert table.on_plate("cup_1") == {"scoop_white": 1, "scoop_brown": 1}


@LEVELS
def test_kc_057_kc_058_a_cup_is_neither_cooked_nor_chilled(assist: str) -> None:
    table = with_cup("scoop_white", assist=assist).hold(RED, "tiramisu")
    table.dish(RED, "tiramisu", "plate_ii_2", "bread", "cream", "cream", "cube_brown").start()
    assert table.refusal(RED, StoveCook(table.place(RED, "hg_red_1", "stove_1"), "cup_1")) == "KC-057"
    assert table.refusal(RED, FridgeChill(table.place(RED, "hg_red_2", "fridge_1"), "cup_1")) == "KC-058"


@LEVELS
def test_kc_059_no_food_in_a_cup(assist: str) -> None:
    table = with_cup(assist=assist).bag(black=1).start()
    store = table.place(RED, "hg_red_1", "store_a_1")
    assert table.refusal(RED, TakeIngredient(store, "cheese", "cup_1")) == "KC-059"
    spices = table.place(RED, "hg_red_2", "spices_1")
    table.act(RED, SpiceDraw(spices, "small")).wait(1_000)
    assert table.refusal(RED, SpicePlace(spices, "black", "cup_1")) == "KC-059"


# Starting again, swapping, washing


@LEVELS
def test_kc_070_a_melted_ice_part_gets_a_clean_cup(assist: str) -> None:
    table = cake(assist=assist).hold(RED, "carbonara", "ice_05").dish(RED, "carbonara", "plate_ii_1").sink()
    assert table.refusal(RED, FetchPlate("carbonara", 2, "plate_i_1")) == "KC-070"
    assert table.refusal(RED, FetchPlate("carbonara", 2, "plate_ii_2")) == "KC-070"
    assert table.refusal(RED, FetchPlate("carbonara", 3, "cup_1")) == "KR-067"
    table.act(RED, FetchPlate("carbonara", 2, "cup_1"))  # in Preparation
    assert table.view().seats[RED].plates[1].ice
    assert table.refusal(RED, FetchPlate("carbonara", 2, "cup_2")) == "KR-067"


@LEVELS
def test_kc_070_or_a_plate_of_size_i_where_no_cup_is_clean(assist: str) -> None:
    table = cake(assist=assist).hold(RED, "carbonara", "ice_05").dish(RED, "carbonara", "plate_ii_1")
    table.cupboard("plate_i_1", "plate_ii_2").start()
    assert table.refusal(RED, FetchPlate("carbonara", 2, "plate_ii_2")) == "KC-070"
    assert table.refusal(RED, FetchPlate("carbonara", 2, "cup_1")) == "KR-067"  # dirty
    table.act(RED, FetchPlate("carbonara", 2, "plate_i_1"))  # and in the Action phase
    assert table.view().seats[RED].plates[1].ice


def test_kc_138_a_dish_fetches_and_swaps_no_cup() -> None:
    for assist in ("strict", "guided"):
        lost = cake(assist=assist).hold(RED, "carbonara", "ice_05").start()
        assert lost.refusal(RED, FetchPlate("carbonara", 1, "cup_1")) == "KC-138"
        swap = cake(assist=assist).hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1").start()
        assert swap.refusal(RED, SwapPlate("plate_ii_1", "cup_1")) == "KC-138"


@LEVELS
def test_kc_071_a_cup_is_swapped_only_for_a_plate_of_size_i_and_back(assist: str) -> None:
    table = with_cup(assist=assist)
    table.cupboard("plate_i_1", "plate_i_2", "plate_ii_2").start()
    assert table.refusal(RED, SwapPlate("cup_1", "plate_ii_2")) == "KC-071"
    table.act(RED, SwapPlate("cup_1", "plate_i_1"))
    assert table.view().seats[RED].plates[1].id == "plate_i_1"
    assert "cup_1" in table.view().cupboard
    assert table.refusal(RED, SwapPlate("plate_i_1", "plate_i_2")) == "KC-071"  # a Cup is clean now
    table.act(RED, SwapPlate("plate_i_1", "cup_1"))
    assert table.view().seats[RED].plates[1].id == "cup_1"


def test_kc_071_not_while_a_cup_is_clean_nor_with_scoops_on_it() -> None:
    table = with_cup().start()
    assert table.refusal(RED, SwapPlate("cup_1", "plate_i_1")) == "KC-071"
    full = with_cup("scoop_white").cupboard("plate_i_1").start()
    assert full.refusal(RED, SwapPlate("cup_1", "plate_i_1")) == "KR-066"


def test_kc_072_a_cup_is_washed_like_a_plate_and_counts() -> None:
    table = cake().start()
    window = table.place(RED, "hg_red_1", "sink_1")
    assert table.refusal(RED, SinkWash(window, ("cup_3", "plate_i_3", "plate_ii_3", "plate_iii_3"))) == "KR-164"
    table.act(RED, SinkWash(window, ("cup_3", "plate_i_3", "plate_ii_3")))
    assert (table.clean("cup"), table.dirty("cup"), table.dirty("i"), table.dirty("iii")) == (3, 0, 0, 1)


@LEVELS
def test_kc_073_a_wrong_scoop_may_be_trashed_from_a_cup(assist: str) -> None:
    table = with_cup("scoop_pink", "scoop_white", assist=assist).start()
    supply = table.in_supply("scoop_pink")
    table.act(RED, TrashToken("cup_1", "scoop_pink"))
    assert table.last(TokenTrashed) == TokenTrashed(RED, "cup_1", "scoop_pink")
    assert (table.on_plate("cup_1"), table.in_supply("scoop_pink")) == ({"scoop_white": 1}, supply + 1)
    assert table.in_freezer("pink") == 1
    assert table.refusal(BLUE, TrashToken("cup_1", "scoop_white")) == "KR-064"


@LEVELS
def test_kc_073_nothing_from_a_dessert_that_carries_scoops(assist: str) -> None:
    table = cake(assist=assist).hold(RED, "banana_split")
    table.dish(RED, "banana_split", "plate_i_1", "cream", "fruit", "cube_brown", "scoop_white").start()
    for good in ("cream", "cube_brown", "scoop_white"):
        assert table.refusal(RED, TrashToken("plate_i_1", good)) == "KC-073"
    assert not [action for action in GAME.legal(table.state, RED) if isinstance(action, TrashToken)]


def test_kc_073_the_scoop_is_gone_for_the_freezer() -> None:
    """A scoop that was trashed cannot be put back."""
    table = with_cup().start()
    freezer = table.place(RED, "hg_red_1", "freezer_1")
    table.act(RED, LidOpen(freezer), TakeScoop(freezer, "pink", "cup_1"), TrashToken("cup_1", "scoop_pink"))
    assert table.refusal(RED, PutBackScoop(freezer, "pink", "cup_1")) == "KC-089"
    assert (table.in_freezer("pink"), table.on_plate("cup_1")) == (0, {})


def test_kc_073_nor_does_another_scoop_go_back_in_its_place() -> None:
    """The Ice-cream Maker's scoop comes from the supply: the one from the Freezer was trashed."""
    table = with_cup().specialists("ice_cream_maker", "rotisseur", "dish_whisperer").start()
    freezer = table.place(RED, "hg_red_1", "freezer_1")
    table.act(RED, LidOpen(freezer), TakeScoop(freezer, "pink", "cup_1"), TrashToken("cup_1", "scoop_pink"))
    maker = table.place(RED, "hg_specialist", "freezer_2")
    table.act(RED, TakeScoop(maker, "pink", "cup_1", True))
    assert table.refusal(RED, PutBackScoop(freezer, "pink", "cup_1")) == "KC-089"
    assert (table.in_freezer("pink"), table.on_plate("cup_1")) == (0, {"scoop_pink": 1})
