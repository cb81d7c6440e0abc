"""The log of a table: everything that ever happened at it, in order. The table is what follows from it.

A row of the log holds one or more records that belong together. Records stay on the server: they hold the
seed and everybody's actions.
"""

from typing import Any, Literal

import msgspec

from atable.kernel.actions import snake
from atable.protocol.info import Problem, Subject, Thinking
from atable.server.botpool.questions import Mind

By = Literal["person", "bot", "default", "clock", "table", "past"]  # past: in the game that this one branches off


class Record(msgspec.Struct, frozen=True, tag_field="type", tag=snake, omit_defaults=True):
    """Base of all records."""


class Planned(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as the table was opened: for a person (None: whoever comes) or a bot."""

    person: str | None = None
    level: str | None = None


class Opened(Record, frozen=True, kw_only=True):
    game: str
    rules_version: str
    options: dict[str, Any]
    seats: tuple[Planned, ...]
    host: str
    public: bool
    thinking: Thinking
    hours: int
    bits: str  # the table's own random bits; their hash is the promise


class Admitted(Record, frozen=True):
    """Somebody came to the table, to watch or to play."""

    person: str


class SatDown(Record, frozen=True):
    seat: int
    person: str


class StoodUp(Record, frozen=True):
    """The seat is empty again, before the game."""

    seat: int


class BotSat(Record, frozen=True):
    seat: int
    level: str


class HandedOver(Record, frozen=True):
    person: str


class Muted(Record, frozen=True):
    person: str
    muted: bool


class Removed(Record, frozen=True):
    """Sent away by the host: may not come back to this table."""

    person: str


class LuckAdded(Record, frozen=True):
    person: str
    entropy: str


class Started(Record, frozen=True, kw_only=True):
    """Empty seats are left out: `seats` are the numbers, before the start, of those that play."""

    seats: tuple[int, ...]
    options: dict[str, Any]
    rules_version: str
    seed: str
    trace: str  # of the first position


class Played(Record, frozen=True, kw_only=True):
    """An entry of the game's journal."""

    ms: int
    seat: int
    action: msgspec.Raw
    by: By
    trace: str = ""  # of the game up to here
    mind: Mind | None = None  # what a bot knows after its choice
    level: str | None = None  # of that bot
    seen: int = 0  # the last event of its seat's stream that it was told before


class Remembered(Record, frozen=True, kw_only=True):
    """A bot that takes over a seat in the middle of a game knows what it would know had it played from the start."""

    seat: int
    mind: Mind
    level: str
    seen: int


class Answered(Record, frozen=True, kw_only=True):
    """The row carries out this message of this person; a repeat gets the same answer."""

    person: str
    client: str
    accepted: int = 0
    problem: Problem | None = None


class Proposed(Record, frozen=True):
    """A question to all. `to`: of an undo, the journal number to go back to."""

    subject: Subject
    person: str
    to: int = 0


class Voted(Record, frozen=True):
    subject: Subject
    person: str
    yes: bool


class Dropped(Record, frozen=True):
    """The question is settled, or has lost its meaning."""

    subject: Subject


class Stopped(Record, frozen=True):
    """Table time stands still (a Pause entry stands beside it)."""

    reason: Literal["consent", "empty"]


class Continued(Record, frozen=True):
    """Table time runs again from this wall time on, after the count-in: after a pause or an outage."""

    at: int


class LeftSeat(Record, frozen=True):
    """The person has left the table; a bot plays the seat, and somebody else may sit down."""

    seat: int


class StoodIn(Record, frozen=True):
    """A bot plays for a person who is absent."""

    seat: int


class CameBack(Record, frozen=True):
    seat: int


class Resigned(Record, frozen=True):
    seat: int


class Ended(Record, frozen=True):
    """The table is over: with the game's outcome, or for another reason."""

    reason: Literal["outcome", "vote", "resigned", "host", "rules"]


class NextTable(Record, frozen=True):
    table: str


class RulesChanged(Record, frozen=True):
    """The whole game was replayed under a newer version of the rules and nothing differs."""

    version: str


AnyRecord = (
    Opened
    | Admitted
    | SatDown
    | StoodUp
    | BotSat
    | HandedOver
    | Muted
    | Removed
    | LuckAdded
    | Started
    | Played
    | Remembered
    | Answered
    | Proposed
    | Voted
    | Dropped
    | Stopped
    | Continued
    | LeftSeat
    | StoodIn
    | CameBack
    | Resigned
    | Ended
    | NextTable
    | RulesChanged
)

_rows = msgspec.json.Decoder(list[AnyRecord])


def read_row(body: bytes | str) -> list[AnyRecord]:
    return _rows.decode(body)
