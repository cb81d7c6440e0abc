"""A table keeps the version of the rules it is played under; newer rules must give the very same game."""

import msgspec
import pytest

from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.seats import Seat
from atable.server.operators import outdated_tables
from atable.server.tables.records import RulesChanged, read_row
from tests.server.running import running
from tests.server.tables.company import ASK, PASS, RELAXED, SNATCH, Party, party, refusal, same_browser
from tests.toys import snatch


def newer_version(monkeypatch: pytest.MonkeyPatch) -> None:
    newer = msgspec.structs.replace(snatch.Snatch.spec, rules_version="2")
    monkeypatch.setattr(snatch.Snatch, "spec", newer)


def another_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under version 2 nobody may ask for the plate: every request is taken as a pass."""
    newer_version(monkeypatch)
    play = snatch.SnatchingPhase.play

    def deaf(
        phase: snatch.SnatchingPhase, state: snatch.SnatchState, seat: Seat, action: Action, events: list[Event]
    ) -> None:
        play(phase, state, seat, snatch.Pass(), events)

    monkeypatch.setattr(snatch.SnatchingPhase, "play", deaf)


async def begin(url: str, moves: int = 1) -> Party:
    """Ada has asked under version 1; Ben and Cleo are still to answer."""
    async with running(url) as site, party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met:
        for seat, guest in enumerate(met.guests[:moves]):
            await guest.at.act(seat, PASS if seat else ASK)
    return met


async def test_equal_rules_go_on(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    met = await begin(database_url)
    newer_version(monkeypatch)
    assert await outdated_tables(database_url) == []
    async with running(database_url) as site:
        ben, cleo = [await same_browser(site, guest.visitor) for guest in met.guests[1:]]
        async with ben.table(met.created.id) as his, cleo.table(met.created.id) as hers:
            assert (his.info.rules_version, his.info.outdated) == ("2", False)
            assert his.stream(1).view["answers"] == [True, None, None]
            await his.act(1, PASS)
            await hers.act(2, PASS)
            assert hers.info.status == "finished"
        rows = await site.server.store.rows_after(met.created.id, 0)
        changes = [it for row in rows for it in read_row(row.body) if isinstance(it, RulesChanged)]
        assert changes == [RulesChanged("2")]  # noted once


async def test_other_rules_do_not_bend_the_game(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    met = await begin(database_url)
    another_rule(monkeypatch)
    assert [row.id for row in await outdated_tables(database_url)] == [met.created.id]
    async with running(database_url) as site:
        ada, ben = [await same_browser(site, guest.visitor) for guest in met.guests[:2]]
        async with ada.table(met.created.id) as hers, ben.table(met.created.id) as his:
            assert (his.info.rules_version, his.info.outdated, his.info.status) == ("1", True, "playing")
            for asked in (his.act(1, PASS), his.take_back(1), his.propose("end"), his.resign(1)):
                assert (await refusal(asked)).key == "table-outdated"
            await his.say("a pity")
            assert (await refusal(his.close())).key == "not-host"
            await hers.close()
            assert (hers.info.status, hers.info.ended) == ("finished", "rules")
    assert await outdated_tables(database_url) == []
    async with running(database_url) as site:
        ada = await same_browser(site, met.guests[0].visitor)
        async with ada.table(met.created.id) as hers:  # it can still be looked at
            assert (hers.info.status, hers.info.ended) == ("finished", "rules")
            assert [line.text for line in hers.chat] == ["a pity"]


async def test_back_under_its_own_rules_the_game_goes_on(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    met = await begin(file_url)
    with monkeypatch.context() as newer:
        another_rule(newer)
        async with running(file_url) as site:
            ben = await same_browser(site, met.guests[1].visitor)
            async with ben.table(met.created.id) as his:
                assert his.info.outdated
    async with running(file_url) as site:
        ben = await same_browser(site, met.guests[1].visitor)
        async with ben.table(met.created.id) as his:
            assert not his.info.outdated
            await his.act(1, PASS)


async def test_a_game_finished_under_older_rules_stays_readable(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    met = await begin(database_url, moves=3)
    async with running(database_url) as site:
        ada = await same_browser(site, met.guests[0].visitor)
        journal = await ada.journal(met.created.id)
    another_rule(monkeypatch)
    async with running(database_url) as site:
        ada = await same_browser(site, met.guests[0].visitor)
        info = await ada.table_info(met.created.id)
        assert (info.status, info.rules_version) == ("finished", "1")
        assert [seat.name for seat in info.seats] == ["Ada", "Ben", "Cleo"]
        assert (await refusal(ada.replay(met.created.id))).key == "replay-outdated"
        kept = await ada.journal(met.created.id)
        assert kept.splitlines()[:4] == journal.splitlines()[:4]  # the head and the three entries, to the letter


async def test_a_game_finished_under_older_but_equal_rules_is_shown_again(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    met = await begin(file_url, moves=3)
    newer_version(monkeypatch)
    async with running(file_url) as site:
        ada = await same_browser(site, met.guests[0].visitor)
        replay = await ada.replay(met.created.id)
        assert len(replay.moments) == 3
        assert replay.outcome is not None
