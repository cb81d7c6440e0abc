"""Is Kitchen Rush as hard as it should be? Tables for docs/balance/kitchen-rush.md, by players and levels of bots.

python -m benchmarks.kitchen_balance [--games N] [--players N ...] [--bots NAME ...] [--box NAME ...]
                                     [--events on|off ...] [--assist strict|guided] [--seed S] [--jobs J] [--json]

Without the expansion no bot looks at the Objective, so the same games tell how often each level would have been won.
With it cooks aim for the ice of their own Objective: every level has its own games, and what is not told by level is
about those of the level normal. So a line with the expansion costs four times the games. The same seed plays the same
games.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable
from itertools import product
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from atable.games.kitchen_rush.bots.heuristics import HEURISTICS
from atable.games.kitchen_rush.bots.statistics import ASKED, PLACES, figures
from atable.games.kitchen_rush.content.cards import BONUSES, LEVELS, OBJECTIVES, UPGRADES
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.options import RushOptions
from atable.games.statistics import Figures
from atable.lab.simulate import Task, simulate, task
from atable.lab.stats import add_counts

BOXES: Final = ("base", "piece_of_cake")
EVENTS: Final = ("off", "on")
NORMAL: Final = "normal"
PERCENT: Final = 100


class Line(msgspec.Struct, frozen=True):
    """Games of which a line tells."""

    box: str
    events: str
    players: int
    bot: str

    def levels(self) -> list[str]:
        """The Objectives that are played."""
        return [NORMAL] if self.box == "base" else [*LEVELS]


class Column(msgspec.Struct, frozen=True):
    """A figure: its table and its row there."""

    heading: str
    table: str
    row: str
    share: bool = False


WINS: Final = [Column(level.replace("_", " "), "wins", level, share=True) for level in LEVELS]
RESULTS: Final = [
    Column("served", "served", "mean"),
    Column("coins", "coins", "mean"),
    Column("prestige", "prestige", "mean"),
    Column("early", "early", "mean"),
    Column("ice", "ice", "mean"),
    Column("unserved per player", "per_player", "unserved_at_checks"),
    Column("ruined", "per_game", "ruined"),
    Column("melted", "per_game", "melted"),
    Column("wages unpaid", "share_of_games", "wages_unpaid", share=True),
    Column("melted Freezer", "share_of_games", "melted_freezer", share=True),
    Column("placements", "placements_per_hourglass_and_round", "player"),
    Column("draws", "spices_visit", "draws"),
    Column("ice proposals", "per_game", "ice_proposals"),
    Column("Freezer visits", "per_game", "freezer_visits"),
    Column("desserts", "share_of_served", "dessert", share=True),
]
TABLES: Final[dict[str, list[Column]]] = {
    "Share of wins": WINS,
    **{
        f"Not reached, {level}": [Column(it, "missed", f"{level} {it}", share=True) for it in ASKED] for level in LEVELS
    },
    "Means of a game": RESULTS,
    "Where hourglasses are placed": [Column(area, "placements", area, share=True) for area in PLACES],
    "Upgrades bought": [Column(name, "upgrades_bought", name, share=True) for name in UPGRADES],
    "Bonuses kept when offered": [Column(name, "bonus_kept_when_offered", name, share=True) for name in BONUSES],
}


# Games


def make_task(line: Line, level: str, arguments: argparse.Namespace) -> Task:
    options = {
        "pace": "simulation",
        "objective": OBJECTIVES[LEVELS.index(level)],  # the basic ones come first
        "piece_of_cake": line.box == "piece_of_cake",
        "events": line.events == "on",
        "assist": arguments.assist,
    }
    return task(GAME, msgspec.convert(options, RushOptions), line.players, [line.bot], arguments.seed, arguments.games)


def measure(line: Line, arguments: argparse.Namespace, progress: Callable[[int], None]) -> Figures:
    """Those of the level normal, with wins and misses from the games of each level."""
    by_level: dict[str, Figures] = {}
    for level in line.levels():
        sums: dict[str, int] = {}
        for record in simulate(make_task(line, level, arguments), arguments.jobs, progress):
            add_counts(sums, record.counts)
        by_level[level] = figures(sums, arguments.games, line.players)
    found = by_level[NORMAL]
    wins = {level: by_level.get(level, found)["wins"][level] for level in LEVELS}
    missed = {
        name: share
        for level in LEVELS
        for name, share in by_level.get(level, found).get("missed", {}).items()
        if name.startswith(f"{level} ")
    }
    return found | {"wins": wins, "missed": missed}


def measure_all(lines: list[Line], arguments: argparse.Namespace) -> dict[Line, Figures]:
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        games = bar.add_task("games", total=arguments.games * sum(len(line.levels()) for line in lines))
        return {line: measure(line, arguments, lambda done: bar.advance(games, done)) for line in lines}


# Tables


def as_text(measured: dict[Line, Figures]) -> str:
    return "\n\n".join(_table(title, columns, measured) for title, columns in TABLES.items())


def _table(title: str, columns: list[Column], measured: dict[Line, Figures]) -> str:
    """Without columns that are empty in every line: there was nothing to count."""
    shown = [it for it in columns if any(it.row in found.get(it.table, {}) for found in measured.values())]
    headings = ["box", "Events", "players", "bots", *[column.heading for column in shown]]
    rows = [headings, ["---"] * len(headings)]
    for line, found in measured.items():
        rows.append([line.box, line.events, str(line.players), line.bot, *[_cell(it, found) for it in shown]])
    return "\n".join([f"## {title}", "", *["| " + " | ".join(row) + " |" for row in rows]])


def _cell(column: Column, found: Figures) -> str:
    number = found.get(column.table, {}).get(column.row)
    if number is None:
        return ""
    return f"{PERCENT * number:.0f} %" if column.share else f"{number:.1f}"


def as_json(measured: dict[Line, Figures]) -> str:
    lines = [{**msgspec.to_builtins(line), "figures": found} for line, found in measured.items()]
    return json.dumps(lines, indent=2)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="for each line and Objective (100)")
    parser.add_argument("--players", type=int, nargs="+", choices=range(1, 5), default=[1, 2, 3, 4])
    parser.add_argument("--bots", nargs="+", choices=HEURISTICS.levels, default=[*HEURISTICS.levels])
    parser.add_argument("--box", nargs="+", choices=BOXES, default=[*BOXES])
    parser.add_argument("--events", nargs="+", choices=EVENTS, default=[*EVENTS])
    parser.add_argument(
        "--assist", choices=("strict", "guided"), default="strict", help="mistakes happen only in strict"
    )
    parser.add_argument("--seed", default="1", help="the same seed plays the same games (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes")
    parser.add_argument("--json", action="store_true", help="one JSON list, for programs; it has all figures")
    arguments = parser.parse_args()
    chosen = product(arguments.box, arguments.events, arguments.players, arguments.bots)
    measured = measure_all([Line(*it) for it in chosen], arguments)
    print(as_json(measured) if arguments.json else as_text(measured))
    return 0


if __name__ == "__main__":
    sys.exit(main())
