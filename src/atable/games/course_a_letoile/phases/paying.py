"""Paying for a card (CE-44, CE-91 to CE-95)."""

from atable.games.course_a_letoile.content.cards import BILLING_TROUBLE
from atable.games.course_a_letoile.state import CourseState
from atable.games.course_a_letoile.table.piles import bury
from atable.games.course_a_letoile.table.points import price
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def pay(state: CourseState, seat: Seat, kind: int) -> tuple[int, list[Event]]:
    """What was paid to the bank, and a Billing Trouble that has done its work."""
    due = price(state, seat, kind)
    state.coins[seat] -= due
    if not state.troubles[seat]:
        return due, []
    state.troubles[seat] -= 1  # CE-93: one for each purchase
    return due, [bury(state, BILLING_TROUBLE)]  # CE-95
