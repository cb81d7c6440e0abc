"""Placing and lifting hourglasses (KR-068 to KR-084)."""

from typing import Final

from atable.games.kitchen_rush.actions import Lift, Place
from atable.games.kitchen_rush.content.cards import (
    FREE,
    HELPER_1,
    HELPER_2,
    HELPER_IN_BED,
    HOURGLASS_INDEX,
    HOURGLASSES,
    MARKET,
    MARKET_HOLIDAY,
    OWNER,
    SPACE_AREA,
    SPACE_INDEX,
    SPACES,
    SPECIALIST,
    TEAM,
)
from atable.games.kitchen_rush.events import Lifted, Placed
from atable.games.kitchen_rush.state import IDLE, NOTHING, STANDING, Hourglass, RushState
from atable.games.kitchen_rush.table import usefulness, windows
from atable.games.kitchen_rush.table.house import HOLIDAY_MS, round_ms, sand
from atable.games.kitchen_rush.table.small_steps import clock, guided
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

PLACES: Final[list[list[Place]]] = [[Place(name, space) for space in SPACES] for name in HOURGLASSES]
LIFTS: Final[list[Lift]] = [Lift(name) for name in HOURGLASSES]
WITHIN_REACH: Final[list[list[int]]] = [  # KR-070: by seat
    [2 * seat, 2 * seat + 1, HELPER_1, HELPER_2, SPECIALIST] for seat in range(4)
]


def run_out(hourglass: Hourglass, now: int) -> bool:
    """KR-072, KR-073."""
    return hourglass.where == STANDING and now >= hourglass.runs_out


def may_place(hourglass: Hourglass, now: int) -> bool:
    where = hourglass.where
    return where == IDLE or (where == STANDING and now >= hourglass.runs_out)  # KR-073


# Judging


def check_place(state: RushState, seat: Seat, action: Place) -> None:
    """In this order: time, owner, in play, sand, tile, free."""
    hourglass = _own(state, seat, action.hourglass, "KR-070")
    if state.hourglasses[hourglass].where not in (IDLE, STANDING):
        raise IllegalAction("KR-082", "hourglass-not-in-play")
    space = SPACE_INDEX.get(action.space, NOTHING)
    if space == NOTHING:
        raise IllegalAction("KR-081", "no-such-space")
    _check_sand(state, hourglass)
    if not space_open(state, space, clock(state)):
        raise IllegalAction("KR-081", "space-blocked")
    if in_bed(state, hourglass):
        raise IllegalAction("KR-221", "helper-in-bed")
    if SPACE_AREA[space] != MARKET and state.occupants[space] not in (NOTHING, hourglass):
        raise IllegalAction("KR-074", "space-occupied")
    if guided(state) and not _useful(state, seat, hourglass, SPACE_AREA[space]):
        raise IllegalAction("KR-235", "placement-without-effect")


def _useful(state: RushState, seat: Seat, hourglass: int, area: int) -> bool:
    """KR-235."""
    if usefulness.useful(state, seat, area):
        return True
    return hourglass == SPECIALIST and usefulness.useful_to_specialist(state, seat, area)


def check_lift(state: RushState, seat: Seat, action: Lift) -> None:
    hourglass = _own(state, seat, action.hourglass, "KR-071")
    if state.hourglasses[hourglass].where != STANDING:
        raise IllegalAction("KR-077", "hourglass-not-on-board")
    _check_sand(state, hourglass)


def _own(state: RushState, seat: Seat, name: str, rule: str) -> int:
    """KR-092, KR-070, KR-071."""
    if clock(state) >= round_ms(state):
        raise IllegalAction("KR-092", "time-is-up")
    hourglass = HOURGLASS_INDEX.get(name, NOTHING)
    if hourglass == NOTHING:
        raise IllegalAction("KR-070", "no-such-hourglass")
    if OWNER[hourglass] not in (seat, TEAM):
        raise IllegalAction(rule, "hourglass-of-another-player")
    return hourglass


def _check_sand(state: RushState, number: int) -> None:
    hourglass = state.hourglasses[number]
    if hourglass.where == STANDING and clock(state) < hourglass.runs_out:
        raise IllegalAction("KR-072", "sand-runs")


