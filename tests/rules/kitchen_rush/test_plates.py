"""KR-054 to KR-064: what an Order shows, and what a mat holds."""

import pytest

from atable.games.kitchen_rush.actions import (
    FetchPlate,
    SpiceDraw,
    SpicePlace,
    StoveCook,
    SwapPlate,
    TakeIngredient,
    TrashToken,
    WaiterServe,
    WaiterTake,
)
from atable.games.kitchen_rush.content.cards import ORDER_INDEX, ORDER_TIER, PARTS
from atable.games.kitchen_rush.events import OrderFailed, OrderServed, ServeRefused
from tests.rules.kitchen_rush.looks import held, plates
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

TAGINE = ("meat", "meat", "veg", "veg", "veg", "cube_white", "cube_red", "cube_yellow")  # plate IV, cook 3


def served(table: Table) -> OrderServed | None:
    """Red serves the Order that was taken first: what the guests paid, if they did."""
    window = table.place(RED, "hg_red_1", "waiter_1")
    table.act(RED, WaiterServe(window, held(table)[0]))
    told = table.all(OrderServed)
    assert len(told) + len(table.all(ServeRefused)) == 1
    return told[0] if told else None


def tagine(plate: str = "plate_iv_1", goods: tuple[str, ...] = TAGINE, cook: int = 3) -> Table:
    return Table(2).hold(RED, "lamb_tagine").dish(RED, "lamb_tagine", plate, *goods, cook=cook).start()


# The card


def test_kr_054_plate_ingredients_spices_cooking_and_reward() -> None:
    event = served(tagine())
    assert event is not None
    assert (event.coins, event.prestige) == (6 + 1, 2)  # and a tip


@pytest.mark.parametrize(
    ("plate", "goods", "cook"),
    [
        ("plate_iii_1", TAGINE, 3),
        ("plate_iv_1", TAGINE[1:], 3),
        ("plate_iv_1", (*TAGINE, "meat"), 3),
        ("plate_iv_1", (*TAGINE[1:], "veg"), 3),
        ("plate_iv_1", TAGINE[:-1], 3),
        ("plate_iv_1", (*TAGINE[:-1], "cube_green"), 3),
        ("plate_iv_1", (*TAGINE, "cube_white"), 3),
        ("plate_iv_1", TAGINE, 2),
    ],
)
def test_kr_054_everything_on_the_card_counts(plate: str, goods: tuple[str, ...], cook: int) -> None:
    assert served(tagine(plate, goods, cook)) is None


def test_kr_055_one_dish_or_two() -> None:
    assert set(PARTS) == {1, 2}
    table = Table(2).board("carbonara", "business_lunch").start()
    window = table.place(RED, "hg_red_1", "waiter_1")
    assert table.refusal(RED, WaiterTake(window, "carbonara", ("plate_ii_1", "plate_ii_2"))) == "KR-113"
    assert table.refusal(RED, WaiterTake(window, "business_lunch", ("plate_i_1",))) == "KR-113"
    table.act(RED, WaiterTake(window, "business_lunch", ("plate_i_1", "plate_i_2")))
    assert [(plate.order, plate.part) for plate in plates(table)] == [("business_lunch", 1), ("business_lunch", 2)]


def test_kr_055_one_reward_for_both_dishes() -> None:
    table = Table(2).hold(RED, "grandparents_table")
    table.dish(RED, "grandparents_table", "plate_i_1", "veg", "veg", "cube_white", part=1, cook=1)
    table.dish(RED, "grandparents_table", "plate_i_2", "meat", "meat", "cube_black", part=2, cook=2)
    event = served(table.start())
    assert event is not None
    assert (event.coins, event.prestige) == (5 + 1, 1)
    assert plates(table) == []


def test_kr_056_the_tier_changes_nothing() -> None:
    """One simple, one demanding, one VIP: each costs one prestige if it is not served."""
    names = ["carbonara", "falafel_salad", "lamb_tagine"]
    assert len({ORDER_TIER[ORDER_INDEX[name]] for name in names}) == 3
    table = Table(2).prestige(5).coins(9).board(*names).start()
    for name, plate in zip(names, ["plate_ii_1", "plate_iii_1", "plate_iv_1"], strict=True):
        window = table.place(RED, "hg_red_1", "waiter_1")
        table.act(RED, WaiterTake(window, name, (plate,)))
        table.at(table.clock() + 30_000)
    table.finish_action()
    assert [(event.order, event.lost) for event in table.all(OrderFailed)] == [(name, 1) for name in names]


