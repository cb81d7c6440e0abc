"""Many games between bots, on one process or several, with the same result.

Game number i has the seed `seed/i`, whatever process plays it. Only plain data crosses between
processes: a batch as JSON, the records of its games as JSON.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final

import msgspec

from atable.bots.make import make_bot
from atable.games import GAMES
from atable.games.heuristics import HEURISTICS
from atable.games.statistics import STATISTICS
from atable.kernel.codec import decode, encode, plain
from atable.kernel.game import Game
from atable.kernel.outcome import Outcome
from atable.kernel.spec import Options
from atable.lab.match import Match

BATCH: Final = 25  # games: long enough to be worth a message, short enough for a bar that moves


class Task(msgspec.Struct, frozen=True):
    """What to simulate."""

    game: str
    options: dict[str, Any]  # resolved, as plain data
    seats: int
    bots: tuple[str, ...]
    seed: str
    games: int


class Batch(msgspec.Struct, frozen=True):
    task: Task
    first: int  # number of its first game
    games: int


class Record(msgspec.Struct, frozen=True):
    """One game as the lab keeps it."""

    bots: tuple[str, ...]  # by seat
    outcome: Outcome
    decisions: int
    choices: int
    counts: dict[str, int]  # the game's own statistics


def task(game: Game[Any], options: Options, seats: int, bots: list[str], seed: str, games: int) -> Task:
    for name in bots:
        make_bot(name, HEURISTICS.get(game.spec.id))  # an unknown one is refused before any game is played
    return Task(game.spec.id, plain(options), seats, tuple(bots), seed, games)


def seating(bots: tuple[str, ...], seats: int, number: int) -> tuple[str, ...]:
    """The bots in turn around the table, moved on by one seat from game to game.

    Over as many games as there are bots, every bot sits on every seat equally often.
    """
    return tuple(bots[(seat + number) % len(bots)] for seat in range(seats))


def simulate(task: Task, jobs: int, progress: Callable[[int], None]) -> list[Record]:
    """The records of all games in the order of their numbers; `progress` is told of games as they are done."""
    batches = [Batch(task, first, min(BATCH, task.games - first)) for first in range(0, task.games, BATCH)]
    records: list[Record] = []
    for played in _play_all(batches, jobs):
        records += played
        progress(len(played))
    return records


def _play_all(batches: list[Batch], jobs: int) -> Iterator[list[Record]]:
    if jobs == 1:
        yield from map(play_batch, batches)
        return
    # spawn: the same on every system, and no half-copied state of a process that has threads
    with ProcessPoolExecutor(min(jobs, len(batches)), mp_context=get_context("spawn")) as pool:
        for played in pool.map(play_encoded, [encode(batch) for batch in batches]):
            yield decode(played, list[Record])


def play_encoded(batch: bytes) -> bytes:
    """What a worker process does."""
    return encode(play_batch(decode(batch, Batch)))


def play_batch(batch: Batch) -> list[Record]:
    game = next(game for game in GAMES if game.spec.id == batch.task.game)
    options = msgspec.convert(batch.task.options, game.spec.options)
    return [_play_one(game, options, batch.task, number) for number in range(batch.first, batch.first + batch.games)]


def _play_one(game: Game[Any], options: Options, task: Task, number: int) -> Record:
    names = seating(task.bots, task.seats, number)
    bots = [make_bot(name, HEURISTICS.get(game.spec.id)) for name in names]
    statistics = STATISTICS.get(game.spec.id)
    collector = statistics.collector() if statistics else None
    result = Match(game, options, bots, f"{task.seed}/{number}", collector).play()
    counts = collector.counts(result.outcome) if collector else {}
    return Record(names, result.outcome, result.decisions, result.choices, counts)
