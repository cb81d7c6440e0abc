"""Goods, cards, spaces and hourglasses as numbers, in the order of their files; names for those the rules ask about.

A load is a list of 19 numbers, one for each good: ingredients, then spice cubes, then scoops.
Lists by players begin with one player.
"""

from collections.abc import Mapping
from typing import Final

from atable.games.kitchen_rush.content import loader as content
from atable.games.kitchen_rush.content.loader import CONTENT

PLAYERS: Final = 4  # KR-002

# Goods.
INGREDIENTS: Final[tuple[str, ...]] = tuple(content.INGREDIENTS)
CUBES: Final[tuple[str, ...]] = tuple(content.CUBES)  # ordinary colours, then the special ones (KR-134, KC-135)
FLAVOURS: Final[tuple[str, ...]] = tuple(content.SCOOPS)
INGREDIENT_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(INGREDIENTS)}
CUBE_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(CUBES)}
FLAVOUR_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(FLAVOURS)}
KINDS: Final = 8
BASE_KINDS: Final = 6  # without cream and fruit
COLOURS: Final = 6
ORDINARY: Final = 4
TASTES: Final = 5
FIRST_CUBE: Final = 8
FIRST_SCOOP: Final = 14
GOODS: Final = 19
GOOD_NAMES: Final[tuple[str, ...]] = (
    *INGREDIENTS,
    *[f"cube_{name}" for name in CUBES],
    *[f"scoop_{name}" for name in FLAVOURS],
)
GOOD_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(GOOD_NAMES)}
TOTALS: Final[list[int]] = [
    *[ingredient.total for ingredient in CONTENT.supply.ingredients],
    *[cube.total for cube in CONTENT.supply.cubes],
    *[scoop.total for scoop in CONTENT.supply.scoops],
]


def _load(ingredients: Mapping[str, int], spices: Mapping[str, int], scoops: Mapping[str, int]) -> list[int]:
    return [
        *[ingredients.get(name, 0) for name in INGREDIENTS],
        *[spices.get(name, 0) for name in CUBES],
        *[scoops.get(name, 0) for name in FLAVOURS],
    ]


# Plates: six each of sizes I to III, four of size IV, then the Cups.
SIZES: Final[tuple[str, ...]] = tuple(content.PLATES)
CUP: Final = 4
PLATE_SIZE: Final[list[int]] = [size for size, plate in enumerate(CONTENT.supply.plates) for _ in range(plate.total)]
BASE_PLATES: Final = 22
PLATES: Final[tuple[str, ...]] = tuple(
    f"cup_{at + 1}" if size == CUP else f"plate_{SIZES[size]}_{at + 1}"
    for size, plate in enumerate(CONTENT.supply.plates)
    for at in range(plate.total)
)
PLATE_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(PLATES)}

# Orders, and their dishes by order and dish.
ORDERS: Final[tuple[str, ...]] = tuple(order.id for order in CONTENT.orders)
ORDER_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(ORDERS)}
BASE_ORDERS: Final = 60
SIMPLE: Final = 0
DEMANDING: Final = 1
VIP: Final = 2
DESSERT: Final = 3
TIERS: Final[tuple[str, ...]] = tuple(content.TIERS)
ORDER_TIER: Final[list[int]] = [TIERS.index(order.tier) for order in CONTENT.orders]
ORDER_COINS: Final[list[int]] = [order.coins for order in CONTENT.orders]
ORDER_PRESTIGE: Final[list[int]] = [order.prestige for order in CONTENT.orders]
PARTS: Final[list[int]] = [len(order.dishes) for order in CONTENT.orders]
DISH_SIZE: Final[list[list[int]]] = [[SIZES.index(dish.plate) for dish in order.dishes] for order in CONTENT.orders]
DISH_NEEDS: Final[list[list[list[int]]]] = [
    [_load(dish.ingredients, dish.spices, dish.scoops) for dish in order.dishes] for order in CONTENT.orders
]
DISH_COOK: Final[list[list[int]]] = [[dish.cook for dish in order.dishes] for order in CONTENT.orders]
DISH_CHILL: Final[list[list[int]]] = [[dish.chill for dish in order.dishes] for order in CONTENT.orders]

# Ice Order tiles.
TILES: Final[tuple[str, ...]] = tuple(tile.id for tile in CONTENT.ice_tiles)
TILE_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(TILES)}
TILE_NEEDS: Final[list[list[int]]] = [_load({}, {}, tile.scoops) for tile in CONTENT.ice_tiles]
TILE_COINS: Final[list[int]] = [tile.coins for tile in CONTENT.ice_tiles]
TILE_PRESTIGE: Final[list[int]] = [tile.prestige for tile in CONTENT.ice_tiles]

