"""All tables of a database, for its operator."""

from sqlalchemy import select

from atable.server.store.database import Database
from atable.server.store.rows import TableRow, table_row
from atable.server.store.schema import tables


async def list_tables(database: Database, status: str | None = None) -> list[TableRow]:
    """The newest change first; only those of this status, if one is named."""
    wanted = select(tables).order_by(tables.c.updated_at.desc(), tables.c.id)
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    async with database.read() as connection:
        return [table_row(row) for row in await connection.execute(wanted)]
