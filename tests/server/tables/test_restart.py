"""Tables come back: from a snapshot, from their log, and after they were let go because nobody needed them."""

from unittest.mock import patch

import msgspec
import pytest

from atable.protocol.socket import Hello, Update
from tests.server.fake_clock import FakeClock
from tests.server.running import QUICK, Running, running
from tests.server.tables.company import ASK, PASS, RELAXED, SNATCH, Party, party, raw_socket, same_browser, turn_of

LET = {"type": "play_card", "card": None}


def pictures(met: Party) -> list[tuple[int, object, object, object]]:
    streams = [guest.at.stream(seat) for seat, guest in enumerate(met.guests)]
    return [(it.last, it.view, it.legal, it.prompts) for it in streams]


async def pictures_again(site: Running, met: Party) -> list[tuple[int, object, object, object]]:
    shown: list[tuple[int, object, object, object]] = []
    for seat, guest in enumerate(met.guests):
        again = await same_browser(site, guest.visitor)
        async with again.table(met.created.id) as table:
            await table.until(lambda picture, seat=seat: bool(picture.stream(seat).view))  # type: ignore[misc]
            it = table.stream(seat)
            shown.append((it.last, it.view, it.legal, it.prompts))
    return shown


@pytest.mark.parametrize("snapshot_every", [1, 3, 1000])
async def test_in_mid_game_everybody_sees_the_same_as_before(database_url: str, snapshot_every: int) -> None:
    """With an undo and a hidden order on the way, so that streams differ in length."""
    settings = msgspec.structs.replace(QUICK, snapshot_every=snapshot_every)
    async with (
        running(database_url, settings=settings) as site,
        party(site, "toy_duel", ["Ada", "Ben"], options=RELAXED) as met,
    ):
        ada, ben = met.guests
        mover = turn_of(ada, ben)
        await mover.at.act(mover.at.you.seats[0], LET)
        await mover.at.take_back(mover.at.you.seats[0])
        await (ben if mover is ada else ada).at.vote("undo", True)
        await ben.at.act(1, {"type": "set_order", "answer": "never"})
        await ada.at.until(lambda picture: picture.stream(0).events[-1]["type"] == "undone")
        for _ in range(3):
            seat = ada.at.stream(0).view["asked"][-1]
            cards = ada.at.stream(0).view["cards"][2]
            await met.guests[seat].at.act(seat, LET)
            for viewer, guest in enumerate(met.guests):
                await guest.at.until(
                    lambda picture, viewer=viewer, cards=cards: (  # type: ignore[misc]
                        picture.stream(viewer).view["cards"][2] < cards
                    )
                )
        before = pictures(met)
        assert before[0][0] != before[1][0]  # streams are numbered by themselves
    async with running(database_url, settings=settings) as site:
        assert await pictures_again(site, met) == before


async def test_who_was_away_gets_what_is_missing(database_url: str) -> None:
    """Each client says the last number that it has, and gets the rest."""
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met:
        ada, ben, cleo = met.guests
        await ada.at.act(0, ASK)
        await cleo.at.until(lambda picture: picture.stream(2).last == 1)
        await ben.at.act(1, PASS)
        for had, missing in ((0, [0, 1]), (1, [1]), (2, [])):
            async with raw_socket(cleo.visitor, met.created.id, Hello({"2": had})) as socket:
                await socket.next()  # welcome
                update = await socket.next()
                assert isinstance(update, Update)
                assert [msgspec.json.decode(event)["seat"] for event in update.events] == missing
                assert (update.first, update.last, update.complete) == (had + 1, 2, True)
        site.server.registry.let_go(met.created.id)
        snapshot = site.server.store.snapshot
        assert await snapshot(met.created.id) is None  # read from the log: every event is there again
        async with raw_socket(cleo.visitor, met.created.id, Hello({"2": 1})) as socket:
            await socket.next()
            update = await socket.next()
            assert isinstance(update, Update)
            assert (update.first, update.last, update.complete) == (2, 2, True)


@pytest.mark.parametrize("snapshot_every", [1, 100])
async def test_what_the_server_no_longer_holds_is_said_to_be_missing(
    database_url: str, snapshot_every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stream holds its last events, the same ones after every load: who missed more draws from the view."""
    monkeypatch.setattr("atable.server.tables.streams.HELD", 1)
    settings = msgspec.structs.replace(QUICK, snapshot_every=snapshot_every)
    async with (
        running(database_url, settings=settings) as site,
        party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met,
    ):
        ada, ben, cleo = met.guests
        await ada.at.act(0, ASK)
        await ben.at.act(1, PASS)
        site.server.registry.let_go(met.created.id)
        for had, complete in ((0, False), (1, True)):
            async with raw_socket(cleo.visitor, met.created.id, Hello({"2": had})) as socket:
                await socket.next()  # welcome
                update = await socket.next()
                assert isinstance(update, Update)
                assert (len(update.events), update.first, update.last, update.complete) == (1, 2, 2, complete)
                assert msgspec.json.decode(update.view)["answers"] == [True, False, None]


async def test_a_table_that_nobody_needs_is_let_go_and_comes_back(database_url: str) -> None:
    clock = FakeClock()
    async with running(database_url, clock) as site:
        async with party(site, SNATCH, ["Ada", "Ben"], options=RELAXED) as met:
            await met.guests[0].at.act(0, ASK)
            await clock.advance(QUICK.idle_unload + 2 * QUICK.heartbeat)
            assert met.created.id in site.server.registry.seated  # people are connected
        await clock.advance(QUICK.idle_unload // 2)
        assert met.created.id in site.server.registry.seated
        await clock.advance(QUICK.idle_unload)
        assert met.created.id not in site.server.registry.seated
        async with met.guests[1].visitor.table(met.created.id) as his:
            await his.until(lambda picture: bool(picture.stream(1).view))
            assert his.stream(1).view["answers"] == [True, None]
            await his.act(1, PASS)
            assert his.info.status == "finished"


async def test_a_table_that_is_loaded_while_the_others_are_looked_at_stays(file_url: str) -> None:
    """Else people would sit at a table without a clock and without bots, and the next load would find nobody there."""
    async with running(file_url) as site:
        ada = await site.visitor("Ada")
        old, new = [(await ada.create_table(SNATCH, ["me", "open"])).id for _ in range(2)]
        registry, versions = site.server.registry, site.server.store.versions
        await registry.get(old)

        async def meanwhile(ids: list[str]) -> dict[str, int]:
            found = await versions(ids)
            await registry.get(new)
            return found

        with patch.object(site.server.store, "versions", meanwhile):
            await registry.poll()
        assert set(registry.seated) == {old, new}
