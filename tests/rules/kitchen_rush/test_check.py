"""KR-175 to KR-192: the check of the Orders, and customers who waited too long."""

import pytest

from atable.games.kitchen_rush.actions import (
    SMALL,
    BonusChoice,
    FetchPlate,
    HostSuggest,
    HostWelcome,
    SpiceAside,
    SpiceDraw,
    StoveCook,
    WaiterServe,
    WaiterTake,
)
from atable.games.kitchen_rush.events import (
    BagReleased,
    BonusKept,
    BonusOffered,
    CustomerLeft,
    DishRuined,
    OrderFailed,
    OrderServed,
    RoundEnded,
    WagePaid,
    WindowClosed,
)
from atable.kernel.events import Event
from tests.rules.kitchen_rush.scenario import BLUE, GREEN, RED, Table

CARBONARA = ("meat", "pasta", "cheese", "cube_black")
MOUSSAKA = ("meat", "meat", "veg", "cheese", "cube_white", "cube_green")
BOLOGNESE = ("pasta", "meat", "veg", "cube_white", "cube_green")


def checked(table: Table) -> Table:
    """Nobody does anything more in this round."""
    table.start().finish_action()
    return table


def plates(table: Table, seat: int = RED) -> list[str]:
    return [plate.id for plate in table.view().seats[seat].plates]


def held(table: Table, seat: int = RED) -> list[str]:
    return [it.order for it in table.view().seats[seat].held]


def fate(table: Table, order: str, plate: str) -> str:
    if order in table.view().tally.served:
        return "served"
    assert order in held(table)
    return "kept" if plate in plates(table) else "ruined"


# The sequence


def test_kr_175_check_customers_wages_bonuses_clean_up() -> None:
    table = Table(2).board("tomato_soup").prestige(5).coins(3).hold(RED, "bolognese")
    table.dish(RED, "bolognese", "plate_ii_1", "pasta").start()
    table.place(RED, "hg_red_1", "sink_1")
    steps = (OrderFailed, CustomerLeft, WagePaid, BonusOffered, BonusKept, RoundEnded)
    told: list[Event] = table.finish_action()
    table.act(RED, BonusChoice(table.last(BonusOffered).cards[0]))
    told += table.events
    assert [type(event) for event in told if isinstance(event, steps)] == list(steps)
    assert (table.view().prestige, table.view().round) == (3, 2)


def test_kr_176_windows_close_and_cubes_go_back_before_the_check() -> None:
    table = Table(2).bag(white=2).hold(RED, "tomato_soup").dish(RED, "tomato_soup", "plate_i_1").start()
    table.at(235_000)
    window = table.place(RED, "hg_red_1", "spices_1")
    table.act(RED, SpiceDraw(window, SMALL)).wait(1_000).act(RED, SpiceAside(window, "white"), SpiceDraw(window, SMALL))
    table.wait(1_000)
    assert table.in_bag("white") == 0  # one in hand, one set aside
    kinds = (BagReleased, WindowClosed, OrderFailed)
    table.finish_action()
    assert [type(event) for event in table.events if isinstance(event, kinds)] == list(kinds)
    assert (table.in_bag("white"), table.view().windows) == (2, ())


def test_kr_176_also_those_of_hands_that_work_to_the_last() -> None:
    table = Table(2).bag(white=2).hold(RED, "tomato_soup").dish(RED, "tomato_soup", "plate_i_1").start().at(239_000)
    window = table.place(RED, "hg_red_1", "spices_1")
    table.act(RED, SpiceDraw(window, SMALL)).at(243_000).act(RED, SpiceAside(window, "white"), SpiceDraw(window, SMALL))
    table.at(247_000).act(RED, SpiceAside(window, "white")).at(249_999)
    assert (table.view().phase, table.view().bag.holder, table.in_bag("white")) == ("grace", RED, 0)
    table.wait(1)
    kinds = (BagReleased, WindowClosed, OrderFailed)
    assert [type(event) for event in table.events if isinstance(event, kinds)] == list(kinds)
    assert table.in_bag("white") == 2


