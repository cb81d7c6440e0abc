"""What each seat, and the spectators, have been told: events, numbered by stream.

Numbers depend on the journal alone, so that every process and every restart counts alike. A stream holds
its last events; older ones are counted but no longer held.
"""

from collections import deque
from typing import Final

import msgspec

from atable.kernel.codec import encode
from atable.kernel.events import Event, Secret
from atable.protocol.socket import Undone

HELD: Final = 400  # events a stream holds for those who come back


class Told(msgspec.Struct, frozen=True):
    number: int
    event: bytes  # as JSON
    undone_to: int | None = None  # this one says that events after that number did not happen


class Stream:
    def __init__(self, last: int = 0) -> None:
        self.last = last  # the number of the newest event
        self.held: deque[Told] = deque(maxlen=HELD)
        self.base = last  # where this process began to hold events
        self.untold: list[bytes] = []  # from before that: what a bot on this seat has not been told yet

    def tell(self, event: bytes) -> None:
        self.last += 1
        self.held.append(Told(self.last, event))

    def take_back(self, to: int) -> None:
        self.last += 1
        self.held.append(Told(self.last, encode(Undone(to)), to))

    def since(self, number: int) -> list[bytes] | None:
        """The events after this number; None if some of them are no longer held."""
        if number == self.last:
            return []
        if not self.held or number > self.last or number < self.held[0].number - 1:
            return None
        return [told.event for told in self.held if told.number > number]

    def in_force_since(self, number: int) -> list[bytes]:
        """As a bot is told: what was taken back never happened."""
        before = self.untold if number < self.base else []
        told: list[Told] = []
        for item in self.held:
            if item.number <= number:
                continue
            if item.undone_to is None:
                told.append(item)
            else:
                told = [kept for kept in told if kept.number <= item.undone_to]
        return before + [item.event for item in told]


class Streams:
    """One stream for each seat, and the spectators' at the end."""

    def __init__(self, seats: int) -> None:
        self.all = [Stream() for _ in range(seats + 1)]
        self.marks: list[tuple[int, ...]] = []  # after each entry since the table was loaded: the last numbers
        self.base = tuple(0 for _ in self.all)

    def of(self, seat: int | None) -> Stream:
        return self.all[-1] if seat is None else self.all[seat]

    def counts(self) -> tuple[int, ...]:
        return tuple(stream.last for stream in self.all)

    def tell(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Secret):
                self._tell_secret(event)
            else:
                body = encode(event)
                for stream in self.all:
                    stream.tell(body)
        self.marks.append(self.counts())

    def _tell_secret(self, event: Secret) -> None:
        inner = encode(event.event)
        public = None if event.public is None else encode(event.public)
        for seat, stream in enumerate(self.all):
            if seat in event.seats:
                stream.tell(inner)
            elif public is not None:
                stream.tell(public)

    def take_back(self, to: int) -> None:
        """The journal went back to entry `to`; needs the marks of the whole journal."""
        numbers = self.marks[to - 1] if to else self.base
        for stream, number in zip(self.all, numbers, strict=True):
            if stream.last > number:
                stream.take_back(number)
        self.marks.append(self.counts())

    def restore(self, counts: tuple[int, ...]) -> None:
        """After a snapshot: the numbers go on, the events are no longer held."""
        self.base = counts
        for stream, last in zip(self.all, counts, strict=True):
            stream.last = stream.base = last
