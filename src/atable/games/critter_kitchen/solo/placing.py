"""Where McDogald's sends its chefs: the manager card first, then a chef card for each (CK-308 to CK-318)."""

from collections.abc import Callable
from typing import Final

from atable.games.critter_kitchen.content.cards import CAPACITY, COMMON_CHEFS, ZOUS_CAPACITY
from atable.games.critter_kitchen.content.items import (
    BOAR,
    CHEFS,
    IN_BAG,
    LOCATION_IDS,
    LOCATION_INDEX,
    MIDNIGHT_MERCHANT,
    NUMBER,
    ZOUS,
    is_ingredient,
    is_rumor,
    is_spice,
)
from atable.games.critter_kitchen.content.loader import CONTENT, ChefCard, Manager
from atable.games.critter_kitchen.events import ChefCardRevealed, ManagerRevealed
from atable.games.critter_kitchen.solo.decks import draw_chef_card, draw_manager, solo_of
from atable.games.critter_kitchen.solo.icons import places_star
from atable.games.critter_kitchen.solo.picking import SEVEN
from atable.games.critter_kitchen.solo.plate import rise
from atable.games.critter_kitchen.state import HOME, MCDOGALDS, CritterState
from atable.games.critter_kitchen.table.city import chef_at, locations_in_play, move_marker, works
from atable.games.critter_kitchen.table.market import exists_for
from atable.kernel.events import Event

PLAYER: Final = 0  # the number of the other kitchen


def place(state: CritterState, events: list[Event]) -> None:
    """The player's chefs stand where they will; McDogald's answers."""
    kitchen = state.kitchens[MCDOGALDS]
    manager = CONTENT.managers[draw_manager(state)]
    events.append(ManagerRevealed(manager.id))
    _follow(state, manager, events)
    for chef in COMMON_CHEFS:  # CK-309 to CK-311
        if kitchen.at[chef] == HOME and not _keeps_home(manager, chef):
            _send_by_card(state, chef, chef, events)
    if works(kitchen):  # CK-312
        _send_by_card(state, ZOUS, _deck_of_capacity(ZOUS_CAPACITY[kitchen.zous]), events)


def _keeps_home(manager: Manager, chef: int) -> bool:
    """CK-313."""
    return manager.what == "home" and manager.chef == CHEFS[chef]


def _deck_of_capacity(capacity: int) -> int:
    return CAPACITY.index(min(capacity, CAPACITY[BOAR]))


def _send_by_card(state: CritterState, chef: int, deck: int, events: list[Event]) -> None:
    number = draw_chef_card(state, deck)
    solo_of(state).chef_cards[chef] = number
    card = CONTENT.chef_cards[number]
    merits = [_merit(state, card, location) for location in locations_in_play(state)]
    _send(state, chef, _best_free(state, merits, card.arrow), card.id, events)


def _send(state: CritterState, chef: int, location: int, card: str | None, events: list[Event]) -> None:
    state.kitchens[MCDOGALDS].at[chef] = location
    events.append(ChefCardRevealed(CHEFS[chef], card, LOCATION_IDS[location]))


# The manager


def _follow(state: CritterState, manager: Manager, events: list[Event]) -> None:
    """CK-308."""
    if manager.what == "front":
        if state.priority[0] != MCDOGALDS:
            move_marker(state, MCDOGALDS, True, events)
    elif manager.what == "supersize":
        solo_of(state).supersize = True
    elif manager.chef is not None:
        chef = CHEFS.index(manager.chef)
        location = _where(state, manager, chef)
        if location != HOME:
            _send(state, chef, location, None, events)


def _where(state: CritterState, manager: Manager, chef: int) -> int:
    """Where the manager sends this chef, or HOME: it is not sent."""
    if manager.to is not None:
        return LOCATION_INDEX[manager.to]
    if manager.what == "copy":
        return state.kitchens[PLAYER].at[chef]
    if manager.arrow is None:
        return HOME
    condition = SHOWN[manager.what]
    merits = [condition(state, shown_tokens(state, location)) for location in locations_in_play(state)]
    if manager.what == "rumor" and not any(merits):
        return HOME
    return _best_free(state, merits, manager.arrow)


# Conditions


def _best_free(state: CritterState, merits: list[int], arrow: str) -> int:
    """CK-314, CK-315: the best location without a chef of McDogald's; the first in the arrow's order among equals."""
    ranked = list(zip(locations_in_play(state), merits, strict=True))
    if arrow == "left":
        ranked.reverse()
    best = HOME
    most = -1
    for location, merit in ranked:
        if merit > most and chef_at(state.kitchens[MCDOGALDS], location) < 0:
            best = location
            most = merit
    return best


def _merit(state: CritterState, card: ChefCard, location: int) -> int:
    """How well a location meets the condition of this card; 0: not at all."""
    if card.condition == "location":
        return int(LOCATION_IDS[location] == card.location)
    if card.condition == "alone":
        return int(chef_at(state.kitchens[PLAYER], location) < 0)
    if card.condition == "shadow":
        return int(state.kitchens[PLAYER].at[BOAR] == location)
    return SHOWN[card.condition](state, shown_tokens(state, location))


def shown_tokens(state: CritterState, location: int) -> list[int]:
    """CK-316, CK-317: the tokens that lie there and exist for McDogald's; no card asks for a bisque or a zous-chef."""
    if location == MIDNIGHT_MERCHANT:
        return []
    return [kind for kind in state.stalls[location] if kind < IN_BAG and exists_for(state, MCDOGALDS, kind)]


def _numbers(tokens: list[int]) -> list[int]:
    """Of the ingredients, the highest first."""
    return sorted([NUMBER[kind] for kind in tokens if is_ingredient(kind)], reverse=True)


def _seven(state: CritterState, tokens: list[int]) -> int:
    return int(SEVEN in _numbers(tokens))


def _best(state: CritterState, tokens: list[int]) -> int:
    return sum(_numbers(tokens)[:1])


def _two_best(state: CritterState, tokens: list[int]) -> int:
    return sum(_numbers(tokens)[:2])


def _sum(state: CritterState, tokens: list[int]) -> int:
    return sum(_numbers(tokens))


def _rumor(state: CritterState, tokens: list[int]) -> int:
    return int(any(is_rumor(kind) for kind in tokens))


def _spice(state: CritterState, tokens: list[int]) -> int:
    return int(any(is_spice(kind) for kind in tokens))


def _challenge_best(state: CritterState, tokens: list[int]) -> int:
    return _best(state, [kind for kind in tokens if places_star(state, kind)])


def _challenge_most(state: CritterState, tokens: list[int]) -> int:
    """Each one as if it were taken next."""
    return len([kind for kind in tokens if places_star(state, kind)])


def _plate(state: CritterState, tokens: list[int]) -> int:
    return max([rise(state.kitchens[MCDOGALDS], kind) for kind in tokens], default=0)


def _most_tokens(state: CritterState, tokens: list[int]) -> int:
    return len(tokens)


# The conditions that look at the tokens of a location.
SHOWN: Final[dict[str, Callable[[CritterState, list[int]], int]]] = {
    "seven": _seven,
    "best": _best,
    "rumor": _rumor,
    "spice": _spice,
    "challenge_best": _challenge_best,
    "plate": _plate,
    "two_best": _two_best,
    "challenge_most": _challenge_most,
    "most_tokens": _most_tokens,
    "sum": _sum,
}
