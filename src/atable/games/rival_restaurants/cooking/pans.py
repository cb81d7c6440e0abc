"""A declared recipe in numbers: the cards that it uses up, and what counts of them."""

from atable.games.rival_restaurants.actions.bundles import CookPlan
from atable.games.rival_restaurants.content.cards import (
    ALIEN_GOO,
    INGREDIENT_INDEX,
    INGREDIENTS,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    RECIPE_NEEDS,
    SECRET_SAUCE,
    TOFU,
    WINE,
)
from atable.games.rival_restaurants.events.details import Dish
from atable.games.rival_restaurants.table.small_steps import is_meat


def extra_of(recipe: int) -> int:
    """RR-229, RR-230: what may be added to it."""
    return WINE if RECIPE_GOURMET[recipe] else SECRET_SAUCE


class Pan:
    def __init__(self, recipe: int, filling: list[list[int]], extra: bool, critic: bool) -> None:
        self.recipe = recipe
        self.extra = extra
        self.critic = critic
        self.cards: list[int] = []  # all that are used up
        self.meats = 0  # RR-436: Chop Shop cards really used
        self.bro_meats = 0  # RR-310, RR-312
        self.tofu = 0  # RR-222, RR-223: in the place of a meat
        self.pairs = 0  # RR-226: of vegetables
        needs = RECIPE_NEEDS[recipe]
        for place, cards in enumerate(filling):
            self._put(needs[place], cards)
        if extra:
            self.cards.append(extra_of(recipe))

    def _put(self, need: int, cards: list[int]) -> None:
        self.cards += cards
        card = cards[0]
        if len(cards) == 2:
            self.pairs += 1
        elif is_meat(card):
            self.meats += 1
            self.bro_meats += 1
        elif is_meat(need) and card == ALIEN_GOO:
            self.bro_meats += 1
        elif is_meat(need) and card == TOFU:
            self.tofu += 1


def pan_of(plan: CookPlan) -> Pan:
    """Of a plan that was found legal."""
    filling = [[INGREDIENT_INDEX[name] for name in cards] for cards in plan.filling]
    return Pan(RECIPE_INDEX[plan.recipe], filling, plan.extra, plan.critic)


def dish_of(plan: CookPlan) -> Dish:
    """As events and views tell of it."""
    extra = INGREDIENTS[extra_of(RECIPE_INDEX[plan.recipe])] if plan.extra else None
    return Dish(plan.recipe, plan.filling, extra, plan.critic)
