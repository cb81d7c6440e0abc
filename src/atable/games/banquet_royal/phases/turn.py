"""Turns and the end, and what every phase does with stack and board."""

from atable.games.banquet_royal.content.board import ALL_SPACES, TOUCHING
from atable.games.banquet_royal.events import BanquetEnded, TurnBegan
from atable.games.banquet_royal.frames import BanquetFrame, Placing
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def goto(state: BanquetState, frame: BanquetFrame) -> None:
    state.stack[-1] = frame


def begin_turn(state: BanquetState, seat: Seat, events: list[Event]) -> None:
    state.active = seat
    state.turn += 1
    goto(state, Placing())
    events.append(TurnBegan(seat, state.turn))


def next_turn(state: BanquetState, events: list[Event]) -> None:
    """BR-31: clockwise, that is by rising seat number."""
    begin_turn(state, (state.active + 1) % state.seats, events)


def put_element(state: BanquetState, space: int, element: int) -> None:
    """BR-14: from now on it stays here for good; BR-47: it gives access to its neighbours."""
    state.board[space] = element
    state.occupied |= 1 << space
    state.touched |= TOUCHING[space]


def is_full(state: BanquetState) -> bool:
    """BR-91 to BR-93: a Dish or a Toque on all 36 spaces; a Cloche or an emptied space keeps the game going."""
    return state.occupied == ALL_SPACES


def end_banquet(state: BanquetState, events: list[Event]) -> None:
    state.stack.pop()
    events.append(BanquetEnded())
