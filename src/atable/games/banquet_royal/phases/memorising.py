"""BR-27 to BR-29: the Royal Orders are shown to all, then hidden again.

Live, all see them at once until the time is over or everybody is ready. In relaxed play each seat has a
personal showing, which begins when it looks; a seat that has not looked may still do so later. In
simulation each bot sees them until it is ready.
"""

from atable.games.banquet_royal.actions import LOOK, READY, MemoriseReady
from atable.games.banquet_royal.events import Looked, MemoriseEnded, MemoriseStarted, SeatReady, ShowingEnded
from atable.games.banquet_royal.frames import Memorising, PlacingOrders
from atable.games.banquet_royal.phases.turn import begin_turn, goto
from atable.games.banquet_royal.state import NOT_YET, BanquetState
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.seats import Seat


def begin_memorising(state: BanquetState) -> None:
    live = state.options.pace == "live"
    until = state.now + 1000 * state.options.memorise_seconds if live else None
    state.stack = [Memorising((False,) * state.seats, until)]
    state.active = state.start


def reveal_orders(state: BanquetState) -> list[Event]:
    """After the last Royal Order of Folie en cuisine is placed (BR-116)."""
    begin_memorising(state)
    return [MemoriseStarted()]


def is_shown(state: BanquetState, seat: Seat | None) -> bool:
    """Does this seat, or a spectator, see under the Cloches now?"""
    if not state.stack:
        return False
    if state.options.pace == "relaxed":  # a spectator must not be a player's second look
        return seat is not None and state.now < state.looked[seat]
    return isinstance(state.stack[-1], Memorising)


def was_shown(state: BanquetState, seat: Seat | None) -> bool:
    """Has this seat ever seen under the Cloches?"""
    if state.options.pace == "relaxed":
        return seat is not None and state.looked[seat] != NOT_YET
    return not (state.stack and isinstance(state.stack[-1], PlacingOrders))


def may_look(state: BanquetState, seat: Seat) -> bool:
    """Relaxed play: one personal showing, on first opening the game, while a Cloche is left."""
    if state.options.pace != "relaxed" or not state.stack or isinstance(state.stack[-1], PlacingOrders):
        return False
    return state.looked[seat] == NOT_YET and state.covered != 0


def check_look(state: BanquetState, seat: Seat) -> None:
    if state.options.pace != "relaxed" or isinstance(state.stack[-1], PlacingOrders):
        raise IllegalAction("BR-27", "no-personal-showing")
    if not may_look(state, seat):
        raise IllegalAction("BR-29", "looked-already")


def look(state: BanquetState, seat: Seat) -> list[Event]:
    state.looked[seat] = state.now + 1000 * state.options.memorise_seconds
    return [Looked(seat)]


def pending(state: BanquetState) -> list[Seat]:
    return [seat for seat, ready in enumerate(_frame(state).ready) if not ready]


def legal(state: BanquetState, seat: Seat) -> list[Action]:
    return [LOOK, READY] if may_look(state, seat) else [READY]


def check(state: BanquetState, seat: Seat, action: Action) -> None:
    if not isinstance(action, MemoriseReady):
        raise IllegalAction("BR-27", "memorise-first")


def play(state: BanquetState, seat: Seat, action: Action) -> list[Event]:
    events: list[Event] = []
    if state.now < state.looked[seat]:
        events += _end_showing(state, seat)
    return events + _set_ready(state, seat)


def end_showings(state: BanquetState) -> list[Event]:
    """Relaxed play: the personal showings whose time is over. Who has looked is ready."""
    events: list[Event] = []
    for seat in range(state.seats):
        if state.looked[seat] == state.now:
            events.append(Secret((seat,), ShowingEnded(seat), None))
            if state.stack and isinstance(state.stack[-1], Memorising) and seat in pending(state):
                events += _set_ready(state, seat)
    return events


def _end_showing(state: BanquetState, seat: Seat) -> list[Event]:
    state.looked[seat] = state.now
    return [Secret((seat,), ShowingEnded(seat), None)]


def _set_ready(state: BanquetState, seat: Seat) -> list[Event]:
    frame = _frame(state)
    ready = tuple(was or other == seat for other, was in enumerate(frame.ready))
    goto(state, Memorising(ready, frame.until))
    events: list[Event] = [SeatReady(seat)]
    return events + hide_orders(state) if all(ready) else events


def hide_orders(state: BanquetState) -> list[Event]:
    """BR-28: the Cloches are closed and the first turn begins."""
    ended: list[Event] = [MemoriseEnded()]
    return ended + begin_turn(state, state.start)


def _frame(state: BanquetState) -> Memorising:
    frame = state.stack[-1]
    assert isinstance(frame, Memorising)
    return frame
