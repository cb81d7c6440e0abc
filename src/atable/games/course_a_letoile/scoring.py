"""The end: who reached the star, and the order of the others (CE-02, CE-136 to CE-142)."""

from typing import Final

from atable.games.course_a_letoile.content.cards import FAME, TARGETS
from atable.games.course_a_letoile.state import CourseState
from atable.games.course_a_letoile.table.points import missing, points_of
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.kernel.seats import Seat

_LINES: Final = ("score-cuisine", "score-service", "score-decoration", "score-fame")


def outcome(state: CourseState) -> Outcome | None:
    if state.stack:
        return None
    keys = [_rank_key(state, seat) for seat in range(state.seats)]
    places = [1 + sum(other < key for other in keys) for key in keys]
    sides = [_side(state, seat, places[seat]) for seat in range(state.seats)]
    least = min(keys)[0]
    reason = Message("ended-star-reached" if least == 0 else "ended-last-service")
    tied = [key for key in keys if key[0] == least]
    tie_break = Message("tie-break-fame-coins") if places.count(1) < len(tied) else None
    return Outcome("ranked", tuple(sides), reason, tie_break)


def _rank_key(state: CourseState, seat: Seat) -> tuple[int, int, int]:
    """CE-142: fewer missing points, then more Fame, then more coins."""
    return missing(state, seat), -points_of(state, seat)[FAME], -state.coins[seat]


def _side(state: CourseState, seat: Seat, place: int) -> SideScore:
    """Points count up to the target: a full star is 20 (CE-03)."""
    have, targets = points_of(state, seat), TARGETS[state.stars[seat]]
    lines = tuple(
        ScoreLine(line, points, min(points, target)) for line, points, target in zip(_LINES, have, targets, strict=True)
    )
    return SideScore("seat", (seat,), sum(line.points for line in lines), lines, place)
