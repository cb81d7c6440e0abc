"""Where the game is: the frames of the stack, each a phase or a question with its locals."""

from typing import Literal

from atable.kernel.clocks import Clock
from atable.kernel.frames import Frame
from atable.kernel.seats import Seat

Question = Literal["event", "delivery", "van", "forgive", "wages", "bonus"]


class Planning(Frame):
    """KR-049, KR-051: until every seat is ready."""

    ready: int  # bits of seats

    def copy(self) -> "Planning":
        return Planning(self.ready)


class Countdown(Frame):
    """All are ready: the sand starts in a moment."""

    clock: Clock

    def copy(self) -> "Countdown":
        return Countdown(self.clock.copy())


class Action(Frame):
    """KR-006: the clock counts from the start of the phase. In relaxed mode it stands still at a stop (KR-238)."""

    clock: Clock
    grace: bool  # KR-093
    ready: int  # bits of seats, relaxed mode
    votes: int  # bits of seats that wish to pause

    def copy(self) -> "Action":
        return Action(self.clock.copy(), self.grace, self.ready, self.votes)


class Paused(Frame):
    """Lies above Action, whose clock stands still: by consent, or for a seat that lost its connection."""

    clock: Clock
    limit: int  # ms, by its own clock; 0: none
    missing: Seat  # who is waited for; NOBODY: a pause by consent
    votes: int  # bits of seats that wish to go on

    def copy(self) -> "Paused":
        return Paused(self.clock.copy(), self.limit, self.missing, self.votes)


class Choosing(Frame):
    """KR-010, KR-222: a choice of the team, settled by the lead."""

    what: Question
    among: list[int]  # Orders or bonus cards to choose from

    def copy(self) -> "Choosing":
        return Choosing(self.what, self.among.copy())


RushFrame = Planning | Countdown | Action | Paused | Choosing
