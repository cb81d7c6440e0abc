"""Course à l'Étoile under the contract: the table of contents of its rules."""

from typing import Final

from atable.games.course_a_letoile import invariants as laws
from atable.games.course_a_letoile import prompts as questions
from atable.games.course_a_letoile import redeal as unknown
from atable.games.course_a_letoile import scoring, timing, views
from atable.games.course_a_letoile import setup as preparation
from atable.games.course_a_letoile.actions import DEFAULT_ORDERS, CourseAction, DiscardCard, SellCard, SetStandingOrders
from atable.games.course_a_letoile.events import CourseEvent
from atable.games.course_a_letoile.frames import Attack
from atable.games.course_a_letoile.options import CourseOptions, resolve
from atable.games.course_a_letoile.phases import orders
from atable.games.course_a_letoile.phases.flow import go_on, phase_of
from atable.games.course_a_letoile.state import CourseState
from atable.games.course_a_letoile.views import CourseView
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
    id="course_a_letoile",
    prefix="CE",
    names={"en": "Course à l'Étoile", "fr": "Course à l'Étoile"},
    seats_min=2,  # CE-01
    seats_max=6,
    minutes=40,
    options=CourseOptions,
    together=False,
    actions=CourseAction,
    events=CourseEvent,
    state=CourseState,
    view=CourseView,
    open_ended=(SetStandingOrders,),
    cut_up=(DiscardCard, SellCard),
    longest=50 * 6 * 120,  # 50 Services; a turn has few decisions, but everybody may change standing orders in it
    rules_version="1",
)


class CourseALetoile:
    @property
    def spec(self) -> GameSpec:
        return SPEC

    def resolve(self, options: Options, seats: int) -> CourseOptions:
        return resolve(options, seats)

    def setup(self, options: Options, seats: int, seed: str) -> CourseState:
        return preparation.setup(resolve(options, seats), seats, seed)

    def pending(self, state: CourseState) -> list[Seat]:
        return phase_of(state).pending(state) if state.stack else []

    def may_act(self, state: CourseState) -> list[Seat]:
        if not state.stack:
            return []
        return list(range(state.seats)) if orders.may_order(state) else phase_of(state).may_act(state)

    def legal(self, state: CourseState, seat: Seat) -> list[Action]:
        """Of the standing orders, which are open-ended, only the way back to the defaults is listed."""
        if not state.stack or not 0 <= seat < state.seats:
            return []
        phase = phase_of(state)
        actions = phase.legal(state, seat) if seat in phase.may_act(state) else []
        if orders.may_order(state):
            actions.append(DEFAULT_ORDERS)
        return actions

    def check(self, state: CourseState, seat: Seat, action: Action) -> None:
        if not state.stack:
            raise IllegalAction("CE-136", "game-over")
        if isinstance(action, SetStandingOrders) and 0 <= seat < state.seats:
            orders.check(state, action)
            return
        phase = phase_of(state)
        if seat not in phase.may_act(state):
            rule = "CE-110" if isinstance(state.stack[-1], Attack) else "CE-18"
            raise IllegalAction(rule, "not-your-turn", {"players": players(phase.pending(state))})
        phase.check(state, seat, action)

    def sample(self, state: CourseState, seat: Seat, rng: Rng) -> Action:
        actions = self.legal(state, seat)
        if actions[-1] is DEFAULT_ORDERS and rng.chance(0.5):
            actions[-1] = unknown.some_orders(rng)
        return rng.choice(actions)

    def play(self, state: CourseState, seat: Seat, action: Action) -> list[Event]:
        events: list[Event] = []
        if seat == CLOCK:
            assert isinstance(action, Tick)
            state.now = action.ms
            if state.stack:
                phase_of(state).tick(state, events)
        elif seat == TABLE:
            return events  # who is away changes nothing at this table
        elif isinstance(action, SetStandingOrders):
            orders.give(state, seat, action, events)
        else:
            phase_of(state).play(state, seat, action, events)
        go_on(state, events)
        return events

    def view(self, state: CourseState, seat: Seat | None) -> CourseView:
        return views.view(state, seat)

    def prompts(self, state: CourseState, seat: Seat | None) -> list[Prompt]:
        return questions.prompts(state, seat, self.pending(state))

    def limit(self, state: CourseState, seat: Seat) -> Limit | None:
        return timing.limit(state, seat) if seat in self.pending(state) else None

    def default(self, state: CourseState, seat: Seat) -> Action | None:
        return timing.default(state, seat) if seat in self.pending(state) else None

    def next_deadline(self, state: CourseState) -> int | None:
        return phase_of(state).next_deadline(state) if state.stack else None

    def redeal(self, state: CourseState, seat: Seat | None, rng: Rng) -> CourseState:
        return unknown.redeal(state, seat, rng)

    def outcome(self, state: CourseState) -> Outcome | None:
        return scoring.outcome(state)

    def invariants(self, state: CourseState) -> None:
        laws.invariants(state)


GAME: Final = CourseALetoile()
