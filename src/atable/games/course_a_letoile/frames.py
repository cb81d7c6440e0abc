"""Where the game is: the frames of the stack, each a phase or a question with its locals."""

from atable.kernel.frames import FrozenFrame
from atable.kernel.seats import Seat


class Drawing(FrozenFrame, frozen=True):
    """CE-22: draw two cards."""


class Playing(FrozenFrame, frozen=True):
    """CE-40: up to three cards."""

    left: int


class Attack(FrozenFrame, frozen=True):
    """CE-109: the victim may cancel. Live, the window closes at `until`, whoever holds what."""

    card: int
    attacker: Seat
    victim: Seat
    target: int
    until: int | None


class Losing(FrozenFrame, frozen=True):
    """A Bit Dated!: the victim chooses a Decoration card (CE-98)."""

    victim: Seat


class Ending(FrozenFrame, frozen=True):
    """CE-121 to CE-130: down to seven cards, sell, renew."""


CourseFrame = Drawing | Playing | Attack | Losing | Ending
