"""Buy & Barter against the clock: everybody at once, the first come first served (RR-414, RR-415)."""

from typing import Final

from atable.games.rival_restaurants.abilities import chefs, permanent
from atable.games.rival_restaurants.abilities.cards import playing
from atable.games.rival_restaurants.actions import (
    SHELF,
    BuyActionCard,
    BuyCounter,
    BuyPair,
    BuyShelf,
    DropOut,
    OfferInWar,
    ReleaseClaim,
    SealBid,
)
from atable.games.rival_restaurants.content.cards import ISLAND, LOCATION_INDEX, LOCATIONS, PORK_KNUCKLES
from atable.games.rival_restaurants.events import Beaten, Locked, Requested
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.frames.records import Request
from atable.games.rival_restaurants.shop import contests, sealed, wars
from atable.games.rival_restaurants.shop.bidding import play_out
from atable.games.rival_restaurants.shop.buying import Purchase, buy, by_phone, purchases
from atable.games.rival_restaurants.shop.contests import end_claim
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import active_figure, figures_of, order_of, owner
from atable.kernel.actions import Action
from atable.kernel.clocks import earliest
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

PHOTO_FINISH: Final = 200  # ms (RR-096)


def legal(state: RivalState, frame: Market, seat: Seat) -> list[Action]:
    if frame.done[seat]:
        return []
    actions: list[Action] = []
    if frame.wars:
        actions += sealed.bids(state, frame, seat) if contests.sealed_wars(state) else wars.offers(state, frame, seat)
    for figure in figures_of(state, seat):
        if frame.claims[figure] != NOTHING:
            actions.append(ReleaseClaim(figure))
        if not _waits(frame, figure):
            actions += purchases(state, frame, figure)
    actions += playing.plays(state, seat, "bb")
    actions += chefs.stroganov_uses(state, seat)
    return actions + permanent.options(state, seat)


def _waits(frame: Market, figure: int) -> bool:
    return any(request.figure == figure for request in frame.requests)


def check_not_done(frame: Market, seat: Seat) -> None:
    if frame.done[seat]:
        raise IllegalAction("RR-105", "you-are-done")


def check_may_buy(frame: Market, seat: Seat, figure: int) -> None:
    check_not_done(frame, seat)
    if _waits(frame, figure):
        raise IllegalAction("RR-096", "request-waits")


def check(state: RivalState, frame: Market, seat: Seat, action: Action) -> None:
    check_not_done(frame, seat)
    if isinstance(action, SealBid) and contests.sealed_wars(state):
        sealed.check_bid(state, frame, seat, action)
    elif isinstance(action, OfferInWar) and not contests.sealed_wars(state):
        wars.check_offer(state, frame, seat, action)
    elif isinstance(action, DropOut) and not contests.sealed_wars(state):
        wars.check_drop(state, frame, seat, action)
    elif isinstance(action, ReleaseClaim) and action.figure in figures_of(state, seat):
        if frame.claims[action.figure] == NOTHING:
            raise IllegalAction("RR-078", "no-claim")
    else:
        raise IllegalAction("RR-087", "buy-or-barter")


def play(state: RivalState, frame: Market, seat: Seat, action: Action, events: list[Event]) -> None:
    if isinstance(action, SealBid):
        sealed.bid(state, frame, seat, action, events)
        events.append(Locked(seat, "bid"))
    elif isinstance(action, OfferInWar):
        wars.offer(state, frame, seat, action, events)
    elif isinstance(action, DropOut):
        wars.drop(state, frame, seat, action, events)
    elif isinstance(action, ReleaseClaim):
        end_claim(state, frame, action.figure, events)
    else:
        _request(state, frame, seat, action, events)


# First come, first served


def _request(state: RivalState, frame: Market, seat: Seat, action: Action, events: list[Event]) -> None:
    """RR-096: where somebody else could want the same card, it is judged when nobody can have been as quick."""
    assert isinstance(action, Purchase)
    request = _as_request(state, frame, action)
    if request is None or not _is_contested(state, frame, request):
        buy(state, frame, action, events)
        return
    frame.requests.append(request)
    events.append(Requested(seat, LOCATIONS[request.location], request.spot))


def _as_request(state: RivalState, frame: Market, action: Action) -> Request | None:
    """Cards that can run out; upgrades never do."""
    judged = frame.clock.read(state.now) + PHOTO_FINISH
    if isinstance(action, BuyCounter):
        return Request(action.figure, state.figures[action.figure].at, action.slot, NOTHING, judged)
    if isinstance(action, BuyShelf):
        return Request(action.figure, LOCATION_INDEX[action.market], SHELF, NOTHING, judged)
    if isinstance(action, BuyPair):
        return Request(action.figure, state.figures[action.figure].at, action.first, action.second, judged)
    if isinstance(action, BuyActionCard):
        return Request(action.figure, ISLAND, SHELF, NOTHING, judged)
    return None


