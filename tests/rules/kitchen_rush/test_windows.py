"""KR-086 to KR-091: what a placement allows, and until when."""

from collections.abc import Callable

import pytest

from atable.games.kitchen_rush.actions import (
    BuyIngredients,
    HostSuggest,
    HostWelcome,
    Lift,
    OfficeUpgrade,
    SinkWash,
    SpiceAside,
    SpiceDraw,
    StoveCook,
    TakeIngredient,
    WaiterServe,
    WaiterTake,
    WindowDone,
)
from atable.games.kitchen_rush.events import BagReleased, Placed, WindowClosed
from atable.kernel.actions import Action
from tests.rules.kitchen_rush.looks import reason, windows
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

# Where an hourglass stands, and what may be done there: once, then something else of the same sort.
Step = Callable[[int], Action]
ONCE: list[tuple[str, Step, Step]] = [
    ("host_1", lambda w: HostWelcome(w), lambda w: HostSuggest(w, ("greek_salad",))),
    ("waiter_1", lambda w: WaiterTake(w, "greek_salad", ("plate_ii_2",)), lambda w: WaiterServe(w, "carbonara")),
    ("stove_1", lambda w: StoveCook(w, "plate_ii_1"), lambda w: StoveCook(w, "plate_ii_1")),
    ("market_1", lambda w: BuyIngredients(w, "meat", (5, 0, 0)), lambda w: BuyIngredients(w, "veg", (5, 0, 0))),
    ("sink_1", lambda w: SinkWash(w, ("plate_i_3",)), lambda w: SinkWash(w, ("plate_ii_3",))),
    ("office_1", lambda w: OfficeUpgrade(w, "new_crockery"), lambda w: OfficeUpgrade(w, "second_helper")),
]
AREAS = [entry[0] for entry in ONCE]


def busy_kitchen() -> Table:
    """Something to do everywhere, and money enough."""
    table = Table(2).board("greek_salad").hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1", "meat").coins(20)
    shown, hidden = table.state.upgrades_shown, table.state.upgrades_hidden
    everything = sorted(shown + hidden)
    table.state.upgrades_shown, table.state.upgrades_hidden = everything[2:], everything[:2]
    return table.start()


@pytest.mark.parametrize(("space", "step"), [(space, step) for space, step, _ in ONCE], ids=AREAS)
def test_kr_086_only_for_the_seat_that_placed(space: str, step: Step) -> None:
    table = busy_kitchen()
    window = table.place(RED, "hg_red_1", space)
    assert reason(table, BLUE, step(window)) == ("KR-086", "window-of-another-player")
    assert table.refusal(BLUE, WindowDone(window)) == "KR-086"
    table.act(RED, step(window))


def test_kr_086_also_with_the_teams_hourglass() -> None:
    table = busy_kitchen()
    window = table.place(RED, "hg_helper_1", "host_1")
    assert table.refusal(BLUE, HostWelcome(window)) == "KR-086"
    table.act(RED, HostWelcome(window))


@pytest.mark.parametrize(("space", "step"), [(space, step) for space, step, _ in ONCE], ids=AREAS)
def test_kr_087_from_the_moment_of_the_placement(space: str, step: Step) -> None:
    table = busy_kitchen().at(7_000)
    window = table.place(RED, "hg_red_1", space)
    table.act(RED, step(window))
    assert table.clock() == 7_000


def test_kr_087_and_as_late_as_one_likes() -> None:
    """The sand has long run out; as long as the hourglass stands there, the Host may act."""
    table = busy_kitchen()
    window = table.place(RED, "hg_red_1", "host_1")
    table.at(200_000).act(RED, HostWelcome(window))
    assert table.view().coins == 21


@pytest.mark.parametrize(("space", "step", "more"), ONCE, ids=AREAS)
def test_kr_088_kr_091_one_effect_and_the_window_closes(space: str, step: Step, more: Step) -> None:
    table = busy_kitchen()
    window = table.place(RED, "hg_red_1", space)
    table.act(RED, step(window))
    assert [event.window for event in table.all(WindowClosed)] == [window]
    assert windows(table) == []
    assert reason(table, RED, more(window)) == ("KR-091", "no-such-window")
    assert reason(table, RED, step(window)) == ("KR-091", "no-such-window")


@pytest.mark.parametrize("space", AREAS)
def test_kr_088_an_hourglass_does_what_its_space_allows(space: str) -> None:
    table = busy_kitchen()
    window = table.place(RED, "hg_red_1", space)
    for other, step, _ in ONCE:
        if other != space:
            assert reason(table, RED, step(window)) == ("KR-088", "wrong-window")


