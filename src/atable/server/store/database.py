"""One database, SQLite or PostgreSQL: its address, its connections, its transactions."""

import asyncio
import contextlib
import fcntl
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

from sqlalchemy import event, exc
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from atable.server.store import migrate
from atable.server.store.bulk import in_driver
from atable.server.store.errors import UNREACHABLE, BadDatabase, StorageFailed, reason, reason_of

Dialect = Literal["sqlite", "postgresql"]

BUSY_MS = 10_000  # how long SQLite waits for another program, e.g. a backup that copies the file
CONNECT_S = 10
CHECKPOINT_PAGES = 20_000  # 80 MB of log: a writer stops to clear it only where `checkpoint` did not keep up


class Database:
    """Where everything is stored. A write is one transaction: it is stored and synced when the block is left."""

    def __init__(self, engine: AsyncEngine, dialect: Dialect, file: Path | None = None) -> None:
        self.engine = engine
        self.dialect: Dialect = dialect
        self._writing = engine.execution_options(writes=True)
        self._file = file
        self._lock_file: int | None = None
        self.stores = True  # the last write was stored, or didn't fail for want of storage
        # SQLite has one writer: waiting here is fair and costs no busy loop.
        self._one_writer = asyncio.Lock() if dialect == "sqlite" else None

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: committed when the block ends, rolled back when it raises."""
        async with self._one_writer or contextlib.nullcontext():
            try:
                async with _translated(), self._writing.begin() as connection:
                    yield connection
            except StorageFailed:
                self.stores = False
                raise
            self.stores = True

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with _translated(), self.engine.connect() as connection:
            yield connection

    def own(self) -> None:
        """Be the one server process on this SQLite file, until close. PostgreSQL has room for several."""
        if self._file is None or self._lock_file is not None:
            return
        lock = os.open(f"{self._file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
            raise BadDatabase(
                f"another server is running on {self._file}: stop it first, or use PostgreSQL, which serves several"
            ) from None
        self._lock_file = lock

    async def migrate(self) -> None:
        """Bring the tables up to this program's version; nothing happens if they are."""
        async with self.write() as connection:
            await connection.run_sync(migrate.upgrade)

    async def checkpoint(self) -> None:
        """SQLite: bring what lies in the write-ahead log into the database, beside the writer and not in its way."""
        if self.dialect == "sqlite":
            async with self.read() as connection:
                await in_driver(connection, lambda driver: driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall())

    async def pending_migrations(self) -> bool:
        async with self.read() as connection:
            return await connection.run_sync(migrate.pending)

    async def close(self) -> None:
        await self.engine.dispose()
        if self._lock_file is not None:
            os.close(self._lock_file)
            self._lock_file = None


@contextlib.asynccontextmanager
async def _translated() -> AsyncIterator[None]:
    try:
        yield
    except exc.IntegrityError:
        raise  # the caller knows what it means: two people want one login, say
    except exc.DBAPIError as error:
        why = reason(error)
        raise StorageFailed(why, uncertain=why == UNREACHABLE) from error
    except sqlite3.IntegrityError:
        raise
    except sqlite3.Error as error:  # from work done in the driver's own thread
        raise StorageFailed(reason_of(error)) from error
    except exc.TimeoutError as error:
        raise StorageFailed("too many wait for the database") from error


def open_database(url: str) -> Database:
    """The database at sqlite:///file or postgresql://…; connections are made when they are needed."""
    parsed = _parse(url)
    if parsed.drivername == "sqlite":
        return _open_sqlite(parsed)
    if parsed.drivername in ("postgresql", "postgres"):
        return _open_postgresql(parsed)
    raise BadDatabase(f"no database of the kind {parsed.drivername}: use sqlite:///file or postgresql://…")


def _parse(url: str) -> URL:
    try:
        return make_url(url)
    except (exc.ArgumentError, ValueError):  # their texts would show the password
        raise BadDatabase("this isn't the address of a database: use sqlite:///file or postgresql://…") from None


def _open_sqlite(url: URL) -> Database:
    if not url.database or url.database == ":memory:" or url.host:
        raise BadDatabase("name the file of the database after three slashes: sqlite:///atable.db")
    file = Path(url.database)
    if not file.parent.is_dir():
        raise BadDatabase(f"there is no folder {file.parent}: make it first, or choose another file")
    if file.is_dir():
        raise BadDatabase(f"{file} is a folder: name a file in it, as in sqlite:///{file}/atable.db")
    _create_private(file)
    engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return Database(engine, "sqlite", file)


def _create_private(file: Path) -> None:
    """Passwords' hashes and the key of the cookies are in it: nobody else on this machine may read them."""
    try:
        if not file.exists():
            file.touch(mode=0o600)
    except OSError as error:
        raise BadDatabase(f"{file} can't be made ({error.strerror}): choose a file in a folder of yours") from None


def _prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # transactions begin where _begin_sqlite says, not where the driver guesses
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # WAL's usual NORMAL may lose the last commits when power fails
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that will write takes the lock at once: one that asks for it later may be refused."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _open_postgresql(url: URL) -> Database:
    engine = create_async_engine(
        url.set(drivername="postgresql+psycopg"),
        hide_parameters=True,
        pool_size=10,
        connect_args={"connect_timeout": CONNECT_S},
    )
    event.listen(engine.sync_engine, "connect", _prepare_postgresql)
    return Database(engine, "postgresql")


def _prepare_postgresql(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """A commit waits for the disk whatever the server's or the role's own setting is."""
    cursor = connection.cursor()
    cursor.execute("SHOW synchronous_commit")
    if cursor.fetchone() != ("remote_apply",):  # waits for even more: leave it
        cursor.execute("SET SESSION synchronous_commit = on")
    cursor.close()
    connection.commit()  # a rollback would take the setting back
