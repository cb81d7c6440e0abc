"""Where the server's time comes from; tests move their own by hand."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    def wall(self) -> int:
        """Milliseconds since 1970. What is stored with every row."""

    async def sleep(self, ms: int) -> None:
        """Return after this time has passed on this clock."""


class SystemClock:
    """Wall time that never runs backwards: read once, then counted by a steady clock."""

    def __init__(self) -> None:
        self._start = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000

    def wall(self) -> int:
        return self._start + time.monotonic_ns() // 1_000_000

    async def sleep(self, ms: int) -> None:
        await asyncio.sleep(max(ms, 0) / 1000)
