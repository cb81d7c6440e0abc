"""Buy & Barter without a clock: claims and sealed bids, barter, shopping by turns (RR-416 to RR-423).

The steps: open, claims, first_barter (simulation), queues, second_barter (simulation), close, ready (relaxed), over.
"""

from typing import Final

from atable.games.rival_restaurants.abilities import chefs, permanent
from atable.games.rival_restaurants.abilities.cards import playing
from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    DecideClaim,
    DeclineOffer,
    MakeOffer,
    Pass,
    SealBid,
    TakeBack,
    WithdrawOffer,
)
from atable.games.rival_restaurants.content.cards import LOCATIONS
from atable.games.rival_restaurants.events import ClaimDecided, ClaimsRevealed, Locked, TakenBack, TurnPassed
from atable.games.rival_restaurants.frames import Market, MarketStep
from atable.games.rival_restaurants.shop import contests, sealed, trades
from atable.games.rival_restaurants.shop.bidding import play_out
from atable.games.rival_restaurants.shop.buying import Purchase, buy, purchases, take_counter
from atable.games.rival_restaurants.shop.prices import ingredient_price
from atable.games.rival_restaurants.shop.purse import bound
from atable.games.rival_restaurants.shop.shopping_lists import shop_by_list
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import figures_of, order_of, owner
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.seats import Seat

OFFERS_EACH: Final = 3  # RR-423
PASS: Final = Pass()
TAKE_BACK: Final = TakeBack()
WINDOWS: Final[tuple[MarketStep, ...]] = ("open", "close")  # RR-421
BARTERS: Final[tuple[MarketStep, ...]] = ("first_barter", "second_barter")


# Who is asked


def pending(state: RivalState, frame: Market) -> list[Seat]:
    if frame.step in WINDOWS:
        return frame.askers[:1]
    if frame.step == "claims":
        return [seat for seat in range(state.seats) if sealed.is_undecided(state, frame, seat)]
    if frame.step in BARTERS:
        return [_answering(frame)] if frame.book.standing else frame.askers[:1]
    if frame.step == "queues":
        return sorted({owner(state, queue[0]) for queue in frame.queues if queue})
    return [seat for seat, done in enumerate(frame.done) if not done]


def _answering(frame: Market) -> Seat:
    to = frame.book.standing[-1].to
    assert to is not None
    return to


def able(state: RivalState, frame: Market) -> list[Seat]:
    """In simulation: whoever is asked, and who may think again about a secret decision."""
    if frame.step != "claims":
        return pending(state, frame)
    return [seat for seat in range(state.seats) if _has_stakes(state, frame, seat)]


def turns_of(state: RivalState, frame: Market, seat: Seat) -> list[int]:
    """The figures of this player whose turn it is, each at its location."""
    if frame.step != "queues":
        return []
    return [queue[0] for queue in frame.queues if queue and owner(state, queue[0]) == seat]


# What may be done


def legal(state: RivalState, frame: Market, seat: Seat) -> list[Action]:
    if frame.step == "claims":
        return _decisions(state, frame, seat)
    if frame.step in BARTERS:
        if not frame.book.standing:
            return [PASS] if frame.askers[0] == seat else []
        return trades.replies(state, frame, seat) if _answering(frame) == seat else []
    if frame.step in WINDOWS:
        return [*_plays(state, seat), PASS] if frame.askers[0] == seat else []
    figures = turns_of(state, frame, seat)
    actions: list[Action] = []
    for figure in figures:
        actions += purchases(state, frame, figure)
        actions.append(Pass(figure))
    return actions + _plays(state, seat) if figures else actions


def _plays(state: RivalState, seat: Seat) -> list[Action]:
    """RR-421."""
    return [*playing.plays(state, seat, "bb"), *chefs.stroganov_uses(state, seat), *permanent.options(state, seat)]


def _decisions(state: RivalState, frame: Market, seat: Seat) -> list[Action]:
    """RR-417: of the bids, which are open-ended, some."""
    if not sealed.is_undecided(state, frame, seat):
        return [TAKE_BACK] if _has_stakes(state, frame, seat) else []
    actions = sealed.bids(state, frame, seat)
    for figure in figures_of(state, seat):
        if frame.claims[figure] != NOTHING and frame.decisions[figure] == NOTHING:
            if _can_pay_claim(state, frame, seat, figure):
                actions.append(DecideClaim(figure, True))
            actions.append(DecideClaim(figure, False))
    return actions


