"""Freezer: scoops for Cups and desserts, under a lid that must be closed again."""

from typing import Final

from atable.games.kitchen_rush.actions import LidOpen, PutBackScoop, TakeScoop
from atable.games.kitchen_rush.areas import market
from atable.games.kitchen_rush.areas.plating import token
from atable.games.kitchen_rush.content.cards import (
    DESSERT,
    FIRST_SCOOP,
    FLAVOUR_INDEX,
    FLAVOURS,
    FREEZER,
    ORDER_TIER,
    PLATES,
    TASTES,
)
from atable.games.kitchen_rush.events import LidClosed, LidOpened, ScoopPutBack, ScoopTaken
from atable.games.kitchen_rush.state import ENHANCED, NOTHING, Plate, RushState, Window
from atable.games.kitchen_rush.table.judging import chill_needed, complete_but_ice, cook_needed, is_ice, needs, tile_of
from atable.games.kitchen_rush.table.small_steps import guided, own_plate
from atable.games.kitchen_rush.table.windows import begin, check_mode, close, may_enhance
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

MAKER_SCOOPS: Final = 4  # of the Ice-cream Maker


def legal(state: RushState, seat: Seat, window: Window, actions: list[Action]) -> None:
    """Opening an open lid counts as a Freezer step too (KC-079, KC-080)."""
    if window.begun != ENHANCED:
        actions.append(LidOpen(window.number))
        if state.lid_open:
            _legal_takes(state, seat, window, False, actions)
            _legal_returns(state, seat, window, actions)
    if may_enhance(state, window):
        _legal_takes(state, seat, window, True, actions)


def _legal_takes(state: RushState, seat: Seat, window: Window, enhanced: bool, actions: list[Action]) -> None:
    for plate in state.mats[seat]:
        if not _takes_scoops(plate):
            continue
        for flavour in range(TASTES):
            if _stock(state, flavour, enhanced) and _accepts(state, seat, plate, flavour):
                actions.append(TakeScoop(window.number, FLAVOURS[flavour], PLATES[plate.number], enhanced))


def _legal_returns(state: RushState, seat: Seat, window: Window, actions: list[Action]) -> None:
    for plate in state.mats[seat]:
        for flavour in range(TASTES):
            good = FIRST_SCOOP + flavour
            if plate.load[good] and token(plate.number, good, 0) in window.taken:
                actions.append(PutBackScoop(window.number, FLAVOURS[flavour], PLATES[plate.number]))


# Where scoops come from and go to


def _stock(state: RushState, flavour: int, enhanced: bool) -> int:
    """The Ice-cream Maker takes from the supply."""
    return state.supply[FIRST_SCOOP + flavour] if enhanced else state.freezer[flavour]


def _takes_scoops(plate: Plate) -> bool:
    """KC-090."""
    return is_ice(plate) or ORDER_TIER[plate.order] == DESSERT


def _accepts(state: RushState, seat: Seat, plate: Plate, flavour: int) -> bool:
    """Only a guided kitchen asks what is needed, and when."""
    return not guided(state) or (_lacks(state, seat, plate, flavour) and _ready_for_ice(plate))


def _lacks(state: RushState, seat: Seat, plate: Plate, flavour: int) -> bool:
    good = FIRST_SCOOP + flavour
    return plate.load[good] < needs(plate, tile_of(state, seat, plate.order))[good]


def _ready_for_ice(plate: Plate) -> bool:
    """KC-045, KC-056."""
    return is_ice(plate) or (
        plate.cook == cook_needed(plate) and plate.chill == chill_needed(plate) and complete_but_ice(plate)
    )


def check(state: RushState, seat: Seat, window: Window, action: Action) -> None:
    if isinstance(action, LidOpen):
        _check_open(state, window)
    elif isinstance(action, TakeScoop):
        _check_take(state, seat, window, action)
    else:
        assert isinstance(action, PutBackScoop)
        _check_return(state, seat, window, action)


def _check_open(state: RushState, window: Window) -> None:
    """KC-077, KC-111."""
    if window.area == FREEZER:
        check_mode(state, window, False)
    elif not window.scoops:
        raise IllegalAction("KC-077", "not-at-the-freezer")


