"""Event cards: what they do when they are revealed. What lasts for the round is read from `state.event` elsewhere."""

from itertools import combinations
from typing import Final

from atable.games.kitchen_rush.actions import EventChoice
from atable.games.kitchen_rush.areas.market import active_rooms
from atable.games.kitchen_rush.content.cards import (
    AREA_INDEX,
    AREAS,
    BASE_PLATES,
    BLOCKED_DRAIN,
    BLOWN_FUSE,
    COACH_PARTY,
    COLLAPSED_SHELF,
    CRASH,
    DUBIOUS_MEAT,
    EVENTS,
    FIRST_CUBE,
    FREE,
    GAS_TROUBLE,
    GOOD_NAMES,
    INGREDIENT_INDEX,
    JAMMED_DOOR,
    KINDS,
    MALFUNCTION,
    MOUSE_IN_THE_LARDER,
    ORDINARY,
    PLATES,
    SAD_CARROTS,
    SINK,
    SOUR_REVIEW,
    SPACE_INDEX,
    SPACES,
    SPACES_OF,
    SPICES,
    SPILLED_BAG,
    STORE_A,
    STORE_B,
    STOVE,
    TAX_AUDIT,
)
from atable.games.kitchen_rush.events import CoinsPaid, GoodsLost, PlatesFell, PrestigeLost, SpaceBroke
from atable.games.kitchen_rush.state import NOTHING, RushState
from atable.games.kitchen_rush.table.small_steps import lose_prestige, pay, reveal_orders, to_sink
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event

MALFUNCTIONS: Final = 5  # KR-037
BREAKS: Final[dict[int, int]] = {BLOWN_FUSE: STOVE, GAS_TROUBLE: STOVE, BLOCKED_DRAIN: SINK, COLLAPSED_SHELF: SPICES}
GAS_SPACES: Final = 2
SPOILED: Final = 3  # Sad Carrots, Dubious Meat
SPILLED: Final = 2
COACH_ORDERS: Final = 2
FALLEN: Final = 2
TAX: Final = 2
SOUR: Final = 1
MEAT: Final = INGREDIENT_INDEX["meat"]
VEG: Final = INGREDIENT_INDEX["veg"]


# Malfunctions


def answers(state: RushState) -> list[EventChoice]:
    """KR-222: all that the team may answer, the default first; none if the Event breaks nothing."""
    if state.event == JAMMED_DOOR:
        return [EventChoice(room=AREAS[area]) for area in _doors(state)]
    broken = _spaces_to_break(state)
    if not broken:
        return []
    spaces = _usable(state, BREAKS[state.event])
    return [EventChoice(tuple([SPACES[space] for space in chosen])) for chosen in combinations(spaces, broken)]


def check_answer(state: RushState, answer: EventChoice) -> None:
    if state.event == JAMMED_DOOR:
        if answer.spaces or answer.room not in [AREAS[area] for area in _doors(state)]:
            raise IllegalAction("KR-222", "name-a-storeroom-that-jams")
        return
    broken = _spaces_to_break(state)
    if answer.room is not None or len(answer.spaces) != broken or len(set(answer.spaces)) != broken:
        raise IllegalAction("KR-222", "name-the-spaces-that-break", {"number": broken})
    usable = _usable(state, BREAKS[state.event])
    for name in answer.spaces:
        if SPACE_INDEX.get(name, NOTHING) not in usable:
            raise IllegalAction("KR-225", "space-cannot-break")


def break_down(state: RushState, answer: EventChoice, events: list[Event]) -> None:
    """KR-224, KR-225."""
    spaces = sorted([SPACE_INDEX[name] for name in answer.spaces])
    if answer.room is not None:
        spaces = _usable(state, AREA_INDEX[answer.room])
    for space in spaces[: _tiles_left(state)]:
        state.tiles[space] = MALFUNCTION
        events.append(SpaceBroke(SPACES[space]))


def _tiles_left(state: RushState) -> int:
    return MALFUNCTIONS - state.tiles.count(MALFUNCTION)


