"""A bot that takes what looks best now, by the game's own heuristics."""

from atable.kernel.actions import Action
from atable.kernel.bots import Asked, Heuristics, Proposer, Wake


class GreedyBot:
    def __init__(self, name: str, heuristics: Heuristics, forgetting: float) -> None:
        self.name = name
        self.heuristics = heuristics
        self.forgetting = forgetting  # the chance, each turn, to forget a fact
        self.forgets = forgetting > 0

    def choose(self, asked: Asked) -> Action | Wake:
        self.heuristics.remember(asked, self.forgetting)
        if isinstance(self.heuristics, Proposer) and (proposed := self.heuristics.propose(asked)) is not None:
            return proposed
        if not asked.legal:
            return asked.sample()  # only open-ended actions: nothing to compare
        worth = self.heuristics.worth(asked)
        best = max(worth)
        return asked.rng.choice([action for action, points in zip(asked.legal, worth, strict=True) if points == best])
