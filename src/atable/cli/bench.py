"""Measure the speed of the engines on this machine."""

import argparse
import math
import sys

import msgspec

from atable.cli.common import BadArgument
from atable.games import GAMES
from atable.kernel import rng
from atable.kernel.codec import encode
from atable.lab.speed import Speed, measure


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of random play for each game")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    if not 0 < arguments.seconds < math.inf:
        raise BadArgument(f"--seconds {arguments.seconds:g}: expected a number of seconds above 0")
    speeds = [
        measure(game, game.resolve(game.spec.options(pace="simulation"), seats), seats, arguments.seconds)
        for game in GAMES
        for seats in (game.spec.seats_max,)
    ]
    if arguments.json:
        sys.stdout.buffer.write(encode({"build": build(), "games": speeds}) + b"\n")
    else:
        print(table(speeds))
    return 0


def build() -> str:
    """Which build is measured."""
    return "pure Python" if rng.__file__.endswith(".py") else "compiled"


def table(speeds: list[Speed]) -> str:
    """One line a game; the units are in the headings."""
    head = ["game", "seats", "decisions/s", "games/s", "decisions/game", "branching", "copy µs", "legal µs", "view µs"]
    rows = [head]
    for speed in speeds:
        numbers = msgspec.structs.astuple(speed)
        rows.append([str(numbers[0]), str(numbers[1]), *(_figure(number) for number in numbers[2:])])
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join([f"build: {build()}; one core, CPU time", *lines])


def _figure(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"