def _usable(state: RushState, area: int) -> list[int]:
    return [space for space in SPACES_OF[area] if state.tiles[space] == FREE]


def _doors(state: RushState) -> list[int]:
    """The storerooms that Jammed Door may close."""
    if not _tiles_left(state):
        return []
    return [area for area in (STORE_A, STORE_B) if _usable(state, area)]


def _spaces_to_break(state: RushState) -> int:
    """Gas Trouble leaves one Stove space at least."""
    if state.event not in BREAKS:
        return 0
    usable = len(_usable(state, BREAKS[state.event]))
    wanted = min(GAS_SPACES, usable - 1) if state.event == GAS_TROUBLE else min(1, usable)
    return max(0, min(wanted, _tiles_left(state)))


# The other ones that act at once


def strike(state: RushState, events: list[Event]) -> None:
    """KR-046, KR-223."""
    event = state.event
    if event == MOUSE_IN_THE_LARDER:
        _nibble(state, events)
    elif event == SAD_CARROTS:
        _spoil(state, VEG, events)
    elif event == DUBIOUS_MEAT:
        _spoil(state, MEAT, events)
    elif event == SPILLED_BAG:
        _spill(state, events)
    elif event == SOUR_REVIEW:
        _lose_face(state, events)
    elif event == COACH_PARTY:
        reveal_orders(state, COACH_ORDERS, events)
    elif event == CRASH:
        _drop_plates(state, events)
    elif event == TAX_AUDIT:
        _pay_taxes(state, events)


def _nibble(state: RushState, events: list[Event]) -> None:
    """One token of every kind in the fullest storeroom; of equal ones the first."""
    fullest = 0
    for room in active_rooms(state):
        if sum(state.rooms[room]) > sum(state.rooms[fullest]):
            fullest = room
    _lose_from_room(state, fullest, [kind for kind in range(KINDS) if state.rooms[fullest][kind]], events)


def _spoil(state: RushState, kind: int, events: list[Event]) -> None:
    """Each time from the storeroom that has the most of it; of equal ones the first."""
    lost = [0, 0, 0]
    for _ in range(SPOILED):
        left = [state.rooms[room][kind] - lost[room] for room in active_rooms(state)]
        if max(left):
            lost[left.index(max(left))] += 1
    for room, number in enumerate(lost):
        _lose_from_room(state, room, [kind] * number, events)


def _lose_from_room(state: RushState, room: int, kinds: list[int], events: list[Event]) -> None:
    for kind in kinds:
        state.rooms[room][kind] -= 1
        state.supply[kind] += 1
    if kinds:
        events.append(GoodsLost(AREAS[STORE_A + room], tuple([GOOD_NAMES[kind] for kind in kinds])))


def _spill(state: RushState, events: list[Event]) -> None:
    cubes = state.bag.cubes
    spilled: list[str] = []
    for _ in range(min(SPILLED, sum(cubes[:ORDINARY]))):
        small = [colour for colour in range(ORDINARY) for _ in range(cubes[colour])]
        colour = state.rng.choice(small)
        cubes[colour] -= 1
        state.supply[FIRST_CUBE + colour] += 1
        spilled.append(GOOD_NAMES[FIRST_CUBE + colour])
    if spilled:
        events.append(GoodsLost("bag", tuple(spilled)))


def _lose_face(state: RushState, events: list[Event]) -> None:
    lost = lose_prestige(state, SOUR)
    if lost:
        events.append(PrestigeLost(lost, EVENTS[state.event]))


def _drop_plates(state: RushState, events: list[Event]) -> None:
    """The largest have the highest numbers, before the Cups."""
    fallen = [plate for plate in state.cupboard if plate < BASE_PLATES][-FALLEN:]
    for plate in fallen:
        state.cupboard.remove(plate)
        to_sink(state, plate)
    if fallen:
        events.append(PlatesFell(tuple([PLATES[plate] for plate in fallen])))


def _pay_taxes(state: RushState, events: list[Event]) -> None:
    paid = min(TAX, state.coins)
    pay(state, paid)
    if paid:
        events.append(CoinsPaid(paid, EVENTS[state.event]))
