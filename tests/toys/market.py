"""Toy market: a minute of free trade, with standing offers, two auctions at once and a bell that stops the clock.

TX-01  Each seat has 10 coins, 2 breads and a secret card, a bell or a blank.
TX-02  The market lasts a minute of its own clock, in relaxed pace a day, or until all are done. Done is final.
TX-03  Two lots are auctioned until the end. A bid is paid at once and beats that of another seat, who is paid back.
TX-04  An offer to one seat or to anyone gives what its maker has. There are 12 in all; each stands for 15 s.
TX-05  It is executed whole, if both have all of it now. The named seat may decline it, the maker withdraw it.
TX-06  A bell stops the market and its clock. The ringer alone may do one thing within 5 s, or be done with it.
TX-07  At the end a coin is worth 1 point, a bread 3, a lot 6.
"""

from typing import ClassVar, Final, Literal

import msgspec

from atable.kernel.actions import Action
from atable.kernel.clocks import Clock, earliest, running
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.frames import Frame
from atable.kernel.game import Game
from atable.kernel.offers import Offer, OfferBook
from atable.kernel.outcome import Outcome
from atable.kernel.phases import Phase, top
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import GameSpec, Options
from atable.kernel.views import Prompt, View
from tests.toys.common import Bundle, Quiet, Toy, ask_or_wait, fresh, move, ranked, require, require_total, score_sheet

Card = Literal["bell", "blank", "rung"]
CARDS: Final[tuple[Card, ...]] = ("bell", "blank")
How = Literal["accept", "decline", "withdraw"]
WORTH: Final = {"coins": 1, "bread": 3, "lots": 6}  # TX-07
BANK, OFFERS = -1, 12  # the bank's purse is the last one
MARKET, EXPIRY, BELL = {"live": 60_000, "simulation": 60_000, "relaxed": 86_400_000}, 15_000, 5_000  # ms


class Bid(Action, frozen=True):
    lot: int
    coins: int


class MakeOffer(Action, frozen=True):
    to: Seat | None
    gives: Bundle
    wants: Bundle
    counters: int | None = None  # an offer of the seat it goes to


class CloseOffer(Action, frozen=True):
    offer: int
    how: How


class RingBell(Action, frozen=True): ...


class Done(Action, frozen=True): ...


MarketAction = Bid | MakeOffer | CloseOffer | RingBell | Done
RULES: Final = {Bid: "TX-03", MakeOffer: "TX-04", CloseOffer: "TX-05", RingBell: "TX-06"}


class Did(Event, frozen=True):  # everything is done in public; a late offer is withdrawn
    seat: Seat
    action: MarketAction


