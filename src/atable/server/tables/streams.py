"""What each seat, and the spectators, have been told: events, numbered by stream.

Numbers depend on the journal alone, so that every process and every restart counts alike. A stream holds
its last events, before and after a load alike: what somebody gets who comes back depends on the stream alone.
"""

import itertools
from collections import deque
from typing import Final

import msgspec

from atable.kernel.codec import encode
from atable.kernel.events import Event, Secret
from atable.protocol.socket import Undone

HELD: Final = 100  # events a stream holds for those who come back


class Told(msgspec.Struct, frozen=True):
    number: int
    event: msgspec.Raw
    undone_to: int | None = None  # this one says that events after that number did not happen


class SavedStream(msgspec.Struct, frozen=True):
    last: int
    held: list[Told]


class Stream:
    def __init__(self, last: int = 0) -> None:
        self.last = last  # the number of the newest event
        self.held: deque[Told] = deque(maxlen=HELD)

    def tell(self, event: msgspec.Raw) -> None:
        self.last += 1
        self.held.append(Told(self.last, event))

    def take_back(self, to: int) -> None:
        self.last += 1
        self.held.append(Told(self.last, msgspec.Raw(encode(Undone(to))), to))

    def since(self, number: int) -> list[msgspec.Raw] | None:
        """The events after this number; None if some of them are no longer held."""
        if number == self.last:
            return []
        if not self.held or number > self.last or number < self.held[0].number - 1:
            return None
        newest = itertools.islice(reversed(self.held), self.last - number)  # numbers have no gaps
        return [told.event for told in newest][::-1]

    def in_force_since(self, number: int) -> list[msgspec.Raw]:
        """As a bot is told: what was taken back never happened."""
        told: list[Told] = []
        for item in self.held:
            if item.number <= number:
                continue
            if item.undone_to is None:
                told.append(item)
            else:
                told = [kept for kept in told if kept.number <= item.undone_to]
        return [item.event for item in told]


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
                body = msgspec.Raw(encode(event))
                for stream in self.all:
                    stream.tell(body)
        self.marks.append(self.counts())

    def _tell_secret(self, event: Secret) -> None:
        inner = msgspec.Raw(encode(event.event))
        public = None if event.public is None else msgspec.Raw(encode(event.public))
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

    def save(self) -> list[SavedStream]:
        return [SavedStream(stream.last, list(stream.held)) for stream in self.all]

    def restore(self, saved: list[SavedStream]) -> None:
        """After a snapshot: numbers and events go on as if nothing had happened."""
        for stream, it in zip(self.all, saved, strict=True):
            stream.last = it.last
            stream.held.extend(it.held)
