"""Another process was faster: the table is read again, and what was asked is judged by the new position."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from atable.client import Picture, RefusedByServer, Visitor
from atable.kernel.codec import encode
from atable.protocol.socket import Act
from atable.server.server import Server
from tests.server.crash.ledger import read_log
from tests.server.running import QUICK, running

# No heartbeat, and nobody tells the first server: it learns from the conflict alone.
ALONE = msgspec.structs.replace(QUICK, heartbeat=3_600_000)


class Elsewhere:
    """A second server on the same database, as far as it is needed to change a table."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def act(self, visitor: Visitor, table_id: str, seat: int, action: dict[str, object], client: str) -> str:
        me = await visitor.who_am_i()
        assert me is not None
        table = await self._server.registry.get(table_id)
        act = Act(client=client, seat=seat, actions=[msgspec.Raw(encode(action))])
        answer = await self._server.doors.receive(table, me.person, act, self._server.clock.wall())
        return type(answer).__name__


@asynccontextmanager
async def elsewhere(url: str) -> AsyncIterator[Elsewhere]:
    server = Server(msgspec.structs.replace(ALONE, database=url))
    await server.writer.start()
    try:
        yield Elsewhere(server)
    finally:
        for table_id in list(server.registry.seated):
            server.registry.let_go(table_id)
        await server.writer.stop()
        await server.database.close()


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATABLE_EXTRA_GAMES", "tests.toys.auction:GAME")


async def begin(ada: Visitor, ben: Visitor) -> str:
    """An auction: both bid secretly, in any order."""
    created = await ada.create_table("toy_auction", ["me", "open"], thinking="none")
    async with ben.table(created.id, created.invitation) as his, ada.table(created.id) as hers:
        await his.sit(1)
        await hers.start()
    return created.id


def bid(coins: int) -> dict[str, object]:
    return {"type": "bid", "coins": coins}


async def test_what_is_still_allowed_is_carried_out(database_url: str) -> None:
    async with running(database_url, settings=ALONE) as site, elsewhere(database_url) as other:
        ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
        table_id = await begin(ada, ben)
        async with ada.table(table_id) as hers, ben.table(table_id) as his:
            assert await other.act(ben, table_id, 1, bid(2), "ben-1") == "Done"
            await hers.act(0, bid(1))
            for table, seat in ((hers, 0), (his, 1)):  # the last bid shows all: the other one was among them
                await table.until(lambda picture, seat=seat: sold(picture, seat) == [[1, 2]])  # type: ignore[misc]
        assert sorted((deed.seat, deed.action) for deed in read_log(database_url).deeds) == [
            (0, '{"type":"bid","coins":1}'),
            (1, '{"type":"bid","coins":2}'),
        ]
        assert b"atable_conflicts_total 1.0" in site.server.metrics.render()


def sold(picture: Picture, seat: int) -> list[list[int]]:
    """The bids for each dish that was sold."""
    return [event["bids"] for event in picture.stream(seat).events if event["type"] == "dish_sold"]


async def test_what_is_no_longer_allowed_is_refused(database_url: str) -> None:
    """Ada has bid on another device already: what she bids here comes too late, and the first bid stands."""
    async with running(database_url, settings=ALONE) as site, elsewhere(database_url) as other:
        ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
        table_id = await begin(ada, ben)
        async with ada.table(table_id) as hers:
            question = hers.stream(0).question()
            assert question is not None
            assert await other.act(ada, table_id, 0, bid(1), "elsewhere-1") == "Done"
            with pytest.raises(RefusedByServer) as refusal:
                await hers.act(0, bid(3), prompt=question.id)
            assert refusal.value.problem.key != "storage-failed"
        assert [(deed.client, deed.seat) for deed in read_log(database_url).deeds] == [("elsewhere-1", 0)]


async def test_a_message_that_the_other_process_has_carried_out_is_only_answered(database_url: str) -> None:
    """The client was connected there, lost the answer, and asks again here."""
    async with running(database_url, settings=ALONE) as site, elsewhere(database_url) as other:
        ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
        table_id = await begin(ada, ben)
        async with ada.table(table_id) as hers:
            client = hers._connection.next_id()
            assert await other.act(ada, table_id, 0, bid(1), client) == "Done"
            await hers._ask(Act(client=client, seat=0, actions=[msgspec.Raw(encode(bid(1)))]))
        assert [deed.client for deed in read_log(database_url).deeds] == [client]
