"""Spices: hands in the bag, cube after cube."""

from atable.games.kitchen_rush.actions import LARGE, SMALL, BagRelease, SpiceAside, SpiceDraw, SpicePlace
from atable.games.kitchen_rush.areas.plating import check_food, check_needed, lacks, takes_food
from atable.games.kitchen_rush.content.cards import COLOURS, CUBE_INDEX, CUBES, DISH_NEEDS, FIRST_CUBE, PLATES
from atable.games.kitchen_rush.events import CubePlaced, CubeSetAside, DrawBegan
from atable.games.kitchen_rush.state import ENHANCED, NEVER, NOBODY, NOTHING, RushState, Window
from atable.games.kitchen_rush.table import bag as spice_bag
from atable.games.kitchen_rush.table.house import RELAXED_DRAWS, SPICE_DRAW_MS, SPICE_MASTER_MS
from atable.games.kitchen_rush.table.small_steps import clock, guided, own_plate, relaxed
from atable.games.kitchen_rush.table.windows import begin, check_mode, close, may_enhance
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def legal(state: RushState, seat: Seat, window: Window, actions: list[Action]) -> None:
    if _hands_free(state, seat):
        _legal_draws(state, window, actions)
    if _holds(state, window):
        _legal_steps(state, seat, window, actions)


def _legal_draws(state: RushState, window: Window, actions: list[Action]) -> None:
    if window.begun != ENHANCED and not _drawn_enough(state, window):
        if spice_bag.graspable(state, large=False):
            actions.append(SpiceDraw(window.number, SMALL))
        if spice_bag.graspable(state, large=True):
            actions.append(SpiceDraw(window.number, LARGE))
    if may_enhance(state, window) and not _is_empty(state):
        actions.append(SpiceDraw(window.number, None, True))


def _legal_steps(state: RushState, seat: Seat, window: Window, actions: list[Action]) -> None:
    with_care = guided(state)
    for colour in range(COLOURS):
        if not _in_reach(state, colour):
            continue
        for plate in state.mats[seat]:
            if takes_food(plate) and (not with_care or lacks(plate, FIRST_CUBE + colour)):
                actions.append(SpicePlace(window.number, CUBES[colour], PLATES[plate.number]))
    for colour in range(COLOURS):
        if state.bag.hand[colour]:
            actions.append(SpiceAside(window.number, CUBES[colour]))
    actions.append(BagRelease(window.number))


# What the hands may do


def _holds(state: RushState, window: Window) -> bool:
    """A seat with two Spices windows holds the bag through that of its latest draw."""
    return state.bag.holder == window.seat and state.bag.window == window.number


def _hands_free(state: RushState, seat: Seat) -> bool:
    """KR-136, KR-140: may this seat reach into the bag?"""
    bag = state.bag
    return bag.holder == NOBODY or (bag.holder == seat and bag.draw_ends == NEVER and not bag.open)


def _drawn_enough(state: RushState, window: Window) -> bool:
    """KR-240."""
    return relaxed(state) and window.draws >= RELAXED_DRAWS


def _is_empty(state: RushState) -> bool:
    return not any(state.bag.cubes)


def _in_reach(state: RushState, colour: int) -> bool:
    """KR-142: in the hand, or in the bag into which the Spice Master has looked."""
    bag = state.bag
    return bag.hand[colour] > 0 or (bag.open and bag.draw_ends == NEVER and bag.cubes[colour] > 0)


def check(state: RushState, seat: Seat, window: Window, action: Action) -> None:
    if isinstance(action, SpiceDraw):
        _check_draw(state, seat, window, action)
    elif isinstance(action, SpicePlace):
        _check_place(state, seat, window, action)
    elif isinstance(action, SpiceAside):
        _check_holds(state, window)
        if not state.bag.hand[_colour(action.cube)]:
            raise IllegalAction("KR-142", "cube-not-in-hand")
    else:
        assert isinstance(action, BagRelease)
        _check_holds(state, window)


