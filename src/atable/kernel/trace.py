"""A short running digest of a game: does a replay under newer rules do what happened under the old ones?

`trace.first` for the position that a game begins with, then `trace.next` for the events of every entry.
"""

import hashlib
from collections.abc import Sequence

from atable.kernel.codec import encode
from atable.kernel.events import Event
from atable.kernel.game import State


def first(state: State) -> str:
    """The trace of a game that begins with this position."""
    return _digest(encode(state))


def next(trace: str, events: Sequence[Event]) -> str:  # noqa: A001 (always called by the module's name)
    """The trace after these events, secret ones included."""
    return _digest(trace.encode() + encode(events))


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=8).hexdigest()
