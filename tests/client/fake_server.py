"""A server of one table at which people count together, and which behaves as badly as it is told to.

The one action is {"type": "add", "number": n}; a game ends at `goal`. Everything else is the protocol as
src/atable/protocol/socket.py describes it: events numbered from 1, repeats answered and not carried out.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

import msgspec
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from atable.client.connection import Timing
from atable.kernel.messages import Message
from atable.kernel.views import Prompt
from atable.protocol.info import ChatLine, LuckInfo, Problem, SeatInfo, TableInfo, Time, You
from atable.protocol.socket import (
    Act,
    Bye,
    Chat,
    ClientMessage,
    Command,
    Done,
    FromServer,
    Hello,
    Ping,
    Pong,
    Refused,
    Rematch,
    Say,
    TableChanged,
    Update,
    Welcome,
)

QUICK = Timing(first_retry=0.01, last_retry=0.05, welcome=10.0)
Trouble = Callable[[ServerConnection], Awaitable[None]]


async def cut(socket: ServerConnection) -> None:
    """End the connection without a word, as a dead network does."""
    socket.transport.abort()


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


class FakeServer:
    def __init__(self) -> None:
        self.goal = 100
        self.events: list[dict[str, Any]] = []
        self.chat: list[ChatLine] = []
        self.answers: dict[str, FromServer] = {}
        self.hellos: list[Hello] = []
        self.pings = 0
        self.commands: list[str] = []  # client ids as they came, repeats included
        self.heard: list[Command] = []
        self.requests: list[Request] = []
        self.attempts: list[float] = []
        self.sockets: set[ServerConnection] = set()
        # What goes wrong, each once, in this order:
        self.doors: list[HTTPStatus] = []  # handshakes answered with a status
        self.before: list[Trouble] = []  # when a command arrives: it is not carried out
        self.after: list[Trouble] = []  # when it is stored: it is not answered
        self.flooded = 0  # commands refused because there are too many
        self.silent = False  # says nothing after the welcome
        self.copies = 1  # of every update
        self.url = ""

    @property
    def sum(self) -> int:
        return sum(event["number"] for event in self.events)

    @asynccontextmanager
    async def running(self, port: int = 0) -> AsyncIterator["FakeServer"]:
        server: Server = await serve(self._serve, "127.0.0.1", port, process_request=self._door)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()
            await server.wait_closed()

    def _door(self, socket: ServerConnection, request: Request) -> Response | None:
        self.requests.append(request)
        self.attempts.append(asyncio.get_running_loop().time())
        return socket.respond(self.doors.pop(0), "no") if self.doors else None

    async def _serve(self, socket: ServerConnection) -> None:
        try:
            hello = msgspec.json.decode(await socket.recv(), type=ClientMessage)
            assert isinstance(hello, Hello)
            self.hellos.append(hello)
            lines = tuple(line for line in self.chat if line.number > hello.chat)
            await self.send(socket, Welcome(self.you(), self.info(), lines), self.update(hello.last.get("0", 0)))
            self.sockets.add(socket)
            async for frame in socket:
                await self._hear(socket, msgspec.json.decode(frame, type=ClientMessage))
        except ConnectionClosed:
            pass
        finally:
            self.sockets.discard(socket)

    async def _hear(self, socket: ServerConnection, message: ClientMessage) -> None:
        if self.silent:
            return
        if isinstance(message, Ping):
            self.pings += 1
            await self.send(socket, Pong())
        elif isinstance(message, Command):
            await self._command(socket, message)

    async def _command(self, socket: ServerConnection, command: Command) -> None:
        self.commands.append(command.client)
        self.heard.append(command)
        if self.before:
            return await self.before.pop(0)(socket)
        if self.flooded:
            self.flooded -= 1
            return await self.send(socket, Refused(command.client, Problem("too-many")))
        if command.client not in self.answers:
            seen = len(self.events)
            self.answers[command.client] = self._carry_out(command)
            await self._broadcast(seen)
        if self.after:
            return await self.after.pop(0)(socket)
        return await self.send(socket, self.answers[command.client])

    def _carry_out(self, command: Command) -> FromServer:
        match command:
            case Act(prompt=prompt) if prompt is not None and prompt != self.question().id:
                return Refused(command.client, Problem("stale-answer", rule="CT-1"))
            case Act(actions=actions):
                return self._add(command.client, [msgspec.json.decode(action) for action in actions])
            case Say(text=text):
                self.chat.append(ChatLine(len(self.chat) + 1, "ada", "Ada", text, 0))
            case Rematch():
                return Refused(command.client, Problem("not-finished"))
        return Done(command.client)

    def _add(self, client: str, actions: list[dict[str, Any]]) -> FromServer:
        for accepted, action in enumerate(actions):
            if action["number"] > 9:
                return Refused(client, Problem("too-big", rule="CT-2"), accepted)
            self.events.append({"type": "added", "number": action["number"]})
        return Done(client)

    async def _broadcast(self, seen: int) -> None:
        for socket in list(self.sockets):
            updates = [self.update(seen)] * self.copies
            chat = [Chat(self.chat[-1])] if self.chat else []
            await self.send(socket, *updates, TableChanged(self.you(), self.info()), *chat)

    async def send(self, socket: ServerConnection, *messages: FromServer) -> None:
        await socket.send(msgspec.json.encode(messages), text=True)

    async def send_all(self, *messages: FromServer) -> None:
        for socket in list(self.sockets):
            await self.send(socket, *messages)

    def question(self) -> Prompt:
        return Prompt(f"add-{len(self.events)}", Message("add"), "CT-1", self.sum < self.goal)

    def update(self, seen: int, *, first: int | None = None, complete: bool = True) -> Update:
        """What seat 0 sees after its event number `seen`; `first` and `complete` as a bad server may say them."""
        start = seen + 1 if first is None else first
        events = [raw(event) for event in self.events[start - 1 :]]
        legal = raw([{"type": "add", "number": 1}, {"type": "add", "number": 2}])
        view = raw({"type": "counted", "sum": self.sum})
        time = Time(0, True, 0, ())
        return Update(0, start, len(self.events), complete, events, view, [self.question()], legal, time)

    def you(self) -> You:
        return You("ada", (0,), True, "secret-door")

    def info(self) -> TableInfo:
        return TableInfo(
            id="t1",
            game="counting",
            rules_version="1",
            options={},
            status="playing" if self.sum < self.goal else "finished",
            public=False,
            thinking="none",
            hours=24,
            seats=(SeatInfo(0, "person", "ada", "Ada"),),
            guests=(),
            host="ada",
            proposals=(),
            paused="no",
            luck=LuckInfo("", ()),
        )


def bye(again: bool) -> Trouble:
    async def say(socket: ServerConnection) -> None:
        await socket.send(msgspec.json.encode([Bye(Problem("server-stops"), again)]), text=True)
        await socket.close()

    return say