def _has_stakes(state: RivalState, frame: Market, seat: Seat) -> bool:
    """Has it anything to decide in this step? If all have, it is resolved already."""
    for figure in figures_of(state, seat):
        if frame.claims[figure] != NOTHING or contests.in_war(frame, figure) is not None:
            return True
    return False


def _can_pay_claim(state: RivalState, frame: Market, seat: Seat, figure: int) -> bool:
    """RR-454: beside what other decisions of this step bind."""
    price = ingredient_price(state, figure, state.figures[figure].at)
    return price <= state.restaurants[seat].money - bound(state, frame, seat)


# The judge


def check(state: RivalState, frame: Market, seat: Seat, action: Action) -> None:
    if isinstance(action, SealBid) and frame.step == "claims":
        sealed.check_bid(state, frame, seat, action)
    elif isinstance(action, DecideClaim):
        if action not in legal(state, frame, seat):
            raise IllegalAction("RR-417", "decide-your-claim")
    elif action not in legal(state, frame, seat):
        raise IllegalAction("RR-418", "not-in-this-step")


def check_turn(state: RivalState, frame: Market, seat: Seat, figure: int) -> None:
    if frame.step != "queues":
        raise IllegalAction("RR-416", "not-shopping-now")
    if figure not in turns_of(state, frame, seat):
        raise IllegalAction("RR-418", "not-your-shopping-turn")


def check_may_play(state: RivalState, frame: Market, seat: Seat) -> None:
    asked = frame.step in WINDOWS and frame.askers[0] == seat
    if not asked and not turns_of(state, frame, seat):
        raise IllegalAction("RR-421", "not-your-window")


def check_barter_turn(
    state: RivalState, frame: Market, seat: Seat, action: MakeOffer | AcceptOffer | DeclineOffer | WithdrawOffer
) -> None:
    """RR-423: one offer at a time, and only in the two rounds."""
    if not _has_barter_turn(state, frame, seat):
        raise IllegalAction("RR-423", "not-your-barter-turn")
    if isinstance(action, MakeOffer) and not _has_room_for(frame, action):
        raise IllegalAction("RR-423", "answer-the-offer")


def may_offer(state: RivalState, frame: Market, seat: Seat, offer: MakeOffer) -> bool:
    """What `check_barter_turn` says of it."""
    return _has_barter_turn(state, frame, seat) and _has_room_for(frame, offer)


def _has_barter_turn(state: RivalState, frame: Market, seat: Seat) -> bool:
    return frame.step in BARTERS and pending(state, frame) == [seat]


def _has_room_for(frame: Market, offer: MakeOffer) -> bool:
    """An answer to the one that stands, or the only one."""
    return (offer.counters is None) != bool(frame.book.standing)


# What is done


def play(state: RivalState, frame: Market, seat: Seat, action: Action, events: list[Event]) -> None:
    if isinstance(action, Pass):
        _pass(state, frame, seat, action.figure, events)
    elif isinstance(action, SealBid):
        sealed.bid(state, frame, seat, action, events)
        _note_lock(state, frame, seat, events)
    elif isinstance(action, DecideClaim):
        frame.decisions[action.figure] = int(action.buy)
        events.append(Secret((seat,), ClaimDecided(seat, action.figure, action.buy), None))
        _note_lock(state, frame, seat, events)
    elif isinstance(action, TakeBack):
        sealed.take_back(state, frame, seat)
        for figure in figures_of(state, seat):
            frame.decisions[figure] = NOTHING
        events.append(TakenBack(seat, "bid"))
    else:
        assert isinstance(action, Purchase)
        buy(state, frame, action, events)
        _next_turn(frame, action.figure)


def _note_lock(state: RivalState, frame: Market, seat: Seat, events: list[Event]) -> None:
    if not sealed.is_undecided(state, frame, seat):
        events.append(Locked(seat, "bid"))


def _pass(state: RivalState, frame: Market, seat: Seat, figure: int | None, events: list[Event]) -> None:
    events.append(TurnPassed(seat, figure))
    if figure is not None:
        frame.passed[figure] = True
        _next_turn(frame, figure)
    else:
        frame.askers.pop(0)
        frame.offers_left = OFFERS_EACH