def _check_take(state: RushState, seat: Seat, window: Window, action: TakeScoop) -> None:
    check_mode(state, window, action.enhanced)
    flavour = _flavour(action.flavour)
    plate = own_plate(state, seat, action.plate)
    if not _takes_scoops(plate):
        raise IllegalAction("KC-090", "no-scoops-on-this-dish")
    if not action.enhanced and not state.lid_open:
        raise IllegalAction("KC-075", "lid-is-closed")
    if not _stock(state, flavour, action.enhanced):
        raise IllegalAction("KC-074", "no-such-scoops-left")
    if not guided(state):
        return
    if not _lacks(state, seat, plate, flavour):
        raise IllegalAction("KC-091", "wrong-flavour")
    if not _ready_for_ice(plate):
        raise IllegalAction("KC-137", "too-early-for-scoops")


def _check_return(state: RushState, seat: Seat, window: Window, action: PutBackScoop) -> None:
    check_mode(state, window, False)
    good = FIRST_SCOOP + _flavour(action.flavour)
    plate = own_plate(state, seat, action.plate)
    if token(plate.number, good, 0) not in window.taken or not plate.load[good]:
        raise IllegalAction("KC-089", "scoop-not-from-here")
    if not state.lid_open:
        raise IllegalAction("KC-089", "lid-is-closed")


def _flavour(name: str) -> int:
    flavour = FLAVOUR_INDEX.get(name, NOTHING)
    if flavour == NOTHING:
        raise IllegalAction("KC-074", "no-such-flavour")
    return flavour


def play(state: RushState, seat: Seat, window: Window, action: Action, events: list[Event]) -> None:
    if isinstance(action, LidOpen):
        _open_lid(state, seat, window, events)
    elif isinstance(action, TakeScoop):
        _take(state, seat, window, action, events)
    else:
        assert isinstance(action, PutBackScoop)
        _put_back(state, seat, window, action, events)


def _open_lid(state: RushState, seat: Seat, window: Window, events: list[Event]) -> None:
    """KC-075, KC-079."""
    begin(state, window, False, events)
    if not state.lid_open:
        state.lid_open = True
        events.append(LidOpened(seat))


def close_lid(state: RushState, seat: Seat, events: list[Event]) -> None:
    """KC-078, KC-079; who has stocked all scoops is done with it (KC-111)."""
    if state.lid_open:
        state.lid_open = False
        events.append(LidClosed(seat))
    market.finish_stocking(state, events)


def _take(state: RushState, seat: Seat, window: Window, action: TakeScoop, events: list[Event]) -> None:
    """KC-074; what the Ice-cream Maker takes was never in the Freezer and does not go there."""
    begin(state, window, action.enhanced, events)
    flavour = FLAVOUR_INDEX[action.flavour]
    plate = own_plate(state, seat, action.plate)
    plate.load[FIRST_SCOOP + flavour] += 1
    events.append(ScoopTaken(seat, action.flavour, action.plate))
    if not action.enhanced:
        state.freezer[flavour] -= 1
        window.taken.append(token(plate.number, FIRST_SCOOP + flavour, 0))
        return
    state.supply[FIRST_SCOOP + flavour] -= 1
    window.parts += 1
    if window.parts == MAKER_SCOOPS:
        close(state, window, events)


def _put_back(state: RushState, seat: Seat, window: Window, action: PutBackScoop, events: list[Event]) -> None:
    """KC-089."""
    flavour = FLAVOUR_INDEX[action.flavour]
    plate = own_plate(state, seat, action.plate)
    window.taken.remove(token(plate.number, FIRST_SCOOP + flavour, 0))
    plate.load[FIRST_SCOOP + flavour] -= 1
    state.freezer[flavour] += 1
    events.append(ScoopPutBack(seat, action.flavour, action.plate))


def useful(state: RushState, seat: Seat) -> bool:
    """KR-235: a Cup or a finished dessert lacks a scoop that the Freezer holds."""
    return _wanted(state, seat, enhanced=False)


def useful_to_maker(state: RushState, seat: Seat) -> bool:
    """The same for the Ice-cream Maker, who needs no Freezer."""
    return _wanted(state, seat, enhanced=True)


def _wanted(state: RushState, seat: Seat, enhanced: bool) -> bool:
    for plate in state.mats[seat]:
        if not _takes_scoops(plate) or not _ready_for_ice(plate):
            continue
        for flavour in range(TASTES):
            if _stock(state, flavour, enhanced) and _lacks(state, seat, plate, flavour):
                return True
    return False
