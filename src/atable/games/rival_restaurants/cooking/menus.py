"""Declarations worth a thought: of all that may be cooked (RR-204 to RR-233), what nothing else beats."""

from atable.games.rival_restaurants.actions import DeclareCook
from atable.games.rival_restaurants.actions.bundles import CookPlan
from atable.games.rival_restaurants.content.cards import (
    ALIEN_GOO,
    CHOCOLATE,
    CRITIC_AT_THE_DOOR,
    DAIRY_KING,
    DOUBLE_STOVE,
    INGREDIENTS,
    KINDS_OF,
    MARKET_OF,
    MYSTERY_MART,
    PRICES,
    RECIPE_GOURMET,
    RECIPE_NEEDS,
    RECIPES,
    TOFU,
    VEGETABLE_LAND,
)
from atable.games.rival_restaurants.content.cards import CHOP_SHOP as MEAT
from atable.games.rival_restaurants.cooking.fillings import (
    BROTEIN,
    MYSTERY_MEAT,
    NOTHING_COOKED,
    SAVE_THE_ANIMALS,
    is_vegetable,
    kitchen_powers,
)
from atable.games.rival_restaurants.cooking.gains import forecast
from atable.games.rival_restaurants.cooking.pans import Pan, extra_of
from atable.games.rival_restaurants.state import NOTHING, Restaurant, RivalState
from atable.games.rival_restaurants.table.small_steps import holds, is_meat, owns
from atable.kernel.seats import Seat


def declarations(state: RivalState, seat: Seat) -> list[DeclareCook]:
    """Nothing, and what no other declaration for the same recipes beats.

    One beats another if it is as good in four respects: popularity, money less the worth of the cards, garbage and
    Gardena's attacks. A card that the other recipe would miss counts twice. Of those that are equal in all of them one
    is listed. Critic at the Door comes on top, where it gives something.
    """
    restaurant = state.restaurants[seat]
    powers = kitchen_powers(state, seat)
    cookable = [
        recipe
        for recipe in restaurant.recipes
        if not (restaurant.cut_off and RECIPE_GOURMET[recipe])
        and recipe not in state.fresh
        and _conceivable(restaurant.stock, recipe, powers)
    ]
    if not cookable:
        return [NOTHING_COOKED]
    critic = holds(restaurant, CRITIC_AT_THE_DOOR) and not restaurant.card_used
    found = [NOTHING_COOKED]
    for recipe in cookable:
        wanted = [need for other in restaurant.recipes if other != recipe for need in RECIPE_NEEDS[other]]
        found += _unbeaten(restaurant, _singles(restaurant, recipe, wanted, powers), wanted, powers, critic)
    if len(cookable) == 2 and owns(restaurant, DOUBLE_STOVE):
        first, second = cookable
        if RECIPE_GOURMET[first] != RECIPE_GOURMET[second]:
            found += _unbeaten(restaurant, _pairs(restaurant, first, second, powers), [], powers, critic)
    return found


