"""Tiny games that break what the contract promises beside the rules: to whom, when, and what of it may be kept."""

import msgspec

from atable.kernel.actions import Action, Away, Tick
from atable.kernel.codec import encode
from atable.kernel.events import Event
from atable.kernel.outcome import Outcome
from atable.kernel.rng import Rng
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.spec import Options
from tests.laws.tiny import SpecialHidden, Tiny, TinyState, Tip

replace = msgspec.structs.replace


class OwesTwice(Tiny):
    def pending(self, state: TinyState) -> list[Seat]:
        return super().pending(state) * 2


class OwesAndMayNot(Tiny):
    """All owe something; only one may act."""

    def pending(self, state: TinyState) -> list[Seat]:
        return list(range(state.seats)) if super().pending(state) else []

    def may_act(self, state: TinyState) -> list[Seat]:
        return super().pending(state)


class KeepsItsList(Tiny):
    """One list for all who ask: who takes something off it takes it from everybody."""

    def __init__(self) -> None:
        self.lists: dict[tuple[bytes, Seat], list[Action]] = {}

    def legal(self, state: TinyState, seat: Seat) -> list[Action]:
        return self.lists.setdefault((encode(state), seat), super().legal(state, seat))


class SamplesByMood(Tiny):
    samples = 0

    def sample(self, state: TinyState, seat: Seat, rng: Rng) -> Action:
        self.samples += 1
        listed = self.legal(state, seat)
        return listed[self.samples % len(listed)]


class SamplesTooMuch(Tiny):
    def sample(self, state: TinyState, seat: Seat, rng: Rng) -> Action:
        return Tip(state.coins[seat] + 1)


class TipsAfterTheEnd(Tiny):
    def check(self, state: TinyState, seat: Seat, action: Action) -> None:
        over = self.outcome(state) is not None and 0 <= seat < state.seats
        if not (over and isinstance(action, Tip) and 1 <= action.coins <= state.coins[seat]):
            super().check(state, seat, action)


class TimerAfterTheEnd(Tiny):
    def next_deadline(self, state: TinyState) -> int | None:
        return state.now + 1000 if self.outcome(state) is not None else super().next_deadline(state)


class EndsAgain(Tiny):
    """Points fade when time passes after the end."""

    def outcome(self, state: TinyState) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        first = replace(outcome.sides[0], points=outcome.sides[0].points - state.now)
        return replace(outcome, sides=(first, *outcome.sides[1:]))


class TipsTakeTime(Tiny):
    def tip(self, state: TinyState, seat: Seat, action: Tip) -> list[Event]:
        state.now += 1
        return super().tip(state, seat, action)


class LeavingTakesTime(Tiny):
    def play(self, state: TinyState, seat: Seat, action: Action) -> list[Event]:
        if seat == TABLE and isinstance(action, Away):
            state.now += 1
        return super().play(state, seat, action)


class TheClockServes(Tiny):
    def check(self, state: TinyState, seat: Seat, action: Action) -> None:
        super().check(state, state.active if seat == CLOCK and not isinstance(action, Tick) else seat, action)


class TheTableServes(Tiny):
    def check(self, state: TinyState, seat: Seat, action: Action) -> None:
        super().check(state, state.active if seat == TABLE else seat, action)


class ShowsUntilYesterday(Tiny):
    """After each dish the special is shown again, until a moment that is past."""

    def serve(self, state: TinyState, seat: Seat, action: Action) -> list[Event]:
        events = super().serve(state, seat, action)
        state.shown_until = state.now - 1
        return events

    def tick(self, state: TinyState, ms: int) -> list[Event]:
        state.now = ms
        if state.shown_until is None or ms < state.shown_until:
            return []
        state.shown_until = None
        return [SpecialHidden()]


class DefaultForAll(Tiny):
    def default(self, state: TinyState, seat: Seat) -> Action | None:
        return super().default(state, seat) or Tip(1)


class RedealShares(Tiny):
    def redeal(self, state: TinyState, seat: Seat | None, rng: Rng) -> TinyState:
        return replace(super().redeal(state, seat, rng), coins=state.coins)


class ResolvesAgain(Tiny):
    """Who asks twice gets another pace."""

    def resolve(self, options: Options, seats: int) -> Options:
        return replace(options, pace="relaxed" if options.pace == "live" else "simulation")
