"""KR-124 to KR-133: ingredients, one by one, from a storeroom onto one's plates."""

from typing import Any

from atable.games.kitchen_rush.actions import (
    BuyIngredients,
    OfficeUpgrade,
    Place,
    PutBackIngredient,
    SinkWash,
    TakeIngredient,
    WaiterServe,
    WaiterTake,
    WindowDone,
)
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

BASE_KINDS = ("meat", "veg", "bread", "salad", "pasta", "cheese")


def kitchen(seats: int = 2, **options: Any) -> Table:
    """Red makes a bolognese and a tomato soup, Blue a carbonara."""
    table = Table(seats, **options).hold(RED, "bolognese").dish(RED, "bolognese", "plate_ii_1")
    table.hold(RED, "tomato_soup").dish(RED, "tomato_soup", "plate_i_1")
    return table.hold(BLUE, "carbonara").dish(BLUE, "carbonara", "plate_ii_2").start()


def test_kr_124_each_storeroom_has_its_own_spaces_and_stock() -> None:
    table = kitchen().room("store_a", meat=3).room("store_b", meat=3)
    a, b = table.place(RED, "hg_red_1", "store_a_1"), table.place(RED, "hg_red_2", "store_b_1")
    table.act(RED, TakeIngredient(a, "meat", "plate_ii_1"))
    assert (table.in_room("store_a", "meat"), table.in_room("store_b", "meat")) == (2, 3)
    table.act(RED, TakeIngredient(b, "veg", "plate_ii_1"))
    assert (table.in_room("store_a", "veg"), table.in_room("store_b", "veg")) == (3, 2)


def test_kr_124_a_window_reaches_no_other_storeroom() -> None:
    table = kitchen().room("store_a", meat=0)
    window = table.place(RED, "hg_red_1", "store_a_1")
    assert table.in_room("store_b", "meat") == 3
    assert table.refusal(RED, TakeIngredient(window, "meat", "plate_ii_1")) == "KR-129"
    assert table.refusal(RED, TakeIngredient(window, "meat", "plate_ii_1", "store_b")) == "KR-124"


def test_kr_125_every_storeroom_holds_every_kind() -> None:
    table = kitchen()
    for room in ("store_a", "store_b"):
        assert all(table.in_room(room, kind) > 0 for kind in BASE_KINDS)
    window = table.place(RED, "hg_red_1", "store_b_1")
    for kind in BASE_KINDS:
        table.act(RED, TakeIngredient(window, kind, "plate_ii_1"))
    assert table.on_plate("plate_ii_1") == dict.fromkeys(BASE_KINDS, 1)


def test_kr_126_one_token_a_step_onto_ones_own_plates() -> None:
    table = kitchen()
    window = table.place(RED, "hg_red_1", "store_a_1")
    table.act(RED, TakeIngredient(window, "pasta", "plate_ii_1"))
    assert table.on_plate("plate_ii_1") == {"pasta": 1}
    assert table.in_room("store_a", "pasta") == 1  # of two
    assert table.refusal(RED, TakeIngredient(window, "meat", "plate_ii_2")) == "KR-064"  # Blue's
    assert table.refusal(RED, TakeIngredient(window, "cube_white", "plate_ii_1")) == "KR-126"
    assert table.refusal(BLUE, TakeIngredient(window, "meat", "plate_ii_2")) == "KR-086"


def test_kr_127_as_many_tokens_as_one_likes() -> None:
    table = kitchen()
    window = table.place(RED, "hg_red_1", "store_a_1")
    stock = {kind: table.in_room("store_a", kind) for kind in BASE_KINDS}
    for kind, tokens in stock.items():
        for _ in range(tokens):
            table.act(RED, TakeIngredient(window, kind, "plate_ii_1"))
    assert sum(table.on_plate("plate_ii_1").values()) == 14  # 3 meat, 3 vegetables, 2 of each other kind
    assert [table.in_room("store_a", kind) for kind in BASE_KINDS] == [0] * 6


def test_kr_128_onto_several_plates() -> None:
    table = kitchen()
    window = table.place(RED, "hg_red_1", "store_a_1")
    table.act(RED, TakeIngredient(window, "meat", "plate_ii_1"), TakeIngredient(window, "veg", "plate_i_1"))
    table.act(RED, TakeIngredient(window, "veg", "plate_ii_1"))
    assert table.on_plate("plate_ii_1") == {"meat": 1, "veg": 1}
    assert table.on_plate("plate_i_1") == {"veg": 1}


def test_kr_129_the_last_cheese_goes_to_the_first() -> None:
    table = kitchen(3).room("store_a", cheese=1)
    red, blue = table.place(RED, "hg_red_1", "store_a_1"), table.place(BLUE, "hg_blue_1", "store_a_2")
    table.act(BLUE, TakeIngredient(blue, "cheese", "plate_ii_2"))
    assert table.on_plate("plate_ii_2") == {"cheese": 1}
    assert table.refusal(RED, TakeIngredient(red, "cheese", "plate_ii_1")) == "KR-129"
    assert TakeIngredient(red, "cheese", "plate_ii_1") not in GAME.legal(table.state, RED)


