"""Thinking time and what is played for someone absent. No rule hangs on a timer here."""

from typing import Final

from atable.games.soup.actions import ChooseBowl, Ladle
from atable.games.soup.frames import Choosing
from atable.games.soup.state import SoupState
from atable.games.soup.table.pot import servings
from atable.kernel.actions import Action
from atable.kernel.seats import Seat
from atable.kernel.views import Limit

THINKING: Final[dict[str, int]] = {"live": 20_000, "relaxed": 24 * 60 * 60 * 1000}  # by pace, in ms


def limit(state: SoupState) -> Limit | None:
    """Another question is another group: decisions of one group share their time."""
    pace = state.options.pace
    group = "choose" if isinstance(state.stack[-1], Choosing) else f"ladle-{state.pot}"
    return Limit(group, THINKING[pace]) if pace in THINKING else None


def default(state: SoupState, seat: Seat) -> Action:
    """Modest: the cup, and as little as one may."""
    return ChooseBowl("cup") if isinstance(state.stack[-1], Choosing) else Ladle(servings(state, seat)[0])
