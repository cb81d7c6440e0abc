"""The bag: counts by kind. Drawing is blind, and everybody may remember what went in."""

from atable.games.critter_kitchen.content.items import ALLSPICE_R7, IN_BAG, NOTHING
from atable.games.critter_kitchen.state import CritterState


def draw(state: CritterState) -> int:
    """One token out of the bag, each equally likely; NOTHING if it is empty (CK-095)."""
    bag = state.bag
    left = sum(bag)
    if left == 0:
        return NOTHING
    at = state.rng.below(left)
    kind = 0
    while at >= bag[kind]:
        at -= bag[kind]
        kind += 1
    bag[kind] -= 1
    for floor in state.floors:
        floor[kind] = min(floor[kind], bag[kind])
    return kind


def put_back(state: CritterState, kind: int) -> None:
    """Into the bag; what never was in it leaves the game instead (CK-371, and the all-spice of round 7)."""
    if kind < IN_BAG and kind != ALLSPICE_R7:
        state.bag[kind] += 1
    else:
        state.removed.append(kind)
