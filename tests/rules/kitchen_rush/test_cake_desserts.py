"""KC-041 to KC-049: dessert Orders."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    FetchPlate,
    FridgeChill,
    HostSuggest,
    LidOpen,
    SpiceDraw,
    SpicePlace,
    StoveCook,
    TakeIngredient,
    TakeScoop,
    WaiterServe,
    WaiterTake,
)
from atable.games.kitchen_rush.events import (
    CustomerLeft,
    DishMelted,
    DishRuined,
    OrderFailed,
    OrderServed,
    ServeRefused,
)
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

VACHERIN = ("cream", "cream", "fruit", "cube_white")  # cook 1, chill 1, then pink and green
VACHERIN_ICE = ("scoop_pink", "scoop_green")
SPLIT = ("cream", "fruit", "cube_brown")  # banana_split: then white, brown, pink
SPLIT_ICE = ("scoop_white", "scoop_brown", "scoop_pink")
TIRAMISU = ("bread", "cream", "cream", "cube_brown")  # chill 2


def cake(seats: int = 2, **options: Any) -> Table:
    return Table(seats, piece_of_cake=True, **options)


def with_vacherin(*goods: str, plate: str = "plate_ii_1", cook: int = 1, chill: int = 1) -> Table:
    return cake().hold(RED, "vacherin").dish(RED, "vacherin", plate, *goods, cook=cook, chill=chill)


def with_split(*goods: str, **options: Any) -> Table:
    return cake(**options).hold(RED, "banana_split").dish(RED, "banana_split", "plate_i_1", *goods)


def serve(table: Table, order: str) -> bool:
    """Does the guest take it?"""
    table.start().act(RED, WaiterServe(table.place(RED, "hg_red_1", "waiter_1"), order))
    assert len(table.all(OrderServed)) + len(table.all(ServeRefused)) == 1
    return bool(table.all(OrderServed))


# What they show and give


def test_kc_041_a_dessert_may_ask_for_chilling_and_scoops() -> None:
    table = cake(assist="guided").hold(RED, "vacherin").dish(RED, "vacherin", "plate_ii_1")
    plate = table.view().seats[RED].plates[0]
    assert plate.missing == {"cream": 2, "fruit": 1, "cube_white": 1, "scoop_pink": 1, "scoop_green": 1}
    assert (plate.cook_left, plate.chill_left) == (1, 1)


def test_kc_042_kc_044_a_dessert_is_an_order_like_the_others() -> None:
    table = cake().hold(RED, "tiramisu").dish(RED, "tiramisu", "plate_ii_1", *TIRAMISU, chill=2)
    assert serve(table, "tiramisu")
    assert table.last(OrderServed) == OrderServed(RED, "tiramisu", None, True, 5, 0)  # 4 coins and the tip
    view = table.view()
    assert (view.coins, view.prestige, view.tally.served, view.tally.early) == (9, 0, ("tiramisu",), 1)
    assert "plate_ii_1" in view.sink
    assert (view.supply["cream"], view.supply["cube_brown"]) == (8, 11)


def test_kc_042_it_may_be_suggested_away_and_grows_impatient() -> None:
    table = cake().board("tiramisu", "vacherin").prestige(2).deck("carbonara").start()
    table.act(RED, HostSuggest(table.place(RED, "hg_red_1", "host_1"), ("tiramisu",)))
    table.finish_action()
    assert table.all(CustomerLeft) == [CustomerLeft("vacherin", None, 1)]
    assert table.view().prestige == 1


def test_kc_042_it_is_taken_with_a_plate_of_its_size() -> None:
    table = cake(assist="guided").board("vacherin").start()
    window = table.place(RED, "hg_red_1", "waiter_1")
    assert table.refusal(RED, WaiterTake(window, "vacherin", ("plate_i_1",))) == "KR-235"
    table.act(RED, WaiterTake(window, "vacherin", ("plate_ii_1",)))


@pytest.mark.parametrize(
    ("goods", "cook", "chill", "right"),
    [
        ((*VACHERIN, *VACHERIN_ICE), 1, 1, True),
        ((*VACHERIN, *VACHERIN_ICE), 1, 0, False),
        ((*VACHERIN, *VACHERIN_ICE), 1, 2, False),
        ((*VACHERIN, *VACHERIN_ICE), 0, 1, False),
        ((*VACHERIN, *VACHERIN_ICE), 2, 1, False),
        (VACHERIN, 1, 1, False),
        ((*VACHERIN, "scoop_pink"), 1, 1, False),
        ((*VACHERIN, "scoop_pink", "scoop_pink"), 1, 1, False),
        ((*VACHERIN, *VACHERIN_ICE, "scoop_white"), 1, 1, False),
        ((*VACHERIN[1:], *VACHERIN_ICE), 1, 1, False),
        ((*VACHERIN[:3], *VACHERIN_ICE), 1, 1, False),
        ((*VACHERIN, *VACHERIN_ICE, "cube_green"), 1, 1, False),
    ],
)
def test_kc_043_exactly_its_chilling_and_its_scoops(goods: tuple[str, ...], cook: int, chill: int, right: bool) -> None:
    assert serve(with_vacherin(*goods, cook=cook, chill=chill), "vacherin") is right


def test_kc_043_on_its_plate() -> None:
    assert not serve(with_vacherin(*VACHERIN, *VACHERIN_ICE, plate="plate_iii_1"), "vacherin")


def test_kc_044_at_the_check_without_a_tip() -> None:
    table = with_vacherin(*VACHERIN, *VACHERIN_ICE).start()
    table.finish_action()
    assert table.all(OrderServed) == [OrderServed(RED, "vacherin", None, False, 4, 2)]
    assert (table.view().coins, table.view().prestige) == (7, 2)  # the Specialist's coin is paid


# Scoops come last


def test_kc_045_kc_046_strict_accepts_scoops_on_an_unfinished_dessert() -> None:
    table = with_split("cream").start()
    freezer = table.place(RED, "hg_red_1", "freezer_1")
    table.act(RED, LidOpen(freezer), TakeScoop(freezer, "pink", "plate_i_1"))
    assert table.on_plate("plate_i_1") == {"cream": 1, "scoop_pink": 1}
    table.finish_action()
    assert [event.plate for event in table.all(DishMelted)] == ["plate_i_1"]  # the check finds the mistake


def test_kc_046_nothing_more_may_be_added_to_a_plate_with_a_scoop() -> None:
    table = with_split("cream", "scoop_pink").bag(brown=1).start()
    store = table.place(RED, "hg_red_1", "store_a_1")
    assert table.refusal(RED, TakeIngredient(store, "fruit", "plate_i_1")) == "KC-046"
    spices = table.place(RED, "hg_red_2", "spices_1")
    table.act(RED, SpiceDraw(spices, "small")).wait(1_000)
    assert table.refusal(RED, SpicePlace(spices, "brown", "plate_i_1")) == "KC-046"
    stove = table.place(RED, "hg_helper_1", "stove_1")
    assert table.refusal(RED, StoveCook(stove, "plate_i_1")) == "KC-046"
    fridge = table.place(RED, "hg_specialist", "fridge_1")
    assert table.refusal(RED, FridgeChill(fridge, "plate_i_1")) == "KC-046"


def test_kc_046_but_more_scoops_may() -> None:
    table = with_split("cream", "scoop_pink").start()
    freezer = table.place(RED, "hg_red_1", "freezer_1")
    table.act(RED, LidOpen(freezer), TakeScoop(freezer, "white", "plate_i_1"))


@pytest.mark.parametrize(
    ("goods", "cook", "chill"),
    [(VACHERIN[1:], 1, 1), (VACHERIN[:3], 1, 1), (VACHERIN, 0, 0), (VACHERIN, 1, 0), ((), 0, 0)],
)
def test_kc_045_kc_137_guided_refuses_early_scoops(goods: tuple[str, ...], cook: int, chill: int) -> None:
    table = (
        cake(assist="guided").hold(RED, "vacherin").dish(RED, "vacherin", "plate_ii_1", *goods, cook=cook, chill=chill)
    )
    table.hold(RED, "carbonara", "ice_03").dish(RED, "carbonara", "cup_1", part=2).start()
    freezer = table.place(RED, "hg_red_1", "freezer_1")
    table.act(RED, LidOpen(freezer))
    assert table.refusal(RED, TakeScoop(freezer, "pink", "plate_ii_1")) == "KC-137"


def test_kc_045_kc_137_guided_accepts_them_on_a_finished_dessert() -> None:
    table = cake(assist="guided").hold(RED, "vacherin").dish(RED, "vacherin", "plate_ii_1", *VACHERIN, cook=1, chill=1)
    table.start()
    freezer = table.place(RED, "hg_red_1", "freezer_1")
    table.act(
        RED, LidOpen(freezer), TakeScoop(freezer, "pink", "plate_ii_1"), TakeScoop(freezer, "green", "plate_ii_1")
    )
    assert table.view().seats[RED].plates[0].correct is True


# At the check


def test_kc_048_ex_09_frozen_dessert_without_its_ice() -> None:
    table = with_split(*SPLIT).prestige(2).start()
    table.finish_action()
    assert table.all(OrderFailed) == [OrderFailed(RED, "banana_split", 1)]
    assert not table.all(DishMelted)
    assert table.view().prestige == 1
    assert table.on_plate("plate_i_1") == {"cream": 1, "fruit": 1, "cube_brown": 1}


def test_kc_047_ex_10_frozen_dessert_with_one_of_three_scoops() -> None:
    table = with_split(*SPLIT, "scoop_white").prestige(2)
    assert (table.in_supply("scoop_white"), table.in_supply("cream")) == (4, 7)
    table.start().finish_action()
    assert table.all(DishMelted) == [DishMelted(RED, "banana_split", 1, "plate_i_1")]
    assert not table.all(DishRuined)
    view = table.view()
    assert view.prestige == 1
    assert (table.in_supply("scoop_white"), table.in_supply("cream"), table.in_supply("cube_brown")) == (5, 8, 11)
    assert "plate_i_1" in view.sink
    assert view.seats[RED].plates == ()
    assert [held.order for held in view.seats[RED].held] == ["banana_split"]
    table.act(RED, FetchPlate("banana_split", 1, "plate_i_2"))  # and start again
    assert table.on_plate("plate_i_2") == {}


@pytest.mark.parametrize(
    ("goods", "plate"),
    [
        ((*SPLIT[1:], *SPLIT_ICE), "plate_i_1"),  # an ingredient is missing
        ((*SPLIT, *SPLIT_ICE, "scoop_yellow"), "plate_i_1"),
        ((*SPLIT, "meat", *SPLIT_ICE), "plate_i_1"),
        ((*SPLIT, *SPLIT_ICE), "plate_iii_1"),
    ],
)
def test_kc_047_whatever_the_mistake_one_scoop_melts_and_costs_one_prestige(goods: tuple[str, ...], plate: str) -> None:
    table = cake().hold(RED, "banana_split").dish(RED, "banana_split", plate, *goods).prestige(2).start()
    table.finish_action()
    assert table.all(DishMelted) == [DishMelted(RED, "banana_split", 1, plate)]
    assert (table.view().prestige, table.view().tally.ruined) == (1, 1)


def test_kc_048_a_dessert_without_scoops_follows_the_base_rules() -> None:
    table = cake().hold(RED, "apple_tart").dish(RED, "apple_tart", "plate_ii_1", "bread", "fruit", cook=1)
    table.hold(BLUE, "brussels_waffle").dish(BLUE, "brussels_waffle", "plate_ii_2", "bread", "meat").prestige(3)
    table.state.thresholds = 1
    table.start().finish_action()
    assert table.on_plate("plate_ii_1") == {"bread": 1, "fruit": 1}  # unfinished: it stays on its line
    assert table.plate("plate_ii_1").cook == 1
    assert table.all(DishRuined) == [DishRuined(BLUE, "brussels_waffle", 1, "plate_ii_2")]
    assert table.view().prestige == 1


def test_kc_049_scoops_on_desserts_do_not_count_for_the_ice_objective() -> None:
    assert serve(table := with_split(*SPLIT, *SPLIT_ICE), "banana_split")
    assert table.view().tally.ice_served == ()
