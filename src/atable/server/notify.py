"""Several processes on one PostgreSQL: each tells the others which tables it has changed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import psycopg

from atable.kernel.errors import AtableError

CHANNEL: Final = "atable"
LONGEST: Final = 7000  # bytes of a notification; PostgreSQL takes 8000
AGAIN: Final = 1.0  # seconds until a lost connection is tried again

logger = logging.getLogger(__name__)


class Notifier:
    """Only ids travel; whoever hears them reads what is new from the database."""

    def __init__(
        self, url: str, process: str, hear: Callable[[str], Awaitable[None]], missed: Callable[[], Awaitable[None]]
    ) -> None:
        self._url = url
        self._process = process
        self._hear = hear
        self._missed = missed  # after a reconnect: something may have been said meanwhile
        self._out: psycopg.AsyncConnection[tuple[object, ...]] | None = None
        self._lock = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None
        self._hearing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(ready), name="listen")
        await ready.wait()

    async def stop(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, *self._hearing, return_exceptions=True)
        if self._out is not None:
            await self._out.close()

    async def tell(self, table_ids: list[str]) -> None:
        """One notification for all of them, on a connection of its own: a commit waits for nobody's ears."""
        async with self._lock:
            try:
                if self._out is None or self._out.closed:
                    self._out = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
                for text in _chunks(table_ids):
                    await self._out.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self._process} {text}"))
            except psycopg.Error as error:
                self._out = None
                logger.warning("notification lost", extra={"reason": type(error).__name__})

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    ready.set()
                    await self._missed()
                    async for heard in connection.notifies():
                        self._take(heard.payload)
            except (psycopg.Error, AtableError) as error:
                logger.warning("notifications lost", extra={"reason": type(error).__name__})
                await asyncio.sleep(AGAIN)

    def _take(self, payload: str) -> None:
        process, _, ids = payload.partition(" ")
        if process == self._process:
            return
        for table_id in ids.split(","):
            task = asyncio.create_task(self._one(table_id))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    async def _one(self, table_id: str) -> None:
        await self._hear(table_id)


def _chunks(table_ids: list[str]) -> list[str]:
    chunks: list[str] = []
    for table_id in table_ids:
        if chunks and len(chunks[-1]) + len(table_id) < LONGEST:
            chunks[-1] += f",{table_id}"
        else:
            chunks.append(table_id)
    return chunks
