"""replay saved games and check their outcomes and the seed that was promised"""

import argparse
from pathlib import Path

import msgspec

from atable.cli.common import BadArgument, find_game
from atable.cli.saves import play_again, read_bytes
from atable.kernel.errors import AtableError, CorruptJournal
from atable.kernel.journal import Head, load, read_head
from atable.kernel.outcome import Outcome

FAILED = 1
LANGUAGE = "en"  # of its lines, which programs read too


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a journal, as `atable play` saves it")
    parser.add_argument("--commitment", metavar="HASH", help="the hash of the seed that was shown before the game")
    parser.add_argument(
        "--promise", metavar="HASH", help="the hash of the table's own bits that was shown when it opened"
    )


def run(arguments: argparse.Namespace) -> int:
    """One line a file; exit code 1 if any of them fails."""
    for name in ("commitment", "promise"):
        if getattr(arguments, name) is not None and len(arguments.files) > 1:
            raise BadArgument(f"--{name}: belongs to one game, not to {len(arguments.files)} files")
    code = 0
    for name in arguments.files:
        try:
            print(f"{name}: ok, {check(Path(name), arguments.commitment, arguments.promise)}")
        except AtableError as error:
            print(f"{name}: FAILED, {error}")
            code = FAILED
    return code


def check(path: Path, published: str | None, promised: str | None) -> str:
    """Replay a journal and say what it holds; raise what is wrong with it."""
    data = read_bytes(path)
    head = read_head(data)
    game = find_game(head.game)
    journal = load(data, game.spec)
    luck = ", ".join([_seed_checked(head, published), *_luck_checked(head, promised)])
    session = play_again(game, journal, LANGUAGE)
    entries = len(session.journal.entries)
    plural = "entry" if entries == 1 else "entries"
    outcome = session.outcome()
    state = "unfinished" if outcome is None else f"finished, {_result(outcome)}"
    return f"{head.game}, {entries} {plural}, {state}, {luck}"


def _seed_checked(head: Head, published: str | None) -> str:
    """A file proves its seed only against a hash from elsewhere: whoever makes a file writes both into it."""
    if published is None:
        return f"seed matches the commitment in the file: {head.commitment}"
    if not _same_hash(published, head.commitment):
        raise CorruptJournal(1, f"the commitment is {head.commitment}, not the one that was published")
    return f"seed matches the published commitment: {head.commitment}"


def _luck_checked(head: Head, promised: str | None) -> list[str]:
    """What the seed was made from; that it was made so is checked by the replay. Nothing where one person chose it."""
    if head.luck is msgspec.UNSET:
        if promised is not None:
            raise CorruptJournal(1, "there is no promise in this file: nothing was added to its seed")
        return []
    promise, added = head.luck.promise, len(head.luck.contributions)
    contributions = f"made with {added} contribution{'' if added == 1 else 's'}"
    if promised is None:
        return [contributions, f"bits match the promise in the file: {promise}"]
    if not _same_hash(promised, promise):
        raise CorruptJournal(1, f"the promise is {promise}, not the one that was published")
    return [contributions, f"bits match the published promise: {promise}"]


def _same_hash(typed: str, written: str) -> bool:
    return typed.strip().lower() == written


def _result(outcome: Outcome) -> str:
    points = " : ".join(str(side.points) for side in outcome.sides)
    winners = ", ".join(str(seat + 1) for seat in outcome.winners()) or "nobody"
    return f"points {points}, won by seat {winners}"
