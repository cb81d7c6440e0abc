"""CE-22 to CE-29: draw two cards."""

from atable.games.course_a_letoile.actions import DRAW_DECK, DRAW_MIXED, Draw
from atable.games.course_a_letoile.frames import Playing
from atable.games.course_a_letoile.phases.turn import goto
from atable.games.course_a_letoile.state import PLAYS, CourseState
from atable.games.course_a_letoile.table.piles import draw, take_top
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_step, no_tick
from atable.kernel.seats import Seat


def pending(state: CourseState) -> list[Seat]:
    return [state.active]


may_act = pending


def legal(state: CourseState, seat: Seat) -> list[Action]:
    return [DRAW_DECK, DRAW_MIXED] if state.discard else [DRAW_DECK]


def check(state: CourseState, seat: Seat, action: Action) -> None:
    if not isinstance(action, Draw) or action.way not in ("deck", "mixed"):
        raise IllegalAction("CE-22", "draw-first")
    if action.way == "mixed" and not state.discard:
        raise IllegalAction("CE-27", "discard-pile-empty")


def play(state: CourseState, seat: Seat, action: Action, events: list[Event]) -> None:
    assert isinstance(action, Draw)  # CE-25: the way is chosen before any card is drawn
    goto(state, Playing(PLAYS))
    if action.way == "mixed":
        take_top(state, seat, events)  # CE-28; CE-26: never two of the pile
    else:
        draw(state, seat, events)
    draw(state, seat, events)


step = no_step
tick = no_tick
next_deadline = no_deadline
