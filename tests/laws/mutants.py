"""Tiny games with one fault each. A law that lets its mutant pass is no law."""

from collections import Counter
from typing import Any, ClassVar

import msgspec

from atable.kernel.actions import Action, Away, Tick
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import GameSpec, Options
from atable.kernel.views import Limit, Prompt
from tests.laws import tiny
from tests.laws.tiny import Drawn, Serve, Served, SpecialHidden, Tiny, TinyState, TinyView, Tip

replace = msgspec.structs.replace


class SecondSetupDiffers(Tiny):
    setups = 0

    def setup(self, options: Options, seats: int, seed: str) -> TinyState:
        self.setups += 1
        return super().setup(options, seats, f"{seed} {self.setups}")


class DrawsFromElsewhere(Tiny):
    """The generator is the game's own, not the position's."""

    own = seeded("own")

    def serve(self, state: TinyState, seat: Seat, action: Action) -> list[Event]:
        self.own.shuffle(state.deck)
        return super().serve(state, seat, action)


class CheckCounts(Tiny):
    def check(self, state: TinyState, seat: Seat, action: Action) -> None:
        super().check(state, seat, action)
        state.turn += 1


class SampleDrawsFromState(Tiny):
    def sample(self, state: TinyState, seat: Seat, rng: Rng) -> Action:
        return super().sample(state, seat, state.rng)


class OtherState(Tiny):
    """Positions are of another class, with a faulty `copy` or field."""

    kind: ClassVar[type[TinyState]] = TinyState

    @property
    def spec(self) -> GameSpec:
        return replace(tiny.SPEC, state=self.kind)

    def setup(self, options: Options, seats: int, seed: str) -> TinyState:
        state = super().setup(options, seats, seed)
        return self.kind(*[getattr(state, field) for field in state.__struct_fields__])


class SharingState(TinyState):
    def copy(self) -> TinyState:
        return replace(super().copy(), hands=self.hands[:])


class ForgetfulState(TinyState):
    def copy(self) -> TinyState:
        return replace(super().copy(), pot=0)


class UntypedState(TinyState):
    plates: Any = (1, 2)  # comes back as a list

    def copy(self) -> TinyState:
        return replace(super().copy(), plates=self.plates)


class CopyShares(OtherState):
    kind = SharingState


class CopyForgets(OtherState):
    kind = ForgetfulState


class StoredOtherwise(OtherState):
    kind = UntypedState


class ListsTheSpecial(Tiny):
    def legal(self, state: TinyState, seat: Seat) -> list[Action]:
        legal = super().legal(state, seat)
        return [*legal, Serve(state.special)] if legal else []


class ListsForAll(Tiny):
    def legal(self, state: TinyState, seat: Seat) -> list[Action]:
        return [Serve(dish) for dish in sorted(state.hands[seat])]


class AnyDishPasses(Tiny):
    def check(self, state: TinyState, seat: Seat, action: Action) -> None:
        if not isinstance(action, Serve) or seat not in self.pending(state):
            super().check(state, seat, action)


class ListsInAnyOrder(Tiny):
    asked = 0

    def legal(self, state: TinyState, seat: Seat) -> list[Action]:
        self.asked += 1
        legal = super().legal(state, seat)
        return legal[::-1] if self.asked % 2 else legal


class ListsTwice(Tiny):
    def legal(self, state: TinyState, seat: Seat) -> list[Action]:
        return super().legal(state, seat) * 2


class TickPasses(Tiny):
    def check(self, state: TinyState, seat: Seat, action: Action) -> None:
        if not isinstance(action, Tick):
            super().check(state, seat, action)


class WaitingSeatPasses(Tiny):
    def check(self, state: TinyState, seat: Seat, action: Action) -> None:
        if not (isinstance(action, Serve) and any(action.dish in hand for hand in state.hands)):
            super().check(state, seat, action)


class RefusesWithoutRule(Tiny):
    def check(self, state: TinyState, seat: Seat, action: Action) -> None:
        try:
            super().check(state, seat, action)
        except IllegalAction:
            raise IllegalAction("house", "because") from None


