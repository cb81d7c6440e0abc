"""Thinking time and what is played for someone absent. No rule hangs on a timer here."""

from typing import Final

from atable.games.critter_kitchen.actions import (
    CONFIRM,
    KEEP,
    KEEP_TOKEN,
    PASS,
    PLACE_WILD,
    PRESENT,
    PUT_AWAY,
    SEND,
    TAKE,
    AddIngredient,
    ClearPlate,
)
from atable.games.critter_kitchen.content.items import (
    BISQUE,
    IN_STORAGE,
    ITEM_IDS,
    NOTHING,
    SOUP,
    TOFU,
    TYPES,
    ZOUS_CHEF,
    ingredient,
    is_good,
    is_ingredient,
    is_rumor,
    is_spice,
    number_of,
)
from atable.games.critter_kitchen.frames import (
    Choosing,
    Cooking,
    Eavesdropping,
    Exchanging,
    Fishing,
    PlacingWild,
    Planning,
    Refrigerating,
    Revealing,
    Serving,
    Shopping,
)
from atable.games.critter_kitchen.phases import cooking, planning
from atable.games.critter_kitchen.state import HOME, CritterState
from atable.games.critter_kitchen.table.city import challenges_of_day, locations_in_play, shown_types
from atable.games.critter_kitchen.table.market import empty_icons, items_for
from atable.games.critter_kitchen.table.plates import fault, is_empty
from atable.kernel.actions import Action
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.kernel.views import Limit

SECOND: Final = 1000
HOUR: Final = 60 * 60 * SECOND
DAY: Final = 24 * HOUR

LIVE: Final[dict[type, int]] = {
    Choosing: 45,
    Planning: 60,
    Cooking: 150,
    Refrigerating: 45,
    Serving: 180,
}
SMALL: Final = 20  # seconds for a pick, or a question in between
LAST_PLAN: Final = 30 * SECOND  # when all others have confirmed


def limit(state: CritterState, seat: Seat) -> Limit | None:
    if state.options.pace == "simulation":
        return None
    frame = state.stack[-1]
    group = _group(state)
    if state.options.pace == "relaxed":
        return Limit(group, 2 * DAY if isinstance(frame, Serving) else DAY)
    if isinstance(frame, Planning):
        return Limit(group, _planning_time(frame))
    return Limit(group, LIVE.get(type(frame), SMALL) * SECOND)


def _group(state: CritterState) -> str:
    """Small steps share the time of their phase; every pick and every question has its own."""
    base, asked = state.stack[0], type(state.stack[-1]).__name__.lower()
    if not isinstance(base, Shopping):
        queue = len(base.queue) if isinstance(base, Revealing) else 0
        return f"{asked}-{state.round}-{queue}"
    took = "-".join([str(kitchen.took) for kitchen in state.kitchens])
    return f"{asked}-{state.round}-{base.location}-{took}"


def _planning_time(frame: Planning) -> int:
    """A minute from the beginning; whoever is the last has at most half a minute more."""
    whole = LIVE[Planning] * SECOND
    if frame.alone_since == NOTHING:
        return whole
    return min(whole, frame.alone_since - frame.began + LAST_PLAN)


def default(state: CritterState, seat: Seat) -> Action:
    match state.stack[-1]:
        case Choosing(dealt=dealt):
            return KEEP[dealt[seat][0]]
        case Planning() as frame:
            return _send_anywhere(state, frame, seat)
        case Shopping(location=location):
            return TAKE[best_item(items_for(state, seat, location))]
        case Cooking() as frame:
            return _present_what_is_legal(state, frame, seat)
        case Refrigerating():
            return _put_lowest_away(state, seat)
        case Serving() as frame:
            return _complete_meal(state, frame, seat)
        case PlacingWild():
            return PLACE_WILD[empty_icons(state, seat)[0]]
        case Fishing(drawn=drawn):
            return KEEP_TOKEN[best_item(drawn)]
        case Revealing() | Exchanging() | Eavesdropping():
            return PASS
        case _:
            raise AssertionError("nobody is asked here")


def _send_anywhere(state: CritterState, frame: Planning, seat: Seat) -> Action:
    """Chefs without a card get one of those left, at random, but not by the luck of the table: nobody may know it."""
    plan = frame.plans[seat]
    rng = seeded(f"default {state.round} {seat} {plan} {state.stalls}")
    for chef in range(planning.chefs_of(state, seat)):
        if plan[chef] == HOME:
            return SEND[chef][rng.choice([place for place in locations_in_play(state) if place not in plan])]
    return CONFIRM


def best_item(kinds: list[int]) -> int:
    """The highest number; then spice, rumor, zous-chef, good, bisque, soup; equals in the order of the tokens."""
    return min(kinds, key=_rank)


def _rank(kind: int) -> tuple[int, int, int]:
    if is_ingredient(kind):
        return 0, -number_of(kind), kind
    sorts = (is_spice(kind), is_rumor(kind), kind == ZOUS_CHEF, is_good(kind), kind == BISQUE, kind == SOUP)
    return 1 + sorts.index(True), 0, kind


def _present_what_is_legal(state: CritterState, frame: Cooking, seat: Seat) -> Action:
    for at, challenge in enumerate(challenges_of_day(state)):
        plate = frame.plates[seat][at]
        if not is_empty(plate) and fault(state.kitchens[seat], plate, shown_types(state, challenge)) is not None:
            return ClearPlate(cooking.names(state)[at])
    return PRESENT


def _put_lowest_away(state: CritterState, seat: Seat) -> Action:
    """The lowest numbers first, spices last."""
    storage = state.kitchens[seat].storage
    kinds = [kind for kind in range(IN_STORAGE) if storage[kind]]
    return PUT_AWAY[min(kinds, key=_keeping)]


def _keeping(kind: int) -> tuple[int, int]:
    return 99 if is_spice(kind) else number_of(kind), kind


def _complete_meal(state: CritterState, frame: Serving, seat: Seat) -> Action:
    """The highest ingredient for each empty course."""
    storage = state.kitchens[seat].storage
    for course, name in enumerate(TYPES):
        kinds = [kind for kind in range(ingredient(course, 2), ingredient(course, 7) + 1) if storage[kind]]
        if not frame.meals[seat][course].items:
            if kinds:
                return AddIngredient(name, ITEM_IDS[kinds[-1]])
            if storage[TOFU]:
                return AddIngredient(name, ITEM_IDS[TOFU], name)
    return PRESENT
