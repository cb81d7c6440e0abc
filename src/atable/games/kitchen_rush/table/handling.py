"""Free handling: what a seat does with its own plates without an hourglass."""

from typing import Final

from atable.games.kitchen_rush.actions import FetchPlate, SwapPlate, TrashToken
from atable.games.kitchen_rush.areas.plating import forget
from atable.games.kitchen_rush.content.cards import (
    CUP,
    DISH_SIZE,
    GOOD_INDEX,
    GOOD_NAMES,
    GOODS,
    ORDER_INDEX,
    ORDERS,
    PARTS,
    PLATE_INDEX,
    PLATE_SIZE,
    PLATES,
    SIZES,
)
from atable.games.kitchen_rush.events import PlateFetched, PlateSwapped, TokenTrashed
from atable.games.kitchen_rush.state import NOTHING, Plate, RushState
from atable.games.kitchen_rush.table.judging import has_scoops, is_cup, is_ice, parts_of, plate_for
from atable.games.kitchen_rush.table.small_steps import (
    empty_load,
    guided,
    held_order,
    is_empty,
    own_plate,
    room_on_mat,
    to_cupboard,
)
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

TOKENS: Final[list[list[TrashToken]]] = [[TrashToken(plate, good) for good in GOOD_NAMES] for plate in PLATES]
STAND_IN: Final = 0  # KC-051: size I


def legal_handling(state: RushState, seat: Seat, actions: list[Action]) -> None:
    """KR-065, KR-066; of equal plates in the Cupboard one is offered."""
    cake = state.options.piece_of_cake  # only there something may not be thrown away, and a plate stand for a Cup
    for plate in state.mats[seat]:
        if not cake or _may_trash(plate):
            load, tokens = plate.load, TOKENS[plate.number]
            for good in range(GOODS):
                if load[good]:
                    actions.append(tokens[good])
    if guided(state) and not cake:  # no dish is on a wrong plate
        return
    for plate in state.mats[seat]:
        if _may_swap(plate):
            _legal_swaps(state, plate, actions)


def _legal_swaps(state: RushState, plate: Plate, actions: list[Action]) -> None:
    """For a plate of another size; a guided kitchen has no dish on a wrong plate."""
    if guided(state) and not is_ice(plate):
        return
    for size in range(len(SIZES)):
        other = _clean(state, size)
        if other == NOTHING or size == PLATE_SIZE[plate.number]:
            continue
        if _takes_size(state, is_ice(plate), size):
            actions.append(SwapPlate(PLATES[plate.number], PLATES[other]))


def legal_fetch(state: RushState, seat: Seat, actions: list[Action]) -> None:
    """KR-067."""
    if room_on_mat(state, seat) <= 0:
        return
    for held in state.held[seat]:
        for part in range(parts_of(held)):
            if plate_for(state, seat, held.order, part) is not None:
                continue
            for plate in state.cupboard:
                if _fits(state, held.order, part, plate):
                    actions.append(FetchPlate(ORDERS[held.order], part + 1, PLATES[plate]))


# Plates of the Cupboard


def _clean(state: RushState, size: int) -> int:
    """The first clean plate of this size."""
    for plate in state.cupboard:
        if PLATE_SIZE[plate] == size:
            return plate
    return NOTHING


def _takes_size(state: RushState, ice: bool, size: int) -> bool:
    """KC-138: for the ice a Cup or, while none is clean, a plate of size I (KC-071); for a dish any plate."""
    if not ice:
        return size != CUP
    return size == CUP or (size == STAND_IN and _clean(state, CUP) == NOTHING)


def _fits(state: RushState, order: int, part: int, plate: int) -> bool:
    """KR-067, KC-070."""
    if part == PARTS[order]:
        return _takes_size(state, True, PLATE_SIZE[plate])
    return PLATE_SIZE[plate] == DISH_SIZE[order][part]


def _may_trash(plate: Plate) -> bool:
    """KC-073, KC-104."""
    return not plate.chill and (is_ice(plate) or not has_scoops(plate))


def _may_swap(plate: Plate) -> bool:
    """KR-066, KC-104."""
    return not plate.cook and not plate.chill and is_empty(plate)


def check(state: RushState, seat: Seat, action: Action) -> None:
    if isinstance(action, TrashToken):
        _check_trash(state, seat, action)
    elif isinstance(action, SwapPlate):
        _check_swap(state, seat, action)
    else:
        assert isinstance(action, FetchPlate)
        _check_fetch(state, seat, action)


