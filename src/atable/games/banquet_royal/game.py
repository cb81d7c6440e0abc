"""Banquet Royal under the contract: the table of contents of its rules."""

from typing import Final

from atable.games.banquet_royal import invariants as laws
from atable.games.banquet_royal import prompts as questions
from atable.games.banquet_royal import redeal as unknown
from atable.games.banquet_royal import scoring, timing, views
from atable.games.banquet_royal import setup as preparation
from atable.games.banquet_royal.actions import LOOK, BanquetAction, Look
from atable.games.banquet_royal.events import BanquetEvent
from atable.games.banquet_royal.options import BanquetOptions, resolve
from atable.games.banquet_royal.phases.flow import go_on, phase_of
from atable.games.banquet_royal.phases.showings import check_look, look, may_look
from atable.games.banquet_royal.state import BanquetState
from atable.games.banquet_royal.views import BanquetView
from atable.kernel.actions import Action, Tick
from atable.kernel.clocks import earliest
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.messages import players
from atable.kernel.outcome import Outcome
from atable.kernel.rng import Rng
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.spec import GameSpec, Options
from atable.kernel.views import Limit, Prompt

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
        return phase_of(state).pending(state) if state.stack else []

    def may_act(self, state: BanquetState) -> list[Seat]:
        able = phase_of(state).may_act(state) if state.stack else []
        if state.options.pace != "relaxed":
            return able
        return [seat for seat in range(state.seats) if seat in able or may_look(state, seat)]

    def legal(self, state: BanquetState, seat: Seat) -> list[Action]:
        """A personal showing may be had beside any phase; the memorising itself names it first."""
        if not state.stack or not 0 <= seat < state.seats:
            return []
        phase = phase_of(state)
        actions = phase.legal(state, seat) if seat in phase.may_act(state) else []
        if may_look(state, seat) and LOOK not in actions:
            actions.append(LOOK)
        return actions

    def check(self, state: BanquetState, seat: Seat, action: Action) -> None:
        if not state.stack:
            raise IllegalAction("BR-91", "game-over")
        if isinstance(action, Look) and 0 <= seat < state.seats:
            check_look(state, seat)
            return
        phase = phase_of(state)
        if seat not in phase.may_act(state):
            raise IllegalAction("BR-31", "not-your-turn", {"players": players(phase.pending(state))})
        phase.check(state, seat, action)

    def sample(self, state: BanquetState, seat: Seat, rng: Rng) -> Action:
        return rng.choice(self.legal(state, seat))

    def play(self, state: BanquetState, seat: Seat, action: Action) -> list[Event]:
        events: list[Event] = []
        if seat == CLOCK:
            assert isinstance(action, Tick)
            state.now = action.ms
            timing.end_showings(state, events)
            if state.stack:
                phase_of(state).tick(state, events)
        elif seat == TABLE:
            return events  # who is away changes nothing at this table
        elif isinstance(action, Look):
            look(state, seat, events)
        else:
            phase_of(state).play(state, seat, action, events)
        go_on(state, events)
        return events

    def view(self, state: BanquetState, seat: Seat | None) -> BanquetView:
        return views.view(state, seat)

    def prompts(self, state: BanquetState, seat: Seat | None) -> list[Prompt]:
        return questions.prompts(state, seat, self.pending(state))

    def limit(self, state: BanquetState, seat: Seat) -> Limit | None:
        return timing.limit(state, seat) if seat in self.pending(state) else None

    def default(self, state: BanquetState, seat: Seat) -> Action | None:
        return timing.default(state, seat) if seat in self.pending(state) else None

    def next_deadline(self, state: BanquetState) -> int | None:
        return earliest([phase_of(state).next_deadline(state), timing.next_showing(state)]) if state.stack else None

    def redeal(self, state: BanquetState, seat: Seat | None, rng: Rng) -> BanquetState:
        return unknown.redeal(state, seat, rng)

    def outcome(self, state: BanquetState) -> Outcome | None:
        return scoring.outcome(state)

    def invariants(self, state: BanquetState) -> None:
        laws.invariants(state)


GAME: Final = BanquetRoyal()
