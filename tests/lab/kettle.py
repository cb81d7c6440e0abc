"""A toy with a clock and nothing else: two cooks may lift a kettle whenever they like, until it whistles."""

from typing import Any

import msgspec

from atable.kernel.actions import Action, Tick
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome, SideScore
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import CLOCK, Seat
from atable.kernel.spec import GameSpec, Options
from atable.kernel.views import Limit, Prompt, View


class Lift(Action, frozen=True):
    pass


class Lifted(Event, frozen=True):
    seat: Seat


class Whistled(Event, frozen=True):
    pass


class KettleOptions(Options, frozen=True, kw_only=True):
    whistles: int | None = 5000  # None: nothing ever ends it
    guests: bool = False  # nobody may lift
    owed: bool = False  # seat 0 owes a lift all the time


class KettleState(msgspec.Struct):
    options: KettleOptions
    rng: Rng
    now: int
    lifts: list[int]

    def copy(self) -> "KettleState":
        return KettleState(self.options, self.rng.copy(), self.now, self.lifts[:])


class KettleView(View, frozen=True):
    whistles: int | None


class Kettle:
    @property
    def spec(self) -> GameSpec:
        return GameSpec(
            id="kettle",
            prefix="KT",
            names={"en": "Kettle", "fr": "Bouilloire"},
            seats_min=2,
            seats_max=2,
            options=KettleOptions,
            together=False,
            actions=Lift,
            events=Lifted | Whistled,
            state=KettleState,
            view=KettleView,
            open_ended=(),
            longest=50,
            rules_version="1",
        )

    def resolve(self, options: Options, seats: int) -> Options:
        return options

    def setup(self, options: Options, seats: int, seed: str) -> KettleState:
        assert isinstance(options, KettleOptions)
        return KettleState(options, seeded(seed), 0, [0] * seats)

    def pending(self, state: KettleState) -> list[Seat]:
        return [0] if state.options.owed else []

    def may_act(self, state: KettleState) -> list[Seat]:
        return [] if state.options.guests else [0, 1]

    def legal(self, state: KettleState, seat: Seat) -> list[Action]:
        return [Lift()] if seat in self.may_act(state) else []

    def check(self, state: KettleState, seat: Seat, action: Action) -> None:
        if action not in self.legal(state, seat):
            raise IllegalAction("KT-01", "only-lifting")

    def sample(self, state: KettleState, seat: Seat, rng: Rng) -> Action:
        return Lift()

    def play(self, state: KettleState, seat: Seat, action: Action) -> list[Event]:
        if seat == CLOCK:
            assert isinstance(action, Tick)
            state.now = action.ms
            return [Whistled()] if state.now == state.options.whistles else []
        state.lifts[seat] += 1
        return [Lifted(seat)]

    def view(self, state: KettleState, seat: Seat | None) -> View:
        return KettleView(state.options.whistles)

    def prompts(self, state: KettleState, seat: Seat | None) -> list[Prompt]:
        return []

    def limit(self, state: KettleState, seat: Seat) -> Limit | None:
        return None

    def default(self, state: KettleState, seat: Seat) -> Action | None:
        return None

    def next_deadline(self, state: KettleState) -> int | None:
        ends = state.options.whistles
        return ends if ends is not None and state.now < ends else None

    def redeal(self, state: KettleState, seat: Seat | None, rng: Rng) -> KettleState:
        return state.copy()

    def outcome(self, state: KettleState) -> Outcome | None:
        if state.options.whistles is None or state.now < state.options.whistles:
            return None
        sides: list[Any] = [SideScore("seat", (seat,), lifts, (), 1) for seat, lifts in enumerate(state.lifts)]
        return Outcome("ranked", tuple(sides), Message("whistled"))

    def invariants(self, state: KettleState) -> None:
        return
