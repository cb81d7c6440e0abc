"""KC-078, KC-086, KC-091, KC-092: the lid at the end of the Action phase, in pauses and in relaxed mode."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    LidClose,
    LidOpen,
    Lift,
    PauseVote,
    Place,
    Ready,
    ResumeVote,
    TakeScoop,
    TrashToken,
    Unready,
    WindowDone,
)
from atable.games.kitchen_rush.events import ActionEnded, GraceBegan, IceMelted, LidClosed
from atable.games.kitchen_rush.game import GAME
from atable.kernel.actions import Action
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

LEVELS = pytest.mark.parametrize("assist", ["strict", "guided"])


def cake(**options: Any) -> Table:
    """Red and Blue hold an Order with a Cup each; 5 scoops lie in the Freezer."""
    table = Table(2, piece_of_cake=True, **options)
    table.hold(RED, "carbonara", "ice_20").dish(RED, "carbonara", "plate_ii_1", "meat")
    table.dish(RED, "carbonara", "cup_1", part=2)
    return table.hold(BLUE, "bolognese", "ice_19").dish(BLUE, "bolognese", "cup_2", part=2)


def ice(table: Table) -> int:
    return sum(table.state.freezer)


def lid_is_open(table: Table) -> bool:
    freezer = table.view().freezer
    assert freezer is not None
    return freezer.lid_open


def late(placed: int, opened: int, **options: Any) -> tuple[Table, int]:
    table = cake(**options).start().at(placed)
    window = table.place(RED, "hg_red_1", "freezer_1")
    table.at(opened).act(RED, LidOpen(window))
    return table, window


# The end of the phase


@LEVELS
def test_kc_086_kc_091_a_window_whose_sand_has_run_out_closes_at_the_end_and_the_ice_melts(assist: str) -> None:
    table, _ = late(205_000, 238_000, assist=assist)
    table.at(239_999)
    assert (ice(table), lid_is_open(table)) == (5, True)
    table.at(240_000)
    assert table.all(ActionEnded)
    if assist == "strict":
        assert (table.all(IceMelted), ice(table)) == ([IceMelted(5)], 0)
    else:
        assert (table.all(LidClosed), ice(table)) == ([LidClosed(None)], 5)
    assert not lid_is_open(table)


def test_kc_086_it_melts_at_once_though_others_still_work() -> None:
    table, _ = late(205_000, 238_000)
    table.place(BLUE, "hg_blue_1", "store_a_1")
    table.at(240_000)
    assert (table.all(IceMelted), len(table.all(GraceBegan))) == ([IceMelted(5)], 1)
    assert table.view().phase == "grace"


def test_kc_078_kc_086_in_the_grace_period_one_may_take_and_close() -> None:
    table, window = late(235_000, 239_000)
    table.at(240_000)
    assert (len(table.all(GraceBegan)), ice(table), lid_is_open(table)) == (1, 5, True)
    table.at(243_000).act(RED, TakeScoop(window, "white", "cup_1"))
    table.at(246_000).act(BLUE, LidClose())  # any seat, without a window
    assert table.last(LidClosed) == LidClosed(BLUE)
    table.at(250_000)
    assert table.all(ActionEnded)
    assert (ice(table), table.all(IceMelted)) == (4, [])


@LEVELS
def test_kc_086_kc_091_still_open_when_the_grace_period_ends(assist: str) -> None:
    table, window = late(235_000, 239_000, assist=assist)
    table.at(244_000).act(RED, TakeScoop(window, "white", "cup_1"))  # she attends until 252,000
    table.at(249_999)
    assert (ice(table), lid_is_open(table)) == (4, True)
    table.at(250_000)
    assert (ice(table), lid_is_open(table)) == (0 if assist == "strict" else 4, False)


def test_kc_086_the_last_window_closes_with_the_lid_open() -> None:
    table, window = late(235_000, 239_000)
    table.at(242_000).act(RED, WindowDone(window))
    assert (table.all(IceMelted), len(table.all(ActionEnded))) == ([IceMelted(5)], 1)


def test_kc_085_the_eight_seconds_run_in_the_grace_period_too() -> None:
    table, _ = late(235_000, 239_000)
    assert lid_is_open(table.at(247_000))
    freezer = table.view().freezer
    assert freezer is not None
    assert freezer.melts == GAME.next_deadline(table.state) == table.state.now + 1
    table.at(247_001)
    assert (table.all(IceMelted), lid_is_open(table)) == ([IceMelted(5)], False)


def test_kc_086_a_trashed_scoop_is_no_step_of_a_window() -> None:
    """KR-095: in the grace period free handling is refused, so it cannot keep the lid attended."""
    table, window = late(235_000, 239_000)
    table.act(RED, TakeScoop(window, "white", "cup_1")).at(241_000)
    assert table.refusal(RED, TrashToken("cup_1", "scoop_white")) == "KR-095"


# Pauses


def test_kc_081_the_clock_of_the_lid_stands_still_in_a_pause() -> None:
    table, _ = late(10_000, 12_000)
    table.at(15_000).act(RED, PauseVote()).act(BLUE, PauseVote()).wait(30_000)
    assert (ice(table), lid_is_open(table)) == (5, True)
    table.act(BLUE, ResumeVote()).act(RED, ResumeVote())
    assert table.clock() == 15_000
    assert lid_is_open(table.at(20_000))
    assert table.at(20_001).all(IceMelted) == [IceMelted(5)]


# Relaxed mode


def relaxed(**options: Any) -> tuple[Table, int]:
    table = cake(pace="relaxed", **options).start()
    window = table.place(RED, "hg_red_1", "freezer_1")
    return table.act(RED, LidOpen(window)), window


def test_kc_092_in_relaxed_mode_nothing_melts_by_waiting() -> None:
    table, window = relaxed()
    table.wait(3_600_000)
    assert (ice(table), lid_is_open(table)) == (5, True)
    freezer = table.view().freezer
    assert freezer is not None
    assert freezer.melts is None
    table.act(RED, TakeScoop(window, "white", "cup_1"), LidClose(), Ready())
    assert (ice(table), table.on_plate("cup_1")) == (4, {"scoop_white": 1})


@LEVELS
@pytest.mark.parametrize(
    "command",
    [Ready(), Place("hg_red_2", "stove_1"), WindowDone(1), TrashToken("plate_ii_1", "meat")],
    ids=["ready", "place", "done", "trash"],
)
def test_kc_092_kc_091_the_lid_must_be_closed_before_any_other_command(command: Action, assist: str) -> None:
    table, _ = relaxed(assist=assist)
    table.act(RED, command)
    if assist == "strict":
        assert (table.all(IceMelted), ice(table)) == ([IceMelted(5)], 0)
    else:
        assert (table.all(LidClosed), ice(table)) == ([LidClosed(None)], 5)
    assert not lid_is_open(table)


def test_kc_092_commands_of_others_do_not_matter() -> None:
    table, _ = relaxed()
    table.act(BLUE, Place("hg_blue_1", "stove_1")).act(BLUE, Ready()).act(BLUE, Unready()).act(BLUE, Ready())
    assert (ice(table), lid_is_open(table)) == (5, True)


def test_kc_092_two_at_the_freezer_until_the_last_one_is_ready() -> None:
    table, _ = relaxed()
    table.place(BLUE, "hg_blue_1", "freezer_2")
    table.act(RED, Ready())
    assert (ice(table), lid_is_open(table)) == (5, True)
    table.act(BLUE, Ready())
    assert table.all(IceMelted) == [IceMelted(5)]


def test_kc_092_kc_078_a_ready_seat_may_close_the_lid() -> None:
    table, _ = relaxed()
    table.act(BLUE, Ready()).act(BLUE, LidClose()).act(RED, Ready())
    assert (ice(table), table.clock()) == (5, 30_000)


@LEVELS
def test_kc_092_who_is_ready_attends_no_lid(assist: str) -> None:
    table, _ = relaxed(assist=assist)
    window = table.place(BLUE, "hg_blue_1", "freezer_2")
    table.act(RED, LidClose()).act(RED, Ready()).act(BLUE, LidOpen(window)).act(RED, LidClose())
    table.act(BLUE, LidOpen(window), Ready())
    assert (not lid_is_open(table), table.clock()) == (True, 30_000)
    assert ice(table) == (0 if assist == "strict" else 5)


def test_kc_092_not_even_one_whose_sand_runs_on() -> None:
    """Red is ready, the Specialist stands at the Freezer until 60,000; Blue leaves the lid open."""
    table = cake(pace="relaxed").start()
    specialist = table.place(RED, "hg_specialist", "freezer_1")
    window = table.place(BLUE, "hg_blue_1", "freezer_2")
    table.act(RED, Ready(), LidClose()).act(BLUE, LidOpen(window), Ready())
    assert table.all(IceMelted) == [IceMelted(5)]
    assert (ice(table), lid_is_open(table), table.clock()) == (0, False, 30_000)
    assert [still_open.number for still_open in table.view().windows] == [specialist]


def test_kc_092_at_the_last_stop() -> None:
    table = cake(pace="relaxed").coins(7).start()
    table.place(RED, "hg_red_1", "stove_1")
    for _ in range(7):
        table.act(RED, Ready()).act(BLUE, Ready())
        table.place(RED, "hg_red_1", "stove_1")
    assert table.clock() == 210_000
    window = table.place(RED, "hg_red_2", "freezer_1")
    table.act(RED, LidOpen(window), TakeScoop(window, "pink", "cup_1")).act(BLUE, Ready())
    assert ice(table) == 4
    table.act(RED, Ready())
    assert table.all(IceMelted) == [IceMelted(4)]
    assert table.view().round == 2


def test_kc_084_in_relaxed_mode_windows_end_with_their_sand() -> None:
    """KR-239: at the stop the hourglass is lifted; a closed lid needs nobody."""
    table, window = relaxed()
    table.act(RED, LidClose(), Ready()).act(BLUE, Ready())
    assert table.clock() == 30_000
    assert table.refusal(RED, LidOpen(window)) == "KR-091"
    assert table.refusal(RED, Lift("hg_red_1")) == "KR-077"
    assert ice(table) == 5
