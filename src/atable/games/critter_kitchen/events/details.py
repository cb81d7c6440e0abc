"""What events tell in detail: a plan, a dish, a course."""

import msgspec

from atable.kernel.seats import Seat


class Plan(msgspec.Struct, frozen=True):
    seat: Seat
    mouse: str | None  # None: it stays home (CK-313)
    lizard: str | None
    boar: str | None
    zous: str | None
    coffee: tuple[str, ...]  # the chefs that had one


class Dish(msgspec.Struct, frozen=True):
    challenge: str
    items: tuple[str, ...]
    spices: tuple[str, ...]
    soup: int
    bisque: int
    cookbook: bool
    value: int
    stars: int


class Course(msgspec.Struct, frozen=True):
    course: str
    items: tuple[str, ...]
    spices: tuple[str, ...]
    wine: str | None
    quality: int
