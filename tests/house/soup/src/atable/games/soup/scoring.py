"""The points and the ranking (SO-09, SO-10)."""

from atable.games.soup.state import SoupState
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.kernel.seats import Seat


def points_of(state: SoupState, seat: Seat) -> int:
    return 0 if seat == state.washes_up else state.eaten[seat]  # SO-09


def outcome(state: SoupState) -> Outcome | None:
    if state.stack:
        return None
    points = [points_of(state, seat) for seat in range(state.seats)]
    sides = tuple([_side(state, seat, points) for seat in range(state.seats)])
    return Outcome("ranked", sides, Message("ended-pot-empty"))


def _side(state: SoupState, seat: Seat, points: list[int]) -> SideScore:
    line = ScoreLine("score-spoonfuls", state.eaten[seat], points[seat])
    place = 1 + sum([other > points[seat] for other in points])  # SO-10
    return SideScore("seat", (seat,), points[seat], (line,), place)
