"""What clients were told is done, and what is in the log: each side written down by itself, then compared."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec
import psycopg

from atable.client import Table
from atable.client.connection import Address
from atable.protocol import socket as wire
from atable.server.tables.records import Answered, AnyRecord, Played, read_row
from tests.server.running import SOON

ROWS = "SELECT table_id, number, body FROM log ORDER BY table_id, number"


class Deed(msgspec.Struct, frozen=True):
    """An action of a person at a table, and the message that asked for it."""

    table: str
    client: str
    seat: int
    action: str


class Ledger:
    def __init__(self) -> None:
        self.acknowledged: list[Deed] = []
        self.tables: list[NotingTable] = []

    def in_flight(self) -> int:
        """Messages that were sent on an open socket and not answered yet."""
        return sum(table.asking for table in self.tables if table.connected)

    async def somebody_waits(self) -> None:
        while not self.in_flight():
            await asyncio.sleep(0.001)


class NotingTable(Table):
    """A client that writes down every action of which it is told that it is done."""

    def __init__(self, address: Callable[[], Address], table_id: str, invitation: str | None, ledger: Ledger) -> None:
        super().__init__(address, invitation, SOON)
        self.id = table_id
        self.ledger = ledger
        self.asking = 0
        ledger.tables.append(self)

    @property
    def connected(self) -> bool:
        return self._connection._socket is not None

    async def _ask(self, command: wire.Command) -> None:
        self.asking += 1
        try:
            await super()._ask(command)
        finally:
            self.asking -= 1
        if isinstance(command, wire.Act):
            deeds = [Deed(self.id, command.client, command.seat, bytes(it).decode()) for it in command.actions]
            self.ledger.acknowledged += deeds


class Stored(msgspec.Struct):
    """What the log holds: the actions of people, each with the message that it answers."""

    deeds: list[Deed]
    unasked: int  # actions of people in rows that answer no message
    gaps: list[str]  # tables whose rows are not numbered 1, 2, 3…

    def duplicated(self) -> int:
        """Actions that are there more often than they were asked for."""
        return sum(count - 1 for count in Counter(self.deeds).values()) + self.unasked


def read_log(url: str) -> Stored:
    """Straight from the database, as no part of the server would read it."""
    stored = Stored([], 0, [])
    last: Counter[str] = Counter()
    for table_id, number, body in rows_of(url):
        if number != last[table_id] + 1:
            stored.gaps.append(table_id)
        last[table_id] = number
        _note(stored, table_id, read_row(body))
    return stored


def rows_of(url: str, query: str = ROWS) -> list[tuple[Any, ...]]:
    if url.startswith("sqlite:///"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            return connection.execute(query).fetchall()
    with psycopg.connect(url) as session:
        return session.execute(query.encode()).fetchall()


def _note(stored: Stored, table_id: str, records: list[AnyRecord]) -> None:
    played = [it for it in records if isinstance(it, Played) and it.by == "person"]
    answered = [it for it in records if isinstance(it, Answered)]
    if not answered:
        stored.unasked += len(played)
    for answer in answered:
        stored.deeds += [Deed(table_id, answer.client, it.seat, bytes(it.action).decode()) for it in played]
