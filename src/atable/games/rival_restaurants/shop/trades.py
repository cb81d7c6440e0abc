"""Bartering (RR-160 to RR-179): offers are made, answered, withdrawn; a trade is executed whole or not at all.

A standing offer is judged by what all may know. Whether its maker still has the action cards that it names, and the
money that no sealed bid binds, is seen only when it is accepted (RR-173): nothing that happens before tells a secret.
"""

from typing import Final

import msgspec

from atable.games.rival_restaurants.actions import AcceptOffer, DeclineOffer, MakeOffer, WithdrawOffer
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import ACTION_CARDS, CARD_KIND, INGREDIENTS, RECIPES, UPGRADES
from atable.games.rival_restaurants.events import DoneSet, OfferClosed, OfferMade, Traded
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.shop.bundles_check import (
    COIN,
    check_form,
    is_empty,
    refused_cover,
    refused_recipes,
    refused_upgrades,
    refused_war_money,
)
from atable.games.rival_restaurants.shop.exchange import cards_named, exchange, goods, show
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.table.small_steps import owns
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.messages import Player, Term
from atable.kernel.offers import Offer
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat

MOST_OFFERS: Final = 10  # of one maker at a time, so that nobody floods the table

# Making an offer


def check_offer(state: RivalState, frame: Market, seat: Seat, action: MakeOffer) -> None:
    _check_parties(state, seat, action)
    check_form(action.gives)
    check_form(action.wants)
    if is_empty(action.gives) and is_empty(action.wants):
        raise IllegalAction("RR-160", "trade-of-nothing")
    if action.wants.action_cards or action.wants.shown:
        raise IllegalAction("RR-172", "trade-asks-by-name")
    if action.gives.any_cards:
        raise IllegalAction("RR-172", "trade-gives-unnamed")
    refused = _refused_deal(state, seat, action.to, action.gives, action.wants) or refused_war_money(
        state, frame, seat, action.gives.money, action.wants.money
    )
    if refused is not None:
        raise refused
    if cards_named(state, seat, action.gives.action_cards, seat) is None:
        thing = Term("trade-action-cards")
        raise IllegalAction("RR-173", "trade-not-covered", {"player": Player(seat), "thing": thing})
    _check_counter(state, frame, seat, action)
    if sum([offer.maker == seat for offer in frame.book.standing]) >= MOST_OFFERS:
        raise IllegalAction("RR-174", "trade-too-many-offers", {"most": MOST_OFFERS})


def _check_parties(state: RivalState, seat: Seat, action: MakeOffer) -> None:
    if action.to == seat:
        raise IllegalAction("RR-164", "trade-with-oneself")
    if not 0 <= action.to < state.seats:
        raise IllegalAction("RR-161", "trade-no-such-player")


def _check_counter(state: RivalState, frame: Market, seat: Seat, action: MakeOffer) -> None:
    if action.counters is None:
        return
    first = _addressed(frame, seat, action.counters)
    if action.to != first.maker:
        raise IllegalAction("RR-164", "counter-to-the-maker", {"player": Player(first.maker)})
    if state.options.pace == "simulation" and first.answers is not None:
        raise IllegalAction("RR-423", "counter-only-once")


def make_offer(state: RivalState, frame: Market, seat: Seat, action: MakeOffer, events: list[Event]) -> None:
    first = None if action.counters is None else frame.book.find(action.counters)
    if first is None:
        offer = frame.book.make(seat, action.to, action.gives, action.wants, None)
    else:
        offer = frame.book.counter(first, seat, action.gives, action.wants)
    named, unnamed = goods(action.gives, True), goods(action.gives, False)
    wants = goods(action.wants, False)
    made = OfferMade(offer.id, seat, action.to, named, wants, action.counters)
    if not action.gives.action_cards:
        events.append(made)
    else:
        readers = (seat, action.to) if action.gives.shown else (seat,)
        events.append(Secret(readers, made, msgspec.structs.replace(made, gives=unnamed)))
    if action.gives.shown:
        show(state, seat, cards_named(state, seat, action.gives.action_cards, action.to) or [], action.to)
    if frame.done[action.to]:  # RR-105
        frame.done[action.to] = False
        events.append(DoneSet(action.to, False))


# Answers


