"""On PostgreSQL somebody may act in secret in another process: that tells no more than here."""

import msgspec
import pytest

from atable.games.course_a_letoile.actions import SetStandingOrders
from atable.kernel.codec import encode
from atable.protocol.socket import Act, Hello, Sit, Start
from atable.server.tables.table import Table
from tests.server.conftest import NewUrl
from tests.server.running import running
from tests.server.secrecy.wire import Ear, listening, of_kind

ORDERS = msgspec.Raw(encode(SetStandingOrders(rats="cancel")))


async def set_orders(ear: Ear, seat: int) -> None:
    client = ear.next_id()
    await ear.ask(Act(client=client, seat=seat, actions=[ORDERS]))
    assert client in [it["client"] for it in of_kind(ear.heard, "done")]


async def test_a_hidden_action_elsewhere_is_noticed_by_nobody(new_url: NewUrl, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada's process has not heard of Ben's orders yet when she acts: it reads them, and she is told nothing."""
    url = new_url("postgresql")
    async with running(url) as here, running(url) as there:
        ada, ben = await here.visitor("Ada"), await there.visitor("Ben")
        created = await ada.create_table("course_a_letoile", ["me", "open"], options={"pace": "live"})
        hello = Hello(invitation=created.invitation)
        async with listening(ada, created.id) as hers, listening(ben, created.id, hello) as his:
            await his.ask(Sit(client=his.next_id(), seat=1))
            await hers.ask(Start(client=hers.next_id()))
            await his.wait_for("update")  # the news of the start have reached his process
            await hers.hush()
            monkeypatch.setattr(Table, "catch_up", _deaf)
            await set_orders(his, 1)
            assert of_kind(await hers.hush(), "update") == []
            await set_orders(hers, 0)
            heard = await hers.hush()
            assert of_kind(heard, "table_changed") == []
            assert [len(it["events"]) for it in of_kind(heard, "update")] == [1]


async def _deaf(table: Table) -> None:
    """The news from other processes come late."""
