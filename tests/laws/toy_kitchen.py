"""The toy kitchen before the laws: the order of the deck is hidden from everybody."""

from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from tests.toys import kitchen
from tests.toys.common import fresh
from tests.toys.kitchen import ORDERS, KitchenState

GAME = kitchen.GAME


def scramble(state: KitchenState, seat: Seat | None, rng: Rng) -> KitchenState:
    """The deck in another order, and other luck to come."""
    other = state.copy()
    other.rng = fresh(rng)
    turned = 1 + rng.below(max(1, len(state.deck) - 1))
    other.deck = [*reversed(state.deck[turned:]), *state.deck[:turned]]
    return other


def facts(state: KitchenState, seat: Seat | None) -> set[str]:
    """What the deck can no longer hold: so many of a dish have left it."""
    left = [*state.raw, *state.served]
    return {f"{dish} {left.count(dish)}" for dish in ORDERS}


def holds(state: KitchenState, fact: str) -> bool:
    left = {dish: count - state.deck.count(dish) for dish, count in ORDERS.items()}
    return fact in {f"{dish} {fewer}" for dish in ORDERS for fewer in range(left[dish] + 1)}