# Areas and their action spaces.
AREAS: Final[tuple[str, ...]] = content.AREAS
AREA_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(AREAS)}
HOST: Final = 0
WAITER: Final = 1
STORE_A: Final = 2
STORE_B: Final = 3
STORE_C: Final = 4
SPICES: Final = 5
STOVE: Final = 6
MARKET: Final = 7
SINK: Final = 8
OFFICE: Final = 9
FRIDGE: Final = 10
FREEZER: Final = 11
SPACES: Final[tuple[str, ...]] = tuple(space.id for area in CONTENT.areas for space in area.spaces)
SPACE_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(SPACES)}
SPACE_AREA: Final[list[int]] = [number for number, area in enumerate(CONTENT.areas) for _ in area.spaces]
SPACES_OF: Final[list[list[int]]] = [
    [space for space, number in enumerate(SPACE_AREA) if number == area] for area in range(len(AREAS))
]
SPACE_EXPANSION: Final[list[bool]] = [space.set != "base" for area in CONTENT.areas for space in area.spaces]
FREE: Final = 0
LOCKED: Final = 1
UNAVAILABLE: Final = 2
MALFUNCTION: Final = 3
SPACE_TILES: Final[list[list[int]]] = [
    [["", "locked", "unavailable"].index(space.tiles[at]) for area in CONTENT.areas for space in area.spaces]
    for at in range(PLAYERS)
]  # KR-033 to KR-036, KC-003, KC-004

# Hourglasses: two of each colour, then those of the team.
COLORS: Final = ("red", "blue", "green", "yellow")
HOURGLASSES: Final[tuple[str, ...]] = (
    *[f"hg_{color}_{at}" for color in COLORS for at in (1, 2)],
    "hg_helper_1",
    "hg_helper_2",
    "hg_specialist",
)
HOURGLASS_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(HOURGLASSES)}
HELPER_1: Final = 8
HELPER_2: Final = 9
SPECIALIST: Final = 10
TEAM: Final = -1
OWNER: Final[list[int]] = [0, 0, 1, 1, 2, 2, 3, 3, TEAM, TEAM, TEAM]  # a seat, or the team

# Objectives.
LEVELS: Final[tuple[str, ...]] = content.LEVELS
OBJECTIVES: Final[tuple[str, ...]] = tuple(objective.id for objective in CONTENT.objectives)
OBJECTIVE_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(OBJECTIVES)}
OBJECTIVE_LEVEL: Final[list[int]] = [LEVELS.index(objective.level) for objective in CONTENT.objectives]
OBJECTIVE_SERVED: Final[list[list[int]]] = [list(objective.served) for objective in CONTENT.objectives]
OBJECTIVE_COINS: Final[list[list[int]]] = [list(objective.coins) for objective in CONTENT.objectives]
OBJECTIVE_PRESTIGE: Final[list[list[int]]] = [list(objective.prestige) for objective in CONTENT.objectives]
OBJECTIVE_CONDITION: Final[tuple[str, ...]] = tuple(objective.condition for objective in CONTENT.objectives)
OBJECTIVE_X: Final[list[list[int]]] = [list(objective.x) for objective in CONTENT.objectives]
OBJECTIVE_SCALED: Final[list[bool]] = [objective.scaled for objective in CONTENT.objectives]  # KC-134
ICE_OBJECTIVE: Final[list[list[int]]] = [list(entry.tiles) for entry in CONTENT.ice_objective]  # by level

EVENTS: Final[tuple[str, ...]] = tuple(event.id for event in CONTENT.events)
EVENT_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(EVENTS)}
BLOWN_FUSE: Final = EVENT_INDEX["blown_fuse"]
GAS_TROUBLE: Final = EVENT_INDEX["gas_trouble"]
BLOCKED_DRAIN: Final = EVENT_INDEX["blocked_drain"]
JAMMED_DOOR: Final = EVENT_INDEX["jammed_door"]
COLLAPSED_SHELF: Final = EVENT_INDEX["collapsed_shelf"]
WAGE_CLAIM: Final = EVENT_INDEX["wage_claim"]
HELPER_IN_BED: Final = EVENT_INDEX["helper_in_bed"]
HEATWAVE: Final = EVENT_INDEX["heatwave"]
WOBBLY_TRAY: Final = EVENT_INDEX["wobbly_tray"]
SUPPLIER_SHORTAGE: Final = EVENT_INDEX["supplier_shortage"]
PRICE_HIKE: Final = EVENT_INDEX["price_hike"]
MOUSE_IN_THE_LARDER: Final = EVENT_INDEX["mouse_in_the_larder"]
SAD_CARROTS: Final = EVENT_INDEX["sad_carrots"]
DUBIOUS_MEAT: Final = EVENT_INDEX["dubious_meat"]
SPILLED_BAG: Final = EVENT_INDEX["spilled_bag"]
MARKET_HOLIDAY: Final = EVENT_INDEX["market_holiday"]
STUBBORN_GUESTS: Final = EVENT_INDEX["stubborn_guests"]
SOUR_REVIEW: Final = EVENT_INDEX["sour_review"]
BLOGGER_IN_THE_ROOM: Final = EVENT_INDEX["blogger_in_the_room"]
STINGY_EVENING: Final = EVENT_INDEX["stingy_evening"]
COACH_PARTY: Final = EVENT_INDEX["coach_party"]
CRASH: Final = EVENT_INDEX["crash"]
TAX_AUDIT: Final = EVENT_INDEX["tax_audit"]
BROWN_OUT: Final = EVENT_INDEX["brown_out"]

