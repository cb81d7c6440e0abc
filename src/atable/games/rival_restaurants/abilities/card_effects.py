"""What each action card does to those who did not stop it: one small function per card, named after it."""

from collections.abc import Callable
from typing import Final

from atable.games.rival_restaurants.abilities.announcing import displace
from atable.games.rival_restaurants.abilities.card_options import buyer_from_afar
from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    FOOD_FIGHT,
    INGREDIENT_INDEX,
    INGREDIENTS,
    ISLAND,
    LOCATION_INDEX,
    MARKET_OF,
    PRICES,
    RECIPE_INDEX,
    SAY_CHEESE,
)
from atable.games.rival_restaurants.events import (
    ChefRelocated,
    CounterBought,
    IngredientFound,
    IngredientTaken,
    PlayFailed,
    RecipesSwapped,
)
from atable.games.rival_restaurants.frames import Market, Reacting
from atable.games.rival_restaurants.phases.choosing_recipe import draw_new, take_away
from atable.games.rival_restaurants.shop import contests
from atable.games.rival_restaurants.shop.hammer import knock_out
from atable.games.rival_restaurants.state import NO_SPOT, NOTHING, RivalState
from atable.games.rival_restaurants.table import commitment
from atable.games.rival_restaurants.table.recipes import put_under, type_of
from atable.games.rival_restaurants.table.small_steps import (
    bin_garbage,
    gain_money,
    give_garbage,
    give_money,
    move_of,
    owner,
    pay_bank,
    spend,
    take_garbage,
)
from atable.kernel.events import Event
from atable.kernel.seats import Seat

RECYCLING: Final = 100  # One World, for each token
FINE: Final = 100  # Health Inspection, for each token
TIP: Final = 100  # Tip Jar
BOOKS: Final = 3  # Cook the Books: recipes drawn


def _raiders_of_the_lost_pork(
    state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]
) -> None:
    assert play.ingredient is not None
    kind = INGREDIENT_INDEX[play.ingredient]
    for target in hits:
        if state.restaurants[target].stock[kind]:  # RR-450
            commitment.lose(state, target, kind)
            commitment.gain(state, author, kind)
            events.append(IngredientTaken(author, target, play.ingredient, play.card))


