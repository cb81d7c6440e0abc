"""KR-008: the team talks at any time; a live kitchen stands still when all wish it, or when somebody is missing."""

import pytest

from atable.games.kitchen_rush.actions import Lift, PauseVote, Place, Ready, ResumeVote, TakeIngredient, WindowDone
from atable.games.kitchen_rush.events import GamePaused, GameResumed, Lifted, PauseVoted, ResumeVoted, WindowClosed
from atable.games.kitchen_rush.game import GAME
from atable.kernel.actions import Away, Back
from atable.kernel.seats import TABLE
from tests.rules.kitchen_rush.looks import glass, quiet_round, space, windows
from tests.rules.kitchen_rush.scenario import BLUE, GREEN, RED, Table

PAUSE, RESUME = PauseVote(), ResumeVote()
LIVE = pytest.mark.parametrize("pace", ["live", "simulation"])


def away(table: Table, seat: int) -> Table:
    table.events = GAME.play(table.state, TABLE, Away(seat))
    GAME.invariants(table.state)
    return table


def back(table: Table, seat: int) -> Table:
    table.events = GAME.play(table.state, TABLE, Back(seat))
    GAME.invariants(table.state)
    return table


def paused(table: Table) -> Table:
    """By the votes of all."""
    for seat in range(table.state.seats):
        table.act(seat, PAUSE)
    assert table.view().phase == "paused"
    return table


# By consent


@LIVE
def test_kr_008_a_pause_needs_the_votes_of_all(pace: str) -> None:
    table = Table(3, pace=pace).start().at(5_000)
    table.act(RED, PAUSE).act(GREEN, PAUSE)
    assert table.view().phase == "action"
    assert table.view().clock.votes == (RED, GREEN)
    assert table.at(6_000).clock() == 6_000
    table.act(BLUE, PAUSE)
    assert [event.missing for event in table.all(GamePaused)] == [None]
    assert [event.seat for event in table.all(PauseVoted)] == [BLUE]
    assert table.view().phase == "paused"


def test_kr_008_one_vote_each() -> None:
    table = Table(2).start().act(RED, PAUSE)
    assert table.refusal(RED, PAUSE) == "KR-008"
    assert table.refusal(RED, RESUME) == "KR-005"  # nothing to go on with
    assert table.view().phase == "action"


def test_kr_008_the_clock_and_the_sand_stand_still() -> None:
    table = Table(2).start()
    table.place(RED, "hg_red_1", "stove_1")
    paused(table.at(10_000)).wait(20_000)
    assert table.clock() == 10_000
    table.act(RED, RESUME).act(BLUE, RESUME)
    assert [type(event) for event in table.events][-1] is GameResumed
    table.wait(19_999)
    assert table.refusal(RED, Lift("hg_red_1")) == "KR-072"
    table.wait(1).act(RED, Lift("hg_red_1"))
    assert table.clock() == 30_000
    began = table.state.now
    table.finish_action()
    assert table.state.now - began == 210_000


def test_kr_008_nothing_can_be_done_meanwhile() -> None:
    table = Table(2).hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1").start()
    window = table.place(RED, "hg_red_1", "store_a_1")
    paused(table)
    for seat, action in (
        (RED, TakeIngredient(window, "meat", "plate_ii_1")),
        (RED, WindowDone(window)),
        (BLUE, Place("hg_blue_1", "sink_1")),
        (BLUE, PAUSE),
        (BLUE, Ready()),
    ):
        assert table.refusal(seat, action) == "KR-008"
    assert windows(table) == [window]


def test_kr_008_sixty_seconds_at_most() -> None:
    table = paused(Table(2).start().at(7_000)).act(RED, RESUME)
    table.wait(59_999)
    assert table.view().phase == "paused"
    table.wait(1)
    assert [type(event) for event in table.events] == [GameResumed]
    assert (table.view().phase, table.clock()) == ("action", 7_000)
    assert table.wait(500).clock() == 7_500


def test_kr_008_once_a_round() -> None:
    table = paused(Table(2).start()).wait(60_000)
    for seat in (RED, BLUE):
        assert table.refusal(seat, PAUSE) == "KR-008"
        assert PAUSE not in GAME.legal(table.state, seat)
    table.finish_action()
    paused(table.start())


def test_kr_008_votes_do_not_outlast_the_round() -> None:
    table = quiet_round(Table(2)).start().act(RED, PAUSE)
    table.finish_action()
    table.start().act(BLUE, PAUSE)
    assert table.view().phase == "action"


