"""What is being asked, and whom the others wait for. An id changes with every answer."""

from atable.games.soup.frames import Choosing
from atable.games.soup.state import SoupState
from atable.kernel.seats import Seat
from atable.kernel.views import Prompt, ask_or_wait, check_viewer


def prompts(state: SoupState, seat: Seat | None, pending: list[Seat]) -> list[Prompt]:
    check_viewer(seat, state.seats)
    if not state.stack:
        return []
    if isinstance(state.stack[-1], Choosing):
        return [ask_or_wait("choose", "choose", "SO-03", {}, seat, pending)]
    return [ask_or_wait(f"ladle-{state.pot}", "ladle", "SO-06", {"left": state.pot}, seat, pending)]
