"""Maintenance: the check of the Orders and the impatient customers (KR-175 to KR-192, KC-043 to KC-069)."""

from typing import Final

from atable.games.kitchen_rush.areas import waiter
from atable.games.kitchen_rush.content.cards import COACH_PARTY, FORGIVING_REGULARS, ORDERS, PLATES, TILES
from atable.games.kitchen_rush.events import CustomerLeft, DishMelted, DishRuined, Forgiven, OrderFailed
from atable.games.kitchen_rush.frames import Choosing
from atable.games.kitchen_rush.state import NOTHING, Held, Plate, RushState
from atable.games.kitchen_rush.table import judging
from atable.games.kitchen_rush.table.house import unserved_cost
from atable.games.kitchen_rush.table.small_steps import clear_plate, lose_prestige, take_off_board
from atable.kernel.events import Event
from atable.kernel.seats import Seat

IMPATIENT_COST: Final = 1  # KR-191


def check_orders(state: RushState, events: list[Event]) -> None:
    """KR-177; the Forgiving Regulars know what they may forgive."""
    if FORGIVING_REGULARS in state.bonuses:
        unserved = _unserved(state)
        if unserved:
            state.stack.append(Choosing("forgive", unserved))
            return
    settle(state, NOTHING, events)


def _unserved(state: RushState) -> list[int]:
    return [
        held.order
        for seat in range(state.seats)
        for held in state.held[seat]
        if not judging.is_correct(state, seat, held)
    ]


def settle(state: RushState, forgiven: int, events: list[Event]) -> None:
    """KR-177, KR-181: seat by seat, in the order in which they were taken."""
    for seat in range(state.seats):
        for held in state.held[seat].copy():
            if judging.is_correct(state, seat, held):
                waiter.serve(state, seat, held, 0, False, events)  # KR-183: no tip
            else:
                _fail(state, seat, held, held.order == forgiven, events)
    state.upcoming = "impatient"


def _fail(state: RushState, seat: Seat, held: Held, forgiven: bool, events: list[Event]) -> None:
    """KR-185 to KR-188, KC-066: what is correct or unfinished stays."""
    lost = 0 if forgiven else lose_prestige(state, unserved_cost(state))
    events.append(OrderFailed(seat, ORDERS[held.order], lost))
    if forgiven:
        events.append(Forgiven(ORDERS[held.order]))
    for part in range(judging.parts_of(held)):
        plate = judging.plate_for(state, seat, held.order, part)
        if plate is not None:
            _judge_plate(state, seat, plate, held.tile, events)


def _judge_plate(state: RushState, seat: Seat, plate: Plate, tile: int, events: list[Event]) -> None:
    """Ice melts first (KC-047, KC-064, KR-179)."""
    order = ORDERS[plate.order]
    name = PLATES[plate.number]
    if judging.has_scoops(plate):
        events.append(DishMelted(seat, order, plate.part + 1, name))
    elif judging.judge(plate, tile) == judging.RUINED:
        events.append(DishRuined(seat, order, plate.part + 1, name))
    else:
        return
    state.ruined += 1
    clear_plate(state, seat, plate)


def impatient_customers(state: RushState, events: list[Event]) -> None:
    """KR-191, KC-040; with a Coach Party nobody has patience."""
    for space, order in enumerate(state.board):
        if order == NOTHING or not (state.waiting[space] or state.event == COACH_PARTY):
            continue
        tile = state.board_tiles[space]
        state.gone_orders.append(order)
        if tile != NOTHING:
            state.gone_tiles.append(tile)
        take_off_board(state, space)
        lost = lose_prestige(state, IMPATIENT_COST)
        events.append(CustomerLeft(ORDERS[order], TILES[tile] if tile != NOTHING else None, lost))
    state.upcoming = "wages"
