"""KR-093 to KR-100: the last seconds, and what comes first in the same millisecond."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    HostWelcome,
    LidClose,
    LidOpen,
    Lift,
    Place,
    SpiceAside,
    SpiceDraw,
    TakeIngredient,
    TrashToken,
    WindowDone,
)
from atable.games.kitchen_rush.events import (
    ActionEnded,
    BagReleased,
    CubeDrawn,
    DrawCancelled,
    GraceBegan,
    IceMelted,
    RoundBegan,
    WindowClosed,
)
from atable.games.kitchen_rush.game import GAME
from atable.kernel.codec import encode
from tests.rules.kitchen_rush.looks import reason, windows
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table


def kitchen(**options: Any) -> Table:
    return Table(2, **options).hold(BLUE, "carbonara").dish(BLUE, "carbonara", "plate_ii_1").coins(20).start()


def last_call(**options: Any) -> tuple[Table, int]:
    """Blue places in the very last millisecond; then the four minutes are over."""
    table = kitchen(**options).at(239_999)
    window = table.place(BLUE, "hg_blue_2", "store_a_1")
    table.at(240_000)
    return table, window


@pytest.mark.parametrize("pace", ["live", "simulation"])
def test_kr_092_kr_093_kr_096_ex_14_last_call(pace: str) -> None:
    table, window = last_call(pace=pace)
    assert [type(event) for event in table.events] == [GraceBegan]
    assert table.refusal(BLUE, Place("hg_blue_1", "store_b_1")) == "KR-092"
    table.act(BLUE, TakeIngredient(window, "meat", "plate_ii_1"))
    table.at(243_000).act(BLUE, WindowDone(window))
    assert [type(event) for event in table.events][:2] == [WindowClosed, ActionEnded]
    assert table.view().round == 2  # Maintenance is over, too


def test_kr_093_ten_seconds() -> None:
    table, window = last_call()
    table.at(249_999).act(BLUE, TakeIngredient(window, "meat", "plate_ii_1"))
    assert table.view().phase == "grace"
    table.wait(1)
    assert [event.window for event in table.all(WindowClosed)] == [window]
    assert len(table.all(ActionEnded)) == 1


def test_kr_093_kr_094_the_sand_decides() -> None:
    """Placed at 210,000 it has run out at 240,000; one millisecond later it still runs."""
    table = kitchen().at(210_000)
    over = table.place(BLUE, "hg_blue_1", "store_a_1")
    table.at(210_001)
    running = table.place(BLUE, "hg_blue_2", "store_b_1")
    table.at(240_000)
    assert [event.window for event in table.all(WindowClosed)] == [over]
    assert windows(table, BLUE) == [running]
    assert table.refusal(BLUE, TakeIngredient(over, "meat", "plate_ii_1")) == "KR-091"
    table.act(BLUE, TakeIngredient(running, "meat", "plate_ii_1"))


def test_kr_094_a_forgotten_window_closes_on_time() -> None:
    table = kitchen()
    window = table.place(BLUE, "hg_blue_1", "host_1")
    table.at(239_999)
    assert windows(table, BLUE) == [window]
    table.wait(1)
    assert [event.window for event in table.all(WindowClosed)] == [window]
    assert table.all(GraceBegan) == []
    assert len(table.all(ActionEnded)) == 1


def test_kr_095_only_steps_of_open_windows() -> None:
    table, window = last_call()
    table.act(BLUE, TakeIngredient(window, "veg", "plate_ii_1"))
    assert reason(table, BLUE, TrashToken("plate_ii_1", "veg")) == ("KR-095", "only-open-windows")
    assert table.refusal(RED, Place("hg_red_1", "sink_1")) == "KR-092"
    assert table.refusal(BLUE, Lift("hg_blue_2")) == "KR-092"
    assert table.refusal(RED, LidClose()) == "KC-001"  # there is none
    table.act(BLUE, WindowDone(window))


def test_kr_095_and_the_lid_may_be_closed() -> None:
    table = kitchen(piece_of_cake=True).at(235_000)
    window = table.place(BLUE, "hg_blue_1", "freezer_1")
    table.at(239_000).act(BLUE, LidOpen(window))
    table.at(241_000).act(RED, LidClose())
    assert not table.state.lid_open
    assert sum(table.state.freezer) > 0


def test_kr_096_no_window_no_grace() -> None:
    table = kitchen().at(230_000)
    window = table.place(BLUE, "hg_blue_1", "host_1")
    table.act(BLUE, HostWelcome(window))
    table.at(240_000)
    assert table.all(GraceBegan) == []
    assert len(table.all(ActionEnded)) == 1


def test_kr_096_with_the_last_of_several_windows() -> None:
    table = kitchen().at(239_000)
    red = table.place(RED, "hg_red_1", "host_1")
    blue = table.place(BLUE, "hg_blue_1", "store_a_1")
    table.at(241_000).act(BLUE, WindowDone(blue))
    assert table.all(ActionEnded) == []
    table.at(242_500).act(RED, HostWelcome(red))
    assert len(table.all(ActionEnded)) == 1
    assert len(table.all(RoundBegan)) == 1


def test_kr_097_a_draw_that_ends_too_late_is_cancelled() -> None:
    table = kitchen().bag(white=1).at(239_000)
    window = table.place(BLUE, "hg_blue_1", "spices_1")
    table.at(249_001).act(BLUE, SpiceDraw(window, "small"))
    table.at(250_000)
    assert [event.seat for event in table.all(DrawCancelled)] == [BLUE]
    assert table.all(CubeDrawn) == []
    assert table.in_bag("white") == 1
    assert len(table.all(ActionEnded)) == 1


def test_kr_097_also_where_the_phase_ends_without_grace() -> None:
    """The sand ran out at 240,000, half a second before the cube would be in the hand."""
    table = kitchen().bag(white=1).at(210_000)
    window = table.place(BLUE, "hg_blue_1", "spices_1")
    table.at(239_500).act(BLUE, SpiceDraw(window, "small"))
    table.at(240_000)
    assert len(table.all(DrawCancelled)) == 1
    assert table.all(CubeDrawn) == []
    assert table.in_bag("white") == 1


# The same millisecond


def test_kr_099_the_draw_ends_before_the_phase() -> None:
    """At 250,000 the cube is drawn, then everything ends and it goes back."""
    table = kitchen().bag(white=1).at(239_000)
    window = table.place(BLUE, "hg_blue_1", "spices_1")
    table.at(249_000).act(BLUE, SpiceDraw(window, "small"))
    table.at(250_000)
    told = [type(event) for event in table.events]
    assert DrawCancelled not in told
    assert told.index(CubeDrawn) < told.index(BagReleased) < told.index(ActionEnded)
    assert table.in_bag("white") == 1


def test_kr_099_idle_timers_before_the_end_of_the_phase() -> None:
    """At 240,000 blue has not touched the bag for 5,000 ms, nor red the Freezer for 8,001."""
    table = kitchen(piece_of_cake=True).bag(white=1).at(225_000)
    spices = table.place(BLUE, "hg_blue_1", "spices_1")
    freezer = table.place(RED, "hg_red_1", "freezer_1")
    table.at(231_999).act(RED, LidOpen(freezer))
    table.at(235_000).act(BLUE, SpiceDraw(spices, "small"))
    table.at(239_999)
    assert table.view().bag.holder == BLUE
    assert table.state.lid_open
    table.wait(1)
    assert [type(event) for event in table.events if type(event) in (BagReleased, IceMelted, GraceBegan)] == [
        BagReleased,
        IceMelted,
        GraceBegan,
    ]


def test_kr_099_commands_come_last() -> None:
    """The bag is released at 6,000; a command of its holder that arrives at 6,000 comes too late."""
    table = kitchen().bag(white=1).at(1_000)
    window = table.place(BLUE, "hg_blue_1", "spices_1")
    table.act(BLUE, SpiceDraw(window, "small")).at(5_999)
    saved = table.state.copy()
    table.act(BLUE, SpiceAside(window, "white"))
    table.state = saved
    table.at(6_000)
    assert table.refusal(BLUE, SpiceAside(window, "white")) == "KR-137"
    table.at(239_999)
    table.place(RED, "hg_red_1", "host_1")
    table.at(240_000)
    assert table.refusal(RED, Place("hg_red_2", "sink_1")) == "KR-092"


def test_kr_099_commands_in_the_order_of_their_arrival() -> None:
    table = kitchen().at(3_000)
    table.place(RED, "hg_red_1", "sink_1")
    assert table.refusal(BLUE, Place("hg_blue_1", "sink_1")) == "KR-074"
    assert table.clock() == 3_000


def test_kr_100_a_refused_command_changes_nothing() -> None:
    """Neither the position, nor the luck, nor the clock."""
    table = kitchen().at(4_000)
    window = table.place(RED, "hg_red_1", "store_a_1")
    before, due = encode(table.state), GAME.next_deadline(table.state)
    for seat, action in (
        (RED, Place("hg_red_1", "sink_1")),
        (RED, Place("hg_blue_1", "sink_1")),
        (RED, HostWelcome(window)),
        (BLUE, TakeIngredient(window, "meat", "plate_ii_1")),
        (RED, TakeIngredient(window, "meat", "plate_ii_1")),
        (RED, Lift("hg_red_1")),
        (BLUE, WindowDone(99)),
    ):
        table.refusal(seat, action)
    assert encode(table.state) == before
    assert table.clock() == 4_000
    assert GAME.next_deadline(table.state) == due
