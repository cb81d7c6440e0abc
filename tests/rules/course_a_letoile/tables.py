"""What players see and do at a table: refusals, offers, whole turns and Services, games played at random."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import pytest

from atable.games.course_a_letoile.actions import DiscardCard, Draw, EndPlay, EndTurn, React
from atable.games.course_a_letoile.content.cards import CARD_IDS
from atable.games.course_a_letoile.events import ServiceEnded
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.options import CourseOptions
from atable.games.course_a_letoile.state import CourseState
from atable.games.course_a_letoile.views import CourseView, SeatView
from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, seen_by
from atable.kernel.outcome import Outcome
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from tests.rules.course_a_letoile.scenario import do

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)

SEEDS = [str(number) for number in range(400)]


def fresh(seats: int = 2, seed: str = "course", **options: object) -> CourseState:
    """The start of a game."""
    return GAME.setup(CourseOptions(**options), seats, seed)  # type: ignore[arg-type]


def view(state: CourseState, seat: Seat | None = None) -> CourseView:
    """What the seat sees; a spectator if none is given."""
    return GAME.view(state, seat)


def front(state: CourseState, seat: Seat) -> SeatView:
    """What everybody sees in front of the seat."""
    return view(state).seats[seat]


def watchers(state: CourseState) -> list[Seat | None]:
    """All seats, and a spectator."""
    return [*range(state.seats), None]


def all_seen(state: CourseState, seat: Seat | None) -> str:
    """Everything that is sent to this seat, or to a spectator, as text."""
    return (encode(GAME.view(state, seat)) + encode(GAME.prompts(state, seat))).decode()


def outcome(state: CourseState) -> Outcome:
    result = GAME.outcome(state)
    assert result is not None, "the game goes on"
    return result


def offered(state: CourseState, kind: type[A], seat: Seat | None = None) -> list[A]:
    """The legal actions of one kind for the seat (default: the active one)."""
    actions = GAME.legal(state, state.active if seat is None else seat)
    return [action for action in actions if isinstance(action, kind)]


def kinds(events: Sequence[Event], seat: Seat | None = None) -> list[str]:
    """The names of the events as the seat, or the public, sees them."""
    return [type(event).__name__ for event in seen_by(events, seat)]


def only(events: Sequence[Event], kind: type[E], seat: Seat | None = None) -> list[E]:
    """The events of one kind as the seat, or the public, sees them."""
    return [event for event in seen_by(events, seat) if isinstance(event, kind)]


@contextmanager
def refused(state: CourseState, rule: str, key: str) -> Iterator[None]:
    """What happens inside is refused under this rule with this message, and changes nothing."""
    untouched = state.copy()
    with pytest.raises(IllegalAction) as error:
        yield
    assert (error.value.rule, error.value.key) == (rule, key)
    assert state == untouched


def refuse_all(state: CourseState, actions: Sequence[Action], rule: str, key: str) -> None:
    """Each of these actions of whoever is asked is refused under this rule with this message."""
    for action in actions:
        with refused(state, rule, key):
            do(state, action)


def with_seed(state: CourseState, seed: str) -> CourseState:
    """The same position with another generator: other random places, other shuffles."""
    other = state.copy()
    other.rng = seeded(f"table {seed}")
    return other


def finish_turn(state: CourseState) -> list[Event]:
    """The active seat does nothing more than it has to; an open attack happens."""
    turn = (state.service, state.active)
    events: list[Event] = []
    while state.stack and (state.service, state.active) == turn:
        events += do(state, _idle(state))
    return events


def _idle(state: CourseState) -> Action:
    match view(state).step:
        case "drawing":
            return Draw("deck")
        case "playing":
            return EndPlay()
        case "attack":
            return React(False)
        case "losing":
            return GAME.legal(state, GAME.pending(state)[0])[0]
    hand = state.hands[state.active]
    return DiscardCard(CARD_IDS[hand[-1]]) if len(hand) > 7 else EndTurn()


def finish_service(state: CourseState) -> list[Event]:
    """Everybody does nothing more than they have to until the Service ends or the game is over."""
    service = state.service
    events: list[Event] = []
    while state.stack and state.service == service:
        events += finish_turn(state)
    return events


def incomes(state: CourseState) -> tuple[int, ...]:
    """What each seat is paid at the end of this Service, which is played to its end."""
    (ended,) = only(finish_service(state), ServiceEnded)
    return ended.income


def at_random(state: CourseState, seed: str = "dice") -> Iterator[CourseState]:
    """Play to the end at random; the position before each decision, and the last one."""
    rng = seeded(seed)
    for _ in range(GAME.spec.longest):
        yield state
        pending = GAME.pending(state)
        if not pending:
            return
        do(state, GAME.sample(state, pending[0], rng), pending[0])
    raise AssertionError("the game does not end")