def check_accept(state: RivalState, frame: Market, seat: Seat, action: AcceptOffer) -> None:
    if state.stack[-1] is not frame:
        raise IllegalAction("RR-177", "trade-clock-paused")
    offer = _addressed(frame, seat, action.offer)
    refused = _refused_now(state, frame, offer, seat)
    if refused is not None:
        raise refused
    wanted = offer.wants.any_cards
    if list(action.action_cards) not in _choices(state, seat, wanted):
        raise IllegalAction("RR-163", "trade-name-cards", {"number": wanted})


def accept(state: RivalState, frame: Market, seat: Seat, action: AcceptOffer, events: list[Event]) -> None:
    offer = frame.book.find(action.offer)
    assert offer is not None, "checked"
    frame.book.close(offer)
    if _refused_to_maker(state, frame, offer) or not exchange(state, frame, offer, seat, action.action_cards):
        events.append(OfferClosed(offer.id, offer.maker, seat, "failed"))
        return
    paid = msgspec.structs.replace(offer.wants, action_cards=action.action_cards, any_cards=0)
    named = Traded(offer.id, offer.maker, seat, goods(offer.gives, True), goods(paid, True))
    if offer.gives.action_cards or action.action_cards:
        unnamed = msgspec.structs.replace(named, gives=goods(offer.gives, False), wants=goods(paid, False))
        events.append(Secret((offer.maker, seat), named, unnamed))
    else:
        events.append(named)


def check_decline(frame: Market, seat: Seat, action: DeclineOffer) -> None:
    _addressed(frame, seat, action.offer)


def decline(frame: Market, action: DeclineOffer, events: list[Event]) -> None:
    _close(frame, action.offer, "declined", events)


def check_withdraw(frame: Market, seat: Seat, action: WithdrawOffer) -> None:
    if _standing(frame, action.offer).maker != seat:
        raise IllegalAction("RR-174", "offer-of-somebody-else")


def withdraw(frame: Market, action: WithdrawOffer, events: list[Event]) -> None:
    _close(frame, action.offer, "withdrawn", events)


def replies(state: RivalState, frame: Market, seat: Seat) -> list[Action]:
    """What this seat may do about the standing offers, oldest first."""
    listed: list[Action] = []
    for offer in frame.book.standing:
        if offer.maker == seat:
            listed.append(WithdrawOffer(offer.id))
        elif offer.to == seat:
            if _refused_now(state, frame, offer, seat) is None:
                for cards in _choices(state, seat, offer.wants.any_cards):
                    listed.append(AcceptOffer(offer.id, tuple(cards)))
            listed.append(DeclineOffer(offer.id))
    return listed


# What becomes of standing offers


def prune(state: RivalState, frame: Market, events: list[Event]) -> None:
    """RR-173: offers that all can see to be impossible now fail."""
    for offer in frame.book.standing.copy():
        assert offer.to is not None, "every offer has an addressee (RR-164)"
        if _refused_deal(state, offer.maker, offer.to, offer.gives, offer.wants) is not None:
            _close(frame, offer.id, "failed", events)


def expire_all(frame: Market, events: list[Event]) -> None:
    """RR-175."""
    for offer in frame.book.standing.copy():
        _close(frame, offer.id, "expired", events)


def _close(frame: Market, number: int, how: str, events: list[Event]) -> None:
    offer = frame.book.find(number)
    assert offer is not None, "checked"
    assert offer.to is not None, "every offer has an addressee (RR-164)"
    frame.book.close(offer)
    events.append(OfferClosed(offer.id, offer.maker, offer.to, how))


# Judging


def _standing(frame: Market, number: int) -> Offer[Bundle]:
    offer = frame.book.find(number)
    if offer is None:
        raise IllegalAction("RR-174", "offer-is-gone")
    return offer


def _addressed(frame: Market, seat: Seat, number: int) -> Offer[Bundle]:
    offer = _standing(frame, number)
    if offer.to != seat:
        raise IllegalAction("RR-164", "offer-to-somebody-else")
    return offer


