"""One table over its socket: what we know of it, and one method for each thing that can be asked of it."""

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Literal, Self

import msgspec

from atable.client.connection import Address, Connection, Timing
from atable.client.errors import NotConnected, ProtocolError
from atable.client.picture import Picture, Plain, Stream
from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.protocol import socket as wire
from atable.protocol.info import ChatLine, Subject, TableInfo, You


class Table:
    """`async with` it: entered once the server has welcomed us, left by closing the socket.

    Every command returns when it is carried out and stored, and raises RefusedByServer if it is not.
    Dropped connections are no concern of the caller.
    """

    def __init__(self, address: Callable[[], Address], invitation: str | None, timing: Timing) -> None:
        self.picture = Picture()
        self._timing = timing
        self._connection = Connection(address, self.picture, invitation, timing)

    async def __aenter__(self) -> Self:
        self._connection.start()
        try:
            await self.until(Picture.welcome, self._timing.welcome)
        except TimeoutError:
            trouble = self._connection.trouble
            raise NotConnected(f"no welcome within {self._timing.welcome} s: {trouble!r}") from trouble
        finally:
            if not self.picture.welcome():
                await self._connection.stop()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        failure = self._connection.failure
        await self._connection.stop()
        if isinstance(failure, ProtocolError) and error is None:
            raise failure  # a broken promise must not pass unseen

    @property
    def info(self) -> TableInfo:
        return self.picture.info

    @property
    def you(self) -> You:
        return self.picture.you

    @property
    def chat(self) -> list[ChatLine]:
        return self.picture.chat

    def stream(self, seat: int | None) -> Stream:
        """What a seat of ours (None: a spectator) has seen, sees and may do."""
        return self.picture.stream(seat)

    async def until(self, condition: Callable[[Picture], bool], timeout: float | None = 30.0) -> None:
        """Return as soon as the condition holds; raise TimeoutError, or what ended the connection for good."""
        async with asyncio.timeout(timeout):
            while not condition(self.picture):
                if self._connection.failure is not None:
                    raise self._connection.failure
                await self.picture.change()

    async def act(self, seat: int, *actions: Action | Plain, prompt: str | None = None) -> None:
        """Play actions in turn; `prompt` is the id of the question that the first one answers."""
        raw = [msgspec.Raw(encode(action)) for action in actions]
        await self._ask(wire.Act(client=self._id(), seat=seat, actions=raw, prompt=prompt))

    async def take_back(self, seat: int) -> None:
        await self._ask(wire.TakeBack(client=self._id(), seat=seat))

    async def propose(self, subject: Literal["pause", "end"]) -> None:
        await self._ask(wire.Propose(client=self._id(), subject=subject))

    async def vote(self, subject: Subject, yes: bool) -> None:
        await self._ask(wire.Vote(client=self._id(), subject=subject, yes=yes))

    async def resume(self) -> None:
        await self._ask(wire.Resume(client=self._id()))

    async def say(self, text: str) -> None:
        await self._ask(wire.Say(client=self._id(), text=text))

    async def sit(self, seat: int) -> None:
        await self._ask(wire.Sit(client=self._id(), seat=seat))

    async def stand(self, seat: int) -> None:
        await self._ask(wire.Stand(client=self._id(), seat=seat))

    async def leave(self) -> None:
        await self._ask(wire.Leave(client=self._id()))

    async def come_back(self, seat: int) -> None:
        await self._ask(wire.ComeBack(client=self._id(), seat=seat))

    async def resign(self, seat: int) -> None:
        await self._ask(wire.Resign(client=self._id(), seat=seat))

    async def add_luck(self, entropy: str) -> None:
        await self._ask(wire.AddLuck(client=self._id(), entropy=entropy))

    async def start(self) -> None:
        await self._ask(wire.Start(client=self._id()))

    async def set_bot(self, seat: int, level: str) -> None:
        await self._ask(wire.SetBot(client=self._id(), seat=seat, level=level))

    async def empty(self, seat: int) -> None:
        await self._ask(wire.Empty(client=self._id(), seat=seat))

    async def hand_over(self, person: str) -> None:
        await self._ask(wire.HandOver(client=self._id(), person=person))

    async def mute(self, person: str, muted: bool = True) -> None:
        await self._ask(wire.Mute(client=self._id(), person=person, muted=muted))

    async def remove(self, person: str) -> None:
        await self._ask(wire.Remove(client=self._id(), person=person))

    async def rematch(self) -> None:
        """The id of the next table is then in `info.rematch`."""
        await self._ask(wire.Rematch(client=self._id()))

    async def close(self) -> None:
        """Close the table itself, as its host; leaving the `async with` only ends the connection."""
        await self._ask(wire.Close(client=self._id()))

    def _id(self) -> str:
        return self._connection.next_id()

    async def _ask(self, command: wire.Command) -> None:
        await self._connection.ask(command)
