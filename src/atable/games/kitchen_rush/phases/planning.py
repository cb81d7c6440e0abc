"""The end of Preparation: the team plans until every seat is ready, then a short count-down (KR-049 to KR-053)."""

from typing import Final

from atable.games.kitchen_rush.actions import FetchPlate, Ready, Unready
from atable.games.kitchen_rush.events import ClockStarted, CountdownBegan, Readied, Unreadied
from atable.games.kitchen_rush.frames import Action as ActionFrame
from atable.games.kitchen_rush.frames import Countdown, Planning
from atable.games.kitchen_rush.state import NOTHING, RushState
from atable.games.kitchen_rush.table import handling
from atable.games.kitchen_rush.table.house import COUNTDOWN_MS, round_ms
from atable.games.kitchen_rush.table.small_steps import relaxed
from atable.kernel.actions import Action
from atable.kernel.clocks import Clock, running
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat

READY: Final = Ready()
UNREADY: Final = Unready()


def pending(state: RushState) -> list[Seat]:
    ready = top(state, Planning).ready
    return [seat for seat in range(state.seats) if not ready >> seat & 1]


def may_act(state: RushState) -> list[Seat]:
    return list(range(state.seats))


def legal(state: RushState, seat: Seat) -> list[Action]:
    actions: list[Action] = [UNREADY if top(state, Planning).ready >> seat & 1 else READY]
    handling.legal_fetch(state, seat, actions)
    return actions


def check(state: RushState, seat: Seat, action: Action) -> None:
    ready = bool(top(state, Planning).ready >> seat & 1)
    if isinstance(action, Ready):
        if ready:
            raise IllegalAction("KR-051", "ready-already")
    elif isinstance(action, Unready):
        if not ready:
            raise IllegalAction("KR-051", "not-ready-yet")
    elif isinstance(action, FetchPlate):
        handling.check(state, seat, action)
    else:
        raise IllegalAction("KR-050", "not-in-preparation")


def play(state: RushState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Planning)
    if isinstance(action, Ready):
        frame.ready |= 1 << seat
        events.append(Readied(seat))
    elif isinstance(action, Unready):
        frame.ready &= ~(1 << seat)
        events.append(Unreadied(seat))
    else:
        handling.play(state, seat, action, events)


def step(state: RushState, events: list[Event]) -> bool:
    if pending(state):
        return False
    state.stack.pop()
    if relaxed(state):
        start_clock(state, events)
    else:
        state.stack.append(Countdown(running(state.now)))
        events.append(CountdownBegan(state.now + COUNTDOWN_MS))
    return True


tick = no_tick
next_deadline = no_deadline


def start_planning(state: RushState, events: list[Event]) -> None:
    state.stack.append(Planning(0))


def start_clock(state: RushState, events: list[Event]) -> None:
    """KR-051 to KR-053; in relaxed mode the clock stands still (KR-238)."""
    clock = Clock(0, None) if relaxed(state) else running(state.now)
    state.stack.append(ActionFrame(clock, grace=False, ready=0, votes=0))
    for space, order in enumerate(state.board):
        state.waiting[space] = order != NOTHING
    events.append(ClockStarted(state.round, round_ms(state)))
