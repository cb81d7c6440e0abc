"""Critter Kitchen under the contract: the table of contents of its rules."""

from typing import Final

from atable.games.critter_kitchen import invariants as laws
from atable.games.critter_kitchen import prompts as questions
from atable.games.critter_kitchen import redeal as unknown
from atable.games.critter_kitchen import scoring, timing, views
from atable.games.critter_kitchen import setup as preparation
from atable.games.critter_kitchen.actions import (
    NO_ORDERS,
    PRESENT,
    AddCookbook,
    AddIngredient,
    AddSoup,
    AddSpice,
    ClearPlate,
    CookOpenly,
    CritterAction,
    PairWine,
    PourCoffee,
    PutAway,
    RecallChef,
    SendChef,
    SetStandingOrders,
    TakeBack,
)
from atable.games.critter_kitchen.events import CritterEvent
from atable.games.critter_kitchen.options import CritterOptions, resolve
from atable.games.critter_kitchen.phases import orders
from atable.games.critter_kitchen.phases.flow import go_on, phase_of
from atable.games.critter_kitchen.state import CritterState
from atable.games.critter_kitchen.views import CritterView
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
    id="critter_kitchen",
    prefix="CK",
    names={"en": "Critter Kitchen", "fr": "Critter Kitchen"},
    seats_min=1,  # CK-297
    seats_max=5,
    minutes=60,
    options=CritterOptions,
    together=False,
    actions=CritterAction,
    events=CritterEvent,
    state=CritterState,
    view=CritterView,
    open_ended=(SetStandingOrders,),
    cut_up=(
        SendChef,
        RecallChef,
        PourCoffee,
        AddIngredient,
        AddSpice,
        AddSoup,
        AddCookbook,
        PairWine,
        ClearPlate,
        CookOpenly,
        PutAway,
    ),
    second_thoughts=(TakeBack,),
    longest=20_000,  # some fifty decisions a player, but plans and plates may be changed again and again
    rules_version="1",
)


class CritterKitchen:
    @property
    def spec(self) -> GameSpec:
        return SPEC

    def resolve(self, options: Options, seats: int) -> CritterOptions:
        return resolve(options, seats)

    def setup(self, options: Options, seats: int, seed: str) -> CritterState:
        return preparation.setup(resolve(options, seats), seats, seed)

    def pending(self, state: CritterState) -> list[Seat]:
        return phase_of(state).pending(state) if state.stack else []

    def may_act(self, state: CritterState) -> list[Seat]:
        if orders.may_order(state):
            return list(range(state.seats))
        return phase_of(state).may_act(state) if state.stack else []

    def legal(self, state: CritterState, seat: Seat) -> list[Action]:
        """Of the standing orders, which are open-ended, only having none is listed."""
        if not state.stack or not 0 <= seat < state.seats:
            return []
        phase = phase_of(state)
        actions = phase.legal(state, seat) if seat in phase.may_act(state) else []
        if orders.may_order(state):
            actions.append(NO_ORDERS)
        return actions

    def check(self, state: CritterState, seat: Seat, action: Action) -> None:
        if not state.stack:
            raise IllegalAction("CK-078", "game-over")
        if isinstance(action, SetStandingOrders) and 0 <= seat < state.seats:
            orders.check(state, action)
            return
        phase = phase_of(state)
        if seat not in phase.may_act(state):
            raise IllegalAction("CK-013", "not-your-turn", {"players": players(phase.pending(state))})
        phase.check(state, seat, action)

    def sample(self, state: CritterState, seat: Seat, rng: Rng) -> Action:
        """Changing one's mind is legal, and seldom plausible."""
        actions = self.legal(state, seat)
        if actions[-1] is NO_ORDERS:
            actions.pop()
            if all(isinstance(action, TakeBack) for action in actions) or rng.chance(0.1):
                return unknown.some_orders(rng)
        ready = actions[-1] is PRESENT
        if ready and rng.chance(0.2):
            return PRESENT
        if ready or rng.chance(0.9):
            actions = [action for action in actions if not isinstance(action, _BACKWARD)] or actions
        return rng.choice(actions)

    def play(self, state: CritterState, seat: Seat, action: Action) -> list[Event]:
        events: list[Event] = []
        if seat == CLOCK:
            assert isinstance(action, Tick)
            state.now = action.ms
            if state.stack:
                phase_of(state).tick(state, events)
        elif seat == TABLE:
            return events  # who is away changes nothing at this table
        else:
            state.steps[seat] += 1
            if isinstance(action, SetStandingOrders):
                orders.give(state, seat, action, events)
            else:
                phase_of(state).play(state, seat, action, events)
        go_on(state, events)
        return events

    def view(self, state: CritterState, seat: Seat | None) -> CritterView:
        return views.view(state, seat)

    def prompts(self, state: CritterState, seat: Seat | None) -> list[Prompt]:
        return questions.prompts(state, seat, self.pending(state))

    def limit(self, state: CritterState, seat: Seat) -> Limit | None:
        return timing.limit(state, seat) if seat in self.pending(state) else None

    def default(self, state: CritterState, seat: Seat) -> Action | None:
        return timing.default(state, seat) if seat in self.pending(state) else None

    def next_deadline(self, state: CritterState) -> int | None:
        return phase_of(state).next_deadline(state) if state.stack else None

    def redeal(self, state: CritterState, seat: Seat | None, rng: Rng) -> CritterState:
        return unknown.redeal(state, seat, rng)

    def outcome(self, state: CritterState) -> Outcome | None:
        return scoring.outcome(state)

    def invariants(self, state: CritterState) -> None:
        laws.invariants(state)


_BACKWARD: Final = (RecallChef, ClearPlate, CookOpenly, TakeBack)

GAME: Final = CritterKitchen()
