"""What the chefs of McDogald's take, by the critic's choice card (CK-321 to CK-326), and where it goes."""

from typing import Final

from atable.games.critter_kitchen.content.items import (
    ALLSPICE,
    ALLSPICE_R7,
    BISQUE,
    ICONS,
    IN_STORAGE,
    LOWEST,
    NUMBER,
    NUMBERS,
    RUMOR,
    SOUP,
    SPICE,
    WILD,
    ZOUS_CHEF,
    ingredient,
    is_ingredient,
    is_rumor,
    is_spice,
)
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.events import StarsGained, WildPlaced
from atable.games.critter_kitchen.solo.icons import place_star, places_star
from atable.games.critter_kitchen.solo.plate import LIST, rise
from atable.games.critter_kitchen.state import AUTOMA, FROM_GOSSIP, MCDOGALDS, SOURCES, CritterState, Kitchen, day_of
from atable.games.critter_kitchen.table.market import empty_icons, items_for
from atable.kernel.events import Event

SEVEN: Final = 7
GOSSIP: Final = (2, 1, 0)  # CK-337: stars for a rumor, by day
LAST_RESORT: Final = ("zous", "spice", "rumor", "bisque", "soup")  # CK-325
ONE_KIND: Final[dict[str, int]] = {"zous": ZOUS_CHEF, "bisque": BISQUE, "soup": SOUP}

# By critic and day: the symbols, the first one first. None asks what the critic or a rumor card says (CK-340, CK-343).
ROWS: Final[list[list[tuple[str, ...]]]] = [[(*row, *LAST_RESORT) for row in card.days] for card in CONTENT.choices]


def _in_order(types: list[int]) -> list[int]:
    """All kinds, the one it prefers first.

    The highest ingredient (CK-322), then the list (CK-323), before any spice (CK-387); a specific one before an
    all-spice (CK-324). Rumors go by their icons, the wild one last (CK-388).
    """
    numbers = range(LOWEST + NUMBERS - 1, LOWEST - 1, -1)
    ingredients = [ingredient(kind_of, number) for number in numbers for kind_of in types]
    spices = [*(SPICE + kind_of for kind_of in types), ALLSPICE, ALLSPICE_R7]
    return [*ingredients, *spices, *range(RUMOR, SOUP + 1)]


def _ranks(order: list[int]) -> list[int]:
    return [order.index(kind) for kind in range(len(order))]


RANK: Final[list[list[int]]] = [_ranks(_in_order(types)) for types in LIST]  # by critic and kind: 0 is preferred to all


def choose(state: CritterState, location: int) -> int:
    """CK-321: what McDogald's takes here. It never leaves with a soup instead (CK-326)."""
    return choose_kept(state, items_for(state, MCDOGALDS, location))


def choose_kept(state: CritterState, drawn: list[int]) -> int:
    """What it prefers among items that exist for it, by the first symbol of the row that one of them satisfies."""
    row = ROWS[state.critic][day_of(state.round) - 1]
    for symbol in row:
        kinds = _matching(state, symbol, drawn)
        if kinds:
            return _preferred(RANK[state.critic], kinds)
    raise AssertionError("nothing exists for McDogald's")


def _preferred(rank: list[int], kinds: list[int]) -> int:
    best = kinds[0]
    for kind in kinds:
        if rank[kind] < rank[best]:
            best = kind
    return best


def _matching(state: CritterState, symbol: str, items: list[int]) -> list[int]:
    if symbol == "challenge":
        return [kind for kind in items if places_star(state, kind)]
    if symbol == "plate":
        return _best_for_plate(state.kitchens[MCDOGALDS], items)
    if symbol == "rumor":
        return [kind for kind in items if is_rumor(kind)]
    if symbol == "spice":
        return [kind for kind in items if is_spice(kind)]
    if symbol == "seven":
        return [kind for kind in items if is_ingredient(kind) and NUMBER[kind] == SEVEN]
    if symbol == "high":
        return [kind for kind in items if is_ingredient(kind)]
    return [kind for kind in items if kind == ONE_KIND[symbol]]


def _best_for_plate(kitchen: Kitchen, items: list[int]) -> list[int]:
    """CK-344: those that raise the quality of its plate the most, and by 1 at least."""
    rises = [rise(kitchen, kind) for kind in items]
    most = max(rises, default=0)
    return [kind for at, kind in enumerate(items) if rises[at] == most] if most else []


def receive(state: CritterState, item: int, events: list[Event]) -> None:
    """An item that it has taken or drawn; soup and bisque are back in the supply at once (CK-327)."""
    kitchen = state.kitchens[MCDOGALDS]
    if is_rumor(item):
        _gossip(state, item, events)
    elif item == ZOUS_CHEF:
        kitchen.hired = state.academy[state.round - 1]  # CK-342
    elif item < IN_STORAGE:
        kitchen.storage[item] += 1
        place_star(state, item, events)


def _gossip(state: CritterState, rumor: int, events: list[Event]) -> None:
    """CK-337, CK-339."""
    kitchen = state.kitchens[MCDOGALDS]
    icon = empty_icons(state, MCDOGALDS)[0] if rumor == WILD else rumor - RUMOR
    kitchen.rumors |= 1 << icon
    if rumor == WILD:
        kitchen.wilds |= 1 << icon
        events.append(WildPlaced(AUTOMA, ICONS[icon]))
    stars = GOSSIP[day_of(state.round) - 1]
    if stars:
        kitchen.gained[FROM_GOSSIP] += stars
        events.append(StarsGained(AUTOMA, stars, SOURCES[FROM_GOSSIP]))
