"""A Bit Dated!: the victim gives up a Decoration card (CE-96 to CE-99)."""

from atable.games.course_a_letoile.actions import LOSE_DECORATION, LoseDecoration
from atable.games.course_a_letoile.content.cards import CARD_IDS, CARD_INDEX, OUTDATED
from atable.games.course_a_letoile.events import DecorationLost
from atable.games.course_a_letoile.frames import Losing
from atable.games.course_a_letoile.phases.orders import decoration_to_lose, is_decoration
from atable.games.course_a_letoile.state import CourseState
from atable.games.course_a_letoile.table.piles import bury, lay_on_top
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_step, no_tick, top
from atable.kernel.seats import Seat


def start_losing(state: CourseState, victim: Seat, events: list[Event]) -> None:
    """Ask, unless all are alike or a standing order answers at once."""
    kinds = choices(state, victim)
    relaxed = state.options.pace == "relaxed" and state.options.reactions == "orders"
    if len(kinds) > 1 and not relaxed:
        state.stack.append(Losing(victim))
    else:
        _lose(state, victim, decoration_to_lose(state.orders[victim], kinds), events)


def choices(state: CourseState, seat: Seat) -> list[int]:
    return sorted({card for card in state.teams[seat] if is_decoration(card)})


def pending(state: CourseState) -> list[Seat]:
    return [top(state, Losing).victim]


may_act = pending


def legal(state: CourseState, seat: Seat) -> list[Action]:
    return [LOSE_DECORATION[kind] for kind in choices(state, seat)]  # CE-98: the victim chooses


def check(state: CourseState, seat: Seat, action: Action) -> None:
    if not isinstance(action, LoseDecoration):
        raise IllegalAction("CE-97", "lose-a-decoration-first")
    if CARD_INDEX.get(action.card, -1) not in choices(state, seat):
        raise IllegalAction("CE-98", "not-your-decoration")


def play(state: CourseState, seat: Seat, action: Action, events: list[Event]) -> None:
    assert isinstance(action, LoseDecoration)
    state.stack.pop()
    _lose(state, seat, CARD_INDEX[action.card], events)


step = no_step
tick = no_tick
next_deadline = no_deadline


def _lose(state: CourseState, victim: Seat, kind: int, events: list[Event]) -> None:
    """CE-99: the Decoration card on top, then the Action card at a random place."""
    state.teams[victim].remove(kind)  # CE-71
    lay_on_top(state, kind)
    events.append(DecorationLost(victim, CARD_IDS[kind]))
    bury(state, OUTDATED, events)
