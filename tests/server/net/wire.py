"""A socket without manners: it sends whatever a test likes, and reads the server's messages one by one."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from atable.client import Visitor
from atable.client.connection import Address
from atable.kernel.codec import encode
from atable.protocol.info import Problem
from atable.protocol.socket import Bye, FromClient, FromServer, Hello, Refused, ServerMessage, Welcome

SOON = 20.0  # seconds: whatever takes longer never comes
_frames: msgspec.json.Decoder[list[ServerMessage]] = msgspec.json.Decoder(list[ServerMessage])


class Wire:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._read: deque[ServerMessage] = deque()

    async def send(self, message: FromClient | str | bytes) -> None:
        """A message of the protocol, a text frame, or a frame of bytes."""
        await self.socket.send(encode(message).decode() if isinstance(message, FromClient) else message)

    async def next(self) -> ServerMessage:
        """The next message; ConnectionClosed at the end."""
        while not self._read:
            async with asyncio.timeout(SOON):
                self._read += _frames.decode(await self.socket.recv())
        return self._read.popleft()

    async def until(self, *kinds: type[FromServer]) -> Any:
        """The next message of these kinds; the others are passed over."""
        while True:
            message = await self.next()
            if isinstance(message, kinds):
                return message

    async def refused(self, message: FromClient | str | bytes) -> Problem:
        """Send something that the server refuses; why it does."""
        await self.send(message)
        answer: Refused = await self.until(Refused)
        return answer.problem

    async def turned_away(self) -> Bye:
        """The server's last word: nothing comes after it."""
        bye: Bye = await self.until(Bye)
        try:
            after = await self.next()
        except ConnectionClosed:
            return bye
        raise AssertionError(f"{after} came after the goodbye")

    async def rest(self) -> list[ServerMessage]:
        """All that comes until the connection ends."""
        messages = []
        try:
            while True:
                messages.append(await self.next())
        except ConnectionClosed:
            return messages

    async def close_code(self) -> int | None:
        """How the server ends the connection, whatever it says before."""
        await self.rest()
        return self.socket.close_code


@asynccontextmanager
async def dial(address: Address, **more: Any) -> AsyncIterator[Wire]:
    """An open socket on which nothing was said yet."""
    settings = {"ping_interval": None, "close_timeout": 1, "compression": None, "max_size": None} | more
    origin, headers = Origin(address.origin), dict(address.headers)
    async with connect(address.url, origin=origin, additional_headers=headers, **settings) as socket:
        yield Wire(socket)


@asynccontextmanager
async def at_table(visitor: Visitor, table_id: str, hello: Hello | None = None, **more: Any) -> AsyncIterator[Wire]:
    """A socket on which the server has welcomed this visitor."""
    async with dial(visitor.socket_address(table_id), **more) as wire:
        await wire.send(hello or Hello())
        assert isinstance(await wire.next(), Welcome)
        yield wire
