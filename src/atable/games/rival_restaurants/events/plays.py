"""Cards and powers, and the answers to them."""

from typing import ClassVar

from atable.kernel.events import Event
from atable.kernel.seats import Seat


class CardPlayed(Event, frozen=True):
    """RR-188."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    targets: tuple[Seat, ...]
    figure: int | None
    location: str | None
    spot: int | None
    ingredient: str | None
    recipe: str | None
    other_recipe: str | None
    amount: int


class PowerUsed(Event, frozen=True):
    """A chef's power against somebody; automatic for an NPC."""

    seat: Seat
    chef: str
    targets: tuple[Seat, ...]
    figure: int | None
    ingredient: str | None


class Answered(Event, frozen=True):
    """RR-196: with Clam-Voyance or Return to Sender."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    against: Seat


class PlayStopped(Event, frozen=True):
    """RR-193: it has no effect on this target."""

    target: Seat
    what: str


class PlayReturned(Event, frozen=True):
    seat: Seat
    to: Seat
    card: str


class PlayFailed(Event, frozen=True):
    """RR-450: nothing of it was possible any more."""

    seat: Seat
    what: str


class PowerStopped(Event, frozen=True):
    """RR-200, RR-293: the permanent power of this figure spares exactly these seats today."""

    figure: int
    chef: str
    seats: tuple[Seat, ...]


class Reacted(Event, frozen=True):
    """RR-449: by target, in the order of the seats: smile, straight_face or the ingredient discarded."""

    reveals: ClassVar[bool] = True
    card: str
    seats: tuple[Seat, ...]
    choices: tuple[str, ...]


class Smiled(Event, frozen=True):
    """For the seat alone until all have chosen."""

    seat: Seat
    choice: str


class LetHappen(Event, frozen=True):
    """RR-428: at a table that chose it, nobody without a card to answer with is asked."""

    reveals: ClassVar[bool] = True
    seat: Seat
