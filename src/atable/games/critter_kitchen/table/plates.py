"""Plates: what may be put on one, what it is worth, how it is cleared. For dishes (CK-220 to CK-239) and courses."""

from typing import Final

from atable.games.critter_kitchen.abilities.restaurateurs import (
    dish_thresholds,
    the_goat_adds,
    the_heron_seasons,
    the_red_panda_spices,
)
from atable.games.critter_kitchen.content.items import (
    ALLSPICE,
    ALLSPICE_R7,
    BISQUE_VALUE,
    NOTHING,
    RUMOR,
    SOUP,
    SOUP_VALUE,
    SPICE,
    TOFU,
    TYPE,
    TYPES,
    is_ingredient,
    number_of,
)
from atable.games.critter_kitchen.frames import Plate
from atable.games.critter_kitchen.state import Kitchen
from atable.kernel.errors import IllegalAction

COOKBOOK_VALUE: Final = 4  # CK-377
STARS: Final = (1, 2, 4)  # CK-231 to CK-233


def is_empty(plate: Plate) -> bool:
    return not plate.items and not plate.soup and not plate.bisque and not plate.cookbook


# Filling


def put(kitchen: Kitchen, plate: Plate, kind: int, as_type: int) -> None:
    kitchen.storage[kind] -= 1
    plate.items.append(kind)
    plate.types.append(as_type)
    plate.spices.append(NOTHING)


def unspiced(plate: Plate, kind: int) -> int:
    """Where such an ingredient lies that carries nothing yet (CK-017), or NOTHING."""
    for at, item in enumerate(plate.items):
        if item == kind and plate.spices[at] == NOTHING:
            return at
    return NOTHING


def spices_for(kitchen: Kitchen, kind: int) -> list[int]:
    """CK-015, CK-021, CK-370: the spices in storage that this ingredient may carry."""
    found: list[int] = []
    if not is_ingredient(kind) and kind != TOFU:
        return found
    anywhere = the_red_panda_spices(kitchen)
    for of_type in range(len(TYPES)):
        if kitchen.storage[SPICE + of_type] and (anywhere or (kind != TOFU and TYPE[kind] == of_type)):
            found.append(SPICE + of_type)
    for kind_of_spice in (ALLSPICE, ALLSPICE_R7):
        if kitchen.storage[kind_of_spice]:
            found.append(kind_of_spice)
    return found


def spices_for_dish(kitchen: Kitchen, plate: Plate, kind: int) -> list[int]:
    """The Heron may use a soup."""
    found = spices_for(kitchen, kind)
    if kitchen.soup and the_heron_seasons(kitchen) and unsouped(plate, kind) != NOTHING:
        found.append(SOUP)
    return found


def unsouped(plate: Plate, kind: int) -> int:
    """The Heron: once for each type in a dish. Where such an ingredient lies that may have it, or NOTHING."""
    used = [plate.types[at] for at, spice in enumerate(plate.spices) if spice == SOUP]
    for at, item in enumerate(plate.items):
        if item == kind and plate.spices[at] == NOTHING and plate.types[at] not in used:
            return at
    return NOTHING


def season(kitchen: Kitchen, plate: Plate, kind: int, spice: int) -> None:
    at = unsouped(plate, kind) if spice == SOUP else unspiced(plate, kind)
    plate.spices[at] = spice
    if spice == SOUP:
        kitchen.soup -= 1
    elif spice < RUMOR:
        kitchen.storage[spice] -= 1  # the Jerboa's rumors stay where they are


def clear(kitchen: Kitchen, plate: Plate) -> None:
    """Everything goes back to where it came from."""
    for kind in plate.items:
        kitchen.storage[kind] += 1
    for spice in plate.spices:
        if spice == SOUP:
            kitchen.soup += 1
        elif spice != NOTHING and spice < RUMOR:
            kitchen.storage[spice] += 1
    if plate.wine != NOTHING:
        kitchen.storage[plate.wine] += 1
    kitchen.soup += plate.soup
    kitchen.bisque += plate.bisque
    kitchen.cookbooks += plate.cookbook
    plate.items, plate.types, plate.spices = [], [], []
    plate.soup, plate.bisque, plate.cookbook, plate.wine = 0, 0, False, NOTHING


# Dishes


def ingredient_value(kitchen: Kitchen, kind: int, spiced: bool) -> int:
    """CK-004, CK-016."""
    number = number_of(kind)
    value = number + the_goat_adds(kitchen, number)
    return 2 * value if spiced else value


def plain_value(kitchen: Kitchen, plate: Plate) -> int:
    """CK-230: without a cookbook."""
    value = SOUP_VALUE * plate.soup + BISQUE_VALUE * plate.bisque
    for at, kind in enumerate(plate.items):
        value += ingredient_value(kitchen, kind, plate.spices[at] != NOTHING)
    return value


def dish_value(kitchen: Kitchen, plate: Plate) -> int:
    return plain_value(kitchen, plate) + (COOKBOOK_VALUE if plate.cookbook else 0)


def missing_types(plate: Plate, shown: tuple[int, ...]) -> int:
    """CK-222: how many types nothing stands for, neither an ingredient nor a soup or bisque each (CK-028, CK-029)."""
    bare = sum([1 for of_type in shown if of_type not in plate.types])
    return max(0, bare - plate.soup - plate.bisque)


def fault(kitchen: Kitchen, plate: Plate, shown: tuple[int, ...]) -> IllegalAction | None:
    """Why this dish can't be presented, None if it can."""
    if not plate.items:
        return IllegalAction("CK-225", "dish-without-ingredient")
    if missing_types(plate, shown):
        return IllegalAction("CK-221", "dish-incomplete")
    if dish_value(kitchen, plate) < dish_thresholds(kitchen)[0]:
        return IllegalAction("CK-234", "dish-too-poor")
    return None


def dish_stars(kitchen: Kitchen, value: int) -> int:
    stars = 0
    for threshold, reward in zip(dish_thresholds(kitchen), STARS, strict=True):
        if value >= threshold:
            stars = reward
    return stars


def uses_soup(plate: Plate) -> bool:
    """Also as the Heron's spice: it was soup when it went in."""
    return plate.soup > 0 or plate.bisque > 0 or SOUP in plate.spices
