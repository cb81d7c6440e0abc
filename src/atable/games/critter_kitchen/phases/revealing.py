"""Reveal (CK-107 to CK-114): all plans at once, then the AFTER REVEAL effects in priority order."""

from atable.games.critter_kitchen.abilities.restaurateurs import the_fox_may_swap
from atable.games.critter_kitchen.abilities.zous_chefs import may_move, the_mole_digs
from atable.games.critter_kitchen.actions import MOVE, PASS, SWAPS, MoveChef, Pass, SwapChefs
from atable.games.critter_kitchen.content.cards import CHAMELEON, MOLE, ZOUS_IDS
from atable.games.critter_kitchen.content.items import (
    BOAR,
    CHEFS,
    LIZARD,
    LOCATION_IDS,
    LOCATION_INDEX,
    MIDNIGHT_MERCHANT,
    MOUSE,
    NOTHING,
    ZOUS,
)
from atable.games.critter_kitchen.events import AbilityPassed, ChefMoved, ChefsSwapped, PlansRevealed
from atable.games.critter_kitchen.events.details import Plan
from atable.games.critter_kitchen.frames import Planning, Revealing
from atable.games.critter_kitchen.phases.shopping import begin_shopping
from atable.games.critter_kitchen.solo import placing
from atable.games.critter_kitchen.state import HOME, CritterState, day_of, seat_of
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat


def reveal(state: CritterState, planned: Planning, events: list[Event]) -> None:
    """CK-107, CK-108; CK-373: a coffee is drunk."""
    for seat in range(state.seats):
        kitchen = state.kitchens[seat]
        kitchen.at = planned.plans[seat].copy()
        kitchen.caffeinated = planned.coffees[seat]
        kitchen.coffees -= kitchen.caffeinated.bit_count()
    if state.solo is not None:
        placing.place(state, events)
    events.append(PlansRevealed(tuple([_plan(state, number) for number in state.priority])))
    queue: list[tuple[int, bool]] = []
    for number in state.priority:  # CK-113
        if state.kitchens[number].zous in (CHAMELEON, MOLE):
            queue.append((number, False))
        if the_fox_may_swap(state, number):
            queue.append((number, True))
    state.stack = [Revealing(queue, False)]


def _plan(state: CritterState, number: int) -> Plan:
    kitchen = state.kitchens[number]
    places = [None if place == HOME else LOCATION_IDS[place] for place in kitchen.at]
    coffee = tuple([chef for at, chef in enumerate(CHEFS) if kitchen.caffeinated >> at & 1])
    return Plan(seat_of(state, number), places[MOUSE], places[LIZARD], places[BOAR], places[ZOUS], coffee)


def pending(state: CritterState) -> list[Seat]:
    return [top(state, Revealing).queue[0][0]]


may_act = pending


def legal(state: CritterState, seat: Seat) -> list[Action]:
    number, fox = top(state, Revealing).queue[0]
    if fox:
        return [*SWAPS, PASS]
    return [*[MOVE[place] for place in may_move(state, number)], PASS]


def check(state: CritterState, seat: Seat, action: Action) -> None:
    number, fox = top(state, Revealing).queue[0]
    if isinstance(action, Pass):
        return
    if fox:
        if action not in SWAPS:
            raise IllegalAction("CK-113", "swap-or-pass")
    elif not isinstance(action, MoveChef) or LOCATION_INDEX.get(action.location, NOTHING) not in may_move(
        state, number
    ):
        raise IllegalAction("CK-145", "move-or-pass")


def play(state: CritterState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Revealing)
    number, fox = frame.queue.pop(0)
    frame.asked = False
    kitchen = state.kitchens[number]
    if isinstance(action, SwapChefs):
        kitchen.fox_day = day_of(state.round)
        _swap(state, number, CHEFS.index(action.chef), CHEFS.index(action.other), events)
    elif isinstance(action, MoveChef):
        _move(state, number, LOCATION_INDEX[action.location], events)
    else:
        events.append(AbilityPassed(seat, "fox" if fox else ZOUS_IDS[kitchen.zous]))


def _swap(state: CritterState, number: int, chef: int, other: int, events: list[Event]) -> None:
    at = state.kitchens[number].at
    at[chef], at[other] = at[other], at[chef]
    here, there = LOCATION_IDS[at[chef]], LOCATION_IDS[at[other]]
    events.append(ChefsSwapped(number, CHEFS[chef], here, CHEFS[other], there))


def _move(state: CritterState, number: int, location: int, events: list[Event]) -> None:
    kitchen = state.kitchens[number]
    kitchen.at[ZOUS] = location
    card = ZOUS_IDS[kitchen.zous]
    events.append(ChefMoved(seat_of(state, number), CHEFS[ZOUS], card, LOCATION_IDS[location]))


def step(state: CritterState, events: list[Event]) -> bool:
    frame = top(state, Revealing)
    if not frame.queue:
        begin_shopping(state, events)
        return True
    if frame.asked:
        return False
    number, fox = frame.queue[0]
    if not fox:
        state.ability_done = True
        if state.kitchens[number].zous == MOLE:
            the_mole_digs(state, events)
    if number >= state.seats:  # CK-342: its Chameleon never moves, its Mole does
        if state.kitchens[number].zous == MOLE and may_move(state, number):
            _move(state, number, MIDNIGHT_MERCHANT, events)
        frame.queue.pop(0)
    elif fox or may_move(state, number):
        frame.asked = True
    else:
        frame.queue.pop(0)
    return True


tick = no_tick
next_deadline = no_deadline