@pytest.mark.parametrize(("seats", "double_shift"), [(1, False), (2, True)])
def test_kr_008_who_plays_alone_pauses_at_will(seats: int, double_shift: bool) -> None:
    table = Table(seats, double_shift=double_shift).start()
    for moment in (1_000, 2_000, 3_000):
        paused(table.at(moment))
        assert GAME.next_deadline(table.state) is None
        table.wait(3_600_000)  # an hour
        assert table.view().phase == "paused"
        for seat in range(seats):
            table.act(seat, RESUME)
        assert (table.view().phase, table.clock()) == ("action", moment)


def test_kr_008_kr_095_no_pause_in_the_grace_period() -> None:
    table = Table(2).start().at(239_000)
    table.place(RED, "hg_red_1", "store_a_1")
    table.at(240_000)
    assert table.refusal(RED, PAUSE) == "KR-095"


def test_kr_008_nothing_to_pause_where_no_clock_runs() -> None:
    assert Table(2, pace="relaxed").start().refusal(RED, PAUSE) == "KR-238"
    assert Table(2).refusal(RED, PAUSE) == "KR-050"  # planning


def test_kr_008_only_those_who_are_here_vote() -> None:
    table = away(Table(3).start(), GREEN).wait(30_000)
    table.act(RED, PAUSE).act(BLUE, PAUSE)
    assert table.view().phase == "paused"
    table.act(RED, RESUME).act(BLUE, RESUME)
    assert table.view().phase == "action"


def test_kr_008_the_last_vote_missing_was_that_of_one_who_left() -> None:
    table = Table(2).start().act(RED, PAUSE)
    away(table, BLUE).wait(30_000)
    assert table.view().phase == "paused"
    pause = table.view().pause
    assert pause is not None
    assert pause.missing is None
    table.act(RED, RESUME)
    assert table.view().phase == "action"


def test_kr_008_who_wishes_to_go_on_wishes_no_pause_any_more() -> None:
    """Red asked for a pause, blue left; red goes on without it, and the pause of the round is still to be had."""
    table = away(Table(2).start().act(RED, PAUSE), BLUE).act(RED, RESUME)
    assert [type(event) for event in table.events] == [ResumeVoted, GameResumed]
    assert (table.view().phase, table.view().clock.votes) == ("action", ())
    table.act(RED, PAUSE)
    assert [event.missing for event in table.all(GamePaused)] == [None]


def test_kr_008_one_who_left_does_not_hold_up_the_others() -> None:
    """Red wishes to go on, blue leaves: the pause by consent is over, and then blue is waited for."""
    table = paused(Table(2).start()).wait(1_000).act(RED, RESUME)
    away(table, BLUE)
    assert len(table.all(GameResumed)) == 1
    assert [event.missing for event in table.all(GamePaused)] == [BLUE]


# For somebody who is missing


@LIVE
def test_kr_008_a_missing_seat_is_waited_for_thirty_seconds(pace: str) -> None:
    table = away(Table(2, pace=pace).start().at(10_000), BLUE)
    assert [event.missing for event in table.all(GamePaused)] == [BLUE]
    assert table.view().seats[BLUE].away
    assert table.refusal(RED, Place("hg_red_1", "sink_1")) == "KR-008"
    table.wait(29_999)
    assert (table.view().phase, table.clock()) == ("paused", 10_000)
    table.wait(1)
    assert (table.view().phase, table.clock()) == ("action", 10_000)
    table.place(RED, "hg_red_1", "sink_1")


def test_kr_008_until_it_is_back() -> None:
    table = away(Table(2).start().at(10_000), BLUE).wait(4_000)
    back(table, BLUE)
    assert [type(event) for event in table.events] == [GameResumed]
    assert (table.view().phase, table.clock()) == ("action", 10_000)
    assert not table.view().seats[BLUE].away


def test_kr_008_once_a_round_and_seat() -> None:
    table = back(away(Table(2).start(), BLUE), BLUE)
    away(table, BLUE)
    assert table.all(GamePaused) == []
    assert table.view().phase == "action"
    away(table, RED)
    assert [event.missing for event in table.all(GamePaused)] == [RED]
    back(back(table, RED), BLUE)
    table.finish_action()
    away(table.start(), BLUE)
    assert [event.missing for event in table.all(GamePaused)] == [BLUE]


def test_kr_008_one_after_the_other() -> None:
    table = away(away(Table(3).start(), BLUE), GREEN)
    table.wait(30_000)
    assert [event.missing for event in table.all(GamePaused)] == [GREEN]
    table.wait(30_000)
    assert table.view().phase == "action"
    assert table.clock() == 0


def test_kr_008_the_others_may_go_on_without_it() -> None:
    table = away(Table(3).start(), GREEN).act(RED, RESUME)
    assert table.view().phase == "paused"
    table.act(BLUE, RESUME)
    assert table.view().phase == "action"


