"""A bot that takes what looks best now, by the game's own heuristics."""

from atable.kernel.actions import Action
from atable.kernel.bots import Asked, Heuristics


class GreedyBot:
    def __init__(self, name: str, heuristics: Heuristics, forgetting: float) -> None:
        self.name = name
        self.heuristics = heuristics
        self.forgetting = forgetting  # the chance, each turn, to forget a fact
        self.forgets = forgetting > 0

    def choose(self, asked: Asked) -> Action:
        self.heuristics.remember(asked, self.forgetting)
        if not asked.legal:
            return asked.sample()  # only open-ended actions: nothing to compare
        worth = self.heuristics.worth(asked)
        best = max(worth)
        return asked.rng.choice([action for action, points in zip(asked.legal, worth, strict=True) if points == best])
