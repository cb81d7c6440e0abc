"""Thinking time: the game names it, the table scales it, the server plays the default when it is over."""

import pytest

from atable.client import Table
from atable.games.banquet_royal.actions import MemoriseReady
from atable.games.course_a_letoile.actions import DRAW_DECK, EndPlay, EndTurn
from atable.games.kitchen_rush.actions import Ready, Unready
from atable.protocol.info import SeatDeadline, Thinking
from tests.server.clocks.hall import HOUR, MINUTE, RELAXED_HEART, SECOND, hall


def deadlines(table: Table, seat: int) -> tuple[SeatDeadline, ...]:
    time = table.stream(seat).time
    assert time is not None
    return time.deadlines


@pytest.mark.parametrize(("thinking", "seconds"), [("fast", 45), ("normal", 90), ("slow", 225)])
async def test_the_table_scales_the_games_limit(database_url: str, thinking: Thinking, seconds: int) -> None:
    async with hall(database_url) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], thinking=thinking, start=True)
        async with ada.table(created.id) as table:
            seat = place.active(created.id)
            await table.until(lambda picture: deadlines(table, seat) == (SeatDeadline(seat, seconds * SECOND),))
            await place.clock.advance(seconds * SECOND - 1)
            assert place.played(created.id, "default") == []
            await place.clock.advance(1)
            assert set(place.played(created.id, "default")) == {(seconds * SECOND, seat)}


async def test_without_thinking_time_nobody_is_hurried(database_url: str) -> None:
    async with hall(database_url) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], thinking="none", start=True)
        async with ada.table(created.id) as table:
            seat = place.active(created.id)
            assert deadlines(table, seat) == ()
            await place.clock.advance(10 * MINUTE)
            assert place.entries(created.id) == []


async def test_decisions_of_one_group_share_their_time(database_url: str) -> None:
    """Drawing and playing have 90 s together, the end of the turn 30 s of its own."""
    async with hall(database_url) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], start=True)
        async with ada.table(created.id) as table:
            seat = place.active(created.id)
            await place.clock.advance(40 * SECOND)
            await table.act(seat, DRAW_DECK)
            await table.until(lambda picture: deadlines(table, seat) == (SeatDeadline(seat, 90 * SECOND),))
            await place.clock.advance(30 * SECOND)
            await table.act(seat, EndPlay())
            await table.until(lambda picture: deadlines(table, seat) == (SeatDeadline(seat, 100 * SECOND),))
            await place.clock.advance(30 * SECOND)
            assert place.played(created.id, "default") == [(100 * SECOND, seat)]
            assert [type(entry.action) for entry in place.entries(created.id) if entry.seat == seat][-1] is EndTurn


async def test_what_is_left_of_a_group_is_played_when_its_time_is_over(database_url: str) -> None:
    """The digest: draw from the deck, play nothing; then the end of the turn has its own 30 s."""
    async with hall(database_url) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], start=True)
        async with ada.table(created.id):
            seat = place.active(created.id)
            await place.clock.advance(90 * SECOND)
            assert [entry.action for entry in place.entries(created.id) if entry.seat == seat] == [DRAW_DECK, EndPlay()]
            await place.clock.advance(30 * SECOND)
            assert place.played(created.id, "default")[-1] == (120 * SECOND, seat)
            assert place.active(created.id) != seat


async def test_who_takes_a_choice_back_goes_on_with_the_time_that_was_left(database_url: str) -> None:
    """Planning has two minutes: 100 s are thought over, 10 s one is ready, and 20 s are left to think again."""
    async with hall(database_url) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("kitchen_rush", ["me", "me"], start=True)
        async with ada.table(created.id) as table:
            await place.clock.advance(100 * SECOND)
            await table.act(0, Ready())
            await table.until(lambda picture: deadlines(table, 0) == (SeatDeadline(1, 120 * SECOND),))
            await place.clock.advance(10 * SECOND)
            await table.act(0, Unready())
            both = (SeatDeadline(0, 130 * SECOND), SeatDeadline(1, 120 * SECOND))
            await table.until(lambda picture: deadlines(table, 0) == both)
            await place.clock.advance(20 * SECOND)
            assert place.played(created.id, "default") == [(120 * SECOND, 1), (130 * SECOND, 0)]


async def test_the_steps_of_a_banquet(database_url: str) -> None:
    """60 s for step 1, 30 s for the others; ready before the 30 s of memorising are over."""
    async with hall(database_url) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("banquet_royal", ["me", "me"], start=True)
        async with ada.table(created.id) as table:
            await place.clock.advance(7 * SECOND)
            await table.act(0, MemoriseReady())
            await table.act(1, MemoriseReady())
            seat = place.active(created.id)
            await table.until(lambda picture: deadlines(table, seat) == (SeatDeadline(seat, 67 * SECOND),))
            await place.clock.advance(60 * SECOND)
            assert place.played(created.id, "default")[0] == (67 * SECOND, seat)
            then = (SeatDeadline(place.active(created.id), 97 * SECOND),)
            await table.until(lambda picture: deadlines(table, seat) == then)


async def test_a_relaxed_table_counts_hours(database_url: str) -> None:
    async with hall(database_url, RELAXED_HEART) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], thinking="days", hours=2, start=True)
        async with ada.table(created.id) as table:
            seat = place.active(created.id)
            await table.until(lambda picture: deadlines(table, seat) == (SeatDeadline(seat, 2 * HOUR),))
            await place.clock.advance(2 * HOUR - 1)
            assert place.entries(created.id) == []
            await place.clock.advance(1)
            assert set(place.played(created.id, "default")) == {(2 * HOUR, seat)}


async def test_a_hot_seat_table_has_a_clock_for_each_seat(database_url: str) -> None:
    async with hall(database_url) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], thinking="fast", start=True)
        async with ada.table(created.id) as table:
            first = place.active(created.id)
            await place.clock.advance(60 * SECOND)  # 45 s for the turn, 15 s for its end
            second = place.active(created.id)
            assert second == 1 - first
            await table.until(lambda picture: deadlines(table, first) == (SeatDeadline(second, 105 * SECOND),))
            await table.until(lambda picture: deadlines(table, second) == deadlines(table, first))
