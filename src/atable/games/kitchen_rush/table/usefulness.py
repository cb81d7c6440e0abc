"""KR-235: could a placement here have any effect? Asked by the assist level `guided` alone."""

from atable.games.kitchen_rush.areas import freezer, fridge, host, market, office, sink, spices, storage, stove, waiter
from atable.games.kitchen_rush.content.cards import (
    FRIDGE,
    HOST,
    ICE_CREAM_MAKER,
    MARKET,
    OFFICE,
    SINK,
    SPICES,
    STORE_A,
    STORE_C,
    STOREKEEPER,
    STOVE,
    WAITER,
)
from atable.games.kitchen_rush.state import NOTHING, RushState
from atable.games.kitchen_rush.table import windows
from atable.kernel.seats import Seat


def useful(state: RushState, seat: Seat, area: int) -> bool:
    if STORE_A <= area <= STORE_C:
        return storage.useful(state, seat, area - STORE_A)
    if area == HOST:
        return host.useful(state, seat)
    if area == WAITER:
        return waiter.useful(state, seat)
    if area == SPICES:
        return spices.useful(state, seat)
    if area == STOVE:
        return stove.useful(state, seat)
    if area == MARKET:
        return market.useful(state, seat)
    if area == SINK:
        return sink.useful(state, seat)
    if area == OFFICE:
        return office.useful(state, seat)
    return fridge.useful(state, seat) if area == FRIDGE else freezer.useful(state, seat)


def useful_to_specialist(state: RushState, seat: Seat, area: int) -> bool:
    """KC-117: the Storekeeper reaches every storeroom, the Ice-cream Maker needs no ice in the Freezer."""
    specialist = windows.specialist_for(state, area)
    if specialist == NOTHING or specialist in state.specialists_used:
        return False
    if specialist == STOREKEEPER:
        return any(storage.useful(state, seat, room) for room in market.active_rooms(state))
    return specialist == ICE_CREAM_MAKER and freezer.useful_to_maker(state, seat)
