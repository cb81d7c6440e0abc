"""Gardena's victim gives up a meat (RR-314 to RR-317)."""

from atable.games.rival_restaurants.actions import Discard
from atable.games.rival_restaurants.content.cards import CHEFS, GARDENA, INGREDIENT_INDEX, INGREDIENTS, RECIPES
from atable.games.rival_restaurants.cooking.pans import pan_of
from atable.games.rival_restaurants.events import IngredientDiscarded, OrdersFollowed
from atable.games.rival_restaurants.frames import Kitchen, Sacrificing
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.commitment import lose, missing
from atable.games.rival_restaurants.table.small_steps import discard, is_meat
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_step, no_tick, top
from atable.kernel.seats import Seat


def eligible_meats(state: RivalState, kitchen: Kitchen, seat: Seat) -> list[int]:
    """RR-315, RR-317: beside a recipe that the seat does not cook today, and not needed for what it cooks."""
    restaurant = state.restaurants[seat]
    spare = restaurant.stock.copy()
    cooks: list[str] = []
    for plan in kitchen.plans[seat].plans:
        cooks.append(plan.recipe)
        for kind in pan_of(plan).cards:
            spare[kind] -= 1
    eligible = [
        kind
        for number, recipe in enumerate(restaurant.recipes)
        if RECIPES[recipe] not in cooks
        for kind in restaurant.beside[number]
        if kind != NOTHING and is_meat(kind) and spare[kind] > 0
    ]
    return sorted(set(eligible))


def hit_by_gardena(state: RivalState, seat: Seat, events: list[Event]) -> None:
    """RR-316: the victim chooses where there is a choice."""
    kitchens = [frame for frame in state.stack if isinstance(frame, Kitchen)]
    eligible = eligible_meats(state, kitchens[-1], seat)
    if len(eligible) == 1:
        _give_up(state, seat, eligible[0], events)
    elif eligible and state.orders[seat].discard == "cheapest":
        events.append(OrdersFollowed(seat, "discard"))
        _give_up(state, seat, _least_missed(state, seat, eligible), events)
    elif eligible:
        state.stack.append(Sacrificing(seat, eligible))


def _least_missed(state: RivalState, seat: Seat, eligible: list[int]) -> int:
    """All meats cost the same: the one whose recipe lacks most."""
    restaurant = state.restaurants[seat]
    least, most_missing = eligible[0], NOTHING
    for number, places in enumerate(restaurant.beside):
        for kind in places:
            if kind in eligible and missing(restaurant, number) > most_missing:
                least, most_missing = kind, missing(restaurant, number)
    return least


def _give_up(state: RivalState, seat: Seat, kind: int, events: list[Event]) -> None:
    lose(state, seat, kind)
    discard(state, kind)  # RR-276
    events.append(IngredientDiscarded(seat, INGREDIENTS[kind], CHEFS[GARDENA]))


def pending(state: RivalState) -> list[Seat]:
    return [top(state, Sacrificing).seat]


may_act = pending


def legal(state: RivalState, seat: Seat) -> list[Action]:
    frame = top(state, Sacrificing)
    return [Discard(INGREDIENTS[kind]) for kind in frame.eligible] if seat == frame.seat else []


def check(state: RivalState, seat: Seat, action: Action) -> None:
    frame = top(state, Sacrificing)
    if seat != frame.seat or not isinstance(action, Discard):
        raise IllegalAction("RR-316", "victim-gives-up-meat")
    if INGREDIENT_INDEX.get(action.ingredient, NOTHING) not in frame.eligible:
        raise IllegalAction("RR-317", "meat-not-eligible")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    assert isinstance(action, Discard)
    state.stack.pop()
    _give_up(state, seat, INGREDIENT_INDEX[action.ingredient], events)


step = no_step
tick = no_tick
next_deadline = no_deadline
