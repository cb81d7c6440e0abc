"""Who acts when: as fast as answers come, or once a second whatever happens."""

import asyncio
import random
from abc import ABC, abstractmethod
from collections import deque
from time import perf_counter

import msgspec

from benchmarks.load.run import Counts
from benchmarks.load.tables import House, LoadSeat, LoadTable

PATIENCE = 5.0  # seconds


class TableLoad(ABC):
    """Tables whose finished games are followed by new ones, so that the load never stops."""

    def __init__(self, house: House, seats: int, tables: int) -> None:
        self.house = house
        self.seats = seats
        self.counts = Counts()
        self.tables: list[LoadTable | None] = [None] * tables
        self.rng = random.Random(1)
        self.stopped = False
        self._replacing: set[asyncio.Task[None]] = set()

    @property
    def size(self) -> int:
        return len(self.tables)

    async def open(self, slot: int) -> None:
        self.tables[slot] = await self.house.open_table(self, slot)

    @abstractmethod
    def start(self) -> None:
        """All tables are open: play."""

    @abstractmethod
    def shown(self, table: LoadTable, seat: LoadSeat, now: float) -> None: ...

    @abstractmethod
    def answered(self, table: LoadTable, seat: LoadSeat, accepted: bool, now: float) -> None: ...

    def finished(self, table: LoadTable) -> None:
        if not self.stopped:
            task = asyncio.create_task(self._replace(table))
            self._replacing.add(task)

    async def _replace(self, old: LoadTable) -> None:
        self.tables[old.slot] = None
        old.close()
        await self.open(old.slot)
        self.counts.replaced += 1

    async def stop(self) -> None:
        """Raises what went wrong while games were replaced."""
        self.stopped = True
        await asyncio.gather(*self._replacing)
        for table in self.tables:
            if table is not None:
                table.close()


class ClosedLoop(TableLoad):
    """Each table acts again as soon as its last action is answered. Times: from sending to Done."""

    def __init__(self, house: House, seats: int, tables: int) -> None:
        super().__init__(house, seats, tables)
        self._sent: list[float | None] = [None] * tables
        self._started = False

    def start(self) -> None:
        self._started = True
        for table in self.tables:
            if table is not None:
                self._next(table)

    async def open(self, slot: int) -> None:
        self._sent[slot] = None
        await super().open(slot)

    def shown(self, table: LoadTable, seat: LoadSeat, now: float) -> None:
        self._next(table)

    def answered(self, table: LoadTable, seat: LoadSeat, accepted: bool, now: float) -> None:
        sent = self._sent[table.slot]
        assert sent is not None
        self._sent[table.slot] = None
        if accepted:
            self.counts.actions += 1
            self.counts.times.append(now - sent)
        else:
            self.counts.refused += 1
        self._next(table)

    def _next(self, table: LoadTable) -> None:
        if self.stopped or not self._started or table.over or self._sent[table.slot] is not None:
            return
        seat = table.asked()
        if seat is not None:
            self._sent[table.slot] = perf_counter()
            seat.act(self.rng)


class Flight(msgspec.Struct):
    """An action on its way to everybody."""

    due: float
    missing: set[int]  # seats that have not been shown it yet
    stored: bool = False


class OpenLoop(TableLoad):
    """Each table has an action due at its own moment of every second, whether the last one is through or not.

    Times: from the moment an action was due to the receipt, by the last of the table's clients, of the update
    that carries it. One that is due while another is still under way is played late; its time counts all the same
    from when it was due.
    """

    def __init__(self, house: House, seats: int, tables: int) -> None:
        super().__init__(house, seats, tables)
        self._due: list[deque[float]] = [deque() for _ in range(tables)]
        self._flights: list[Flight | None] = [None] * tables

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for slot in range(len(self.tables)):
            at = now + slot / len(self.tables)
            loop.call_at(at, self._tick, slot, at)

    def _tick(self, slot: int, at: float) -> None:
        if self.stopped:
            return
        asyncio.get_running_loop().call_at(at + 1.0, self._tick, slot, at + 1.0)
        table = self.tables[slot]
        if table is None or table.over:
            return  # between two games nothing is due
        now = perf_counter()  # the loop's own time has milliseconds only
        self._give_up(slot, now)
        self._due[slot].append(now)
        self._next(table)

    def _give_up(self, slot: int, now: float) -> None:
        """Somebody was never shown a stored action: its time counts as far as we waited."""
        flight = self._flights[slot]
        if flight is not None and flight.stored and now - flight.due > PATIENCE:
            self.counts.unseen += 1
            self.counts.times.append(now - flight.due)
            self._flights[slot] = None

    async def open(self, slot: int) -> None:
        self._due[slot].clear()
        self._flights[slot] = None
        await super().open(slot)

    def shown(self, table: LoadTable, seat: LoadSeat, now: float) -> None:
        flight = self._flights[table.slot]
        if flight is not None:
            flight.missing.discard(seat.seat)
            if not flight.missing:
                self.counts.actions += 1
                self.counts.times.append(now - flight.due)
                self._flights[table.slot] = None
        self._next(table)

    def answered(self, table: LoadTable, seat: LoadSeat, accepted: bool, now: float) -> None:
        flight = self._flights[table.slot]
        if accepted and flight is not None:
            flight.stored = True
        elif not accepted:
            self.counts.refused += 1
            self._flights[table.slot] = None
            self._next(table)

    def _next(self, table: LoadTable) -> None:
        due = self._due[table.slot]
        if not due or table.over or self._flights[table.slot] is not None:
            return
        seat = table.asked()
        if seat is not None:
            self._flights[table.slot] = Flight(due.popleft(), set(range(self.seats)))
            seat.act(self.rng)
