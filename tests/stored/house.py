"""A server in this process, without a network: people come by its doors, and time is moved by hand."""

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec

from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.game import Game, has_say
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.protocol import socket
from atable.server.operators import Archive
from atable.server.server import Server
from atable.server.settings import HOUR, Settings
from atable.server.store.database import open_database
from atable.server.store.store import Store
from atable.server.store.writer import Writer
from atable.server.tables.book import Book
from atable.server.tables.table import Table
from tests.server.fake_clock import FakeClock

BEAT_MS: Final = 700  # between two moves
SETTINGS: Final = Settings(
    bot_least=0,
    bot_most=0,
    bot_processes=1,
    bot_deadline=HOUR,
    count_in=0,
    heartbeat=HOUR,
    idle_unload=HOUR,
    snapshot_every=12,
)
Games = dict[str, Game[Any]]


class House:
    def __init__(self, server: Server, clock: FakeClock) -> None:
        self.server = server
        self.clock = clock
        self._rng = seeded("people")
        self._opened = clock.wall()
        self._messages = itertools.count(1)

    async def connect(self, person: str, table_id: str, invitation: str | None = None) -> Table:
        hello = socket.Hello(invitation=invitation)
        table, _ = await self.server.doors.connect(person, table_id, hello)
        return table

    async def everybody(self, table_id: str) -> Table:
        """All who play at this table come."""
        table = await self.server.registry.get(table_id)
        for person in table.book.facts.people_playing():
            await self.connect(person, table_id)
        return table

    async def ask(self, table: Table, person: str, kind: type[socket.Command], /, **fields: Any) -> str | None:
        """Why it is refused, if it is."""
        client = f"{self._opened}-{next(self._messages)}"  # never one of the evening before: it would be a repeat
        message = kind(client=client, **fields)
        answer = await self.server.doors.receive(table, person, message, self.clock.wall())
        return answer.problem.key if isinstance(answer, socket.Refused) else None

    # Playing

    async def move(self, table: Table) -> None:
        """Bots do what they want to, a person moves if one is asked or has something to say, and time passes."""
        await self.clock.settle()
        seats = self._who_may(table.book)
        if seats and table.book.facts.status == "playing":
            seat = self._rng.choice(seats)
            person = table.book.facts.chairs[seat].person
            assert person is not None
            actions = [msgspec.Raw(encode(self._choice(table.book, seat)))]
            await self.ask(table, person, socket.Act, seat=seat, actions=actions)
        await self.clock.advance(BEAT_MS)

    def _who_may(self, book: Book) -> list[Seat]:
        """Whoever owes a decision first."""
        people = [seat for seat in book.may_act() if not book.facts.chairs[seat].bot_plays]
        owing = [seat for seat in people if seat in book.pending()]
        return owing or [seat for seat in people if has_say(book.game, book.playing.state, seat)]

    def _choice(self, book: Book, seat: Seat) -> Action:
        state, listed = book.playing.state, book.game.legal(book.playing.state, seat)
        if listed and self._rng.chance(0.5):
            return self._rng.choice(listed)
        action: Action = book.game.sample(state, seat, self._rng)
        return action


@asynccontextmanager
async def house(url: str, after: int = 0, games: Games | None = None) -> AsyncIterator[House]:
    """`after`: so many ms after the beginning of all tests' time. `games`: other rules than this program's."""
    clock = FakeClock()
    await clock.advance(after)
    server = Server(msgspec.structs.replace(SETTINGS, database=url), clock)
    server.office.games.update(games or {})
    await server.start()
    try:
        yield House(server, clock)
    finally:
        await server.stop()


@asynccontextmanager
async def archive(url: str) -> AsyncIterator[Archive]:
    """The tables alone, of a database that was brought up to date: nobody is there, and no clock runs."""
    database = open_database(url)
    writer = Writer(database)
    await database.migrate()
    await writer.start()
    try:
        yield Archive(Store(database, writer))
    finally:
        await writer.stop()
        await database.close()
