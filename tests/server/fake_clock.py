"""A clock that tests move by hand."""

import asyncio
import heapq
import itertools
from collections.abc import Callable

START = 1_800_000_000_000
WORKERS = ("heartbeat", "clock ", "bot ", "load ")  # a server's tasks by name: they work, or sleep on its clock
PATIENCE_S = 20.0

Sleeper = tuple[int, int, "asyncio.Future[None]", "asyncio.Task[object] | None"]


class FakeClock:
    """`advance` lets sleepers wake in the order of their times; real work in between takes no time on it."""

    def __init__(self) -> None:
        self.unwatched: Callable[[str], bool] = lambda name: False  # tasks that nobody waits for, by name
        self._wall = START
        self._sleepers: list[Sleeper] = []
        self._asleep: set[asyncio.Task[object] | None] = set()
        self._numbers = itertools.count()

    def wall(self) -> int:
        return self._wall

    async def sleep(self, ms: int) -> None:
        if ms <= 0:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        task = asyncio.current_task()
        heapq.heappush(self._sleepers, (self._wall + ms, next(self._numbers), woken, task))
        self._asleep.add(task)
        try:
            await woken
        finally:
            self._asleep.discard(task)

    async def advance(self, ms: int) -> None:
        """Let this time pass, sleeper by sleeper; whoever wakes finishes what it does in its own (real) time."""
        await self.settle()
        until = self._wall + ms
        while self._sleepers and self._sleepers[0][0] <= until:
            at, _, woken, task = heapq.heappop(self._sleepers)
            if woken.done():  # cancelled
                continue
            self._wall = max(self._wall, at)
            self._asleep.discard(task)
            woken.set_result(None)
            await self.settle()
        self._wall = until

    async def settle(self) -> None:
        """Until every clock, every bot and the heartbeat of the servers in this loop sleeps, or has ended."""
        async with asyncio.timeout(PATIENCE_S):
            while any(self._works(task) for task in asyncio.all_tasks()):
                await asyncio.sleep(0.001)

    def _works(self, task: asyncio.Task[object]) -> bool:
        name = task.get_name()
        return name.startswith(WORKERS) and task not in self._asleep and not self.unwatched(name)
