"""The driver: virtual time, wake-ups, and a refusal to hang."""

import pytest

from atable.bots.make import make_bot
from atable.bots.random import RandomBot
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.course_a_letoile.actions import React, SetStandingOrders
from atable.games.course_a_letoile.game import GAME as COURSE
from atable.games.course_a_letoile.options import CourseOptions
from atable.games.heuristics import HEURISTICS
from atable.games.kitchen_rush.game import GAME as KITCHEN_RUSH
from atable.games.kitchen_rush.options import RushOptions
from atable.kernel.actions import Action
from atable.kernel.bots import Asked, Bot, Wake
from atable.kernel.errors import IllegalAction
from atable.kernel.journal import dump, load
from atable.kernel.seats import CLOCK
from atable.kernel.session import replay
from atable.lab.match import PAUSE_LEAST, PAUSE_MOST, Match, StuckMatch
from tests.lab.kettle import Kettle, KettleOptions, Lift


class Sleeper:
    """Lifts at the given times and sleeps otherwise; notes when it was asked."""

    name = "sleeper"
    forgets = False

    def __init__(self, *times: int) -> None:
        self.times = list(times)
        self.asked_at: list[int] = []

    def choose(self, asked: Asked) -> Action | Wake:
        self.asked_at.append(asked.now)
        if asked.now in self.times:
            return Lift()
        return Wake(min((time for time in self.times if time > asked.now), default=100_000))


class Restless:
    """Always asks to be woken at once."""

    name = "restless"
    forgets = False

    def choose(self, asked: Asked) -> Action | Wake:
        return Wake(0)


class Cheat:
    name = "cheat"
    forgets = False

    def choose(self, asked: Asked) -> Action:
        return Wrong()


class Wrong(Action, frozen=True):
    pass


def kettle(*bots: Bot, **options: object) -> Match:
    return Match(Kettle(), KettleOptions(**options), list(bots), "kettle")  # type: ignore[arg-type]


def test_bots_are_woken_when_they_asked_to_be() -> None:
    early, late = Sleeper(700), Sleeper(1500)
    result = kettle(early, late).play()
    assert early.asked_at[:2] == [0, 700]
    assert late.asked_at[:2] == [0, 1500]
    assert [side.points for side in result.outcome.sides] == [1, 1]


def test_after_an_unasked_action_a_bot_pauses_even_if_it_would_act_again() -> None:
    bot = Sleeper(0, 1, 2, 199)
    kettle(bot, Sleeper()).play()
    assert bot.asked_at[0] == 0
    assert PAUSE_LEAST <= bot.asked_at[1] <= PAUSE_MOST


def test_a_deadline_passes_while_all_sleep() -> None:
    match = kettle(Sleeper(), Sleeper())
    result = match.play()
    assert match.state.now == 5000
    assert [side.points for side in result.outcome.sides] == [0, 0]
    assert result.decisions == 0  # a tick is no decision


def test_unasked_actions_come_at_human_speed() -> None:
    """5 seconds with 0.2 to 2 seconds between lifts, the first at once."""
    result = kettle(RandomBot(), RandomBot()).play()
    for side in result.outcome.sides:
        assert 1 + 5000 // PAUSE_MOST <= side.points <= 1 + 5000 // PAUSE_LEAST
    assert result.choices == result.decisions  # one thing to do each time


def test_a_game_without_end_is_refused() -> None:
    with pytest.raises(StuckMatch, match="more than 50 decisions"):
        kettle(RandomBot(), RandomBot(), whistles=None).play()


def test_a_game_where_nothing_can_happen_is_refused() -> None:
    with pytest.raises(StuckMatch, match="nobody may act"):
        kettle(RandomBot(), RandomBot(), whistles=None, guests=True).play()


def test_bots_that_only_sleep_are_refused() -> None:
    with pytest.raises(StuckMatch, match="asked 5001 times"):
        kettle(Restless(), Restless(), whistles=None).play()


def test_a_busy_seat_does_not_starve_the_others() -> None:
    """Seat 0 owes a lift without end, so time stands still; seat 1 has had its chance at time 0."""
    match = kettle(RandomBot(), RandomBot(), owed=True)
    with pytest.raises(StuckMatch):
        match.play()
    assert match.state.lifts == [49, 1]


def test_an_illegal_answer_is_refused_with_its_rule() -> None:
    with pytest.raises(IllegalAction, match="KT-01"):
        kettle(Cheat(), RandomBot()).play()


def test_a_recorded_match_replays_to_the_same_outcome() -> None:
    bots = [make_bot(name, HEURISTICS["banquet_royal"]) for name in ("greedy", "greedy-casual", "random")]
    result = Match(GAME, BanquetOptions(pace="relaxed"), bots, "record", record=True).play()
    assert result.journal is not None
    again = replay(GAME, load(dump(result.journal), GAME.spec))
    assert again.outcome() == result.outcome
    assert len(result.journal.entries) == result.decisions


class Napper:
    """Sleeps for a day whenever it owes nothing, lets every attack happen."""

    name = "napper"
    forgets = False

    def choose(self, asked: Asked) -> Action | Wake:
        answers = [action for action in asked.legal if isinstance(action, React)]
        if answers:
            return answers[0]
        owed = [action for action in asked.legal if not isinstance(action, SetStandingOrders)]
        return owed[0] if owed else Wake(asked.now + 24 * 60 * 60 * 1000)


def test_a_question_wakes_a_sleeping_bot() -> None:
    """Live, nobody sleeps through the eight seconds of a reaction window."""
    match = Match(COURSE, CourseOptions(), [Napper(), Napper(), RandomBot()], "nap")
    for _ in range(200):
        match._step()
    assert match.state.now < 60 * 60 * 1000


def test_a_game_that_the_clock_ends_can_be_replayed_too() -> None:
    """Nobody acts after the sand of the last round: its end is an entry of the clock."""
    bots = [make_bot("commis", HEURISTICS["kitchen_rush"]) for _ in range(2)]
    result = Match(KITCHEN_RUSH, RushOptions(pace="simulation"), bots, "sand", record=True).play()
    assert result.journal is not None
    assert result.journal.entries[-1].seat == CLOCK
    again = replay(KITCHEN_RUSH, load(dump(result.journal), KITCHEN_RUSH.spec))
    assert again.outcome() == result.outcome
