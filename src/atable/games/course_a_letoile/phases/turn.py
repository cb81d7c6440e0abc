"""Turns, Services and the last of them (CE-18 to CE-21, CE-131 to CE-134, CE-141)."""

from atable.games.course_a_letoile.content.cards import RATS
from atable.games.course_a_letoile.events import LastServiceEnded, ServiceEnded, TurnBegan
from atable.games.course_a_letoile.frames import CourseFrame, Drawing
from atable.games.course_a_letoile.state import SERVICES, CourseState
from atable.games.course_a_letoile.table.piles import bury
from atable.games.course_a_letoile.table.points import income
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def goto(state: CourseState, frame: CourseFrame) -> None:
    state.stack[-1] = frame


def begin_turn(state: CourseState, seat: Seat, events: list[Event]) -> None:
    state.active = seat
    state.stack = [Drawing()]
    events.append(TurnBegan(seat, state.service))


def next_turn(state: CourseState, events: list[Event]) -> None:
    """CE-18: by rising seat number; CE-20: when all have played, the Service ends."""
    following = (state.active + 1) % state.seats
    if following == state.start:  # CE-21: the same start player
        _end_service(state, events)
        if state.service == SERVICES:  # CE-141
            state.stack = []
            events.append(LastServiceEnded())
            return
        state.service += 1
    begin_turn(state, following, events)


def _end_service(state: CourseState, events: list[Event]) -> None:
    paid = [income(state, seat) for seat in range(state.seats)]  # CE-131: to all at the same time
    for seat, coins in enumerate(paid):
        state.coins[seat] += coins
    events.append(ServiceEnded(state.service, tuple(paid)))
    for seat in range(state.seats):
        if state.rats[seat]:  # CE-86
            state.rats[seat] = 0
            bury(state, RATS, events)
