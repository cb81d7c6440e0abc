"""Texts for people, as data: a key and its parameters. The words themselves live in Fluent files."""

from collections.abc import Iterable

import msgspec


class Term(msgspec.Struct, frozen=True, tag_field="type", tag="term"):
    """A name with its grammar, such as a dish: the Fluent message `key` and its attributes."""

    key: str


class Player(msgspec.Struct, frozen=True, tag_field="type", tag="player"):
    """Whoever sits on this seat; the reader's side knows the name."""

    seat: int


class Several(msgspec.Struct, frozen=True, tag_field="type", tag="several"):
    """A list of names, joined as the reader's language joins them."""

    items: tuple["Term | Player | str", ...]


def players(seats: Iterable[int]) -> Several:
    return Several(tuple([Player(seat) for seat in seats]))


Param = int | str | Term | Player | Several


class Message(msgspec.Struct, frozen=True):
    key: str
    params: dict[str, Param] = {}
