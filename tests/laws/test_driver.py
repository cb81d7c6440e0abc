"""The laws are only as good as the games they see: every action and every event of a game must occur in them."""

from typing import get_args

import pytest

from atable.games import GAMES
from atable.kernel.actions import Tick
from atable.kernel.events import Secret
from tests.laws.driver import Recording, record
from tests.laws.subject import Subject
from tests.laws.subjects import SUBJECTS


def test_every_registered_game_is_a_subject() -> None:
    assert {game.spec.id for game in GAMES} <= {subject.name for subject in SUBJECTS}


def recordings(subject: Subject) -> list[Recording]:
    return [record(subject, case, seed) for case in subject.cases for seed in range(subject.games)]


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_every_action_is_played(subject: Subject) -> None:
    played = {type(step.action) for recording in recordings(subject) for step in recording.steps}
    assert played - {Tick} == set(get_args(subject.game.spec.actions))


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_every_event_happens(subject: Subject) -> None:
    events = [event for recording in recordings(subject) for step in recording.steps for event in step.events]
    happened = {type(event.event if isinstance(event, Secret) else event) for event in events}
    assert happened == set(get_args(subject.game.spec.events))


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_time_passes_between_and_at_deadlines(subject: Subject) -> None:
    """Some ticks find nothing to do, and where a game has timers some run out."""
    steps = [step for recording in recordings(subject) for step in recording.steps]
    ticks = [(subject.game.next_deadline(step.before), step) for step in steps if isinstance(step.action, Tick)]
    assert any(not step.events for _, step in ticks)
    timed = any(due is not None for due, _ in ticks)
    assert not timed or any(due is not None and due <= step.after.now for due, step in ticks)
