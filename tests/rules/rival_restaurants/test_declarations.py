"""The declarations that are listed, against all fillings that the judge accepts."""

from itertools import product

import pytest

from atable.games.rival_restaurants.actions import DeclareCook
from atable.games.rival_restaurants.bundles import CookPlan
from atable.games.rival_restaurants.cards import INGREDIENTS, KINDS_OF, RECIPE_NEEDS, RECIPES, VEGETABLE_LAND
from atable.games.rival_restaurants.fillings import check_declaration, declarations
from atable.games.rival_restaurants.gains import forecast
from atable.games.rival_restaurants.pans import pan_of
from atable.kernel.errors import IllegalAction
from atable.kernel.rng import Rng, seeded
from tests.rules.rival_restaurants.kitchens import RED, Stove

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
    return [plan for plan in plans if judged(table, DeclareCook((plan,)))]


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


def worth(table: Stove, plan: CookPlan) -> tuple[int, int, int]:
    pan = pan_of(plan)
    popularity, _, garbage = forecast(table.of(RED), [pan], False)
    return popularity, -garbage, pan.pairs


@pytest.mark.parametrize("seed", range(40))
def test_the_best_in_every_respect_is_listed(seed: int) -> None:
    """And nothing is listed where nothing can be cooked."""
    table = larder(seeded(f"larder {seed}"))
    listed = declarations(table.state, RED)
    assert all(judged(table, declared) for declared in listed)
    for recipe in table.of(RED).recipes:
        possible = all_plans(table, recipe)
        found = [action.plans[0] for action in listed if [plan.recipe for plan in action.plans] == [RECIPES[recipe]]]
        assert bool(found) == bool(possible)
        assert len(found) <= ON_HAND
        for respect in range(3):
            best = max([worth(table, plan)[respect] for plan in possible], default=0)
            assert max([worth(table, plan)[respect] for plan in found], default=0) == best


@pytest.mark.parametrize("seed", range(40))
def test_two_recipes_are_listed_wherever_two_can_be_cooked(seed: int) -> None:
    table = larder(seeded(f"larder {seed}"))
    first, second = table.of(RED).recipes
    both = [DeclareCook(plans) for plans in product(all_plans(table, first), all_plans(table, second))]
    possible = any(judged(table, declared) for declared in both)
    assert any(len(action.plans) == 2 for action in declarations(table.state, RED)) == possible
