"""What both sides speak about: tables, seats, people, time, problems."""

from typing import Any, Literal

import msgspec

from atable.kernel.messages import Param
from atable.kernel.outcome import Outcome

Thinking = Literal["none", "fast", "normal", "slow", "days"]
Status = Literal["lobby", "playing", "finished", "closed"]
Subject = Literal["undo", "pause", "end"]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused: a message in both languages, and the rule or the field it comes from."""

    key: str
    params: dict[str, Param] = {}
    rule: str | None = None
    field: str | None = None
    text: str | None = None  # over HTTP: the message in the reader's language


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    kind: Literal["empty", "person", "bot"]
    person: str | None = None  # an id that names a person at this table; no credential
    name: str = ""  # of a person; the client names the bots
    level: str | None = None  # of the bot, or of the one that stands in for an absent person
    connected: bool = False
    stand_in: bool = False  # a bot plays until the person is back
    open: bool = False  # its person has left or resigned: somebody else may sit down
    until_stand_in: int | None = None  # of an absent person: so many more time-outs, and a bot stands in


class GuestInfo(msgspec.Struct, frozen=True):
    """Somebody at the table, seated or watching."""

    person: str
    name: str
    connected: bool
    muted: bool


class ProposalInfo(msgspec.Struct, frozen=True):
    """A question to the table that needs the consent of all."""

    subject: Subject
    by: str  # a person
    agreed: tuple[str, ...]  # people who said yes
    needed: tuple[str, ...]  # people who have not answered yet


class LuckInfo(msgspec.Struct, frozen=True):
    """Fair luck: the promise is the hash of the table's own random bits, the commitment that of the seed."""

    promise: str
    contributions: tuple[str, ...]
    commitment: str | None = None  # from the start of the game
    bits: str | None = None  # at its end
    seed: str | None = None  # at its end


class TableInfo(msgspec.Struct, frozen=True):
    """All that everybody at the table may know about it; the game itself is in the updates."""

    id: str
    game: str
    rules_version: str
    options: dict[str, Any]
    status: Status
    public: bool
    thinking: Thinking
    hours: int  # of a deadline, where thinking is "days"
    seats: tuple[SeatInfo, ...]
    guests: tuple[GuestInfo, ...]
    host: str
    proposals: tuple[ProposalInfo, ...]
    paused: Literal["consent", "empty", "no"]
    luck: LuckInfo
    outcome: Outcome | None = None
    ended: str | None = None  # why the table closed without an outcome: "vote", "resigned", "host", "rules"
    resigned: tuple[int, ...] = ()  # seats whose person gave up
    rematch: str | None = None  # the id of the next table
    outdated: bool = False  # the rules have changed since and the game can't go on under the new ones


class You(msgspec.Struct, frozen=True):
    """What the reader is at this table."""

    person: str
    seats: tuple[int, ...]
    host: bool
    invitation: str | None  # to pass on to friends


class SeatDeadline(msgspec.Struct, frozen=True):
    """Thinking time: at this table time the default is played for the seat."""

    seat: int
    at: int


class Time(msgspec.Struct, frozen=True):
    """The table's clock as the server reads it now. Nobody's client declares time."""

    now: int  # ms of table time
    running: bool
    starts_in: int  # ms until it runs: the count-in after a pause or an outage
    deadlines: tuple[SeatDeadline, ...]


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    person: str
    name: str
    text: str
    at: int  # wall time, ms
