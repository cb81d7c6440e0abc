"""Play many games between bots and print who wins, with what, and how long it takes."""

import argparse
import json
import os
import sys
import time
from typing import Final

from rich.console import Console
from rich.progress import Progress

from atable.cli.common import BadArgument, add_table_arguments, default_language, find_game, table_options
from atable.kernel.codec import plain
from atable.lab.report import Report, report
from atable.lab.simulate import Record, Task, simulate, task
from atable.lab.stats import Distribution

SMALL: Final = 200  # games: below, starting more processes costs more than it saves


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_table_arguments(parser)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games to play (100)")
    parser.add_argument("--bots", default="random", metavar="NAME,...", help="one for all seats, or several in turn")
    parser.add_argument("--seed", default="1", help="the same seed plays the same games (1)")
    parser.add_argument("--jobs", type=int, default=None, metavar="J", help="processes; they never change the result")
    parser.add_argument("--json", action="store_true", help="one JSON object, for programs")


def run(arguments: argparse.Namespace) -> int:
    asked = _task(arguments)
    jobs = _jobs(arguments.jobs, asked.games)
    began = time.perf_counter()
    records = _with_progress(asked, jobs)
    result = report(asked, records, time.perf_counter() - began)
    print(json.dumps(plain(result), ensure_ascii=False, indent=2) if arguments.json else as_text(result))
    return 0


def _task(arguments: argparse.Namespace) -> Task:
    game = find_game(arguments.game)
    seats = game.spec.seats_min if arguments.seats is None else arguments.seats
    options = table_options(game, arguments.option, seats, "simulation", default_language(os.environ))
    bots = [name.strip() for name in arguments.bots.split(",")]
    if arguments.games < 1:
        raise BadArgument(f"--games {arguments.games}: expected at least 1")
    return task(game, options, seats, bots, arguments.seed, arguments.games)


def _jobs(asked: int | None, games: int) -> int:
    if asked is None:
        return 1 if games < SMALL else os.cpu_count() or 1
    if asked < 1:
        raise BadArgument(f"--jobs {asked}: expected at least 1")
    return asked


def _with_progress(asked: Task, jobs: int) -> list[Record]:
    """A bar on stderr where a person sees it, and nothing elsewhere."""
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        games = bar.add_task(asked.game, total=asked.games)
        return simulate(asked, jobs, lambda done: bar.advance(games, done))


def as_text(result: Report) -> str:
    asked = result.task
    lines = [f"{asked.game}: {asked.games} games, {asked.seats} seats, {', '.join(asked.bots)}, seed {asked.seed}", ""]
    lines.append(f"{'':<20}{'mean':>8}{'5 %':>8}{'50 %':>8}{'95 %':>8}{'least':>8}{'most':>8}")
    lines.append(_row("score", result.score))
    lines.append(_row("winning score", result.winning_score))
    lines.append(_row("gap to the second", result.gap))
    lines.append(_row("decisions", result.length))
    lines += [_row(f"score of {name}", standing.score) for name, standing in result.bots.items()]
    lines += ["", _share("equal at the top", result.ties), _share("shared victory", result.shared)]
    lines += [_share(f"wins on seat {seat + 1}", share) for seat, share in enumerate(result.win_share_by_seat)]
    lines += [_share(f"wins of {name}", standing.win_share) for name, standing in result.bots.items()]
    for table, rows in result.statistics.items():
        lines += ["", table]
        lines += [f"  {name:<32}{number:>8.3f}" for name, number in rows.items()]
    return "\n".join([*lines, "", *_speed(result)])


def _row(name: str, values: Distribution | None) -> str:
    if values is None:
        return f"{name:<20}{'-':>8}"
    whole = (values.p5, values.p50, values.p95, values.least, values.most)
    return f"{name:<20}{values.mean:>8.2f}" + "".join(f"{value:>8.0f}" for value in whole)


def _share(name: str, share: float) -> str:
    return f"{name:<28}{100 * share:>6.1f} %"


def _speed(result: Report) -> list[str]:
    speed = result.speed
    return [
        "speed",
        f"  {speed.games_per_second:,.1f} games/s, {speed.decisions_per_second:,.0f} decisions/s,"
        f" {speed.decisions_per_game:.1f} decisions a game, {speed.branching:.1f} choices a decision",
    ]
