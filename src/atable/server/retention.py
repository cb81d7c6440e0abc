"""What is kept, and for how long."""

import logging
from typing import Final

from atable.kernel.errors import AtableError
from atable.server.office import Office
from atable.server.settings import HOUR
from atable.server.tables.records import Ended
from atable.server.tables.registry import Registry

logger = logging.getLogger(__name__)
EVERY: Final = HOUR


class Retention:
    def __init__(self, office: Office, registry: Registry) -> None:
        self._office = office
        self._registry = registry
        self._next = 0

    async def sweep(self) -> None:
        """Once an hour: delete old games and chat, close lobbies that never became a game. 0 keeps for ever."""
        now, settings = self._office.clock.wall(), self._office.settings
        if now < self._next:
            return
        self._next = now + EVERY
        if settings.keep_finished:
            for table_id in await self._office.store.delete_finished(now - settings.keep_finished):
                if table_id in self._registry.seated:
                    self._registry.let_go(table_id)
        if settings.keep_chat:
            await self._office.store.delete_chat(now - settings.keep_chat)
        if settings.keep_lobbies:
            for table_id in await self._office.store.stale_lobbies(now - settings.keep_lobbies):
                await self._close(table_id)

    async def _close(self, table_id: str) -> None:
        try:
            table = await self._registry.get(table_id)
            await table.change(lambda unit: unit.add(Ended("host")))
        except AtableError as error:  # one that can't be read must not keep the others
            logger.error("lobby not closed", extra={"table": table_id, "reason": type(error).__name__})
