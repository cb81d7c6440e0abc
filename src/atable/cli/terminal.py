"""The terminal that a text table is drawn on: what it shows, how it reads, how it forgets."""

import sys
import textwrap
from collections.abc import Callable
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

FORGET: Final = "\x1b[H\x1b[2J\x1b[3J"  # home, clear the screen, clear what was scrolled away
GAP: Final = 2  # columns between two blocks
TALL: Final = 10  # longer lists are set in columns
HANGING: Final = " " * 5  # the width of a number and what parts it from its text


class Terminal:
    """Writes to a console and reads lines; tests give it both."""

    def __init__(self, console: Console, read: Callable[[], str]) -> None:
        self.console = console
        self.read_line = read

    def say(self, text: str = "") -> None:
        """A sentence or two, wrapped at words."""
        self.console.print(Text(self._wrapped(text)))

    def say_whole(self, text: str) -> None:
        """A line that holds something to copy: no break is put into it."""
        self.console.print(Text(text), soft_wrap=True)

    def read(self, question: str) -> str:
        """One line of input, without its blanks; EOFError when there is no more."""
        self.console.print(Text(self._wrapped(question)), end=" ")
        return self.read_line().strip()

    def _wrapped(self, text: str) -> str:
        """Lines that fit. Rich would break them at French no-break spaces too."""
        width = self.console.width
        return "\n".join(textwrap.fill(line, width, break_on_hyphens=False) for line in text.split("\n"))

    def forget(self) -> None:
        """Clear the screen and what can be scrolled back to: nobody may look twice."""
        if self.console.is_terminal:
            self.console.file.write(FORGET)
            self.console.file.flush()

    def draw(self, blocks: list[str]) -> None:
        """Styled blocks, as many side by side as fit."""
        row: list[Text] = []
        for block in [Text.from_markup(block, emoji=False) for block in blocks]:
            if row and _width([*row, block]) > self.console.width:
                self._draw_row(row)
                row = []
            row.append(block)
        self._draw_row(row)

    def _draw_row(self, row: list[Text]) -> None:
        grid = Grid.grid(padding=(0, GAP), pad_edge=False)
        grid.add_row(*row)
        self.console.print(grid)

    def show_list(self, lines: list[str]) -> None:
        """Numbered lines: one below the other, in columns where there are many. What is too long hangs."""
        entries = [Text(self._hanging(line)) for line in lines]
        if len(lines) <= TALL:
            for entry in entries:
                self.console.print(entry)
        else:
            self.console.print(Columns(entries, column_first=True, padding=(0, GAP)))

    def _hanging(self, line: str) -> str:
        """Under its text, not under its number."""
        return textwrap.fill(line, self.console.width, subsequent_indent=HANGING, break_on_hyphens=False)

    def show_rows(self, rows: list[list[str]]) -> None:
        """A table: names to the left, numbers to the right."""
        grid = Grid.grid(padding=(0, GAP), pad_edge=False)
        grid.add_column()
        for _ in rows[0][1:]:
            grid.add_column(justify="right")
        for row in rows:
            grid.add_row(*(Text(cell) for cell in row))
        self.console.print(grid)


def _width(row: list[Text]) -> int:
    """Columns that these blocks take beside each other."""
    widths = [max(line.cell_len for line in block.split()) for block in row]
    return sum(widths) + GAP * (len(row) - 1)


def standard() -> Terminal:
    """The terminal that this process runs in."""
    console = Console(highlight=False)
    return Terminal(console, lambda: _line_of(sys.stdin.readline()))


def _line_of(text: str) -> str:
    if not text:
        raise EOFError
    return text
