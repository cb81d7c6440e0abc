"""How a game ended."""

from typing import Literal

import msgspec

from atable.kernel.messages import Message
from atable.kernel.seats import Seat


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score sheet: the message that names it, how often it counted, its points."""

    key: str
    count: int
    points: int


class SideScore(msgspec.Struct, frozen=True):
    """The score of one side: its seats (several for a team, none for an automa)."""

    side: str  # "seat", "team" or "automa"
    seats: tuple[Seat, ...]
    points: int
    lines: tuple[ScoreLine, ...]
    place: int  # 1 is best; equal places share


class Outcome(msgspec.Struct, frozen=True):
    result: Literal["ranked", "won", "lost"]
    sides: tuple[SideScore, ...]
    reason: Message
    tie_break: Message | None = None

    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, alone or together."""
        if self.result == "lost":
            return ()
        return tuple(seat for side in self.sides if side.place == 1 for seat in side.seats)
