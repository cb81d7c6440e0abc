"""The Action phase: everybody at once, by the clock (KR-005) or from stop to stop (KR-238)."""

from typing import Any, Final, Protocol

from atable.games.kitchen_rush.actions import (
    AssignTiles,
    BagRelease,
    BuyIngredients,
    BuyScoops,
    BuySpices,
    FetchPlate,
    FridgeChill,
    HostPropose,
    HostSuggest,
    HostWelcome,
    LidClose,
    LidOpen,
    Lift,
    OfficeRehire,
    OfficeRepair,
    OfficeUpgrade,
    PauseVote,
    Place,
    PutBackIngredient,
    PutBackScoop,
    Ready,
    SinkWash,
    SpiceAside,
    SpiceDraw,
    SpicePlace,
    StockScoop,
    StoveCook,
    SwapPlate,
    TakeIngredient,
    TakeScoop,
    TrashToken,
    Unready,
    WaiterServe,
    WaiterTake,
    WindowDone,
)
from atable.games.kitchen_rush.areas import freezer, fridge, host, market, office, sink, spices, storage, stove, waiter
from atable.games.kitchen_rush.content.cards import (
    FREEZER,
    FRIDGE,
    HOST,
    HOURGLASS_INDEX,
    MARKET,
    OFFICE,
    SINK,
    SPACE_AREA,
    SPACE_INDEX,
    SPICES,
    STORE_A,
    STORE_B,
    STORE_C,
    STOVE,
    WAITER,
)
from atable.games.kitchen_rush.events import Readied, Unreadied
from atable.games.kitchen_rush.frames import Action as ActionFrame
from atable.games.kitchen_rush.phases import pausing
from atable.games.kitchen_rush.phases.planning import READY, UNREADY
from atable.games.kitchen_rush.state import NEVER, NOBODY, RushState, Window
from atable.games.kitchen_rush.table import bag, clockwork, handling, hourglasses, lid, windows
from atable.games.kitchen_rush.table.judging import is_ice
from atable.games.kitchen_rush.table.small_steps import action_frame, clock, own_plate, relaxed
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat


class Area(Protocol):
    """A module of `areas`."""

    def legal(self, state: RushState, seat: Seat, window: Window, actions: list[Action]) -> None: ...
    def check(self, state: RushState, seat: Seat, window: Window, action: Action) -> None: ...
    def play(self, state: RushState, seat: Seat, window: Window, action: Action, events: list[Event]) -> None: ...


AREA_MODULES: Final[list[Area]] = [  # by area, in the order of the rulebook; then those of the extension
    host,
    waiter,
    storage,  # A
    storage,  # B
    storage,  # C
    spices,
    stove,
    market,
    sink,
    office,
    fridge,
    freezer,
]
STORES: Final = (STORE_A, STORE_B, STORE_C)
# Which windows an action belongs to.
WINDOWED: Final[dict[type[Action], tuple[int, ...]]] = {
    HostWelcome: (HOST,),
    HostSuggest: (HOST,),
    HostPropose: (HOST,),
    AssignTiles: (HOST,),
    WaiterTake: (WAITER,),
    WaiterServe: (WAITER,),
    TakeIngredient: STORES,
    PutBackIngredient: STORES,
    SpiceDraw: (SPICES,),
    SpicePlace: (SPICES,),
    SpiceAside: (SPICES,),
    BagRelease: (SPICES,),
    StoveCook: (STOVE,),
    BuyIngredients: (MARKET,),
    BuySpices: (MARKET,),
    BuyScoops: (MARKET,),
    StockScoop: (MARKET,),
    SinkWash: (SINK,),
    OfficeUpgrade: (OFFICE,),
    OfficeRehire: (OFFICE,),
    OfficeRepair: (OFFICE,),
    FridgeChill: (FRIDGE,),
    LidOpen: (FREEZER, MARKET),
    TakeScoop: (FREEZER,),
    PutBackScoop: (FREEZER,),
}
FREEZER_STEPS: Final = (BuyScoops, LidOpen, LidClose, TakeScoop, PutBackScoop, StockScoop)  # KC-080
LID_CLOSE: Final = LidClose()
PAUSE_VOTE: Final = PauseVote()


