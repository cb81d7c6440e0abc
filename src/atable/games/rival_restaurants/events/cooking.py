"""Cook & Counter, and the end."""

from typing import ClassVar

from atable.games.rival_restaurants.events.details import Dish, Gain
from atable.kernel.events import Event
from atable.kernel.seats import Seat


class CookingDeclared(Event, frozen=True):
    """For the seat alone."""

    seat: Seat
    dishes: tuple[Dish, ...]


class CookingRevealed(Event, frozen=True):
    """By seat."""

    reveals: ClassVar[bool] = True
    dishes: tuple[tuple[Dish, ...], ...]


class CookingLeft(Event, frozen=True):
    """RR-205."""

    seat: Seat


class Cooked(Event, frozen=True):
    """RR-238: what the recipe gives, before any level reached by it."""

    seat: Seat
    dish: Dish
    gains: tuple[Gain, ...]
    popularity: int


class LevelReached(Event, frozen=True):
    seat: Seat
    level: int
    bonus: str


class PopularityGained(Event, frozen=True):
    """By a level bonus that counts for what was just cooked (RR-264), or at once (RR-439)."""

    seat: Seat
    points: int
    source: str


class RecipesShown(Event, frozen=True):
    """RR-254."""

    reveals: ClassVar[bool] = True
    seat: Seat
    recipes: tuple[str, ...]


class RecipeDrawn(Event, frozen=True):
    """The new recipe; `instead` was put under its deck, or turned over."""

    reveals: ClassVar[bool] = True
    seat: Seat
    recipe: str


class DeckRebuilt(Event, frozen=True):
    """RR-113, RR-251, RR-272: `deck` is a market, basic, gourmet or action."""

    reveals: ClassVar[bool] = True
    deck: str


class BonusTaken(Event, frozen=True):
    seat: Seat
    bonus: str


class BonusDeclined(Event, frozen=True):
    seat: Seat
    bonus: str


class UpgradeGained(Event, frozen=True):
    seat: Seat
    upgrade: str
    source: str


class MarketRefilled(Event, frozen=True):
    """RR-268 to RR-271: what was out of date, and the counter as it is now."""

    reveals: ClassVar[bool] = True
    market: str
    expired: str | None
    counter: tuple[str | None, ...]


class Voted(Event, frozen=True):
    """For the seat alone until all have voted."""

    seat: Seat
    choice: Seat | None


class VotesRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    votes: tuple[Seat | None, ...]
    winners: tuple[Seat, ...]


class GameEnded(Event, frozen=True):
    """RR-279; all of it by seat."""

    places: tuple[int, ...]
    popularity: tuple[int, ...]
    restaurants: tuple[str, ...]
