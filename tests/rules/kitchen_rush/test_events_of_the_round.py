"""KR-046, KR-221: the Events that last for a round."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    BuyIngredients,
    BuySpices,
    HostSuggest,
    HostWelcome,
    Place,
    StoveCook,
    WaiterServe,
)
from atable.games.kitchen_rush.events import (
    ActionEnded,
    ClockStarted,
    IngredientsBought,
    OrderFailed,
    OrderServed,
    Placed,
    SpicesBought,
    WagePaid,
)
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

SOUP = ("veg", "veg", "cube_white")


def under(name: str, seats: int = 2, **options: Any) -> Table:
    """Planning of round 1, with this Event."""
    return Table(seats, events=True, seed="e", **options).event(name)


def runs(table: Table, seat: int, hourglass: str, space: str) -> int:
    """How long its sand runs from now."""
    table.place(seat, hourglass, space)
    return table.last(Placed).runs_out - table.clock()


def test_kr_221_wage_claim_four_coins_each() -> None:
    table = under("wage_claim").coins(20).start()
    table.place(RED, "hg_red_1", "stove_1")
    table.place(BLUE, "hg_helper_1", "stove_2")
    table.finish_action()
    assert table.all(WagePaid) == [WagePaid("hg_helper_1", 4), WagePaid("hg_red_1", 4)]


def test_kr_221_wage_claim_leaves_specialist_and_apprentice_alone() -> None:
    table = under("wage_claim", specialist_mini=True).bonus("apprentice_contract").coins(20).start()
    table.place(BLUE, "hg_helper_1", "stove_2")
    table.finish_action()
    assert table.all(WagePaid) == [WagePaid("hg_helper_1", 1), WagePaid("hg_specialist", 1)]


def test_kr_221_helper_in_bed_cannot_be_placed_and_costs_nothing() -> None:
    table = under("helper_in_bed").coins(3).start()
    assert table.refusal(RED, Place("hg_helper_1", "stove_1")) == "KR-221"
    assert not any(
        isinstance(action, Place) and action.hourglass == "hg_helper_1" for action in GAME.legal(table.state, RED)
    )
    table.place(RED, "hg_red_1", "stove_1")
    table.finish_action()
    assert table.all(WagePaid) == [WagePaid("hg_red_1", 3)]


def test_kr_221_heatwave_the_sand_runs_35_seconds() -> None:
    table = under("heatwave", specialist_mini=True).start()
    assert runs(table, RED, "hg_red_1", "stove_1") == 35_000
    assert runs(table, RED, "hg_helper_1", "stove_2") == 35_000
    assert runs(table, BLUE, "hg_specialist", "sink_1") == 60_000
    assert table.at(34_999).refusal(RED, Place("hg_red_1", "stove_1")) == "KR-072"
    table.at(35_000).place(RED, "hg_red_1", "stove_1")


def test_kr_221_heatwave_handmade_hourglasses_five_seconds_longer() -> None:
    table = under("heatwave", handmade=True)
    usual = table.hourglass("hg_red_1").duration
    assert 26_000 <= usual <= 32_000
    assert runs(table.start(), RED, "hg_red_1", "stove_1") == usual + 5_000


def test_kr_221_wobbly_tray_15_seconds_more_at_the_waiter() -> None:
    table = under("wobbly_tray", specialist_mini=True).start()
    assert runs(table, RED, "hg_red_1", "waiter_1") == 45_000
    assert runs(table, RED, "hg_red_2", "stove_1") == 30_000
    assert runs(table, BLUE, "hg_specialist", "waiter_2") == 75_000
    assert table.at(44_999).refusal(RED, Place("hg_red_1", "stove_2")) == "KR-072"
    table.at(45_000).place(RED, "hg_red_1", "stove_2")


def test_kr_221_supplier_shortage_three_ingredients_for_a_coin() -> None:
    table = under("supplier_shortage").coins(2).room("store_a", meat=0).start()
    window = table.place(RED, "hg_red_1", "market_1")
    assert table.refusal(RED, BuyIngredients(window, "meat", (5, 0, 0))) == "KR-158"
    table.act(RED, BuyIngredients(window, "meat", (3, 0, 0)))
    assert (table.in_room("store_a", "meat"), table.last(IngredientsBought).cost) == (3, 1)
    table.act(RED, BuySpices(table.place(RED, "hg_red_2", "market_1"), ("white", "white", "white")))  # cubes as ever


def test_kr_221_price_hike_two_coins() -> None:
    table = under("price_hike").coins(3).start()
    window, second = table.place(RED, "hg_red_1", "market_1"), table.place(BLUE, "hg_blue_1", "market_1")
    table.act(RED, BuySpices(window, ("red", "red")))
    assert (table.last(SpicesBought).cost, table.view().coins) == (2, 1)
    assert table.refusal(BLUE, BuySpices(second, ("red", "red"))) == "KR-157"


def test_kr_221_price_hike_a_suppliers_friend_still_gives_the_first() -> None:
    table = under("price_hike").bonus("suppliers_friend").coins(2).start()
    table.act(RED, BuySpices(table.place(RED, "hg_red_1", "market_1"), ("red", "red")))
    assert table.view().coins == 2
    table.act(RED, BuySpices(table.place(RED, "hg_red_2", "market_1"), ("red", "red")))
    assert table.view().coins == 0


@pytest.mark.parametrize("space", ["market_1", "market_2"])
def test_kr_221_market_holiday_for_two_minutes(space: str) -> None:
    table = under("market_holiday", piece_of_cake=True)
    table.settle()
    table.start()
    for ms in (0, 119_999):
        assert table.at(ms).refusal(RED, Place("hg_red_1", space)) == "KR-081"
        assert Place("hg_red_1", space) not in GAME.legal(table.state, RED)
    assert GAME.next_deadline(table.state) == table.state.now + 1
    table.at(120_000).place(RED, "hg_red_1", space)


def test_kr_221_stubborn_guests_take_no_suggestion() -> None:
    table = under("stubborn_guests").board("carbonara", "bolognese").start()
    window = table.place(RED, "hg_red_1", "host_1")
    assert table.refusal(RED, HostSuggest(window, ("carbonara",))) == "KR-221"
    assert not any(isinstance(action, HostSuggest) for action in GAME.legal(table.state, RED))
    table.act(RED, HostWelcome(window))


def test_kr_221_blogger_in_the_room_each_unserved_order_costs_two() -> None:
    table = under("blogger_in_the_room").prestige(9).hold(RED, "carbonara").hold(BLUE, "bolognese")
    table.board("tomato_soup").start().finish_action()
    assert [event.lost for event in table.all(OrderFailed)] == [2, 2]
    table.settle()
    assert table.view().prestige == 9 - 4 - 1  # a guest who leaves costs one, as ever


def test_kr_221_blogger_in_the_room_forgiven_for_nothing() -> None:
    table = under("blogger_in_the_room").bonus("forgiving_regulars").prestige(2).hold(RED, "carbonara")
    table.start().finish_action()
    table.settle()
    assert table.view().prestige == 2


def test_kr_221_stingy_evening_no_tips() -> None:
    table = under("stingy_evening").bonus("generous_guests").coins(0).hold(RED, "tomato_soup")
    table.dish(RED, "tomato_soup", "plate_i_1", *SOUP, cook=1).start()
    table.act(RED, WaiterServe(table.place(RED, "hg_red_1", "waiter_1"), "tomato_soup"))
    assert table.all(OrderServed) == [OrderServed(RED, "tomato_soup", None, True, 3, 0)]
    assert table.view().coins == 3


@pytest.mark.parametrize(("family", "ms"), [(False, 210_000), (True, 270_000)])
def test_kr_221_brown_out_half_a_minute_less(family: bool, ms: int) -> None:
    table = under("brown_out", family=family).coins(9).hold(RED, "tomato_soup")
    table.dish(RED, "tomato_soup", "plate_i_1", *SOUP).start()
    assert table.all(ClockStarted) == [ClockStarted(1, ms)]
    table.at(ms - 1)
    window = table.place(RED, "hg_red_1", "stove_1")
    table.at(ms)
    assert table.refusal(BLUE, Place("hg_blue_1", "stove_2")) == "KR-092"
    table.act(RED, StoveCook(window, "plate_i_1"))  # what runs may be finished
    assert ActionEnded(1) in table.events
