"""What follows by itself, until somebody has to decide or a clock runs."""

from collections.abc import Callable
from typing import Final, Protocol

from atable.games.kitchen_rush import frames
from atable.games.kitchen_rush.phases import (
    action,
    checking,
    choosing,
    countdown,
    pausing,
    planning,
    preparation,
    rewards,
    wages,
)
from atable.games.kitchen_rush.state import RushState
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.seats import Seat


class Phase(Protocol):
    """A module of `phases`."""

    def pending(self, state: RushState) -> list[Seat]: ...
    def may_act(self, state: RushState) -> list[Seat]: ...
    def legal(self, state: RushState, seat: Seat) -> list[Action]: ...
    def check(self, state: RushState, seat: Seat, action: Action) -> None: ...
    def play(self, state: RushState, seat: Seat, action: Action, events: list[Event]) -> None: ...
    def advance(self, state: RushState, events: list[Event]) -> bool: ...


PHASES: Final[dict[type, Phase]] = {
    frames.Planning: planning,
    frames.Countdown: countdown,
    frames.Action: action,
    frames.Paused: pausing,
    frames.Choosing: choosing,
}

STARTS: Final[dict[str, Callable[[RushState, list[Event]], None]]] = {
    "round": preparation.begin_round,
    "event": preparation.reveal_event,
    "deliveries": preparation.deliver,
    "planning": planning.start_planning,
    "check": checking.check_orders,
    "impatient": checking.impatient_customers,
    "wages": wages.pay_wages,
    "rewards": rewards.give_bonuses,
    "cleanup": rewards.clean_up,
    "end": rewards.end_game,
}


def phase_of(state: RushState) -> Phase:
    return PHASES[type(state.stack[-1])]


def go_on(state: RushState, events: list[Event]) -> None:
    while True:
        if state.upcoming and not state.stack:
            start = STARTS[state.upcoming]
            state.upcoming = ""
            start(state, events)
        elif not state.stack or not PHASES[type(state.stack[-1])].advance(state, events):
            return
