"""A bare socket at a table that keeps every message it gets: nothing is sent again, nothing is left out."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from atable.client import Visitor

Message = dict[str, Any]
NEWS = ("update", "table_changed", "chat")


class Ear:
    def __init__(self, socket: ClientConnection) -> None:
        self.heard: list[Message] = []
        self._socket = socket
        self._more = asyncio.Event()
        self._numbers = itertools.count(1)

    async def keep(self) -> None:
        async for frame in self._socket:
            self.heard += msgspec.json.decode(frame)
            self._more.set()

    async def send(self, message: Message) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def until(self, condition: Callable[[list[Message]], bool]) -> None:
        async with asyncio.timeout(10):
            while not condition(self.heard):
                self._more.clear()
                await self._more.wait()

    async def settle(self) -> None:
        """Return when all that was sent to us so far is here: the server answers a ping after it."""
        pongs = self.count("pong")
        await self.send({"type": "ping"})
        await self.until(lambda _: self.count("pong") > pongs)

    def count(self, *kinds: str) -> int:
        return sum(message["type"] in kinds for message in self.heard)

    def last(self, kind: str) -> Message:
        return [message for message in self.heard if message["type"] == kind][-1]


@asynccontextmanager
async def listening(
    visitor: Visitor, table_id: str, invitation: str | None = None, welcome: bool = True
) -> AsyncIterator[Ear]:
    """A socket on which hello was said; `welcome`: and answered."""
    address = visitor.socket_address(table_id)
    headers = dict(address.headers)
    async with connect(address.url, origin=Origin(address.origin), additional_headers=headers) as socket:
        ear = Ear(socket)
        keeping = asyncio.create_task(ear.keep())
        try:
            await ear.send({"type": "hello", "invitation": invitation})
            if welcome:
                await ear.until(lambda heard: bool(heard))
                await ear.settle()
            yield ear
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
