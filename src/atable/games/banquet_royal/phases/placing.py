"""Step 1: place a Dish or a Toque, or announce a Royal Order (BR-33 to BR-49)."""

from atable.games.banquet_royal.actions import (
    DISHES,
    PLACE_DISH,
    PLACE_TOQUE,
    AnnounceOrder,
    PlaceDish,
    PlaceToque,
)
from atable.games.banquet_royal.content.board import AROUND_BOUQUET, INDEX, spaces_in
from atable.games.banquet_royal.events import DishPlaced, ToquePlaced
from atable.games.banquet_royal.frames import Serving
from atable.games.banquet_royal.phases import announcing
from atable.games.banquet_royal.phases.turn import goto, put_element
from atable.games.banquet_royal.state import TOQUE, BanquetState
from atable.games.banquet_royal.table.spaces import space_of
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.messages import Term
from atable.kernel.phases import no_deadline, no_step, no_tick
from atable.kernel.seats import Seat


def pending(state: BanquetState) -> list[Seat]:
    return [state.active]


may_act = pending


def legal(state: BanquetState, seat: Seat) -> list[Action]:
    """Dishes space by space, then Toques, then announcements; never empty (BR-34, BR-35)."""
    actions: list[Action] = []
    spaces = spaces_in(open_spaces(state))
    places = PLACE_DISH[stock(state)]
    for space in spaces:
        actions += places[space]
    if state.toques[seat]:
        actions += [PLACE_TOQUE[space] for space in spaces]
    actions += announcing.legal(state)
    return actions


def open_spaces(state: BanquetState) -> int:
    """BR-38 to BR-42: empty, without a Cloche, touching the bouquet, a Dish or a Toque."""
    return (state.touched | AROUND_BOUQUET) & ~(state.occupied | state.covered)


def stock(state: BanquetState) -> int:
    """BR-36, BR-37: the Dish types with a piece left in the Kitchen, as a bit mask."""
    green, fruit, charlotte, burger = state.kitchen
    return (green > 0) | (fruit > 0) << 1 | (charlotte > 0) << 2 | (burger > 0) << 3


def check(state: BanquetState, seat: Seat, action: Action) -> None:
    if isinstance(action, PlaceDish):
        check_space(state, action.space)
        if action.dish not in DISHES:
            raise IllegalAction("BR-36", "no-such-dish", {"dish": action.dish})
        if state.kitchen[DISHES.index(action.dish)] == 0:
            raise IllegalAction("BR-37", "kitchen-has-none", {"dish": Term(f"dish-{action.dish}")})
    elif isinstance(action, PlaceToque):
        if state.toques[seat] == 0:
            raise IllegalAction("BR-46", "no-toque-left")
        check_space(state, action.space)
    elif isinstance(action, AnnounceOrder):
        announcing.check(state, action)
    else:
        raise IllegalAction("BR-33", "place-or-announce")


def check_space(state: BanquetState, label: str) -> None:
    """BR-45: a Toque follows the same rules of space as a Dish."""
    space = space_of(label)
    if state.occupied >> space & 1:
        raise IllegalAction("BR-13", "space-taken", {"space": label})
    if state.covered >> space & 1:
        raise IllegalAction("BR-40", "cloche-in-the-way", {"space": label})
    if not open_spaces(state) >> space & 1:
        raise IllegalAction("BR-38", "touches-nothing", {"space": label})


def play(state: BanquetState, seat: Seat, action: Action, events: list[Event]) -> None:
    if isinstance(action, PlaceDish):
        dish = DISHES.index(action.dish)
        state.kitchen[dish] -= 1  # BR-43
        space = INDEX[action.space]
        put_element(state, space, dish)
        goto(state, Serving(space))
        events.append(DishPlaced(seat, action.dish, action.space))
    elif isinstance(action, PlaceToque):
        state.toques[seat] -= 1  # BR-44
        space = INDEX[action.space]
        put_element(state, space, TOQUE + seat)
        goto(state, Serving(space))
        events.append(ToquePlaced(seat, action.space))
    else:
        assert isinstance(action, AnnounceOrder)
        announcing.play(state, seat, action, events)


step = no_step
tick = no_tick
next_deadline = no_deadline
