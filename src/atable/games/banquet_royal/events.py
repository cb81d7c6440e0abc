"""What happens at the banquet, in semantic terms."""

from typing import ClassVar

from atable.games.banquet_royal.actions import Crowns, Dish, Line
from atable.kernel.events import Event
from atable.kernel.seats import Seat


class OrderPlaced(Event, frozen=True):
    """Folie en cuisine: a Cloche stands here; nobody saw the token (BR-116)."""

    seat: Seat
    space: str


class MemoriseStarted(Event, frozen=True):
    """The Royal Orders are shown: in the views, never in an event."""

    reveals: ClassVar[bool] = True


class Looked(Event, frozen=True):
    """Relaxed play: this seat's personal showing began."""

    reveals: ClassVar[bool] = True
    seat: Seat


class ShowingEnded(Event, frozen=True):
    """This seat's personal showing is over."""

    reveals: ClassVar[bool] = True
    seat: Seat


class SeatReady(Event, frozen=True):
    seat: Seat


class MemoriseEnded(Event, frozen=True):
    """The Cloches are closed (BR-28). No undo leads back under them."""

    reveals: ClassVar[bool] = True


class TurnBegan(Event, frozen=True):
    seat: Seat
    turn: int


class DishPlaced(Event, frozen=True):
    seat: Seat
    dish: Dish
    space: str


class ToquePlaced(Event, frozen=True):
    seat: Seat
    space: str


class OrderRevealed(Event, frozen=True):
    """The named and the true Dish; `placed` is False if the Kitchen had none left (BR-58)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    space: str
    named: Dish
    dish: Dish
    right: bool
    placed: bool


class MenuLost(Event, frozen=True):
    """Hell's Kitchen: a validated Menu goes to the discard pile (BR-125)."""

    seat: Seat
    card: str


class MenuValidated(Event, frozen=True):
    reveals: ClassVar[bool] = True  # the card was secret
    seat: Seat
    card: str
    line: Line


class MenuDiscarded(Event, frozen=True):
    reveals: ClassVar[bool] = True  # the card was secret
    seat: Seat
    card: str


class MenuDrawn(Event, frozen=True):
    """Its owner sees the card, the others its value (BR-18, BR-20)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    value: Crowns
    card: str | None


class DeckReshuffled(Event, frozen=True):
    """BR-85: the discard pile of this value became its deck."""

    value: Crowns
    cards: int


class BanquetEnded(Event, frozen=True):
    """BR-91: the table is full."""


BanquetEvent = (
    OrderPlaced
    | MemoriseStarted
    | Looked
    | ShowingEnded
    | SeatReady
    | MemoriseEnded
    | TurnBegan
    | DishPlaced
    | ToquePlaced
    | OrderRevealed
    | MenuLost
    | MenuValidated
    | MenuDiscarded
    | MenuDrawn
    | DeckReshuffled
    | BanquetEnded
)
