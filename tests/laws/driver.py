"""Random play, recorded: who acts, what, and how time passes are drawn from a generator of the driver's own."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import zip_longest
from typing import Any

from atable.kernel.actions import Action, Tick
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.game import Game, State, advance, apply
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import CLOCK, Seat
from atable.kernel.spec import Pace
from tests.laws.subject import Case, Subject

LONGEST_STEP_MS = 3000
IDLE = 0.4  # the chance that time passes before an action nobody waits for
SLOW = 0.15  # the chance that time passes before an action somebody owes
OWED = 0.85  # the chance that it is somebody who owes a decision that acts, where others may too

Keen = tuple[type[Action], ...]


@dataclass(frozen=True)
class Step:
    """One journal entry: an action of a seat, or time passing (CLOCK, Tick)."""

    before: State
    seat: Seat
    action: Action
    events: list[Event]
    after: State


@dataclass(frozen=True)
class Recording:
    first: State
    steps: tuple[Step, ...]

    @cached_property
    def positions(self) -> list[State]:
        return [self.first, *(step.after for step in self.steps)]

    @property
    def last(self) -> State:
        return self.steps[-1].after if self.steps else self.first

    @property
    def decisions(self) -> int:
        return sum(step.seat != CLOCK for step in self.steps)


@lru_cache(maxsize=256)
def record(subject: Subject, case: Case, seed: int) -> Recording:
    """A random game from setup to the end, or to where it is stuck or too long."""
    first = first_position(subject, case, seed)
    rng = generator("driver", subject, case, seed)
    keen = case.keen or (subject.keen if seed % 2 else ())
    return Recording(first, tuple(_play_out(subject.game, first, rng, case.options.pace, keen)))


def first_position(subject: Subject, case: Case, seed: int) -> State:
    game = subject.game
    state: State = game.setup(game.resolve(case.options, case.seats), case.seats, f"law {seed}")
    return state


def generator(purpose: str, subject: Subject, case: Case, seed: int) -> Rng:
    return seeded(f"{purpose} {subject.name} {case.name} {seed}")


def _play_out(game: Game[Any], state: State, rng: Rng, pace: Pace, keen: Keen) -> Iterator[Step]:
    decisions, ticks = 0, 0
    while game.outcome(state) is None and decisions <= game.spec.longest and ticks <= 5 * game.spec.longest:
        step = next_step(game, state, rng, pace, keen)
        if step is None:
            return
        yield step
        decisions, ticks = (decisions, ticks + 1) if step.seat == CLOCK else (decisions + 1, ticks)
        state = step.after


def next_step(game: Game[Any], state: State, rng: Rng, pace: Pace, keen: Keen = ()) -> Step | None:
    """None: nobody may act and no timer runs."""
    able = game.may_act(state)
    if not able or rng.chance(_chance_of_waiting(game, state, pace)):
        ms = _later(game, state, rng, bool(able))
        if ms is not None:
            return pass_time(game, state, ms)
    return act(game, state, *_choose(game, state, rng, keen)) if able else None


def _chance_of_waiting(game: Game[Any], state: State, pace: Pace) -> float:
    if not game.pending(state):
        return IDLE
    return 0.0 if pace == "simulation" else SLOW


def _later(game: Game[Any], state: State, rng: Rng, able: bool) -> int | None:
    deadline = game.next_deadline(state)
    if deadline is not None and rng.chance(0.5 if able else 0.8):
        return max(deadline, state.now)
    return state.now + 1 + rng.below(LONGEST_STEP_MS) if able or deadline is not None else None


def _choose(game: Game[Any], state: State, rng: Rng, keen: Keen) -> tuple[Seat, Action]:
    """A random seat of those that may act, and a sampled or a listed action of it."""
    seat = _who(game, state, rng)
    listed = game.legal(state, seat)
    if keen and (action := _lead_to(game, state, seat, listed, rng, keen)):
        return seat, action
    if not listed or rng.chance(0.5):
        return seat, game.sample(state, seat, rng)
    return seat, rng.choice(listed)


def _who(game: Game[Any], state: State, rng: Rng) -> Seat:
    pending, able = game.pending(state), game.may_act(state)
    return rng.choice(pending if pending and len(pending) < len(able) and rng.chance(OWED) else able)


def _lead_to(game: Game[Any], state: State, seat: Seat, listed: list[Action], rng: Rng, keen: Keen) -> Action | None:
    """An action that random play seldom finds, or one that opens the way to it."""
    wanted = [action for action in listed if isinstance(action, keen)]
    if wanted:
        return rng.choice(wanted)
    rng.shuffle(listed)
    for action in listed:
        after, _ = apply(game, state, seat, action)
        if any(isinstance(following, keen) for following in game.legal(after, seat)):
            return action
    return None


def act(game: Game[Any], state: State, seat: Seat, action: Action) -> Step:
    try:
        after, events = apply(game, state, seat, action)
    except IllegalAction as error:
        raise AssertionError(f"{action} was offered to seat {seat} and refused: {error}") from error
    return Step(state, seat, action, events, after)


def pass_time(game: Game[Any], state: State, ms: int) -> Step:
    after = state.copy()
    return Step(state, CLOCK, Tick(ms), advance(game, after, ms), after)


def again(game: Game[Any], state: State, step: Step) -> Step:
    """The same entry played from another position."""
    if isinstance(step.action, Tick):
        return pass_time(game, state, step.action.ms)
    return act(game, state, step.seat, step.action)


def sampled(recording: Recording, count: int, rng: Rng) -> list[int]:
    """Numbers of some positions of the recording, the first and the last included, in order."""
    numbers = list(range(len(recording.steps) + 1))
    if len(numbers) <= count:
        return numbers
    middle = numbers[1:-1]
    rng.shuffle(middle)
    return sorted([0, *middle[: count - 2], numbers[-1]])


def various(game: Game[Any], recording: Recording, count: int, rng: Rng) -> list[int]:
    """Numbers of some positions in order: of every question that is asked as many as of the others, if there are."""
    by_question: dict[str, list[int]] = {}
    for number, state in enumerate(recording.positions):
        question = ",".join(prompt.message.key for prompt in game.prompts(state, None))
        by_question.setdefault(question, []).append(number)
    for numbers in by_question.values():
        rng.shuffle(numbers)
    rounds = zip_longest(*by_question.values())
    return sorted([number for numbers in rounds for number in numbers if number is not None][:count])
