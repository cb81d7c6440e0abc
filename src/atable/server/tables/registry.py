"""The tables that this process has in memory: loaded when needed, let go when nobody needs them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from atable.kernel.errors import AtableError
from atable.server.office import Office
from atable.server.store.errors import StorageFailed
from atable.server.store.rows import LeaseRole
from atable.server.tables import timing
from atable.server.tables.bots import BotDriver
from atable.server.tables.clockwork import Clockwork
from atable.server.tables.loading import BrokenLog, load
from atable.server.tables.records import RulesChanged
from atable.server.tables.table import Table

AT_ONCE: Final = 200  # tables woken in one heartbeat
logger = logging.getLogger(__name__)
Announce = Callable[[str], Awaitable[None]]


class Seated:
    """A loaded table with its clock and its bots."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clockwork = Clockwork(table)
        self.bots = BotDriver(table)
        # Its clock was somebody else's. With one row a table has just been born, running, as a branch of a game.
        self.ran_before = table.book.facts.status == "playing" and table.version > 1
        self.wanted_at = table.quiet_since  # who has just got it is about to use it
        table.after_change += [self.clockwork.look, self.bots.look]

    def stop(self) -> None:
        self.clockwork.tends = self.bots.plays = False
        self.clockwork.stop()
        self.bots.stop()
        self.table.after_change.clear()  # they hold each other: let all of them go at once

    def needed(self, now: int, idle: int) -> bool:
        """Somebody listens, a bot thinks, or the clock has work soon."""
        if self.table.listeners or self.bots.busy or self.table.lock.locked():
            return True
        if now - max(self.table.quiet_since, self.wanted_at) < idle:
            return True
        due = self.table.due_at(now)
        return due is not None and self.clockwork.tends and (due - now < idle or timing.lives(self.table.book))


