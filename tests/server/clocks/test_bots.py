"""Bots take their time, and a bot that goes wrong harms nobody."""

import itertools

import pytest

from atable.games.course_a_letoile.actions import DRAW_DECK, EndPlay, EndTurn
from tests.server.botpool.pools import add_games
from tests.server.clocks.hall import SECOND, hall

PLACES = ("tests.server.clocks.clumsy:CLUMSY", "tests.server.clocks.clumsy:SLOW")


async def test_a_bot_thinks_no_less_and_no_longer_than_a_person_would(new_sqlite: str) -> None:
    async with hall(new_sqlite, bot_least=SECOND, bot_most=3 * SECOND) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("banquet_royal", ["greedy", "greedy"], thinking="none", start=True)
        async with ada.table(created.id):
            await place.clock.advance(SECOND - 1)
            assert place.entries(created.id) == []
            await place.clock.advance(60 * SECOND)
            first, *times = [ms for ms, _ in place.played(created.id, "bot")]  # both memorise at the same time
            assert SECOND <= first <= times[0] <= 3 * SECOND
            waits = [after - before for before, after in itertools.pairwise(times)]
            assert len(waits) >= 15
            assert all(SECOND <= wait <= 3 * SECOND for wait in waits)


async def test_the_default_is_played_for_a_bot_that_fails(new_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    add_games(monkeypatch, *PLACES)
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("clumsy", ["me", "random"], start=True)
        async with ada.table(created.id) as table:
            if place.active(created.id) == 0:
                await table.act(0, DRAW_DECK, EndPlay(), EndTurn())
            await place.clock.settle()
            actions = [entry.action for entry in place.entries(created.id) if entry.seat == 1]
            assert actions == [DRAW_DECK, EndPlay(), EndTurn()]
            assert place.active(created.id) == 0
            assert place.book(created.id).facts.chairs[1].timeouts == 0


async def test_one_slow_bot_delays_no_other_table(new_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the settings that everybody has."""
    add_games(monkeypatch, *PLACES)
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        slow = await ada.create_table("slow", ["random", "random"], thinking="none", start=True)
        place.clock.unwatched = lambda name: name.startswith(f"bot {slow.id}")
        fine = await ada.create_table("banquet_royal", ["greedy", "greedy"], start=True)
        async with ada.table(fine.id) as table:
            await place.clock.advance(30 * SECOND)
            await table.until(lambda picture: picture.info.status == "finished", 5)
            assert place.entries(slow.id) == []
