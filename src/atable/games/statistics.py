"""What is counted about each game when bots play many of them, by the game's id: `bots/statistics.py` of its folder."""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from atable.games import IDS, part
from atable.kernel.events import Event
from atable.kernel.outcome import Outcome

Counts = dict[str, int]
Figures = dict[str, dict[str, float]]  # by table, then by row


class Collector(Protocol):
    """Watches one game; works from what happened and how it ended, never from the position."""

    def note(self, events: list[Event]) -> None: ...

    def counts(self, outcome: Outcome) -> Counts:
        """What this game adds to the sums over all games."""


class Statistics(NamedTuple):
    collector: Callable[[], Collector]
    figures: Callable[[Counts, int, int], Figures]  # from the sums, the number of games and of seats


def _of(game_id: str) -> Statistics:
    module = part(game_id, "bots.statistics")
    return Statistics(module.Collector, module.figures)


STATISTICS: Final[dict[str, Statistics]] = {game_id: _of(game_id) for game_id in IDS}
