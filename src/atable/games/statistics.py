"""What is counted about each game when bots play many of them, by the game's id."""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from atable.games.banquet_royal.bots import statistics as banquet_royal
from atable.games.course_a_letoile.bots import statistics as course_a_letoile
from atable.games.critter_kitchen.bots import statistics as critter_kitchen
from atable.games.kitchen_rush.bots import statistics as kitchen_rush
from atable.games.rival_restaurants.bots import statistics as rival_restaurants
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


STATISTICS: Final[dict[str, Statistics]] = {
    "banquet_royal": Statistics(banquet_royal.Collector, banquet_royal.figures),
    "course_a_letoile": Statistics(course_a_letoile.Collector, course_a_letoile.figures),
    "critter_kitchen": Statistics(critter_kitchen.Collector, critter_kitchen.figures),
    "rival_restaurants": Statistics(rival_restaurants.Collector, rival_restaurants.figures),
    "kitchen_rush": Statistics(kitchen_rush.Collector, kitchen_rush.figures),
}
