"""Conservation: every spoonful is in the pot or was eaten, at every step."""

from atable.games.soup.state import SoupState
from atable.kernel.errors import BrokenInvariant


def invariants(state: SoupState) -> None:
    if state.pot + sum(state.eaten) != state.options.pot:
        raise BrokenInvariant("soup was spilt, or came from nowhere")
    if min(state.pot, *state.eaten) < 0:
        raise BrokenInvariant("less than nothing")
    if (state.pot == 0) != (state.washes_up is not None):
        raise BrokenInvariant("somebody washes up too early, or nobody does")
