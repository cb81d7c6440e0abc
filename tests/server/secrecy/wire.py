"""A socket that keeps every message it was sent, byte for byte."""

import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from atable.client import Visitor
from atable.kernel.codec import encode
from atable.protocol.socket import Command, FromClient, Hello, Ping

_messages = msgspec.json.Decoder(list[msgspec.Raw])


class _Head(msgspec.Struct):
    type: str
    client: str | None = None


class Ear:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._fresh: list[bytes] = []
        self.heard: list[bytes] = []  # everything

    async def send(self, message: FromClient) -> None:
        await self._socket.send(encode(message), text=True)

    def next_id(self) -> str:
        return f"c{next(self._numbers)}"

    async def ask(self, command: Command) -> None:
        """Send it and listen up to its answer, which is kept like all the rest."""
        await self.send(command)
        await self._until(lambda head: head.client == command.client)

    async def wait_for(self, kind: str) -> None:
        """Listen up to a message of this type."""
        await self._until(lambda head: head.type == kind)

    async def settle(self) -> None:
        """Listen to all that was said so far: messages come in order, so none is left behind the Pong."""
        await self.send(Ping())
        await self._until(lambda head: head.type == "pong")

    async def hush(self) -> list[bytes]:
        """All that was said since the last time."""
        await self.settle()
        fresh, self._fresh = self._fresh, []
        return fresh

    async def _until(self, is_last: Callable[[_Head], bool]) -> None:
        while True:
            messages = [bytes(raw) for raw in _messages.decode(await self._socket.recv())]
            self.heard += messages
            self._fresh += messages
            if any(is_last(msgspec.json.decode(message, type=_Head)) for message in messages):
                return

    async def farewell(self) -> list[bytes]:
        """What was said last, on a socket that the server closes."""
        said: list[bytes] = []
        with suppress(ConnectionClosed):
            while True:
                said += [bytes(raw) for raw in _messages.decode(await self._socket.recv())]
        self.heard += said
        return said


@asynccontextmanager
async def listening(visitor: Visitor, table_id: str, hello: Hello | None = None) -> AsyncIterator[Ear]:
    address = visitor.socket_address(table_id)
    async with connect(
        address.url,
        origin=Origin(address.origin),
        additional_headers=address.headers,
        max_size=None,
        ping_interval=None,
        compression=None,
        close_timeout=1,
    ) as socket:
        ear = Ear(socket)
        await ear.send(hello or Hello())
        yield ear


def of_kind(messages: list[bytes], kind: str) -> list[dict[str, Any]]:
    """The messages of this type, as plain data."""
    read: list[dict[str, Any]] = [msgspec.json.decode(message) for message in messages]
    return [message for message in read if message["type"] == kind]


def streams(messages: list[bytes]) -> set[int | None]:
    """The seats (None: the spectators) whose updates are among these messages."""
    return {message["seat"] for message in of_kind(messages, "update")}
