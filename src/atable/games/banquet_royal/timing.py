"""Personal showings, thinking time and what is played for someone absent."""

from typing import Final

from atable.games.banquet_royal.actions import ANNOUNCE, CHOOSE_VALUE, KEEP, LOSE, PLACE_DISH, READY, VALIDATE
from atable.games.banquet_royal.content.board import spaces_in
from atable.games.banquet_royal.frames import Losing, Memorising, Placing, PlacingOrders, Serving
from atable.games.banquet_royal.phases import announcing, memorising, placing, placing_orders
from atable.games.banquet_royal.phases.showings import end_showing
from atable.games.banquet_royal.state import BanquetState
from atable.games.banquet_royal.table.decks import values_left
from atable.games.banquet_royal.table.menus import VALUE, fulfilled
from atable.kernel.actions import Action
from atable.kernel.clocks import earliest
from atable.kernel.events import Event
from atable.kernel.seats import Seat
from atable.kernel.views import Limit

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND


def next_showing(state: BanquetState) -> int | None:
    """Relaxed play: when the next personal showing is over."""
    return earliest([until for until in state.looked if until > state.now])


def end_showings(state: BanquetState, events: list[Event]) -> None:
    """Relaxed play: the personal showings whose time is over. Who has looked is ready."""
    for seat in range(state.seats):
        if state.looked[seat] == state.now:
            end_showing(state, seat, events)
            if state.stack and isinstance(state.stack[-1], Memorising) and seat in memorising.pending(state):
                memorising.set_ready(state, seat, events)


def limit(state: BanquetState, seat: Seat) -> Limit | None:
    if state.options.pace == "simulation":
        return None
    frame = state.stack[-1]
    if state.options.pace == "relaxed":
        if isinstance(frame, PlacingOrders):
            return Limit("place-order", DAY)
        return Limit("memorise" if isinstance(frame, Memorising) else "turn", DAY)
    match frame:
        case Memorising():
            return None  # the game's own timer ends it
        case PlacingOrders():
            return Limit("place-order", 20 * SECOND)
        case Placing() | Losing():  # the loss is the end of step 1 (BR-124)
            return Limit("step-1", 60 * SECOND)
        case _:
            return Limit("steps-2-to-4", 30 * SECOND)


def default(state: BanquetState, seat: Seat) -> Action:
    match state.stack[-1]:
        case PlacingOrders():
            return placing_orders.legal(state, seat)[0]  # the first legal space in label order
        case Memorising():
            return READY
        case Placing():
            return _default_step_1(state)
        case Losing():
            return LOSE[min(state.validated[seat], key=lambda card: (VALUE[card], card))]
        case Serving(new=new):
            return _default_serving(state, seat, new)
        case _:
            return CHOOSE_VALUE[max(values_left(state)) - 1]


def _default_step_1(state: BanquetState) -> Action:
    """The Dish with the most pieces on the first legal space; if none is legal, the first Cloche."""
    open_spaces = spaces_in(placing.open_spaces(state))
    if open_spaces:
        most = max(range(len(state.kitchen)), key=lambda dish: (state.kitchen[dish], -dish))
        return PLACE_DISH[1 << most][open_spaces[0]][0]
    return ANNOUNCE[spaces_in(announcing.accessible(state))[0]][0]


def _default_serving(state: BanquetState, seat: Seat, new: int) -> Action:
    """Validate the fulfilled card of the highest value, lowest id first; discard nothing."""
    found = fulfilled(state.board, new, state.hands[seat])
    if not found:
        return KEEP
    card, line = min(found, key=lambda pair: (-VALUE[pair[0]], pair))
    return VALIDATE[card][line]
