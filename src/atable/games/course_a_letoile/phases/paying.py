"""Paying for a card (CE-44, CE-91 to CE-95)."""

from atable.games.course_a_letoile.content.cards import BILLING_TROUBLE
from atable.games.course_a_letoile.state import CourseState
from atable.games.course_a_letoile.table.piles import bury
from atable.games.course_a_letoile.table.points import price
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def pay(state: CourseState, seat: Seat, kind: int) -> int:
    """What is paid to the bank."""
    due = price(state, seat, kind)
    state.coins[seat] -= due
    return due


def end_trouble(state: CourseState, seat: Seat, events: list[Event]) -> None:
    """CE-95: after a purchase, a Billing Trouble has done its work."""
    if state.troubles[seat]:
        state.troubles[seat] -= 1  # CE-93: one for each purchase
        bury(state, BILLING_TROUBLE, events)
