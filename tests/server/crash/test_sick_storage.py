"""A full disk, a read-only database, a database that fails for a moment: no lie, and no harm that lasts."""

import itertools
import random
from typing import Final

import msgspec
import pytest
from sqlalchemy import event
from sqlalchemy.engine import Connection

from atable.client import RefusedByServer, Visitor
from atable.client.player import play_with, random_chooser
from atable.server.store.database import Database, Dialect
from tests.server.conftest import NewUrl
from tests.server.crash.ears import Ear, Message, listening
from tests.server.crash.gate import Gate
from tests.server.crash.ledger import rows_of
from tests.server.running import QUICK, running

STEADY = msgspec.structs.replace(QUICK, heartbeat=3_600_000)
LIVELY = msgspec.structs.replace(QUICK, heartbeat=500)

# What makes a transaction fail, and what cures the connection that it runs on.
FULL_DISK: Final = ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000")  # not a page more than there is
READ_ONLY: Final = ("PRAGMA query_only = 1", "PRAGMA query_only = 0")
POSTGRES_READ_ONLY: Final = ("SET TRANSACTION READ ONLY", "SELECT 1")
LINE = "à table " * 60  # fills a page soon


class Illness:
    """All transactions of a database begin with the statement that makes them fail, until it is cured."""

    def __init__(self, database: Database, statements: tuple[str, str]) -> None:
        self.sick = False
        self._statements = statements
        event.listen(database.engine.sync_engine, "begin", self._begin)

    def _begin(self, connection: Connection) -> None:
        failing, well = self._statements
        connection.exec_driver_sql(failing if self.sick else well).close()


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    places = [f"tests.toys.{name}:GAME" for name in ("auction", "duel", "memory")]
    monkeypatch.setenv("ATABLE_EXTRA_GAMES", ",".join(places))


async def fill(ear: Ear, *kinds: Message) -> None:
    """Ask for these in turn until there is no room for more."""
    for number, kind in enumerate(itertools.cycle(kinds)):
        answer = await ask(ear, {**kind, "client": f"{kind['type']}-{number}"})
        if answer["type"] == "refused":
            assert answer["problem"]["key"] == "storage-failed"
            return


async def ask(ear: Ear, command: Message) -> Message:
    """Send a command; its answer."""
    before = len(ear.heard)

    def answers(heard: list[Message]) -> list[Message]:
        return [it for it in heard[before:] if it["type"] in ("done", "refused") and it["client"] == command["client"]]

    await ear.send(command)
    await ear.until(lambda heard: bool(answers(heard)))
    return answers(ear.heard)[0]


@pytest.mark.parametrize(
    ("dialect", "statements"),
    [("sqlite", FULL_DISK), ("sqlite", READ_ONLY), ("postgresql", POSTGRES_READ_ONLY)],
    ids=["full disk", "read-only", "read-only PostgreSQL"],
)
async def test_what_can_not_be_stored_is_refused_and_told_to_nobody(
    dialect: Dialect, statements: tuple[str, str], new_url: NewUrl
) -> None:
    url = new_url(dialect)
    async with running(url, settings=STEADY) as site:
        illness = Illness(site.server.database, statements)
        ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
        table = await ada.create_table("toy_auction", ["me", "open"], public=True, thinking="none")
        async with listening(ada, table.id) as hers, listening(ben, table.id) as his:
            await ask(his, {"type": "sit", "client": "sit", "seat": 1})
            await ask(hers, {"type": "start", "client": "start"})
            act = {"type": "act", "client": "act", "seat": 0, "actions": [hers.last("update")["legal"][0]]}
            illness.sick = True
            await fill(hers, {"type": "say", "text": LINE})
            await fill(hers, {"type": "propose", "subject": "end"}, {"type": "vote", "subject": "end", "yes": False})
            await his.settle()
            stored, told = rows_of(url), _told(hers, his)

            answer = await ask(hers, act)
            assert (answer["type"], answer["problem"]["key"]) == ("refused", "storage-failed")
            await his.settle()
            assert _told(hers, his) == told
            assert rows_of(url) == stored
            await _http_tells(ada)

            illness.sick = False
            assert (await ask(hers, act))["type"] == "done"
            await his.settle()
            assert _told(hers, his) == (told[0] + 1, told[1] + 1)
            assert len(rows_of(url)) == len(stored) + 1
            assert (await ada.create_table("toy_duel", ["me", "open"])).id


