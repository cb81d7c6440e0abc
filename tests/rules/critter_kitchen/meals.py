"""Meals as a player would describe them, and the verdict of the critic.

A meal is a line such as `bread6+spice_bread carrot4 cheese2&wine5 tofu=fish+allspice`: what is served, after `+` its
spice, after `&` the wine of The Fruit Bat. Ingredients of one type share a plate.
"""

from collections.abc import Mapping, Sequence

import msgspec

from atable.games.critter_kitchen.content.cards import CRITIC_INDEX, NO_CARD, RESTAURATEUR_INDEX, RUMOR_INDEX
from atable.games.critter_kitchen.content.items import (
    ICONS,
    IN_BAG,
    IN_STORAGE,
    ITEM_INDEX,
    LOCATIONS,
    NOTHING,
    TYPE,
    TYPES,
)
from atable.games.critter_kitchen.frames import Plate, Serving, empty_plate
from atable.games.critter_kitchen.options import CritterOptions, Difficulty
from atable.games.critter_kitchen.scoring import outcome, score_critic_meal
from atable.games.critter_kitchen.state import (
    FROM_DISHES,
    FROM_RUMORS,
    HOME,
    NEVER,
    SOURCES,
    CritterState,
    Kitchen,
    Solo,
)
from atable.kernel.events import Event
from atable.kernel.outcome import Outcome
from atable.kernel.rng import seeded

NEUTRAL = "capybara"  # a critic without a say in the meal
SILENT = ("nocturnal", "extremely_pampered", "tender")  # rumors that most meals do not meet


class Table(msgspec.Struct, frozen=True):
    """One kitchen when the meals are revealed; `left` is what stayed in storage, `stars` what it has so far."""

    meal: str = ""
    left: str = ""
    soup: int = 0
    bisque: int = 0
    rumors: tuple[str, ...] = ()
    restaurateur: str | None = None
    private: str | None = None
    trophies: int = 0
    stars: int = 0


def meal_of(text: str) -> list[Plate]:
    plates = [empty_plate() for _ in TYPES]
    for word in text.split():
        served, _, wine = word.partition("&")
        token, _, spice = served.partition("+")
        item, _, named = token.partition("=")
        kind = ITEM_INDEX[item]
        course = TYPES.index(named) if named else TYPE[kind]
        plate = plates[course]
        plate.items.append(kind)
        plate.types.append(course)
        plate.spices.append(ITEM_INDEX[spice] if spice else NOTHING)
        if wine:
            plate.wine = ITEM_INDEX[wine]
    return plates


def kitchen_of(table: Table) -> Kitchen:
    storage = [0] * IN_STORAGE
    for item in table.left.split():
        storage[ITEM_INDEX[item]] += 1
    gained = [0] * len(SOURCES)
    gained[FROM_DISHES] = table.stars
    return Kitchen(
        storage=storage,
        soup=table.soup,
        bisque=table.bisque,
        rumors=sum(1 << ICONS.index(icon) for icon in table.rumors),
        wilds=0,
        gained=gained,
        track=0,
        hired=NO_CARD,
        zous=NO_CARD,
        at=[HOME] * 4,
        took=0,
        caffeinated=0,
        coffees=0,
        cookbooks=0,
        trophies=table.trophies,
        restaurateur=NO_CARD if table.restaurateur is None else RESTAURATEUR_INDEX[table.restaurateur],
        private_rumor=NO_CARD if table.private is None else RUMOR_INDEX[table.private],
        fox_day=NEVER,
        memories=[],
    )


def revealed(
    *tables: Table | str,
    critic: str = NEUTRAL,
    rumors: Sequence[str] = SILENT,
    face_up: Sequence[str] = (),
    priority: Sequence[int] | None = None,
    solo: bool = False,
    difficulty: Difficulty = "chef",
    bag: Mapping[str, int] | None = None,
) -> CritterState:
    """The moment when all meals are on the table; alone, the second of them is McDogald's."""
    whole = [Table(table) if isinstance(table, str) else table for table in tables]
    seats = 1 if solo else len(whole)
    meals = [meal_of(table.meal) for table in whole]
    counts = [0] * IN_BAG
    for item, copies in (bag or {}).items():
        counts[ITEM_INDEX[item]] = copies
    return CritterState(
        options=CritterOptions(solo_difficulty=difficulty),
        seats=seats,
        now=0,
        rng=seeded("the critic"),
        stack=[Serving(meals[:seats], [True] * seats)],
        round=7,
        critic=CRITIC_INDEX[critic],
        challenges=tuple(range(7)),
        rumors=tuple(RUMOR_INDEX[card] for card in rumors),
        face_up=sum(1 << ICONS.index(icon) for icon in face_up),
        academy=tuple(range(12)),
        carts=(),
        priority=list(range(len(whole))) if priority is None else list(priority),
        stalls=[[] for _ in range(LOCATIONS)],
        kitchens=[kitchen_of(table) for table in whole],
        bag=counts,
        floors=[],
        removed=[],
        filled=True,
        ability_done=False,
        meals=meals,
        orders=[],
        steps=[0] * seats,
        solo=Solo([], [], [], NO_CARD, [NO_CARD] * 4, [], False) if solo else None,
    )


def verdict(state: CritterState) -> list[Event]:
    events: list[Event] = []
    score_critic_meal(state, events)
    return events


def gained(state: CritterState, source: str) -> list[int]:
    """Stars from this source, by kitchen."""
    return [kitchen.gained[SOURCES.index(source)] for kitchen in state.kitchens]


def tracks(state: CritterState) -> list[int]:
    return [kitchen.track for kitchen in state.kitchens]


def pays(card: str, *tables: Table | str, critic: str = NEUTRAL) -> list[int]:
    """What a rumor pays each kitchen when it is the first of the three."""
    state = revealed(*tables, critic=critic, rumors=(card, "nocturnal", "extremely_pampered"))
    verdict(state)
    return [kitchen.gained[FROM_RUMORS] for kitchen in state.kitchens]


def final(state: CritterState) -> Outcome:
    """The outcome of a game that is over."""
    ended = outcome(state)
    assert ended is not None
    return ended
