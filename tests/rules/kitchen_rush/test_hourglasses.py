"""KR-068 to KR-085, KR-092 and KR-098: placing and lifting the sand."""

import pytest

from atable.games.kitchen_rush.actions import (
    HostWelcome,
    Lift,
    OfficeRehire,
    OfficeRepair,
    OfficeUpgrade,
    Place,
    TakeIngredient,
    WindowDone,
)
from atable.games.kitchen_rush.content.cards import MALFUNCTION, SPACE_INDEX
from atable.games.kitchen_rush.events import Lifted, Placed, SpaceBroke, WagePaid, WindowClosed
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.looks import glass, reason, space, spaces_with, windows
from tests.rules.kitchen_rush.scenario import BLUE, GREEN, RED, Table

# Sand


@pytest.mark.parametrize("name", ["hg_red_1", "hg_red_2", "hg_helper_1"])
def test_kr_068_thirty_seconds(name: str) -> None:
    table = Table(2).start().at(1_000)
    table.place(RED, name, "stove_1")
    assert table.last(Placed).runs_out == 31_000
    table.at(30_999)
    assert table.refusal(RED, Lift(name)) == "KR-072"
    table.at(31_000).act(RED, Lift(name))


def test_kr_068_the_second_helper_as_well() -> None:
    table = Table(2, piece_of_cake=True).coins(2).start()
    office = table.place(RED, "hg_red_1", "office_1")
    table.act(RED, OfficeUpgrade(office, "second_helper"))
    table.place(BLUE, "hg_helper_2", "stove_1")
    assert table.last(Placed).runs_out == 30_000


def test_kr_069_what_a_placement_does() -> None:
    table = Table(2).start().at(12_345)
    assert not glass(table, "hg_blue_2").used
    number = table.place(BLUE, "hg_blue_2", "stove_2")
    placed = table.last(Placed)
    assert (placed.seat, placed.hourglass, placed.space) == (BLUE, "hg_blue_2", "stove_2")
    assert (placed.window, placed.runs_out) == (number, 42_345)
    standing = glass(table, "hg_blue_2")
    assert (standing.where, standing.space, standing.reading, standing.used) == ("standing", "stove_2", 42_345, True)
    assert space(table, "stove_2").hourglasses == ("hg_blue_2",)
    assert [(window.seat, window.space) for window in table.view().windows] == [(BLUE, "stove_2")]


def test_kr_070_ones_own_or_the_teams() -> None:
    table = Table(2).start()
    table.place(RED, "hg_red_1", "stove_1")
    table.place(RED, "hg_helper_1", "stove_2")
    assert reason(table, RED, Place("hg_blue_1", "sink_1")) == ("KR-070", "hourglass-of-another-player")
    assert reason(table, RED, Place("hg_green_1", "sink_1"))[0] == "KR-070"  # of nobody here
    assert reason(table, RED, Place("egg_timer", "sink_1")) == ("KR-070", "no-such-hourglass")


def test_kr_071_never_that_of_another_player() -> None:
    table = Table(2).start()
    table.place(BLUE, "hg_blue_1", "stove_1")
    for moment in (10_000, 30_000, 90_000):
        table.at(moment)
        assert table.refusal(RED, Lift("hg_blue_1")) == "KR-071"
        assert table.refusal(RED, Place("hg_blue_1", "sink_1")) == "KR-070"
    assert table.refusal(RED, Lift("hg_blue_2")) == "KR-071"
    assert glass(table, "hg_blue_1").space == "stove_1"


@pytest.mark.parametrize("pace", ["live", "simulation"])
def test_kr_072_kr_073_ex_13_sand_to_the_millisecond(pace: str) -> None:
    table = Table(2, pace=pace).start()
    table.place(RED, "hg_red_1", "stove_1")
    table.at(29_999)
    assert reason(table, RED, Place("hg_red_1", "sink_1")) == ("KR-072", "sand-runs")
    assert reason(table, RED, Lift("hg_red_1")) == ("KR-072", "sand-runs")
    table.at(30_000)
    table.place(RED, "hg_red_1", "sink_1")
    assert table.last(Placed).runs_out == 60_000


def test_kr_073_lifting_at_the_very_moment() -> None:
    table = Table(2).start()
    table.place(RED, "hg_red_1", "stove_1")
    assert GAME.next_deadline(table.state) == table.state.now + 30_000
    table.at(30_000).act(RED, Lift("hg_red_1"))
    assert glass(table, "hg_red_1").where == "idle"


# Spaces


def test_kr_074_one_hourglass_on_a_space() -> None:
    table = Table(2).start()
    table.place(RED, "hg_red_1", "stove_1")
    assert reason(table, BLUE, Place("hg_blue_1", "stove_1")) == ("KR-074", "space-occupied")
    assert table.refusal(RED, Place("hg_red_2", "stove_1")) == "KR-074"
    assert table.refusal(BLUE, Place("hg_helper_1", "stove_1")) == "KR-074"
    table.place(BLUE, "hg_blue_1", "stove_2")