def _check_draw(state: RushState, seat: Seat, window: Window, action: SpiceDraw) -> None:
    check_mode(state, window, action.enhanced)
    bag = state.bag
    if bag.holder != NOBODY and bag.holder != seat:
        raise IllegalAction("KR-136", "bag-busy")
    if bag.draw_ends != NEVER:
        raise IllegalAction("KR-140", "draw-under-way")
    if bag.open:
        raise IllegalAction("KR-137", "bag-already-open")
    if action.enhanced:
        if action.grip is not None:
            raise IllegalAction("KR-138", "spice-master-needs-no-grip")
        if _is_empty(state):
            raise IllegalAction("KR-141", "bag-is-empty")
        return
    if action.grip not in (SMALL, LARGE):
        raise IllegalAction("KR-138", "no-such-grip")
    if _drawn_enough(state, window):
        raise IllegalAction("KR-240", "no-more-draws")
    if not spice_bag.graspable(state, action.grip == LARGE):
        raise IllegalAction("KR-141", "no-such-cubes-in-bag")


def _check_place(state: RushState, seat: Seat, window: Window, action: SpicePlace) -> None:
    _check_holds(state, window)
    colour = _colour(action.cube)
    plate = own_plate(state, seat, action.plate)
    if not _in_reach(state, colour):
        raise IllegalAction("KR-142", "cube-not-in-hand")
    check_food(plate)
    check_needed(state, plate, FIRST_CUBE + colour)


def _check_holds(state: RushState, window: Window) -> None:
    if not _holds(state, window):
        raise IllegalAction("KR-137", "bag-not-held")


def _colour(name: str) -> int:
    colour = CUBE_INDEX.get(name, NOTHING)
    if colour == NOTHING:
        raise IllegalAction("KR-142", "no-such-cube")
    return colour


def play(state: RushState, seat: Seat, window: Window, action: Action, events: list[Event]) -> None:
    if isinstance(action, BagRelease):
        _release(state, window, events)
        return
    if isinstance(action, SpiceDraw):
        _draw(state, seat, window, action, events)
    elif isinstance(action, SpicePlace):
        _place(state, seat, action, events)
    else:
        assert isinstance(action, SpiceAside)
        _set_aside(state, seat, action, events)
    state.bag.last_step = clock(state)  # KR-145


def _draw(state: RushState, seat: Seat, window: Window, action: SpiceDraw, events: list[Event]) -> None:
    """KR-138 to KR-140; the Spice Master looks into the bag instead."""
    begin(state, window, action.enhanced, events)
    now = clock(state)
    spice_bag.hold(state, seat, window.number, now)
    events.append(DrawBegan(seat, action.grip))
    bag = state.bag
    bag.open = action.enhanced
    bag.large = action.grip == LARGE
    bag.draw_ends = now + (SPICE_MASTER_MS if action.enhanced else SPICE_DRAW_MS)
    if not action.enhanced:
        window.draws += 1
    if relaxed(state):
        spice_bag.end_draw(state, events)


def _place(state: RushState, seat: Seat, action: SpicePlace, events: list[Event]) -> None:
    """KR-142."""
    colour = CUBE_INDEX[action.cube]
    bag = state.bag
    if bag.hand[colour]:
        bag.hand[colour] -= 1
    else:
        bag.cubes[colour] -= 1
    own_plate(state, seat, action.plate).load[FIRST_CUBE + colour] += 1
    events.append(CubePlaced(seat, action.cube, action.plate))


def _set_aside(state: RushState, seat: Seat, action: SpiceAside, events: list[Event]) -> None:
    """KR-142, KR-143."""
    colour = CUBE_INDEX[action.cube]
    state.bag.hand[colour] -= 1
    state.bag.aside[colour] += 1
    events.append(CubeSetAside(seat, action.cube))


def _release(state: RushState, window: Window, events: list[Event]) -> None:
    """KR-145; the Spice Master's work is then done."""
    if window.begun == ENHANCED:
        close(state, window, events)
    else:
        spice_bag.release(state, events)


def useful(state: RushState, seat: Seat) -> bool:
    """KR-235: a dish lacks a cube of the bag; those in somebody's hands may yet go back (KR-144)."""
    bag = state.bag
    for plate in state.mats[seat]:
        if not takes_food(plate):
            continue
        load, wanted = plate.load, DISH_NEEDS[plate.order][plate.part]
        for colour in range(COLOURS):
            if wanted[FIRST_CUBE + colour] <= load[FIRST_CUBE + colour]:
                continue
            if bag.cubes[colour] + bag.hand[colour] + bag.aside[colour]:
                return True
    return False