def in_bed(state: RushState, hourglass: int) -> bool:
    return state.event == HELPER_IN_BED and hourglass in (HELPER_1, HELPER_2)


def space_open(state: RushState, space: int, now: int) -> bool:
    """KR-081."""
    return state.tiles[space] == FREE and SPACE_AREA[space] != _closed_area(state, now)


def _closed_area(state: RushState, now: int) -> int:
    """Market Holiday closes the Market for the first minutes."""
    return MARKET if state.event == MARKET_HOLIDAY and now < HOLIDAY_MS else NOTHING


def may_move_any(state: RushState, seat: Seat, now: int) -> bool:
    """Is there anything in `legal_moves`?"""
    free: list[int] = []
    for number in WITHIN_REACH[seat]:
        hourglass = state.hourglasses[number]
        if run_out(hourglass, now):
            return True
        if hourglass.where == IDLE and not in_bed(state, number):
            free.append(number)
    if not free:
        return False
    tiles, occupants = state.tiles, state.occupants
    for space in range(len(SPACES)):
        if tiles[space] != FREE or occupants[space] != NOTHING or not space_open(state, space, now):
            continue
        if _movers(state, seat, SPACE_AREA[space], free):
            return True
    return False


def legal_moves(state: RushState, seat: Seat, now: int, actions: list[Action]) -> None:
    free: list[int] = []
    hourglasses = state.hourglasses
    for number in WITHIN_REACH[seat]:
        hourglass = hourglasses[number]
        if may_place(hourglass, now):
            if not in_bed(state, number):
                free.append(number)
            if hourglass.where == STANDING:
                actions.append(LIFTS[number])
    if free:
        _legal_places(state, seat, now, free, actions)


def _legal_places(state: RushState, seat: Seat, now: int, free: list[int], actions: list[Action]) -> None:
    last_area = NOTHING
    movers = free
    tiles, occupants, closed = state.tiles, state.occupants, _closed_area(state, now)
    for space in range(len(SPACES)):
        there = occupants[space]
        if tiles[space] != FREE or (there != NOTHING and there not in free):
            continue
        area = SPACE_AREA[space]
        if area != last_area:
            last_area = area
            movers = [] if area == closed else _movers(state, seat, area, free)
        for number in movers:
            if there in (NOTHING, number):
                actions.append(PLACES[number][space])


def _movers(state: RushState, seat: Seat, area: int, free: list[int]) -> list[int]:
    """KR-235: those of the free hourglasses that could have an effect here."""
    if not guided(state) or usefulness.useful(state, seat, area):
        return free
    if SPECIALIST in free and usefulness.useful_to_specialist(state, seat, area):
        return [SPECIALIST]
    return []


# Moving


def place(state: RushState, seat: Seat, number: int, space: int, events: list[Event]) -> None:
    """KR-069; one that stands on the board is lifted first (KR-078)."""
    hourglass = state.hourglasses[number]
    if hourglass.where == STANDING:
        take_off(state, number, events)
    hourglass.where = STANDING
    hourglass.space = space
    hourglass.runs_out = clock(state) + sand(state, number, space)
    hourglass.used = True
    if SPACE_AREA[space] != MARKET:  # KR-075
        state.occupants[space] = number
    window = windows.open_window(state, seat, number, space)
    events.append(Placed(seat, HOURGLASSES[number], SPACES[space], window.number, hourglass.runs_out))


def lift(state: RushState, seat: Seat | None, number: int, events: list[Event]) -> None:
    """KR-077."""
    take_off(state, number, events)
    events.append(Lifted(seat, HOURGLASSES[number]))


def take_off(state: RushState, number: int, events: list[Event]) -> None:
    """KR-090: its window closes."""
    window = windows.window_at(state, number)
    if window is not None:
        windows.close(state, window, events)
    hourglass = state.hourglasses[number]
    if state.occupants[hourglass.space] == number:
        state.occupants[hourglass.space] = NOTHING
    hourglass.where = IDLE
    hourglass.space = NOTHING
    hourglass.runs_out = 0
