"""Before the first day, and Money & Move."""

from typing import ClassVar

from atable.games.rival_restaurants.events.details import Move
from atable.kernel.events import Event
from atable.kernel.seats import Seat


class CardsKept(Event, frozen=True):
    """RR-037: the owner alone knows which until all have chosen. `what`: restaurant, chef, npc or squad."""

    seat: Seat
    what: str
    cards: tuple[str, ...] | None


class ChoicesRevealed(Event, frozen=True):
    """By seat."""

    reveals: ClassVar[bool] = True
    what: str
    cards: tuple[tuple[str, ...], ...]


class ChefDrafted(Event, frozen=True):
    seat: Seat
    chef: str
    banned: bool


class DayBegan(Event, frozen=True):
    day: int
    priority: Seat
    income: tuple[int, ...]  # by seat (RR-054 to RR-057)


class WheelSet(Event, frozen=True):
    """For the seat alone. A chosen Active Chef has no location."""

    seat: Seat
    figure: int
    location: str | None
    spot: int | None
    active: str | None


class Locked(Event, frozen=True):
    """RR-063: the seat has made its secret choice: wheels, spots, bids, cooking, vote or reaction."""

    seat: Seat
    what: str


class TakenBack(Event, frozen=True):
    """RR-064."""

    seat: Seat
    what: str


class ChefsMoved(Event, frozen=True):
    """RR-065."""

    reveals: ClassVar[bool] = True
    moves: tuple[Move, ...]


class SpotChosen(Event, frozen=True):
    """For the seat alone."""

    seat: Seat
    figure: int
    spot: int


class SpotsRevealed(Event, frozen=True):
    """RR-071."""

    reveals: ClassVar[bool] = True
    moves: tuple[Move, ...]


class ChefRelocated(Event, frozen=True):
    """RR-085; `why` is the card, or the chef whose power did it."""

    move: Move
    why: str


class OrdersSet(Event, frozen=True):
    """For the seat alone."""

    seat: Seat


class OrdersFollowed(Event, frozen=True):
    """Standing orders answered what would have been asked; `what` names the order."""

    reveals: ClassVar[bool] = True
    seat: Seat
    what: str
