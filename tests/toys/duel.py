"""Toy duel, a food fight: attacks, counters, counters to counters, and orders given in advance.
Read in order: content, actions, events, frames and state, view, phases, the contract.

TD-01  12 pies and 8 trays are shuffled; both players get 4 cards; hands and deck are secret.
TD-02  A turn: draw a card, throw any number of pies one by one, done. Live it lasts 30 s.
TD-03  Each throw is answered before the turn goes on; the clock of the turn stands still meanwhile.
TD-04  The target is asked whether it has a tray or not: block with a tray, or let it happen.
TD-05  A tray may be blocked with a tray: then the other player is asked in the same way, and so on.
TD-06  Live each answer has a window of 8 s, the same for every hand. Who lets it run out lets it happen.
TD-07  When it is let happen, the pie stains its target unless an odd number of trays stopped it.
TD-08  Not live, a standing order answers at once: always block (without a tray: let it happen), or never.
TD-09  An order is secret. It may be set outside of an answer, once in a turn of the game.
TD-10  When there is no card to draw, fewer stains win; equal, both do.
"""

from typing import ClassVar, Final, Self

import msgspec

from atable.kernel.actions import Action
from atable.kernel.clocks import Clock, running
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.frames import Frame
from atable.kernel.game import Game
from atable.kernel.outcome import Outcome
from atable.kernel.phases import Phase, top
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import GameSpec, Options, Pace
from atable.kernel.standing import Answer, StandingOrders, no_orders
from atable.kernel.views import Limit, Prompt, View
from tests.toys.common import Quiet, Toy, ask_or_wait, fresh, ranked, require, score_sheet

CARDS: Final = [f"pie-{n}" for n in range(12)] + [f"tray-{n}" for n in range(8)]  # TD-01
HAND, TURN_MS, WINDOW_MS, DAY_MS = 4, 30_000, 8_000, 86_400_000  # turn and window in live play, a day in relaxed
ANSWERS: Final[tuple[Answer, ...]] = ("always", "ask", "never")


class PlayCard(Action, frozen=True):
    card: str | None  # a pie in the own turn (TD-02), a tray in answer (TD-04); None: done, or let it happen


class SetOrder(Action, frozen=True):
    answer: Answer


class CardDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str | None  # None in the version of the others


class CardPlayed(Event, frozen=True):
    reveals: ClassVar[bool] = True  # it was in a secret hand
    seat: Seat
    card: str


class AttackEnded(Event, frozen=True):
    reveals: ClassVar[bool] = True  # at once, it tells that there was an order
    target: Seat
    stains: int


class OrderSet(Event, frozen=True):  # to its owner alone (TD-09)
    answer: Answer


class Turn(Frame):
    seat: Seat  # who is asked
    clock: Clock
    until: int | None  # a reading of the clock; None: no timer

    def copy(self) -> Self:
        return msgspec.structs.replace(self, clock=self.clock.copy())


class Attack(Turn): ...  # a card is in the air, a pie or a tray; it suspends all that lies below (TD-03, TD-05)


class DuelState(msgspec.Struct):
    now: int
    rng: Rng
    pace: Pace
    stack: list[Turn | Attack]  # a turn, then one attack for each card in the air; empty: the game is over
    deck: list[str]
    hands: list[list[str]]
    orders: list[StandingOrders]
    may_order: list[Seat]  # in this turn (TD-09)
    played: list[str]
    stains: list[int]

    def copy(self) -> "DuelState":
        stack, orders = [frame.copy() for frame in self.stack], [order.copy() for order in self.orders]
        deck, hands, may_order = self.deck[:], [hand[:] for hand in self.hands], self.may_order[:]
        now, rng, pace, played, stains = self.now, self.rng.copy(), self.pace, self.played[:], self.stains[:]
        return DuelState(now, rng, pace, stack, deck, hands, orders, may_order, played, stains)

    def order_shown(self, seat: Seat) -> bool:
        """An answer at once, or being asked, tells the order until the attack has ended; live there is none."""
        return self.pace == "live" or seat in [attack.seat for attack in self.stack[1:]]


