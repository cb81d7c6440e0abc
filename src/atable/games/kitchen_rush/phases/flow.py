"""What follows by itself, until somebody has to decide or a clock runs.

A round goes through the steps of `STARTS`. Preparation: the round, the Event, the deliveries, then the team plans
(Planning). After a short Countdown the sand runs (Action), unless the kitchen pauses (Paused). Maintenance: the check
of the Orders, impatient customers, wages, prestige bonuses and clean-up. Where an Event, a delivery, the check, the
wages or a bonus leaves the team a choice, the lead is asked (Choosing).
"""

from collections.abc import Callable
from typing import Final

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
from atable.games.kitchen_rush.state import RushState, Step
from atable.kernel.events import Event
from atable.kernel.phases import Phase, settle

PHASES: Final[dict[type, Phase[RushState]]] = {
    frames.Choosing: choosing,  # in Preparation, and again in Maintenance
    frames.Planning: planning,
    frames.Countdown: countdown,
    frames.Action: action,
    frames.Paused: pausing,
}

STARTS: Final[dict[Step, Callable[[RushState, list[Event]], None]]] = {
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


def phase_of(state: RushState) -> Phase[RushState]:
    return PHASES[type(state.stack[-1])]


def go_on(state: RushState, events: list[Event]) -> None:
    settle(state, events, PHASES, _start_upcoming)


def _start_upcoming(state: RushState, events: list[Event]) -> bool:
    if state.stack or not state.upcoming:
        return False
    start = STARTS[state.upcoming]
    state.upcoming = ""
    start(state, events)
    return True
