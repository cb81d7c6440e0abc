"""A table in a few words, for lists; kept beside its log. It tells of people by id, never by name."""

import msgspec

from atable.kernel.codec import decode, encode
from atable.protocol.info import Thinking
from atable.server.tables.book import Book


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    person: str | None = None
    level: str | None = None
    stand_in: bool = False
    open: bool = False


class Summary(msgspec.Struct, frozen=True):
    thinking: Thinking
    seats: tuple[SeatSummary, ...]
    turn: tuple[int, ...]  # seats that owe a decision


def summary(book: Book) -> bytes:
    chairs = book.facts.chairs
    seats = tuple(SeatSummary(chair.person, chair.level, chair.stand_in, chair.open) for chair in chairs)
    return encode(Summary(book.facts.opened.thinking, seats, tuple(book.pending())))


def read_summary(body: bytes) -> Summary:
    read: Summary = decode(body, Summary)
    return read
