"""KR-238 to KR-243: from stop to stop, without a clock."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    SMALL,
    BagRelease,
    Lift,
    PauseVote,
    Place,
    Ready,
    SpiceAside,
    SpiceDraw,
    SpicePlace,
    StoveCook,
    TakeIngredient,
    Unready,
    WindowDone,
)
from atable.games.kitchen_rush.events import (
    ActionEnded,
    BagReleased,
    ClockJumped,
    CubeDrawn,
    GraceBegan,
    Lifted,
    OrderFailed,
    WindowClosed,
)
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

HOUR = 3_600_000


def kitchen(seats: int = 2, **options: Any) -> Table:
    table = Table(seats, pace="relaxed", **options).coins(99).hold(RED, "tomato_soup")
    return table.dish(RED, "tomato_soup", "plate_i_1", "veg").start()


def all_ready(table: Table) -> Table:
    for seat in GAME.pending(table.state):
        table.act(seat, Ready())
    return table


def stops(table: Table, *glasses: tuple[str, str]) -> list[int]:
    """The readings of the clock at which one decides, if Red places these again at every stop."""
    readings: list[int] = []
    while table.view().round == 1:
        readings.append(table.clock())
        for glass, space in glasses:
            if table.hourglass(glass).where == 0:
                table.place(RED, glass, space)
        all_ready(table)
    return readings


def test_kr_238_the_clock_stands_still_while_anybody_decides() -> None:
    table = kitchen()
    table.place(RED, "hg_red_1", "stove_1")
    table.wait(HOUR)
    assert (table.clock(), GAME.next_deadline(table.state)) == (0, None)
    table.act(RED, Ready()).wait(HOUR)
    assert (table.clock(), GAME.pending(table.state)) == (0, [BLUE])
    table.act(BLUE, Ready())
    assert table.all(ClockJumped) == [ClockJumped(30_000)]
    assert (table.clock(), GAME.pending(table.state)) == (30_000, [RED, BLUE])


def test_kr_238_who_is_ready_may_think_again_before_acting() -> None:
    table = kitchen().act(RED, Ready())
    assert table.refusal(RED, Place("hg_red_1", "stove_1")) == "KR-238"
    assert table.refusal(RED, Ready()) == "KR-238"
    assert table.refusal(BLUE, Unready()) == "KR-238"
    table.act(RED, Unready()).place(RED, "hg_red_1", "stove_1")
    assert table.clock() == 0


def test_kr_238_the_stops_are_the_times_at_which_an_hourglass_runs_out() -> None:
    table = kitchen(specialist_mini=True)
    table.place(RED, "hg_specialist", "sink_1")
    assert all_ready(table).clock() == 60_000
    table.place(RED, "hg_red_1", "stove_1")
    table.place(RED, "hg_specialist", "sink_1")
    assert all_ready(table).clock() == 90_000
    table.place(RED, "hg_red_1", "stove_1")
    assert all_ready(table).clock() == 120_000  # both run out
    assert all_ready(table).view().round == 2  # nothing stands: the end of the round


def test_kr_238_every_stop_has_a_day_of_its_own() -> None:
    table = kitchen()
    groups = []
    for _ in range(2):
        limit = GAME.limit(table.state, BLUE)
        assert limit is not None
        groups.append(limit.group)
        table.place(RED, "hg_red_1", "stove_1")
        all_ready(table)
    assert table.clock() == 60_000
    assert len(set(groups)) == 2


def test_kr_238_handmade_hourglasses_stop_one_by_one() -> None:
    table = kitchen(handmade=True)
    sand = [table.hourglass(f"hg_{color}_1").duration for color in ("red", "blue")]
    table.place(RED, "hg_red_1", "stove_1")
    table.place(BLUE, "hg_blue_1", "stove_2")
    assert [all_ready(table).clock(), all_ready(table).clock()] == sorted(sand)


def test_kr_238_no_pause_without_a_clock() -> None:
    assert kitchen().refusal(RED, PauseVote()) == "KR-238"


def test_kr_239_run_out_hourglasses_are_lifted_at_the_stop() -> None:
    table = kitchen(specialist_mini=True)
    window = table.place(RED, "hg_red_1", "store_a_1")
    table.place(BLUE, "hg_blue_1", "stove_1")
    table.place(BLUE, "hg_specialist", "sink_1")
    assert table.refusal(RED, Lift("hg_red_1")) == "KR-072"
    all_ready(table)
    assert table.all(Lifted) == [Lifted(None, "hg_red_1"), Lifted(None, "hg_blue_1")]
    assert [table.hourglass(name).where for name in ("hg_red_1", "hg_blue_1")] == [0, 0]
    assert WindowClosed(RED, window, "store_a_1") in table.events
    assert table.refusal(RED, TakeIngredient(window, "veg", "plate_i_1")) == "KR-091"
    table.place(BLUE, "hg_blue_2", "store_a_1")
    assert table.refusal(RED, Place("hg_specialist", "stove_2")) == "KR-072"  # busy for two stops
    all_ready(table)
    table.place(RED, "hg_specialist", "stove_2")


def test_kr_240_everything_happens_at_the_time_of_the_stop() -> None:
    table = kitchen().bag(white=1)
    spices, store = table.place(RED, "hg_red_1", "spices_1"), table.place(RED, "hg_red_2", "store_a_1")
    table.act(RED, SpiceDraw(spices, SMALL))
    assert table.all(CubeDrawn) == [CubeDrawn(RED, "white")]  # at once
    table.act(RED, SpicePlace(spices, "white", "plate_i_1"), TakeIngredient(store, "veg", "plate_i_1"))
    table.act(RED, StoveCook(table.place(RED, "hg_helper_1", "stove_1"), "plate_i_1"))
    assert (table.clock(), table.on_plate("plate_i_1")) == (0, {"veg": 2, "cube_white": 1})


def test_kr_240_ten_draws_a_window() -> None:
    table = kitchen().bag(white=1)
    window = table.place(RED, "hg_red_1", "spices_1")
    for _ in range(10):
        table.act(RED, SpiceDraw(window, SMALL), BagRelease(window))
    assert table.refusal(RED, SpiceDraw(window, SMALL)) == "KR-240"
    assert SpiceDraw(window, SMALL) not in GAME.legal(table.state, RED)
    all_ready(table)
    again = table.place(RED, "hg_red_1", "spices_1")
    table.act(RED, SpiceDraw(again, SMALL))  # ten more


def test_kr_240_no_such_limit_with_a_clock() -> None:
    table = Table(2).bag(white=1).start()
    window = table.place(RED, "hg_red_1", "spices_1")
    for _ in range(11):
        table.act(RED, SpiceDraw(window, SMALL)).wait(1_000).act(RED, BagRelease(window))


@pytest.mark.parametrize("how", ["done", "ready"])
def test_kr_241_the_bag_is_released_with_the_window_or_when_ready(how: str) -> None:
    table = kitchen(3).bag(white=2)
    red, blue = table.place(RED, "hg_red_1", "spices_1"), table.place(BLUE, "hg_blue_1", "spices_2")
    table.act(RED, SpiceDraw(red, SMALL), SpiceAside(red, "white"), SpiceDraw(red, SMALL)).wait(HOUR)
    assert (table.view().bag.holder, table.in_bag("white")) == (RED, 0)  # no idle timer runs
    assert table.refusal(BLUE, SpiceDraw(blue, SMALL)) == "KR-136"
    table.act(RED, WindowDone(red) if how == "done" else Ready())
    assert table.all(BagReleased) == [BagReleased(RED)]
    assert (table.view().bag.holder, table.in_bag("white")) == (None, 2)
    table.act(BLUE, SpiceDraw(blue, SMALL))


def test_kr_241_ready_and_unready_the_window_is_still_there() -> None:
    table = kitchen().bag(white=1)
    window = table.place(RED, "hg_red_1", "spices_1")
    table.act(RED, SpiceDraw(window, SMALL), Ready(), Unready())
    assert table.refusal(RED, SpicePlace(window, "white", "plate_i_1")) == "KR-137"
    table.act(RED, SpiceDraw(window, SMALL), SpicePlace(window, "white", "plate_i_1"))


def test_kr_242_no_grace_at_the_end_of_the_round() -> None:
    table = kitchen(specialist_mini=True)
    while table.clock() < 210_000:
        table.place(RED, "hg_red_1", "stove_1")
        all_ready(table)
    window = table.place(RED, "hg_specialist", "store_a_1")  # would run until 270,000
    assert table.view().clock.next_stop == 240_000
    all_ready(table)
    assert table.all(GraceBegan) == []
    kinds = (WindowClosed, ActionEnded, OrderFailed)
    assert [type(event) for event in table.events if isinstance(event, kinds)] == list(kinds)
    assert (table.view().round, table.view().windows) == (2, ())
    assert table.refusal(RED, TakeIngredient(window, "veg", "plate_i_1")) == "KR-050"


def test_kr_243_at_most_eight_stops() -> None:
    assert stops(kitchen(), ("hg_red_1", "stove_1")) == [30_000 * number for number in range(8)]
    assert stops(kitchen(family=True), ("hg_red_1", "stove_1")) == [30_000 * number for number in range(10)]


def test_kr_243_alone_at_most_24_placements() -> None:
    table = kitchen(1)
    glasses = (("hg_red_1", "stove_1"), ("hg_red_2", "stove_2"), ("hg_helper_1", "sink_1"))
    first = table.state.last_window
    assert len(stops(table, *glasses)) == 8
    assert table.state.last_window - first == 24


def test_kr_243_the_specialist_is_placed_four_times_at_most() -> None:
    table = kitchen(1, specialist_mini=True)
    assert stops(table, ("hg_specialist", "sink_1")) == [0, 60_000, 120_000, 180_000]


def test_kr_243_with_an_empty_board_the_round_ends() -> None:
    table = all_ready(kitchen())
    assert (table.all(ClockJumped), table.view().round) == ([], 2)
    table = kitchen()
    table.place(RED, "hg_red_1", "stove_1")
    all_ready(table)
    assert table.view().clock.next_stop == 240_000
    assert all_ready(table).view().round == 2
