"""Databases for the tests: whatever takes `database_url` runs on SQLite and on PostgreSQL.

What happens above the storage (tables, clocks, sockets, secrecy) runs on one of them in `make test`, by the name of
the test, and on both in long runs; all the rest runs on both every time.
"""

import itertools
import shutil
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio

from atable.server import run
from atable.server.store.database import Database, Dialect, open_database
from atable.server.store.store import Store
from atable.server.store.writer import Writer
from tests.server.long import SCALE
from tests.server.postgres import Postgres, migrate, running_postgres
from tests.server.running import app_for

NewUrl = Callable[[Dialect], str]
DIALECTS: Final[tuple[Dialect, ...]] = ("sqlite", "postgresql")
ABOVE: Final = ("tables", "clocks", "net", "secrecy")  # the storage


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


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database_url" in metafunc.fixturenames:
        metafunc.parametrize("database_url", dialects_for(metafunc.definition.nodeid), indirect=True)


def dialects_for(test: str) -> tuple[Dialect, ...]:
    if SCALE > 1 or Path(test).parts[2] not in ABOVE:
        return DIALECTS
    return (DIALECTS[zlib.crc32(test.encode()) % len(DIALECTS)],)


@pytest.fixture
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
