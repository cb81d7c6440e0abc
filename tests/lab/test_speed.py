"""Speed is measured on every game, however short."""

import pytest

from atable.lab.speed import measure
from tests.toys import snatch


@pytest.mark.timeout(20)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_of_a_few_decisions_is_measured(seats: int) -> None:
    """It is over before the positions that copies and views are timed on would be reached."""
    game = snatch.GAME
    speed = measure(game, game.spec.options(pace="simulation"), seats, 0.01)
    assert speed.decisions_per_game == seats  # each seat asks or passes once
    assert speed.branching == 2
