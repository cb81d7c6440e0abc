"""Let a program play a seat: whenever it is asked, it chooses."""

import asyncio
import random
from collections.abc import Callable

import msgspec

from atable.client.errors import RefusedByServer
from atable.client.picture import Picture, Plain
from atable.client.table import Table
from atable.kernel.views import Prompt
from atable.protocol.info import TableInfo

STALE = "stale-answer"  # the table went on while we thought
TOO_MANY = "too-many"  # we are faster than the server allows
BREATH = 0.2  # seconds


class Asked(msgspec.Struct, frozen=True):
    """One question to a remote bot: all that its seat may know now."""

    seat: int
    view: Plain
    prompts: list[Prompt]
    legal: list[Plain]  # all but the open-ended actions, such as offers


Chooser = Callable[[Asked], Plain | None]  # None: nothing for now, ask me when something has changed


def random_chooser(rng: random.Random) -> Chooser:
    return lambda asked: rng.choice(asked.legal) if asked.legal else None


async def play_with(table: Table, seat: int, chooser: Chooser) -> TableInfo:
    """Play this seat until the game is over; what became of it is in the table's info."""
    seen = 0
    while not await _over_before_asked(table, seat, seen):
        seen = table.stream(seat).updates
        await _decide(table, seat, chooser)
    return table.info


async def _over_before_asked(table: Table, seat: int, seen: int) -> bool:
    """Wait for the next question, or for the end."""
    await table.until(lambda picture: _over(picture) or _asked_since(picture, seat, seen), None)
    return _over(table.picture)


def _over(picture: Picture) -> bool:
    return picture.info.status in ("finished", "closed")


def _asked_since(picture: Picture, seat: int, seen: int) -> bool:
    """A question in a picture that is newer than our last answer."""
    stream = picture.stream(seat)
    return stream.updates > seen and stream.question() is not None


async def _decide(table: Table, seat: int, chooser: Chooser) -> None:
    stream = table.stream(seat)
    question = stream.question()
    assert question is not None
    choice = chooser(Asked(seat, stream.view, stream.prompts, stream.legal))
    if choice is None:
        return
    decided_on = stream.last
    while not await _accepted(table, seat, choice, question.id, decided_on):
        await asyncio.sleep(BREATH)


async def _accepted(table: Table, seat: int, choice: Plain, question: str, decided_on: int) -> bool:
    """False: not yet. What was overtaken by somebody else's action needs no second try: events came in between."""
    try:
        await table.act(seat, choice, prompt=question)
    except RefusedByServer as refusal:
        if refusal.problem.key == TOO_MANY:
            return False
        if refusal.problem.key != STALE and table.stream(seat).last == decided_on:
            raise
    return True
