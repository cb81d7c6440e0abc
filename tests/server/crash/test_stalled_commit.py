"""Stored before it is told: while a commit hangs, nobody hears of it, and nobody can find it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
import pytest
from sqlalchemy import text

from tests.server.crash.ears import NEWS, Ear, Message, listening
from tests.server.crash.gate import Gate
from tests.server.running import QUICK, Running, running

# No heartbeat: its own writes would stand before the gate too.
STEADY = msgspec.structs.replace(QUICK, heartbeat=3_600_000)


class Party:
    """Ada and Ben play, Ada in two windows; Cleo watches, and Dan does so until he leaves."""

    def __init__(self, site: Running, gate: Gate, table_id: str, ears: list[Ear], dan: AsyncExitStack) -> None:
        self.site = site
        self.gate = gate
        self.table_id = table_id
        self.ears = ears
        self.window, self.second, self.ben, self.cleo = ears
        self._dan = dan

    async def dan_leaves(self) -> None:
        await self._dan.aclose()

    def act(self) -> Message:
        """An action of Ada that is legal now."""
        picture = self.window.last("update")
        return {"type": "act", "client": "act-1", "seat": 0, "actions": [picture["legal"][0]]}

    def news(self) -> list[int]:
        return [ear.count(*NEWS) for ear in self.ears]


@asynccontextmanager
async def party(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Party]:
    async with running(url, settings=STEADY) as site, AsyncExitStack() as stack, AsyncExitStack() as dans:
        ada, ben, cleo, dan = [await site.visitor(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
        table = await ada.create_table("toy_auction", ["me", "open"], public=True, thinking="none")
        ears = [await stack.enter_async_context(listening(visitor, table.id)) for visitor in (ada, ada, ben, cleo)]
        await dans.enter_async_context(listening(dan, table.id))
        await ears[2].send({"type": "sit", "client": "sit", "seat": 1})
        await ears[2].until(lambda heard: heard[-1]["type"] == "done")
        await ears[0].send({"type": "start", "client": "start"})
        for ear in ears:
            await ear.until(lambda heard: any(message["type"] == "update" for message in heard))
            await ear.settle()
        gate = Gate(site.server.database, monkeypatch)
        try:
            yield Party(site, gate, table.id, ears, dans)
        finally:
            gate.open()  # else the server could not stop


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATABLE_EXTRA_GAMES", "tests.toys.auction:GAME")


@pytest.mark.parametrize("kind", ["act", "propose", "say"])
async def test_nothing_leaves_before_the_commit_and_all_of_it_once_after(
    database_url: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party(database_url, monkeypatch) as people:
        commands: dict[str, Message] = {
            "act": people.act(),
            "propose": {"type": "propose", "client": "propose-1", "subject": "pause"},
            "say": {"type": "say", "client": "say-1", "text": "Bonsoir"},
        }
        expected = {"act": "update", "propose": "table_changed", "say": "chat"}[kind]
        gate, before = people.gate, people.news()
        gate.close()
        await people.window.send(commands[kind])
        await gate.waiting.wait()
        for ear in people.ears[1:]:
            await ear.settle()
        assert people.news() == before
        assert people.window.count("done") == 1  # of the start

        gate.open()
        await people.window.until(lambda _: people.window.count("done") == 2)
        for ear in people.ears:
            await ear.settle()
        assert people.window.count("refused") == 0
        for ear, had in zip(people.ears, before, strict=True):
            assert [message["type"] for message in ear.heard if message["type"] in NEWS][had:] == [expected]


async def test_somebody_who_leaves_meanwhile_takes_nothing_out(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is connected is told at once, but not together with what is not stored yet."""
    async with party(database_url, monkeypatch) as people:
        gate, server = people.gate, people.site.server
        updates = [ear.count("update") for ear in people.ears]
        gate.close()
        await people.window.send(people.act())
        await gate.waiting.wait()
        await people.dan_leaves()
        table = await server.registry.get(people.table_id)
        async with asyncio.timeout(10):
            while len(table.listeners) > len(people.ears):
                await asyncio.sleep(0)
        for ear in people.ears[1:]:
            await ear.settle()
        assert [ear.count("update") for ear in people.ears] == updates

        gate.open()
        for ear, had in zip(people.ears, updates, strict=True):
            await ear.until(lambda _, ear=ear, had=had: ear.count("update") > had)  # type: ignore[misc]
            await ear.settle()
            assert ear.count("update") == had + 1
            guests = ear.last("table_changed")["table"]["guests"]
            assert [guest["name"] for guest in guests if not guest["connected"]] == ["Dan"]


async def test_nobody_finds_it_either(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists are as stored; who looks at the table itself waits, and then sees what is stored."""
    async with party(database_url, monkeypatch) as people:
        gate = people.gate
        eve = await people.site.visitor("Eve")
        last_stored = (await eve.public_tables())[0].updated_at
        gate.close()
        await people.window.send({"type": "resign", "client": "resign-1", "seat": 0})
        await gate.waiting.wait()
        asked = asyncio.create_task(eve.table_info(people.table_id))
        async with listening(eve, people.table_id, welcome=False) as late:
            for _ in range(5):  # time enough for the others to be answered too, if they were
                row = (await eve.public_tables())[0]
                assert (row.status, row.updated_at) == ("playing", last_stored)
            assert late.heard == []
            assert not asked.done()
            gate.open()
            assert (await asked).status == "finished"
            await late.until(lambda heard: bool(heard))
            assert late.heard[0]["table"]["status"] == "finished"


async def test_the_connection_that_writes_waits_for_the_disk(database_url: str) -> None:
    """A kill can't show this: the system's cache survives it. A power cut would."""
    async with running(database_url) as site, site.server.database.write() as connection:
        if site.server.database.dialect == "sqlite":
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar_one() == 2  # FULL
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar_one() == "wal"
        else:
            assert (await connection.execute(text("SHOW synchronous_commit"))).scalar_one() == "on"