def test_kr_075_any_number_at_the_market() -> None:
    table = Table(2).start()
    everybody = [(RED, "hg_red_1"), (RED, "hg_red_2"), (BLUE, "hg_blue_1"), (BLUE, "hg_blue_2"), (BLUE, "hg_helper_1")]
    for seat, name in everybody:
        table.place(seat, name, "market_1")
    assert len(space(table, "market_1").hourglasses) == 5
    assert (len(windows(table, RED)), len(windows(table, BLUE))) == (2, 3)
    table.at(30_000).act(RED, Lift("hg_red_1"))
    assert len(space(table, "market_1").hourglasses) == 4


def test_kr_076_ex_15_a_forgotten_hourglass_blocks() -> None:
    table = Table(2).start().at(30_000)
    table.place(RED, "hg_red_2", "sink_1")
    table.at(75_000)
    assert table.refusal(BLUE, Place("hg_blue_1", "sink_1")) == "KR-074"
    assert table.refusal(BLUE, Place("hg_blue_1", "sink_2")) == "KR-081"
    assert table.refusal(BLUE, Lift("hg_red_2")) == "KR-071"
    table.act(RED, Lift("hg_red_2"))
    table.place(BLUE, "hg_blue_1", "sink_1")


def test_kr_077_a_run_out_hourglass_may_be_lifted() -> None:
    table = Table(2).start()
    number = table.place(RED, "hg_red_1", "store_a_1")
    table.at(41_000).act(RED, Lift("hg_red_1"))
    assert table.last(Lifted).hourglass == "hg_red_1"
    assert [event.window for event in table.all(WindowClosed)] == [number]
    assert (glass(table, "hg_red_1").where, space(table, "store_a_1").hourglasses) == ("idle", ())
    assert reason(table, RED, Lift("hg_red_1")) == ("KR-077", "hourglass-not-on-board")


def test_kr_077_a_team_hourglass_by_anybody() -> None:
    table = Table(3).start()
    table.place(RED, "hg_helper_1", "stove_1")
    table.at(29_999)
    assert table.refusal(GREEN, Lift("hg_helper_1")) == "KR-072"
    table.at(30_000).act(GREEN, Lift("hg_helper_1"))
    assert glass(table, "hg_helper_1").where == "idle"


def test_kr_078_placing_lifts_first_in_one_step() -> None:
    table = Table(2).start()
    old = table.place(RED, "hg_red_1", "stove_1")
    table.at(30_000)
    new = table.place(RED, "hg_red_1", "sink_1")
    assert windows(table) == [new]
    assert new != old
    assert (space(table, "stove_1").hourglasses, space(table, "sink_1").hourglasses) == ((), ("hg_red_1",))
    table.place(BLUE, "hg_blue_1", "stove_1")


def test_kr_078_or_it_stays_where_it_is() -> None:
    """The new space is taken: the old one is not given up, and its window stays open."""
    table = Table(2).start()
    number = table.place(RED, "hg_red_1", "stove_1")
    table.place(BLUE, "hg_blue_1", "sink_1")
    table.at(30_000)
    assert table.refusal(RED, Place("hg_red_1", "sink_1")) == "KR-074"
    assert (glass(table, "hg_red_1").space, windows(table)) == ("stove_1", [number])


def test_kr_079_again_on_the_same_space() -> None:
    table = Table(2).start()
    old = table.place(RED, "hg_red_1", "store_a_1")
    table.at(30_000)
    new = table.place(RED, "hg_red_1", "store_a_1")
    assert windows(table) == [new]
    assert table.last(Placed).runs_out == 60_000
    assert table.refusal(RED, WindowDone(old)) == "KR-091"
    assert space(table, "store_a_1").hourglasses == ("hg_red_1",)


def test_kr_080_idle_as_long_as_one_likes() -> None:
    """Two idle ones may wait for the last second, and a whole round costs nothing."""
    table = Table(2).coins(6).start().at(239_000)
    table.place(RED, "hg_red_1", "stove_1")
    table.finish_action()
    assert [event.hourglass for event in table.all(WagePaid)] == ["hg_red_1"]


@pytest.mark.parametrize("name", ["waiter_3", "store_b_2", "stove_3", "stove_5", "store_c_1", "sink_1"])
def test_kr_081_no_hourglass_under_a_tile(name: str) -> None:
    """Unavailable for two players, Locked, and the Sink is broken."""
    table = Table(2).start()
    table.state.tiles[SPACE_INDEX["sink_1"]] = MALFUNCTION
    assert reason(table, RED, Place("hg_red_1", name)) == ("KR-081", "space-blocked")
    assert table.refusal(RED, Place("hg_red_1", "terrace_1")) == "KR-081"


def test_kr_081_kr_172_ex_36_malfunction_and_repair() -> None:
    table = Table(2, events=True, seed="calm").event("wage_claim").next_event("blocked_drain").start()
    table.finish_action()
    assert [event.space for event in table.all(SpaceBroke)] == ["sink_1"]
    assert spaces_with(table, "malfunction") == {"sink_1"}
    table.coins(5).start()
    assert table.refusal(BLUE, Place("hg_blue_1", "sink_1")) == "KR-081"
    office = table.place(RED, "hg_red_1", "office_1")
    table.at(20_000).act(RED, OfficeRepair(office, "sink_1"))
    assert table.view().coins == 4
    table.place(BLUE, "hg_blue_1", "sink_1")


