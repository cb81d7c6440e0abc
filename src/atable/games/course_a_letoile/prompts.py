"""What is being asked, and whom the others wait for. Nothing here depends on what a hand holds."""

from atable.games.course_a_letoile.content.cards import CARD_IDS
from atable.games.course_a_letoile.frames import Attack, Drawing, Losing, Playing
from atable.games.course_a_letoile.phases.ending import over_limit
from atable.games.course_a_letoile.state import NO_TARGET, CourseState
from atable.kernel.messages import Param, Player, Term
from atable.kernel.seats import Seat
from atable.kernel.views import Prompt, ask_or_wait, check_viewer


def prompts(state: CourseState, seat: Seat | None, pending: list[Seat]) -> list[Prompt]:
    check_viewer(seat, state.seats)
    if not state.stack:
        return []
    key, rule, params = _question(state)
    return [ask_or_wait(_id(state, key), key, rule, params, seat, pending)]


def _question(state: CourseState) -> tuple[str, str, dict[str, Param]]:
    match state.stack[-1]:
        case Drawing():
            return "draw", "CE-22", {}
        case Playing(left=left):
            return "play", "CE-40", {"left": left}
        case Attack() as attack:
            return _attacked(attack)
        case Losing():
            return "lose-decoration", "CE-98", {}
        case _:
            over = over_limit(state, state.active)
            return ("discard", "CE-121", {}) if over else ("end", "CE-123", {})


def _attacked(attack: Attack) -> tuple[str, str, dict[str, Param]]:
    """CE-102: the victim knows what is at stake."""
    params: dict[str, Param] = {"attacker": Player(attack.attacker), "card": Term(f"card-{CARD_IDS[attack.card]}")}
    if attack.target == NO_TARGET:
        return "react", "CE-109", params
    return "react-target", "CE-109", {**params, "target": Term(f"card-{CARD_IDS[attack.target]}")}


def _id(state: CourseState, key: str) -> str:
    """Changes with every question; built from public things alone."""
    turn = f"{state.service}-{state.active}"
    frame = state.stack[0]
    left = frame.left if isinstance(frame, Playing) else 0
    return f"{key}-{turn}-{left}-{len(state.hands[state.active])}"
