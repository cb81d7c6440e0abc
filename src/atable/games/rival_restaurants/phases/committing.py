"""An ingredient that both recipes need goes to the other one, at any time (RR-048)."""

from atable.games.rival_restaurants.actions import Commit
from atable.games.rival_restaurants.content.cards import INGREDIENT_INDEX, RECIPE_INDEX
from atable.games.rival_restaurants.events import Committed
from atable.games.rival_restaurants.frames import CardWindow, Declaring, Market, Placing, Powers, SettingWheels
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table import commitment
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def check(state: RivalState, seat: Seat, action: Commit) -> None:
    """RR-048: at any moment when no card or power is being resolved."""
    if not isinstance(state.stack[-1], SettingWheels | Placing | CardWindow | Powers | Market | Declaring):
        raise IllegalAction("RR-048", "not-while-resolving")
    kind = INGREDIENT_INDEX.get(action.ingredient, NOTHING)
    number = _recipe_number(state, seat, action)
    if NOTHING in (kind, number) or not commitment.can_commit(state, seat, kind, number):
        raise IllegalAction("RR-048", "both-recipes-must-need-it")


def play(state: RivalState, seat: Seat, action: Commit, events: list[Event]) -> None:
    commitment.commit(state, seat, INGREDIENT_INDEX[action.ingredient], _recipe_number(state, seat, action))
    events.append(Committed(seat, action.ingredient, action.recipe))


def _recipe_number(state: RivalState, seat: Seat, action: Commit) -> int:
    recipes = state.restaurants[seat].recipes
    recipe = RECIPE_INDEX.get(action.recipe, NOTHING)
    return recipes.index(recipe) if recipe in recipes else NOTHING
