"""KR-100: two seats want the same in the same millisecond. The first received wins; the other is told why, and has lost
nothing but the chance.
"""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    BuyIngredients,
    FetchPlate,
    HostSuggest,
    Lift,
    OfficeRehire,
    OfficeRepair,
    OfficeUpgrade,
    Place,
    SinkWash,
    SpiceDraw,
    SwapPlate,
    TakeIngredient,
    WaiterTake,
    WindowDone,
)
from atable.games.kitchen_rush.content.cards import MALFUNCTION, SPACE_INDEX
from tests.rules.kitchen_rush.looks import glass, held, orders, plates, reason, windows
from tests.rules.kitchen_rush.scenario import BLUE, GREEN, RED, Table

BOTH = pytest.mark.parametrize("assist", ["strict", "guided"])
EITHER = pytest.mark.parametrize(("first", "second"), [(RED, BLUE), (BLUE, RED)])
NAMES = ("red", "blue", "green", "yellow")


def own(seat: int, number: int = 1) -> str:
    return f"hg_{NAMES[seat]}_{number}"


def two_windows(table: Table, *spaces: str) -> tuple[int, int]:
    """Red's and blue's."""
    return table.place(RED, own(RED), spaces[0]), table.place(BLUE, own(BLUE), spaces[-1])


def carbonaras(**options: Any) -> Table:
    """Red and blue have begun to cook one dish each."""
    table = Table(3, **options).hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1", "meat")
    return table.hold(BLUE, "bolognese").dish(BLUE, "bolognese", "plate_ii_2", "meat")


@BOTH
@EITHER
def test_kr_100_the_same_space(assist: str, first: int, second: int) -> None:
    table = Table(2, assist=assist).start().at(1_000)
    table.place(first, own(first), "sink_1")
    assert reason(table, second, Place(own(second), "sink_1")) == ("KR-074", "space-occupied")
    assert (glass(table, own(second)).where, glass(table, own(second)).used) == ("idle", False)
    table.place(second, own(second), "market_1")
    assert table.clock() == 1_000


@BOTH
@EITHER
def test_kr_084_kr_100_the_same_helper(assist: str, first: int, second: int) -> None:
    table = Table(2, assist=assist).start().at(1_000)
    table.place(first, "hg_helper_1", "sink_1")
    assert reason(table, second, Place("hg_helper_1", "market_1")) == ("KR-072", "sand-runs")
    assert windows(table, second) == []
    table.place(second, own(second), "market_1")


@EITHER
def test_kr_084_kr_100_the_same_helper_when_its_sand_runs_out(first: int, second: int) -> None:
    table = Table(3).start()
    table.place(GREEN, "hg_helper_1", "stove_1")
    table.at(30_000)
    table.place(first, "hg_helper_1", "sink_1")
    assert reason(table, second, Place("hg_helper_1", "stove_2")) == ("KR-072", "sand-runs")
    assert reason(table, second, Lift("hg_helper_1")) == ("KR-072", "sand-runs")
    table.place(second, own(second), "stove_1")  # what it left is free


def test_kr_100_one_lifts_the_helper_and_the_other_places_it() -> None:
    table = Table(2).start()
    table.place(RED, "hg_helper_1", "stove_1")
    table.at(30_000).act(RED, Lift("hg_helper_1"))
    table.place(BLUE, "hg_helper_1", "stove_1")
    assert reason(table, RED, Lift("hg_helper_1")) == ("KR-072", "sand-runs")


@BOTH
@EITHER
def test_kr_100_the_last_plate(assist: str, first: int, second: int) -> None:
    table = Table(4, assist=assist).board("carbonara", "bolognese", "garden_salad").start()
    table.cupboard("plate_ii_1", "plate_i_1")
    window = dict(zip((RED, BLUE), two_windows(table, "waiter_1", "waiter_2"), strict=True))
    table.act(first, WaiterTake(window[first], "carbonara", ("plate_ii_1",)))
    late = WaiterTake(window[second], "bolognese", ("plate_ii_1",))
    assert reason(table, second, late) == ("KR-114", "plate-not-clean")
    assert (held(table, second), plates(table, second)) == ([], [])
    assert windows(table, second) == [window[second]]
    table.act(second, WaiterTake(window[second], "garden_salad", ("plate_i_1",)))


@BOTH
def test_kr_100_the_same_plate_of_several(assist: str) -> None:
    table = Table(4, assist=assist).board("carbonara", "bolognese").start()
    red, blue = two_windows(table, "waiter_1", "waiter_2")
    table.act(RED, WaiterTake(red, "carbonara", ("plate_ii_1",)))
    late = WaiterTake(blue, "bolognese", ("plate_ii_1",))
    assert reason(table, BLUE, late) == ("KR-113", "plate-not-in-cupboard")
    table.act(BLUE, WaiterTake(blue, "bolognese", ("plate_ii_2",)))


@BOTH
@EITHER
def test_kr_100_the_same_order(assist: str, first: int, second: int) -> None:
    table = Table(4, assist=assist).board("carbonara", "bolognese").start()
    window = dict(zip((RED, BLUE), two_windows(table, "waiter_1", "waiter_2"), strict=True))
    table.act(first, WaiterTake(window[first], "carbonara", ("plate_ii_1",)))
    late = WaiterTake(window[second], "carbonara", ("plate_ii_2",))
    assert reason(table, second, late) == ("KR-112", "order-not-on-board")
    assert "plate_ii_2" in table.view().cupboard
    table.act(second, WaiterTake(window[second], "bolognese", ("plate_ii_2",)))


