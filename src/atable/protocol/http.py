"""The HTTP side: games, people, tables. Everything at a table goes over its socket."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from atable.kernel.outcome import Outcome
from atable.protocol.info import Problem, SeatInfo, Status, TableInfo, Thinking
from atable.protocol.socket import Level, SeatNumber

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Language = Literal["en", "fr"]
Login = Annotated[str, Meta(min_length=2, max_length=30, pattern=r"^[^\s@/]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class ErrorBody(msgspec.Struct, frozen=True):
    error: Problem


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    names: dict[str, str]
    seats_min: int
    seats_max: int
    together: bool
    rules_version: str
    options: dict[str, Any]  # JSON Schema, with defaults
    bots: tuple[str, ...]  # levels, weakest first


class Me(msgspec.Struct, frozen=True):
    person: str
    name: str
    language: Language
    login: str | None


class WhoAmI(msgspec.Struct, frozen=True):
    """`me` is null for somebody who has no name here yet."""

    me: Me | None


class Introduce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Become a guest with a name, or change name or language."""

    name: Name
    language: Language = "en"


class Register(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keep this guest as an account."""

    login: Login
    password: Password


class LogIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, Meta(max_length=30)]
    password: Annotated[str, Meta(max_length=200)]


class LogOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From this device, or `everywhere`: then all cookies and seat links of this person are worthless."""

    everywhere: bool = False


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot", "empty"]
    level: Annotated[str, Meta(max_length=32)] | None = None


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seats`: one plan for each seat; several «me» make a hot-seat table."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, Any], Meta(max_length=64)] = {}
    public: bool = False
    thinking: Thinking = "normal"
    hours: Annotated[int, Meta(ge=1, le=168)] = 24
    start: bool = False  # at once, where no seat is left open


class Created(msgspec.Struct, frozen=True):
    id: str
    invitation: str


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list. `your_turn` and `your_seats` are about the reader."""

    id: str
    game: str
    status: Status
    public: bool
    thinking: Thinking
    seats: tuple[SeatInfo, ...]
    host_name: str
    updated_at: int
    your_seats: tuple[int, ...] = ()
    your_turn: bool = False


class Tables(msgspec.Struct, frozen=True):
    tables: tuple[TableRow, ...]


class Invited(msgspec.Struct, frozen=True):
    """What an invitation leads to."""

    table: TableRow


class SeatLink(msgspec.Struct, frozen=True):
    """Opens the same seats on a second device: whoever has it is you."""

    path: str
    expires_at: int


class UseSeatLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=400)]


class MomentView(msgspec.Struct, frozen=True):
    """One step of a finished game: who acted, what this viewer learned and saw then."""

    ms: int
    seat: int
    action: msgspec.Raw
    events: msgspec.Raw
    view: msgspec.Raw


class Replay(msgspec.Struct, frozen=True):
    table: TableInfo
    seat: int | None
    first: msgspec.Raw  # what this viewer saw before the first moment
    moments: list[MomentView]
    outcome: Outcome | None


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continue a finished game at a table of one's own: after this many moments of its replay, on this seat."""

    moment: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: SeatNumber
    level: Level | None = None  # of the bots on all other seats; the strongest if not said
