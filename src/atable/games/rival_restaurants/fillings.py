"""What may fill a required place (RR-216 to RR-233): the judge of a declaration, and declarations worth a thought."""

from typing import Final

from atable.games.rival_restaurants.actions import DeclareCook
from atable.games.rival_restaurants.bundles import CookPlan
from atable.games.rival_restaurants.cards import (
    ALIEN_GOO,
    BIFF,
    CHOCOLATE,
    CRITIC_AT_THE_DOOR,
    DOUBLE_STOVE,
    GARDENA,
    INGREDIENT_INDEX,
    INGREDIENTS,
    KINDS_OF,
    MARKET_OF,
    MYSTERY_MART,
    PHYLLIS,
    PRICES,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    RECIPE_NEEDS,
    RECIPES,
    TOFU,
    VEGETABLE_LAND,
)
from atable.games.rival_restaurants.cards import CHOP_SHOP as MEAT
from atable.games.rival_restaurants.gains import forecast
from atable.games.rival_restaurants.pans import Pan, extra_of
from atable.games.rival_restaurants.state import NOTHING, Restaurant, RivalState
from atable.games.rival_restaurants.table import has_power, holds, is_meat, owns
from atable.kernel.errors import IllegalAction
from atable.kernel.messages import Term
from atable.kernel.seats import Seat

BROTEIN: Final = 1  # Biff: a meat for a vegetable
MYSTERY_MEAT: Final = 2  # Phyllis: a meat for a meat
SAVE_THE_ANIMALS: Final = 4  # Gardena: two vegetables for a meat
NOTHING_COOKED: Final = DeclareCook(())


def kitchen_powers(state: RivalState, seat: Seat) -> int:
    """The powers that this seat may use in the kitchen today, as bits."""
    powers = BROTEIN if has_power(state, seat, BIFF) else 0
    if has_power(state, seat, PHYLLIS):
        powers |= MYSTERY_MEAT
    if has_power(state, seat, GARDENA):
        powers |= SAVE_THE_ANIMALS
    return powers


def is_vegetable(kind: int) -> bool:
    return MARKET_OF[kind] == VEGETABLE_LAND


# The judge


def check_declaration(state: RivalState, seat: Seat, declared: DeclareCook) -> None:
    restaurant = state.restaurants[seat]
    plans = declared.plans
    for plan in plans:
        _check_recipe(state, restaurant, plan)
    _check_number(restaurant, plans)
    powers = kitchen_powers(state, seat)
    used = [0] * len(INGREDIENTS)
    for plan in plans:
        _check_filling(plan, powers)
        _check_cards(restaurant, plan, used)
    _check_critic(restaurant, plans)


def _check_recipe(state: RivalState, restaurant: Restaurant, plan: CookPlan) -> None:
    recipe = RECIPE_INDEX.get(plan.recipe, NOTHING) if isinstance(plan, CookPlan) else NOTHING
    if recipe not in restaurant.recipes:
        raise IllegalAction("RR-204", "recipe-not-yours")
    if recipe in state.fresh:
        raise IllegalAction("RR-209", "recipe-drawn-today")
    if RECIPE_GOURMET[recipe] and restaurant.cut_off:
        raise IllegalAction("RR-451", "power-is-cut")


def _check_number(restaurant: Restaurant, plans: tuple[CookPlan, ...]) -> None:
    if len(plans) < 2:
        return
    if not owns(restaurant, DOUBLE_STOVE):
        raise IllegalAction("RR-206", "one-recipe-a-day")
    if len(plans) > 2:
        raise IllegalAction("RR-207", "two-recipes-a-day")
    if RECIPE_GOURMET[RECIPE_INDEX[plans[0].recipe]] == RECIPE_GOURMET[RECIPE_INDEX[plans[1].recipe]]:
        raise IllegalAction("RR-208", "one-recipe-of-each-type")


