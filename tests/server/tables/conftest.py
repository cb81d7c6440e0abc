"""For tests of what people do at tables."""

import pytest

from tests.server.conftest import NewUrl

TOYS = "tests.toys.snatch:GAME,tests.toys.duel:GAME,tests.toys.memory:GAME"


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Toys are on offer beside the games."""
    monkeypatch.setenv("ATABLE_EXTRA_GAMES", TOYS)


@pytest.fixture
def file_url(new_url: NewUrl) -> str:
    """A fresh SQLite database, for tests in which storage doesn't matter."""
    return new_url("sqlite")
