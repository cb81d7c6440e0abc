"""Mistakes of hands in a hurry: a wrong token, a wrong plate, a step too many.

KR-116, KR-131, KR-147, KR-154 and KC-090 accept them all.
"""

from atable.games.kitchen_rush.actions import SpicePlace, StoveCook, TakeIngredient, TakeScoop, WaiterTake
from atable.games.kitchen_rush.areas.plating import takes_food
from atable.games.kitchen_rush.bots.crew.wants import steps_left
from atable.games.kitchen_rush.content.cards import (
    AREA_INDEX,
    CUP,
    FIRST_SCOOP,
    FLAVOURS,
    INGREDIENTS,
    KINDS,
    ORDER_INDEX,
    PARTS,
    PLATE_INDEX,
    PLATE_SIZE,
    PLATES,
    STORE_A,
    TASTES,
)
from atable.games.kitchen_rush.state import RushState
from atable.games.kitchen_rush.table.house import COOK_MAX
from atable.games.kitchen_rush.table.windows import own_window
from atable.kernel.actions import Action
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat


def slip(state: RushState, seat: Seat, action: Action, rng: Rng) -> Action | None:
    """What happens instead; None where nothing can go wrong."""
    if isinstance(action, TakeIngredient):
        return _wrong_token(state, seat, action, rng)
    if isinstance(action, SpicePlace):
        return _wrong_dish(state, seat, action, rng)
    if isinstance(action, TakeScoop):
        return _wrong_scoop(state, action, rng)
    if isinstance(action, WaiterTake):
        return _wrong_plate(state, action, rng)
    return _one_too_many(state, seat, action, rng) if isinstance(action, StoveCook) else None


def _wrong_token(state: RushState, seat: Seat, action: TakeIngredient, rng: Rng) -> Action | None:
    room = AREA_INDEX[action.room] if action.room else own_window(state, seat, action.window).area
    stock = state.rooms[room - STORE_A]
    others = [kind for kind in range(KINDS) if stock[kind] and INGREDIENTS[kind] != action.kind]
    if not others:
        return None
    return TakeIngredient(action.window, INGREDIENTS[rng.choice(others)], action.plate, action.room, action.enhanced)


def _wrong_dish(state: RushState, seat: Seat, action: SpicePlace, rng: Rng) -> Action | None:
    others = [PLATES[plate.number] for plate in state.mats[seat] if takes_food(plate)]
    others = [plate for plate in others if plate != action.plate]
    return SpicePlace(action.window, action.cube, rng.choice(others)) if others else None


def _wrong_scoop(state: RushState, action: TakeScoop, rng: Rng) -> Action | None:
    stock = state.supply[FIRST_SCOOP:] if action.enhanced else state.freezer
    others = [FLAVOURS[flavour] for flavour in range(TASTES) if stock[flavour] and FLAVOURS[flavour] != action.flavour]
    return TakeScoop(action.window, rng.choice(others), action.plate, action.enhanced) if others else None


def _wrong_plate(state: RushState, action: WaiterTake, rng: Rng) -> Action | None:
    part = rng.below(PARTS[ORDER_INDEX[action.order]])
    right = PLATE_SIZE[PLATE_INDEX[action.plates[part]]]
    others = [plate for plate in state.cupboard if PLATE_SIZE[plate] not in (right, CUP)]
    others = [plate for plate in others if PLATES[plate] not in action.plates]
    if not others:
        return None
    plates = list(action.plates)
    plates[part] = PLATES[rng.choice(others)]
    return WaiterTake(action.window, action.order, tuple(plates), action.enhanced)


def _one_too_many(state: RushState, seat: Seat, action: StoveCook, rng: Rng) -> Action | None:
    done = [
        PLATES[plate.number]
        for plate in state.mats[seat]
        if takes_food(plate) and not steps_left(plate) and plate.cook < COOK_MAX and any(plate.load[:KINDS])
    ]
    return StoveCook(action.window, rng.choice(done), action.enhanced) if done else None
