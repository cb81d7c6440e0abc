"""Trades of the bots: what the parts are worth to both sides, what to propose, accept and counter."""

from typing import Final

from atable.games.rival_restaurants.actions import MakeOffer
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.bots.outlook import DOLLAR, Larder, Outlook
from atable.games.rival_restaurants.bots.scouting import upgrade_worth
from atable.games.rival_restaurants.content.cards import (
    INGREDIENT_INDEX,
    INGREDIENTS,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    RECIPES,
    UPGRADE_INDEX,
)
from atable.games.rival_restaurants.events.details import Goods
from atable.games.rival_restaurants.views.parts import OfferView
from atable.kernel.seats import Seat

_LEAST: Final = 0.3  # popularity that a proposal brings to either side
_FAIR: Final = 0.08  # that an acceptance brings
_CARD: Final = 1.0  # an action card
COIN: Final = 100


class Deal:
    """A swap with a rival; money is what I pay, negative what I get."""

    def __init__(self, to: Seat, give: Bundle, want: Bundle, mine: float, theirs: float) -> None:
        self.to = to
        self.give = give
        self.want = want
        self.mine = mine
        self.theirs = theirs


def proposals(outlook: Outlook, may_pay: bool) -> list[Deal]:
    """The deals that look good to both sides, the best one for me first."""
    found: list[Deal] = []
    for rival in outlook.rivals:
        found += _card_deals(outlook, rival, may_pay)
        found += _recipe_deals(outlook, rival, may_pay)
    return sorted(found, key=_merit, reverse=True)


def _merit(deal: Deal) -> float:
    return deal.mine


def _card_deals(outlook: Outlook, rival: Larder, may_pay: bool) -> list[Deal]:
    """One card for another, or for money."""
    own = outlook.own
    wishes = [(own.worth[kind] - rival.loss(kind), kind) for kind in range(len(INGREDIENTS)) if rival.stock[kind]]
    gifts = [(rival.worth[kind] - own.loss(kind), kind) for kind in range(len(INGREDIENTS)) if own.stock[kind]]
    wishes.sort(reverse=True)
    gifts.sort(reverse=True)
    deals: list[Deal] = []
    for _, wanted in wishes[:4]:
        deals += _fair_deal(outlook, rival, (), (INGREDIENTS[wanted],), may_pay)
        for _, given in gifts[:3]:
            if given != wanted:
                deals += _fair_deal(outlook, rival, (INGREDIENTS[given],), (INGREDIENTS[wanted],), may_pay)
    for _, given in gifts[:2]:
        deals += _fair_deal(outlook, rival, (INGREDIENTS[given],), (), may_pay)
    return deals


def _fair_deal(
    outlook: Outlook, rival: Larder, gives: tuple[str, ...], wants: tuple[str, ...], may_pay: bool
) -> list[Deal]:
    mine = _swing(outlook.own, wants, gives)
    theirs = _swing(rival, gives, wants)
    return _balanced(outlook, rival, Bundle(ingredients=gives), Bundle(ingredients=wants), mine, theirs, may_pay)


def _swing(larder: Larder, gets: tuple[str, ...], gives: tuple[str, ...]) -> float:
    stock = larder.stock.copy()
    for name in gets:
        stock[INGREDIENT_INDEX[name]] += 1
    for name in gives:
        stock[INGREDIENT_INDEX[name]] -= 1
    return larder.standing(larder.recipes, stock) - larder.standing(larder.recipes, larder.stock)


def _recipe_deals(outlook: Outlook, rival: Larder, may_pay: bool) -> list[Deal]:
    """RR-166: one recipe for another of the same type."""
    deals: list[Deal] = []
    for own in outlook.own.recipes:
        for other in rival.recipes:
            if RECIPE_GOURMET[own] == RECIPE_GOURMET[other]:
                mine = outlook.own.potential(other) - outlook.own.potential(own)
                theirs = rival.potential(own) - rival.potential(other)
                give, want = Bundle(recipes=(RECIPES[own],)), Bundle(recipes=(RECIPES[other],))
                deals += _balanced(outlook, rival, give, want, mine, theirs, may_pay)
    return deals


