"""Parts of events and views."""

import msgspec

from atable.kernel.seats import Seat


class Move(msgspec.Struct, frozen=True):
    """A chef and where it stands; `spot` is None where there is none, or as long as it is not chosen."""

    figure: int
    seat: Seat
    chef: str
    location: str
    spot: int | None


class Contest(msgspec.Struct, frozen=True):
    """A card that one chef claims, or several fight for."""

    market: str
    slot: int
    ingredient: str
    figures: tuple[int, ...]
    seats: tuple[Seat, ...]


class SealedBid(msgspec.Struct, frozen=True):
    figure: int
    seat: Seat
    money: int
    garbage: int


class Goods(msgspec.Struct, frozen=True):
    """One side of a trade, as others see it (RR-172, RR-176)."""

    money: int
    ingredients: tuple[str, ...]
    action_cards: tuple[str, ...]  # those whose names the reader may know
    cards: int  # how many action cards in all
    garbage: int
    recipes: tuple[str, ...]
    upgrades: tuple[str, ...]
    favour: str


class Gain(msgspec.Struct, frozen=True):
    """A line of what a recipe gave: its source (`state.SOURCES`) and points."""

    source: str
    points: int


class Dish(msgspec.Struct, frozen=True):
    """A declared recipe: by place what fills it, then what is added."""

    recipe: str
    filling: tuple[tuple[str, ...], ...]
    extra: str | None
    critic: bool