def _check_filling(plan: CookPlan, powers: int) -> None:
    needs = RECIPE_NEEDS[RECIPE_INDEX[plan.recipe]]
    places: tuple[object, ...] = plan.filling  # from within a program it may hold anything
    if not all(isinstance(names, tuple) for names in places):
        raise IllegalAction("RR-204", "no-such-ingredient")
    if len(plan.filling) < len(needs):
        raise IllegalAction("RR-204", "place-not-filled")
    if len(plan.filling) > len(needs):
        raise IllegalAction("RR-233", "nothing-else-added")
    for place, names in enumerate(plan.filling):
        for name in names:
            if name not in INGREDIENT_INDEX:
                raise IllegalAction("RR-204", "no-such-ingredient")
        _check_place(needs[place], [INGREDIENT_INDEX[name] for name in names], powers)


def _check_place(need: int, cards: list[int], powers: int) -> None:
    if not cards:
        raise IllegalAction("RR-204", "place-not-filled")
    if len(cards) > 2:
        raise IllegalAction("RR-228", "one-way-for-a-place")
    if len(cards) == 2:
        _check_pair(need, cards, powers)
    elif cards[0] != need and cards[0] != ALIEN_GOO:  # RR-216, RR-217
        _check_substitute(need, cards[0], powers)


def _check_pair(need: int, cards: list[int], powers: int) -> None:
    """RR-226."""
    if not powers & SAVE_THE_ANIMALS:
        raise IllegalAction("RR-226", "only-gardena-takes-two")
    if not is_meat(need):
        raise IllegalAction("RR-226", "two-only-for-meat")
    if cards[0] != cards[1] or not is_vegetable(cards[0]):
        raise IllegalAction("RR-226", "two-identical-vegetables")


def _check_substitute(need: int, card: int, powers: int) -> None:
    if card == TOFU:
        if powers & BROTEIN and is_vegetable(need):
            raise IllegalAction("RR-228", "ways-are-not-chained")
        if not is_meat(need):
            raise IllegalAction("RR-221", "tofu-only-for-meat")
    elif not is_meat(card):
        raise IllegalAction("RR-216", "does-not-fit", {"ingredient": Term(f"ingredient-{INGREDIENTS[card]}")})
    elif is_vegetable(need):
        if not powers & BROTEIN:
            raise IllegalAction("RR-224", "only-biff-takes-meat")
    elif not is_meat(need):
        raise IllegalAction("RR-216", "does-not-fit", {"ingredient": Term(f"ingredient-{INGREDIENTS[card]}")})
    elif not powers & MYSTERY_MEAT:
        raise IllegalAction("RR-225", "only-phyllis-swaps-meat")


def _check_cards(restaurant: Restaurant, plan: CookPlan, used: list[int]) -> None:
    """The cards are there, and none is used twice; `used` is kept from plan to plan."""
    alone = [0] * len(INGREDIENTS)
    for names in plan.filling:
        for name in names:
            alone[INGREDIENT_INDEX[name]] += 1
    extra = extra_of(RECIPE_INDEX[plan.recipe])
    if plan.extra:
        alone[extra] += 1
        if alone[extra] > restaurant.stock[extra]:
            _refuse_extra(restaurant, RECIPE_GOURMET[RECIPE_INDEX[plan.recipe]])
    for kind, count in enumerate(alone):
        if count > restaurant.stock[kind]:
            raise IllegalAction("RR-204", "card-not-yours", {"ingredient": Term(f"ingredient-{INGREDIENTS[kind]}")})
        used[kind] += count
        if used[kind] > restaurant.stock[kind]:
            raise IllegalAction("RR-215", "card-used-twice", {"ingredient": Term(f"ingredient-{INGREDIENTS[kind]}")})


def _refuse_extra(restaurant: Restaurant, gourmet: bool) -> None:
    if restaurant.stock[ALIEN_GOO]:
        raise IllegalAction("RR-219", "goo-is-no-extra")
    if gourmet:
        raise IllegalAction("RR-230", "no-wine-to-add")
    raise IllegalAction("RR-229", "no-sauce-to-add")