def _balanced(
    outlook: Outlook, rival: Larder, give: Bundle, want: Bundle, mine: float, theirs: float, may_pay: bool
) -> list[Deal]:
    """With money so that both gain about the same; nothing if there is too little to share."""
    if mine + theirs < 2 * _LEAST:
        return []
    coins = round((mine - theirs) / 2 / (DOLLAR * COIN))
    if coins > 0:
        coins = min(coins, outlook.own.money // COIN) if may_pay else 0
        give = Bundle(money=coins * COIN, ingredients=give.ingredients, recipes=give.recipes)
    elif coins < 0:
        coins = -min(-coins, rival.money // COIN)
        want = Bundle(money=-coins * COIN, ingredients=want.ingredients, recipes=want.recipes)
    mine -= coins * COIN * DOLLAR
    theirs += coins * COIN * DOLLAR
    if min(mine, theirs) < _LEAST or mine < theirs * outlook.threat(rival.seat) + _FAIR:
        return []
    return [Deal(rival.seat, give, want, mine, theirs)]


# Offers of others


def side_worth(larder: Larder, gets: Goods, gives: Goods) -> float:
    """What a player gains by a trade."""
    stock = larder.stock.copy()
    for name in gets.ingredients:
        stock[INGREDIENT_INDEX[name]] += 1
    for name in gives.ingredients:
        stock[INGREDIENT_INDEX[name]] -= 1
    if min(stock) < 0:
        return -99.0
    worth = larder.standing(larder.recipes, stock) - larder.standing(larder.recipes, larder.stock)
    for name in gets.recipes:
        worth += larder.potential(RECIPE_INDEX[name])
    for name in gives.recipes:
        worth -= larder.potential(RECIPE_INDEX[name])
    worth += (gets.money - gives.money) * DOLLAR
    worth -= (gets.garbage - gives.garbage) * larder.token()
    worth += (gets.cards - gives.cards) * _CARD
    worth += sum([upgrade_worth(larder, UPGRADE_INDEX[name]) for name in gets.upgrades])
    return worth - 1.5 * len(gives.upgrades)


def acceptance(outlook: Outlook, offer: OfferView) -> float:
    """How good it is to say yes; 0 is to say no."""
    mine = side_worth(outlook.own, offer.gives, offer.wants)
    maker = outlook.larders[offer.maker]
    theirs = side_worth(maker, offer.wants, offer.gives)
    return mine - outlook.threat(offer.maker) * max(theirs, 0.0) - _FAIR


def counter_offer(outlook: Outlook, offer: OfferView, may_pay: bool) -> MakeOffer | None:
    """The same goods for a fairer price, where there is enough for both."""
    mine = side_worth(outlook.own, offer.gives, offer.wants)
    maker = outlook.larders[offer.maker]
    theirs = side_worth(maker, offer.wants, offer.gives)
    if offer.gives.cards or offer.wants.cards or mine + theirs < 2 * _LEAST:
        return None
    give = Bundle(
        money=offer.wants.money,
        ingredients=offer.wants.ingredients,
        garbage=offer.wants.garbage,
        recipes=offer.wants.recipes,
        upgrades=offer.wants.upgrades,
    )
    coins = round((theirs - mine) / 2 / (DOLLAR * COIN))  # what the maker should pay more
    money = offer.gives.money - offer.wants.money + coins * COIN
    if coins <= 0 or money > maker.money or (money < 0 and not may_pay):
        return None
    want = Bundle(
        money=max(money, 0),
        ingredients=offer.gives.ingredients,
        garbage=offer.gives.garbage,
        recipes=offer.gives.recipes,
        upgrades=offer.gives.upgrades,
    )
    give = Bundle(max(-money, 0), give.ingredients, (), 0, give.garbage, give.recipes, give.upgrades)
    return MakeOffer(offer.maker, give, want, offer.id)