def test_kr_177_seat_by_seat_in_the_order_in_which_they_were_taken() -> None:
    table = Table(3).hold(GREEN, "ratatouille").hold(BLUE, "carbonara").hold(BLUE, "bruschetta")
    table.hold(RED, "tomato_soup").hold(RED, "bolognese")
    checked(table)
    told = [event.order for event in table.all(OrderFailed)]
    assert told == ["tomato_soup", "bolognese", "carbonara", "bruschetta", "ratatouille"]


def test_kr_177_kr_189_so_a_loss_at_zero_comes_before_the_gain() -> None:
    table = Table(2).hold(RED, "tomato_soup").hold(BLUE, "moussaka")
    table.dish(BLUE, "moussaka", "plate_iii_1", *MOUSSAKA, cook=3)
    assert checked(table).view().prestige == 1
    other = Table(2).hold(BLUE, "tomato_soup").hold(RED, "moussaka")
    other.dish(RED, "moussaka", "plate_iii_1", *MOUSSAKA, cook=3)
    assert checked(other).view().prestige == 0


# Correct, unfinished, ruined

FATES = [
    ("plate_ii_1", CARBONARA, 1, "served"),
    ("plate_ii_1", CARBONARA, 0, "kept"),
    ("plate_ii_1", CARBONARA[1:], 1, "kept"),  # an ingredient is missing
    ("plate_ii_1", CARBONARA[:-1], 1, "kept"),  # the pepper is missing
    ("plate_ii_1", (), 0, "kept"),
    ("plate_ii_1", CARBONARA, 2, "ruined"),  # overcooked
    ("plate_ii_1", (*CARBONARA, "veg"), 1, "ruined"),
    ("plate_ii_1", (*CARBONARA, "meat"), 1, "ruined"),
    ("plate_ii_1", (*CARBONARA, "cube_black"), 1, "ruined"),
    ("plate_ii_1", (*CARBONARA, "cube_white"), 1, "ruined"),
    ("plate_ii_1", ("meat", "pasta", "cheese", "cube_white"), 1, "ruined"),  # salt instead of pepper
    ("plate_ii_1", ("salad",), 0, "ruined"),  # superfluous, whatever else is missing
    ("plate_iii_1", CARBONARA, 1, "ruined"),
    ("plate_i_1", CARBONARA, 1, "ruined"),
    ("plate_iii_1", (), 0, "ruined"),
]


@pytest.mark.parametrize(("plate", "goods", "cook", "end"), FATES)
def test_kr_178_kr_179_kr_180_what_becomes_of_a_carbonara(
    plate: str, goods: tuple[str, ...], cook: int, end: str
) -> None:
    table = Table(2).prestige(2).hold(RED, "carbonara").dish(RED, "carbonara", plate, *goods, cook=cook)
    checked(table)
    assert fate(table, "carbonara", plate) == end
    assert table.view().prestige == (2 if end == "served" else 1)
    assert table.view().tally.ruined == (end == "ruined")


def test_kr_179_a_dish_without_a_plate_is_unfinished() -> None:
    table = checked(Table(2).prestige(2).hold(RED, "carbonara"))
    assert (table.view().prestige, held(table), table.view().tally.ruined) == (1, ["carbonara"], 0)
    assert table.all(DishRuined) == []


def lunch(second_cook: int) -> Table:
    """Business Lunch: a salad, and a steak that wants one step."""
    table = Table(2).prestige(3).hold(RED, "business_lunch")
    table.dish(RED, "business_lunch", "plate_i_1", "veg", "salad", "cube_green")
    table.dish(RED, "business_lunch", "plate_i_2", "meat", "veg", "cube_black", part=2, cook=second_cook)
    return checked(table)


def test_kr_181_served_only_if_all_its_dishes_are_correct() -> None:
    assert lunch(1).view().tally.served == ("business_lunch",)
    assert lunch(0).view().tally.served == ()
    assert lunch(2).view().tally.served == ()


