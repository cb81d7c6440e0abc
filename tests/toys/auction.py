"""Toy auction: a secret simultaneous choice that may be taken back until the last one is in.
Read in order: content, actions, events, frames and state, view, phases, the contract.

TA-01  Dishes worth 2, 3, 5 and 8 points are sold one by one; the order of the coming ones is secret.
TA-02  Each player starts with 10 coins.
TA-03  All bid at the same time and in secret, from nothing up to the coins they have.
TA-04  A bid may be taken back until the last one is in; to change it, take it back and bid again.
TA-05  A player takes back at most twice for each dish, so that every sale ends.
TA-06  The bids are shown together. The highest bidder pays the bid and gets the dish; nobody else pays.
TA-07  Tied bidders draw lots. If nobody offers a coin, the dish is thrown away.
TA-08  After the last dish the most points win, then the most coins; still tied, the victory is shared.
"""

from typing import ClassVar, Final

import msgspec

from atable.kernel.actions import Action, Tick
from atable.kernel.errors import BrokenInvariant, IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.frames import Frame
from atable.kernel.game import Game
from atable.kernel.messages import Message, players
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.kernel.phases import Phase, no_deadline, no_tick, settle, top
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import TABLE, Seat
from atable.kernel.spec import GameSpec, Options, Pace
from atable.kernel.views import Limit, Prompt, View, check_viewer

DISHES: Final = (2, 3, 5, 8)  # TA-01
COINS: Final = 10  # TA-02
TAKE_BACKS: Final = 2  # TA-05
THINKING: Final = {"live": 30_000, "relaxed": 86_400_000}  # ms; no limit in simulation


class Bid(Action, frozen=True):
    coins: int  # eleven choices at most, so `legal` lists them all and the type is not open-ended


class TakeBack(Action, frozen=True): ...


AuctionAction = Bid | TakeBack


class BidCommitted(Event, frozen=True):
    seat: Seat
    coins: int | None  # None in the version of the others


class BidTakenBack(Event, frozen=True):
    seat: Seat


class DishSold(Event, frozen=True):
    reveals: ClassVar[bool] = True  # the bids, perhaps a lot, and the next dish
    points: int
    bids: tuple[int, ...]
    winner: Seat | None
    offered: int | None


AuctionEvent = BidCommitted | BidTakenBack | DishSold


class Bidding(Frame):
    bids: list[int | None]  # secret until the last one is in
    taken_back: list[int]

    def copy(self) -> "Bidding":
        return Bidding(self.bids[:], self.taken_back[:])


class AuctionState(msgspec.Struct):
    now: int
    rng: Rng
    pace: Pace
    stack: list[Bidding]  # empty: the game is over
    dishes: list[int]  # in the order of sale; what comes after the offered one is secret
    sold: int  # dishes sold or thrown away
    coins: list[int]
    won: list[dict[int, int]]  # by seat: what was paid for each dish

    def copy(self) -> "AuctionState":
        stack, won = [frame.copy() for frame in self.stack], [prices.copy() for prices in self.won]
        now, rng, dishes = self.now, self.rng.copy(), self.dishes[:]
        return AuctionState(now, rng, self.pace, stack, dishes, self.sold, self.coins[:], won)


class AuctionView(View, frozen=True):
    seat: Seat | None
    offered: int | None
    coins: tuple[int, ...]
    won: tuple[dict[int, int], ...]
    has_bid: tuple[bool, ...]
    my_bid: int | None


def offer_dish(state: AuctionState) -> int | None:
    seats, over = len(state.coins), state.sold == len(DISHES)
    state.stack = [] if over else [Bidding([None] * seats, [0] * seats)]
    return None if over else state.dishes[state.sold]


def sell_dish(state: AuctionState, bids: tuple[int, ...], events: list[Event]) -> None:
    points, winner = state.dishes[state.sold], None
    if max(bids) > 0:  # TA-07
        winner = state.rng.choice([seat for seat, bid in enumerate(bids) if bid == max(bids)])
        state.coins[winner] -= bids[winner]  # TA-06
        state.won[winner][points] = bids[winner]
    state.sold += 1
    events.append(DishSold(points, bids, winner, offer_dish(state)))


