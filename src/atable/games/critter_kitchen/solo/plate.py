"""The critic plate of McDogald's, read off its tokens.

On it lie the highest number of each type (CK-328, CK-329) and a spice of the type, if it owns one (CK-330, CK-331).
All other tokens are kept aside, all-spices until the meal (CK-332).
"""

from typing import Final

from atable.games.critter_kitchen.content.items import (
    ALLSPICE,
    ALLSPICE_R7,
    NOTHING,
    NUMBER,
    NUMBERS,
    SPICE,
    TYPE,
    TYPES,
    is_spice,
)
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.frames import Plate, empty_plate
from atable.games.critter_kitchen.state import MCDOGALDS, CritterState, Kitchen

# By critic: the types as the critic's choice card lists them, the preferred one first (CK-323).
LIST: Final[list[list[int]]] = [[TYPES.index(name) for name in card.types] for card in CONTENT.choices]


def rise(kitchen: Kitchen, kind: int) -> int:
    """CK-344: by how much this item raises the quality of the plate."""
    if kind < SPICE:
        more = max(0, NUMBER[kind] - _number(kitchen, TYPE[kind]))
        return 2 * more if _is_spiced(kitchen, TYPE[kind]) else more
    if kind < ALLSPICE:
        return _unspiced_number(kitchen, kind - SPICE)
    if is_spice(kind):  # CK-345
        return max([_unspiced_number(kitchen, course) for course in range(len(TYPES))])
    return 0


def meal(state: CritterState) -> list[Plate]:
    """CK-349: the courses, and each all-spice on the highest ingredient that has no spice; they leave the storage."""
    kitchen = state.kitchens[MCDOGALDS]
    plates = [_serve(kitchen, course) for course in range(len(TYPES))]
    for spice in (ALLSPICE, ALLSPICE_R7):
        while kitchen.storage[spice]:
            course = _highest_unspiced(plates, LIST[state.critic])
            if course == NOTHING:
                break
            kitchen.storage[spice] -= 1
            plates[course].spices[0] = spice
    return plates


def _serve(kitchen: Kitchen, course: int) -> Plate:
    plate = empty_plate()
    best = _best(kitchen, course)
    if best != NOTHING:
        kitchen.storage[best] -= 1
        plate.items.append(best)
        plate.types.append(course)
        if _is_spiced(kitchen, course):
            kitchen.storage[SPICE + course] -= 1
            plate.spices.append(SPICE + course)
        else:
            plate.spices.append(NOTHING)
    return plate


def _highest_unspiced(plates: list[Plate], types: list[int]) -> int:
    """The course with the highest number among those without a spice; among equals the first of the list."""
    highest = NOTHING
    number = 0
    for course in types:
        plate = plates[course]
        if plate.items and plate.spices[0] == NOTHING and NUMBER[plate.items[0]] > number:
            highest = course
            number = NUMBER[plate.items[0]]
    return highest


def _best(kitchen: Kitchen, course: int) -> int:
    """The highest ingredient of this type, or NOTHING."""
    for kind in range((course + 1) * NUMBERS - 1, course * NUMBERS - 1, -1):
        if kitchen.storage[kind]:
            return kind
    return NOTHING


def _number(kitchen: Kitchen, course: int) -> int:
    best = _best(kitchen, course)
    return 0 if best == NOTHING else NUMBER[best]


def _is_spiced(kitchen: Kitchen, course: int) -> bool:
    return kitchen.storage[SPICE + course] > 0


def _unspiced_number(kitchen: Kitchen, course: int) -> int:
    """What a spice would add to this course."""
    return 0 if _is_spiced(kitchen, course) else _number(kitchen, course)
