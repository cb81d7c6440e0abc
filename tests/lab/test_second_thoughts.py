"""Bots of seats that owe nothing are not asked whether they would rather take back what they have decided."""

import pytest

from atable.bots.make import make_bot
from atable.games.critter_kitchen.actions import TakeBack
from atable.games.critter_kitchen.bots.heuristics import HEURISTICS
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.options import CritterOptions
from atable.kernel.game import has_say
from atable.kernel.spec import Pace
from atable.lab.match import Match
from tests.rules.critter_kitchen.scenario import A, B, Table


def test_who_may_only_think_again_has_no_say() -> None:
    table = Table(3).plan(A)
    assert table.legal(A) == [TakeBack()]
    assert not has_say(GAME, table.state, A)
    assert has_say(GAME, table.state, B)


@pytest.mark.parametrize("pace", ["live", "relaxed", "simulation"])
@pytest.mark.parametrize("level", ["greedy", "random"])
def test_bots_that_are_ready_wait_for_the_others(pace: Pace, level: str) -> None:
    bots = [make_bot(level, HEURISTICS) for _ in range(3)]
    match = Match(GAME, CritterOptions(pace=pace), bots, f"ready {pace}", record=True)
    match.play()
    assert match.journal is not None
    taken_back = [entry for entry in match.journal.entries if isinstance(entry.action, TakeBack)]
    assert len(taken_back) <= (5 if level == "random" else 0)  # a random cook may empty its fridge again
