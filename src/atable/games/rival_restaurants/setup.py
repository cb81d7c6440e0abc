"""The first position (RR-014 to RR-042)."""

from typing import Final

from atable.games.rival_restaurants.actions import SetOrders
from atable.games.rival_restaurants.content.cards import (
    BEGINNER_CHEFS,
    CARBTASTIC,
    CARD_KIND,
    CHEFS,
    CHOP_SHOP,
    DAIRY_KING,
    FRUIT_STAND,
    INGREDIENT_COPIES,
    INGREDIENTS,
    KINDS_OF,
    MARKETS,
    RECIPE_GOURMET,
    RECIPES,
    RESTAURANTS,
    SLOTS,
    UPGRADE_COPIES,
    VEGETABLE_LAND,
)
from atable.games.rival_restaurants.options import SQUAD_MODES, RivalOptions
from atable.games.rival_restaurants.phases.choosing import prepare
from atable.games.rival_restaurants.state import (
    BASIC,
    GOURMET,
    HOME,
    NO_SPOT,
    NOTHING,
    SOURCES,
    Figure,
    Restaurant,
    RivalState,
)
from atable.games.rival_restaurants.table import commitment
from atable.games.rival_restaurants.table.recipes import draw_recipes
from atable.games.rival_restaurants.table.small_steps import draw_action_card
from atable.kernel.events import Event
from atable.kernel.rng import Rng, seeded

NO_POWERS: Final = 1_000_000  # Amateur Chef: until the first level is reached (RR-398)
STARTING_MARKETS: Final = (CARBTASTIC, CHOP_SHOP, DAIRY_KING, FRUIT_STAND, VEGETABLE_LAND)  # RR-031


def setup(options: RivalOptions, seats: int, seed: str) -> RivalState:
    rng = seeded(seed)
    state = RivalState(
        options=options,
        seats=seats,
        now=0,
        rng=rng,
        stack=[],
        upcoming="",
        phase="setup",
        day=0,
        priority=rng.below(seats),  # RR-011
        restaurants=[_restaurant(options) for _ in range(seats)],
        figures=[_figure(options, number >= seats) for number in range(seats * _figures_each(options))],
        shelves=[_shelf(market, rng) for market in range(MARKETS)],
        counters=[[NOTHING] * SLOTS[market] for market in range(MARKETS)],
        piles=[[] for _ in range(MARKETS)],
        decks=[_deck(False, rng), _deck(True, rng)],
        action_deck=_shuffled(list(range(len(CARD_KIND))), rng),
        action_pile=[],
        known=[0] * len(CARD_KIND),
        glimpsed=[0] * len(CARD_KIND),
        doubts=[],
        shuffled=[0] * len(CARD_KIND),
        no_clam=[0] * len(CARD_KIND),
        upgrades_left=UPGRADE_COPIES.copy(),
        paid_out=0,
        chefs_out=[],
        orders=[SetOrders()] * seats,
        fresh=[],
        shares=[],
        steps=[0] * seats,
    )
    _fill_counters(state)
    _deal_restaurants(state)
    _deal_chefs(state)
    _deal_starts(state)
    return state


def _figures_each(options: RivalOptions) -> int:
    return 1 if options.mode == "base" else 2  # RR-353, RR-407


def _restaurant(options: RivalOptions) -> Restaurant:
    return Restaurant(
        card=NOTHING,
        popularity=0,
        level=0,
        money=0,  # RR-041
        garbage=0,  # RR-016
        upgrades=0,
        recipes=[],
        beside=[],
        stock=[0] * len(INGREDIENTS),
        cooked=[],
        gourmets=0,
        dishes=0,
        hand=[],
        squad=[],
        powers_from=NO_POWERS if options.variant_amateur else 0,
        gained=[0] * len(SOURCES),
        card_used=False,
        double_price=False,
        cheaper=False,
        cut_off=False,
        pipeline_used=False,
    )


def _figure(options: RivalOptions, second: bool) -> Figure:
    return Figure(
        chef=NOTHING,
        at=HOME,  # RR-039
        spot=NO_SPOT,
        npc=second and options.mode in SQUAD_MODES,
        used=False,
        target=NOTHING,
        last_target=NOTHING,
        spares=0,
        stopped=0,
        banned=NOTHING,
    )


def _shuffled(cards: list[int], rng: Rng) -> list[int]:
    rng.shuffle(cards)
    return cards


def _shelf(market: int, rng: Rng) -> list[int]:
    """RR-018."""
    return _shuffled([kind for kind in KINDS_OF[market] for _ in range(INGREDIENT_COPIES[kind])], rng)


def _deck(gourmet: bool, rng: Rng) -> list[list[int]]:
    """RR-023."""
    return [_shuffled([recipe for recipe in range(len(RECIPES)) if RECIPE_GOURMET[recipe] == gourmet], rng)]


def _fill_counters(state: RivalState) -> None:
    """RR-019, RR-032: before anybody gets ingredients."""
    for market in range(MARKETS):
        for slot in range(SLOTS[market]):
            state.counters[market][slot] = state.shelves[market].pop()


def _deal_restaurants(state: RivalState) -> None:
    """RR-024; with a choice they are dealt when it is made (RR-025)."""
    if state.options.restaurant_choices == 1:
        cards = _shuffled(list(range(len(RESTAURANTS))), state.rng)
        for restaurant in state.restaurants:
            restaurant.card = cards.pop()


def _deal_chefs(state: RivalState) -> None:
    """RR-035, RR-038, RR-408; where players choose, chefs are dealt when they do."""
    if state.options.mode in SQUAD_MODES or state.options.chef_choices > 1:
        return
    chefs = BEGINNER_CHEFS.copy() if state.options.beginner_chefs else list(range(len(CHEFS)))
    state.rng.shuffle(chefs)
    for figure in state.figures:
        figure.chef = chefs.pop()
    dealt = [figure.chef for figure in state.figures]
    state.chefs_out = [chef for chef in range(len(CHEFS)) if chef not in dealt]  # RR-042


def _deal_starts(state: RivalState) -> None:
    events: list[Event] = []
    for seat in range(state.seats):
        _deal_start(state, seat, events)
    prepare(state, events)


def _deal_start(state: RivalState, seat: int, events: list[Event]) -> None:
    restaurant = state.restaurants[seat]
    second = BASIC if state.options.variant_startup else GOURMET  # RR-030, RR-402
    restaurant.recipes = draw_recipes(state, BASIC, 1, events) + draw_recipes(state, second, 1, events)
    restaurant.beside = [[], []]
    if not state.options.variant_startup:  # RR-404
        draw_action_card(state, seat, events)  # RR-028
        for market in STARTING_MARKETS:
            restaurant.stock[state.shelves[market].pop()] += 1  # RR-031
    commitment.recommit(state, seat)  # RR-033
