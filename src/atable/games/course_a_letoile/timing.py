"""Thinking time and what is played for someone absent."""

from typing import Final

from atable.games.course_a_letoile.actions import DISCARD, DRAW_DECK, END_PLAY, END_TURN, LOSE_DECORATION, React
from atable.games.course_a_letoile.frames import Attack, Drawing, Ending, Losing, Playing
from atable.games.course_a_letoile.phases import ending, losing
from atable.games.course_a_letoile.phases.orders import answer_of, decoration_to_lose
from atable.games.course_a_letoile.state import CourseState
from atable.kernel.actions import Action
from atable.kernel.seats import Seat
from atable.kernel.views import Limit

SECOND: Final = 1000
HOUR: Final = 60 * 60 * SECOND


def limit(state: CourseState, seat: Seat) -> Limit | None:
    frame = state.stack[-1]
    if state.options.pace == "simulation":
        return None
    if isinstance(frame, Attack):
        return None if frame.until is not None else Limit("reaction", 12 * HOUR)
    if state.options.pace == "relaxed":
        return Limit("decoration", 12 * HOUR) if isinstance(frame, Losing) else Limit("turn", 24 * HOUR)
    if isinstance(frame, Losing):
        return Limit("decoration", 20 * SECOND)
    return Limit("end", 30 * SECOND) if isinstance(frame, Ending) else Limit("turn", 90 * SECOND)


def default(state: CourseState, seat: Seat) -> Action:
    match state.stack[-1]:
        case Drawing():
            return DRAW_DECK
        case Playing():
            return END_PLAY
        case Attack() as attack:
            return React(answer_of(state, attack, explicit=state.options.pace == "live"))
        case Losing():
            return LOSE_DECORATION[decoration_to_lose(state.orders[seat], losing.choices(state, seat))]
        case _:
            # The most recently drawn cards go first.
            return DISCARD[state.hands[seat][-1]] if ending.over_limit(state, seat) else END_TURN
