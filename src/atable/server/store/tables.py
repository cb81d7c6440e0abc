"""Tables, their logs, their chat."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from atable.server.store.bulk import take
from atable.server.store.database import Database
from atable.server.store.errors import Conflict, NotFound
from atable.server.store.rows import ChatRow, LogRow, MyTable, TableRow, seats, table_row
from atable.server.store.schema import chat, leases, log, places, presence, snapshots, tables
from atable.server.store.writer import Append, SnapshotRow, steps_of


class TableQueries:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def create_table(self, row: TableRow, first: Append) -> None:
        """A new table and the first row of its log. Conflict: its id or its invitation is taken."""
        values = msgspec.structs.asdict(row) | {"summary": row.summary.decode(), "chat_version": 0}
        try:
            async with self.database.write() as connection:
                await connection.execute(insert(tables), values)
                await take(connection, steps_of([first]))
        except IntegrityError:
            raise Conflict(f"there is a table {row.id} already, or one with its invitation") from None

    async def table_row(self, table_id: str) -> TableRow | None:
        found = await self._table_rows(select(tables).where(tables.c.id == table_id))
        return found[0] if found else None

    async def by_invitation(self, code: str) -> TableRow | None:
        found = await self._table_rows(select(tables).where(tables.c.invitation == code))
        return found[0] if found else None

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Public tables that wait for people or are being played, the newest change first."""
        wanted = select(tables).where(tables.c.public, tables.c.status.in_(("lobby", "playing")))
        return await self._table_rows(wanted.order_by(tables.c.updated_at.desc(), tables.c.id).limit(limit))

    async def _table_rows(self, wanted: Select[Any]) -> list[TableRow]:
        async with self.database.read() as connection:
            return [table_row(row) for row in await connection.execute(wanted)]

    async def tables_of(self, person_id: str) -> list[MyTable]:
        """The tables that a person belongs to, the newest change first."""
        wanted = select(tables, places.c.seats).join(places).where(places.c.person_id == person_id)
        async with self.database.read() as connection:
            found = await connection.execute(wanted.order_by(tables.c.updated_at.desc(), tables.c.id))
            return [MyTable(table_row(row), seats(row.seats)) for row in found]

    async def unfinished_of(self, host: str) -> int:
        """How many tables this person is the host of that are not over."""
        wanted = select(func.count()).where(tables.c.host == host, tables.c.status.in_(("lobby", "playing")))
        async with self.database.read() as connection:
            return await connection.scalar(wanted) or 0

    async def rows_after(self, table_id: str, number: int) -> list[LogRow]:
        wanted = select(log.c.number, log.c.at, log.c.body).where(log.c.table_id == table_id, log.c.number > number)
        async with self.database.read() as connection:
            found = await connection.execute(wanted.order_by(log.c.number))
            return [LogRow(number, at, body.encode()) for number, at, body in found]

    async def settled_row(self, table_id: str, number: int) -> bytes | None:
        """What a row of a log holds once nobody is writing to that log: a lost commit may still be on its way."""
        if self.database.dialect == "sqlite":  # in our own process: what was not committed is rolled back
            async with self.database.read() as connection:
                return await _body(connection, table_id, number)
        async with self.database.write() as connection:
            await connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update(key_share=True))
            return await _body(connection, table_id, number)

    async def snapshot(self, table_id: str) -> SnapshotRow | None:
        async with self.database.read() as connection:
            row = (await connection.execute(select(snapshots).where(snapshots.c.table_id == table_id))).first()
        return None if row is None else SnapshotRow(row.number, row.rules_version, row.body.encode())

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last row of each log; a table that is gone is not in it."""
        wanted = select(tables.c.id, tables.c.version).where(tables.c.id.in_(table_ids))
        async with self.database.read() as connection:
            return {row.id: row.version for row in await connection.execute(wanted)}

    async def due(self, now: int, limit: int, but: Sequence[str] = ()) -> list[str]:
        """Tables being played (`but` these) at which something is to happen by itself, the longest overdue first."""
        wanted = select(tables.c.id).where(tables.c.status == "playing", tables.c.due_at <= now)
        if but:
            wanted = wanted.where(tables.c.id.not_in(but))
        return await self._ids(wanted.order_by(tables.c.due_at, tables.c.id).limit(limit))

    async def stale_lobbies(self, before: int) -> list[str]:
        """Tables that never began and that nobody has touched since."""
        return await self._ids(select(tables.c.id).where(tables.c.status == "lobby", tables.c.updated_at < before))

    async def _ids(self, wanted: Select[tuple[str]]) -> list[str]:
        async with self.database.read() as connection:
            return list(await connection.scalars(wanted))

    async def delete_table(self, table_id: str) -> None:
        async with self.database.write() as connection:
            await _delete(connection, [table_id])

    async def delete_finished(self, before: int) -> list[str]:
        """Delete the tables that are over and were last touched before; their ids."""
        over = tables.c.status.in_(("finished", "closed"))
        ended = or_(tables.c.finished_at < before, tables.c.finished_at.is_(None) & (tables.c.updated_at < before))
        async with self.database.write() as connection:
            table_ids = list(await connection.scalars(select(tables.c.id).where(over, ended).with_for_update()))
            await _delete(connection, table_ids)
        return table_ids

    async def add_chat(self, table_id: str, person_id: str, text: str, client: str, at: int) -> ChatRow:
        """Store a message; a repeat (same person, same client id) gives the message that is there already."""
        async with self.database.write() as connection:
            locked = select(tables.c.chat_version).where(tables.c.id == table_id).with_for_update(key_share=True)
            last = (await connection.execute(locked)).scalar_one_or_none()
            if last is None:
                raise NotFound(f"no table {table_id}")
            said = await _message(connection, table_id, person_id, client)
            if said is None:
                said = ChatRow(last + 1, at, person_id, text, client)
                await connection.execute(insert(chat), msgspec.structs.asdict(said) | {"table_id": table_id})
                moved = update(tables).where(tables.c.id == table_id).values(chat_version=said.number)
                await connection.execute(moved)
        return said

    async def chat_after(self, table_id: str, number: int, limit: int) -> list[ChatRow]:
        """The newest `limit` messages after this number, in order."""
        wanted = select(chat).where(chat.c.table_id == table_id, chat.c.number > number)
        async with self.database.read() as connection:
            found = await connection.execute(wanted.order_by(chat.c.number.desc()).limit(limit))
            return [_chat_row(row) for row in reversed(found.all())]

    async def delete_chat(self, before: int) -> int:
        """Delete what was said before; how many messages that was."""
        async with self.database.write() as connection:
            return (await connection.execute(delete(chat).where(chat.c.at < before))).rowcount


async def _body(connection: AsyncConnection, table_id: str, number: int) -> bytes | None:
    wanted = select(log.c.body).where(log.c.table_id == table_id, log.c.number == number)
    body = await connection.scalar(wanted)
    return None if body is None else str(body).encode()


async def _delete(connection: AsyncConnection, table_ids: Sequence[str]) -> None:
    """Tables with all that belongs to them: what has their foreign key goes by itself."""
    for other in (leases, presence):
        await connection.execute(delete(other).where(other.c.table_id.in_(table_ids)))
    await connection.execute(delete(tables).where(tables.c.id.in_(table_ids)))


async def _message(connection: AsyncConnection, table_id: str, person_id: str, client: str) -> ChatRow | None:
    same = (chat.c.table_id == table_id, chat.c.person_id == person_id, chat.c.client == client)
    row = (await connection.execute(select(chat).where(*same))).first()
    return None if row is None else _chat_row(row)


def _chat_row(row: Any) -> ChatRow:
    return ChatRow(row.number, row.at, row.person_id, row.text, row.client)