def test_kr_182_kr_183_a_served_order_gives_coins_and_prestige_and_no_tip() -> None:
    table = Table(2).prestige(1).coins(2).hold(RED, "lamb_tagine")
    goods = ["meat"] * 2 + ["veg"] * 3 + ["cube_white", "cube_red", "cube_yellow"]
    checked(table.dish(RED, "lamb_tagine", "plate_iv_1", *goods, cook=3))
    assert table.all(OrderServed) == [OrderServed(RED, "lamb_tagine", None, False, 6, 2)]
    table.settle()
    assert (table.view().coins, table.view().prestige) == (8, 3)
    assert table.view().tally.served == ("lamb_tagine",)
    assert held(table) == []


def test_kr_184_its_plates_are_dirty_and_its_goods_in_the_supply() -> None:
    table = Table(2).hold(RED, "carbonara")
    before = {good: table.in_supply(good) for good in CARBONARA}
    checked(table.dish(RED, "carbonara", "plate_ii_1", *CARBONARA, cook=1))
    assert (plates(table), table.view().sink.count("plate_ii_1"), table.clean("ii")) == ([], 1, 1)
    assert {good: table.in_supply(good) for good in CARBONARA} == before


@pytest.mark.parametrize("cook", [0, 2])
def test_kr_185_one_prestige_an_order_whatever_fails(cook: int) -> None:
    assert lunch(cook).view().prestige == 2
    both = Table(2).prestige(3).hold(RED, "business_lunch").dish(RED, "business_lunch", "plate_i_1", "meat")
    assert checked(both.dish(RED, "business_lunch", "plate_i_2", "cheese", part=2)).view().prestige == 2
    three = Table(2).prestige(4).hold(RED, "bolognese").hold(RED, "carbonara").hold(BLUE, "business_lunch")
    assert checked(three).view().prestige == 1


def test_kr_186_correct_and_unfinished_dishes_stay_as_they_are() -> None:
    table = lunch(0)
    assert plates(table) == ["plate_i_1", "plate_i_2"]
    assert table.on_plate("plate_i_1") == {"veg": 1, "salad": 1, "cube_green": 1}
    assert table.on_plate("plate_i_2") == {"meat": 1, "veg": 1, "cube_black": 1}
    table.start()
    table.act(RED, StoveCook(table.place(RED, "hg_red_1", "stove_1"), "plate_i_2"))
    table.act(RED, WaiterServe(table.place(RED, "hg_red_2", "waiter_1"), "business_lunch"))
    assert table.view().tally.served == ("business_lunch",)


def test_kr_186_kr_187_the_correct_dish_stays_beside_a_ruined_one() -> None:
    table = lunch(2)
    assert plates(table) == ["plate_i_1"]
    assert table.all(DishRuined) == [DishRuined(RED, "business_lunch", 2, "plate_i_2")]
    assert "plate_i_2" in table.view().sink


def test_kr_123_kr_186_a_bolognese_with_one_step_of_two() -> None:
    table = Table(2).prestige(2).hold(RED, "bolognese")
    table.state.round = 2
    checked(table.dish(RED, "bolognese", "plate_ii_1", *BOLOGNESE, cook=1))
    assert (table.view().round, table.view().prestige, table.plate("plate_ii_1").cook) == (3, 1, 1)
    table.coins(0).start()
    table.act(RED, StoveCook(table.place(RED, "hg_red_1", "stove_1"), "plate_ii_1"))
    table.act(RED, WaiterServe(table.place(RED, "hg_red_2", "waiter_1"), "bolognese"))
    assert table.view().coins == 4 + 1


def test_kr_187_kr_188_an_overcooked_bolognese_is_started_again() -> None:
    table = Table(2).prestige(2).hold(RED, "bolognese")
    before = {good: table.in_supply(good) for good in BOLOGNESE}
    bag = (table.in_bag("white"), table.in_bag("green"))
    checked(table.dish(RED, "bolognese", "plate_ii_1", *BOLOGNESE, cook=3))
    assert (table.view().prestige, plates(table), held(table)) == (1, [], ["bolognese"])
    assert {good: table.in_supply(good) for good in BOLOGNESE} == before
    assert (table.in_bag("white"), table.in_bag("green")) == bag
    assert (table.view().sink.count("plate_ii_1"), table.clean("ii")) == (1, 1)
    table.start().act(RED, FetchPlate("bolognese", 1, "plate_ii_2"))
    assert (table.on_plate("plate_ii_2"), table.plate("plate_ii_2").cook) == ({}, 0)
    assert not any(glass.used for glass in table.view().hourglasses)


