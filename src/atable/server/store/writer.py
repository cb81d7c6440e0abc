"""Group commit: all rows that wait, of all tables, are stored in one transaction.

A row is acknowledged after the commit, never before. Each table's row in `tables` is locked while its
log grows, so that its `version` decides who is next, also between processes.
"""

import asyncio
import itertools
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from atable.kernel.codec import encode
from atable.server.store.bulk import Step, Values, in_driver, take, take_in_sqlite
from atable.server.store.database import Database
from atable.server.store.errors import Conflict, StorageFailed
from atable.server.store.schema import log, places, snapshots, tables

MOST = 500  # appends in a batch
AfterCommit = Callable[[list[str]], Awaitable[None]]

logger = logging.getLogger(__name__)


class TableChange(msgspec.Struct, frozen=True):
    """What a table's row in `tables` says from this append on; all of it is set."""

    status: str
    public: bool
    host: str
    rules_version: str
    summary: bytes  # JSON; it tells of people by id and never by name, see Store.delete_person
    due_at: int | None = None
    finished_at: int | None = None


class Place(msgspec.Struct, frozen=True):
    """A person who belongs to a table, and the seats that are theirs."""

    person_id: str
    seats: tuple[int, ...]


class SnapshotRow(msgspec.Struct, frozen=True):
    """A table as it was after row `number` of its log."""

    number: int
    rules_version: str
    body: bytes


class Append(msgspec.Struct, frozen=True):
    """The next row of a table's log, and what else is stored together with it."""

    table_id: str
    number: int
    at: int
    body: bytes
    seen_at: int | None = None  # what lists tell: they must not tell of secret moves; None: this row is seen by all
    change: TableChange | None = None
    places: tuple[Place, ...] | None = None  # the whole list
    snapshot: SnapshotRow | None = None


Waiting = tuple[Append, "asyncio.Future[None]"]


class Writer:
    def __init__(self, database: Database, after_commit: AfterCommit | None = None) -> None:
        """`after_commit` gets the tables of each batch once it is stored; the next batch waits for it."""
        self._database = database
        self._after_commit = after_commit
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()  # None: no more will come
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Store what is queued, then stop."""
        if self._task is not None:
            task, self._task = self._task, None
            self._queue.put_nowait(None)
            await task

    async def append(self, append: Append) -> None:
        """Return when the row is stored. A caller that gives up waiting doesn't take the row back."""
        if self._task is None:
            raise StorageFailed("the server is stopping")
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((append, stored))
        await stored

    async def _run(self) -> None:
        more = True
        while more:
            batch, more = await self._next_batch()
            if batch:
                await self._settle(batch)

    async def _next_batch(self) -> tuple[list[Waiting], bool]:
        """Everything that waits; and whether more may come."""
        batch: list[Waiting] = []
        while len(batch) < MOST and not (batch and self._queue.empty()):
            waiting = await self._queue.get()
            if waiting is None:
                return batch, False
            batch.append(waiting)
        return batch, True

    async def _settle(self, batch: list[Waiting]) -> None:
        try:
            accepted = await self._store([append for append, _ in batch])
        except StorageFailed as error:
            logger.error("%d rows were not stored: %s", len(batch), error)
            for _, stored in batch:
                _refuse(stored, StorageFailed(str(error), error.uncertain))
        except Exception as error:  # one of the rows is to blame: the others must not suffer, and nobody waits forever
            await self._settle_alone(batch, error)
        else:
            for (append, stored), fits in zip(batch, accepted, strict=True):
                if fits:
                    _acknowledge(stored)
                else:
                    _refuse(stored, _conflict(append))
            await self._tell(sorted({append.table_id for append, _ in itertools.compress(batch, accepted)}))

    async def _settle_alone(self, batch: list[Waiting], error: Exception) -> None:
        if len(batch) > 1:
            for waiting in batch:
                await self._settle([waiting])
            return
        (append, stored) = batch[0]
        if isinstance(error, IntegrityError | sqlite3.IntegrityError):  # the log is ahead of its table's version
            _refuse(stored, _conflict(append))
        else:
            logger.error("a row that can't be stored", exc_info=error)
            _refuse(stored, StorageFailed("the database can't hold this row"))

    async def _tell(self, table_ids: list[str]) -> None:
        if self._after_commit is None or not table_ids:
            return
        try:
            await self._after_commit(table_ids)
        except Exception as error:  # the rows are stored; others will find them later
            logger.error("nobody was told of %d changed tables: %s", len(table_ids), type(error).__name__)

    async def _store(self, batch: Sequence[Append]) -> list[bool]:
        """One transaction; which of them are stored. The others came too late, or too early."""
        async with self._database.write() as connection:
            if self._database.dialect == "sqlite":
                return await in_driver(connection, lambda driver: _store_in_sqlite(driver, batch))
            accepted = _in_sequence(batch, await _lock(connection, {append.table_id for append in batch}))
            await take(connection, steps_of(list(itertools.compress(batch, accepted))))
        return accepted


