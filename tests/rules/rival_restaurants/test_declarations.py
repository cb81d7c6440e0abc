"""The declarations that are listed, against all fillings that the judge accepts."""

from collections.abc import Sequence
from itertools import product

import pytest

from atable.games.rival_restaurants.actions import DeclareCook
from atable.games.rival_restaurants.actions.bundles import CookPlan
from atable.games.rival_restaurants.content.cards import (
    BIFF,
    INGREDIENTS,
    KINDS_OF,
    MARKET_OF,
    PRICES,
    RECIPE_NEEDS,
    RECIPES,
    VEGETABLE_LAND,
)
from atable.games.rival_restaurants.cooking.fillings import check_declaration
from atable.games.rival_restaurants.cooking.gains import forecast
from atable.games.rival_restaurants.cooking.menus import declarations
from atable.games.rival_restaurants.cooking.pans import pan_of
from atable.kernel.errors import IllegalAction
from atable.kernel.rng import Rng, seeded
from tests.rules.rival_restaurants.kitchens import RED, Stove, plan

CHEFS = ("angus_khan", "biff_brobeque", "phyllis_grubman", "gardena_eden")
HOMES = ("the_rising_sun", "seoul_food", "naan_of_your_business", "the_greasy_spoonful")
ON_HAND = 10


def larder(rng: Rng) -> Stove:
    """A restaurant with mostly what its recipes need, some of it missing, and some cards that may stand in."""
    table = Stove().chef(RED, rng.choice(CHEFS)).runs(RED, rng.choice(HOMES), rng.choice((0, 6, 11, 14)), rng.below(3))
    table.owns(RED, "double_stove").recipes(RED, RECIPES[rng.choice(BASIC)], RECIPES[rng.choice(GOURMET)])
    wanted = [kind for recipe in table.of(RED).recipes for kind in RECIPE_NEEDS[recipe] if rng.below(5)]
    others = [rng.below(len(INGREDIENTS)) for _ in range(3)] + [rng.choice(SUBSTITUTES) for _ in range(3)]
    return table.has(RED, *[INGREDIENTS[kind] for kind in [*wanted, *others]])


BASIC = [recipe for recipe, needs in enumerate(RECIPE_NEEDS) if len(needs) == 3]
GOURMET = [recipe for recipe, needs in enumerate(RECIPE_NEEDS) if len(needs) > 3]
SUBSTITUTES = [INGREDIENTS.index(name) for name in ("alien_goo", "tofu", "pork", "onion", "onion", "wine")]


def judged(table: Stove, declared: DeclareCook) -> bool:
    try:
        check_declaration(table.state, RED, declared)
    except IllegalAction:
        return False
    return True


def all_plans(table: Stove, recipe: int) -> list[CookPlan]:
    """Every way that the judge accepts for this recipe alone."""
    stock = table.of(RED).stock
    single = [(INGREDIENTS[kind],) for kind, count in enumerate(stock) if count]
    pairs = [(INGREDIENTS[kind],) * 2 for kind in KINDS_OF[VEGETABLE_LAND] if stock[kind] > 1]
    needs = RECIPE_NEEDS[recipe]
    ways: list[list[tuple[str, ...]]] = []
    for place in range(len(needs)):
        ways.append([cards for cards in [*single, *pairs] if _fits(table, recipe, place, cards)])
    plans = [CookPlan(RECIPES[recipe], filling, extra) for filling in product(*ways) for extra in (False, True)]
    return [one for one in plans if judged(table, DeclareCook((one,)))]


def _fits(table: Stove, recipe: int, place: int, cards: tuple[str, ...]) -> bool:
    """All other places are filled with Alien Goo, of which there is enough for once."""
    filling: list[tuple[str, ...]] = [("alien_goo",)] * len(RECIPE_NEEDS[recipe])
    filling[place] = cards
    state = table.state.copy()
    state.restaurants[RED].stock[INGREDIENTS.index("alien_goo")] += len(filling)
    try:
        check_declaration(state, RED, DeclareCook((CookPlan(RECIPES[recipe], tuple(filling)),)))
    except IllegalAction:
        return False
    return True


Worth = tuple[int, int, int, int]


def worth(table: Stove, plans: tuple[CookPlan, ...]) -> Worth:
    """Popularity, money less what the cards cost, garbage and Gardena's attacks.

    A Chocolate sells for $500; the last card of a kind that the other recipe needs counts twice.
    """
    restaurant = table.of(RED)
    pans = [pan_of(one) for one in plans]
    popularity, money, garbage = forecast(restaurant, pans, table.state.figures[RED].chef == BIFF)
    used = [kind for pan in pans for kind in pan.cards]
    cooked = [pan.recipe for pan in pans]
    missed = [kind for other in restaurant.recipes if other not in cooked for kind in RECIPE_NEEDS[other]]
    missed = [kind for kind in missed if kind in used and used.count(kind) == restaurant.stock[kind]]
    cost = sum(500 if INGREDIENTS[kind] == "chocolate" else PRICES[MARKET_OF[kind]] for kind in [*used, *missed])
    return popularity, money - cost, -garbage, sum(pan.pairs for pan in pans)


