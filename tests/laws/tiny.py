"""Plat du jour, the smallest game with a secret hand, a deck, a timer and an open-ended action.

TY-1 Nine dishes; each seat holds two of them. TY-2 One more, the special, is shown to all for five
seconds, then hidden. TY-3 In turn, serve a dish for its points and draw, TY-4 or tip any number of your
coins and serve nothing. TY-5 Who serves last takes the special. TY-6 Most points win.
"""

from typing import ClassVar

import msgspec

from atable.kernel.actions import Action, Tick
from atable.kernel.errors import BrokenInvariant, IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import TABLE, Seat
from atable.kernel.spec import GameSpec, Options
from atable.kernel.views import Limit, Prompt, View, check_viewer

DISHES = range(1, 11)
COINS = 3


class Serve(Action, frozen=True):
    dish: int


class Tip(Action, frozen=True):
    coins: int


class SpecialHidden(Event, frozen=True):
    """TY-2"""


class Served(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    dish: int


class Drawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    dish: int | None


class Tipped(Event, frozen=True):
    seat: Seat
    coins: int


class TinyState(msgspec.Struct):
    seats: int
    now: int
    rng: Rng
    shown_until: int | None
    active: Seat
    turn: int
    special: int
    deck: list[int]
    hands: list[list[int]]
    points: list[int]
    coins: list[int]
    pot: int

    def copy(self) -> "TinyState":
        rng, deck, hands = self.rng.copy(), self.deck[:], [hand[:] for hand in self.hands]
        points, coins = self.points[:], self.coins[:]
        return msgspec.structs.replace(self, rng=rng, deck=deck, hands=hands, points=points, coins=coins)


class TinyView(View, frozen=True):
    seat: Seat | None
    active: Seat
    turn: int
    shown_until: int | None
    special: int | None
    deck: int
    hand: tuple[int, ...]
    held: tuple[int, ...]
    points: tuple[int, ...]
    coins: tuple[int, ...]
    pot: int


SPEC = GameSpec(
    id="tiny", prefix="TY", names={"en": "Plat du jour", "fr": "Plat du jour"}, seats_min=2, seats_max=3,
    options=Options, together=False, actions=Serve | Tip, events=SpecialHidden | Served | Drawn | Tipped,
    state=TinyState, view=TinyView, open_ended=(Tip,), longest=18, rules_version="1",
)  # fmt: skip


class Tiny:
    @property
    def spec(self) -> GameSpec:
        return SPEC

    def resolve(self, options: Options, seats: int) -> Options:
        return options

    def setup(self, options: Options, seats: int, seed: str) -> TinyState:
        rng, deck = seeded(seed), list(DISHES)
        rng.shuffle(deck)
        special, hands = deck.pop(), [[deck.pop(), deck.pop()] for _ in range(seats)]  # TY-1, TY-2
        return TinyState(seats, 0, rng, 5000, 0, 1, special, deck, hands, [0] * seats, [COINS] * seats, 0)

    def pending(self, state: TinyState) -> list[Seat]:
        return [state.active] if state.shown_until is None and any(state.hands) else []

    def may_act(self, state: TinyState) -> list[Seat]:
        return self.pending(state)

    def legal(self, state: TinyState, seat: Seat) -> list[Action]:
        return [Serve(dish) for dish in sorted(state.hands[seat])] if seat in self.pending(state) else []

    def check(self, state: TinyState, seat: Seat, action: Action) -> None:
        if seat not in self.pending(state):
            raise IllegalAction("TY-3", "not-your-turn")
        if isinstance(action, Tip):
            if not 1 <= action.coins <= state.coins[seat]:
                raise IllegalAction("TY-4", "not-your-coins")
        elif not isinstance(action, Serve) or action.dish not in state.hands[seat]:
            raise IllegalAction("TY-3", "not-in-your-hand")

    def sample(self, state: TinyState, seat: Seat, rng: Rng) -> Action:
        tips = state.coins[seat] and rng.chance(0.5)
        return Tip(1 + rng.below(state.coins[seat])) if tips else rng.choice(self.legal(state, seat))

    def play(self, state: TinyState, seat: Seat, action: Action) -> list[Event]:
        if isinstance(action, Tick):
            return self.tick(state, action.ms)
        if seat == TABLE:
            return []
        events = self.tip(state, seat, action) if isinstance(action, Tip) else self.serve(state, seat, action)
        state.turn += 1
        following = [(seat + step) % state.seats for step in range(1, state.seats + 1)]
        state.active = next((other for other in following if state.hands[other]), seat)
        return events

    def tick(self, state: TinyState, ms: int) -> list[Event]:
        state.now = ms
        if state.shown_until != ms:
            return []
        state.shown_until = None
        return [SpecialHidden()]

    def tip(self, state: TinyState, seat: Seat, action: Tip) -> list[Event]:
        state.coins[seat] -= action.coins
        state.pot += action.coins
        return [Tipped(seat, action.coins)]

    def serve(self, state: TinyState, seat: Seat, action: Action) -> list[Event]:
        assert isinstance(action, Serve)
        state.hands[seat].remove(action.dish)
        state.points[seat] += action.dish
        events: list[Event] = [Served(seat, action.dish)]
        if not state.deck:
            return events
        state.hands[seat].append(state.deck.pop())
        return [*events, Secret((seat,), Drawn(seat, state.hands[seat][-1]), Drawn(seat, None))]

    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        check_viewer(seat, state.seats)
        return TinyView(
            seat, state.active, state.turn, state.shown_until, self.shown(state), len(state.deck),
            () if seat is None else tuple(state.hands[seat]), tuple(map(len, state.hands)),
            tuple(state.points), tuple(state.coins), state.pot,
        )  # fmt: skip

    def shown(self, state: TinyState) -> int | None:
        return None if state.shown_until is None else state.special

    def prompts(self, state: TinyState, seat: Seat | None) -> list[Prompt]:
        asked = [Prompt(f"serve-{state.turn}", Message("serve"), "TY-3", True)]
        return asked if seat in self.pending(state) else [Prompt("wait", Message("wait"), "TY-3", False)]

    def limit(self, state: TinyState, seat: Seat) -> Limit | None:
        return Limit("turn", 30000) if seat in self.pending(state) else None

    def default(self, state: TinyState, seat: Seat) -> Action | None:
        return self.legal(state, seat)[0] if seat in self.pending(state) else None

    def next_deadline(self, state: TinyState) -> int | None:
        return state.shown_until

    def redeal(self, state: TinyState, seat: Seat | None, rng: Rng) -> TinyState:
        return scramble(state, seat, rng)

    def outcome(self, state: TinyState) -> Outcome | None:
        if any(state.hands):
            return None
        points = state.points[:]
        points[state.active] += state.special  # TY-5
        places = [1 + sum(other > own for other in points) for own in points]
        sides = [
            SideScore("seat", (seat,), own, (ScoreLine("dishes", 1, own),), place)
            for seat, (own, place) in enumerate(zip(points, places, strict=True))
        ]
        return Outcome("ranked", tuple(sides), Message("all-served"))

    def invariants(self, state: TinyState) -> None:
        dishes = [state.special, *state.deck, *(dish for hand in state.hands for dish in hand)]
        lost = len(set(dishes)) != len(dishes) or sum(dishes) + sum(state.points) != sum(DISHES)
        if lost or state.pot + sum(state.coins) != COINS * state.seats or min(state.pot, *state.coins) < 0:
            raise BrokenInvariant("a dish or a coin was lost or made")


GAME = Tiny()


def scramble(state: TinyState, seat: Seat | None, rng: Rng) -> TinyState:
    """Deck and other hands dealt anew. The special was shown to all."""
    other = state.copy()
    other.rng = seeded(f"scramble {rng.next32()} {rng.next32()}")
    hidden = [other.deck, *(hand for owner, hand in enumerate(other.hands) if owner != seat)]
    dishes = [dish for pile in hidden for dish in pile]
    rng.shuffle(dishes)
    for pile in hidden:
        pile[:] = [dishes.pop() for _ in pile]
    return other


def facts(state: TinyState, seat: Seat | None) -> set[str]:
    return set() if state.shown_until is None else {f"special {state.special}"}


def holds(state: TinyState, fact: str) -> bool:
    return fact == f"special {state.special}"