def _store_in_sqlite(driver: sqlite3.Connection, batch: Sequence[Append]) -> list[bool]:
    """In the driver's thread, inside the transaction, which has locked everything already."""
    ids = list({append.table_id for append in batch})
    which = ", ".join("?" * len(ids))
    accepted = _in_sequence(batch, dict(driver.execute(f"SELECT id, version FROM tables WHERE id IN ({which})", ids)))
    take_in_sqlite(driver, steps_of(list(itertools.compress(batch, accepted))))
    return accepted


def _acknowledge(stored: "asyncio.Future[None]") -> None:
    if not stored.done():  # else the caller has given up
        stored.set_result(None)


def _refuse(stored: "asyncio.Future[None]", error: Exception) -> None:
    if not stored.done():
        stored.set_exception(error)


def _conflict(append: Append) -> Conflict:
    return Conflict(f"row {append.number} isn't the next one of table {append.table_id}")


async def _lock(connection: AsyncConnection, table_ids: Iterable[str]) -> dict[str, int]:
    """The versions of these tables, which nobody else changes until we commit. In order: no deadlock."""
    query = (
        select(tables.c.id, tables.c.version)
        .where(tables.c.id.in_(table_ids))
        .order_by(tables.c.id)
        .with_for_update(key_share=True)
    )
    return {row.id: row.version for row in await connection.execute(query)}


def _in_sequence(batch: Iterable[Append], versions: dict[str, int]) -> list[bool]:
    """Whether each row is the next one of its table, those before it in the batch counted."""
    accepted = []
    for append in batch:
        fits = append.number - 1 == versions.get(append.table_id)
        if fits:
            versions[append.table_id] = append.number
        accepted.append(fits)
    return accepted


def steps_of(appends: Sequence[Append]) -> list[Step]:
    """What is to be stored for rows that are known to be next, with all that belongs to them."""
    changes = {append.table_id: append.change for append in appends if append.change is not None}
    last = {append.table_id: append for append in appends}
    seated = {append.table_id: append.places for append in appends if append.places is not None}
    taken = {append.table_id: append.snapshot for append in appends if append.snapshot is not None}
    return [
        Step(log, insert=[_log_values(append) for append in appends]),
        Step(tables, update=[_advance_values(last[it]) for it in last if it not in changes]),
        Step(tables, update=[_change_values(last[it], changes[it]) for it in changes]),
        Step(places, clear=list(seated), insert=[_place_values(it, place) for it in seated for place in seated[it]]),
        Step(snapshots, clear=list(taken), insert=[_snapshot_values(*it) for it in taken.items()]),
    ]


def _log_values(append: Append) -> Values:
    return {"table_id": append.table_id, "number": append.number, "at": append.at, "body": append.body.decode()}


def _advance_values(append: Append) -> Values:
    seen_at = append.at if append.seen_at is None else append.seen_at
    return {"id": append.table_id, "version": append.number, "updated_at": seen_at}


def _change_values(append: Append, change: TableChange) -> Values:
    values = {name: getattr(change, name) for name in TableChange.__struct_fields__}
    values["summary"] = change.summary.decode()
    return _advance_values(append) | values


def _place_values(table_id: str, place: Place) -> Values:
    return {"table_id": table_id, "person_id": place.person_id, "seats": encode(place.seats).decode()}


def _snapshot_values(table_id: str, snapshot: SnapshotRow) -> Values:
    return {
        "table_id": table_id,
        "number": snapshot.number,
        "rules_version": snapshot.rules_version,
        "body": snapshot.body.decode(),
    }
