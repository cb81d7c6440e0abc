"""The position, as plain data."""

import msgspec

from atable.games.soup.content.loader import BowlId
from atable.games.soup.frames import Choosing, SoupFrame
from atable.games.soup.options import SoupOptions
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat


class SoupState(msgspec.Struct):
    options: SoupOptions
    seats: int
    now: int
    rng: Rng
    stack: list[SoupFrame]  # empty: the game is over
    pot: int  # spoonfuls that are left
    bowls: list[BowlId]  # by seat, from the moment they are shown
    eaten: list[int]  # spoonfuls, by seat
    washes_up: Seat | None  # SO-08

    def copy(self) -> "SoupState":
        return SoupState(
            self.options,
            self.seats,
            self.now,
            self.rng.copy(),
            [frame.copy() if isinstance(frame, Choosing) else frame for frame in self.stack],
            self.pot,
            self.bowls.copy(),
            self.eaten.copy(),
            self.washes_up,
        )
