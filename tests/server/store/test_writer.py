"""Group commit: stored before it is acknowledged; a failure hits those it concerns and nobody else."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import psycopg
import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.util import await_only

from atable.server.store.database import Database, open_database
from atable.server.store.errors import Conflict, StorageFailed
from atable.server.store.store import Store
from atable.server.store.writer import MOST, Append, Place, SnapshotRow, Writer
from tests.server.conftest import NewUrl
from tests.server.store.examples import PLAYING, append, create

pytestmark = pytest.mark.asyncio


async def results(store: Store, *appends: Append) -> list[str]:
    """What became of appends that were queued together: «stored», or the error's name."""
    done = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
    return ["stored" if result is None else type(result).__name__ for result in done]


async def test_a_row_can_be_read_once_it_is_acknowledged(store: Store) -> None:
    await create(store, "t1")
    await store.append(append("t1", 2))
    rows = await store.rows_after("t1", 0)
    assert [(row.number, row.at, row.body) for row in rows] == [(1, 101, b'["row 1"]'), (2, 102, b'["row 2"]')]
    assert await store.versions(["t1", "gone"]) == {"t1": 2}


async def test_the_change_places_and_snapshot_are_stored_with_the_row(store: Store) -> None:
    await create(store, "t1")
    snapshot = SnapshotRow(2, "1", b'{"n":2}')
    change = msgspec.structs.replace(PLAYING, due_at=900)
    full = msgspec.structs.replace(append("t1", 2, change), places=(Place("ann", (0, 3)),), snapshot=snapshot)
    await store.append(full)
    row = await store.table_row("t1")
    assert row is not None
    assert (row.status, row.due_at, row.version, row.updated_at, row.summary) == (
        "playing", 900, 2, 102, b'{"seats":["ann"]}',
    )  # fmt: skip
    assert [(mine.table.id, mine.seats) for mine in await store.tables_of("ann")] == [("t1", (0, 3))]
    assert await store.snapshot("t1") == snapshot


async def test_the_list_of_places_and_the_snapshot_replace_the_old_ones(store: Store) -> None:
    await create(store, "t1")
    for number, who in ((2, "ann"), (3, "bob")):
        snapshot = SnapshotRow(number, "1", b"{}")
        await store.append(msgspec.structs.replace(append("t1", number), places=(Place(who, (0,)),), snapshot=snapshot))
    assert await store.tables_of("ann") == []
    assert len(await store.tables_of("bob")) == 1
    assert await store.snapshot("t1") == SnapshotRow(3, "1", b"{}")


async def test_many_appends_share_one_transaction(database: Database, store: Store) -> None:
    commits: list[object] = []
    await create(store, *(f"t{n}" for n in range(20)))
    event.listen(database.engine.sync_engine, "commit", commits.append)
    assert await results(store, *(append(f"t{n}", 2) for n in range(20))) == ["stored"] * 20
    assert len(commits) == 1


async def test_more_than_a_batch_can_hold_is_stored_in_several(database: Database, store: Store) -> None:
    commits: list[object] = []
    await create(store, "t1")
    event.listen(database.engine.sync_engine, "commit", commits.append)
    many = [append("t1", number) for number in range(2, MOST + 12)]
    assert set(await results(store, *many)) == {"stored"}
    assert len(commits) == 2
    assert await store.versions(["t1"]) == {"t1": MOST + 11}


async def test_a_change_in_the_middle_of_a_batch_holds_at_its_end(store: Store) -> None:
    await create(store, "t1")
    await results(store, append("t1", 2), append("t1", 3, PLAYING), append("t1", 4))
    row = await store.table_row("t1")
    assert row is not None
    assert (row.version, row.status, row.updated_at) == (4, "playing", 104)


async def test_a_conflict_hits_one_table_alone(store: Store) -> None:
    await create(store, "t1", "t2")
    twice = append("t1", 2)
    done = await results(store, twice, append("t2", 1), twice, append("t2", 2))
    assert done == ["stored", "Conflict", "Conflict", "stored"]
    assert await store.versions(["t1", "t2"]) == {"t1": 2, "t2": 2}


