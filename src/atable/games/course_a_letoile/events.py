"""What happens on the way to the star, in semantic terms."""

from typing import ClassVar

from atable.kernel.events import Event
from atable.kernel.seats import Seat


class TurnBegan(Event, frozen=True):
    seat: Seat
    service: int


class CardDrawn(Event, frozen=True):
    """From the deck: its owner sees the card, the others that it was drawn (CE-10)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str | None


class DiscardTaken(Event, frozen=True):
    """From the discard pile: everybody saw the card, and what lies under it (CE-24, CE-35)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class DeckRebuilt(Event, frozen=True):
    """CE-30: the discard pile became the deck; `top` was turned up, if there was more than one card (CE-32)."""

    reveals: ClassVar[bool] = True
    cards: int
    top: str | None


class DishPlayed(Event, frozen=True):
    reveals: ClassVar[bool] = True  # the card was secret, here and below
    seat: Seat
    card: str
    paid: int


class DevelopmentPlayed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    paid: int


class BoostPlayed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class AttackAnnounced(Event, frozen=True):
    """The attack and all it aims at are named; the victim may answer (CE-111)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    victim: Seat
    target: str | None


class AttackCancelled(Event, frozen=True):
    """The victim played Back to the Kitchen! (CE-112)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    victim: Seat


class AttackSucceeded(Event, frozen=True):
    """The attack was not cancelled and takes effect."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    victim: Seat
    target: str | None


class DecorationLost(Event, frozen=True):
    """CE-97: it lies on top of the discard pile (CE-39)."""

    reveals: ClassVar[bool] = True  # a standing order may have chosen it
    seat: Seat
    card: str


class CardBuried(Event, frozen=True):
    """CE-37: put into the discard pile at a random place; everybody sees whether it is the top."""

    reveals: ClassVar[bool] = True
    card: str
    on_top: bool


class CardDiscarded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class CardSold(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class HandRenewed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


class OrdersSet(Event, frozen=True):
    """Told to nobody but the seat itself."""

    seat: Seat


class ServiceEnded(Event, frozen=True):
    """CE-131: what each seat was paid."""

    service: int
    income: tuple[int, ...]


class StarReached(Event, frozen=True):
    """CE-136: the game is over."""

    seat: Seat


class LastServiceEnded(Event, frozen=True):
    """CE-141: nobody reached their star in fifty Services."""


CourseEvent = (
    TurnBegan
    | CardDrawn
    | DiscardTaken
    | DeckRebuilt
    | DishPlayed
    | DevelopmentPlayed
    | BoostPlayed
    | AttackAnnounced
    | AttackCancelled
    | AttackSucceeded
    | DecorationLost
    | CardBuried
    | CardDiscarded
    | CardSold
    | HandRenewed
    | OrdersSet
    | ServiceEnded
    | StarReached
    | LastServiceEnded
)
