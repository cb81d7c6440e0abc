"""What the contract (`kernel/game.py`) promises to those who build on it: to whom, when, and what they may keep.

What it promises of secrets, legality, time, progress, storage and re-dealt positions has modules of its own.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from atable.kernel import game as contract
from atable.kernel.actions import Away, Back
from atable.kernel.codec import encode
from atable.kernel.game import Game, State, advance
from atable.kernel.seats import CLOCK, TABLE
from tests.laws.compare import mutable_parts
from tests.laws.driver import LONGEST_STEP_MS, generator, record, sampled
from tests.laws.subject import Case, Subject
from tests.laws.subjects import Law, every_case, or_all, uphold
from tests.laws.test_legality import must_refuse, refusal

POSITIONS = 12  # of a game
SAMPLES = 3  # of a seat


def law_options_are_resolved_once(subject: Subject, case: Case, seed: int) -> None:
    """The journal keeps resolved ones: to resolve them again, as every replay does, changes nothing."""
    game = subject.game
    resolved = game.resolve(case.options, case.seats)
    assert type(resolved) is game.spec.options, f"{resolved} are not options of {game.spec.id}"
    again = game.resolve(resolved, case.seats)
    assert again == resolved, f"resolved again, {resolved} become {again}"
    assert resolved.pace == case.options.pace, f"the table chose {case.options.pace}, not {resolved.pace}"


def law_who_owes_may_act(subject: Subject, case: Case, seed: int) -> None:
    game = subject.game
    for state in record(subject, case, seed).positions:
        pending = game.pending(state)
        assert sorted(set(pending)) == pending, f"pending is not a list of seats in order: {pending}"
        assert set(pending) <= set(game.may_act(state)), f"{pending} owe a decision, {game.may_act(state)} may act"


def law_who_owes_nothing_has_no_default(subject: Subject, case: Case, seed: int) -> None:
    game = subject.game
    for state in record(subject, case, seed).positions:
        for seat in set(range(case.seats)) - set(game.pending(state)):
            default = game.default(state, seat)
            assert default is None, f"seat {seat} owes nothing and {default} is played for it"


def law_lists_belong_to_who_asked(subject: Subject, case: Case, seed: int) -> None:
    """They may be shuffled and shortened; who asks next gets a whole one."""
    game, recording = subject.game, record(subject, case, seed)
    for number in sampled(recording, or_all(POSITIONS), generator("lists", subject, case, seed)):
        state = recording.positions[number]
        before = encode(_lists(game, state, case))
        for given in _lists(game, state, case):
            given.clear()
        assert encode(_lists(game, state, case)) == before, "a list that was given away is still used"


def _lists(game: Game[Any], state: State, case: Case) -> list[list[Any]]:
    lists: list[list[Any]] = [game.pending(state), game.may_act(state)]
    lists += [game.legal(state, seat) for seat in range(case.seats)]
    return lists + [game.prompts(state, observer) for observer in case.observers()]


def law_a_sample_may_be_played(subject: Subject, case: Case, seed: int) -> None:
    """And by the same numbers it is the same."""
    game, recording = subject.game, record(subject, case, seed)
    rng = generator("samples", subject, case, seed)
    for number in sampled(recording, or_all(POSITIONS), rng):
        state = recording.positions[number]
        for seat in game.may_act(state) * SAMPLES:
            drawn = rng.copy()
            action = game.sample(state, seat, rng)
            refused = refusal(game, state, seat, action)
            assert refused is None, f"{action} is plausible for seat {seat} and refused: {refused}"
            again = game.sample(state, seat, drawn)
            assert again == action, f"by the same numbers {again}, not {action}"


def law_the_end_is_the_end(subject: Subject, case: Case, seed: int) -> None:
    """Nothing that was ever played may be played, no timer runs, and neither time nor absence changes the outcome."""
    game, recording = subject.game, record(subject, case, seed)
    last = recording.last.copy()
    outcome = encode(game.outcome(last))
    for action in {encode(step.action): step.action for step in recording.steps if step.seat != CLOCK}.values():
        for seat in range(case.seats):
            must_refuse(game, last, seat, action)
    assert game.next_deadline(last) is None, "a timer runs after the end"
    events = advance(game, last, last.now + LONGEST_STEP_MS)
    for absence in (Away(0), Back(0)):
        events += game.play(last, TABLE, absence)
    assert encode(game.outcome(last)) == outcome, "another outcome after the end"
    assert not events, f"{events} after the end"


def law_time_passes_by_ticks_alone(subject: Subject, case: Case, seed: int) -> None:
    recording = record(subject, case, seed)
    for step in recording.steps:
        if step.seat != CLOCK:
            assert step.after.now == step.before.now, f"{step.action} took {step.after.now - step.before.now} ms"
    for number in sampled(recording, POSITIONS, generator("absence takes no time", subject, case, seed)):
        state = recording.positions[number].copy()
        for action in (Away(0), Back(0)):
            before = state.now
            subject.game.play(state, TABLE, action)
            assert state.now == before, f"{action} took {state.now - before} ms"


def law_clock_and_table_have_no_turn(subject: Subject, case: Case, seed: int) -> None:
    """Their numbers are negative: a rule that takes them for a seat takes the last or the last but one."""
    game, recording = subject.game, record(subject, case, seed)
    for number in sampled(recording, or_all(POSITIONS), generator("no turn", subject, case, seed)):
        state = recording.positions[number]
        offered = [action for seat in range(case.seats) for action in game.legal(state, seat)]
        played = [] if number == len(recording.steps) else [recording.steps[number].action]
        for action in [*{type(action): action for action in offered}.values(), *played]:
            for nobody in (CLOCK, TABLE):
                must_refuse(game, state, nobody, action)


def law_no_timer_is_overdue(subject: Subject, case: Case, seed: int) -> None:
    for number, state in enumerate(record(subject, case, seed).positions):
        due = subject.game.next_deadline(state)
        assert due is None or due >= state.now, f"position {number}: at {state.now} ms a timer runs out at {due}"


def law_a_redealt_position_stands_alone(subject: Subject, case: Case, seed: int) -> None:
    """Bots play on in it: nothing of the true one may change by that."""
    recording, rng = record(subject, case, seed), generator("alone", subject, case, seed)
    for number in sampled(recording, POSITIONS, rng):
        state = recording.positions[number]
        for observer in case.observers():
            theirs = mutable_parts(subject.game.redeal(state, observer, rng))
            shared = [path for identity, path in mutable_parts(state).items() if identity in theirs]
            assert not shared, f"re-dealt for seat {observer}, it shares {shared}"


@every_case
@pytest.mark.parametrize(
    "law",
    [
        law_options_are_resolved_once,
        law_who_owes_may_act,
        law_who_owes_nothing_has_no_default,
        law_lists_belong_to_who_asked,
        law_a_sample_may_be_played,
        law_the_end_is_the_end,
        law_time_passes_by_ticks_alone,
        law_clock_and_table_have_no_turn,
        law_no_timer_is_overdue,
        law_a_redealt_position_stands_alone,
    ],
)
def test_contract(subject: Subject, case: Case, law: Law) -> None:
    uphold(law, subject, case)


NAMED = re.compile(r"tests/laws/(test_\w+)\.py::(\w+(?:, \w+)*)")
METHODS = [name for name in vars(contract.Game) if not name.startswith("_")]


def named_in(prose: str) -> list[tuple[str, str]]:
    """The laws, each with its module."""
    return [(module, law) for module, laws in NAMED.findall(prose) for law in laws.split(", ")]


def test_every_law_that_the_contract_names_exists() -> None:
    prose = Path(contract.__file__ or "").with_suffix(".py").read_text(encoding="utf-8")
    assert prose.count("tests/laws/test_") == len(NAMED.findall(prose)), "a module without a law"
    for module, law in named_in(prose):
        source = (Path(__file__).parent / f"{module}.py").read_text(encoding="utf-8")
        assert re.search(rf"^def {law}\(", source, re.MULTILINE), f"there is no {law} in {module}"


@pytest.mark.parametrize("method", METHODS)
def test_every_method_names_its_laws(method: str) -> None:
    assert named_in(vars(contract.Game)[method].__doc__), f"nothing holds {method} to what it promises"
