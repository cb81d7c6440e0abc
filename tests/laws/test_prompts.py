"""Who owes a decision is asked for it, once, and nobody else is."""

import re

import pytest

from atable.kernel.game import State
from atable.kernel.seats import Seat
from atable.kernel.views import Prompt
from tests.laws.driver import record
from tests.laws.subject import Case, Subject
from tests.laws.subjects import Law, every_case, uphold

RULE = re.compile(r"[A-Z]{2}-\d+")


def asked(subject: Subject, state: State, seat: Seat) -> set[str]:
    return {prompt.id for prompt in subject.game.prompts(state, seat) if prompt.asks}


def law_who_owes_is_asked(subject: Subject, case: Case, seed: int) -> None:
    game = subject.game
    for state in record(subject, case, seed).positions:
        for observer in case.observers():
            prompts = game.prompts(state, observer)
            _check_words(prompts)
            asks = any(prompt.asks for prompt in prompts)
            if observer in game.pending(state):
                assert asks, f"seat {observer} owes a decision and is not asked"
            if observer not in game.may_act(state):
                assert not asks, f"seat {observer} may do nothing and is asked {prompts}"


def _check_words(prompts: list[Prompt]) -> None:
    assert len({prompt.id for prompt in prompts}) == len(prompts), f"two questions of one id: {prompts}"
    for prompt in prompts:
        assert prompt.id, f"a question without an id: {prompt}"
        assert prompt.message.key, f"a question without words: {prompt}"
        assert RULE.match(prompt.rule), f"a question without a rule: {prompt}"


def law_a_question_is_asked_once(subject: Subject, case: Case, seed: int) -> None:
    """An answered question is gone, and its id is never asked again."""
    answered: dict[Seat, set[str]] = {seat: set() for seat in range(case.seats)}
    for step in record(subject, case, seed).steps:
        seat = step.seat
        if seat in subject.game.pending(step.before) and not isinstance(step.action, subject.aside):
            before = asked(subject, step.before, seat)
            gone = before - asked(subject, step.after, seat)
            assert gone, f"seat {seat} answered {step.action} and is still asked {before}"
            answered[seat] |= gone
        for other, ids in answered.items():
            again = asked(subject, step.after, other) & ids
            assert not again, f"seat {other} is asked {again} again"


@every_case
@pytest.mark.parametrize("law", [law_who_owes_is_asked, law_a_question_is_asked_once])
def test_prompts(subject: Subject, case: Case, law: Law) -> None:
    uphold(law, subject, case)
