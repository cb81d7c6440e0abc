"""`atable serve` as a process that is killed and started again, many times a minute.

Most of a start is the loading of modules. So a parent process loads them once and forks a server whenever it is
told to: what runs, and dies, is the real command in a process of its own.

Run as `python -m tests.server.crash.mill LOG ARGUMENT…`; it takes one letter a line and answers each with a line.
"""

import asyncio
import os
import signal
import socket
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import Final

import atable
from atable.cli.main import main as atable_command
from tests.server.running import running

START, KILL = "s", "k"
READY, DEAD = "ready", "dead"
ROOT: Final = Path(__file__).parents[3]

SETTINGS: Final = """\
bot_least = 0
bot_most = 0
messages_a_second = 10000.0
requests_a_minute = 100000
joins_a_minute = 100000
tables_per_person = 100000
count_in = 0
heartbeat = 500
lease = 1500
"""


class Mill:
    """The parent process as the test sees it."""

    def __init__(self, process: Process, port: int, log: Path) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.log = log
        self._process = process

    async def start(self) -> None:
        """Return when the server answers."""
        await self._tell(START, READY)

    async def kill(self) -> None:
        """kill -9; return when the process is gone."""
        await self._tell(KILL, DEAD)

    async def _tell(self, order: str, expected: str) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{order}\n".encode())
        async with asyncio.timeout(60):
            answer = (await self._process.stdout.readline()).decode().strip()
        assert answer == expected, f"{answer or 'the mill is gone'}: {self.log.read_text()[-2000:]}"


@asynccontextmanager
async def mill(url: str, folder: Path, games: str = "", settings: str = SETTINGS) -> AsyncIterator[Mill]:
    """No server runs yet. `games`: more of them, as in ATABLE_EXTRA_GAMES."""
    port, log, file = _free_port(), folder / "server.log", folder / "settings.toml"
    file.write_text(settings, encoding="utf-8")
    path = os.pathsep.join([str(Path(atable.__file__).parents[1]), str(ROOT)])
    arguments = ["serve", "--database", url, "--settings", str(file), "--port", str(port)]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.crash.mill", str(log), *arguments),
        env={**os.environ, "PYTHONPATH": path, "ATABLE_EXTRA_GAMES": games},
        stdin=PIPE,
        stdout=PIPE,
    )
    try:
        yield Mill(process, port, log)
    finally:
        assert process.stdin is not None
        process.stdin.close()  # it ends its server, then itself
        await process.wait()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


# The parent process


class Forked:
    """A server process, and the pipe that it speaks to: one that nobody holds would end it."""

    def __init__(self, log: Path, arguments: list[str]) -> None:
        reading, writing = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reading)
            os._exit(be_server(writing, log, arguments))
        os.close(writing)
        self.words = os.fdopen(reading)

    def end(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        self.words.close()


def grind(log: Path, arguments: list[str]) -> None:
    child: Forked | None = None
    for order in sys.stdin:
        if order.strip() == START:
            child = Forked(log, arguments)
            said = child.words.readline()  # once it answers, where; the port is the last argument
            print(READY if f":{arguments[-1]}/" in said else f"no server there: {said.strip()}", flush=True)
        elif child is not None:
            child.end()
            child = None
            wait_until_free(int(arguments[-1]))
            print(DEAD, flush=True)
    if child is not None:
        child.end()


def wait_until_free(port: int) -> None:
    """A bot process that was just being started is still a copy of the server: it holds the port and the file."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
                return
            except OSError:
                time.sleep(0.01)


def be_server(output: int, log: Path, arguments: list[str]) -> int:
    nothing = os.open(os.devnull, os.O_RDONLY)
    errors = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for source, target in ((nothing, 0), (output, 1), (errors, 2)):
        os.dup2(source, target)
        os.close(source)
    return atable_command(arguments)


async def warm_up() -> None:
    """Load all that a server loads, some of it only when somebody plays."""
    import_module("atable.server.address")
    with tempfile.TemporaryDirectory() as folder:
        async with running(f"sqlite:///{folder}/atable.sqlite3") as site:
            ada = await site.visitor("Ada")
            created = await ada.create_table("banquet_royal", ["me", "random"], start=True)
            async with ada.table(created.id) as table:
                await table.say("Bon appétit")


if __name__ == "__main__":
    asyncio.run(warm_up())
    grind(Path(sys.argv[1]), sys.argv[2:])
