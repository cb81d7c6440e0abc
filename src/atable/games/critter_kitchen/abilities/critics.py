"""The twelve critics: how each bends serving and scoring, asked by the number of its card (CK-268).

McDogald's is asked about with NO_CARD: no critic rule applies to it (CK-353).
"""

from collections.abc import Callable
from typing import Final

from atable.games.critter_kitchen.content.cards import (
    THE_CAPYBARA,
    THE_COW,
    THE_FRUIT_BAT,
    THE_JERBOA,
    THE_KANGAROO,
    THE_MOUSE,
    THE_PARROT,
    THE_RABBIT,
    THE_RACCOON,
    THE_TREE_SHREW,
)
from atable.games.critter_kitchen.content.loader import CONTENT, TYPES
from atable.games.critter_kitchen.frames import Plate

ANY_NUMBER: Final = 99  # more than there are tokens of a type

_CARROT: Final = TYPES.index("carrot")
_CHEESE: Final = TYPES.index("cheese")

# Stars of The Tortoise and The Flamingo, and of all others (CK-273, CK-274).
_ALL_COURSES: Final[dict[int, int]] = {at: card.all_courses for at, card in enumerate(CONTENT.critics)}
_BEST_OF: Final[dict[int, list[int]]] = {
    at: [card.best_of.get(kind, 1) for kind in TYPES] for at, card in enumerate(CONTENT.critics) if card.best_of
}


def the_mouse(plates: list[Plate], course: int) -> int:
    """Any number of cheeses."""
    return ANY_NUMBER if course == _CHEESE else 1


def the_cow(plates: list[Plate], course: int) -> int:
    """One course of up to four ingredients."""
    for other, plate in enumerate(plates):
        if other != course and len(plate.items) > 1:
            return 1
    return 4


_COURSE_LIMITS: Final[dict[int, Callable[[list[Plate], int], int]]] = {THE_MOUSE: the_mouse, THE_COW: the_cow}


def course_limit(critic: int, plates: list[Plate], course: int) -> int:
    """CK-261: how many ingredients this course may hold beside the other plates."""
    limit = _COURSE_LIMITS.get(critic)
    return 1 if limit is None else limit(plates, course)


def may_pair_wine(critic: int) -> bool:
    """The Fruit Bat: a wine beside each other course that is served."""
    return critic == THE_FRUIT_BAT


def rumors_as_spice(critic: int) -> bool:
    """The Jerboa: each rumor token may be an all-spice on a served ingredient, and is still known."""
    return critic == THE_JERBOA


def number_served(critic: int, number: int) -> int:
    """The Kangaroo: a printed six counts as nine, for rumors too."""
    return 9 if critic == THE_KANGAROO and number == 6 else number


def type_factor(critic: int, course: int) -> int:
    """The Rabbit: carrots count double."""
    return 2 if critic == THE_RABBIT and course == _CARROT else 1


def spice_factor(critic: int) -> int:
    """CK-016; The Tree Shrew: a spice triples."""
    return 3 if critic == THE_TREE_SHREW else 2


def bonus_for_dish(critic: int, soup_used: bool) -> int:
    """The Capybara: a star for a dish without soup and bisque; a soup used as a spice is soup."""
    return 1 if critic == THE_CAPYBARA and not soup_used else 0


def stars_for_all_courses(critic: int) -> int:
    """CK-273; The Tortoise pays more."""
    return _ALL_COURSES.get(critic, 1)


def stars_for_best(critic: int, course: int) -> int:
    """CK-274; The Flamingo pays more for some courses."""
    stars = _BEST_OF.get(critic)
    return 1 if stars is None else stars[course]


def the_raccoon(qualities: list[int], unserved: int) -> int:
    """1 for each ingredient left over, at most 10."""
    return min(unserved, 10)


def the_parrot(qualities: list[int], unserved: int) -> int:
    """The lowest of at least five courses once more; Fanatics have no part in it."""
    return min(qualities) if len(qualities) >= 5 else 0


_TRACK_BONUSES: Final[dict[int, Callable[[list[int], int], int]]] = {THE_RACCOON: the_raccoon, THE_PARROT: the_parrot}


def track_bonus(critic: int, qualities: list[int], unserved: int) -> int:
    """CK-282: what the critic adds to the total for these served courses and so many unserved ingredients."""
    bonus = _TRACK_BONUSES.get(critic)
    return 0 if bonus is None else bonus(qualities, unserved)
