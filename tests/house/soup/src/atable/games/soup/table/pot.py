"""The pot, and the bowls that are filled from it."""

from atable.games.soup.content.loader import BOWLS
from atable.games.soup.state import SoupState
from atable.kernel.seats import Seat


def servings(state: SoupState, seat: Seat) -> range:
    """How many spoonfuls this seat may take now."""
    bowl = BOWLS[state.bowls[seat]]
    return range(min(bowl.least, state.pot), min(bowl.most, state.pot) + 1)  # SO-06, SO-07


def fill(state: SoupState, seat: Seat, spoonfuls: int) -> None:
    state.pot -= spoonfuls
    state.eaten[seat] += spoonfuls
