"""Rival Restaurants under the contract: the table of contents of its rules."""

from typing import Final

from atable.games.rival_restaurants import invariants as laws
from atable.games.rival_restaurants import prompts as questions
from atable.games.rival_restaurants import redeal as unknown
from atable.games.rival_restaurants import scoring, timing, views
from atable.games.rival_restaurants import setup as preparation
from atable.games.rival_restaurants.actions import (
    ChooseActive,
    ChooseSpot,
    Commit,
    DeclareCook,
    Done,
    Exempt,
    MakeOffer,
    NotDone,
    OfferInWar,
    Pass,
    RivalAction,
    SealBid,
    SetOrders,
    SetWheel,
    TakeBack,
    WithdrawOffer,
)
from atable.games.rival_restaurants.events import RivalEvent
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.options import RivalOptions, resolve
from atable.games.rival_restaurants.phases import committing, orders
from atable.games.rival_restaurants.phases.buying import barter
from atable.games.rival_restaurants.phases.flow import go_on, phase_of
from atable.games.rival_restaurants.phases.orders import NO_ORDERS
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.views import RivalView
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
    id="rival_restaurants",
    prefix="RR",
    names={"en": "Rival Restaurants", "fr": "Rival Restaurants"},
    seats_min=2,  # RR-001
    seats_max=6,
    minutes=50,
    options=RivalOptions,
    together=False,
    actions=RivalAction,
    events=RivalEvent,
    state=RivalState,
    view=RivalView,
    open_ended=(MakeOffer, SealBid, OfferInWar, DeclareCook, Exempt, SetOrders, Commit),
    cut_up=(SetWheel, ChooseActive, ChooseSpot),
    second_thoughts=(TakeBack, NotDone, WithdrawOffer, SetOrders, Commit),
    clockless="relaxed",
    longest=200_000,  # up to a hundred days, and offers as many as one likes
    rules_version="1",
)
_SECOND_THOUGHTS: Final = (TakeBack, NotDone, WithdrawOffer)
_IDLE: Final = (Pass, Done)


class RivalRestaurants:
    @property
    def spec(self) -> GameSpec:
        return SPEC

    def resolve(self, options: Options, seats: int) -> RivalOptions:
        return resolve(options, seats)

    def setup(self, options: Options, seats: int, seed: str) -> RivalState:
        return preparation.setup(resolve(options, seats), seats, seed)

    def pending(self, state: RivalState) -> list[Seat]:
        return phase_of(state).pending(state) if state.stack else []

    def may_act(self, state: RivalState) -> list[Seat]:
        if not state.stack:
            return []
        return list(range(state.seats)) if orders.may_order(state) else phase_of(state).may_act(state)

    def legal(self, state: RivalState, seat: Seat) -> list[Action]:
        """Of the standing orders, which are open-ended, only having none is listed."""
        if not state.stack or not 0 <= seat < state.seats:
            return []
        phase = phase_of(state)
        actions = phase.legal(state, seat) if seat in phase.may_act(state) else []
        if orders.may_order(state):
            actions.append(NO_ORDERS)
        return actions

    def check(self, state: RivalState, seat: Seat, action: Action) -> None:
        if not state.stack:
            raise IllegalAction("RR-279", "game-over")
        if isinstance(action, SetOrders) and 0 <= seat < state.seats:
            orders.check(state, action)
            return
        phase = phase_of(state)
        if seat not in phase.may_act(state):
            raise IllegalAction("RR-044", "not-your-turn", {"players": players(phase.pending(state))})
        if isinstance(action, Commit):
            committing.check(state, seat, action)
        else:
            phase.check(state, seat, action)

    def sample(self, state: RivalState, seat: Seat, rng: Rng) -> Action:
        """Changing one's mind is legal, and seldom plausible; so are offers that nobody asked for."""
        actions = self.legal(state, seat)
        if actions[-1] is NO_ORDERS:
            actions.pop()
            if all(isinstance(action, _SECOND_THOUGHTS) for action in actions) or rng.chance(0.02):
                return orders.some_orders(rng)
        frame = state.stack[-1]
        if isinstance(frame, Market) and rng.chance(0.25):
            offer = barter.sample(state, frame, seat, rng)
            if offer is not None:
                return offer
        if rng.chance(0.9):
            actions = [action for action in actions if not isinstance(action, _SECOND_THOUGHTS)] or actions
        if isinstance(frame, Market) and rng.chance(0.3):
            actions = [action for action in actions if isinstance(action, _IDLE)] or actions
        return rng.choice(actions)

    def play(self, state: RivalState, seat: Seat, action: Action) -> list[Event]:
        events: list[Event] = []
        if seat == CLOCK:
            assert isinstance(action, Tick)
            state.now = action.ms
            if state.stack:
                phase_of(state).tick(state, events)
        elif seat == TABLE:
            return events  # who is away changes nothing at this table
        else:
            _play(state, seat, action, events)
        go_on(state, events)
        return events

    def view(self, state: RivalState, seat: Seat | None) -> RivalView:
        return views.view(state, seat)

    def prompts(self, state: RivalState, seat: Seat | None) -> list[Prompt]:
        return questions.prompts(state, seat, self.pending(state))

    def limit(self, state: RivalState, seat: Seat) -> Limit | None:
        return timing.limit(state, seat) if seat in self.pending(state) else None

    def default(self, state: RivalState, seat: Seat) -> Action | None:
        return timing.default(state, seat) if seat in self.pending(state) else None

    def next_deadline(self, state: RivalState) -> int | None:
        return phase_of(state).next_deadline(state) if state.stack else None

    def redeal(self, state: RivalState, seat: Seat | None, rng: Rng) -> RivalState:
        return unknown.redeal(state, seat, rng)

    def outcome(self, state: RivalState) -> Outcome | None:
        return scoring.outcome(state)

    def invariants(self, state: RivalState) -> None:
        laws.invariants(state)


def _play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    state.steps[seat] += 1
    if isinstance(action, SetOrders):
        orders.play(state, seat, action, events)
    elif isinstance(action, Commit):
        committing.play(state, seat, action, events)
    else:
        phase_of(state).play(state, seat, action, events)


GAME: Final = RivalRestaurants()
