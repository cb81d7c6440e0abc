"""Live clocks over a restart: they go on where they stood, after a count-in."""

from unittest.mock import patch

import pytest

from atable.client import Table
from atable.games.course_a_letoile.actions import DRAW_DECK
from atable.protocol.info import SeatDeadline, Time
from atable.server.store.database import open_database
from atable.server.store.errors import StorageFailed
from tests.server.botpool.pools import add_games
from tests.server.clocks.hall import HOUR, MINUTE, SECOND, hall


def counting_in(table: Table, now: int, seat: int) -> bool:
    return table.stream(0).time == Time(now, True, 3 * SECOND, (SeatDeadline(seat, 90 * SECOND),))


async def test_after_a_graceful_stop(database_url: str) -> None:
    async with hall(database_url, count_in=3 * SECOND) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], start=True)
        async with ada.table(created.id) as table:
            seat = place.active(created.id)
            await place.clock.advance(22 * SECOND)
            await place.close()
            await place.clock.advance(HOUR)
            await place.open()
            await table.until(lambda picture: counting_in(table, 22 * SECOND, seat))
            assert table.info.paused == "no"
            await place.clock.advance(3 * SECOND + 68 * SECOND - 1)
            assert place.played(created.id, "default") == []
            await place.clock.advance(1)
            assert place.played(created.id, "default")[0] == (90 * SECOND, seat)


async def test_after_a_crash_the_time_since_the_last_tick_is_lost(database_url: str) -> None:
    async with hall(database_url, count_in=3 * SECOND) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], start=True)
        async with ada.table(created.id) as table:
            seat = place.active(created.id)
            await place.clock.advance(24_900)
            await place.crash()
            await place.clock.advance(HOUR)
            await place.open()
            await table.until(lambda picture: counting_in(table, 20 * SECOND, seat))
            await place.clock.advance(3 * SECOND + 70 * SECOND - 1)
            assert place.played(created.id, "default") == []
            await place.clock.advance(1)
            assert place.played(created.id, "default")[0] == (90 * SECOND, seat)


async def test_an_action_in_the_count_in_counts_at_the_time_that_stands(new_sqlite: str) -> None:
    async with hall(new_sqlite, count_in=3 * SECOND) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], start=True)
        async with ada.table(created.id) as table:
            seat = place.active(created.id)
            await place.clock.advance(10 * SECOND)
            await place.crash()
            await place.open()
            await table.until(lambda picture: counting_in(table, 10 * SECOND, seat))
            await place.clock.advance(2 * SECOND)
            await table.act(seat, DRAW_DECK)
            assert place.played(created.id, "person") == [(10 * SECOND, seat)]


async def test_a_pause_by_consent_outlives_a_restart(new_sqlite: str) -> None:
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], start=True)
        async with ada.table(created.id) as table:
            await place.clock.advance(10 * SECOND)
            await table.propose("pause")
            await place.close()
            await place.open()
            await table.until(lambda picture: table.info.paused == "consent" and place.loaded(created.id))
            await place.clock.advance(5 * MINUTE)
            assert place.now(created.id) == 10 * SECOND


async def test_the_clock_outlives_a_storage_that_fails(new_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last tick of the game can't be stored at first. What was not stored has not happened: it is tried again."""
    add_games(monkeypatch, "tests.toys.kitchen:GAME")
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("toy_kitchen", ["me", "me"], start=True)
        async with ada.table(created.id) as table:
            await place.clock.advance(30 * SECOND - 1)
            with patch.object(place.server.store, "append", side_effect=StorageFailed("the disk is full")):
                await place.clock.advance(5 * SECOND)
                assert table.info.status == "playing"
            await place.clock.advance(2 * SECOND)
            await table.until(lambda picture: picture.info.status == "finished")
            assert place.ticks(created.id)[-1] == 30 * SECOND


async def test_bots_outlive_a_storage_that_fails(new_sqlite: str) -> None:
    async with hall(new_sqlite, bot_least=SECOND, bot_most=SECOND) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["greedy", "greedy"], thinking="none", start=True)
        async with ada.table(created.id):
            with patch.object(place.server.store, "append", side_effect=StorageFailed("the disk is full")):
                await place.clock.advance(5 * SECOND)
            await place.clock.advance(5 * SECOND)
            assert place.played(created.id, "bot") != []


async def test_a_broken_log_does_not_stop_the_other_clocks(new_sqlite: str) -> None:
    """A table that can't be loaded is due; the heartbeat goes on, and with it all others."""
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        broken = await ada.create_table("course_a_letoile", ["me", "me"], start=True)
        fine = await ada.create_table("course_a_letoile", ["me", "me"], start=True)
        await place.crash()
        database = open_database(new_sqlite)
        async with database.write() as connection:
            await connection.exec_driver_sql(
                "UPDATE log SET body = '[{}]' WHERE number = 2 AND table_id = ?", (broken.id,)
            )
        await database.close()
        await place.clock.advance(100 * SECOND)
        await place.open()
        await place.clock.advance(30 * SECOND)
        assert not place.loaded(broken.id)
        assert place.loaded(fine.id)
        assert await place.server.store.last_beat("serve") == place.clock.wall() - 10 * SECOND
