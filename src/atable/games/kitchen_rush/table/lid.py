"""The Freezer's lid: open and unattended, all ice melts."""

from atable.games.kitchen_rush.areas.market import finish_stocking
from atable.games.kitchen_rush.content.cards import FIRST_SCOOP, FREEZER, TASTES
from atable.games.kitchen_rush.events import IceMelted, LidClosed
from atable.games.kitchen_rush.state import NEVER, RushState
from atable.games.kitchen_rush.table.house import LID_IDLE_MS
from atable.games.kitchen_rush.table.small_steps import clock, guided, relaxed
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def at_freezer(state: RushState, seat: Seat) -> bool:
    """KC-077: has an open Freezer window or is stocking bought scoops (KC-111)."""
    return any(window.seat == seat and (window.area == FREEZER or window.scoops) for window in state.windows)


def attended_until(state: RushState) -> int:
    """KC-081: the clock's last reading at which somebody attends, if nothing more happens; NEVER if nobody does."""
    last = NEVER
    for seat in range(state.seats):
        if state.freezer_steps[seat] != NEVER and at_freezer(state, seat):
            last = max(last, state.freezer_steps[seat] + LID_IDLE_MS)
    return last


def melts_at(state: RushState) -> int:
    """KC-085: the first millisecond more; NEVER while the lid is closed or no timer runs (KC-092)."""
    if not state.lid_open or relaxed(state):
        return NEVER
    return attended_until(state) + 1


def judge(state: RushState, events: list[Event]) -> None:
    """KC-082: at the very moment when the lid is open and nobody attends."""
    if not state.lid_open:
        return
    until = attended_until(state)
    if until == NEVER or (not relaxed(state) and clock(state) > until):
        leave_open(state, events)


def leave_open(state: RushState, events: list[Event]) -> None:
    """KC-082, KC-086; a guided kitchen closes the lid in time (KC-091)."""
    state.lid_open = False
    if guided(state):
        events.append(LidClosed(None))
    else:
        _melt(state, events)
    finish_stocking(state, events)  # KC-111


def _melt(state: RushState, events: list[Event]) -> None:
    melted = sum(state.freezer)
    for flavour in range(TASTES):
        state.supply[FIRST_SCOOP + flavour] += state.freezer[flavour]
        state.freezer[flavour] = 0
    events.append(IceMelted(melted))
