"""What happens at the table, in semantic terms."""

from typing import ClassVar

from atable.games.soup.content.loader import BowlId
from atable.kernel.events import Event
from atable.kernel.seats import Seat


class BowlChosen(Event, frozen=True):
    """SO-03: the owner alone knows which."""

    seat: Seat
    bowl: BowlId | None


class BowlShown(Event, frozen=True):
    """SO-04."""

    reveals: ClassVar[bool] = True
    seat: Seat
    bowl: BowlId


class EatingBegan(Event, frozen=True):
    """SO-05."""

    reveals: ClassVar[bool] = True
    seat: Seat


class Ladled(Event, frozen=True):
    """SO-06: `left` are in the pot now."""

    seat: Seat
    spoonfuls: int
    left: int


class PotEmptied(Event, frozen=True):
    """SO-08: this seat washes up."""

    seat: Seat


SoupEvent = BowlChosen | BowlShown | EatingBegan | Ladled | PotEmptied