class DuelView(View, frozen=True):
    seat: Seat | None
    asked: tuple[Seat, ...]  # whose turn it is, then who was asked about each card in the air
    until: int | None  # the table time at which the turn or the window ends
    hand: tuple[str, ...]  # the viewer's own, as the order
    order: Answer | None
    cards: tuple[int, ...]  # how many in each hand, then in the deck
    played: tuple[str, ...]
    stains: tuple[int, ...]


def begin_turn(state: DuelState, seat: Seat, events: list[Event]) -> None:
    state.stack, state.may_order = [], [] if state.pace == "live" else [0, 1]  # TD-08
    if not state.deck:  # TD-10
        return
    card = state.deck.pop()
    state.hands[seat].append(card)
    state.stack = [Turn(seat, running(state.now), TURN_MS if state.pace == "live" else None)]
    events.append(Secret((seat,), CardDrawn(seat, card), CardDrawn(seat, None)))


def play_card(state: DuelState, seat: Seat, card: str, events: list[Event]) -> None:
    state.hands[seat].remove(card)
    state.played.append(card)
    state.stack[-1].clock.stop(state.now)  # TD-03
    state.stack.append(Attack(1 - seat, running(state.now), WINDOW_MS if state.pace == "live" else None))  # TD-06
    events.append(CardPlayed(seat, card))


class TurnPhase(Quiet[DuelState]):
    def pending(self, state: DuelState) -> list[Seat]:
        return [top(state, Turn).seat]

    def may_act(self, state: DuelState) -> list[Seat]:
        return [seat for seat in (0, 1) if seat in self.pending(state) or seat in state.may_order]

    def legal(self, state: DuelState, seat: Seat) -> list[Action]:
        cards: list[Action] = playable(state, seat, "pie") if seat in self.pending(state) else []
        return [*cards, *(SetOrder(answer) for answer in ANSWERS if seat in state.may_order)]  # TD-09

    def check(self, state: DuelState, seat: Seat, action: Action) -> None:
        if action not in self.legal(state, seat):
            raise not_now(state, action)

    def play(self, state: DuelState, seat: Seat, action: Action, events: list[Event]) -> None:
        match action:
            case PlayCard(card=None):
                self.pass_on(state, events)
            case PlayCard(card=str(card)):
                play_card(state, seat, card, events)
            case SetOrder(answer=answer):
                state.orders[seat].answers["block"] = answer
                state.may_order.remove(seat)
                events.append(Secret((seat,), OrderSet(answer), None))

    def tick(self, state: DuelState, events: list[Event]) -> None:
        if self.next_deadline(state) == state.now:
            self.pass_on(state, events)

    def next_deadline(self, state: DuelState) -> int | None:
        frame = top(state, Turn)  # the clocks below stand still
        return None if frame.until is None else frame.clock.due(frame.until)

    def pass_on(self, state: DuelState, events: list[Event]) -> None:
        begin_turn(state, 1 - top(state, Turn).seat, events)


class AttackPhase(TurnPhase):  # played and timed like a turn
    def may_act(self, state: DuelState) -> list[Seat]:
        return self.pending(state)  # TD-09

    def legal(self, state: DuelState, seat: Seat) -> list[Action]:
        return playable(state, seat, "tray")

    def step(self, state: DuelState, events: list[Event]) -> bool:
        """TD-08: an order answers at once."""
        seat = top(state, Attack).seat
        order, trays = state.orders[seat].answer("block"), playable(state, seat, "tray")[1:]
        if order == "ask":
            return False
        self.play(state, seat, trays[0] if order == "always" and trays else PlayCard(None), events)
        return True

    def pass_on(self, state: DuelState, events: list[Event]) -> None:
        turn, in_the_air = state.stack[0], len(state.stack) - 1
        target, stains = 1 - turn.seat, in_the_air % 2  # TD-07: the pie, and an even number of trays
        state.stains[target] += stains
        state.stack = [turn]
        turn.clock.start(state.now)
        events.append(AttackEnded(target, stains))


