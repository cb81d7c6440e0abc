"""Forms: how a person composes an action that no list can name, such as an offer or a bid, where one types.

A game says what may be filled in; how it is asked and read is the client's affair.
"""

from collections.abc import Callable
from typing import NamedTuple

from atable.kernel.actions import Action
from atable.kernel.messages import Message, Term


class Thing(NamedTuple):
    """What may be written into a field, up to so many of it."""

    name: Term
    most: int
    bare: bool = False  # a number alone means this


class Field(NamedTuple):
    question: Message
    things: tuple[Thing, ...]


Filled = dict[int, int]  # how many of each thing, by its place in the field


class Form(NamedTuple):
    title: Message  # as one of the choices
    fields: tuple[Field, ...]
    build: Callable[[list[Filled]], Action]
