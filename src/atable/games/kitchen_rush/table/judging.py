"""Is a dish right? The check and the guests ask the same question."""

from typing import Final

from atable.games.kitchen_rush.content.cards import (
    CUP,
    DISH_CHILL,
    DISH_COOK,
    DISH_NEEDS,
    DISH_SIZE,
    FIRST_SCOOP,
    GOODS,
    PARTS,
    PLATE_SIZE,
    TILE_NEEDS,
)
from atable.games.kitchen_rush.state import NOTHING, Held, Plate, RushState
from atable.kernel.seats import Seat

OK: Final = 0
UNFINISHED: Final = 1
RUINED: Final = 2


def parts_of(held: Held) -> int:
    """Dishes, and the ice where the Order carries a tile (KC-050)."""
    return PARTS[held.order] + (held.tile != NOTHING)


def is_ice(plate: Plate) -> bool:
    """KC-051: a Cup, or the plate that stands in for one."""
    return plate.part == PARTS[plate.order]


def plate_for(state: RushState, seat: Seat, order: int, part: int) -> Plate | None:
    for plate in state.mats[seat]:
        if plate.order == order and plate.part == part:
            return plate
    return None


def tile_of(state: RushState, seat: Seat, order: int) -> int:
    for held in state.held[seat]:
        if held.order == order:
            return held.tile
    return NOTHING


def needs(plate: Plate, tile: int) -> list[int]:
    """The load that the part asks for."""
    return TILE_NEEDS[tile] if is_ice(plate) else DISH_NEEDS[plate.order][plate.part]


def cook_needed(plate: Plate) -> int:
    return 0 if is_ice(plate) else DISH_COOK[plate.order][plate.part]


def chill_needed(plate: Plate) -> int:
    return 0 if is_ice(plate) else DISH_CHILL[plate.order][plate.part]


def right_size(plate: Plate) -> bool:
    """The ice takes only a Cup or its stand-in (KC-138), so its size is always right."""
    return is_ice(plate) or PLATE_SIZE[plate.number] == DISH_SIZE[plate.order][plate.part]


def has_scoops(plate: Plate) -> bool:
    load = plate.load
    return any(load[good] for good in range(FIRST_SCOOP, GOODS))


def complete_but_ice(plate: Plate) -> bool:
    """KC-045, KC-136: exactly the ingredients and spices that the dish needs."""
    return plate.load[:FIRST_SCOOP] == DISH_NEEDS[plate.order][plate.part][:FIRST_SCOOP]


def judge(plate: Plate, tile: int) -> int:
    """KR-178 to KR-180, KC-043, KC-060, KC-101, KC-102. What melts is settled by the check (KC-047, KC-064)."""
    wanted = needs(plate, tile)
    if not right_size(plate) or plate.cook > cook_needed(plate) or plate.chill > chill_needed(plate):
        return RUINED
    if _superfluous(plate.load, wanted):
        return RUINED
    if plate.chill and (plate.cook < cook_needed(plate) or not complete_but_ice(plate)):
        return RUINED  # KC-101
    return OK if is_right(plate, tile) else UNFINISHED


def is_right(plate: Plate, tile: int) -> bool:
    """KR-178, KC-043, KC-060."""
    if plate.load != needs(plate, tile) or plate.cook != cook_needed(plate):
        return False
    return plate.chill == chill_needed(plate) and right_size(plate)


def _superfluous(load: list[int], wanted: list[int]) -> bool:
    return any(load[good] > wanted[good] for good in range(GOODS))


def is_correct(state: RushState, seat: Seat, held: Held) -> bool:
    """KR-181, KC-035: all parts together."""
    for part in range(parts_of(held)):
        plate = plate_for(state, seat, held.order, part)
        if plate is None or not is_right(plate, held.tile):
            return False
    return True


def is_cup(plate: int) -> bool:
    return PLATE_SIZE[plate] == CUP


def missing(plate: Plate, tile: int, good: int) -> int:
    """How many of this good the part still lacks."""
    return needs(plate, tile)[good] - plate.load[good]
