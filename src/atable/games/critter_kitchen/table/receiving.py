"""Where an item goes when it is taken or drawn."""

from atable.games.critter_kitchen.content.cards import RUMOR_IDS
from atable.games.critter_kitchen.content.items import (
    BISQUE,
    COFFEE,
    COOKBOOK,
    ICONS,
    IN_STORAGE,
    RUMOR,
    SOUP,
    WILD,
    ZOUS_CHEF,
)
from atable.games.critter_kitchen.events import RumorRead, RumorTurnedUp, WildPlaced
from atable.games.critter_kitchen.frames import PlacingWild
from atable.games.critter_kitchen.solo import picking
from atable.games.critter_kitchen.state import CritterState, seat_of
from atable.games.critter_kitchen.table.market import empty_icons
from atable.kernel.events import Event, Secret


def receive(state: CritterState, number: int, kind: int, events: list[Event]) -> None:
    """CK-125 to CK-127: an item that was taken, or drawn for this kitchen, finds its place."""
    if number >= state.seats:
        picking.receive(state, kind, events)
        return
    kitchen = state.kitchens[number]
    if kind == WILD:
        _place_or_ask(state, number, events)
    elif kind >= RUMOR and kind < WILD:
        learn(state, number, kind - RUMOR, events)
    elif kind < IN_STORAGE:
        kitchen.storage[kind] += 1
    elif kind == SOUP:
        kitchen.soup += 1
    elif kind == BISQUE:
        kitchen.bisque += 1
    elif kind == ZOUS_CHEF:
        kitchen.hired = state.academy[state.round - 1]
    elif kind == COFFEE:
        kitchen.coffees += 1
    elif kind == COOKBOOK:
        kitchen.cookbooks += 1
    else:
        kitchen.trophies += 1


def _place_or_ask(state: CritterState, number: int, events: list[Event]) -> None:
    """CK-162: asked only where two spaces or more are empty."""
    empty = empty_icons(state, number)
    if len(empty) == 1:
        place_wild(state, number, empty[0], events)
    else:
        state.stack.append(PlacingWild(number))


def place_wild(state: CritterState, number: int, icon: int, events: list[Event]) -> None:
    """CK-163, CK-164."""
    state.kitchens[number].wilds |= 1 << icon
    events.append(WildPlaced(seat_of(state, number), ICONS[icon]))
    learn(state, number, icon, events)


def learn(state: CritterState, number: int, icon: int, events: list[Event]) -> None:
    """CK-153, CK-154; CK-166: what everybody knows is turned face up, but not in solo (CK-341)."""
    state.kitchens[number].rumors |= 1 << icon
    card = RUMOR_IDS[state.rumors[icon]]
    read = RumorRead(number, ICONS[icon], card)
    events.append(Secret((number,), read, RumorRead(number, ICONS[icon], None)))
    if state.solo is None and all(kitchen.rumors >> icon & 1 for kitchen in state.kitchens):
        state.face_up |= 1 << icon
        events.append(RumorTurnedUp(ICONS[icon], card))
