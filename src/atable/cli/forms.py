"""Filling in a form at a text table: one line for each field, such as `200, 2 onion`."""

import re
from collections.abc import Callable
from typing import Final

from atable.cli.choosing import fits, words
from atable.cli.terminal import Terminal
from atable.kernel.actions import Action
from atable.kernel.forms import Field, Filled, Form, Thing
from atable.kernel.messages import Message, Param

Say = Callable[[Message], str]
Ask = Callable[[Message], str]  # a question; the line that was typed

ITEM: Final = re.compile(r"(\d*)\s*(.*)")


class NotUnderstood(Exception):
    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


def fill_in(form: Form, terminal: Terminal, ask: Ask, say: Say) -> Action | None:
    """The action that was composed; None if nothing was filled in."""
    filled = [_fill(field, terminal, ask, say) for field in form.fields]
    return form.build(filled) if any(filled) else None


def _fill(field: Field, terminal: Terminal, ask: Ask, say: Say) -> Filled:
    """Until every part of the line is understood."""
    terminal.show_list([f"  {say(_listed(thing))}" for thing in field.things])
    while True:
        try:
            return read_line(ask(field.question), field, say)
        except NotUnderstood as problem:
            terminal.say(say(problem.message))


def _listed(thing: Thing) -> Message:
    return Message("form-thing" if thing.most == 1 else "form-things", {"thing": thing.name, "most": thing.most})


def read_line(line: str, field: Field, say: Say) -> Filled:
    """What is between the commas: a number, words of a name, or both."""
    filled: Filled = {}
    for item in line.replace("$", " ").split(","):
        if item.strip():
            at, many = _read_item(item.strip(), field, say)
            filled[at] = filled.get(at, 0) + many
    for at, many in filled.items():
        if many > field.things[at].most:
            params: dict[str, Param] = {"thing": field.things[at].name, "most": field.things[at].most}
            raise NotUnderstood(Message("form-too-many", params))
    return {at: many for at, many in filled.items() if many}


def _read_item(item: str, field: Field, say: Say) -> tuple[int, int]:
    match = ITEM.fullmatch(item)
    assert match is not None, "every line fits"
    number, name = match.groups()
    found = [at for at, thing in enumerate(field.things) if _is_meant(thing, number, name, say)]
    exact = [at for at in found if words(_name(field.things[at], say)) == words(name)]
    if len(exact or found) != 1:
        raise NotUnderstood(Message("form-unclear" if found else "form-unknown", {"words": item}))
    return (exact or found)[0], int(number or 1)


def _is_meant(thing: Thing, number: str, name: str, say: Say) -> bool:
    if not name:
        return thing.bare and number != ""
    wanted = words(name)
    return bool(wanted) and fits(words(_name(thing, say)), wanted)


def _name(thing: Thing, say: Say) -> str:
    return say(Message("form-thing", {"thing": thing.name, "most": thing.most}))