def pending(state: RushState) -> list[Seat]:
    return clockwork.unready_seats(state) if relaxed(state) else []


def may_act(state: RushState) -> list[Seat]:
    if relaxed(state) or state.options.piece_of_cake:  # ready or not, and the lid
        return list(range(state.seats))
    frame = action_frame(state)
    at_work = [window.seat for window in state.windows]
    return [seat for seat in range(state.seats) if seat in at_work or _has_choice(state, frame, seat)]


def _has_choice(state: RushState, frame: ActionFrame, seat: Seat) -> bool:
    """Of a seat without an open window; what is quickly seen comes first."""
    if pausing.may_vote(state, frame, seat):
        return True
    if frame.grace:
        return False
    if hourglasses.may_move_any(state, seat, clock(state)):
        return True
    actions: list[Action] = []
    handling.legal_handling(state, seat, actions)
    handling.legal_fetch(state, seat, actions)
    return len(actions) > 0


# What one may do


def legal(state: RushState, seat: Seat) -> list[Action]:
    frame = action_frame(state)
    actions: list[Action] = []
    if frame.ready >> seat & 1:
        actions.append(UNREADY)
    else:
        _legal_work(state, seat, frame, actions)
    if state.options.piece_of_cake:
        actions.append(LID_CLOSE)
    if pausing.may_vote(state, frame, seat):
        actions.append(PAUSE_VOTE)
    return actions


def _legal_work(state: RushState, seat: Seat, frame: ActionFrame, actions: list[Action]) -> None:
    if not frame.grace:
        hourglasses.legal_moves(state, seat, clock(state), actions)
    for window in state.windows:
        if window.seat == seat:
            AREA_MODULES[window.area].legal(state, seat, window, actions)
            actions.append(WindowDone(window.number))
    if not frame.grace:
        handling.legal_handling(state, seat, actions)
        handling.legal_fetch(state, seat, actions)
    if relaxed(state):
        actions.append(READY)


# Judging


def check(state: RushState, seat: Seat, action: Action) -> None:
    frame = action_frame(state)
    if isinstance(action, LidClose):
        if not state.options.piece_of_cake:
            raise IllegalAction("KC-001", "needs-piece-of-cake")
    elif isinstance(action, PauseVote):
        pausing.check_vote(state, frame, seat)
    elif isinstance(action, Ready | Unready):
        _check_ready(state, frame, seat, action)
    elif frame.ready >> seat & 1:
        raise IllegalAction("KR-238", "you-are-ready")
    elif isinstance(action, WindowDone):
        windows.own_window(state, seat, action.window)
    elif type(action) in WINDOWED:
        _check_step(state, seat, action)
    else:
        _check_moves(state, frame, seat, action)


def _check_ready(state: RushState, frame: ActionFrame, seat: Seat, action: Action) -> None:
    if not relaxed(state):
        raise IllegalAction("KR-005", "not-in-action")
    ready = bool(frame.ready >> seat & 1)
    if isinstance(action, Ready) and ready:
        raise IllegalAction("KR-238", "ready-already")
    if isinstance(action, Unready) and not ready:
        raise IllegalAction("KR-238", "not-ready-yet")


def _check_step(state: RushState, seat: Seat, action: Any) -> None:
    window = windows.own_window(state, seat, action.window)
    if window.area not in WINDOWED[type(action)]:
        raise IllegalAction("KR-088", "wrong-window")
    _module(action, window).check(state, seat, window, action)


def _module(action: Action, window: Window) -> Area:
    """The lid is the Freezer's business, also where bought scoops are stocked (KC-110)."""
    return freezer if isinstance(action, LidOpen) else AREA_MODULES[window.area]