# The mat


def crowded(cake: bool = False) -> Table:
    """Three plates lie on red's mat."""
    table = Table(2, piece_of_cake=cake).hold(RED, "carbonara").hold(RED, "bolognese").hold(RED, "house_burger")
    table.dish(RED, "carbonara", "plate_ii_1").dish(RED, "bolognese", "plate_ii_2", "meat", cook=2)
    return table.dish(RED, "house_burger", "plate_iii_1", "meat", cook=3)


def test_kr_057_four_plates_on_four_lines() -> None:
    table = crowded().board("garden_salad", "crudites").start()
    window = table.place(RED, "hg_red_1", "waiter_1")
    table.act(RED, WaiterTake(window, "garden_salad", ("plate_i_1",)))
    assert [plate.line for plate in plates(table)] == [0, 2, 3, 0]
    window = table.place(RED, "hg_red_2", "waiter_2")
    assert table.refusal(RED, WaiterTake(window, "crudites", ("plate_i_2",))) == "KR-115"


def test_kr_057_no_fifth_by_fetching() -> None:
    table = crowded().hold(RED, "garden_salad").hold(RED, "crudites").start()
    table.act(RED, FetchPlate("garden_salad", 1, "plate_i_1"))
    assert table.refusal(RED, FetchPlate("crudites", 1, "plate_i_2")) == "KR-057"


def test_kr_057_those_on_the_extension_count() -> None:
    """Three plates on the mat and a chilled one on its extension."""
    table = crowded(cake=True).board("garden_salad").hold(RED, "tipsy_trifle")
    table.dish(RED, "tipsy_trifle", "plate_i_1", "bread", "cream", "fruit", "cube_green", "cube_brown", chill=1).start()
    window = table.place(RED, "hg_red_1", "waiter_1")
    assert table.refusal(RED, WaiterTake(window, "garden_salad", ("plate_i_2",))) == "KR-115"


def test_kr_058_lines_zero_to_three_hold_several_plates() -> None:
    table = Table(4).hold(RED, "chili_con_everything").hold(RED, "moussaka")
    table.dish(RED, "chili_con_everything", "plate_iii_1", "meat").dish(RED, "moussaka", "plate_iii_2", "meat").start()
    seen = []
    for moment in (0, 30_000, 60_000):
        table.at(moment)
        for hourglass, space, plate in (("hg_red_1", "stove_1", "plate_iii_1"), ("hg_red_2", "stove_2", "plate_iii_2")):
            window = table.place(RED, hourglass, space)
            table.act(RED, StoveCook(window, plate))
        seen.append([plate.line for plate in plates(table)])
    assert seen == [[1, 1], [2, 2], [3, 3]]
    table.at(90_000)
    window = table.place(RED, "hg_red_1", "stove_1")
    assert table.refusal(RED, StoveCook(window, "plate_iii_1")) == "KR-152"  # there is no fifth line


def test_kr_059_a_new_plate_lies_on_the_first_line() -> None:
    table = Table(2).board("film_star").start()
    window = table.place(RED, "hg_red_1", "waiter_1")
    table.act(RED, WaiterTake(window, "film_star", ("plate_i_1", "plate_iii_1")))
    assert [(plate.line, plate.column, plate.goods) for plate in plates(table)] == [(0, 0, {}), (0, 0, {})]


def test_kr_060_the_line_counts_the_cooking() -> None:
    """Bolognese wants two steps: on line 1 it is not done, on line 2 it is."""
    table = Table(2).hold(RED, "bolognese")
    table.dish(RED, "bolognese", "plate_ii_1", "pasta", "meat", "veg", "cube_white", "cube_green", cook=1).start()
    window = table.place(RED, "hg_red_2", "stove_1")
    assert plates(table)[0].line == 1
    table.act(RED, StoveCook(window, "plate_ii_1"))
    assert plates(table)[0].line == 2
    assert served(table) is not None


