"""What all tables of a process share."""

from typing import Any

from atable.bots.make import levels, stand_in
from atable.games.heuristics import HEURISTICS
from atable.kernel.game import Game
from atable.server.botpool.pool import BotPool
from atable.server.catalogue import all_games
from atable.server.clock import Clock
from atable.server.metrics import Metrics
from atable.server.settings import Settings
from atable.server.store.rows import Outage
from atable.server.store.store import Store


class Office:
    def __init__(
        self, settings: Settings, clock: Clock, store: Store, pool: BotPool, metrics: Metrics, process: str
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.store = store
        self.pool = pool
        self.metrics = metrics
        self.process = process
        self.shared = store.database.dialect == "postgresql"  # other processes may serve the same tables
        self.games: dict[str, Game[Any]] = all_games()
        self.outages: list[Outage] = []

    def levels(self, game_id: str) -> tuple[str, ...]:
        """The bots that know a game, weakest first."""
        return levels(HEURISTICS.get(game_id))

    def stand_in(self, game_id: str) -> str:
        return stand_in(HEURISTICS.get(game_id))