class FailsOnStrangers(Tiny):
    def check(self, state: TinyState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Serve | Tip)
        super().check(state, seat, action)


class FailsOnTheUnknown(Tiny):
    def check(self, state: TinyState, seat: Seat, action: Action) -> None:
        if isinstance(action, Serve) and seat in self.pending(state):
            tiny.DISHES.index(action.dish)
        super().check(state, seat, action)


class AnyNumberPasses(Tiny):
    """Who tips less than nothing takes coins out of the pot."""

    def check(self, state: TinyState, seat: Seat, action: Action) -> None:
        if not (isinstance(action, Tip) and action.coins < 0):
            super().check(state, seat, action)


class NoTimer(Tiny):
    def next_deadline(self, state: TinyState) -> int | None:
        return None


class DefaultIsIllegal(Tiny):
    def default(self, state: TinyState, seat: Seat) -> Action | None:
        return Tip(tiny.COINS)


class LimitWithoutDefault(Tiny):
    def default(self, state: TinyState, seat: Seat) -> Action | None:
        return None


class LimitForAll(Tiny):
    def limit(self, state: TinyState, seat: Seat) -> Limit | None:
        return Limit("turn", 30000)


class NeverEnds(Tiny):
    def serve(self, state: TinyState, seat: Seat, action: Action) -> list[Event]:
        assert isinstance(action, Serve)
        return [Served(seat, action.dish)]


class OutcomeTooEarly(Tiny):
    def outcome(self, state: TinyState) -> Outcome | None:
        early = state.copy()
        early.hands = early.hands if len(early.deck) > 1 else [[] for _ in early.hands]
        return super().outcome(early)


class WorstFirst(Tiny):
    def outcome(self, state: TinyState) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        last = len(outcome.sides) + 1
        return replace(outcome, sides=tuple(replace(side, place=last - side.place) for side in outcome.sides))


class PointsFromNowhere(Tiny):
    def outcome(self, state: TinyState) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        return replace(outcome, sides=tuple(replace(side, points=side.points + 1) for side in outcome.sides))


class TipsVanish(Tiny):
    def tip(self, state: TinyState, seat: Seat, action: Tip) -> list[Event]:
        events = super().tip(state, seat, action)
        state.pot -= 1
        return events


class AbsenceCosts(Tiny):
    def play(self, state: TinyState, seat: Seat, action: Action) -> list[Event]:
        if isinstance(action, Away):
            state.coins[action.seat] = 0
        return super().play(state, seat, action)


class ViewLeaks(Tiny):
    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        return replace(super().view(state, seat), hand=tuple(state.hands[0]))


class LooksFromOutside(Tiny):
    """Seat -1 sees the last hand."""

    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        return super().view(state, state.seats - 1 if seat == -1 else seat)


class ShowsTheSpecialForever(Tiny):
    """The special stays in view; the facts say that it was hidden."""

    def shown(self, state: TinyState) -> int | None:
        return state.deck[-1] if state.deck else None


class ToldWithoutMark(Event, frozen=True):
    """Shows a secret and doesn't say so."""

    dish: int


class EventLeaks(Tiny):
    def tip(self, state: TinyState, seat: Seat, action: Tip) -> list[Event]:
        return [*super().tip(state, seat, action), ToldWithoutMark(max(state.hands[seat]))]


class PublicVersionLeaks(Tiny):
    def serve(self, state: TinyState, seat: Seat, action: Action) -> list[Event]:
        events = super().serve(state, seat, action)
        return [replace(event, public=event.event) if isinstance(event, Secret) else event for event in events]


class PromptLeaks(Tiny):
    def prompts(self, state: TinyState, seat: Seat | None) -> list[Prompt]:
        best = max(max(hand, default=0) for hand in state.hands)
        return [replace(prompt, message=Message("best", {"dish": best})) for prompt in super().prompts(state, seat)]


class LimitLeaks(Tiny):
    def limit(self, state: TinyState, seat: Seat) -> Limit | None:
        return Limit("turn", 1000 * max(state.hands[seat])) if seat in self.pending(state) else None


