"""KC-078 to KC-088, KC-091: the lid, to the millisecond."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    BuyScoops,
    LidClose,
    LidOpen,
    Lift,
    PauseVote,
    Place,
    PutBackScoop,
    StockScoop,
    SwapPlate,
    TakeIngredient,
    TakeScoop,
    TrashToken,
    WindowDone,
)
from atable.games.kitchen_rush.events import IceMelted, LidClosed, ScoopsWasted
from atable.games.kitchen_rush.game import GAME
from atable.kernel.actions import Action
from tests.rules.kitchen_rush.scenario import BLUE, GREEN, RED, Table

STOCK = {"white": 3, "pink": 3, "brown": 3, "yellow": 2, "green": 2}  # 13 scoops


def cake(seats: int = 2, **options: Any) -> Table:
    """Red and Blue hold an Order with a Cup each; 13 scoops lie in the Freezer."""
    table = Table(seats, piece_of_cake=True, **options).freezer(**STOCK)
    table.hold(RED, "carbonara", "ice_20").dish(RED, "carbonara", "plate_ii_1", "meat")
    table.dish(RED, "carbonara", "cup_1", part=2)
    if seats > 1:
        table.hold(BLUE, "bolognese", "ice_19").dish(BLUE, "bolognese", "cup_2", part=2)
    return table


def opened(at: int = 10_000, **options: Any) -> tuple[Table, int]:
    """Red stands at the Freezer and opens the lid at this moment."""
    table = cake(**options).start()
    if at:
        table.at(at)
    window = table.place(RED, "hg_red_1", "freezer_1")
    table.act(RED, LidOpen(window))
    return table, window


def both() -> tuple[Table, int, int]:
    """Red and Blue are at the open Freezer since 10,000."""
    table, red = opened()
    blue = table.place(BLUE, "hg_blue_1", "freezer_2")
    return table, red, blue


def ice(table: Table) -> int:
    return sum(table.state.freezer)


def lid_is_open(table: Table) -> bool:
    freezer = table.view().freezer
    assert freezer is not None
    return freezer.lid_open


def melted(table: Table) -> bool:
    """All of it, just now."""
    told = bool(table.all(IceMelted))
    assert (ice(table) == 0) is told
    assert not told or not lid_is_open(table)
    return told


# The worked examples


def ex_25() -> Table:
    table, window = opened(10_000)
    table.at(11_000).act(RED, TakeScoop(window, "white", "cup_1"))
    assert ice(table) == 12
    return table


def test_kc_082_kc_083_kc_087_ex_25_the_open_lid() -> None:
    table = ex_25().at(12_500)
    assert lid_is_open(table)
    table.act(RED, Place("hg_red_2", "stove_1"))
    assert table.all(IceMelted) == [IceMelted(12)]
    assert (ice(table), lid_is_open(table)) == (0, False)
    assert table.on_plate("cup_1") == {"scoop_white": 1}
    assert [table.in_supply(f"scoop_{name}") for name in STOCK] == [5, 6, 6, 6, 6]
    assert table.hourglass("hg_red_2").runs_out == 42_500  # the placement is accepted


def test_kc_078_ex_26_saved_by_a_team_mate() -> None:
    table = ex_25().at(12_400)
    table.act(BLUE, LidClose()).at(12_500).act(RED, Place("hg_red_2", "stove_1"))
    assert not melted(table)
    assert ice(table) == 12


def test_kc_081_ex_27_two_at_the_freezer() -> None:
    table, red, blue = both()
    table.at(20_000 - 2_500).act(RED, TakeScoop(red, "white", "cup_1"))
    table.at(20_000).act(RED, TakeScoop(red, "pink", "cup_1"))
    table.at(21_000).act(BLUE, TakeScoop(blue, "white", "cup_2"))
    table.at(22_000).act(RED, Place("hg_red_2", "stove_1"))
    assert not melted(table)
    assert not melted(table.at(29_000))
    assert lid_is_open(table)
    assert melted(table.at(29_001))
    assert table.all(IceMelted) == [IceMelted(10)]


@pytest.mark.parametrize("pace", ["live", "simulation"])
def test_kc_085_ex_28_dreaming_in_front_of_the_freezer(pace: str) -> None:
    table, _ = opened(50_000, pace=pace)
    freezer = table.view().freezer
    assert freezer is not None
    assert freezer.melts == GAME.next_deadline(table.state) == table.state.now + 8_001
    assert not melted(table.at(58_000))
    assert melted(table.at(58_001))


def test_kc_080_kc_111_kc_112_ex_29_scoops_from_the_market() -> None:
    table = cake(3).coins(1).start().at(5_000)
    window = table.place(GREEN, "hg_green_1", "market_1")
    table.act(GREEN, BuyScoops(window, ("white", "white", "pink")))
    table.at(6_000).act(GREEN, LidOpen(window))
    table.at(7_000).act(GREEN, StockScoop(window, "white")).at(8_000).act(GREEN, StockScoop(window, "white"))
    assert ice(table) == 15
    assert not melted(table.at(16_000))
    assert melted(table.at(16_001))
    assert (table.in_supply("scoop_pink"), table.view().windows[0].scoops) == (5, {"pink": 1})
    table.at(35_000).act(GREEN, Lift("hg_green_1"))
    assert table.all(ScoopsWasted) == [ScoopsWasted(GREEN, ("pink",))]
    assert table.in_supply("scoop_pink") == 6
    assert table.view().coins == 0


# Attending


def test_kc_080_kc_081_each_freezer_step_renews_the_eight_seconds() -> None:
    table, window = opened(10_000)
    steps: list[Action] = [
        TakeScoop(window, "white", "cup_1"),
        PutBackScoop(window, "white", "cup_1"),
        LidOpen(window),
        TakeScoop(window, "pink", "cup_1"),
        TrashToken("cup_1", "scoop_pink"),  # from one's own Cup
        Place("hg_red_2", "freezer_2"),
    ]
    for number, step in enumerate(steps):
        table.at(18_000 + 8_000 * number)
        assert lid_is_open(table)
        table.act(RED, step)
        assert not melted(table)
    assert not melted(table.at(66_000))
    assert melted(table.at(66_001))


def test_kc_080_the_clock_of_the_seat_begins_with_its_placement() -> None:
    table, _ = opened(10_000)
    table.at(15_000).act(BLUE, Place("hg_blue_1", "freezer_2"))  # Blue attends from now on
    assert not melted(table.at(23_000))
    assert melted(table.at(23_001))


def test_kc_081_a_refused_command_and_a_vote_change_nothing() -> None:
    table, _ = opened(10_000)
    assert table.refusal(RED, Place("hg_blue_1", "stove_1")) == "KR-070"
    table.at(12_000).act(RED, PauseVote())
    assert not melted(table)
    assert not melted(table.at(18_000))  # nor does a vote renew anything
    assert melted(table.at(18_001))


def test_kc_081_who_did_another_thing_attends_again_with_the_next_freezer_step() -> None:
    table, red, blue = both()
    table.at(12_000).act(RED, Place("hg_red_2", "stove_1"))
    table.at(14_000).act(RED, TakeScoop(red, "white", "cup_1"))
    table.at(15_000).act(BLUE, WindowDone(blue))
    assert not melted(table)
    assert not melted(table.at(22_000))
    assert melted(table.at(22_001))


def test_kc_080_buying_scoops_is_a_freezer_step() -> None:
    table, _, _ = both()
    market = table.place(BLUE, "hg_blue_2", "market_1")  # Blue no longer attends, Red does until 18,000
    table.at(15_000).act(BLUE, BuyScoops(market, ("white", "pink", "green")))
    assert not melted(table.at(23_000))
    assert melted(table.at(23_001))


def test_kc_080_closing_the_lid_is_one_too() -> None:
    table, _, blue = both()
    table.at(16_000).act(RED, LidClose()).at(17_000).act(BLUE, LidOpen(blue)).at(18_000).act(BLUE, WindowDone(blue))
    assert not melted(table)  # Red, at her window, has done nothing else since
    assert not melted(table.at(24_000))
    assert melted(table.at(24_001))


def test_kc_081_nobody_attends_in_the_first_seconds_of_the_round_either() -> None:
    table, _ = opened(0)
    assert not melted(table.at(1_000))
    table.act(RED, Place("hg_red_2", "stove_1"))
    assert melted(table)


def test_kc_081_closing_the_lid_is_no_visit() -> None:
    """Blue closes and, without a window, attends nothing when Red opens again and goes."""
    table, window = opened(10_000)
    table.act(BLUE, LidClose()).act(RED, LidOpen(window))
    table.at(11_000).act(RED, Place("hg_red_2", "stove_1"))
    assert melted(table)


OTHER_THINGS: dict[str, Action] = {
    "place": Place("hg_red_1", "stove_1"),
    "lift": Lift("hg_red_1"),
    "ingredient": TakeIngredient(1, "pasta", "plate_ii_1"),
    "done": WindowDone(1),
    "trash": TrashToken("plate_ii_1", "meat"),
    "swap": SwapPlate("cup_1", "cup_3"),
}


@pytest.mark.parametrize("assist", ["strict", "guided"])
@pytest.mark.parametrize("what", sorted(OTHER_THINGS))
def test_kc_083_kc_091_any_other_thing_melts_the_ice(what: str, assist: str) -> None:
    table = cake(3, assist=assist).start()
    assert table.place(RED, "hg_red_1", "store_a_1") == 1
    table.at(40_000)
    table.act(RED, LidOpen(table.place(RED, "hg_red_2", "freezer_1")))
    table.at(41_000).act(RED, OTHER_THINGS[what])
    if assist == "strict":
        assert table.all(IceMelted) == [IceMelted(13)]
        assert ice(table) == 0
    else:  # the lid closes by itself
        assert table.all(LidClosed) == [LidClosed(None)]
        assert (ice(table), table.all(IceMelted)) == (13, [])
    assert not lid_is_open(table)


def test_kc_083_not_while_somebody_else_attends() -> None:
    table, _, _ = both()
    table.at(11_000).act(RED, Place("hg_red_2", "stove_1"))
    assert not melted(table)
    assert lid_is_open(table)


@pytest.mark.parametrize("how", ["done", "lift", "place"])
def test_kc_084_closing_ones_window_with_the_lid_open(how: str) -> None:
    for team_mate in (False, True):
        table, window = opened(10_000)
        table.at(17_000).act(RED, LidOpen(window)).at(25_000).act(RED, LidOpen(window))
        table.at(33_000).act(RED, LidOpen(window)).at(40_000)
        if team_mate:
            table.place(BLUE, "hg_blue_1", "freezer_2")
        leave = {"done": WindowDone(window), "lift": Lift("hg_red_1"), "place": Place("hg_red_1", "stove_1")}
        table.act(RED, leave[how])
        assert melted(table) is not team_mate


def test_kc_084_placing_the_hourglass_on_the_freezer_again_is_a_freezer_step() -> None:
    table, window = opened(10_000)
    for moment in (18_000, 26_000, 34_000):
        table.at(moment).act(RED, LidOpen(window))
    table.at(40_000).act(RED, Place("hg_red_1", "freezer_1"))
    assert not melted(table)
    assert not melted(table.at(48_000))
    assert melted(table.at(48_001))


def test_kc_084_a_helper_that_is_snatched_away() -> None:
    """Red's window was the Helper's; Blue places it elsewhere when its sand has run out (KR-084)."""
    table = cake().start()
    window = table.place(RED, "hg_helper_1", "freezer_1")
    table.at(29_000).act(RED, LidOpen(window)).at(30_000).act(BLUE, Place("hg_helper_1", "stove_1"))
    assert melted(table)


def test_kc_091_guided_closes_a_forgotten_lid_at_the_moment_when_the_ice_would_melt() -> None:
    table, window = opened(50_000, assist="guided")
    assert lid_is_open(table.at(58_000))
    table.at(58_001)
    assert table.all(LidClosed) == [LidClosed(None)]
    assert (ice(table), lid_is_open(table)) == (13, False)
    table.act(RED, LidOpen(window))  # the window is still hers


def test_kc_087_kc_088_melting_costs_nothing_by_itself() -> None:
    table = ex_25()
    table.prestige(2).at(19_001)
    assert melted(table)
    assert (table.view().coins, table.view().prestige) == (4, 2)
    assert table.on_plate("cup_1") == {"scoop_white": 1}


def test_kc_082_timers_come_before_commands_of_the_same_millisecond() -> None:
    """KR-099: at 58,001 the ice has melted before Red's hand reaches the lid."""
    table, _ = opened(50_000)
    table.at(58_001)
    assert melted(table)
    table.act(RED, LidClose())
    assert table.events == []