def playable(state: DuelState, seat: Seat, kind: str) -> list[Action]:
    """TD-04: one may pass at least; no hand looks different from outside."""
    return [PlayCard(None), *(PlayCard(card) for card in state.hands[seat] if card.startswith(kind))]


def not_now(state: DuelState, action: Action) -> IllegalAction:
    rule = "TD-09" if isinstance(action, SetOrder) else "TD-04" if len(state.stack) > 1 else "TD-02"
    return IllegalAction(rule if state.stack else "TD-10", "not-now")


class Duel(Toy[DuelState]):
    phases: Final[dict[type, Phase[DuelState]]] = {Turn: TurnPhase(), Attack: AttackPhase()}
    refusal = staticmethod(not_now)
    spec: Final = GameSpec(
        id="toy_duel", prefix="TD", names={"en": "Toy duel", "fr": "Petit duel"}, rules_version="1",
        seats_min=2, seats_max=2, together=False, options=Options, state=DuelState, view=DuelView,
        actions=PlayCard | SetOrder, events=CardDrawn | CardPlayed | AttackEnded | OrderSet,
        open_ended=(), longest=68,  # 20 cards, 12 answers, 12 turns with 2 orders
    )  # fmt: skip

    def setup(self, options: Options, seats: int, seed: str) -> DuelState:
        rng, deck = seeded(seed), CARDS[:]
        rng.shuffle(deck)
        hands, orders = [[deck.pop() for _ in range(HAND)] for _ in range(seats)], [no_orders() for _ in range(seats)]
        state = DuelState(0, rng, options.pace, [], deck, hands, orders, [], [], [0, 0])
        begin_turn(state, rng.below(seats), [])
        return state

    def view(self, state: DuelState, seat: Seat | None) -> DuelView:
        asked, until = tuple(frame.seat for frame in state.stack), self.next_deadline(state)
        hand, order = (tuple(state.hands[seat]), state.orders[seat].answer("block")) if seat in (0, 1) else ((), None)
        cards, played = (*(len(hand) for hand in state.hands), len(state.deck)), tuple(state.played)
        return DuelView(seat, asked, until, hand, order, cards, played, tuple(state.stains))

    def prompts(self, state: DuelState, seat: Seat | None) -> list[Prompt]:
        kind, rule = ("block", "TD-04") if len(state.stack) > 1 else ("turn", "TD-02")
        number = f"{kind}-{len(state.deck)}-{len(state.played)}"
        return ask_or_wait(number, kind, rule, self.pending(state), seat) if state.stack else []

    def limit(self, state: DuelState, seat: Seat) -> Limit | None:
        return Limit("answer", DAY_MS) if state.pace == "relaxed" and seat in self.pending(state) else None

    def default(self, state: DuelState, seat: Seat) -> Action | None:
        return PlayCard(None) if seat in self.pending(state) else None

    def redeal(self, state: DuelState, seat: Seat | None, rng: Rng) -> DuelState:
        other = state.copy()
        other.rng = fresh(rng)
        unknown = [owner for owner in (0, 1) if owner != seat]
        cards = sum((state.hands[owner] for owner in unknown), state.deck)
        rng.shuffle(cards)
        other.deck = [cards.pop() for _ in state.deck]
        for owner in unknown:
            other.hands[owner] = [cards.pop() for _ in state.hands[owner]]
            if not state.order_shown(owner):
                other.orders[owner].answers["block"] = rng.choice(ANSWERS)
        return other

    def outcome(self, state: DuelState) -> Outcome | None:
        sheets = [score_sheet({"stains": stains}, {"stains": 1}) for stains in reversed(state.stains)]  # TD-10
        return None if state.stack else ranked(sheets, "ended-no-card")

    def invariants(self, state: DuelState) -> None:
        cards = [*state.deck, *state.hands[0], *state.hands[1], *state.played]
        require(sorted(cards) == sorted(CARDS), "a card was lost or made")
        timed = [frame for frame in state.stack if frame.clock.since is not None]
        require(timed == state.stack[-1:], "only the clock of the top frame runs (TD-03)")


GAME: Final[Game[DuelState]] = Duel()
