"""What the cards ask about the meal of one kitchen."""

from atable.games.critter_kitchen.abilities.critics import number_served, spice_factor, type_factor
from atable.games.critter_kitchen.abilities.restaurateurs import the_goat_adds
from atable.games.critter_kitchen.content.items import (
    BISQUE_VALUE,
    NOTHING,
    NUMBERS,
    SOUP_VALUE,
    TOFU,
    TYPES,
    number_of,
)
from atable.games.critter_kitchen.frames import Plate
from atable.games.critter_kitchen.state import Kitchen


def value_served(kitchen: Kitchen, critic: int, course: int, kind: int, spiced: bool) -> int:
    """CK-004, CK-269: the number (The Kangaroo), The Goat's 2, The Rabbit, and then the spice."""
    printed = number_of(kind)
    value = (number_served(critic, printed) + the_goat_adds(kitchen, printed)) * type_factor(critic, course)
    return value * spice_factor(critic) if spiced else value


def quality_served(kitchen: Kitchen, critic: int, course: int, plate: Plate) -> int:
    """CK-269: no rumor has a part in it (CK-270). A paired wine adds its number, which nothing multiplies."""
    quality = 0
    for kind, spice in zip(plate.items, plate.spices, strict=True):
        quality += value_served(kitchen, critic, course, kind, spice != NOTHING)
    if plate.wine != NOTHING:
        printed = number_of(plate.wine)
        quality += number_served(critic, printed) + the_goat_adds(kitchen, printed)
    return quality


class Tasting:
    """The facts of one meal, and what was left in the kitchen. Numbers are as printed, but for The Kangaroo."""

    def __init__(self, kitchen: Kitchen, meal: list[Plate], critic: int) -> None:
        self.critic = critic
        self.courses = [course for course, plate in enumerate(meal) if plate.items]  # served, in plate order (CK-260)
        self.qualities = [quality_served(kitchen, critic, course, plate) for course, plate in enumerate(meal)]
        self.numbers = [[number_served(critic, number_of(kind)) for kind in plate.items] for plate in meal]
        self.paired = [number_served(critic, number_of(plate.wine)) for plate in meal if plate.wine != NOTHING]
        self.spices = [len(plate.spices) - plate.spices.count(NOTHING) for plate in meal]  # by course
        storage = kitchen.storage
        self.unserved = [sum(storage[at * NUMBERS : (at + 1) * NUMBERS]) for at in range(len(TYPES))]  # by type
        self.tofu = storage[TOFU]  # unserved, and of no type
        self.soup = kitchen.soup * SOUP_VALUE + kitchen.bisque * BISQUE_VALUE  # CK-265
        self.rumors = kitchen.rumors.bit_count()

    def served_all(self) -> bool:
        return len(self.courses) == len(self.numbers)

    def served_qualities(self) -> list[int]:
        return [self.qualities[course] for course in self.courses]

    def numbers_served(self) -> list[int]:
        """Of every served token, paired wines too."""
        return [number for course in self.numbers for number in course] + self.paired

    def highest_numbers(self) -> list[int]:
        """The highest of each served course, without paired wines."""
        return [max(self.numbers[course]) for course in self.courses]

    def spices_served(self) -> int:
        """Spice tokens, and rumor tokens for The Jerboa."""
        return sum(self.spices)

    def ingredients_unserved(self) -> int:
        return sum(self.unserved) + self.tofu