class Registry:
    def __init__(
        self,
        office: Office,
        plays_bots: Callable[[], bool],
        tends_clocks: bool = True,
        announce: Announce | None = None,
    ) -> None:
        """`plays_bots`: may this process play bots now? `announce` tells the other processes of a table."""
        self.office = office
        self.seated: dict[str, Seated] = {}
        self._loading: dict[str, asyncio.Task[Seated]] = {}
        self._broken: set[str] = set()  # tables that can't be woken: their logs can't be read
        self._plays_bots = plays_bots
        self._tends_clocks = tends_clocks
        self.after_change: list[Callable[[Table], None]] = []
        self._announce = announce

    async def get(self, table_id: str) -> Table:
        """The table, loaded if need be; Denied not-found. Whoever asks has a while before it is let go."""
        table = (await self._seat(table_id)).table
        table.quiet_since = self.office.clock.wall()
        return table

    async def _seat(self, table_id: str) -> Seated:
        if (seated := self.seated.get(table_id)) is not None:
            seated.wanted_at = self.office.clock.wall()
            return seated
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id), name=f"load {table_id}")
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Seated:
        table = Table(self.office, await load(self.office, table_id))
        await table.learn_names_anew()
        await self._note_rules(table)
        await self._meet(table)
        seated = Seated(table)
        table.after_change += [partial(look, table) for look in self.after_change]
        self.seated[table_id] = seated
        self.office.metrics.tables_loaded(len(self.seated))
        await self.take_leases(seated)
        return seated

    async def _note_rules(self, table: Table) -> None:
        """A whole game was replayed under newer rules without a difference: from now on it is theirs."""
        version = self.office.games[table.game_id].spec.rules_version
        if table.book.facts.status == "playing" and not table.outdated and table.book.facts.rules_version != version:
            await table.change(lambda unit: unit.add(RulesChanged(version)))

    # Leases: with several processes one tends the clock and one plays the bots

    async def take_leases(self, seated: Seated) -> None:
        table = seated.table
        if table.book.facts.status == "playing":
            if self._tends_clocks and not seated.clockwork.tends:
                seated.clockwork.tends = await self._lease(table.id, "clock")
                seated.clockwork.took_over |= seated.clockwork.tends and seated.ran_before
            seated.ran_before = True
            await self._share_bots(seated)
        seated.clockwork.look()
        seated.bots.look()

    async def _share_bots(self, seated: Seated) -> None:
        """Play the bots, or leave them to a worker that has come meanwhile."""
        plays = self._plays_bots()
        if plays and not seated.bots.plays:
            seated.bots.plays = await self._lease(seated.table.id, "bots")
        elif seated.bots.plays and not plays:
            seated.bots.plays = False
            seated.bots.stop()
            await self.office.store.release(seated.table.id, "bots", self.office.process)

    async def started(self, table_id: str) -> None:
        """A game has begun: somebody must tend its clock and play its bots; else the next heartbeat sees to it."""
        try:
            await self.take_leases(await self._seat(table_id))
        except StorageFailed:  # the start is stored, and must not look as if it failed
            logger.error("no leases yet", extra={"table": table_id})

    async def _lease(self, table_id: str, role: LeaseRole) -> bool:
        office = self.office
        if not office.shared:
            return True
        now = office.clock.wall()
        return await office.store.acquire(table_id, role, office.process, now, now + office.settings.lease)

    async def renew_leases(self) -> None:
        """Once a heartbeat: keep ours, and take those that another process has lost."""
        office = self.office
        now = office.clock.wall()
        if office.shared:
            held = await office.store.renew(office.process, now, now + office.settings.lease)
            for seated in self.seated.values():
                seated.clockwork.tends = (seated.table.id, "clock") in held
                seated.bots.plays = (seated.table.id, "bots") in held
        for seated in list(self.seated.values()):
            if seated.table.book.facts.status == "playing":
                await self.take_leases(seated)

    # What other processes did

    async def hear(self, table_id: str) -> None:
        """Another process has changed this table: its log, its chat or who is there."""
        if (seated := self.seated.get(table_id)) is None:
            return
        try:
            await seated.table.catch_up()
            await self._meet(seated.table)
            await self.hear_chat(seated.table)
        except AtableError:
            seated.table.stale = True

    async def hear_chat(self, table: Table) -> None:
        after = min((listener.chat for listener in table.listeners), default=None)
        if after is not None:
            for row in await self.office.store.chat_after(table.id, after, 100):
                table.tell_chat(row)

    async def _meet(self, table: Table) -> None:
        """Who is connected to the table by way of other processes."""
        if not self.office.shared:
            return
        since = self.office.clock.wall() - self.office.settings.lease
        present = await self.office.store.present(table.id, since, self.office.process)
        if present != table.elsewhere:
            table.elsewhere = present
            table.look_again()

    async def announce(self, table_id: str) -> None:
        if self._announce is not None:
            await self._announce(table_id)

    async def poll(self) -> None:
        """Slowly, beside the notifications: did we miss something, such as an operator's command?"""
        asked = dict(self.seated)  # whoever is loaded meanwhile was not asked about, and must not be let go
        if not asked:
            return
        versions = await self.office.store.versions(list(asked))
        for table_id, seated in asked.items():
            if self.seated.get(table_id) is not seated:
                continue
            if versions.get(table_id, seated.table.version) > seated.table.version:
                await self.hear(table_id)
            elif table_id not in versions:
                self.let_go(table_id)

    # Waking and letting go

    async def wake_due(self) -> None:
        """Load the tables at which something is to happen by itself."""
        now = self.office.clock.wall()
        known = [*self.seated, *self._broken]
        for table_id in await self.office.store.due(now + self.office.settings.heartbeat, AT_ONCE, known):
            await self._wake(table_id)

    async def _wake(self, table_id: str) -> None:
        try:
            if await self._lease(table_id, "clock"):
                await self.get(table_id)
        except StorageFailed:
            raise
        except AtableError as error:
            logger.error("table can't be loaded", extra={"table": table_id, "reason": type(error).__name__})
            if isinstance(error, BrokenLog):
                self._broken.add(table_id)

    async def let_idle_go(self) -> None:
        now, idle = self.office.clock.wall(), self.office.settings.idle_unload
        for table_id, seated in list(self.seated.items()):
            if not seated.needed(now, idle):
                self.let_go(table_id)
                if self.office.shared:
                    await self.office.store.release(table_id, "clock", self.office.process)
                    await self.office.store.release(table_id, "bots", self.office.process)

    def let_go(self, table_id: str) -> None:
        self.seated.pop(table_id).stop()
        self.office.metrics.tables_loaded(len(self.seated))

    async def stop(self) -> None:
        """Write down that live clocks stand still, and let go of everything."""
        for table_id, seated in list(self.seated.items()):
            seated.bots.stop()
            if seated.clockwork.tends:
                try:
                    await seated.clockwork.stand_still()
                except AtableError as error:
                    logger.error("clock not stopped", extra={"table": table_id, "reason": type(error).__name__})
            self.let_go(table_id)
