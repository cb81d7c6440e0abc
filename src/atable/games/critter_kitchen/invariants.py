"""Conservation: every token of the bag is somewhere, at every step."""

from atable.games.critter_kitchen.content.items import (
    ALL_ICONS,
    ALLSPICE_R7,
    BISQUE,
    COFFEE,
    COOKBOOK,
    IN_BAG,
    ITEM_IDS,
    LOCATIONS,
    NOTHING,
    RUMOR,
    SOUP_TRUCK,
    TOFU,
    TROPHY,
    WILD,
    bag_at_start,
)
from atable.games.critter_kitchen.frames import Cooking, Fishing, PlacingWild, Plate, Refrigerating, Serving
from atable.games.critter_kitchen.state import HOME, ROUNDS, CritterState, Kitchen
from atable.games.critter_kitchen.table.city import is_in_play
from atable.kernel.errors import BrokenInvariant


def invariants(state: CritterState) -> None:
    _tokens(state)
    _goods(state)
    _city(state)
    for kitchen in state.kitchens:
        _kitchen(kitchen)
    for floor in state.floors:
        _require(all(least <= now for least, now in zip(floor, state.bag, strict=True)), "a floor above the bag")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def _tokens(state: CritterState) -> None:
    counts = _everywhere(state)
    for kind, copies in enumerate(bag_at_start()):
        wanted = int(state.round == ROUNDS) if kind == ALLSPICE_R7 else copies  # CK-036, CK-092
        _require(counts[kind] == wanted, f"{counts[kind]} of {ITEM_IDS[kind]}, not {wanted}")


def _everywhere(state: CritterState) -> list[int]:
    counts = state.bag + [0] * (len(ITEM_IDS) - IN_BAG)
    for kind in [*state.removed, *(kind for stall in state.stalls for kind in stall)]:
        counts[kind] += 1
    for kitchen in state.kitchens:
        for kind, count in enumerate(kitchen.storage):
            counts[kind] += count
        for icon in range(3):
            if kitchen.rumors >> icon & 1:
                counts[WILD if kitchen.wilds >> icon & 1 else RUMOR + icon] += 1
    for plate in _plates(state):
        for kind in [*plate.items, *plate.spices, plate.wine]:
            if kind != NOTHING and not RUMOR <= kind <= WILD:  # the Jerboa's rumors lie on the kitchen board
                counts[kind] += 1
    for kind in _aside(state):
        counts[kind] += 1
    return counts


def _plates(state: CritterState) -> list[Plate]:
    frame = state.stack[0] if state.stack else None
    plates = [plate for meal in state.meals for plate in meal]
    if isinstance(frame, Cooking):
        plates += [plate for own in frame.plates for plate in own]
    elif isinstance(frame, Serving):
        plates += [plate for meal in frame.meals for plate in meal]
    return plates


def _aside(state: CritterState) -> list[int]:
    """Tokens in somebody's hands: put away but not yet in the bag, drawn, or about to be placed."""
    aside: list[int] = []
    for frame in state.stack:
        if isinstance(frame, Refrigerating):
            aside += [kind for own in frame.tossed for kind in own]
        elif isinstance(frame, Fishing):
            aside += frame.drawn
        elif isinstance(frame, PlacingWild):
            aside.append(WILD)
    return aside


def _goods(state: CritterState) -> None:
    """CK-363: what the carts have sold is somewhere; coffees and cookbooks are used up (CK-374, CK-377)."""
    seen = state.carts[: state.round]
    counts = _everywhere(state)
    _require(counts[TOFU] == seen.count(TOFU), "tofu")
    trophies = counts[TROPHY] + sum(kitchen.trophies for kitchen in state.kitchens)
    _require(trophies == seen.count(TROPHY), "trophies")
    coffees = counts[COFFEE] + sum(kitchen.coffees for kitchen in state.kitchens)
    cookbooks = counts[COOKBOOK] + sum(kitchen.cookbooks for kitchen in state.kitchens)
    _require(coffees <= seen.count(COFFEE) and cookbooks <= seen.count(COOKBOOK), "coffees or cookbooks")


def _city(state: CritterState) -> None:
    _require(sorted(state.priority) == list(range(len(state.kitchens))), "the priority track")
    _require(state.stalls[SOUP_TRUCK].count(BISQUE) <= 1, "two bisques on the Soup Truck (CK-094)")
    for place in range(LOCATIONS):
        _require(is_in_play(state, place) or not state.stalls[place], "items where nobody goes (CK-047)")


def _kitchen(kitchen: Kitchen) -> None:
    counts = [*kitchen.storage, kitchen.soup, kitchen.bisque, kitchen.coffees, kitchen.cookbooks]
    _require(min(counts) >= 0, "less than nothing in a kitchen")
    _require(not any(kitchen.storage[RUMOR : WILD + 1]), "a rumor token in a storage (CK-009)")
    _require(kitchen.wilds & ~kitchen.rumors == 0 and kitchen.rumors <= ALL_ICONS, "rumor spaces")
    away = [place for place in kitchen.at if place != HOME]
    _require(len(set(away)) == len(away), "two chefs of one kitchen at one location (CK-145)")
