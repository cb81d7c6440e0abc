"""What waits for a reader: bounded, and an answer is never lost."""

import asyncio

import pytest

from atable.protocol.info import Problem
from atable.protocol.socket import Bye
from atable.server.tables.listeners import Outbox

BYE = Bye(Problem("server-stops"), again=True)


async def test_what_waits_is_taken_in_its_order() -> None:
    outbox = Outbox(3)
    outbox.put(b"news")
    outbox.answer(b"done")
    outbox.put(b"more")
    assert await outbox.take() == [b"news", b"done", b"more"]


async def test_an_overflow_drops_the_news_and_keeps_the_answers() -> None:
    outbox = Outbox(3)
    outbox.answer(b"done 1")
    for number in range(4):
        outbox.put(b"news %d" % number)
        outbox.answer(b"done 2") if number == 1 else None
    assert outbox.overflown
    outbox.put(b"too late")
    assert await outbox.take() == [b"done 1", b"done 2"]


async def test_it_never_holds_more_than_its_bound_of_news() -> None:
    outbox, longest = Outbox(3), 0
    for number in range(1000):
        outbox.put(b"news %d" % number)
        longest = max(longest, len(outbox))
    assert longest == 3


async def test_there_is_no_room_for_another_answer_until_the_others_are_taken() -> None:
    outbox = Outbox(2)
    outbox.answer(b"done 1")
    await asyncio.wait_for(outbox.room(), 1)
    outbox.answer(b"done 2")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(outbox.room(), 0.01)
    await outbox.take()
    await asyncio.wait_for(outbox.room(), 1)


async def test_whoever_waits_for_room_goes_on_when_nobody_sends_any_more() -> None:
    outbox = Outbox(1)
    outbox.answer(b"done")
    outbox.abandon()
    await asyncio.wait_for(outbox.room(), 1)


async def test_nothing_follows_a_goodbye() -> None:
    outbox = Outbox(3)
    outbox.put(b"news")
    outbox.say_goodbye(BYE)
    outbox.put(b"more")
    outbox.answer(b"done")
    news, bye = await outbox.take()
    assert (news, b'"bye"' in bye) == (b"news", True)


async def test_a_goodbye_gets_through_after_an_overflow() -> None:
    outbox = Outbox(1)
    outbox.put(b"news")
    outbox.put(b"more")
    outbox.say_goodbye(BYE)
    assert len(await outbox.take()) == 1
    assert outbox.closing