class BiddingPhase:
    """What the frame `Bidding` means. In a game a phase is a module with these eight functions, in a toy a class."""

    def pending(self, state: AuctionState) -> list[Seat]:
        return [seat for seat, bid in enumerate(top(state, Bidding).bids) if bid is None]

    def may_act(self, state: AuctionState) -> list[Seat]:
        return [seat for seat in range(len(state.coins)) if self.legal(state, seat)]

    def legal(self, state: AuctionState, seat: Seat) -> list[Action]:
        frame = top(state, Bidding)
        if frame.bids[seat] is None:
            return [Bid(coins) for coins in range(state.coins[seat] + 1)]  # TA-03
        return [TakeBack()] if frame.taken_back[seat] < TAKE_BACKS else []

    def check(self, state: AuctionState, seat: Seat, action: Action) -> None:
        owes = seat in self.pending(state)
        if isinstance(action, TakeBack) and owes:
            raise IllegalAction("TA-05", "nothing-to-take-back", {"times": TAKE_BACKS})
        if isinstance(action, Bid) and not owes:
            raise IllegalAction("TA-04", "take-back-first")
        if action not in self.legal(state, seat):
            raise IllegalAction("TA-03", "bid-what-you-have")

    def play(self, state: AuctionState, seat: Seat, action: Action, events: list[Event]) -> None:
        frame = top(state, Bidding)
        if isinstance(action, Bid):
            frame.bids[seat] = action.coins
            events.append(Secret((seat,), BidCommitted(seat, action.coins), BidCommitted(seat, None)))
        else:
            frame.bids[seat] = None
            frame.taken_back[seat] += 1
            events.append(BidTakenBack(seat))

    def step(self, state: AuctionState, events: list[Event]) -> bool:
        bids = tuple(bid for bid in top(state, Bidding).bids if bid is not None)
        if len(bids) < len(state.coins):
            return False
        sell_dish(state, bids, events)  # TA-06
        return True

    tick = staticmethod(no_tick)
    next_deadline = staticmethod(no_deadline)  # thinking time is the table's; no rule hangs on a timer here


PHASES: Final[dict[type, Phase[AuctionState]]] = {Bidding: BiddingPhase()}


def phase_of(state: AuctionState) -> Phase[AuctionState]:
    return PHASES[type(state.stack[-1])]


