"""How a terminal is filled: lines that fit, names that no line break parts."""

import textwrap
from collections.abc import Callable, Iterable
from typing import Final

from atable.games.rival_restaurants.views.parts import Stack
from atable.games.rival_restaurants.words.naming import who
from atable.kernel.messages import Message
from atable.kernel.seats import Seat

Say = Callable[[Message], str]

WIDE: Final = 78  # columns
NO_BREAK: Final = "\u00a0"
DOT: Final = f"{NO_BREAK}· "  # a line never begins with it


def wrapped(text: str) -> str:
    return textwrap.fill(text.replace(" · ", DOT), WIDE, subsequent_indent="    ", break_on_hyphens=False)


def titled(title: str, text: str, mark: str = "") -> str:
    """A bold title and what belongs to it, on as many lines as it takes."""
    filled = wrapped(f"{mark}{whole(title)}  {text}")
    return filled.replace(whole(title), f"[bold]{whole(title)}[/]", 1)


def whole(name: str) -> str:
    """A name that no line break parts."""
    return name.replace(" ", NO_BREAK)


def plain(text: str) -> str:
    """What a player has written holds no style."""
    return text.replace("[", "(").replace("]", ")")


def listed(parts: Iterable[str]) -> str:
    return ", ".join(parts) or "-"


def times(count: int) -> str:
    return f"{NO_BREAK}×{count}" if count > 1 else ""


def name_of(seat: Seat, say: Say) -> str:
    return whole(say(Message("seat-name", {"player": who(seat)})))


def ingredient(name: str, say: Say) -> str:
    return whole(say(Message(f"ingredient-{name}")))


def recipe(name: str, say: Say) -> str:
    return whole(say(Message(f"recipe-{name}")))


def money(amount: int, say: Say) -> str:
    return whole(say(Message("count-money", {"count": amount})))


def stacked(stacks: Iterable[Stack], say: Say) -> str:
    return listed(ingredient(stack.ingredient, say) + times(stack.count) for stack in stacks)
