"""A snapshot that another program wrote: where positions have another form now, the rows tell the game again."""

import logging
import sqlite3
from contextlib import closing

import msgspec
import pytest

from atable.kernel import trace
from tests.server.running import QUICK, running
from tests.server.tables.company import ASK, PASS, RELAXED, SNATCH, Party, party, same_browser

OFTEN = msgspec.structs.replace(QUICK, snapshot_every=1)


async def begin(url: str) -> Party:
    """Ada has asked for the plate; Ben is still to answer. The last row has its snapshot."""
    async with running(url, settings=OFTEN) as site, party(site, SNATCH, ["Ada", "Ben"], options=RELAXED) as met:
        await met.guests[0].at.act(0, ASK)
    return met


def rewrite_snapshot(url: str, old: str, new: str) -> None:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        done = connection.execute(
            "UPDATE snapshots SET body = replace(body, ?, ?) WHERE instr(body, ?)", (old, new, old)
        )
        connection.commit()
    assert done.rowcount == 1


async def goes_on(url: str, met: Party) -> None:
    async with running(url, settings=OFTEN) as site:
        ben = await same_browser(site, met.guests[1].visitor)
        async with ben.table(met.created.id) as his:
            await his.until(lambda picture: bool(picture.stream(1).view))
            assert his.stream(1).view["answers"] == [True, None]
            await his.act(1, PASS)
            assert (his.info.status, his.info.ended) == ("finished", "outcome")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param('"owners":', '"holders":', id="renamed"),
        pytest.param('"owners":', '"lucky":7,"owners":', id="dropped"),
        pytest.param('"status":', '"state":', id="no-snapshot-at-all"),
        pytest.param('"owners":[false,', '"owners":["no",', id="of-another-type"),
    ],
)
async def test_a_snapshot_of_another_form_is_passed_over(
    file_url: str, old: str, new: str, caplog: pytest.LogCaptureFixture
) -> None:
    met = await begin(file_url)
    rewrite_snapshot(file_url, old, new)
    with caplog.at_level(logging.WARNING, "atable.server.tables.loading"):
        await goes_on(file_url, met)
    told = [(record.getMessage(), record.__dict__["table"]) for record in caplog.records]
    assert set(told) == {("snapshot passed over", met.created.id)}


async def test_a_snapshot_of_this_form_is_used(file_url: str, caplog: pytest.LogCaptureFixture) -> None:
    met = await begin(file_url)
    with caplog.at_level(logging.WARNING, "atable.server.tables.loading"):
        await goes_on(file_url, met)
    assert caplog.records == []


async def test_the_form_of_the_first_position_is_no_rule(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its trace was made of another form of the same position; every event after it is compared all the same."""
    with monkeypatch.context() as older:
        older.setattr(trace, "first", lambda state: "0123456789abcdef")
        met = await begin(file_url)
    rewrite_snapshot(file_url, '"owners":', '"holders":')
    await goes_on(file_url, met)
