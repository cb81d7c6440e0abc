"""What lies beside a recipe and what in the pantry (RR-047 to RR-053)."""

from atable.games.rival_restaurants.content.cards import (
    BIFF,
    CHOP_SHOP,
    KINDS_OF,
    MARKET_OF,
    PHYLLIS,
    RECIPE_NEEDS,
    VEGETABLE_LAND,
)
from atable.games.rival_restaurants.state import NOTHING, Restaurant, RivalState
from atable.games.rival_restaurants.table.small_steps import has_power, is_meat
from atable.kernel.seats import Seat


def recommit(state: RivalState, seat: Seat) -> None:
    """RR-052: after every change of the player's recipes or ingredients. What fits stays where it lies."""
    restaurant = state.restaurants[seat]
    spare = restaurant.stock.copy()
    before = restaurant.beside
    restaurant.beside = [_kept(recipe, old, spare) for recipe, old in zip(restaurant.recipes, before, strict=True)]
    for number in _order(restaurant):
        _fill_exact(restaurant, number, spare)
    powers = _meat_powers(state, seat)
    if powers:
        for number, old in enumerate(before):
            _keep_meats(restaurant, number, old, spare, powers)
        for number in _order(restaurant):
            _fill_with_meats(restaurant, number, spare, powers)


def _kept(recipe: int, old: list[int], spare: list[int]) -> list[int]:
    """Exact cards, as long as they are there."""
    needs = RECIPE_NEEDS[recipe]
    kept = [NOTHING] * len(needs)
    if len(old) == len(needs):
        for place, kind in enumerate(needs):
            if old[place] == kind and spare[kind]:
                kept[place] = kind
                spare[kind] -= 1
    return kept


def _order(restaurant: Restaurant) -> list[int]:
    """RR-048: a card that both could use goes to the recipe with fewer missing ingredients."""
    order = list(range(len(restaurant.recipes)))
    if len(order) == 2 and missing(restaurant, 1) < missing(restaurant, 0):
        order.reverse()
    return order


def _fill_exact(restaurant: Restaurant, number: int, spare: list[int]) -> None:
    for place, kind in enumerate(RECIPE_NEEDS[restaurant.recipes[number]]):
        if restaurant.beside[number][place] == NOTHING and spare[kind]:
            restaurant.beside[number][place] = kind
            spare[kind] -= 1


# RR-050: meats in the place of others


def _meat_powers(state: RivalState, seat: Seat) -> list[int]:
    """The markets whose places any meat may fill for this player."""
    markets = [CHOP_SHOP] if has_power(state, seat, PHYLLIS) else []
    return [*markets, VEGETABLE_LAND] if has_power(state, seat, BIFF) else markets


def _takes_meat(restaurant: Restaurant, number: int, place: int, powers: list[int]) -> bool:
    kind = RECIPE_NEEDS[restaurant.recipes[number]][place]
    return restaurant.beside[number][place] == NOTHING and MARKET_OF[kind] in powers


def _keep_meats(restaurant: Restaurant, number: int, old: list[int], spare: list[int], powers: list[int]) -> None:
    if len(old) != len(restaurant.beside[number]):
        return
    for place, kind in enumerate(old):
        if kind != NOTHING and is_meat(kind) and spare[kind] and _takes_meat(restaurant, number, place, powers):
            restaurant.beside[number][place] = kind
            spare[kind] -= 1


def _fill_with_meats(restaurant: Restaurant, number: int, spare: list[int], powers: list[int]) -> None:
    for place in range(len(restaurant.beside[number])):
        if _takes_meat(restaurant, number, place, powers):
            for meat in KINDS_OF[CHOP_SHOP]:
                if spare[meat]:
                    restaurant.beside[number][place] = meat
                    spare[meat] -= 1
                    break


def missing(restaurant: Restaurant, number: int) -> int:
    """How many required places of this recipe nothing is committed to."""
    return restaurant.beside[number].count(NOTHING)


def pantry(restaurant: Restaurant) -> list[int]:
    """RR-049: counts of what is not committed."""
    spare = restaurant.stock.copy()
    for places in restaurant.beside:
        for kind in places:
            if kind != NOTHING:
                spare[kind] -= 1
    return spare


def gain(state: RivalState, seat: Seat, kind: int) -> None:
    """An ingredient comes to this player."""
    assert kind != NOTHING, "an empty slot was bought"
    state.restaurants[seat].stock[kind] += 1
    recommit(state, seat)


def lose(state: RivalState, seat: Seat, kind: int) -> None:
    """An ingredient leaves this player; a spare one goes before a committed one."""
    state.restaurants[seat].stock[kind] -= 1
    recommit(state, seat)


# Moving a card to the other recipe


def can_commit(state: RivalState, seat: Seat, kind: int, number: int) -> bool:
    """RR-048: it lies beside the other recipe, and this one could use it."""
    restaurant = state.restaurants[seat]
    return (
        len(restaurant.recipes) == 2
        and kind in restaurant.beside[1 - number]
        and _place_for(state, seat, kind, number) != NOTHING
    )


def _place_for(state: RivalState, seat: Seat, kind: int, number: int) -> int:
    """Its own place if that has another card, else one that a power lets it fill."""
    restaurant = state.restaurants[seat]
    needs = RECIPE_NEEDS[restaurant.recipes[number]]
    if kind in needs and restaurant.beside[number][needs.index(kind)] != kind:
        return needs.index(kind)
    if is_meat(kind):
        powers = _meat_powers(state, seat)
        for place in range(len(needs)):
            if _takes_meat(restaurant, number, place, powers):
                return place
    return NOTHING


def commit(state: RivalState, seat: Seat, kind: int, number: int) -> None:
    restaurant = state.restaurants[seat]
    other = restaurant.beside[1 - number]
    place = _place_for(state, seat, kind, number)
    other[other.index(kind)] = NOTHING
    restaurant.beside[number][place] = kind
    recommit(state, seat)
