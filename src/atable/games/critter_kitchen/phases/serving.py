"""The critic meal (CK-258 to CK-266): up to seven courses, prepared in secret and revealed together."""

from atable.games.critter_kitchen.abilities.critics import course_limit, may_pair_wine, rumors_as_spice
from atable.games.critter_kitchen.actions import (
    ADD,
    ADD_SPICE,
    ADD_TOFU,
    CLEAR,
    PRESENT,
    TAKE_BACK,
    AddIngredient,
    AddSpice,
    ClearPlate,
    PairWine,
    Present,
    TakeBack,
)
from atable.games.critter_kitchen.content.items import (
    ICONS,
    ITEM_IDS,
    ITEM_INDEX,
    NOTHING,
    NUMBERS,
    RUMOR,
    TOFU,
    TYPE,
    TYPES,
    ingredient,
    is_ingredient,
)
from atable.games.critter_kitchen.events import MealsRevealed, PlateChanged, Ready, TakenBack
from atable.games.critter_kitchen.events.details import Course
from atable.games.critter_kitchen.frames import Plate, Serving
from atable.games.critter_kitchen.phases.cooking import change, check_spice, check_type
from atable.games.critter_kitchen.scoring import score_critic_meal, taste
from atable.games.critter_kitchen.solo import plate as solo_plate
from atable.games.critter_kitchen.state import CritterState, Kitchen, seat_of
from atable.games.critter_kitchen.table.plates import is_empty, spices_for, unspiced
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat

WINE = TYPES.index("wine")


def pending(state: CritterState) -> list[Seat]:
    return [seat for seat, ready in enumerate(top(state, Serving).ready) if not ready]


def may_act(state: CritterState) -> list[Seat]:
    return list(range(state.seats))


def legal(state: CritterState, seat: Seat) -> list[Action]:
    frame = top(state, Serving)
    if frame.ready[seat]:
        return [TAKE_BACK]
    actions: list[Action] = []
    for course in range(len(TYPES)):
        actions += _additions(state, seat, frame.meals[seat], course)
    actions.append(PRESENT)  # CK-263
    return actions


def _additions(state: CritterState, seat: Seat, meal: list[Plate], course: int) -> list[Action]:
    kitchen, plate, name = state.kitchens[seat], meal[course], TYPES[course]
    actions: list[Action] = []
    if len(plate.items) < course_limit(state.critic, meal, course):
        for kind in range(course * NUMBERS, (course + 1) * NUMBERS):
            if kitchen.storage[kind]:
                actions.append(ADD[name][kind])
        if kitchen.storage[TOFU]:
            actions.append(ADD_TOFU[name][course])
    for kind in sorted(set(plate.items)):
        if unspiced(plate, kind) != NOTHING:
            for spice in _spices(state, seat, meal, kind):
                actions.append(ADD_SPICE[name][kind][spice])
    if _may_pair(state, plate, course):
        for kind in range(ingredient(WINE, 2), ingredient(WINE, 7) + 1):
            if kitchen.storage[kind]:
                actions.append(PairWine(name, ITEM_IDS[kind]))
    if not is_empty(plate):
        actions.append(CLEAR[name])
    return actions


def _spices(state: CritterState, seat: Seat, meal: list[Plate], kind: int) -> list[int]:
    """The Jerboa takes each of the own rumor tokens for an all-spice, once."""
    kitchen = state.kitchens[seat]
    found = spices_for(kitchen, kind)
    if rumors_as_spice(state.critic):
        for icon in range(len(ICONS)):
            used = any(RUMOR + icon in plate.spices for plate in meal)
            if kitchen.rumors >> icon & 1 and not used:
                found.append(RUMOR + icon)
    return found


def _may_pair(state: CritterState, plate: Plate, course: int) -> bool:
    """The Fruit Bat: beside a course that holds an ingredient, and is not wine."""
    return may_pair_wine(state.critic) and course != WINE and bool(plate.items) and plate.wine == NOTHING