class BellShown(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat


class Lot(msgspec.Struct, frozen=True):
    id: int
    coins: int = 0
    leader: Seat = BANK


class Bell(Frame):  # what suspends everything below it is a frame: the clock below stands still, its own runs
    able: list[Seat]  # empty: the frame is over
    clock: Clock
    ends: int  # a reading of its clock

    def copy(self) -> "Bell":
        return Bell(self.able[:], self.clock.copy(), self.ends)


class Trading(Frame):  # what runs side by side, lots and offers, are records with an id inside one frame
    able: list[Seat]
    clock: Clock
    ends: int
    lots: list[Lot]
    book: OfferBook[Bundle]

    def copy(self) -> "Trading":
        return Trading(self.able[:], self.clock.copy(), self.ends, self.lots[:], self.book.copy())


class MarketState(msgspec.Struct):
    now: int
    rng: Rng
    stack: list[Trading | Bell]
    purses: list[Bundle]
    cards: list[Card]  # secret, but for a bell that was rung

    def copy(self) -> "MarketState":
        stack, rng = [frame.copy() for frame in self.stack], self.rng.copy()
        return MarketState(self.now, rng, stack, self.purses[:], self.cards[:])

    def trading(self) -> Trading:
        assert isinstance(self.stack[0], Trading)
        return self.stack[0]


class MarketView(View, frozen=True):
    ends: int | None  # the table time; None while a bell rings, and when the market is over
    purses: tuple[Bundle, ...]
    cards: tuple[Card | None, ...]  # None: hidden
    lots: tuple[Lot, ...]
    offers: tuple[Offer[Bundle], ...]


class TradingPhase(Quiet[MarketState]):
    def pending(self, state: MarketState) -> list[Seat]:
        return []  # in the free market nobody owes a deal

    def may_act(self, state: MarketState) -> list[Seat]:
        return state.stack[-1].able[:]

    def legal(self, state: MarketState, seat: Seat) -> list[Action]:
        trading, coins = state.trading(), state.purses[seat].coins
        bids = [Bid(lot.id, n) for lot in trading.lots if lot.leader != seat for n in range(lot.coins + 1, coins + 1)]
        deals = [closing for offer in trading.book.standing for closing in closings(state, seat, offer)]
        bells = [RingBell()] if state.cards[seat] == "bell" and len(state.stack) == 1 else []
        return [*bids, *deals, *bells, Done()]

    def check(self, state: MarketState, seat: Seat, action: Action) -> None:
        offers = isinstance(action, MakeOffer) and may_offer(state, seat, action)
        if not offers and action not in self.legal(state, seat):
            raise not_now(state, action)

    def play(self, state: MarketState, seat: Seat, action: Action, events: list[Event]) -> None:
        assert isinstance(action, MarketAction)
        events.append(Did(seat, action))
        if isinstance(action, Done):
            leave(state, [seat])
        else:
            carry_out(state, seat, action, events)

    def tick(self, state: MarketState, events: list[Event]) -> None:
        frame, trading = state.stack[-1], state.trading()
        if frame.clock.read(state.now) == frame.ends:
            leave(state, frame.able)
        late = trading.book.expire(trading.clock.read(state.now))
        events += [Did(offer.maker, CloseOffer(offer.id, "withdraw")) for offer in late]

    def next_deadline(self, state: MarketState) -> int | None:
        ends, expiry = [frame.clock.due(frame.ends) for frame in state.stack], state.trading().book.next_expiry()
        return earliest([*ends, None if expiry is None else state.trading().clock.due(expiry)])


class BellPhase(TradingPhase):  # a market of one seat, for one deal
    def pending(self, state: MarketState) -> list[Seat]:
        return self.may_act(state)

    def play(self, state: MarketState, seat: Seat, action: Action, events: list[Event]) -> None:
        super().play(state, seat, action, events)
        leave(state, [seat])

    def step(self, state: MarketState, events: list[Event]) -> bool:
        if top(state, Bell).able:
            return False
        state.stack.pop()
        state.trading().clock.start(state.now)
        return True


def closings(state: MarketState, seat: Seat, offer: Offer[Bundle]) -> list[CloseOffer]:
    able = state.purses[offer.maker].holds(offer.gives) and state.purses[seat].holds(offer.wants)  # now: TX-05
    whole, named, own = able and offer.open_to(seat), seat == offer.to, seat == offer.maker
    may: dict[How, bool] = {"accept": whole, "decline": named, "withdraw": own}
    return [CloseOffer(offer.id, how) for how, allowed in may.items() if allowed]


def may_offer(state: MarketState, seat: Seat, offer: MakeOffer) -> bool:
    named = offer.to != seat and offer.to in (None, *range(len(state.cards))) and offer.wants.holds(Bundle())
    first = None if offer.counters is None else state.trading().book.find(offer.counters)
    answers = offer.counters is None or (first is not None and first.open_to(seat) and first.maker == offer.to)
    return state.purses[seat].holds(offer.gives) and named and answers and state.trading().book.next_id <= OFFERS


def carry_out(state: MarketState, seat: Seat, action: MarketAction, events: list[Event]) -> None:
    trading, purses = state.trading(), state.purses
    match action:
        case Bid(lot=at, coins=coins):  # TX-03
            move(purses, BANK, trading.lots[at].leader, Bundle(trading.lots[at].coins))
            move(purses, seat, BANK, Bundle(coins))
            trading.lots[at] = Lot(at, coins, seat)
        case MakeOffer(counters=int(number)) if first := trading.book.find(number):
            trading.book.counter(first, seat, action.gives, action.wants)
        case MakeOffer(to=to, gives=gives, wants=wants):
            trading.book.make(seat, to, gives, wants, trading.clock.read(state.now) + EXPIRY)
        case CloseOffer(offer=number, how=how) if offer := trading.book.find(number):
            trading.book.close(offer)
            if how == "accept":
                move(purses, offer.maker, seat, offer.gives)
                move(purses, seat, offer.maker, offer.wants)
        case RingBell():
            state.cards[seat] = "rung"
            trading.clock.stop(state.now)
            state.stack.append(Bell([seat], running(state.now), BELL))
            events.append(BellShown(seat))


def leave(state: MarketState, seats: list[Seat]) -> None:
    frame = state.stack[-1]
    frame.able = [seat for seat in frame.able if seat not in seats]
    if not frame.able:
        frame.clock.stop(state.now)


def not_now(state: MarketState, action: Action) -> IllegalAction:
    return IllegalAction(RULES.get(type(action), "TX-02") if len(state.stack) == 1 else "TX-06", "cannot-now")


class Market(Toy[MarketState]):
    phases: Final[dict[type, Phase[MarketState]]] = {Trading: TradingPhase(), Bell: BellPhase()}
    refusal = staticmethod(not_now)
    spec: Final = GameSpec(
        id="toy_market", prefix="TX", names={"en": "Toy market", "fr": "Petit marché"}, rules_version="1",
        seats_min=2, seats_max=4, together=False, options=Options, actions=MarketAction, state=MarketState,
        events=Did | BellShown, view=MarketView, open_ended=(MakeOffer,), longest=2 * 40 + 2 * OFFERS + 3 * 4,
    )  # fmt: skip

    def setup(self, options: Options, seats: int, seed: str) -> MarketState:
        rng, purses = seeded(seed), [Bundle(10, 2)] * seats + [Bundle()]
        trading = Trading(list(range(seats)), running(0), MARKET[options.pace], [Lot(0), Lot(1)], OfferBook([]))
        return MarketState(0, rng, [trading], purses, [rng.choice(CARDS) for _ in range(seats)])

    def sample(self, state: MarketState, seat: Seat, rng: Rng) -> Action:
        gives, wants = Bundle(rng.below(4), rng.below(2)), Bundle(rng.below(4), rng.below(2))
        offers = [MakeOffer(it.maker, gives, wants, it.id) for it in state.trading().book.standing]
        offer = rng.choice([MakeOffer(None, gives, wants), *offers])
        return offer if rng.chance(0.3) and may_offer(state, seat, offer) else rng.choice(self.legal(state, seat))

    def view(self, state: MarketState, seat: Seat | None) -> MarketView:
        cards = tuple(card if at == seat or card == "rung" else None for at, card in enumerate(state.cards))
        it, purses = state.trading(), tuple(state.purses)
        return MarketView(it.clock.due(it.ends), purses, cards, tuple(it.lots), tuple(it.book.standing))

    def prompts(self, state: MarketState, seat: Seat | None) -> list[Prompt]:
        question = "market" if len(state.stack) == 1 else "bell"
        number, able = f"{question}-{state.cards.count('rung')}", self.may_act(state)
        return ask_or_wait(number, question, "TX-02", able, seat) if able else []

    def redeal(self, state: MarketState, seat: Seat | None, rng: Rng) -> MarketState:
        cards = [rng.choice(CARDS) if card is None else card for card in self.view(state, seat).cards]
        return msgspec.structs.replace(state.copy(), rng=fresh(rng), cards=cards)

    def outcome(self, state: MarketState) -> Outcome | None:
        leaders, purses = [lot.leader for lot in state.trading().lots], enumerate(state.purses[:BANK])
        goods = [{"coins": it.coins, "bread": it.bread, "lots": leaders.count(at)} for at, it in purses]
        return None if self.may_act(state) else ranked([score_sheet(has, WORTH) for has in goods], "ended-market")

    def invariants(self, state: MarketState) -> None:
        require_total(state.purses, Bundle(10 * len(state.cards), 2 * len(state.cards)))  # TX-01
        stopped = [frame.clock.since is None for frame in state.stack]
        require(stopped in ([not self.may_act(state)], [True, False]), "a bell stops the clock, not its own (TX-06)")


GAME: Final[Game[MarketState]] = Market()