BONUSES: Final[tuple[str, ...]] = tuple(bonus.id for bonus in CONTENT.bonuses)
BONUS_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(BONUSES)}
BASE_BONUSES: Final = 8
RAVE_REVIEW: Final = BONUS_INDEX["rave_review"]
GENEROUS_GUESTS: Final = BONUS_INDEX["generous_guests"]
SUPPLIERS_FRIEND: Final = BONUS_INDEX["suppliers_friend"]
APPRENTICE_CONTRACT: Final = BONUS_INDEX["apprentice_contract"]
HERB_GARDEN: Final = BONUS_INDEX["herb_garden"]
MORNING_DELIVERY: Final = BONUS_INDEX["morning_delivery"]
FORGIVING_REGULARS: Final = BONUS_INDEX["forgiving_regulars"]
ROARING_DISHWASHER: Final = BONUS_INDEX["roaring_dishwasher"]
ICE_CREAM_VAN: Final = BONUS_INDEX["ice_cream_van"]
GUEST_STAR: Final = BONUS_INDEX["guest_star"]

UPGRADES: Final[tuple[str, ...]] = tuple(upgrade.id for upgrade in CONTENT.upgrades)
UPGRADE_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(UPGRADES)}
UPGRADE_COST: Final[list[int]] = [upgrade.cost for upgrade in CONTENT.upgrades]
BASE_UPGRADES: Final = 4
BIGGER_STOVE: Final = UPGRADE_INDEX["bigger_stove"]
THIRD_STOREROOM: Final = UPGRADE_INDEX["third_storeroom"]
SECOND_HELPER: Final = UPGRADE_INDEX["second_helper"]
NEW_CROCKERY: Final = UPGRADE_INDEX["new_crockery"]
COLD_ROOM: Final = UPGRADE_INDEX["cold_room"]

SPECIALISTS: Final[tuple[str, ...]] = tuple(specialist.id for specialist in CONTENT.specialists)
SPECIALIST_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(SPECIALISTS)}
SPECIALIST_AREA: Final[list[int]] = [AREA_INDEX[card.area] for card in CONTENT.specialists]  # STORE_A: all storerooms
SPECIALIST_BASE: Final[list[bool]] = [card.base_only for card in CONTENT.specialists]  # KC-130
HEAD_WAITER: Final = SPECIALIST_INDEX["head_waiter"]
STOREKEEPER: Final = SPECIALIST_INDEX["storekeeper"]
SPICE_MASTER: Final = SPECIALIST_INDEX["spice_master"]
ROTISSEUR: Final = SPECIALIST_INDEX["rotisseur"]
SHREWD_BUYER: Final = SPECIALIST_INDEX["shrewd_buyer"]
DISH_WHISPERER: Final = SPECIALIST_INDEX["dish_whisperer"]
PASTRY_CHEF: Final = SPECIALIST_INDEX["pastry_chef"]
ICE_CREAM_MAKER: Final = SPECIALIST_INDEX["ice_cream_maker"]

# Set-up, by players.
ORDER_SPACES: Final = 6
OPEN_ORDER_SPACES: Final[list[int]] = list(CONTENT.supply.order_spaces)  # KR-018
STORE_START: Final[list[list[int]]] = [
    [kind.storeroom[at] for kind in CONTENT.supply.ingredients] for at in range(PLAYERS)
]  # in each active storeroom (KR-021, KR-022, KC-016)
BAG_START: Final[list[list[int]]] = [
    [cube.bag[at] for cube in CONTENT.supply.cubes] for at in range(PLAYERS)
]  # KR-024, KR-025, KC-013
FREEZER_START: Final[list[list[int]]] = [
    [scoop.freezer[at] for scoop in CONTENT.supply.scoops] for at in range(PLAYERS)
]  # KC-014
CUPBOARD_START: Final[list[list[int]]] = [
    [plate.cupboard[at] for plate in CONTENT.supply.plates] for at in range(PLAYERS)
]  # KR-026, KR-027, KC-017
SINK_START: Final[list[int]] = [plate.sink for plate in CONTENT.supply.plates]  # KR-028, KC-018
RESERVE_START: Final[list[int]] = [plate.reserve for plate in CONTENT.supply.plates]  # KR-029, KC-019
