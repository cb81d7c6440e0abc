"""KC-106 to KC-113: the second Market space; cream, fruit, brown cubes and scoops."""

from collections.abc import Callable
from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    BuyIngredients,
    BuyScoops,
    BuySpices,
    LidClose,
    LidOpen,
    Lift,
    Place,
    StockScoop,
    TakeScoop,
    WindowDone,
)
from atable.games.kitchen_rush.events import (
    IceMelted,
    LidClosed,
    ScoopsBought,
    ScoopStocked,
    ScoopsWasted,
    WindowClosed,
)
from atable.games.kitchen_rush.game import GAME
from atable.kernel.actions import Action
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

LEVELS = pytest.mark.parametrize("assist", ["strict", "guided"])


def cake(seats: int = 2, **options: Any) -> Table:
    return Table(seats, piece_of_cake=True, **options)


def bought(*flavours: str, **options: Any) -> tuple[Table, int]:
    """Red has bought these scoops at 10,000."""
    table = cake(**options).coins(3).start()
    if table.state.options.pace != "relaxed":
        table.at(10_000)
    window = table.place(RED, "hg_red_1", "market_2")
    return table.act(RED, BuyScoops(window, flavours)), window


def windows(table: Table) -> list[int]:
    return [window.number for window in table.view().windows]


def lid_is_open(table: Table) -> bool:
    freezer = table.view().freezer
    assert freezer is not None
    return freezer.lid_open


# Both spaces, every purchase


@pytest.mark.parametrize("space", ["market_1", "market_2"])
def test_kc_106_every_purchase_at_each_space(space: str) -> None:
    table = cake().coins(9).start()
    purchases: list[Callable[[int], Action]] = [
        lambda window: BuyIngredients(window, "meat", (3, 2, 0)),
        lambda window: BuyIngredients(window, "fruit", (0, 5, 0)),
        lambda window: BuySpices(window, ("white", "black", "brown")),
        lambda window: BuySpices(window, ("red", "yellow")),
        lambda window: BuyScoops(window, ("white", "white", "pink")),
    ]
    hourglasses = [(RED, "hg_red_1"), (RED, "hg_red_2"), (BLUE, "hg_blue_1"), (BLUE, "hg_blue_2"), (RED, "hg_helper_1")]
    for (seat, hourglass), purchase in zip(hourglasses, purchases, strict=True):
        table.act(seat, purchase(table.place(seat, hourglass, space)))
    assert table.view().coins == 4
    assert [len(shown.hourglasses) for shown in table.view().spaces if shown.id == space] == [5]  # no limit (KR-075)


def test_kc_106_kc_109_ex_12_two_market_spaces() -> None:
    table = cake().coins(2).start()
    table.act(RED, BuyScoops(table.place(RED, "hg_red_1", "market_1"), ("white", "pink", "green")))
    table.act(BLUE, BuyIngredients(table.place(BLUE, "hg_blue_1", "market_2"), "meat", (5, 0, 0)))
    assert table.view().coins == 0
    assert table.in_room("store_a", "meat") == 8


# Cream, fruit, brown cubes


@pytest.mark.parametrize("kind", ["cream", "fruit"])
def test_kc_107_five_cream_or_fruit_for_the_storerooms(kind: str) -> None:
    table = cake().coins(2).start()
    window = table.place(RED, "hg_red_1", "market_1")
    assert table.refusal(RED, BuyIngredients(window, kind, (3, 3, 0))) == "KR-158"
    assert table.refusal(RED, BuyIngredients(window, kind, (2, 2, 0))) == "KR-158"
    assert table.refusal(RED, BuyIngredients(window, kind, (2, 2, 1))) in ("KR-133", "KR-158")  # C is not active
    table.act(RED, BuyIngredients(window, kind, (3, 2, 0)))
    assert (table.in_room("store_a", kind), table.in_room("store_b", kind), table.in_supply(kind)) == (5, 4, 3)
    assert table.view().coins == 1
    window = table.place(RED, "hg_red_2", "market_1")
    table.act(RED, BuyIngredients(window, kind, (3, 0, 0)))  # all that is left (KR-163)


def test_kc_107_kc_108_kc_109_not_in_the_base_game() -> None:
    table = Table(2).coins(2).start()
    window = table.place(RED, "hg_red_1", "market_1")
    assert table.refusal(RED, BuyIngredients(window, "cream", (5, 0, 0))) == "KC-107"
    assert table.refusal(RED, BuySpices(window, ("brown", "white", "white"))) == "KC-108"
    assert table.refusal(RED, BuyScoops(window, ("white", "white", "white"))) == "KC-109"


