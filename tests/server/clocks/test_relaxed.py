"""Relaxed tables: deadlines of hours, whether or not anybody is there."""

from atable.games.course_a_letoile.actions import DRAW_DECK
from tests.server.clocks.hall import HOUR, MINUTE, RELAXED_HEART, SECOND, hall

# Course à l'Étoile, relaxed, with one hour a turn.


async def test_a_deadline_passes_while_nobody_is_there(database_url: str) -> None:
    async with hall(database_url, RELAXED_HEART) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], thinking="days", hours=1, start=True)
        seat = place.active(created.id)
        await place.clock.advance(30 * MINUTE)
        assert not place.loaded(created.id)
        await place.clock.advance(30 * MINUTE - 1)
        assert (await place.stored(created.id)).playing.journal.entries == []
        await place.clock.advance(1)
        book = await place.stored(created.id)
        assert {(entry.ms, entry.seat) for entry in book.playing.journal.entries} == {(HOUR, seat)}
        assert book.played_by[0] == "default"


async def test_a_relaxed_table_is_never_paused_for_want_of_people(new_sqlite: str) -> None:
    async with hall(new_sqlite, RELAXED_HEART) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], thinking="days", hours=24, start=True)
        async with ada.table(created.id) as table:
            seat = place.active(created.id)
            await place.clock.advance(5 * SECOND)
            await table.act(seat, DRAW_DECK)
        await place.left(created.id)
        await place.clock.advance(3 * HOUR)
        book = await place.stored(created.id)
        assert [(entry.ms, entry.seat) for entry in book.playing.journal.entries] == [(5 * SECOND, seat)]
        assert book.facts.paused == "no"


async def test_an_outage_is_not_held_against_anybody(database_url: str) -> None:
    async with hall(database_url, RELAXED_HEART, heartbeat=5 * MINUTE, lease=15 * MINUTE) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], thinking="days", hours=1, start=True)
        seat = place.active(created.id)
        await place.clock.advance(5 * MINUTE)  # a beat is the last sign of life
        await place.crash()
        await place.clock.advance(10 * HOUR)
        await place.open()
        await place.clock.advance(55 * MINUTE - 1)
        assert (await place.stored(created.id)).playing.journal.entries == []
        await place.clock.advance(1)
        book = await place.stored(created.id)
        assert {(entry.ms, entry.seat) for entry in book.playing.journal.entries} == {(HOUR, seat)}


async def test_a_stop_for_maintenance_is_an_outage_too(database_url: str) -> None:
    async with hall(database_url, RELAXED_HEART) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], thinking="days", hours=1, start=True)
        seat = place.active(created.id)
        await place.clock.advance(25 * MINUTE)
        await place.close()
        await place.clock.advance(10 * HOUR)
        await place.open()
        await place.clock.advance(35 * MINUTE - 1)
        assert (await place.stored(created.id)).playing.journal.entries == []
        await place.clock.advance(1)
        book = await place.stored(created.id)
        assert {(entry.ms, entry.seat) for entry in book.playing.journal.entries} == {(HOUR, seat)}


async def test_a_quick_restart_is_no_outage(new_sqlite: str) -> None:
    async with hall(new_sqlite, RELAXED_HEART) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], thinking="days", hours=1, start=True)
        await place.clock.advance(25 * MINUTE)
        await place.close()
        await place.clock.advance(30 * SECOND)
        await place.open()
        assert all(outage.began_at == outage.ended_at for outage in place.server.office.outages)
        await place.clock.advance(35 * MINUTE - 30 * SECOND)
        assert (await place.stored(created.id)).played_by[0] == "default"
