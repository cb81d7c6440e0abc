"""Challenges (CK-213 to CK-242): everybody fills plates step by step, openly or in secret, then all are presented."""

from atable.games.critter_kitchen.abilities.critics import bonus_for_dish
from atable.games.critter_kitchen.actions import (
    ADD,
    ADD_COOKBOOK,
    ADD_SOUP,
    ADD_SPICE,
    ADD_TOFU,
    CLEAR,
    COOK_OPENLY,
    PRESENT,
    TAKE_BACK,
    AddCookbook,
    AddIngredient,
    AddSoup,
    AddSpice,
    ClearPlate,
    CookOpenly,
    Present,
    TakeBack,
)
from atable.games.critter_kitchen.content.cards import CHALLENGE_IDS
from atable.games.critter_kitchen.content.items import (
    ITEM_IDS,
    ITEM_INDEX,
    NOTHING,
    NUMBERS,
    SOUP,
    TOFU,
    TYPE,
    TYPES,
    is_ingredient,
)
from atable.games.critter_kitchen.events import (
    DishesPresented,
    PlateChanged,
    Ready,
    StarsGained,
    TakenBack,
    VisibilityChanged,
)
from atable.games.critter_kitchen.events.details import Dish
from atable.games.critter_kitchen.frames import Cooking, Plate
from atable.games.critter_kitchen.phases.refrigerating import begin_refrigerating
from atable.games.critter_kitchen.solo import decks
from atable.games.critter_kitchen.state import FROM_CAPYBARA, FROM_DISHES, SOURCES, CritterState, Kitchen
from atable.games.critter_kitchen.table.bag import put_back
from atable.games.critter_kitchen.table.city import challenges_of_day, held_type, shown_types
from atable.games.critter_kitchen.table.plates import (
    clear,
    dish_stars,
    dish_value,
    fault,
    is_empty,
    put,
    season,
    spices_for_dish,
    unspiced,
    uses_soup,
)
from atable.games.critter_kitchen.table.storage import remember_least
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat


def pending(state: CritterState) -> list[Seat]:
    return [seat for seat, ready in enumerate(top(state, Cooking).ready) if not ready]


def may_act(state: CritterState) -> list[Seat]:
    return list(range(state.seats))


def names(state: CritterState) -> list[str]:
    """The plates by the ids of their challenges."""
    return [CHALLENGE_IDS[state.challenges[at]] for at in challenges_of_day(state)]


def legal(state: CritterState, seat: Seat) -> list[Action]:
    frame = top(state, Cooking)
    if frame.ready[seat]:
        return [TAKE_BACK]
    kitchen = state.kitchens[seat]
    actions: list[Action] = []
    sound = True
    for at, challenge in enumerate(challenges_of_day(state)):
        plate, shown = frame.plates[seat][at], shown_types(state, challenge)
        actions += _additions(kitchen, plate, CHALLENGE_IDS[state.challenges[challenge]], shown)
        if not is_empty(plate) and fault(kitchen, plate, shown) is not None:
            sound = False
    actions.append(COOK_OPENLY[not frame.openly[seat]])
    if sound:
        actions.append(PRESENT)
    return actions


def _additions(kitchen: Kitchen, plate: Plate, name: str, shown: tuple[int, ...]) -> list[Action]:
    actions: list[Action] = []
    storage, tofu = kitchen.storage, kitchen.storage[TOFU]
    for of_type in shown:
        for kind in range(of_type * NUMBERS, (of_type + 1) * NUMBERS):
            if storage[kind]:
                actions.append(ADD[name][kind])
        if tofu:
            actions.append(ADD_TOFU[name][of_type])
    for kind in sorted(set(plate.items)):
        if unspiced(plate, kind) != NOTHING:
            for spice in spices_for_dish(kitchen, plate, kind):
                actions.append(ADD_SPICE[name][kind][spice])
    if kitchen.soup:
        actions.append(ADD_SOUP[name][0])
    if kitchen.bisque:
        actions.append(ADD_SOUP[name][1])
    if kitchen.cookbooks and not plate.cookbook:
        actions.append(ADD_COOKBOOK[name])
    if not is_empty(plate):
        actions.append(CLEAR[name])
    return actions


