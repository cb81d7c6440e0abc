"""Saved games: a journal on disk that grows by one line with every action."""

from pathlib import Path
from typing import Any

import msgspec

from atable.cli.common import BadArgument, in_words
from atable.games.texts import TEXTS
from atable.kernel.errors import AtableError, BadOptions, CorruptJournal, IllegalAction
from atable.kernel.game import Game
from atable.kernel.journal import Entry, Head, Journal, Writer, load, read_head
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome
from atable.kernel.session import Session, replay
from atable.texts.speaker import Speaker
from atable.texts.speaker import load as load_texts


class Save:
    """Appends each line and flushes it, so that a game survives the end of its program."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writer = Writer()
        self.begun = False

    def start(self, head: Head) -> None:
        """A new file; an existing one is never overwritten."""
        try:
            self.path.parent.mkdir(exist_ok=True)
            with self.path.open("xb") as file:
                file.write(self.writer.head(head))
        except FileExistsError:
            raise BadArgument(f"{self.path} exists already (--resume {self.path} continues it)") from None
        except OSError as error:
            raise BadArgument(f"{self.path} can't be written: {error.strerror}") from None
        self.begun = True

    def go_on(self) -> None:
        """Continue a file: the running check is the one of its last line."""
        last = self.path.read_bytes().splitlines()[-1]
        self.writer.check = msgspec.json.decode(last)["check"]
        self.begun = True

    def add(self, entry: Entry) -> None:
        self._append(self.writer.entry(entry))

    def end(self, outcome: Outcome) -> None:
        self._append(self.writer.outcome(outcome))

    def _append(self, line: bytes) -> None:
        try:
            with self.path.open("ab") as file:
                file.write(line)
        except OSError as error:
            raise BadArgument(f"{self.path} can't be written: {error.strerror}") from None


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadArgument(f"{path} can't be read: {error.strerror}") from None


def read_unfinished(path: Path, game: Game[Any], language: str) -> Journal:
    """A journal of this game that can be continued; it is replayed and every line is checked."""
    data = read_bytes(path)
    try:
        head = read_head(data)
        if head.game != game.spec.id:
            raise BadArgument(f"a journal of {head.game}, not of {game.spec.id}")
        journal = load(data, game.spec)
        if play_again(game, journal, language).outcome() is not None:
            raise BadArgument("this game is over")
    except AtableError as error:
        raise BadArgument(f"{path}: {error}") from None
    return journal


def play_again(game: Game[Any], journal: Journal, language: str) -> Session[Any]:
    """Replay a journal; where a rule refuses an entry, say why in words."""
    try:
        return replay(game, journal)
    except BadOptions as error:
        raise in_words(error, game, language) from None
    except CorruptJournal as error:
        refusal = error.__cause__
        if not isinstance(refusal, IllegalAction):
            raise
        start = error.problem.removesuffix(str(refusal))
        reason = _in_words(refusal, game, journal.head.seats, language)
        raise CorruptJournal(error.line, f"{start}{refusal.rule}: {reason}") from None


def _in_words(refusal: IllegalAction, game: Game[Any], seats: int, language: str) -> str:
    """A journal knows no names."""
    bundle = load_texts(language, [TEXTS[game.spec.id].words])
    nameless = Speaker(bundle, (), None)
    names = [nameless(Message("player-default-name", {"number": seat + 1})) for seat in range(seats)]
    return Speaker(bundle, names, None)(Message(refusal.key, refusal.params))
