"""Everything that is stored or sent comes back as it was, field by field, and a stored game plays on."""

import msgspec
import pytest

from atable.kernel.codec import decode, encode
from atable.kernel.errors import CorruptJournal
from atable.kernel.events import seen_by
from atable.kernel.game import State
from atable.kernel.journal import dump, load
from atable.kernel.outcome import Outcome
from atable.kernel.seats import CLOCK
from atable.kernel.session import Session, replay
from atable.kernel.views import Limit, Prompt
from tests.laws.compare import difference
from tests.laws.driver import Recording, again, generator, record, sampled
from tests.laws.subject import Case, Subject
from tests.laws.subjects import Law, every_case, or_all, uphold

SHOWN = 20  # positions of which all views and prompts are sent
STORED = or_all(60)  # positions that are stored
POSITIONS = 4  # from which a stored game plays on to its end


def comes_back(value: object, kind: object) -> None:
    try:
        back = decode(encode(value), kind)
    except msgspec.DecodeError as error:
        raise AssertionError(f"{value} does not come back: {error}") from error
    found = difference(value, back)
    assert found is None, f"{value} comes back different: {found}"


def law_what_is_sent_comes_back(subject: Subject, case: Case, seed: int) -> None:
    """Actions, events as each seat sees them, views, prompts, limits and the outcome."""
    game, recording = subject.game, record(subject, case, seed)
    for action in {step.action: None for step in recording.steps if step.seat != CLOCK}:
        comes_back(action, game.spec.actions)
    told = [seen_by(step.events, observer) for step in recording.steps for observer in case.observers()]
    for event in {encode(event): event for events in told for event in events}.values():  # many are told again
        comes_back(event, game.spec.events)
    for number in sampled(recording, SHOWN, generator("sent", subject, case, seed)):
        state = recording.positions[number]
        for observer in case.observers():
            comes_back(game.view(state, observer), game.spec.view)
            comes_back(game.prompts(state, observer), list[Prompt])
        for seat in range(case.seats):
            comes_back(game.limit(state, seat), Limit | None)
    comes_back(game.outcome(recording.last), Outcome | None)


def law_what_is_stored_comes_back(subject: Subject, case: Case, seed: int) -> None:
    recording = record(subject, case, seed)
    for number in sampled(recording, STORED, generator("kept", subject, case, seed)):
        comes_back(recording.positions[number], subject.game.spec.state)


def law_a_stored_game_plays_on(subject: Subject, case: Case, seed: int) -> None:
    recording = record(subject, case, seed)
    for number in sampled(recording, POSITIONS, generator("stored", subject, case, seed)):
        state: State = decode(encode(recording.positions[number]), subject.game.spec.state)
        for step in recording.steps[number:]:
            now = again(subject.game, state, step)
            assert now.events == step.events, f"{step.action} from a stored position: {now.events}, not {step.events}"
            state = now.after
        assert encode(state) == encode(recording.last), f"stored at step {number}, another end"


def law_the_journal_replays(subject: Subject, case: Case, seed: int) -> None:
    game, recording = subject.game, record(subject, case, seed)
    played = _session(subject, case, seed, recording)
    try:
        again = replay(game, load(dump(played.journal), game.spec))
    except CorruptJournal as error:
        raise AssertionError(f"the journal does not replay: {error}") from error
    assert encode(again.state) == encode(played.state) == encode(recording.last), "the replay ends elsewhere"
    assert again.outcome() == played.outcome() == game.outcome(recording.last)
    assert dump(again.journal) == dump(played.journal)


def _session(subject: Subject, case: Case, seed: int, recording: Recording) -> Session[State]:
    session: Session[State] = Session(subject.game, case.options, case.seats, f"law {seed}")
    for step in recording.steps:
        session.act(step.after.now, step.seat, step.action)
    session.journal.outcome = session.outcome()
    return session


@every_case
@pytest.mark.parametrize(
    "law",
    [
        law_what_is_sent_comes_back,
        law_what_is_stored_comes_back,
        law_a_stored_game_plays_on,
        law_the_journal_replays,
    ],
)
def test_codec(subject: Subject, case: Case, law: Law) -> None:
    uphold(law, subject, case)
