"""Bots by name: the levels that a table, a lobby or a command line may choose from."""

from typing import Final

from atable.bots.affordable import AffordableBot
from atable.bots.greedy import GreedyBot
from atable.bots.random import RandomBot
from atable.kernel.bots import Bot, CardChoice, Crew, Heuristics
from atable.kernel.errors import AtableError

RANDOM: Final = "random"
AFFORDABLE: Final = "affordable"  # for measuring only: no level to choose
# The greedy levels and their chance to forget a fact each turn.
FORGETTING: Final[dict[str, float]] = {
    "greedy": 0.0,  # the top level: forgets nothing
    "greedy-casual": 0.07,  # like a family at the table: some two thirds of the Dishes it names are right
}
STAND_IN: Final = "greedy-casual"  # who plays for an absent person, unless the game has levels of its own


class UnknownBot(AtableError):
    """There is no bot of this name, or not for this game; the message names those there are."""


def levels(heuristics: Heuristics | Crew | None) -> tuple[str, ...]:
    """The bots that know a game, weakest first."""
    if heuristics is None:
        return (RANDOM,)
    if isinstance(heuristics, Crew):
        return (RANDOM, *heuristics.levels)
    return (RANDOM, *sorted(FORGETTING, key=lambda name: -FORGETTING[name]))


def stand_in(heuristics: Heuristics | Crew | None) -> str:
    """Who plays for an absent person."""
    known = levels(heuristics)
    return STAND_IN if STAND_IN in known else known[min(1, len(known) - 1)]


def make_bot(name: str, heuristics: Heuristics | Crew | None) -> Bot:
    """The bot of this name, with what it is to know of its game."""
    if name == RANDOM:
        return RandomBot()
    if name == AFFORDABLE and isinstance(heuristics, CardChoice):
        return AffordableBot(heuristics)
    if name not in levels(heuristics):
        raise UnknownBot(f"there is no bot {name!r} for this game (there is {', '.join(levels(heuristics))})")
    if isinstance(heuristics, Crew):
        return heuristics.bot(name)
    assert heuristics is not None
    return GreedyBot(name, heuristics, FORGETTING[name])
