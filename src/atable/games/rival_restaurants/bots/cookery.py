"""What a bot thinks of a declaration: cook now, or rather after a visit to The Island."""

from typing import Final

from atable.games.rival_restaurants.actions import DeclareCook
from atable.games.rival_restaurants.bots.outlook import DOLLAR, Larder, Outlook
from atable.games.rival_restaurants.content.cards import (
    ALIEN_GOO,
    BIFF,
    RECIPE_CUISINE,
    RECIPE_GARBAGE,
    RECIPE_GOURMET,
    RECIPE_VALUE,
    RESTAURANT_CUISINE,
)
from atable.games.rival_restaurants.cooking.pans import Pan, pan_of
from atable.games.rival_restaurants.state import GOAL
from atable.games.rival_restaurants.table.small_steps import LEVEL_BONUSES

_LATER: Final = 0.45  # of what garbage takes away could be saved by cooking another day
_CRITIC: Final = 1.2  # a card that could be played another day
_NEW_RECIPE: Final = 0.8  # the sooner one cooks, the sooner there is another recipe
_BRO: Final = 300


def declaration_worth(outlook: Outlook, action: DeclareCook) -> float:
    if not action.plans:
        return 0.0
    own = outlook.own
    pans = [pan_of(plan) for plan in action.plans]
    gains = [_points(own, pan) for pan in pans]
    counted = max(0, own.garbage - _ignored(own))
    gained = sum([max(0.0, points - counted) for points in gains])
    if own.popularity + gained >= GOAL:
        return 50.0 + gained  # it wins, or has a chance to
    kept = sum([min(points, float(counted)) for points in gains])
    left = sum([max(0, RECIPE_GARBAGE[pan.recipe] - pan.tofu) for pan in pans])
    worth = gained - _LATER * kept - 0.5 * left * own.token() / max(1.0, own.to_come) + _NEW_RECIPE * len(pans)
    return worth + _money(own, pans) * DOLLAR - _used_up(pans)


def _ignored(own: Larder) -> int:
    return sum([bonus.ignored_garbage for bonus in LEVEL_BONUSES[own.card][: own.level]])


def _points(own: Larder, pan: Pan) -> float:
    """Garbage aside."""
    points = float(RECIPE_VALUE[pan.recipe] + int(pan.extra) + 2 * int(pan.critic))
    matches = RECIPE_CUISINE[pan.recipe] == RESTAURANT_CUISINE[own.card]
    points += int(matches)
    for bonus in LEVEL_BONUSES[own.card][: own.level]:
        extra = bonus.extra_gourmet if RECIPE_GOURMET[pan.recipe] else bonus.extra_basic
        if bonus.condition == "cuisine" and not matches:
            continue
        if (bonus.condition == "meat" and not pan.meats) or (bonus.condition == "no_meat" and pan.meats):
            continue
        if bonus.condition == "value_6" and RECIPE_VALUE[pan.recipe] < 6:
            continue
        points += extra
    return points


def _money(own: Larder, pans: list[Pan]) -> int:
    return _BRO * len([pan for pan in pans if BIFF in own.powers and pan.bro_meats > 1])


def _used_up(pans: list[Pan]) -> float:
    """Cards that would be good for something else."""
    worth = 0.0
    for pan in pans:
        worth += 0.8 * pan.cards.count(ALIEN_GOO) + (0.4 if pan.extra else 0.0) + (_CRITIC if pan.critic else 0.0)
        worth -= 0.4 * pan.pairs
    return worth
