"""The Waiter: Orders are taken, with their plates, and served early, for a tip."""

from typing import Final

from atable.games.kitchen_rush.actions import WaiterServe, WaiterTake
from atable.games.kitchen_rush.areas.host import space_of
from atable.games.kitchen_rush.content.cards import (
    CUP,
    DISH_SIZE,
    ORDER_COINS,
    ORDER_INDEX,
    ORDER_PRESTIGE,
    ORDERS,
    PARTS,
    PLATE_INDEX,
    PLATE_SIZE,
    PLATES,
    TILE_COINS,
    TILE_PRESTIGE,
    TILES,
)
from atable.games.kitchen_rush.events import OrderServed, OrderTaken, ServeRefused
from atable.games.kitchen_rush.state import ENHANCED, NOTHING, Effect, Held, Plate, RushState, Window
from atable.games.kitchen_rush.table import house, windows
from atable.games.kitchen_rush.table.judging import is_correct
from atable.games.kitchen_rush.table.small_steps import (
    clear_plate,
    empty_load,
    gain_coins,
    guided,
    held_order,
    room_on_mat,
    take_off_board,
)
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

TAKE: Final[Effect] = "take"
SERVE: Final[Effect] = "serve"
HEAD_WAITER_PARTS: Final = 2
SIZE_I: Final = 0


def _clean(state: RushState, size: int, taken: list[int]) -> int:
    """The lowest-numbered clean plate of this size but those already taken, or NOTHING."""
    for plate in state.cupboard:
        if PLATE_SIZE[plate] == size and plate not in taken:
            return plate
    return NOTHING


def _right_plates(state: RushState, order: int, tile: int) -> list[int]:
    """KR-114, KC-050 to KC-052: one for each part; fewer, if the next one is not in the Cupboard."""
    plates: list[int] = []
    for size in DISH_SIZE[order]:
        plate = _clean(state, size, plates)
        if plate == NOTHING:
            return plates
        plates.append(plate)
    if tile != NOTHING:
        plate = _clean(state, CUP, plates)
        if plate == NOTHING:
            plate = _clean(state, SIZE_I, plates)
        if plate != NOTHING:
            plates.append(plate)
    return plates


def _parts(order: int, tile: int) -> int:
    return PARTS[order] + (tile != NOTHING)


def useful(state: RushState, seat: Seat) -> bool:
    """KR-235: an Order can be taken, or served."""
    return _may_take_any(state, seat) or any(is_correct(state, seat, held) for held in state.held[seat])


def _may_take_any(state: RushState, seat: Seat) -> bool:
    room = room_on_mat(state, seat)
    if room <= 0:
        return False
    clean = [0] * (CUP + 1)
    for plate in state.cupboard:
        clean[PLATE_SIZE[plate]] += 1
    for space in range(len(state.board)):
        order, tile = state.board[space], state.board_tiles[space]
        if order != NOTHING and _parts(order, tile) <= room and _laid(clean, order, tile):
            return True
    return False


def _laid(clean: list[int], order: int, tile: int) -> bool:
    """KR-114, KC-052: is there a clean plate for every part?"""
    sizes = DISH_SIZE[order]
    for size in sizes:
        if sizes.count(size) > clean[size]:
            return False
    return tile == NOTHING or clean[CUP] > 0 or clean[SIZE_I] > sizes.count(SIZE_I)


# What it allows


def legal(state: RushState, seat: Seat, window: Window, actions: list[Action]) -> None:
    modes: list[bool] = []
    if window.begun != ENHANCED:
        modes.append(False)
    if windows.may_enhance(state, window):
        modes.append(True)
    if window.effect != SERVE:
        _legal_takes(state, seat, window, modes, actions)
    if window.effect != TAKE:
        _legal_serves(state, seat, window, modes, actions)


def _legal_takes(state: RushState, seat: Seat, window: Window, modes: list[bool], actions: list[Action]) -> None:
    """Each Order with the right plates; a strict kitchen lets one grab others as well (KR-116)."""
    room = room_on_mat(state, seat)
    for space in range(len(state.board)):
        order = state.board[space]
        if order == NOTHING:
            continue
        parts = _parts(order, state.board_tiles[space])
        if parts > room:
            continue
        plates = _right_plates(state, order, state.board_tiles[space])
        if len(plates) == parts:
            names = tuple([PLATES[plate] for plate in plates])
            for enhanced in modes:
                actions.append(WaiterTake(window.number, ORDERS[order], names, enhanced))


def _legal_serves(state: RushState, seat: Seat, window: Window, modes: list[bool], actions: list[Action]) -> None:
    assisted = guided(state)
    for held in state.held[seat]:
        if not assisted or is_correct(state, seat, held):
            for enhanced in modes:
                actions.append(WaiterServe(window.number, ORDERS[held.order], enhanced))


# The judge


def check(state: RushState, seat: Seat, window: Window, action: Action) -> None:
    if isinstance(action, WaiterTake):
        windows.check_mode(state, window, action.enhanced)
        if window.effect == SERVE:
            raise IllegalAction("KC-117", "head-waiter-serves")
        _check_take(state, seat, action)
    elif isinstance(action, WaiterServe):
        windows.check_mode(state, window, action.enhanced)
        if window.effect == TAKE:
            raise IllegalAction("KC-117", "head-waiter-takes")
        _check_serve(state, seat, action)


