"""The same options, seed and actions give the same game, byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

from atable.kernel.codec import encode
from atable.kernel.events import Event
from atable.kernel.game import State
from tests.laws.driver import again, first_position, record
from tests.laws.eyes import shown
from tests.laws.subject import Case, Subject
from tests.laws.subjects import every_case, uphold


def law_same_seed_same_game(subject: Subject, case: Case, seed: int) -> None:
    recording = record(subject, case, seed)
    state = first_position(subject, case, seed)
    assert _bytes(subject, case, state, []) == _bytes(subject, case, recording.first, []), "setup differs"
    for number, step in enumerate(recording.steps):
        now = again(subject.game, state, step)
        played, recorded = (_bytes(subject, case, it.after, it.events) for it in (now, step))
        assert played == recorded, f"step {number}, {step.action} again: something differs"
        state = now.after


def _bytes(subject: Subject, case: Case, state: State, events: list[Event]) -> list[bytes]:
    views = [part for seat in case.observers() for part in shown(subject.game, state, case.seats, seat).values()]
    return [encode(state), encode(events), *views]


@every_case
def test_same_seed_same_game(subject: Subject, case: Case) -> None:
    uphold(law_same_seed_same_game, subject, case)


def test_the_order_of_sets_does_not_matter() -> None:
    """Strings hash differently in each process; no game may depend on that."""
    root = Path(__file__).parents[2]
    digests = []
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-m", "tests.laws.digest"]
        digests.append(subprocess.run(command, cwd=root, env=environment, capture_output=True, check=True).stdout)
    assert digests[0].count(b"\n") > 1
    assert digests[0] == digests[1]
