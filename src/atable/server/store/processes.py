"""The processes on one database: who is alive, who does what for which table, who is connected where."""

from collections.abc import Callable

from sqlalchemy import delete, func, insert, select, text, update

from atable.server.store.database import Database
from atable.server.store.rows import LeaseRole, Outage, ProcessRole
from atable.server.store.schema import leases, outages, presence, processes, secrets

_acquire = text(
    "INSERT INTO leases (table_id, role, process, until) VALUES (:table_id, :role, :process, :until)"
    " ON CONFLICT (table_id, role) DO UPDATE SET process = excluded.process, until = excluded.until"
    " WHERE leases.until <= :now OR leases.process = excluded.process RETURNING process"
)
_beat = text(
    "INSERT INTO processes (id, role, started_at, seen_at) VALUES (:process, :role, :now, :now)"
    " ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at"
)
_present = text(
    "INSERT INTO presence (process, table_id, person_id) VALUES (:process, :table_id, :person_id)"
    " ON CONFLICT DO NOTHING"
)
_make_secret = text("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


class ProcessQueries:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def beat(self, process: str, role: ProcessRole, now: int) -> None:
        """This process is alive."""
        async with self.database.write() as connection:
            await connection.execute(_beat, {"process": process, "role": role, "now": now})

    async def alive(self, role: ProcessRole, since: int) -> list[str]:
        """The processes that were seen at that time or after it, the oldest first."""
        wanted = select(processes.c.id).where(processes.c.role == role, processes.c.seen_at >= since)
        async with self.database.read() as connection:
            return list(await connection.scalars(wanted.order_by(processes.c.started_at, processes.c.id)))

    async def last_beat(self, role: ProcessRole) -> int | None:
        """When a process of this role was last seen; None if none ever was."""
        async with self.database.read() as connection:
            last: int | None = await connection.scalar(
                select(func.max(processes.c.seen_at)).where(processes.c.role == role)
            )
        return last

    async def drop_process(self, process: str) -> None:
        """A process has ended: what it held is free at once."""
        async with self.database.write() as connection:
            await connection.execute(delete(leases).where(leases.c.process == process))
            await connection.execute(delete(presence).where(presence.c.process == process))
            await connection.execute(delete(processes).where(processes.c.id == process))

    async def acquire(self, table_id: str, role: LeaseRole, process: str, now: int, until: int) -> bool:
        """Take a lease that is free, expired or ours already; whether it is ours now."""
        values = {"table_id": table_id, "role": role, "process": process, "now": now, "until": until}
        async with self.database.write() as connection:
            return (await connection.execute(_acquire, values)).first() is not None

    async def renew(self, process: str, now: int, until: int) -> set[tuple[str, str]]:
        """Prolong all leases of a process; those it still holds. An expired one is lost and to be taken anew."""
        held = update(leases).where(leases.c.process == process, leases.c.until > now).values(until=until)
        async with self.database.write() as connection:
            found = await connection.execute(held.returning(leases.c.table_id, leases.c.role))
            return {(table_id, role) for table_id, role in found}

    async def release(self, table_id: str, role: LeaseRole, process: str) -> None:
        ours = (leases.c.table_id == table_id, leases.c.role == role, leases.c.process == process)
        async with self.database.write() as connection:
            await connection.execute(delete(leases).where(*ours))

    async def expired(self, now: int) -> list[tuple[str, str]]:
        """Leases that somebody held and didn't renew: their tables need another process."""
        wanted = select(leases.c.table_id, leases.c.role).where(leases.c.until <= now)
        async with self.database.read() as connection:
            found = await connection.execute(wanted.order_by(leases.c.table_id, leases.c.role))
            return [(table_id, role) for table_id, role in found]

    async def set_present(self, process: str, table_id: str, person_id: str) -> None:
        values = {"process": process, "table_id": table_id, "person_id": person_id}
        async with self.database.write() as connection:
            await connection.execute(_present, values)

    async def unset_present(self, process: str, table_id: str, person_id: str) -> None:
        here = (presence.c.process == process, presence.c.table_id == table_id, presence.c.person_id == person_id)
        async with self.database.write() as connection:
            await connection.execute(delete(presence).where(*here))

    async def present(self, table_id: str, since: int, but: str = "") -> set[str]:
        """Who is connected to a table, by way of processes (`but` this one) seen at that time or after it."""
        here = select(presence.c.person_id).join(processes, processes.c.id == presence.c.process)
        others = here.where(presence.c.table_id == table_id, presence.c.process != but)
        wanted = others.where(processes.c.seen_at >= since)
        async with self.database.read() as connection:
            return set(await connection.scalars(wanted))

    async def drop_presence(self, process: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(presence).where(presence.c.process == process))

    async def add_outage(self, began_at: int, ended_at: int) -> None:
        """A repeat of the same beginning is the same outage: the longer one counts."""
        async with self.database.write() as connection:
            known = await connection.scalar(select(outages.c.ended_at).where(outages.c.began_at == began_at))
            if known is None:
                await connection.execute(insert(outages), {"began_at": began_at, "ended_at": ended_at})
            elif known < ended_at:
                longer = update(outages).where(outages.c.began_at == began_at).values(ended_at=ended_at)
                await connection.execute(longer)

    async def outages_after(self, at: int) -> list[Outage]:
        """The outages that ended after that time, in order."""
        wanted = select(outages).where(outages.c.ended_at > at).order_by(outages.c.began_at)
        async with self.database.read() as connection:
            return [Outage(row.began_at, row.ended_at) for row in await connection.execute(wanted)]

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """The secret of this name; the first who asks makes it, for all processes."""
        async with self.database.write() as connection:
            wanted = select(secrets.c.value).where(secrets.c.name == name)
            known = await connection.scalar(wanted)
            if known is None:
                await connection.execute(_make_secret, {"name": name, "value": make()})
                known = await connection.scalar(wanted)
        return str(known)
