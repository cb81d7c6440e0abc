"""Actions are frozen typed values: what a seat may send, what the journal stores, what the wire carries."""

import re

import msgspec


def snake(name: str) -> str:
    """PlaceDish -> place_dish: the tag of a class on the wire and in the journal."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True):
    """Base of every action. A game's actions form a closed union."""


class Tick(Action, frozen=True):
    """Played by CLOCK: table time is now `ms`."""

    ms: int


class Pause(Action, frozen=True):
    """Played by TABLE: table time stands still until Resume."""


class Resume(Action, frozen=True):
    """Played by TABLE: time goes on."""


class Away(Action, frozen=True):
    """Played by TABLE: this seat lost its connection or gave up its place for now."""

    seat: int


class Back(Action, frozen=True):
    """Played by TABLE: this seat is here again."""

    seat: int


class Undo(Action, frozen=True):
    """Played by TABLE: go back to the position after entry number `to`.

    Past an event that revealed something, consent of all is needed and fresh entropy is mixed in.
    """

    to: int
    entropy: str | None = None


TableAction = Pause | Resume | Away | Back | Undo
