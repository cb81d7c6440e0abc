"""What a client knows of a table: the fold of everything the server sent, whatever was lost or repeated."""

import asyncio
from typing import Any

import msgspec

from atable.client.errors import ProtocolError
from atable.kernel.views import Prompt
from atable.protocol.info import ChatLine, TableInfo, Time, You
from atable.protocol.socket import SPECTATOR, Chat, Hello, TableChanged, Update, Welcome

Plain = dict[str, Any]  # a view, an event or an action as it is on the wire


class Stream(msgspec.Struct):
    """One seat's eyes, or the spectators'. `view` is empty before the game starts."""

    last: int = 0  # number of the last event
    events: list[Plain] = []  # all that came, in order
    complete: bool = True  # False: earlier events are missing, the server no longer had them
    view: Plain = {}
    prompts: list[Prompt] = []
    legal: list[Plain] = []
    time: Time | None = None
    updates: int = 0  # how many came: tells a fresh picture from an old one

    def question(self) -> Prompt | None:
        """What is being asked of this seat now."""
        return next((prompt for prompt in self.prompts if prompt.asks), None)

    def take(self, update: Update) -> None:
        """Add what is new; raise ProtocolError on a gap that the server did not declare."""
        if len(update.events) != update.last - update.first + 1:
            raise ProtocolError(f"{len(update.events)} events said to be numbers {update.first} to {update.last}")
        if update.first > self.last + 1:
            if update.complete:
                raise ProtocolError(f"events {self.last + 1} to {update.first - 1} were never sent")
            self.complete = False
        if update.last < self.last:
            return  # an old picture, overtaken on the way: what we have is newer
        self.updates += 1
        fresh = update.events[max(self.last + 1 - update.first, 0) :]
        self.events += [msgspec.json.decode(event) for event in fresh]
        self.last = update.last
        self.view = msgspec.json.decode(update.view)
        self.prompts = update.prompts
        self.legal = msgspec.json.decode(update.legal)
        self.time = update.time


class Picture:
    def __init__(self) -> None:
        self.streams: dict[str, Stream] = {}
        self.chat: list[ChatLine] = []
        self._about: tuple[You, TableInfo] | None = None
        self._changed = asyncio.Event()

    def welcome(self) -> bool:
        """Has the server told us about the table?"""
        return self._about is not None

    def ring(self) -> None:
        """Wake all who wait for a change."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def change(self) -> None:
        """Return after the next change."""
        await self._changed.wait()

    @property
    def you(self) -> You:
        return self._known()[0]

    @property
    def info(self) -> TableInfo:
        return self._known()[1]

    def _known(self) -> tuple[You, TableInfo]:
        if self._about is None:
            raise ProtocolError("the server has not welcomed us yet")
        return self._about

    def stream(self, seat: int | None) -> Stream:
        """What this seat (None: a spectator) was shown; an empty one if nothing came yet."""
        name = SPECTATOR if seat is None else str(seat)
        if name not in self.streams:
            self.streams[name] = Stream()
        return self.streams[name]

    def hello(self, invitation: str | None) -> Hello:
        """What we have already, for a server that shall send the rest."""
        last = {name: stream.last for name, stream in self.streams.items() if stream.last}
        return Hello(last, self._last_chat(), invitation)

    def _last_chat(self) -> int:
        return self.chat[-1].number if self.chat else 0

    def take(self, message: Welcome | TableChanged | Update | Chat) -> None:
        match message:
            case Update(seat=seat):
                self.stream(seat).take(message)
            case Chat(line=line):
                self._hear(line)
            case Welcome(you=you, table=table, chat=lines):
                self._about = (you, table)
                for line in lines:
                    self._hear(line)
            case TableChanged(you=you, table=table):
                self._about = (you, table)
        self.ring()

    def _hear(self, line: ChatLine) -> None:
        if line.number > self._last_chat():
            self.chat.append(line)
