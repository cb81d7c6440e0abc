"""People at a text table, for tests: a terminal whose lines come from a script or from a habit."""

import io
import re
from collections.abc import Iterable, Sequence

from rich.console import Console

from atable.cli.client import Client
from atable.cli.main import parser
from atable.cli.play import prepare
from atable.cli.terminal import Terminal


class Seen:
    """All that was shown, and how much was typed."""

    def __init__(self, clears: bool = False, width: int = 80) -> None:
        self.file = io.StringIO()
        self.console = Console(
            file=self.file, width=width, color_system=None, highlight=False, force_terminal=clears, legacy_windows=False
        )
        self.lines_read = 0

    def text(self) -> str:
        return self.file.getvalue()

    def last_line(self) -> str:
        return self.text().rpartition("\n")[2]


def scripted(lines: Iterable[str], seen: Seen) -> Terminal:
    """Types these lines, then the input ends."""
    waiting = iter(lines)

    def read() -> str:
        seen.lines_read += 1
        line = next(waiting, None)
        if line is None:
            raise EOFError
        seen.file.write(line + "\n")
        return line

    return Terminal(seen.console, read)


def habitual(seen: Seen, until: int = 10_000) -> Terminal:
    """Presses Enter where that is all there is, else takes the first choice; leaves after so many lines."""

    def read() -> str:
        seen.lines_read += 1
        if seen.lines_read > until:
            raise EOFError
        line = "" if "Enter" in seen.last_line() or "Entrée" in seen.last_line() else "1"
        seen.file.write(line + "\n")
        return line

    return Terminal(seen.console, read)


def wanting(seen: Seen, wishes: Sequence[str], until: int = 10_000) -> Terminal:
    """Like `habitual`, but takes the first choice that has one of these words in it, the earlier wishes first."""

    def read() -> str:
        seen.lines_read += 1
        if seen.lines_read > until:
            raise EOFError
        line = "" if "Enter" in seen.last_line() or "Entrée" in seen.last_line() else wished()
        seen.file.write(line + "\n")
        return line

    def wished() -> str:
        listed = re.findall(r"^ *(\d+)  (.*)$", seen.text().rpartition("\n\n")[2], re.MULTILINE)
        return next((number for wish in wishes for number, text in listed if wish in text), "1")

    return Terminal(seen.console, read)


def client(arguments: str, terminal: Terminal, game: str = "banquet_royal") -> Client:
    return prepare(parser().parse_args(["play", game, *arguments.split()]), terminal)


def sit(
    arguments: str, lines: Iterable[str], seen: Seen | None = None, game: str = "banquet_royal"
) -> tuple[Client, Seen]:
    """Play these lines at a new table; the input then ends."""
    seen = seen or Seen()
    table = client(arguments, scripted(lines, seen), game)
    table.play()
    return table, seen
