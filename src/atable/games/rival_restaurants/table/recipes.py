"""Recipe decks: drawing, putting under, collecting finished recipes (RR-248 to RR-256)."""

from atable.games.rival_restaurants.content.cards import RECIPE_GOURMET
from atable.games.rival_restaurants.events import DeckRebuilt
from atable.games.rival_restaurants.state import BASIC, GOURMET, RivalState
from atable.kernel.events import Event

DECKS = ("basic", "gourmet")


def type_of(recipe: int) -> int:
    return GOURMET if RECIPE_GOURMET[recipe] else BASIC


def deck_size(state: RivalState, deck: int) -> int:
    return sum([len(layer) for layer in state.decks[deck]])


def draw_recipes(state: RivalState, deck: int, wanted: int, events: list[Event]) -> list[int]:
    """RR-251, RR-255: as many as there are, at most `wanted`."""
    if deck_size(state, deck) < wanted:
        _collect_finished(state, deck, events)
    drawn: list[int] = []
    layers = state.decks[deck]
    while layers and len(drawn) < wanted:
        if layers[0]:
            drawn.append(layers[0].pop())
        if not layers[0]:
            del layers[0]
    return drawn


def _collect_finished(state: RivalState, deck: int, events: list[Event]) -> None:
    """RR-251: shuffled together with what is left of the deck."""
    collected: list[int] = []
    for restaurant in state.restaurants:
        collected += [recipe for recipe in restaurant.cooked if type_of(recipe) == deck]
        restaurant.cooked = [recipe for recipe in restaurant.cooked if type_of(recipe) != deck]
    if not collected:
        return
    whole = [recipe for layer in state.decks[deck] for recipe in layer] + collected
    state.rng.shuffle(whole)
    state.decks[deck] = [whole]
    events.append(DeckRebuilt(DECKS[deck]))


def put_under(state: RivalState, deck: int, recipes: list[int]) -> None:
    """RR-253: in random order; all know which, nobody knows the order."""
    if recipes:
        layer = recipes.copy()
        state.rng.shuffle(layer)
        state.decks[deck].append(layer)
