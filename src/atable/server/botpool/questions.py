"""What a server and its bot processes say to each other: JSON in frames that begin with their length."""

import struct
from typing import Final

import msgspec

from atable.bots.player import own_rng
from atable.kernel.actions import snake
from atable.kernel.bots import Memory
from atable.kernel.errors import AtableError
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat

HEAD: Final = struct.Struct(">I")  # before each frame: the length of its body


class BotFailed(AtableError):
    """No answer: the bot broke, took too long, or its process died. The reason tells nothing of the position."""


class Mind(msgspec.Struct, frozen=True):
    """What a bot keeps between two questions."""

    memory: Memory
    rng: tuple[int, int, int, int]  # the words of its own generator


class Question(msgspec.Struct, frozen=True):
    game: str
    bot: str  # its level
    seat: Seat
    state: msgspec.Raw
    events: msgspec.Raw  # a list: what this seat saw since it was last asked
    mind: Mind
    now: int = 0  # table time, where the clock has gone on since the last entry


class Reply(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    """Base of all that a bot process says."""


class Ready(Reply, frozen=True):
    """The games are loaded; said once."""


class Answer(Reply, frozen=True):
    """An action, or a table time at which to ask again; both from a bot that keeps its own pace."""

    action: bytes | None  # encoded; msgspec knows no Raw that may be missing
    wake: int | None
    mind: Mind


class Failed(Reply, frozen=True):
    reason: str


def mind_of(memory: Memory, rng: Rng) -> Mind:
    return Mind(memory, (rng.a, rng.b, rng.c, rng.counter))


def fresh_mind(seat: Seat, seed: str) -> Mind:
    """Of a bot that sits down at the beginning of a game."""
    return mind_of({}, own_rng(seat, seed))


def framed(body: bytes) -> bytes:
    return HEAD.pack(len(body)) + body
