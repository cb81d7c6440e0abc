"""Two tables that differ only in what a viewer may not know, played in step on one server.

Time stands still but for `Twins.pass_time`. The position is planted at the start, as if it had been dealt so;
everything after it goes through the sockets.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

import msgspec
import pytest

from atable.client import Visitor
from atable.kernel.actions import Action, Tick
from atable.kernel.clocks import earliest
from atable.kernel.codec import encode, plain
from atable.kernel.events import Event
from atable.kernel.game import Game, State
from atable.kernel.seats import Seat
from atable.protocol.socket import Act
from atable.server.tables import seating
from atable.server.tables.records import Admitted, HandedOver, Opened, Planned
from atable.server.tables.table import Table
from tests.laws.eyes import seen_with_reveals
from tests.laws.subject import Case, Observer, Subject
from tests.laws.subjects import SUBJECTS
from tests.server.fake_clock import START
from tests.server.running import Running, running
from tests.server.secrecy.wire import Ear, listening

TOYS = ("auction", "duel", "kitchen", "market", "memory", "snatch")
EXTRA_GAMES = ",".join(["tests.laws.tiny:GAME", *(f"tests.toys.{toy}:GAME" for toy in TOYS)])
MOST_ALARMS = 10_000

NOTHING: tuple[Event | None, bool] = (None, False)


class StillClock:
    """Nobody wakes by himself: what is due is done by the test, in a fixed order."""

    def __init__(self) -> None:
        self.now = START

    def wall(self) -> int:
        return self.now

    async def sleep(self, ms: int) -> None:
        await asyncio.get_running_loop().create_future()


class Planted:
    """A game that deals one position only."""

    def __init__(self, game: Game[Any], first: State) -> None:
        self._game = game
        self._first = first

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def setup(self, options: object, seats: int, seed: str) -> State:
        return self._first.copy()


@dataclass(frozen=True)
class People:
    """By role: the viewer, through whose eyes we look; the others, one person on all other seats; the watcher."""

    visitors: dict[str, Visitor]
    ids: dict[str, str]


Place = tuple[Running, StillClock, People]


class Twin:
    def __init__(self, site: Running, table: Table, observer: Observer, ears: dict[str, Ear]) -> None:
        self.site = site
        self.table = table
        self.observer = observer
        self.ears = ears
        self.told: list[Event] = []  # since the last look
        self._note_events()

    def _note_events(self) -> None:
        streams = self.table.book.streams
        tell: Callable[[list[Event]], None] = streams.tell

        def noting(events: list[Event]) -> None:
            self.told += events
            tell(events)

        streams.tell = noting  # type: ignore[method-assign]

    @property
    def state(self) -> Any:
        return self.table.book.playing.state

    @property
    def eyes(self) -> dict[str, Observer]:
        """Whose messages are compared."""
        return {"watcher": None} if self.observer is None else {"viewer": self.observer, "watcher": None}

    def alarm(self) -> int | None:
        return self.site.server.registry.seated[self.table.id].clockwork._next_alarm()

    async def tend(self) -> None:
        await self.table.change(self.site.server.registry.seated[self.table.id].clockwork.tend)

    async def act(self, seat: Seat, action: Action, prompt: str | None = None) -> None:
        ear = self.ears["viewer" if seat == self.observer else "others"]
        await ear.ask(Act(client=ear.next_id(), seat=seat, actions=[msgspec.Raw(encode(action))], prompt=prompt))

    async def heard(self) -> dict[str, list[bytes]]:
        """By viewer: every message since the last look, without the names that no two tables share."""
        await self.ears["others"].hush()
        return {role: [self.nameless(it) for it in await self.ears[role].hush()] for role in self.eyes}

    def nameless(self, message: bytes) -> bytes:
        row = self.table.row
        return message.replace(row.id.encode(), b"ID").replace(row.invitation.encode(), b"CODE")

    def take_told(self) -> list[Event]:
        told, self.told = self.told, []
        return told


class Twins:
    def __init__(self, site: Running, clock: StillClock, people: People, one: Twin, other: Twin) -> None:
        self.site = site
        self.clock = clock
        self.people = people
        self.one = one
        self.other = other

    @property
    def both(self) -> tuple[Twin, Twin]:
        return self.one, self.other

    async def play(self, seat: Seat, action: Action) -> None:
        """The same entry at both tables."""
        if isinstance(action, Tick):
            await self.pass_time(action.ms - self.one.table.now(self.clock.now))
        else:
            for twin in self.both:
                await twin.act(seat, action)

    async def pass_time(self, ms: int) -> None:
        """Every clock does what is due on the way, when it is due."""
        until = self.clock.now + max(ms, 0)
        for _ in range(MOST_ALARMS):
            due = earliest(twin.alarm() for twin in self.both)
            if due is None or due > until:
                self.clock.now = until
                return
            self.clock.now = max(due, self.clock.now)
            for twin in self.both:
                alarm = twin.alarm()
                if alarm is not None and alarm <= self.clock.now:
                    await twin.tend()
        raise AssertionError("a clock that never stops ringing")

    async def compare(self, after: object) -> bool:
        """Fails where a viewer can tell the tables apart; False once it may: something was revealed to it."""
        heard = [await twin.heard() for twin in self.both]
        told = [twin.take_told() for twin in self.both]
        for role, observer in self.one.eyes.items():
            one, other = (it[role] for it in heard)
            if one == other:
                continue
            if revealed_apart(told[0], told[1], observer):
                return False
            shown = any(reveals for _, reveals in seen_with_reveals(told[0], observer))
            if shown and without_views(one) == without_views(other):
                return False  # shown in the view, not in the event
            raise AssertionError(f"after {after} the {role} (seat {observer}) can tell: {difference(one, other)}")
        return not any(revealed_apart(told[0], told[1], observer) for observer in self.one.eyes.values())


def revealed_apart(one: list[Event], other: list[Event], observer: Observer) -> bool:
    """Did the seat see different events, the first of which says that it reveals something?"""
    seen = (seen_with_reveals(events, observer) for events in (one, other))
    for first, second in zip_longest(*seen, fillvalue=NOTHING):
        if first != second:
            return first[1] or second[1]
    return False


def without_views(messages: list[bytes]) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = [msgspec.json.decode(message) for message in messages]
    return [{**message, "view": None, "events": None} if "view" in message else message for message in read]


def difference(one: list[bytes], other: list[bytes]) -> str:
    for first, second in zip_longest(one, other, fillvalue=b"(nothing)"):
        if first != second:
            return f"\n{first.decode()}\n{second.decode()}"
    return "nothing"


@asynccontextmanager
async def still_site(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Place]:
    """A server with all games and toys on a clock that stands still."""
    monkeypatch.setenv("ATABLE_EXTRA_GAMES", EXTRA_GAMES)
    clock = StillClock()
    async with running(url, clock) as site:
        roles = {"viewer": "Vera", "others": "Otto", "watcher": "Wim"}
        visitors = {role: await site.visitor(name) for role, name in roles.items()}
        yield site, clock, People(visitors, {role: await person_of(it) for role, it in visitors.items()})


async def person_of(visitor: Visitor) -> str:
    me = await visitor.who_am_i()
    assert me is not None
    return me.person


@asynccontextmanager
async def twins(
    place: Place,
    subject: Subject,
    case: Case,
    observer: Observer,
    one: State,
    other: State,
) -> AsyncIterator[Twins]:
    """Two tables at which these positions are dealt, and everybody is connected."""
    site, clock, people = place
    async with AsyncExitStack() as stack:
        pair = [await open_twin(stack, site, people, subject, case, observer, state) for state in (one, other)]
        yield Twins(site, clock, people, *pair)


async def open_twin(
    stack: AsyncExitStack,
    site: Running,
    people: People,
    subject: Subject,
    case: Case,
    observer: Observer,
    state: State,
) -> Twin:
    table = await _open_table(site, people, subject, case, observer)
    await plant(table, state)
    ears = {}
    for role in people.ids:
        ears[role] = await stack.enter_async_context(listening(people.visitors[role], table.id))
        await ears[role].settle()
    return Twin(site, table, observer, ears)


async def _open_table(site: Running, people: People, subject: Subject, case: Case, observer: Observer) -> Table:
    server, spec = site.server, subject.game.spec
    owners = ["viewer" if seat == observer else "others" for seat in range(case.seats)]
    opened = Opened(
        game=spec.id,
        rules_version=spec.rules_version,
        options=plain(case.options),
        seats=tuple(Planned(person=people.ids[owner]) for owner in owners),
        host=people.ids["others"],
        public=True,
        thinking="days" if case.options.pace == "relaxed" else "normal",
        hours=24,
        bits="0" * 64,
    )
    row = await server.doors._create(opened, tuple(Admitted(person) for person in people.ids.values()))
    table = await server.registry.get(row.id)
    await table.change(lambda unit: seating.begin(table.desk(unit, people.ids["others"])))
    await server.registry.started(row.id)
    return table


async def plant(table: Table, state: State) -> None:
    """As if this position had been dealt at the start; the row that follows stores whose turn it is."""
    book = table.book
    book.game = book.playing.game = Planted(book.game, state)
    book.playing._restart()
    book.facts.anchor_ms, book.facts.anchor_at = state.now, table.office.clock.wall()
    book.facts.thoughts = {}
    book._note_thinking()
    await table.change(lambda unit: unit.add(HandedOver(unit.facts.host)))


def served_cases(subject: Subject) -> list[Case]:
    """A server's tables are live or relaxed."""
    return [case for case in subject.cases if case.options.pace != "simulation"]


def subject_named(name: str) -> Subject:
    return next(subject for subject in SUBJECTS if subject.name == name)
