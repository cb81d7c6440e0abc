"""A moment between the last «ready» and the sand. Nobody can act; the clock ends it."""

from atable.games.kitchen_rush.frames import Countdown
from atable.games.kitchen_rush.phases.planning import start_clock
from atable.games.kitchen_rush.state import RushState
from atable.games.kitchen_rush.table.house import COUNTDOWN_MS
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_step, top
from atable.kernel.seats import Seat


def pending(state: RushState) -> list[Seat]:
    return []


may_act = pending


def legal(state: RushState, seat: Seat) -> list[Action]:
    return []


def check(state: RushState, seat: Seat, action: Action) -> None:
    raise IllegalAction("KR-051", "count-down-runs")


def play(state: RushState, seat: Seat, action: Action, events: list[Event]) -> None:
    raise AssertionError("nobody acts in a count-down")


step = no_step


def tick(state: RushState, events: list[Event]) -> None:
    if top(state, Countdown).clock.read(state.now) >= COUNTDOWN_MS:
        state.stack.pop()
        start_clock(state, events)


def next_deadline(state: RushState) -> int | None:
    return top(state, Countdown).clock.due(COUNTDOWN_MS)
