"""What a cook would do at the Office: people back to work, broken things mended, and upgrades that pay off."""

from atable.games.kitchen_rush.bots.crew.choices import LAST_CALL, NO, Look, chore, fridge, stove
from atable.games.kitchen_rush.content.cards import (
    BIGGER_STOVE,
    COLD_ROOM,
    FREE,
    MALFUNCTION,
    NEW_CROCKERY,
    SECOND_HELPER,
    SPACE_AREA,
    SPACES_OF,
    STOVE,
    THIRD_STOREROOM,
    UPGRADE_COST,
)
from atable.games.kitchen_rush.state import NOTHING, OFFICE, RushState
from atable.games.kitchen_rush.table.house import ROUND_MS, ROUNDS


def to_rehire(state: RushState) -> int:
    for number in range(len(state.hourglasses)):
        hourglass = state.hourglasses[number]
        if hourglass.where == OFFICE and hourglass.debt <= state.coins:
            return number
    return NOTHING


def to_repair(state: RushState) -> int:
    """A broken space, first of an area that has no other."""
    broken = [space for space in range(len(state.tiles)) if state.tiles[space] == MALFUNCTION]
    for space in broken:
        if not any(state.tiles[other] == FREE for other in SPACES_OF[SPACE_AREA[space]]):
            return space
    return broken[0] if broken else NOTHING


def to_upgrade(at: Look) -> tuple[float, int]:
    """What is worth its price now: early, and where the kitchen is tight."""
    state = at.state
    rounds = ROUNDS - state.round + at.left / ROUND_MS
    best, best_upgrade = NO, NOTHING
    for upgrade in state.upgrades_shown:
        if UPGRADE_COST[upgrade] > state.coins:
            continue
        worth = _upgrade_worth(at, upgrade) * min(1.0, rounds / 2)
        if worth > best:
            best, best_upgrade = worth, upgrade
    return best, best_upgrade


def _upgrade_worth(at: Look, upgrade: int) -> float:
    state = at.state
    if upgrade == SECOND_HELPER:
        return 4.2
    if upgrade == BIGGER_STOVE:
        busy = all(state.occupants[space] != NOTHING for space in SPACES_OF[STOVE] if state.tiles[space] == FREE)
        return 4.0 if busy and stove(at) > 0 else 0.5
    if upgrade == NEW_CROCKERY:
        return 3.4 if len(state.cupboard) <= state.seats + 1 else 0.5
    if upgrade == THIRD_STOREROOM:
        return 3.2 if sum(at.rooms) < 2 * state.seats else 0.5
    return 4.0 if upgrade == COLD_ROOM and fridge(at) > 0 else 0.3


def office(at: Look) -> float:
    state = at.state
    worth = NO
    if to_rehire(state) != NOTHING and at.left > LAST_CALL:
        worth = 4.6
    broken = to_repair(state)
    if broken != NOTHING and state.coins and at.left > LAST_CALL:
        alone = not any(state.tiles[other] == FREE for other in SPACES_OF[SPACE_AREA[broken]])
        worth = max(worth, 4.4 if alone else 1.6)
    return chore(at, max(worth, to_upgrade(at)[0]))
