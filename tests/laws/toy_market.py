"""The toy market before the laws: the cards of others are hidden, until a bell is rung."""

from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from tests.toys import market
from tests.toys.common import fresh
from tests.toys.market import MarketState

GAME = market.GAME


def scramble(state: MarketState, seat: Seat | None, rng: Rng) -> MarketState:
    """Every hidden bell is a blank and the other way round; and the luck to come changes."""
    other = state.copy()
    other.rng = fresh(rng)
    for owner, card in enumerate(state.cards):
        if card != "rung" and owner != seat:
            other.cards[owner] = "blank" if card == "bell" else "bell"
    return other


def facts(state: MarketState, seat: Seat | None) -> set[str]:
    """The own card, and every bell that was rung."""
    return {f"{owner} {card}" for owner, card in enumerate(state.cards) if owner == seat or card == "rung"}


def holds(state: MarketState, fact: str) -> bool:
    owner, card = fact.split()
    shown = state.cards[int(owner)]
    return shown == card or (card == "bell" and shown == "rung")
