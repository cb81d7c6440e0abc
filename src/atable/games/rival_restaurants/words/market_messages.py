"""Buy & Barter as messages: claims and wars, purchases, trades."""

from typing import assert_never

from atable.games.rival_restaurants import events as ev
from atable.games.rival_restaurants.words.naming import (
    card_term,
    everyone,
    ingredient_list,
    ingredient_term,
    is_second,
    location_term,
    numbered,
    upgrade_term,
    who,
)
from atable.games.rival_restaurants.words.trade_messages import given, wanted
from atable.kernel.messages import Message, Param

Claimed = ev.ClaimEnded | ev.ClaimDecided | ev.ClaimsRevealed
Fought = ev.WarChanged | ev.WarOffered | ev.OfferFell | ev.LeftWar | ev.WarWon | ev.WarEnded
Sealed = ev.BidSealed | ev.BidsRevealed
Opened = ev.MarketOpened | ev.MarketClosed
Contested = Claimed | Fought | Sealed | Opened

Requests = ev.Requested | ev.Beaten
Purchased = ev.CounterBought | ev.ShelfBought | ev.UpgradeBought | ev.ActionCardBought | ev.ChocolateSold
Bought = Requests | Purchased
Traded = ev.TurnPassed | ev.DoneSet | ev.OfferMade | ev.OfferClosed | ev.Traded


def describe_market(event: Contested | Bought | Traded) -> Message:
    if isinstance(event, Claimed | Opened):
        return _describe_claimed(event)
    if isinstance(event, Fought):
        return _describe_fought(event)
    if isinstance(event, Sealed):
        return _describe_sealed(event)
    if isinstance(event, Requests):
        return _describe_request(event)
    if isinstance(event, Purchased):
        return _describe_purchased(event)
    return _describe_traded(event)


# Claims and wars


def _describe_claimed(event: Claimed | Opened) -> Message:
    match event:
        case ev.MarketOpened(claims=claims, wars=wars):
            claimed = ingredient_list(contest.ingredient for contest in claims)
            fought = ingredient_list(contest.ingredient for contest in wars)
            return Message("event-market-opened", {"claims": claimed, "wars": fought})
        case ev.MarketClosed():
            return Message("event-market-closed")
        case ev.ClaimEnded(seat=seat, market=market, slot=slot):
            where = location_term(market)
            return Message("event-claim-ended", {"player": who(seat), "location": where, "slot": slot})
        case ev.ClaimDecided(seat=seat, figure=figure, buy=buy):
            return Message(
                "event-claim-to-buy" if buy else "event-claim-to-release",
                {"player": who(seat), "second": is_second(seat, figure)},
            )
        case ev.ClaimsRevealed(buys=buys):
            return Message("event-claims-revealed", {"bought": sum(buys), "released": len(buys) - sum(buys)})
        case _:
            assert_never(event)


def _describe_fought(event: Fought) -> Message:
    if isinstance(event, ev.WarChanged):
        return _describe_contest(event)
    where, slot = location_term(event.market), event.slot
    if isinstance(event, ev.WarEnded):
        return Message("event-war-closed" if event.closed else "event-war-free", {"location": where, "slot": slot})
    player = who(event.seat)
    match event:
        case ev.WarOffered(money=money, garbage=garbage):
            params: dict[str, Param] = {"player": player, "location": where, "slot": slot}
            return Message("event-war-offered", params | {"money": money, "garbage": garbage})
        case ev.OfferFell(money=money):
            return Message("event-offer-fell", {"player": player, "location": where, "slot": slot, "money": money})
        case ev.LeftWar(why=why):
            return Message(f"event-left-war-{why}", {"player": player, "location": where, "slot": slot})
        case ev.WarWon(ingredient=ingredient, price=price, garbage=garbage):
            thing = ingredient_term(ingredient)
            return Message(
                "event-war-won",
                {"player": player, "location": where, "ingredient": thing, "price": price, "garbage": garbage},
            )
        case _:
            assert_never(event)


