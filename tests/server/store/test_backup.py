"""Backups: every row that lasts comes back, on either database; a damaged file changes nothing."""

import gzip
import stat
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import select

from atable.server.store.backup import LASTING, BadBackup, backup, restore
from atable.server.store.database import Database, Dialect, open_database
from atable.server.store.store import Store
from atable.server.store.writer import Writer
from tests.server.conftest import NewUrl
from tests.server.store.examples import fill

pytestmark = pytest.mark.asyncio

COUNTS = {"people": 2, "tables": 2, "log": 3, "snapshots": 1, "places": 2, "chat": 2, "outages": 1, "secrets": 1}
KINDS: list[Dialect] = ["sqlite", "postgresql"]
Open = Callable[[Dialect], Database]


@pytest_asyncio.fixture
async def opened(new_url: NewUrl) -> AsyncIterator[Open]:
    """Opens fresh databases and closes them at the end."""
    databases: list[Database] = []

    def make(dialect: Dialect) -> Database:
        databases.append(open_database(new_url(dialect)))
        return databases[-1]

    yield make
    for database in databases:
        await database.close()


async def filled(database: Database) -> Database:
    writer = Writer(database)
    await writer.start()
    await fill(Store(database, writer))
    await writer.stop()
    return database


async def rows(database: Database) -> dict[str, list[dict[str, object]]]:
    async with database.read() as connection:
        return {
            table.name: [
                dict(row) for row in (await connection.execute(select(table).order_by(*table.primary_key))).mappings()
            ]
            for table in LASTING
        }


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
async def test_a_restored_database_has_the_same_rows(
    opened: Open, tmp_path: Path, source: Dialect, target: Dialect
) -> None:
    old, new, file = await filled(opened(source)), opened(target), tmp_path / "backup.gz"
    told: list[tuple[str, int]] = []
    assert await backup(old, file, lambda *done: told.append(done)) == COUNTS
    assert dict(told) == COUNTS
    assert await restore(new, file) == COUNTS
    assert await rows(new) == await rows(old)


async def test_a_backup_is_for_its_owner_alone_and_leaves_no_other_file(opened: Open, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    file = folder / "backup.gz"
    await backup(await filled(opened("sqlite")), file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(folder.iterdir()) == [file]


async def test_a_backup_that_fails_leaves_the_old_file(opened: Open, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    file = folder / "backup.gz"
    file.write_bytes(b"the old one")
    never_migrated = open_database(f"sqlite:///{tmp_path}/empty.db")
    with pytest.raises(BadBackup, match="migrate it first"):
        await backup(never_migrated, file)
    await never_migrated.close()
    assert list(folder.iterdir()) == [file]
    assert file.read_bytes() == b"the old one"


def lines(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def cut_in_the_middle(file: Path) -> bytes:
    return file.read_bytes()[:-40]


def without_its_last_line(file: Path) -> bytes:
    return gzip.compress(b"".join(lines(file)[:-1]))


def with_half_a_line(file: Path) -> bytes:
    return gzip.compress(b"".join(lines(file))[:-30])


def without_a_row(file: Path) -> bytes:
    return gzip.compress(b"".join(line for line in lines(file) if b"Merci" not in line))


def with_a_row_too_often(file: Path) -> bytes:
    return gzip.compress(b"".join(line * (1 + (b"Merci" in line)) for line in lines(file)))


def of_another_revision(file: Path) -> bytes:
    return gzip.compress(b"".join(lines(file)).replace(b'"revision":"0001"', b'"revision":"9999"'))


def with_an_unknown_column(file: Path) -> bytes:
    return gzip.compress(b"".join(lines(file)).replace(b'"language"', b'"tongue"'))


def with_something_after_the_end(file: Path) -> bytes:
    return gzip.compress(b"".join([*lines(file), lines(file)[1]]))


def not_compressed(file: Path) -> bytes:
    return b"".join(lines(file))


def empty(_: Path) -> bytes:
    return b""


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (cut_in_the_middle, "no backup of this program, or it is damaged"),
        (without_its_last_line, "its last line is missing"),
        (with_half_a_line, "no backup of this program, or it is damaged"),
        (without_a_row, "its last line counts"),
        (with_a_row_too_often, "contradict each other"),
        (of_another_revision, "of revision 9999, this program is at 0001"),
        (with_an_unknown_column, "rows of people that this program doesn't know"),
        (with_something_after_the_end, "its last line counts"),
        (not_compressed, "no backup of this program, or it is damaged"),
        (empty, "doesn't begin as a backup"),
    ],
)
async def test_a_damaged_backup_is_refused_and_nothing_is_stored(
    opened: Open, tmp_path: Path, damage: Callable[[Path], bytes], says: str
) -> None:
    file, new = tmp_path / "backup.gz", opened("sqlite")
    await backup(await filled(opened("sqlite")), file)
    file.write_bytes(damage(file))
    with pytest.raises(BadBackup, match=says):
        await restore(new, file)
    assert not any((await rows(new)).values())


@pytest.mark.parametrize("kind", KINDS)
async def test_only_an_empty_database_is_restored_into(opened: Open, tmp_path: Path, kind: Dialect) -> None:
    file, used = tmp_path / "backup.gz", await filled(opened(kind))
    await backup(used, file)
    with pytest.raises(BadBackup, match="isn't empty"):
        await restore(used, file)
    assert {name: len(found) for name, found in (await rows(used)).items()} == COUNTS
