"""KC-117: what the Head Waiter, the Storekeeper, the Spice Master, the Shrewd Buyer and the Dish Whisperer do."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    BagRelease,
    BuyIngredients,
    BuyScoops,
    BuySpices,
    LidClose,
    LidOpen,
    OfficeUpgrade,
    Place,
    PutBackIngredient,
    SinkWash,
    SpiceDraw,
    SpicePlace,
    StockScoop,
    TakeIngredient,
    WaiterServe,
    WaiterTake,
    WindowDone,
)
from atable.games.kitchen_rush.events import (
    BagOpened,
    BagReleased,
    DrawCancelled,
    IngredientsBought,
    OrderServed,
    ScoopsWasted,
    ServeRefused,
    SpicesBought,
)
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

CARBONARA = ("meat", "pasta", "cheese", "cube_black")
GREEK = ("veg", "salad", "cheese", "cube_green")


def cake(specialist: str, seats: int = 2, **options: Any) -> Table:
    """This Specialist and two others are revealed."""
    others = [name for name in ("rotisseur", "dish_whisperer", "shrewd_buyer") if name != specialist][:2]
    return Table(seats, piece_of_cake=True, **options).specialists(specialist, *others)


def go(table: Table, space: str) -> int:
    """Red places the Specialist."""
    table.start()
    return table.place(RED, "hg_specialist", space)


def used(table: Table) -> list[str]:
    return [card.id for card in table.view().specialists if card.used]


def windows(table: Table) -> list[int]:
    return [window.number for window in table.view().windows]


# Head Waiter


def two_dishes(**options: Any) -> Table:
    table = cake("head_waiter", **options)
    table.hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1", *CARBONARA, cook=1)
    return table.hold(RED, "greek_salad").dish(RED, "greek_salad", "plate_ii_2", *GREEK)


def test_kc_117_head_waiter_takes_two_orders() -> None:
    table = cake("head_waiter").board("tomato_soup", "house_burger", "bolognese", tiles={"house_burger": "ice_01"})
    window = go(table, "waiter_1")
    table.act(RED, WaiterTake(window, "tomato_soup", ("plate_i_1",), True))
    assert (windows(table), used(table)) == ([window], ["head_waiter"])
    table.act(RED, WaiterTake(window, "house_burger", ("plate_iii_1", "cup_1"), True))
    assert windows(table) == []
    assert [held.order for held in table.view().seats[RED].held] == ["tomato_soup", "house_burger"]


def test_kc_117_head_waiter_each_under_the_normal_conditions() -> None:
    table = cake("head_waiter").board("tomato_soup", "grown_up_nuggets", "business_lunch", "mac_and_cheese")
    window = go(table, "waiter_1")
    table.act(RED, WaiterTake(window, "tomato_soup", ("plate_i_1",), True))
    assert table.refusal(RED, WaiterTake(window, "business_lunch", ("plate_i_2", "plate_i_3"), True)) == "KR-114"
    table.act(RED, WindowDone(window))
    assert windows(table) == []


def test_kc_117_head_waiter_serves_two_with_larger_tips() -> None:
    table = two_dishes()
    window = go(table, "waiter_1")
    table.act(RED, WaiterServe(window, "carbonara", True))
    assert table.last(OrderServed) == OrderServed(RED, "carbonara", None, True, 5, 0)  # 3 and a tip of 2
    table.act(RED, WaiterServe(window, "greek_salad", True))
    assert table.view().coins == 4 + 5 + 5
    assert windows(table) == []


@pytest.mark.parametrize(("event", "bonus", "coins"), [("stingy_evening", None, 3), ("heatwave", "generous_guests", 6)])
def test_kc_117_head_waiter_one_more_than_the_tip_in_force(event: str, bonus: str | None, coins: int) -> None:
    table = two_dishes(events=True, seed="hourglass").event(event)
    if bonus:
        table.state.thresholds = 1
        table.bonus(bonus)
    window = go(table, "waiter_1")
    table.act(RED, WaiterServe(window, "carbonara", True))
    assert table.last(OrderServed).coins == coins


def test_kc_117_head_waiter_either_takes_or_serves() -> None:
    for first in ("take", "serve"):
        table = two_dishes().board("tomato_soup")
        window = go(table, "waiter_1")
        take, serve = WaiterTake(window, "tomato_soup", ("plate_i_1",), True), WaiterServe(window, "carbonara", True)
        table.act(RED, take if first == "take" else serve)
        assert table.refusal(RED, serve if first == "take" else take) == "KC-117"


def test_kc_117_head_waiter_a_refused_dish_is_a_part_too() -> None:
    table = two_dishes().hold(RED, "bolognese").dish(RED, "bolognese", "plate_iii_1", "meat")
    window = go(table, "waiter_1")
    table.act(RED, WaiterServe(window, "bolognese", True))
    assert table.all(ServeRefused) == [ServeRefused(RED, "bolognese")]
    table.act(RED, WaiterServe(window, "carbonara", True))
    assert windows(table) == []


def test_kc_117_head_waiter_normally_one_tip_of_one() -> None:
    table = two_dishes()
    window = go(table, "waiter_1")
    table.act(RED, WaiterServe(window, "carbonara"))
    assert (table.last(OrderServed).coins, windows(table), used(table)) == (4, [], [])


# Storekeeper


@pytest.mark.parametrize("space", ["store_a_1", "store_b_1"])
def test_kc_117_storekeeper_takes_from_every_active_storeroom(space: str) -> None:
    table = cake("storekeeper").hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1")
    table.room("store_a", meat=1, pasta=0, cheese=0).room("store_b", meat=0, pasta=1, cheese=1)
    window = go(table, space)
    for kind, room in [("meat", "store_a"), ("pasta", "store_b"), ("cheese", "store_b")]:
        table.act(RED, TakeIngredient(window, kind, "plate_ii_1", room, True))
    assert table.on_plate("plate_ii_1") == {"meat": 1, "pasta": 1, "cheese": 1}
    assert table.refusal(RED, TakeIngredient(window, "meat", "plate_ii_1", "store_a", True)) == "KR-129"
    assert (windows(table), used(table)) == ([window], ["storekeeper"])


def test_kc_117_storekeeper_what_is_put_back_returns_to_its_own_storeroom() -> None:
    table = cake("storekeeper").hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1")
    window = go(table, "store_a_1")
    table.act(RED, TakeIngredient(window, "meat", "plate_ii_1", "store_b", True))
    assert (table.in_room("store_a", "meat"), table.in_room("store_b", "meat")) == (3, 2)
    assert table.refusal(RED, PutBackIngredient(window, "meat", "plate_ii_1", "store_a")) == "KR-130"
    table.act(RED, PutBackIngredient(window, "meat", "plate_ii_1", "store_b"))
    assert (table.in_room("store_a", "meat"), table.in_room("store_b", "meat")) == (3, 3)


def test_kc_117_storekeeper_only_active_ones_and_only_enhanced() -> None:
    table = cake("storekeeper").coins(3).hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1")
    window = go(table, "store_a_1")
    assert table.refusal(RED, TakeIngredient(window, "meat", "plate_ii_1", "store_b")) == "KR-124"
    assert table.refusal(RED, TakeIngredient(window, "meat", "plate_ii_1", "store_c", True)) == "KR-133"
    table.act(BLUE, OfficeUpgrade(table.place(BLUE, "hg_blue_1", "office_1"), "third_storeroom"))
    table.act(RED, TakeIngredient(window, "meat", "plate_ii_1", "store_c", True))
    assert table.in_room("store_c", "meat") == 1


def test_kc_117_storekeeper_guided_needs_something_in_any_storeroom() -> None:
    table = cake("storekeeper", assist="guided").hold(RED, "grown_up_nuggets")
    table.dish(RED, "grown_up_nuggets", "plate_i_1").room("store_a", meat=0).start()
    assert table.refusal(RED, Place("hg_red_1", "store_a_1")) == "KR-235"
    window = table.place(RED, "hg_specialist", "store_a_1")
    table.act(RED, TakeIngredient(window, "meat", "plate_i_1", "store_b", True))


# Spice Master


def spiced(**options: Any) -> tuple[Table, int]:
    """Red has begun to look into the bag at 1,000."""
    table = cake("spice_master", **options).hold(RED, "exotic_volcano").dish(RED, "exotic_volcano", "plate_iii_1")
    table.bag(white=2, black=1, brown=1, red=1).start()
    if table.state.options.pace != "relaxed":
        table.at(1_000)
    window = table.place(RED, "hg_specialist", "spices_1")
    return table.act(RED, SpiceDraw(window, None, True)), window


def test_kc_117_spice_master_holds_the_bag_for_three_seconds_then_chooses() -> None:
    table, window = spiced()
    assert table.at(3_999).refusal(RED, SpicePlace(window, "brown", "plate_iii_1")) == "KR-142"
    assert not table.all(BagOpened)
    assert len(table.at(4_000).all(BagOpened)) == 1
    for cube in ("brown", "red", "white"):
        table.act(RED, SpicePlace(window, cube, "plate_iii_1"))
    assert table.on_plate("plate_iii_1") == {"cube_white": 1, "cube_brown": 1, "cube_red": 1}
    assert table.refusal(RED, SpicePlace(window, "brown", "plate_iii_1")) == "KR-142"
    assert table.refusal(RED, SpiceDraw(window, "small")) == "KC-118"


def test_kc_117_spice_master_until_the_bag_is_released() -> None:
    table, window = spiced()
    table.at(4_000).act(RED, SpicePlace(window, "red", "plate_iii_1"), BagRelease(window))
    assert (windows(table), table.view().bag.holder) == ([], None)
    assert (table.in_bag("white"), table.in_bag("red")) == (2, 0)
    idle, window = spiced()
    idle.at(4_500).act(RED, SpicePlace(window, "red", "plate_iii_1"))
    assert not idle.at(9_499).all(BagReleased)
    assert idle.at(9_500).all(BagReleased)  # five seconds without a step (KR-145)
    assert windows(idle) == []


def test_kc_117_spice_master_keeps_the_others_away() -> None:
    table, _ = spiced(seats=3)
    table.hold(BLUE, "carbonara").dish(BLUE, "carbonara", "plate_ii_1")
    other = table.place(BLUE, "hg_blue_1", "spices_2")
    assert table.refusal(BLUE, SpiceDraw(other, "small")) == "KR-136"


def test_kc_117_spice_master_without_time_in_relaxed_mode() -> None:
    table, window = spiced(pace="relaxed")
    table.act(RED, SpicePlace(window, "red", "plate_iii_1"))
    assert table.on_plate("plate_iii_1") == {"cube_red": 1}


def test_kc_117_spice_master_may_be_interrupted() -> None:
    table, window = spiced()
    table.at(2_000).act(RED, WindowDone(window))
    assert (len(table.all(DrawCancelled)), table.view().bag.holder, used(table)) == (1, None, ["spice_master"])


# Shrewd Buyer


def test_kc_117_shrewd_buyer_makes_two_purchases_and_pays_one() -> None:
    table = cake("shrewd_buyer").coins(1)
    window = go(table, "market_1")
    table.act(RED, BuyIngredients(window, "meat", (5, 0, 0), True))
    assert table.last(IngredientsBought).cost == 1
    table.act(RED, BuySpices(window, ("red", "red"), True))
    assert table.last(SpicesBought).cost == 0
    assert (table.view().coins, windows(table)) == (0, [])


def test_kc_117_shrewd_buyer_stocks_the_scoops_before_the_second_purchase() -> None:
    table = cake("shrewd_buyer").coins(1)
    window = go(table, "market_2")
    table.act(RED, BuyScoops(window, ("white", "white", "pink"), True))
    assert table.refusal(RED, BuySpices(window, ("red", "red"), True)) == "KC-111"
    table.act(RED, LidOpen(window), *[StockScoop(window, name) for name in ("white", "white", "pink")], LidClose())
    assert windows(table) == [window]
    table.act(RED, BuyScoops(window, ("green", "green", "green"), True), LidOpen(window), StockScoop(window, "green"))
    table.act(RED, LidClose(), WindowDone(window))
    assert table.all(ScoopsWasted) == [ScoopsWasted(RED, ("green", "green"))]
    assert table.view().coins == 0


def test_kc_117_shrewd_buyer_pays_the_first_one() -> None:
    table = cake("shrewd_buyer").coins(0)
    window = go(table, "market_1")
    assert table.refusal(RED, BuySpices(window, ("red", "red"), True)) == "KR-157"


# Dish Whisperer


def test_kc_117_dish_whisperer_washes_everything() -> None:
    table = cake("dish_whisperer")
    window = go(table, "sink_1")
    everything = ("plate_i_3", "plate_ii_3", "plate_iii_3", "plate_iv_2", "cup_3")
    assert table.view().sink == everything
    assert table.refusal(RED, SinkWash(window, everything)) == "KR-164"
    assert table.refusal(RED, SinkWash(window, everything[:3], True)) == "KC-117"
    table.act(RED, SinkWash(window, everything, True))
    assert table.view().sink == ()
    assert (table.clean("cup"), table.clean("iv"), used(table), windows(table)) == (3, 2, ["dish_whisperer"], [])
