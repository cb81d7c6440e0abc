"""A bot that does anything legal, each action equally likely."""

from atable.kernel.actions import Action
from atable.kernel.bots import Asked


class RandomBot:
    name = "random"
    forgets = False

    def choose(self, asked: Asked) -> Action:
        return asked.sample()
