"""Toy snatch: a photo-finish. A request is received at once, and judged together with others at a deadline.

TS-01  One plate is left. Each seat may ask for it or pass, once.
TS-02  Live the plate waits 10 s for a first request.
TS-03  Live, whoever asks less than 200 ms after the first request has the same chance as the first.
TS-04  In the other paces nobody is too late: the requests are judged when all have asked or passed.
TS-05  One of those who asked gets the plate, by lot, and the others are beaten. It is the only point of the game.
"""

from typing import ClassVar, Final

import msgspec

from atable.kernel.actions import Action
from atable.kernel.clocks import Clock, running
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.frames import Frame
from atable.kernel.game import Game
from atable.kernel.outcome import Outcome
from atable.kernel.phases import Phase, top
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import GameSpec, Options
from atable.kernel.views import Limit, Prompt, View
from tests.toys.common import Toy, ask_or_wait, fresh, ranked, require, score_sheet

PATIENCE, PHOTO = 10_000, 200  # ms


class Ask(Action, frozen=True): ...


class Pass(Action, frozen=True): ...


class Received(Event, frozen=True):  # not yet granted: somebody else may be as quick
    seat: Seat
    asks: bool


class Judged(Event, frozen=True):
    reveals: ClassVar[bool] = True  # lots were drawn
    granted: Seat | None
    beaten: tuple[Seat, ...]


class Snatching(Frame):
    clock: Clock
    judged: int | None  # a deadline is a reading of this clock; None in a pace without a clock
    answers: list[bool | None]  # by seat

    def copy(self) -> "Snatching":
        return Snatching(self.clock.copy(), self.judged, self.answers[:])


class SnatchState(msgspec.Struct):
    now: int
    rng: Rng
    stack: list[Snatching]  # empty: the game is over
    owners: list[bool]  # by seat: who has got the plate

    def copy(self) -> "SnatchState":
        return SnatchState(self.now, self.rng.copy(), [frame.copy() for frame in self.stack], self.owners[:])


class SnatchView(View, frozen=True):
    answers: tuple[bool | None, ...]


class SnatchingPhase:
    def pending(self, state: SnatchState) -> list[Seat]:
        return [] if self.next_deadline(state) is not None else self.may_act(state)  # owed while no clock runs

    def may_act(self, state: SnatchState) -> list[Seat]:
        return [seat for seat, asks in enumerate(top(state, Snatching).answers) if asks is None]

    def legal(self, state: SnatchState, seat: Seat) -> list[Action]:
        return [Ask(), Pass()]

    def check(self, state: SnatchState, seat: Seat, action: Action) -> None:
        if not isinstance(action, Ask | Pass):
            raise IllegalAction("TS-01", "ask-or-pass-once")

    def play(self, state: SnatchState, seat: Seat, action: Action, events: list[Event]) -> None:
        frame, asks = top(state, Snatching), isinstance(action, Ask)
        if frame.judged is not None and asks and True not in frame.answers:
            frame.judged = frame.clock.read(state.now) + PHOTO  # TS-03
        frame.answers[seat] = asks
        events.append(Received(seat, asks))

    def step(self, state: SnatchState, events: list[Event]) -> bool:
        frame = top(state, Snatching)
        if None in frame.answers or (frame.judged is not None and True in frame.answers):
            return False  # somebody has not answered, or the photo is not taken yet
        judge(state, events)
        return True

    def tick(self, state: SnatchState, events: list[Event]) -> None:
        if self.next_deadline(state) == state.now:
            judge(state, events)

    def next_deadline(self, state: SnatchState) -> int | None:
        frame = top(state, Snatching)
        return None if frame.judged is None else frame.clock.due(frame.judged)


def judge(state: SnatchState, events: list[Event]) -> None:
    asked = [seat for seat, asks in enumerate(state.stack.pop().answers) if asks]
    granted = state.rng.choice(asked) if asked else None  # TS-05
    state.owners = [seat == granted for seat in range(len(state.owners))]
    events.append(Judged(granted, tuple(seat for seat in asked if seat != granted)))


class Snatch(Toy[SnatchState]):
    phases: Final[dict[type, Phase[SnatchState]]] = {Snatching: SnatchingPhase()}
    spec: Final = GameSpec(
        id="toy_snatch", prefix="TS", names={"en": "Toy snatch", "fr": "Petite rafle"}, rules_version="1",
        seats_min=2, seats_max=4, together=False, options=Options, actions=Ask | Pass,
        events=Received | Judged, state=SnatchState, view=SnatchView, open_ended=(), longest=4,
    )  # fmt: skip

    def setup(self, options: Options, seats: int, seed: str) -> SnatchState:
        judged = PATIENCE if options.pace == "live" else None  # TS-02, TS-04
        return SnatchState(0, seeded(seed), [Snatching(running(0), judged, [None] * seats)], [False] * seats)

    def refusal(self, state: SnatchState, action: Action) -> IllegalAction:
        return IllegalAction("TS-01", "ask-or-pass-once")

    def view(self, state: SnatchState, seat: Seat | None) -> SnatchView:
        return SnatchView(tuple(asks for frame in state.stack for asks in frame.answers))

    def prompts(self, state: SnatchState, seat: Seat | None) -> list[Prompt]:
        return ask_or_wait("plate", "plate", "TS-01", self.may_act(state), seat) if state.stack else []

    def limit(self, state: SnatchState, seat: Seat) -> Limit | None:
        return None  # live, rules hang on the only timer; in other paces nobody is hurried

    def default(self, state: SnatchState, seat: Seat) -> Action | None:
        return Pass() if seat in self.pending(state) else None

    def redeal(self, state: SnatchState, seat: Seat | None, rng: Rng) -> SnatchState:
        return msgspec.structs.replace(state.copy(), rng=fresh(rng))  # nothing is hidden but the luck to come

    def outcome(self, state: SnatchState) -> Outcome | None:
        sheets = [score_sheet({"plate": int(has_it)}, {"plate": 1}) for has_it in state.owners]
        return None if state.stack else ranked(sheets, "ended-plate")

    def invariants(self, state: SnatchState) -> None:
        require(sum(state.owners) <= (0 if state.stack else 1), "one plate, granted at the end (TS-05)")


GAME: Final[Game[SnatchState]] = Snatch()
