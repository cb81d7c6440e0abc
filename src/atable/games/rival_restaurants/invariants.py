"""Conservation: every card, clip and coin is somewhere, at every step."""

from atable.games.rival_restaurants.content.cards import (
    CARD_KIND,
    INGREDIENT_COPIES,
    INGREDIENTS,
    ISLAND,
    LOCATIONS,
    MARKET_OF,
    MARKETS,
    RECIPE_GOURMET,
    RECIPE_NEEDS,
    RECIPES,
    SLOTS,
    UPGRADE_COPIES,
    UPGRADES,
)
from atable.games.rival_restaurants.frames import ChoosingRecipe, Kitchen, Market, SettingWheels
from atable.games.rival_restaurants.frames.records import War
from atable.games.rival_restaurants.shop.purse import offered
from atable.games.rival_restaurants.state import BASIC, GOURMET, HOME, NO_SPOT, NOTHING, Restaurant, RivalState
from atable.games.rival_restaurants.table.commitment import pantry
from atable.games.rival_restaurants.table.recipes import type_of
from atable.games.rival_restaurants.table.small_steps import figures_of, owns
from atable.kernel.errors import BrokenInvariant
from atable.kernel.seats import Seat

RECIPES_EACH = 2  # RR-166


def invariants(state: RivalState) -> None:
    _ingredients(state)
    _recipes(state)
    _action_cards(state)
    _upgrades(state)
    _money(state)
    for seat, restaurant in enumerate(state.restaurants):
        _restaurant(restaurant)
        _menu(state, seat)
    _figures(state)
    for frame in state.stack:
        if isinstance(frame, SettingWheels):
            _wheels(state, frame)
        elif isinstance(frame, Market):
            _market(state, frame)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


# What the box holds


def _ingredients(state: RivalState) -> None:
    counts = [0] * len(INGREDIENTS)
    for market in range(MARKETS):
        lying = [kind for kind in state.counters[market] if kind != NOTHING]
        _require(len(state.counters[market]) == SLOTS[market], "counter slots (RR-020)")
        for kind in [*state.shelves[market], *lying, *state.piles[market]]:
            _require(MARKET_OF[kind] == market, f"{INGREDIENTS[kind]} at {LOCATIONS[market]}")
            counts[kind] += 1
    for restaurant in state.restaurants:
        for kind, count in enumerate(restaurant.stock):
            counts[kind] += count
    for kind, copies in enumerate(INGREDIENT_COPIES):
        _require(counts[kind] == copies, f"{counts[kind]} of {INGREDIENTS[kind]}, not {copies}")


def _recipes(state: RivalState) -> None:
    counts = [0] * len(RECIPES)
    for recipe in [*_in_decks(state), *_aside(state)]:
        counts[recipe] += 1
    for restaurant in state.restaurants:
        for recipe in [*restaurant.recipes, *restaurant.cooked]:
            if recipe != NOTHING:
                counts[recipe] += 1
    for recipe, count in enumerate(counts):
        _require(count == 1, f"{count} of {RECIPES[recipe]}")


def _in_decks(state: RivalState) -> list[int]:
    recipes: list[int] = []
    for deck, layers in enumerate(state.decks):
        for layer in layers:
            _require(all(type_of(recipe) == deck for recipe in layer), "a recipe in the other deck (RR-023)")
            recipes += layer
    return recipes


def _aside(state: RivalState) -> list[int]:
    """Recipes drawn for a choice, or cooked and not yet turned over."""
    recipes: list[int] = []
    for frame in state.stack:
        if isinstance(frame, ChoosingRecipe):
            recipes += frame.drawn
        elif isinstance(frame, Kitchen):
            recipes += frame.cooked
    return recipes


def _action_cards(state: RivalState) -> None:
    """Equal cards too are told apart here."""
    cards = [*state.action_deck, *state.action_pile]
    for seat, restaurant in enumerate(state.restaurants):
        cards += restaurant.hand
        _require(all(state.known[card] >> seat & 1 for card in restaurant.hand), "a hand that its owner can't read")
    _require(sorted(cards) == list(range(len(CARD_KIND))), "36 action cards (RR-448)")
    _require(not any(state.known[card] for card in state.action_deck), "a known card in the action deck (RR-113)")