def unbeaten(table: Stove, possible: Sequence[tuple[CookPlan, ...]]) -> set[Worth]:
    found = {worth(table, plans) for plans in possible}
    return {it for it in found if not any(other != it and all(map(int.__ge__, other, it)) for other in found)}


def listed_worth(table: Stove, *recipes: int) -> list[Worth]:
    """Of what is listed for these recipes."""
    names = [RECIPES[recipe] for recipe in recipes]
    listed = [action.plans for action in declarations(table.state, RED)]
    return [worth(table, plans) for plans in listed if [one.recipe for one in plans] == names]


@pytest.mark.parametrize("seed", range(60))
def test_what_nothing_beats_is_listed_and_nothing_else(seed: int) -> None:
    table = larder(seeded(f"larder {seed}"))
    assert all(judged(table, declared) for declared in declarations(table.state, RED))
    for recipe in table.of(RED).recipes:
        listed = listed_worth(table, recipe)
        assert len(listed) <= ON_HAND
        assert sorted(listed) == sorted(unbeaten(table, [(one,) for one in all_plans(table, recipe)]))


@pytest.mark.parametrize("seed", range(60))
def test_of_two_recipes_too(seed: int) -> None:
    table = larder(seeded(f"larder {seed}"))
    first, second = table.of(RED).recipes
    both = list(product(all_plans(table, first), all_plans(table, second)))
    possible = [plans for plans in both if judged(table, DeclareCook(plans))]
    assert sorted(listed_worth(table, first, second)) == sorted(unbeaten(table, possible))


# Cases that are easily overlooked


def listed(table: Stove, *plans: CookPlan) -> bool:
    return DeclareCook(plans) in declarations(table.state, RED)


def test_rr_225_phyllis_keeps_the_meat_that_her_other_recipe_needs() -> None:
    """Her last Beef goes with the Bibimbap, so the Cheeseburger is made of Pork; with two of them it need not be."""
    table = Stove().chef(RED, "phyllis_grubman").recipes(RED, "diner_cheeseburger", "bibimbap")
    table.completes(RED, "diner_cheeseburger").has(RED, "pork")
    assert listed(table, plan("diner_cheeseburger", {"beef": "pork"}))
    assert not listed(table, plan("diner_cheeseburger"))
    table.has(RED, "beef")
    assert listed(table, plan("diner_cheeseburger"))
    assert not listed(table, plan("diner_cheeseburger", {"beef": "pork"}))


def test_rr_217_alien_goo_saves_the_last_egg_for_the_other_recipe() -> None:
    """An Egg here and an Egg missing there are $400, an Alien Goo is $300."""
    table = Stove().recipes(RED, "huevos_rancheros", "bibimbap").completes(RED, "huevos_rancheros")
    table.has(RED, "alien_goo")
    assert listed(table, plan("huevos_rancheros", {"egg": "alien_goo"}))
    table.has(RED, "egg")
    assert not listed(table, plan("huevos_rancheros", {"egg": "alien_goo"}))


def test_rr_226_alien_goo_for_a_vegetable_that_gardena_needs_twice() -> None:
    table = Stove().chef(RED, "gardena_eden").owns(RED, "double_stove").recipes(RED, "bruschetta", "goan_fish_curry")
    table.completes(RED, "bruschetta").completes(RED, "goan_fish_curry", without="fish").has(RED, "garlic", "alien_goo")
    assert listed(
        table, plan("bruschetta", {"garlic": "alien_goo"}), plan("goan_fish_curry", {"fish": "garlic garlic"})
    )
    assert listed(table, plan("bruschetta"), plan("goan_fish_curry", {"fish": "alien_goo"}))


def test_rr_238_rr_451_with_the_critic_an_extra_may_count_that_is_lost_without() -> None:
    """3 garbage: Bruschetta gives 2 + 2 with the critic, and a Secret Sauce on top; without, all of it is lost."""
    table = Stove().runs(RED, "luchador_picante", garbage=3).recipes(RED, "bruschetta").completes(RED, "bruschetta")
    table.has(RED, "secret_sauce").holds(RED, "critic_at_the_door")
    assert listed(table, plan("bruschetta", extra=True, critic=True))
    assert listed(table, plan("bruschetta", critic=True))
    assert not listed(table, plan("bruschetta", extra=True))
