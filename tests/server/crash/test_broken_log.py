"""A row that this program can't read: its table alone is closed, with a clear word, and all others go on."""

import asyncio
import sqlite3
from contextlib import closing
from http import HTTPStatus

import msgspec
import psycopg
import pytest

from atable.client import RefusedByServer, SentAway, Table, Visitor
from atable.server.store.writer import Append
from tests.server.conftest import NewUrl
from tests.server.running import QUICK, Running, running

LIVELY = msgspec.structs.replace(QUICK, heartbeat=50)
DAMAGE = ['[{"type":"played","ms":0,', '[{"type":"sat_on_the_cake"}]', '[{"type":"played","ms":0,"seat":0}]']


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATABLE_EXTRA_GAMES", "tests.toys.duel:GAME")


def damage(url: str, table_id: str, body: str) -> None:
    """Overwrite the last row of a table's log, as no program of ours would."""
    last = f"(SELECT max(number) FROM log WHERE table_id = '{table_id}')"
    statement = f"UPDATE log SET body = '{body}' WHERE table_id = '{table_id}' AND number = {last}"
    if url.startswith("sqlite:///"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            connection.execute(statement)
            connection.commit()
    else:
        with psycopg.connect(url) as session:
            session.execute(statement.encode())


async def two_duels(site: Running) -> tuple[Visitor, str, str]:
    """Live games, whose clocks a server that starts would tend."""
    ada = await site.visitor("Ada")
    broken, sound = [await ada.create_table("toy_duel", ["me", "me"], public=True, start=True) for _ in range(2)]
    return ada, broken.id, sound.id


async def move(table: Table) -> None:
    """Whoever may play does."""
    await table.until(lambda picture: any(picture.stream(seat).legal for seat in (0, 1)))
    seat = next(seat for seat in (0, 1) if table.stream(seat).legal)
    await table.act(seat, table.stream(seat).legal[0])


async def test_one_broken_table_harms_no_other(database_url: str) -> None:
    async with running(database_url, settings=LIVELY) as site:
        ada, broken, sound = await two_duels(site)
        link = await ada.seat_link(sound)
    damage(database_url, broken, DAMAGE[0])
    async with running(database_url, settings=LIVELY) as site:
        again = await site.visitor()
        await again.use_seat_link(link.path.rpartition("/")[2])
        with pytest.raises(RefusedByServer) as refusal:
            await again.table_info(broken)
        assert refusal.value.problem.key == "table-broken"
        assert "damaged" in (refusal.value.problem.text or "")
        with pytest.raises(SentAway) as away:
            await again.table(broken).__aenter__()
        assert away.value.problem.key == "table-broken"
        async with again.table(sound) as table:
            await move(table)
        assert len(await again.my_tables()) == 2
        await _still_beats(site)


async def _still_beats(site: Running) -> None:
    """The heart goes on: it has met the table that it can't wake, and lives."""
    server = site.server
    before = await server.store.last_beat("serve")
    async with asyncio.timeout(5):
        while await server.store.last_beat("serve") == before:
            pass
    assert server._heart is not None
    assert not server._heart.done()


@pytest.mark.parametrize("body", DAMAGE)
async def test_every_kind_of_damage_is_told_alike(new_url: NewUrl, body: str) -> None:
    url = new_url("sqlite")
    async with running(url, settings=LIVELY) as site:
        _, broken, _ = await two_duels(site)
    damage(url, broken, body)
    async with running(url, settings=LIVELY) as site:
        eve = await site.visitor("Eve")
        answer = await eve._http.get(f"/api/tables/{broken}")
        assert answer.status_code == HTTPStatus.INTERNAL_SERVER_ERROR
        assert answer.json()["error"]["key"] == "table-broken"
        assert body not in answer.text


async def test_damage_that_comes_while_the_table_is_loaded(database_url: str) -> None:
    """Another program adds a row that we can't read: who is at the table is told so, and nobody else notices."""
    async with running(database_url, settings=LIVELY) as site:
        ada, broken, sound = await two_duels(site)
        async with ada.table(broken) as bad, ada.table(sound) as good:
            table = await site.server.registry.get(broken)
            await site.server.store.append(Append(broken, table.version + 1, 0, DAMAGE[1].encode()))
            await _still_beats(site)
            with pytest.raises(RefusedByServer) as refusal:
                await move(bad)
            assert refusal.value.problem.key == "table-broken"
            await move(good)
            await _still_beats(site)
