"""replay saved games and check their outcomes and the seed that was promised"""

import argparse
from pathlib import Path

from atable.cli.common import find_game
from atable.cli.saves import read_bytes
from atable.kernel.errors import AtableError
from atable.kernel.journal import load, read_head
from atable.kernel.outcome import Outcome
from atable.kernel.session import replay

FAILED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a journal, as `atable play` saves it")


def run(arguments: argparse.Namespace) -> int:
    """One line a file; exit code 1 if any of them fails."""
    code = 0
    for name in arguments.files:
        try:
            print(f"{name}: ok, {check(Path(name))}")
        except AtableError as error:
            print(f"{name}: FAILED, {error}")
            code = FAILED
    return code


def check(path: Path) -> str:
    """Replay a journal and say what it holds; raise what is wrong with it."""
    data = read_bytes(path)
    head = read_head(data)
    game = find_game(head.game)
    session = replay(game, load(data, game.spec))
    entries = len(session.journal.entries)
    plural = "entry" if entries == 1 else "entries"
    outcome = session.outcome()
    state = "unfinished" if outcome is None else f"finished, {_result(outcome)}"
    return f"{head.game}, {entries} {plural}, seed as promised, {state}"


def _result(outcome: Outcome) -> str:
    points = " : ".join(str(side.points) for side in outcome.sides)
    winners = ", ".join(str(seat + 1) for seat in outcome.winners()) or "nobody"
    return f"points {points}, won by seat {winners}"
