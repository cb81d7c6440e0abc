"""The names of players and content, as messages speak of them."""

from collections.abc import Iterable, Sequence

from atable.games.rival_restaurants.content.cards import ACTION_INDEX, CHEF_INDEX, LOCATION_INDEX, RESTAURANT_INDEX
from atable.kernel.messages import Param, Player, Several, Term
from atable.kernel.seats import Seat


def who(seat: Seat) -> Player:
    return Player(seat)


def everyone(seats: Iterable[Seat]) -> Several:
    return Several(tuple(Player(seat) for seat in seats))


def numbered(**columns: Sequence[Param]) -> dict[str, Param]:
    """Where a sentence says the same of several: a column `p` as `p1`, `p2` and so on."""
    return {f"{name}{at}": value for name, values in columns.items() for at, value in enumerate(values, start=1)}


def chef_number(figure: int) -> int:
    """As the drawing numbers them: the first chef of every seat, then their second ones."""
    return figure + 1


def is_second(seat: Seat, figure: int) -> int:
    """1 for the second figure of a seat: its second chef, or its NPC."""
    return int(figure != seat)


def spot_number(spot: int | None) -> int:
    """-1 where there is no spot; 0 is the shelf."""
    return -1 if spot is None else spot


def location_term(location: str) -> Term:
    return Term(f"location-{location}")


def ingredient_term(ingredient: str) -> Term:
    return Term(f"ingredient-{ingredient}")


def ingredient_list(ingredients: Iterable[str]) -> Several:
    return Several(tuple(ingredient_term(ingredient) for ingredient in ingredients))


def upgrade_term(upgrade: str) -> Term:
    return Term(f"upgrade-{upgrade}")


def restaurant_term(restaurant: str) -> Term:
    return Term(f"restaurant-{restaurant}")


def chef_term(chef: str) -> Term:
    return Term(f"chef-{chef}")


def power_term(chef: str) -> Term:
    return Term(f"power-{chef}")


def dealt_list(cards: Iterable[str]) -> Several:
    """Restaurants or chefs, as they are dealt before the first day."""
    return Several(tuple(restaurant_term(card) if card in RESTAURANT_INDEX else chef_term(card) for card in cards))


def card_term(card: str) -> Term:
    return Term(f"card-{card}")


def card_list(cards: Iterable[str]) -> Several:
    return Several(tuple(card_term(card) for card in cards))


def recipe_term(recipe: str) -> Term:
    return Term(f"recipe-{recipe}")


def recipe_list(recipes: Iterable[str]) -> Several:
    return Several(tuple(recipe_term(recipe) for recipe in recipes))


def type_term(of_type: str) -> Term:
    return Term(f"type-{of_type}")


def bonus_term(bonus: str) -> Term:
    return Term(f"bonus-{bonus}")


def source_term(name: str) -> Term:
    """What brought or cost something: an action card, a chef, a location or a level bonus."""
    if name in ACTION_INDEX:
        return card_term(name)
    if name in CHEF_INDEX:
        return chef_term(name)
    if name in LOCATION_INDEX:
        return location_term(name)
    return bonus_term(name)
