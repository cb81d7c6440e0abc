"""What a seat may see: views and prompts, built from nothing and never cut down from a state."""

from collections.abc import Mapping

import msgspec

from atable.kernel.actions import snake
from atable.kernel.messages import Message, Param, players


class View(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    """Base of every view: all that one seat, or a spectator, may know now.

    It holds no time and nothing that is left of one: such a view would change with every secret action of another seat,
    and tell of it. What runs out is shown as a deadline, a table time; the clock is shown beside the view.
    """


def check_viewer(seat: int | None, seats: int) -> None:
    """Only a seat of the table or a spectator looks; -1 would be somebody's hand."""
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat} at a table of {seats}")


class Prompt(msgspec.Struct, frozen=True):
    """What is being asked of a seat, or whom it waits for.

    The answer repeats `id`: one that answers an older question is refused, so that a double click
    decides nothing twice. The id tells nothing that the seat may not know.
    """

    id: str
    message: Message
    rule: str
    asks: bool  # False: nothing is asked, the message says whom we wait for


def ask_or_wait(
    name: str, key: str, rule: str, params: Mapping[str, Param], seat: int | None, pending: list[int]
) -> Prompt:
    """`ask-…` for who owes the answer; for all others `wait-…`, which names the `players` that are waited for."""
    if seat in pending:
        return Prompt(name, Message(f"ask-{key}", dict(params)), rule, True)
    return Prompt(name, Message(f"wait-{key}", {**params, "players": players(pending)}), rule, False)


class Limit(msgspec.Struct, frozen=True):
    """Thinking time: decisions of one group that follow each other share `ms`."""

    group: str
    ms: int
