"""What a cooked recipe gives: popularity by source, garbage, money and levels (RR-234 to RR-247, RR-257 to RR-265)."""

from typing import Final

from atable.games.rival_restaurants.content.cards import (
    BIFF,
    CHEFS,
    RECIPE_CUISINE,
    RECIPE_GARBAGE,
    RECIPE_GOURMET,
    RECIPE_VALUE,
    RESTAURANT_CUISINE,
)
from atable.games.rival_restaurants.content.loader import LEVELS, Level
from atable.games.rival_restaurants.cooking.pans import Pan
from atable.games.rival_restaurants.events import Cooked, LevelReached, PopularityGained
from atable.games.rival_restaurants.events.details import Dish, Gain
from atable.games.rival_restaurants.state import (
    FROM_CRITIC,
    FROM_CUISINE,
    FROM_EXTRAS,
    FROM_FEAST,
    FROM_GARBAGE,
    FROM_LEVELS,
    FROM_RECIPES,
    SOURCES,
    Restaurant,
    RivalState,
)
from atable.games.rival_restaurants.table.small_steps import LEVEL_BONUSES, gain_money, has_power
from atable.kernel.events import Event
from atable.kernel.seats import Seat

THRESHOLDS: Final[list[int]] = [3, 7, 12]  # RR-257
CUISINE_BONUS: Final = 1  # RR-235
EXTRA_BONUS: Final = 1  # RR-229, RR-230
CRITIC_BONUS: Final = 2  # Critic at the Door
BRO_MEATS: Final = 2  # RR-310
BRO_MONEY: Final = 300
HIGH_VALUE: Final = 6  # Haute Cuisine


# One recipe, in a restaurant of the level given


def points(restaurant: Restaurant, level: int, pan: Pan) -> list[int]:
    """RR-238: by source; the garbage takes what it can."""
    parts = [0] * len(SOURCES)
    parts[FROM_RECIPES] = RECIPE_VALUE[pan.recipe]  # RR-234
    if _own_cuisine(restaurant, pan):
        parts[FROM_CUISINE] = CUISINE_BONUS
    if pan.extra:
        parts[FROM_EXTRAS] = EXTRA_BONUS
    if pan.critic:
        parts[FROM_CRITIC] = CRITIC_BONUS
    counted = restaurant.garbage  # RR-236, RR-240
    for bonus in LEVEL_BONUSES[restaurant.card][:level]:
        counted -= bonus.ignored_garbage
        if _applies(bonus, restaurant, pan):
            parts[FROM_LEVELS] += bonus.extra_gourmet if RECIPE_GOURMET[pan.recipe] else bonus.extra_basic
    parts[FROM_GARBAGE] = -min(sum(parts), max(counted, 0))  # RR-237
    return parts


def garbage_of(restaurant: Restaurant, level: int, pan: Pan) -> int:
    """RR-244, RR-222."""
    less = sum([bonus.less_garbage for bonus in LEVEL_BONUSES[restaurant.card][:level]])
    return max(RECIPE_GARBAGE[pan.recipe] - pan.tofu - less, 0)


def _own_cuisine(restaurant: Restaurant, pan: Pan) -> bool:
    return RECIPE_CUISINE[pan.recipe] == RESTAURANT_CUISINE[restaurant.card]


def _applies(bonus: Level, restaurant: Restaurant, pan: Pan) -> bool:
    if bonus.condition == "cuisine":
        return _own_cuisine(restaurant, pan)
    if bonus.condition == "meat":
        return pan.meats > 0
    if bonus.condition == "no_meat":
        return pan.meats == 0
    if bonus.condition == "value_6":
        return RECIPE_VALUE[pan.recipe] >= HIGH_VALUE
    return True


def _tips(bonus: Level, restaurant: Restaurant, pans: list[Pan]) -> int:
    """Money that a permanent bonus pays for these recipes."""
    if not bonus.recipe_money:
        return 0
    return bonus.recipe_money * len([pan for pan in pans if _applies(bonus, restaurant, pan)])


def _bro_money(pans: list[Pan]) -> int:
    """RR-310, RR-311: of Biff."""
    return BRO_MONEY * len([pan for pan in pans if pan.bro_meats >= BRO_MEATS])


