"""What is stored has happened: nothing that fails afterwards may say otherwise."""

import msgspec
import pytest

from atable.client import RefusedByServer
from atable.server.store.errors import StorageFailed
from atable.server.store.store import Store
from atable.server.store.writer import Append
from tests.server.running import QUICK, running

STEADY = msgspec.structs.replace(QUICK, heartbeat=3_600_000)
LIVELY = msgspec.structs.replace(QUICK, heartbeat=100)


async def fail(*_: object) -> None:
    raise StorageFailed("the test says so")


async def test_a_start_without_a_lease_is_a_start(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next heartbeat takes the lease, and then the bot plays."""
    async with running(database_url, settings=LIVELY) as site:
        ada = await site.visitor("Ada")
        created = await ada.create_table("banquet_royal", ["me", "greedy"])
        async with ada.table(created.id) as table:
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(Store, "acquire", fail)
                await table.start()
                assert (await ada.table_info(created.id)).status == "playing"
            await table.until(lambda picture: picture.stream(0).question() is not None)


async def test_somebody_whose_name_can_not_be_read_is_at_the_table(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database_url, settings=STEADY) as site:
        ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
        created = await ada.create_table("banquet_royal", ["me", "open"])
        async with ada.table(created.id) as hers:
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(Store, "names", fail)
                async with ben.table(created.id, created.invitation):
                    await hers.until(lambda picture: len(picture.info.guests) == 2)
            async with ben.table(created.id) as his:
                await his.sit(1)
                await hers.until(lambda picture: [guest.name for guest in picture.info.guests] == ["Ada", "Ben"])


class LostCommits:
    """A store whose next append loses its connection: before or after the row is stored."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch, stored: bool) -> None:
        self._append = store.append
        self._stored = stored
        self._lost = False
        monkeypatch.setattr(store, "append", self.append)

    async def append(self, append: Append) -> None:
        if self._lost:
            await self._append(append)
            return
        self._lost = True
        if self._stored:
            await self._append(append)
        raise StorageFailed("the database can't be reached", uncertain=True)


@pytest.mark.parametrize("stored", [True, False])
async def test_a_commit_that_nobody_heard_the_end_of_is_looked_up(
    database_url: str, stored: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database_url, settings=STEADY) as site:
        ada = await site.visitor("Ada")
        created = await ada.create_table("banquet_royal", ["me", "open"])
        async with ada.table(created.id) as hers:
            LostCommits(site.server.store, monkeypatch, stored)
            if stored:
                await hers.set_bot(1, "random")
            else:
                with pytest.raises(RefusedByServer) as refused:
                    await hers.set_bot(1, "random")
                assert refused.value.problem.key == "storage-failed"
            info = await ada.table_info(created.id)
            assert info.seats[1].kind == ("bot" if stored else "empty")


async def test_who_can_not_be_told_the_truth_comes_back_for_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row is stored, the database is gone: the client is sent away for a moment, asks again, and is told."""
    async with running(database_url, settings=STEADY) as site:
        ada = await site.visitor("Ada")
        created = await ada.create_table("banquet_royal", ["me", "open"])
        async with ada.table(created.id) as hers:
            LostCommits(site.server.store, monkeypatch, stored=True)
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(site.server.store, "settled_row", fail)
                await hers.set_bot(1, "random")
            rows = await site.server.store.rows_after(created.id, 0)
            assert sum(b'"bot_sat"' in row.body for row in rows) == 1
