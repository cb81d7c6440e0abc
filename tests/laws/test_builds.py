"""The interpreted rules and the compiled ones play the same games: what the laws find in one build holds in both."""

import os
import subprocess
import sys
from pathlib import Path

from atable.bots.make import levels
from atable.games import GAMES
from atable.games.heuristics import HEURISTICS
from tests.laws.subjects import SUBJECTS


def digests(build: str) -> list[str]:
    """Of every game that the laws look at, in which every action and every event of each game occurs."""
    command = [sys.executable, "-m", "tests.laws.digest", "all"]
    environment = {**os.environ, "ATABLE_BUILD": build}
    printed = subprocess.check_output(command, cwd=Path(__file__).parents[2], env=environment, text=True)
    return printed.splitlines()


def test_both_builds_play_the_same_games() -> None:
    ours, interpreted = digests(os.environ.get("ATABLE_BUILD", "")), digests("pure")
    bots = sum(len(levels(HEURISTICS[game.spec.id])) for game in GAMES)
    assert len(ours) == sum(len(it.cases) * it.games for it in SUBJECTS) + bots
    assert ours == interpreted
