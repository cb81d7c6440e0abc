"""What a seat, or a spectator, may know: built from nothing, field by field."""

from typing import Final, Literal

import msgspec

from atable.games.banquet_royal.actions import CARD_IDS, DISHES, VALUES, Crowns, Dish
from atable.games.banquet_royal.content.board import LABELS
from atable.games.banquet_royal.frames import Losing, Memorising, Placing, PlacingOrders, Serving
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.phases.placing import open_spaces
from atable.games.banquet_royal.phases.showings import is_shown, may_look
from atable.games.banquet_royal.scoring import score_sheet
from atable.games.banquet_royal.state import EMPTY, NO_CLOCHE, TOQUE, BanquetState
from atable.games.banquet_royal.table.menus import VALUE, completing
from atable.kernel.seats import Seat
from atable.kernel.views import View, check_viewer

Symbol = Literal["green_salad", "fruit_salad", "charlotte", "burger", "toque"]
Step = Literal["placing_orders", "memorising", "placing", "losing", "serving", "refilling", "over"]


SYMBOLS: Final[tuple[Symbol, ...]] = (*DISHES, "toque")


class SpaceView(msgspec.Struct, frozen=True):
    """A space holds a Dish, a seat's Toque, a Cloche, or nothing; `shown` only while memorising."""

    dish: Dish | None = None
    toque: Seat | None = None
    cloche: bool = False
    shown: Dish | None = None


class SeatView(msgspec.Struct, frozen=True):
    color: str
    toques_left: int
    hand_values: tuple[Crowns, ...]  # on the backs of the cards (BR-18)
    validated: tuple[str, ...]
    orders: tuple[Dish, ...]
    ready: bool  # in the memorising phase
    may_look: bool  # relaxed play: has not had its personal showing
    points: int  # if the banquet ended now


class Completion(msgspec.Struct, frozen=True):
    """Placing this symbol here would fulfil this card of the viewer's hand."""

    card: str
    symbol: Symbol
    space: str


class BanquetView(View, frozen=True):
    seat: Seat | None
    options: BanquetOptions
    step: Step
    start: Seat
    active: Seat
    turn: int
    spaces: dict[str, SpaceView]
    new: str | None  # the space of this turn's element, in steps 2 and 3
    kitchen: dict[Dish, int]
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]  # the viewer's own cards (BR-20)
    completions: tuple[Completion, ...]  # in step 1 of the viewer's own turn
    decks: tuple[int, ...]  # cards left, for 1, 2 and 3 crowns
    discards: tuple[tuple[str, ...], ...]  # face up (BR-81)
    orders_lost: tuple[Dish, ...]
    orders_out: int  # tokens to be placed or unused, never shown (BR-26)
    memorise_until: int | None  # the table time at which the showing that the viewer sees ends


def view(state: BanquetState, seat: Seat | None) -> BanquetView:
    check_viewer(seat, state.seats)
    frame = state.stack[-1] if state.stack else None
    return BanquetView(
        seat=seat,
        options=state.options,
        step=_step(state),
        start=state.start,
        active=state.active,
        turn=state.turn,
        spaces=_spaces(state, is_shown(state, seat)),
        new=_label(frame.new) if isinstance(frame, Serving | Losing) else None,
        kitchen={dish: state.kitchen[number] for number, dish in enumerate(DISHES)},
        seats=tuple(_seat(state, other) for other in range(state.seats)),
        hand=() if seat is None else tuple(CARD_IDS[card] for card in state.hands[seat]),
        completions=_completions(state, seat),
        decks=tuple(len(deck) for deck in state.decks),
        discards=tuple(tuple(CARD_IDS[card] for card in pile) for pile in state.discards),
        orders_lost=tuple(DISHES[dish] for dish in state.lost),
        orders_out=len(state.supply),
        memorise_until=_memorise_until(state, seat),
    )


def _step(state: BanquetState) -> Step:
    if not state.stack:
        return "over"
    match state.stack[-1]:
        case PlacingOrders():
            return "placing_orders"
        case Memorising():
            return "memorising"
        case Placing():
            return "placing"
        case Losing():
            return "losing"
        case Serving():
            return "serving"
        case _:
            return "refilling"


def _label(space: int) -> str | None:
    return None if space == EMPTY else LABELS[space]


def _spaces(state: BanquetState, shown: bool) -> dict[str, SpaceView]:
    return {label: _space(state, space, shown) for space, label in enumerate(LABELS)}


def _space(state: BanquetState, space: int, shown: bool) -> SpaceView:
    element, hidden = state.board[space], state.cloches[space]
    if hidden != NO_CLOCHE:
        return SpaceView(cloche=True, shown=DISHES[hidden] if shown else None)  # BR-29
    if element == EMPTY:
        return SpaceView()
    return SpaceView(toque=element - TOQUE) if element >= TOQUE else SpaceView(dish=DISHES[element])


def _seat(state: BanquetState, seat: Seat) -> SeatView:
    frame = state.stack[-1] if state.stack else None
    return SeatView(
        color=state.options.colors[seat],
        toques_left=state.toques[seat],
        hand_values=tuple(VALUES[VALUE[card] - 1] for card in state.hands[seat]),
        validated=tuple(CARD_IDS[card] for card in state.validated[seat]),
        orders=tuple(DISHES[dish] for dish in state.won[seat]),
        ready=isinstance(frame, Memorising) and frame.ready[seat],
        may_look=may_look(state, seat),
        points=sum(line.points for line in score_sheet(state, seat)),
    )


def _completions(state: BanquetState, seat: Seat | None) -> tuple[Completion, ...]:
    """Help for whoever is to place: it follows from what this seat sees, and nobody else gets it."""
    if seat is None or seat != state.active or not state.stack or not isinstance(state.stack[-1], Placing):
        return ()
    symbols = [dish for dish, pieces in enumerate(state.kitchen) if pieces] + [TOQUE] * (state.toques[seat] > 0)
    found = completing(state.board, state.hands[seat], open_spaces(state), symbols)
    return tuple(Completion(CARD_IDS[card], SYMBOLS[symbol], LABELS[space]) for card, symbol, space in found)


def _memorise_until(state: BanquetState, seat: Seat | None) -> int | None:
    if not is_shown(state, seat):
        return None
    if state.options.pace == "relaxed" and seat is not None:
        return state.looked[seat]
    frame = state.stack[-1]
    return frame.until if isinstance(frame, Memorising) else None
