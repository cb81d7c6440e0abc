"""What if: a finished game goes on from one of its moments, at a table of one's own."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from atable.cli.main import main
from atable.client import Visitor
from atable.client.player import play_with, random_chooser
from atable.kernel.actions import Away, Undo
from atable.kernel.codec import plain
from atable.kernel.seats import TABLE
from atable.kernel.spec import Options
from atable.protocol.http import Replay, WhatIf
from atable.server.tables.book import open_book
from atable.server.tables.branching import branch
from atable.server.tables.records import Continued, Opened, Planned, Remembered, Started, read_row
from atable.server.tables.unit import Unit
from tests.server.long import SCALE
from tests.server.running import QUICK, Running, running
from tests.server.tables.company import (
    ASK,
    DUEL,
    MEMORY,
    PASS,
    RELAXED,
    SNATCH,
    Party,
    party,
    refusal,
    same_browser,
    turn_of,
)
from tests.server.tables.test_finished import play_to_the_end
from tests.toys import snatch

LET = {"type": "play_card", "card": None}


def view_of(replay: Replay, moment: int) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.json.decode(replay.moments[moment - 1].view if moment else replay.first)
    return view


async def finished_duel(site: Running) -> tuple[Visitor, str]:
    """Ada has played against herself."""
    ada = await site.visitor("Ada")
    created = await ada.create_table(DUEL, ["me", "me"], options=RELAXED, thinking="none", start=True)
    async with ada.table(created.id) as hers:
        await hers.act(0, {"type": "set_order", "answer": "never"})
        await asyncio.gather(*(play_with(hers, seat, random_chooser(random.Random(seat))) for seat in (0, 1)))
    return ada, created.id


def turns(replay: Replay, seat: int) -> list[int]:
    """The moments after which this seat is asked."""
    return [it for it in range(len(replay.moments)) if view_of(replay, it)["asked"][-1:] == [seat]]


async def test_the_position_is_the_one_of_the_replay_and_one_seat_is_all_one_sees(database_url: str) -> None:
    async with running(database_url) as site:
        ada, old = await finished_duel(site)
        replay = await ada.replay(old, 1)
        for moment in turns(replay, 1)[::4]:
            created = await ada.what_if(old, moment, 1)
            async with ada.table(created.id) as hers:
                await hers.until(lambda picture: bool(picture.stream(1).view))
                assert hers.stream(1).view == view_of(replay, moment)
                assert hers.you.seats == (1,)
                assert set(hers.picture.streams) == {"1"}  # neither the other hand nor a spectator's eyes
                assert (hers.info.status, hers.info.paused, hers.info.public) == ("playing", "no", False)
                assert (hers.info.thinking, hers.info.options) == ("none", replay.table.options)
                assert [seat.kind for seat in hers.info.seats] == ["bot", "person"]
                assert (await refusal(hers.take_back(1))).key == "nothing-to-take-back"  # the past stays as it was
                assert (hers.info.luck.bits, hers.info.luck.seed) == (None, None)
        assert (await refusal(ada.what_if(old, len(replay.moments), 1))).key == "what-if-over"
        mine = {row.id: row for row in await ada.my_tables()}
        assert (mine[created.id].status, mine[created.id].your_seats) == ("playing", (1,))
        assert mine[created.id].your_turn


async def test_bots_play_on_to_the_end_and_the_journal_is_proof(database_url: str, tmp_path: Path) -> None:
    async with (
        running(database_url) as site,
        party(site, "banquet_royal", ["Ada", "Ben"], options=RELAXED, start=False) as met,
    ):
        ada, ben = met.guests
        await ada.at.add_luck("heads")
        await ben.at.add_luck("pile ou face")
        await ada.at.start()
        await play_to_the_end(met)
        old = await ben.visitor.replay(met.created.id, 0)
        there = 2 * len(old.moments) // 3
        created = await ben.visitor.what_if(met.created.id, there, 0)  # on the chair that was Ada's
        async with ben.visitor.table(created.id) as his:
            assert (his.info.seats[0].name, his.info.seats[1].level) == ("Ben", "greedy")
            assert his.info.luck.commitment == old.table.luck.commitment
            await play_with(his, 0, random_chooser(random.Random(7)))
            assert his.info.outcome is not None
            luck = his.info.luck
        new = await ben.visitor.replay(created.id, 0)
        assert new.first == old.first
        assert [it.view for it in new.moments[:there]] == [it.view for it in old.moments[:there]]
        file = tmp_path / "game.jsonl"
        file.write_bytes(await ben.visitor.journal(created.id))
        assert luck.commitment is not None
        promises = ["--commitment", luck.commitment, "--promise", luck.promise]
        assert luck.contributions == ("heads", "pile ou face")
    assert await asyncio.to_thread(main, ["verify", str(file), *promises]) == 0


@pytest.mark.parametrize("snapshot_every", [1, 1000])
async def test_a_restart_in_the_middle(database_url: str, snapshot_every: int) -> None:
    settings = msgspec.structs.replace(QUICK, snapshot_every=snapshot_every)
    async with running(database_url, settings=settings) as site:
        ada, old = await finished_duel(site)
        moment = turns(await ada.replay(old, 0), 0)[2]
        created = await ada.what_if(old, moment, 0)
        async with ada.table(created.id) as hers:
            await hers.act(0, LET)
            await hers.until(lambda picture: picture.stream(0).question() is not None)
            before = hers.stream(0).view
    async with running(database_url, settings=settings) as site:
        ada = await same_browser(site, ada)
        async with ada.table(created.id) as hers:
            await hers.until(lambda picture: bool(picture.stream(0).view))
            assert hers.stream(0).view == before
            await play_with(hers, 0, random_chooser(random.Random(3)))
            assert hers.info.outcome is not None


async def test_before_the_first_moment(file_url: str) -> None:
    """Whoever begins: the bots set off without anybody connected."""
    async with running(file_url) as site:
        ada, old = await finished_duel(site)
        for seat in (0, 1):
            created = await ada.what_if(old, 0, seat, "random")
            async with ada.table(created.id) as hers:
                await play_with(hers, seat, random_chooser(random.Random(3)))
                assert hers.info.outcome is not None
            first = (await ada.replay(created.id, seat)).first
            assert first == (await ada.replay(old, seat)).first


async def test_what_can_not_be_is_refused_and_changes_nothing(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben"], options=RELAXED) as met:
        ada, ben = met.guests
        old = met.created.id
        assert (await refusal(ada.visitor.what_if(old, 0, 0))).key == "what-if-later"
        await ada.at.act(0, ASK)
        await ben.at.act(1, PASS)
        for moment, seat, level, key, field in (
            (3, 0, None, "no-such-moment", "moment"),
            (2, 0, None, "what-if-over", "moment"),
            (1, 2, None, "no-such-seat", "seat"),
            (1, 0, "greedy", "no-such-bot", "level"),
        ):
            problem = await refusal(ada.visitor.what_if(old, moment, seat, level))
            assert (problem.key, problem.field) == (key, field)
            assert problem.text
        for wrong in (-1, 2**40):
            assert (await refusal(ada.visitor.what_if(old, wrong, 0))).key == "bad-message"
        eve, nobody = await site.visitor("Eve"), await site.visitor()
        assert (await refusal(eve.what_if(old, 1, 0))).key == "not-found"
        assert (await refusal(nobody.what_if(old, 1, 0))).key == "no-person"
        assert (await refusal(ada.visitor.what_if("nowhere", 1, 0))).key == "not-found"
        for guest in met.guests:
            assert [row.id for row in await guest.visitor.my_tables()] == [old]
        assert await eve.my_tables() == ()
    few = msgspec.structs.replace(QUICK, tables_per_person=0)
    async with running(database_url, settings=few) as site:
        again = await same_browser(site, ada.visitor)
        assert (await refusal(again.what_if(old, 1, 0))).key == "too-many-tables"


async def test_a_public_game_can_be_continued_by_whoever_may_watch_it_again(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], options=RELAXED, public=True) as met:
        await met.guests[0].at.act(0, ASK)
        await met.guests[1].at.act(1, PASS)
        eve = await site.visitor("Eve")
        created = await eve.what_if(met.created.id, 1, 1)
        async with eve.table(created.id) as hers:
            await hers.act(1, ASK)
            assert hers.info.status == "finished"
        assert created.id not in [row.id for row in await eve.public_tables()]
        assert (await refusal(met.guests[0].visitor.table_info(created.id))).key == "not-found"


async def undone_memory(met: Party) -> None:
    """What was turned up is taken back, by consent: another luck from there on."""
    for seat, guest in enumerate(met.guests):
        await guest.at.act(seat, {"type": "ready"})
    mover = turn_of(*met.guests)
    rival = next(guest for guest in met.guests if guest is not mover)
    await mover.at.act(mover.at.you.seats[0], {"type": "announce", "place": 0, "dish": "soup"})
    await mover.at.take_back(mover.at.you.seats[0])
    await rival.at.vote("undo", True)
    await rival.at.until(lambda picture: not picture.info.proposals)
    await play_to_the_end(met)


async def test_what_was_taken_back_is_taken_back_in_the_branch_too(file_url: str) -> None:
    async with running(file_url) as site, party(site, MEMORY, ["Ada", "Ben"], options=RELAXED) as met:
        await undone_memory(met)
        ada = met.guests[0].visitor
        replay = await ada.replay(met.created.id, 0)
        undos = [msgspec.json.decode(it.action)["type"] for it in replay.moments].index("undo") + 1
        for moment in range(undos - 1, len(replay.moments), 3 if SCALE == 1 else 1):
            created = await ada.what_if(met.created.id, moment, 0)
            table = site.server.registry.seated[created.id].table
            async with table.fresh():
                journal = table.book.playing.journal.entries[:moment]
            async with ada.table(created.id) as hers:
                await play_with(hers, 0, random_chooser(random.Random(3)))
            new = await ada.replay(created.id, 0)
            assert len(journal) == moment
            assert [it.view for it in new.moments[:moment]] == [it.view for it in replay.moments[:moment]]


async def test_a_pause_of_those_days_is_over(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], options=RELAXED) as met:
        ada, ben = met.guests
        await ada.at.propose("pause")
        await ben.at.vote("pause", True)
        await ada.at.resume()
        await ada.at.act(0, ASK)
        await ben.at.act(1, PASS)
        kinds = [msgspec.json.decode(it.action)["type"] for it in (await ada.visitor.replay(met.created.id)).moments]
        assert kinds == ["pause", "resume", "ask", "pass"]
        created = await ada.visitor.what_if(met.created.id, 1, 0)
        async with ada.visitor.table(created.id) as hers:
            assert hers.info.paused == "no"
            await play_with(hers, 0, random_chooser(random.Random(3)))
            assert hers.info.outcome is not None


def live_book() -> Unit:
    opened = Opened(
        game=SNATCH,
        rules_version="1",
        options=plain(Options()),
        seats=(Planned("ada"), Planned("ben")),
        host="ada",
        public=True,
        thinking="normal",
        hours=24,
        bits="bits",
    )
    unit = Unit(open_book(snatch.GAME, opened, 1000), 1000, 0)
    unit.add(Started(seats=(0, 1), options=plain(Options()), rules_version="1", seed="seed", trace=""))
    return unit


def test_whoever_was_away_is_back_and_the_clock_goes_on_from_there() -> None:
    then = live_book()
    then.now = 4000
    then.table_plays(Away(1))
    then.stand_still("empty")
    unit = branch(then.book, "cleo", WhatIf(2, 0), ("random",), 900_000, 3000)
    kinds = [type(entry.action).__name__ for entry in unit.book.playing.journal.entries]
    assert kinds == ["Away", "Pause", "Back", "Resume"]
    assert not unit.book.playing.paused
    facts = unit.facts
    assert (facts.paused, facts.anchor_ms, facts.anchor_at) == ("no", 4000, 903_000)
    assert unit.records[-1] == Continued(903_000)
    assert {entry.seat for entry in unit.book.playing.journal.entries} == {TABLE}


def test_an_undo_stays_an_undo() -> None:
    then = live_book()
    then.play(0, msgspec.Raw(b'{"type":"ask"}'), "person")
    then.table_plays(Undo(0))
    unit = branch(then.book, "cleo", WhatIf(2, 1), ("random",), 5000, 0)
    assert unit.book.playing.undone == 1
    assert unit.book.playing.state == then.book.playing.state
    assert unit.facts.trace == then.facts.trace
    assert unit.book.played_by == ["past", "table"]


async def test_it_is_stored_in_one_row(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben"], options=RELAXED) as met:
        ada, ben = met.guests
        await ada.at.act(0, ASK)
        await ben.at.act(1, PASS)
        created = await ben.visitor.what_if(met.created.id, 1, 1)
        rows = await site.server.store.rows_after(created.id, 0)
        kinds = [type(it).__name__ for row in rows for it in read_row(row.body)]
        assert (len(rows), kinds) == (1, ["Opened", "Started", "Played", "Continued"])
        row = await site.server.store.table_row(created.id)
        assert row is not None
        assert (row.status, row.due_at, row.host) == ("playing", None, ben.id)  # Ben is to move: nothing is due


async def memorise(met: Party) -> None:
    """Everybody places the Royal Orders and has a look at them."""

    async def until_the_first_turn(seat: int) -> None:
        table = met.guests[seat].at
        while table.stream(seat).view["step"] in ("placing_orders", "memorising"):
            stream = table.stream(seat)
            if (question := stream.question()) is not None:
                choice = next((it for it in stream.legal if it["type"] == "look"), stream.legal[0])
                await table.act(seat, choice, prompt=question.id)
            await asyncio.sleep(0.001)

    await asyncio.gather(*(until_the_first_turn(seat) for seat in range(len(met.guests))))


async def test_a_bot_on_a_persons_chair_remembers_what_the_person_was_shown(file_url: str) -> None:
    """In Banquet Royal the Royal Orders are shown once: a bot that had not seen them would be no match."""
    async with running(file_url) as site, party(site, "banquet_royal", ["Ada", "Ben"], options=RELAXED) as met:
        ada, ben = met.guests
        await memorise(met)
        await ada.at.propose("end")
        await ben.at.vote("end", True)
        moments = (await ada.visitor.replay(met.created.id)).moments
        created = await ada.visitor.what_if(met.created.id, len(moments), 0)
        rows = await site.server.store.rows_after(created.id, 0)
        [kept] = [it for it in read_row(rows[0].body) if isinstance(it, Remembered)]
        assert (kept.seat, kept.level) == (1, "greedy")
        cloches = [it for it in ada.at.stream(0).view["spaces"].values() if it["cloche"]]
        assert len(kept.mind.memory["cloches"]) == len(cloches) > 3