class TimerLeaks(Tiny):
    """Who draws a good dish must wait."""

    def next_deadline(self, state: TinyState) -> int | None:
        return None if state.shown_until is None else state.shown_until + 1000 * min(state.hands[0])

    def tick(self, state: TinyState, ms: int) -> list[Event]:
        due, state.now = self.next_deadline(state), ms
        if due != ms:
            return []
        state.shown_until = None
        return [SpecialHidden()]


class LegalLeaks(Tiny):
    """Only a dish better than the next one of the deck may be served."""

    def legal(self, state: TinyState, seat: Seat) -> list[Action]:
        legal = super().legal(state, seat)
        better = [
            action for action in legal if isinstance(action, Serve) and action.dish > max(state.deck[-1:], default=0)
        ]
        return list[Action](better) or legal


class RedealsTheSpecial(Tiny):
    def redeal(self, state: TinyState, seat: Seat | None, rng: Rng) -> TinyState:
        other = super().redeal(state, seat, rng)
        if state.shown_until is None and other.deck:
            other.special, other.deck[0] = other.deck[0], other.special
        return other


class RedealKeepsTheGenerator(Tiny):
    def redeal(self, state: TinyState, seat: Seat | None, rng: Rng) -> TinyState:
        return replace(super().redeal(state, seat, rng), rng=state.rng.copy())


class RedealsTheTruth(Tiny):
    def redeal(self, state: TinyState, seat: Seat | None, rng: Rng) -> TinyState:
        return replace(state.copy(), rng=super().redeal(state, seat, rng).rng)


class RedealLosesCards(Tiny):
    def redeal(self, state: TinyState, seat: Seat | None, rng: Rng) -> TinyState:
        other = super().redeal(state, seat, rng)
        other.deck = other.deck[1:]
        return other


class RedealsOwnHand(Tiny):
    def redeal(self, state: TinyState, seat: Seat | None, rng: Rng) -> TinyState:
        return super().redeal(state, None, rng)


class RedealIsMoody(Tiny):
    redeals = 0

    def redeal(self, state: TinyState, seat: Seat | None, rng: Rng) -> TinyState:
        self.redeals += 1
        return super().redeal(state, seat, seeded(f"{self.redeals}"))


class UnknownEvent(Tiny):
    @property
    def spec(self) -> GameSpec:
        return replace(tiny.SPEC, events=SpecialHidden | Served | Drawn)


class UnknownAction(Tiny):
    @property
    def spec(self) -> GameSpec:
        return replace(tiny.SPEC, actions=Serve | Tick)


class PlaysByIdentity(Tiny):
    """Remembers beside the position, so that a stored one plays on otherwise."""

    def __init__(self) -> None:
        self.turns: Counter[int] = Counter()

    def serve(self, state: TinyState, seat: Seat, action: Action) -> list[Event]:
        self.turns[seat] += 1
        state.rng.counter += self.turns[seat]
        return super().serve(state, seat, action)


class AsksNobody(Tiny):
    def prompts(self, state: TinyState, seat: Seat | None) -> list[Prompt]:
        return [replace(prompt, asks=False) for prompt in super().prompts(state, seat)]


class AsksEverybody(Tiny):
    def prompts(self, state: TinyState, seat: Seat | None) -> list[Prompt]:
        return [replace(prompt, asks=True) for prompt in super().prompts(state, seat)]


class AsksOutsiders(Tiny):
    def prompts(self, state: TinyState, seat: Seat | None) -> list[Prompt]:
        return super().prompts(state, state.active if seat == -1 else seat)


class AsksWithoutWords(Tiny):
    def prompts(self, state: TinyState, seat: Seat | None) -> list[Prompt]:
        return [replace(prompt, message=Message("")) for prompt in super().prompts(state, seat)]


class AsksTheSame(Tiny):
    """One id for all turns: a second click answers the next question."""

    def prompts(self, state: TinyState, seat: Seat | None) -> list[Prompt]:
        return [replace(prompt, id="serve") for prompt in super().prompts(state, seat)]
