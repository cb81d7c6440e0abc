"""Attacks, the answers to them, and players one card away from their star."""

from collections.abc import Callable

from atable.games.course_a_letoile.actions import EndPlay, PlayAttack, React
from atable.games.course_a_letoile.events import AttackCancelled, AttackSucceeded
from atable.games.course_a_letoile.state import CourseState
from atable.kernel.events import Event
from atable.kernel.seats import Seat
from tests.rules.course_a_letoile.scenario import discard_pile, do
from tests.rules.course_a_letoile.tables import front, outcome, view, with_seed

ATTACK_CARDS = ("rats", "bad_review", "billing_trouble", "outdated", "headhunting")
# In front of a victim: one card that A Bit Dated! takes and one that To the Competition! takes.
VULNERABLE = ("de_checked_cloth", "se_trainee")

BRIGADE = "star_brigade"
# The Star of the Brigade (6 4 4 6) but for one Cuisine point.
ALMOST_BRIGADE = (
    *("cu_chef", "cu_cheffe", "cu_commis"),
    *("se_floor_manager", "se_bartender"),
    *("de_fairy_terrace", "de_zinc_bar"),
)


def aim(card: str, victim: Seat) -> PlayAttack:
    """This attack on a seat that has VULNERABLE cards in front of it."""
    return PlayAttack(card, victim, "se_trainee" if card == "headhunting" else None)


def strike(state: CourseState, action: PlayAttack) -> list[Event]:
    """The active seat attacks, and the victim lets it happen."""
    return do(state, action, state.active) + do(state, React(False), action.victim)


def parry(state: CourseState, action: PlayAttack) -> list[Event]:
    """The active seat attacks, and the victim cancels it."""
    return do(state, action, state.active) + do(state, React(True), action.victim)


def end_play(state: CourseState) -> None:
    """Play no more, if the play step is not over already."""
    if view(state).step == "playing":
        do(state, EndPlay(), state.active)


def fame(state: CourseState, seat: Seat) -> int:
    return front(state, seat).points[3]


def coins(state: CourseState) -> list[int]:
    return [seat.coins for seat in view(state).seats]


def places(state: CourseState) -> list[int]:
    """The final places by seat."""
    return [side.place for side in outcome(state).sides]


def lies_at(state: CourseState, card: str) -> int:
    """Where the only copy of a card lies in the discard pile, counted from the top."""
    pile = discard_pile(state)
    assert pile.count(card) == 1
    return pile.index(card)


def places_taken(state: CourseState, happen: Callable[[CourseState], object], card: str, tries: int = 80) -> set[int]:
    """All the places in the discard pile, counted from the top, at which a card ends up as luck will have it."""
    found: set[int] = set()
    for luck in range(tries):
        table = with_seed(state, str(luck))
        happen(table)
        found.add(lies_at(table, card))
    return found


def answer(events: list[Event]) -> str:
    """How an attack ended, in the words of a standing order."""
    (ended,) = [event for event in events if isinstance(event, AttackCancelled | AttackSucceeded)]
    return "cancel" if isinstance(ended, AttackCancelled) else "let"
