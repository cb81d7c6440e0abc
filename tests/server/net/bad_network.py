"""A proxy for sockets that loses, repeats, delays and reorders what a client sends, and cuts connections anywhere."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from atable.client import Table, Visitor
from atable.client.connection import Address
from tests.server.running import SOON


class BadNetwork:
    """`calm` lets everything through."""

    def __init__(self, upstream: str, seed: int) -> None:
        self.port = 0
        self.calm = False
        self.faults = {"cut": 0, "lose": 0, "repeat": 0, "hold": 0, "answer lost": 0}
        self._upstream = upstream
        self._rng = random.Random(seed)
        self._fates: list[str] = []

    def table(self, visitor: Visitor, table_id: str, invitation: str | None = None) -> Table:
        """The way to a table through this network."""
        return Table(lambda: self._proxied(visitor.socket_address(table_id)), invitation, SOON)

    def _proxied(self, address: Address) -> Address:
        path = address.url.split("/", 3)[3]
        return msgspec.structs.replace(address, url=f"ws://127.0.0.1:{self.port}/{path}")

    async def carry(self, client: ServerConnection) -> None:
        """One connection, there and back."""
        assert client.request is not None
        headers = {name: client.request.headers[name] for name in ("Cookie", "Origin")}
        with suppress(ConnectionClosed):
            async with connect(self._upstream + client.request.path, additional_headers=headers) as server:
                both = [
                    asyncio.create_task(self._there(client, server)),
                    asyncio.create_task(self._back(client, server)),
                ]
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                for task in both:
                    task.cancel()
                await asyncio.gather(*both, return_exceptions=True)
                server.transport.abort()
                client.transport.abort()

    async def _there(self, client: ServerConnection, server: ClientConnection) -> None:
        await server.send(await client.recv())  # Hello: without it nothing happens at all
        async with asyncio.TaskGroup() as late:
            async for message in client:
                fault = self._fault()
                if fault in ("cut", "lose"):  # what is lost on the way is lost with its connection
                    if fault == "cut":
                        _half(server, message, mask=True)
                    break
                if fault in ("repeat", "hold"):
                    late.create_task(self._later(server, message))
                if fault != "hold":
                    await server.send(message)
            server.transport.abort()

    async def _later(self, server: ClientConnection, message: str | bytes) -> None:
        """Others overtake it; it is lost if the connection ends before."""
        await asyncio.sleep(self._rng.uniform(0.001, 0.03))
        with suppress(ConnectionClosed):
            await server.send(message)

    async def _back(self, client: ServerConnection, server: ClientConnection) -> None:
        async for message in server:
            if not self.calm and self._rng.random() < 0.03:
                self.faults["answer lost"] += 1
                _half(client, message, mask=False)
                break
            await client.send(message)

    def _fault(self) -> str:
        """Drawn from a shuffled deck: however the messages come, every kind befalls one of thirteen."""
        if self.calm:
            return "none"
        if not self._fates:
            self._fates = ["cut", "lose", "repeat", "hold"] + ["none"] * 9
            self._rng.shuffle(self._fates)
        fault = self._fates.pop()
        if fault != "none":
            self.faults[fault] += 1
        return fault


def _half(connection: Connection, message: str | bytes, mask: bool) -> None:
    """The beginning of a frame, and then nothing."""
    data = message.encode() if isinstance(message, str) else message
    frame = Frame(Opcode.TEXT, data).serialize(mask=mask)
    connection.transport.write(frame[: len(frame) // 2])


@asynccontextmanager
async def bad_network(address: str, seed: int) -> AsyncIterator[BadNetwork]:
    network = BadNetwork(address.replace("http", "ws", 1), seed)
    async with serve(network.carry, "127.0.0.1", 0, ping_interval=None, max_size=None, close_timeout=1) as proxy:
        network.port = next(iter(proxy.sockets)).getsockname()[1]
        yield network