class Auction:
    spec: Final = GameSpec(
        id="toy_auction", prefix="TA", names={"en": "Toy auction", "fr": "Petite vente"}, rules_version="1",
        seats_min=2, seats_max=4, together=False, options=Options, actions=AuctionAction, events=AuctionEvent,
        state=AuctionState, view=AuctionView, open_ended=(), longest=len(DISHES) * 4 * (1 + 2 * TAKE_BACKS),
    )  # fmt: skip

    def resolve(self, options: Options, seats: int) -> Options:
        return options

    def setup(self, options: Options, seats: int, seed: str) -> AuctionState:
        rng, dishes = seeded(seed), list(DISHES)
        rng.shuffle(dishes)
        state = AuctionState(0, rng, options.pace, [], dishes, 0, [COINS] * seats, [{} for _ in range(seats)])
        offer_dish(state)
        return state

    def pending(self, state: AuctionState) -> list[Seat]:
        return phase_of(state).pending(state) if state.stack else []

    def may_act(self, state: AuctionState) -> list[Seat]:
        return phase_of(state).may_act(state) if state.stack else []

    def legal(self, state: AuctionState, seat: Seat) -> list[Action]:
        return phase_of(state).legal(state, seat) if seat in self.may_act(state) else []

    def check(self, state: AuctionState, seat: Seat, action: Action) -> None:
        if not state.stack:
            raise IllegalAction("TA-08", "bid-what-you-have")
        if seat not in self.may_act(state):
            if isinstance(action, Bid):
                raise IllegalAction("TA-04", "take-back-first")
            raise IllegalAction("TA-05", "nothing-to-take-back", {"times": TAKE_BACKS})
        phase_of(state).check(state, seat, action)

    def sample(self, state: AuctionState, seat: Seat, rng: Rng) -> Action:
        return rng.choice(self.legal(state, seat))

    def play(self, state: AuctionState, seat: Seat, action: Action) -> list[Event]:
        events: list[Event] = []
        if isinstance(action, Tick):
            state.now = action.ms
            if state.stack:
                phase_of(state).tick(state, events)
        elif seat != TABLE:  # who is away changes nothing
            phase_of(state).play(state, seat, action, events)
        settle(state, events, PHASES)
        return events

    def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
        check_viewer(seat, len(state.coins))
        bids = state.stack[-1].bids if state.stack else [None] * len(state.coins)
        offered, coins = state.dishes[state.sold] if state.stack else None, tuple(state.coins)
        won, has_bid = tuple(prices.copy() for prices in state.won), tuple(bid is not None for bid in bids)
        return AuctionView(seat, offered, coins, won, has_bid, None if seat is None else bids[seat])

    def prompts(self, state: AuctionState, seat: Seat | None) -> list[Prompt]:
        if not state.stack:
            return []
        if seat is not None and seat in self.pending(state):
            return [Prompt(f"bid-{state.sold}-{state.stack[-1].taken_back[seat]}", Message("ask-bid"), "TA-03", True)]
        waiting = Message("wait-bid", {"players": players(self.pending(state))})
        return [Prompt(f"wait-{state.sold}", waiting, "TA-04", False)]

    def limit(self, state: AuctionState, seat: Seat) -> Limit | None:
        return Limit("bid", THINKING[state.pace]) if seat in self.pending(state) and state.pace in THINKING else None

    def default(self, state: AuctionState, seat: Seat) -> Action | None:
        return Bid(0) if seat in self.pending(state) else None

    def next_deadline(self, state: AuctionState) -> int | None:
        return phase_of(state).next_deadline(state) if state.stack else None

    def redeal(self, state: AuctionState, seat: Seat | None, rng: Rng) -> AuctionState:
        other = state.copy()
        other.rng = seeded(f"redeal {rng.next32()} {rng.next32()}")
        coming = other.dishes[state.sold + 1 :]
        rng.shuffle(coming)
        other.dishes[state.sold + 1 :] = coming
        for frame in other.stack:
            for bidder in [at for at, bid in enumerate(frame.bids) if bid is not None and at != seat]:
                frame.bids[bidder] = rng.below(state.coins[bidder] + 1)
        return other

    def outcome(self, state: AuctionState) -> Outcome | None:
        if state.stack:
            return None
        points = [sum(prices) for prices in state.won]
        ranks = list(zip(points, state.coins, strict=True))  # TA-08
        place = [1 + sum(other > rank for other in ranks) for rank in ranks]
        sheets = [(ScoreLine("score-dishes", len(prices), sum(prices)),) for prices in state.won]
        sides = tuple(SideScore("seat", (at,), points[at], sheets[at], place[at]) for at in range(len(ranks)))
        tie_break = Message("tie-break-coins") if points.count(max(points)) > 1 else None
        return Outcome("ranked", sides, Message("ended-all-sold"), tie_break)

    def invariants(self, state: AuctionState) -> None:
        kept = [dish for prices in state.won for dish in prices] + state.dishes[state.sold :]
        if sorted(state.dishes) != list(DISHES) or len(kept) != len(set(kept)):
            raise BrokenInvariant("a dish was lost, made or sold twice")
        if any(c + sum(p.values()) != COINS or c < 0 for c, p in zip(state.coins, state.won, strict=True)):
            raise BrokenInvariant("coins were lost or made")


GAME: Final[Game[AuctionState]] = Auction()
