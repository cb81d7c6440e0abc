"""What `make bench-server` prints: latency, saturation and memory of the table server, on one core.

The server runs as a child on one core, the load generator on another; both talk over loopback. Storage is a SQLite
file under build/ (or `--database`), synced before every answer. Every socket reads everything that it is sent.
With `--peer` boardgame.io's server is measured beside it, in the same way.
"""

import argparse
import asyncio
import itertools
import platform
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.progress import Progress

from benchmarks.load.drivers import ClosedLoop, OpenLoop
from benchmarks.load.figures import Memory, Report, show
from benchmarks.load.processes import child, free_port, listening, resident_mb, share_cores
from benchmarks.load.run import Running, run, wait_for
from benchmarks.load.tables import House
from benchmarks.peer import measure_peer

ROOT = Path(__file__).resolve().parents[1]
SETTINGS = """
requests_a_minute = 1000000
joins_a_minute = 1000000
messages_a_second = 1000000.0
sockets_per_person = 100000
sockets_per_address = 100000
tables_per_person = 1000000
idle_unload = 2000
"""
SATURATION = 10.0  # seconds
UNLOADED = 60  # seconds within which tables that nobody looks at must have left the memory
WARM_TABLES = 50  # before memory is measured: allocators and caches have what they keep


class Wanted(msgspec.Struct, frozen=True):
    """What the command line asks for."""

    game: str
    tables: int
    latency: float  # seconds
    saturation: float
    memory: int  # tables
    database: str | None
    progress: bool


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="banquet_royal")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--latency", type=float, default=20.0, help="seconds, 0: not measured")
    parser.add_argument("--saturation", type=float, default=SATURATION, help="seconds, 0: not measured")
    parser.add_argument("--memory", type=int, default=1000, help="tables, 0: not measured")
    parser.add_argument("--database", help="another database, such as postgresql://… (its tables stay there)")
    parser.add_argument("--peer", action="store_true", help="boardgame.io's server too (needs node and npm)")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    wanted = Wanted(
        given.game, given.tables, given.latency, given.saturation, given.memory, given.database, not given.json
    )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # so that the server is stopped too
    server_core, own_core = share_cores()
    report = measure(wanted, server_core)
    if server_core == own_core:
        report.notes.append("this machine has one core: the generator took its share of it")
    if given.peer:
        measure_peer(report, server_core, wanted.tables, wanted.saturation or SATURATION, wanted.progress)
    if given.json:
        print(msgspec.json.encode(report).decode())
    else:
        show(report, Console(width=max(Console().width, 110)))


def measure(wanted: Wanted, core: int) -> Report:
    report = Report(build=build_in_use(), game=wanted.game, machine=f"Python {platform.python_version()}, one core")
    with Progress(console=Console(stderr=True), disable=not wanted.progress) as progress:
        parts = ((latency, wanted.latency), (saturation, wanted.saturation), (memory, wanted.memory))
        for part in (part for part, size in parts if size):
            with serving(wanted, core) as running:
                uvloop.run(part(wanted, running, report, progress))
    return report


def build_in_use() -> str:
    import atable.kernel.rng

    return "pure" if str(atable.kernel.rng.__file__).endswith(".py") else "compiled"


@contextmanager
def serving(wanted: Wanted, core: int) -> Iterator[Running]:
    """`atable serve` on its core, until it is no longer needed. /tmp may be memory: the database lies on disk."""
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / "build") as name:
        folder = Path(name)
        (folder / "settings.toml").write_text(SETTINGS)
        port = free_port()
        database = wanted.database or f"sqlite:///{folder / 'atable.sqlite3'}"
        atable = str(Path(sys.executable).parent / "atable")
        options = ["--port", str(port), "--database", database, "--settings", str(folder / "settings.toml")]
        with child([atable, "serve", *options], core, folder / "log", folder) as pid:
            wait_for(lambda: listening(port), pid, folder / "log")
            yield Running(pid, port)


@asynccontextmanager
async def house(wanted: Wanted, running: Running, tables: int, seats: int) -> AsyncIterator[House]:
    people = House(running.port, wanted.game)
    try:
        await people.invite(tables, seats)
        yield people
    finally:
        await people.close()


async def latency(wanted: Wanted, running: Running, report: Report, progress: Progress) -> None:
    async with house(wanted, running, wanted.tables, 4) as people:
        load = OpenLoop(people, 4, wanted.tables)
        what = f"{wanted.tables} tables of 4, one action a second each, to every client's receipt"
        report.figures.append(await run(load, "latency", what, wanted.latency, running, progress))


async def saturation(wanted: Wanted, running: Running, report: Report, progress: Progress) -> None:
    async with house(wanted, running, wanted.tables, 2) as people:
        load = ClosedLoop(people, 2, wanted.tables)
        what = f"{wanted.tables} tables of 2, closed loop, to the answer"
        report.figures.append(await run(load, "saturation", what, wanted.saturation, running, progress))


async def memory(wanted: Wanted, running: Running, report: Report, progress: Progress) -> None:
    """Twice: the first ones also show what it leaves behind that so many tables were loaded at once."""
    seen: list[float] = []
    async with house(wanted, running, WARM_TABLES + 2 * wanted.memory, 1) as people:
        for tables in (WARM_TABLES, wanted.memory, wanted.memory):
            start = WARM_TABLES + wanted.memory * (len(seen) - 1) if seen else 0
            await start_tables(people, range(start, start + tables), progress)
            await unloaded(running)
            seen.append(resident_mb(running.pid))
    first, more = ((after - before) * 1000 / wanted.memory for before, after in itertools.pairwise(seen))
    report.memory = Memory(tables=wanted.memory, before=seen[0], after=seen[2], first_thousand=first, per_thousand=more)


async def start_tables(people: House, slots: range, progress: Progress) -> None:
    bar = progress.add_task("memory: starting tables", total=len(slots))
    for slot in slots:
        await people.start_alone(slot)
        progress.advance(bar)


async def unloaded(running: Running) -> None:
    """Return when the server says that it holds no table in memory any more."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{running.port}") as http:
        for _ in range(UNLOADED * 2):
            lines = (await http.get("/metrics")).text.splitlines()
            if "atable_tables_loaded 0.0" in lines:
                return
            await asyncio.sleep(0.5)
    sys.exit(f"tables without sockets are still in memory after {UNLOADED} seconds")


if __name__ == "__main__":
    main()
