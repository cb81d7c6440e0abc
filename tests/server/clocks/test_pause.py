"""Time stands still in a pause, in the count-in after it, and at a live table that everybody has left."""

import pytest

from atable.client import RefusedByServer
from atable.games.course_a_letoile.actions import DRAW_DECK
from atable.games.kitchen_rush.actions import PauseVote, Ready
from atable.games.kitchen_rush.frames import Paused
from atable.kernel.actions import Away, Back, Pause, Resume
from atable.protocol.info import SeatDeadline, Time
from atable.server.tables.clockwork import Clockwork
from tests.server.clocks.hall import MINUTE, SECOND, hall


async def test_a_pause_needs_all_and_time_goes_on_where_it_stood(database_url: str) -> None:
    async with hall(database_url, count_in=3 * SECOND) as place:
        ada, ben = await place.visitor("Ada"), await place.visitor("Ben")
        created = await ada.create_table("course_a_letoile", ["me", "open"])
        async with ada.table(created.id) as hers, ben.table(created.id, created.invitation) as his:
            await his.sit(1)
            await hers.start()
            seat = place.active(created.id)
            await place.clock.advance(20 * SECOND)
            await hers.propose("pause")
            await place.clock.advance(2 * SECOND)
            assert place.now(created.id) == 22 * SECOND  # one of two has agreed
            await his.vote("pause", True)
            await hers.until(lambda picture: picture.info.paused == "consent")
            await place.clock.advance(5 * MINUTE)
            assert place.now(created.id) == 22 * SECOND
            with pytest.raises(RefusedByServer) as refused:
                await (hers, his)[seat].act(seat, DRAW_DECK)
            assert refused.value.problem.key == "table-paused"

            await his.resume()
            await hers.until(lambda picture: picture.info.paused == "no")
            counting = Time(22 * SECOND, True, 3 * SECOND, (SeatDeadline(seat, 90 * SECOND),))
            await hers.until(lambda picture: picture.stream(0).time == counting)
            await place.clock.advance(3 * SECOND)
            assert place.now(created.id) == 22 * SECOND
            await place.clock.advance(68 * SECOND - 1)
            assert place.played(created.id, "default") == []
            await place.clock.advance(1)
            assert place.played(created.id, "default")[0] == (90 * SECOND, seat)


async def test_while_the_sand_runs_the_game_has_its_own_pause(new_sqlite: str) -> None:
    """Kitchen Rush, live: one pause a round, for a minute. Before the sand runs, the table may pause as it likes."""
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("kitchen_rush", ["me", "me"], start=True)
        async with ada.table(created.id) as table:
            await table.propose("pause")
            await table.until(lambda picture: picture.info.paused == "consent")
            await table.resume()
            await table.until(lambda picture: picture.info.paused == "no")
            await place.clock.advance(10 * SECOND)
            await table.act(0, Ready())
            await table.act(1, Ready())
            await place.clock.advance(30 * SECOND)
            with pytest.raises(RefusedByServer) as refused:
                await table.propose("pause")
            assert refused.value.problem.key == "pause-by-the-rules"
            await table.act(0, PauseVote())
            await table.act(1, PauseVote())
            await place.clock.advance(MINUTE - 1)
            assert isinstance(place.book(created.id).playing.state.stack[-1], Paused)
            await place.clock.advance(1)
            assert not isinstance(place.book(created.id).playing.state.stack[-1], Paused)


async def test_a_pause_that_comes_too_late_for_the_table_is_refused(new_sqlite: str) -> None:
    """Proposed while everybody plans, agreed to when the sand runs already."""
    async with hall(new_sqlite) as place:
        ada, ben = await place.visitor("Ada"), await place.visitor("Ben")
        created = await ada.create_table("kitchen_rush", ["me", "open"])
        async with ada.table(created.id) as hers, ben.table(created.id, created.invitation) as his:
            await his.sit(1)
            await hers.start()
            await hers.propose("pause")
            [seat] = hers.you.seats
            await hers.act(seat, Ready())
            await his.act(1 - seat, Ready())
            await place.clock.advance(10 * SECOND)
            with pytest.raises(RefusedByServer) as refused:
                await his.vote("pause", True)
            assert refused.value.problem.key == "pause-by-the-rules"
            assert hers.info.paused == "no"


async def test_who_says_no_to_a_pause_ends_the_question(new_sqlite: str) -> None:
    async with hall(new_sqlite) as place:
        ada, ben = await place.visitor("Ada"), await place.visitor("Ben")
        created = await ada.create_table("course_a_letoile", ["me", "open"])
        async with ada.table(created.id) as hers, ben.table(created.id, created.invitation) as his:
            await his.sit(1)
            await hers.start()
            await hers.propose("pause")
            await his.vote("pause", False)
            await hers.until(lambda picture: picture.info.proposals == ())
            assert hers.info.paused == "no"