def test_kr_008_nobody_is_waited_for_where_no_clock_runs() -> None:
    table = away(Table(2), BLUE)
    assert (table.events, table.view().phase) == ([], "planning")
    table = away(Table(2, pace="relaxed").start(), BLUE)
    assert (table.all(GamePaused), table.view().phase) == ([], "action")


# The hourglasses of somebody who is missing


def test_kr_008_its_run_out_hourglasses_are_lifted() -> None:
    table = Table(2).start()
    window = table.place(BLUE, "hg_blue_1", "sink_1")
    table.place(BLUE, "hg_helper_1", "stove_1")
    table.place(RED, "hg_red_1", "stove_2")
    away(table.at(10_000), BLUE).wait(30_000)
    table.at(29_999)
    assert table.refusal(RED, Place("hg_red_2", "sink_1")) == "KR-074"
    table.wait(1)
    assert [(event.seat, event.hourglass) for event in table.all(Lifted)] == [(None, "hg_blue_1")]
    assert [event.window for event in table.all(WindowClosed)] == [window]
    table.place(RED, "hg_red_2", "sink_1")
    assert (glass(table, "hg_helper_1").space, glass(table, "hg_red_1").space) == ("stove_1", "stove_2")


def test_kr_008_also_those_that_had_run_out_before() -> None:
    """Lifted when the game goes on without it; time never runs backwards."""
    table = Table(2).start()
    table.place(BLUE, "hg_blue_1", "sink_1")
    away(table.at(40_000), BLUE)
    assert space(table, "sink_1").hourglasses == ("hg_blue_1",)
    then = table.state.now
    table.wait(30_000)
    assert space(table, "sink_1").hourglasses == ()
    assert (table.state.now, table.clock()) == (then + 30_000, 40_000)
    assert (GAME.next_deadline(table.state) or 0) >= table.state.now


def test_kr_008_at_once_where_it_is_not_waited_for() -> None:
    table = back(away(Table(2).start(), BLUE), BLUE)
    table.place(BLUE, "hg_blue_1", "sink_1")
    away(table.at(40_000), BLUE)
    assert (GAME.next_deadline(table.state) or 0) >= table.state.now
    table.wait(1)
    assert space(table, "sink_1").hourglasses == ()
    table.place(RED, "hg_red_1", "sink_1")


def test_kr_008_not_those_of_one_who_is_back() -> None:
    table = Table(2).start()
    table.place(BLUE, "hg_blue_1", "sink_1")
    back(away(table.at(10_000), BLUE).wait(1_000), BLUE)
    table.at(50_000)
    assert space(table, "sink_1").hourglasses == ("hg_blue_1",)


def test_kr_008_kr_092_not_when_time_is_up() -> None:
    """Blue was waited for before. In the grace period nothing is lifted, whoever is away."""
    table = back(away(Table(2).coins(20).start(), BLUE), BLUE)
    table.place(BLUE, "hg_blue_1", "sink_1")
    table.at(239_000).place(RED, "hg_red_1", "store_a_1")
    away(table.at(241_000), BLUE)
    assert (table.view().phase, table.events, space(table, "sink_1").hourglasses) == ("grace", [], ("hg_blue_1",))


def test_kr_008_everybody_sees_the_same() -> None:
    """There are no secrets between players, so that they can plan together in every phase."""
    table = Table(3, events=True, seed="calm").event("wage_claim")
    for _ in range(2):
        looks = [table.view(seat) for seat in (RED, BLUE, GREEN, None)]
        fields = [name for name in looks[0].__struct_fields__ if name != "seat"]
        for name in fields:
            assert all(getattr(look, name) == getattr(looks[0], name) for look in looks)
        if table.view().phase == "planning":
            table.start()


# Gone before the clock starts


@LIVE
def test_kr_008_a_seat_gone_in_the_count_down_is_waited_for_at_the_start(pace: str) -> None:
    table = Table(2, pace=pace)
    for seat in (RED, BLUE):
        table.act(seat, Ready())
    away(table, BLUE).wait(3_000)
    assert [event.missing for event in table.all(GamePaused)] == [BLUE]
    table.wait(29_999)
    assert (table.view().phase, table.clock()) == ("paused", 0)
    table.wait(1)
    assert table.view().phase == "action"
    table.wait(10_000).act(RED, PAUSE).act(RED, RESUME)
    assert (table.view().phase, table.clock()) == ("action", 10_000), "waited for once a round"


def test_kr_008_a_seat_gone_in_planning_does_not_make_others_wait_later() -> None:
    table = away(Table(3), BLUE)
    for seat in (RED, BLUE, GREEN):
        table.act(seat, Ready())
    table.wait(3_000 + 30_000 + 5_000)
    assert table.clock() == 5_000
    away(table, GREEN)
    assert [event.missing for event in table.all(GamePaused)] == [GREEN]
    table.wait(1_000)
    back(table, GREEN)
    assert table.view().phase == "action"
