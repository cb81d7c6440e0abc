"""What a seat, or a spectator, may know: built from nothing, field by field."""

from typing import Final, Literal

import msgspec

from atable.games.critter_kitchen.actions import SetStandingOrders
from atable.games.critter_kitchen.content.cards import (
    CHALLENGE_IDS,
    CRITIC_IDS,
    NO_CARD,
    RESTAURATEUR_IDS,
    RUMOR_IDS,
    ZOUS_IDS,
)
from atable.games.critter_kitchen.content.items import CHEFS, ICONS, ITEM_IDS, LOCATION_IDS, NOTHING, TYPES, ZOUS_CHEF
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.frames import (
    Choosing,
    Cooking,
    Eavesdropping,
    Exchanging,
    Fishing,
    PlacingWild,
    Planning,
    Plate,
    Refrigerating,
    Revealing,
    Serving,
    Shopping,
)
from atable.games.critter_kitchen.options import CritterOptions
from atable.games.critter_kitchen.state import (
    HOME,
    MCDOGALDS,
    ROUNDS,
    SOURCES,
    CritterState,
    Kitchen,
    day_of,
    seat_of,
    stars_of,
)
from atable.games.critter_kitchen.table.city import challenges_of_day, held_type, locations_in_play, shown_types
from atable.games.critter_kitchen.table.plates import dish_stars, dish_value, fault, is_empty
from atable.games.critter_kitchen.table.tasting import quality_served
from atable.kernel.seats import Seat
from atable.kernel.views import View, check_viewer

Phase = Literal["choosing", "planning", "revealing", "shopping", "cooking", "refrigerating", "serving", "over"]
PHASES: Final[dict[type, Phase]] = {
    Choosing: "choosing",
    Planning: "planning",
    Revealing: "revealing",
    Shopping: "shopping",
    Cooking: "cooking",
    Refrigerating: "refrigerating",
    Serving: "serving",
}


class Stack(msgspec.Struct, frozen=True):
    """So many of an item."""

    item: str
    count: int


class ServedView(msgspec.Struct, frozen=True):
    item: str
    as_type: str
    spice: str | None


class PlateView(msgspec.Struct, frozen=True):
    """A dish or a course: its value or quality as it stands, its stars, and the rule that it still breaks."""

    plate: str
    items: tuple[ServedView, ...]
    soup: int
    bisque: int
    cookbook: bool
    wine: str | None
    value: int
    stars: int
    breaks: str | None


class ChallengeView(msgspec.Struct, frozen=True):
    id: str
    types: tuple[str, ...]  # that a dish needs
    held: str | None  # under the hold token


class ChefView(msgspec.Struct, frozen=True):
    seat: Seat
    chef: str


class LocationView(msgspec.Struct, frozen=True):
    id: str
    items: tuple[str, ...]
    chefs: tuple[ChefView, ...]  # in the order of the priority track


class KitchenView(msgspec.Struct, frozen=True):
    """What lies open beside a kitchen board (CK-009)."""

    seat: Seat
    stars: int
    sheet: dict[str, int]  # stars by source
    track: int
    rumors: tuple[str, ...]  # icons
    wilds: tuple[str, ...]  # of these, filled by a wild token
    zous_chef: str | None  # works this round
    hired: str | None  # works next round
    restaurateur: str | None
    private_rumor: str | None  # The Owl's, once it has been scored
    coffees: int
    cookbooks: int
    trophies: int
    coffee_on: tuple[str, ...]  # chefs that had one this round
    ready: bool  # with a plan, plates, fridge or meal
    plates: tuple[PlateView, ...] | None  # of one who cooks openly
    meal: tuple[PlateView, ...] | None  # once revealed


class OwnView(msgspec.Struct, frozen=True):
    """What its owner alone knows."""

    storage: tuple[Stack, ...]
    soup: int
    bisque: int
    dealt: tuple[str, ...]  # restaurateurs to choose from
    kept: str | None
    plan: dict[str, str]  # location by chef
    coffee: tuple[str, ...]
    plates: tuple[PlateView, ...]
    openly: bool
    put_away: tuple[str, ...]
    excess: int  # tokens still to put away
    meal: tuple[PlateView, ...]
    private_rumor: str | None  # The Owl's
    orders: SetStandingOrders


class SoloView(msgspec.Struct, frozen=True):
    """McDogald's has no secrets but the order of its decks."""

    choice: str
    manager: str | None
    chef_cards: dict[str, str]  # by chef
    storage: tuple[Stack, ...]
    starred: dict[str, tuple[str, ...]]  # types with a star, by challenge


class CritterView(View, frozen=True):
    seat: Seat | None
    options: CritterOptions
    phase: Phase
    round: int
    day: int
    critic: str
    challenges: tuple[ChallengeView, ...]  # revealed and open
    rumors: tuple[str | None, ...]  # by icon: the card, if the viewer knows it
    face_up: tuple[str, ...]  # icons
    zous_chef: str | None  # on offer at the Chef Academy
    priority: tuple[Seat, ...]  # front first
    locations: tuple[LocationView, ...]  # from left to right
    location: str | None  # being resolved
    line: tuple[Seat, ...]  # of the chefs that take turns there
    turn: Seat | None
    drawn: tuple[str, ...]  # what the Kingfisher chooses from
    kitchens: tuple[KitchenView, ...]
    own: OwnView | None
    solo: SoloView | None


