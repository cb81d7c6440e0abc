"""Addresses, migrations, and what a commit promises."""

import asyncio
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from atable.server.store.database import Database, open_database
from atable.server.store.errors import BadDatabase, StorageFailed
from atable.server.store.schema import metadata
from atable.server.store.store import Store
from tests.server.conftest import NewUrl
from tests.server.postgres import Postgres
from tests.server.store.examples import append, create

pytestmark = pytest.mark.asyncio


def ours(name: str | None, kind: str, _parents: object) -> bool:
    return not (kind == "table" and name is not None and name.startswith("procrastinate_"))


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"include_name": ours, "compare_type": True})
    found: list[object] = compare_metadata(context, metadata)
    return found


async def test_the_migrations_lead_to_the_schema(database: Database) -> None:
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


async def test_an_empty_database_has_pending_migrations_and_a_migrated_one_none(
    tmp_path: Path, postgres: Postgres
) -> None:
    for url in (f"sqlite:///{tmp_path}/new.db", postgres.new_empty_database()):
        database = open_database(url)
        assert await database.pending_migrations()
        await database.migrate()
        await database.migrate()
        assert not await database.pending_migrations()
        await database.close()


async def test_two_processes_that_start_at_once_migrate_once(postgres: Postgres) -> None:
    url = postgres.new_empty_database()
    databases = [open_database(url) for _ in range(3)]
    await asyncio.gather(*(database.migrate() for database in databases))
    assert not await databases[0].pending_migrations()
    for database in databases:
        await database.close()


async def test_a_new_sqlite_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    database = open_database(f"sqlite:///{file}")
    await database.migrate()
    assert {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {
        "new.db": 0o600,
        "new.db-wal": 0o600,
        "new.db-shm": 0o600,
    }
    await database.close()


async def test_the_queue_of_bot_turns_is_there_on_postgresql(new_url: NewUrl) -> None:
    database = open_database(new_url("postgresql"))
    async with database.read() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM procrastinate_jobs"))).scalar() == 0
    await database.close()


SETTINGS: dict[str, dict[str, object]] = {
    "sqlite": {"PRAGMA synchronous": 2, "PRAGMA journal_mode": "wal", "PRAGMA foreign_keys": 1},  # 2 is FULL
    "postgresql": {"SHOW synchronous_commit": "on"},
}


async def test_the_writer_commits_to_the_disk(database: Database, store: Store) -> None:
    seen: dict[str, object] = {}

    def look(connection: Connection) -> None:
        """On the writer's own connection, in the transaction that is about to be committed."""
        seen.update({ask: connection.exec_driver_sql(ask).scalar() for ask in SETTINGS[database.dialect]})

    await create(store, "t1")
    event.listen(database.engine.sync_engine, "commit", look)
    await store.append(append("t1", 2))
    assert seen == SETTINGS[database.dialect]


async def test_a_role_that_commits_carelessly_is_overruled(new_url: NewUrl, postgres: Postgres) -> None:
    url = new_url("postgresql")
    name = url.rsplit("/", 1)[1]
    postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    database = open_database(url)
    async with database.write() as connection:
        assert (await connection.execute(text("SHOW synchronous_commit"))).scalar() == "on"
    await database.close()


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("mysql://ann:hush@home/atable", "use sqlite:///file or postgresql://…"),
        ("atable.db", "use sqlite:///file or postgresql://…"),
        ("postgresql://ann:hush@home:port/atable", "use sqlite:///file or postgresql://…"),
        ("sqlite://", "sqlite:///atable.db"),
        ("sqlite:///:memory:", "sqlite:///atable.db"),
        ("sqlite:////no/such/folder/atable.db", "no folder /no/such/folder"),
        ("sqlite:////tmp", "/tmp is a folder"),
        ("sqlite:////proc/atable.db", "choose a file in a folder of yours"),
    ],
)
async def test_a_bad_address_is_refused_with_what_to_do(url: str, says: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        open_database(url)
    assert says in str(refused.value)
    assert "hush" not in str(refused.value)


async def test_a_server_that_is_not_there_is_said_to_be_unreachable() -> None:
    database = open_database("postgresql://ann:hush@127.0.0.1:1/atable")
    with pytest.raises(StorageFailed, match=r"^the database can't be reached$"):
        await database.migrate()
    await database.close()


async def test_a_database_that_was_never_migrated_says_so(tmp_path: Path, postgres: Postgres) -> None:
    for url in (f"sqlite:///{tmp_path}/new.db", postgres.new_empty_database()):
        database = open_database(url)
        with pytest.raises(StorageFailed, match="it must be migrated first"):
            async with database.read() as connection:
                await connection.execute(text("SELECT * FROM people"))
        await database.close()


OWN = """
import sys
from atable.server.store.database import open_database
from atable.server.store.errors import BadDatabase
try:
    open_database(sys.argv[1]).own()
except BadDatabase as error:
    print(error)
else:
    print("mine")
"""


def own_in_another_process(url: str) -> str:
    done = subprocess.run([sys.executable, "-c", OWN, url], capture_output=True, text=True, check=True, timeout=60)
    return done.stdout.strip()


async def test_a_second_server_on_one_sqlite_file_is_refused(new_url: NewUrl) -> None:
    url = new_url("sqlite")
    database = open_database(url)
    database.own()
    assert own_in_another_process(url).startswith("another server is running on ")
    await database.close()
    assert own_in_another_process(url) == "mine"


async def test_postgresql_serves_several_processes(new_url: NewUrl) -> None:
    url = new_url("postgresql")
    database = open_database(url)
    database.own()
    assert own_in_another_process(url) == "mine"
    await database.close()
