"""A server inside the test's own loop, on a free port of the loopback, with visitors who talk to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec

from atable.client import Visitor
from atable.client.connection import Timing
from atable.server.clock import Clock
from atable.server.run import Web
from atable.server.server import Server
from atable.server.settings import Settings

QUICK = Settings(
    port=0,
    bot_least=0,
    bot_most=0,
    messages_a_second=10_000.0,
    requests_a_minute=100_000,
    joins_a_minute=100_000,
    chats_a_minute=10_000,
    count_in=0,
)
SOON = Timing(first_retry=0.02, last_retry=0.2)


class Running:
    def __init__(self, server: Server, port: int, stack: AsyncExitStack) -> None:
        self.server = server
        self.address = f"http://127.0.0.1:{port}"
        self._stack = stack

    async def visitor(self, name: str = "") -> Visitor:
        """Somebody new; with a name they are introduced already."""
        visitor = await self._stack.enter_async_context(Visitor(self.address, timing=SOON))
        if name:
            await visitor.introduce(name)
        return visitor


@asynccontextmanager
async def running(url: str, clock: Clock | None = None, settings: Settings = QUICK) -> AsyncIterator[Running]:
    """Start a server on this database; stop it gracefully at the end."""
    server = Server(msgspec.structs.replace(settings, database=url), clock)
    await server.start()
    ready = asyncio.Event()
    web = Web(server, ready.set)
    serving = asyncio.create_task(web.serve())
    await ready.wait()
    port: int = web.servers[0].sockets[0].getsockname()[1]
    try:
        async with AsyncExitStack() as stack:
            yield Running(server, port, stack)
    finally:
        web.should_exit = True
        await serving
        await server.stop()
