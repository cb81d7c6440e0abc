"""A chef that was moved by a power or a card goes at once, in the open (RR-085)."""

from atable.games.rival_restaurants.actions import Relocate
from atable.games.rival_restaurants.content.cards import ANGUS, ISLAND, LOCATION_INDEX, LOCATIONS, MARKETS
from atable.games.rival_restaurants.events import ChefRelocated, OrdersFollowed
from atable.games.rival_restaurants.frames import Relocating
from atable.games.rival_restaurants.state import NO_SPOT, NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import (
    figures_at,
    figures_of,
    move_of,
    owner,
    power_works,
    safe_zone,
    spots_at,
)
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat


def pending(state: RivalState) -> list[Seat]:
    return [owner(state, top(state, Relocating).figure)]


may_act = pending


def choices(state: RivalState, number: int) -> list[int]:
    """RR-302, RR-376, RR-409: where a chased chef may go."""
    figure = state.figures[number]
    seat = owner(state, number)
    found: list[int] = []
    for location in range(len(LOCATIONS)):
        if location in (figure.at, figure.banned) or _npc_angus_at(state, location):
            continue
        others = [state.figures[other] for other in figures_of(state, seat) if other != number]
        if any(other.at == location and not other.npc for other in others):
            continue
        found.append(location)
    return found


def _npc_angus_at(state: RivalState, location: int) -> bool:
    if safe_zone(state, location):
        return False
    for number in figures_at(state, location):
        figure = state.figures[number]
        if figure.npc and figure.chef == ANGUS and power_works(state, number):
            return True
    return False


def legal(state: RivalState, seat: Seat) -> list[Action]:
    frame = top(state, Relocating)
    locations = choices(state, frame.figure) if frame.to == NOTHING else [frame.to]
    actions: list[Action] = []
    for location in locations:
        actions += goings(state, location)
    return actions


def goings(state: RivalState, location: int) -> list[Action]:
    spots = spots_at(state, location) if location < MARKETS else []
    if not spots:
        return [Relocate(LOCATIONS[location])]
    return [Relocate(LOCATIONS[location], spot) for spot in spots]


def check(state: RivalState, seat: Seat, action: Action) -> None:
    frame = top(state, Relocating)
    if action in legal(state, seat):
        return
    if isinstance(action, Relocate) and action.location in LOCATION_INDEX:
        location = LOCATION_INDEX[action.location]
        if frame.to != NOTHING and location != frame.to:
            raise IllegalAction("RR-331", "relocation-is-fixed")
        if location in (state.figures[frame.figure].at, state.figures[frame.figure].banned):
            raise IllegalAction("RR-300", "go-elsewhere")
        if _npc_angus_at(state, location):
            raise IllegalAction("RR-376", "angus-waits-there")
        if location not in choices(state, frame.figure):
            raise IllegalAction("RR-409", "own-figure-there")
    raise IllegalAction("RR-085", "relocate-with-spot")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    assert isinstance(action, Relocate)
    _go(state, LOCATION_INDEX[action.location], action.spot, events)


def _go(state: RivalState, location: int, spot: int | None, events: list[Event]) -> None:
    frame = top(state, Relocating)
    figure = state.figures[frame.figure]
    figure.at = location
    figure.spot = NO_SPOT if spot is None else spot
    state.stack.pop()
    events.append(ChefRelocated(move_of(state, frame.figure), frame.why))


def step(state: RivalState, events: list[Event]) -> bool:
    """Nothing is asked where there is only one way to go, or standing orders name one."""
    frame = top(state, Relocating)
    if frame.to == ISLAND:
        _go(state, ISLAND, None, events)
        return True
    actions = legal(state, owner(state, frame.figure))
    if len(actions) == 1:
        [action] = actions
    else:
        wishes = state.orders[owner(state, frame.figure)].relocation
        wished = [action for wish in wishes for action in actions if _goes_to(action, wish)]
        if not wished:
            return False
        events.append(OrdersFollowed(owner(state, frame.figure), "relocation"))
        action = wished[0]
    assert isinstance(action, Relocate)
    _go(state, LOCATION_INDEX[action.location], action.spot, events)
    return True


tick = no_tick
next_deadline = no_deadline


def _goes_to(action: Action, location: str) -> bool:
    return isinstance(action, Relocate) and action.location == location
