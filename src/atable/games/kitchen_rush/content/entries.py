"""The entries of the content files of Kitchen Rush and Piece of Cake. Lists of four are for 1, 2, 3 and 4 players."""

from typing import Annotated, Literal

import msgspec

Box = Literal["base", "piece_of_cake"]
Tier = Literal["simple", "demanding", "vip", "dessert"]
Size = Literal["i", "ii", "iii", "iv"]
Level = Literal["easy", "normal", "hard", "very_hard"]
OfOrders = Literal["two_meat", "no_meat", "pasta", "served_early", "special_spice", "vip"]
Condition = Literal[OfOrders, "cooked_3", "big_plates", "upgrades", "ruined"]
OnBoard = Literal["host", "waiter", "store_a", "store_b", "store_c", "spices", "stove", "market", "sink", "office"]
AreaId = Literal[OnBoard, "fridge", "freezer"]
Tile = Literal["", "locked", "unavailable"]

AtLeastNone = Annotated[int, msgspec.Meta(ge=0)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
Numbers = tuple[AtLeastNone, AtLeastNone, AtLeastNone, AtLeastNone]
Needs = dict[str, int]
SomeNeeds = Annotated[dict[str, int], msgspec.Meta(min_length=1)]


class Dish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    plate: Size
    ingredients: SomeNeeds
    spices: Needs
    cook: Annotated[int, msgspec.Meta(ge=0, le=3)]  # KR-152
    chill: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0  # KC-100
    scoops: Needs = msgspec.field(default_factory=dict)


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    set: Box
    tier: Tier
    coins: AtLeastOne
    prestige: AtLeastNone
    dishes: Annotated[tuple[Dish, ...], msgspec.Meta(min_length=1, max_length=2)] = msgspec.field(name="dish")


class IceTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    scoops: SomeNeeds
    coins: AtLeastOne
    prestige: AtLeastNone


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    level: Level
    served: Numbers
    coins: Numbers
    prestige: Numbers
    condition: Condition | Literal[""] = ""
    x: Numbers = (0, 0, 0, 0)
    scaled: bool = False


class IceObjective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Level
    tiles: Numbers


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    when: Literal["now", "round", "both"]


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    set: Box
    when: Literal["now", "ongoing", "preparation"]


class Upgrade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    set: Box
    cost: AtLeastOne


class Specialist(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    area: AreaId
    base_only: bool


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    set: Box
    tiles: tuple[Tile, Tile, Tile, Tile]


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: AreaId
    spaces: tuple[Space, ...] = msgspec.field(name="space")


class Ingredient(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    set: Box
    total: int
    storeroom: Numbers


class Cube(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    set: Box
    special: bool
    total: int
    bag: Numbers


class Scoop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    total: int
    freezer: Numbers


class Plate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    set: Box
    total: int
    cupboard: Numbers
    sink: AtLeastNone
    reserve: AtLeastNone


class Supply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    order_spaces: Numbers
    ingredients: tuple[Ingredient, ...] = msgspec.field(name="ingredient")
    cubes: tuple[Cube, ...] = msgspec.field(name="cube")
    scoops: tuple[Scoop, ...] = msgspec.field(name="scoop")
    plates: tuple[Plate, ...] = msgspec.field(name="plate")


class OrdersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[Order, ...] = msgspec.field(name="order")


class IceTilesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[IceTile, ...] = msgspec.field(name="tile")


class ObjectivesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[Objective, ...] = msgspec.field(name="objective")
    ice: tuple[IceObjective, ...] = msgspec.field(name="ice_objective")


class EventsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[Event, ...] = msgspec.field(name="event")


class BonusesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[Bonus, ...] = msgspec.field(name="bonus")


class UpgradesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[Upgrade, ...] = msgspec.field(name="upgrade")


class SpecialistsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[Specialist, ...] = msgspec.field(name="specialist")


class AreasFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: tuple[Area, ...] = msgspec.field(name="area")


class Content(msgspec.Struct, frozen=True):
    orders: tuple[Order, ...]
    ice_tiles: tuple[IceTile, ...]
    objectives: tuple[Objective, ...]
    ice_objective: tuple[IceObjective, ...]
    events: tuple[Event, ...]
    bonuses: tuple[Bonus, ...]
    upgrades: tuple[Upgrade, ...]
    specialists: tuple[Specialist, ...]
    areas: tuple[Area, ...]
    supply: Supply
