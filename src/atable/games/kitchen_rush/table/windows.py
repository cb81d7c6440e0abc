"""Action windows: opened by a placement, closed by their effect, their owner, the hourglass or the clock."""

from atable.games.kitchen_rush.content.cards import (
    FIRST_SCOOP,
    FLAVOURS,
    SPACE_AREA,
    SPACES,
    SPECIALIST,
    SPECIALIST_AREA,
    SPECIALISTS,
    STORE_A,
    STORE_C,
    TASTES,
)
from atable.games.kitchen_rush.events import ScoopsWasted, SpecialistUsed, WindowClosed
from atable.games.kitchen_rush.state import ENHANCED, FRESH, NORMAL, NOTHING, RushState, Window
from atable.games.kitchen_rush.table import bag
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def open_window(state: RushState, seat: Seat, hourglass: int, space: int) -> Window:
    """KR-069."""
    state.last_window += 1
    window = Window(state.last_window, seat, hourglass, space, SPACE_AREA[space], FRESH, "", 0, 0, [], [], [])
    state.windows.append(window)
    return window


def window_at(state: RushState, hourglass: int) -> Window | None:
    """The open window of this hourglass."""
    for window in state.windows:
        if window.hourglass == hourglass:
            return window
    return None


def own_window(state: RushState, seat: Seat, number: int) -> Window:
    """KR-086, KR-091."""
    for window in state.windows:
        if window.number == number:
            if window.seat != seat:
                raise IllegalAction("KR-086", "window-of-another-player")
            return window
    raise IllegalAction("KR-091", "no-such-window")


def close(state: RushState, window: Window, events: list[Event]) -> None:
    """KR-090: the bag is released (KR-145), scoops not stocked melt (KC-112). The lid is judged afterwards."""
    state.windows.remove(window)
    if state.bag.window == window.number:
        bag.release(state, events)
    wasted = [flavour for flavour in range(TASTES) if window.scoops for _ in range(window.scoops[flavour])]
    if wasted:
        for flavour in wasted:
            state.supply[FIRST_SCOOP + flavour] += 1
        events.append(ScoopsWasted(window.seat, tuple([FLAVOURS[flavour] for flavour in wasted])))
    events.append(WindowClosed(window.seat, window.number, SPACES[window.space]))


# Enhanced actions


def specialist_for(state: RushState, area: int) -> int:
    """KC-117: the revealed Specialist of this area; one tile serves all storerooms."""
    place = STORE_A if STORE_A <= area <= STORE_C else area
    for specialist in state.specialists:
        if SPECIALIST_AREA[specialist] == place:
            return specialist
    return NOTHING


def may_enhance(state: RushState, window: Window) -> bool:
    """Could this window play its enhanced action now, or go on with it?"""
    if window.begun != FRESH:
        return window.begun == ENHANCED
    if window.hourglass != SPECIALIST:
        return False
    specialist = specialist_for(state, window.area)
    return specialist != NOTHING and specialist not in state.specialists_used


def check_mode(state: RushState, window: Window, enhanced: bool) -> None:
    """KC-118 to KC-122: a window goes on as it was begun."""
    if not enhanced:
        if window.begun == ENHANCED:
            raise IllegalAction("KC-118", "window-is-enhanced")
        return
    if window.hourglass != SPECIALIST:
        raise IllegalAction("KC-122", "not-the-specialist")
    if window.begun == NORMAL:
        raise IllegalAction("KC-118", "window-is-normal")
    specialist = specialist_for(state, window.area)
    if specialist == NOTHING:
        raise IllegalAction("KC-117", "no-specialist-tile")
    if window.begun == FRESH and specialist in state.specialists_used:
        raise IllegalAction("KC-120", "specialist-used")


def begin(state: RushState, window: Window, enhanced: bool, events: list[Event]) -> None:
    """KC-119: with its first step a window is a normal or an enhanced one."""
    if window.begun != FRESH:
        return
    window.begun = ENHANCED if enhanced else NORMAL
    if enhanced:
        specialist = specialist_for(state, window.area)
        state.specialists_used.append(specialist)
        events.append(SpecialistUsed(window.seat, SPECIALISTS[specialist]))
