"""How a terminal is filled: lines that fit, names that no line break parts. For a game's `words/text.py`."""

import textwrap
from collections.abc import Callable, Iterable
from typing import Final

from atable.kernel.messages import Message

Say = Callable[[Message], str]

WIDE: Final = 78  # columns
NO_BREAK: Final = "\u00a0"
DOT: Final = f"{NO_BREAK}· "  # a line never begins with it


def wrapped(text: str, indent: int = 0) -> str:
    first, later = " " * indent, " " * (indent + 4)
    return textwrap.fill(
        text.replace(" · ", DOT), WIDE, initial_indent=first, subsequent_indent=later, break_on_hyphens=False
    )


def titled(title: str, text: str, mark: str = "") -> str:
    """A bold title and what belongs to it, on as many lines as it takes."""
    filled = wrapped(f"{mark}{whole(title)}  {text}")
    return filled.replace(whole(title), f"[bold]{whole(title)}[/]", 1)


def whole(name: str) -> str:
    """A name that no line break parts."""
    return name.replace(" ", NO_BREAK)


def listed(parts: Iterable[str]) -> str:
    return ", ".join(parts) or "-"


def times(count: int) -> str:
    return f"{NO_BREAK}×{count}" if count > 1 else ""
