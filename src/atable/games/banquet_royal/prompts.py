"""What is being asked, and whom the others wait for. Nothing here depends on what a hand holds."""

from atable.games.banquet_royal.frames import Losing, Memorising, Placing, PlacingOrders, Serving
from atable.games.banquet_royal.phases.showings import may_look
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.messages import Message
from atable.kernel.seats import Seat
from atable.kernel.views import Prompt, ask_or_wait, check_viewer

_LOOK = Prompt("look", Message("ask-look"), "BR-27", True)


def prompts(state: BanquetState, seat: Seat | None, pending: list[Seat]) -> list[Prompt]:
    check_viewer(seat, state.seats)
    if not state.stack:
        return []
    looking = [_LOOK] if seat is not None and may_look(state, seat) else []
    key, rule = _question(state)
    return [*looking, ask_or_wait(_id(state, key), key, rule, {}, seat, pending)]


def _question(state: BanquetState) -> tuple[str, str]:
    match state.stack[-1]:
        case PlacingOrders():
            return "place-order", "BR-112"
        case Memorising():
            return "memorise", "BR-27"
        case Placing():
            return "place", "BR-33"
        case Losing():
            return "lose-menu", "BR-121"
        case Serving():
            return "serve", "BR-32"
        case _:
            return "draw-value", "BR-86"


def _id(state: BanquetState, key: str) -> str:
    """Changes with every question of a turn; built from public things alone."""
    cards = len(state.hands[state.active])
    return f"{key}-{state.turn}-{state.covered.bit_count()}-{cards}"
