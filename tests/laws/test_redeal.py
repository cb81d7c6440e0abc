"""A re-dealt position agrees with everything its seat was ever shown, and with nothing else."""

import pytest

from atable.kernel.codec import plain
from atable.kernel.events import seen_by
from atable.kernel.game import State
from atable.kernel.rng import Rng
from tests.laws.compare import difference
from tests.laws.driver import Recording, generator, record, sampled
from tests.laws.eyes import shown, told_apart
from tests.laws.subject import Case, Observer, Subject
from tests.laws.subjects import Law, every_case, or_all, uphold
from tests.laws.test_progress import check_whole

POSITIONS = 12  # of a game
REDEALS = 4  # at each of them


def law_redeal_agrees_with_all_that_was_shown(subject: Subject, case: Case, seed: int) -> None:
    rng = generator("redeal", subject, case, seed)
    recording = record(subject, case, seed)
    numbers = sampled(recording, or_all(POSITIONS), rng)
    for observer in case.observers():
        witness = subject.witness(observer)
        witness.see(recording.first, [])
        for number, state in enumerate(recording.positions):
            if number:
                witness.see(state, seen_by(recording.steps[number - 1].events, observer))
            if number not in numbers:
                continue
            assert not witness.broken(state), f"the witness is wrong: {witness.broken(state)}"
            for _ in range(REDEALS):
                other = subject.game.redeal(state, observer, rng)
                broken = witness.broken(other)
                assert not broken, f"position {number}, seat {observer} was shown something else: {broken}"


def law_redeal_is_whole_and_looks_the_same(subject: Subject, case: Case, seed: int) -> None:
    game, recording = subject.game, record(subject, case, seed)
    rng = generator("redeal", subject, case, seed)
    for number in sampled(recording, or_all(POSITIONS), rng):
        state = recording.positions[number]
        for observer in case.observers():
            drawn = rng.copy()
            other = game.redeal(state, observer, rng)
            check_whole(subject, other, f"position {number} re-dealt for seat {observer}")
            assert other.rng != state.rng, "the re-dealt position has the true generator"
            seen = [shown(game, it, case.seats, observer) for it in (state, other)]
            assert told_apart(*seen) is None, f"seat {observer}: {told_apart(*seen)}"
            assert difference(other, game.redeal(state, observer, drawn)) is None, "another deal by the same numbers"


def law_redeal_varies(subject: Subject, case: Case, seed: int) -> None:
    """Where something hidden can be otherwise, it is otherwise in some re-dealt position."""
    rng = generator("redeal", subject, case, seed)
    recording = record(subject, case, seed)
    numbers = sampled(recording, or_all(POSITIONS), rng)
    for observer in case.observers():
        unknown = [number for number in numbers if _differs(subject, recording, number, observer, rng)]
        if len(unknown) >= 3:
            varied = [number for number in unknown if _varies(subject, recording.positions[number], observer, rng)]
            assert varied, f"seat {observer} is dealt the true position every time"


def _differs(subject: Subject, recording: Recording, number: int, observer: Observer, rng: Rng) -> bool:
    state = recording.positions[number]
    return any(_hidden(subject.scramble(state, observer, rng)) != _hidden(state) for _ in range(REDEALS))


def _varies(subject: Subject, state: State, observer: Observer, rng: Rng) -> bool:
    return any(_hidden(subject.game.redeal(state, observer, rng)) != _hidden(state) for _ in range(REDEALS))


def _hidden(state: State) -> dict[str, object]:
    """The whole position but for its generator, which is always a fresh one."""
    fields: dict[str, object] = plain(state)
    del fields["rng"]
    return fields


@every_case
@pytest.mark.parametrize(
    "law",
    [law_redeal_agrees_with_all_that_was_shown, law_redeal_is_whole_and_looks_the_same, law_redeal_varies],
)
def test_redeal(subject: Subject, case: Case, law: Law) -> None:
    uphold(law, subject, case)