def _told(*ears: Ear) -> tuple[int, ...]:
    """How much each was told of the game and of what was said."""
    return tuple(ear.count("update", "chat") for ear in ears)


async def _http_tells(visitor: Visitor) -> None:
    health = await visitor._http.get("/healthz")
    assert (health.status_code, health.json()) == (503, {"status": "no storage"})
    wish = {"game": "toy_auction", "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused = await visitor._http.post("/api/tables", json=wish, headers={"accept-language": "fr"})
    assert refused.status_code == 503
    assert refused.json()["error"]["key"] == "storage-failed"
    assert refused.json()["error"]["text"].startswith("Le serveur n'a pas pu enregistrer cette demande")


async def test_health_comes_back_with_the_storage(new_url: NewUrl, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(new_url("sqlite"), settings=LIVELY) as site:
        gate = Gate(site.server.database, monkeypatch)
        ada = await site.visitor("Ada")
        gate.break_down()
        await gate.refused.wait()  # by the next heartbeat
        assert (await ada._http.get("/healthz")).status_code == 503
        gate.mend()
        while (health := await ada._http.get("/healthz")).status_code == 503:
            pass
        assert health.json() == {"status": "ok"}


async def test_a_bot_that_could_not_play_does_so_when_the_storage_is_back(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else has to do anything for it."""
    patient = msgspec.structs.replace(LIVELY, bot_least=50, bot_most=50)
    async with running(database_url, settings=patient) as site:
        gate = Gate(site.server.database, monkeypatch)
        ada = await site.visitor("Ada")
        table = await ada.create_table("toy_auction", ["me", "random"], thinking="none")
        async with ada.table(table.id) as hers:
            await hers.start()
            gate.break_down()
            await gate.refused.wait()
            seen = hers.stream(0).updates
            gate.mend()
            await play_with(hers, 0, random_chooser(random.Random(1)))
            assert hers.stream(0).updates > seen


async def test_a_clock_that_could_not_tick_does_so_when_the_storage_is_back(
    new_url: NewUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_url("sqlite")
    ticking = msgspec.structs.replace(LIVELY, tick_every=50)
    async with running(url, settings=ticking) as site:
        gate = Gate(site.server.database, monkeypatch)
        ada = await site.visitor("Ada")
        table = await ada.create_table("toy_duel", ["me", "me"], start=True)
        async with ada.table(table.id):
            gate.break_down()
            await gate.refused.wait()
            seated = (await site.server.registry.get(table.id)).version
            gate.mend()
            while (await site.server.store.versions([table.id]))[table.id] < seated + 3:
                pass


async def test_one_batch_that_fails_harms_no_other(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(database_url, settings=STEADY) as site:
        gate = Gate(site.server.database, monkeypatch)
        ada = await site.visitor("Ada")
        tables = [await ada.create_table("toy_memory", ["me", "me"], thinking="none", start=True) for _ in range(2)]
        async with ada.table(tables[0].id) as one, ada.table(tables[1].id) as other:
            gate.break_down()
            with pytest.raises(RefusedByServer) as refusal:
                await one.act(0, one.stream(0).legal[0])
            assert refusal.value.problem.key == "storage-failed"
            gate.mend()
            await other.act(0, other.stream(0).legal[0])
            await one.act(0, one.stream(0).legal[0])
            assert (one.stream(0).last > 0, other.stream(0).last > 0) == (True, True)


async def test_an_end_that_was_not_stored_opens_nothing(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each action is tried while the storage fails, the last one too: the game is not over, and its seed is secret."""
    rng = random.Random(2)
    async with running(database_url, settings=STEADY) as site:
        gate = Gate(site.server.database, monkeypatch)
        ada = await site.visitor("Ada")
        table = await ada.create_table("toy_memory", ["me", "me"], thinking="none", start=True)
        async with ada.table(table.id) as hers:
            while hers.info.status == "playing":
                seat = next(seat for seat in (0, 1) if hers.stream(seat).question() is not None)
                action = rng.choice(hers.stream(seat).legal)
                gate.break_down()
                with pytest.raises(RefusedByServer) as refusal:
                    await hers.act(seat, action)
                assert refusal.value.problem.key == "storage-failed"
                for forbidden in (ada.journal(table.id), ada.replay(table.id, 1 - seat)):
                    with pytest.raises(RefusedByServer) as later:
                        await forbidden
                    assert later.value.problem.key in ("journal-later", "replay-later")
                gate.mend()
                await hers.act(seat, action)
            assert await ada.journal(table.id)
