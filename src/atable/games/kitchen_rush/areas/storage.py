"""Storage: ingredients, one by one, from a storeroom onto one's plates."""

from atable.games.kitchen_rush.actions import PutBackIngredient, TakeIngredient
from atable.games.kitchen_rush.areas import market
from atable.games.kitchen_rush.areas.plating import ROOMS, check_food, check_needed, check_no_scoops, takes_food, token
from atable.games.kitchen_rush.content.cards import (
    AREA_INDEX,
    AREAS,
    DISH_NEEDS,
    INGREDIENT_INDEX,
    INGREDIENTS,
    KINDS,
    PLATES,
    STORE_A,
    STORE_C,
)
from atable.games.kitchen_rush.events import IngredientPutBack, IngredientTaken
from atable.games.kitchen_rush.state import ENHANCED, NOTHING, RushState, Window
from atable.games.kitchen_rush.table.small_steps import guided, own_plate
from atable.games.kitchen_rush.table.windows import begin, check_mode, may_enhance
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def legal(state: RushState, seat: Seat, window: Window, actions: list[Action]) -> None:
    if window.begun != ENHANCED:
        _legal_takes(state, seat, window, window.area - STORE_A, None, actions)
    if may_enhance(state, window):
        for room in market.active_rooms(state):
            _legal_takes(state, seat, window, room, AREAS[STORE_A + room], actions)
    if window.taken:
        _legal_returns(state, seat, window, actions)


def _legal_takes(
    state: RushState, seat: Seat, window: Window, room: int, named: str | None, actions: list[Action]
) -> None:
    """The Storekeeper names the room."""
    stock = state.rooms[room]
    with_care = guided(state)
    for plate in state.mats[seat]:
        if not takes_food(plate):
            continue
        load, wanted = plate.load, DISH_NEEDS[plate.order][plate.part]
        for kind in range(KINDS):
            if stock[kind] and (not with_care or load[kind] < wanted[kind]):
                actions.append(
                    TakeIngredient(window.number, INGREDIENTS[kind], PLATES[plate.number], named, named is not None)
                )


def _legal_returns(state: RushState, seat: Seat, window: Window, actions: list[Action]) -> None:
    for plate in state.mats[seat]:
        if not takes_food(plate):
            continue
        load, taken = plate.load, window.taken
        for kind in range(KINDS):
            if not load[kind]:
                continue
            for room in range(ROOMS):
                if token(plate.number, kind, room) in taken:
                    named = AREAS[STORE_A + room] if window.begun == ENHANCED else None
                    actions.append(PutBackIngredient(window.number, INGREDIENTS[kind], PLATES[plate.number], named))


def check(state: RushState, seat: Seat, window: Window, action: Action) -> None:
    if isinstance(action, TakeIngredient):
        _check_take(state, seat, window, action)
    else:
        assert isinstance(action, PutBackIngredient)
        _check_return(state, seat, window, action)


def _check_take(state: RushState, seat: Seat, window: Window, action: TakeIngredient) -> None:
    check_mode(state, window, action.enhanced)
    room = _room(state, window, action.room, action.enhanced)
    kind = _kind(action.kind)
    plate = own_plate(state, seat, action.plate)
    if not state.rooms[room][kind]:
        raise IllegalAction("KR-129", "storeroom-has-none")
    check_food(plate)
    check_needed(state, plate, kind)


def _check_return(state: RushState, seat: Seat, window: Window, action: PutBackIngredient) -> None:
    room = _room(state, window, action.room, window.begun == ENHANCED)
    kind = _kind(action.kind)
    plate = own_plate(state, seat, action.plate)
    if token(plate.number, kind, room) not in window.taken or not plate.load[kind]:
        raise IllegalAction("KR-130", "ingredient-not-from-here")
    if plate.chill:
        raise IllegalAction("KC-104", "plate-on-extension")
    check_no_scoops(plate)


def _room(state: RushState, window: Window, named: str | None, enhanced: bool) -> int:
    """KR-124: this storeroom; the Storekeeper reaches every active one and names it."""
    if not enhanced:
        if named is not None:
            raise IllegalAction("KR-124", "another-storeroom")
        return window.area - STORE_A
    area = NOTHING if named is None else AREA_INDEX.get(named, NOTHING)
    if not STORE_A <= area <= STORE_C:
        raise IllegalAction("KR-124", "no-such-storeroom")
    room = area - STORE_A
    if room not in market.active_rooms(state):
        raise IllegalAction("KR-133", "storeroom-closed")
    return room


def _kind(name: str) -> int:
    kind = INGREDIENT_INDEX.get(name, NOTHING)
    if kind == NOTHING:
        raise IllegalAction("KR-126", "no-such-ingredient")
    return kind


def play(state: RushState, seat: Seat, window: Window, action: Action, events: list[Event]) -> None:
    if isinstance(action, TakeIngredient):
        _take(state, seat, window, action, events)
    else:
        assert isinstance(action, PutBackIngredient)
        _put_back(state, seat, window, action, events)


def _take(state: RushState, seat: Seat, window: Window, action: TakeIngredient, events: list[Event]) -> None:
    """KR-126 to KR-128."""
    begin(state, window, action.enhanced, events)
    room = _room(state, window, action.room, action.enhanced)
    kind = INGREDIENT_INDEX[action.kind]
    plate = own_plate(state, seat, action.plate)
    state.rooms[room][kind] -= 1
    plate.load[kind] += 1
    window.taken.append(token(plate.number, kind, room))
    events.append(IngredientTaken(seat, action.kind, AREAS[STORE_A + room], action.plate))


def _put_back(state: RushState, seat: Seat, window: Window, action: PutBackIngredient, events: list[Event]) -> None:
    """KR-130: into the storeroom from which it came."""
    room = _room(state, window, action.room, window.begun == ENHANCED)
    kind = INGREDIENT_INDEX[action.kind]
    plate = own_plate(state, seat, action.plate)
    window.taken.remove(token(plate.number, kind, room))
    plate.load[kind] -= 1
    state.rooms[room][kind] += 1
    events.append(IngredientPutBack(seat, action.kind, AREAS[STORE_A + room], action.plate))


def useful(state: RushState, seat: Seat, room: int) -> bool:
    """KR-235: a dish lacks something that this storeroom holds."""
    stock = state.rooms[room]
    for plate in state.mats[seat]:
        if not takes_food(plate):
            continue
        load, wanted = plate.load, DISH_NEEDS[plate.order][plate.part]
        for kind in range(KINDS):
            if wanted[kind] > load[kind] and stock[kind]:
                return True
    return False
