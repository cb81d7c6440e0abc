"""Money, garbage, ingredients and cards that change hands."""

from typing import ClassVar

from atable.kernel.events import Event
from atable.kernel.seats import Seat


class MoneyGained(Event, frozen=True):
    """From the bank; `source` is a card, a bonus or a chef."""

    seat: Seat
    amount: int
    source: str


class MoneyPaid(Event, frozen=True):
    """To the bank."""

    seat: Seat
    amount: int
    reason: str


class MoneyGiven(Event, frozen=True):
    seat: Seat
    to: Seat
    amount: int
    reason: str


class GarbageTaken(Event, frozen=True):
    """From the bin."""

    seat: Seat
    tokens: int
    reason: str


class GarbageGiven(Event, frozen=True):
    seat: Seat
    to: Seat
    tokens: int
    reason: str


class GarbageBinned(Event, frozen=True):
    seat: Seat
    tokens: int
    reason: str


class IngredientTaken(Event, frozen=True):
    """From another player."""

    seat: Seat
    victim: Seat
    ingredient: str
    reason: str


class IngredientDiscarded(Event, frozen=True):
    seat: Seat
    ingredient: str
    reason: str


class IngredientFound(Event, frozen=True):
    """Dumpster Dive, or a counter card from a level bonus."""

    seat: Seat
    ingredient: str
    source: str


class IngredientsDrawn(Event, frozen=True):
    """From a shelf, by a level bonus (RR-434)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    ingredients: tuple[str, ...]
    source: str


class CardDrawn(Event, frozen=True):
    """An action card; its name for the seat alone."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str | None
    source: str


class RecipesSwapped(Event, frozen=True):
    seat: Seat
    recipe: str
    other: Seat
    other_recipe: str


class Committed(Event, frozen=True):
    """RR-048."""

    seat: Seat
    ingredient: str
    recipe: str
