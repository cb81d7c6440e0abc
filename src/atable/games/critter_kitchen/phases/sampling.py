"""Otto's guests draw (CK-199, CK-204): the next one when the token of the one before has found its place."""

from atable.games.critter_kitchen.abilities.zous_chefs import ottos_guest_draws
from atable.games.critter_kitchen.frames import Sampling
from atable.games.critter_kitchen.state import CritterState
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat


def pending(state: CritterState) -> list[Seat]:
    return []


may_act = pending


def legal(state: CritterState, seat: Seat) -> list[Action]:
    return []


def check(state: CritterState, seat: Seat, action: Action) -> None:
    raise AssertionError("nobody is asked here")


def play(state: CritterState, seat: Seat, action: Action, events: list[Event]) -> None:
    raise AssertionError("nobody is asked here")


def step(state: CritterState, events: list[Event]) -> bool:
    frame = top(state, Sampling)
    if frame.kitchens:
        ottos_guest_draws(state, frame.kitchens.pop(0), events)
    else:
        state.stack.pop()
    return True


tick = no_tick
next_deadline = no_deadline
