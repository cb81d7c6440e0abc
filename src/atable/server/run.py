"""Processes: `serve` and `work` block until they are told to stop."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn
import uvloop

from atable.protocol.socket import Bye
from atable.server.errors import Denied
from atable.server.jobs import QUEUE
from atable.server.net.app import create_app
from atable.server.server import Server
from atable.server.settings import Settings


def serve(settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM. `ready` is called once requests are answered."""
    uvloop.run(_serve(settings, ready))


async def _serve(settings: Settings, ready: Callable[[], None]) -> None:
    server = Server(settings)
    await server.start()
    steady()
    try:
        await Web(server, ready).serve()
    finally:
        await server.stop()


def steady() -> None:
    """No action of a player should wait for housekeeping of ours."""
    gc.collect()
    gc.freeze()  # what is there now stays: it need not be looked through again
    gc.set_threshold(20_000, 20, 20)
    sys.setswitchinterval(0.001)  # seconds: the thread that stores must not wait long for its turn


class Web(uvicorn.Server):
    """uvicorn, and what we say before it closes the sockets."""

    def __init__(self, server: Server, ready: Callable[[], None]) -> None:
        settings = server.settings
        super().__init__(
            uvicorn.Config(
                create_app(server),
                host=settings.host,
                port=settings.port,
                log_config=None,
                access_log=False,
                lifespan="off",
                proxy_headers=False,
                server_header=False,
                ws="websockets-sansio",
                ws_max_size=settings.message_bytes,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=5,
                backlog=2048,
            )
        )
        self._server = server
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """uvicorn raises a signal that it has noted once more at its end: that would end us with tables in mid-air."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """People are told to come back in a moment."""
        self._server.stopping = True
        bye = Bye(Denied("server-stops").problem(), again=True)
        for seated in self._server.registry.seated.values():
            for listener in seated.table.listeners:
                listener.outbox.say_goodbye(bye)
        await asyncio.sleep(0)
        await super().shutdown(sockets)


def work(settings: Settings) -> None:
    """Play bots for the servers on the same PostgreSQL until SIGINT or SIGTERM."""
    uvloop.run(_work(settings))


async def _work(settings: Settings) -> None:
    server = Server(settings, role="worker")
    await server.start()
    assert server.jobs is not None, "workers need PostgreSQL"
    loop, worker = asyncio.get_running_loop(), None
    try:
        worker = asyncio.create_task(
            server.jobs.run_worker_async(
                queues=[QUEUE], concurrency=100, install_signal_handlers=False, delete_jobs="always"
            )
        )
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, worker.cancel)
        await asyncio.gather(worker, return_exceptions=True)
    finally:
        await server.stop()
