"""Cards, tiles, spaces and supply of Kitchen Rush and Piece of Cake, read from TOML and checked against the rules.

Everything of one sort is numbered in the order of its file. Lists of four are for 1, 2, 3 and 4 players.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol, get_args

from atable.games.kitchen_rush.content.entries import (
    Area,
    AreaId,
    AreasFile,
    BonusesFile,
    Box,
    Content,
    Dish,
    EventsFile,
    IceTile,
    IceTilesFile,
    Level,
    Objective,
    ObjectivesFile,
    OnBoard,
    Order,
    OrdersFile,
    Size,
    Specialist,
    SpecialistsFile,
    Supply,
    Tier,
    Tile,
    UpgradesFile,
)
from atable.kernel.content import Entry, check_ids, read_toml
from atable.kernel.errors import BadContent

FOLDER: Final = Path(__file__).parent

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
AREAS: Final[tuple[AreaId, ...]] = get_args(AreaId)

# What the boxes hold.
INGREDIENTS: Final = {
    "meat": 24,
    "veg": 24,
    "bread": 15,
    "salad": 15,
    "pasta": 15,
    "cheese": 15,
    "cream": 12,
    "fruit": 12,
}
CUBES: Final = {"white": 12, "black": 12, "green": 12, "brown": 12, "red": 10, "yellow": 10}
SCOOPS: Final = {"white": 6, "brown": 6, "pink": 6, "yellow": 6, "green": 6}
PLATES: Final = {"i": 6, "ii": 6, "iii": 6, "iv": 4, "cup": 6}
SPECIAL: Final = ("red", "yellow")  # KR-134
ADDED: Final = ("cream", "fruit", "brown", "cup")  # by the expansion (KC-008, KC-017)
TIERS: Final[dict[Tier, int]] = {"simple": 30, "demanding": 18, "vip": 12, "dessert": 30}  # KR-017, KC-012
TWO_DISHES: Final[dict[Tier, int]] = {"demanding": 4, "vip": 8}  # KR-055
DISHES: Final[dict[Size, int]] = {"i": 20, "ii": 26, "iii": 18, "iv": 8}  # of the base game
SIZE_FOR: Final[dict[int, Size]] = {1: "i", 2: "i", 3: "ii", 4: "iii", 5: "iv", 6: "iv"}  # by number of ingredients
DESSERTS: Final = {"plain": 11, "chilled": 11, "frozen": 8}
ICE_TILES: Final = 20  # KC-011
OBJECTIVES: Final = 14  # KR-012
EVENTS: Final = 24  # KR-016
BONUSES: Final[dict[Box, int]] = {"base": 8, "piece_of_cake": 2}  # KR-015, KC-022
UPGRADES: Final[dict[Box, int]] = {"base": 4, "piece_of_cake": 1}  # KR-038, KC-006
SPECIALISTS: Final = 8  # KC-020
ORDER_SPACES: Final = 6  # KR-018
SPECIAL_SERVED: Final[dict[Level, tuple[int, ...]]] = {"normal": (8, 14, 20, 24), "hard": (9, 16, 23, 28)}
SPECIAL_WEALTH: Final[dict[Level, tuple[int, ...]]] = {"normal": (4, 8, 11, 14), "hard": (6, 10, 14, 18)}
SCALED: Final = ("two_meat", "pasta", "special_spice", "cooked_3", "big_plates", "vip")  # KC-134
STOREROOMS: Final = 2  # active at the start (KR-020)
# Action spaces on the board and on its extension (KC-001), area after area.
SPACES: Final[dict[Box, tuple[int, ...]]] = {
    "base": (1, 3, 2, 2, 2, 2, 6, 1, 2, 1, 0, 0),
    "piece_of_cake": (1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 3, 2),
}
# Tiles on them with 1, 2, 3 and 4 players.
LAID: Final[dict[tuple[Box, Tile], tuple[int, ...]]] = {
    ("base", "locked"): (4, 4, 4, 4),  # KR-033
    ("base", "unavailable"): (7, 7, 3, 0),  # KR-034 to KR-036
    ("piece_of_cake", "locked"): (1, 1, 1, 1),  # KC-003
    ("piece_of_cake", "unavailable"): (1, 1, 0, 0),  # KC-004
}


def load(folder: Path = FOLDER) -> Content:
    """Read the nine files; raise BadContent naming the file, the entry and the field that is wrong."""
    objectives = read_toml(folder / "objectives.toml", ObjectivesFile)
    content = Content(
        read_toml(folder / "orders.toml", OrdersFile).entries,
        read_toml(folder / "ice_tiles.toml", IceTilesFile).entries,
        objectives.entries,
        objectives.ice,
        read_toml(folder / "events.toml", EventsFile).entries,
        read_toml(folder / "bonuses.toml", BonusesFile).entries,
        read_toml(folder / "upgrades.toml", UpgradesFile).entries,
        read_toml(folder / "specialists.toml", SpecialistsFile).entries,
        read_toml(folder / "spaces.toml", AreasFile).entries,
        read_toml(folder / "supply.toml", Supply),
    )
    _check_orders(content.orders)
    _check_ice_tiles(content.ice_tiles)
    _check_objectives(content)
    check_ids("events.toml", content.events, EVENTS)
    _check_sets("bonuses.toml", content.bonuses, BONUSES)
    _check_sets("upgrades.toml", content.upgrades, UPGRADES)
    _check_specialists(content.specialists)
    _check_areas(content.areas)
    _check_supply(content.supply)
    return content


class _OfSet(Entry, Protocol):
    @property
    def set(self) -> Box: ...


class _Pieces(Entry, Protocol):
    @property
    def total(self) -> int: ...


def _check_sets(file: str, entries: Sequence[_OfSet], needed: dict[Box, int]) -> None:
    """So many of the base game, then so many of the expansion."""
    check_ids(file, entries, sum(needed.values()))
    for entry, box in zip(entries, Counter(needed).elements(), strict=True):
        _check_same(file, entry.id, "set", entry.set, box)


def _check_same(file: str, entry: str, field: str, found: object, needed: object) -> None:
    if found != needed:
        raise BadContent(file, entry, field, f"expected {needed}, not {found}")


def _check_number(file: str, entry: str, field: str, found: int, needed: int, things: str) -> None:
    if found != needed:
        raise BadContent(file, entry, field, f"{needed} {things} are needed, not {found}")


def _check_orders(orders: tuple[Order, ...]) -> None:
    file = "orders.toml"
    desserts = TIERS["dessert"]
    _check_sets(file, orders, {"base": sum(TIERS.values()) - desserts, "piece_of_cake": desserts})
    for order, tier in zip(orders, Counter(TIERS).elements(), strict=True):
        _check_same(file, order.id, "tier", order.tier, tier)
        for dish in order.dishes:
            _check_dish(order, dish)
    for tier in TIERS:
        found = sum(len(order.dishes) > 1 for order in orders if order.tier == tier)
        _check_number(file, tier, "dish", found, TWO_DISHES.get(tier, 0), "Orders with two dishes (KR-055)")
    sizes = Counter(dish.plate for order in orders if order.set == "base" for dish in order.dishes)
    for size, needed in DISHES.items():
        _check_number(file, "base", "plate", sizes[size], needed, f"dishes on plates {size.upper()}")
    sorts = Counter(_sort(order.dishes[0]) for order in orders if order.tier == "dessert")
    for sort, needed in DESSERTS.items():
        _check_number(file, "dessert", "dish", sorts[sort], needed, f"{sort} desserts")


def _sort(dessert: Dish) -> str:
    """KC-041: by what it needs of the extension."""
    return "frozen" if dessert.scoops else "chilled" if dessert.chill else "plain"


def _check_dish(order: Order, dish: Dish) -> None:
    file = "orders.toml"
    _check_needs(file, order.id, "ingredients", dish.ingredients, INGREDIENTS)
    _check_needs(file, order.id, "spices", dish.spices, CUBES)
    _check_needs(file, order.id, "scoops", dish.scoops, SCOOPS)
    if order.set == "base":
        if SIZE_FOR.get(found := sum(dish.ingredients.values())) != dish.plate:
            raise BadContent(file, order.id, "plate", f"{dish.plate} is not the plate for {found} ingredients")
        new = [name for name in (*dish.ingredients, *dish.spices) if name in ADDED]
        if new or dish.chill or dish.scoops:
            raise BadContent(file, order.id, "dish", "only a dessert needs what the expansion brings (KC-008, KC-041)")


def _check_needs(file: str, entry: str, field: str, needs: Mapping[str, int], known: Mapping[str, int]) -> None:
    if unknown := [name for name in needs if name not in known]:
        raise BadContent(file, entry, field, f"unknown: {', '.join(unknown)}")
    if none := [name for name, number in needs.items() if number < 1]:
        raise BadContent(file, entry, field, f"expected at least 1 {', '.join(none)}")


def _check_ice_tiles(tiles: tuple[IceTile, ...]) -> None:
    check_ids("ice_tiles.toml", tiles, ICE_TILES)
    for tile in tiles:
        _check_needs("ice_tiles.toml", tile.id, "scoops", tile.scoops, SCOOPS)


def _check_objectives(content: Content) -> None:
    """KR-012: one basic Objective a level, then ten special ones with a condition each."""
    file = "objectives.toml"
    check_ids(file, content.objectives, OBJECTIVES)
    basic, special = content.objectives[: len(LEVELS)], content.objectives[len(LEVELS) :]
    for objective, level in zip(basic, LEVELS, strict=True):
        _check_same(file, objective.id, "level", objective.level, level)
        if objective.condition or any(objective.x) or objective.scaled:
            raise BadContent(file, objective.id, "condition", "a basic Objective has none (KR-012)")
    for objective in special:
        _check_special(objective)
    if len({objective.condition for objective in special}) != len(special):
        raise BadContent(file, "objective", "condition", "each special Objective has its own (KR-215)")
    _check_same(file, "ice_objective", "id", tuple(entry.id for entry in content.ice_objective), LEVELS)


def _check_special(objective: Objective) -> None:
    file = "objectives.toml"
    if objective.level not in SPECIAL_SERVED:
        raise BadContent(file, objective.id, "level", "a special Objective is normal or hard (KR-012)")
    _check_same(file, objective.id, "served", objective.served, SPECIAL_SERVED[objective.level])
    _check_same(file, objective.id, "coins", objective.coins, SPECIAL_WEALTH[objective.level])
    _check_same(file, objective.id, "prestige", objective.prestige, SPECIAL_WEALTH[objective.level])
    if not objective.condition:
        raise BadContent(file, objective.id, "condition", "a special Objective has one (KR-215)")
    if 0 in objective.x:
        raise BadContent(file, objective.id, "x", "every number of players needs one (KR-215)")
    _check_same(file, objective.id, "scaled", objective.scaled, objective.condition in SCALED)


def _check_specialists(specialists: tuple[Specialist, ...]) -> None:
    file = "specialists.toml"
    check_ids(file, specialists, SPECIALISTS)
    for area, found in Counter(specialist.area for specialist in specialists).items():
        if found > 1:
            raise BadContent(file, area, "area", "one Specialist an area (KC-021)")
    for specialist in specialists:
        _check_same(file, specialist.id, "base_only", specialist.base_only, specialist.area in get_args(OnBoard))


def _check_areas(areas: tuple[Area, ...]) -> None:
    file = "spaces.toml"
    _check_same(file, "area", "id", tuple(area.id for area in areas), AREAS)
    for area, printed, added in zip(areas, SPACES["base"], SPACES["piece_of_cake"], strict=True):
        names = [space.id for space in area.spaces]
        _check_same(file, area.id, "space", names, [f"{area.id}_{at + 1}" for at in range(printed + added)])
        _check_sets(file, area.spaces, {"base": printed, "piece_of_cake": added})
    spaces = [space for area in areas for space in area.spaces]
    for (box, tile), needed in LAID.items():
        laid = [Counter(space.tiles[at] for space in spaces if space.set == box)[tile] for at in range(len(needed))]
        _check_same(file, box, tile, tuple(laid), needed)
    for space in areas[AREAS.index("office")].spaces:
        _check_same(file, space.id, "tiles", space.tiles, ("", "", "", ""))  # KR-173


def _check_supply(supply: Supply) -> None:
    _check_same("supply.toml", "file", "order_spaces", max(supply.order_spaces), ORDER_SPACES)
    _check_pieces("ingredient", supply.ingredients, INGREDIENTS)
    _check_pieces("cube", supply.cubes, CUBES)
    _check_pieces("scoop", supply.scoops, SCOOPS)
    _check_pieces("plate", supply.plates, PLATES)
    entries: tuple[_OfSet, ...] = (*supply.ingredients, *supply.cubes, *supply.plates)
    for entry in entries:
        _check_same("supply.toml", entry.id, "set", entry.set, "piece_of_cake" if entry.id in ADDED else "base")
    for cube in supply.cubes:
        _check_same("supply.toml", cube.id, "special", cube.special, cube.id in SPECIAL)
    _check_start(supply)


def _check_pieces(sort: str, entries: Sequence[_Pieces], needed: dict[str, int]) -> None:
    _check_same("supply.toml", sort, "id", [entry.id for entry in entries], list(needed))
    for entry in entries:
        _check_same("supply.toml", entry.id, "total", entry.total, needed[entry.id])


def _check_start(supply: Supply) -> None:
    """No more than there is; of what the expansion adds, as many as of its model."""
    for ingredient in supply.ingredients:
        _check_room(ingredient, "storeroom", STOREROOMS * max(ingredient.storeroom))
    for cube in supply.cubes:
        _check_room(cube, "bag", max(cube.bag))
    for scoop in supply.scoops:
        _check_room(scoop, "freezer", max(scoop.freezer))
    for plate in supply.plates:
        _check_room(plate, "cupboard", max(plate.cupboard) + plate.sink + plate.reserve)
    storeroom = {ingredient.id: ingredient.storeroom for ingredient in supply.ingredients}
    bag = {cube.id: cube.bag for cube in supply.cubes}
    cupboard = {plate.id: plate.cupboard for plate in supply.plates}
    _check_same("supply.toml", "cream", "storeroom", storeroom["cream"], storeroom["salad"])  # KC-016
    _check_same("supply.toml", "fruit", "storeroom", storeroom["fruit"], storeroom["salad"])
    _check_same("supply.toml", "brown", "bag", bag["brown"], bag["white"])  # KC-013
    _check_same("supply.toml", "cup", "cupboard", cupboard["cup"], cupboard["i"])  # KC-017


def _check_room(entry: _Pieces, field: str, used: int) -> None:
    if used > entry.total:
        raise BadContent("supply.toml", entry.id, field, f"{used} are needed, the box holds {entry.total}")


CONTENT: Final = load()
