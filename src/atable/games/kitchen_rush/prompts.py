"""What is being asked, and whom the others wait for. While the clock runs nobody owes anything, and all may act."""

from atable.games.kitchen_rush.content.cards import EVENTS
from atable.games.kitchen_rush.frames import Action, Choosing, Countdown, Paused, Planning
from atable.games.kitchen_rush.state import NOBODY, RushState
from atable.games.kitchen_rush.table import house
from atable.games.kitchen_rush.table.small_steps import clock, relaxed
from atable.kernel.messages import Message, Player, Several, Term
from atable.kernel.seats import Seat
from atable.kernel.views import Prompt, check_viewer

Question = tuple[Message, str]  # and its rule


def prompts(state: RushState, seat: Seat | None, waiting: list[Seat]) -> list[Prompt]:
    check_viewer(seat, state.seats)
    if not state.stack:
        return []
    asked = seat is not None and seat in waiting
    message, rule = _question(state, asked, Several(tuple([Player(other) for other in waiting])))
    return [Prompt(_id(state, seat), message, rule, asked)]


def _id(state: RushState, seat: Seat | None) -> str:
    """Changes with every answer of the seat; but while the sand runs no command comes too late to be heard."""
    frame = state.stack[-1]
    if isinstance(frame, Action) and not relaxed(state):
        return f"kitchen-{state.round}"
    what = frame.what if isinstance(frame, Choosing) else type(frame).__name__.lower()
    return f"{what}-{state.round}-{0 if seat is None else state.steps[seat]}"


def _question(state: RushState, asked: bool, players: Several) -> Question:
    frame = state.stack[-1]
    if isinstance(frame, Planning):
        return Message("ask-ready" if asked else "wait-ready", {"round": state.round, "players": players}), "KR-051"
    if isinstance(frame, Countdown):
        return Message("wait-countdown", {"round": state.round}), "KR-051"
    if isinstance(frame, Choosing):
        return _team_choice(state, frame, asked, players)
    if isinstance(frame, Paused):
        return _paused(frame, asked, players), "KR-008"
    return _action(state, frame, asked, players)


def _action(state: RushState, frame: Action, asked: bool, players: Several) -> Question:
    if relaxed(state):
        second, last = clock(state) // 1000, house.round_ms(state) // 1000
        stop = Message("ask-stop" if asked else "wait-stop", {"second": second, "last": last, "players": players})
        return stop, "KR-238"
    if frame.grace:
        return Message("ask-grace" if asked else "wait-grace", {"players": players}), "KR-093"
    return Message("ask-kitchen" if asked else "wait-kitchen", {"players": players}), "KR-005"


def _paused(frame: Paused, asked: bool, players: Several) -> Message:
    if frame.missing == NOBODY:
        return Message("ask-paused" if asked else "wait-paused", {"players": players})
    missing = Player(frame.missing)
    return Message("ask-missing" if asked else "wait-missing", {"player": missing, "players": players})


def _team_choice(state: RushState, frame: Choosing, asked: bool, players: Several) -> Question:
    """KR-010: the lead answers for the team."""
    if frame.what == "event":
        event = Term(f"event-card-{EVENTS[state.event]}")
        return Message("ask-event" if asked else "wait-event", {"event": event, "players": players}), "KR-222"
    if frame.what == "delivery":
        return Message("ask-delivery" if asked else "wait-delivery", {"players": players}), "KR-048"
    if frame.what == "van":
        return Message("ask-van" if asked else "wait-van", {"players": players}), "KR-048"
    if frame.what == "forgive":
        return Message("ask-forgive" if asked else "wait-forgive", {"players": players}), "KR-185"
    if frame.what == "wages":
        return Message("ask-wages" if asked else "wait-wages", {"coins": state.coins, "players": players}), "KR-198"
    prestige = house.BONUS_THRESHOLDS[state.thresholds - 1]
    return Message("ask-bonus" if asked else "wait-bonus", {"prestige": prestige, "players": players}), "KR-202"
