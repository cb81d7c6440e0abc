"""Locations, cards and upgrades of Rival Restaurants, read from TOML and checked against the rules.

Everything of one sort is numbered in the order of its file. Money is in dollars.
"""

from pathlib import Path
from typing import Annotated, Final, Literal, get_args

import msgspec

from atable.kernel.content import check_ids, read_toml
from atable.kernel.errors import BadContent

FOLDER: Final = Path(__file__).parent

Market = Literal["carbtastic", "fruit_stand", "vegetable_land", "chop_shop", "dairy_king", "mystery_mart"]
LocationId = Literal[Market, "the_island"]
Cuisine = Literal["japanese", "korean", "chinese", "indian", "mexican", "italian", "french", "american"]
RecipeType = Literal["basic", "gourmet"]
Phase = Literal["money_move", "buy_barter", "cook_counter"]  # RR-004
Condition = Literal["", "cuisine", "meat", "no_meat", "value_6"]
Window = Literal["mm1", "mm2", "bb", "rx", "ck"]
Target = Literal["none", "self", "player", "others", "here", "figure", "counter_card", "discarded", "recipe", "war"]

MARKETS: Final[tuple[Market, ...]] = get_args(Market)
LOCATIONS: Final[tuple[LocationId, ...]] = get_args(LocationId)
CUISINES: Final[tuple[Cuisine, ...]] = get_args(Cuisine)

# What the box holds.
KINDS: Final = 29  # of ingredients
COPIES: Final = 6  # of an ingredient, and of an upgrade (RR-015)
SHELVES: Final[dict[Market, int]] = {market: 24 if market == "dairy_king" else 30 for market in MARKETS}  # RR-018
UPGRADES: Final = 5
RESTAURANTS: Final = 8
LEVELS: Final = 3  # of a restaurant (RR-257)
CHEFS: Final = 12
BEGINNERS: Final = 6  # RR-038
CNCS: Final = 4  # RR-350
RECIPES: Final = 48
ACTION_CARDS: Final = 21
ACTION_DECK: Final = 36  # with all copies (RR-448)

# Recipes.
BASIC_VALUES: Final = (2, 3, 4)  # RR-443
STEEP: Final = (5, 6, 8)
FLAT: Final = (5, 7, 7)
GOURMET_VALUES: Final[dict[Cuisine, tuple[int, ...]]] = {
    cuisine: STEEP if cuisine in ("japanese", "mexican", "italian", "french") else FLAT for cuisine in CUISINES
}
LENGTHS: Final[dict[RecipeType, range]] = {"basic": range(3, 4), "gourmet": range(4, 7)}  # RR-444
COST_OF_A_POINT: Final = 125  # RR-445
NEVER_REQUIRED: Final = ("alien_goo", "secret_sauce")  # RR-446
MYSTERIOUS: Final = 9  # Gourmet recipes with a Mystery Mart ingredient
GARBAGE: Final[dict[int, int]] = {2: 0, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 3}  # RR-447, by value
ONE_MORE_GARBAGE: Final = ("diner_cheeseburger", "county_fair_chili")

ONE_TIME: Final = ("money", "popularity", "draws", "action_cards", "max_price", "fallback_money")
PERMANENT: Final = (
    "condition",
    "extra_basic",
    "extra_gourmet",
    "recipe_money",
    "income",
    "less_garbage",
    "ignored_garbage",
    "more_recipes",
    "market_price",
)
AGAINST_OTHERS: Final[tuple[Target, ...]] = ("player", "others", "here", "war")
FOR_ONESELF: Final[tuple[Target, ...]] = ("self", "counter_card", "discarded", "recipe")

Dollars = Annotated[int, msgspec.Meta(ge=0, multiple_of=100)]  # RR-008
AtLeastNone = Annotated[int, msgspec.Meta(ge=0)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]


