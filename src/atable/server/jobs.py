"""Bot turns by way of Procrastinate: on PostgreSQL, `atable worker` processes play the bots.

A job names a table, not a turn: the worker that takes it plays the table's bots as long as they have
something to do, so that a turn costs no trip through the queue.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import procrastinate
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException

from atable.server.clock import Clock
from atable.server.tables import timing
from atable.server.tables.table import Table

QUEUE: Final = "bots"
CALL_AGAIN: Final = 20_000  # ms: a worker that plays a table needs no second call before
UNPLAYED: Final = 6_000  # ms: bots that owe a decision so long have no worker

logger = logging.getLogger(__name__)


def make_jobs(url: str) -> procrastinate.App:
    return procrastinate.App(connector=procrastinate.PsycopgConnector(conninfo=url))


class BotCaller:
    """Calls a worker to a table whose bots are to play."""

    def __init__(self, jobs: procrastinate.App, clock: Clock, workers: Callable[[], bool]) -> None:
        self._jobs = jobs
        self._clock = clock
        self._workers = workers
        self._called: dict[str, int] = {}  # by table: when
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, table: Table) -> None:
        now = self._clock.wall()
        if not self._workers() or not bots_wanted(table):
            return
        waited = now - table.book.facts.last_at
        called = now - self._called.get(table.id, 0)
        if called > CALL_AGAIN or (waited > UNPLAYED and called > UNPLAYED):
            self._called[table.id] = now
            task = asyncio.create_task(self._call(table.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def forget(self, loaded: set[str]) -> None:
        self._called = {table_id: at for table_id, at in self._called.items() if table_id in loaded}

    async def _call(self, table_id: str) -> None:
        try:
            job = self._jobs.configure_task("play_bots", queue=QUEUE, queueing_lock=table_id)
            await job.defer_async(table_id=table_id)
        except AlreadyEnqueued:
            return
        except ConnectorException as error:
            logger.warning("no worker called", extra={"table": table_id, "reason": type(error).__name__})


def bots_wanted(table: Table) -> bool:
    book = table.book
    return timing.running(book) and any(book.facts.chairs[seat].bot_plays for seat in book.may_act())


def offer_work(jobs: procrastinate.App, play: Callable[[str], Awaitable[None]]) -> None:
    """In a worker: `play` plays a table's bots until there is nothing to do for a while."""

    @jobs.task(name="play_bots", queue=QUEUE)
    async def play_bots(table_id: str) -> None:
        await play(table_id)