def _conceivable(stock: list[int], recipe: int, powers: int) -> bool:
    """A quick look: are there enough cards that could stand in for what is missing?"""
    missing = 0
    hard = 0  # only for Alien Goo
    for need in RECIPE_NEEDS[recipe]:
        if not stock[need]:
            missing += 1
            if not is_meat(need) and not (powers & BROTEIN and is_vegetable(need)):
                hard += 1
    goo = stock[ALIEN_GOO]
    if missing <= goo:
        return True
    if hard > goo:
        return False
    others = stock[TOFU]
    if powers & (BROTEIN | MYSTERY_MEAT):
        others += sum([stock[kind] for kind in KINDS_OF[MEAT]])
    if powers & SAVE_THE_ANIMALS:
        others += sum([stock[kind] // 2 for kind in KINDS_OF[VEGETABLE_LAND]])
    return missing <= goo + others


def _singles(restaurant: Restaurant, recipe: int, wanted: list[int], powers: int) -> list[list["_Filled"]]:
    return [[filled] for filled in _Search(recipe, restaurant.stock, wanted, powers).run()]


def _pairs(restaurant: Restaurant, first: int, second: int, powers: int) -> list[list["_Filled"]]:
    found: list[list[_Filled]] = []
    for one in _Search(first, restaurant.stock, RECIPE_NEEDS[second], powers).run():
        rest = restaurant.stock.copy()
        for kind in one.pan.cards:
            rest[kind] -= 1
        found += [[one, other] for other in _Search(second, rest, [], powers).run()]
    return found


def _unbeaten(
    restaurant: Restaurant, found: list[list["_Filled"]], wanted: list[int], powers: int, critic: bool
) -> list[DeclareCook]:
    """Without the critic, then with the critic for one recipe or the other: another filling may be best then."""
    if not found:
        return []
    listed: list[DeclareCook] = []
    for taster in [NOTHING, *range(len(found[0]))] if critic else [NOTHING]:
        front = _Front(restaurant, wanted, powers, taster)
        for dishes in found:
            front.offer(dishes)
        listed += front.declared()
    return listed


class _Filled:
    """A recipe with all its places filled."""

    def __init__(self, recipe: int, filling: list[list[int]], extra: bool) -> None:
        self.filling = filling
        self.pan = Pan(recipe, filling, extra, False)

    def plan(self, critic: bool) -> CookPlan:
        filling = tuple([tuple([INGREDIENTS[kind] for kind in cards]) for cards in self.filling])
        return CookPlan(RECIPES[self.pan.recipe], filling, self.pan.extra, critic)


class _Front:
    """Of what was offered, that which nothing else beats."""

    def __init__(self, restaurant: Restaurant, wanted: list[int], powers: int, taster: int) -> None:
        self.restaurant = restaurant
        self.wanted = wanted
        self.biff = powers & BROTEIN != 0
        self.taster = taster  # the place of the recipe that the critic tastes, or NOTHING
        self.kept: list[list[_Filled]] = []
        self.worth: list[list[int]] = []

    def offer(self, dishes: list[_Filled]) -> None:
        worth = self._worth(dishes)
        for other in self.worth:
            if _as_good(other, worth):
                return
        stay = [number for number, other in enumerate(self.worth) if not _as_good(worth, other)]
        self.kept = [self.kept[number] for number in stay]
        self.worth = [self.worth[number] for number in stay]
        self.kept.append(dishes)
        self.worth.append(worth)

    def _worth(self, dishes: list[_Filled]) -> list[int]:
        pans = [dish.pan for dish in dishes]
        popularity, money, garbage = self._forecast(pans, self.taster)
        for pan in pans:
            for kind in pan.cards:
                money -= _worth_of(kind)
            for kind in self.wanted:
                if kind in pan.cards and pan.cards.count(kind) == self.restaurant.stock[kind]:
                    money -= _worth_of(kind)
        return [popularity, money, -garbage, sum([pan.pairs for pan in pans])]

    def _forecast(self, pans: list[Pan], taster: int) -> tuple[int, int, int]:
        for place, pan in enumerate(pans):
            pan.critic = place == taster
        return forecast(self.restaurant, pans, self.biff)

    def declared(self) -> list[DeclareCook]:
        return [
            DeclareCook(tuple([dish.plan(place == self.taster) for place, dish in enumerate(dishes)]))
            for number, dishes in enumerate(self.kept)
            if self.taster == NOTHING or self._critic_gives(dishes, self.worth[number][0])
        ]

    def _critic_gives(self, dishes: list[_Filled], popularity: int) -> bool:
        return popularity > self._forecast([dish.pan for dish in dishes], NOTHING)[0]


def _as_good(one: list[int], other: list[int]) -> bool:
    """In every respect."""
    return one[0] >= other[0] and one[1] >= other[1] and one[2] >= other[2] and one[3] >= other[3]


def _worth_of(kind: int) -> int:
    """What its market asks; a Chocolate sells for more."""
    return 500 if kind == CHOCOLATE else PRICES[MARKET_OF[kind]]


class _Search:
    """Fills a recipe place by place. A substitute that could be one of several cards is the one least needed."""

    def __init__(self, recipe: int, stock: list[int], wanted: list[int], powers: int) -> None:
        self.recipe = recipe
        self.needs = RECIPE_NEEDS[recipe]
        self.spare = stock.copy()
        self.wanted = wanted  # by the other recipe
        self.powers = powers
        self.filling: list[list[int]] = []
        self.found: list[_Filled] = []

    def run(self) -> list[_Filled]:
        if _conceivable(self.spare, self.recipe, self.powers):
            self._fill()
        return self.found

    def _fill(self) -> None:
        if len(self.filling) == len(self.needs):
            self.found.append(_Filled(self.recipe, self.filling.copy(), False))
            if self.spare[extra_of(self.recipe)]:
                self.found.append(_Filled(self.recipe, self.filling.copy(), True))
            return
        for cards in self._ways(self.needs[len(self.filling)]):
            for kind in cards:
                self.spare[kind] -= 1
            self.filling.append(cards)
            self._fill()
            self.filling.pop()
            for kind in cards:
                self.spare[kind] += 1

    def _ways(self, need: int) -> list[list[int]]:
        exact = self.spare[need] > 0
        ways = [[need]] if exact else []
        if is_meat(need):
            if self.powers & MYSTERY_MEAT and (not exact or self._would_be_missed(need)):
                self._add_least_needed(ways, MEAT, 1)
            if self.spare[TOFU]:
                ways.append([TOFU])
            if self.powers & SAVE_THE_ANIMALS:
                self._add_least_needed(ways, VEGETABLE_LAND, 2)
        elif self.powers & BROTEIN and is_vegetable(need):
            self._add_least_needed(ways, MEAT, 1)
        if self.spare[ALIEN_GOO] and (not exact or self._worth_a_goo(need)):
            ways.append([ALIEN_GOO])
        return ways

    def _worth_a_goo(self, need: int) -> bool:
        """Alien Goo is kept for what is missing. But a dish without meat may be worth more, Gardena may want the
        vegetable for a pair, and some cards are dearer than Alien Goo."""
        market = MARKET_OF[need]
        if market == VEGETABLE_LAND:
            return self.powers & SAVE_THE_ANIMALS != 0
        if market == DAIRY_KING:
            return self._would_be_missed(need)
        return market in (MEAT, MYSTERY_MART)

    def _would_be_missed(self, kind: int) -> bool:
        """It is the last one, and the other recipe wants it too."""
        return self.spare[kind] == 1 and kind in self.wanted

    def _add_least_needed(self, ways: list[list[int]], market: int, cards: int) -> None:
        """One card of the market, or two of the same kind."""
        best = NOTHING
        least = 0
        for kind in KINDS_OF[market]:
            if self.spare[kind] >= cards:
                need = self._need(kind, cards)
                if best == NOTHING or need < least:
                    best, least = kind, need
        if best != NOTHING:
            ways.append([best] * cards)

    def _need(self, kind: int, cards: int) -> int:
        """How much it is missed elsewhere: in this recipe most, then in the other one."""
        left = self.spare[kind] - cards
        still = kind in self.needs[len(self.filling) + 1 :]
        missed = 1 if kind in self.wanted and left - still < 1 else 0
        return 2 + missed if still and left == 0 else missed