async def test_a_gap_and_an_unknown_table_are_refused(store: Store) -> None:
    await create(store, "t1")
    assert await results(store, append("t1", 3), append("gone", 1), append("gone", 0)) == ["Conflict"] * 3
    assert [row.number for row in await store.rows_after("t1", 0)] == [1]


async def test_a_table_whose_version_lags_behind_its_log_hurts_no_other(database: Database, store: Store) -> None:
    await create(store, "t1", "t2")
    async with database.write() as connection:
        await connection.execute(text("INSERT INTO log VALUES ('t1', 2, 0, '[]')"))
    assert await results(store, append("t1", 2), append("t2", 2)) == ["Conflict", "stored"]


async def test_a_row_that_no_database_can_hold_hurts_no_other(store: Store) -> None:
    await create(store, "t1", "t2")
    broken = msgspec.structs.replace(append("t1", 2), body=b'["\xff"]')
    assert await results(store, broken, append("t2", 2)) == ["StorageFailed", "stored"]


class Stall:
    """Holds every commit of a database until it is let go."""

    def __init__(self, database: Database) -> None:
        self.reached, self.go = asyncio.Event(), asyncio.Event()
        event.listen(database.engine.sync_engine, "commit", self._hold)

    def _hold(self, _: Connection) -> None:
        self.reached.set()
        await_only(self.go.wait())


async def test_while_a_commit_is_stalled_nothing_is_acknowledged_or_told(database: Database) -> None:
    told: list[list[str]] = []

    async def tell(table_ids: list[str]) -> None:
        told.append(table_ids)

    writer = Writer(database, tell)
    await writer.start()
    await create(Store(database, writer), "t1")
    stall = Stall(database)
    waiting = asyncio.create_task(writer.append(append("t1", 2)))
    await stall.reached.wait()
    await settle()
    assert not waiting.done()
    assert told == []
    stall.go.set()
    await waiting
    await writer.stop()
    assert told == [["t1"]]


async def settle() -> None:
    """Let everything run that can."""
    for _ in range(100):
        await asyncio.sleep(0)


async def test_a_caller_that_gives_up_hurts_nobody_and_its_row_is_stored(database: Database, store: Store) -> None:
    await create(store, "t1", "t2")
    stall = Stall(database)
    first, second = (asyncio.create_task(store.append(append(it, 2))) for it in ("t1", "t2"))
    await stall.reached.wait()
    first.cancel()
    await asyncio.wait([first])
    stall.go.set()
    await second
    assert first.cancelled()
    assert await store.versions(["t1", "t2"]) == {"t1": 2, "t2": 2}


async def test_stop_stores_what_is_queued_and_refuses_what_comes_later(database: Database) -> None:
    writer = Writer(database)
    await writer.start()
    store = Store(database, writer)
    await create(store, "t1")
    queued = [asyncio.create_task(writer.append(append("t1", number))) for number in (2, 3)]
    await asyncio.sleep(0)
    await writer.stop()
    await asyncio.gather(*queued)
    with pytest.raises(StorageFailed, match="the server is stopping"):
        await writer.append(append("t1", 4))
    assert await store.versions(["t1"]) == {"t1": 3}


async def test_when_nobody_can_be_told_the_rows_are_stored_all_the_same(database: Database) -> None:
    async def fail(_: list[str]) -> None:
        raise ConnectionError

    writer = Writer(database, fail)
    await writer.start()
    store = Store(database, writer)
    await create(store, "t1")
    await writer.append(append("t1", 2))
    await writer.append(append("t1", 3))
    await writer.stop()
    assert await store.versions(["t1"]) == {"t1": 3}


class Trouble:
    """Says something to the database at the beginning of every transaction."""

    def __init__(self, database: Database) -> None:
        self.statement = ""
        event.listen(database.engine.sync_engine, "begin", self._say)

    def _say(self, connection: Connection) -> None:
        if self.statement:
            connection.exec_driver_sql(self.statement)


READ_ONLY = {"sqlite": "PRAGMA query_only = 1", "postgresql": "SET TRANSACTION READ ONLY"}
WRITABLE = {"sqlite": "PRAGMA query_only = 0", "postgresql": ""}


