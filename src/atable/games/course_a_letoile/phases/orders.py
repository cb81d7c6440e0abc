"""Standing orders: private answers to attacks, given in advance (never owed)."""

from typing import Final

from atable.games.course_a_letoile.actions import Order, SetStandingOrders
from atable.games.course_a_letoile.content.cards import (
    BACK_TO_KITCHEN,
    BAD_REVIEW,
    BILLING_TROUBLE,
    CARD_IDS,
    CARD_INDEX,
    CATEGORY,
    DECORATION,
    FAME_OF,
    HEADHUNTING,
    OUTDATED,
    POINTS,
    RATS,
    is_development,
)
from atable.games.course_a_letoile.events import OrdersSet
from atable.games.course_a_letoile.frames import Attack
from atable.games.course_a_letoile.state import CourseState
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.seats import Seat

_DEFAULTS: Final[dict[int, Order]] = {
    RATS: "let",
    BAD_REVIEW: "cancel",
    BILLING_TROUBLE: "let",
    OUTDATED: "cancel",
    HEADHUNTING: "cancel",
}


def may_order(state: CourseState) -> bool:
    """At any moment outside a window; bots are asked instead."""
    return state.options.pace != "simulation" and len(state.stack) == 1


def check(state: CourseState, action: SetStandingOrders) -> None:
    if not may_order(state):
        raise IllegalAction("CE-109", "no-orders-now")
    if not all(_given(action, card) in (None, "cancel", "let") for card in _DEFAULTS):
        raise IllegalAction("CE-118", "cancel-or-let")
    wishes = [CARD_INDEX.get(card, -1) for card in action.lost_decoration]
    if len(set(wishes)) < len(wishes) or not all(is_decoration(kind) for kind in wishes):
        raise IllegalAction("CE-98", "decorations-once-each")


def is_decoration(kind: int) -> bool:
    return kind >= 0 and is_development(kind) and CATEGORY[kind] == DECORATION


def give(state: CourseState, seat: Seat, action: SetStandingOrders, events: list[Event]) -> None:
    state.orders[seat] = action
    events.append(Secret((seat,), OrdersSet(seat), None))


def answer_of(state: CourseState, attack: Attack, explicit: bool) -> bool:
    """Cancel? `explicit`: only an answer that was really given counts, else the attack happens."""
    orders = state.orders[attack.victim]
    held = state.hands[attack.victim].count(BACK_TO_KITCHEN)
    given = _given(orders, attack.card)
    if given is None:
        given = "let" if explicit else _DEFAULTS[attack.card]
    if held == 1 and orders.keep_last_for_headhunting and attack.card != HEADHUNTING:
        return False
    return held > 0 and given == "cancel"


def _given(orders: SetStandingOrders, card: int) -> Order | None:
    if card == RATS:
        return orders.rats
    if card == BAD_REVIEW:
        return orders.bad_review
    if card == BILLING_TROUBLE:
        return orders.billing_trouble
    return orders.outdated if card == OUTDATED else orders.headhunting


def decoration_to_lose(orders: SetStandingOrders, choices: list[int]) -> int:
    """The first one wished, else the one with the fewest points, the least Fame and the lowest id."""
    for wish in orders.lost_decoration:
        if CARD_INDEX[wish] in choices:
            return CARD_INDEX[wish]
    return min(choices, key=lambda kind: (POINTS[kind], FAME_OF[kind], CARD_IDS[kind]))