def test_kr_130_what_was_taken_may_go_back_while_the_window_is_open() -> None:
    table = kitchen()
    window = table.place(RED, "hg_red_1", "store_a_1")
    table.act(RED, TakeIngredient(window, "meat", "plate_ii_1"), PutBackIngredient(window, "meat", "plate_ii_1"))
    assert table.on_plate("plate_ii_1") == {}
    assert (table.in_room("store_a", "meat"), table.in_supply("meat")) == (3, 18)
    assert table.refusal(RED, PutBackIngredient(window, "meat", "plate_ii_1")) == "KR-130"
    table.act(RED, TakeIngredient(window, "meat", "plate_ii_1"), WindowDone(window))
    assert table.refusal(RED, PutBackIngredient(window, "meat", "plate_ii_1")) == "KR-091"


def test_kr_130_only_what_was_taken_in_this_window() -> None:
    table = kitchen()
    a, b = table.place(RED, "hg_red_1", "store_a_1"), table.place(RED, "hg_red_2", "store_b_1")
    table.act(RED, TakeIngredient(a, "meat", "plate_ii_1"))
    assert table.refusal(RED, PutBackIngredient(b, "meat", "plate_ii_1")) == "KR-130"
    assert table.refusal(RED, PutBackIngredient(a, "meat", "plate_i_1")) == "KR-130"
    table.at(30_000)
    again = table.place(RED, "hg_red_1", "store_a_1")
    assert table.refusal(RED, PutBackIngredient(again, "meat", "plate_ii_1")) == "KR-130"
    table.act(RED, TakeIngredient(again, "meat", "plate_ii_1"), PutBackIngredient(again, "meat", "plate_ii_1"))
    assert table.on_plate("plate_ii_1") == {"meat": 1}  # the older one stays


def test_kr_130_a_served_plate_takes_its_tokens_along() -> None:
    """The same plate comes back clean for another Order: what lies on it then is not from the old window."""
    table = Table(2).board("minute_steak").hold(RED, "grown_up_nuggets")
    table.dish(RED, "grown_up_nuggets", "plate_i_1", "meat", "cube_white", cook=1).start()
    a = table.place(RED, "hg_red_1", "store_a_1")
    table.act(RED, TakeIngredient(a, "meat", "plate_i_1"))
    table.act(RED, WaiterServe(table.place(RED, "hg_red_2", "waiter_1"), "grown_up_nuggets"))
    table.act(BLUE, SinkWash(table.place(BLUE, "hg_blue_1", "sink_1"), ("plate_i_1",)))
    table.act(RED, WaiterTake(table.place(RED, "hg_helper_1", "waiter_2"), "minute_steak", ("plate_i_1",)))
    b = table.at(30_000).place(RED, "hg_red_2", "store_b_1")
    table.act(RED, TakeIngredient(b, "meat", "plate_i_1"))
    assert table.refusal(RED, PutBackIngredient(a, "meat", "plate_i_1")) == "KR-130"
    table.act(RED, PutBackIngredient(b, "meat", "plate_i_1"))
    assert (table.in_room("store_a", "meat"), table.in_room("store_b", "meat")) == (2, 3)


def test_kr_131_strict_takes_what_no_dish_needs_guided_does_not() -> None:
    strict, guided = kitchen(), kitchen(assist="guided")
    for table in (strict, guided):
        assert table.place(RED, "hg_red_1", "store_a_1") == 1
    for kind, plate in (("cheese", "plate_ii_1"), ("meat", "plate_i_1")):
        strict.act(RED, TakeIngredient(1, kind, plate))
        assert guided.refusal(RED, TakeIngredient(1, kind, plate)) == "KR-235"
    for table in (strict, guided):
        table.act(RED, TakeIngredient(1, "meat", "plate_ii_1"))  # the dish needs one
    strict.act(RED, TakeIngredient(1, "meat", "plate_ii_1"))
    assert guided.refusal(RED, TakeIngredient(1, "meat", "plate_ii_1")) == "KR-235"  # and no second one
    assert strict.on_plate("plate_ii_1") == {"meat": 2, "cheese": 1}


def test_kr_132_storerooms_never_refill_by_themselves() -> None:
    table = kitchen().room("store_a", meat=0, pasta=1).room("store_b", cheese=0)
    table.finish_action()
    assert table.view().round == 2
    assert [table.in_room("store_a", kind) for kind in BASE_KINDS] == [0, 3, 2, 2, 1, 2]
    assert [table.in_room("store_b", kind) for kind in BASE_KINDS] == [3, 3, 2, 2, 2, 0]


def test_kr_133_the_closed_storeroom_is_neither_used_nor_stocked() -> None:
    table = kitchen().coins(9)
    assert not table.view().storerooms[2].active
    assert table.refusal(RED, BuyIngredients(table.place(RED, "hg_red_1", "market_1"), "meat", (2, 2, 1))) == "KR-158"
    table.upgrades("third_storeroom").act(
        RED, OfficeUpgrade(table.place(RED, "hg_red_2", "office_1"), "third_storeroom")
    )
    assert table.view().storerooms[2].active
    table.act(RED, BuyIngredients(1, "meat", (2, 2, 1)))
    assert table.in_room("store_c", "meat") == 3  # two came with the Upgrade
    window = table.place(BLUE, "hg_blue_1", "store_c_1")
    table.act(BLUE, TakeIngredient(window, "meat", "plate_ii_2"))
    assert table.in_room("store_c", "meat") == 2


def test_kr_133_no_hourglass_in_the_closed_storeroom() -> None:
    assert kitchen().refusal(RED, Place("hg_red_1", "store_c_1")) == "KR-081"
