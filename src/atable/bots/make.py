"""Bots by name: the levels that a table, a lobby or a command line may choose from."""

from typing import Final

from atable.bots.affordable import AffordableBot
from atable.bots.greedy import GreedyBot
from atable.bots.random import RandomBot
from atable.kernel.bots import Bot, CardChoice, Heuristics
from atable.kernel.errors import AtableError

RANDOM: Final = "random"
AFFORDABLE: Final = "affordable"  # for measuring only: no level to choose
# The greedy levels and their chance to forget a fact each turn.
FORGETTING: Final[dict[str, float]] = {
    "greedy": 0.0,  # the top level: forgets nothing
    "greedy-casual": 0.07,  # like a family at the table: some two thirds of the Dishes it names are right
}
BOT_NAMES: Final[tuple[str, ...]] = (RANDOM, *FORGETTING)


class UnknownBot(AtableError):
    """There is no bot of this name, or not for this game; the message names those there are."""


def make_bot(name: str, heuristics: Heuristics | None) -> Bot:
    """The bot of this name, with what it is to know of its game."""
    if name == RANDOM:
        return RandomBot()
    if name == AFFORDABLE and isinstance(heuristics, CardChoice):
        return AffordableBot(heuristics)
    if name not in FORGETTING:
        raise UnknownBot(f"there is no bot {name!r} (there is {', '.join(BOT_NAMES)})")
    if heuristics is None:
        raise UnknownBot(f"the bot {name!r} does not know this game (there is {RANDOM})")
    return GreedyBot(name, heuristics, FORGETTING[name])
