"""Time as data. The engine never reads a clock: table time enters only through a Tick.

A deadline belongs to a clock: it is a reading of that clock, not a table time. A pausing frame stops
the clocks of the frames below it and starts them again when it is popped; its own clock runs.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from atable.kernel.native import keep_types


@dataclass(slots=True)
class Clock:
    """Counts table time while it runs; a stopped clock keeps what it has counted."""

    counted: int  # ms up to `since`
    since: int | None  # the table time from which it runs, None while it stands still

    def copy(self) -> "Clock":
        return Clock(self.counted, self.since)

    def read(self, now: int) -> int:
        return self.counted if self.since is None else self.counted + now - self.since

    def stop(self, now: int) -> None:
        self.counted = self.read(now)
        self.since = None

    def start(self, now: int) -> None:
        if self.since is None:
            self.since = now

    def due(self, reading: int) -> int | None:
        """The table time at which this clock shows `reading`; None while it stands still."""
        return None if self.since is None else self.since + reading - self.counted


keep_types(Clock)


def running(now: int) -> Clock:
    """A clock that starts at zero, now."""
    return Clock(0, now)


def earliest(deadlines: Iterable[int | None]) -> int | None:
    """The first of these table times, None if there is none."""
    times = [time for time in deadlines if time is not None]
    return min(times) if times else None
