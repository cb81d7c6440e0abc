"""Fridge: one chilling step for one plate."""

from typing import Final

from atable.games.kitchen_rush.actions import FridgeChill
from atable.games.kitchen_rush.areas.plating import check_no_scoops
from atable.games.kitchen_rush.content.cards import PLATES
from atable.games.kitchen_rush.events import Chilled
from atable.games.kitchen_rush.state import ENHANCED, Plate, RushState, Window
from atable.games.kitchen_rush.table.house import CHILL_MAX
from atable.games.kitchen_rush.table.judging import chill_needed, complete_but_ice, cook_needed, has_scoops, is_ice
from atable.games.kitchen_rush.table.small_steps import guided, own_plate
from atable.games.kitchen_rush.table.windows import begin, check_mode, close, may_enhance
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

PASTRY_CHEF_STEPS: Final = 3


def legal(state: RushState, seat: Seat, window: Window, actions: list[Action]) -> None:
    enhance = may_enhance(state, window)
    with_care = guided(state)
    for plate in state.mats[seat]:
        if not _may_chill(plate, with_care):
            continue
        if window.begun != ENHANCED:
            actions.append(FridgeChill(window.number, PLATES[plate.number]))
        if enhance:
            actions.append(FridgeChill(window.number, PLATES[plate.number], True))


def _may_chill(plate: Plate, with_care: bool) -> bool:
    """KC-046, KC-058, KC-100; with care neither too often nor too early (KR-235, KC-137)."""
    if is_ice(plate) or has_scoops(plate):
        return False
    if with_care:
        return plate.chill < chill_needed(plate) and _is_prepared(plate)
    return plate.chill < CHILL_MAX


def _is_prepared(plate: Plate) -> bool:
    """KC-136."""
    return plate.cook == cook_needed(plate) and complete_but_ice(plate)


def check(state: RushState, seat: Seat, window: Window, action: Action) -> None:
    assert isinstance(action, FridgeChill)
    check_mode(state, window, action.enhanced)
    plate = own_plate(state, seat, action.plate)
    if is_ice(plate):
        raise IllegalAction("KC-058", "cup-is-never-chilled")
    check_no_scoops(plate)
    if plate.chill >= CHILL_MAX:
        raise IllegalAction("KC-100", "last-column")
    if not guided(state):
        return
    if plate.chill >= chill_needed(plate):
        raise IllegalAction("KR-235", "chilled-enough")
    if not _is_prepared(plate):
        raise IllegalAction("KC-137", "too-early-to-chill")


def play(state: RushState, seat: Seat, window: Window, action: Action, events: list[Event]) -> None:
    """KC-094, KC-096, KC-105; the Pastry Chef does it three times."""
    assert isinstance(action, FridgeChill)
    begin(state, window, action.enhanced, events)
    plate = own_plate(state, seat, action.plate)
    plate.chill += 1
    events.append(Chilled(seat, action.plate, plate.chill))
    window.parts += 1
    if not action.enhanced or window.parts == PASTRY_CHEF_STEPS:
        close(state, window, events)


def useful(state: RushState, seat: Seat) -> bool:
    """KR-235: a dish may be chilled now."""
    return any(_may_chill(plate, with_care=True) for plate in state.mats[seat])
