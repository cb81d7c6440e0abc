"""Anything at all over a socket: every message is answered or the socket is closed, and only Done changes a table."""

import asyncio
import logging
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from atable.kernel.codec import encode
from atable.protocol import socket as wire
from atable.protocol.socket import Done, FromClient, Pong, Refused
from tests.server.long import SCALE
from tests.server.net.duels import people, start_duel
from tests.server.net.wire import at_table
from tests.server.running import running

# Remove and Hello end or begin a conversation; all other messages may come at any time.
KINDS = [kind for kind in wire.ClientMessage.__args__ if kind not in (wire.Hello, wire.Remove)]
ODD: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
ACTIONS = st.sampled_from([{"type": "play_card", "card": None}, {"type": "set_order", "answer": "always"}]) | ODD
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "client": st.text("abc", min_size=1, max_size=3),
    "seat": st.integers(0, 3),
    "actions": st.lists(ACTIONS, min_size=1, max_size=3),
    "prompt": st.none() | st.text(max_size=5),
    "subject": st.sampled_from(["undo", "pause", "end"]),
    "yes": st.booleans(),
    "text": st.text(min_size=1, max_size=20),
    "entropy": st.text(min_size=1, max_size=20),
    "level": st.sampled_from(["random", "greedy", ""]),
    "person": st.text("abc", min_size=1, max_size=5),
    "muted": st.booleans(),
}


@st.composite
def messages(draw: st.DrawFn) -> str:
    """A message of the protocol, now and then with a field that is odd, missing or one too many."""
    kind: type[FromClient] = draw(st.sampled_from(KINDS))
    message = {"type": kind.__struct_config__.tag}
    message |= {name: draw(FIELDS[name]) for name in kind.__struct_fields__}
    match draw(st.sampled_from(["as it is", "as it is", "odd", "missing", "more", "cut"])):
        case "odd":
            message[draw(st.sampled_from(sorted(message)))] = draw(ODD)
        case "missing":
            del message[draw(st.sampled_from(sorted(message)))]
        case "more":
            message[draw(st.text(max_size=5))] = draw(ODD)
        case "cut":
            return encode(message).decode()[:-3]
    return encode(message).decode()


FRAMES = messages() | st.text(max_size=50) | st.binary(max_size=50)


@settings(
    max_examples=15 * SCALE,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(frames=st.lists(FRAMES, min_size=5, max_size=25))
def test_everything_is_answered_and_only_done_changes_the_table(
    frames: list[str | bytes], tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'atable.sqlite3'}"
    asyncio.run(_try(url, frames))
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def _try(url: str, frames: list[str | bytes]) -> None:
    async with running(url) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with at_table(ada, created.id) as hers:
            for frame in frames:
                before = (await site.server.store.versions([created.id]))[created.id]
                try:
                    await hers.send(frame)
                    answer = await hers.until(Done, Refused, Pong)
                except ConnectionClosed:
                    break
                after = (await site.server.store.versions([created.id]))[created.id]
                if isinstance(answer, Pong) or (isinstance(answer, Refused) and not answer.accepted):
                    assert after == before, (frame, answer)
        async with at_table(ben, created.id):
            pass
