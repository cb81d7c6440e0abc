"""A part of step 1: announce the Dish under a Cloche (BR-50 to BR-65)."""

from atable.games.banquet_royal.actions import ANNOUNCE, DISHES, AnnounceOrder
from atable.games.banquet_royal.content.board import INDEX, spaces_in
from atable.games.banquet_royal.events import OrderRevealed
from atable.games.banquet_royal.frames import Losing, Serving
from atable.games.banquet_royal.phases.turn import goto, put_element
from atable.games.banquet_royal.state import EMPTY, NO_CLOCHE, BanquetState
from atable.games.banquet_royal.table.spaces import space_of
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def legal(state: BanquetState) -> list[Action]:
    """BR-55: any of the four Dishes may be named, in stock or not."""
    actions: list[Action] = []
    for space in spaces_in(accessible(state)):
        actions += ANNOUNCE[space]
    return actions


def accessible(state: BanquetState) -> int:
    """BR-52: Cloches that touch a Dish or a Toque; BR-53: the bouquet gives no access."""
    return state.covered & state.touched


def check(state: BanquetState, action: AnnounceOrder) -> None:
    space = space_of(action.space)
    if action.dish not in DISHES:
        raise IllegalAction("BR-54", "no-such-dish", {"dish": action.dish})
    if not state.covered >> space & 1:
        raise IllegalAction("BR-50", "no-cloche-here", {"space": action.space})
    if not accessible(state) >> space & 1:
        raise IllegalAction("BR-52", "cloche-out-of-reach", {"space": action.space})


def play(state: BanquetState, seat: Seat, action: AnnounceOrder, events: list[Event]) -> None:
    space = INDEX[action.space]
    dish = _lift_cloche(state, space)
    right = DISHES[dish] == action.dish  # BR-63: judged even if the Kitchen has none
    if right:
        state.won[seat].append(dish)  # BR-60
    else:
        state.lost.append(dish)  # BR-61
    placed = state.kitchen[dish] > 0
    if placed:
        state.kitchen[dish] -= 1
        put_element(state, space, dish)  # BR-57, BR-62: the true Dish, right or wrong
    new = space if placed else EMPTY  # BR-58: the space stays empty; BR-64: it counts as just placed
    if state.options.hells_kitchen and not right and state.validated[seat]:
        goto(state, Losing(new))  # BR-121; BR-123: nothing happens without a validated Menu
    else:
        goto(state, Serving(new))
    events.append(OrderRevealed(seat, action.space, action.dish, DISHES[dish], right, placed))


def _lift_cloche(state: BanquetState, space: int) -> int:
    """BR-56, BR-59: the token is turned and the Cloche is gone."""
    dish = state.cloches[space]
    state.cloches[space] = NO_CLOCHE
    state.covered ^= 1 << space
    return dish
