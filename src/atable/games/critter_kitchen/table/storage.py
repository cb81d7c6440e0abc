"""A storage as others remember it: what `redeal` may not change."""

from atable.games.critter_kitchen.content.items import ALLSPICE_R7, TOFU
from atable.games.critter_kitchen.state import CritterState, Kitchen, Memory


def tokens_in(kitchen: Kitchen) -> int:
    """CK-246, CK-368: ingredients, spices and tofu, each counts 1."""
    return sum(kitchen.storage[: ALLSPICE_R7 + 1]) + kitchen.storage[TOFU]


def remember_least(kitchen: Kitchen) -> None:
    """After tokens have left the storage before everybody's eyes."""
    for memory in kitchen.memories:
        for kind, count in enumerate(kitchen.storage):
            if memory.held[kind] > count:
                memory.held[kind] = count


def remember_fridges(state: CritterState, tossed: list[list[int]]) -> None:
    """The fridges are closed: nobody saw what each seat put away (CK-253). The bag holds it again."""
    for kitchen in state.kitchens:
        remember_least(kitchen)
    state.floors.append(state.bag.copy())
    for number, kitchen in enumerate(state.kitchens):
        own = tossed[number] if number < len(tossed) else []
        kitchen.memories.append(Memory(kitchen.storage.copy(), own))