def _next_turn(frame: Market, figure: int) -> None:
    for queue in frame.queues:
        if queue and queue[0] == figure:
            queue.append(queue.pop(0))


def note_offer(frame: Market, action: MakeOffer) -> None:
    """RR-423: three offers each; a counter-offer is none of them."""
    if frame.step in BARTERS and action.counters is None:
        frame.offers_left -= 1


# What follows by itself


def step(state: RivalState, frame: Market, events: list[Event]) -> bool:
    if frame.step == "claims":
        return _resolve_claims(state, frame, events)
    if frame.step == "queues":
        return _shop(state, frame, events)
    if frame.step in BARTERS and not frame.book.standing and frame.askers and not frame.offers_left:
        frame.askers.pop(0)
        frame.offers_left = OFFERS_EACH
        return True
    if frame.step != "over" and not pending(state, frame):
        _go_on(state, frame)
        return True
    return False


def _resolve_claims(state: RivalState, frame: Market, events: list[Event]) -> bool:
    """RR-417: together; the bids are revealed before anything is paid."""
    for seat in range(state.seats):
        if sealed.is_undecided(state, frame, seat):
            return False
    if any(not sealed.revealed(war) for war in frame.wars):
        return play_out(state, frame, events, only_complete=False)
    claimants = _claimants(state, frame)
    if claimants:
        buys = tuple([frame.decisions[figure] == 1 for figure in claimants])
        events.append(ClaimsRevealed(tuple(claimants), buys))
    for figure in claimants:
        _resolve_claim(state, frame, figure, events)
    if not frame.wars:
        _go_on(state, frame)
        return True
    return play_out(state, frame, events, only_complete=False)


def _claimants(state: RivalState, frame: Market) -> list[int]:
    """In the order of markets and slots."""
    holders = [
        (state.figures[it].at, state.figures[it].spot, it) for it, ends in enumerate(frame.claims) if ends != NOTHING
    ]
    return [figure for _, _, figure in sorted(holders)]


def _resolve_claim(state: RivalState, frame: Market, figure: int, events: list[Event]) -> None:
    price = ingredient_price(state, figure, state.figures[figure].at)
    if frame.decisions[figure] == 1 and price <= state.restaurants[owner(state, figure)].money:
        frame.claims[figure] = NOTHING
        take_counter(state, figure, state.figures[figure].spot, price, events)
    else:
        contests.end_claim(state, frame, figure, events)


def _shop(state: RivalState, frame: Market, events: list[Event]) -> bool:
    """Queues move on to whoever has not passed; one that nobody is left in closes for good (RR-419)."""
    moved = False
    for at, queue in enumerate(frame.queues):
        if queue and all(frame.passed[figure] for figure in queue):
            frame.queues[at] = []
            moved = True
        while frame.queues[at] and frame.passed[queue[0]]:
            queue.append(queue.pop(0))
            moved = True
    for queue in frame.queues:
        if queue and shop_by_list(state, frame, queue[0], events):
            _next_turn(frame, queue[0])
            return True
    if not any(frame.queues):
        _go_on(state, frame)
        return True
    return moved


def _go_on(state: RivalState, frame: Market) -> None:
    """The next step that this pace has."""
    simulation = state.options.pace == "simulation"
    if frame.step == "open":
        frame.step = "claims"
    elif frame.step == "claims":
        frame.step = "first_barter" if simulation else "queues"
        _prepare(state, frame)
    elif frame.step == "first_barter":
        frame.step = "queues"
        _prepare(state, frame)
    elif frame.step == "queues":
        frame.step = "second_barter" if simulation else "close"
        _prepare(state, frame)
    elif frame.step == "second_barter":
        frame.step = "close"
        _prepare(state, frame)
    else:
        frame.step = "ready" if frame.step == "close" and not simulation else "over"


def _prepare(state: RivalState, frame: Market) -> None:
    frame.askers = order_of(state)
    frame.offers_left = OFFERS_EACH
    if frame.step == "queues":
        frame.queues = [_queue(state, location) for location in range(len(LOCATIONS))]


def _queue(state: RivalState, location: int) -> list[int]:
    """RR-418: in priority order of their players."""
    figures = [figure for seat in order_of(state) for figure in figures_of(state, seat)]
    return [figure for figure in figures if state.figures[figure].at == location]
