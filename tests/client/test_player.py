"""A program in a seat."""

import asyncio
import random
from typing import Any

import pytest

from atable.client import Asked, RefusedByServer, Visitor, play_with, random_chooser
from tests.client.fake_server import QUICK, FakeServer, cut

pytestmark = pytest.mark.asyncio


async def test_it_plays_to_the_end_one_answer_a_question() -> None:
    async with FakeServer().running() as server, Visitor(server.url) as me, me.table("t1") as table:
        server.goal = 20
        info = await play_with(table, 0, random_chooser(random.Random(1)))
    assert info.status == "finished"
    assert server.sum in (20, 21)
    assert len(server.commands) == len(server.events)


async def test_it_plays_on_through_lost_connections() -> None:
    async with FakeServer().running() as server, Visitor(server.url, QUICK) as me, me.table("t1") as table:
        server.goal = 12
        server.before = [cut, cut]
        server.after = [cut, cut]
        await play_with(table, 0, random_chooser(random.Random(2)))
    assert server.sum in (12, 13)


async def test_the_chooser_sees_what_its_seat_sees() -> None:
    seen: list[Asked] = []

    def two(asked: Asked) -> dict[str, Any]:
        seen.append(asked)
        return asked.legal[1]

    async with FakeServer().running() as server, Visitor(server.url) as me, me.table("t1") as table:
        server.goal = 4
        await play_with(table, 0, two)
    assert [asked.view["sum"] for asked in seen] == [0, 2]
    assert [asked.prompts[0].id for asked in seen] == ["add-0", "add-1"]


async def test_an_answer_to_an_old_question_is_thought_over_again() -> None:
    async with FakeServer().running() as server, Visitor(server.url) as me, me.table("t1") as table:
        server.goal = 4

        def slow(asked: Asked) -> dict[str, Any]:
            if asked.view["sum"] == 0:
                server.events.append({"number": 3})  # the table goes on while we think
                news.append(asyncio.create_task(server.send_all(server.update(0))))
            return asked.legal[0]

        news: list[asyncio.Task[None]] = []
        await play_with(table, 0, slow)
    assert len(server.commands) == 2
    assert [event["number"] for event in server.events] == [3, 1]


async def test_it_slows_down_when_told_to() -> None:
    async with FakeServer().running() as server, Visitor(server.url) as me, me.table("t1") as table:
        server.goal = 2
        server.flooded = 2
        await play_with(table, 0, lambda asked: asked.legal[1])
    assert len(server.commands) == 3
    assert server.sum == 2


async def test_any_other_refusal_is_the_choosers_fault() -> None:
    async with FakeServer().running() as server, Visitor(server.url) as me, me.table("t1") as table:
        with pytest.raises(RefusedByServer, match="too-big"):
            await play_with(table, 0, lambda asked: {"type": "add", "number": 50})


async def test_a_chooser_may_wait_until_something_changes() -> None:
    asked_at: list[int] = []

    def wait_for_five(asked: Asked) -> dict[str, Any] | None:
        asked_at.append(asked.view["sum"])
        return asked.legal[0] if asked.view["sum"] >= 5 else None

    async with FakeServer().running() as server, Visitor(server.url) as me, me.table("t1") as table:
        server.goal = 6
        playing = asyncio.create_task(play_with(table, 0, wait_for_five))
        await table.act(0, {"type": "add", "number": 5})
        await playing
    assert asked_at[-1] == 5
    assert server.sum == 6
