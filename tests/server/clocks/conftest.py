"""Most of what happens at a table's clock is the same on every database; where it isn't, use `database_url`."""

import pytest

from tests.server.conftest import NewUrl


@pytest.fixture
def new_sqlite(new_url: NewUrl) -> str:
    return new_url("sqlite")
