"""Maintenance, and the end."""

from typing import ClassVar

from atable.kernel.events import Event
from atable.kernel.seats import Seat


class OrderFailed(Event, frozen=True):
    """KR-181, KR-185: unserved at the check."""

    reveals: ClassVar[bool] = True
    seat: Seat
    order: str
    lost: int  # prestige


class DishRuined(Event, frozen=True):
    """KR-187."""

    seat: Seat
    order: str
    part: int
    plate: str


class DishMelted(Event, frozen=True):
    """KC-047, KC-064: a dessert or a Cup."""

    seat: Seat
    order: str
    part: int
    plate: str


class Forgiven(Event, frozen=True):
    """Forgiving Regulars."""

    order: str


class CustomerLeft(Event, frozen=True):
    """KR-191."""

    order: str
    tile: str | None
    lost: int  # prestige


class WagePaid(Event, frozen=True):
    hourglass: str
    coins: int


class WageUnpaid(Event, frozen=True):
    """KR-200."""

    hourglass: str
    debt: int


class BonusOffered(Event, frozen=True):
    """KR-202."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class BonusKept(Event, frozen=True):
    card: str


class SpecialistRevealed(Event, frozen=True):
    """Guest Star."""

    reveals: ClassVar[bool] = True
    specialist: str


class RoundEnded(Event, frozen=True):
    round: int


class GameEnded(Event, frozen=True):
    """KR-211."""

    won: bool
