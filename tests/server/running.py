"""A server inside the test's own loop, on a free port of the loopback, with visitors who talk to it."""

import asyncio
import copy
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

import msgspec
from litestar import Litestar
from litestar.datastructures import State

from atable.client import Visitor
from atable.client.connection import Timing
from atable.server.clock import Clock
from atable.server.net.app import create_app
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
APPS: Final[dict[Settings, Litestar]] = {}


def app_for(server: Server) -> Litestar:
    """As `create_app` makes it, but made once for all servers that are set alike: they differ in their state only.
    Half of a test's time would go into reading the same signatures and packing the same files again."""
    alike = msgspec.structs.replace(server.settings, database="", port=0)
    made = APPS.get(alike) or APPS.setdefault(alike, create_app(server))
    app = copy.copy(made)
    app.state = State({**made.state.dict(), "server": server})
    return app


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
