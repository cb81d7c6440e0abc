"""KC-060 to KC-069: Orders with ice, served early and at the check."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import FetchPlate, ForgiveChoice, LidClose, LidOpen, TakeScoop, WaiterServe
from atable.games.kitchen_rush.events import DishMelted, DishRuined, OrderFailed, OrderServed, ServeRefused
from tests.rules.kitchen_rush.scenario import BLUE, GREEN, RED, Table

CARBONARA = ("meat", "pasta", "cheese", "cube_black")  # cook 1, 3 coins
BOLOGNESE = ("meat", "veg", "pasta", "cube_white", "cube_green")  # cook 2


def cake(seats: int = 2, **options: Any) -> Table:
    return Table(seats, piece_of_cake=True, **options)


def carbonara(*scoops: str, tile: str = "ice_13", dish: tuple[str, ...] = CARBONARA, seat: int = RED) -> Table:
    table = cake(3).hold(seat, "carbonara", tile).dish(seat, "carbonara", "plate_ii_1", *dish, cook=1)
    return table.dish(seat, "carbonara", "cup_1", *scoops, part=2)


def serve(table: Table) -> Table:
    return table.start().act(RED, WaiterServe(table.place(RED, "hg_red_1", "waiter_1"), "carbonara"))


# Right and served


@pytest.mark.parametrize(
    ("tile", "scoops", "right"),
    [
        ("ice_13", "white brown pink", True),
        ("ice_13", "white brown", False),
        ("ice_13", "white brown pink pink", False),
        ("ice_13", "white brown yellow", False),
        ("ice_10", "brown brown", True),
        ("ice_10", "brown", False),
        ("ice_20", "white brown pink yellow green", True),
    ],
)
def test_kc_060_exactly_the_scoops_of_the_tile(tile: str, scoops: str, right: bool) -> None:
    table = serve(carbonara(*[f"scoop_{name}" for name in scoops.split()], tile=tile))
    assert bool(table.all(OrderServed)) is right
    assert bool(table.all(ServeRefused)) is not right


def test_kc_061_kc_062_the_tile_pays_too_and_counts() -> None:
    table = serve(carbonara("scoop_white", "scoop_brown", "scoop_pink"))
    assert table.last(OrderServed) == OrderServed(RED, "carbonara", "ice_13", True, 6, 1)  # 3 + 2 + tip; 0 + 1
    view = table.view()
    assert (view.coins, view.prestige) == (10, 1)
    assert (view.tally.served, view.tally.ice_served) == (("carbonara",), ("ice_13",))


def test_kc_061_kc_062_at_the_check_as_well() -> None:
    table = carbonara("scoop_white", "scoop_brown", "scoop_pink").start()
    table.finish_action()
    assert table.all(OrderServed) == [OrderServed(RED, "carbonara", "ice_13", False, 5, 1)]
    assert table.view().tally.ice_served == ("ice_13",)
    assert table.view().coins == 8  # 4 + 5, less the Specialist's coin


def test_kc_063_dish_and_cup_are_judged_together_for_one_tip() -> None:
    table = cake().hold(RED, "carbonara", "ice_01").dish(RED, "carbonara", "plate_ii_1", *CARBONARA, cook=1)
    table.dish(RED, "carbonara", "cup_1", "scoop_white", part=2)
    assert serve(table).last(OrderServed).coins == 3 + 1 + 1


def test_kc_063_a_right_cup_with_a_wrong_dish_is_refused() -> None:
    table = serve(carbonara("scoop_white", "scoop_brown", "scoop_pink", dish=CARBONARA[1:]))
    assert table.all(ServeRefused) == [ServeRefused(RED, "carbonara")]
    assert table.on_plate("cup_1") == {"scoop_white": 1, "scoop_pink": 1, "scoop_brown": 1}  # nothing melts there
    assert (table.view().coins, table.view().prestige) == (4, 0)


def test_kc_069_cups_of_served_orders_go_dirty_to_the_sink() -> None:
    table = carbonara("scoop_white", "scoop_brown", "scoop_pink")
    assert table.in_supply("scoop_white") == 3  # of 6, 2 lie in the Freezer
    serve(table)
    assert "cup_1" in table.view().sink
    assert [table.in_supply(f"scoop_{name}") for name in ("white", "brown", "pink")] == [4, 4, 4]
    assert [table.in_freezer(name) for name in ("white", "brown", "pink")] == [2, 2, 2]


# Failing at the check


def test_kc_064_kc_065_kc_068_ex_05_dish_fine_ice_incomplete() -> None:
    table = carbonara("scoop_white", "scoop_brown", seat=GREEN).prestige(5)
    table.start().finish_action()
    assert table.all(OrderFailed) == [OrderFailed(GREEN, "carbonara", 1)]
    assert table.all(DishMelted) == [DishMelted(GREEN, "carbonara", 2, "cup_1")]
    view = table.view()
    assert view.prestige == 4
    assert "cup_1" in view.sink
    assert (table.in_supply("scoop_white"), table.in_supply("scoop_brown")) == (4, 4)
    assert table.on_plate("plate_ii_1") == {"meat": 1, "pasta": 1, "cheese": 1, "cube_black": 1}
    assert table.plate("plate_ii_1").cook == 1
    held = view.seats[GREEN].held[0]
    assert (held.order, held.tile) == ("carbonara", "ice_13")


def test_kc_064_ex_05_next_round_only_the_cup_has_to_be_made() -> None:
    table = cake().hold(RED, "carbonara", "ice_05").dish(RED, "carbonara", "plate_ii_1", *CARBONARA, cook=1)
    table.dish(RED, "carbonara", "cup_1", "scoop_white", part=2).start().finish_action()
    table.act(RED, FetchPlate("carbonara", 2, "cup_2")).start()
    freezer = table.place(RED, "hg_red_1", "freezer_1")
    table.act(RED, LidOpen(freezer), TakeScoop(freezer, "white", "cup_2"), TakeScoop(freezer, "brown", "cup_2"))
    table.act(RED, LidClose(), WaiterServe(table.place(RED, "hg_red_2", "waiter_1"), "carbonara"))
    assert table.last(OrderServed) == OrderServed(RED, "carbonara", "ice_05", True, 6, 0)


def test_kc_066_ex_06_dish_and_ice_both_fail() -> None:
    table = carbonara("scoop_white", "scoop_brown", dish=(*CARBONARA, "cube_black"), seat=GREEN).prestige(5)
    table.start().finish_action()
    assert table.all(OrderFailed) == [OrderFailed(GREEN, "carbonara", 1)]
    assert table.all(DishRuined) == [DishRuined(GREEN, "carbonara", 1, "plate_ii_1")]
    assert table.all(DishMelted) == [DishMelted(GREEN, "carbonara", 2, "cup_1")]
    view = table.view()
    assert (view.prestige, view.tally.ruined) == (4, 2)
    assert view.seats[GREEN].plates == ()
    assert {"cup_1", "plate_ii_1"} <= set(view.sink)
    assert [held.order for held in view.seats[GREEN].held] == ["carbonara"]


def test_kc_064_kc_065_ex_43_cup_fine_dish_not() -> None:
    table = cake().hold(BLUE, "bolognese", "ice_06").dish(BLUE, "bolognese", "plate_ii_1", *BOLOGNESE, cook=1)
    table.dish(BLUE, "bolognese", "cup_1", "scoop_white", "scoop_pink", part=2).prestige(3)
    table.start().finish_action()
    view = table.view()
    assert view.prestige == 2
    assert table.all(DishMelted) == [DishMelted(BLUE, "bolognese", 2, "cup_1")]
    assert "cup_1" in view.sink
    assert (table.in_supply("scoop_white"), table.in_supply("scoop_pink")) == (5, 5)
    assert table.plate("plate_ii_1").cook == 1
    assert table.on_plate("plate_ii_1") == {"meat": 1, "veg": 1, "pasta": 1, "cube_white": 1, "cube_green": 1}
    assert view.seats[BLUE].held[0].tile == "ice_06"
    assert view.tally.ice_served == ()


def test_kc_065_a_ruined_dish_is_thrown_away_though_nothing_was_wrong_with_the_cup() -> None:
    table = carbonara(dish=(*CARBONARA, "cube_black")).prestige(3)
    table.start().finish_action()
    assert table.all(DishRuined) == [DishRuined(RED, "carbonara", 1, "plate_ii_1")]
    view = table.view()
    assert (view.prestige, view.tally.ruined) == (2, 1)
    assert "plate_ii_1" in view.sink
    assert [plate.id for plate in view.seats[RED].plates] == ["cup_1"]


def test_kc_067_an_empty_cup_stays() -> None:
    table = carbonara().prestige(1)
    table.start().finish_action()
    assert table.all(OrderFailed) == [OrderFailed(RED, "carbonara", 1)]
    assert not table.all(DishMelted)
    assert (table.on_plate("cup_1"), table.on_plate("plate_ii_1")["meat"]) == ({}, 1)
    assert table.view().tally.ruined == 0


def test_kc_064_an_order_whose_dish_lost_its_plate() -> None:
    """The ice melts although it is right: there is no dish to serve it with."""
    table = cake().hold(RED, "carbonara", "ice_01").dish(RED, "carbonara", "cup_1", "scoop_white", part=2).prestige(2)
    table.start().finish_action()
    assert table.all(DishMelted) == [DishMelted(RED, "carbonara", 2, "cup_1")]
    assert table.view().prestige == 1


def test_kc_068_a_plate_that_stands_in_for_a_cup_is_discarded_as_a_plate() -> None:
    table = cake().hold(RED, "carbonara", "ice_05").dish(RED, "carbonara", "plate_ii_1", *CARBONARA, cook=1)
    table.dish(RED, "carbonara", "plate_i_1", "scoop_white", part=2)
    table.start().finish_action()
    assert table.all(DishMelted) == [DishMelted(RED, "carbonara", 2, "plate_i_1")]
    assert "plate_i_1" in table.view().sink


def test_kc_066_two_orders_with_ice_cost_one_each() -> None:
    table = carbonara("scoop_white").hold(RED, "bolognese", "ice_06").prestige(5)
    table.dish(RED, "bolognese", "cup_2", "scoop_white", part=2)
    table.start().finish_action()
    assert [event.lost for event in table.all(OrderFailed)] == [1, 1]
    assert table.view().prestige == 3


def test_kc_064_kc_066_forgiving_regulars_forgive_the_prestige_not_the_ice() -> None:
    table = carbonara("scoop_white").prestige(2)
    table.state.thresholds = 1
    table.bonus("forgiving_regulars").start().finish_action()
    table.act(RED, ForgiveChoice("carbonara"))
    assert (table.view().prestige, [event.plate for event in table.all(DishMelted)]) == (2, ["cup_1"])
