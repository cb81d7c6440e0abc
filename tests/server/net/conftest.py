"""The toys can be played at these tables: they are short, and what is legal is easy to see."""

import pytest

from tests.server.conftest import NewUrl


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATABLE_EXTRA_GAMES", "tests.toys.duel:GAME")


@pytest.fixture
def sqlite_url(new_url: NewUrl) -> str:
    """For what has nothing to do with the database."""
    return new_url("sqlite")
