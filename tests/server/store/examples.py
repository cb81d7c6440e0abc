"""Rows to store in tests."""

import msgspec

from atable.server.store.rows import Person, TableRow
from atable.server.store.store import Store
from atable.server.store.writer import Append, Place, SnapshotRow, TableChange

PLAYING = TableChange(status="playing", public=True, host="ann", rules_version="1", summary=b'{"seats":["ann"]}')


def table(table_id: str, **values: object) -> TableRow:
    row = TableRow(table_id, "toy", "lobby", True, f"code-{table_id}", "1", "ann", b"{}", created_at=10, updated_at=10)
    return msgspec.structs.replace(row, **values)


def append(table_id: str, number: int, change: TableChange | None = None) -> Append:
    return Append(table_id, number, at=100 + number, body=b'["row %d"]' % number, change=change)


async def create(store: Store, *table_ids: str) -> None:
    """Tables with one row in their log."""
    for table_id in table_ids:
        await store.create_table(table(table_id), append(table_id, 1))


def person(person_id: str, **values: object) -> Person:
    return msgspec.structs.replace(Person(person_id, person_id.title(), "fr", created_at=5, seen_at=5), **values)


async def fill(store: Store) -> None:
    """Something in every table of the schema."""
    await store.add_person(person("ann", login="ann@home", password="hash"))
    await store.add_person(person("bob"))
    full = msgspec.structs.replace(
        append("t1", 1, PLAYING),
        places=(Place("ann", (0, 2)), Place("bob", (1,))),
        snapshot=SnapshotRow(1, "1", b'{"people":["ann"]}'),
    )
    await store.create_table(table("t1"), full)
    await store.append(append("t1", 2))
    await create(store, "t2")
    await store.add_chat("t1", "ann", "Bon appétit !", "c1", at=200)
    await store.add_chat("t1", "bob", "Merci", "c2", at=201)
    await store.acquire("t1", "clock", "p1", now=0, until=500)
    await store.beat("p1", "serve", now=100)
    await store.set_present("p1", "t1", "ann")
    await store.add_outage(20, 30)
    await store.secret("cookies", lambda: "key")