def view(state: CritterState, seat: Seat | None) -> CritterView:
    check_viewer(seat, state.seats)
    base = state.stack[0] if state.stack else None
    top = state.stack[-1] if state.stack else None
    shopping = base if isinstance(base, Shopping) else None
    return CritterView(
        seat=seat,
        options=state.options,
        phase="over" if base is None else PHASES[type(base)],
        round=state.round,
        day=day_of(state.round),
        critic=CRITIC_IDS[state.critic],
        challenges=tuple(_challenge(state, at) for at in challenges_of_day(state)),
        rumors=tuple(_rumor(state, seat, icon) for icon in range(len(ICONS))),
        face_up=_icons(state.face_up),
        zous_chef=_offered(state),
        priority=tuple(seat_of(state, number) for number in state.priority),
        locations=tuple(_location(state, place) for place in locations_in_play(state)),
        location=None if shopping is None else LOCATION_IDS[shopping.location],
        line=() if shopping is None else tuple(seat_of(state, number) for number in shopping.line),
        turn=_turn(state),
        drawn=tuple(ITEM_IDS[kind] for kind in top.drawn) if isinstance(top, Fishing) else (),
        kitchens=tuple(_kitchen(state, number) for number in range(len(state.kitchens))),
        own=None if seat is None else _own(state, seat),
        solo=_solo(state),
    )


