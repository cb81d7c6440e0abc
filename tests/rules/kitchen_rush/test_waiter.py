"""KR-111 to KR-123: Orders are taken, and served early."""

import pytest

from atable.games.kitchen_rush.actions import (
    HostWelcome,
    Place,
    SpiceDraw,
    SpicePlace,
    StoveCook,
    SwapPlate,
    TakeIngredient,
    TrashToken,
    WaiterServe,
    WaiterTake,
)
from atable.games.kitchen_rush.events import (
    DishRuined,
    OrderFailed,
    OrderServed,
    OrdersRevealed,
    OrderTaken,
    ServeRefused,
    WindowClosed,
)
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.looks import held, orders, plates, quiet_round, reason, windows
from tests.rules.kitchen_rush.scenario import BLUE, RED, YELLOW, Table

CARBONARA = ("meat", "pasta", "cheese", "cube_black")  # plate II, cook 1, three coins


def waiter(table: Table, seat: int = RED) -> int:
    return table.place(seat, "hg_red_1" if seat == RED else "hg_blue_1", "waiter_1")


def cooked(plate: str = "plate_ii_1", cook: int = 1, **options: str) -> Table:
    table = Table(2, **options).hold(RED, "carbonara").dish(RED, "carbonara", plate, *CARBONARA, cook=cook)
    return table.coins(2).start()


# Take


def test_kr_111_take_or_serve() -> None:
    table = Table(2).board("greek_salad").hold(RED, "carbonara")
    table.dish(RED, "carbonara", "plate_ii_1", *CARBONARA, cook=1).start()
    window = waiter(table)
    kinds = {type(action) for action in GAME.legal(table.state, RED) if type(action).__name__.startswith("Waiter")}
    assert kinds == {WaiterTake, WaiterServe}
    table.act(RED, WaiterServe(window, "carbonara"))
    assert table.refusal(RED, WaiterTake(window, "greek_salad", ("plate_ii_2",))) == "KR-091"


@pytest.mark.parametrize("assist", ["strict", "guided"])
def test_kr_112_kr_113_kr_117_an_order_with_a_plate_for_every_dish(assist: str) -> None:
    table = Table(2, assist=assist).board("carbonara", "film_star", "bolognese").start()
    window = waiter(table)
    table.act(RED, WaiterTake(window, "film_star", ("plate_i_2", "plate_iii_1")))
    assert held(table) == ["film_star"]
    assert orders(table) == ["carbonara", None, "bolognese", None]
    assert [(plate.id, plate.part, plate.line) for plate in plates(table)] == [
        ("plate_i_2", 1, 0),
        ("plate_iii_1", 2, 0),
    ]
    assert (table.clean("i"), table.clean("ii"), table.clean("iii")) == (1, 2, 1)
    assert table.last(OrderTaken).plates == ("plate_i_2", "plate_iii_1")
    assert [event.window for event in table.all(WindowClosed)] == [window]


def test_kr_112_only_one_that_lies_on_the_board() -> None:
    table = Table(2).board("carbonara").hold(BLUE, "bolognese").start()
    window = waiter(table)
    for name in ("bolognese", "greek_salad", "stone_soup"):
        assert reason(table, RED, WaiterTake(window, name, ("plate_ii_1",))) == ("KR-112", "order-not-on-board")


def test_kr_113_clean_plates_of_the_cupboard_each_once() -> None:
    table = Table(2).board("business_lunch").start()
    window = waiter(table)
    dirty = next(name for name in table.view().sink if name.startswith("plate_i_"))
    reserve = next(name for name in table.view().reserve if name.startswith("plate_i_"))
    for names in (("plate_i_1",), ("plate_i_1", "plate_i_2", "plate_ii_1"), (), ("plate_i_1", "plate_i_1")):
        assert table.refusal(RED, WaiterTake(window, "business_lunch", names)) == "KR-113"
    for other in (dirty, reserve, "plate_i_6", "saucer"):
        action = WaiterTake(window, "business_lunch", ("plate_i_1", other))
        assert reason(table, RED, action) == ("KR-113", "plate-not-in-cupboard")


@pytest.mark.parametrize("assist", ["strict", "guided"])
def test_kr_114_every_required_plate_must_be_clean_now(assist: str) -> None:
    """Both dishes want a plate of size I and one is clean: no other plate helps, in no assist level."""
    table = Table(2, assist=assist).board("business_lunch", "carbonara").start()
    table.cupboard("plate_i_1", "plate_ii_1", "plate_iii_1")
    window = waiter(table)
    action = WaiterTake(window, "business_lunch", ("plate_i_1", "plate_ii_1"))
    assert reason(table, RED, action) == ("KR-114", "plate-not-clean")
    assert windows(table) == [window]
    table.act(RED, WaiterTake(window, "carbonara", ("plate_ii_1",)))


