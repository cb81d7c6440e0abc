"""What may fill a required place (RR-216 to RR-233): the judge of a declaration."""

from typing import Final

from atable.games.rival_restaurants.actions import DeclareCook
from atable.games.rival_restaurants.actions.bundles import CookPlan
from atable.games.rival_restaurants.content.cards import (
    ALIEN_GOO,
    BIFF,
    CRITIC_AT_THE_DOOR,
    DOUBLE_STOVE,
    GARDENA,
    INGREDIENT_INDEX,
    INGREDIENTS,
    MARKET_OF,
    PHYLLIS,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    RECIPE_NEEDS,
    TOFU,
    VEGETABLE_LAND,
)
from atable.games.rival_restaurants.cooking.pans import extra_of
from atable.games.rival_restaurants.state import NOTHING, Restaurant, RivalState
from atable.games.rival_restaurants.table.small_steps import has_power, holds, is_meat, owns
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
