"""Bots that keep their own pace against a running clock, beside a person."""

import itertools

from tests.server.conftest import NewUrl
from tests.server.fake_clock import FakeClock
from tests.server.running import running
from tests.server.tables.company import party

READY = {"type": "ready"}
MINUTE = 60_000
REACT, HAND = 1_500, 500  # ms that a chef needs, at least, for a placement and for a step of the hands


async def test_cooks_work_at_real_speed_beside_a_person(new_url: NewUrl) -> None:
    clock = FakeClock()
    async with running(new_url("sqlite"), clock) as site:
        live = {"pace": "live", "assist": "strict"}
        async with party(site, "kitchen_rush", ["Ada"], bots=["chef", "chef"], options=live) as met:
            ada = met.guests[0].at
            await ada.until(lambda picture: picture.stream(0).question() is not None)
            await ada.act(0, READY)
            await clock.advance(10_000)  # the bots are ready as well, and the clock has started
            await ada.until(lambda picture: picture.stream(0).view["phase"] == "action")
            await clock.advance(MINUTE)
            session = site.server.registry.seated[met.created.id].table.book.playing
            entries = [entry for entry in session.journal.entries if entry.seat in (1, 2)]
            for seat in (1, 2):
                acted = [entry.ms for entry in entries if entry.seat == seat and type(entry.action).__name__ != "Ready"]
                placed = [entry for entry in entries if entry.seat == seat and type(entry.action).__name__ == "Place"]
                assert len(placed) >= 4, "two hourglasses, twice each, and the Helper"
                pauses = [later - earlier for earlier, later in itertools.pairwise(acted)]
                assert min(pauses) >= HAND, "one thing at a time"
                assert max(pauses[:4]) < 10 * REACT
