"""Prestige bonus cards: those resolved at once, and those that bring goods in Preparation.

What the others change is read from `state.bonuses` in `house` and in the phases.
"""

from itertools import combinations
from typing import Final

from atable.games.kitchen_rush.actions import DeliveryChoice
from atable.games.kitchen_rush.areas.market import active_rooms
from atable.games.kitchen_rush.content.cards import (
    AREA_INDEX,
    AREAS,
    BASE_KINDS,
    BONUSES,
    CUBE_INDEX,
    FIRST_CUBE,
    FIRST_SCOOP,
    FLAVOUR_INDEX,
    FLAVOURS,
    GOOD_NAMES,
    GUEST_STAR,
    HERB_GARDEN,
    ICE_CREAM_VAN,
    MORNING_DELIVERY,
    RAVE_REVIEW,
    SPECIALISTS,
    STORE_A,
    TASTES,
)
from atable.games.kitchen_rush.events import BonusKept, CoinsGained, Delivered, SpecialistRevealed
from atable.games.kitchen_rush.state import NOTHING, RushState
from atable.games.kitchen_rush.table.small_steps import gain_coins
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event

RAVE_COINS: Final = 5
STAR_COINS: Final = 3  # no Specialist card is left
VAN_SCOOPS: Final = 3
HERBS: Final[list[int]] = [CUBE_INDEX["white"], CUBE_INDEX["black"], CUBE_INDEX["green"]]


def keep(state: RushState, card: int, events: list[Event]) -> None:
    """KR-206."""
    events.append(BonusKept(BONUSES[card]))
    if card == RAVE_REVIEW:
        _earn(state, card, RAVE_COINS, events)
    elif card == GUEST_STAR:
        _welcome_star(state, events)
    else:
        state.bonuses.append(card)
        return
    state.gone_bonuses.append(card)


def _earn(state: RushState, card: int, coins: int, events: list[Event]) -> None:
    gain_coins(state, coins)
    events.append(CoinsGained(coins, BONUSES[card]))


def _welcome_star(state: RushState, events: list[Event]) -> None:
    """RU-18: the fourth Specialist tile."""
    if not state.specialist_deck:
        _earn(state, GUEST_STAR, STAR_COINS, events)
        return
    star = state.specialist_deck.pop()
    state.specialists.append(star)
    events.append(SpecialistRevealed(SPECIALISTS[star]))


# Deliveries (KR-048): only what the supply holds


def ingredients_left(state: RushState) -> bool:
    return any(state.supply[:BASE_KINDS])


def flavours_left(state: RushState) -> list[int]:
    return [flavour for flavour in range(TASTES) if state.supply[FIRST_SCOOP + flavour]]


def bring_herbs(state: RushState, events: list[Event]) -> None:
    _bring(state, HERB_GARDEN, "bag", state.bag.cubes, FIRST_CUBE, HERBS, events)


def bring_ingredients(state: RushState, room: int, events: list[Event]) -> None:
    kinds = list(range(BASE_KINDS))
    _bring(state, MORNING_DELIVERY, AREAS[STORE_A + room], state.rooms[room], 0, kinds, events)


def bring_scoops(state: RushState, flavours: list[int], events: list[Event]) -> None:
    _bring(state, ICE_CREAM_VAN, "freezer", state.freezer, FIRST_SCOOP, flavours, events)


def _bring(
    state: RushState, bonus: int, name: str, place: list[int], first: int, sorts: list[int], events: list[Event]
) -> None:
    """One of each sort; the goods of this place begin with `first`."""
    brought: list[str] = []
    for sort in sorts:
        if state.supply[first + sort]:
            state.supply[first + sort] -= 1
            place[sort] += 1
            brought.append(GOOD_NAMES[first + sort])
    if brought:
        events.append(Delivered(BONUSES[bonus], name, tuple(brought)))


# Questions


def room_answers(state: RushState) -> list[DeliveryChoice]:
    return [DeliveryChoice(AREAS[STORE_A + room]) for room in active_rooms(state)]


def default_room(state: RushState) -> DeliveryChoice:
    """The emptiest storeroom; of equal ones the first."""
    tokens = [sum(state.rooms[room]) for room in active_rooms(state)]
    return room_answers(state)[tokens.index(min(tokens))]


def check_room(state: RushState, answer: DeliveryChoice) -> None:
    area = AREA_INDEX.get(answer.room or "", NOTHING)
    if answer.flavours or area - STORE_A not in active_rooms(state):
        raise IllegalAction("KR-048", "name-an-active-storeroom")


def flavour_answers(state: RushState) -> list[DeliveryChoice]:
    triples = combinations(flavours_left(state), VAN_SCOOPS)
    return [DeliveryChoice(flavours=tuple([FLAVOURS[flavour] for flavour in triple])) for triple in triples]


def default_flavours(state: RushState) -> DeliveryChoice:
    """Those of which the Freezer holds the fewest; of equal ones by the alphabet."""
    ranked = sorted([(state.freezer[flavour], FLAVOURS[flavour]) for flavour in flavours_left(state)])
    fewest = sorted([FLAVOUR_INDEX[name] for _, name in ranked[:VAN_SCOOPS]])
    return DeliveryChoice(flavours=tuple([FLAVOURS[flavour] for flavour in fewest]))


def check_flavours(state: RushState, answer: DeliveryChoice) -> None:
    if answer.room is not None or len(answer.flavours) != VAN_SCOOPS or len(set(answer.flavours)) != VAN_SCOOPS:
        raise IllegalAction("KR-048", "name-three-flavours")
    left = flavours_left(state)
    for name in answer.flavours:
        if FLAVOUR_INDEX.get(name, NOTHING) not in left:
            raise IllegalAction("KR-048", "flavour-not-in-supply")
