"""How long does Critter Kitchen's search for the best dishes take, on the storages that greedy bots cook from?

python -m benchmarks.critter_plating [--games N]

The games are those of `critter_effects`: every critic, all options, one to five players. They are played interpreted,
where what the bots ask can be noted; what they asked is then timed compiled, the best of five. The exit status is 1 if
the slowest takes more than 2 ms.
"""

import argparse
import os
import subprocess
import sys
import time
from typing import Final
from unittest.mock import patch

import msgspec
from rich.console import Console
from rich.progress import Progress

from atable.bots.make import make_bot
from atable.bots.player import BotPlayer
from atable.games.critter_kitchen.bots import heuristics, plating
from atable.games.critter_kitchen.bots.plating import DishPlan, Pantry, best_dishes
from atable.games.critter_kitchen.game import GAME
from benchmarks.critter_effects import RUNS, Run
from benchmarks.critter_witness import play_on

LIMIT: Final = 2.0  # ms
TRAITS: Final = ("red_panda", "goat", "heron", "hedgehog", "capybara")


class Storage(msgspec.Struct, frozen=True):
    """What a bot asked."""

    counts: tuple[int, ...]
    soup: int
    bisque: int
    cookbooks: int
    traits: tuple[str, ...]
    cards: list[tuple[int, ...]]
    value_left: list[float]

    @property
    def tokens(self) -> int:
        return sum(self.counts)

    def __str__(self) -> str:
        more = {"tokens": self.tokens, "soup": self.soup, "bisque": self.bisque, "cookbooks": self.cookbooks}
        return ", ".join([*(f"{name} {count}" for name, count in more.items() if count), *self.traits])


def play(run: Run, number: int) -> None:
    seed = f"{run.name}/{number}"
    state = GAME.setup(run.options, run.seats, seed)
    names = [run.bots[(seat + number) % len(run.bots)] for seat in range(run.seats)]
    play_on(state, [BotPlayer(make_bot(name, heuristics.HEURISTICS), seat, seed) for seat, name in enumerate(names)])


def collect(games: int) -> list[Storage]:
    found: list[Storage] = []

    def note(
        pantry: Pantry, cards: list[tuple[int, ...]], value_left: list[float]
    ) -> tuple[int, list[DishPlan | None]]:
        traits = tuple(trait for trait in TRAITS if getattr(pantry, trait))
        counts = tuple(pantry.counts)
        found.append(Storage(counts, pantry.soup, pantry.bisque, pantry.cookbooks, traits, cards, value_left))
        return best_dishes(pantry, cards, value_left)

    with (
        patch.object(heuristics, "best_dishes", note),
        Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar,
    ):
        for run in bar.track(RUNS, description="options"):
            for number in range(games):
                play(run, number)
    return found


def collected(games: int) -> list[Storage]:
    command = [sys.executable, "-m", "benchmarks.critter_plating", "--collect", "--games", str(games)]
    done = subprocess.run(command, env={**os.environ, "ATABLE_BUILD": "pure"}, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=list[Storage])


def milliseconds(storage: Storage) -> float:
    pantry = Pantry(
        storage.counts,
        storage.soup,
        storage.bisque,
        storage.cookbooks,
        **dict.fromkeys(storage.traits, True),
    )
    times: list[float] = []
    for _ in range(5):
        before = time.perf_counter()
        best_dishes(pantry, storage.cards, storage.value_left)
        times.append(time.perf_counter() - before)
    return 1000 * min(times)


def report(storages: list[Storage]) -> float:
    """Print what was measured; the time of the slowest."""
    timed = sorted(((milliseconds(storage), storage) for storage in storages), key=lambda pair: pair[0])
    times = [each for each, _ in timed]
    slowest, storage = timed[-1]
    large, largest = max(timed, key=lambda pair: (pair[1].tokens, pair[0]))
    print(f"storages  {len(times):,}")
    print(f"median    {times[len(times) // 2]:.2f} ms")
    print(f"99 %      {times[len(times) * 99 // 100]:.2f} ms")
    print(f"slowest   {slowest:.2f} ms ({storage})")
    print(f"largest   {large:.2f} ms ({largest})")
    return slowest


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=7, metavar="N", help=f"games of each of {len(RUNS)} runs (7)")
    parser.add_argument("--collect", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.collect:
        sys.stdout.buffer.write(msgspec.json.encode(collect(arguments.games)))
        return 0
    if plating.__file__.endswith(".py"):
        print("the search is not compiled: run `make fast`", file=sys.stderr)
        return 2
    return 1 if report(collected(arguments.games)) > LIMIT else 0


if __name__ == "__main__":
    sys.exit(main())
