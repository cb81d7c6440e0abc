"""Several processes on one PostgreSQL serve the same tables."""

import asyncio
import random
import statistics
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from atable.client import Visitor
from atable.client.player import play_with, random_chooser
from atable.client.table import Table
from atable.server.server import Server
from tests.server.conftest import NewUrl
from tests.server.processes.children import child
from tests.server.running import QUICK, SOON, running

IN_STEP = 0.2  # seconds


async def test_two_servers_play_one_table_in_step(new_url: NewUrl) -> None:
    url = new_url("postgresql")
    async with running(url) as one, running(url) as two:
        ada, ben = await one.visitor("Ada"), await two.visitor("Ben")
        created = await ada.create_table("banquet_royal", ["me", "open"], thinking="none")
        async with ada.table(created.id) as hers, ben.table(created.id, created.invitation) as his:
            await his.sit(1)
            await hers.start()
            await his.until(lambda it: it.info.status == "playing", 5)
            delays = []
            for _ in range(10):
                for mover, watcher, seat in ((hers, his, 0), (his, hers, 1)):
                    if mover.stream(seat).question() is not None:
                        delays.append(await _step(mover, watcher, seat))
            assert statistics.median(delays) < IN_STEP
            await play_together(hers, his)


async def _step(mover: Table, watcher: Table, seat: int) -> float:
    """How long after the mover's answer the other one knows of it."""
    other = 1 - seat
    before = watcher.stream(other).last
    asked = mover.stream(seat)
    question = asked.question()
    assert question is not None
    await mover.act(seat, asked.legal[0], prompt=question.id)
    done = time.monotonic()
    await watcher.until(lambda it: it.stream(other).last > before or it.stream(other).question() is not None, 5)
    return time.monotonic() - done


async def test_people_on_two_servers_see_and_hear_each_other(new_url: NewUrl) -> None:
    url = new_url("postgresql")
    async with running(url) as one, running(url) as two:
        ada, ben = await one.visitor("Ada"), await two.visitor("Ben")
        created = await ada.create_table("banquet_royal", ["me", "open"])
        async with ada.table(created.id) as hers:
            async with ben.table(created.id, created.invitation) as his:
                await his.sit(1)
                await hers.until(lambda it: it.info.seats[1].connected, 5)
                await his.say("Bonjour !")
                await hers.until(lambda it: [line.text for line in it.chat] == ["Bonjour !"], 5)
            await hers.until(lambda it: not it.info.seats[1].connected, 5)


async def test_one_process_tends_a_clock_and_another_takes_it_over(new_url: NewUrl) -> None:
    url = new_url("postgresql")
    soon = msgspec.structs.replace(QUICK, lease=600, heartbeat=150)
    async with running(url, settings=soon) as two:
        async with running(url, settings=soon) as one:
            ada, ben = await one.visitor("Ada"), await two.visitor("Ben")
            created = await ada.create_table("banquet_royal", ["me", "open"], thinking="normal")
            async with ada.table(created.id) as hers, ben.table(created.id, created.invitation) as his:
                await his.sit(1)
                await hers.start()
                await his.until(lambda it: it.info.status == "playing", 5)
                await _eventually(lambda: tends(one.server, created.id) != tends(two.server, created.id))
        await _eventually(lambda: tends(two.server, created.id))


def tends(server: Server, table_id: str) -> bool:
    seated = server.registry.seated.get(table_id)
    return seated is not None and seated.clockwork.tends


async def _eventually(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not holds():
            await asyncio.sleep(0.02)


async def _eventually_async(holds: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(20):
        while not await holds():
            await asyncio.sleep(0.05)


async def test_the_loss_of_one_process_does_not_stop_the_table(new_url: NewUrl, tmp_path: Path) -> None:
    url = new_url("postgresql")
    async with (
        child("serve", url, tmp_path) as one,
        child("serve", url, tmp_path) as two,
        Visitor(one.address, SOON) as ada,
        Visitor(two.address, SOON) as ben,
        Visitor(two.address, SOON) as ada_elsewhere,
    ):
        await ada.introduce("Ada")
        await ben.introduce("Ben")
        created = await ada.create_table("banquet_royal", ["me", "open", "greedy"], thinking="none")
        async with ben.table(created.id, created.invitation) as his:
            async with ada.table(created.id) as hers:
                await his.sit(1)
                await hers.start()
                await hers.until(lambda it: it.stream(0).question() is not None, 10)
                link = await ada.seat_link(created.id)
                one.kill()
            await ada_elsewhere.use_seat_link(link.path.removeprefix("/s/"))
            async with ada_elsewhere.table(created.id) as hers, asyncio.timeout(40):
                await play_together(hers, his)


async def play_together(hers: Table, his: Table) -> None:
    await asyncio.gather(
        play_with(hers, 0, random_chooser(random.Random(1))),
        play_with(his, 1, random_chooser(random.Random(2))),
    )
    assert hers.info.outcome is not None
    assert hers.info.outcome == his.info.outcome


async def test_bots_are_played_by_a_worker_and_without_one_by_the_server(new_url: NewUrl, tmp_path: Path) -> None:
    url = new_url("postgresql")
    soon = msgspec.structs.replace(QUICK, lease=1500, heartbeat=300)
    async with running(url, settings=soon) as site:
        ada = await site.visitor("Ada")
        async with child("worker", url, tmp_path) as worker:
            await _eventually_async(lambda: site.server.store.alive("worker", 0))
            await asyncio.sleep(0.7)  # two heartbeats: the server has noticed
            created = await ada.create_table("banquet_royal", ["me", "greedy"], thinking="none", start=True)
            async with ada.table(created.id) as hers:
                async with asyncio.timeout(40):
                    await play_with(hers, 0, random_chooser(random.Random(1)))
                assert hers.info.outcome is not None
            assert site.server.pool.asked == 0  # every move of the bot came from the worker
            second = await ada.create_table("banquet_royal", ["me", "greedy"], thinking="none", start=True)
            async with ada.table(second.id) as hers:
                await hers.until(lambda it: it.stream(0).question() is not None, 10)
                worker.kill()
                async with asyncio.timeout(40):
                    await play_with(hers, 0, random_chooser(random.Random(1)))
                assert hers.info.outcome is not None
        assert site.server.pool.asked > 0


async def test_a_worker_that_comes_later_takes_the_bots_over(new_url: NewUrl, tmp_path: Path) -> None:
    url = new_url("postgresql")
    soon = msgspec.structs.replace(QUICK, lease=1500, heartbeat=300)
    async with running(url, settings=soon) as site:
        ada = await site.visitor("Ada")
        created = await ada.create_table("banquet_royal", ["me", "greedy"], thinking="none", start=True)
        async with ada.table(created.id) as hers:
            await hers.until(lambda it: it.stream(0).question() is not None, 10)
            seated = site.server.registry.seated[created.id]
            await _eventually(lambda: seated.bots.plays)
            async with child("worker", url, tmp_path):
                async with asyncio.timeout(20):
                    while seated.bots.plays:
                        await asyncio.sleep(0.05)
                asked = site.server.pool.asked
                async with asyncio.timeout(40):
                    await play_with(hers, 0, random_chooser(random.Random(1)))
                assert hers.info.outcome is not None
                assert site.server.pool.asked == asked
