"""Dishes for tests of levels: recipes to choose from, and Red who cooks one of them."""

from tests.rules.rival_restaurants.kitchens import RED, Stove, plan

BRUSCHETTA = "bruschetta"  # Italian, Basic, 2, no garbage, no meat
ONIGIRI = "onigiri"  # Japanese, Basic, 3, 1 garbage, Fish
CARBONARA = "carbonara"  # Italian, Basic, 4, 1 garbage, Pork
RAMEN = "midnight_ramen"  # Japanese, Gourmet, 5, 1 garbage, Pork
FAJITAS = "lucha_fajitas"  # Mexican, Gourmet, 8, 3 garbage, three meats
MINESTRONE = "nonnas_minestrone"  # Italian, Gourmet, 5, 1 garbage, no meat
BASIC = (BRUSCHETTA, ONIGIRI, CARBONARA, "egg_fried_rice", "tteokbokki")


def cooked(recipe: str, restaurant: str, popularity: int = 0, garbage: int = 0, has: tuple[str, ...] = ()) -> Stove:
    """Red cooks this recipe: up to the first question."""
    names = [recipe, "steak_frites"] if recipe in BASIC else ["tteokbokki", recipe]
    table = Stove().runs(RED, restaurant, popularity, garbage).recipes(RED, *names)
    table.completes(RED, recipe).has(RED, *has)
    return table.only(RED, plan(recipe))


def gained(recipe: str, restaurant: str, popularity: int) -> int:
    return cooked(recipe, restaurant, popularity).of(RED).popularity - popularity