def test_kr_115_ex_23_two_dishes_room_for_one() -> None:
    table = Table(4).board("business_lunch", "garden_salad")
    for order, plate in (("carbonara", "plate_ii_1"), ("bolognese", "plate_ii_2"), ("meatballs", "plate_iii_1")):
        table.hold(YELLOW, order).dish(YELLOW, order, plate)
    table.start()
    window = table.place(YELLOW, "hg_yellow_1", "waiter_1")
    action = WaiterTake(window, "business_lunch", ("plate_i_1", "plate_i_2"))
    assert reason(table, YELLOW, action) == ("KR-115", "mat-full")
    table.act(YELLOW, WaiterTake(window, "garden_salad", ("plate_i_1",)))
    assert len(plates(table, YELLOW)) == 4


def test_kr_116_strict_lets_one_grab_a_wrong_plate() -> None:
    table = Table(2).board("carbonara").start()
    window = waiter(table)
    table.act(RED, WaiterTake(window, "carbonara", ("plate_iii_1",)))
    assert [plate.id for plate in plates(table)] == ["plate_iii_1"]
    assert (table.clean("ii"), table.clean("iii")) == (2, 1)


def test_kr_116_kr_235_guided_does_not() -> None:
    table = Table(2, assist="guided").board("carbonara").start()
    window = waiter(table)
    action = WaiterTake(window, "carbonara", ("plate_iii_1",))
    assert reason(table, RED, action) == ("KR-235", "wrong-plate-size")
    table.act(RED, WaiterTake(window, "carbonara", ("plate_ii_2",)))


def test_kr_116_kr_122_ex_21_wrong_plate() -> None:
    """Perfect, but on a plate of size III: refused by the guests, and ruined at the check."""
    table = cooked("plate_iii_1").prestige(1)
    window = waiter(table)
    table.act(RED, WaiterServe(window, "carbonara"))
    assert [event.order for event in table.all(ServeRefused)] == ["carbonara"]
    assert (held(table), [plate.id for plate in plates(table)]) == (["carbonara"], ["plate_iii_1"])
    assert (table.view().coins, table.view().prestige) == (2, 1)
    assert table.refusal(RED, Place("hg_red_1", "waiter_2")) == "KR-072"  # the hourglass is spent
    table.finish_action()
    assert [event.plate for event in table.all(DishRuined)] == ["plate_iii_1"]
    assert [event.lost for event in table.all(OrderFailed)] == [1]


def test_kr_117_the_space_stays_empty_until_somebody_fills_it() -> None:
    table = Table(2).board("carbonara", "bolognese").deck("greek_salad", "caesar_salad").coins(20).start()
    window = waiter(table)
    table.act(RED, WaiterTake(window, "carbonara", ("plate_ii_1",)))
    table.at(60_000)
    assert orders(table) == [None, "bolognese", None, None]
    host = table.place(BLUE, "hg_blue_1", "host_1")
    table.act(BLUE, HostWelcome(host))
    assert orders(table) == ["greek_salad", "bolognese", "caesar_salad", None]


def test_kr_117_or_the_next_preparation() -> None:
    table = Table(2).board("carbonara").deck("greek_salad").coins(20).start()
    window = waiter(table)
    table.act(RED, WaiterTake(window, "carbonara", ("plate_ii_1",)))
    table.finish_action()
    assert orders(table)[0] == "greek_salad"
    assert len(table.last(OrdersRevealed).orders) == 2


# Serve


@pytest.mark.parametrize("assist", ["strict", "guided"])
def test_kr_118_kr_119_kr_120_a_correct_order(assist: str) -> None:
    table = cooked(assist=assist)
    window = waiter(table)
    table.act(RED, WaiterServe(window, "carbonara"))
    event = table.last(OrderServed)
    assert (event.seat, event.order, event.early) == (RED, "carbonara", True)
    assert (event.coins, event.prestige) == (3 + 1, 0)
    assert table.view().coins == 2 + 3 + 1
    assert windows(table) == []


def test_kr_118_only_ones_own() -> None:
    table = cooked()
    window = waiter(table, BLUE)
    assert table.refusal(BLUE, WaiterServe(window, "carbonara")) == "KR-118"
    assert table.refusal(BLUE, WaiterServe(window, "stone_soup")) == "KR-118"


@pytest.mark.parametrize("done", [True, False])
def test_kr_118_all_dishes_are_judged_at_once(done: bool) -> None:
    """The second dish of the business lunch has to be cooked once."""
    table = Table(2).hold(RED, "business_lunch")
    table.dish(RED, "business_lunch", "plate_i_1", "veg", "salad", "cube_green", part=1)
    table.dish(RED, "business_lunch", "plate_i_2", "meat", "veg", "cube_black", part=2, cook=int(done)).start()
    window = waiter(table)
    table.act(RED, WaiterServe(window, "business_lunch"))
    assert len(table.all(OrderServed)) == int(done)
    assert len(table.all(ServeRefused)) == int(not done)
    assert len(plates(table)) == (0 if done else 2)


