"""How a terminal is filled: lines that fit, names that no line break parts."""

from collections.abc import Iterable

from atable.games.rival_restaurants.views.parts import Stack
from atable.games.rival_restaurants.words.naming import who
from atable.kernel.layout import Say, listed, times, whole
from atable.kernel.messages import Message
from atable.kernel.seats import Seat


def plain(text: str) -> str:
    """What a player has written holds no style."""
    return text.replace("[", "(").replace("]", ")")


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
