"""What is going on, as lines of text: open cards and powers, claims, wars, offers, dishes on the stove."""

from atable.games.rival_restaurants.views import RivalView
from atable.games.rival_restaurants.views.parts import BidderView, KitchenView, MarketView, OfferView, PlayView, WarView
from atable.games.rival_restaurants.words.layout import ingredient, name_of, plain, recipe
from atable.games.rival_restaurants.words.naming import (
    chef_number,
    chef_term,
    everyone,
    ingredient_term,
    location_term,
    source_term,
    who,
)
from atable.games.rival_restaurants.words.trade_messages import given, wanted
from atable.kernel.layout import DOT, Say, listed, titled, whole, wrapped
from atable.kernel.messages import Message, Term


def matters(view: RivalView, say: Say) -> list[str]:
    lines: list[str] = []
    if view.draft is not None:
        pool = listed(whole(say(Message(f"chef-{chef}"))) for chef in view.draft.pool)
        lines.append(titled(say(Message("title-pool")), pool))
    if view.market is not None:
        lines += _market(view, view.market, say)
    if view.kitchen is not None:
        lines += _stoves(view.kitchen, say)
    if view.drawn is not None:
        drawn = listed(recipe(name, say) for name in view.drawn.recipes)
        lines.append(titled(say(Message("title-drawn")), drawn))
    if view.play is not None:
        lines.append(_play(view, view.play, say))
    return lines


def _play(view: RivalView, play: PlayView, say: Say) -> str:
    """RR-188: what may be answered now."""
    what: Term | None = None
    if play.card is not None:
        what = source_term(play.card)
    elif play.figure is not None:
        what = chef_term(view.figures[play.figure].chef or "")
    assert what is not None
    targets = everyone(chain.target for chain in play.chains)
    return wrapped(say(Message("title-play", {"player": who(play.author), "source": what, "players": targets})))


# Buy & Barter


def _market(view: RivalView, market: MarketView, say: Say) -> list[str]:
    lines = [_claim(view, claim.location, claim.slot, claim.figure, say) for claim in market.claims]
    lines += [_war(view, war, say) for war in market.wars]
    if market.queues:
        turns = [_turn(view, location, queue[0], say) for location, queue in market.queues.items()]
        lines.append(titled(say(Message("title-turns")), listed(turns)))
    return [*lines, *(_offer(offer, say) for offer in market.offers)]


def _card_at(view: RivalView, location: str, slot: int) -> Term:
    """The counter card that somebody claims or fights for."""
    [at] = [market for market in view.locations if market.id == location]
    name = at.counter[slot - 1]
    assert name is not None
    return ingredient_term(name)


def _claim(view: RivalView, location: str, slot: int, figure: int, say: Say) -> str:
    player = who(view.figures[figure].seat)
    card, where = _card_at(view, location, slot), location_term(location)
    return wrapped(say(Message("title-claim", {"ingredient": card, "location": where, "player": player})))


def _war(view: RivalView, war: WarView, say: Say) -> str:
    card, where = _card_at(view, war.location, war.slot), location_term(war.location)
    bidders = listed(_bidder(bidder, say) for bidder in war.bidders)
    return titled(say(Message("title-war", {"ingredient": card, "location": where})), bidders)


def _bidder(bidder: BidderView, say: Say) -> str:
    """Who is out; what was offered, or that a bid is sealed; else the own minimum."""
    player = who(bidder.seat)
    if not bidder.inside:
        return whole(say(Message("title-bidder-out", {"player": player})))
    if bidder.money is not None and bidder.garbage is not None:
        money, garbage = bidder.money, bidder.garbage
        return whole(say(Message("title-bidder-offers", {"player": player, "money": money, "garbage": garbage})))
    if bidder.named:
        return whole(say(Message("title-bidder-sealed", {"player": player})))
    return whole(say(Message("title-bidder-from", {"player": player, "money": bidder.least})))


def _turn(view: RivalView, location: str, figure: int, say: Say) -> str:
    """RR-418: whose turn it is where."""
    chef = say(Message("title-chef-name", {"chef": chef_term(view.figures[figure].chef or "")}))
    return whole(f"{say(Message(f'location-{location}'))} {chef_number(figure)} {chef}")


def _offer(offer: OfferView, say: Say) -> str:
    title = say(Message("title-offer", {"offer": offer.id, "player": who(offer.maker), "victim": who(offer.to)}))
    gives = plain(say(Message("goods-given", given(offer.gives))))
    wants = plain(say(Message("goods-wanted", wanted(offer.wants))))
    return titled(title, say(Message("title-exchange", {"given": gives, "wanted": wants})))


# Cook & Counter


def _stoves(kitchen: KitchenView, say: Say) -> list[str]:
    """Who is still to cook what."""
    lines: list[str] = []
    for seat in kitchen.queue:
        for dish in kitchen.plans[seat]:
            cards = [card for place in dish.filling for card in place]
            extra = [] if dish.extra is None else [dish.extra]
            parts = listed(ingredient(card, say) for card in [*cards, *extra])
            lines.append(titled(name_of(seat, say), f"{recipe(dish.recipe, say)}{DOT}{parts}"))
    return lines
