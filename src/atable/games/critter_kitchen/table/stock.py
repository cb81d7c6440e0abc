"""Filling locations from the bag, and what abilities draw."""

from atable.games.critter_kitchen.content.items import (
    ALL_ICONS,
    ITEM_IDS,
    LOCATION_IDS,
    MIDNIGHT_MERCHANT,
    NOTHING,
    RUMOR,
    WILD,
)
from atable.games.critter_kitchen.events import TokensDrawn
from atable.games.critter_kitchen.state import CritterState
from atable.games.critter_kitchen.table.bag import draw, put_back
from atable.games.critter_kitchen.table.city import spaces
from atable.games.critter_kitchen.table.market import exists_for
from atable.kernel.events import Event


def fill(state: CritterState, location: int, events: list[Event]) -> None:
    """CK-080, CK-081: a token for each space, from left to right; a rumor that everybody knows is drawn again."""
    items: list[str] = []
    removed: list[str] = []
    for _ in range(spaces(state, location)):
        kind = draw(state)
        while kind != NOTHING and is_stale(state, kind):
            state.removed.append(kind)  # CK-096
            removed.append(ITEM_IDS[kind])
            kind = draw(state)
        if kind != NOTHING:
            state.stalls[location].append(kind)
            items.append(ITEM_IDS[kind])
    events.append(TokensDrawn(LOCATION_IDS[location], tuple(items), tuple(removed)))


def is_stale(state: CritterState, kind: int) -> bool:
    """CK-096, CK-097: a rumor token that can tell nobody anything."""
    if kind == WILD:
        return state.face_up == ALL_ICONS
    return RUMOR <= kind < WILD and bool(state.face_up >> (kind - RUMOR) & 1)


def fill_merchant(state: CritterState, events: list[Event]) -> None:
    """CK-181: once a round."""
    if not state.filled:
        state.filled = True
        fill(state, MIDNIGHT_MERCHANT, events)


def draw_for(state: CritterState, number: int, tokens: int) -> tuple[list[int], list[int]]:
    """CK-205: so many tokens that exist for this kitchen, if the bag has them; and what was put back."""
    drawn: list[int] = []
    returned: list[int] = []
    while len(drawn) < tokens:
        kind = draw(state)
        if kind == NOTHING:
            break
        if exists_for(state, number, kind):
            drawn.append(kind)
        else:
            returned.append(kind)
    for kind in returned:
        put_back(state, kind)
    return drawn, returned
