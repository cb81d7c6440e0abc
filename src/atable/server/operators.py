"""What operators do from the command line, beside a running server or without one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from atable.kernel.codec import encode
from atable.kernel.errors import AtableError
from atable.kernel.game import Game
from atable.server.catalogue import all_games
from atable.server.clock import SystemClock
from atable.server.listing import list_tables
from atable.server.store.database import open_database
from atable.server.store.rows import TableRow
from atable.server.store.store import Store
from atable.server.store.writer import Append, TableChange, Writer
from atable.server.tables.loading import load
from atable.server.tables.records import Ended
from atable.server.tables.summary import summary
from atable.server.tables.table import places_of
from atable.server.tables.unit import Unit


class NoSuchTable(AtableError):
    """The operator named a table that is not there, or is over already."""


class Archive:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.games: dict[str, Game[Any]] = all_games()


@asynccontextmanager
async def _archive(url: str) -> AsyncIterator[Archive]:
    database = open_database(url)
    writer = Writer(database)
    await writer.start()
    try:
        yield Archive(Store(database, writer))
    finally:
        await writer.stop()
        await database.close()


async def close_table(url: str, table_id: str) -> None:
    """End a table as it stands. A running server notices within a few seconds."""
    async with _archive(url) as archive:
        row = await archive.store.table_row(table_id)
        if row is None or row.status not in ("lobby", "playing"):
            raise NoSuchTable(f"there is no table {table_id} to close")
        loaded = await load(archive, table_id)
        at = SystemClock().wall()
        unit = Unit(loaded.book, at, 0)
        unit.add(Ended("host"))
        facts = unit.facts
        change = TableChange(
            status=facts.status,
            public=row.public,
            host=facts.host,
            rules_version=facts.rules_version,
            summary=summary(loaded.book),
            finished_at=at,
        )
        body = encode(unit.records)
        append = Append(table_id, loaded.version + 1, at, body, change=change, places=places_of(loaded.book))
        await archive.store.append(append)


async def outdated_tables(url: str) -> list[TableRow]:
    """Tables being played that the rules of this program would play differently."""
    async with _archive(url) as archive:
        rows = await list_tables(archive.store.database, "playing")
        return [row for row in rows if row.game not in archive.games or (await load(archive, row.id)).outdated]