def test_kr_089_storage_allows_any_number_of_steps() -> None:
    table = busy_kitchen()
    window = table.place(RED, "hg_red_1", "store_a_1")
    for kind in ("meat", "pasta", "cheese", "veg", "bread"):
        table.wait(1_500).act(RED, TakeIngredient(window, kind, "plate_ii_1"))
    assert windows(table) == [window]
    assert sum(table.on_plate("plate_ii_1").values()) == 6


def test_kr_089_spices_too() -> None:
    table = busy_kitchen().bag(white=2, black=2)
    window = table.place(RED, "hg_red_1", "spices_1")
    for number in range(1, 5):
        table.act(RED, SpiceDraw(window, "small")).wait(1_000)
        table.act(RED, SpiceAside(window, next(iter(table.view().bag.hand))))
        assert sum(table.view().bag.aside.values()) == number
    assert windows(table) == [window]


# How a window closes


def test_kr_090_declared_done() -> None:
    table = busy_kitchen()
    window = table.place(RED, "hg_red_1", "store_a_1")
    table.act(RED, WindowDone(window))
    assert [(event.seat, event.window, event.space) for event in table.all(WindowClosed)] == [
        (RED, window, "store_a_1")
    ]
    assert windows(table) == []
    assert table.hourglass("hg_red_1").runs_out == 30_000  # the sand runs on


def test_kr_090_lifted() -> None:
    table = busy_kitchen()
    window = table.place(RED, "hg_red_1", "store_a_1")
    table.at(30_000)
    assert windows(table) == [window]
    table.act(RED, Lift("hg_red_1"))
    assert table.refusal(RED, TakeIngredient(window, "meat", "plate_ii_1")) == "KR-091"


def test_kr_090_placed_again() -> None:
    table = busy_kitchen()
    window = table.place(RED, "hg_red_1", "store_a_1")
    table.at(30_000)
    table.place(RED, "hg_red_1", "store_b_1")
    assert [event.window for event in table.all(WindowClosed)] == [window]
    assert table.refusal(RED, TakeIngredient(window, "meat", "plate_ii_1")) == "KR-091"


def test_kr_090_at_the_end_of_the_phase() -> None:
    table = busy_kitchen()
    window = table.place(RED, "hg_red_1", "store_a_1")
    table.finish_action()
    assert window in [event.window for event in table.all(WindowClosed)]
    assert table.view().windows == ()


def test_kr_090_not_by_the_sand_alone() -> None:
    table = busy_kitchen()
    window = table.place(RED, "hg_red_1", "store_a_1")
    table.at(100_000).act(RED, TakeIngredient(window, "meat", "plate_ii_1"))
    assert windows(table) == [window]


def test_kr_091_never_again() -> None:
    """Even a new hourglass on the same space opens another window."""
    table = busy_kitchen()
    window = table.place(RED, "hg_red_1", "store_a_1")
    table.act(RED, WindowDone(window))
    assert reason(table, RED, WindowDone(window)) == ("KR-091", "no-such-window")
    assert table.refusal(RED, TakeIngredient(window, "meat", "plate_ii_1")) == "KR-091"
    table.at(30_000)
    assert table.place(RED, "hg_red_1", "store_a_1") != window
    assert table.refusal(RED, TakeIngredient(window, "meat", "plate_ii_1")) == "KR-091"


def test_kr_084_kr_090_kr_144_ex_16_the_helper_is_snatched() -> None:
    """Red fishes with the Helper's sand long after it has run out; blue needs it elsewhere."""
    table = busy_kitchen().bag(white=1, black=1, green=1)
    window = table.place(RED, "hg_helper_1", "spices_1")
    table.at(27_000)
    for _ in range(2):
        table.act(RED, SpiceDraw(window, "small")).wait(1_000)
        table.act(RED, SpiceAside(window, next(iter(table.view().bag.hand))))
    table.at(30_500).act(RED, SpiceDraw(window, "small"))
    table.at(31_000)
    assert table.view().bag.holder == RED
    new = table.place(BLUE, "hg_helper_1", "stove_2")
    assert [event.window for event in table.all(WindowClosed)] == [window]
    assert [event.seat for event in table.all(BagReleased)] == [RED]
    assert table.last(Placed).runs_out == 61_000
    assert table.view().bag.holder is None
    assert [table.in_bag(colour) for colour in ("white", "black", "green")] == [1, 1, 1]
    assert (windows(table, RED), windows(table, BLUE)) == ([], [new])
    table.wait(5_000)
    assert table.view().bag.hand == {}  # the third draw has ended in nothing