def test_kr_119_coins_and_prestige_at_once() -> None:
    """Moussaka: four coins and one prestige. The coins can be spent in the same second."""
    table = Table(2).hold(RED, "moussaka").coins(0).prestige(2)
    load = ("meat", "meat", "veg", "cheese", "cube_white", "cube_green")
    table.dish(RED, "moussaka", "plate_iii_1", *load, cook=3).start()
    window = waiter(table)
    table.act(RED, WaiterServe(window, "moussaka"))
    assert (table.view().coins, table.view().prestige) == (5, 3)
    assert table.clock() == 0


def test_kr_120_the_tip_is_for_early_service_only() -> None:
    """The same dish brings three coins at the check."""
    table = cooked()
    table.finish_action()
    event = table.last(OrderServed)
    assert (event.early, event.coins) == (False, 3)
    assert table.view().coins == 5


def test_kr_121_where_everything_goes() -> None:
    table = cooked()
    before = [table.in_supply(good) for good in CARBONARA]
    stored, bagged = table.in_room("store_a", "meat"), table.in_bag("black")
    window = waiter(table)
    table.act(RED, WaiterServe(window, "carbonara"))
    assert table.view().tally.served == ("carbonara",)
    assert (table.view().tally.early, held(table), plates(table)) == (1, [], [])
    assert "plate_ii_1" in table.view().sink
    assert [table.in_supply(good) for good in CARBONARA] == [count + 1 for count in before]
    assert (table.in_room("store_a", "meat"), table.in_bag("black")) == (stored, bagged)


def test_kr_122_an_incorrect_serve_costs_only_the_hourglass() -> None:
    """Not cooked yet. Red cooks it and serves it with another hourglass."""
    table = cooked(cook=0).prestige(1)
    window = waiter(table)
    table.act(RED, WaiterServe(window, "carbonara"))
    assert len(table.all(ServeRefused)) == 1
    assert windows(table) == []
    assert (table.view().coins, table.view().prestige, table.view().sink) == (2, 1, Table(2).view().sink)
    assert table.on_plate("plate_ii_1") == {"meat": 1, "pasta": 1, "cheese": 1, "cube_black": 1}
    stove = table.place(RED, "hg_red_2", "stove_1")
    table.act(RED, StoveCook(stove, "plate_ii_1"))
    window = table.place(RED, "hg_helper_1", "waiter_2")
    table.act(RED, WaiterServe(window, "carbonara"))
    assert table.view().tally.served == ("carbonara",)


def test_kr_122_kr_235_guided_does_not_even_ask_the_guests() -> None:
    table = Table(2, assist="guided").hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1", *CARBONARA)
    table.board("greek_salad").start()
    window = waiter(table)
    assert reason(table, RED, WaiterServe(window, "carbonara")) == ("KR-235", "order-not-correct")
    assert windows(table) == [window]


def test_kr_122_what_is_on_the_plate_stays_in_ones_hands() -> None:
    table = cooked("plate_iii_1", cook=0)
    window = waiter(table)
    table.act(RED, WaiterServe(window, "carbonara"))
    for good in CARBONARA:
        table.act(RED, TrashToken("plate_iii_1", good))
    table.act(RED, SwapPlate("plate_iii_1", "plate_ii_1"))
    assert [plate.id for plate in plates(table)] == ["plate_ii_1"]


def test_kr_123_in_the_round_in_which_it_was_taken() -> None:
    table = Table(2).board("garden_salad").bag(green=1).start()
    window = waiter(table)
    table.act(RED, WaiterTake(window, "garden_salad", ("plate_i_1",)))
    store = table.place(RED, "hg_red_2", "store_a_1")
    table.act(RED, TakeIngredient(store, "salad", "plate_i_1"), TakeIngredient(store, "salad", "plate_i_1"))
    spices = table.place(RED, "hg_helper_1", "spices_1")
    table.act(RED, SpiceDraw(spices, "small")).wait(1_000).act(RED, SpicePlace(spices, "green", "plate_i_1"))
    table.at(30_000)
    window = table.place(RED, "hg_red_2", "waiter_2")
    table.act(RED, WaiterServe(window, "garden_salad"))
    assert table.last(OrderServed).early
    assert table.view().coins == 2 + 2 + 1


def test_kr_123_or_in_a_later_one() -> None:
    """Unfinished at two checks, it stays with its player, and is served early in round 3."""
    table = cooked(cook=0).coins(30).prestige(2)
    table.finish_action()
    quiet_round(table)
    assert table.view().round == 3
    table.start()
    stove = table.place(RED, "hg_red_2", "stove_1")
    table.act(RED, StoveCook(stove, "plate_ii_1"))
    window = waiter(table)
    table.act(RED, WaiterServe(window, "carbonara"))
    assert (table.last(OrderServed).coins, table.last(OrderServed).early) == (4, True)
