"""A table seen over a bad network: nothing is lost, nothing happens twice, and a server's lie is found."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from http import HTTPStatus
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from atable.client import NotConnected, ProtocolError, RefusedByServer, SentAway, Timing, Visitor
from atable.protocol.info import Problem
from atable.protocol.socket import (
    AddLuck,
    Close,
    ComeBack,
    Empty,
    HandOver,
    Leave,
    Mute,
    Propose,
    Refused,
    Remove,
    Resign,
    Resume,
    Say,
    SetBot,
    Sit,
    Stand,
    Start,
    TakeBack,
    Vote,
)
from tests.client.fake_server import QUICK, FakeServer, bye, cut

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def server() -> AsyncIterator[FakeServer]:
    async with FakeServer().running() as fake:
        yield fake


def add(number: int) -> dict[str, Any]:
    return {"type": "add", "number": number}


async def test_an_action_is_in_the_picture(server: FakeServer) -> None:
    async with Visitor(server.url) as me, me.table("t1") as table:
        await table.act(0, add(3), add(4), prompt="add-0")
        await table.until(lambda picture: picture.stream(0).last == 2)
        assert table.stream(0).view == {"type": "counted", "sum": 7}
        assert [event["number"] for event in table.stream(0).events] == [3, 4]
        assert table.stream(0).legal == [add(1), add(2)]
        assert table.info.game == "counting"
        assert table.you.seats == (0,)


async def test_every_command_has_its_method(server: FakeServer) -> None:
    async with Visitor(server.url) as me, me.table("t1") as table:
        await table.take_back(1)
        await table.propose("pause")
        await table.vote("undo", yes=False)
        await table.resume()
        await table.say("bon")
        await table.sit(2)
        await table.stand(3)
        await table.leave()
        await table.come_back(4)
        await table.resign(5)
        await table.add_luck("dice")
        await table.start()
        await table.set_bot(6, "greedy")
        await table.empty(7)
        await table.hand_over("bob")
        await table.mute("bob")
        await table.remove("bob")
        await table.close()
    fields = [msgspec.structs.astuple(command)[1:] for command in server.heard]
    assert [type(command) for command in server.heard] == [
        TakeBack, Propose, Vote, Resume, Say, Sit, Stand, Leave, ComeBack, Resign,
        AddLuck, Start, SetBot, Empty, HandOver, Mute, Remove, Close,
    ]  # fmt: skip
    assert fields == [
        (1,), ("pause",), ("undo", False), (), ("bon",), (2,), (3,), (), (4,), (5,),
        ("dice",), (), (6, "greedy"), (7,), ("bob",), ("bob", True), ("bob",), (),
    ]  # fmt: skip


async def test_a_refusal_says_why_and_how_many_were_accepted(server: FakeServer) -> None:
    async with Visitor(server.url) as me, me.table("t1") as table:
        with pytest.raises(RefusedByServer, match="CT-2: too-big") as refused:
            await table.act(0, add(1), add(10), add(1))
    assert refused.value.accepted == 1
    assert server.sum == 1


async def test_a_command_lost_on_the_way_is_sent_again_under_the_same_id(server: FakeServer) -> None:
    server.before = [cut, cut]
    async with Visitor(server.url, QUICK) as me, me.table("t1") as table:
        await table.act(0, add(5))
    assert len(server.commands) == 3
    assert len(set(server.commands)) == 1
    assert server.sum == 5


async def test_a_lost_answer_makes_nothing_happen_twice(server: FakeServer) -> None:
    server.after = [cut, cut]
    async with Visitor(server.url, QUICK) as me, me.table("t1") as table:
        await table.act(0, add(5))
        await table.act(0, add(2))
        assert [event["number"] for event in table.stream(0).events] == [5, 2]
    assert server.sum == 7


async def test_commands_given_while_there_is_no_connection_are_sent_later(server: FakeServer) -> None:
    async with Visitor(server.url, QUICK) as me, me.table("t1") as table:
        server.doors = [HTTPStatus.SERVICE_UNAVAILABLE] * 3
        await asyncio.gather(*[cut(socket) for socket in list(server.sockets)])
        while server.sockets:
            await asyncio.sleep(0)
        await asyncio.gather(*[table.act(0, add(number)) for number in (1, 2, 3)])
    assert server.sum == 6
    assert len(set(server.commands)) == 3


async def test_the_reconnect_tells_what_we_have(server: FakeServer) -> None:
    async with Visitor(server.url, QUICK) as me, me.table("t1", invitation="door") as table:
        await table.act(0, add(1), add(2))
        await table.say("bon appétit")
        server.before = [cut]
        await table.act(0, add(3))
        await table.until(lambda picture: picture.stream(0).last == 3)
        assert [line.text for line in table.chat] == ["bon appétit"]
    assert [(hello.last, hello.chat, hello.invitation) for hello in server.hellos] == [
        ({}, 0, "door"),
        ({"0": 2}, 1, "door"),
    ]


async def test_events_that_come_twice_count_once(server: FakeServer) -> None:
    server.copies = 2
    async with Visitor(server.url) as me, me.table("t1") as table:
        await table.act(0, add(1))
        await table.act(0, add(2))
        await server.send_all(server.update(0))
        await table.say("after all that")
        assert [event["number"] for event in table.stream(0).events] == [1, 2]


async def test_an_old_picture_that_comes_late_changes_nothing(server: FakeServer) -> None:
    async with Visitor(server.url) as me, me.table("t1") as table:
        await table.act(0, add(1))
        old = server.update(0)
        await table.act(0, add(2))
        await server.send_all(old)
        await table.say("after the old one")
        assert table.stream(0).view["sum"] == 3
        assert table.stream(0).last == 2


async def test_a_gap_that_was_not_declared_is_an_error(server: FakeServer) -> None:
    async with Visitor(server.url) as me:
        table = await me.table("t1").__aenter__()
        server.events = [{"number": 1}, {"number": 2}]
        await server.send_all(server.update(1))
        with pytest.raises(ProtocolError, match="events 1 to 1 were never sent"):
            await table.until(lambda picture: picture.stream(0).last == 2)


async def test_a_broken_promise_is_raised_even_if_nobody_waits(server: FakeServer) -> None:
    async with Visitor(server.url) as me:
        table = await me.table("t1").__aenter__()
        server.events = [{"number": 1}, {"number": 2}, {"number": 3}]
        await server.send_all(msgspec.structs.replace(server.update(0), last=2))
        while server.sockets:
            await asyncio.sleep(0)
        with pytest.raises(ProtocolError, match="3 events said to be numbers 1 to 2"):
            await table.__aexit__(None, None, None)


async def test_a_gap_that_was_declared_is_drawn_from_the_view(server: FakeServer) -> None:
    async with Visitor(server.url) as me, me.table("t1") as table:
        server.events = [{"number": 1}, {"number": 2}, {"number": 3}]
        await server.send_all(server.update(0, first=3, complete=False))
        await table.until(lambda picture: picture.stream(0).last == 3)
        assert not table.stream(0).complete
        assert table.stream(0).events == [{"number": 3}]
        assert table.stream(0).view["sum"] == 6


async def test_a_server_that_stops_is_visited_again(server: FakeServer) -> None:
    server.before = [bye(again=True)]
    async with Visitor(server.url, QUICK) as me, me.table("t1") as table:
        await table.act(0, add(4))
    assert len(server.hellos) == 2
    assert server.sum == 4


async def test_who_is_sent_away_stays_away(server: FakeServer) -> None:
    server.before = [bye(again=False)]
    async with Visitor(server.url, QUICK) as me, me.table("t1") as table:
        with pytest.raises(SentAway, match="server-stops"):
            await table.act(0, add(4))
        with pytest.raises(SentAway):
            await table.say("but")
    assert len(server.hellos) == 1


async def test_a_shut_door_is_no_reason_to_knock_again(server: FakeServer) -> None:
    server.doors = [HTTPStatus.FORBIDDEN]
    async with Visitor(server.url, QUICK) as me:
        with pytest.raises(SentAway, match="http-403"):
            await me.table("t1").__aenter__()
    assert len(server.attempts) == 1


async def test_the_waits_between_attempts_double_up_to_a_limit(server: FakeServer) -> None:
    server.doors = [HTTPStatus.SERVICE_UNAVAILABLE] * 5
    timing = Timing(first_retry=0.02, last_retry=0.06)
    async with Visitor(server.url, timing) as me, me.table("t1"):
        waits = [after - before for before, after in itertools.pairwise(server.attempts)]
    least = [0.01, 0.02, 0.03, 0.03, 0.03]  # half of 0.02, 0.04, 0.06, 0.06, 0.06: the rest is chance
    assert all(wait >= bound for wait, bound in zip(waits, least, strict=True))


async def test_a_server_that_starts_late_is_found() -> None:
    server = FakeServer()
    async with server.running() as first:
        port = int(first.url.rsplit(":", 1)[1])
    async with Visitor(server.url, QUICK) as me:
        entering = asyncio.create_task(me.table("t1").__aenter__())
        async with server.running(port):
            table = await entering
            await table.act(0, add(8))
            await table.__aexit__(None, None, None)
    assert server.sum == 8


async def test_nobody_there_is_an_error_in_the_end() -> None:
    server = FakeServer()
    async with server.running():
        pass
    async with Visitor(server.url, Timing(welcome=0.05)) as me:
        with pytest.raises(NotConnected, match="ConnectionRefused"):
            await me.table("t1").__aenter__()
        with pytest.raises(NotConnected, match="can't be reached"):
            await me.introduce("Ada")


async def test_pings_keep_a_quiet_table_alive(server: FakeServer) -> None:
    timing = Timing(ping=0.01, silence=5.0)
    async with Visitor(server.url, timing) as me, me.table("t1"):
        while server.pings < 3:
            await asyncio.sleep(0.001)
    assert len(server.hellos) == 1


async def test_a_silent_connection_is_given_up(server: FakeServer) -> None:
    server.silent = True
    timing = Timing(ping=0.01, silence=0.05, first_retry=0.01)
    async with Visitor(server.url, timing) as me, me.table("t1"):
        while len(server.hellos) < 3:
            await asyncio.sleep(0.001)
    assert server.pings == 0


async def test_a_message_that_the_server_could_not_read_is_an_error(server: FakeServer) -> None:
    async with Visitor(server.url, QUICK) as me:
        table = await me.table("t1").__aenter__()
        await server.send_all(Refused(None, Problem("bad-message")))
        with pytest.raises(RefusedByServer, match="bad-message"):
            await table.until(lambda picture: False)


async def test_nothing_can_be_asked_of_a_table_that_was_left(server: FakeServer) -> None:
    async with Visitor(server.url) as me:
        async with me.table("t1") as table:
            pass
        with pytest.raises(NotConnected):
            await table.act(0, add(1))
    assert server.sum == 0


async def test_a_condition_that_never_holds_times_out(server: FakeServer) -> None:
    async with Visitor(server.url) as me, me.table("t1") as table:
        with pytest.raises(TimeoutError):
            await table.until(lambda picture: False, timeout=0.02)
