"""Tables, chat, people, leases: what the queries promise."""

import asyncio
import json

import msgspec
import pytest
from sqlalchemy import select

from atable.server.store.database import Database
from atable.server.store.errors import Conflict, NotFound
from atable.server.store.rows import Outage, PersonChange
from atable.server.store.schema import log, metadata
from atable.server.store.store import Store
from atable.server.store.writer import Append, Place
from tests.server.store.examples import PLAYING, append, create, fill, person, table

pytestmark = pytest.mark.asyncio


async def test_a_table_is_found_by_id_and_by_invitation(store: Store) -> None:
    await create(store, "t1")
    row = await store.table_row("t1")
    assert row == table("t1", version=1, updated_at=101)
    assert await store.by_invitation("code-t1") == row
    assert await store.table_row("t2") is None
    assert await store.by_invitation("code-t2") is None


async def test_an_id_or_an_invitation_is_given_once(store: Store) -> None:
    await create(store, "t1")
    with pytest.raises(Conflict):
        await store.create_table(table("t1", invitation="new"), append("t1", 1))
    with pytest.raises(Conflict):
        await store.create_table(table("t2", invitation="code-t1"), append("t2", 1))
    assert await store.versions(["t1", "t2"]) == {"t1": 1}


async def test_open_tables_are_public_not_over_and_newest_first(store: Store) -> None:
    for at, (table_id, status, public) in enumerate(
        [("a", "lobby", True), ("b", "playing", True), ("c", "lobby", False), ("d", "finished", True)]
    ):
        await store.create_table(table(table_id, status=status, public=public), Append(table_id, 1, at, b"[]"))
    assert [row.id for row in await store.open_tables(10)] == ["b", "a"]
    assert [row.id for row in await store.open_tables(1)] == ["b"]


async def test_due_are_tables_being_played_whose_time_has_come(store: Store) -> None:
    for table_id, status, due in [("a", "playing", 50), ("b", "playing", 20), ("c", "playing", 51), ("d", "lobby", 1)]:
        change = msgspec.structs.replace(PLAYING, status=status, due_at=due)
        await store.create_table(table(table_id), append(table_id, 1, change))
    await create(store, "e")
    assert await store.due(now=50, limit=10) == ["b", "a"]
    assert await store.due(now=50, limit=1) == ["b"]


async def test_my_tables_come_with_my_seats(store: Store) -> None:
    seated = (Place("ann", (0, 2)), Place("bob", ()))
    await store.create_table(table("t1"), msgspec.structs.replace(append("t1", 1), places=seated))
    assert [(mine.table.id, mine.seats) for mine in await store.tables_of("ann")] == [("t1", (0, 2))]
    assert [(mine.table.id, mine.seats) for mine in await store.tables_of("bob")] == [("t1", ())]
    assert await store.tables_of("eve") == []


async def test_a_deleted_table_leaves_nothing(database: Database, store: Store) -> None:
    await fill(store)
    await store.delete_table("t1")
    assert all("t1" not in row.values() for row in await all_rows(database))


async def all_rows(database: Database) -> list[dict[str, object]]:
    async with database.read() as connection:
        found = []
        for known in metadata.sorted_tables:
            rows = (await connection.execute(select(known))).mappings()
            found += [{"in": known.name} | dict(row) for row in rows]
    return found


async def test_finished_tables_are_deleted_by_age(store: Store) -> None:
    for table_id, status, ended in [("a", "finished", 10), ("b", "finished", 90), ("c", "playing", None)]:
        await store.create_table(table(table_id, status=status, finished_at=ended), Append(table_id, 1, 5, b"[]"))
    await store.create_table(table("d", status="closed"), Append("d", 1, 10, b"[]"))
    assert sorted(await store.delete_finished(before=50)) == ["a", "d"]
    assert await store.versions(["a", "b", "c", "d"]) == {"b": 1, "c": 1}


async def test_stale_lobbies_are_those_nobody_touched(store: Store) -> None:
    for table_id, status, at in [("a", "lobby", 10), ("b", "lobby", 50), ("c", "playing", 10)]:
        await store.create_table(table(table_id, status=status), Append(table_id, 1, at, b"[]"))
    assert await store.stale_lobbies(before=50) == ["a"]


async def test_chat_is_numbered_and_a_repeat_is_the_same_message(store: Store) -> None:
    await create(store, "t1", "t2")
    first = await store.add_chat("t1", "ann", "Salut", "c1", at=1)
    again = await store.add_chat("t1", "ann", "Salut?", "c1", at=2)
    other = await store.add_chat("t1", "bob", "Oui", "c1", at=3)
    elsewhere = await store.add_chat("t2", "ann", "Ici", "c1", at=4)
    assert [said.number for said in (first, again, other, elsewhere)] == [1, 1, 2, 1]
    assert again == first
    assert await store.chat_after("t1", 0, limit=10) == [first, other]
    assert await store.chat_after("t1", 1, limit=10) == [other]
    assert await store.chat_after("t1", 0, limit=1) == [other]
    with pytest.raises(NotFound):
        await store.add_chat("gone", "ann", "?", "c1", at=5)


async def test_people_who_speak_at_once_get_different_numbers(store: Store) -> None:
    await create(store, "t1")
    said = await asyncio.gather(*(store.add_chat("t1", f"p{n}", "!", "c", at=n) for n in range(8)))
    assert sorted(message.number for message in said) == list(range(1, 9))


async def test_numbers_of_deleted_chat_are_not_given_again(store: Store) -> None:
    await create(store, "t1")
    await store.add_chat("t1", "ann", "old", "c1", at=1)
    assert await store.delete_chat(before=2) == 1
    assert (await store.add_chat("t1", "ann", "new", "c2", at=3)).number == 2


