"""Somebody whose connection takes nothing for a while: they lose nothing, and nobody waits for them."""

import asyncio

import msgspec
import pytest

from atable.client import Table
from atable.protocol.socket import Ping, Pong
from atable.server.net.sockets import Conversation
from atable.server.tables.listeners import Listener
from tests.server.net.duels import open_duel, people, play, start_duel
from tests.server.net.wire import at_table
from tests.server.running import QUICK, Running, running

SMALL = msgspec.structs.replace(QUICK, queue=5)


class Jam:
    """Sockets that are opened while it is `catching` take nothing but their first frame until `open` is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.catching = False
        self.open = asyncio.Event()
        known: dict[Conversation, bool] = {}
        real = Conversation._send

        async def send(conversation: Conversation, messages: list[bytes]) -> None:
            if known.get(conversation, False):
                await self.open.wait()
            known.setdefault(conversation, self.catching)
            await real(conversation, messages)

        monkeypatch.setattr(Conversation, "_send", send)


def listeners(site: Running, table_id: str) -> set[Listener]:
    return site.server.registry.seated[table_id].table.listeners


async def heard(table: Table, lines: int) -> None:
    await table.until(lambda picture: len(picture.chat) >= lines)


async def test_a_slow_reader_gets_one_fresh_picture_and_has_missed_nothing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    jam = Jam(monkeypatch)
    async with running(sqlite_url, settings=SMALL) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        jam.catching = True
        async with ada.table(created.id) as slow:
            (listener,) = listeners(site, created.id)
            jam.catching = False
            async with ada.table(created.id) as quick, ben.table(created.id) as his:
                for number in range(20):
                    await his.say(f"line {number}")  # done: nobody waited for the slow reader
                await asyncio.gather(play(quick, 0), play(his, 1))
                await heard(quick, 20)
                assert slow.info.status == "playing"
                assert listener.outbox.overflown
                assert len(listener.outbox) == 0
                jam.open.set()
                await slow.until(lambda picture: picture.info.status == "finished")
                await slow.until(lambda picture: picture.stream(0).last == quick.stream(0).last)
                assert slow.stream(0).events == quick.stream(0).events
                assert slow.stream(0).complete
                assert [line.text for line in slow.chat] == [line.text for line in quick.chat]
        assert "atable_resyncs_total 1.0" in site.server.metrics.render().decode()


async def test_answers_that_are_not_read_are_bounded_and_none_is_lost(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server stops listening to who doesn't read: else the answers would fill its memory."""
    jam = Jam(monkeypatch)
    async with running(sqlite_url, settings=SMALL) as site:
        ada, _ = await people(site)
        created = await open_duel(ada)
        jam.catching = True
        async with at_table(ada, created.id) as wire:
            (listener,) = listeners(site, created.id)
            for _ in range(200):
                await wire.send(Ping())
            async with asyncio.timeout(10):
                while len(listener.outbox) < SMALL.queue:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)  # no event tells that nothing happens
            assert len(listener.outbox) == SMALL.queue
            jam.open.set()
            for _ in range(200):
                await wire.until(Pong)


async def test_an_answer_comes_through_an_overflow(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    jam = Jam(monkeypatch)
    async with running(sqlite_url, settings=SMALL) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        jam.catching = True
        async with ada.table(created.id) as slow:
            (listener,) = listeners(site, created.id)
            jam.catching = False
            async with ben.table(created.id) as his:
                for number in range(2):
                    await his.say(f"before {number}")
                speaking = asyncio.create_task(slow.say("mine"))
                await heard(his, 3)
                for number in range(20):
                    await his.say(f"after {number}")
                assert listener.outbox.overflown
                jam.open.set()
                await asyncio.wait_for(speaking, 10)
                await heard(slow, 23)


async def test_a_reader_who_leaves_in_the_jam_is_gone(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    jam = Jam(monkeypatch)
    async with running(sqlite_url, settings=SMALL) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with ben.table(created.id) as his:
            jam.catching = True
            async with at_table(ada, created.id) as wire:
                jam.catching = False
                await wire.send(Ping())
                wire.socket.transport.abort()
            await his.until(lambda picture: not picture.info.seats[0].connected)
            assert len(listeners(site, created.id)) == 1
            jam.open.set()


async def test_a_removed_person_hears_why_even_after_an_overflow(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    jam = Jam(monkeypatch)
    async with running(sqlite_url, settings=SMALL) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with ada.table(created.id) as hers:
            jam.catching = True
            async with at_table(ben, created.id) as wire:
                jam.catching = False
                for number in range(20):
                    await hers.say(f"line {number}")
                person = hers.info.seats[1].person
                assert person is not None
                await hers.remove(person)
                jam.open.set()
                assert (await wire.turned_away()).problem.key == "removed-from-table"


async def test_a_picture_that_can_not_be_read_closes_the_socket_and_the_client_comes_back(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    jam = Jam(monkeypatch)
    async with running(sqlite_url, settings=SMALL) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with ben.table(created.id) as his:
            jam.catching = True
            async with at_table(ada, created.id) as wire:
                jam.catching = False
                for number in range(20):
                    await his.say(f"line {number}")

                async def broken(*_: object) -> None:
                    raise RuntimeError("no picture")

                monkeypatch.setattr(site.server.doors, "show_all", broken)
                jam.open.set()
                assert await wire.close_code() == 1013
        assert [record.message for record in caplog.records if record.levelname == "ERROR"] == ["telling failed"]