def _is_contested(state: RivalState, frame: Market, request: Request) -> bool:
    """Is there another player who could take it? Nobody else can where the card is claimed."""
    own_claim = frame.claims[request.figure] != NOTHING and state.figures[request.figure].spot == request.spot
    if own_claim and request.second == NOTHING:
        return False
    seat = owner(state, request.figure)
    for number in range(len(state.figures)):
        if owner(state, number) != seat and _could_want(state, number, request):
            return True
    return False


def _could_want(state: RivalState, number: int, request: Request) -> bool:
    """Where it stands, or from afar."""
    if state.figures[number].at == request.location:
        return True
    if request.location == ISLAND:
        black_market = active_figure(state, owner(state, number), PORK_KNUCKLES) == number
        return black_market and not state.figures[number].used
    return SHELF in (request.spot, request.second) and by_phone(state, number, request.location) is not None


def _judge(state: RivalState, frame: Market, first: Request, events: list[Event]) -> None:
    """Of all requests for the same card, the one nearest to the priority seat."""
    rivals = [request for request in frame.requests if _same_card(first, request)]
    order = order_of(state)
    best = rivals[0]
    for request in rivals:
        if order.index(owner(state, request.figure)) < order.index(owner(state, best.figure)):
            best = request
    possible = _is_possible(state, frame, best)
    frame.requests.remove(best)
    if possible:
        buy(state, frame, _as_action(best), events)
    else:
        events.append(Beaten(owner(state, best.figure), LOCATIONS[best.location], best.spot))
    for request in frame.requests.copy():
        if not _is_possible(state, frame, request):
            frame.requests.remove(request)
            events.append(Beaten(owner(state, request.figure), LOCATIONS[request.location], request.spot))


def _is_possible(state: RivalState, frame: Market, request: Request) -> bool:
    """Whatever it binds itself is its own."""
    waiting = frame.requests
    frame.requests = [other for other in waiting if other is not request]
    possible = _as_action(request) in purchases(state, frame, request.figure)
    frame.requests = waiting
    return possible


def _same_card(one: Request, other: Request) -> bool:
    if one.location != other.location:
        return False
    return one.spot in (other.spot, other.second) or (
        one.second != NOTHING and one.second in (other.spot, other.second)
    )


def _as_action(request: Request) -> Purchase:
    if request.second != NOTHING:
        return BuyPair(request.figure, request.spot, request.second)
    if request.location == ISLAND:
        return BuyActionCard(request.figure)
    if request.spot == SHELF:
        return BuyShelf(request.figure, LOCATIONS[request.location])
    return BuyCounter(request.figure, request.spot)


# What goes by itself


def step(state: RivalState, frame: Market, events: list[Event]) -> bool:
    """Sealed bids that are complete, and the end of the phase (RR-087, RR-105)."""
    if contests.sealed_wars(state) and play_out(state, frame, events, only_complete=True):
        return True
    if frame.clock.read(state.now) >= frame.ends:
        _out_of_time(state, frame, events)
        if len(state.stack) == 1:  # else a card is open, and its answers come first
            frame.step = "over"
        return True
    if all(frame.done) and not frame.wars and not frame.requests:
        frame.step = "over"
        return True
    return False


def _out_of_time(state: RivalState, frame: Market, events: list[Event]) -> None:
    """RR-104: what was requested in time is completed; then the wars (RR-140, RR-141)."""
    while frame.requests:
        _judge(state, frame, frame.requests[0], events)
    if not contests.sealed_wars(state):
        wars.out_of_time(state, frame, events)
        return
    while frame.wars and len(state.stack) == 1:
        play_out(state, frame, events, only_complete=False)


def tick(state: RivalState, frame: Market, events: list[Event]) -> None:
    """Requests are judged before claims end, and all of it before the phase does."""
    reading = frame.clock.read(state.now)
    while frame.requests and frame.requests[0].judged <= reading:
        _judge(state, frame, frame.requests[0], events)
    for figure, ends in enumerate(frame.claims):
        if ends != NOTHING and ends <= reading:
            end_claim(state, frame, figure, events)


def next_deadline(frame: Market) -> int | None:
    due = [frame.clock.due(frame.ends)]
    due += [frame.clock.due(request.judged) for request in frame.requests]
    due += [frame.clock.due(ends) for ends in frame.claims if ends != NOTHING]
    return earliest(due)
