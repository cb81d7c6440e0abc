"""Standing orders: relaxed play may go on while somebody sleeps. Only their owner knows them."""

from atable.games.critter_kitchen.actions import WISHES, SetStandingOrders
from atable.games.critter_kitchen.content.items import (
    BISQUE,
    NOTHING,
    NUMBER,
    SOUP,
    TYPE,
    TYPES,
    ZOUS_CHEF,
    is_good,
    is_ingredient,
    is_rumor,
    is_spice,
)
from atable.games.critter_kitchen.events import OrdersSet
from atable.games.critter_kitchen.state import CritterState
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.seats import Seat


def may_order(state: CritterState) -> bool:
    return bool(state.stack) and state.options.pace == "relaxed"


def check(state: CritterState, action: SetStandingOrders) -> None:
    if not may_order(state):
        raise IllegalAction("CK-121", "no-standing-orders")
    if any(wish not in WISHES for wish in action.wishes) or len(set(action.wishes)) != len(action.wishes):
        raise IllegalAction("CK-121", "bad-standing-orders")


def give(state: CritterState, seat: Seat, action: SetStandingOrders, events: list[Event]) -> None:
    state.orders[seat] = action
    events.append(Secret((seat,), OrdersSet(seat), None))


def wished(orders: SetStandingOrders, items: list[int], first: bool) -> int:
    """The item to take, SOUP also for a soup instead of the first item (CK-146), NOTHING to be asked."""
    for wish in orders.wishes:
        found = [kind for kind in items if _fits(wish, kind)]
        if found:
            return max(found, key=_rank)
        if wish == "soup" and first:
            return SOUP
    return NOTHING


def _rank(kind: int) -> tuple[int, int]:
    """The highest number, then the first of the list."""
    return NUMBER[kind] if is_ingredient(kind) else 0, -kind


def _fits(wish: str, kind: int) -> bool:
    if is_ingredient(kind):
        return TYPES[TYPE[kind]] == wish
    if is_spice(kind):
        return wish == "spice"
    if is_rumor(kind):
        return wish == "rumor"
    if is_good(kind):
        return wish == "good"
    return wish == {ZOUS_CHEF: "zous_chef", BISQUE: "bisque", SOUP: "soup"}[kind]
