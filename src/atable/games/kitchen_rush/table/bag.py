"""The spice bag: one seat's hands at a time."""

from atable.games.kitchen_rush.content.cards import COLOURS, CUBES, ORDINARY
from atable.games.kitchen_rush.events import BagOpened, BagReleased, CubeDrawn, DrawCancelled
from atable.games.kitchen_rush.state import NEVER, NOBODY, NOTHING, RushState
from atable.games.kitchen_rush.table.house import BAG_IDLE_MS
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def release(state: RushState, events: list[Event]) -> None:
    """KR-144: all cubes in hand or aside go back; a draw under way is cancelled (KR-146)."""
    bag = state.bag
    if bag.holder == NOBODY:
        return
    if bag.draw_ends != NEVER:
        events.append(DrawCancelled(bag.holder))
    for colour in range(COLOURS):
        bag.cubes[colour] += bag.hand[colour] + bag.aside[colour]
        bag.hand[colour] = 0
        bag.aside[colour] = 0
    events.append(BagReleased(bag.holder))
    bag.holder = NOBODY
    bag.window = NOTHING
    bag.draw_ends = NEVER
    bag.large = False
    bag.open = False
    bag.last_step = NEVER


def hold(state: RushState, seat: Seat, window: int, now: int) -> None:
    """KR-137."""
    bag = state.bag
    bag.holder = seat
    bag.window = window
    bag.last_step = now


def graspable(state: RushState, large: bool) -> int:
    """KR-138: how many cubes this grip finds."""
    cubes = state.bag.cubes
    return cubes[4] + cubes[5] if large else cubes[0] + cubes[1] + cubes[2] + cubes[3]


def end_draw(state: RushState, events: list[Event]) -> None:
    """KR-139, KR-140: the cube is in the hand; or the Spice Master has looked."""
    bag = state.bag
    bag.draw_ends = NEVER
    if bag.open:
        events.append(BagOpened(bag.holder))
        return
    colours = range(ORDINARY, COLOURS) if bag.large else range(ORDINARY)
    pick = state.rng.below(graspable(state, bag.large))
    for colour in colours:
        pick -= bag.cubes[colour]
        if pick < 0:
            bag.cubes[colour] -= 1
            bag.hand[colour] += 1
            events.append(CubeDrawn(bag.holder, CUBES[colour]))
            return


def idle_at(state: RushState) -> int:
    """KR-145: the clock's reading at which the holder has done nothing for too long."""
    return state.bag.last_step + BAG_IDLE_MS if state.bag.holder != NOBODY else NEVER
