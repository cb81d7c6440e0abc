"""However time is cut into ticks, the same happens."""

from atable.kernel.codec import encode
from atable.kernel.game import State, advance
from atable.kernel.rng import Rng
from tests.laws.driver import LONGEST_STEP_MS, generator, record
from tests.laws.subject import Case, Subject
from tests.laws.subjects import every_case, uphold


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


@every_case
def test_a_split_tick_is_one_tick(subject: Subject, case: Case) -> None:
    uphold(law_a_split_tick_is_one_tick, subject, case)