async def test_a_person_is_added_found_and_changed(store: Store) -> None:
    ann = person("ann", login="ann@home", password="hash")
    await store.add_person(ann)
    assert await store.person("ann") == await store.person_by_login("ann@home") == ann
    await store.update_person("ann", PersonChange(name="Anne", login=None, seen_at=9))
    assert await store.person("ann") == msgspec.structs.replace(ann, name="Anne", login=None, seen_at=9)
    assert await store.person_by_login("ann@home") is None
    assert await store.names(["ann", "eve"]) == {"ann": "Anne"}


async def test_a_login_has_one_owner(store: Store) -> None:
    await store.add_person(person("ann", login="cook"))
    await store.add_person(person("bob"))
    with pytest.raises(Conflict):
        await store.add_person(person("eve", login="cook"))
    with pytest.raises(Conflict):
        await store.update_person("bob", PersonChange(login="cook"))
    assert await store.person("eve") is None


async def test_a_deleted_person_leaves_no_trace_but_in_the_log(database: Database, store: Store) -> None:
    await fill(store)
    assert len([row for row in await all_rows(database) if tells_of(row, "ann")]) >= 5
    await store.delete_person("ann")
    assert [row for row in await all_rows(database) if tells_of(row, "ann")] == []
    assert await store.names(["bob"]) == {"bob": "Bob"}
    assert [said.text for said in await store.chat_after("t1", 0, 10)] == ["Merci"]


def tells_of(row: dict[str, object], who: str) -> bool:
    return row["in"] != log.name and who in json.dumps(list(row.values())).lower()


async def test_a_lease_is_held_by_one_until_it_expires(store: Store) -> None:
    assert await store.acquire("t1", "clock", "p1", now=0, until=10)
    assert not await store.acquire("t1", "clock", "p2", now=9, until=19)
    assert await store.acquire("t1", "clock", "p1", now=9, until=12)
    assert await store.acquire("t1", "bots", "p2", now=9, until=19)
    assert await store.expired(now=12) == [("t1", "clock")]
    assert await store.acquire("t1", "clock", "p2", now=12, until=22)
    assert not await store.acquire("t1", "clock", "p1", now=13, until=23)


async def test_leases_are_renewed_together_unless_they_were_lost(store: Store) -> None:
    await store.acquire("t1", "clock", "p1", now=0, until=10)
    await store.acquire("t2", "bots", "p1", now=0, until=20)
    await store.acquire("t3", "clock", "p2", now=0, until=20)
    assert await store.renew("p1", now=10, until=30) == {("t2", "bots")}
    assert await store.expired(now=20) == [("t1", "clock"), ("t3", "clock")]


async def test_a_lease_is_released_by_its_holder_alone(store: Store) -> None:
    await store.acquire("t1", "clock", "p1", now=0, until=10)
    await store.release("t1", "clock", "p2")
    assert not await store.acquire("t1", "clock", "p2", now=1, until=11)
    await store.release("t1", "clock", "p1")
    assert await store.acquire("t1", "clock", "p2", now=1, until=11)


async def test_one_of_many_gets_a_free_lease(store: Store) -> None:
    tries = (store.acquire("t1", "clock", f"p{n}", now=0, until=10) for n in range(8))
    assert sum(await asyncio.gather(*tries)) == 1


async def test_processes_are_alive_while_they_beat(store: Store) -> None:
    assert await store.last_beat("serve") is None
    await store.beat("p1", "serve", now=1)
    await store.beat("p2", "serve", now=2)
    await store.beat("w1", "worker", now=7)
    await store.beat("p1", "serve", now=5)
    assert await store.alive("serve", since=2) == ["p1", "p2"]
    assert await store.alive("serve", since=3) == ["p1"]
    assert await store.last_beat("serve") == 5


async def test_a_dropped_process_holds_nothing(store: Store) -> None:
    await store.beat("p1", "serve", now=1)
    await store.acquire("t1", "clock", "p1", now=1, until=99)
    await store.set_present("p1", "t1", "ann")
    await store.drop_process("p1")
    assert await store.alive("serve", since=0) == []
    assert await store.acquire("t1", "clock", "p2", now=2, until=99)
    await store.beat("p1", "serve", now=3)
    assert await store.present("t1", since=0) == set()


async def test_presence_counts_by_way_of_processes_that_are_alive(store: Store) -> None:
    await store.beat("p1", "serve", now=1)
    await store.beat("p2", "serve", now=9)
    for process, who in [("p1", "ann"), ("p1", "bob"), ("p2", "bob"), ("p2", "bob"), ("p3", "eve")]:
        await store.set_present(process, "t1", who)
    assert await store.present("t1", since=1) == {"ann", "bob"}
    assert await store.present("t1", since=5) == {"bob"}
    await store.unset_present("p2", "t1", "bob")
    assert await store.present("t1", since=5) == set()
    await store.drop_presence("p1")
    assert await store.present("t1", since=1) == set()


async def test_outages_are_listed_in_order(store: Store) -> None:
    await store.add_outage(50, 60)
    await store.add_outage(10, 20)
    await store.add_outage(50, 65)
    await store.add_outage(50, 55)
    assert await store.outages_after(0) == [Outage(10, 20), Outage(50, 65)]
    assert await store.outages_after(20) == [Outage(50, 65)]


async def test_a_secret_is_made_once(store: Store) -> None:
    made = await asyncio.gather(*(store.secret("cookies", lambda n=n: f"key {n}") for n in range(8)))  # type: ignore[misc]
    assert len(set(made)) == 1
    assert await store.secret("cookies", lambda: "another") == made[0]
    assert await store.secret("links", lambda: "another") == "another"
