"""Small steps that several phases and areas share."""

from bisect import insort
from typing import Final

from atable.games.kitchen_rush.content.cards import GOODS, ORDERS, PLATE_INDEX
from atable.games.kitchen_rush.events import OrdersRevealed
from atable.games.kitchen_rush.frames import Action
from atable.games.kitchen_rush.state import NOTHING, Held, Plate, RushState
from atable.games.kitchen_rush.table.house import MAT_PLATES
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

ROOMS: Final = 3  # storerooms


def relaxed(state: RushState) -> bool:
    return state.options.pace == "relaxed"


def guided(state: RushState) -> bool:
    return state.options.assist == "guided"


def with_specialist(state: RushState) -> bool:
    return state.options.piece_of_cake or state.options.specialist_mini


def lead(state: RushState) -> Seat:
    """KR-010."""
    return (state.round - 1) % state.seats


def action_frame(state: RushState) -> Action:
    frame = state.stack[0]
    assert isinstance(frame, Action)
    return frame


def clock(state: RushState) -> int:
    """The reading of the Action phase's clock."""
    return action_frame(state).clock.read(state.now)


# Coins and prestige


def gain_coins(state: RushState, coins: int) -> None:
    """The bank is unlimited."""
    state.coins += coins
    state.paid_in += coins


def pay(state: RushState, coins: int) -> None:
    assert coins <= state.coins
    state.coins -= coins
    state.paid_in -= coins


def lose_prestige(state: RushState, points: int) -> int:
    """KR-189: what was lost."""
    lost = min(points, state.prestige)
    state.prestige -= lost
    return lost


# Plates and goods


def own_plate(state: RushState, seat: Seat, plate: str) -> Plate:
    """KR-064: a plate on this seat's mat."""
    number = PLATE_INDEX.get(plate, NOTHING)
    for own in state.mats[seat]:
        if own.number == number:
            return own
    raise IllegalAction("KR-064", "not-your-plate")


def room_on_mat(state: RushState, seat: Seat) -> int:
    """KR-057."""
    return MAT_PLATES - len(state.mats[seat])


def empty_load() -> list[int]:
    return [0] * GOODS


def is_empty(plate: Plate) -> bool:
    return not any(plate.load)


def to_sink(state: RushState, plate: int) -> None:
    insort(state.sink, plate)


def to_cupboard(state: RushState, plate: int) -> None:
    insort(state.cupboard, plate)


def clear_plate(state: RushState, seat: Seat, plate: Plate) -> None:
    """KR-121, KR-187: off the mat and dirty to the Sink; what was on it goes to the supply."""
    state.mats[seat].remove(plate)
    for good in range(GOODS):
        state.supply[good] += plate.load[good]
    to_sink(state, plate.number)
    for window in state.windows:  # KR-130: what lay on it can't go back any more
        window.taken = [token for token in window.taken if token // ROOMS // GOODS != plate.number]


# Orders


def held_order(state: RushState, seat: Seat, order: int) -> Held | None:
    for held in state.held[seat]:
        if held.order == order:
            return held
    return None


def reveal_orders(state: RushState, most: int, events: list[Event]) -> None:
    """KR-104: onto the lowest-numbered empty order spaces."""
    orders: list[str] = []
    spaces: list[str] = []
    for space in range(len(state.board)):
        if len(orders) == most or not state.order_deck:
            break
        if state.board[space] == NOTHING:
            put_order(state, space)
            orders.append(ORDERS[state.board[space]])
            spaces.append(f"order_{space + 1}")
    if orders:
        events.append(OrdersRevealed(tuple(orders), tuple(spaces)))


def put_order(state: RushState, space: int) -> None:
    """The top card of the deck; nobody waits long yet (KR-192)."""
    state.board[space] = state.order_deck.pop()
    state.board_tiles[space] = NOTHING
    state.waiting[space] = False


def take_off_board(state: RushState, space: int) -> None:
    state.board[space] = NOTHING
    state.board_tiles[space] = NOTHING
    state.waiting[space] = False
