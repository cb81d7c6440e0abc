"""The games' own timers run on the server, and nobody else declares time."""

import random
from typing import get_args

import msgspec
import pytest

from atable.client import RefusedByServer
from atable.games.course_a_letoile.frames import Attack
from atable.protocol.socket import ClientMessage
from tests.server.botpool.pools import add_games
from tests.server.clocks.hall import MINUTE, SECOND, Hall, hall
from tests.toys.kitchen import Place
from tests.toys.snatch import Ask

TOYS = ("tests.toys.kitchen:GAME", "tests.toys.snatch:GAME", "tests.toys.market:GAME")


async def test_memorising_ends_by_itself(database_url: str) -> None:
    async with hall(database_url) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("banquet_royal", ["me", "me"], thinking="none", start=True)
        async with ada.table(created.id) as table:
            await place.clock.advance(30 * SECOND - 1)
            assert [event["type"] for event in table.stream(0).events] == []
            await place.clock.advance(1)
            await table.until(lambda picture: bool(table.stream(0).events))
            assert table.stream(0).events[0]["type"] == "memorise_ended"
            assert place.ticks(created.id) == [5000, 10_000, 15_000, 20_000, 25_000, 30_000]
            await place.clock.advance(MINUTE)  # nothing is timed any more: nothing is written
            assert len(place.entries(created.id)) == 6


async def play_until_attacked(place: Hall, table_id: str) -> None:
    """Random play, no time passing, until a reaction window is open."""
    rng, book, table = random.Random(1), place.book(table_id), place.table(table_id)
    while not isinstance(book.playing.state.stack[-1], Attack):
        seat = place.active(table_id)
        action = msgspec.json.encode(rng.choice(book.game.legal(book.playing.state, seat)))
        await table.change(lambda unit, seat=seat, action=action: unit.play(seat, msgspec.Raw(action), "person"))  # type: ignore[misc]


async def test_a_reaction_window_closes_after_eight_seconds(new_sqlite: str) -> None:
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me", "me"], thinking="slow", start=True)
        async with ada.table(created.id):
            await place.clock.advance(2 * SECOND)
            await play_until_attacked(place, created.id)
            book = place.book(created.id)
            assert book.game.next_deadline(book.playing.state) == 10 * SECOND
            await place.clock.advance(8 * SECOND - 1)
            assert isinstance(book.playing.state.stack[-1], Attack)
            await place.clock.advance(1)
            assert not isinstance(book.playing.state.stack[-1], Attack)
            assert place.played(created.id, "default") == []  # the game's own timer, not thinking time
            assert place.ticks(created.id)[-1] == 10 * SECOND


async def test_sand_runs_out(new_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    add_games(monkeypatch, *TOYS)
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("toy_kitchen", ["me", "me"], start=True)
        async with ada.table(created.id) as table:
            await place.clock.advance(1500)
            await table.act(0, Place("floor"))  # 1 s of sand
            await place.clock.advance(700)
            await table.act(1, Place("pass"))  # 2 s
            await place.clock.advance(300)
            assert place.ticks(created.id) == [2500]
            await place.clock.advance(30 * SECOND)
            await table.until(lambda picture: picture.info.status == "finished")
            assert place.ticks(created.id) == [2500, 4200, 9200, 14_200, 19_200, 24_200, 29_200, 30_000]
            assert place.now(created.id) == 30 * SECOND


async def test_a_photo_finish_is_judged_at_its_deadline(new_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    add_games(monkeypatch, *TOYS)
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("toy_snatch", ["me", "me", "me"], start=True)
        async with ada.table(created.id) as table:
            await place.clock.advance(3 * SECOND)
            await table.act(2, Ask())
            await place.clock.advance(150)
            await table.act(0, Ask())  # as quick as the first
            await place.clock.advance(49)
            assert table.info.status == "playing"
            await place.clock.advance(1)
            await table.until(lambda picture: picture.info.status == "finished")
            judged = table.stream(1).events[-1]
            assert {judged["granted"], *judged["beaten"]} == {0, 2}
            assert place.ticks(created.id) == [3200]


async def test_a_market_closes_after_its_minute(new_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    add_games(monkeypatch, *TOYS)
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("toy_market", ["me", "me"], start=True)
        async with ada.table(created.id) as table:
            await place.clock.advance(MINUTE - 1)
            assert table.info.status == "playing"
            await place.clock.advance(1)
            await table.until(lambda picture: picture.info.status == "finished")
            assert place.ticks(created.id) == list(range(5000, 60_001, 5000))


async def test_actions_take_the_place_of_ticks(new_sqlite: str) -> None:
    """The time is written with every action: only a pause in the play of some seconds needs a tick."""
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "me"], start=True)
        async with ada.table(created.id) as table:
            for _ in range(10):
                await place.clock.advance(4 * SECOND)
                seat = place.active(created.id)
                await table.until(lambda picture, seat=seat: bool(table.stream(seat).legal))  # type: ignore[misc]
                await table.act(seat, table.stream(seat).legal[0])
            assert place.ticks(created.id) == []
            await place.clock.advance(7 * SECOND)
            assert place.ticks(created.id) == [45 * SECOND]


async def test_no_client_declares_time(new_sqlite: str) -> None:
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("banquet_royal", ["me", "me"], start=True)
        async with ada.table(created.id) as table:
            for action in ({"type": "tick", "ms": 30_000}, {"type": "pause"}, {"type": "away", "seat": 1}):
                with pytest.raises(RefusedByServer) as refused:
                    await table.act(0, action)
                assert refused.value.problem.key == "bad-message"
            assert place.entries(created.id) == []


def test_no_message_of_a_client_has_a_field_for_time() -> None:
    fields = {field for kind in get_args(ClientMessage) for field in kind.__struct_fields__}
    assert "client" in fields
    assert not fields & {"ms", "now", "at", "time", "arrived", "clock"}
