"""The Sink: dirty plates and Cups go clean to the Cupboard."""

from itertools import combinations_with_replacement

from atable.games.kitchen_rush.actions import SinkWash
from atable.games.kitchen_rush.content.cards import PLATE_INDEX, PLATE_SIZE, PLATES, SIZES
from atable.games.kitchen_rush.events import PlatesWashed
from atable.games.kitchen_rush.state import ENHANCED, NOTHING, RushState, Window
from atable.games.kitchen_rush.table import windows
from atable.games.kitchen_rush.table.house import wash_max
from atable.games.kitchen_rush.table.small_steps import to_cupboard
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def useful(state: RushState, seat: Seat) -> bool:
    """KR-165."""
    return len(state.sink) > 0


def legal(state: RushState, seat: Seat, window: Window, actions: list[Action]) -> None:
    """As many as possible, in every choice of sizes, and each plate alone; the Dish Whisperer washes all."""
    if not state.sink:
        return
    names = [PLATES[plate] for plate in state.sink]
    if window.begun != ENHANCED:
        most = min(wash_max(state), len(names))
        if most > 1:
            for plates in _loads(state, most):
                actions.append(SinkWash(window.number, plates))
        for name in names:
            actions.append(SinkWash(window.number, (name,)))
    if windows.may_enhance(state, window):
        actions.append(SinkWash(window.number, tuple(names), True))


def _loads(state: RushState, pieces: int) -> list[tuple[str, ...]]:
    """So many plates together; plates of one size are as good as each other."""
    dirty: list[list[str]] = [[] for _ in SIZES]
    for plate in state.sink:
        dirty[PLATE_SIZE[plate]].append(PLATES[plate])
    loads: list[tuple[str, ...]] = []
    for sizes in combinations_with_replacement(range(len(SIZES)), pieces):
        if all(sizes.count(size) <= len(dirty[size]) for size in sizes):
            loads.append(tuple([dirty[size][sizes[:at].count(size)] for at, size in enumerate(sizes)]))
    return loads


def check(state: RushState, seat: Seat, window: Window, action: Action) -> None:
    """KR-164, KC-072."""
    assert isinstance(action, SinkWash)
    windows.check_mode(state, window, action.enhanced)
    if not action.plates:
        raise IllegalAction("KR-164", "nothing-to-wash")
    plates: list[int] = []
    for name in action.plates:
        plate = PLATE_INDEX.get(name, NOTHING)
        if plate not in state.sink:
            raise IllegalAction("KR-164", "plate-not-in-sink")
        if plate in plates:
            raise IllegalAction("KR-164", "washed-twice")
        plates.append(plate)
    if action.enhanced:
        if len(plates) < len(state.sink):
            raise IllegalAction("KC-117", "dish-whisperer-washes-all")
    elif len(plates) > wash_max(state):
        raise IllegalAction("KR-164", "too-many-to-wash", {"most": wash_max(state)})


def play(state: RushState, seat: Seat, window: Window, action: Action, events: list[Event]) -> None:
    assert isinstance(action, SinkWash)
    windows.begin(state, window, action.enhanced, events)
    for name in action.plates:
        plate = PLATE_INDEX[name]
        state.sink.remove(plate)
        to_cupboard(state, plate)
    events.append(PlatesWashed(seat, action.plates))
    windows.close(state, window, events)
