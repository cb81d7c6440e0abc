"""The order of play: a turn is drawing, playing up to three cards, ending; turns make Services (CE-19, CE-20).

An attack lies above the playing until its victim has answered, and so does the choice of a Decoration that follows
from one.
"""

from typing import Final

from atable.games.course_a_letoile.frames import Attack, Drawing, Ending, Losing, Playing
from atable.games.course_a_letoile.phases import attacking, drawing, ending, losing, playing
from atable.games.course_a_letoile.state import CourseState
from atable.kernel.events import Event
from atable.kernel.phases import Phase, settle

PHASES: Final[dict[type, Phase[CourseState]]] = {
    Drawing: drawing,
    Playing: playing,
    Attack: attacking,
    Losing: losing,
    Ending: ending,
}


def phase_of(state: CourseState) -> Phase[CourseState]:
    return PHASES[type(state.stack[-1])]


def go_on(state: CourseState, events: list[Event]) -> None:
    settle(state, events, PHASES)
