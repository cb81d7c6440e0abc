"""What a person may compose where one types: offers, counter-offers and sealed bids (RR-155, RR-160, RR-423)."""

from collections import Counter
from collections.abc import Callable

from atable.games.rival_restaurants.actions import MakeOffer, SealBid
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.shop.sealed import MOST_GARBAGE
from atable.games.rival_restaurants.views import RivalView
from atable.games.rival_restaurants.views.parts import MarketView, SeatView
from atable.games.rival_restaurants.words.naming import (
    card_term,
    chef_number,
    ingredient_term,
    recipe_term,
    upgrade_term,
    who,
)
from atable.kernel.actions import Action
from atable.kernel.forms import Field, Filled, Form, Thing
from atable.kernel.messages import Message, Term
from atable.kernel.seats import Seat

Part = tuple[Thing, Callable[[int], Bundle]]  # something to trade, and so many of it


def forms(view: RivalView) -> list[Form]:
    market, seat = view.market, view.seat
    if market is None or seat is None or view.step != "market":
        return []
    return [*_bids(view, market, seat), *_offers(view, market, seat)]


# Sealed bids


def _bids(view: RivalView, market: MarketView, seat: Seat) -> list[Form]:
    if market.step != "claims":
        return []
    bidders = [bidder for war in market.wars for bidder in war.bidders]
    mine = [bidder for bidder in bidders if bidder.seat == seat and bidder.inside and bidder.money is None]
    return [_bid(view, seat, bidder.figure) for bidder in mine]


def _bid(view: RivalView, seat: Seat, figure: int) -> Form:
    assert view.own is not None
    things = [Thing(Term("thing-money"), view.seats[seat].money, bare=True), Thing(Term("thing-garbage"), MOST_GARBAGE)]
    if "going_going_mine" in view.own.hand:
        things.append(Thing(card_term("going_going_mine"), 1))

    def build(filled: list[Filled]) -> Action:
        bid = filled[0]
        return SealBid(figure, bid.get(0, 0), bid.get(1, 0), bid.get(2, 0) > 0)

    title = Message("form-bid", {"figure": chef_number(figure)})
    return Form(title, (Field(Message("form-sum"), tuple(things)),), build)


# Offers


def _offers(view: RivalView, market: MarketView, seat: Seat) -> list[Form]:
    """In simulation one at a time, each to be answered at once (RR-423)."""
    simulation = view.options.pace == "simulation"
    if simulation and market.step not in ("first_barter", "second_barter"):
        return []
    found: list[Form] = []
    for offer in market.offers:
        if offer.to == seat and not (simulation and offer.counters is not None):
            title = Message("form-counter", {"offer": offer.id, "victim": who(offer.maker)})
            found.append(_offer(view, seat, offer.maker, title, offer.id))
    if simulation and market.offers:
        return found
    for other in view.order:
        if other != seat:
            found.append(_offer(view, seat, other, Message("form-offer", {"victim": who(other)}), None))
    return found


def _offer(view: RivalView, seat: Seat, to: Seat, title: Message, counters: int | None) -> Form:
    assert view.own is not None
    named = Counter(view.own.hand)
    given = [*_goods(view.seats[seat]), *((Thing(card_term(card), named[card]), _cards(card)) for card in named)]
    wanted = _goods(view.seats[to])
    if view.seats[to].action_cards:
        wanted.append((Thing(Term("thing-cards"), view.seats[to].action_cards), lambda many: Bundle(any_cards=many)))

    def build(filled: list[Filled]) -> Action:
        return MakeOffer(to, _bundle(given, filled[0]), _bundle(wanted, filled[1]), counters)

    gives = Field(Message("form-gives"), tuple([thing for thing, _ in given]))
    wants = Field(Message("form-wants", {"victim": who(to)}), tuple([thing for thing, _ in wanted]))
    return Form(title, (gives, wants), build)


def _goods(seat: SeatView) -> list[Part]:
    """What lies open in front of a player (RR-160)."""
    food = Counter({stack.ingredient: stack.count for stack in seat.pantry})
    food.update([card for recipe in seat.recipes for card in recipe.beside if card is not None])
    parts: list[Part] = []
    if seat.money:
        parts.append((Thing(Term("thing-money"), seat.money, bare=True), lambda many: Bundle(money=many)))
    if seat.garbage:
        parts.append((Thing(Term("thing-garbage"), seat.garbage), lambda many: Bundle(garbage=many)))
    parts += [(Thing(ingredient_term(name), food[name]), _food(name)) for name in food]
    parts += [(Thing(recipe_term(it.id), 1), _recipe(it.id)) for it in seat.recipes]
    parts += [(Thing(upgrade_term(name), 1), _upgrade(name)) for name in seat.upgrades]
    return parts


def _food(name: str) -> Callable[[int], Bundle]:
    return lambda many: Bundle(ingredients=(name,) * many)


def _cards(name: str) -> Callable[[int], Bundle]:
    return lambda many: Bundle(action_cards=(name,) * many)


def _recipe(name: str) -> Callable[[int], Bundle]:
    return lambda many: Bundle(recipes=(name,) * many)


def _upgrade(name: str) -> Callable[[int], Bundle]:
    return lambda many: Bundle(upgrades=(name,) * many)


def _bundle(parts: list[Part], filled: Filled) -> Bundle:
    bundles = [parts[at][1](many) for at, many in filled.items()]
    return Bundle(
        money=sum([bundle.money for bundle in bundles]),
        ingredients=tuple([name for bundle in bundles for name in bundle.ingredients]),
        action_cards=tuple([name for bundle in bundles for name in bundle.action_cards]),
        any_cards=sum([bundle.any_cards for bundle in bundles]),
        garbage=sum([bundle.garbage for bundle in bundles]),
        recipes=tuple([name for bundle in bundles for name in bundle.recipes]),
        upgrades=tuple([name for bundle in bundles for name in bundle.upgrades]),
    )
