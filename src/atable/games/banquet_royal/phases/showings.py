"""Who sees under the Cloches, and the personal showings of relaxed play, which run beside any phase (BR-27, BR-29)."""

from atable.games.banquet_royal.events import Looked, ShowingEnded
from atable.games.banquet_royal.frames import Memorising, PlacingOrders
from atable.games.banquet_royal.state import NOT_YET, BanquetState
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.seats import Seat


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


def look(state: BanquetState, seat: Seat, events: list[Event]) -> None:
    state.looked[seat] = state.now + 1000 * state.options.memorise_seconds
    events.append(Looked(seat))


def end_showing(state: BanquetState, seat: Seat, events: list[Event]) -> None:
    """Now, be it by the clock or because the seat is ready."""
    state.looked[seat] = state.now
    events.append(Secret((seat,), ShowingEnded(seat), None))
