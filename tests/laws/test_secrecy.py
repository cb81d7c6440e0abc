"""Nothing a seat sees depends on what it may not know.

At some positions everything hidden from a seat is changed, and both positions are played on with the same
actions. Until hidden information is revealed to the seat, it must see the same, be asked the same, be allowed
the same, and every timer must run out at the same moment.
"""

from collections.abc import Callable
from itertools import zip_longest

import pytest

from atable.kernel.actions import Action, Tick
from atable.kernel.codec import plain
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.game import State
from atable.kernel.rng import Rng
from atable.kernel.seats import CLOCK, Seat
from tests.laws.driver import Step, act, generator, next_step, pass_time, record, various
from tests.laws.eyes import seen_with_reveals, shown, told_apart
from tests.laws.subject import Case, Observer, Subject
from tests.laws.subjects import Law, every_case, or_all, uphold
from tests.laws.test_legality import refusal
from tests.laws.test_progress import check_whole

POSITIONS = 12  # of a game, where something hidden is changed
PLAYED_ON = 10  # entries after it
TRIES = 6  # to find an action that is legal in both positions
NOTHING: tuple[Event | None, bool] = (None, False)

Change = Callable[[State, Observer, Rng], State]


def law_scrambled_looks_the_same(subject: Subject, case: Case, seed: int) -> None:
    _compare(subject, case, seed, subject.scramble)


def law_redealt_looks_the_same(subject: Subject, case: Case, seed: int) -> None:
    _compare(subject, case, seed, subject.game.redeal)


def _compare(subject: Subject, case: Case, seed: int, change: Change) -> None:
    rng = generator("secrecy", subject, case, seed)
    recording = record(subject, case, seed)
    for number in various(subject.game, recording, or_all(POSITIONS), rng):
        state = recording.positions[number]
        for observer in case.observers():
            other = change(state, observer, rng)
            check_whole(subject, other, "what was changed")
            apart = _apart(subject, case, observer, state, other)
            assert apart is None, f"position {number}, seat {observer}: {apart}"
            _play_on(subject, case, observer, state, other, rng)


def _apart(subject: Subject, case: Case, seat: Observer, one: State, other: State) -> str | None:
    return told_apart(shown(subject.game, one, case.seats, seat), shown(subject.game, other, case.seats, seat))


def _play_on(subject: Subject, case: Case, observer: Observer, one: State, other: State, rng: Rng) -> None:
    for _ in range(PLAYED_ON):
        entry = _entry_for_both(subject, case, one, other, rng)
        if entry is None:
            return
        first, second = (_play(subject, state, *entry) for state in (one, other))
        if _revealed_apart(first, second, observer):
            return
        one, other = first.after, second.after
        apart = _apart(subject, case, observer, one, other)
        reveals = any(reveals for _, reveals in seen_with_reveals(first.events, observer))
        if apart and apart.startswith("view ") and reveals:
            return  # shown in the view, not in the event
        assert apart is None, f"seat {observer} after {entry}: {apart}"


def _revealed_apart(first: Step, second: Step, observer: Observer) -> bool:
    """Did the seat see different events? Then the first difference must be one that says it reveals something."""
    seen = (seen_with_reveals(step.events, observer) for step in (first, second))
    for one, other in zip_longest(*seen, fillvalue=NOTHING):
        if one != other:
            what = f"{first.action} of seat {first.seat}: seat {observer} saw {one[0]} and {other[0]}"
            assert one[1] or other[1], f"after {what}"
            return True
    return False


def _entry_for_both(subject: Subject, case: Case, one: State, other: State, rng: Rng) -> tuple[Seat, Action] | None:
    """Time passing, or an action that both positions allow."""
    for _ in range(TRIES):
        step = next_step(subject.game, one, rng, case.options.pace, case.keen)
        if step is None:
            return None
        if step.seat == CLOCK or refusal(subject.game, other, step.seat, step.action) is None:
            return step.seat, step.action
    return None


def _play(subject: Subject, state: State, seat: Seat, action: Action) -> Step:
    if isinstance(action, Tick):
        return pass_time(subject.game, state, action.ms)
    return act(subject.game, state, seat, action)


def law_nobody_looks_from_outside(subject: Subject, case: Case, seed: int) -> None:
    """A seat that isn't at the table is refused, or sees and is asked what a spectator is."""
    game = subject.game
    for number, state in enumerate(record(subject, case, seed).positions):
        for look in (game.view, game.prompts):
            spectator = _seen(look, state, None)
            for seat in (-1, case.seats, 99):
                seen = _seen(look, state, seat)
                assert seen in (None, spectator), f"position {number}: seat {seat} sees {seen}"


def _seen(look: Callable[[State, Observer], object], state: State, seat: Observer) -> object:
    """None: refused. A view may repeat the seat that it was asked for."""
    try:
        seen = plain(look(state, seat))
    except (ValueError, IllegalAction):
        return None
    return {name: part for name, part in seen.items() if name != "seat"} if isinstance(seen, dict) else seen


@every_case
@pytest.mark.parametrize(
    "law", [law_scrambled_looks_the_same, law_redealt_looks_the_same, law_nobody_looks_from_outside]
)
def test_secrecy(subject: Subject, case: Case, law: Law) -> None:
    uphold(law, subject, case)
