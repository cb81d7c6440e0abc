"""A whole session with its secrets, and the log of it."""

import asyncio
import io
import logging

import pytest

from atable.client import RefusedByServer
from atable.server.logs import log_to
from tests.server.net.duels import open_duel, people, play
from tests.server.net.wire import dial
from tests.server.running import running


async def test_no_secret_of_a_session_is_in_the_log(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    log = io.StringIO()
    monkeypatch.setattr(logging.root, "handlers", logging.root.handlers[:])
    log_to(log)
    for name in ("", "atable", "uvicorn.error", "uvicorn.access", "litestar", "sqlalchemy.engine", "websockets"):
        monkeypatch.setattr(logging.getLogger(name), "level", logging.INFO)
    async with running(sqlite_url) as site:
        ada, ben = await people(site)
        created = await open_duel(ada)
        await ada.register("ada-login", "a long password")
        with pytest.raises(RefusedByServer):
            await ben.log_in("ada-login", "a wrong password")
        link = await ada.seat_link(created.id)
        phone = await site.visitor()
        await phone.use_seat_link(link.path.removeprefix("/s/"))
        async with ada.table(created.id) as hers, ben.table(created.id, created.invitation) as his:
            await his.sit(1)
            await hers.add_luck("some entropy")
            await hers.say("a private word")
            await hers.start()
            await asyncio.gather(play(hers, 0), play(his, 1))
            seed = hers.info.luck.seed
        async with dial(ben.socket_address(created.id)) as wire:
            await wire.send(b"\xff")
            await wire.turned_away()
        cookie = dict(ada.socket_address("x").headers)["Cookie"].partition("=")[2]
    logging.getLogger("atable").error("the last line")
    assert "the last line" in log.getvalue()
    secrets = [created.invitation, "a long password", "a wrong password", "ada-login", "some entropy", "a private word"]
    secrets += [cookie, link.path.removeprefix("/s/"), str(seed), "pie-"]
    assert [secret for secret in secrets if secret in log.getvalue()] == []
