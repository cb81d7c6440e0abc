"""KC-001 to KC-023, KC-135: what Piece of Cake adds to the table before the first round."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    BuySpices,
    FridgeChill,
    LidClose,
    LidOpen,
    Lift,
    OfficeUpgrade,
    SpiceDraw,
    SpicePlace,
    TakeScoop,
)
from atable.games.kitchen_rush.content.cards import BONUSES, ORDERS, TILES
from atable.games.kitchen_rush.events import CubeDrawn, GoodsLost, OrdersRevealed, PlatesFell
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.options import RushOptions
from atable.games.kitchen_rush.state import RushState
from atable.games.kitchen_rush.views import RushView
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

FLAVOURS = ("white", "pink", "green", "brown", "yellow")
EXTENSION = {"host_2", "market_2", "fridge_1", "fridge_2", "fridge_3", "freezer_1", "freezer_2"}
AREA_OF = {
    "head_waiter": "waiter",
    "storekeeper": "store_a",  # between the storerooms: it serves all of them
    "spice_master": "spices",
    "rotisseur": "stove",
    "shrewd_buyer": "market",
    "dish_whisperer": "sink",
    "pastry_chef": "fridge",
    "ice_cream_maker": "freezer",
}


def cake(seats: int = 2, **options: Any) -> Table:
    return Table(seats, piece_of_cake=True, **options)


def dealt(seed: str) -> RushState:
    """As the table is laid, with its first two Orders."""
    return GAME.setup(RushOptions(piece_of_cake=True), 2, seed)


def tiles(view: RushView) -> dict[str, str | None]:
    return {space.id: space.tile for space in view.spaces}


def cups(plates: tuple[str, ...]) -> list[str]:
    return [plate for plate in plates if plate.startswith("cup")]


# The board


def test_kc_001_the_extension_adds_market_fridge_freezer_and_host() -> None:
    assert set(tiles(cake(4).view())) >= EXTENSION
    assert not EXTENSION & set(tiles(Table(4).view()))
    table = cake(4).start()
    for number, space in enumerate(["host_2", "market_2", "fridge_1", "freezer_1"]):
        table.place(number, f"hg_{['red', 'blue', 'green', 'yellow'][number]}_1", space)
    assert [window.space for window in table.view().windows] == ["host_2", "market_2", "fridge_1", "freezer_1"]


def test_kc_001_without_it_there_is_no_freezer() -> None:
    table = Table(2).start()
    assert table.view().freezer is None
    assert table.refusal(RED, LidClose()) == "KC-001"
    for space in sorted(EXTENSION):
        assert not [action for action in GAME.legal(table.state, RED) if getattr(action, "space", "") == space]


def test_kc_002_the_specialist_is_in_play_from_round_1() -> None:
    table = cake().start()
    assert table.view().round == 1
    table.place(BLUE, "hg_specialist", "sink_1")
    base = Table(2).start()
    assert {glass.id: glass.where for glass in base.view().hourglasses}["hg_specialist"] == "box"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_kc_003_one_fridge_space_is_locked(seats: int) -> None:
    assert tiles(cake(seats).view())["fridge_3"] == "locked"


@pytest.mark.parametrize(("seats", "tile"), [(1, "unavailable"), (2, "unavailable"), (3, None), (4, None)])
def test_kc_004_with_one_or_two_players_another_is_unavailable(seats: int, tile: str | None) -> None:
    shown = tiles(cake(seats).view())
    assert (shown["fridge_1"], shown["fridge_2"]) == (None, tile)
    assert (shown["freezer_1"], shown["freezer_2"], shown["host_2"], shown["market_2"]) == (None, None, None, None)


def test_kc_005_four_coins_in_the_office() -> None:
    assert cake().view().coins == 4
    assert Table(2).view().coins == 2


def test_kc_006_all_five_upgrades_are_face_up() -> None:
    view = cake().view()
    assert set(view.upgrades_shown) == {"bigger_stove", "third_storeroom", "second_helper", "new_crockery", "cold_room"}
    assert len(view.upgrades_shown) == 5
    assert view.decks.upgrades == 0
    table = cake().coins(20).start()
    window = table.place(RED, "hg_red_1", "office_1")
    for name in view.upgrades_shown:
        GAME.check(table.state, RED, OfficeUpgrade(window, name))


def test_kc_007_every_mat_has_its_extension() -> None:
    table = cake(4)
    desserts = [("red", "tiramisu"), ("blue", "opera_cake"), ("green", "tipsy_trifle"), ("yellow", "vacherin")]
    for seat, (_, order) in enumerate(desserts):
        table.hold(seat, order).dish(seat, order, f"plate_ii_{seat + 1}", "cream")
    table.start()
    for seat, (colour, _) in enumerate(desserts):
        window = table.place(seat, f"hg_{colour}_1", "fridge_1")
        table.act(seat, FridgeChill(window, f"plate_ii_{seat + 1}"))
        shown = table.view().seats[seat].plates[0]
        assert (shown.line, shown.column) == (0, 1)
        table.wait(30_000).act(seat, Lift(f"hg_{colour}_1"))


# Goods


@pytest.mark.parametrize(
    ("seats", "food", "brown", "scoops"), [(1, 8, 11, 5), (2, 8, 11, 5), (3, 6, 10, 4), (4, 6, 9, 3)]
)
def test_kc_008_cream_fruit_brown_cubes_and_scoops_join_the_supply(
    seats: int, food: int, brown: int, scoops: int
) -> None:
    supply = cake(seats).view().supply
    assert (supply["cream"], supply["fruit"], supply["cube_brown"]) == (food, food, brown)
    assert [supply[f"scoop_{name}"] for name in FLAVOURS] == [scoops] * 5
    assert "cream" not in Table(seats).view().supply


@pytest.mark.parametrize(("seats", "cubes"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_kc_013_as_many_brown_cubes_as_white_ones(seats: int, cubes: int) -> None:
    bag = cake(seats, assist="guided").view().bag.cubes
    assert bag is not None
    assert bag["brown"] == bag["white"] == cubes


@pytest.mark.parametrize(("seats", "scoops"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_kc_014_kc_015_the_freezer_is_filled_and_closed(seats: int, scoops: int) -> None:
    freezer = cake(seats).view().freezer
    assert freezer is not None
    assert freezer.scoops == dict.fromkeys(FLAVOURS, scoops)
    assert freezer.lid_open is False


def test_kc_015_the_lid_must_be_opened_first() -> None:
    table = cake().hold(RED, "carbonara", "ice_01").dish(RED, "carbonara", "cup_1", part=2).start()
    window = table.place(RED, "hg_red_1", "freezer_1")
    assert table.refusal(RED, TakeScoop(window, "white", "cup_1")) == "KC-075"
    table.act(RED, LidOpen(window), TakeScoop(window, "white", "cup_1"))


@pytest.mark.parametrize(("seats", "tokens"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_kc_016_cream_and_fruit_in_both_storerooms(seats: int, tokens: int) -> None:
    rooms = cake(seats).view().storerooms
    for room in rooms[:2]:
        assert room.goods["cream"] == room.goods["fruit"] == room.goods["salad"] == tokens
    assert not any(rooms[2].goods.values())


def test_kc_016_the_third_storeroom_gets_them_too() -> None:
    table = cake().coins(3).start()
    table.act(RED, OfficeUpgrade(table.place(RED, "hg_red_1", "office_1"), "third_storeroom"))
    assert (table.in_room("store_c", "cream"), table.in_room("store_c", "fruit")) == (2, 2)


# Cups


@pytest.mark.parametrize(("seats", "clean"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_kc_017_kc_018_kc_019_kc_023_cups(seats: int, clean: int) -> None:
    table = cake(seats)
    view = table.view()
    assert table.clean("cup") == table.clean("i") == clean
    assert (len(cups(view.sink)), len(cups(view.reserve))) == (1, 1)
    assert cups(view.cupboard) + cups(view.sink) + cups(view.reserve) == [f"cup_{n}" for n in range(1, clean + 3)]
    assert not cups(Table(seats).view().cupboard)


def test_kc_017_a_crash_breaks_no_cups() -> None:
    table = cake(events=True, seed="hourglass").cupboard("plate_i_1", "cup_1", "cup_2").next_event("crash").start()
    table.finish_action()
    assert table.all(PlatesFell) == [PlatesFell(("plate_i_1",))]
    assert table.clean("cup") == 2


def test_kc_019_new_crockery_brings_the_reserve_cup() -> None:
    table = cake().coins(2).start()
    assert table.view().reserve == ("plate_i_4", "plate_ii_4", "plate_iii_4", "plate_iv_3", "cup_4")
    table.act(RED, OfficeUpgrade(table.place(RED, "hg_red_1", "office_1"), "new_crockery"))
    assert (table.clean("cup"), table.view().reserve) == (3, ())


# Cards


@pytest.mark.parametrize(
    ("objective", "numbers"),
    [
        ("opening_week", (1, 2, 2, 3)),
        ("good_address", (2, 3, 4, 5)),
        ("first_star", (3, 4, 5, 6)),
        ("talk_of_the_world", (4, 5, 6, 8)),
        ("green_table", (2, 3, 4, 5)),  # special, of level normal
        ("spotless", (3, 4, 5, 6)),  # special, of level hard
    ],
)
def test_kc_009_kc_010_the_ice_objective(objective: str, numbers: tuple[int, ...]) -> None:
    shown = tuple(cake(seats, objective=objective).view().objective.ice for seats in (1, 2, 3, 4))
    assert shown == numbers
    assert Table(2, objective=objective).view().objective.ice == 0


def test_kc_011_twenty_ice_order_tiles_are_shuffled() -> None:
    stacks = [dealt(f"ice {seed}").ice_stack for seed in range(10)]
    assert all(sorted(stack) == list(range(20)) for stack in stacks)
    assert len({TILES[stack[-1]] for stack in stacks}) > 3


def test_kc_012_desserts_are_shuffled_into_the_order_deck() -> None:
    view = GAME.view(dealt("deck"), RED)
    assert view.decks.orders == 88  # of 90, two lie on the board
    first = [set(dealt(f"deck {seed}").order_deck[-20:]) for seed in range(10)]
    assert all(any(order >= 60 for order in top) and any(order < 60 for order in top) for top in first)
    assert ORDERS[60] == "apple_tart"


def test_kc_012_they_come_to_the_board() -> None:
    table = cake().deck("tiramisu", "bolognese").start()
    table.finish_action()
    assert table.last(OrdersRevealed).orders == ("tiramisu", "bolognese")


def test_kc_020_kc_021_three_specialists_each_with_a_tile_on_its_area() -> None:
    seen = set()
    for seed in range(12):
        view = GAME.view(dealt(f"specialists {seed}"), RED)
        assert len({card.id for card in view.specialists}) == 3
        assert view.decks.specialists == 5
        assert all(card.area == AREA_OF[card.id] and not card.used for card in view.specialists)
        seen |= {card.id for card in view.specialists}
    assert seen == set(AREA_OF)
    assert Table(2).view().specialists == ()


def test_kc_022_ten_bonus_cards() -> None:
    state = dealt("bonus")
    assert GAME.view(state, RED).decks.bonuses == 10
    assert {"ice_cream_van", "guest_star"} <= {BONUSES[card] for card in state.bonus_deck}
    assert Table(2).view().decks.bonuses == 8


# Brown cubes


def test_kc_135_brown_cubes_are_small_and_ordinary() -> None:
    table = cake().hold(RED, "lace_crepes").dish(RED, "lace_crepes", "plate_i_1", "bread", "cream", cook=1)
    table.bag(brown=1).start()
    window = table.place(RED, "hg_red_1", "spices_1")
    assert table.refusal(RED, SpiceDraw(window, "large")) == "KR-141"
    table.act(RED, SpiceDraw(window, "small")).wait(1_000)
    assert table.last(CubeDrawn).cube == "brown"
    table.act(RED, SpicePlace(window, "brown", "plate_i_1"))
    assert table.on_plate("plate_i_1") == {"bread": 1, "cream": 1, "cube_brown": 1}


def test_kc_135_they_are_bought_and_spilled_like_the_others() -> None:
    table = cake(events=True, seed="hourglass").coins(4).bag(brown=1, red=1).start()
    table.act(BLUE, BuySpices(table.place(BLUE, "hg_blue_1", "market_1"), ("brown", "white", "brown")))
    assert (table.in_bag("brown"), table.in_bag("white")) == (3, 1)
    table.bag(brown=2, red=3).next_event("spilled_bag").finish_action()
    assert table.all(GoodsLost) == [GoodsLost("bag", ("cube_brown", "cube_brown"))]
    assert (table.in_bag("brown"), table.in_bag("red")) == (0, 3)