async def test_a_read_only_database_fails_clearly_and_works_when_it_is_cured(database: Database, store: Store) -> None:
    await create(store, "t1", "t2")
    trouble = Trouble(database)
    trouble.statement = READ_ONLY[database.dialect]
    done = await asyncio.gather(store.append(append("t1", 2)), store.append(append("t2", 2)), return_exceptions=True)
    assert [str(error) for error in done] == ["the database is read-only"] * 2
    assert {type(error) for error in done} == {StorageFailed}
    trouble.statement = WRITABLE[database.dialect]
    assert await store.versions(["t1", "t2"]) == {"t1": 1, "t2": 1}
    await store.append(append("t1", 2))
    assert await store.versions(["t1"]) == {"t1": 2}


async def test_a_full_disk_fails_clearly_and_works_when_there_is_room(new_url: NewUrl) -> None:
    async def check(database: Database, store: Store) -> None:
        await create(store, "t1")
        trouble = Trouble(database)
        trouble.statement = "PRAGMA max_page_count = 1"  # SQLite takes the pages that there are
        big = msgspec.structs.replace(append("t1", 2), body=b'["%s"]' % (b"x" * 100_000))
        with pytest.raises(StorageFailed, match=r"^the disk is full$"):
            await store.append(big)
        assert [row.number for row in await store.rows_after("t1", 0)] == [1]
        trouble.statement = "PRAGMA max_page_count = 1000000"
        await store.append(big)
        assert [row.body for row in await store.rows_after("t1", 1)] == [big.body]

    await with_store(new_url("sqlite"), check)


async def test_a_lost_connection_fails_clearly_and_the_next_append_reconnects(new_url: NewUrl) -> None:
    async def check(database: Database, store: Store) -> None:
        await create(store, "t1")
        trouble = Trouble(database)
        trouble.statement = "SELECT pg_terminate_backend(pg_backend_pid())"
        with pytest.raises(StorageFailed, match=r"^the database can't be reached$"):
            await store.append(append("t1", 2))
        trouble.statement = ""
        await store.append(append("t1", 2))
        assert await store.versions(["t1"]) == {"t1": 2}

    await with_store(new_url("postgresql"), check)


async def with_store(url: str, check: Callable[[Database, Store], Awaitable[None]]) -> None:
    database = open_database(url)
    writer = Writer(database)
    await writer.start()
    await check(database, Store(database, writer))
    await writer.stop()
    await database.close()


async def test_two_processes_on_one_table_each_number_has_one_winner(new_url: NewUrl) -> None:
    url = new_url("postgresql")

    async def race(_: Database, mine: Store) -> None:
        await create(mine, "t1", "t2")
        await with_store(url, lambda _, other: compete(mine, other))

    async def compete(mine: Store, other: Store) -> None:
        for number in range(2, 22):
            rivals = [(mine, "t1"), (other, "t2"), (mine, "t2"), (other, "t1")]
            tries = (store.append(append(table_id, number)) for store, table_id in rivals)
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(result) for result in done if result is not None] == [Conflict, Conflict]
            assert (done[0] is None) != (done[3] is None)
        assert [row.number for row in await mine.rows_after("t1", 0)] == list(range(1, 22))

    await with_store(url, race)


async def test_a_process_that_comes_second_waits_and_only_its_late_row_is_refused(new_url: NewUrl) -> None:
    url = new_url("postgresql")

    async def first(database: Database, mine: Store) -> None:
        await create(mine, "t1", "t2")
        stall = Stall(database)
        early = asyncio.create_task(mine.append(append("t1", 2)))
        await stall.reached.wait()
        await with_store(url, lambda second, other: late(second, other, stall))
        await early

    async def late(database: Database, other: Store, stall: Stall) -> None:
        rollbacks: list[object] = []
        event.listen(database.engine.sync_engine, "rollback", rollbacks.append)
        waiting = asyncio.create_task(results(other, append("t1", 2), append("t2", 2)))
        await somebody_waits_for_a_lock(url)
        stall.go.set()
        assert await waiting == ["Conflict", "stored"]
        assert rollbacks == []

    await with_store(url, first)


async def somebody_waits_for_a_lock(url: str) -> None:
    asked = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        while await (await connection.execute(asked)).fetchone() == (0,):
            await asyncio.sleep(0.01)  # PostgreSQL has no event for this
