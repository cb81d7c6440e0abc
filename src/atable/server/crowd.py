"""Who holds the open sockets: no person and no household may take them all."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from atable.server.errors import Denied
from atable.server.metrics import Metrics
from atable.server.settings import Settings


class Crowd:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._addresses: Counter[str] = Counter()
        self._people: Counter[str] = Counter()

    @contextmanager
    def at(self, address: str) -> Iterator[None]:
        """A socket from this address is open meanwhile; Denied if there are too many."""
        with self._counted(self._addresses, address, self._settings.sockets_per_address):
            yield

    @contextmanager
    def of(self, person: str) -> Iterator[None]:
        """A socket of this person is open meanwhile; Denied if there are too many."""
        with self._counted(self._people, person, self._settings.sockets_per_person):
            yield

    @contextmanager
    def _counted(self, counts: Counter[str], key: str, most: int) -> Iterator[None]:
        if counts[key] >= most:
            raise Denied("too-many-sockets", {"most": most})
        counts[key] += 1
        self._measure()
        try:
            yield
        finally:
            counts[key] -= 1
            if not counts[key]:
                del counts[key]  # nobody is remembered for having been here
            self._measure()

    def _measure(self) -> None:
        self._metrics.sockets_open(self._addresses.total())
        self._metrics.people_connected(len(self._people))
