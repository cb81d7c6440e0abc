"""Maintenance: wages (KR-193 to KR-200, KC-123 to KC-127)."""

from atable.games.kitchen_rush.content.cards import HELPER_1, HELPER_2, HOURGLASSES, SPECIALIST
from atable.games.kitchen_rush.events import WagePaid, WageUnpaid
from atable.games.kitchen_rush.frames import Choosing
from atable.games.kitchen_rush.state import BOX, OFFICE, STANDING, RushState
from atable.games.kitchen_rush.table import hourglasses
from atable.games.kitchen_rush.table.house import wage
from atable.games.kitchen_rush.table.small_steps import pay
from atable.kernel.events import Event


def pay_wages(state: RushState, events: list[Event]) -> None:
    """KR-197, KC-125: Helpers, then the Specialist, then the players' hourglasses."""
    for number in (HELPER_1, HELPER_2, SPECIALIST):
        if _is_due(state, number):
            _pay_one(state, number, events)
    due = due_to_players(state)
    if due and 0 < state.coins // wage(state, due[0]) < len(due):  # KR-198: they all cost the same
        state.stack.append(Choosing("wages", []))
        return
    pay_players(state, due, events)


def pay_players(state: RushState, numbers: list[int], events: list[Event]) -> None:
    """KR-199: in this order."""
    for number in numbers:
        _pay_one(state, number, events)
    state.upcoming = "rewards"


def due_to_players(state: RushState) -> list[int]:
    """The first hourglass of every seat, then the second ones."""
    first = [2 * seat for seat in range(state.seats)]
    second = [2 * seat + 1 for seat in range(state.seats)]
    return [number for number in first + second if _is_due(state, number)]


def _is_due(state: RushState, number: int) -> bool:
    """KR-193 to KR-195; the Specialist's minimum is due in any case (KC-124, KC-127)."""
    hourglass = state.hourglasses[number]
    if hourglass.where in (OFFICE, BOX):
        return False
    return hourglass.used or number == SPECIALIST


def _pay_one(state: RushState, number: int, events: list[Event]) -> None:
    """KR-199, KR-200: in full or not at all."""
    cost = wage(state, number)
    if cost <= state.coins:
        pay(state, cost)
        events.append(WagePaid(HOURGLASSES[number], cost))
        return
    hourglass = state.hourglasses[number]
    if hourglass.where == STANDING:
        hourglasses.take_off(state, number, events)
    hourglass.where = OFFICE
    hourglass.debt = cost
    events.append(WageUnpaid(HOURGLASSES[number], cost))
