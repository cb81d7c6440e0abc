"""Locations, ingredients and cards as numbers, in the order of their files; names for those the rules ask about."""

from typing import Final

from atable.games.rival_restaurants.content import loader as content
from atable.games.rival_restaurants.content.loader import CONTENT

# Locations. The markets come first, so a market and its location have the same number.
LOCATIONS: Final[tuple[str, ...]] = content.LOCATIONS
LOCATION_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(LOCATIONS)}
CARBTASTIC: Final = 0
FRUIT_STAND: Final = 1
VEGETABLE_LAND: Final = 2
CHOP_SHOP: Final = 3
DAIRY_KING: Final = 4
MYSTERY_MART: Final = 5
ISLAND: Final = 6
MARKETS: Final = 6
PRICES: Final[list[int]] = [location.price for location in CONTENT.locations]  # RR-091
SLOTS: Final[list[int]] = [location.slots for location in CONTENT.locations]  # RR-020

# Ingredients.
INGREDIENTS: Final[tuple[str, ...]] = tuple(ingredient.id for ingredient in CONTENT.ingredients)
INGREDIENT_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(INGREDIENTS)}
INGREDIENT_COPIES: Final[list[int]] = [ingredient.copies for ingredient in CONTENT.ingredients]
MARKET_OF: Final[list[int]] = [LOCATION_INDEX[ingredient.market] for ingredient in CONTENT.ingredients]
KINDS_OF: Final[list[list[int]]] = [
    [kind for kind, market in enumerate(MARKET_OF) if market == location] for location in range(MARKETS)
]
ALIEN_GOO: Final = INGREDIENT_INDEX["alien_goo"]
CHOCOLATE: Final = INGREDIENT_INDEX["chocolate"]
SECRET_SAUCE: Final = INGREDIENT_INDEX["secret_sauce"]
TOFU: Final = INGREDIENT_INDEX["tofu"]
WINE: Final = INGREDIENT_INDEX["wine"]

UPGRADES: Final[tuple[str, ...]] = tuple(upgrade.id for upgrade in CONTENT.upgrades)
UPGRADE_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(UPGRADES)}
UPGRADE_PRICES: Final[list[int]] = [upgrade.price for upgrade in CONTENT.upgrades]
UPGRADE_COPIES: Final[list[int]] = [upgrade.copies for upgrade in CONTENT.upgrades]
BASIC_BOOK: Final = UPGRADE_INDEX["basic_recipe_book"]
GOURMET_BOOK: Final = UPGRADE_INDEX["gourmet_recipe_book"]
DOUBLE_STOVE: Final = UPGRADE_INDEX["double_stove"]
SOCIAL_MEDIA: Final = UPGRADE_INDEX["social_media_ads"]
CELEBRITY: Final = UPGRADE_INDEX["celebrity_endorsement"]

CUISINES: Final[tuple[str, ...]] = content.CUISINES
RESTAURANTS: Final[tuple[str, ...]] = tuple(restaurant.id for restaurant in CONTENT.restaurants)
RESTAURANT_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(RESTAURANTS)}
RESTAURANT_CUISINE: Final[list[int]] = [CUISINES.index(restaurant.cuisine) for restaurant in CONTENT.restaurants]

CHEFS: Final[tuple[str, ...]] = tuple(chef.id for chef in CONTENT.chefs)
CHEF_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(CHEFS)}
BEGINNER_CHEFS: Final[list[int]] = [at for at, chef in enumerate(CONTENT.chefs) if chef.beginner]  # RR-038
CNC_CHEFS: Final[list[int]] = [at for at, chef in enumerate(CONTENT.chefs) if chef.cnc]  # RR-350
ANGUS: Final = CHEF_INDEX["angus_khan"]
ANTOINE: Final = CHEF_INDEX["antoine_baguette"]
BIFF: Final = CHEF_INDEX["biff_brobeque"]
GARDENA: Final = CHEF_INDEX["gardena_eden"]
STROGANOV: Final = CHEF_INDEX["general_stroganov"]
GOHAN: Final = CHEF_INDEX["gohan_sushido"]
KIM: Final = CHEF_INDEX["kim_chi"]
LOVEHANDLES: Final = CHEF_INDEX["lovehandles_mcfatterson"]
MORTIMER: Final = CHEF_INDEX["mortimer_sleazburger"]
PHYLLIS: Final = CHEF_INDEX["phyllis_grubman"]
PORK_KNUCKLES: Final = CHEF_INDEX["pork_knuckles"]
FUEGO: Final = CHEF_INDEX["senor_fuego"]

RECIPES: Final[tuple[str, ...]] = tuple(recipe.id for recipe in CONTENT.recipes)
RECIPE_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(RECIPES)}
RECIPE_NEEDS: Final[list[list[int]]] = [
    [INGREDIENT_INDEX[name] for name in recipe.ingredients] for recipe in CONTENT.recipes
]
RECIPE_VALUE: Final[list[int]] = [recipe.value for recipe in CONTENT.recipes]
RECIPE_GARBAGE: Final[list[int]] = [recipe.garbage for recipe in CONTENT.recipes]
RECIPE_CUISINE: Final[list[int]] = [CUISINES.index(recipe.cuisine) for recipe in CONTENT.recipes]
RECIPE_GOURMET: Final[list[bool]] = [recipe.type == "gourmet" for recipe in CONTENT.recipes]

ACTION_CARDS: Final[tuple[str, ...]] = tuple(card.id for card in CONTENT.action_cards)
ACTION_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(ACTION_CARDS)}
ACTION_COPIES: Final[list[int]] = [card.copies for card in CONTENT.action_cards]  # RR-448
CARD_KIND: Final[list[int]] = [kind for kind, copies in enumerate(ACTION_COPIES) for _ in range(copies)]
CLAM_VOYANCE: Final = ACTION_INDEX["clam_voyance"]
RAIDERS_OF_THE_LOST_PORK: Final = ACTION_INDEX["raiders_of_the_lost_pork"]
ARMED_ROBBERY: Final = ACTION_INDEX["armed_robbery"]
FAKE_SALE: Final = ACTION_INDEX["fake_sale"]
ONE_WORLD: Final = ACTION_INDEX["one_world"]
SAY_CHEESE: Final = ACTION_INDEX["say_cheese"]
EXPRESS_DILLIVERY: Final = ACTION_INDEX["express_dillivery"]
HEALTH_INSPECTION: Final = ACTION_INDEX["health_inspection"]
FOOD_FIGHT: Final = ACTION_INDEX["food_fight"]
TRASH_TALK: Final = ACTION_INDEX["trash_talk"]
RECIPE_SWITCHEROO: Final = ACTION_INDEX["recipe_switcheroo"]
COOK_THE_BOOKS: Final = ACTION_INDEX["cook_the_books"]
TAXI: Final = ACTION_INDEX["taxi"]
ROAD_WORK: Final = ACTION_INDEX["road_work"]
HAPPY_HOUR: Final = ACTION_INDEX["happy_hour"]
TIP_JAR: Final = ACTION_INDEX["tip_jar"]
DUMPSTER_DIVE: Final = ACTION_INDEX["dumpster_dive"]
GOING_GOING_MINE: Final = ACTION_INDEX["going_going_mine"]
POWER_CUT: Final = ACTION_INDEX["power_cut"]
CRITIC_AT_THE_DOOR: Final = ACTION_INDEX["critic_at_the_door"]
RETURN_TO_SENDER: Final = ACTION_INDEX["return_to_sender"]
