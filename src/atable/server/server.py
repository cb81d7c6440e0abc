"""Everything one process runs: storage, tables, clocks, bots, people; started and stopped in order."""

import asyncio
import logging
import secrets
from typing import Final

from atable.kernel.errors import AtableError
from atable.server.botpool.pool import BotPool
from atable.server.clock import Clock, SystemClock
from atable.server.crowd import Crowd
from atable.server.jobs import BotCaller, make_jobs, offer_work
from atable.server.metrics import Metrics
from atable.server.notify import Notifier
from atable.server.office import Office
from atable.server.people.accounts import Accounts
from atable.server.people.cookies import Keys, new_key
from atable.server.people.limits import Limits
from atable.server.people.passwords import Passwords
from atable.server.retention import Retention
from atable.server.settings import DAY, SECOND, Settings
from atable.server.store.database import open_database
from atable.server.store.rows import ProcessRole
from atable.server.store.store import Store
from atable.server.store.writer import Writer
from atable.server.tables.doors import Doors
from atable.server.tables.registry import Registry

OUTAGE: Final = 30 * SECOND  # without any process: relaxed tables' time stood still
REMEMBERED: Final = 60 * DAY  # outages older than that concern nobody

logger = logging.getLogger(__name__)


class Server:
    def __init__(self, settings: Settings, clock: Clock | None = None, role: ProcessRole = "serve") -> None:
        self.settings = settings
        self.clock: Clock = clock or SystemClock()
        self.role: ProcessRole = role
        self.process = secrets.token_hex(6)
        self.database = open_database(settings.database)
        self.metrics = Metrics()
        self.writer = Writer(self.database, self._after_commit)
        self.store = Store(self.database, self.writer)
        self.pool = BotPool(settings.bot_processes, settings.bot_deadline / SECOND)
        self.office = Office(settings, self.clock, self.store, self.pool, self.metrics, self.process)
        self.registry = Registry(self.office, self._plays_bots, role == "serve", self._announce)
        self.doors = Doors(self.office, self.registry)
        self.limits = Limits(settings, self.clock)
        self.crowd = Crowd(settings, self.metrics)
        self.retention = Retention(self.office, self.registry)
        self.accounts = Accounts(self.store, self.clock, self.doors.forget_person, Passwords())
        self.keys = Keys("")
        self.stopping = False
        self.notifier: Notifier | None = None
        self.jobs = make_jobs(settings.database) if self.office.shared else None
        self.caller: BotCaller | None = None
        self._workers = False  # somebody else plays the bots
        self._heart: asyncio.Task[None] | None = None

    # Starting and stopping

    async def start(self) -> None:
        if not self.office.shared:
            self.database.own()
        await self.database.migrate()
        await self.writer.start()
        await self.pool.start()
        self.keys = Keys(await self.store.secret("cookie-key", new_key))
        await self._note_outage()
        if self.office.shared:
            await self._join_others()
        await self._beat()
        self._heart = asyncio.create_task(self._live(), name="heartbeat")

    async def _join_others(self) -> None:
        self.notifier = Notifier(self.settings.database, self.process, self.registry.hear, self.registry.poll)
        await self.notifier.start()
        assert self.jobs is not None
        await self.jobs.open_async()
        if self.role == "serve":
            self.caller = BotCaller(self.jobs, self.clock, lambda: self._workers)
            self.registry.after_change.append(self.caller.look)
        else:
            offer_work(self.jobs, self._play_bots_of)

    async def stop(self) -> None:
        """Live clocks are written down, everything queued is stored, nothing is left running."""
        self.stopping = True
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.gather(self._heart, return_exceptions=True)
        await self.registry.stop()
        await self.pool.stop()
        await self.writer.stop()
        if self.notifier is not None:
            await self.notifier.stop()
        if self.jobs is not None:
            await self.jobs.close_async()
        try:
            if self.role == "serve":  # the last one to go leaves word of when it went
                await self.store.add_outage(self.clock.wall(), self.clock.wall())
            await self.store.drop_process(self.process)
        except AtableError as error:
            logger.error("goodbye not stored", extra={"reason": type(error).__name__})
        await self.database.close()

    async def _note_outage(self) -> None:
        now = self.clock.wall()
        beat = await self.store.last_beat("serve")
        ends = [outage.ended_at for outage in await self.store.outages_after(now - REMEMBERED)]
        last = max(ends if beat is None else [beat, *ends], default=now)
        if self.role == "serve" and now - last > OUTAGE:
            await self.store.add_outage(last, now)
        self.office.outages = await self.store.outages_after(now - REMEMBERED)

    # Living

    async def _live(self) -> None:
        while True:
            await self.clock.sleep(self.settings.heartbeat)
            try:
                await self._beat()
            except AtableError as error:  # the storage fails: the next beat tries again
                logger.error("heartbeat failed", extra={"reason": type(error).__name__})

    async def _beat(self) -> None:
        now = self.clock.wall()
        await self.store.beat(self.process, self.role, now)
        await self._note_workers(now)
        await self.registry.renew_leases()
        await self.registry.poll()
        await self.registry.let_idle_go()
        await self.database.checkpoint()
        if self.role == "serve":
            await self.registry.wake_due()
            await self.retention.sweep()
            self._call_workers()

    async def _note_workers(self, now: int) -> None:
        if self.office.shared and self.role == "serve":
            self._workers = bool(await self.store.alive("worker", now - self.settings.lease))

    def _call_workers(self) -> None:
        if self.caller is not None:
            self.caller.forget(set(self.registry.seated))
            for seated in self.registry.seated.values():
                self.caller.look(seated.table)

    def _plays_bots(self) -> bool:
        return not self._workers

    async def _play_bots_of(self, table_id: str) -> None:
        """A worker's job: hold the table as long as it has something to do for its bots."""
        await self.registry.get(table_id)
        while table_id in self.registry.seated:
            await self.clock.sleep(self.settings.heartbeat)

    # Telling the other processes

    async def _after_commit(self, table_ids: list[str]) -> None:
        self.metrics.committed(len(table_ids))
        if self.notifier is not None:
            await self.notifier.tell(table_ids)

    async def _announce(self, table_id: str) -> None:
        if self.notifier is not None:
            await self.notifier.tell([table_id])