def check(state: CritterState, seat: Seat, action: Action) -> None:
    frame = top(state, Cooking)
    if isinstance(action, TakeBack):
        if not frame.ready[seat]:
            raise IllegalAction("CK-217", "nothing-to-reconsider")
        return
    if frame.ready[seat]:
        raise IllegalAction("CK-217", "take-back-first")
    match action:
        case CookOpenly(openly=openly):
            if openly == frame.openly[seat]:
                raise IllegalAction("CK-218", "cooks-so-already")
        case Present():
            _check_present(state, seat)
        case AddIngredient() | AddSpice() | AddSoup() | AddCookbook() | ClearPlate():
            _check_change(state, seat, action)
        case _:
            raise IllegalAction("CK-217", "fill-plates-first")


def _check_present(state: CritterState, seat: Seat) -> None:
    """CK-216: empty plates are no dishes, and nobody has to present any."""
    for plate, challenge in zip(top(state, Cooking).plates[seat], challenges_of_day(state), strict=True):
        wrong = None if is_empty(plate) else fault(state.kitchens[seat], plate, shown_types(state, challenge))
        if wrong is not None:
            raise wrong


def _check_change(
    state: CritterState, seat: Seat, action: AddIngredient | AddSpice | AddSoup | AddCookbook | ClearPlate
) -> None:
    plates = names(state)
    if action.plate not in plates:
        raise IllegalAction("CK-214", "no-such-challenge")
    at = plates.index(action.plate)
    kitchen, plate = state.kitchens[seat], top(state, Cooking).plates[seat][at]
    match action:
        case AddIngredient():
            _check_ingredient(state, kitchen, challenges_of_day(state)[at], action)
        case AddSpice(item=item, spice=spice):
            check_spice(plate, item, spice, spices_for_dish(kitchen, plate, ITEM_INDEX.get(item, NOTHING)))
        case AddSoup(item=item):
            if item not in ("soup", "bisque") or not (kitchen.soup if item == "soup" else kitchen.bisque):
                raise IllegalAction("CK-228", "no-soup-left")
        case AddCookbook():
            if plate.cookbook or not kitchen.cookbooks:
                raise IllegalAction("CK-377", "no-cookbook")
        case ClearPlate():
            if is_empty(plate):
                raise IllegalAction("CK-217", "plate-is-empty")


def _check_ingredient(state: CritterState, kitchen: Kitchen, challenge: int, action: AddIngredient) -> None:
    kind = ITEM_INDEX.get(action.item, NOTHING)
    shown = shown_types(state, challenge)
    of_type = check_type(kitchen, kind, action.as_type)
    if of_type == held_type(state, challenge):
        raise IllegalAction("CK-224", "type-on-hold")
    if of_type not in shown:
        raise IllegalAction("CK-223", "type-not-shown")


def check_type(kitchen: Kitchen, kind: int, as_type: str | None) -> int:
    """The type that this ingredient from storage counts as; tofu is given one (CK-369)."""
    if kind == TOFU and kitchen.storage[TOFU]:
        if as_type not in TYPES:
            raise IllegalAction("CK-369", "name-a-type")
        return TYPES.index(as_type)
    if not is_ingredient(kind) or not kitchen.storage[kind]:
        raise IllegalAction("CK-008", "not-in-storage")
    if as_type is not None:
        raise IllegalAction("CK-369", "only-tofu-has-no-type")
    return TYPE[kind]


def check_spice(plate: Plate, item: str, spice: str, usable: list[int]) -> None:
    kind = ITEM_INDEX.get(item, NOTHING)
    if kind not in plate.items:
        raise IllegalAction("CK-019", "no-such-ingredient-here")
    if unspiced(plate, kind) == NOTHING:
        raise IllegalAction("CK-017", "spiced-already")
    if ITEM_INDEX.get(spice, NOTHING) not in usable:
        raise IllegalAction("CK-015", "spice-does-not-fit")


