"""Stove: one cooking step for one plate."""

from typing import Final

from atable.games.kitchen_rush.actions import StoveCook
from atable.games.kitchen_rush.areas.plating import check_no_scoops, takes_food
from atable.games.kitchen_rush.content.cards import KINDS, PLATES
from atable.games.kitchen_rush.events import Cooked
from atable.games.kitchen_rush.state import ENHANCED, Plate, RushState, Window
from atable.games.kitchen_rush.table.house import COOK_MAX
from atable.games.kitchen_rush.table.judging import cook_needed, is_ice
from atable.games.kitchen_rush.table.small_steps import guided, own_plate
from atable.games.kitchen_rush.table.windows import begin, check_mode, close, may_enhance
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

ROTISSEUR_STEPS: Final = 3


def legal(state: RushState, seat: Seat, window: Window, actions: list[Action]) -> None:
    enhance = may_enhance(state, window)
    with_care = guided(state)
    for plate in state.mats[seat]:
        if not _may_cook(plate, with_care):
            continue
        if window.begun != ENHANCED:
            actions.append(StoveCook(window.number, PLATES[plate.number]))
        if enhance:
            actions.append(StoveCook(window.number, PLATES[plate.number], True))


def _may_cook(plate: Plate, with_care: bool) -> bool:
    """KR-151, KR-152; with care no dish is overcooked (KR-235)."""
    most = cook_needed(plate) if with_care else COOK_MAX
    return plate.cook < most and takes_food(plate) and _carries_ingredient(plate)


def _carries_ingredient(plate: Plate) -> bool:
    load = plate.load
    return any(load[kind] for kind in range(KINDS))


def check(state: RushState, seat: Seat, window: Window, action: Action) -> None:
    assert isinstance(action, StoveCook)
    check_mode(state, window, action.enhanced)
    plate = own_plate(state, seat, action.plate)
    if is_ice(plate):
        raise IllegalAction("KC-057", "cup-is-never-cooked")
    if plate.chill:
        raise IllegalAction("KC-098", "chilled-is-never-cooked")
    check_no_scoops(plate)
    if not _carries_ingredient(plate):
        raise IllegalAction("KR-151", "nothing-to-cook")
    if plate.cook >= COOK_MAX:
        raise IllegalAction("KR-152", "last-line")
    if guided(state) and plate.cook >= cook_needed(plate):
        raise IllegalAction("KR-235", "cooked-enough")


def play(state: RushState, seat: Seat, window: Window, action: Action, events: list[Event]) -> None:
    """KR-149; the Rôtisseur does it three times."""
    assert isinstance(action, StoveCook)
    begin(state, window, action.enhanced, events)
    plate = own_plate(state, seat, action.plate)
    plate.cook += 1
    events.append(Cooked(seat, action.plate, plate.cook))
    window.parts += 1
    if not action.enhanced or window.parts == ROTISSEUR_STEPS:
        close(state, window, events)


def useful(state: RushState, seat: Seat) -> bool:
    """KR-235: a dish may be cooked now."""
    return any(_may_cook(plate, with_care=True) for plate in state.mats[seat])