def check(state: CritterState, seat: Seat, action: Action) -> None:
    ready = top(state, Serving).ready[seat]
    if isinstance(action, TakeBack):
        if not ready:
            raise IllegalAction("CK-258", "nothing-to-reconsider")
        return
    if ready:
        raise IllegalAction("CK-258", "take-back-first")
    match action:
        case Present():
            pass
        case AddIngredient() | AddSpice() | PairWine() | ClearPlate():
            _check_change(state, seat, action)
        case _:
            raise IllegalAction("CK-258", "serve-first")


def _check_change(state: CritterState, seat: Seat, action: AddIngredient | AddSpice | PairWine | ClearPlate) -> None:
    if action.plate not in TYPES:
        raise IllegalAction("CK-259", "no-such-course")
    course, meal, kitchen = TYPES.index(action.plate), top(state, Serving).meals[seat], state.kitchens[seat]
    plate = meal[course]
    match action:
        case AddIngredient(item=item, as_type=as_type):
            if check_type(kitchen, ITEM_INDEX.get(item, NOTHING), as_type) != course:
                raise IllegalAction("CK-261", "another-course")
            if len(plate.items) >= course_limit(state.critic, meal, course):
                raise IllegalAction("CK-261", "course-is-full")
        case AddSpice(item=item, spice=spice):
            check_spice(plate, item, spice, _spices(state, seat, meal, ITEM_INDEX.get(item, NOTHING)))
        case PairWine(item=item):
            _check_wine(state, kitchen, plate, course, item)
        case ClearPlate():
            if is_empty(plate):
                raise IllegalAction("CK-258", "plate-is-empty")


def _check_wine(state: CritterState, kitchen: Kitchen, plate: Plate, course: int, item: str) -> None:
    kind = ITEM_INDEX.get(item, NOTHING)
    if not _may_pair(state, plate, course):
        raise IllegalAction("CK-268", "no-wine-here")
    if not is_ingredient(kind) or TYPE[kind] != WINE or not kitchen.storage[kind]:
        raise IllegalAction("CK-008", "not-in-storage")


def play(state: CritterState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Serving)
    match action:
        case Present():
            frame.ready[seat] = True
            events.append(Ready(seat))
        case TakeBack():
            frame.ready[seat] = False
            events.append(TakenBack(seat))
        case AddIngredient() | AddSpice() | ClearPlate() | PairWine():
            plate = frame.meals[seat][TYPES.index(action.plate)]
            if isinstance(action, PairWine):
                plate.wine = ITEM_INDEX[action.item]
                state.kitchens[seat].storage[plate.wine] -= 1
            else:
                change(state.kitchens[seat], plate, action)
            events.append(Secret((seat,), PlateChanged(seat, action.plate), None))


def step(state: CritterState, events: list[Event]) -> bool:
    frame = top(state, Serving)
    if False in frame.ready:
        return False
    state.meals = frame.meals
    if state.solo is not None:
        state.meals.append(solo_plate.meal(state))
    seats = tuple([seat_of(state, number) for number in range(len(state.kitchens))])
    meals = tuple([_courses(state, number) for number in range(len(state.kitchens))])
    events.append(MealsRevealed(seats, meals))
    score_critic_meal(state, events)
    return True


tick = no_tick
next_deadline = no_deadline


def _courses(state: CritterState, number: int) -> tuple[Course, ...]:
    qualities = taste(state, number).qualities
    return tuple([_course(plate, at, qualities[at]) for at, plate in enumerate(state.meals[number]) if plate.items])


def _course(plate: Plate, course: int, quality: int) -> Course:
    return Course(
        course=TYPES[course],
        items=tuple([ITEM_IDS[kind] for kind in plate.items]),
        spices=tuple([ITEM_IDS[spice] for spice in plate.spices if spice != NOTHING]),
        wine=None if plate.wine == NOTHING else ITEM_IDS[plate.wine],
        quality=quality,
    )
