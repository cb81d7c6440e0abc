"""Where one request of one person meets the table: all that a command may look at."""

from collections.abc import Collection

from atable.server.errors import Denied, forbidden
from atable.server.settings import Settings
from atable.server.tables.book import Book
from atable.server.tables.facts import Chair, Facts, Proposal
from atable.server.tables.timing import lives
from atable.server.tables.unit import Unit


class Desk:
    def __init__(
        self,
        unit: Unit,
        person: str,
        settings: Settings,
        connected: Collection[str],
        levels: tuple[str, ...],
        outdated: bool,
    ) -> None:
        self.unit = unit
        self.person = person
        self.settings = settings
        self.connected = connected
        self.levels = levels  # of the bots that know this game
        self.outdated = outdated

    @property
    def book(self) -> Book:
        return self.unit.book

    @property
    def facts(self) -> Facts:
        return self.unit.facts

    def chair(self, seat: int) -> Chair:
        if seat >= len(self.facts.chairs):
            raise Denied("no-such-seat", {"seat": seat + 1}, field="seat")
        return self.facts.chairs[seat]

    def require_host(self) -> None:
        if self.person != self.facts.host:
            raise forbidden("not-host")

    def require_lobby(self) -> None:
        if self.facts.status != "lobby":
            raise Denied("already-started")

    def missing(self, proposal: Proposal) -> list[str]:
        """Who still has to agree."""
        return [person for person in voters(self.book, self.connected) if person not in proposal.agreed]


def voters(book: Book, connected: Collection[str]) -> list[str]:
    """Whose consent is needed: live, everybody who plays and is connected; relaxed, everybody who plays."""
    people = [
        person
        for person in book.facts.people_playing()
        if not all(book.facts.chairs[seat].stand_in for seat in book.facts.seats_of(person))
    ]
    return [person for person in people if person in connected] if lives(book) else people
