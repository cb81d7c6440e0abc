"""How much ingredients, recipes, money and garbage are worth to a player, in popularity.

Nearly everything lies open on this table, so a bot can look at every restaurant as its owner would. All of it comes
from a view. The weights are estimates, set by playing against other weights.
"""

from typing import Final

from atable.games.rival_restaurants.content.cards import (
    ALIEN_GOO,
    BIFF,
    CHEF_INDEX,
    CHOCOLATE,
    CHOP_SHOP,
    GARDENA,
    INGREDIENT_COPIES,
    INGREDIENT_INDEX,
    INGREDIENTS,
    KINDS_OF,
    MARKET_OF,
    MYSTERY_MART,
    PHYLLIS,
    PRICES,
    RECIPE_CUISINE,
    RECIPE_GARBAGE,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    RECIPE_NEEDS,
    RECIPE_VALUE,
    RESTAURANT_CUISINE,
    RESTAURANT_INDEX,
    SECRET_SAUCE,
    TOFU,
    UPGRADES,
    VEGETABLE_LAND,
    WINE,
)
from atable.games.rival_restaurants.state import GOAL, NOTHING
from atable.games.rival_restaurants.table.small_steps import LEVEL_BONUSES
from atable.games.rival_restaurants.views import RivalView
from atable.kernel.seats import Seat

DOLLAR: Final = 0.004  # popularity for a dollar
# What a card is worth that fills a place, by the number of places that are empty: a share of the recipe's popularity.
_SHARE: Final[list[float]] = [0.0, 0.62, 0.40, 0.30, 0.24, 0.20, 0.17]
_MISSING: Final[list[float]] = [sum(_SHARE[: at + 1]) for at in range(len(_SHARE))]
_SPARE: Final = 0.12  # a card that nobody needs now
_WANTED_BY_RIVALS: Final = 0.25  # of what it is worth to the rival who wants it most: for trade
_PER_DISH: Final = 5.0  # popularity that a restaurant gains by a recipe
# Who buys from afar what is missing, and who gets rid of garbage anywhere: how much more a point that they gain hurts.
_FEARED: Final = {"general_stroganov": 0.45, "mortimer_sleazburger": 0.2}
_GARBAGE: Final = 1.0  # popularity lost by a token for every recipe still to come
_LENGTH: Final = 11  # days that a game lasts


class Larder:
    """One restaurant, in numbers."""

    def __init__(self, view: RivalView, seat: Seat) -> None:
        seen = view.seats[seat]
        self.seat = seat
        self.card = NOTHING if seen.restaurant is None else RESTAURANT_INDEX[seen.restaurant]
        self.level = seen.level
        self.popularity = seen.popularity
        self.money = seen.money
        self.garbage = seen.garbage
        self.upgrades = [name in seen.upgrades for name in UPGRADES]
        self.celebrity_bonus = view.options.celebrity_income_bonus
        self.recipes = [RECIPE_INDEX[recipe.id] for recipe in seen.recipes]
        self.stock = _stock(view, seat)
        self.powers = _powers(view, seat)
        self.to_come = max(1.0, (GOAL - self.popularity) / _PER_DISH)  # recipes
        self.days = max(1.0, float(_LENGTH - view.day), self.to_come * 1.5)
        self.missing = _fill(self.recipes, self.stock, self.powers)
        self.worth = _worths(self)

    def token(self) -> float:
        """What one more garbage costs."""
        return _GARBAGE * self.to_come

    def gain(self, recipe: int) -> float:
        """Popularity that the recipe would give now, one way or another."""
        points = float(RECIPE_VALUE[recipe])
        own = self.card != NOTHING and RECIPE_CUISINE[recipe] == RESTAURANT_CUISINE[self.card]
        if own:
            points += 1
        ignored = 0
        if self.card != NOTHING:
            for bonus in LEVEL_BONUSES[self.card][: self.level]:
                ignored += bonus.ignored_garbage
                if bonus.condition != "cuisine" or own:
                    points += bonus.extra_gourmet if RECIPE_GOURMET[recipe] else bonus.extra_basic
        return max(0.3, points - 0.6 * max(0, self.garbage - ignored))

    def potential(self, recipe: int) -> float:
        """What the recipe promises with what lies here: its gain, less what is missing and what it leaves behind."""
        [missing] = _fill([recipe], self.stock, self.powers)
        cost = sum([_price(kind) for kind in missing]) * DOLLAR
        trips = 0.35 * len({MARKET_OF[kind] for kind in missing})
        return self.gain(recipe) - cost - trips - 0.3 * RECIPE_GARBAGE[recipe]

    def standing(self, recipes: list[int], stock: list[int]) -> float:
        """What these recipes and cards are worth here, as a whole; only differences mean something."""
        missing = _fill(recipes, stock, self.powers)
        worth = 0.0
        for recipe, empty in zip(recipes, missing, strict=True):
            worth += self.gain(recipe) * (1.0 - _MISSING[len(empty)])
            worth -= 0.25 * sum([_price(kind) for kind in empty]) * DOLLAR
        for kind, count in enumerate(stock):
            if count:
                worth += count * _SPARE
                if MARKET_OF[kind] == MYSTERY_MART:
                    worth += count * 0.5 * _special(self, kind)
        return worth

    def loss(self, kind: int) -> float:
        """What giving away a card of this kind costs."""
        if not self.stock[kind]:
            return 99.0
        self.stock[kind] -= 1
        worth = _worth_of(self, kind, _fill(self.recipes, self.stock, self.powers))
        self.stock[kind] += 1
        return max(worth, _SPARE)


