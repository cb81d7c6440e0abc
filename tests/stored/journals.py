"""Stored journals: how they are written, and what a later program must make of each of them."""

import gzip
import hashlib
from pathlib import Path
from typing import Any, Final

import msgspec

from atable.cli.saves import play_again
from atable.kernel import trace
from atable.kernel.codec import encode, plain
from atable.kernel.errors import AtableError
from atable.kernel.game import Game
from atable.kernel.journal import Journal, dump, load, read_head
from atable.kernel.outcome import Outcome
from atable.kernel.seats import Seat
from atable.kernel.session import Session
from tests.stored.cases import Case, game_of, options_of
from tests.stored.evening import Evening

FOLDER: Final = Path(__file__).parent / "journals"
SUFFIX: Final = ".jsonl.gz"
CUT: Final = 0.6  # of its entries are left of a game that is to be running


class AnotherGame(AtableError):
    """These rules make another game of a stored one."""


class Expected(msgspec.Struct, frozen=True):
    """What follows from a journal. Views and events are those of the wire; how a state is made is nobody's business."""

    outcome: Outcome | None
    now: int
    luck: tuple[int, int, int, int]  # the generator's words: a draw too many bends what is still to come
    pending: list[Seat]
    events: str  # a trace of all that happened
    first: dict[str, str]  # digests of what each seat and the spectators see before the first entry
    last: dict[str, str]  # and after the last


class Stored(msgspec.Struct, frozen=True):
    """A stored journal by its file."""

    file: Path

    @property
    def name(self) -> str:
        return self.file.name.removesuffix(SUFFIX)

    @property
    def data(self) -> bytes:
        return gzip.decompress(self.file.read_bytes())

    @property
    def game(self) -> Game[Any]:
        return game_of(read_head(self.data).game)

    @property
    def expected(self) -> Expected:
        return msgspec.json.decode(expected_file(self.file).read_bytes(), type=Expected)


def stored_journals() -> list[Stored]:
    return [Stored(file) for file in sorted(FOLDER.glob(f"*{SUFFIX}"))]


def expected_file(journal: Path) -> Path:
    return journal.with_name(journal.name.removesuffix(SUFFIX) + ".json")


def replayed(game: Game[Any], data: bytes) -> Session[Any]:
    """As `atable verify` does it: every line is checked, every entry judged."""
    return play_again(game, load(data, game.spec), "en")


def follows(session: Session[Any]) -> Expected:
    """What follows from the journal of this session. Its game is played once more, for the events."""
    journal = session.journal
    again = Session(session.game, journal.options, journal.head.seats, journal.head.seed, journal.head.luck)
    first, told = _seen(again), ""
    for entry in journal.entries:
        told = trace.next(told, again.act(entry.ms, entry.seat, entry.action))
    a, b, c, counter = session.state.rng.words()
    return Expected(
        outcome=session.outcome(),
        now=session.state.now,
        luck=(a, b, c, counter),
        pending=session.game.pending(session.state),
        events=told,
        first=first,
        last=_seen(session),
    )


def _seen(session: Session[Any]) -> dict[str, str]:
    seats: list[Seat | None] = [*range(session.journal.head.seats), None]
    return {
        "spectator" if seat is None else str(seat): _digest(session.game.view(session.state, seat)) for seat in seats
    }


def _digest(value: object) -> str:
    """The order in which fields are written is no matter."""
    text = msgspec.json.encode(plain(value), order="sorted")
    return hashlib.blake2b(text, digest_size=8).hexdigest()


# Writing


def file_of(case: Case) -> Path:
    version = game_of(case.game).spec.rules_version
    return FOLDER / f"{case.game}.rules-{version}.{case.name}{SUFFIX}"


def write(case: Case) -> bool:
    """False: it is there already, and stays as it is."""
    file = file_of(case)
    if file.exists():
        return False
    game = game_of(case.game)
    data = dump(made(case))
    FOLDER.mkdir(exist_ok=True)
    expected_file(file).write_bytes(readable(follows(replayed(game, data))))
    file.write_bytes(gzip.compress(data, mtime=0))
    return True


def made(case: Case) -> Journal:
    seed = f"stored {case.game} {case.name}"
    session = Session(game_of(case.game), options_of(case), case.seats, seed)
    journal = Evening(session, case.level, seed, case.eventful).play_on()
    if not case.running:
        return journal
    return Journal(journal.head, journal.options, journal.entries[: int(len(journal.entries) * CUT)])


def look_anew(stored: Stored) -> None:
    """See `agreeing`."""
    if read_head(stored.data).rules_version == stored.game.spec.rules_version:
        now = follows(replayed(stored.game, stored.data))
        expected_file(stored.file).write_bytes(readable(agreeing(stored.expected, now)))


def agreeing(then: Expected, now: Expected | None) -> Expected:
    """Views and events may learn to say more; if anything else differs this is another game, and none is kept.

    None: newer rules can make nothing of it, and what was expected stays.
    """
    if now is None:
        return then
    if msgspec.structs.replace(then, events=now.events, first=now.first, last=now.last) != now:
        raise AnotherGame(f"expected {then}, found {now}")
    return now


def readable(expected: Expected | dict[str, Expected]) -> bytes:
    return msgspec.json.format(encode(expected)) + b"\n"
