"""Banquet Royal under the contract: the table of contents of its rules."""

from typing import Final, Protocol

from atable.games.banquet_royal import invariants as laws
from atable.games.banquet_royal import prompts as questions
from atable.games.banquet_royal import redeal as unknown
from atable.games.banquet_royal import scoring, timing, views
from atable.games.banquet_royal import setup as preparation
from atable.games.banquet_royal.actions import LOOK, BanquetAction, Look
from atable.games.banquet_royal.events import BanquetEvent
from atable.games.banquet_royal.frames import Losing, Memorising, Placing, PlacingOrders, Refilling, Serving
from atable.games.banquet_royal.options import BanquetOptions, resolve
from atable.games.banquet_royal.phases import losing, memorising, placing, placing_orders, refilling, serving
from atable.games.banquet_royal.state import BanquetState
from atable.games.banquet_royal.views import BanquetView
from atable.kernel.actions import Action, Tick
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.messages import Player, Several
from atable.kernel.outcome import Outcome
from atable.kernel.rng import Rng
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.spec import GameSpec, Options
from atable.kernel.views import Limit, Prompt


class Phase(Protocol):
    """A module of `phases`."""

    def pending(self, state: BanquetState) -> list[Seat]: ...
    def legal(self, state: BanquetState, seat: Seat) -> list[Action]: ...
    def check(self, state: BanquetState, seat: Seat, action: Action) -> None: ...
    def play(self, state: BanquetState, seat: Seat, action: Action) -> list[Event]: ...


PHASES: Final[dict[type, Phase]] = {
    PlacingOrders: placing_orders,
    Memorising: memorising,
    Placing: placing,
    Losing: losing,
    Serving: serving,
    Refilling: refilling,
}

SPEC: Final = GameSpec(
    id="banquet_royal",
    prefix="BR",
    names={"en": "Banquet Royal", "fr": "Banquet Royal"},
    seats_min=2,  # BR-01
    seats_max=4,
    minutes=20,
    options=BanquetOptions,
    together=False,
    actions=BanquetAction,
    events=BanquetEvent,
    state=BanquetState,
    view=BanquetView,
    open_ended=(),
    longest=500,  # 36 spaces and at most 8 emptied ones, up to 5 decisions a turn, and the setup
    rules_version="1",
)


class BanquetRoyal:
    @property
    def spec(self) -> GameSpec:
        return SPEC

    def resolve(self, options: Options, seats: int) -> BanquetOptions:
        return resolve(options, seats)

    def setup(self, options: Options, seats: int, seed: str) -> BanquetState:
        return preparation.setup(resolve(options, seats), seats, seed)

    def pending(self, state: BanquetState) -> list[Seat]:
        return PHASES[type(state.stack[-1])].pending(state) if state.stack else []

    def may_act(self, state: BanquetState) -> list[Seat]:
        pending = self.pending(state)
        if state.options.pace != "relaxed":
            return pending
        return [seat for seat in range(state.seats) if seat in pending or memorising.may_look(state, seat)]

    def legal(self, state: BanquetState, seat: Seat) -> list[Action]:
        phase = PHASES[type(state.stack[-1])] if state.stack else None
        if phase is not None and seat in phase.pending(state):
            actions = phase.legal(state, seat)
            if phase is not memorising and memorising.may_look(state, seat):
                actions.append(LOOK)
            return actions
        return [LOOK] if 0 <= seat < state.seats and memorising.may_look(state, seat) else []

    def check(self, state: BanquetState, seat: Seat, action: Action) -> None:
        if not state.stack:
            raise IllegalAction("BR-91", "game-over")
        if isinstance(action, Look) and 0 <= seat < state.seats:
            memorising.check_look(state, seat)
            return
        phase = PHASES[type(state.stack[-1])]
        pending = phase.pending(state)
        if seat not in pending:
            waiting = Several(tuple(Player(other) for other in pending))
            raise IllegalAction("BR-31", "not-your-turn", {"players": waiting})
        phase.check(state, seat, action)

    def sample(self, state: BanquetState, seat: Seat, rng: Rng) -> Action:
        return rng.choice(self.legal(state, seat))

    def play(self, state: BanquetState, seat: Seat, action: Action) -> list[Event]:
        if seat == CLOCK:
            assert isinstance(action, Tick)
            return timing.tick(state, action.ms)
        if seat == TABLE:
            return []  # who is away changes nothing at this table
        if isinstance(action, Look):
            return memorising.look(state, seat)
        return PHASES[type(state.stack[-1])].play(state, seat, action)

    def view(self, state: BanquetState, seat: Seat | None) -> BanquetView:
        return views.view(state, seat)

    def prompts(self, state: BanquetState, seat: Seat | None) -> list[Prompt]:
        return questions.prompts(state, seat, self.pending(state))

    def limit(self, state: BanquetState, seat: Seat) -> Limit | None:
        return timing.limit(state, seat) if seat in self.pending(state) else None

    def default(self, state: BanquetState, seat: Seat) -> Action | None:
        return timing.default(state, seat) if seat in self.pending(state) else None

    def next_deadline(self, state: BanquetState) -> int | None:
        return timing.next_deadline(state)

    def redeal(self, state: BanquetState, seat: Seat | None, rng: Rng) -> BanquetState:
        return unknown.redeal(state, seat, rng)

    def outcome(self, state: BanquetState) -> Outcome | None:
        return scoring.outcome(state)

    def invariants(self, state: BanquetState) -> None:
        laws.invariants(state)


GAME: Final = BanquetRoyal()
