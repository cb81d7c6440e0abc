"""What is being asked, and whom the others wait for. While the clock runs nobody owes anything, and all may act."""

from atable.games.kitchen_rush.content.cards import EVENTS
from atable.games.kitchen_rush.frames import Action, Choosing, Countdown, Planning
from atable.games.kitchen_rush.state import NOBODY, RushState
from atable.games.kitchen_rush.table import house
from atable.games.kitchen_rush.table.small_steps import clock, relaxed
from atable.kernel.messages import Param, Player, Term
from atable.kernel.seats import Seat
from atable.kernel.views import Prompt, ask_or_wait, check_viewer

Question = tuple[str, str, dict[str, Param]]  # its key, its rule, and what it tells


def prompts(state: RushState, seat: Seat | None, waiting: list[Seat]) -> list[Prompt]:
    check_viewer(seat, state.seats)
    if not state.stack:
        return []
    key, rule, params = _question(state)
    return [ask_or_wait(_id(state, seat), key, rule, params, seat, waiting)]


def _id(state: RushState, seat: Seat | None) -> str:
    """Changes with every answer of the seat; but while the sand runs no command comes too late to be heard."""
    frame = state.stack[-1]
    if isinstance(frame, Action) and not relaxed(state):
        return f"kitchen-{state.round}"
    what = frame.what if isinstance(frame, Choosing) else type(frame).__name__.lower()
    return f"{what}-{state.round}-{0 if seat is None else state.steps[seat]}"


def _question(state: RushState) -> Question:
    frame = state.stack[-1]
    if isinstance(frame, Planning):
        return "ready", "KR-051", {"round": state.round}
    if isinstance(frame, Countdown):
        return "countdown", "KR-051", {"round": state.round}
    if isinstance(frame, Choosing):
        return _team_choice(state, frame)
    if isinstance(frame, Action):
        return _action(state, frame)
    if frame.missing == NOBODY:
        return "paused", "KR-008", {}
    return "missing", "KR-008", {"player": Player(frame.missing)}


def _action(state: RushState, frame: Action) -> Question:
    if relaxed(state):
        return "stop", "KR-238", {"second": clock(state) // 1000, "last": house.round_ms(state) // 1000}
    return ("grace", "KR-093", {}) if frame.grace else ("kitchen", "KR-005", {})


def _team_choice(state: RushState, frame: Choosing) -> Question:
    """KR-010: the lead answers for the team."""
    match frame.what:
        case "event":
            return "event", "KR-222", {"event": Term(f"event-card-{EVENTS[state.event]}")}
        case "delivery" | "van":
            return frame.what, "KR-048", {}
        case "forgive":
            return "forgive", "KR-185", {}
        case "wages":
            return "wages", "KR-198", {"coins": state.coins}
        case "bonus":
            return "bonus", "KR-202", {"prestige": house.BONUS_THRESHOLDS[state.thresholds - 1]}
