"""BR-27 to BR-29: the Royal Orders are shown to all, then hidden again.

Live, all see them at once until the time is over or everybody is ready. In relaxed play each seat has a
personal showing, which begins when it looks (see `showings`); who has looked is ready. In simulation each
bot sees them until it is ready.
"""

from atable.games.banquet_royal.actions import LOOK, READY, MemoriseReady
from atable.games.banquet_royal.events import MemoriseEnded, MemoriseStarted, SeatReady
from atable.games.banquet_royal.frames import Memorising
from atable.games.banquet_royal.phases.showings import end_showing, may_look
from atable.games.banquet_royal.phases.turn import begin_turn, goto
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_step, top
from atable.kernel.seats import Seat


def begin_memorising(state: BanquetState) -> None:
    live = state.options.pace == "live"
    until = state.now + 1000 * state.options.memorise_seconds if live else None
    state.stack = [Memorising((False,) * state.seats, until)]
    state.active = state.start


def reveal_orders(state: BanquetState, events: list[Event]) -> None:
    """After the last Royal Order of Folie en cuisine is placed (BR-116)."""
    begin_memorising(state)
    events.append(MemoriseStarted())


def pending(state: BanquetState) -> list[Seat]:
    return [seat for seat, ready in enumerate(top(state, Memorising).ready) if not ready]


may_act = pending


def legal(state: BanquetState, seat: Seat) -> list[Action]:
    return [LOOK, READY] if may_look(state, seat) else [READY]


def check(state: BanquetState, seat: Seat, action: Action) -> None:
    if not isinstance(action, MemoriseReady):
        raise IllegalAction("BR-27", "memorise-first")


def play(state: BanquetState, seat: Seat, action: Action, events: list[Event]) -> None:
    if state.now < state.looked[seat]:
        end_showing(state, seat, events)
    set_ready(state, seat, events)


step = no_step


def tick(state: BanquetState, events: list[Event]) -> None:
    if top(state, Memorising).until == state.now:
        hide_orders(state, events)


def next_deadline(state: BanquetState) -> int | None:
    return top(state, Memorising).until


def set_ready(state: BanquetState, seat: Seat, events: list[Event]) -> None:
    frame = top(state, Memorising)
    ready = tuple([was or other == seat for other, was in enumerate(frame.ready)])
    goto(state, Memorising(ready, frame.until))
    events.append(SeatReady(seat))
    if all(ready):
        hide_orders(state, events)


def hide_orders(state: BanquetState, events: list[Event]) -> None:
    """BR-28: the Cloches are closed and the first turn begins."""
    events.append(MemoriseEnded())
    begin_turn(state, state.start, events)
