"""Standing orders of relaxed play (RR-420, RR-425, RR-428): private, never owed."""

from typing import Final

from atable.games.rival_restaurants.actions import SetOrders
from atable.games.rival_restaurants.actions.bundles import Wanted
from atable.games.rival_restaurants.content.cards import INGREDIENT_INDEX, LOCATION_INDEX, LOCATIONS, UPGRADE_INDEX
from atable.games.rival_restaurants.events import OrdersSet
from atable.games.rival_restaurants.state import RivalState
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat

NO_ORDERS: Final = SetOrders()
LONGEST_LIST: Final = 12
# What each order may be; the first is what counts without orders.
ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "answer": ("ask", "always", "never"),
    "powers": ("ask", "default"),
    "cook_on": ("ask", "always"),
    "discard": ("ask", "cheapest"),
    "recipe": ("ask", "fewest_missing"),
}


def may_order(state: RivalState) -> bool:
    return state.options.pace == "relaxed" and bool(state.stack)


def check(state: RivalState, orders: SetOrders) -> None:
    if not may_order(state):
        raise IllegalAction("RR-420", "orders-only-relaxed")
    given = {
        "answer": orders.answer,
        "powers": orders.powers,
        "cook_on": orders.cook_on,
        "discard": orders.discard,
        "recipe": orders.recipe,
    }
    for order, answer in given.items():
        if answer not in ANSWERS[order]:
            raise IllegalAction("RR-428", "orders-unknown-answer")
    if len(orders.shopping) > LONGEST_LIST or not all(_is_known(entry) for entry in orders.shopping):
        raise IllegalAction("RR-420", "orders-bad-list", {"most": LONGEST_LIST})
    if not all(wish in LOCATION_INDEX for wish in orders.relocation):
        raise IllegalAction("RR-425", "orders-unknown-location")


def _is_known(entry: Wanted) -> bool:
    return (
        isinstance(entry, Wanted)
        and entry.location in LOCATION_INDEX
        and (entry.ingredient is None or entry.ingredient in INGREDIENT_INDEX)
        and (entry.upgrade is None or entry.upgrade in UPGRADE_INDEX)
        and all(name in INGREDIENT_INDEX for name in entry.until)
        and entry.most >= 1
    )


def play(state: RivalState, seat: Seat, orders: SetOrders, events: list[Event]) -> None:
    state.orders[seat] = orders
    events.append(Secret((seat,), OrdersSet(seat), None))


def some_orders(rng: Rng) -> SetOrders:
    """Random ones, for random play."""
    return SetOrders(
        shopping=(Wanted(rng.choice(LOCATIONS[:-1]), most=1 + rng.below(2)),) if rng.chance(0.5) else (),
        answer=rng.choice(ANSWERS["answer"]),
        relocation=(rng.choice(LOCATIONS),) if rng.chance(0.5) else (),
        powers=rng.choice(ANSWERS["powers"]),
        cook_on=rng.choice(ANSWERS["cook_on"]),
        discard=rng.choice(ANSWERS["discard"]),
        recipe=rng.choice(ANSWERS["recipe"]),
    )
