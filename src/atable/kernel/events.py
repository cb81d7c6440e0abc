"""Events say what happened, in the words of the rulebook, and who may learn it."""

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from atable.kernel.actions import snake
from atable.kernel.seats import Seat


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    """Base of every event. Public unless wrapped in `Secret`.

    `reveals` marks an event that showed hidden information or randomness: an undo never crosses it
    without the consent of all, and the secrecy law compares up to it.
    """

    reveals: ClassVar[bool] = False


class Secret(Event, frozen=True):
    """An event that only some seats may know, with the public's version beside it (or none)."""

    seats: tuple[Seat, ...]
    event: Event
    public: Event | None


def seen_by(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """What this seat, or a spectator, learns of these events."""
    seen: list[Event] = []
    for event in events:
        if not isinstance(event, Secret):
            seen.append(event)
        elif seat is not None and seat in event.seats:
            seen.append(event.event)
        elif event.public is not None:
            seen.append(event.public)
    return seen


def revealing(events: Iterable[Event]) -> bool:
    """Did one of these events show hidden information or randomness?"""
    return any(e.event.reveals if isinstance(e, Secret) else e.reveals for e in events)
