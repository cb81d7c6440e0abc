"""What is being asked, and whom the others wait for. Nothing here depends on what another seat keeps secret."""

from atable.games.critter_kitchen.content.cards import ZOUS_IDS
from atable.games.critter_kitchen.content.items import CHEFS, LOCATION_IDS
from atable.games.critter_kitchen.frames import (
    Choosing,
    Cooking,
    Eavesdropping,
    Exchanging,
    PlacingWild,
    Planning,
    Refrigerating,
    Revealing,
    Serving,
    Shopping,
)
from atable.games.critter_kitchen.state import CritterState
from atable.games.critter_kitchen.table.city import capacity_of, chef_at
from atable.kernel.messages import Param, Term
from atable.kernel.seats import Seat
from atable.kernel.views import Prompt, ask_or_wait, check_viewer

Question = tuple[str, str, dict[str, Param]]


def prompts(state: CritterState, seat: Seat | None, pending: list[Seat]) -> list[Prompt]:
    check_viewer(seat, state.seats)
    if not state.stack:
        return []
    key, rule, params = _question(state, seat if seat in pending else None)
    return [ask_or_wait(_id(state, key, seat), key, rule, params, seat, pending)]


def _question(state: CritterState, seat: Seat | None) -> Question:
    match state.stack[-1]:
        case Choosing():
            return "choose", "CK-072", {}
        case Planning():
            return "plan", "CK-099", {}
        case Revealing(queue=queue):
            number, fox = queue[0]
            ability = "fox" if fox else ZOUS_IDS[state.kitchens[number].zous]
            return f"after-{ability}", "CK-112", {}
        case Shopping() as frame:
            return _pick(state, frame)
        case Cooking():
            return "cook", "CK-217", {}
        case Refrigerating() as frame:
            left = 0 if seat is None else frame.excess[seat] - len(frame.tossed[seat])
            return "refrigerate", "CK-249", {} if seat is None else {"tokens": left}
        case Serving():
            return "serve", "CK-258", {}
        case _:
            return _small_question(state)


def _pick(state: CritterState, frame: Shopping) -> Question:
    number = frame.line[frame.turn]
    kitchen = state.kitchens[number]
    chef = chef_at(kitchen, frame.location)
    params: dict[str, Param] = {
        "chef": Term(f"chef-{CHEFS[chef]}"),
        "location": Term(f"location-{LOCATION_IDS[frame.location]}"),
        "left": capacity_of(state, number, chef) - kitchen.took,
    }
    return "pick", "CK-121" if kitchen.took else "CK-146", params


def _small_question(state: CritterState) -> Question:
    match state.stack[-1]:
        case Exchanging():
            return "ming", "CK-200", {}
        case PlacingWild():
            return "wild", "CK-162", {}
        case Eavesdropping():
            return "magpie", "CK-201", {}
        case _:
            return "kingfisher", "CK-201", {}


def _id(state: CritterState, key: str, seat: Seat | None) -> str:
    """Changes with every answer; built from public things, and from the seat's own steps."""
    return f"{key}-{state.round}-{0 if seat is None else state.steps[seat]}"
