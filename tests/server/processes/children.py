"""Real `atable serve` and `atable worker` processes on loopback, ended by their own ids."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

import atable

QUICK = """\
bot_least = 0
bot_most = 0
messages_a_second = 10000.0
requests_a_minute = 100000
joins_a_minute = 100000
count_in = 100
lease = 1500
heartbeat = 400
"""


class Child:
    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.address = f"http://127.0.0.1:{port}"

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)

    async def stop(self) -> None:
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                async with asyncio.timeout(10):
                    await self.process.wait()
            except TimeoutError:
                self.kill()
        await self.process.wait()


@asynccontextmanager
async def child(command: str, url: str, folder: Path, settings: str = QUICK) -> AsyncIterator[Child]:
    """A process of this command on this database; `serve` gets a free port and answers when it is given."""
    port = _free_port()
    file = folder / f"settings-{port}.toml"
    file.write_text(settings, encoding="utf-8")
    arguments = [command, "--database", url, "--settings", str(file)]
    if command == "serve":
        arguments += ["--port", str(port)]
    source = str(Path(atable.__file__).parents[1])
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "atable.cli.main",
        *arguments,
        env={**os.environ, "PYTHONPATH": source},
        stdout=asyncio.subprocess.DEVNULL,
    )
    started = Child(process, port)
    try:
        if command == "serve":
            await _answers(started)
        yield started
    finally:
        await started.stop()


async def _answers(started: Child) -> None:
    async with asyncio.timeout(30), httpx.AsyncClient() as client:
        while started.process.returncode is None:
            try:
                if (await client.get(f"{started.address}/healthz")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    raise AssertionError(f"the server ended with code {started.process.returncode}")


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
