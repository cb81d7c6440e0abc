"""What bots look at: what their dishes still need, as they believe, and what the kitchen has of it.

A cook believes what was meant to go on a plate, and does not notice a wrong token (KR-131): only missing things count.
"""

from typing import Final

from atable.games.kitchen_rush.areas.market import active_rooms
from atable.games.kitchen_rush.areas.plating import takes_food
from atable.games.kitchen_rush.content.cards import (
    COLOURS,
    CUP,
    DISH_CHILL,
    DISH_COOK,
    DISH_NEEDS,
    FIRST_CUBE,
    FIRST_SCOOP,
    GOODS,
    KINDS,
    OWNER,
    PARTS,
    PLATE_SIZE,
    TEAM,
    TILE_NEEDS,
)
from atable.games.kitchen_rush.state import IDLE, NOTHING, STANDING, Held, Plate, RushState
from atable.games.kitchen_rush.table.house import round_ms
from atable.games.kitchen_rush.table.judging import (
    chill_needed,
    cook_needed,
    has_scoops,
    is_ice,
    needs,
    plate_for,
    tile_of,
)
from atable.kernel.seats import Seat

SHARED_VISIT: Final = 0.5  # of a storage or spices visit: one serves several dishes


def lacking(state: RushState, seat: Seat, plate: Plate) -> list[int]:
    """By good, what the plate still misses and may still get."""
    wanted = needs(plate, tile_of(state, seat, plate.order))
    open_for_food = takes_food(plate)
    missing: list[int] = []
    for good in range(GOODS):
        short = max(0, wanted[good] - plate.load[good])
        missing.append(short if good >= FIRST_SCOOP or open_for_food else 0)
    return missing


def food_complete(state: RushState, seat: Seat, plate: Plate) -> bool:
    return not any(lacking(state, seat, plate)[:FIRST_SCOOP])


def steps_left(plate: Plate) -> int:
    """Cooking steps that the dish still needs and may still get."""
    if plate.chill or has_scoops(plate):
        return 0
    return max(0, cook_needed(plate) - plate.cook)


def chills_left(plate: Plate) -> int:
    return 0 if has_scoops(plate) else max(0, chill_needed(plate) - plate.chill)


def ready_for_scoops(state: RushState, seat: Seat, plate: Plate) -> bool:
    """KC-045, KC-056."""
    if is_ice(plate):
        return True
    return food_complete(state, seat, plate) and not steps_left(plate) and not chills_left(plate)


def believed_done(state: RushState, seat: Seat, held: Held) -> bool:
    for part in range(PARTS[held.order] + (held.tile != NOTHING)):
        plate = plate_for(state, seat, held.order, part)
        if plate is None or any(lacking(state, seat, plate)) or steps_left(plate) or chills_left(plate):
            return False
        if plate.cook < cook_needed(plate) or plate.chill < chill_needed(plate):
            return False
    return True


# The seat's work


def work_left(state: RushState, seat: Seat) -> float:
    """Roughly how many placements the Orders of this seat still need."""
    total = 0.0
    fetch = False
    season = False
    for plate in state.mats[seat]:
        missing = lacking(state, seat, plate)
        fetch = fetch or any(missing[:KINDS])
        season = season or any(missing[FIRST_CUBE:FIRST_SCOOP])
        total += steps_left(plate) + chills_left(plate) + (0.7 if any(missing[FIRST_SCOOP:]) else 0.0)
    return total + 1.3 * fetch + 1.0 * season


def work_of(order: int, tile: int) -> float:
    """Placements for a new Order, taking it included; visits are shared with other dishes."""
    total = 1.0
    for part in range(PARTS[order]):
        wanted = DISH_NEEDS[order][part]
        total += SHARED_VISIT + DISH_COOK[order][part] + DISH_CHILL[order][part]
        total += SHARED_VISIT if any(wanted[FIRST_CUBE:FIRST_SCOOP]) else 0.0
        total += 1.0 if any(wanted[FIRST_SCOOP:]) else 0.0
    return total + (0.7 if tile != NOTHING else 0.0)


def placements_left(state: RushState, seat: Seat, now: int) -> float:
    """How many more this seat can make this round, its share of the team's hourglasses included."""
    end = round_ms(state)
    total = 0.0
    for number in range(len(state.hourglasses)):
        hourglass = state.hourglasses[number]
        if hourglass.where not in (IDLE, STANDING) or OWNER[number] not in (seat, TEAM):
            continue
        free = max(now, hourglass.runs_out) if hourglass.where == STANDING else now
        if free < end:
            chances = 1 + (end - 1 - free) // hourglass.duration
            total += chances / state.seats if OWNER[number] == TEAM else chances
    return total


# The kitchen's stock


def in_rooms(state: RushState) -> list[int]:
    """Tokens by kind, over all active storerooms."""
    total = [0] * KINDS
    for room in active_rooms(state):
        for kind in range(KINDS):
            total[kind] += state.rooms[room][kind]
    return total


def in_bag(state: RushState) -> list[int]:
    """Cubes by colour, those in somebody's hands included: they come back or are used."""
    bag = state.bag
    return [bag.cubes[colour] + bag.aside[colour] for colour in range(COLOURS)]


def seat_lacks(state: RushState, seat: Seat) -> list[int]:
    """By good, over all plates of the seat."""
    total = [0] * GOODS
    for plate in state.mats[seat]:
        missing = lacking(state, seat, plate)
        for good in range(GOODS):
            total[good] += missing[good]
    return total


def team_lacks(state: RushState) -> list[int]:
    total = [0] * GOODS
    for seat in range(state.seats):
        missing = seat_lacks(state, seat)
        for good in range(GOODS):
            total[good] += missing[good]
    return total


def board_wants(state: RushState) -> list[int]:
    """By good, what the Orders on the board would need."""
    total = [0] * GOODS
    for space in range(len(state.board)):
        order = state.board[space]
        if order == NOTHING:
            continue
        for part in range(PARTS[order]):
            for good in range(GOODS):
                total[good] += DISH_NEEDS[order][part][good]
        if state.board_tiles[space] != NOTHING:
            for good in range(FIRST_SCOOP, GOODS):
                total[good] += TILE_NEEDS[state.board_tiles[space]][good]
    return total


def has_clean_cup(state: RushState) -> bool:
    return any(PLATE_SIZE[plate] == CUP for plate in state.cupboard)
