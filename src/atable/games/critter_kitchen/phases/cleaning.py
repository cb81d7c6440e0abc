"""CK-170, CK-175 to CK-192: what is left at a location once it is resolved."""

from atable.games.critter_kitchen.content.items import (
    ALLSPICE,
    BISQUE,
    CHEF_ACADEMY,
    ITEM_IDS,
    LOCATION_IDS,
    SOUP_TRUCK,
)
from atable.games.critter_kitchen.events import ItemsRemoved, LeftoversMoved
from atable.games.critter_kitchen.state import CritterState
from atable.kernel.events import Event


def clean_up(state: CritterState, location: int, events: list[Event]) -> None:
    stall = state.stalls[location]
    if location == SOUP_TRUCK and state.options.truck_leftovers == "stay":  # CK-361
        return
    stays = [kind for kind in stall if location == SOUP_TRUCK and kind == BISQUE]  # CK-175
    moves = [kind for kind in stall if kind <= ALLSPICE]
    goes = [kind for kind in stall if kind > ALLSPICE and kind != BISQUE]  # CK-170, CK-189, CK-190, CK-367
    state.stalls[location] = stays
    if moves:
        to = SOUP_TRUCK if location == CHEF_ACADEMY else CHEF_ACADEMY  # CK-187; CK-177 to CK-179
        state.stalls[to] += moves
        events.append(LeftoversMoved(LOCATION_IDS[location], LOCATION_IDS[to], _ids(moves)))
    if goes:
        state.removed += goes
        events.append(ItemsRemoved(LOCATION_IDS[location], _ids(goes)))


def _ids(kinds: list[int]) -> tuple[str, ...]:
    return tuple([ITEM_IDS[kind] for kind in kinds])
