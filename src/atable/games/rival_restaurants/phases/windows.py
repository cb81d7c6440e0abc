"""After the placement, before the powers: who plays a card? (RR-081, window MM2)."""

from typing import Final

from atable.games.rival_restaurants.abilities import permanent
from atable.games.rival_restaurants.abilities.cards import playing
from atable.games.rival_restaurants.actions import Exempt, Pass, PlayCard, StopPower
from atable.games.rival_restaurants.frames import CardWindow
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.table.small_steps import go_to, order_of
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat

PASS: Final = Pass()


def start_window(state: RivalState, events: list[Event]) -> None:
    """Live: all at once; else one question each, in priority order."""
    state.stack = [CardWindow("mm2", order_of(state), state.options.pace == "live")]


def pending(state: RivalState) -> list[Seat]:
    frame = top(state, CardWindow)
    return sorted(frame.queue) if frame.together else frame.queue[:1]


may_act = pending


def legal(state: RivalState, seat: Seat) -> list[Action]:
    return [*playing.plays(state, seat, "mm2"), *permanent.options(state, seat), PASS]


def check(state: RivalState, seat: Seat, action: Action) -> None:
    if isinstance(action, PlayCard):
        playing.check(state, seat, action, "mm2")
    elif isinstance(action, Exempt | StopPower):
        permanent.check(state, seat, action)
    elif action != PASS:
        raise IllegalAction("RR-081", "card-or-pass")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    if isinstance(action, PlayCard):
        playing.play(state, seat, action, events)
    elif isinstance(action, Exempt | StopPower):
        permanent.use(state, seat, action, events)
    else:
        top(state, CardWindow).queue.remove(seat)


def step(state: RivalState, events: list[Event]) -> bool:
    if top(state, CardWindow).queue:
        return False
    go_to(state, "powers")
    return True


tick = no_tick
next_deadline = no_deadline
