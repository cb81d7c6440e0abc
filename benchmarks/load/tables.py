"""Tables under load: light sockets on every seat, and a driver that decides when somebody acts."""

import asyncio
import random
from contextlib import AsyncExitStack
from time import perf_counter
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec

from atable.client import Visitor
from benchmarks.load.sockets import LightSocket, open_socket

TABLES_A_GROUP = 25


class Light(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """Only the fields that a load generator looks at."""


class Question(msgspec.Struct, frozen=True, gc=False):
    id: str
    asks: bool


class TableStatus(msgspec.Struct, frozen=True, gc=False):
    status: str


class Update(Light, frozen=True, tag="update", gc=False):
    last: int
    prompts: list[Question]
    legal: msgspec.Raw


class Welcome(Light, frozen=True, tag="welcome", gc=False):
    table: TableStatus


class TableChanged(Light, frozen=True, tag="table_changed", gc=False):
    table: TableStatus


class Done(Light, frozen=True, tag="done", gc=False):
    client: str


class Refused(Light, frozen=True, tag="refused", gc=False):
    client: str | None
    problem: dict[str, Any]


class Bye(Light, frozen=True, tag="bye", gc=False):
    problem: dict[str, Any]


class Chat(Light, frozen=True, tag="chat", gc=False):
    pass


class Pong(Light, frozen=True, tag="pong", gc=False):
    pass


_frames = msgspec.json.Decoder(list[Update | Welcome | TableChanged | Done | Refused | Bye | Chat | Pong])
_actions = msgspec.json.Decoder(list[msgspec.Raw])


class Driver(Protocol):
    """Told of all that happens at a table."""

    def shown(self, table: "LoadTable", seat: "LoadSeat", now: float) -> None:
        """This seat got a picture with something new in it."""

    def answered(self, table: "LoadTable", seat: "LoadSeat", accepted: bool, now: float) -> None:
        """This seat's action was stored, or refused."""

    def finished(self, table: "LoadTable") -> None: ...


class LoadSeat:
    """One socket on one seat."""

    def __init__(self, table: "LoadTable", seat: int, visitor: Visitor) -> None:
        self.table = table
        self.seat = seat
        self.visitor = visitor
        self.question: str | None = None  # what it is asked and has not answered
        self.legal = b"[]"
        self.shown: tuple[int, list[Question]] = (0, [])
        self.commands = 0
        self.waiting: dict[str, asyncio.Future[None]] = {}

    async def connect(self, port: int) -> None:
        address = self.visitor.socket_address(self.table.id)
        path = urlsplit(address.url).path
        self.socket: LightSocket = await open_socket(port, path, self.hear, dict(address.headers))
        self.send({"type": "hello", "invitation": self.table.invitation})

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(msgspec.json.encode(message))

    async def ask(self, kind: str, **fields: object) -> None:
        """A command of the set-up: wait until it is carried out."""
        self.commands += 1
        client = str(self.commands)
        self.waiting[client] = asyncio.get_running_loop().create_future()
        self.send({"type": kind, "client": client, **fields})
        await self.waiting[client]

    def act(self, rng: random.Random) -> None:
        """Play something legal in answer to the question."""
        self.commands += 1
        action = rng.choice(_actions.decode(self.legal))
        text = b'{"type":"act","client":"%d","seat":%d,"prompt":"%s","actions":[%s]}'
        self.socket.send(text % (self.commands, self.seat, str(self.question).encode(), bytes(action)))
        self.question = None  # until a newer picture asks again

    def hear(self, frame: bytes) -> None:
        now = perf_counter()
        for message in _frames.decode(frame):
            match message:
                case Update():
                    self._see(message, now)
                case Done(client=client):
                    self._answered(client, None, now)
                case Refused(client=client, problem=problem):
                    self._answered(client or "", ConnectionError(f"refused: {problem}"), now)
                case Welcome(table=table) | TableChanged(table=table):
                    self.table.heard(table.status)
                case Bye(problem=problem):
                    raise ConnectionError(f"the server says goodbye: {problem}")

    def _see(self, update: Update, now: float) -> None:
        self.question = next((prompt.id for prompt in update.prompts if prompt.asks), None)
        self.legal = bytes(update.legal)
        shown = (update.last, update.prompts)
        if shown != self.shown:  # a picture with the time alone carries no action
            self.shown = shown
            self.table.driver.shown(self.table, self, now)

    def _answered(self, client: str, refusal: ConnectionError | None, now: float) -> None:
        waiting = self.waiting.get(client)
        if waiting is None:
            self.table.driver.answered(self.table, self, refusal is None, now)
        elif refusal is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(refusal)


class LoadTable:
    def __init__(self, table_id: str, invitation: str, people: list[Visitor], driver: Driver) -> None:
        self.id = table_id
        self.invitation = invitation
        self.driver = driver
        self.seats = [LoadSeat(self, seat, visitor) for seat, visitor in enumerate(people)]
        self.slot = 0  # which of the driver's tables it is
        self.over = False

    async def begin(self, port: int) -> None:
        """Everybody connects and sits down; the host starts."""
        for seat in self.seats:
            await seat.connect(port)
            if seat.seat:
                await seat.ask("sit", seat=seat.seat)
        await self.seats[0].ask("start")

    def asked(self) -> LoadSeat | None:
        return next((seat for seat in self.seats if seat.question is not None), None)

    def heard(self, status: str) -> None:
        if status in ("finished", "closed") and not self.over:
            self.over = True
            self.driver.finished(self)

    def close(self) -> None:
        for seat in self.seats:
            seat.socket.close()


class House:
    """The people who play, and how they open tables."""

    def __init__(self, port: int, game: str) -> None:
        self.port = port
        self.game = game
        self.people: list[list[Visitor]] = []  # by group, then by seat
        self._visitors = AsyncExitStack()

    async def invite(self, tables: int, seats: int) -> None:
        """A group of people for every few tables: nobody plays at hundreds of them."""
        for _ in range(-(-tables // TABLES_A_GROUP)):
            group = [Visitor(f"http://127.0.0.1:{self.port}") for _ in range(seats)]
            for number, visitor in enumerate(group):
                await self._visitors.enter_async_context(visitor)
                await visitor.introduce(f"Guest {number}")
            self.people.append(group)

    async def close(self) -> None:
        await self._visitors.aclose()

    async def open_table(self, driver: Driver, slot: int) -> LoadTable:
        people = self.people[slot // TABLES_A_GROUP]
        plans = ["me", *["open"] * (len(people) - 1)]
        created = await people[0].create_table(self.game, plans, thinking="none")
        table = LoadTable(created.id, created.invitation, people, driver)
        table.slot = slot
        await table.begin(self.port)
        return table

    async def start_alone(self, slot: int) -> None:
        """A running table that nobody is connected to: all seats are the host's."""
        [host] = self.people[slot // TABLES_A_GROUP]
        await host.create_table(self.game, ["me"] * 4, thinking="none", start=True)