def test_kr_100_an_order_is_taken_before_it_is_talked_away() -> None:
    table = Table(2).board("carbonara", "bolognese").start()
    red, blue = two_windows(table, "waiter_1", "host_1")
    table.act(RED, WaiterTake(red, "carbonara", ("plate_ii_1",)))
    cards = table.view().decks.orders
    assert reason(table, BLUE, HostSuggest(blue, ("carbonara", "bolognese"))) == ("KR-107", "order-not-on-board")
    assert (orders(table)[1], table.view().decks.orders) == ("bolognese", cards)
    table.act(BLUE, HostSuggest(blue, ("bolognese",)))


@BOTH
def test_kr_100_a_plate_is_fetched_and_taken(assist: str) -> None:
    table = Table(2, assist=assist).hold(RED, "carbonara").hold(BLUE, "bolognese").start()
    table.cupboard("plate_ii_1")
    table.act(BLUE, FetchPlate("bolognese", 1, "plate_ii_1"))
    assert reason(table, RED, FetchPlate("carbonara", 1, "plate_ii_1")) == ("KR-067", "plate-not-clean")
    assert (held(table), plates(table)) == (["carbonara"], [])


@BOTH
def test_kr_100_a_plate_is_swapped_away(assist: str) -> None:
    table = Table(2, assist=assist).hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1")
    table.hold(BLUE, "bolognese").start()
    table.act(RED, SwapPlate("plate_ii_1", "plate_ii_2"))
    assert table.refusal(BLUE, FetchPlate("bolognese", 1, "plate_ii_2")) == "KR-067"
    table.act(BLUE, FetchPlate("bolognese", 1, "plate_ii_1"))  # it is back, and clean


@BOTH
@EITHER
def test_kr_100_ex_38_the_last_cheese(assist: str, first: int, second: int) -> None:
    table = Table(3, assist=assist).hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1")
    table.hold(BLUE, "greek_salad").dish(BLUE, "greek_salad", "plate_ii_2").room("store_a", cheese=1).start()
    window = dict(zip((RED, BLUE), two_windows(table, "store_a_1", "store_a_2"), strict=True))
    plate = {RED: "plate_ii_1", BLUE: "plate_ii_2"}
    table.act(first, TakeIngredient(window[first], "cheese", plate[first]))
    late = TakeIngredient(window[second], "cheese", plate[second])
    assert reason(table, second, late) == ("KR-129", "storeroom-has-none")
    assert table.on_plate(plate[first]) == {"cheese": 1}
    assert table.on_plate(plate[second]) == {}
    assert windows(table, second) == [window[second]]


def test_kr_100_the_bag() -> None:
    table = carbonaras().start()
    red, blue = two_windows(table, "spices_1", "spices_2")
    table.act(BLUE, SpiceDraw(blue, "small"))
    assert table.refusal(RED, SpiceDraw(red, "small")) == "KR-136"
    assert (windows(table, RED), table.view().bag.holder) == ([red], BLUE)


@EITHER
def test_kr_100_the_last_coin(first: int, second: int) -> None:
    table = Table(2).coins(1).start()
    window = dict(zip((RED, BLUE), two_windows(table, "market_1", "market_1"), strict=True))
    table.act(first, BuyIngredients(window[first], "meat", (5, 0, 0)))
    assert table.refusal(second, BuyIngredients(window[second], "veg", (5, 0, 0))) == "KR-157"
    assert (table.view().coins, windows(table, second)) == (0, [window[second]])


def test_kr_100_a_coin_is_spent_before_the_repair() -> None:
    table = Table(2).coins(1).start()
    table.state.tiles[SPACE_INDEX["sink_1"]] = MALFUNCTION
    red, blue = two_windows(table, "market_1", "office_1")
    table.act(RED, BuyIngredients(red, "meat", (5, 0, 0)))
    assert table.refusal(BLUE, OfficeRepair(blue, "sink_1")) == "KR-174"
    assert table.refusal(BLUE, Place("hg_blue_2", "sink_1")) == "KR-081"


def test_kr_100_the_last_dirty_plate() -> None:
    table = Table(3).start()
    table.sink("plate_ii_1")
    red, blue = two_windows(table, "sink_1", "sink_2")
    table.act(BLUE, SinkWash(blue, ("plate_ii_1",)))
    assert table.refusal(RED, SinkWash(red, ("plate_ii_1",))) == "KR-164"
    assert windows(table) == [red]


def test_kr_100_the_office_does_one_thing_after_the_other() -> None:
    """There is one Office space: blue waits for red's sand, and finds the work done."""
    table = Table(2, piece_of_cake=True).unpaid("hg_red_2").coins(9).start()
    window = table.place(RED, "hg_red_1", "office_1")
    table.act(RED, OfficeRehire(window, "hg_red_2"))
    assert table.refusal(BLUE, Place("hg_blue_1", "office_1")) == "KR-074"
    table.at(30_000).act(RED, Lift("hg_red_1"))
    window = table.place(BLUE, "hg_blue_1", "office_1")
    assert table.refusal(BLUE, OfficeRehire(window, "hg_red_2")) == "KR-170"
    table.act(BLUE, OfficeUpgrade(window, "cold_room"))
    assert table.refusal(BLUE, WindowDone(window)) == "KR-091"
