"""The best meal that a kitchen can serve the critic, as far as its owner can tell.

From the highest ingredient of each type on, courses are exchanged or left out as long as that helps; for every choice
of ingredients the spices go where they add most.
"""

from typing import Final

from atable.games.critter_kitchen.abilities.critics import (
    ANY_NUMBER,
    course_limit,
    may_pair_wine,
    stars_for_all_courses,
    stars_for_best,
    track_bonus,
)
from atable.games.critter_kitchen.abilities.rumors import fanatic_type, stars_of_rumor
from atable.games.critter_kitchen.content.cards import THE_PENGUIN
from atable.games.critter_kitchen.content.items import ALLSPICE, NOTHING, RUMOR, SPICE, TOFU, TYPES, ingredient
from atable.games.critter_kitchen.frames import Plate, empty_plate
from atable.games.critter_kitchen.state import Kitchen
from atable.games.critter_kitchen.table.plates import put, season, spices_for, unspiced
from atable.games.critter_kitchen.table.tasting import Tasting, value_served

_WINE: Final = TYPES.index("wine")
_BEST: Final = 0.055  # stars for a point of quality: the chance that it makes the course the best
_TRACK: Final = 1 / 7  # CK-285


class Critique:
    """What the cook knows of the judgement: the critic, the rumors read, and the rumor tokens that serve as spices."""

    def __init__(self, critic: int, rumors: list[int], spices: list[int]) -> None:
        self.critic = critic
        self.rumors = rumors
        self.spices = spices  # the Jerboa's


def best_meal(kitchen: Kitchen, critique: Critique) -> list[Plate]:
    """Seven plates, filled from a storage that is left as it was."""
    chosen = [_available(kitchen, course)[:1] for course in range(len(TYPES))]
    best, score = _served(kitchen, critique, chosen)
    improved = True
    while improved:
        improved = False
        for course in range(len(TYPES)):
            for choice in _choices(kitchen, critique, course):
                other = chosen.copy()
                other[course] = choice
                meal, worth = _served(kitchen, critique, other)
                if worth > score + 1e-9:
                    chosen, best, score, improved = other, meal, worth, True
    return best


def _available(kitchen: Kitchen, course: int) -> list[int]:
    """Ingredients of this type in storage, each token once, the highest first."""
    kinds = range(ingredient(course, 7), ingredient(course, 2) - 1, -1)
    return [kind for kind in kinds for _ in range(kitchen.storage[kind])]


def _choices(kitchen: Kitchen, critique: Critique, course: int) -> list[list[int]]:
    """Nothing, one of the ingredients, tofu, or as many of the highest as the critic allows."""
    tokens = _available(kitchen, course)
    choices: list[list[int]] = [[]]
    choices += [[kind] for kind in sorted(set(tokens))]
    if kitchen.storage[TOFU]:
        choices.append([TOFU])
    most = min(course_limit(critique.critic, [empty_plate() for _ in TYPES], course), ANY_NUMBER)
    choices += [tokens[:count] for count in range(2, min(most, len(tokens)) + 1)]
    return choices


def _served(kitchen: Kitchen, critique: Critique, chosen: list[list[int]]) -> tuple[list[Plate], float]:
    """These ingredients with the best spices and wines, and the stars they promise; -1 if they can't be served."""
    stock = kitchen.copy()
    meal = [empty_plate() for _ in TYPES]
    for course, kinds in enumerate(chosen):
        for kind in kinds:
            if not stock.storage[kind] or len(meal[course].items) >= course_limit(critique.critic, meal, course):
                return meal, -1.0
            put(stock, meal[course], kind, course)
    _season_all(stock, critique, meal)
    if may_pair_wine(critique.critic):
        _pair_wines(stock, meal)
    return meal, _promise(stock, critique, meal)


def _season_all(stock: Kitchen, critique: Critique, meal: list[Plate]) -> None:
    """One spice after the other, where it adds most; those that fit everywhere last."""
    while True:
        best = (0, NOTHING, NOTHING, NOTHING)
        for course, plate in enumerate(meal):
            for kind in plate.items:
                if unspiced(plate, kind) == NOTHING:
                    continue
                spice = _scarcest(spices_for(stock, kind) + critique.spices)
                added = value_served(stock, critique.critic, course, kind, False)
                added = added * 10 + (1 if SPICE <= spice < ALLSPICE else 0)
                if spice != NOTHING and added > best[0]:
                    best = (added, course, kind, spice)
        if best[1] == NOTHING:
            return
        season(stock, meal[best[1]], best[2], best[3])
        if best[3] >= RUMOR:
            critique = Critique(critique.critic, critique.rumors, [it for it in critique.spices if it != best[3]])


def _scarcest(spices: list[int]) -> int:
    """The spice that is of the least use elsewhere."""
    for spice in spices:
        if spice < ALLSPICE:
            return spice
    for spice in spices:
        if spice >= RUMOR:
            return spice
    return spices[0] if spices else NOTHING


def _pair_wines(stock: Kitchen, meal: list[Plate]) -> None:
    wines = _available(stock, _WINE)
    for course, plate in enumerate(meal):
        if plate.items and course != _WINE and wines:
            plate.wine = wines.pop(0)
            stock.storage[plate.wine] -= 1


def _promise(stock: Kitchen, critique: Critique, meal: list[Plate]) -> float:
    """Stars to expect, with nobody to compare with but a shadow of oneself."""
    tasting = Tasting(stock, meal, critique.critic)
    total, stars = 0.0, 0.0
    for course in tasting.courses:
        quality = tasting.qualities[course]
        stars += _BEST * quality * stars_for_best(critique.critic, course)
        total += quality
        for card in critique.rumors:
            if fanatic_type(card) == course:
                total += quality
    unserved = sum(tasting.unserved) + tasting.tofu
    total += track_bonus(critique.critic, tasting.served_qualities(), unserved)
    if tasting.served_all():
        stars += stars_for_all_courses(critique.critic) + (stock.restaurateur == THE_PENGUIN)
    for card in critique.rumors:
        stars += stars_of_rumor(card, [tasting], 0)
    return stars + total * _TRACK
