"""Every byte that a viewer and the spectators get is the same, whatever the hidden things are."""

from collections.abc import Iterator

import pytest

from atable.games import GAMES
from atable.kernel.actions import Action
from atable.kernel.game import State
from atable.kernel.rng import Rng
from atable.kernel.seats import CLOCK, Seat
from tests.laws.driver import generator, next_step, record, various
from tests.laws.subject import Case, Observer, Subject
from tests.laws.subjects import SUBJECTS
from tests.laws.test_legality import refusal
from tests.server.conftest import NewUrl
from tests.server.long import SCALE
from tests.server.secrecy.probes import fetch_all, take_back, try_things
from tests.server.secrecy.twins import Twins, served_cases, still_site, twins

POSITIONS = 3 if SCALE == 1 else 8  # of a game, where something hidden is changed
SERVED = [it for it in SUBJECTS if it.game in GAMES or SCALE > 1]  # toys only in long runs
PLAYED_ON = 6  # entries after the change
TRIES = 6  # to find an action that both positions allow


def examples(subject: Subject) -> Iterator[tuple[Case, Observer, State, Rng]]:
    """Some positions of random games, each through the eyes of one seat or a spectator."""
    for seed, case in enumerate(some_cases(subject)):
        rng = generator("wire", subject, case, seed)
        recording = record(subject, case, seed)
        numbers = various(subject.game, recording, POSITIONS, rng)
        for at, number in enumerate(numbers):
            observers = case.observers()
            yield case, observers[(seed + at) % len(observers)], recording.positions[number], rng


def some_cases(subject: Subject) -> list[Case]:
    """One live and one relaxed; all of them in long runs."""
    cases = served_cases(subject)
    if SCALE > 1:
        return cases
    return list({case.options.pace: case for case in cases}.values())


def entry_for_both(subject: Subject, case: Case, both: Twins, rng: Rng) -> tuple[Seat, Action] | None:
    """Time passing, or an action that both positions allow."""
    one, other = both.one.state, both.other.state
    if subject.game.outcome(one) is not None:
        return None
    for _ in range(TRIES):
        step = next_step(subject.game, one, rng, case.options.pace, case.keen)
        if step is None:
            return None
        if step.seat == CLOCK or refusal(subject.game, other, step.seat, step.action) is None:
            return step.seat, step.action
    return None


async def play_on(subject: Subject, case: Case, both: Twins, rng: Rng) -> int:
    """Both tables are played with the same entries, and the viewer tries things, until something is revealed.

    How many entries were compared.
    """
    for played in range(PLAYED_ON):
        entry = entry_for_both(subject, case, both, rng)
        if entry is None:
            return played
        await both.play(*entry)
        if not await both.compare(entry) or subject.game.outcome(both.one.state) is not None:
            return played + 1
        await try_things(subject, both, rng)
    await fetch_all(both)
    await take_back(both)
    return PLAYED_ON


@pytest.mark.parametrize("subject", SERVED, ids=lambda subject: subject.name)
async def test_nothing_tells_two_tables_apart(
    new_url: NewUrl, monkeypatch: pytest.MonkeyPatch, subject: Subject
) -> None:
    compared = 0
    async with still_site(new_url("sqlite"), monkeypatch) as place:
        for case, observer, state, rng in examples(subject):
            other = subject.scramble(state, observer, rng)
            async with twins(place, subject, case, observer, state, other) as both:
                assert await both.compare("the start")
                await fetch_all(both)
                compared += await play_on(subject, case, both, rng)
    assert compared, "no entry was compared"
