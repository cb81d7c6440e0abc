"""Prints hashes of random games and of games between bots, to be compared between processes.

Run as `python -m tests.laws.digest`: one game for each subject. With `all`: every game that the laws look at, through
the eyes of everybody in turn, and a game of each bot.
"""

import hashlib
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from atable.bots.make import levels, make_bot
from atable.games import GAMES
from atable.games.heuristics import HEURISTICS
from atable.kernel.codec import encode
from atable.kernel.game import Game
from atable.kernel.journal import dump
from atable.lab.match import Match
from tests.laws.driver import generator, record, sampled
from tests.laws.eyes import shown
from tests.laws.subject import Case, Observer, Subject
from tests.laws.subjects import SUBJECTS

REDEALT = 12  # positions of a game


def played(subject: Subject, case: Case, seed: int, observers: Sequence[Observer]) -> Iterator[bytes]:
    """Every step, as one of the observers sees it, each in turn."""
    for number, step in enumerate(record(subject, case, seed).steps):
        yield encode(step.after) + encode(step.action) + encode(step.events)
        yield from shown(subject.game, step.after, case.seats, observers[number % len(observers)]).values()


def redealt(subject: Subject, case: Case, seed: int) -> Iterator[bytes]:
    recording, rng = record(subject, case, seed), generator("digest", subject, case, seed)
    for number in sampled(recording, REDEALT, rng):
        yield encode(subject.game.redeal(recording.positions[number], rng.choice(case.observers()), rng))


def played_by_bots(game: Game[Any], name: str) -> bytes:
    seats = game.spec.seats_max
    bots = [make_bot(name, HEURISTICS[game.spec.id]) for _ in range(seats)]
    result = Match(game, game.spec.options(pace="simulation"), bots, f"digest {name}", record=True).play()
    assert result.journal is not None
    return dump(result.journal)


def digest(parts: Iterable[bytes]) -> str:
    told = hashlib.sha256()
    for part in parts:
        told.update(part)
    return told.hexdigest()


def one_of_each() -> None:
    for subject in SUBJECTS:
        print(subject.name, digest(played(subject, subject.cases[-1], 0, [0])))


def everything() -> None:
    for subject in SUBJECTS:
        for case in subject.cases:
            for seed in range(subject.games):
                told = [*played(subject, case, seed, case.observers()), *redealt(subject, case, seed)]
                print(subject.name, case.name, seed, digest(told))
    for game in GAMES:
        for name in levels(HEURISTICS[game.spec.id]):
            print(game.spec.id, name, digest([played_by_bots(game, name)]))


if __name__ == "__main__":
    everything() if sys.argv[1:] == ["all"] else one_of_each()
