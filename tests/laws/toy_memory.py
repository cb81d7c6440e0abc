"""The toy memory before the laws of secrecy and redeal: what was shown and is hidden now stays known."""

from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from tests.toys.common import fresh
from tests.toys.memory import GAME, PLACES, MemoryState, MemoryView


def scramble(state: MemoryState, seat: Seat | None, rng: Rng) -> MemoryState:
    other = state.copy()
    other.rng = fresh(rng)
    known = () if seat is None else state.seen[seat]
    for place in range(PLACES):  # each unknown token changes places with one put aside
        if state.down[place] and place not in known:
            other.aside.append(other.tokens[place])
            other.tokens[place] = other.aside.pop(0)
    return other


def facts(state: MemoryState, seat: Seat | None) -> set[str]:
    view = GAME.view(state, seat)
    assert isinstance(view, MemoryView)
    return {f"{place} is {dish}" for place, dish in enumerate(view.places) if dish is not None}


def holds(state: MemoryState, fact: str) -> bool:
    place, dish = fact.split(" is ")
    return state.tokens[int(place)] == dish
