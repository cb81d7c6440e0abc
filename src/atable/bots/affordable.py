"""A bot that plays random cards it can pay for, and does anything legal when there is none.

No opponent for a table: a yardstick. What a plan is worth in a game of cards shows against random card choice.
"""

from atable.kernel.actions import Action
from atable.kernel.bots import Asked, CardChoice


class AffordableBot:
    name = "affordable"
    forgets = False

    def __init__(self, choice: CardChoice) -> None:
        self.choice = choice

    def choose(self, asked: Asked) -> Action:
        cards = self.choice.playable(asked.legal)
        if not cards:
            return asked.sample()
        return asked.rng.choice(asked.rng.choice(list(cards.values())))  # the card first, then its victim