def _upgrades(state: RivalState) -> None:
    for kind, copies in enumerate(UPGRADE_COPIES):
        owned = sum([owns(restaurant, kind) for restaurant in state.restaurants])
        left = state.upgrades_left[kind]
        _require(left >= 0 and left + owned == copies, f"{left} and {owned} of {UPGRADES[kind]} (RR-015)")


def _money(state: RivalState) -> None:
    paid = sum([restaurant.money for restaurant in state.restaurants])
    _require(paid == state.paid_out, f"${paid} in restaurants, ${state.paid_out} from the bank (RR-010)")


# What a player has


def _restaurant(restaurant: Restaurant) -> None:
    _require(restaurant.money >= 0 and restaurant.money % 100 == 0, f"${restaurant.money} (RR-008, RR-009)")
    _require(restaurant.garbage >= 0, "less garbage than none")
    _require(min(restaurant.stock) >= 0, "less than nothing in stock")
    _require(min(pantry(restaurant)) >= 0, "committed what is not there (RR-047)")
    _require(restaurant.popularity == sum(restaurant.gained), "popularity from nowhere")
    for recipe, places in zip(restaurant.recipes, restaurant.beside, strict=True):
        if recipe != NOTHING:
            _require(len(places) == len(RECIPE_NEEDS[recipe]), f"places beside {RECIPES[recipe]}")


def _menu(state: RivalState, seat: Seat) -> None:
    """RR-166, RR-406; who just cooks, or changes a recipe, is short of one."""
    recipes = [recipe for recipe in state.restaurants[seat].recipes if recipe != NOTHING]
    types = [GOURMET if RECIPE_GOURMET[recipe] else BASIC for recipe in recipes]
    startup = state.options.variant_startup and types == [BASIC, BASIC]
    _require(startup or types == sorted(set(types)), "two recipes of one type, or in the wrong order")
    if len(recipes) < RECIPES_EACH:
        _require(_is_between_recipes(state, seat), f"{len(recipes)} recipes in front of seat {seat}")


def _is_between_recipes(state: RivalState, seat: Seat) -> bool:
    for frame in state.stack:
        if isinstance(frame, ChoosingRecipe) and frame.seat == seat:
            return True
        if isinstance(frame, Kitchen) and frame.queue and frame.queue[0] == seat:
            return True
    return False


# Where the chefs are


def _figures(state: RivalState) -> None:
    for figure in state.figures:
        _require(HOME <= figure.at <= ISLAND, "a chef nowhere")
        _require(not (figure.npc and figure.at == ISLAND), "an NPC on The Island (RR-359)")
        at_market = 0 <= figure.at < MARKETS
        _require(figure.spot == NO_SPOT or (at_market and 0 <= figure.spot <= SLOTS[figure.at]), "a spot (RR-068)")


def _wheels(state: RivalState, frame: SettingWheels) -> None:
    for seat in range(state.seats):
        own = [frame.wheels[figure] for figure in figures_of(state, seat) if frame.wheels[figure] != NOTHING]
        _require(len(set(own)) == len(own), "two figures of one player at one location (RR-360, RR-409)")
        active = frame.actives[seat]
        _require(active == NOTHING or active in state.restaurants[seat].squad, "an Active Chef (RR-356)")
    for number, figure in enumerate(state.figures):
        _require(not (figure.npc and frame.wheels[number] == ISLAND), "an NPC sent to The Island (RR-359)")


def _market(state: RivalState, frame: Market) -> None:
    for war in frame.wars:
        _war(state, war)
    for seat, restaurant in enumerate(state.restaurants):
        bound = sum([offered(frame, figure) for figure in figures_of(state, seat)])
        _require(bound <= restaurant.money, f"seat {seat} offers ${bound} of ${restaurant.money} (RR-454)")
    for figure, claim in enumerate(frame.claims):
        stands = state.figures[figure]
        _require(claim == NOTHING or (0 <= stands.at < MARKETS and stands.spot > 0), "a claim on no card (RR-077)")


def _war(state: RivalState, war: War) -> None:
    _require(state.counters[war.market][war.slot - 1] != NOTHING, "a war for nothing")
    for figure in war.figures:
        stands = state.figures[figure]
        _require((stands.at, stands.spot) == (war.market, war.slot), "a war of one who is elsewhere (RR-127)")
