"""Folie en cuisine: the players choose the spaces of the Royal Orders (BR-111 to BR-116)."""

from atable.games.banquet_royal.actions import PLACE_ORDER, PlaceOrder
from atable.games.banquet_royal.content.board import ALL_SPACES, AROUND_BOUQUET, INDEX, spaces_in
from atable.games.banquet_royal.events import OrderPlaced
from atable.games.banquet_royal.options import orders_placed
from atable.games.banquet_royal.phases.memorising import reveal_orders
from atable.games.banquet_royal.state import BanquetState
from atable.games.banquet_royal.table.spaces import space_of
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_tick
from atable.kernel.seats import Seat


def pending(state: BanquetState) -> list[Seat]:
    return [state.active]


may_act = pending


def legal(state: BanquetState, seat: Seat) -> list[Action]:
    return [PLACE_ORDER[space] for space in spaces_in(_open(state))]


def _open(state: BanquetState) -> int:
    """BR-114: not around the bouquet; BR-115: any other space without a Cloche."""
    return ALL_SPACES & ~AROUND_BOUQUET & ~state.covered


def check(state: BanquetState, seat: Seat, action: Action) -> None:
    if not isinstance(action, PlaceOrder):
        raise IllegalAction("BR-112", "place-an-order-first")
    space = space_of(action.space)
    if AROUND_BOUQUET >> space & 1:
        raise IllegalAction("BR-114", "order-around-bouquet", {"space": action.space})
    if state.covered >> space & 1:
        raise IllegalAction("BR-115", "cloche-here-already", {"space": action.space})


def play(state: BanquetState, seat: Seat, action: Action, events: list[Event]) -> None:
    assert isinstance(action, PlaceOrder)
    space = INDEX[action.space]
    state.cloches[space] = state.supply.pop()  # BR-116: nobody sees the token
    state.covered |= 1 << space
    events.append(OrderPlaced(seat, action.space))
    state.active = (seat + 1) % state.seats  # BR-112


def step(state: BanquetState, events: list[Event]) -> bool:
    if state.covered.bit_count() < orders_placed(state.options):
        return False
    reveal_orders(state, events)  # BR-113
    return True


tick = no_tick
next_deadline = no_deadline
