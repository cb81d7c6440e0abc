"""The HTTP side: what is sent, what is read, what a refusal looks like."""

import json

import httpx
import pytest

from atable.client import ProtocolError, RefusedByServer, Visitor
from tests.client.fake_server import FakeServer

pytestmark = pytest.mark.asyncio

ADA = {"person": "ada", "name": "Ada", "language": "fr", "login": None}


class Desk:
    """Answers every request alike and keeps them."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self.requests: list[httpx.Request] = []

    def visitor(self) -> Visitor:
        return Visitor("http://table.test", transport=httpx.MockTransport(self._take))

    def _take(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        return self.answer


async def test_introducing_oneself() -> None:
    desk = Desk(httpx.Response(201, json=ADA))
    async with desk.visitor() as me:
        assert (await me.introduce("Ada", "fr")).name == "Ada"
    [request] = desk.requests
    assert (request.method, request.url.path) == ("POST", "/api/me")
    assert json.loads(request.content) == {"name": "Ada", "language": "fr"}


async def test_seats_of_a_new_table_are_named_by_words() -> None:
    desk = Desk(httpx.Response(201, json={"id": "t1", "invitation": "door"}))
    async with desk.visitor() as me:
        created = await me.create_table("banquet_royal", ["me", "open", "empty", "greedy"], thinking="fast")
    assert created.invitation == "door"
    sent = json.loads(desk.requests[0].content)
    assert sent["seats"] == [
        {"kind": "me", "level": None},
        {"kind": "open", "level": None},
        {"kind": "empty", "level": None},
        {"kind": "bot", "level": "greedy"},
    ]
    assert sent["thinking"] == "fast"


async def test_a_refusal_carries_its_problem() -> None:
    body = {"error": {"key": "bad-login", "field": "login", "text": "Wrong name or password."}}
    async with Desk(httpx.Response(403, json=body)).visitor() as me:
        with pytest.raises(RefusedByServer, match=r"login: Wrong name or password\.") as refused:
            await me.log_in("ada", "lovelace")
    assert refused.value.problem.key == "bad-login"


async def test_a_proxy_that_answers_for_the_server_is_understood() -> None:
    async with Desk(httpx.Response(502, text="<h1>Bad gateway</h1>")).visitor() as me:
        with pytest.raises(RefusedByServer, match="http-502"):
            await me.my_tables()


async def test_an_answer_of_another_kind_is_an_error() -> None:
    async with Desk(httpx.Response(200, json={"hello": "there"})).visitor() as me:
        with pytest.raises(ProtocolError, match="not the TableInfo"):
            await me.table_info("t1")


async def test_a_replay_is_asked_for_as_seat_or_spectator() -> None:
    desk = Desk(httpx.Response(404))
    async with desk.visitor() as me:
        for seat in (None, 2):
            with pytest.raises(RefusedByServer):
                await me.replay("t1", seat)
    assert [str(request.url.query, "ascii") for request in desk.requests] == ["", "seat=2"]


async def test_the_socket_shows_the_cookie_and_where_it_comes_from() -> None:
    desk = Desk(httpx.Response(201, json=ADA, headers={"Set-Cookie": "atable=signed; Path=/; HttpOnly"}))
    async with FakeServer().running() as server:
        me = Visitor(server.url, transport=httpx.MockTransport(desk._take))
        async with me:
            await me.introduce("Ada")
            async with me.table("t1"):
                pass
    [request] = server.requests
    assert request.path == "/api/tables/t1/socket"
    assert request.headers["Cookie"] == "atable=signed"
    assert request.headers["Origin"] == server.url