def test_kr_082_not_from_the_office_and_not_from_the_box() -> None:
    table = Table(2).unpaid("hg_red_1").coins(3).start()
    assert reason(table, RED, Place("hg_red_1", "sink_1")) == ("KR-082", "hourglass-not-in-play")
    assert table.refusal(RED, Place("hg_helper_2", "sink_1")) == "KR-082"
    assert table.refusal(RED, Place("hg_specialist", "sink_1")) == "KR-082"
    assert table.refusal(RED, Lift("hg_red_1")) == "KR-077"  # it does not stand on the board
    office = table.place(BLUE, "hg_blue_1", "office_1")
    table.act(BLUE, OfficeRehire(office, "hg_red_1"))
    table.place(RED, "hg_red_1", "sink_1")


@pytest.mark.parametrize("name", ["stove_1", "waiter_1", "store_a_1", "spices_1", "office_1"])
def test_kr_083_a_placement_may_be_for_nothing(name: str) -> None:
    """No Order, no plate, no coin."""
    table = Table(2).coins(0).start()
    table.place(RED, "hg_red_1", name)
    assert (glass(table, "hg_red_1").where, glass(table, "hg_red_1").used) == ("standing", True)


@pytest.mark.parametrize("name", ["stove_1", "waiter_1", "store_a_1", "spices_1", "office_1"])
def test_kr_083_kr_235_guided_warns(name: str) -> None:
    table = Table(2, assist="guided").coins(0).start()
    assert reason(table, RED, Place("hg_red_1", name)) == ("KR-235", "placement-without-effect")
    table.place(RED, "hg_red_1", "sink_1")  # dirty plates there are


# Team hourglasses and many windows


def test_kr_084_the_helper_goes_to_the_first_who_asks() -> None:
    table = Table(3).start()
    old = table.place(RED, "hg_helper_1", "stove_1")
    table.at(30_000)
    table.place(GREEN, "hg_helper_1", "sink_1")
    assert reason(table, RED, Place("hg_helper_1", "stove_2")) == ("KR-072", "sand-runs")
    assert (windows(table, RED), len(windows(table, GREEN))) == ([], 1)
    assert table.refusal(RED, WindowDone(old)) == "KR-091"


def test_kr_085_as_many_windows_as_hourglasses() -> None:
    table = Table(2, piece_of_cake=True).coins(9).start()
    office = table.place(BLUE, "hg_blue_1", "office_1")
    table.act(BLUE, OfficeUpgrade(office, "second_helper"))
    for name, at in (
        ("hg_red_1", "store_a_1"),
        ("hg_red_2", "store_b_1"),
        ("hg_helper_1", "spices_1"),
        ("hg_helper_2", "market_1"),
        ("hg_specialist", "freezer_1"),
    ):
        table.place(RED, name, at)
    assert len(windows(table)) == 5


def test_kr_085_each_works_on_its_own() -> None:
    table = Table(2).hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1").start()
    first = table.place(RED, "hg_red_1", "store_a_1")
    second = table.place(RED, "hg_red_2", "store_b_1")
    third = table.place(RED, "hg_helper_1", "host_1")
    table.act(RED, TakeIngredient(second, "meat", "plate_ii_1"), TakeIngredient(first, "pasta", "plate_ii_1"))
    table.act(RED, HostWelcome(third), TakeIngredient(second, "cheese", "plate_ii_1"))
    assert (table.in_room("store_a", "pasta"), table.in_room("store_b", "cheese")) == (1, 1)
    assert windows(table) == [first, second]


# The end of the sand


def test_kr_092_neither_placed_nor_lifted_when_time_is_up() -> None:
    table = Table(2).start()
    table.place(RED, "hg_red_1", "stove_1")
    table.at(239_999)
    table.place(RED, "hg_red_2", "store_a_1")
    table.at(240_000)
    for action in (Place("hg_red_1", "sink_1"), Place("hg_helper_1", "sink_1"), Lift("hg_red_1")):
        assert reason(table, RED, action) == ("KR-092", "time-is-up")
    assert table.refusal(BLUE, Place("hg_blue_1", "sink_1")) == "KR-092"


def test_kr_098_eight_times_a_round() -> None:
    table = Table(2).start()
    for moment in range(0, 240_000, 30_000):
        table.at(moment)
        table.place(RED, "hg_red_1", "stove_1")
        assert table.refusal(RED, Place("hg_red_1", "stove_1")) == "KR-072"
    assert table.last(Placed).runs_out == 240_000
    assert table.last(Placed).window == 8  # windows are numbered as they open
    table.at(239_999)
    assert table.refusal(RED, Place("hg_red_1", "stove_1")) == "KR-072"
    table.place(BLUE, "hg_blue_1", "store_b_1")  # so that the phase does not end at once
    table.at(240_000)
    assert table.refusal(RED, Place("hg_red_1", "stove_1")) == "KR-092"
