"""People who meet at tables, for the tests."""

from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from atable.client import RefusedByServer, SentAway, Visitor
from atable.client.picture import Picture
from atable.client.table import Table
from atable.kernel.codec import encode
from atable.protocol.http import Created
from atable.protocol.info import Problem, Thinking
from atable.protocol.socket import Command, Done, Hello, Refused, ServerMessage
from tests.server.running import Running

SNATCH = "toy_snatch"  # each seat asks for the plate or passes, once; nothing is secret
DUEL = "toy_duel"  # secret hands, and orders that only their owner knows
MEMORY = "toy_memory"  # what is turned up can't be unseen

ASK = {"type": "ask"}
PASS = {"type": "pass"}

_frames: msgspec.json.Decoder[list[ServerMessage]] = msgspec.json.Decoder(list[ServerMessage])


async def same_browser(site: Running, visitor: Visitor) -> Visitor:
    """The same person at a server that was started again."""
    again = await site.visitor()
    again._http.cookies.update(visitor._http.cookies)
    return again


async def refusal(asked: Awaitable[object]) -> Problem:
    """Why the server says no; it must."""
    try:
        await asked
    except (RefusedByServer, SentAway) as error:
        return error.problem
    raise AssertionError("the server did not refuse")


async def refused_entry(visitor: Visitor, table_id: str, invitation: str | None = None) -> Problem:
    """Why this person is not let in to a table."""
    async with AsyncExitStack() as stack:
        return await refusal(stack.enter_async_context(visitor.table(table_id, invitation)))


class Guest(NamedTuple):
    """Somebody at a table."""

    visitor: Visitor
    at: Table

    @property
    def id(self) -> str:
        return self.at.you.person


class Party(NamedTuple):
    """A table and the people at it, in the order of their seats; `watcher` has none."""

    created: Created
    guests: list[Guest]
    stack: AsyncExitStack

    async def join(self, site: Running, name: str) -> Guest:
        """Somebody else comes by invitation."""
        visitor = await site.visitor(name)
        table = visitor.table(self.created.id, self.created.invitation)
        return Guest(visitor, await self.stack.enter_async_context(table))


@asynccontextmanager
async def party(
    site: Running,
    game: str,
    names: Sequence[str],
    *,
    bots: Sequence[str] = (),
    options: dict[str, Any] | None = None,
    thinking: Thinking = "none",
    public: bool = False,
    start: bool = True,
) -> AsyncIterator[Party]:
    """The first of these people opens a table for all of them and the bots; they sit down, and the game begins."""
    async with AsyncExitStack() as stack:
        host = await site.visitor(names[0])
        seats = ["me", *["open"] * (len(names) - 1), *bots]
        created = await host.create_table(game, seats, options=options, thinking=thinking, public=public)
        guests = [Guest(host, await stack.enter_async_context(host.table(created.id)))]
        met = Party(created, guests, stack)
        for seat, name in enumerate(names[1:], start=1):
            guests.append(await met.join(site, name))
            await guests[-1].at.sit(seat)
        if start:
            await guests[0].at.start()
            for seat, guest in enumerate(guests):
                await guest.at.until(lambda picture, seat=seat: bool(picture.stream(seat).view))  # type: ignore[misc]
        yield met


RELAXED = {"pace": "relaxed"}


class RawSocket:
    """One connection without any cleverness: what is sent is chosen by the test, client ids included."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._came: list[ServerMessage] = []

    async def ask(self, command: Command) -> Done | Refused:
        """Send once and wait for the answer."""
        await self._socket.send(encode(command), text=True)
        while True:
            message = await self.next()
            if isinstance(message, Done | Refused):
                return message

    async def next(self) -> ServerMessage:
        while not self._came:
            self._came += _frames.decode(await self._socket.recv())
        return self._came.pop(0)


@asynccontextmanager
async def raw_socket(visitor: Visitor, table_id: str, hello: Hello | None = None) -> AsyncIterator[RawSocket]:
    address = visitor.socket_address(table_id)
    async with connect(address.url, origin=Origin(address.origin), additional_headers=address.headers) as socket:
        await socket.send(encode(hello or Hello()), text=True)
        yield RawSocket(socket)


def turn_of(*guests: Guest) -> Guest:
    """Who is asked now; of several the first."""
    return next(guest for guest in guests if asks(guest.at.picture, guest.at.you.seats[0]))


def asks(picture: Picture, seat: int) -> bool:
    return picture.stream(seat).question() is not None