def test_kr_188_the_new_plate_may_be_fetched_in_preparation() -> None:
    table = checked(Table(2).hold(RED, "bolognese").dish(RED, "bolognese", "plate_ii_1", *BOLOGNESE, cook=3))
    table.act(RED, FetchPlate("bolognese", 1, "plate_ii_2"))
    assert plates(table) == ["plate_ii_2"]


def test_kr_189_prestige_never_falls_below_zero() -> None:
    table = Table(2).prestige(2)
    for order in ("bolognese", "carbonara", "tomato_soup"):
        table.hold(RED, order)
    checked(table)
    assert table.view().prestige == 0
    assert [event.lost for event in table.all(OrderFailed)] == [1, 1, 0]


def test_kr_190_prestige_has_no_upper_limit() -> None:
    table = Table(2).prestige(999).hold(RED, "moussaka")
    table.state.thresholds = 5
    table.dish(RED, "moussaka", "plate_iii_1", *MOUSSAKA, cook=3)
    assert checked(table).view().prestige == 1_000


# Impatient customers


def on_board(table: Table) -> list[str]:
    return [space.order for space in table.view().board if space.order]


def test_kr_191_kr_192_who_waited_from_the_start_leaves() -> None:
    table = Table(2).board("bolognese", "carbonara", "tomato_soup").deck("bruschetta", "crudites").prestige(4)
    table.state.round = 2
    table.start()
    table.act(RED, WaiterTake(table.place(RED, "hg_red_1", "waiter_1"), "bolognese", ("plate_ii_1",)))
    table.act(BLUE, HostWelcome(table.place(BLUE, "hg_blue_1", "host_1")))
    assert on_board(table) == ["bruschetta", "carbonara", "tomato_soup", "crudites"]
    table.coins(6).deck("garden_salad", "veggie_wrap").finish_action()
    assert table.all(CustomerLeft) == [CustomerLeft("carbonara", None, 1), CustomerLeft("tomato_soup", None, 1)]
    assert table.view().prestige == 4 - 1 - 2  # the bolognese was taken, and not made
    assert on_board(table) == ["bruschetta", "garden_salad", "veggie_wrap", "crudites"]
    table.start()
    assert [space.waiting for space in table.view().board] == [True] * 4


def test_kr_191_they_never_come_back() -> None:
    table = Table(2).board("bolognese").shrink_deck(0)
    checked(table)
    assert (on_board(table), table.view().decks.orders) == ([], 0)


def test_kr_192_an_order_revealed_in_the_last_moment_costs_nothing() -> None:
    table = Table(2).prestige(2).deck("bruschetta", "crudites").start().at(239_999)
    table.act(BLUE, HostWelcome(table.place(BLUE, "hg_blue_1", "host_1")))
    table.finish_action()
    assert (table.view().prestige, table.all(CustomerLeft)) == (2, [])
    assert on_board(table)[:2] == ["bruschetta", "crudites"]
    table.start().finish_action()
    assert [event.order for event in table.all(CustomerLeft)][:2] == ["bruschetta", "crudites"]  # but a round later


def test_kr_192_the_order_that_a_suggestion_brought_is_patient() -> None:
    table = Table(2).board("bolognese", "carbonara").deck("bruschetta", "crudites", "veggie_wrap").prestige(2).start()
    table.act(RED, HostSuggest(table.place(RED, "hg_red_1", "host_1"), ("carbonara",)))
    table.coins(3).finish_action()
    assert table.all(CustomerLeft) == [CustomerLeft("bolognese", None, 1)]
    assert on_board(table) == ["crudites", "bruschetta", "veggie_wrap"]
    assert table.view().prestige == 1
