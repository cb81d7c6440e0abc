"""However time is cut into ticks, the same happens; and between two deadlines nothing is to be seen."""

import pytest

from atable.kernel.codec import encode
from atable.kernel.game import State, advance
from atable.kernel.rng import Rng
from tests.laws.driver import LONGEST_STEP_MS, generator, record, various
from tests.laws.eyes import shown, told_apart
from tests.laws.subject import Case, Subject
from tests.laws.subjects import Law, every_case, or_all, uphold

POSITIONS = 30  # of a game, at which every seat looks twice


def law_a_split_tick_is_one_tick(subject: Subject, case: Case, seed: int) -> None:
    rng = generator("ticks", subject, case, seed)
    for state in record(subject, case, seed).positions:
        for first, second in _times(subject, state, rng):
            at_once, in_two = state.copy(), state.copy()
            events = advance(subject.game, at_once, second)
            cut = advance(subject.game, in_two, first) + advance(subject.game, in_two, second)
            assert cut == events, f"to {first} and {second}: {cut}, at once: {events}"
            assert encode(in_two) == encode(at_once), f"to {first} and {second}: another position than at once"
            assert at_once.now == second, f"the time is {at_once.now}, not {second}"


def _times(subject: Subject, state: State, rng: Rng) -> list[tuple[int, int]]:
    """A random cut, and cuts just before, at and after the next deadline."""
    first = state.now + rng.below(LONGEST_STEP_MS)
    times = [(first, first + 1 + rng.below(LONGEST_STEP_MS))]
    deadline = subject.game.next_deadline(state)
    if deadline is not None and deadline > state.now:
        times += [(deadline - 1, deadline), (deadline - 1, deadline + 1), (deadline, deadline + LONGEST_STEP_MS)]
    return times


def law_time_alone_changes_no_view(subject: Subject, case: Case, seed: int) -> None:
    """Else a secret action of one seat, which comes with its time, would show to all others."""
    rng = generator("time alone", subject, case, seed)
    recording = record(subject, case, seed)
    for number in various(subject.game, recording, or_all(POSITIONS), rng):
        state = recording.positions[number]
        later = state.copy()
        events = advance(subject.game, later, _before_the_deadline(subject, state, rng))
        assert not events, f"position {number}: {events} before the next deadline"
        for observer in case.observers():
            before, after = (shown(subject.game, it, case.seats, observer) for it in (state, later))
            apart = told_apart(before, after)
            assert apart is None, f"position {number}, seat {observer}, {state.now} and {later.now} ms: {apart}"


def _before_the_deadline(subject: Subject, state: State, rng: Rng) -> int:
    """As late as no timer runs out."""
    deadline = subject.game.next_deadline(state)
    return state.now + 1 + rng.below(LONGEST_STEP_MS) if deadline is None else deadline - 1


@every_case
@pytest.mark.parametrize("law", [law_a_split_tick_is_one_tick, law_time_alone_changes_no_view])
def test_time(subject: Subject, case: Case, law: Law) -> None:
    uphold(law, subject, case)
