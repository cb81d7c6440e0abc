"""The toy snatch before the laws: nothing is hidden but the luck to come."""

from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from tests.toys import snatch
from tests.toys.common import fresh
from tests.toys.snatch import SnatchState

GAME = snatch.GAME


def scramble(state: SnatchState, seat: Seat | None, rng: Rng) -> SnatchState:
    other = state.copy()
    other.rng = fresh(rng)
    return other


def facts(state: SnatchState, seat: Seat | None) -> set[str]:
    return set()


def holds(state: SnatchState, fact: str) -> bool:
    raise AssertionError(f"there are no facts, and yet {fact}")
