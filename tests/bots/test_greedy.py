"""The greedy bot takes the best, and only chance decides between equals."""

from collections import Counter

from atable.bots.greedy import GreedyBot
from atable.games.banquet_royal.actions import KEEP, LOOK, READY
from atable.games.banquet_royal.game import GAME
from atable.kernel.actions import Action
from atable.kernel.bots import Asked
from atable.kernel.rng import Rng, seeded
from tests.rules.banquet_royal.scenario import scenario


class Opinion:
    """Heuristics with a fixed opinion."""

    def __init__(self, *worth: float) -> None:
        self.fixed = list(worth)
        self.forgetting = -1.0

    def remember(self, asked: Asked, forgetting: float) -> None:
        self.forgetting = forgetting

    def worth(self, asked: Asked) -> list[float]:
        return self.fixed


def question(rng: Rng, *legal: Action) -> Asked:
    state = scenario()
    return Asked(
        seat=0,
        now=0,
        legal=list(legal),
        events=[],
        memory={},
        rng=rng,
        view=lambda: GAME.view(state, 0),
        sample=lambda: KEEP,
        redeal=lambda: state.copy(),
    )


def test_the_best_is_taken() -> None:
    bot = GreedyBot("greedy", Opinion(1.0, 3.0, 2.0), 0.0)
    assert bot.choose(question(seeded("best"), KEEP, LOOK, READY)) is LOOK


def test_equals_are_taken_equally_often() -> None:
    bot = GreedyBot("greedy", Opinion(2.0, 1.0, 2.0), 0.0)
    rng = seeded("ties")
    taken = Counter(bot.choose(question(rng, KEEP, LOOK, READY)) for _ in range(400))
    assert taken[LOOK] == 0
    assert 150 < taken[KEEP] < 250


def test_its_forgetting_reaches_the_memory() -> None:
    opinion = Opinion(0.0)
    GreedyBot("greedy", opinion, 0.25).choose(question(seeded("x"), KEEP))
    assert opinion.forgetting == 0.25


def test_without_a_list_it_samples() -> None:
    """A seat that may only offer open-ended actions."""
    assert GreedyBot("greedy", Opinion(), 0.0).choose(question(seeded("x"))) is KEEP
