"""kill -9 in the middle of everything: what was acknowledged is there, nothing is there twice, all games finish."""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from atable.client import NotConnected, Visitor
from atable.client.player import play_with, random_chooser
from atable.server.store.database import Dialect
from tests.conftest import SHOWN
from tests.server.conftest import NewUrl
from tests.server.crash.ledger import Ledger, NotingTable, read_log, rows_of
from tests.server.crash.mill import Mill, mill
from tests.server.long import SCALE
from tests.server.running import SOON

T = TypeVar("T")
TOYS = "tests.toys.duel:GAME,tests.toys.memory:GAME"
TABLES = [  # six couples, each playing games of one kind until the last kill
    ("banquet_royal", ["me", "open"]),
    ("course_a_letoile", ["me", "open"]),
    ("toy_duel", ["me", "open"]),
    ("banquet_royal", ["me", "open", "greedy"]),
    ("course_a_letoile", ["me", "open", "greedy"]),
    ("toy_memory", ["me", "open", "random"]),
]
KILLS: dict[Dialect, int] = {"sqlite": 50 * SCALE, "postgresql": 12 * SCALE}


class Storm:
    """The people at the tables, and the one who kills the server under them."""

    def __init__(self, server: Mill, kills: int) -> None:
        self.server = server
        self.kills = kills
        self.done = 0
        self.ledger = Ledger()
        self.inside = 0  # kills at which somebody waited for an answer
        self.caught = 0  # messages without an answer at the moment of a kill
        self.finished: list[str] = []
        self._rng = random.Random(4)

    async def rage(self) -> None:
        while self.done < self.kills:
            await asyncio.sleep(self._rng.uniform(0.0, 0.6))
            if self.done % 3:  # two of three kills fall into a request, the others anywhere
                await self.ledger.somebody_waits()
                await asyncio.sleep(self._rng.uniform(0.0, 0.005))
            self.caught += self.ledger.in_flight()
            self.inside += self.ledger.in_flight() > 0
            await self.server.kill()
            self.done += 1
            await self.server.start()

    async def play(self, couple: int) -> None:
        game, seats = TABLES[couple]
        seeds = (random.Random(f"{couple} {number}") for number in itertools.count())
        async with AsyncExitStack() as stack:
            ada = await stack.enter_async_context(self._person(f"Ada {couple}"))
            ben = await stack.enter_async_context(self._person(f"Ben {couple}"))
            while self.done < self.kills:
                await self._one_game(game, seats, ada, ben, seeds)

    @asynccontextmanager
    async def _person(self, name: str) -> AsyncIterator[Visitor]:
        async with Visitor(self.server.address, timing=SOON) as visitor:
            await insist(lambda: visitor.introduce(name))
            yield visitor

    async def _one_game(
        self, game: str, seats: list[str], ada: Visitor, ben: Visitor, seeds: Iterator[random.Random]
    ) -> None:
        created = await insist(lambda: ada.create_table(game, seats))
        async with self._table(ada, created.id) as hers, self._table(ben, created.id, created.invitation) as his:
            await his.sit(1)
            await hers.start()
            await asyncio.gather(
                play_with(hers, 0, random_chooser(next(seeds))), play_with(his, 1, random_chooser(next(seeds)))
            )
            assert hers.info.outcome is not None
            assert hers.info.outcome == his.info.outcome
            await saw_only_what_happened(ada, hers, 0)
            await saw_only_what_happened(ben, his, 1)
        self.finished.append(created.id)

    def _table(self, visitor: Visitor, table_id: str, invitation: str | None = None) -> NotingTable:
        return NotingTable(lambda: visitor.socket_address(table_id), table_id, invitation, self.ledger)


async def saw_only_what_happened(visitor: Visitor, table: NotingTable, seat: int) -> None:
    """What a seat was told before a kill is part of the game after it: nothing was told before it was stored."""
    replay = await insist(lambda: visitor.replay(table.id, seat))
    happened = [event for moment in replay.moments for event in msgspec.json.decode(moment.events)]
    stream = table.stream(seat)
    assert stream.last == len(happened)
    if stream.complete:
        assert stream.events == happened


async def insist(request: Callable[[], Awaitable[T]]) -> T:
    """HTTP has no client that comes back by itself: try until there is a server."""
    while True:
        try:
            return await request()
        except NotConnected:
            await asyncio.sleep(0.02)


@pytest.mark.timeout(600 * SCALE)
@pytest.mark.parametrize("dialect", ["sqlite", "postgresql"])
async def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(
    dialect: Dialect, new_url: NewUrl, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    url = new_url(dialect)
    async with mill(url, tmp_path, TOYS) as server:
        storm = Storm(server, KILLS[dialect])
        await server.start()
        async with asyncio.TaskGroup() as everybody:
            everybody.create_task(storm.rage())
            for couple in range(len(TABLES)):
                everybody.create_task(storm.play(couple))
    stored = read_log(url)
    there, told = set(stored.deeds), storm.ledger.acknowledged
    recovered = sum(deed in there for deed in told)
    record_property(
        SHOWN,
        f"{dialect}: {storm.done} kills, {storm.inside} of them with {storm.caught} messages unanswered, "
        f"{len(storm.finished)} games finished: "
        f"acknowledged {len(told)}, recovered {recovered}, duplicated {stored.duplicated()}",
    )
    assert recovered == len(told) == len(set(told))
    assert stored.duplicated() == 0
    assert stored.gaps == []
    assert storm.inside > storm.kills // 3
    assert len(storm.finished) >= len(TABLES)
    assert unfinished(url) == []
    assert server.log.read_text() == ""


def unfinished(url: str) -> list[tuple[str, ...]]:
    return rows_of(url, "SELECT id, game FROM tables WHERE status = 'playing'")
