"""Where a cook puts the next hourglass."""

from typing import Final

from atable.games.kitchen_rush.actions import Place
from atable.games.kitchen_rush.bots.crew import choices, management
from atable.games.kitchen_rush.bots.crew.choices import NO, Look
from atable.games.kitchen_rush.content.cards import (
    FREEZER,
    FRIDGE,
    HELPER_1,
    HELPER_2,
    HOST,
    MARKET,
    OFFICE,
    SINK,
    SPACE_AREA,
    SPACES,
    SPECIALIST,
    SPICES,
    STORE_A,
    STORE_C,
    STOVE,
    WAITER,
)
from atable.games.kitchen_rush.state import NOBODY, NOTHING, STANDING, RushState
from atable.games.kitchen_rush.table import usefulness
from atable.games.kitchen_rush.table.hourglasses import PLACES, in_bed, may_place, space_open
from atable.games.kitchen_rush.table.house import HOURGLASS_MS
from atable.games.kitchen_rush.table.small_steps import guided, relaxed
from atable.games.kitchen_rush.table.windows import specialist_for

IDLE_HANDS: Final = 0.5  # what is worth less is left alone
ENHANCED_BONUS: Final = 1.0


def worth_of(at: Look, area: int) -> float:
    if STORE_A <= area <= STORE_C:
        return choices.storage(at, area - STORE_A)
    if area == SPICES:
        return choices.spices(at) if at.state.bag.holder in (NOBODY, at.seat) else NO
    if area == STOVE:
        return choices.stove(at)
    if area == WAITER:
        return max(choices.serving(at), choices.taking(at)[0])
    if area == HOST:
        return choices.hosting(at)
    if area == MARKET:
        return choices.shopping(at)
    if area == SINK:
        return choices.washing(at)
    if area == OFFICE:
        return management.office(at)
    if area == FRIDGE:
        return choices.fridge(at)
    return choices.freezer(at) if area == FREEZER else NO


def best_placement(at: Look) -> Place | None:
    movable = free_hourglasses(at)
    if not movable:
        return None
    best, placement = IDLE_HANDS, None
    last_area = NOTHING
    worth = NO
    for space in range(len(SPACES)):
        area = SPACE_AREA[space]
        if area != last_area:
            last_area = area
            worth = worth_of(at, area)
        if worth + ENHANCED_BONUS <= best or not space_open(at.state, space, at.now):
            continue
        number = _hourglass_for(at, area, movable)
        if at.state.occupants[space] not in (NOTHING, number):
            continue
        worth_here = worth + ENHANCED_BONUS if number == SPECIALIST and _enhanced(at.state, area) else worth
        if worth_here > best and _accepted(at, area):
            best, placement = worth_here, PLACES[number][space]
    return placement


def free_hourglasses(at: Look) -> list[int]:
    """The seat's own ones first. Nobody is sent away from the open Freezer."""
    within_reach = [2 * at.seat, 2 * at.seat + 1]
    if _turn_to_share(at):
        within_reach += [HELPER_1, HELPER_2, SPECIALIST]
    glasses = at.state.hourglasses
    busy = [window.hourglass for window in at.state.windows if at.state.lid_open and window.area == FREEZER]
    return [
        number
        for number in within_reach
        if number not in busy and may_place(glasses[number], at.now) and not in_bed(at.state, number)
    ]


def _turn_to_share(at: Look) -> bool:
    """May this cook take what belongs to the team? In relaxed mode one seat after the other, half a minute each.

    So people find it free at their own turns, and often at those of others.
    """
    if not relaxed(at.state):
        return True
    return (at.state.round + at.now // HOURGLASS_MS) % at.state.seats == at.seat


def _hourglass_for(at: Look, area: int, movable: list[int]) -> int:
    if SPECIALIST in movable and _enhanced(at.state, area):
        return SPECIALIST
    return movable[0]


def _enhanced(state: RushState, area: int) -> bool:
    specialist = specialist_for(state, area)
    return specialist != NOTHING and specialist not in state.specialists_used


def _accepted(at: Look, area: int) -> bool:
    """KR-235."""
    return not guided(at.state) or usefulness.useful(at.state, at.seat, area)


def next_free(at: Look) -> int:
    """The reading at which the next hourglass that this seat may use runs out; a big number if none stands."""
    first = 1 << 40
    for number in (2 * at.seat, 2 * at.seat + 1, HELPER_1, HELPER_2, SPECIALIST):
        hourglass = at.state.hourglasses[number]
        if hourglass.where == STANDING and hourglass.runs_out > at.now:
            first = min(first, hourglass.runs_out)
    return first
