"""One measurement: warm up, count for some seconds, and see what both sides spent on it."""

import asyncio
import gc
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec
from rich.progress import Progress

from benchmarks.load.figures import Figure, quantile
from benchmarks.load.processes import cpu_seconds

WARM_UP = 3.0  # seconds


class Running(msgspec.Struct, frozen=True):
    """A server under test."""

    pid: int
    port: int


class Counts(msgspec.Struct):
    times: list[float] = []  # seconds
    actions: int = 0
    refused: int = 0
    replaced: int = 0
    unseen: int = 0


class Load(Protocol):
    counts: Counts

    @property
    def size(self) -> int:
        """How many tables there are."""

    async def open(self, slot: int) -> None: ...

    def start(self) -> None:
        """All tables are open: play."""

    async def stop(self) -> None: ...


def wait_for(ready: Callable[[], bool], pid: int, log: Path) -> None:
    """Until the server is there; what it said if it never is."""
    until = time.monotonic() + 60
    while not ready():
        if time.monotonic() > until or not Path(f"/proc/{pid}/exe").exists():
            sys.exit(f"the server did not start:\n{log.read_text()}")
        time.sleep(0.05)


async def run(load: Load, name: str, what: str, seconds: float, running: Running, progress: Progress) -> Figure:
    fail_loudly()
    opening = progress.add_task(f"{name}: opening tables", total=load.size)
    for slot in range(load.size):
        await load.open(slot)
        progress.advance(opening)
    gc.freeze()
    gc.disable()  # of the generator: its pauses would count as the server's
    load.start()
    await pass_time(f"{name}: warm-up", WARM_UP, progress)
    load.counts = Counts()
    before = (time.monotonic(), time.process_time(), cpu_seconds(running.pid))
    await pass_time(f"{name}: measuring", seconds, progress)
    after = (time.monotonic(), time.process_time(), cpu_seconds(running.pid))
    counts, load.counts = load.counts, Counts()
    gc.enable()
    await load.stop()
    wall, own, server = (end - start for start, end in zip(before, after, strict=True))
    return figure(name, what, counts, wall, server / wall, own / wall)


def fail_loudly() -> None:
    """A socket that breaks ends the whole measurement: figures with a part of the load missing would flatter."""
    loop = asyncio.get_running_loop()
    measuring = asyncio.current_task()
    assert measuring is not None

    def end(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        print(f"{context['message']}: {context.get('exception')}", file=sys.stderr)
        measuring.cancel()

    loop.set_exception_handler(end)


async def pass_time(what: str, seconds: float, progress: Progress) -> None:
    bar = progress.add_task(what, total=seconds)
    for _ in range(int(seconds * 2)):
        await asyncio.sleep(0.5)
        progress.advance(bar, 0.5)


def figure(name: str, what: str, counts: Counts, wall: float, server_cpu: float, generator_cpu: float) -> Figure:
    times = sorted(1000 * seconds for seconds in counts.times)
    return Figure(
        name=name,
        what=what,
        seconds=wall,
        actions=counts.actions,
        per_second=counts.actions / wall,
        p50=quantile(times, 0.5),
        p99=quantile(times, 0.99),
        worst=quantile(times, 1.0),
        server_cpu=server_cpu,
        generator_cpu=generator_cpu,
        refused=counts.refused,
        replaced=counts.replaced,
        unseen=counts.unseen,
    )
