"""Toy memory: what is shown once and then hidden, to all or to one, and never told in an event.
Read in order: content, actions, events, frames and state, view, phases, the contract.

TM-01  Of 8 tokens, 2 of each dish, 6 lie on the places of the table; 2 are put aside unseen.
TM-02  The first four places are shown to the players until all are ready; live for 10 s at most.
TM-03  Spectators are shown nothing that is face down: they must not be a player's second look.
TM-04  In turn, a player announces the dish of a face-down place, or peeks.
TM-05  An announced token is turned up for all. Right: it is the player's. Wrong: nobody's.
TM-06  A player peeks at most twice in a game: one place is shown in the same way, to nobody else; the turn is over.
TM-07  When all are turned up, the most tokens win; equal ones share the victory.
"""

from typing import ClassVar, Final, Literal

import msgspec

from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.frames import FrozenFrame
from atable.kernel.game import Game
from atable.kernel.outcome import Outcome
from atable.kernel.phases import Phase, top
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import GameSpec, Options, Pace
from atable.kernel.views import Limit, Prompt, View
from tests.toys.common import Quiet, Toy, ask_or_wait, fresh, ranked, require, score_sheet

Dish = Literal["soup", "fish", "cake", "tea"]
DISHES: Final[tuple[Dish, ...]] = ("soup", "fish", "cake", "tea")
PLACES, SHOWN, PEEKS, SHOW_MS = 6, 4, 2, 10_000
THINKING: Final = {"live": 30_000, "relaxed": 86_400_000}  # ms; no limit in simulation


class Ready(Action, frozen=True):
    """I have seen what is shown to all, or what I peek at."""


class Announce(Action, frozen=True):
    place: int
    dish: Dish


class Peek(Action, frozen=True):
    place: int


class SeatReady(Event, frozen=True):
    seat: Seat


class Hidden(Event, frozen=True):
    reveals: ClassVar[bool] = True  # no undo leads back to what was shown


class Peeked(Event, frozen=True):
    reveals: ClassVar[bool] = True  # in the view of one seat, never here
    seat: Seat
    place: int


