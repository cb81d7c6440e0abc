"""The sequence of play: turns, Services and the end (CE-19 to CE-21, CE-131 to CE-141)."""

from atable.games.course_a_letoile.content.cards import RATS
from atable.games.course_a_letoile.events import LastServiceEnded, ServiceEnded, StarReached, TurnBegan
from atable.games.course_a_letoile.frames import CourseFrame, Drawing, Ending, Playing
from atable.games.course_a_letoile.state import SERVICES, CourseState
from atable.games.course_a_letoile.table.piles import bury
from atable.games.course_a_letoile.table.points import income, missing
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def goto(state: CourseState, frame: CourseFrame) -> None:
    state.stack[-1] = frame


def begin_turn(state: CourseState, seat: Seat) -> list[Event]:
    state.active = seat
    state.stack = [Drawing()]
    return [TurnBegan(seat, state.service)]


def next_turn(state: CourseState) -> list[Event]:
    """CE-18: by rising seat number; CE-20: when all have played, the Service ends."""
    following = (state.active + 1) % state.seats
    events: list[Event] = []
    if following == state.start:  # CE-21: the same start player
        events += _end_service(state)
        if state.service == SERVICES:  # CE-141
            state.stack = []
            return [*events, LastServiceEnded()]
        state.service += 1
    return events + begin_turn(state, following)


def _end_service(state: CourseState) -> list[Event]:
    paid = [income(state, seat) for seat in range(state.seats)]  # CE-131: to all at the same time
    for seat, coins in enumerate(paid):
        state.coins[seat] += coins
    events: list[Event] = [ServiceEnded(state.service, tuple(paid))]
    for seat in range(state.seats):
        if state.rats[seat]:  # CE-86
            state.rats[seat] = 0
            events.append(bury(state, RATS))
    return events


def after_card(state: CourseState) -> list[Event]:
    """CE-47: a card is resolved. The star, the next card, or after the third one the end of the turn."""
    frame = state.stack[-1]
    if not isinstance(frame, Playing):  # A Bit Dated! still waits for its victim
        return []
    for seat in (state.active, *range(state.seats)):  # CE-136: at once; the others' points can only have fallen
        if not missing(state, seat):
            state.stack = []
            return [StarReached(seat)]
    if frame.left == 0:
        goto(state, Ending())
    return []
