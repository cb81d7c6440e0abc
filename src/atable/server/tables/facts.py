"""What is true of a table beside the position of its game, as plain data."""

from typing import Any, Literal

import msgspec

from atable.protocol.info import Status, Subject
from atable.server.botpool.questions import Mind
from atable.server.tables.records import Answered, LuckAdded, Opened


class Chair(msgspec.Struct):
    """A seat and who sits on it. A person's seat may be played by a bot for a while, or for good."""

    person: str | None = None
    level: str | None = None  # of the bot that sits here or stands in
    stand_in: bool = False
    open: bool = False  # its person has left: somebody else may sit down
    resigned: bool = False
    timeouts: int = 0  # in a row

    @property
    def bot_plays(self) -> bool:
        return self.stand_in or (self.person is None and self.level is not None)

    @property
    def empty(self) -> bool:
        return self.person is None and self.level is None


class Proposal(msgspec.Struct):
    subject: Subject
    by: str
    to: int
    agreed: list[str]


class Thought(msgspec.Struct):
    """A seat's running thinking time: decisions of one group that follow each other share it."""

    group: str
    since: int  # table time
    ms: int  # as the game names it; the table scales it
    over: bool = False  # it has run out, and the default was played


class Spent(msgspec.Struct, frozen=True):
    """The thinking time that a seat had used when it chose; it may take its choice back."""

    group: str
    ms: int  # of table time


class KeptMind(msgspec.Struct, frozen=True):
    """What a bot knew after its last choice, and up to which event of its seat's stream."""

    mind: Mind
    seen: int
    level: str


class Facts(msgspec.Struct, kw_only=True):
    opened: Opened
    host: str
    chairs: list[Chair]
    guests: list[str]  # everybody who was let in, in order
    muted: list[str] = []
    removed: list[str] = []
    luck: list[LuckAdded] = []
    status: Status = "lobby"
    rules_version: str
    options: dict[str, Any]
    seed: str = ""
    trace: str = ""
    paused: Literal["consent", "empty", "no"] = "no"
    anchor_ms: int = 0  # table time at wall time `anchor_at`, from which it runs
    anchor_at: int = 0
    proposals: list[Proposal] = []
    answered: dict[str, dict[str, Answered]] = {}  # by person and id of the message, the last ones
    thoughts: dict[int, Thought] = {}  # by seat
    spent: dict[int, Spent] = {}  # by seat that has chosen
    minds: dict[int, KeptMind] = {}  # by seat
    ended: str | None = None
    rematch: str | None = None
    last_at: int = 0  # wall time of the last row

    def contributions(self) -> list[str]:
        """What people added to the luck, in the order of their coming."""
        return [added.entropy for added in self.luck]

    def people_playing(self) -> list[str]:
        """People with a seat of their own that they have not given up, each once."""
        people = [chair.person for chair in self.chairs if chair.person is not None and not chair.open]
        return list(dict.fromkeys(people))

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person and not chair.open]

    def proposal(self, subject: Subject) -> Proposal | None:
        return next((it for it in self.proposals if it.subject == subject), None)


def open_facts(opened: Opened, at: int) -> Facts:
    chairs = [Chair(plan.person, plan.level) for plan in opened.seats]
    return Facts(
        opened=opened,
        host=opened.host,
        chairs=chairs,
        guests=[opened.host],
        rules_version=opened.rules_version,
        options=opened.options,
        last_at=at,
    )
