"""May this bundle change hands: is it well formed, does its owner have all of it, what does it leave them with?"""

from typing import Final

from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import (
    ACTION_INDEX,
    INGREDIENT_INDEX,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    UPGRADE_INDEX,
)
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.shop.purse import bound
from atable.games.rival_restaurants.state import Restaurant, RivalState
from atable.games.rival_restaurants.table.small_steps import owns
from atable.kernel.errors import IllegalAction
from atable.kernel.messages import Player, Term
from atable.kernel.seats import Seat

COIN: Final = 100  # RR-008
LONGEST_FAVOUR: Final = 200  # characters
NO_LACK: Final = ""


def is_empty(bundle: Bundle) -> bool:
    things = len(bundle.ingredients) + len(bundle.recipes) + len(bundle.upgrades) + cards_in(bundle)
    return things + bundle.money + bundle.garbage == 0 and not bundle.favour.strip()


def cards_in(bundle: Bundle) -> int:
    """How many action cards, named or not."""
    return len(bundle.action_cards) + bundle.any_cards


def check_form(bundle: Bundle) -> None:
    if bundle.money < 0 or bundle.money % COIN:
        raise IllegalAction("RR-008", "trade-money-in-hundreds")
    if bundle.garbage < 0 or bundle.any_cards < 0:
        raise IllegalAction("RR-160", "trade-negative-number")
    _check_known(bundle.ingredients, INGREDIENT_INDEX)
    _check_known(bundle.action_cards, ACTION_INDEX)
    _check_known(bundle.recipes, RECIPE_INDEX)
    _check_known(bundle.upgrades, UPGRADE_INDEX)
    if len(bundle.favour) > LONGEST_FAVOUR:
        raise IllegalAction("RR-170", "favour-too-long", {"most": LONGEST_FAVOUR})
    if not bundle.favour.isprintable():
        raise IllegalAction("RR-170", "favour-not-printable")


def _check_known(names: tuple[str, ...], index: dict[str, int]) -> None:
    for name in names:
        if name not in index:
            raise IllegalAction("RR-171", "not-tradable", {"thing": name})


# What the owner has


def refused_cover(state: RivalState, seat: Seat, bundle: Bundle) -> IllegalAction | None:
    """RR-173: of what lies open, and of the number of action cards."""
    lack = lacking(state.restaurants[seat], bundle)
    if lack == NO_LACK:
        return None
    cooked = state.restaurants[seat].cooked
    for name in bundle.recipes:
        if RECIPE_INDEX[name] in cooked:
            return IllegalAction("RR-167", "trade-cooked-recipe", {"recipe": Term(f"recipe-{name}")})
    return IllegalAction("RR-173", "trade-not-covered", {"player": Player(seat), "thing": Term(lack)})


def lacking(restaurant: Restaurant, bundle: Bundle) -> str:
    """The term of the first thing that is not there, as far as all may know; or NO_LACK."""
    if bundle.money > restaurant.money:
        return "trade-money"
    if bundle.garbage > restaurant.garbage:
        return "trade-garbage"
    if cards_in(bundle) > len(restaurant.hand):
        return "trade-action-cards"
    if bundle.ingredients and (lack := _lacking_ingredient(restaurant, bundle.ingredients)):
        return lack
    if bundle.recipes and (lack := _lacking_recipe(restaurant, bundle.recipes)):
        return lack
    return _lacking_upgrade(restaurant, bundle.upgrades)


def _lacking_ingredient(restaurant: Restaurant, names: tuple[str, ...]) -> str:
    left = restaurant.stock.copy()
    for name in names:
        left[INGREDIENT_INDEX[name]] -= 1
        if left[INGREDIENT_INDEX[name]] < 0:
            return f"ingredient-{name}"
    return NO_LACK


def _lacking_recipe(restaurant: Restaurant, names: tuple[str, ...]) -> str:
    left = restaurant.recipes.copy()
    for name in names:
        if RECIPE_INDEX[name] not in left:
            return f"recipe-{name}"
        left.remove(RECIPE_INDEX[name])
    return NO_LACK


def _lacking_upgrade(restaurant: Restaurant, names: tuple[str, ...]) -> str:
    left = restaurant.upgrades
    for name in names:
        if left >> UPGRADE_INDEX[name] & 1 == 0:
            return f"upgrade-{name}"
        left -= 1 << UPGRADE_INDEX[name]
    return NO_LACK


# What the trade leaves both with


def refused_recipes(state: RivalState, maker: Seat, to: Seat, gives: Bundle, wants: Bundle) -> IllegalAction | None:
    """RR-166: as many Basic and as many Gourmet recipes in each direction."""
    if not gives.recipes and not wants.recipes:
        return None
    if len(gives.recipes) == len(wants.recipes) and _gourmets(gives) == _gourmets(wants):
        return None
    for seat in (maker, to):
        if sum([RECIPE_GOURMET[recipe] for recipe in state.restaurants[seat].recipes]) == 0:
            return IllegalAction("RR-406", "trade-only-basic", {"player": Player(seat)})
    return IllegalAction("RR-166", "trade-recipe-types")


def _gourmets(bundle: Bundle) -> int:
    return sum([RECIPE_GOURMET[RECIPE_INDEX[name]] for name in bundle.recipes])


def refused_upgrades(state: RivalState, seat: Seat, gives: Bundle, gets: Bundle) -> IllegalAction | None:
    """RR-168: nobody may own two of a kind."""
    for name in gets.upgrades:
        if owns(state.restaurants[seat], UPGRADE_INDEX[name]) and name not in gives.upgrades:
            return IllegalAction(
                "RR-168", "trade-second-upgrade", {"player": Player(seat), "upgrade": Term(f"upgrade-{name}")}
            )
    return None


def refused_war_money(state: RivalState, frame: Market, seat: Seat, pays: int, gets: int) -> IllegalAction | None:
    """RR-151, RR-454: what stands in wars is not to be traded away."""
    if pays <= gets:
        return None
    kept = bound(state, frame, seat)
    if state.restaurants[seat].money - pays + gets >= kept:
        return None
    return IllegalAction("RR-151", "trade-war-money", {"player": Player(seat), "money": kept})