def test_kc_108_the_three_ordinary_cubes_may_be_brown() -> None:
    table = cake().coins(2).bag().start()
    table.act(RED, BuySpices(table.place(RED, "hg_red_1", "market_1"), ("brown", "brown", "brown")))
    assert (table.in_bag("brown"), table.in_supply("cube_brown")) == (3, 9)
    window = table.place(RED, "hg_red_2", "market_1")
    assert table.refusal(RED, BuySpices(window, ("brown", "red"))) == "KR-156"
    table.act(RED, BuySpices(window, ("green", "brown", "white")))
    assert table.in_bag("brown") == 4


# Scoops


@LEVELS
@pytest.mark.parametrize(
    "flavours", [("white", "white", "white"), ("pink", "green", "yellow"), ("brown", "pink", "brown")]
)
def test_kc_109_three_scoops_in_any_combination(flavours: tuple[str, ...], assist: str) -> None:
    table, window = bought(*flavours, assist=assist)
    assert table.last(ScoopsBought) == ScoopsBought(RED, flavours, 1)
    assert table.view().coins == 2
    assert table.view().windows[0].scoops == {name: flavours.count(name) for name in set(flavours)}
    assert table.in_supply(f"scoop_{flavours[0]}") == 5 - flavours.count(flavours[0])
    assert windows(table) == [window]


def test_kc_109_three_not_more_nor_fewer_and_for_a_coin() -> None:
    table = cake().coins(1).start()
    window = table.place(RED, "hg_red_1", "market_1")
    for flavours in [(), ("white", "pink"), ("white", "pink", "green", "white")]:
        assert table.refusal(RED, BuyScoops(window, flavours)) == "KR-163"
    assert table.refusal(RED, BuyScoops(window, ("white", "pink", "blue"))) == "KC-109"
    table.coins(0)
    assert table.refusal(RED, BuyScoops(window, ("white", "pink", "green"))) == "KR-157"


def test_kc_109_fewer_only_where_the_supply_holds_no_more() -> None:
    table = cake().coins(2).freezer(white=6, pink=6, green=6, brown=6, yellow=4).start()
    window = table.place(RED, "hg_red_1", "market_1")
    assert table.refusal(RED, BuyScoops(window, ("yellow", "yellow", "white"))) == "KR-163"
    assert table.refusal(RED, BuyScoops(window, ("yellow",))) == "KR-163"
    table.act(RED, BuyScoops(window, ("yellow", "yellow")))
    assert table.view().coins == 1
    again = table.place(BLUE, "hg_blue_1", "market_1")
    assert table.refusal(BLUE, BuyScoops(again, ("yellow", "yellow", "yellow"))) == "KR-163"  # none is left


@pytest.mark.parametrize("pace", ["live", "relaxed"])
def test_kc_110_kc_111_the_buyer_opens_stocks_and_closes(pace: str) -> None:
    table, window = bought("white", "white", "pink", pace=pace)
    assert table.refusal(RED, StockScoop(window, "white")) == "KC-075"
    table.act(RED, LidOpen(window))
    assert table.refusal(RED, StockScoop(window, "green")) == "KC-110"
    assert table.refusal(BLUE, StockScoop(window, "white")) == "KR-086"
    for flavour in ("white", "pink", "white"):
        table.act(RED, StockScoop(window, flavour))
        assert table.last(ScoopStocked) == ScoopStocked(RED, flavour)
    assert table.refusal(RED, StockScoop(window, "pink")) == "KC-110"
    assert windows(table) == [window]  # the lid is still open
    table.act(RED, LidClose())
    assert table.all(LidClosed) == [LidClosed(RED)]
    assert table.last(WindowClosed).window == window
    assert (table.in_freezer("white"), table.in_freezer("pink")) == (3, 2)


def test_kc_111_one_purchase_and_nothing_else() -> None:
    table, window = bought("white", "white", "pink")
    assert table.refusal(RED, BuyScoops(window, ("white", "pink", "pink"))) == "KR-088"
    assert table.refusal(RED, BuyIngredients(window, "meat", (5, 0, 0))) == "KR-088"


def test_kc_111_a_lid_closed_too_early_is_opened_again() -> None:
    table, window = bought("white", "white", "pink")
    table.act(RED, LidOpen(window), StockScoop(window, "pink"), LidClose())
    assert windows(table) == [window]
    table.act(RED, LidOpen(window), StockScoop(window, "white"), StockScoop(window, "white"))
    table.act(BLUE, LidClose())  # a team-mate's hand does as well
    assert windows(table) == []


def test_kc_111_stocking_counts_as_attending() -> None:
    table, window = bought("white", "white", "pink")
    table.act(RED, LidOpen(window)).at(17_000).act(RED, StockScoop(window, "white"))
    assert not table.at(25_000).all(IceMelted)
    assert table.at(25_001).all(IceMelted) == [IceMelted(6)]
    assert windows(table) == [window]  # one white and the pink one are still in hand


