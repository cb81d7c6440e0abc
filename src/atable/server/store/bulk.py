"""Many rows in few steps, on each database the cheapest way.

PostgreSQL gets all rows of a table as one JSON text: a statement for every row would cost ten times as much there.
SQLite is in our own process: all statements of a batch are run in one trip to its thread, each row by itself.
"""

import functools
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Table, TextClause, delete, text
from sqlalchemy.ext.asyncio import AsyncConnection

from atable.kernel.codec import encode

T = TypeVar("T")
Values = dict[str, object]  # all rows of one step have the same columns


class Step(msgspec.Struct, frozen=True):
    """Delete what belongs to these tables, insert these rows, or set the columns of rows by their id."""

    table: Table
    insert: Sequence[Values] = ()
    update: Sequence[Values] = ()
    clear: Sequence[str] = ()


async def take(connection: AsyncConnection, steps: Sequence[Step]) -> None:
    if connection.dialect.name == "sqlite":
        await in_driver(connection, lambda driver: take_in_sqlite(driver, steps))
        return
    for step in steps:
        if step.clear:
            await connection.execute(delete(step.table).where(step.table.c.table_id.in_(step.clear)))
        if step.insert:
            await connection.execute(_insert_json(step.table, tuple(step.insert[0])), _as_json(step.insert))
        if step.update:
            await connection.execute(_update_json(step.table, tuple(step.update[0])), _as_json(step.update))


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


# SQLite


async def in_driver(connection: AsyncConnection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Run this in the thread of SQLite's driver: one trip there instead of several for each statement."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    done: T = await driver._execute(work, driver._conn)
    return done


def take_in_sqlite(driver: sqlite3.Connection, steps: Sequence[Step]) -> None:
    for step in steps:
        if step.clear:
            which = ", ".join("?" * len(step.clear))
            driver.execute(f"DELETE FROM {step.table.name} WHERE table_id IN ({which})", step.clear)
        if step.insert:
            driver.executemany(_insert_row(step.table.name, tuple(step.insert[0])), step.insert)
        if step.update:
            driver.executemany(_update_row(step.table.name, tuple(step.update[0])), step.update)


@functools.cache
def _insert_row(table: str, names: tuple[str, ...]) -> str:
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)})"


@functools.cache
def _update_row(table: str, names: tuple[str, ...]) -> str:
    values = ", ".join(f"{name} = :{name}" for name in names if name != "id")
    return f"UPDATE {table} SET {values} WHERE id = :id"