def _turn(state: CritterState) -> Seat | None:
    """Whoever is asked something in town; a small question comes before the next chef."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Exchanging | PlacingWild | Eavesdropping | Fishing):
        return frame.kitchen
    return seat_of(state, frame.line[frame.turn]) if isinstance(frame, Shopping) else None


def _challenge(state: CritterState, at: int) -> ChallengeView:
    held = held_type(state, at)
    return ChallengeView(
        id=CHALLENGE_IDS[state.challenges[at]],
        types=tuple(TYPES[of_type] for of_type in shown_types(state, at)),
        held=None if held is None else TYPES[held],
    )


def _rumor(state: CritterState, seat: Seat | None, icon: int) -> str | None:
    """CK-155: whoever owns the token may look again at any time."""
    owns = seat is not None and state.kitchens[seat].rumors >> icon & 1
    return RUMOR_IDS[state.rumors[icon]] if owns or state.face_up >> icon & 1 else None


def _icons(bits: int) -> tuple[str, ...]:
    return tuple(icon for at, icon in enumerate(ICONS) if bits >> at & 1)


def _offered(state: CritterState) -> str | None:
    there = any(ZOUS_CHEF in stall for stall in state.stalls)
    return ZOUS_IDS[state.academy[state.round - 1]] if there and 0 < state.round < ROUNDS else None


def _location(state: CritterState, place: int) -> LocationView:
    chefs = [
        ChefView(seat_of(state, number), CHEFS[chef])
        for number in state.priority
        for chef, at in enumerate(state.kitchens[number].at)
        if at == place
    ]
    return LocationView(LOCATION_IDS[place], tuple(ITEM_IDS[kind] for kind in state.stalls[place]), tuple(chefs))


def _kitchen(state: CritterState, number: int) -> KitchenView:
    kitchen = state.kitchens[number]
    frame = state.stack[0] if state.stack else None
    cooks = isinstance(frame, Cooking) and number < state.seats
    drafted = sum(plate.cookbook for plate in frame.plates[number]) if isinstance(frame, Cooking) and cooks else 0
    return KitchenView(
        seat=seat_of(state, number),
        stars=stars_of(kitchen),
        sheet={SOURCES[at]: stars for at, stars in enumerate(kitchen.gained) if stars},
        track=kitchen.track,
        rumors=_icons(kitchen.rumors),
        wilds=_icons(kitchen.wilds),
        zous_chef=None if kitchen.zous == NO_CARD else ZOUS_IDS[kitchen.zous],
        hired=None if kitchen.hired == NO_CARD else ZOUS_IDS[kitchen.hired],
        restaurateur=None if kitchen.restaurateur == NO_CARD else RESTAURATEUR_IDS[kitchen.restaurateur],
        private_rumor=_private(kitchen) if not state.stack else None,
        coffees=kitchen.coffees,
        cookbooks=kitchen.cookbooks + drafted,  # one on a secret plate still lies open to all
        trophies=kitchen.trophies,
        coffee_on=_chefs(kitchen.caffeinated),
        ready=_is_ready(state, number),
        plates=_open_plates(state, number),
        meal=tuple(_course(state, number, at, plate) for at, plate in enumerate(state.meals[number]) if plate.items)
        if state.meals
        else None,
    )


def _private(kitchen: Kitchen) -> str | None:
    return None if kitchen.private_rumor == NO_CARD else RUMOR_IDS[kitchen.private_rumor]


def _chefs(bits: int) -> tuple[str, ...]:
    return tuple(chef for at, chef in enumerate(CHEFS) if bits >> at & 1)


def _is_ready(state: CritterState, number: int) -> bool:
    frame = state.stack[0] if state.stack else None
    if number >= state.seats:
        return False
    if isinstance(frame, Choosing):
        return frame.kept[number] != NO_CARD
    return isinstance(frame, Planning | Cooking | Refrigerating | Serving) and frame.ready[number]


def _open_plates(state: CritterState, number: int) -> tuple[PlateView, ...] | None:
    """CK-218."""
    frame = state.stack[0] if state.stack else None
    if not isinstance(frame, Cooking) or number >= state.seats or not frame.openly[number]:
        return None
    return _dishes(state, number, frame)


def _dishes(state: CritterState, number: int, frame: Cooking) -> tuple[PlateView, ...]:
    return tuple(
        _dish(state, state.kitchens[number], challenge, plate)
        for challenge, plate in zip(challenges_of_day(state), frame.plates[number], strict=True)
    )


def _dish(state: CritterState, kitchen: Kitchen, challenge: int, plate: Plate) -> PlateView:
    value = dish_value(kitchen, plate)
    wrong = None if is_empty(plate) else fault(kitchen, plate, shown_types(state, challenge))
    stars = dish_stars(kitchen, value) if wrong is None and plate.items else 0
    return _plate(
        CHALLENGE_IDS[state.challenges[challenge]], plate, value, stars, None if wrong is None else wrong.rule
    )


def _course(state: CritterState, number: int, course: int, plate: Plate) -> PlateView:
    critic = state.critic if number < state.seats else NO_CARD  # CK-353
    quality = quality_served(state.kitchens[number], critic, course, plate)
    return _plate(TYPES[course], plate, quality, 0, None)


def _plate(name: str, plate: Plate, value: int, stars: int, breaks: str | None) -> PlateView:
    items = zip(plate.items, plate.types, plate.spices, strict=True)
    return PlateView(
        plate=name,
        items=tuple(
            ServedView(ITEM_IDS[kind], TYPES[of_type], None if spice == NOTHING else ITEM_IDS[spice])
            for kind, of_type, spice in items
        ),
        soup=plate.soup,
        bisque=plate.bisque,
        cookbook=plate.cookbook,
        wine=None if plate.wine == NOTHING else ITEM_IDS[plate.wine],
        value=value,
        stars=stars,
        breaks=breaks,
    )


def _own(state: CritterState, seat: Seat) -> OwnView:
    kitchen = state.kitchens[seat]
    frame = state.stack[0] if state.stack else None
    kept = frame.kept[seat] if isinstance(frame, Choosing) else NO_CARD
    plan = frame.plans[seat] if isinstance(frame, Planning) else []
    tossed = frame.tossed[seat] if isinstance(frame, Refrigerating) else []
    meal = frame.meals[seat] if isinstance(frame, Serving) else []
    return OwnView(
        storage=_stacks(kitchen.storage),
        soup=kitchen.soup,
        bisque=kitchen.bisque,
        dealt=tuple(RESTAURATEUR_IDS[card] for card in frame.dealt[seat]) if isinstance(frame, Choosing) else (),
        kept=None if kept == NO_CARD else RESTAURATEUR_IDS[kept],
        plan={CHEFS[chef]: LOCATION_IDS[place] for chef, place in enumerate(plan) if place != HOME},
        coffee=_chefs(frame.coffees[seat]) if isinstance(frame, Planning) else (),
        plates=_dishes(state, seat, frame) if isinstance(frame, Cooking) else (),
        openly=isinstance(frame, Cooking) and frame.openly[seat],
        put_away=tuple(ITEM_IDS[kind] for kind in tossed),
        excess=frame.excess[seat] - len(tossed) if isinstance(frame, Refrigerating) else 0,
        meal=tuple(_course(state, seat, at, plate) for at, plate in enumerate(meal)),
        private_rumor=_private(kitchen),
        orders=state.orders[seat],
    )


def _stacks(storage: list[int]) -> tuple[Stack, ...]:
    return tuple(Stack(ITEM_IDS[kind], count) for kind, count in enumerate(storage) if count)


def _solo(state: CritterState) -> SoloView | None:
    solo = state.solo
    if solo is None:
        return None
    cards = CONTENT.chef_cards
    return SoloView(
        choice=CONTENT.choices[state.critic].id,
        manager=None if solo.manager == NO_CARD else CONTENT.managers[solo.manager].id,
        chef_cards={CHEFS[chef]: cards[card].id for chef, card in enumerate(solo.chef_cards) if card != NO_CARD},
        storage=_stacks(state.kitchens[MCDOGALDS].storage),
        starred={
            CHALLENGE_IDS[state.challenges[at]]: _starred(state, at)
            for at in challenges_of_day(state)
            if solo.starred[at]
        },
    )


def _starred(state: CritterState, challenge: int) -> tuple[str, ...]:
    assert state.solo is not None
    bits = state.solo.starred[challenge]
    return tuple(TYPES[of_type] for at, of_type in enumerate(shown_types(state, challenge)) if bits >> at & 1)
