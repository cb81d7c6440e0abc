"""One socket at a table: what it has been sent, and what waits to be sent."""

import asyncio
from collections import deque
from typing import NamedTuple

import msgspec

from atable.kernel.codec import encode
from atable.kernel.seats import Seat
from atable.protocol.info import Time
from atable.protocol.socket import Bye, FromServer, Update
from atable.server.tables.pictures import Picture
from atable.server.tables.streams import Stream


class Waiting(NamedTuple):
    message: bytes
    answer: bool


class Outbox:
    """Bounded. A reader that is too slow loses the messages that wait and gets a fresh picture instead."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: deque[Waiting] = deque()
        self._filled = asyncio.Event()
        self._answers = 0  # of those that wait
        self._room = asyncio.Event()
        self._room.set()
        self.overflown = False
        self.closing = False

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, message: bytes) -> None:
        if self.overflown or self.closing:
            return
        if len(self._waiting) - self._answers >= self._most:
            self._waiting = deque(it for it in self._waiting if it.answer)
            self.overflown = True
        else:
            self._waiting.append(Waiting(message, answer=False))
        self._filled.set()

    def answer(self, message: bytes) -> None:
        """Answers are never dropped before the goodbye; who doesn't read them is not listened to (`room`)."""
        if self.closing:
            return
        self._waiting.append(Waiting(message, answer=True))
        self._answers += 1
        if self._answers >= self._most:
            self._room.clear()
        self._filled.set()

    async def room(self) -> None:
        """Return when there is room for another answer."""
        await self._room.wait()

    def say_goodbye(self, bye: Bye) -> None:
        """Once: nothing follows it."""
        if self.closing:
            return
        self._waiting.append(Waiting(encode(bye), answer=False))
        self.closing = True
        self._filled.set()

    def abandon(self) -> None:
        """Nobody takes anything out any more."""
        self.closing = True
        self._room.set()

    async def take(self) -> list[bytes]:
        """What waits, as soon as something does; after an overflow only answers."""
        await self._filled.wait()
        self._filled.clear()
        taken = [it.message for it in self._waiting]
        self._waiting.clear()
        self._answers = 0
        self._room.set()
        return taken


class Listener:
    def __init__(self, person: str, queue: int) -> None:
        self.person = person
        self.outbox = Outbox(queue)
        self.sent: dict[Seat | None, int] = {}  # by stream: the last event sent
        self.shown: dict[Seat | None, bytes] = {}  # by stream: the last picture sent
        self.looks = -1  # of the table's facts: the last that was looked at
        self.about = b""  # and the last that was sent
        self.chat = 0  # the last line of the chat that was sent
        self.chat_had = 0  # the last one that the client said that it has
        self.lasts: dict[Seat | None, int] = {}  # what the client said that it has

    def send(self, message: FromServer) -> None:
        self.outbox.put(encode(message))

    def answer(self, message: FromServer) -> None:
        self.outbox.answer(encode(message))

    def forget(self) -> None:
        """After an overflow: whatever was sent may not have arrived."""
        self.outbox.overflown = False
        self.sent.clear()
        self.shown.clear()
        self.looks = -1


def update(seat: Seat | None, stream: Stream, after: int, picture: Picture, time: Time) -> bytes:
    """The events after this number, all that are still held of them, and the picture."""
    events = stream.since(after)
    complete = events is not None
    if events is None:
        events = [told.event for told in stream.held]
    return encode(
        Update(
            seat=seat,
            first=stream.last - len(events) + 1,
            last=stream.last,
            complete=complete,
            events=events,
            view=msgspec.Raw(picture.view),
            prompts=picture.prompts,
            legal=msgspec.Raw(picture.legal),
            time=time,
        )
    )
