"""The toy duel before the laws of secrecy and redeal: hands, deck and orders are hidden."""

from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from tests.toys.common import fresh
from tests.toys.duel import GAME, DuelState, DuelView


def scramble(state: DuelState, seat: Seat | None, rng: Rng) -> DuelState:
    other = state.copy()
    other.rng = fresh(rng)
    for owner in (owner for owner in (1, 0) if owner != seat):
        size, cards = len(other.hands[owner]), other.hands[owner] + other.deck
        cards = cards[1:] + cards[:1]  # each moves on by one place
        other.hands[owner], other.deck = cards[:size], cards[size:]
        if not state.order_shown(owner):
            other.orders[owner].answers["block"] = "ask" if state.orders[owner].answers else "always"
    return other


def facts(state: DuelState, seat: Seat | None) -> set[str]:
    view = GAME.view(state, seat)
    assert isinstance(view, DuelView)
    return {f"{seat} got {card}" for card in view.hand}


def holds(state: DuelState, fact: str) -> bool:
    seat, card = fact.split(" got ")
    return card in state.hands[int(seat)] or card in state.played
