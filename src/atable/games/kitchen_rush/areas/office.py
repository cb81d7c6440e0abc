"""The Office: Upgrades are bought, unpaid hourglasses rehired, broken spaces repaired."""

from typing import Final

from atable.games.kitchen_rush.actions import OfficeRehire, OfficeRepair, OfficeUpgrade
from atable.games.kitchen_rush.areas.market import kinds_in_game
from atable.games.kitchen_rush.content.cards import (
    BIGGER_STOVE,
    COLD_ROOM,
    FREE,
    FRIDGE,
    HELPER_2,
    HOURGLASS_INDEX,
    HOURGLASSES,
    LOCKED,
    MALFUNCTION,
    NEW_CROCKERY,
    SECOND_HELPER,
    SPACE_INDEX,
    SPACES,
    SPACES_OF,
    STORE_A,
    STORE_C,
    STOVE,
    THIRD_STOREROOM,
    UPGRADE_COST,
    UPGRADE_INDEX,
    UPGRADES,
)
from atable.games.kitchen_rush.events import Rehired, Repaired, UpgradeBought, UpgradeTurned
from atable.games.kitchen_rush.state import IDLE, NOTHING, OFFICE, RushState, Window
from atable.games.kitchen_rush.table import windows
from atable.games.kitchen_rush.table.house import REPAIR_COST
from atable.games.kitchen_rush.table.small_steps import pay, to_cupboard
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

ROOM_C: Final = STORE_C - STORE_A
ROOM_C_START: Final = 2  # of each kind


def useful(state: RushState, seat: Seat) -> bool:
    if not state.coins:
        return False
    for upgrade in state.upgrades_shown:
        if UPGRADE_COST[upgrade] <= state.coins:
            return True
    for hourglass in state.hourglasses:
        if hourglass.where == OFFICE and hourglass.debt <= state.coins:
            return True
    return state.coins >= REPAIR_COST and MALFUNCTION in state.tiles


def legal(state: RushState, seat: Seat, window: Window, actions: list[Action]) -> None:
    for upgrade in state.upgrades_shown:
        if UPGRADE_COST[upgrade] <= state.coins:
            actions.append(OfficeUpgrade(window.number, UPGRADES[upgrade]))
    for number in range(len(state.hourglasses)):
        hourglass = state.hourglasses[number]
        if hourglass.where == OFFICE and hourglass.debt <= state.coins:
            actions.append(OfficeRehire(window.number, HOURGLASSES[number]))
    if state.coins >= REPAIR_COST:
        for space in range(len(state.tiles)):
            if state.tiles[space] == MALFUNCTION:
                actions.append(OfficeRepair(window.number, SPACES[space]))


# The judge


def check(state: RushState, seat: Seat, window: Window, action: Action) -> None:
    if isinstance(action, OfficeUpgrade):
        upgrade = UPGRADE_INDEX.get(action.upgrade, NOTHING)
        if upgrade in state.upgrades_bought:
            raise IllegalAction("KR-169", "upgrade-already-bought")
        if upgrade not in state.upgrades_shown:
            raise IllegalAction("KR-167", "upgrade-not-face-up")
        _check_cost(state, UPGRADE_COST[upgrade])
    elif isinstance(action, OfficeRehire):
        number = HOURGLASS_INDEX.get(action.hourglass, NOTHING)
        if number == NOTHING or state.hourglasses[number].where != OFFICE:
            raise IllegalAction("KR-170", "hourglass-not-unpaid")
        _check_cost(state, state.hourglasses[number].debt)
    elif isinstance(action, OfficeRepair):
        space = SPACE_INDEX.get(action.space, NOTHING)
        if space == NOTHING or state.tiles[space] != MALFUNCTION:
            raise IllegalAction("KR-172", "space-not-broken")
        _check_cost(state, REPAIR_COST)


def _check_cost(state: RushState, cost: int) -> None:
    if state.coins < cost:
        raise IllegalAction("KR-174", "office-too-dear", {"cost": cost, "coins": state.coins})


# What happens


def play(state: RushState, seat: Seat, window: Window, action: Action, events: list[Event]) -> None:
    windows.begin(state, window, False, events)
    if isinstance(action, OfficeUpgrade):
        _upgrade(state, seat, UPGRADE_INDEX[action.upgrade], events)
    elif isinstance(action, OfficeRehire):
        _rehire(state, seat, HOURGLASS_INDEX[action.hourglass], events)
    elif isinstance(action, OfficeRepair):
        pay(state, REPAIR_COST)
        state.tiles[SPACE_INDEX[action.space]] = FREE
        events.append(Repaired(seat, action.space, REPAIR_COST))
    windows.close(state, window, events)


def _rehire(state: RushState, seat: Seat, number: int, events: list[Event]) -> None:
    """KR-170: it is idle at once, whoever owns it."""
    hourglass = state.hourglasses[number]
    cost = hourglass.debt
    pay(state, cost)
    hourglass.where = IDLE
    hourglass.debt = 0
    events.append(Rehired(seat, HOURGLASSES[number], cost))


def _upgrade(state: RushState, seat: Seat, upgrade: int, events: list[Event]) -> None:
    """KR-167, KR-168."""
    pay(state, UPGRADE_COST[upgrade])
    state.upgrades_shown.remove(upgrade)
    state.upgrades_bought.append(upgrade)
    events.append(UpgradeBought(seat, UPGRADES[upgrade], UPGRADE_COST[upgrade]))
    _install(state, upgrade)
    if state.upgrades_hidden:
        turned = state.upgrades_hidden.pop()
        state.upgrades_shown.append(turned)
        events.append(UpgradeTurned(UPGRADES[turned]))


def _install(state: RushState, upgrade: int) -> None:
    if upgrade == BIGGER_STOVE:
        _unlock(state, STOVE)
    elif upgrade == THIRD_STOREROOM:
        _unlock(state, STORE_C)
        _fill_room_c(state)
    elif upgrade == SECOND_HELPER:
        state.hourglasses[HELPER_2].where = IDLE
    elif upgrade == NEW_CROCKERY:
        for plate in state.reserve:
            to_cupboard(state, plate)
        state.reserve.clear()
    elif upgrade == COLD_ROOM:
        _unlock(state, FRIDGE)


def _unlock(state: RushState, area: int) -> None:
    """KR-226."""
    for space in SPACES_OF[area]:
        if state.tiles[space] == LOCKED:
            state.tiles[space] = FREE


def _fill_room_c(state: RushState) -> None:
    """Two of each kind in the game, as far as the supply goes."""
    for kind in range(kinds_in_game(state)):
        given = min(ROOM_C_START, state.supply[kind])
        state.supply[kind] -= given
        state.rooms[ROOM_C][kind] += given