def _check_trash(state: RushState, seat: Seat, action: TrashToken) -> None:
    plate = own_plate(state, seat, action.plate)
    good = GOOD_INDEX.get(action.good, NOTHING)
    if good == NOTHING or not plate.load[good]:
        raise IllegalAction("KR-065", "no-such-token")
    if plate.chill:
        raise IllegalAction("KC-104", "plate-on-extension")
    if has_scoops(plate) and not is_ice(plate):
        raise IllegalAction("KC-073", "dessert-carries-scoops")


def _check_swap(state: RushState, seat: Seat, action: SwapPlate) -> None:
    plate = own_plate(state, seat, action.plate)
    if plate.chill:
        raise IllegalAction("KC-104", "plate-on-extension")
    if not is_empty(plate):
        raise IllegalAction("KR-066", "plate-not-empty")
    if plate.cook:
        raise IllegalAction("KR-066", "plate-not-on-first-line")
    other = PLATE_INDEX.get(action.other, NOTHING)
    if other not in state.cupboard:
        raise IllegalAction("KR-066", "plate-not-clean")
    if not _takes_size(state, is_ice(plate), PLATE_SIZE[other]):
        if is_ice(plate):
            raise IllegalAction("KC-071", "ice-takes-a-cup")
        raise IllegalAction("KC-138", "dish-takes-no-cup")
    if guided(state) and not is_ice(plate) and PLATE_SIZE[other] != DISH_SIZE[plate.order][plate.part]:
        raise IllegalAction("KR-235", "wrong-size")


def _check_fetch(state: RushState, seat: Seat, action: FetchPlate) -> None:
    order = ORDER_INDEX.get(action.order, NOTHING)
    held = held_order(state, seat, order)
    if held is None:
        raise IllegalAction("KR-064", "not-your-order")
    if not 1 <= action.part <= parts_of(held):
        raise IllegalAction("KR-067", "no-such-part")
    if plate_for(state, seat, order, action.part - 1) is not None:
        raise IllegalAction("KR-067", "part-has-its-plate")
    if room_on_mat(state, seat) <= 0:
        raise IllegalAction("KR-057", "mat-is-full")
    plate = PLATE_INDEX.get(action.plate, NOTHING)
    if plate not in state.cupboard:
        raise IllegalAction("KR-067", "plate-not-clean")
    if _fits(state, order, action.part - 1, plate):
        return
    if action.part > PARTS[order]:
        raise IllegalAction("KC-070", "ice-takes-a-cup")
    if is_cup(plate):
        raise IllegalAction("KC-138", "dish-takes-no-cup")
    raise IllegalAction("KR-067", "wrong-size")


def play(state: RushState, seat: Seat, action: Action, events: list[Event]) -> None:
    if isinstance(action, TrashToken):
        _trash(state, seat, action, events)
    elif isinstance(action, SwapPlate):
        _swap(state, seat, action, events)
    else:
        assert isinstance(action, FetchPlate)
        _fetch(state, seat, action, events)


def _trash(state: RushState, seat: Seat, action: TrashToken, events: list[Event]) -> None:
    """KR-065, KR-148: to the supply."""
    plate = own_plate(state, seat, action.plate)
    good = GOOD_INDEX[action.good]
    plate.load[good] -= 1
    state.supply[good] += 1
    forget(state, plate, good)
    events.append(TokenTrashed(seat, action.plate, action.good))


def _swap(state: RushState, seat: Seat, action: SwapPlate, events: list[Event]) -> None:
    """KR-066: the first plate returns clean."""
    plate = own_plate(state, seat, action.plate)
    other = PLATE_INDEX[action.other]
    state.cupboard.remove(other)
    to_cupboard(state, plate.number)
    plate.number = other
    events.append(PlateSwapped(seat, action.plate, action.other))


def _fetch(state: RushState, seat: Seat, action: FetchPlate, events: list[Event]) -> None:
    """KR-067, KR-059."""
    plate = PLATE_INDEX[action.plate]
    state.cupboard.remove(plate)
    state.mats[seat].append(Plate(plate, ORDER_INDEX[action.order], action.part - 1, 0, 0, empty_load()))
    events.append(PlateFetched(seat, action.order, action.part, action.plate))
