"""Pools for tests: their processes find the toys too."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from atable.kernel.codec import encode
from atable.server.botpool.pool import BotPool
from atable.server.botpool.questions import Answer, Question, fresh_mind
from tests.lab.kettle import KettleOptions
from tests.server.botpool.fragile import FINE, GAME

ROOT = Path(__file__).parents[3]
LIFTS = b'{"type":"lift"}'


def add_games(monkeypatch: pytest.MonkeyPatch, *places: str) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("ATABLE_EXTRA_GAMES", ",".join(places))


@asynccontextmanager
async def running(size: int, deadline_s: float = 30.0) -> AsyncIterator[BotPool]:
    pool = BotPool(size, deadline_s)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


def fragile(now: int = FINE) -> Question:
    """The question to a bot at a kettle, at the table time that decides how it goes."""
    state = GAME.setup(KettleOptions(), 2, "kettle")
    state.now = now
    events = msgspec.Raw(b"[]")
    return Question("fragile", "random", 0, msgspec.Raw(encode(state)), events, fresh_mind(0, "kettle"))


def lifted(answer: Answer) -> bool:
    return answer.action == LIFTS