def _check_critic(restaurant: Restaurant, plans: tuple[CookPlan, ...]) -> None:
    """RR-451: read when cooking is declared; it counts as the card of the day (RR-181)."""
    critics = len([plan for plan in plans if plan.critic])
    if not critics:
        return
    if not holds(restaurant, CRITIC_AT_THE_DOOR):
        raise IllegalAction("RR-451", "no-critic-in-hand")
    if restaurant.card_used:
        raise IllegalAction("RR-181", "card-used-today")
    if critics > 1:
        raise IllegalAction("RR-451", "critic-for-one-recipe")


# Declarations worth a thought


def declarations(state: RivalState, seat: Seat) -> list[DeclareCook]:
    """Nothing, and what no other declaration for the same recipes beats.

    One beats another if it is as good in four respects: popularity, money less the worth of the cards, garbage and
    Gardena's attacks. Critic at the Door comes on top, where it gives something.
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
        found += _singles(restaurant, recipe, powers).declared(critic)
    if len(cookable) == 2 and owns(restaurant, DOUBLE_STOVE):
        first, second = cookable
        if RECIPE_GOURMET[first] != RECIPE_GOURMET[second]:
            found += _pairs(restaurant, first, second, powers).declared(critic)
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


def _singles(restaurant: Restaurant, recipe: int, powers: int) -> "_Front":
    wanted = [need for other in restaurant.recipes if other != recipe for need in RECIPE_NEEDS[other]]
    front = _Front(restaurant, wanted, powers)
    for filled in _Search(recipe, restaurant.stock, wanted, powers).run():
        front.offer([filled])
    return front


def _pairs(restaurant: Restaurant, first: int, second: int, powers: int) -> "_Front":
    front = _Front(restaurant, [], powers)
    for one in _Search(first, restaurant.stock, RECIPE_NEEDS[second], powers).run():
        rest = restaurant.stock.copy()
        for kind in one.pan.cards:
            rest[kind] -= 1
        for other in _Search(second, rest, [], powers).run():
            front.offer([one, other])
    return front


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

    def __init__(self, restaurant: Restaurant, wanted: list[int], powers: int) -> None:
        self.restaurant = restaurant
        self.wanted = wanted
        self.biff = powers & BROTEIN != 0
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
        popularity, money, garbage = forecast(self.restaurant, pans, self.biff)
        for pan in pans:
            for kind in pan.cards:
                money -= _worth_of(kind) * (2 if kind in self.wanted else 1)
        return [popularity, money, -garbage, sum([pan.pairs for pan in pans])]

    def declared(self, critic: bool) -> list[DeclareCook]:
        found = [DeclareCook(tuple([dish.plan(False) for dish in dishes])) for dishes in self.kept]
        if critic:
            for number, dishes in enumerate(self.kept):
                for pick in range(len(dishes)):
                    if self._critic_gives(dishes, pick, self.worth[number][0]):
                        plans = [dish.plan(place == pick) for place, dish in enumerate(dishes)]
                        found.append(DeclareCook(tuple(plans)))
        return found

    def _critic_gives(self, dishes: list[_Filled], pick: int, popularity: int) -> bool:
        pans = [dish.pan for dish in dishes]
        pans[pick].critic = True
        gained = forecast(self.restaurant, pans, self.biff)[0]
        pans[pick].critic = False
        return gained > popularity


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
        """Alien Goo is kept for what is missing, but it also saves a Mystery Mart card or a dish without meat."""
        exact = self.spare[need] > 0
        ways = [[need]] if exact else []
        if is_meat(need):
            if self.powers & MYSTERY_MEAT and not exact:
                self._add_least_needed(ways, MEAT, 1)
            if self.spare[TOFU]:
                ways.append([TOFU])
            if self.powers & SAVE_THE_ANIMALS:
                self._add_least_needed(ways, VEGETABLE_LAND, 2)
        elif self.powers & BROTEIN and is_vegetable(need):
            self._add_least_needed(ways, MEAT, 1)
        if self.spare[ALIEN_GOO] and (not exact or is_meat(need) or MARKET_OF[need] == MYSTERY_MART):
            ways.append([ALIEN_GOO])
        return ways

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
        if still and left == 0:
            return 2
        return 1 if kind in self.wanted and left - still < 1 else 0
