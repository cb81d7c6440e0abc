"""Kitchen Rush under the contract: the table of contents of its rules."""

from typing import Final

from atable.games.kitchen_rush import invariants as laws
from atable.games.kitchen_rush import prompts as questions
from atable.games.kitchen_rush import redeal as unknown
from atable.games.kitchen_rush import scoring, timing, views
from atable.games.kitchen_rush import setup as preparation
from atable.games.kitchen_rush.actions import (
    AssignTiles,
    BuyIngredients,
    BuyScoops,
    BuySpices,
    DeliveryChoice,
    EventChoice,
    HostPropose,
    HostSuggest,
    PauseVote,
    PayChoice,
    RushAction,
    SinkWash,
    SwapPlate,
    Unready,
    WaiterTake,
)
from atable.games.kitchen_rush.events import RushEvent
from atable.games.kitchen_rush.options import RushOptions, resolve
from atable.games.kitchen_rush.phases import pausing
from atable.games.kitchen_rush.phases.flow import go_on, phase_of
from atable.games.kitchen_rush.state import RushState
from atable.games.kitchen_rush.table import sampling
from atable.games.kitchen_rush.views import RushView
from atable.kernel.actions import Action, Away, Back, Tick
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.outcome import Outcome
from atable.kernel.rng import Rng
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.spec import GameSpec, Options
from atable.kernel.views import Limit, Prompt

SPEC: Final = GameSpec(
    id="kitchen_rush",
    prefix="KR",
    names={"en": "Kitchen Rush", "fr": "Kitchen Rush"},
    seats_min=1,  # KR-002
    seats_max=4,
    minutes=40,
    options=RushOptions,
    together=True,  # KR-001
    actions=RushAction,
    events=RushEvent,
    state=RushState,
    view=RushView,
    open_ended=(
        HostSuggest,
        HostPropose,
        AssignTiles,
        WaiterTake,
        SwapPlate,
        BuyIngredients,
        BuySpices,
        BuyScoops,
        SinkWash,
        EventChoice,
        DeliveryChoice,
        PayChoice,
    ),
    second_thoughts=(Unready, PauseVote),
    own_pause=True,  # once a round, for a minute at most
    clockless="relaxed",  # KR-238: in simulation the sand runs
    longest=40_000,  # four rounds of at most five minutes, and hands as fast as one likes
    rules_version="1",
)


class KitchenRush:
    @property
    def spec(self) -> GameSpec:
        return SPEC

    def resolve(self, options: Options, seats: int) -> RushOptions:
        return resolve(options, seats)

    def setup(self, options: Options, seats: int, seed: str) -> RushState:
        state = preparation.setup(resolve(options, seats), seats, seed)
        go_on(state, [])
        return state

    def pending(self, state: RushState) -> list[Seat]:
        return phase_of(state).pending(state) if state.stack else []

    def may_act(self, state: RushState) -> list[Seat]:
        return phase_of(state).may_act(state) if state.stack else []

    def legal(self, state: RushState, seat: Seat) -> list[Action]:
        if not state.stack or not 0 <= seat < state.seats:
            return []
        return phase_of(state).legal(state, seat)

    def check(self, state: RushState, seat: Seat, action: Action) -> None:
        if not state.stack:
            raise IllegalAction("KR-009", "game-over")
        if not 0 <= seat < state.seats:
            raise IllegalAction("KR-002", "not-at-this-table")
        phase_of(state).check(state, seat, action)  # nobody waits for a turn (KR-005): each phase says what it refuses

    def sample(self, state: RushState, seat: Seat, rng: Rng) -> Action:
        return sampling.sample(state, seat, self.legal(state, seat), rng)

    def play(self, state: RushState, seat: Seat, action: Action) -> list[Event]:
        events: list[Event] = []
        if seat == CLOCK:
            assert isinstance(action, Tick)
            state.now = action.ms
            if state.stack:
                phase_of(state).tick(state, events)
        elif seat == TABLE:
            if isinstance(action, Away):
                pausing.go_away(state, action.seat)
            elif isinstance(action, Back):
                pausing.come_back(state, action.seat, events)
        else:
            state.steps[seat] += 1
            phase_of(state).play(state, seat, action, events)
        go_on(state, events)
        return events

    def view(self, state: RushState, seat: Seat | None) -> RushView:
        return views.view(state, seat)

    def prompts(self, state: RushState, seat: Seat | None) -> list[Prompt]:
        return questions.prompts(state, seat, self.pending(state) or self.may_act(state))

    def limit(self, state: RushState, seat: Seat) -> Limit | None:
        return timing.limit(state, seat) if seat in self.pending(state) else None

    def default(self, state: RushState, seat: Seat) -> Action | None:
        return timing.default(state, seat) if seat in self.pending(state) else None

    def next_deadline(self, state: RushState) -> int | None:
        return phase_of(state).next_deadline(state) if state.stack else None

    def redeal(self, state: RushState, seat: Seat | None, rng: Rng) -> RushState:
        return unknown.redeal(state, seat, rng)

    def outcome(self, state: RushState) -> Outcome | None:
        return scoring.outcome(state)

    def invariants(self, state: RushState) -> None:
        laws.invariants(state)


GAME: Final = KitchenRush()
