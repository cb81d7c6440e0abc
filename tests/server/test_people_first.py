"""At a stop of relaxed play people come before the bots, and nobody waits in vain."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec

from atable.client import Table as Seated
from atable.games.kitchen_rush.actions import Ready
from atable.games.kitchen_rush.frames import Choosing
from atable.server.settings import Settings
from atable.server.tables.table import Table
from tests.bots.stops import Stop, first_come, share, stops
from tests.server.clocks.hall import HOUR, MINUTE, RELAXED_HEART, SECOND, hall
from tests.server.conftest import NewUrl
from tests.server.fake_clock import FakeClock
from tests.server.running import QUICK, running
from tests.server.tables.company import party

GAME = "kitchen_rush"
AT_STOPS = {"pace": "relaxed", "specialist_mini": True}
READY = {"type": "ready"}
UNREADY = {"type": "unready"}
HELPER = {"type": "place", "hourglass": "hg_helper_1", "space": "host_1"}
UNHURRIED = msgspec.structs.replace(QUICK, bot_least=SECOND, bot_most=SECOND)


class Kitchen(NamedTuple):
    """A table in the server, the people at it by seat, and the clock."""

    table: Table
    people: list[Seated]
    clock: FakeClock

    @property
    def by_bots(self) -> int:
        """How much they have done."""
        return self.table.book.played_by.count("bot")

    @property
    def owing(self) -> list[int]:
        return self.table.book.pending()

    def asked_alone(self, seat: int) -> bool:
        return isinstance(self.table.book.playing.state.stack[-1], Choosing) and self.owing == [seat]

    def first_choice(self, seat: int) -> dict[str, Any]:
        first: dict[str, Any] = msgspec.to_builtins(self.table.book.game.legal(self.table.book.playing.state, seat)[0])
        return first

    def stops(self) -> list[Stop]:
        return stops(self.table.book.playing.journal)


@asynccontextmanager
async def kitchen(
    new_url: NewUrl,
    people: Sequence[str],
    bots: int,
    options: dict[str, Any] | None = None,
    settings: Settings = QUICK,
) -> AsyncIterator[Kitchen]:
    clock = FakeClock()
    async with (
        running(new_url("sqlite"), clock, settings) as site,
        party(site, GAME, people, bots=["chef"] * bots, options=options or AT_STOPS) as met,
    ):
        table = site.server.registry.seated[met.created.id].table
        yield Kitchen(table, [guest.at for guest in met.guests], clock)


async def test_a_person_is_asked_before_bots_have_acted(new_url: NewUrl) -> None:
    """Ada leaves all to the bots. At each stop she finds the Helper free, and the Specialist often."""
    async with kitchen(new_url, ["Ada"], bots=2) as place:
        (ada,) = place.people
        for _ in range(12):
            before = place.by_bots
            await place.clock.advance(MINUTE)
            assert place.by_bots == before
            while place.asked_alone(0):  # a choice of the team that she settles (KR-010): by the luck of the game
                await ada.act(0, place.first_choice(0))
                await place.clock.advance(MINUTE)
            assert place.owing == [0, 1, 2]
            await ada.act(0, READY)
            await place.clock.advance(MINUTE)
        assert place.by_bots > 50
        found = place.stops()
        assert first_come(found) == {0}
        assert share([stop.helper_free for stop in found]) > 0.8
        assert share([stop.specialist_free for stop in found]) > 0.4


async def test_what_she_takes_nobody_has_taken_before(new_url: NewUrl) -> None:
    async with kitchen(new_url, ["Ada"], bots=2) as place:
        (ada,) = place.people
        await ada.act(0, READY)
        await place.clock.advance(MINUTE)
        await ada.act(0, HELPER)
        await place.clock.advance(MINUTE)
        assert [stop.seats for stop in place.stops()] == [[0]]


async def test_bots_wait_for_all_people(new_url: NewUrl) -> None:
    async with kitchen(new_url, ["Ada", "Ben"], bots=1) as place:
        ada, ben = place.people
        for _ in range(4):
            before = place.by_bots
            await ada.act(0, READY)
            await place.clock.advance(MINUTE)
            assert place.by_bots == before
            await ben.act(1, READY)
            await place.clock.advance(MINUTE)
            assert place.by_bots > before


async def test_who_thinks_again_in_time_comes_first_again(new_url: NewUrl) -> None:
    """The bot is only on its way to work."""
    async with kitchen(new_url, ["Ada"], bots=1, settings=UNHURRIED) as place:
        (ada,) = place.people
        await ada.act(0, READY)
        await place.clock.advance(MINUTE)
        await ada.act(0, READY)
        await place.clock.advance(SECOND - 1)
        await ada.act(0, UNREADY)
        await place.clock.advance(MINUTE)
        assert [stop.seats for stop in place.stops()] == [[0, 0]]
        assert place.owing == [0, 1]


async def test_a_bot_that_has_begun_is_not_stopped(new_url: NewUrl) -> None:
    """It comes to the end of its work, and lets go of what another needs (KR-241)."""
    async with kitchen(new_url, ["Ada"], bots=1, settings=UNHURRIED) as place:
        (ada,) = place.people
        await ada.act(0, READY)
        await place.clock.advance(MINUTE)
        await ada.act(0, READY)
        await place.clock.advance(2 * SECOND)
        begun = place.by_bots
        await ada.act(0, UNREADY)
        await place.clock.advance(MINUTE)
        assert place.by_bots > begun + 1
        assert place.owing == [0]


async def test_in_live_play_all_get_ready_when_they_like(new_url: NewUrl) -> None:
    async with kitchen(new_url, ["Ada"], bots=1, options={"pace": "live"}) as place:
        await place.clock.advance(MINUTE)
        assert place.owing == [0]


async def test_who_leaves_is_waited_for_no_more(new_url: NewUrl) -> None:
    """A bot plays on in Ada's place, and both leave Ben the first choice."""
    async with kitchen(new_url, ["Ada", "Ben"], bots=1) as place:
        ada, ben = place.people
        await ben.act(1, READY)
        await place.clock.advance(MINUTE)
        assert (place.by_bots, place.owing) == (0, [0, 2])
        await ada.leave()
        await place.clock.advance(MINUTE)
        assert (place.by_bots, place.owing) == (2, [0, 1, 2])  # the clock is started: the first stop
        await ben.act(1, READY)
        await place.clock.advance(MINUTE)
        first = place.stops()[0].seats
        assert first[0] == 1
        assert set(first[1:]) == {0, 2}


async def test_who_is_late_is_set_to_ready_and_the_bots_go_on(new_url: NewUrl) -> None:
    """Meanwhile nobody keeps the table in memory for the bots that wait."""
    async with hall(new_url("sqlite"), RELAXED_HEART) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table(GAME, ["me", "chef"], options=AT_STOPS, thinking="days", hours=2, start=True)
        await place.clock.advance(HOUR)
        assert not place.loaded(created.id)
        await place.clock.advance(HOUR)
        await place.clock.advance(MINUTE)
        book = await place.stored(created.id)
        assert [entry.action for entry in book.playing.journal.entries] == [Ready(), Ready()]
        assert book.played_by == ["default", "bot"]
