"""Backups: all rows that last, in a file that either kind of database can be restored from.

Gzipped JSON lines: a head with the format and the schema's revision, one line a row, and a last line with the
counts, so that a file that was cut is found. What only running processes need (leases, presence) is left out.
"""

import gzip
import os
import tempfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from atable.kernel.errors import AtableError
from atable.server.store import migrate
from atable.server.store.database import Database
from atable.server.store.schema import leases, metadata, presence, processes

FORMAT = 1
CHUNK = 500
LASTING = [table for table in metadata.sorted_tables if table not in (leases, presence, processes)]
BY_NAME = {str(table.name): table for table in LASTING}  # SQLAlchemy's names are texts of a kind of their own

Progress = Callable[[str, int], None]  # the table, and how many of its rows are done
Value = str | int | bool | None


class BadBackup(AtableError):
    """A file that can't be restored, or not here; nothing was changed."""


class Head(msgspec.Struct, frozen=True, tag="head", forbid_unknown_fields=True):
    revision: str
    format: int = FORMAT


class Line(msgspec.Struct, frozen=True, tag="row", forbid_unknown_fields=True):
    table: str
    row: dict[str, Value]


class Foot(msgspec.Struct, frozen=True, tag="foot", forbid_unknown_fields=True):
    counts: dict[str, int]


_decoder = msgspec.json.Decoder(Head | Line | Foot)


def _silent(_table: str, _rows: int) -> None:
    pass


async def backup(database: Database, path: Path, progress: Progress = _silent) -> dict[str, int]:
    """Write the database as it is at this moment; the rows of each table. The file appears when it is whole."""
    handle, temporary = tempfile.mkstemp(prefix=f"{path.name}.", dir=path.parent)  # ours alone to read
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.open(raw, "wb") as file:
                counts = await _write(database, file, progress)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise
    return counts


async def _write(database: Database, file: gzip.GzipFile, progress: Progress) -> dict[str, int]:
    async with database.read() as connection:
        if database.dialect == "postgresql":  # all tables as of one moment; SQLite does it by itself
            await connection.execution_options(isolation_level="REPEATABLE READ")
        revision = await _current_revision(connection)
        _put(file, Head(revision))
        counts = {name: await _write_table(connection, name, file, progress) for name in BY_NAME}
        _put(file, Foot(counts))
    return counts


async def _write_table(connection: AsyncConnection, name: str, file: gzip.GzipFile, progress: Progress) -> int:
    count, table = 0, BY_NAME[name]
    rows = await connection.stream(select(table).order_by(*table.primary_key))
    async for chunk in rows.mappings().partitions(CHUNK):
        for row in chunk:
            _put(file, Line(name, {str(column): value for column, value in row.items()}))
        count += len(chunk)
        progress(name, count)
    return count


def _put(file: gzip.GzipFile, line: Head | Line | Foot) -> None:
    file.write(msgspec.json.encode(line) + b"\n")


async def _current_revision(connection: AsyncConnection) -> str:
    """Backups are between databases that this program knows: neither older nor newer than itself."""
    revision, head = await connection.run_sync(migrate.revision), migrate.head()
    if revision is None or revision != head:
        raise BadBackup(f"the database is at revision {revision}, this program needs {head}: migrate it first")
    return revision


async def restore(database: Database, path: Path, progress: Progress = _silent) -> dict[str, int]:
    """Fill an empty database from a backup, all of it or nothing; the rows of each table."""
    try:
        with gzip.open(path, "rb") as file:
            async with database.write() as connection:
                revision = await _current_revision(connection)
                await _check_empty(connection)
                return await _read(connection, _lines(file), revision, progress)
    except (gzip.BadGzipFile, zlib.error, EOFError, msgspec.DecodeError):
        raise BadBackup(f"{path} is no backup of this program, or it is damaged") from None
    except IntegrityError:
        raise BadBackup(f"{path} has rows that contradict each other") from None


def _lines(file: gzip.GzipFile) -> Iterator[Head | Line | Foot]:
    return (_decoder.decode(line) for line in file)


async def _check_empty(connection: AsyncConnection) -> None:
    for table in LASTING:
        if (await connection.execute(select(table).limit(1))).first() is not None:
            raise BadBackup("the database isn't empty: restore into a new one")


async def _read(
    connection: AsyncConnection, lines: Iterator[Head | Line | Foot], revision: str, progress: Progress
) -> dict[str, int]:
    _check_head(next(lines, None), revision)
    counts: Counter[str] = Counter()
    waiting: list[Line] = []
    for line in lines:
        if isinstance(line, Foot):
            await _insert(connection, waiting, counts, progress)
            _check_foot(line, counts, lines)
            return line.counts
        if isinstance(line, Head):
            raise BadBackup("the backup has a second head: it is damaged")
        if len(waiting) == CHUNK or (waiting and waiting[0].table != line.table):
            await _insert(connection, waiting, counts, progress)
            waiting = []
        waiting.append(line)
    raise BadBackup("the backup was cut: its last line is missing")


async def _insert(connection: AsyncConnection, lines: list[Line], counts: Counter[str], progress: Progress) -> None:
    """Rows of one table."""
    if not lines:
        return
    name = lines[0].table
    table = BY_NAME.get(name)
    if table is None or any(set(line.row) != set(table.columns.keys()) for line in lines):
        raise BadBackup(f"the backup has rows of {name} that this program doesn't know")
    await connection.execute(insert(table), [line.row for line in lines])
    counts[name] += len(lines)
    progress(name, counts[name])


def _check_head(head: Head | Line | Foot | None, revision: str) -> None:
    if not isinstance(head, Head) or head.format != FORMAT:
        raise BadBackup("the file doesn't begin as a backup of this program does")
    if head.revision != revision:
        raise BadBackup(
            f"the backup is of revision {head.revision}, this program is at {revision}:"
            " restore it with the version that made it, then upgrade"
        )


def _check_foot(foot: Foot, counts: Counter[str], rest: Iterator[Head | Line | Foot]) -> None:
    if next(rest, None) is not None or Counter(foot.counts) != counts:
        raise BadBackup("the backup's rows are not those that its last line counts: it is damaged")
