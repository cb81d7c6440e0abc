"""KC-074 to KC-080, KC-089 to KC-091, KC-093: scoops out of the Freezer; the Ice-cream Van fills it."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    DeliveryChoice,
    LidClose,
    LidOpen,
    Place,
    PutBackScoop,
    TakeScoop,
    TrashToken,
    WindowDone,
)
from atable.games.kitchen_rush.events import (
    Delivered,
    IceMelted,
    LidClosed,
    LidOpened,
    ScoopPutBack,
    ScoopTaken,
    WindowClosed,
)
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

LEVELS = pytest.mark.parametrize("assist", ["strict", "guided"])
SPLIT = ("cream", "fruit", "cube_brown")  # banana_split: then white, brown, pink


def cake(seats: int = 2, **options: Any) -> Table:
    return Table(seats, piece_of_cake=True, **options)


def at_freezer(*scoops: str, tile: str = "ice_20", opened: bool = True, **options: Any) -> tuple[Table, int]:
    """Red stands there with a Cup for one scoop of each flavour, and a finished Banana Split."""
    table = cake(**options).hold(RED, "carbonara", tile).dish(RED, "carbonara", "plate_ii_1", "meat", "pasta", "cheese")
    table.dish(RED, "carbonara", "cup_1", *scoops, part=2)
    table.hold(RED, "banana_split").dish(RED, "banana_split", "plate_i_1", *SPLIT).start()
    window = table.place(RED, "hg_red_1", "freezer_1")
    if opened:
        table.act(RED, LidOpen(window))
    return table, window


def lid_is_open(table: Table) -> bool:
    freezer = table.view().freezer
    assert freezer is not None
    return freezer.lid_open


# Taking scoops


@LEVELS
def test_kc_074_any_number_of_scoops_one_per_step(assist: str) -> None:
    table, window = at_freezer(assist=assist)
    for flavour in ("white", "green", "yellow"):
        table.act(RED, TakeScoop(window, flavour, "cup_1"))
        assert table.last(ScoopTaken) == ScoopTaken(RED, flavour, "cup_1")
    table.act(RED, TakeScoop(window, "pink", "plate_i_1"), TakeScoop(window, "brown", "plate_i_1"))
    assert table.on_plate("cup_1") == {"scoop_white": 1, "scoop_yellow": 1, "scoop_green": 1}
    assert table.on_plate("plate_i_1") == {"cream": 1, "fruit": 1, "cube_brown": 1, "scoop_pink": 1, "scoop_brown": 1}
    assert sum(table.state.freezer) == 0
    assert [open_one.number for open_one in table.view().windows] == [window]


def test_kc_074_only_onto_ones_own_plates_and_only_what_is_there() -> None:
    table, window = at_freezer()
    table.act(RED, TakeScoop(window, "white", "cup_1"))
    assert table.refusal(RED, TakeScoop(window, "white", "cup_1")) == "KC-074"
    assert table.refusal(RED, TakeScoop(window, "blue", "cup_1")) == "KC-074"
    table.hold(BLUE, "bolognese", "ice_06").dish(BLUE, "bolognese", "cup_2", part=2)
    assert table.refusal(RED, TakeScoop(window, "pink", "cup_2")) == "KR-064"
    assert table.refusal(BLUE, TakeScoop(window, "pink", "cup_2")) == "KR-086"


def test_kc_074_two_seats_take_from_one_stock() -> None:
    table, red = at_freezer()
    table.hold(BLUE, "bolognese", "ice_06").dish(BLUE, "bolognese", "cup_2", part=2)
    blue = table.place(BLUE, "hg_blue_1", "freezer_2")
    table.act(BLUE, TakeScoop(blue, "pink", "cup_2"))  # through the lid that Red opened
    assert table.refusal(RED, TakeScoop(red, "pink", "cup_1")) == "KC-074"


@LEVELS
def test_kc_075_only_while_the_lid_is_open(assist: str) -> None:
    table, window = at_freezer(opened=False, assist=assist)
    assert table.refusal(RED, TakeScoop(window, "white", "cup_1")) == "KC-075"
    table.act(RED, LidOpen(window))
    assert table.last(LidOpened) == LidOpened(RED)
    table.act(RED, TakeScoop(window, "white", "cup_1"), LidClose())
    assert table.refusal(RED, TakeScoop(window, "pink", "cup_1")) == "KC-075"


def test_kc_076_closed_again_the_ice_is_safe() -> None:
    table, window = at_freezer()
    table.act(RED, TakeScoop(window, "white", "cup_1"), LidClose())
    assert table.last(LidClosed) == LidClosed(RED)
    assert not lid_is_open(table)
    table.place(RED, "hg_red_2", "stove_1")
    table.wait(60_000)
    assert sum(table.state.freezer) == 4
    assert [open_one.number for open_one in table.view().windows] == [window, window + 1]


def test_kc_076_and_may_be_opened_once_more() -> None:
    table, window = at_freezer()
    table.act(RED, TakeScoop(window, "white", "cup_1"), LidClose(), LidOpen(window))
    assert (lid_is_open(table), table.all(LidOpened)) == (True, [LidOpened(RED)])
    table.act(RED, TakeScoop(window, "pink", "cup_1"), LidClose())
    assert not lid_is_open(table)


# Opening and closing


def test_kc_077_only_a_seat_at_the_freezer_opens_it() -> None:
    table, window = at_freezer(opened=False)
    assert table.refusal(BLUE, LidOpen(window)) == "KR-086"
    stove = table.place(BLUE, "hg_blue_1", "stove_1")
    assert table.refusal(BLUE, LidOpen(stove)) == "KR-088"
    market = table.place(BLUE, "hg_blue_2", "market_2")
    assert table.refusal(BLUE, LidOpen(market)) == "KC-077"
    table.act(RED, WindowDone(window))
    assert table.refusal(RED, LidOpen(window)) == "KR-091"


@pytest.mark.parametrize("pace", ["live", "relaxed", "simulation"])
def test_kc_078_any_seat_closes_it_without_an_hourglass(pace: str) -> None:
    table, _ = at_freezer(pace=pace)
    table.act(BLUE, LidClose())
    assert (lid_is_open(table), table.last(LidClosed)) == (False, LidClosed(BLUE))
    assert not table.hourglass("hg_blue_1").used


def test_kc_078_not_in_preparation() -> None:
    assert cake().refusal(RED, LidClose()) == "KR-050"


def test_kc_079_opening_an_open_lid_or_closing_a_closed_one_has_no_effect() -> None:
    table, window = at_freezer()
    table.act(RED, LidOpen(window))
    assert (lid_is_open(table), table.events) == (True, [])
    table.act(RED, LidClose()).act(RED, LidClose())
    assert (lid_is_open(table), table.events) == (False, [])
    table.act(BLUE, LidClose())
    assert table.events == []


# Putting back


@LEVELS
def test_kc_089_a_scoop_may_go_back_while_window_and_lid_are_open(assist: str) -> None:
    table, window = at_freezer(assist=assist)
    table.act(RED, TakeScoop(window, "pink", "cup_1"), PutBackScoop(window, "pink", "cup_1"))
    assert table.last(ScoopPutBack) == ScoopPutBack(RED, "pink", "cup_1")
    assert (table.in_freezer("pink"), table.on_plate("cup_1")) == (1, {})
    assert table.refusal(RED, PutBackScoop(window, "pink", "cup_1")) == "KC-089"


def test_kc_089_from_a_dessert_too() -> None:
    table, window = at_freezer()
    table.act(RED, TakeScoop(window, "pink", "plate_i_1"), PutBackScoop(window, "pink", "plate_i_1"))
    assert table.on_plate("plate_i_1") == {"cream": 1, "fruit": 1, "cube_brown": 1}


def test_kc_089_not_through_a_closed_lid_nor_from_another_window_or_plate() -> None:
    table, window = at_freezer("scoop_yellow")
    table.act(RED, TakeScoop(window, "pink", "cup_1"))
    assert table.refusal(RED, PutBackScoop(window, "yellow", "cup_1")) == "KC-089"  # it came earlier
    assert table.refusal(RED, PutBackScoop(window, "pink", "plate_i_1")) == "KC-089"
    table.act(RED, LidClose())
    assert table.refusal(RED, PutBackScoop(window, "pink", "cup_1")) == "KC-089"
    table.at(30_000)
    again = table.place(RED, "hg_red_1", "freezer_1")
    table.act(RED, LidOpen(again))
    assert table.refusal(RED, PutBackScoop(again, "pink", "cup_1")) == "KC-089"


# Which flavour, onto which plate


def test_kc_090_strict_any_flavour_on_any_cup_or_dessert() -> None:
    table, window = at_freezer(tile="ice_01")
    table.act(RED, TakeScoop(window, "green", "cup_1"), TakeScoop(window, "yellow", "plate_i_1"))
    assert table.on_plate("cup_1") == {"scoop_green": 1}


def test_kc_090_also_on_a_dessert_that_needs_none() -> None:
    table = cake().hold(RED, "apple_tart").dish(RED, "apple_tart", "plate_ii_1", "bread").start()
    window = table.place(RED, "hg_red_1", "freezer_1")
    table.act(RED, LidOpen(window), TakeScoop(window, "white", "plate_ii_1"))
    assert table.on_plate("plate_ii_1") == {"bread": 1, "scoop_white": 1}


@LEVELS
def test_kc_090_never_on_a_dish_that_is_no_dessert(assist: str) -> None:
    table, window = at_freezer(assist=assist)
    assert table.refusal(RED, TakeScoop(window, "white", "plate_ii_1")) == "KC-090"


def test_kc_091_guided_refuses_wrong_flavours() -> None:
    table, window = at_freezer(tile="ice_01", assist="guided")
    assert table.refusal(RED, TakeScoop(window, "green", "cup_1")) == "KC-091"
    assert table.refusal(RED, TakeScoop(window, "yellow", "plate_i_1")) == "KC-091"
    table.act(RED, TakeScoop(window, "white", "cup_1"))
    table.freezer(white=2)
    assert table.refusal(RED, TakeScoop(window, "white", "cup_1")) == "KC-091"  # one is enough
    listed = [action for action in GAME.legal(table.state, RED) if isinstance(action, TakeScoop)]
    assert listed == [TakeScoop(window, "white", "plate_i_1")]


def test_kc_091_guided_refuses_a_placement_without_use() -> None:
    table = cake(assist="guided").hold(RED, "carbonara", "ice_01").dish(RED, "carbonara", "cup_1", part=2)
    table.freezer(pink=3).start()
    assert table.refusal(RED, Place("hg_red_1", "freezer_1")) == "KR-235"


# Refills


def test_kc_093_it_never_refills_by_itself() -> None:
    table, window = at_freezer()
    table.act(RED, TakeScoop(window, "white", "cup_1"), TakeScoop(window, "pink", "cup_1"), LidClose())
    table.act(RED, TrashToken("cup_1", "scoop_white"))
    table.finish_action()
    assert table.view().round == 2
    assert [table.in_freezer(name) for name in ("white", "pink", "brown")] == [0, 0, 1]


def test_kc_093_nor_after_all_has_melted() -> None:
    table, _ = at_freezer()
    table.place(RED, "hg_red_2", "stove_1")  # away from the open lid
    assert table.all(IceMelted) == [IceMelted(5)]
    assert sum(table.state.freezer) == 0
    table.coins(9).finish_action()
    assert table.view().round == 2
    assert sum(table.state.freezer) == 0


def van(**freezer: int) -> Table:
    table = cake().freezer(**freezer)
    table.state.thresholds = 1
    return table.bonus("ice_cream_van")


def test_kc_022_ice_cream_van_brings_three_flavours_of_the_teams_choice() -> None:
    table = van(white=1).start()
    table.finish_action()
    choosing = table.view().choosing
    assert choosing is not None
    assert choosing.what == "van"
    lead = BLUE  # of round 2
    assert table.refusal(RED, DeliveryChoice(flavours=("pink", "green", "white"))) == "KR-010"
    for wrong in [("pink", "green"), ("pink", "pink", "green"), ("pink", "green", "blue"), ()]:
        assert table.refusal(lead, DeliveryChoice(flavours=wrong)) == "KR-048"
    default = GAME.default(table.state, lead)  # the fewest in the Freezer, then the alphabet
    assert isinstance(default, DeliveryChoice)
    assert sorted(default.flavours) == ["brown", "green", "pink"]
    table.act(lead, DeliveryChoice(flavours=("pink", "green", "white")))
    assert table.last(Delivered) == Delivered("ice_cream_van", "freezer", ("scoop_pink", "scoop_green", "scoop_white"))
    assert [table.in_freezer(name) for name in ("white", "pink", "green", "brown")] == [2, 1, 1, 0]
    assert not lid_is_open(table)


def test_kc_022_ice_cream_van_gives_only_what_the_supply_holds() -> None:
    table = van(white=6, pink=6, green=6, brown=5).start()
    table.finish_action()
    assert table.view().phase == "planning"  # two flavours are left: nothing to choose
    assert sum(table.state.freezer) == 6 + 6 + 6 + 6 + 1
    assert len(table.last(Delivered).goods) == 2


def test_kc_074_a_window_of_the_freezer_stays_open_until_it_is_done() -> None:
    table, window = at_freezer()
    table.act(RED, LidClose(), WindowDone(window))
    assert table.last(WindowClosed) == WindowClosed(RED, window, "freezer_1")