def play(state: CritterState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Cooking)
    match action:
        case Present():
            frame.ready[seat] = True
            events.append(Ready(seat))
        case TakeBack():
            frame.ready[seat] = False
            events.append(TakenBack(seat))
        case CookOpenly(openly=openly):
            frame.openly[seat] = openly
            events.append(VisibilityChanged(seat, openly))
        case AddIngredient() | AddSpice() | AddSoup() | AddCookbook() | ClearPlate():
            plate = frame.plates[seat][names(state).index(action.plate)]
            change(state.kitchens[seat], plate, action)
            changed = PlateChanged(seat, action.plate)
            events.append(changed if frame.openly[seat] else Secret((seat,), changed, None))
    if frame.openly[seat]:
        remember_least(state.kitchens[seat])  # everybody saw what lies on the plates


def change(
    kitchen: Kitchen, plate: Plate, action: AddIngredient | AddSpice | AddSoup | AddCookbook | ClearPlate
) -> None:
    match action:
        case AddIngredient(item=item, as_type=as_type):
            kind = ITEM_INDEX[item]
            put(kitchen, plate, kind, TYPE[kind] if as_type is None else TYPES.index(as_type))
        case AddSpice(item=item, spice=spice):
            season(kitchen, plate, ITEM_INDEX[item], ITEM_INDEX[spice])
        case AddSoup(item="soup"):
            kitchen.soup -= 1
            plate.soup += 1
        case AddSoup():
            kitchen.bisque -= 1
            plate.bisque += 1
        case AddCookbook():
            kitchen.cookbooks -= 1
            plate.cookbook = True
        case ClearPlate():
            clear(kitchen, plate)


def step(state: CritterState, events: list[Event]) -> bool:
    frame = top(state, Cooking)
    if False in frame.ready:
        return False
    for seat in range(state.seats):
        _present(state, seat, frame.plates[seat], events)
    if state.solo is not None:
        decks.collect(state, events)  # CK-347
    for plates in frame.plates:  # CK-238 to CK-240
        for plate in plates:
            _wash_up(state, plate)
    for kitchen in state.kitchens:
        remember_least(kitchen)
    begin_refrigerating(state, events)
    return True


tick = no_tick
next_deadline = no_deadline


def _present(state: CritterState, seat: Seat, plates: list[Plate], events: list[Event]) -> None:
    kitchen = state.kitchens[seat]
    dishes = [_dish(kitchen, plate, name) for plate, name in zip(plates, names(state), strict=True) if plate.items]
    stars = sum([dish.stars for dish in dishes])
    kitchen.gained[FROM_DISHES] += stars
    events.append(DishesPresented(seat, tuple(dishes), stars))
    bonus = sum([bonus_for_dish(state.critic, uses_soup(plate)) for plate in plates if plate.items])
    if bonus:
        kitchen.gained[FROM_CAPYBARA] += bonus
        events.append(StarsGained(seat, bonus, SOURCES[FROM_CAPYBARA]))


def _dish(kitchen: Kitchen, plate: Plate, name: str) -> Dish:
    value = dish_value(kitchen, plate)
    return Dish(
        challenge=name,
        items=tuple([ITEM_IDS[kind] for kind in plate.items]),
        spices=tuple([ITEM_IDS[spice] for spice in plate.spices if spice != NOTHING]),
        soup=plate.soup,
        bisque=plate.bisque,
        cookbook=plate.cookbook,
        value=value,
        stars=dish_stars(kitchen, value),
    )


def _wash_up(state: CritterState, plate: Plate) -> None:
    """Ingredients and spices into the bag; soup and bisque have a supply without end (CK-239)."""
    for kind in plate.items:
        put_back(state, kind)
    for spice in plate.spices:
        if spice not in (NOTHING, SOUP):
            put_back(state, spice)
