"""Tabs, reconnects and crowds: whoever comes back goes on where they were."""

import asyncio
import resource
import time
from contextlib import AsyncExitStack

import msgspec
import pytest

from atable.client import RefusedByServer
from atable.protocol.socket import Hello, Update
from tests.server.fake_clock import FakeClock
from tests.server.long import SCALE
from tests.server.net.duels import people, start_duel, whose_turn
from tests.server.net.wire import at_table
from tests.server.running import QUICK, running

PASS = {"type": "play_card", "card": None}


async def test_two_tabs_on_one_seat_see_everything_and_one_answer_counts(database_url: str) -> None:
    async with running(database_url) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with ada.table(created.id) as one, ada.table(created.id) as two, ben.table(created.id) as his:
            await his.until(lambda picture: bool(picture.stream(1).view))
            for tab in (one, two):
                await tab.until(lambda picture: bool(picture.stream(0).view))
            if whose_turn(one, 0) == 1:
                await his.act(1, PASS)
                for tab in (one, two):
                    await tab.until(lambda picture: picture.stream(0).question() is not None)
            question = one.stream(0).question()
            assert question is not None
            answers = await asyncio.gather(
                one.act(0, PASS, prompt=question.id), two.act(0, PASS, prompt=question.id), return_exceptions=True
            )
            refused = [answer for answer in answers if isinstance(answer, RefusedByServer)]
            assert [answer.problem.key for answer in refused] == ["stale-answer"]
            await two.say("from the second tab")
            for tab in (one, two):
                await tab.until(lambda picture: len(picture.chat) == 1 and picture.stream(0).question() is None)
            assert one.stream(0).events == two.stream(0).events


async def test_after_minutes_away_the_rest_follows(database_url: str) -> None:
    """The table was unloaded meanwhile; the server holds its events again, from the first one on."""
    clock = FakeClock()
    async with running(database_url, clock) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with at_table(ada, created.id) as wire:
            before: Update = await wire.until(Update)
        seat = msgspec.json.decode(before.view)["asked"][-1]
        async with (ada, ben)[seat].table(created.id) as mover:
            await mover.act(seat, PASS)
        await clock.advance(2 * 60_000)
        assert created.id not in site.server.registry.seated
        async with at_table(ada, created.id, Hello({"0": before.last})) as wire:
            after: Update = await wire.until(Update)
            assert (after.complete, after.first, after.last) == (True, before.last + 1, before.last + 1)
            assert [msgspec.json.decode(event)["type"] for event in after.events] == ["card_drawn"]


async def test_events_that_are_no_longer_held_are_missing_and_that_is_said(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atable.server.tables.streams.HELD", 1)
    clock = FakeClock()
    async with running(database_url, clock, msgspec.structs.replace(QUICK, snapshot_every=1)) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with ada.table(created.id) as hers, ben.table(created.id) as his:
            await hers.until(lambda picture: bool(picture.stream(0).view))
            for _ in range(2):
                seat = whose_turn(hers, 0)
                last = hers.stream(0).last
                await (hers, his)[seat].act(seat, PASS)
                await hers.until(lambda picture, last=last: picture.stream(0).last > last)  # type: ignore[misc]
            view = hers.stream(0).view
        await clock.advance(2 * 60_000)
        assert created.id not in site.server.registry.seated
        async with at_table(ada, created.id) as wire:
            after: Update = await wire.until(Update)
            assert (after.complete, after.first, after.last) == (False, 2, 2)
            assert msgspec.json.decode(after.view)["hand"] == view["hand"]


async def test_a_table_is_not_let_go_while_somebody_is_on_the_way_in(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else there would be two pictures of it in one process, and neither would hear of the other."""
    clock = FakeClock()
    async with running(sqlite_url, clock) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        await clock.advance(QUICK.idle_unload - 1)  # quiet, but not yet let go
        table = site.server.registry.seated[created.id].table
        assert await site.server.registry.get(created.id) is table
        await clock.advance(QUICK.heartbeat + 1)
        assert site.server.registry.seated[created.id].table is table


async def test_a_thousand_idle_sockets_cost_little_and_delay_nobody(sqlite_url: str) -> None:
    """Ten people with many tabs watch one table; a move among them arrives at all of them at once."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1000 * SCALE
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4 * wanted)), hard))
    settings = msgspec.structs.replace(QUICK, sockets_per_person=2 * wanted, sockets_per_address=2 * wanted)
    async with running(sqlite_url, settings=settings) as site, AsyncExitStack() as stack:
        ada, ben = await people(site)
        created, busy = await start_duel(ada, ben), await start_duel(ada, ben)
        for _ in range(wanted // 50):
            tabs = [at_table(ada, created.id) for _ in range(50)]
            await asyncio.gather(*[stack.enter_async_context(tab) for tab in tabs])
        assert len(site.server.registry.seated[created.id].table.listeners) == wanted
        async with ada.table(busy.id) as hers, ben.table(busy.id) as his:
            started = time.monotonic()
            await his.say("hello")
            await hers.until(lambda picture: len(picture.chat) == 1)
            assert time.monotonic() - started < 1