def _check_moves(state: RushState, frame: ActionFrame, seat: Seat, action: Action) -> None:
    if isinstance(action, Place):
        hourglasses.check_place(state, seat, action)
    elif isinstance(action, Lift):
        hourglasses.check_lift(state, seat, action)
    elif isinstance(action, TrashToken | SwapPlate | FetchPlate):
        if frame.grace:
            raise IllegalAction("KR-095", "only-open-windows")
        handling.check(state, seat, action)
    else:
        raise IllegalAction("KR-005", "not-in-action")


# Doing


def play(state: RushState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = action_frame(state)
    if isinstance(action, PauseVote):
        pausing.vote(frame, seat, events)
        return
    if state.options.piece_of_cake:  # KC-081; who is ready attends to nothing any more (KC-092)
        attends = not frame.ready >> seat & 1 and _is_freezer_step(state, seat, action)
        state.freezer_steps[seat] = clock(state) if attends else NEVER
    if isinstance(action, LidClose):
        freezer.close_lid(state, seat, events)
    elif isinstance(action, Ready | Unready):
        _set_ready(state, frame, seat, isinstance(action, Ready), events)
    elif isinstance(action, WindowDone):
        windows.close(state, windows.own_window(state, seat, action.window), events)
    elif type(action) in WINDOWED:
        _play_step(state, seat, action, events)
    else:
        _play_move(state, seat, action, events)


def _is_freezer_step(state: RushState, seat: Seat, action: Action) -> bool:
    """KC-080."""
    if isinstance(action, FREEZER_STEPS):
        return True
    if isinstance(action, Place):
        return SPACE_AREA[SPACE_INDEX[action.space]] == FREEZER
    return isinstance(action, TrashToken) and is_ice(own_plate(state, seat, action.plate))


def _set_ready(state: RushState, frame: ActionFrame, seat: Seat, ready: bool, events: list[Event]) -> None:
    """KR-241: with a ready seat its hold of the bag ends."""
    if not ready:
        frame.ready &= ~(1 << seat)
        events.append(Unreadied(seat))
        return
    frame.ready |= 1 << seat
    events.append(Readied(seat))
    if state.bag.holder == seat:
        clockwork.let_bag_go(state, events)


def _play_step(state: RushState, seat: Seat, action: Any, events: list[Event]) -> None:
    window = windows.own_window(state, seat, action.window)
    _module(action, window).play(state, seat, window, action, events)


def _play_move(state: RushState, seat: Seat, action: Action, events: list[Event]) -> None:
    if isinstance(action, Place):
        hourglasses.place(state, seat, HOURGLASS_INDEX[action.hourglass], SPACE_INDEX[action.space], events)
    elif isinstance(action, Lift):
        hourglasses.lift(state, seat, HOURGLASS_INDEX[action.hourglass], events)
    else:
        handling.play(state, seat, action, events)


# Time


def step(state: RushState, events: list[Event]) -> bool:
    """Whatever has happened, the lid is judged (KC-082) before anything follows from it (KR-099)."""
    lid.judge(state, events)
    frame = action_frame(state)
    if clockwork.end_in_time(state, frame, events):
        return True
    if relaxed(state):
        return clockwork.jump(state, frame, events)
    if state.away and (
        pausing.wait_for_missing(state, frame, events) or clockwork.lift_for_absent(state, frame, events)
    ):
        return True
    return pausing.pause_if_agreed(state, frame, events)


def tick(state: RushState, events: list[Event]) -> None:
    """KR-099: first the end of a spice draw, then idle hands in the bag; the lid and the phase in `step`."""
    if relaxed(state):
        return
    now = clock(state)
    if state.bag.draw_ends != NEVER and state.bag.draw_ends <= now:
        bag.end_draw(state, events)
    if state.bag.holder != NOBODY and bag.idle_at(state) <= now:
        clockwork.let_bag_go(state, events)


def next_deadline(state: RushState) -> int | None:
    """Sand that runs out is one: others may act then. In relaxed mode no timer runs (KR-238)."""
    return None if relaxed(state) else action_frame(state).clock.due(clockwork.next_reading(state))
