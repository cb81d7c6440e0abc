"""Many rows in one statement.

PostgreSQL gets all rows as one JSON text: a statement for every row would cost ten times as much there.
SQLite is in our own process, where a statement for every row is the cheapest way.
"""

import functools
from collections.abc import Sequence

from sqlalchemy import Table, TextClause, bindparam, insert, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from atable.kernel.codec import encode

Values = dict[str, object]  # all rows of one call have the same columns


async def insert_many(connection: AsyncConnection, table: Table, rows: Sequence[Values]) -> None:
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        await connection.execute(_insert_json(table, tuple(rows[0])), _as_json(rows))
    else:
        await connection.execute(insert(table), rows)


async def update_many(connection: AsyncConnection, table: Table, rows: Sequence[Values]) -> None:
    """Set the other columns where `id` is that of the row; no id comes twice."""
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        await connection.execute(_update_json(table, tuple(rows[0])), _as_json(rows))
    else:
        same = table.c.id == bindparam("which")
        values: Values = {name: bindparam(f"new_{name}") for name in rows[0] if name != "id"}
        await connection.execute(update(table).where(same).values(values), [_renamed(row) for row in rows])


def _renamed(row: Values) -> Values:
    """Parameters may not be called like the columns they set."""
    return {"which" if name == "id" else f"new_{name}": value for name, value in row.items()}


def _as_json(rows: Sequence[Values]) -> Values:
    return {"rows": encode(rows).decode()}


@functools.cache
def _insert_json(table: Table, names: tuple[str, ...]) -> TextClause:
    columns = ", ".join(names)
    return text(f"INSERT INTO {table.name} ({columns}) SELECT {columns} FROM {_from_json(table, names)}")


@functools.cache
def _update_json(table: Table, names: tuple[str, ...]) -> TextClause:
    values = ", ".join(f"{name} = new.{name}" for name in names if name != "id")
    return text(f"UPDATE {table.name} SET {values} FROM {_from_json(table, names)} WHERE {table.name}.id = new.id")


def _from_json(table: Table, names: tuple[str, ...]) -> str:
    columns = ", ".join(f"{name} {table.c[name].type}" for name in names)
    return f"json_to_recordset(CAST(:rows AS json)) AS new ({columns})"