def _armed_robbery(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    """RR-191: half of it, rounded down to $100 (RR-008)."""
    for target in hits:
        give_money(state, target, author, state.restaurants[target].money // 200 * 100, play.card, events)


def _fake_sale(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    for target in hits:
        state.restaurants[target].double_price = True


def _one_world(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    tokens = min(play.amount, state.restaurants[author].garbage)
    bin_garbage(state, author, tokens, play.card, events)
    gain_money(state, author, tokens * RECYCLING, play.card, events)


def _say_cheese(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    if hits:
        state.stack.append(Reacting(SAY_CHEESE, author, hits, [NOTHING] * len(hits)))


def _express_dillivery(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    """For exactly the market price. Who buys this first has no claim any more (RR-078)."""
    assert play.location is not None
    assert play.spot is not None
    frame = state.stack[0]
    assert isinstance(frame, Market)
    market = LOCATION_INDEX[play.location]
    buyer = buyer_from_afar(state, frame, author)
    contests.end_claim_by_purchase(state, frame, buyer, market, play.spot, events)
    kind = state.counters[market][play.spot - 1]
    spend(state, author, PRICES[market])
    state.counters[market][play.spot - 1] = NOTHING
    commitment.gain(state, author, kind)
    events.append(CounterBought(author, buyer, play.location, play.spot, INGREDIENTS[kind], PRICES[market]))


def _health_inspection(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    for target in hits:
        restaurant = state.restaurants[target]
        pay_bank(state, target, min(restaurant.money, restaurant.garbage * FINE), play.card, events)


def _food_fight(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    """Each discards a pantry ingredient, if any."""
    hit = [target for target in hits if any(commitment.pantry(state.restaurants[target]))]
    if hit:
        state.stack.append(Reacting(FOOD_FIGHT, author, hit, [NOTHING] * len(hit)))


def _trash_talk(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    for target in hits:
        give_garbage(state, author, target, min(play.amount, state.restaurants[author].garbage), play.card, events)


def _recipe_switcheroo(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    """Ingredients stay with their owners."""
    assert play.recipe is not None
    assert play.other_recipe is not None
    own, other = RECIPE_INDEX[play.recipe], RECIPE_INDEX[play.other_recipe]
    for target in hits:
        mine, theirs = state.restaurants[author].recipes, state.restaurants[target].recipes
        mine[mine.index(own)] = other
        theirs[theirs.index(other)] = own
        commitment.recommit(state, author)
        commitment.recommit(state, target)
        events.append(RecipesSwapped(author, play.recipe, target, play.other_recipe))


def _cook_the_books(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    assert play.recipe is not None
    recipe = RECIPE_INDEX[play.recipe]
    place = state.restaurants[author].recipes.index(recipe)
    take_away(state, author, place)
    put_under(state, type_of(recipe), [recipe])
    draw_new(state, author, type_of(recipe), BOOKS, place, events)


def _taxi(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    assert play.figure is not None
    assert play.location is not None
    figure = state.figures[play.figure]
    figure.at = LOCATION_INDEX[play.location]
    figure.spot = NO_SPOT if play.spot is None else play.spot
    events.append(ChefRelocated(move_of(state, play.figure), play.card))


def _road_work(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    assert play.figure is not None
    for _ in hits:
        displace(state, play.figure, ISLAND, "road_work")


def _happy_hour(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    state.restaurants[author].cheaper = True


def _tip_jar(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    for target in hits:
        if state.restaurants[target].money >= TIP:
            give_money(state, target, author, TIP, play.card, events)


def _dumpster_dive(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    assert play.ingredient is not None
    kind = INGREDIENT_INDEX[play.ingredient]
    state.piles[MARKET_OF[kind]].remove(kind)
    commitment.gain(state, author, kind)
    events.append(IngredientFound(author, play.ingredient, play.card))
    take_garbage(state, author, 1, play.card, events)


def _going_going_mine(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    """They are out of the war; as the last one left one buys at the own minimum."""
    frame = state.stack[0]
    assert isinstance(frame, Market)
    assert play.figure is not None
    war = contests.in_war(frame, play.figure)
    if war is None:
        events.append(PlayFailed(author, play.card))
        return
    hit = [figure for figure in war.figures if owner(state, figure) in hits]
    knock_out(state, war, war.figures.index(play.figure), hit, events)


def _power_cut(state: RivalState, author: Seat, play: PlayCard, hits: list[Seat], events: list[Event]) -> None:
    """RR-451: read when cooking is declared."""
    for target in hits:
        state.restaurants[target].cut_off = True


Effect = Callable[[RivalState, Seat, PlayCard, list[Seat], list[Event]], None]
_BY_NAME: Final[dict[str, Effect]] = {
    "raiders_of_the_lost_pork": _raiders_of_the_lost_pork,
    "armed_robbery": _armed_robbery,
    "fake_sale": _fake_sale,
    "one_world": _one_world,
    "say_cheese": _say_cheese,
    "express_dillivery": _express_dillivery,
    "health_inspection": _health_inspection,
    "food_fight": _food_fight,
    "trash_talk": _trash_talk,
    "recipe_switcheroo": _recipe_switcheroo,
    "cook_the_books": _cook_the_books,
    "taxi": _taxi,
    "road_work": _road_work,
    "happy_hour": _happy_hour,
    "tip_jar": _tip_jar,
    "dumpster_dive": _dumpster_dive,
    "going_going_mine": _going_going_mine,
    "power_cut": _power_cut,
}


def take_effect(
    state: RivalState, author: Seat, card: int, play: PlayCard, hits: list[Seat], events: list[Event]
) -> None:
    """`hits` are the targets that did not stop it; cards without targets always take effect."""
    _BY_NAME[ACTION_CARDS[card]](state, author, play, hits, events)
