"""What a view shows of Buy & Barter."""

from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import LOCATIONS
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.frames.records import Request, War
from atable.games.rival_restaurants.shop.contests import sealed_wars
from atable.games.rival_restaurants.shop.exchange import goods, may_read
from atable.games.rival_restaurants.shop.sealed import is_undecided, revealed
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import owner
from atable.games.rival_restaurants.views.parts import (
    BidderView,
    ClaimView,
    MarketView,
    OfferView,
    RequestView,
    WarView,
)
from atable.kernel.offers import Offer
from atable.kernel.seats import Seat


def market(state: RivalState, seat: Seat | None) -> MarketView | None:
    for frame in state.stack:
        if isinstance(frame, Market):
            return _market(state, frame, seat)
    return None


def _market(state: RivalState, frame: Market, seat: Seat | None) -> MarketView:
    claims = [figure for figure, ends in enumerate(frame.claims) if ends != NOTHING]
    return MarketView(
        step=frame.step,
        ends=None if frame.ends == NOTHING else frame.clock.due(frame.ends),
        claims=tuple([_claim(state, frame, figure, seat) for figure in claims]),
        wars=tuple([_war(state, frame, war, seat) for war in frame.wars]),
        requests=tuple([_request(frame, request) for request in frame.requests]),
        offers=tuple([_offer(offer, seat) for offer in frame.book.standing]),
        queues={LOCATIONS[at]: tuple(queue) for at, queue in enumerate(frame.queues) if queue},
        passed=tuple([figure for figure, passed in enumerate(frame.passed) if passed]),
        askers=tuple(frame.askers),
        offers_left=frame.offers_left,
    )


def _claim(state: RivalState, frame: Market, figure: int, seat: Seat | None) -> ClaimView:
    stands, decision, holder = state.figures[figure], frame.decisions[figure], owner(state, figure)
    own = holder == seat and decision != NOTHING
    return ClaimView(
        figure=figure,
        location=LOCATIONS[stands.at],
        slot=stands.spot,
        ends=frame.clock.due(frame.claims[figure]) if frame.step == "live" else None,
        decided=has_decided(state, frame, holder),
        own=decision == 1 if own else None,
    )


def _request(frame: Market, request: Request) -> RequestView:
    return RequestView(
        figure=request.figure,
        location=LOCATIONS[request.location],
        spot=request.spot,
        second=None if request.second == NOTHING else request.second,
        judged=frame.clock.due(request.judged),
    )


def _war(state: RivalState, frame: Market, war: War, seat: Seat | None) -> WarView:
    bidders = [_bidder(state, frame, war, at, seat) for at in range(len(war.figures))]
    return WarView(LOCATIONS[war.market], war.slot, tuple(bidders))


def _bidder(state: RivalState, frame: Market, war: War, at: int, seat: Seat | None) -> BidderView:
    """RR-155: a sealed bid is its bidder's secret until all are revealed; that there is one is not."""
    bidder = owner(state, war.figures[at])
    secret = sealed_wars(state) and not revealed(war)
    named = war.money[at] != NOTHING if secret else war.money[at] > 0
    shown = named and (not secret or bidder == seat)
    return BidderView(
        figure=war.figures[at],
        seat=bidder,
        least=war.least[at],
        inside=war.inside[at],
        named=has_decided(state, frame, bidder) if frame.step == "claims" and secret else named,
        money=war.money[at] if shown else None,
        garbage=war.garbage[at] if shown else None,
        going_going_mine=war.with_card[at] if shown else None,
    )


def _offer(offer: Offer[Bundle], seat: Seat | None) -> OfferView:
    assert offer.to is not None  # RR-164
    return OfferView(
        id=offer.id,
        maker=offer.maker,
        to=offer.to,
        gives=goods(offer.gives, may_read(offer, seat)),
        wants=goods(offer.wants, False),
        counters=offer.answers,
    )


def closed_slots(state: RivalState, at: int) -> tuple[int, ...]:
    for frame in state.stack:
        if isinstance(frame, Market):
            return tuple([slot for slot in range(1, len(state.counters[at]) + 1) if frame.closed[at] >> slot & 1])
    return ()


# Who is ready


def is_ready(state: RivalState, frame: Market, seat: Seat) -> bool:
    return has_decided(state, frame, seat) if frame.step == "claims" else frame.done[seat]


def has_decided(state: RivalState, frame: Market, seat: Seat) -> bool:
    """RR-417: about every claim and in every war; nobody sees how far one is."""
    return frame.step == "claims" and not is_undecided(state, frame, seat)
