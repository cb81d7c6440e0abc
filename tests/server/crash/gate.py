"""A database that can be held up just before it commits, or that refuses to store."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from atable.server.store.database import Database
from atable.server.store.errors import StorageFailed


class Gate:
    """Stands before the COMMIT of every transaction that writes."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waiting = asyncio.Event()  # somebody stands before the closed gate
        self.broken = False
        self.refused = asyncio.Event()  # something was not stored since the gate broke
        self._open = asyncio.Event()
        self._open.set()
        self._write = database.write
        monkeypatch.setattr(database, "write", self._guarded)

    def close(self) -> None:
        self._open.clear()
        self.waiting.clear()

    def open(self) -> None:
        self._open.set()

    def break_down(self) -> None:
        self.broken = True
        self.refused.clear()

    def mend(self) -> None:
        self.broken = False

    @asynccontextmanager
    async def _guarded(self) -> AsyncIterator[AsyncConnection]:
        async with self._write() as connection:
            yield connection
            if not self._open.is_set():
                self.waiting.set()
                await self._open.wait()
            if self.broken:
                self.refused.set()
                raise StorageFailed("the test says so")  # rolls back