class Location(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: LocationId
    price: Dollars
    slots: AtLeastNone


class Ingredient(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    market: Market
    copies: int


class Upgrade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    price: Dollars
    copies: int


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bonus of a level: what its numbers mean is said in the file."""

    id: str
    permanent: bool
    market: Market | None = None
    money: Dollars = 0
    popularity: AtLeastNone = 0
    draws: tuple[Market, ...] = ()
    action_cards: AtLeastNone = 0
    max_price: Dollars = 0
    fallback_money: Dollars = 0
    condition: Condition = ""
    extra_basic: AtLeastNone = 0
    extra_gourmet: AtLeastNone = 0
    recipe_money: Dollars = 0
    income: Dollars = 0
    less_garbage: AtLeastNone = 0
    ignored_garbage: AtLeastNone = 0
    more_recipes: AtLeastNone = 0
    market_price: Dollars = 0


class Restaurant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cuisine: Cuisine
    levels: tuple[Level, ...] = msgspec.field(name="level")


class Chef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    phase: Phase
    beginner: bool
    cnc: bool


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cuisine: Cuisine
    type: RecipeType
    ingredients: tuple[str, ...]
    value: int
    garbage: int


class ActionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    copies: AtLeastOne
    windows: Annotated[tuple[Window, ...], msgspec.Meta(min_length=1)]
    target: Target
    hostile: bool
    counts: bool


class _Locations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[Location, ...] = msgspec.field(name="location")


class _Ingredients(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[Ingredient, ...] = msgspec.field(name="ingredient")


class _Upgrades(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[Upgrade, ...] = msgspec.field(name="upgrade")


class _Restaurants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[Restaurant, ...] = msgspec.field(name="restaurant")


class _Chefs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[Chef, ...] = msgspec.field(name="chef")


class _Recipes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[Recipe, ...] = msgspec.field(name="recipe")


class _ActionCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[ActionCard, ...] = msgspec.field(name="card")


class Content(msgspec.Struct, frozen=True):
    locations: tuple[Location, ...]
    ingredients: tuple[Ingredient, ...]
    upgrades: tuple[Upgrade, ...]
    restaurants: tuple[Restaurant, ...]
    chefs: tuple[Chef, ...]
    recipes: tuple[Recipe, ...]
    action_cards: tuple[ActionCard, ...]


def load(folder: Path = FOLDER) -> Content:
    """Read the seven files; raise BadContent naming the file, the entry and the field that is wrong."""
    content = Content(
        read_toml(folder / "locations.toml", _Locations).entries,
        read_toml(folder / "ingredients.toml", _Ingredients).entries,
        read_toml(folder / "upgrades.toml", _Upgrades).entries,
        read_toml(folder / "restaurants.toml", _Restaurants).entries,
        read_toml(folder / "chefs.toml", _Chefs).entries,
        read_toml(folder / "recipes.toml", _Recipes).entries,
        read_toml(folder / "action_cards.toml", _ActionCards).entries,
    )
    _check_locations(content.locations)
    _check_ingredients(content.ingredients)
    _check_upgrades(content.upgrades)
    _check_restaurants(content.restaurants)
    _check_chefs(content.chefs)
    _check_recipes(content)
    _check_action_cards(content.action_cards)
    return content


def _check_locations(locations: tuple[Location, ...]) -> None:
    file = "locations.toml"
    if tuple(location.id for location in locations) != LOCATIONS:
        raise BadContent(file, "location", "id", f"expected {', '.join(LOCATIONS)}")
    for location in locations:
        for field in ("price", "slots"):
            if (getattr(location, field) > 0) != (location.id in MARKETS):
                raise BadContent(file, location.id, field, "a market has it, The Island has none (RR-106)")


def _check_ingredients(ingredients: tuple[Ingredient, ...]) -> None:
    file = "ingredients.toml"
    check_ids(file, ingredients, KINDS)
    for ingredient in ingredients:
        if ingredient.copies != COPIES:
            raise BadContent(file, ingredient.id, "copies", f"expected {COPIES}, not {ingredient.copies}")
    cards = [ingredient.market for ingredient in ingredients for _ in range(ingredient.copies)]
    for market, needed in SHELVES.items():
        if (found := cards.count(market)) != needed:
            raise BadContent(file, market, "market", f"{needed} cards are needed (RR-018), not {found}")
    if cards != sorted(cards, key=MARKETS.index):
        raise BadContent(file, "ingredient", "market", f"the order is {', '.join(MARKETS)}")


def _check_upgrades(upgrades: tuple[Upgrade, ...]) -> None:
    file = "upgrades.toml"
    check_ids(file, upgrades, UPGRADES)
    for upgrade in upgrades:
        if upgrade.copies != COPIES:
            raise BadContent(file, upgrade.id, "copies", f"expected {COPIES} (RR-015), not {upgrade.copies}")


def _check_restaurants(restaurants: tuple[Restaurant, ...]) -> None:
    file = "restaurants.toml"
    check_ids(file, restaurants, RESTAURANTS)
    if tuple(restaurant.cuisine for restaurant in restaurants) != CUISINES:
        raise BadContent(file, "restaurant", "cuisine", f"expected {', '.join(CUISINES)}")
    for restaurant in restaurants:
        if (found := len(restaurant.levels)) != LEVELS:
            raise BadContent(file, restaurant.id, "level", f"{LEVELS} levels are needed (RR-257), not {found}")
    levels = [level for restaurant in restaurants for level in restaurant.levels]
    check_ids(file, levels, RESTAURANTS * LEVELS)
    for level in levels:
        kind, foreign = ("permanent", ONE_TIME) if level.permanent else ("one-time", PERMANENT)
        for field in foreign:
            if getattr(level, field):
                raise BadContent(file, level.id, field, f"not for a {kind} bonus (RR-260, RR-263)")


def _check_chefs(chefs: tuple[Chef, ...]) -> None:
    file = "chefs.toml"
    check_ids(file, chefs, CHEFS)
    if (found := sum(chef.beginner for chef in chefs)) != BEGINNERS:
        raise BadContent(file, "chef", "beginner", f"{BEGINNERS} chefs are needed (RR-038), not {found}")
    if (found := sum(chef.cnc for chef in chefs)) != CNCS:
        raise BadContent(file, "chef", "cnc", f"{CNCS} chefs are needed (RR-350), not {found}")


def _check_recipes(content: Content) -> None:
    check_ids("recipes.toml", content.recipes, RECIPES)
    _check_cuisines(content.recipes)
    prices = {location.id: location.price for location in content.locations}
    markets: dict[str, Market] = {ingredient.id: ingredient.market for ingredient in content.ingredients}
    for recipe in content.recipes:
        _check_needs(recipe, markets)
        _check_numbers(recipe, sum(prices[markets[name]] for name in recipe.ingredients))
    mysterious = [
        recipe for recipe in content.recipes if "mystery_mart" in {markets[name] for name in recipe.ingredients}
    ]
    for recipe in mysterious:
        if recipe.type == "basic":
            raise BadContent(
                "recipes.toml", recipe.id, "ingredients", "no Basic recipe needs the Mystery Mart (RR-446)"
            )
    if (found := len(mysterious)) != MYSTERIOUS:
        problem = f"{MYSTERIOUS} recipes need the Mystery Mart (RR-446), not {found}"
        raise BadContent("recipes.toml", "recipe", "ingredients", problem)


def _check_cuisines(recipes: tuple[Recipe, ...]) -> None:
    """RR-443: three Basic and three Gourmet recipes of each cuisine, in the order of their values."""
    expected = [
        {"cuisine": cuisine, "type": kind, "value": value}
        for cuisine in CUISINES
        for kind, values in (("basic", BASIC_VALUES), ("gourmet", GOURMET_VALUES[cuisine]))
        for value in values
    ]
    for recipe, fields in zip(recipes, expected, strict=True):
        for field, needed in fields.items():
            if (found := getattr(recipe, field)) != needed:
                raise BadContent("recipes.toml", recipe.id, field, f"expected {needed} (RR-443), not {found}")


def _check_needs(recipe: Recipe, markets: dict[str, Market]) -> None:
    needs = recipe.ingredients
    problem = ""
    if unknown := [name for name in needs if name not in markets]:
        problem = f"unknown: {', '.join(unknown)}"
    elif len(set(needs)) != len(needs):
        problem = "all are different (RR-444)"
    elif len(needs) not in LENGTHS[recipe.type]:
        problem = f"{len(needs)} are not right for a {recipe.type} recipe (RR-444)"
    elif refused := [name for name in needs if name in NEVER_REQUIRED]:
        problem = f"no recipe needs {', '.join(refused)} (RR-446)"
    if problem:
        raise BadContent("recipes.toml", recipe.id, "ingredients", problem)


def _check_numbers(recipe: Recipe, cost: int) -> None:
    rounding = COST_OF_A_POINT // 2 if recipe.type == "gourmet" else 0
    if recipe.value != (value := (cost + rounding) // COST_OF_A_POINT):
        problem = f"{value} for a cost of {cost} (RR-445), not {recipe.value}"
        raise BadContent("recipes.toml", recipe.id, "value", problem)
    garbage = GARBAGE[recipe.value] + (recipe.id in ONE_MORE_GARBAGE)
    if recipe.garbage != garbage:
        raise BadContent("recipes.toml", recipe.id, "garbage", f"expected {garbage} (RR-447), not {recipe.garbage}")


def _check_action_cards(cards: tuple[ActionCard, ...]) -> None:
    file = "action_cards.toml"
    check_ids(file, cards, ACTION_CARDS)
    if (found := sum(card.copies for card in cards)) != ACTION_DECK:
        raise BadContent(file, "card", "copies", f"{ACTION_DECK} cards are needed (RR-448), not {found}")
    for card in cards:
        if card.counts != (card.id != "clam_voyance"):
            raise BadContent(file, card.id, "counts", "only Clam-Voyance does not count (RR-195)")
        if card.target in (FOR_ONESELF if card.hostile else AGAINST_OTHERS):
            raise BadContent(file, card.id, "hostile", f"wrong for the target {card.target}")


CONTENT: Final = load()
