"""Course à l'Étoile under the contract: the table of contents of its rules."""

from typing import Final, Protocol

from atable.games.course_a_letoile import invariants as laws
from atable.games.course_a_letoile import prompts as questions
from atable.games.course_a_letoile import redeal as unknown
from atable.games.course_a_letoile import scoring, timing, views
from atable.games.course_a_letoile import setup as preparation
from atable.games.course_a_letoile.actions import DEFAULT_ORDERS, CourseAction, DiscardCard, SellCard, SetStandingOrders
from atable.games.course_a_letoile.events import CourseEvent
from atable.games.course_a_letoile.frames import Attack, Drawing, Ending, Losing, Playing
from atable.games.course_a_letoile.options import CourseOptions, resolve
from atable.games.course_a_letoile.phases import attacking, drawing, ending, losing, orders, playing
from atable.games.course_a_letoile.state import CourseState
from atable.games.course_a_letoile.views import CourseView
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

    def pending(self, state: CourseState) -> list[Seat]: ...
    def legal(self, state: CourseState, seat: Seat) -> list[Action]: ...
    def check(self, state: CourseState, seat: Seat, action: Action) -> None: ...
    def play(self, state: CourseState, seat: Seat, action: Action) -> list[Event]: ...


PHASES: Final[dict[type, Phase]] = {
    Drawing: drawing,
    Playing: playing,
    Attack: attacking,
    Losing: losing,
    Ending: ending,
}

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
        return PHASES[type(state.stack[-1])].pending(state) if state.stack else []

    def may_act(self, state: CourseState) -> list[Seat]:
        return list(range(state.seats)) if orders.may_order(state) else self.pending(state)

    def legal(self, state: CourseState, seat: Seat) -> list[Action]:
        """Of the standing orders, which are open-ended, only the way back to the defaults is listed."""
        if not state.stack or not 0 <= seat < state.seats:
            return []
        phase = PHASES[type(state.stack[-1])]
        actions = phase.legal(state, seat) if seat in phase.pending(state) else []
        if orders.may_order(state):
            actions.append(DEFAULT_ORDERS)
        return actions

    def check(self, state: CourseState, seat: Seat, action: Action) -> None:
        if not state.stack:
            raise IllegalAction("CE-136", "game-over")
        if isinstance(action, SetStandingOrders) and 0 <= seat < state.seats:
            orders.check(state, action)
            return
        phase = PHASES[type(state.stack[-1])]
        pending = phase.pending(state)
        if seat not in pending:
            waiting = Several(tuple(Player(other) for other in pending))
            rule = "CE-110" if phase is attacking else "CE-18"
            raise IllegalAction(rule, "not-your-turn", {"players": waiting})
        phase.check(state, seat, action)

    def sample(self, state: CourseState, seat: Seat, rng: Rng) -> Action:
        actions = self.legal(state, seat)
        if actions[-1] is DEFAULT_ORDERS and rng.chance(0.5):
            actions[-1] = unknown.some_orders(rng)
        return rng.choice(actions)

    def play(self, state: CourseState, seat: Seat, action: Action) -> list[Event]:
        if seat == CLOCK:
            assert isinstance(action, Tick)
            return timing.tick(state, action.ms)
        if seat == TABLE:
            return []  # who is away changes nothing at this table
        if isinstance(action, SetStandingOrders):
            return orders.give(state, seat, action)
        return PHASES[type(state.stack[-1])].play(state, seat, action)

    def view(self, state: CourseState, seat: Seat | None) -> CourseView:
        return views.view(state, seat)

    def prompts(self, state: CourseState, seat: Seat | None) -> list[Prompt]:
        return questions.prompts(state, seat, self.pending(state))

    def limit(self, state: CourseState, seat: Seat) -> Limit | None:
        return timing.limit(state, seat) if seat in self.pending(state) else None

    def default(self, state: CourseState, seat: Seat) -> Action | None:
        return timing.default(state, seat) if seat in self.pending(state) else None

    def next_deadline(self, state: CourseState) -> int | None:
        return timing.next_deadline(state)

    def redeal(self, state: CourseState, seat: Seat | None, rng: Rng) -> CourseState:
        return unknown.redeal(state, seat, rng)

    def outcome(self, state: CourseState) -> Outcome | None:
        return scoring.outcome(state)

    def invariants(self, state: CourseState) -> None:
        laws.invariants(state)


GAME: Final = CourseALetoile()