def _stock(view: RivalView, seat: Seat) -> list[int]:
    stock = [0] * len(INGREDIENTS)
    for stack in view.seats[seat].pantry:
        stock[INGREDIENT_INDEX[stack.ingredient]] += stack.count
    for recipe in view.seats[seat].recipes:
        for name in recipe.beside:
            if name is not None:
                stock[INGREDIENT_INDEX[name]] += 1
    return stock


def _powers(view: RivalView, seat: Seat) -> list[int]:
    """The cooking powers that this player could use."""
    powers: list[int] = []
    for figure in view.figures:
        if figure.seat == seat and figure.chef is not None and not figure.npc and figure.power_works:
            chef = CHEF_INDEX[figure.chef]
            if chef in (BIFF, PHYLLIS, GARDENA):
                powers.append(chef)
    return powers


def _price(kind: int) -> int:
    return PRICES[MARKET_OF[kind]]


def _fill(recipes: list[int], stock: list[int], powers: list[int]) -> list[list[int]]:
    """By recipe the places that nothing can fill: exact cards first, then substitutes for the dearest places."""
    spare = stock.copy()
    missing: list[list[int]] = []
    for recipe in recipes:
        empty: list[int] = []
        for kind in RECIPE_NEEDS[recipe]:
            if spare[kind]:
                spare[kind] -= 1
            else:
                empty.append(kind)
        missing.append(empty)
    for empty in missing:
        for kind in empty.copy():
            card = _substitute(kind, spare, powers)
            if card != NOTHING:
                spare[card] -= 1
                empty.remove(kind)
    _pour_goo(missing, spare)
    return missing


def _substitute(kind: int, spare: list[int], powers: list[int]) -> int:
    market = MARKET_OF[kind]
    if (market == CHOP_SHOP and PHYLLIS in powers) or (market == VEGETABLE_LAND and BIFF in powers):
        for meat in KINDS_OF[CHOP_SHOP]:
            if spare[meat]:
                return meat
    if market == CHOP_SHOP and spare[TOFU]:
        return TOFU
    if market == CHOP_SHOP and GARDENA in powers:
        for vegetable in KINDS_OF[VEGETABLE_LAND]:
            if spare[vegetable] > 1:
                spare[vegetable] -= 1
                return vegetable
    return NOTHING


def _pour_goo(missing: list[list[int]], spare: list[int]) -> None:
    """Where it completes a recipe, else where the place is dearest."""
    order = sorted([empty for empty in missing if empty], key=len)
    for empty in order:
        while spare[ALIEN_GOO] and empty:
            dearest = max(empty, key=_price)
            empty.remove(dearest)
            spare[ALIEN_GOO] -= 1