async def test_a_live_table_that_everybody_has_left_stands_still(database_url: str) -> None:
    async with hall(database_url, count_in=3 * SECOND) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], thinking="slow", start=True)
        async with ada.table(created.id):
            await place.clock.advance(12 * SECOND)
        await place.left(created.id)
        await place.clock.advance(MINUTE - 1)
        assert place.book(created.id).facts.paused == "no"
        await place.clock.advance(1)
        assert place.book(created.id).facts.paused == "empty"
        await place.clock.advance(2 * MINUTE)
        assert not place.loaded(created.id)
        async with ada.table(created.id) as table:
            seat = place.active(created.id)
            await table.until(lambda picture: picture.info.paused == "no")
            counting = Time(72 * SECOND, True, 3 * SECOND, (SeatDeadline(seat, 225 * SECOND),))
            await table.until(lambda picture: picture.stream(0).time == counting)
            await place.clock.advance(3 * SECOND + 153 * SECOND)
            assert place.played(created.id, "default")[0] == (225 * SECOND, seat)


async def test_who_acts_at_a_table_that_stood_empty_sets_it_going(
    new_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was sent when the line broke comes again before the clock has noticed who is back."""
    async with hall(new_sqlite, count_in=3 * SECOND) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], thinking="slow", start=True)
        async with ada.table(created.id):
            await place.clock.advance(12 * SECOND)
        await place.left(created.id)
        await place.clock.advance(MINUTE)
        assert place.book(created.id).facts.paused == "empty"
        monkeypatch.setattr(Clockwork, "_somebody_is_back", lambda self: False)
        async with ada.table(created.id) as table:
            await table.act(place.active(created.id), DRAW_DECK)
            await table.until(lambda picture: picture.info.paused == "no")
            assert place.now(created.id) == 72 * SECOND


async def test_bots_alone_play_on_while_somebody_watches(new_sqlite: str) -> None:
    async with hall(new_sqlite, bot_least=25 * SECOND, bot_most=25 * SECOND) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("banquet_royal", ["greedy", "greedy"], start=True)
        async with ada.table(created.id) as table:
            await place.clock.advance(3 * MINUTE)
            assert table.info.paused == "no"
            assert len(place.played(created.id, "bot")) >= 6
        await place.left(created.id)
        await place.clock.advance(MINUTE)
        assert place.book(created.id).facts.paused == "empty"
        async with ada.table(created.id) as table:
            await table.until(lambda picture: picture.info.paused == "no")


async def test_a_graceful_stop_does_not_strand_a_table_of_bots(new_sqlite: str) -> None:
    async with hall(new_sqlite, bot_least=25 * SECOND, bot_most=25 * SECOND) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("banquet_royal", ["greedy", "greedy"], start=True)
        await place.clock.advance(5 * SECOND)
        await place.close()
        await place.open()
        async with ada.table(created.id) as table:
            await table.until(lambda picture: picture.info.paused == "no")


async def test_who_is_gone_is_away_until_the_return(database_url: str) -> None:
    async with hall(database_url) as place:
        ada, ben = await place.visitor("Ada"), await place.visitor("Ben")
        created = await ada.create_table("course_a_letoile", ["me", "open"], thinking="slow")
        async with ada.table(created.id) as hers:
            async with ben.table(created.id, created.invitation) as his:
                await his.sit(1)
                await hers.start()
                await place.clock.advance(13 * SECOND)
            await place.left(created.id, 1)
            await place.clock.advance(10 * SECOND - 1)
            assert place.book(created.id).playing.away == set()
            await place.clock.advance(1)
            assert place.book(created.id).playing.away == {1}
            await place.clock.advance(2 * SECOND)
            async with ben.table(created.id):
                await place.clock.settle()
                assert place.book(created.id).playing.away == set()
        told = [
            (entry.ms, entry.action) for entry in place.entries(created.id) if isinstance(entry.action, Away | Back)
        ]
        assert told == [(23 * SECOND, Away(1)), (25 * SECOND, Back(1))]


async def test_a_short_absence_is_nobodys_business(new_sqlite: str) -> None:
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], thinking="slow", start=True)
        async with ada.table(created.id):
            await place.clock.advance(13 * SECOND)
        await place.left(created.id)
        await place.clock.advance(9 * SECOND)
        async with ada.table(created.id):
            await place.clock.advance(20 * SECOND)
            kinds = [type(entry.action) for entry in place.entries(created.id)]
            assert not set(kinds) & {Away, Back, Pause, Resume}
