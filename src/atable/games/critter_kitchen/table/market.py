"""What lies at a location, and for whom it exists."""

from atable.games.critter_kitchen.content.items import ALL_ICONS, ICONS, RUMOR, SOUP, SOUP_TRUCK, WILD
from atable.games.critter_kitchen.state import CritterState


def exists_for(state: CritterState, number: int, kind: int) -> bool:
    """CK-158, CK-165: a rumor that one knows already does not exist."""
    if RUMOR <= kind < WILD:
        return not state.kitchens[number].rumors >> (kind - RUMOR) & 1
    return kind != WILD or state.kitchens[number].rumors != ALL_ICONS


def items_for(state: CritterState, number: int, location: int) -> list[int]:
    """The kinds of items that this kitchen's chef may take here, in order."""
    kinds = [kind for kind in set(state.stalls[location]) if exists_for(state, number, kind)]
    if location == SOUP_TRUCK:
        kinds.append(SOUP)  # CK-172: it never runs out
    kinds.sort()
    return kinds


def empty_icons(state: CritterState, number: int) -> list[int]:
    return [icon for icon in range(len(ICONS)) if not state.kitchens[number].rumors >> icon & 1]