def test_kc_111_an_open_lid_with_all_scoops_stocked_still_needs_its_buyer() -> None:
    table, window = bought("white", "white", "pink")
    table.act(RED, LidOpen(window), *[StockScoop(window, name) for name in ("white", "white", "pink")])
    table.act(RED, Place("hg_red_2", "stove_1"))
    assert table.all(IceMelted) == [IceMelted(8)]
    assert windows(table) == [window + 1]  # all stocked, the lid closed: the purchase is over


def test_kc_111_guided_the_lid_closes_by_itself() -> None:
    table, window = bought("white", "white", "pink", assist="guided")
    table.act(RED, LidOpen(window), StockScoop(window, "white")).at(18_001)
    assert (table.all(LidClosed), sum(table.state.freezer)) == ([LidClosed(None)], 6)
    table.act(RED, LidOpen(window), StockScoop(window, "white"), StockScoop(window, "pink")).at(26_002)
    assert table.all(LidClosed) == [LidClosed(None)]
    assert windows(table) == []


def test_kc_111_two_attend_one_stocks_one_takes() -> None:
    """Either of them may leave; the other one still attends."""
    table = cake().coins(3).hold(BLUE, "bolognese", "ice_16").dish(BLUE, "bolognese", "cup_1", part=2).start()
    market = table.place(RED, "hg_red_1", "market_1")
    table.act(RED, BuyScoops(market, ("pink", "pink", "yellow")), LidOpen(market), StockScoop(market, "pink"))
    freezer = table.place(BLUE, "hg_blue_1", "freezer_1")
    table.act(BLUE, TakeScoop(freezer, "pink", "cup_1"), TakeScoop(freezer, "pink", "cup_1"))
    table.act(RED, Place("hg_red_2", "stove_1"))
    assert (table.all(IceMelted), lid_is_open(table)) == ([], True)
    table.act(RED, StockScoop(market, "pink"), StockScoop(market, "yellow"))
    table.act(BLUE, Place("hg_blue_2", "stove_2"))
    assert (table.all(IceMelted), lid_is_open(table)) == ([], True)
    table.act(RED, LidClose())
    assert sum(table.state.freezer) == 5 + 3 - 2


@LEVELS
@pytest.mark.parametrize("how", ["done", "lift"])
def test_kc_112_scoops_not_stocked_melt_with_the_window(how: str, assist: str) -> None:
    table, window = bought("white", "white", "pink", assist=assist)
    table.act(RED, LidOpen(window), StockScoop(window, "white"), LidClose()).at(40_000)
    table.act(RED, WindowDone(window) if how == "done" else Lift("hg_red_1"))
    assert table.all(ScoopsWasted) == [ScoopsWasted(RED, ("white", "pink"))]
    assert (table.in_supply("scoop_white"), table.in_supply("scoop_pink")) == (4, 5)
    assert (table.in_freezer("white"), table.in_freezer("pink")) == (2, 1)


def test_kc_112_at_the_end_of_the_phase_too() -> None:
    table = cake().coins(3).start().at(230_000)
    window = table.place(RED, "hg_red_1", "market_1")
    table.act(RED, BuyScoops(window, ("white", "white", "pink"))).at(241_000)
    table.act(RED, LidOpen(window), StockScoop(window, "pink"), LidClose())  # in the grace period
    table.at(250_000)
    assert table.all(ScoopsWasted) == [ScoopsWasted(RED, ("white", "white"))]
    assert (table.in_freezer("pink"), table.in_freezer("white"), table.in_supply("scoop_white")) == (2, 1, 5)


def test_kc_113_no_free_freezer_space_is_needed() -> None:
    table = cake().coins(3).start()
    table.place(BLUE, "hg_blue_1", "freezer_1")
    table.place(BLUE, "hg_blue_2", "freezer_2")
    window = table.place(RED, "hg_red_1", "market_1")
    table.act(RED, BuyScoops(window, ("white", "white", "pink")), LidOpen(window), StockScoop(window, "white"))
    assert table.in_freezer("white") == 2


def test_kc_109_listed_with_the_other_purchases() -> None:
    table = cake().start()
    window = table.place(RED, "hg_red_1", "market_1")
    legal = GAME.legal(table.state, RED)
    scoops = [action for action in legal if isinstance(action, BuyScoops)]
    assert len(scoops) == 35  # five flavours, three scoops: all combinations
    assert BuySpices(window, ("brown", "brown", "brown")) in legal
    assert any(isinstance(action, BuyIngredients) and action.kind == "fruit" for action in legal)