class TurnedUp(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    place: int
    named: Dish
    dish: Dish


class Showing(FrozenFrame, frozen=True):
    seats: tuple[Seat, ...]  # to whom: all players (TM-02) or one (TM-06)
    places: tuple[int, ...]
    waiting: tuple[Seat, ...]  # who is not ready
    until: int | None  # None: no timer


class Turn(FrozenFrame, frozen=True): ...


class MemoryState(msgspec.Struct):
    now: int
    rng: Rng
    pace: Pace
    stack: list[Showing | Turn]  # empty: the game is over
    active: Seat
    tokens: list[Dish]  # by place, turned up or not
    aside: list[Dish]
    down: list[bool]
    won: list[tuple[int, ...]]  # places, by seat
    peeks: list[int]  # left, by seat
    seen: list[tuple[int, ...]]  # places, by seat: the view no longer shows them, `redeal` never forgets them

    def copy(self) -> "MemoryState":
        rng, stack, tokens, aside = self.rng.copy(), self.stack[:], self.tokens[:], self.aside[:]
        down, won, peeks, seen = self.down[:], self.won[:], self.peeks[:], self.seen[:]
        return MemoryState(self.now, rng, self.pace, stack, self.active, tokens, aside, down, won, peeks, seen)


class MemoryView(View, frozen=True):
    seat: Seat | None
    showing: tuple[int, ...]  # the places that some or all players look at now
    active: Seat
    until: int | None  # the table time at which the showing ends
    places: tuple[Dish | None, ...]  # what is turned up, or shown to the viewer at this moment
    down: tuple[bool, ...]
    won: tuple[tuple[int, ...], ...]
    peeks: tuple[int, ...]


def show(state: MemoryState, seats: tuple[Seat, ...], places: tuple[int, ...]) -> None:
    state.stack = [Showing(seats, places, seats, state.now + SHOW_MS if state.pace == "live" else None)]
    for seat in seats:
        state.seen[seat] += places


def next_turn(state: MemoryState) -> None:
    state.active = (state.active + 1) % len(state.won)
    state.stack = [Turn()] if any(state.down) else []  # TM-07


class ShowingPhase:
    def pending(self, state: MemoryState) -> list[Seat]:
        return list(top(state, Showing).waiting)

    may_act = pending

    def legal(self, state: MemoryState, seat: Seat) -> list[Action]:
        return [Ready()]

    def check(self, state: MemoryState, seat: Seat, action: Action) -> None:
        if not isinstance(action, Ready):
            raise not_now(state, action)

    def play(self, state: MemoryState, seat: Seat, action: Action, events: list[Event]) -> None:
        showing = top(state, Showing)
        waiting = tuple(other for other in showing.waiting if other != seat)
        state.stack = [msgspec.structs.replace(showing, waiting=waiting)]
        events.append(SeatReady(seat))

    def step(self, state: MemoryState, events: list[Event]) -> bool:
        if top(state, Showing).waiting:
            return False
        next_turn(state)
        events.append(Hidden())
        return True

    def tick(self, state: MemoryState, events: list[Event]) -> None:
        if top(state, Showing).until == state.now:
            state.stack = [msgspec.structs.replace(top(state, Showing), waiting=())]

    def next_deadline(self, state: MemoryState) -> int | None:
        return top(state, Showing).until


class TurnPhase(Quiet[MemoryState]):
    def pending(self, state: MemoryState) -> list[Seat]:
        return [state.active]

    may_act = pending

    def legal(self, state: MemoryState, seat: Seat) -> list[Action]:
        places = [place for place, down in enumerate(state.down) if down]
        peeks = [Peek(place) for place in places if state.peeks[seat]]
        return [*(Announce(place, dish) for place in places for dish in DISHES), *peeks]

    def check(self, state: MemoryState, seat: Seat, action: Action) -> None:
        if action not in self.legal(state, seat):
            raise not_now(state, action)

    def play(self, state: MemoryState, seat: Seat, action: Action, events: list[Event]) -> None:
        if isinstance(action, Peek):
            state.peeks[seat] -= 1
            show(state, (seat,), (action.place,))
            events.append(Peeked(seat, action.place))
        elif isinstance(action, Announce):
            state.down[action.place] = False
            if state.tokens[action.place] == action.dish:
                state.won[seat] += (action.place,)  # TM-05
            next_turn(state)
            events.append(TurnedUp(seat, action.place, action.dish, state.tokens[action.place]))


def not_now(state: MemoryState, action: Action) -> IllegalAction:
    rule = "TM-02" if isinstance(action, Ready) else "TM-06" if isinstance(action, Peek) else "TM-04"
    return IllegalAction(rule if state.stack else "TM-07", "not-now")


class Memory(Toy[MemoryState]):
    phases: Final[dict[type, Phase[MemoryState]]] = {Showing: ShowingPhase(), Turn: TurnPhase()}
    refusal = staticmethod(not_now)
    spec: Final = GameSpec(
        id="toy_memory", prefix="TM", names={"en": "Toy memory", "fr": "Petite mémoire"}, rules_version="1",
        seats_min=2, seats_max=4, together=False, options=Options, state=MemoryState, view=MemoryView,
        actions=Ready | Announce | Peek, events=SeatReady | Hidden | Peeked | TurnedUp, open_ended=(),
        longest=4 + PLACES + 2 * 4 * PEEKS,  # all are ready, each place is announced, each peek ends with a Ready
    )  # fmt: skip

    def setup(self, options: Options, seats: int, seed: str) -> MemoryState:
        rng, tokens = seeded(seed), [*DISHES, *DISHES]
        rng.shuffle(tokens)
        first, table, aside, down = rng.below(seats), tokens[:PLACES], tokens[PLACES:], [True] * PLACES
        pace, peeks = options.pace, [PEEKS] * seats
        state = MemoryState(0, rng, pace, [], first, table, aside, down, [()] * seats, peeks, [()] * seats)
        show(state, tuple(range(seats)), tuple(range(SHOWN)))
        return state

    def view(self, state: MemoryState, seat: Seat | None) -> MemoryView:
        showings = [frame for frame in state.stack if isinstance(frame, Showing)]
        showing = tuple(place for frame in showings for place in frame.places)
        in_sight = [place for place in showing if seat in showings[-1].seats]  # TM-03: never a spectator's
        places = tuple(None if state.down[at] and at not in in_sight else dish for at, dish in enumerate(state.tokens))
        down, won, peeks, until = tuple(state.down), tuple(state.won), tuple(state.peeks), self.next_deadline(state)
        return MemoryView(seat, showing, state.active, until, places, down, won, peeks)

    def prompts(self, state: MemoryState, seat: Seat | None) -> list[Prompt]:
        step, rule = ("turn", "TM-04") if Turn() in state.stack else ("showing", "TM-02")
        number = f"{step}-{sum(state.down)}-{sum(state.peeks)}"
        return ask_or_wait(number, step, rule, self.pending(state), seat) if state.stack else []

    def limit(self, state: MemoryState, seat: Seat) -> Limit | None:
        if seat not in self.pending(state) or self.next_deadline(state) is not None:
            return None
        return Limit("turn", THINKING[state.pace]) if state.pace in THINKING else None

    def default(self, state: MemoryState, seat: Seat) -> Action | None:
        return self.legal(state, seat)[0] if seat in self.pending(state) else None

    def redeal(self, state: MemoryState, seat: Seat | None, rng: Rng) -> MemoryState:
        other = state.copy()
        other.rng = fresh(rng)
        known = () if seat is None else state.seen[seat]
        unknown = [place for place in range(PLACES) if state.down[place] and place not in known]
        tokens = [state.tokens[place] for place in unknown] + state.aside
        rng.shuffle(tokens)
        for place in unknown:
            other.tokens[place] = tokens.pop()
        other.aside = tokens
        return other

    def outcome(self, state: MemoryState) -> Outcome | None:
        sheets = [score_sheet({"tokens": len(places)}, {"tokens": 1}) for places in state.won]
        return None if state.stack else ranked(sheets, "ended-all-turned-up")  # TM-07

    def invariants(self, state: MemoryState) -> None:
        won = [place for places in state.won for place in places]
        require(sorted([*state.tokens, *state.aside]) == sorted([*DISHES, *DISHES]), "a token was lost or made")
        require(len(won) == len(set(won)), "a token was won twice")
        require(not any(state.down[place] for place in won), "a token was won face down")


GAME: Final[Game[MemoryState]] = Memory()
