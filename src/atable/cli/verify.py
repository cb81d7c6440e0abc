"""replay saved games and check their outcomes and the seed that was promised"""

import argparse
from pathlib import Path

from atable.cli.common import BadArgument, find_game
from atable.cli.saves import play_again, read_bytes
from atable.kernel.errors import AtableError, CorruptJournal
from atable.kernel.journal import Head, load, read_head
from atable.kernel.outcome import Outcome

FAILED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a journal, as `atable play` saves it")
    parser.add_argument("--commitment", metavar="HASH", help="the hash of the seed that was shown before the game")


def run(arguments: argparse.Namespace) -> int:
    """One line a file; exit code 1 if any of them fails."""
    if arguments.commitment is not None and len(arguments.files) > 1:
        raise BadArgument(f"--commitment: belongs to one game, not to {len(arguments.files)} files")
    code = 0
    for name in arguments.files:
        try:
            print(f"{name}: ok, {check(Path(name), arguments.commitment)}")
        except AtableError as error:
            print(f"{name}: FAILED, {error}")
            code = FAILED
    return code


def check(path: Path, published: str | None) -> str:
    """Replay a journal and say what it holds; raise what is wrong with it."""
    data = read_bytes(path)
    head = read_head(data)
    game = find_game(head.game)
    journal = load(data, game.spec)
    seed = _seed_checked(head, published)
    session = play_again(game, journal)
    entries = len(session.journal.entries)
    plural = "entry" if entries == 1 else "entries"
    outcome = session.outcome()
    state = "unfinished" if outcome is None else f"finished, {_result(outcome)}"
    return f"{head.game}, {entries} {plural}, {state}, {seed}"


def _seed_checked(head: Head, published: str | None) -> str:
    """A file proves its seed only against a hash from elsewhere: whoever makes a file writes both into it."""
    if published is None:
        return f"seed matches the commitment in the file: {head.commitment}"
    if published.strip().lower() != head.commitment:
        raise CorruptJournal(1, f"the commitment is {head.commitment}, not the one that was published")
    return f"seed matches the published commitment: {head.commitment}"


def _result(outcome: Outcome) -> str:
    points = " : ".join(str(side.points) for side in outcome.sides)
    winners = ", ".join(str(seat + 1) for seat in outcome.winners()) or "nobody"
    return f"points {points}, won by seat {winners}"
