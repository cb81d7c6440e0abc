"""A game goes on, ends in time, loses nothing on the way and ranks those who played."""

import pytest

from atable.games import GAMES
from atable.kernel.actions import Away, Back
from atable.kernel.errors import BrokenInvariant
from atable.kernel.game import State
from atable.kernel.outcome import Outcome
from atable.kernel.seats import TABLE, Seat
from tests.laws.driver import generator, record, sampled
from tests.laws.subject import Case, Subject
from tests.laws.subjects import Law, every_case, uphold
from tests.laws.test_legality import refusal

POSITIONS = 12  # of a game, where somebody leaves the table
REGISTERED = {game.spec.id for game in GAMES}


def law_no_dead_ends(subject: Subject, case: Case, seed: int) -> None:
    game = subject.game
    for state in record(subject, case, seed).positions:
        pending = game.pending(state)
        if game.outcome(state) is None:
            assert pending or game.next_deadline(state) is not None, "nobody owes anything and no timer runs"
        for seat in range(case.seats):
            if seat in pending:
                _check_default(subject, state, seat)
            else:
                assert game.limit(state, seat) is None, f"seat {seat} has a limit and owes nothing"


def _check_default(subject: Subject, state: State, seat: Seat) -> None:
    """Whose time can run out has a default; in a registered game everybody who owes something has one."""
    default = subject.game.default(state, seat)
    if default is None:
        assert subject.game.limit(state, seat) is None, f"seat {seat} has a limit and no default"
        assert subject.name not in REGISTERED, f"seat {seat} owes a decision and has no default"
        return
    refused = refusal(subject.game, state, seat, default)
    assert refused is None, f"the default {default} of seat {seat} is refused: {refused}"


def law_the_game_ends(subject: Subject, case: Case, seed: int) -> None:
    game, recording = subject.game, record(subject, case, seed)
    for state in recording.positions[:-1]:
        assert game.outcome(state) is None, "an outcome before the end"
    assert recording.steps, "over before it began"
    assert recording.decisions <= game.spec.longest, f"more than {game.spec.longest} decisions"
    assert game.outcome(recording.last) is not None, f"no end after {len(recording.steps)} steps"
    assert not game.pending(recording.last), "somebody owes a decision after the end"
    assert not game.may_act(recording.last), "somebody may act after the end"


def law_the_ranking_is_fair(subject: Subject, case: Case, seed: int) -> None:
    outcome = subject.game.outcome(record(subject, case, seed).last)
    assert isinstance(outcome, Outcome), "no outcome at the end"
    seats = sorted(seat for side in outcome.sides for seat in side.seats)
    assert seats == list(range(case.seats)), f"seats scored: {seats}"
    assert outcome.reason.key, "no reason is given"
    alone = subject.game.spec.together or case.seats == 1
    assert (outcome.result == "ranked") != alone, f"the result is {outcome.result}"
    for side in outcome.sides:
        if side.lines:  # a toy may keep no score sheet
            assert side.points == sum(line.points for line in side.lines), f"{side.points} points are not {side.lines}"
    if outcome.result == "ranked":
        _check_places(outcome)


def _check_places(outcome: Outcome) -> None:
    sides = outcome.sides
    for side in sides:
        assert side.place == 1 + sum(other.place < side.place for other in sides), "places must count the better ones"
        for other in sides:
            assert side.points <= other.points or side.place < other.place, "more points and not a better place"
    best = [side.place for side in sides if side.points == max(other.points for other in sides)]
    assert len(set(best)) == 1 or outcome.tie_break is not None, "a tie was broken and nobody is told how"


def law_nothing_is_lost_or_made(subject: Subject, case: Case, seed: int) -> None:
    for number, state in enumerate(record(subject, case, seed).positions):
        check_whole(subject, state, f"position {number}")


def law_absence_breaks_nothing(subject: Subject, case: Case, seed: int) -> None:
    """A seat may leave and come back at any moment; what it owes is still owed by somebody or by a timer."""
    game, recording = subject.game, record(subject, case, seed)
    rng = generator("absence", subject, case, seed)
    for number in sampled(recording, POSITIONS, rng):
        state, seat = recording.positions[number].copy(), rng.below(case.seats)
        for action in (Away(seat), Back(seat)):
            game.play(state, TABLE, action)
            check_whole(subject, state, f"position {number} with seat {seat} absent")
            waiting = game.pending(state) or game.next_deadline(state) is not None or game.outcome(state) is not None
            assert waiting, f"position {number} goes nowhere with seat {seat} absent"


def check_whole(subject: Subject, state: State, what: str) -> None:
    try:
        subject.game.invariants(state)
    except BrokenInvariant as error:
        raise AssertionError(f"{what} is broken: {error}") from error


@every_case
@pytest.mark.parametrize(
    "law",
    [
        law_no_dead_ends,
        law_the_game_ends,
        law_the_ranking_is_fair,
        law_nothing_is_lost_or_made,
        law_absence_breaks_nothing,
    ],
)
def test_progress(subject: Subject, case: Case, law: Law) -> None:
    uphold(law, subject, case)
