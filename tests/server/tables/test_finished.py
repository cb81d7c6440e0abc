"""A game that is over: it can be read, watched again, verified, and played again."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from atable.cli.main import main
from atable.client.player import play_with, random_chooser
from atable.kernel.luck import combine, commitment
from tests.server.running import running
from tests.server.tables.company import ASK, PASS, RELAXED, SNATCH, Party, party, refusal


async def play_to_the_end(met: Party) -> None:
    rng = random.Random(5)
    await asyncio.gather(*(play_with(guest.at, seat, random_chooser(rng)) for seat, guest in enumerate(met.guests)))


async def test_fair_luck_from_the_promise_to_the_proof(
    database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with (
        running(database_url) as site,
        party(site, "course_a_letoile", ["Ada", "Ben"], options=RELAXED, start=False) as met,
    ):
        ada, ben = met.guests
        promise = ada.at.info.luck.promise
        await ada.at.add_luck("heads")
        await ada.at.add_luck("tails")  # the last word counts
        await ben.at.add_luck("pile ou face")
        luck = ben.at.info.luck
        assert luck.contributions == ("tails", "pile ou face")
        assert (luck.commitment, luck.bits, luck.seed) == (None, None, None)
        await ada.at.start()
        assert (await refusal(ben.at.add_luck("too late"))).key == "already-started"
        luck = ada.at.info.luck
        published = luck.commitment
        assert published is not None
        assert (luck.promise, luck.bits, luck.seed) == (promise, None, None)
        for asked in (ada.visitor.journal(met.created.id), ada.visitor.replay(met.created.id)):
            assert (await refusal(asked)).key in ("journal-later", "replay-later")
        await play_to_the_end(met)
        luck = ada.at.info.luck
        assert luck.bits is not None
        assert luck.seed is not None
        assert commitment(luck.bits) == promise
        assert commitment(luck.seed) == published
        assert combine(luck.bits, ["tails", "pile ou face"]) == luck.seed
        file = tmp_path / "game.jsonl"
        file.write_bytes(await ben.visitor.journal(met.created.id))
    assert await asyncio.to_thread(main, ["verify", str(file), "--commitment", published, "--promise", promise]) == 0
    assert "finished" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["verify", str(file), "--commitment", promise, "--promise", promise]) == 1


async def test_a_replay_shows_each_seat_what_it_saw_and_a_spectator_no_more(database_url: str) -> None:
    async with running(database_url) as site:
        ada = await site.visitor("Ada")
        created = await ada.create_table("toy_duel", ["me", "me"], options=RELAXED, thinking="none", start=True)
        async with ada.table(created.id) as hers:
            await hers.act(0, {"type": "set_order", "answer": "never"})
            await asyncio.gather(*(play_with(hers, seat, random_chooser(random.Random(seat))) for seat in (0, 1)))
            own = hers.stream(0)
            replay = await ada.replay(created.id, 0)
            shown = [event for moment in replay.moments for event in msgspec.json.decode(moment.events)]
            assert shown == own.events
            assert msgspec.json.decode(replay.moments[-1].view) == own.view
            watched = await ada.replay(created.id)
            views = [msgspec.json.decode(moment.view) for moment in watched.moments]
            assert all(view["hand"] == [] and view["order"] is None for view in views)
            assert len(watched.moments) == len(replay.moments)
            assert replay.outcome == hers.info.outcome
            assert (await refusal(ada.replay(created.id, 2))).key == "no-such-seat"


async def test_a_game_ended_by_vote_can_be_downloaded_too(file_url: str, tmp_path: Path) -> None:
    async with running(file_url) as site, party(site, "banquet_royal", ["Ada", "Ben"], options=RELAXED) as met:
        ada, ben = met.guests
        await ada.at.propose("end")
        await ben.at.vote("end", True)
        file = tmp_path / "game.jsonl"
        file.write_bytes(await ada.visitor.journal(met.created.id))
    assert await asyncio.to_thread(main, ["verify", str(file)]) == 0


async def test_a_table_that_never_started_has_no_journal(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False) as met:
        ada = met.guests[0]
        await ada.at.close()
        assert (await refusal(ada.visitor.journal(met.created.id))).key == "journal-later"
        assert ada.at.info.luck.bits is None  # the promise was never used


async def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met:
        ada, ben, cleo = met.guests
        assert (await refusal(ada.at.rematch())).key == "rematch-later"
        for seat, guest in enumerate(met.guests):
            await guest.at.act(seat, ASK if seat else PASS)
        await cleo.at.leave()
        await asyncio.gather(ada.at.rematch(), ben.at.rematch())
        for guest in met.guests:
            await guest.at.until(lambda picture: picture.info.rematch is not None)
        (chosen,) = {guest.at.info.rematch for guest in met.guests}
        assert chosen is not None
        assert {row.id for row in await ada.visitor.my_tables()} == {met.created.id, chosen}
        async with ben.visitor.table(chosen) as his:  # no invitation needed
            assert [seat.name for seat in his.info.seats] == ["Ada", "Ben", "Cleo"]
            assert his.info.options == ada.at.info.options
            assert his.info.status == "lobby"
            assert his.info.luck.promise != ada.at.info.luck.promise


async def test_who_has_left_finds_an_empty_seat_at_the_rematch(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met:
        ada, ben, cleo = met.guests
        await cleo.at.act(2, PASS)
        await cleo.at.leave()
        await ada.at.act(0, PASS)
        await ben.at.act(1, PASS)
        await ben.at.rematch()
        assert ben.at.info.rematch is not None
        seats = (await ben.visitor.table_info(ben.at.info.rematch)).seats
        assert [seat.kind for seat in seats] == ["person", "person", "empty"]