def _refused_now(state: RivalState, frame: Market, offer: Offer[Bundle], seat: Seat) -> IllegalAction | None:
    """RR-163, RR-173: everything is looked at again, for both sides."""
    refused = _refused_deal(state, offer.maker, seat, offer.gives, offer.wants) or refused_war_money(
        state, frame, seat, offer.wants.money, offer.gives.money
    )
    if refused is None and state.options.war_mode == "open":
        return _refused_to_maker(state, frame, offer)
    return refused


def _refused_to_maker(state: RivalState, frame: Market, offer: Offer[Bundle]) -> IllegalAction | None:
    """RR-151, for the maker: a secret where bids are sealed."""
    return refused_war_money(state, frame, offer.maker, offer.gives.money, offer.wants.money)


def _refused_deal(state: RivalState, maker: Seat, to: Seat, gives: Bundle, wants: Bundle) -> IllegalAction | None:
    return (
        refused_cover(state, maker, gives)
        or refused_cover(state, to, wants)
        or refused_recipes(state, maker, to, gives, wants)
        or refused_upgrades(state, to, wants, gives)
        or refused_upgrades(state, maker, gives, wants)
    )


def _choices(state: RivalState, seat: Seat, number: int) -> list[list[str]]:
    """All ways to name so many action cards of the hand, in the order of their kinds and without repetition."""
    if number == 0:
        return [[]]
    kinds = sorted([CARD_KIND[card] for card in state.restaurants[seat].hand])
    chosen: list[list[int]] = [[]]  # places in `kinds`
    for _ in range(number):
        longer: list[list[int]] = []
        for places in chosen:
            start = places[-1] + 1 if places else 0
            for place in range(start, len(kinds)):
                if place == start or kinds[place] != kinds[place - 1]:
                    longer.append([*places, place])
        chosen = longer
    return [[ACTION_CARDS[kinds[place]] for place in places] for places in chosen]


# Random offers


def sample_offer(state: RivalState, frame: Market, seat: Seat, rng: Rng) -> MakeOffer | None:
    """A plausible offer to somebody; None if it was not to be."""
    to = (seat + 1 + rng.below(state.seats - 1)) % state.seats
    return _sampled(state, frame, seat, to, None, rng)


def sample_counter(state: RivalState, frame: Market, seat: Seat, rng: Rng) -> MakeOffer | None:
    received = [offer for offer in frame.book.standing if offer.to == seat]
    if not received:
        return None
    first = rng.choice(received)
    return _sampled(state, frame, seat, first.maker, first.id, rng)


def _sampled(
    state: RivalState, frame: Market, seat: Seat, to: Seat, counters: int | None, rng: Rng
) -> MakeOffer | None:
    gives = _sampled_side(state, seat, True, rng)
    wants = _sampled_side(state, to, False, rng)
    if rng.below(6) == 0:
        place = rng.below(2)  # the recipes of one type
        gives = msgspec.structs.replace(gives, recipes=(RECIPES[state.restaurants[seat].recipes[place]],))
        wants = msgspec.structs.replace(wants, recipes=(RECIPES[state.restaurants[to].recipes[place]],))
    offer = MakeOffer(to, gives, wants, counters)
    try:
        check_offer(state, frame, seat, offer)
    except IllegalAction:
        return None
    return offer


def _sampled_side(state: RivalState, seat: Seat, named: bool, rng: Rng) -> Bundle:
    """Up to two things, and money up to $300."""
    restaurant = state.restaurants[seat]
    money = COIN * rng.below(min(restaurant.money // COIN, 3) + 1) if rng.below(2) else 0
    what = rng.below(8)
    if what == 0:
        return Bundle(money, garbage=rng.below(min(restaurant.garbage, 2) + 1))
    if what == 1:
        owned = [name for upgrade, name in enumerate(UPGRADES) if owns(restaurant, upgrade)]
        return Bundle(money, upgrades=(rng.choice(owned),) if owned else ())
    if what == 2 and restaurant.hand:
        if not named:
            return Bundle(money, any_cards=1)
        card = ACTION_CARDS[CARD_KIND[rng.choice(restaurant.hand)]]
        return Bundle(money, action_cards=(card,), shown=rng.below(2) == 0)
    stocked = [name for kind, name in enumerate(INGREDIENTS) if restaurant.stock[kind]]
    rng.shuffle(stocked)
    return Bundle(money, tuple(stocked[: rng.below(3)]))
