import pytest

from atable.server.store.store import Store
from tests.server.people.site import Site


@pytest.fixture
def site(store: Store) -> Site:
    return Site(store)
