"""Databases for the tests: whatever takes `database` runs on SQLite and on PostgreSQL."""

import itertools
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from atable.server import run
from atable.server.store.database import Database, Dialect, open_database
from atable.server.store.store import Store
from atable.server.store.writer import Writer
from tests.server.postgres import Postgres, migrate, running_postgres
from tests.server.running import app_for

NewUrl = Callable[[Dialect], str]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture(scope="session", autouse=True)
def _apps_are_made_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(run, "create_app", app_for)
        yield


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file, to be copied: faster than to migrate for every test."""
    file = tmp_path_factory.mktemp("migrated") / "atable.sqlite3"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewUrl]:
    """Addresses of fresh, migrated databases of either kind."""
    numbers = itertools.count(1)
    ended = ExitStack()

    def make(dialect: Dialect) -> str:
        if dialect == "postgresql":
            postgres: Postgres = request.getfixturevalue("postgres")
            return ended.enter_context(postgres.new_database())
        file = tmp_path / f"atable-{next(numbers)}.sqlite3"
        shutil.copy(request.getfixturevalue("migrated_file"), file)
        return f"sqlite:///{file}"

    with ended:
        yield make


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, new_url: NewUrl) -> str:
    return new_url(request.param)


@pytest_asyncio.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    opened = open_database(database_url)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def writer(database: Database) -> AsyncIterator[Writer]:
    started = Writer(database)
    await started.start()
    yield started
    await started.stop()


@pytest_asyncio.fixture
async def store(database: Database, writer: Writer) -> Store:
    return Store(database, writer)