def _check_take(state: RushState, seat: Seat, action: WaiterTake) -> None:
    space = space_of(state, action.order)
    if space == NOTHING:
        raise IllegalAction("KR-112", "order-not-on-board")
    order = state.board[space]
    tile = state.board_tiles[space]
    room = room_on_mat(state, seat)
    if room < PARTS[order]:
        raise IllegalAction("KR-115", "mat-full", {"room": room})
    if room < _parts(order, tile):
        raise IllegalAction("KC-055", "no-room-for-the-cup")
    found = len(_right_plates(state, order, tile))
    if found < PARTS[order]:
        raise IllegalAction("KR-114", "plate-not-clean")
    if found < _parts(order, tile):
        raise IllegalAction("KC-052", "cup-not-clean")
    _check_plates(state, order, _parts(order, tile), action.plates)


def _check_plates(state: RushState, order: int, parts: int, names: tuple[str, ...]) -> None:
    """KR-113, KC-050: those that the player grabs."""
    if len(names) != parts:
        raise IllegalAction("KR-113", "one-plate-a-part", {"parts": parts})
    plates: list[int] = []
    for name in names:
        plate = PLATE_INDEX.get(name, NOTHING)
        if plate not in state.cupboard:
            raise IllegalAction("KR-113", "plate-not-in-cupboard")
        if plate in plates:
            raise IllegalAction("KR-113", "plate-named-twice")
        plates.append(plate)
    for part in range(parts):
        if part == PARTS[order]:
            _check_cup(state, plates[part])
        else:
            _check_size(state, plates[part], DISH_SIZE[order][part])


def _check_cup(state: RushState, plate: int) -> None:
    """KC-051, KC-138: in every assist level."""
    if PLATE_SIZE[plate] == CUP:
        return
    if PLATE_SIZE[plate] != SIZE_I:
        raise IllegalAction("KC-138", "ice-needs-a-cup")
    if _clean(state, CUP, []) != NOTHING:
        raise IllegalAction("KC-053", "cup-is-clean")


def _check_size(state: RushState, plate: int, size: int) -> None:
    if PLATE_SIZE[plate] == CUP:
        raise IllegalAction("KC-138", "no-dish-in-a-cup")
    if PLATE_SIZE[plate] != size and guided(state):
        raise IllegalAction("KR-235", "wrong-plate-size")


def _check_serve(state: RushState, seat: Seat, action: WaiterServe) -> None:
    held = held_order(state, seat, ORDER_INDEX.get(action.order, NOTHING))
    if held is None:
        raise IllegalAction("KR-118", "not-your-order")
    if guided(state) and not is_correct(state, seat, held):
        raise IllegalAction("KR-235", "order-not-correct")


# What happens


def play(state: RushState, seat: Seat, window: Window, action: Action, events: list[Event]) -> None:
    if isinstance(action, WaiterTake):
        windows.begin(state, window, action.enhanced, events)
        window.effect = TAKE
        _take(state, seat, action, events)
    elif isinstance(action, WaiterServe):
        windows.begin(state, window, action.enhanced, events)
        window.effect = SERVE
        _serve_early(state, seat, action, events)
    window.parts += 1
    if window.begun != ENHANCED or window.parts == HEAD_WAITER_PARTS:
        windows.close(state, window, events)


def _take(state: RushState, seat: Seat, action: WaiterTake, events: list[Event]) -> None:
    """KR-112, KR-113, KC-050: the plates lie on line 0 (KR-059, KC-054)."""
    space = space_of(state, action.order)
    order = state.board[space]
    tile = state.board_tiles[space]
    take_off_board(state, space)  # KR-117
    state.held[seat].append(Held(order, tile))
    for part in range(len(action.plates)):
        number = PLATE_INDEX[action.plates[part]]
        state.cupboard.remove(number)
        state.mats[seat].append(Plate(number, order, part, 0, 0, empty_load()))
    events.append(OrderTaken(seat, action.order, TILES[tile] if tile != NOTHING else None, action.plates))


def _serve_early(state: RushState, seat: Seat, action: WaiterServe, events: list[Event]) -> None:
    """KR-118 to KR-122."""
    held = held_order(state, seat, ORDER_INDEX[action.order])
    assert held is not None
    if is_correct(state, seat, held):
        serve(state, seat, held, _tip(state, action.enhanced), True, events)
    else:
        events.append(ServeRefused(seat, action.order))


def _tip(state: RushState, enhanced: bool) -> int:
    """KR-120: the Head Waiter gets one more, where tips are paid at all."""
    tip = house.tip(state)
    return tip + 1 if enhanced and tip else tip


def serve(state: RushState, seat: Seat, held: Held, tip: int, early: bool, events: list[Event]) -> None:
    """KR-119, KR-121, KR-182, KR-184, KC-061 to KC-063, KC-069: the guests pay for a correct Order."""
    coins = ORDER_COINS[held.order] + tip
    prestige = ORDER_PRESTIGE[held.order]
    name: str | None = None
    if held.tile != NOTHING:
        coins += TILE_COINS[held.tile]
        prestige += TILE_PRESTIGE[held.tile]
        state.ice_served.append(held.tile)
        name = TILES[held.tile]
    gain_coins(state, coins)
    state.prestige += prestige
    state.held[seat].remove(held)
    state.served.append(held.order)
    state.early += early
    for plate in state.mats[seat].copy():
        if plate.order == held.order:
            clear_plate(state, seat, plate)
    events.append(OrderServed(seat, ORDERS[held.order], name, early, coins, prestige))
