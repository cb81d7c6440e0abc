"""Where the game is: the frames of the stack, each a phase with its locals."""

from atable.games.soup.content.loader import BowlId
from atable.kernel.frames import Frame, FrozenFrame
from atable.kernel.seats import Seat


class Choosing(Frame):
    """SO-03: what each seat has chosen, None: nothing yet."""

    bowls: list[BowlId | None]

    def copy(self) -> "Choosing":
        return Choosing(self.bowls.copy())


class Ladling(FrozenFrame, frozen=True):
    """SO-05: whose turn it is."""

    seat: Seat


SoupFrame = Choosing | Ladling