# All that a restaurant cooks on a day


def forecast(restaurant: Restaurant, pans: list[Pan], biff: bool) -> tuple[int, int, int]:
    """Popularity, money and garbage that these recipes would give; one-time bonuses aside."""
    level = restaurant.level
    gained = _gain(restaurant, level, pans)
    while level < LEVELS and restaurant.popularity + gained >= THRESHOLDS[level]:
        level += 1
        gained = _gain(restaurant, level, pans)
    money = sum([_tips(bonus, restaurant, pans) for bonus in LEVEL_BONUSES[restaurant.card][:level]])
    if biff:
        money += _bro_money(pans)
    return gained, money, sum([garbage_of(restaurant, level, pan) for pan in pans])


def _gain(restaurant: Restaurant, level: int, pans: list[Pan]) -> int:
    return sum([sum(points(restaurant, level, pan)) for pan in pans])


def serve(state: RivalState, seat: Seat, pans: list[Pan], dishes: list[Dish], events: list[Event]) -> list[int]:
    """Popularity, money and levels; the answer are the levels with a one-time bonus, lowest first (RR-259)."""
    restaurant = state.restaurants[seat]
    gained = [points(restaurant, restaurant.level, pan) for pan in pans]
    for pan, dish, parts in zip(pans, dishes, gained, strict=True):
        _add(restaurant, parts)
        restaurant.dishes += 1
        if RECIPE_GOURMET[pan.recipe]:
            restaurant.gourmets += 1  # RR-252
        lines = tuple([Gain(SOURCES[source], number) for source, number in enumerate(parts) if number])
        events.append(Cooked(seat, dish, lines, sum(parts)))
    if has_power(state, seat, BIFF):
        gain_money(state, seat, _bro_money(pans), CHEFS[BIFF], events)
    for bonus in LEVEL_BONUSES[restaurant.card][: restaurant.level]:
        gain_money(state, seat, _tips(bonus, restaurant, pans), bonus.id, events)
    return _rise(state, seat, pans, gained, events)


def _add(restaurant: Restaurant, parts: list[int]) -> None:
    restaurant.popularity += sum(parts)
    for source, number in enumerate(parts):
        restaurant.gained[source] += number


def _rise(state: RivalState, seat: Seat, pans: list[Pan], gained: list[list[int]], events: list[Event]) -> list[int]:
    """RR-257, RR-263, RR-264: a permanent bonus counts for what was just cooked, which may lead to the next level."""
    restaurant = state.restaurants[seat]
    waiting: list[int] = []
    while restaurant.level < LEVELS and restaurant.popularity >= THRESHOLDS[restaurant.level]:
        restaurant.level += 1
        bonus = LEVEL_BONUSES[restaurant.card][restaurant.level - 1]
        events.append(LevelReached(seat, restaurant.level, bonus.id))
        if restaurant.level == 1 and state.options.variant_amateur:
            restaurant.powers_from = state.day + 1  # RR-399, RR-401
        if bonus.permanent:
            _reckon_again(restaurant, seat, pans, gained, bonus.id, events)
            gain_money(state, seat, _tips(bonus, restaurant, pans), bonus.id, events)  # RR-437
        else:
            waiting.append(restaurant.level)
    return waiting


def _reckon_again(
    restaurant: Restaurant, seat: Seat, pans: list[Pan], gained: list[list[int]], bonus: str, events: list[Event]
) -> None:
    """RR-264, RR-438: each recipe is computed once more, and the difference is gained."""
    before = restaurant.popularity
    for number, pan in enumerate(pans):
        parts = points(restaurant, restaurant.level, pan)
        _add(restaurant, [now - then for now, then in zip(parts, gained[number], strict=True)])
        gained[number] = parts
    if restaurant.popularity > before:
        events.append(PopularityGained(seat, restaurant.popularity - before, bonus))


def feast(state: RivalState, seat: Seat, popularity: int, bonus: str, events: list[Event]) -> None:
    """RR-439: no recipe gave it, and it comes with the last level, so that no other can follow."""
    restaurant = state.restaurants[seat]
    restaurant.popularity += popularity
    restaurant.gained[FROM_FEAST] += popularity
    events.append(PopularityGained(seat, popularity, bonus))
