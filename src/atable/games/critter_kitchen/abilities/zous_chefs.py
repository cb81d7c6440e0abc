"""The abilities of the zous-chefs: small functions named after the card, by their moment (CK-198).

The Shark, the Ant and the Snail are passive: their speed and capacity are in the content.
"""

from collections.abc import Callable
from typing import Final

from atable.games.critter_kitchen.content.cards import CAROL, CHAMELEON, KINGFISHER, MAGPIE, MOLE, NEWTON, OTTO, PENNY
from atable.games.critter_kitchen.content.items import (
    BISQUE,
    CHEFS,
    ITEM_IDS,
    LOCATION_IDS,
    MIDNIGHT_MERCHANT,
    NOTHING,
    SOUP_TRUCK,
    ZOUS,
    is_ingredient,
    is_rumor,
)
from atable.games.critter_kitchen.events import ItemTaken, SoupGiven, StarsGained, TokenDrawn, TokenKept
from atable.games.critter_kitchen.frames import Eavesdropping, Fishing, Sampling
from atable.games.critter_kitchen.solo import picking
from atable.games.critter_kitchen.state import FROM_CAROL, SOURCES, CritterState, seat_of
from atable.games.critter_kitchen.table.bag import put_back
from atable.games.critter_kitchen.table.city import capacity_of, chef_at, locations_in_play
from atable.games.critter_kitchen.table.market import exists_for
from atable.games.critter_kitchen.table.receiving import receive
from atable.games.critter_kitchen.table.stock import draw_for, fill_merchant
from atable.kernel.events import Event

OTTOS_CAPACITY: Final = 2
KINGFISHERS_CATCH: Final = 2

Ability = Callable[[CritterState, int, int, list[Event]], None]  # the position, the kitchen, the location

# AFTER REVEAL (CK-112)


def may_move(state: CritterState, number: int) -> list[int]:
    """Where the Chameleon or the Mole may go: no other chef of its owner stands there (CK-145)."""
    kitchen = state.kitchens[number]
    if kitchen.zous == CHAMELEON:
        return [place for place in locations_in_play(state) if place not in kitchen.at]
    if kitchen.zous == MOLE and MIDNIGHT_MERCHANT not in kitchen.at:
        return [MIDNIGHT_MERCHANT]
    return []


def the_mole_digs(state: CritterState, events: list[Event]) -> None:
    """The Midnight Merchant is stocked early."""
    fill_merchant(state, events)


# START OF LOCATION (CK-199)


def newton(state: CritterState, number: int, location: int, events: list[Event]) -> None:
    """A soup for each player with a chef here, one more for the owner; smaller capacity first (CK-204)."""
    guests = [guest for guest in state.priority if chef_at(state.kitchens[guest], location) != NOTHING]
    guests.sort(key=lambda guest: capacity_of(state, guest, chef_at(state.kitchens[guest], location)))
    for guest in guests:
        if guest < state.seats:  # CK-327: McDogald's gives its soups back
            soups = 2 if guest == number else 1
            state.kitchens[guest].soup += soups
            events.append(SoupGiven(guest, "soup", soups, "newton"))


def otto(state: CritterState, number: int, location: int, events: list[Event]) -> None:
    """Each player with a chef of capacity 2 here draws a token, in priority order (CK-204)."""
    guests: list[int] = []
    for guest in state.priority:
        chef = chef_at(state.kitchens[guest], location)
        if chef != NOTHING and capacity_of(state, guest, chef) == OTTOS_CAPACITY:
            guests.append(guest)
    state.stack.append(Sampling(guests))


def ottos_guest_draws(state: CritterState, number: int, events: list[Event]) -> None:
    """CK-205; what is drawn is placed like a taken item."""
    drawn, returned = draw_for(state, number, 1)
    events.append(_drawn(state, number, "otto", drawn, returned))
    for kind in drawn:
        receive(state, number, kind, events)


# BEFORE FIRST PICK (CK-200)


def ming_finds(state: CritterState, location: int) -> list[int]:
    """The ingredients that Ming could bring home."""
    return sorted({kind for kind in state.stalls[location] if is_ingredient(kind)})


# AFTER LAST PICK (CK-201, CK-202)


def carol(state: CritterState, number: int, location: int, events: list[Event]) -> None:
    """A star if the own marker is last on the priority track."""
    if state.priority[-1] == number:
        state.kitchens[number].gained[FROM_CAROL] += 1
        events.append(StarsGained(seat_of(state, number), 1, SOURCES[FROM_CAROL]))


def penny(state: CritterState, number: int, location: int, events: list[Event]) -> None:
    """The bisque of the Soup Truck, otherwise a soup; wherever Penny stands."""
    bisque = BISQUE in state.stalls[SOUP_TRUCK]
    if bisque:
        state.stalls[SOUP_TRUCK].remove(BISQUE)
    if number < state.seats:  # CK-327
        state.kitchens[number].bisque += bisque
        state.kitchens[number].soup += not bisque
    events.append(SoupGiven(seat_of(state, number), "bisque" if bisque else "soup", 1, "penny"))


def magpie(state: CritterState, number: int, location: int, events: list[Event]) -> None:
    """May take one rumor that is still here, beyond capacity; McDogald's takes it (CK-388 says which)."""
    rumors = rumors_left(state, number, location)
    if rumors and number >= state.seats:
        take_rumor(state, number, location, picking.choose_kept(state, rumors), events)
    elif rumors:
        state.stack.append(Eavesdropping(number))


def take_rumor(state: CritterState, number: int, location: int, kind: int, events: list[Event]) -> None:
    """CK-144: it is not the first item of the location."""
    state.stalls[location].remove(kind)
    events.append(ItemTaken(seat_of(state, number), CHEFS[ZOUS], LOCATION_IDS[location], ITEM_IDS[kind]))
    receive(state, number, kind, events)


def rumors_left(state: CritterState, number: int, location: int) -> list[int]:
    return sorted({kind for kind in state.stalls[location] if is_rumor(kind) and exists_for(state, number, kind)})


def kingfisher(state: CritterState, number: int, location: int, events: list[Event]) -> None:
    """Draws two tokens and keeps one."""
    drawn, returned = draw_for(state, number, KINGFISHERS_CATCH)
    if not drawn:
        return
    events.append(_drawn(state, number, "kingfisher", drawn, returned))
    if number >= state.seats:
        keep_one(state, number, drawn, picking.choose_kept(state, drawn), events)
    elif len(set(drawn)) == 1:
        keep_one(state, number, drawn, drawn[0], events)
    else:
        state.stack.append(Fishing(number, drawn))


def keep_one(state: CritterState, number: int, drawn: list[int], kept: int, events: list[Event]) -> None:
    rest = drawn.copy()
    rest.remove(kept)
    for kind in rest:
        put_back(state, kind)
    events.append(TokenKept(seat_of(state, number), ITEM_IDS[kept], ITEM_IDS[rest[0]] if rest else None))
    receive(state, number, kept, events)


def _drawn(state: CritterState, number: int, source: str, drawn: list[int], returned: list[int]) -> TokenDrawn:
    items = tuple([ITEM_IDS[kind] for kind in drawn])
    return TokenDrawn(seat_of(state, number), source, items, tuple([ITEM_IDS[kind] for kind in returned]))


START_OF_LOCATION: Final[dict[int, Ability]] = {NEWTON: newton, OTTO: otto}
AFTER_LAST_PICK: Final[dict[int, Ability]] = {CAROL: carol, PENNY: penny, MAGPIE: magpie, KINGFISHER: kingfisher}
