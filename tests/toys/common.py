"""What toys say in the same words, so that each of them says only what it is there to prove.

How a game asks its phases is written out in the toy auction; the other toys leave it to `Toy`.
"""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from atable.kernel.actions import Action, Tick
from atable.kernel.errors import BrokenInvariant, IllegalAction
from atable.kernel.events import Event
from atable.kernel.messages import Message, players
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.kernel.phases import Phase, Staged, settle
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import TABLE, Seat
from atable.kernel.spec import Options
from atable.kernel.views import Limit, Prompt

S = TypeVar("S", bound=Staged)


class Quiet(Generic[S]):
    """A phase of a toy is a class. These functions stand in it where something happens by itself or a timer runs."""

    def step(self, state: S, events: list[Event]) -> bool:
        return False

    def tick(self, state: S, events: list[Event]) -> None: ...

    def next_deadline(self, state: S) -> int | None:
        return None


class Bundle(msgspec.Struct, frozen=True):
    coins: int = 0
    bread: int = 0

    def plus(self, other: "Bundle", sign: int = 1) -> "Bundle":
        return Bundle(self.coins + sign * other.coins, self.bread + sign * other.bread)

    def holds(self, other: "Bundle") -> bool:
        return self.coins >= other.coins >= 0 and self.bread >= other.bread >= 0


def move(purses: list[Bundle], giver: Seat, taker: Seat, bundle: Bundle) -> None:
    purses[giver] = purses[giver].plus(bundle, -1)
    purses[taker] = purses[taker].plus(bundle)


class Toy(Generic[S]):
    """A game whose phase on top is asked, without options of its own and without thinking time."""

    @property
    def phases(self) -> dict[type, Phase[S]]:
        """By frame, in the order of play."""
        raise NotImplementedError

    def refusal(self, state: S, action: Action) -> IllegalAction:
        """Of what somebody wants to do who may do nothing now."""
        raise NotImplementedError

    def resolve(self, options: Options, seats: int) -> Options:
        return options

    def phase_of(self, state: S) -> Phase[S]:
        return self.phases[type(state.stack[-1])]

    def pending(self, state: S) -> list[Seat]:
        return self.phase_of(state).pending(state) if state.stack else []

    def may_act(self, state: S) -> list[Seat]:
        return self.phase_of(state).may_act(state) if state.stack else []

    def legal(self, state: S, seat: Seat) -> list[Action]:
        return self.phase_of(state).legal(state, seat) if seat in self.may_act(state) else []

    def check(self, state: S, seat: Seat, action: Action) -> None:
        if seat not in self.may_act(state):
            raise self.refusal(state, action)
        self.phase_of(state).check(state, seat, action)

    def sample(self, state: S, seat: Seat, rng: Rng) -> Action:
        return rng.choice(self.legal(state, seat))

    def play(self, state: S, seat: Seat, action: Action) -> list[Event]:
        events: list[Event] = []
        if isinstance(action, Tick):
            state.now = action.ms
            if state.stack:
                self.phase_of(state).tick(state, events)
        elif seat != TABLE:  # who is away changes nothing
            self.phase_of(state).play(state, seat, action, events)
        settle(state, events, self.phases)
        return events

    def next_deadline(self, state: S) -> int | None:
        return self.phase_of(state).next_deadline(state) if state.stack else None

    def limit(self, state: S, seat: Seat) -> Limit | None:
        return None

    def default(self, state: S, seat: Seat) -> Action | None:
        return None


def fresh(rng: Rng) -> Rng:
    """A generator that tells nothing about the one of the true position."""
    return seeded(f"fresh {rng.next32()} {rng.next32()}")


def require(condition: bool, what: str) -> None:
    if not condition:
        raise BrokenInvariant(what)


def require_total(purses: list[Bundle], total: Bundle) -> None:
    both = Bundle(sum(purse.coins for purse in purses), sum(purse.bread for purse in purses))
    require(both == total and all(purse.holds(Bundle()) for purse in purses), "goods were lost, made or owed")


def ask_or_wait(prompt_id: str, question: str, rule: str, able: list[Seat], seat: Seat | None) -> list[Prompt]:
    """The question, for a seat that is able to answer; for all others, whom we wait for."""
    if seat in able:
        return [Prompt(prompt_id, Message(f"ask-{question}"), rule, True)]
    return [Prompt(f"wait-{prompt_id}", Message(f"wait-{question}", {"players": players(able)}), rule, False)]


def score_sheet(counts: Mapping[str, int], worth: Mapping[str, int]) -> tuple[ScoreLine, ...]:
    return tuple(ScoreLine(f"score-{key}", counts[key], counts[key] * points) for key, points in worth.items())


def ranked(sheets: Sequence[tuple[ScoreLine, ...]], reason: str) -> Outcome:
    """By seat: the most points win, equal points share a place."""
    points = [sum(line.points for line in sheet) for sheet in sheets]
    places = [1 + sum(other > mine for other in points) for mine in points]
    sides = [SideScore("seat", (at,), points[at], sheet, places[at]) for at, sheet in enumerate(sheets)]
    return Outcome("ranked", tuple(sides), Message(reason))
