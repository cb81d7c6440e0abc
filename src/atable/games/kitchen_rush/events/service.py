"""In the Action phase: guests, money and equipment."""

from typing import ClassVar

from atable.kernel.events import Event
from atable.kernel.seats import Seat


class OrdersSuggested(Event, frozen=True):
    """KR-107: these leave the game; others take their spaces."""

    seat: Seat
    orders: tuple[str, ...]


class IceProposed(Event, frozen=True):
    """KC-028: side by side."""

    reveals: ClassVar[bool] = True
    seat: Seat
    orders: tuple[str, ...]
    tiles: tuple[str, ...]


class TilesMoved(Event, frozen=True):
    """KC-034: side by side."""

    seat: Seat
    orders: tuple[str, ...]
    tiles: tuple[str, ...]


class OrderTaken(Event, frozen=True):
    """KR-112."""

    seat: Seat
    order: str
    tile: str | None
    plates: tuple[str, ...]


class OrderServed(Event, frozen=True):
    """KR-119, KR-182: what the guests paid, the tip and the tile included."""

    seat: Seat
    order: str
    tile: str | None
    early: bool
    coins: int
    prestige: int


class ServeRefused(Event, frozen=True):
    """KR-122."""

    reveals: ClassVar[bool] = True
    seat: Seat
    order: str


class IngredientsBought(Event, frozen=True):
    seat: Seat
    kind: str
    split: tuple[int, ...]
    cost: int


class SpicesBought(Event, frozen=True):
    seat: Seat
    colours: tuple[str, ...]
    cost: int


class ScoopsBought(Event, frozen=True):
    seat: Seat
    flavours: tuple[str, ...]
    cost: int


class PlatesWashed(Event, frozen=True):
    seat: Seat
    plates: tuple[str, ...]


class UpgradeBought(Event, frozen=True):
    seat: Seat
    upgrade: str
    cost: int


class UpgradeTurned(Event, frozen=True):
    """KR-168."""

    reveals: ClassVar[bool] = True
    upgrade: str


class Rehired(Event, frozen=True):
    seat: Seat
    hourglass: str
    cost: int


class Repaired(Event, frozen=True):
    seat: Seat
    space: str
    cost: int