def test_kr_061_in_any_sequence() -> None:
    """Meat, fire, spice, pasta, fire, vegetable: still a bolognese."""
    table = Table(2).hold(RED, "bolognese").dish(RED, "bolognese", "plate_ii_1").bag(white=1, green=1).start()
    store = table.place(RED, "hg_red_1", "store_a_1")
    table.act(RED, TakeIngredient(store, "meat", "plate_ii_1"))
    stove = table.place(RED, "hg_red_2", "stove_1")
    table.act(RED, StoveCook(stove, "plate_ii_1"))
    spices = table.place(RED, "hg_helper_1", "spices_1")
    for _ in range(2):
        table.act(RED, SpiceDraw(spices, "small")).wait(1_000)
        table.act(RED, SpicePlace(spices, next(iter(table.view().bag.hand)), "plate_ii_1"))
        if plates(table)[0].line == 1:
            table.act(RED, TakeIngredient(store, "pasta", "plate_ii_1"))
            table.at(30_000)
            stove = table.place(RED, "hg_red_2", "stove_1")
            table.act(RED, StoveCook(stove, "plate_ii_1"))
    table.act(RED, TakeIngredient(store, "veg", "plate_ii_1"))
    assert served(table) is not None


def test_kr_062_any_number_of_tokens() -> None:
    """All that storeroom A holds, on the smallest plate."""
    table = Table(2).hold(RED, "garden_salad").dish(RED, "garden_salad", "plate_i_1").start()
    store = table.place(RED, "hg_red_1", "store_a_1")
    for kind, number in (("meat", 3), ("veg", 3), ("salad", 2), ("pasta", 2), ("cheese", 2), ("bread", 2)):
        for _ in range(number):
            table.act(RED, TakeIngredient(store, kind, "plate_i_1"))
    assert table.on_plate("plate_i_1") == {"meat": 3, "veg": 3, "salad": 2, "pasta": 2, "cheese": 2, "bread": 2}


def test_kr_063_a_plate_belongs_to_its_dish() -> None:
    """The meat of the second dish lies on the plate of the first one, and the other way round."""
    table = Table(2).hold(RED, "business_lunch")
    table.dish(RED, "business_lunch", "plate_i_1", "meat", "veg", "cube_black", part=1, cook=1)
    table.dish(RED, "business_lunch", "plate_i_2", "veg", "salad", "cube_green", part=2)
    assert served(table.start()) is None
    assert [(plate.id, plate.part) for plate in plates(table)] == [("plate_i_1", 1), ("plate_i_2", 2)]


def test_kr_063_from_the_moment_it_is_taken() -> None:
    table = Table(2).board("first_date").start()
    window = table.place(RED, "hg_red_1", "waiter_1")
    table.act(RED, WaiterTake(window, "first_date", ("plate_i_2", "plate_ii_1")))
    assert [(plate.id, plate.order, plate.part) for plate in plates(table)] == [
        ("plate_i_2", "first_date", 1),
        ("plate_ii_1", "first_date", 2),
    ]


def test_kr_064_nobody_touches_the_plates_of_another() -> None:
    table = Table(2).hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1", "meat", cook=1)
    table.hold(RED, "bolognese").dish(RED, "bolognese", "plate_ii_2").hold(RED, "garden_salad").start()
    store = table.place(BLUE, "hg_blue_1", "store_a_1")
    stove = table.place(BLUE, "hg_blue_2", "stove_1")
    waiter = table.place(BLUE, "hg_helper_1", "waiter_1")
    assert table.refusal(BLUE, TakeIngredient(store, "meat", "plate_ii_1")) == "KR-064"
    assert table.refusal(BLUE, StoveCook(stove, "plate_ii_1")) == "KR-064"
    assert table.refusal(BLUE, TrashToken("plate_ii_1", "meat")) == "KR-064"
    assert table.refusal(BLUE, SwapPlate("plate_ii_2", "plate_iii_1")) == "KR-064"
    assert table.refusal(BLUE, FetchPlate("garden_salad", 1, "plate_i_1")) == "KR-064"
    assert table.refusal(BLUE, WaiterServe(waiter, "carbonara")) == "KR-118"


def test_kr_064_kr_112_a_taken_order_stays_where_it_is() -> None:
    table = Table(2).board("carbonara").start()
    window = table.place(RED, "hg_red_1", "waiter_1")
    table.act(RED, WaiterTake(window, "carbonara", ("plate_ii_1",)))
    other = table.place(BLUE, "hg_blue_1", "waiter_2")
    assert table.refusal(BLUE, WaiterTake(other, "carbonara", ("plate_ii_2",))) == "KR-112"
    assert (held(table, RED), held(table, BLUE)) == (["carbonara"], [])
