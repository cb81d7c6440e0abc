"""Conservation: every card of the box is somewhere, and the notes about the piles agree with them."""

from atable.games.course_a_letoile.content.cards import (
    BAD_REVIEW,
    BILLING_TROUBLE,
    CARD_IDS,
    COPIES,
    OUTDATED,
    RATS,
    is_development,
    is_dish,
)
from atable.games.course_a_letoile.frames import Attack, Losing
from atable.games.course_a_letoile.state import FIXED, CourseState
from atable.kernel.errors import BrokenInvariant


def invariants(state: CourseState) -> None:
    _cards(state)
    _tableaus(state)
    _piles(state)
    _require(all(coins >= 0 for coins in state.coins), "a purse below zero")
    _require(all(rats in (0, 1) for rats in state.rats), "two Raaaaats! on one seat (CE-84)")
    _require(len(set(state.stars)) == len(set(state.restos)) == state.seats, "Star and P'tit Resto cards")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def _cards(state: CourseState) -> None:
    everywhere = state.deck + state.discard
    for cards in (*state.hands, *state.menus, *state.teams):
        everywhere = everywhere + cards
    malus = [(RATS, sum(state.rats)), (BAD_REVIEW, sum(state.reviews)), (BILLING_TROUBLE, sum(state.troubles))]
    everywhere += [kind for kind, count in malus for _ in range(count)]
    for frame in state.stack:  # CE-34: a card that is being resolved is in neither pile
        if isinstance(frame, Attack):
            everywhere.append(frame.card)
        elif isinstance(frame, Losing):
            everywhere.append(OUTDATED)
    for kind, copies in enumerate(COPIES):
        _require(everywhere.count(kind) == copies, f"copies of {CARD_IDS[kind]}")


def _tableaus(state: CourseState) -> None:
    for menu in state.menus:
        _require(all(is_dish(card) for card in menu) and len(set(menu)) == len(menu), "a menu (CE-52)")
    for team in state.teams:
        _require(all(is_development(card) for card in team), "development cards")


def _piles(state: CourseState) -> None:
    _require(len(state.discard) == len(state.ceilings), "ceilings of the discard pile")
    _require(not state.discard or state.ceilings[-1] == FIXED, "a top card that floats")
    fixed = [at for at, ceiling in enumerate(state.ceilings) if ceiling == FIXED]
    for at, ceiling in enumerate(state.ceilings):
        _require(ceiling == FIXED or at < fixed[ceiling], "a card above its ceiling")
    for hand, origins in zip(state.hands, state.origins, strict=True):
        _require(len(hand) == len(origins), "origins of a hand")
        _require(all(origin <= state.shuffles for origin in origins), "a card from a later shuffle")
