"""A position changes by `play` alone, and a copy of it shares nothing that may change."""

import pytest

from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction
from atable.kernel.game import State
from atable.kernel.rng import Rng
from tests.laws.compare import difference, mutable_parts
from tests.laws.driver import again, generator, record, sampled
from tests.laws.subject import Case, Subject
from tests.laws.subjects import Law, every_case, or_all, uphold

POSITIONS = or_all(40)  # of a game, that are asked about and copied


def law_apply_leaves_its_argument(subject: Subject, case: Case, seed: int) -> None:
    for step in record(subject, case, seed).steps:
        state = step.before
        before = encode(state)
        again(subject.game, state, step)
        assert encode(state) == before, f"{step.action} changed the position it was applied to"


def law_questions_change_nothing(subject: Subject, case: Case, seed: int) -> None:
    rng, recording = generator("questions", subject, case, seed), record(subject, case, seed)
    for number in sampled(recording, POSITIONS, rng):
        state = recording.positions[number]
        before = encode(state)
        _ask_everything(subject, case, state, rng)
        assert encode(state) == before, "asking about a position changed it"


def _ask_everything(subject: Subject, case: Case, state: State, rng: Rng) -> None:
    game = subject.game
    game.pending(state)
    game.next_deadline(state)
    game.outcome(state)
    game.invariants(state)
    for observer in case.observers():
        game.view(state, observer)
        game.prompts(state, observer)
    game.redeal(state, rng.choice(case.observers()), rng)
    for seat in range(case.seats):
        game.limit(state, seat)
        if seat in game.pending(state):
            game.default(state, seat)
        if seat in game.may_act(state):
            _judge(subject, state, seat, rng)


def _judge(subject: Subject, state: State, seat: int, rng: Rng) -> None:
    for action in [*subject.game.legal(state, seat)[:5], subject.game.sample(state, seat, rng)]:
        try:
            subject.game.check(state, seat, action)
        except IllegalAction as error:
            raise AssertionError(f"{action} was offered and refused: {error}") from error


def law_copy_is_whole_and_apart(subject: Subject, case: Case, seed: int) -> None:
    recording = record(subject, case, seed)
    for number in sampled(recording, POSITIONS, generator("copies", subject, case, seed)):
        state = recording.positions[number]
        copy = state.copy()
        assert type(copy) is type(state)
        assert difference(state, copy, "state") is None, f"the copy differs at {difference(state, copy, 'state')}"
        ours, theirs = mutable_parts(state), mutable_parts(copy)
        shared = [path for identity, path in ours.items() if identity in theirs]
        assert not shared, f"the copy shares {shared}"


@every_case
@pytest.mark.parametrize(
    "law", [law_apply_leaves_its_argument, law_questions_change_nothing, law_copy_is_whole_and_apart]
)
def test_purity(subject: Subject, case: Case, law: Law) -> None:
    uphold(law, subject, case)