def _worths(larder: Larder) -> list[float]:
    """By ingredient: what one more card of it is worth."""
    return [_worth_of(larder, kind, larder.missing) for kind in range(len(INGREDIENTS))]


def _worth_of(larder: Larder, kind: int, missing: list[list[int]]) -> float:
    best = _SPARE
    for number, empty in enumerate(missing):
        recipe = larder.recipes[number]
        if empty and _would_fill(larder, kind, empty):
            best = max(best, larder.gain(recipe) * _SHARE[len(empty)] + 0.3 * (_price(kind) * DOLLAR))
    return max(best, _special(larder, kind))


def _would_fill(larder: Larder, kind: int, empty: list[int]) -> bool:
    if kind in empty or kind == ALIEN_GOO:
        return True
    markets = [MARKET_OF[place] for place in empty]
    powers = larder.powers
    if GARDENA in powers and MARKET_OF[kind] == VEGETABLE_LAND and CHOP_SHOP in markets:
        needed = len([recipe for recipe in larder.recipes if kind in RECIPE_NEEDS[recipe]])
        return larder.stock[kind] == needed + 1
    if kind == TOFU:
        return CHOP_SHOP in markets
    if MARKET_OF[kind] != CHOP_SHOP:
        return False
    return (PHYLLIS in powers and CHOP_SHOP in markets) or (BIFF in powers and VEGETABLE_LAND in markets)


def _special(larder: Larder, kind: int) -> float:
    """What Mystery Mart cards are good for besides."""
    if kind == CHOCOLATE:
        return 1.5  # sold at The Island, one day
    if kind == ALIEN_GOO:
        return 1.3
    if kind in (SECRET_SAUCE, WINE):
        gourmet = kind == WINE
        wanted = any(RECIPE_GOURMET[recipe] == gourmet for recipe in larder.recipes)
        return 0.8 / (1 + larder.stock[kind]) if wanted else 0.4
    return 0.7 if kind == TOFU else 0.0


class Outlook:
    """The table as one of its players sees it."""

    def __init__(self, view: RivalView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.larders = [Larder(view, seat) for seat in range(len(view.seats))]
        self.own = self.larders[view.seat]
        self.rivals = [larder for larder in self.larders if larder.seat != view.seat]
        self.wary = [0.0] * len(view.seats)
        for figure in view.figures:
            if figure.chef is not None:
                self.wary[figure.seat] += _FEARED.get(figure.chef, 0.0)

    def worth(self, kind: int) -> float:
        """To me, trade included."""
        elsewhere = max([larder.worth[kind] for larder in self.rivals])
        return max(self.own.worth[kind], _WANTED_BY_RIVALS * elsewhere)

    def threat(self, seat: Seat) -> float:
        """How much a point gained by this rival hurts me. The table is wary of a strong chef from the start."""
        rival = self.larders[seat]
        return 0.15 + self.wary[seat] + 0.35 * max(0, rival.popularity - 8) / 12

    def shelf(self, market: int) -> float:
        """What a card from this shelf may be worth: the mean of all that are not seen elsewhere."""
        counts = self.unseen(market)
        cards = sum(counts)
        if not cards or not self.view.locations[market].shelf:
            return 0.0
        kinds = KINDS_OF[market]
        return sum([count * self.worth(kind) for kind, count in zip(kinds, counts, strict=True)]) / cards

    def unseen(self, market: int) -> list[int]:
        """By kind of this market: the cards that lie neither on the counter, on the pile nor in a kitchen."""
        location = self.view.locations[market]
        names = [name for name in location.counter if name is not None]
        counts: list[int] = []
        for kind in KINDS_OF[market]:
            seen = names.count(INGREDIENTS[kind]) + sum([larder.stock[kind] for larder in self.larders])
            for stack in location.pile:
                if stack.ingredient == INGREDIENTS[kind]:
                    seen += stack.count
            counts.append(INGREDIENT_COPIES[kind] - seen)
        return counts
