"""People: guests and accounts."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from atable.server.store.database import Database
from atable.server.store.errors import Conflict
from atable.server.store.rows import Person, PersonChange
from atable.server.store.schema import chat, people, places, presence, snapshots, tables


class PeopleQueries:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_person(self, person: Person) -> None:
        """Conflict: the id or the login is taken."""
        try:
            async with self.database.write() as connection:
                await connection.execute(insert(people), msgspec.structs.asdict(person))
        except IntegrityError:
            raise Conflict("this login is taken") from None

    async def person(self, person_id: str) -> Person | None:
        return await self._person(people.c.id == person_id)

    async def person_by_login(self, login: str) -> Person | None:
        return await self._person(people.c.login == login)

    async def _person(self, which: ColumnElement[bool]) -> Person | None:
        async with self.database.read() as connection:
            row = (await connection.execute(select(people).where(which))).first()
        return None if row is None else Person(**row._mapping)

    async def update_person(self, person_id: str, change: PersonChange) -> None:
        """Nothing happens if the person is gone. Conflict: the login is taken."""
        values = {name: value for name, value in msgspec.structs.asdict(change).items() if value is not msgspec.UNSET}
        if not values:
            return
        try:
            async with self.database.write() as connection:
                await connection.execute(update(people).where(people.c.id == person_id).values(values))
        except IntegrityError:
            raise Conflict("this login is taken") from None

    async def names(self, person_ids: Sequence[str]) -> dict[str, str]:
        """What these people are called; whoever is gone is not in it."""
        async with self.database.read() as connection:
            found = await connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(person_ids)))
            return {row.id: row.name for row in found}

    async def delete_person(self, person_id: str) -> None:
        """Remove a person from everywhere but the logs: there the id stays, which then tells nothing."""
        async with self.database.write() as connection:
            await connection.execute(delete(people).where(people.c.id == person_id))
            for belongs in (places, chat, presence):
                await connection.execute(delete(belongs).where(belongs.c.person_id == person_id))
            await connection.execute(update(tables).where(tables.c.host == person_id).values(host=""))
            await _forget_in_json(connection, person_id)


async def _forget_in_json(connection: AsyncConnection, person_id: str) -> None:
    """Ids are long and random, so a text that holds one means that person. A snapshot is made anew from the log."""
    summary = func.replace(tables.c.summary, person_id, "")
    told = tables.c.summary.contains(person_id, autoescape=True)
    await connection.execute(update(tables).where(told).values(summary=summary))
    await connection.execute(delete(snapshots).where(snapshots.c.body.contains(person_id, autoescape=True)))
