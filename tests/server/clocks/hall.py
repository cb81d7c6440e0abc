"""Servers that come and go on one database and one clock; the visitors and their sockets stay."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from unittest.mock import AsyncMock, patch

import msgspec

from atable.client import Visitor
from atable.kernel.journal import Entry
from atable.kernel.seats import CLOCK
from atable.server.run import Web
from atable.server.server import Server
from atable.server.settings import Settings
from atable.server.tables.book import Book
from atable.server.tables.loading import load
from atable.server.tables.table import Table
from tests.server.fake_clock import FakeClock
from tests.server.running import QUICK, SOON

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
# A beat costs a trip to the database: these tests let many minutes pass.
SLOW_HEART = msgspec.structs.replace(QUICK, heartbeat=20 * SECOND, lease=60 * SECOND)
RELAXED_HEART = msgspec.structs.replace(QUICK, heartbeat=10 * MINUTE, lease=30 * MINUTE)
OF_A_SERVER = ("heartbeat", "writer", "listen", "clock ", "bot ", "load ")  # tasks by name


class Hall:
    def __init__(self, url: str, settings: Settings, stack: AsyncExitStack) -> None:
        self.clock = FakeClock()
        self.settings = msgspec.structs.replace(settings, database=url)
        self._stack = stack

    # Servers

    async def open(self) -> None:
        self.server = Server(self.settings, self.clock)
        await self.server.start()
        ready = asyncio.Event()
        self._web = Web(self.server, ready.set)
        self._serving = asyncio.create_task(self._web.serve())
        await ready.wait()
        port: int = self._web.servers[0].sockets[0].getsockname()[1]
        self.settings = msgspec.structs.replace(self.settings, port=port)  # the next one is found at the same place

    async def close(self) -> None:
        """As after SIGTERM."""
        self._web.should_exit = True
        await self._serving
        await self.server.stop()

    async def crash(self) -> None:
        """As after a kill: nothing is written down, nobody is told."""
        with patch.object(self.server.doors, "disconnect", AsyncMock()):
            for task in _tasks_of_a_server():
                task.cancel()
            await asyncio.gather(*_tasks_of_a_server(), return_exceptions=True)
            await self._cut_sockets()
        await self.server.pool.stop()  # its processes would see our end of the pipe close
        if self.server.notifier is not None:
            await self.server.notifier.stop()
        if self.server.jobs is not None:
            await self.server.jobs.close_async()
        await self.server.database.close()

    async def _cut_sockets(self) -> None:
        for connection in list(self._web.server_state.connections):
            connection.transport.abort()
        self._web.should_exit = True
        await self._serving

    # People

    async def visitor(self, name: str) -> Visitor:
        address = f"http://127.0.0.1:{self.settings.port}"
        visitor = await self._stack.enter_async_context(Visitor(address, timing=SOON))
        await visitor.introduce(name)
        return visitor

    async def left(self, table_id: str, most: int = 0) -> None:
        """Return when the server has noticed that no more people than these are connected to the table."""
        table = self.table(table_id)
        async with asyncio.timeout(10):
            while len(table.connected()) > most:
                await asyncio.sleep(0.001)

    # What the server holds

    def table(self, table_id: str) -> Table:
        return self.server.registry.seated[table_id].table

    def book(self, table_id: str) -> Book:
        return self.table(table_id).book

    def loaded(self, table_id: str) -> bool:
        return table_id in self.server.registry.seated

    def active(self, table_id: str) -> int:
        """The one seat that owes a decision."""
        (seat,) = self.book(table_id).pending()
        return seat

    def entries(self, table_id: str) -> list[Entry]:
        return self.book(table_id).playing.journal.entries

    def played(self, table_id: str, by: str) -> list[tuple[int, int]]:
        """(table time, seat) of all that was played by a «person», a «bot», as a «default», by the «clock»…"""
        book = self.book(table_id)
        return [
            (entry.ms, entry.seat)
            for entry, who in zip(book.playing.journal.entries, book.played_by, strict=True)
            if who == by
        ]

    def ticks(self, table_id: str) -> list[int]:
        return [entry.ms for entry in self.entries(table_id) if entry.seat == CLOCK]

    def now(self, table_id: str) -> int:
        return self.table(table_id).now(self.clock.wall())

    async def stored(self, table_id: str) -> Book:
        """A table as it is in the database, whether or not the server has it loaded."""
        return (await load(self.server.office, table_id, whole=True)).book


def _tasks_of_a_server() -> list["asyncio.Task[Any]"]:
    return [task for task in asyncio.all_tasks() if task.get_name().startswith(OF_A_SERVER)]


@asynccontextmanager
async def hall(url: str, settings: Settings = SLOW_HEART, **changes: Any) -> AsyncIterator[Hall]:
    """A hall with a server, open."""
    async with AsyncExitStack() as stack:
        place = Hall(url, msgspec.structs.replace(settings, **changes), stack)
        await place.open()
        try:
            yield place
        finally:
            await stack.aclose()
            await place.close()
