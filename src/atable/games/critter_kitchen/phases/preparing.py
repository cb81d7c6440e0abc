"""Round Preparation (CK-079 to CK-097): the city is restocked, and nobody decides anything."""

from atable.games.critter_kitchen.content.cards import CHALLENGE_IDS, NO_CARD, ZOUS_IDS
from atable.games.critter_kitchen.content.items import (
    ALLSPICE_R7,
    BISQUE,
    CHEF_ACADEMY,
    CHEFS,
    ITEM_IDS,
    LOCATION_IDS,
    NOTHING,
    SOUP_TRUCK,
    TYPES,
    ZOUS_CHEF,
)
from atable.games.critter_kitchen.events import CartParked, RoundBegan
from atable.games.critter_kitchen.frames import Planning
from atable.games.critter_kitchen.state import HOME, ROUNDS, CritterState, day_of
from atable.games.critter_kitchen.table.city import held_type, locations_in_play
from atable.games.critter_kitchen.table.stock import fill
from atable.kernel.events import Event


def begin_round(state: CritterState, events: list[Event]) -> None:
    state.round += 1
    state.filled = False
    state.ability_done = False
    for kitchen in state.kitchens:  # CK-193
        kitchen.zous, kitchen.hired = kitchen.hired, NO_CARD
    bisque = BISQUE not in state.stalls[SOUP_TRUCK]
    if bisque:  # CK-093, CK-094
        state.stalls[SOUP_TRUCK].append(BISQUE)
    events.append(_began(state, bisque))
    for location in locations_in_play(state)[1:-2]:  # CK-081 to CK-083
        fill(state, location, events)
    if state.seats <= 2:  # CK-084, CK-085
        fill(state, CHEF_ACADEMY, events)
    state.stalls[CHEF_ACADEMY].append(ALLSPICE_R7 if state.round == ROUNDS else ZOUS_CHEF)  # CK-091, CK-092
    _park_cart(state, events)
    state.stack = [_planning(state)]


def _began(state: CritterState, bisque: bool) -> RoundBegan:
    number = state.round
    if number == ROUNDS:  # CK-087
        return RoundBegan(number, day_of(number), None, None, None, bisque)
    held = held_type(state, number - 1)
    return RoundBegan(
        round=number,
        day=day_of(number),
        challenge=CHALLENGE_IDS[state.challenges[number - 1]],
        held=None if held is None else TYPES[held],
        zous_chef=ZOUS_IDS[state.academy[number - 1]],
        bisque=bisque,
    )


def _park_cart(state: CritterState, events: list[Event]) -> None:
    """CK-364."""
    if state.carts:
        location = (state.round - 1) % state.seats + 1
        good = state.carts[state.round - 1]
        state.stalls[location].append(good)
        events.append(CartParked(LOCATION_IDS[location], ITEM_IDS[good]))


def _planning(state: CritterState) -> Planning:
    seats = state.seats
    plans = [[HOME] * len(CHEFS) for _ in range(seats)]
    return Planning(plans, [0] * seats, [False] * seats, state.now, NOTHING)
