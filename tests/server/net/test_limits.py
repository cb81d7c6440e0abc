"""How much one person or one address may take: what is too much is refused, and others don't notice."""

import asyncio
from contextlib import AsyncExitStack

import msgspec
import pytest

from atable.client import RefusedByServer, SentAway
from atable.protocol.socket import Bye, Done, Hello, Ping, Pong, Refused, Say
from tests.server.fake_clock import FakeClock
from tests.server.net.duels import open_duel, people, play, start_duel
from tests.server.net.wire import at_table, dial
from tests.server.running import QUICK, running


async def test_a_person_may_open_so_many_sockets_and_no_more(sqlite_url: str) -> None:
    async with running(sqlite_url, settings=msgspec.structs.replace(QUICK, sockets_per_person=3)) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(at_table(ada, created.id))
            async with dial(ada.socket_address(created.id)) as wire:
                bye = await wire.turned_away()
                assert (bye.problem.key, bye.problem.params, bye.again) == ("too-many-sockets", {"most": 3}, False)
            async with at_table(ben, created.id):
                pass
        async with at_table(ada, created.id):  # the others are closed
            pass


async def test_an_address_may_open_so_many_sockets_and_no_more(sqlite_url: str) -> None:
    async with running(sqlite_url, settings=msgspec.structs.replace(QUICK, sockets_per_address=2)) as site:
        ada, ben = await people(site)
        created = await open_duel(ada)
        silent, refused = dial(ben.socket_address(created.id)), dial(ben.socket_address(created.id))
        async with at_table(ada, created.id), silent, refused as wire:  # the silent one counts too
            assert (await wire.turned_away()).problem.key == "too-many-sockets"
        async with at_table(ada, created.id):
            pass


async def test_the_metrics_count_open_sockets_and_people(sqlite_url: str) -> None:
    async with running(sqlite_url) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with at_table(ada, created.id), at_table(ada, created.id), at_table(ben, created.id):
            shown = site.server.metrics.render().decode()
            assert "atable_sockets 3.0" in shown
            assert "atable_people_connected 2.0" in shown


async def test_a_flood_is_refused_then_cut_off_and_the_others_play_on(sqlite_url: str) -> None:
    """The other person of the same table and another table notice nothing."""
    async with running(sqlite_url, settings=msgspec.structs.replace(QUICK, messages_a_second=50.0)) as site:
        ada, ben = await people(site)
        mallory, nina = await site.visitor("Mallory"), await site.visitor("Nina")
        created = await start_duel(ada, ben)
        flooded = await start_duel(nina, mallory)
        async with at_table(mallory, flooded.id) as flood, ada.table(created.id) as hers, ben.table(created.id) as his:
            game = asyncio.gather(play(hers, 0), play(his, 1))
            for _ in range(1000):
                await flood.send(Ping())
            answers = [it for it in await flood.rest() if isinstance(it, Pong | Refused | Bye)]
            assert isinstance(answers[0], Pong)
            assert {it.problem.key for it in answers if isinstance(it, Refused)} == {"too-many"}
            assert isinstance(answers[-1], Bye)
            assert (answers[-1].problem.key, flood.socket.close_code) == ("too-many", 1008)
            assert len(answers) < 1000
            await game
            assert hers.info.status == "finished"
        async with at_table(mallory, flooded.id):  # no grudge
            pass


async def test_chat_is_limited_by_itself(sqlite_url: str) -> None:
    settings = msgspec.structs.replace(QUICK, chats_a_minute=3)
    async with running(sqlite_url, FakeClock(), settings) as site:
        ada, _ = await people(site)
        created = await open_duel(ada)
        async with at_table(ada, created.id) as wire:
            for number in range(3):
                await wire.send(Say(client=f"c{number}", text="hello"))
                await wire.until(Done)
            assert (await wire.refused(Say(client="c3", text="hello"))).key == "too-many"
            await wire.send(Ping())
            assert await wire.until(Pong)
        assert len(await site.server.store.chat_after(created.id, 0, 9)) == 3


async def test_invitations_can_not_be_guessed_by_trying_them_all(sqlite_url: str) -> None:
    settings = msgspec.structs.replace(QUICK, joins_a_minute=5)
    clock = FakeClock()
    async with running(sqlite_url, clock, settings) as site:
        ada, ben = await people(site)
        created = await open_duel(ada)
        for number in range(3):
            with pytest.raises(RefusedByServer, match="nothing here"):
                await ben.invited(f"GUESS{number}")
        for number in range(2):
            async with dial(ben.socket_address(created.id)) as wire:
                await wire.send(Hello({}, 0, f"GUESS{number}"))
                assert (await wire.turned_away()).problem.key == "not-found"
        with pytest.raises(RefusedByServer, match="too much"):
            await ben.invited(created.invitation)
        async with dial(ben.socket_address(created.id)) as wire:
            await wire.send(Hello({}, 0, created.invitation))
            bye = await wire.turned_away()
            assert (bye.problem.key, bye.again) == ("too-many", True)
        async with at_table(ada, created.id):  # who is at the table needs no invitation
            pass
        await clock.advance(60_000)
        assert (await ben.invited(created.invitation)).id == created.id


async def test_too_many_requests_close_no_door_for_good(sqlite_url: str) -> None:
    """A household that comes back all at once gets in, a little later."""
    settings = msgspec.structs.replace(QUICK, requests_a_minute=4)
    async with running(sqlite_url, FakeClock(), settings) as site:
        ada, _ = await people(site)
        created = await open_duel(ada)
        async with at_table(ada, created.id):
            pass
        async with dial(ada.socket_address(created.id)) as wire:
            bye = await wire.turned_away()
            assert (bye.problem.key, bye.again) == ("too-many", True)
        with pytest.raises(RefusedByServer, match="too much"):
            await ada.who_am_i()


async def test_a_server_that_stops_asks_people_to_come_back(sqlite_url: str) -> None:
    async with running(sqlite_url) as site:
        ada, _ = await people(site)
        created = await open_duel(ada)
        site.server.stopping = True
        async with dial(ada.socket_address(created.id)) as wire:
            bye = await wire.turned_away()
            assert (bye.problem.key, bye.again) == ("server-stops", True)


async def test_the_table_takes_so_many_guests_and_no_more(sqlite_url: str) -> None:
    async with running(sqlite_url, settings=msgspec.structs.replace(QUICK, guests_per_table=2)) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        cleo = await site.visitor("Cleo")
        with pytest.raises(SentAway, match="table-full"):
            async with cleo.table(created.id, created.invitation):
                pass
