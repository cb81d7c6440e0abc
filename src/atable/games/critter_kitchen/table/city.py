"""The city as it stands: locations, challenges, the capacity and speed of chefs, the priority track."""

from typing import Final

from atable.games.critter_kitchen.content.cards import CAPACITY, CHALLENGE_TYPES, NO_CARD, ZOUS_CAPACITY, ZOUS_SPEED
from atable.games.critter_kitchen.content.items import (
    CHEF_ACADEMY,
    LIZARD,
    LOCATIONS,
    MIDNIGHT_MERCHANT,
    SOUP_TRUCK,
    ZOUS,
)
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.events import MarkerMoved
from atable.games.critter_kitchen.state import LAST_OF_DAY, ROUNDS, CritterState, Kitchen, day_of, seat_of
from atable.kernel.events import Event

_SPACES: Final[list[list[int]]] = [[at.spaces_for(players) for at in CONTENT.locations] for players in range(6)]
_IN_PLAY: Final[list[list[int]]] = [
    [SOUP_TRUCK, *range(1, max(2, players) + 1), MIDNIGHT_MERCHANT, CHEF_ACADEMY] for players in range(6)
]


def spaces(state: CritterState, location: int) -> int:
    return _SPACES[state.seats][location]


def locations_in_play(state: CritterState) -> list[int]:
    """CK-045 to CK-049, from left to right; alone one plays in the city of two (CK-297)."""
    return _IN_PLAY[state.seats]


def is_in_play(state: CritterState, location: int) -> bool:
    return 0 <= location < LOCATIONS and location in _IN_PLAY[state.seats]


def challenges_of_day(state: CritterState) -> list[int]:
    """Which of the six challenges are revealed and still open (CK-086, CK-214, CK-215)."""
    if state.round == ROUNDS:
        return []
    first = 0 if day_of(state.round) == 1 else LAST_OF_DAY[0]
    return list(range(first, state.round))


def shown_types(state: CritterState, challenge: int) -> tuple[int, ...]:
    """CK-088 to CK-090: the hold token covers the rightmost ingredient of the third and the sixth."""
    types = CHALLENGE_TYPES[state.challenges[challenge]]
    return types[:-1] if challenge + 1 in LAST_OF_DAY else types


def held_type(state: CritterState, challenge: int) -> int | None:
    """The type under the hold token."""
    return CHALLENGE_TYPES[state.challenges[challenge]][-1] if challenge + 1 in LAST_OF_DAY else None


def capacity_of(state: CritterState, number: int, chef: int) -> int:
    """CK-005, CK-117 to CK-119."""
    if chef == ZOUS:
        return ZOUS_CAPACITY[state.kitchens[number].zous]
    if chef == LIZARD and number >= state.seats and state.solo is not None and state.solo.supersize:
        return CAPACITY[LIZARD] + 1
    return CAPACITY[chef]


def speed_of(state: CritterState, number: int, chef: int) -> int:
    """CK-006, CK-007, CK-110, CK-373."""
    kitchen = state.kitchens[number]
    if kitchen.caffeinated >> chef & 1:
        return 1
    return ZOUS_SPEED[kitchen.zous] if chef == ZOUS else CAPACITY[chef]


def chef_at(kitchen: Kitchen, location: int) -> int:
    """The one chef of this kitchen at this location (CK-145), or -1."""
    for chef, place in enumerate(kitchen.at):
        if place == location:
            return chef
    return -1


def works(kitchen: Kitchen) -> bool:
    """Does a zous-chef work here this round?"""
    return kitchen.zous != NO_CARD


def move_marker(state: CritterState, number: int, to_front: bool, events: list[Event]) -> None:
    """CK-136, CK-140."""
    state.priority.remove(number)
    state.priority.insert(0 if to_front else len(state.priority), number)
    order = tuple([seat_of(state, other) for other in state.priority])
    events.append(MarkerMoved(seat_of(state, number), to_front, order))
