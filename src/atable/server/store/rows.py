"""Rows as the store gives them."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType
from sqlalchemy import Row

from atable.kernel.codec import decode

ProcessRole = Literal["serve", "worker"]
LeaseRole = Literal["clock", "bots"]


class TableRow(msgspec.Struct, frozen=True):
    """A table as lists show it; all else about it is in its log."""

    id: str
    game: str
    status: str
    public: bool
    invitation: str
    rules_version: str
    host: str
    summary: bytes
    created_at: int
    updated_at: int
    version: int = 0
    due_at: int | None = None
    finished_at: int | None = None


class MyTable(msgspec.Struct, frozen=True):
    """A table that a person belongs to, and their seats there."""

    table: TableRow
    seats: tuple[int, ...]


class LogRow(msgspec.Struct, frozen=True):
    number: int
    at: int
    body: bytes


class ChatRow(msgspec.Struct, frozen=True):
    number: int
    at: int
    person_id: str
    text: str
    client: str


class Person(msgspec.Struct, frozen=True):
    """A guest, or somebody with an account: then `login` and `password` (its hash) are there."""

    id: str
    name: str
    language: str
    created_at: int
    seen_at: int
    cookie_version: int = 1
    login: str | None = None
    password: str | None = None


class PersonChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to change about a person; what is not named stays."""

    name: str | UnsetType = UNSET
    language: str | UnsetType = UNSET
    login: str | UnsetType | None = UNSET
    password: str | UnsetType | None = UNSET
    cookie_version: int | UnsetType = UNSET
    seen_at: int | UnsetType = UNSET


class Outage(msgspec.Struct, frozen=True):
    """A time in which no process was alive."""

    began_at: int
    ended_at: int


def table_row(row: Row[Any]) -> TableRow:
    values = {name: getattr(row, name) for name in TableRow.__struct_fields__}
    values["summary"] = row.summary.encode()
    return TableRow(**values)


def seats(text: str) -> tuple[int, ...]:
    numbers: Sequence[int] = decode(text, tuple[int, ...])
    return tuple(numbers)
