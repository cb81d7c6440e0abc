"""The Last Spoonful under the contract: the table of contents of its rules."""

from typing import Final

from atable.games.soup import invariants as laws
from atable.games.soup import prompts as questions
from atable.games.soup import redeal as unknown
from atable.games.soup import scoring, timing, views
from atable.games.soup import setup as preparation
from atable.games.soup.actions import SoupAction
from atable.games.soup.events import SoupEvent
from atable.games.soup.options import SoupOptions, resolve
from atable.games.soup.phases.flow import go_on, phase_of
from atable.games.soup.state import SoupState
from atable.games.soup.views import SoupView
from atable.kernel.actions import Action, Tick
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.messages import players
from atable.kernel.outcome import Outcome
from atable.kernel.rng import Rng
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.spec import GameSpec, Options
from atable.kernel.views import Limit, Prompt

SPEC: Final = GameSpec(
    id="soup",
    prefix="SO",
    names={"en": "The Last Spoonful", "fr": "La dernière cuillerée"},
    seats_min=2,  # SO-01
    seats_max=4,
    minutes=5,
    options=SoupOptions,
    together=False,
    actions=SoupAction,
    events=SoupEvent,
    state=SoupState,
    view=SoupView,
    open_ended=(),
    longest=34,  # four bowls, and thirty turns of one spoonful
    rules_version="1",
)


class Soup:
    @property
    def spec(self) -> GameSpec:
        return SPEC

    def resolve(self, options: Options, seats: int) -> SoupOptions:
        return resolve(options)

    def setup(self, options: Options, seats: int, seed: str) -> SoupState:
        return preparation.setup(resolve(options), seats, seed)

    def pending(self, state: SoupState) -> list[Seat]:
        return phase_of(state).pending(state) if state.stack else []

    def may_act(self, state: SoupState) -> list[Seat]:
        return phase_of(state).may_act(state) if state.stack else []

    def legal(self, state: SoupState, seat: Seat) -> list[Action]:
        return phase_of(state).legal(state, seat) if seat in self.may_act(state) else []

    def check(self, state: SoupState, seat: Seat, action: Action) -> None:
        if not state.stack:
            raise IllegalAction("SO-08", "game-over")
        phase = phase_of(state)
        if seat not in phase.may_act(state):
            raise IllegalAction("SO-05", "not-your-turn", {"players": players(phase.pending(state))})
        phase.check(state, seat, action)

    def sample(self, state: SoupState, seat: Seat, rng: Rng) -> Action:
        return rng.choice(self.legal(state, seat))

    def play(self, state: SoupState, seat: Seat, action: Action) -> list[Event]:
        events: list[Event] = []
        if seat == CLOCK:
            assert isinstance(action, Tick)
            state.now = action.ms
            if state.stack:
                phase_of(state).tick(state, events)
        elif seat == TABLE:
            return events  # who is away changes nothing at this table
        else:
            phase_of(state).play(state, seat, action, events)
        go_on(state, events)
        return events

    def view(self, state: SoupState, seat: Seat | None) -> SoupView:
        return views.view(state, seat)

    def prompts(self, state: SoupState, seat: Seat | None) -> list[Prompt]:
        return questions.prompts(state, seat, self.pending(state))

    def limit(self, state: SoupState, seat: Seat) -> Limit | None:
        return timing.limit(state) if seat in self.pending(state) else None

    def default(self, state: SoupState, seat: Seat) -> Action | None:
        return timing.default(state, seat) if seat in self.pending(state) else None

    def next_deadline(self, state: SoupState) -> int | None:
        return phase_of(state).next_deadline(state) if state.stack else None

    def redeal(self, state: SoupState, seat: Seat | None, rng: Rng) -> SoupState:
        return unknown.redeal(state, seat, rng)

    def outcome(self, state: SoupState) -> Outcome | None:
        return scoring.outcome(state)

    def invariants(self, state: SoupState) -> None:
        laws.invariants(state)


GAME: Final = Soup()
