"""A session that goes on from a save does what the whole one does; for an undo alone it needs the old entries."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from atable.kernel.actions import Action, Away, Back, Pause, Resume, Undo
from atable.kernel.codec import decode, encode
from atable.kernel.errors import NeedsWholeJournal
from atable.kernel.game import Game
from atable.kernel.rng import Rng
from atable.kernel.seats import TABLE, Seat
from atable.kernel.session import SavedSession, Session, resume
from tests.laws.driver import generator, next_step
from tests.laws.subject import Case, Subject
from tests.laws.subjects import every_case, uphold

LONGEST = 150  # entries: undos would let a game go on for ever
SAVES = 0.06  # the chance that the session is saved, and resumed, after an entry
TABLE_ACTS = 0.15


class Asked(NamedTuple):
    """What somebody sends: an entry, with the question that it answers."""

    ms: int
    seat: Seat
    action: Action
    prompt: str | None = None


def table_action(session: Session[Any], rng: Rng) -> Action:
    """Pause, absence or undo, such as the table may play now."""
    if session.paused:
        return Resume()
    kind, seat = rng.below(3), rng.below(session.journal.head.seats)
    if kind == 0:
        return Pause()
    if kind == 1:
        return Back(seat) if seat in session.away else Away(seat)
    to = session.entries - rng.below(min(session.entries, 8) + 1)
    return Undo(to, "fresh" if to < session.fence() else None)


def seat_action(session: Session[Any], case: Case, rng: Rng) -> Asked | None:
    step = next_step(session.game, session.state, rng, case.options.pace)
    if step is None:
        return None
    asking = [prompt.id for prompt in session.prompts(step.seat) if prompt.asks] if step.seat >= 0 else []
    return Asked(step.after.now, step.seat, step.action, asking[0] if asking else None)


def played(session: Session[Any], case: Case, rng: Rng) -> Iterator[Asked]:
    """Random play with pauses, absence and undos, up to the end."""
    while session.outcome() is None and session.entries < LONGEST:
        if session.paused or rng.chance(TABLE_ACTS):
            yield Asked(session.state.now, TABLE, table_action(session, rng))
        elif asked := seat_action(session, case, rng):
            yield asked
        else:
            return


def stored(session: Session[Any], game: Game[Any]) -> Session[Any]:
    """Saved as bytes, and resumed from them."""
    saved: SavedSession = decode(encode(session.save()), SavedSession)
    return resume(game, session.journal.head, session.journal.options, saved)


def same(whole: Session[Any], resumed: Session[Any], case: Case) -> None:
    assert encode(resumed.state) == encode(whole.state), "the resumed session is elsewhere"
    assert resumed.save() == whole.save()
    assert resumed.outcome() == whole.outcome()
    for observer in case.observers():
        assert resumed.prompts(observer) == whole.prompts(observer)
    since = resumed.journal.entries
    assert since == whole.journal.entries[len(whole.journal.entries) - len(since) :]


def law_a_resumed_session_plays_on(subject: Subject, case: Case, seed: int) -> None:
    whole: Session[Any] = Session(subject.game, case.options, case.seats, f"law {seed}")
    rng = generator("saving", subject, case, seed)
    resumed = stored(whole, subject.game)
    for asked in played(whole, case, rng):
        if isinstance(asked.action, Undo):
            with pytest.raises(NeedsWholeJournal):
                resumed.act(*asked)
            same(whole, resumed, case)
            whole.act(*asked)
            resumed = stored(whole, subject.game)
            continue
        assert resumed.act(*asked) == whole.act(*asked)
        same(whole, resumed, case)
        if rng.chance(SAVES):
            resumed = stored(resumed if rng.chance(0.5) else whole, subject.game)


@every_case
def test_a_resumed_session_plays_on(subject: Subject, case: Case) -> None:
    uphold(law_a_resumed_session_plays_on, subject, case)