def _describe_contest(event: ev.WarChanged) -> Message:
    """RR-337: by how many still stand on the card."""
    contest = event.contest
    where, thing = location_term(contest.market), ingredient_term(contest.ingredient)
    if not contest.seats:
        return Message("event-contest-over", {"location": where, "ingredient": thing})
    if len(contest.seats) == 1:
        player = who(contest.seats[0])
        return Message("event-contest-claim", {"player": player, "location": where, "ingredient": thing})
    rivals = everyone(contest.seats)
    return Message("event-contest-war", {"players": rivals, "location": where, "ingredient": thing})


def _describe_sealed(event: Sealed) -> Message:
    if isinstance(event, ev.BidsRevealed):
        return _describe_bids(event)
    player, second = who(event.seat), is_second(event.seat, event.figure)
    if not event.money:
        return Message("event-bid-nothing", {"player": player, "second": second})
    params: dict[str, Param] = {"player": player, "money": event.money, "garbage": event.garbage, "second": second}
    return Message(
        "event-bid-sealed",
        params | {"hammer": int(event.going_going_mine), "card": card_term("going_going_mine")},
    )


def _describe_bids(event: ev.BidsRevealed) -> Message:
    bids, where = event.bids, location_term(event.market)
    seats = [who(bid.seat) for bid in bids]
    params = numbered(p=seats, m=[bid.money for bid in bids], g=[bid.garbage for bid in bids])
    return Message(f"event-bids-revealed-{len(bids)}", params | {"location": where, "slot": event.slot})


# Purchases


def _describe_request(event: Requests) -> Message:
    player, where, spot = who(event.seat), location_term(event.location), event.spot
    asked = isinstance(event, ev.Requested)
    if event.location == "the_island":  # the action deck
        return Message("event-requested-card" if asked else "event-beaten-card", {"player": player})
    return Message("event-requested" if asked else "event-beaten", {"player": player, "location": where, "spot": spot})


def _describe_purchased(event: Purchased) -> Message:
    player = who(event.seat)
    match event:
        case ev.CounterBought(market=market, ingredient=ingredient, price=price):
            thing, where = ingredient_term(ingredient), location_term(market)
            return Message(
                "event-counter-bought", {"player": player, "ingredient": thing, "location": where, "price": price}
            )
        case ev.ShelfBought(market=market, ingredient=ingredient, price=price):
            thing, where = ingredient_term(ingredient), location_term(market)
            return Message(
                "event-shelf-bought", {"player": player, "ingredient": thing, "location": where, "price": price}
            )
        case ev.UpgradeBought(seat=seat, upgrade=upgrade, to=to, price=price) if to == seat:
            return Message("event-upgrade-bought", {"player": player, "upgrade": upgrade_term(upgrade), "price": price})
        case ev.UpgradeBought(upgrade=upgrade, to=to, price=price):  # RR-116
            thing = upgrade_term(upgrade)
            return Message(
                "event-upgrade-given", {"player": player, "victim": who(to), "upgrade": thing, "price": price}
            )
        case ev.ActionCardBought(card=None, price=price):
            return Message("event-action-card-bought-hidden", {"player": player, "price": price})
        case ev.ActionCardBought(card=str(card), price=price):
            return Message("event-action-card-bought", {"player": player, "card": card_term(card), "price": price})
        case ev.ChocolateSold(cards=cards, money=money):
            return Message("event-chocolate-sold", {"player": player, "cards": cards, "money": money})
        case _:
            raise AssertionError(event)


# Trades


def _describe_traded(event: Traded) -> Message:
    player = who(event.seat)
    match event:
        case ev.TurnPassed():
            return Message("event-turn-passed", {"player": player})
        case ev.DoneSet(done=done):
            return Message("event-done" if done else "event-not-done", {"player": player})
        case ev.OfferClosed(offer=offer, to=to, how=how):
            return Message(f"event-offer-closed-{how}", {"player": player, "victim": who(to), "offer": offer})
        case ev.OfferMade(offer=offer, to=to):
            params: dict[str, Param] = {"player": player, "victim": who(to), "offer": offer}
            params |= given(event.gives) | wanted(event.wants)
            return Message("event-offer-made" if event.counters is None else "event-counter-offered", params)
        case ev.Traded(to=to):
            parties: dict[str, Param] = {"player": player, "victim": who(to)}
            return Message("event-traded", parties | given(event.gives) | wanted(event.wants))
        case _:
            assert_never(event)
