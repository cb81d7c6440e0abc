"""A new recipe, and the choice where several are drawn (RR-119, RR-120, RR-248 to RR-256)."""

from atable.games.rival_restaurants.actions import KeepRecipe
from atable.games.rival_restaurants.content.cards import RECIPE_INDEX, RECIPE_NEEDS, RECIPE_VALUE, RECIPES
from atable.games.rival_restaurants.events import OrdersFollowed, RecipeDrawn, RecipesShown
from atable.games.rival_restaurants.frames import ChoosingRecipe
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.commitment import pantry, recommit
from atable.games.rival_restaurants.table.recipes import draw_recipes, put_under, type_of
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_step, no_tick, top
from atable.kernel.seats import Seat


def take_away(state: RivalState, seat: Seat, place: int) -> int:
    """A recipe leaves the restaurant, and another one will come to its place."""
    restaurant = state.restaurants[seat]
    recipe = restaurant.recipes.pop(place)
    restaurant.beside.pop(place)
    recommit(state, seat)
    return recipe


def draw_new(state: RivalState, seat: Seat, deck: int, wanted: int, place: int, events: list[Event]) -> None:
    """So many are drawn, and one is kept."""
    drawn = draw_recipes(state, deck, wanted, events)
    if len(drawn) == 1:
        _keep(state, seat, drawn, drawn[0], place, events)
        return
    events.append(RecipesShown(seat, tuple([RECIPES[recipe] for recipe in drawn])))
    if state.orders[seat].recipe == "fewest_missing":
        events.append(OrdersFollowed(seat, "recipe"))
        _keep(state, seat, drawn, _fewest_missing(state, seat, drawn), place, events)
    else:
        state.stack.append(ChoosingRecipe(seat, drawn, place))


def _fewest_missing(state: RivalState, seat: Seat, drawn: list[int]) -> int:
    """Of equal ones the most valuable, then the first drawn."""
    spare = pantry(state.restaurants[seat])
    best, best_rank = NOTHING, (0, 0)
    for recipe in drawn:
        lacking = len([kind for kind in RECIPE_NEEDS[recipe] if not spare[kind]])
        rank = (-lacking, RECIPE_VALUE[recipe])
        if best == NOTHING or rank > best_rank:
            best, best_rank = recipe, rank
    return best


def _keep(state: RivalState, seat: Seat, drawn: list[int], recipe: int, place: int, events: list[Event]) -> None:
    """RR-249, RR-253."""
    restaurant = state.restaurants[seat]
    put_under(state, type_of(recipe), [other for other in drawn if other != recipe])
    restaurant.recipes.insert(place, recipe)
    restaurant.beside.insert(place, [])
    state.fresh.append(recipe)  # RR-209
    recommit(state, seat)
    events.append(RecipeDrawn(seat, RECIPES[recipe]))


def pending(state: RivalState) -> list[Seat]:
    return [top(state, ChoosingRecipe).seat]


may_act = pending


def legal(state: RivalState, seat: Seat) -> list[Action]:
    frame = top(state, ChoosingRecipe)
    return [KeepRecipe(RECIPES[recipe]) for recipe in frame.drawn] if seat == frame.seat else []


def check(state: RivalState, seat: Seat, action: Action) -> None:
    frame = top(state, ChoosingRecipe)
    if seat != frame.seat or not isinstance(action, KeepRecipe):
        raise IllegalAction("RR-254", "keep-a-recipe-first")
    if RECIPE_INDEX.get(action.recipe, NOTHING) not in frame.drawn:
        raise IllegalAction("RR-254", "recipe-not-drawn")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    assert isinstance(action, KeepRecipe)
    frame = top(state, ChoosingRecipe)
    state.stack.pop()
    _keep(state, seat, frame.drawn, RECIPE_INDEX[action.recipe], frame.place, events)


step = no_step
tick = no_tick
next_deadline = no_deadline
