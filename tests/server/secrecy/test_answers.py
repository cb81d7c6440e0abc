"""Answers, pages, downloads and logs: what is not yours looks like what is not there, and no secret is in any of it."""

import asyncio
import logging
import random
from typing import Any

import pytest

from atable.client import Visitor, play_with, random_chooser
from atable.protocol.socket import Hello
from atable.server.tables.table import Table
from tests.server.conftest import NewUrl
from tests.server.running import Running, running
from tests.server.secrecy.probes import Answer, answer, fetch
from tests.server.secrecy.twins import person_of
from tests.server.secrecy.wire import listening

NOWHERE = "AAAAAAAAAAAA"
DOWNLOADS = ("", "/journal", "/replay", "/replay?seat=0", "/replay?seat=15")


async def all_pages(visitor: Visitor, table_id: str) -> list[Answer]:
    pages = [await fetch(visitor, f"/api/tables/{table_id}{page}") for page in DOWNLOADS]
    return [*pages, answer(await visitor._http.post(f"/api/tables/{table_id}/seat-link"))]


async def first_words(visitor: Visitor, table_id: str, hello: Hello) -> list[bytes]:
    async with listening(visitor, table_id, hello) as ear:
        return await ear.farewell()


async def test_what_is_not_yours_looks_like_what_is_not_there(database_url: str) -> None:
    async with running(database_url) as site:
        ada, eve, nobody = await site.visitor("Ada"), await site.visitor("Eve"), await site.visitor()
        created = await ada.create_table("banquet_royal", ["me", "random"], start=True)
        for visitor in (eve, nobody):
            assert await all_pages(visitor, created.id) == await all_pages(visitor, NOWHERE)
        for hello in (Hello(), Hello(invitation="WRONGONE"), Hello({"0": 0})):
            theirs = await first_words(eve, created.id, hello)
            assert theirs == await first_words(eve, NOWHERE, hello)
            assert b"not-found" in theirs[0]
        wrong = await fetch(eve, "/api/invitations/WRONGONE")
        assert wrong.body == (await fetch(eve, f"/api/tables/{NOWHERE}")).body


async def test_whoever_was_removed_finds_nothing(database_url: str) -> None:
    async with running(database_url) as site:
        ada, eve = await site.visitor("Ada"), await site.visitor("Eve")
        created = await ada.create_table("banquet_royal", ["me", "random"], public=True)
        async with ada.table(created.id) as hers, eve.table(created.id):
            await hers.remove(await person_of(eve))
        assert await all_pages(eve, created.id) == await all_pages(eve, NOWHERE)


async def everything(site: Running, visitors: list[Visitor], table: Table) -> list[bytes]:
    """All that anybody can fetch about a table, or about anything."""
    invitation = table.row.invitation
    paths = [f"/api/tables/{table.id}{page}" for page in DOWNLOADS]
    paths += ["/api/tables", "/api/my-tables", "/api/me", "/api/games", f"/api/invitations/{invitation}"]
    paths += ["/metrics", "/healthz", "/", f"/t/{table.id}"]
    return [(await fetch(visitor, path)).body for visitor in visitors for path in paths]


@pytest.mark.parametrize("game", ["banquet_royal", "course_a_letoile"])
async def test_the_luck_stays_secret_until_the_end(new_url: NewUrl, game: str) -> None:
    async with running(new_url("sqlite")) as site:
        ada, ben, cleo = [await site.visitor(name) for name in ("Ada", "Ben", "Cleo")]
        nobody = await site.visitor()
        created = await ada.create_table(game, ["me", "open"], public=True, thinking="none")
        async with ada.table(created.id) as hers, ben.table(created.id) as his, listening(cleo, created.id) as ear:
            await his.sit(1)
            await hers.start()
            table = site.server.registry.seated[created.id].table
            secrets = [it.encode() for it in (table.book.facts.seed, table.book.facts.opened.bits)]
            await hers.say("Bon appétit !")
            running_pages = await everything(site, [ada, ben, cleo, nobody], table)
            said = await ear.hush()
            assert not [it for it in running_pages + said for secret in secrets if secret in it]
            await hers.resign(0)
            told = b"".join(await ear.hush())
            assert all(secret in told for secret in secrets)
        strangers = await everything(site, [nobody], table)
        assert not [it for it in strangers if created.invitation.encode() in it]


async def _play_out(hers: Any, his: Any) -> None:
    await asyncio.gather(
        play_with(hers, 0, random_chooser(random.Random(1))), play_with(his, 1, random_chooser(random.Random(2)))
    )


async def test_replays_wait_for_the_end(new_url: NewUrl) -> None:
    async with running(new_url("sqlite")) as site:
        ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
        created = await ada.create_table("banquet_royal", ["me", "open"], public=True, thinking="none")
        async with ada.table(created.id) as hers, ben.table(created.id) as his:
            await his.sit(1)
            await hers.start()
            before = {page: await fetch(ada, f"/api/tables/{created.id}{page}") for page in DOWNLOADS[1:]}
            assert {it.status for it in before.values()} == {409}
            assert len({before[page].body for page in DOWNLOADS[2:]}) == 1, "the same for every seat"
            await _play_out(hers, his)
        replay = await ada.replay(created.id, 1)
        assert replay.seat == 1
        assert b'"hand"' in bytes(replay.moments[0].view)
        assert (await ada.journal(created.id)).startswith(b'{"head"')


async def test_the_logs_of_a_game_tell_nothing_of_it(new_url: NewUrl, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="atable")
    async with running(new_url("sqlite")) as site:
        ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
        created = await ada.create_table("banquet_royal", ["me", "open"], thinking="none")
        async with ada.table(created.id) as hers, ben.table(created.id, created.invitation) as his:
            await his.sit(1)
            await hers.start()
            facts = site.server.registry.seated[created.id].table.book.facts
            await hers.say("a secret word")
            await _play_out(hers, his)
            cards = {card for table, seat in ((hers, 0), (his, 1)) for card in table.stream(seat).view["hand"]}
        cookies = [cookie.value for cookie in ada._http.cookies.jar if cookie.value]
    lines = "\n".join(str(vars(record)) for record in caplog.records if record.name.startswith("atable"))
    secrets = {facts.seed, facts.opened.bits, created.invitation, "a secret word", "Ada", *cookies, *cards}
    assert not {secret for secret in secrets if secret in lines}
