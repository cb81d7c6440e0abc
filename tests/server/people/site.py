"""A small server with nothing but people, for the tests, and devices that visit it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from argon2 import PasswordHasher
from httpx import ASGITransport, AsyncClient
from httpx import Response as Answer
from litestar import Litestar, Request, Response
from litestar.datastructures import State

from atable.protocol.http import ErrorBody
from atable.server.errors import Denied
from atable.server.people.accounts import Accounts
from atable.server.people.cookies import COOKIE_NAME, Keys
from atable.server.people.limits import Limits
from atable.server.people.passwords import Passwords
from atable.server.people.routes import People, within_limits
from atable.server.settings import Settings
from atable.server.store.rows import TableRow
from atable.server.store.store import Store
from atable.server.store.writer import Append, Place

NOON = 1_700_000_000_000
KEY = "the key of this installation"
PASSWORD = "correct horse"

Device = AsyncClient


class HandClock:
    """A clock that tests move by hand."""

    def __init__(self) -> None:
        self.now = NOON

    def wall(self) -> int:
        return self.now

    async def sleep(self, ms: int) -> None:
        await asyncio.Event().wait()  # nothing here sleeps


def quick_passwords() -> Passwords:
    """Hashes that cost next to nothing."""
    return Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


class Site:
    """What the routes find at `app.state.server`."""

    def __init__(self, store: Store, settings: Settings | None = None) -> None:
        self.store = store
        self.settings = settings or Settings()
        self.clock = HandClock()
        self.limits = Limits(self.settings, self.clock)
        self.keys = Keys(KEY)
        self.passwords = quick_passwords()
        self.accounts = Accounts(store, self.clock, self._forget, self.passwords)
        self.forgotten: list[str] = []
        self.app = Litestar(
            [People],
            guards=[within_limits],
            exception_handlers={Denied: _refuse},
            state=State({"server": self}),
            openapi_config=None,
        )

    async def _forget(self, person_id: str) -> None:
        self.forgotten.append(person_id)

    @asynccontextmanager
    async def device(self, cookie: str | None = None) -> AsyncIterator[Device]:
        """A browser of its own."""
        app = cast(Any, self.app)  # the two libraries write the types of ASGI in different ways
        async with AsyncClient(transport=ASGITransport(app), base_url="http://atable.test") as client:
            if cookie is not None:
                client.cookies.set(COOKIE_NAME, cookie, domain="atable.test")
            yield client

    async def add_table(self, table_id: str, person: str) -> None:
        """A table at which this person has seat 0."""
        row = TableRow(
            id=table_id,
            game="banquet_royal",
            status="lobby",
            public=False,
            invitation=f"come to {table_id}",
            rules_version="1",
            host=person,
            summary=b"{}",
            created_at=NOON,
            updated_at=NOON,
        )
        await self.store.create_table(row, Append(table_id, 1, NOON, b"[]", places=(Place(person, (0,)),)))


def _refuse(_: Request[Any, Any, Any], error: Denied) -> Response[ErrorBody]:
    return Response(ErrorBody(error.problem()), status_code=error.status)


def refusal(answer: Answer) -> tuple[int, str]:
    """The status and the message of a refused request."""
    return answer.status_code, answer.json()["error"]["key"]


async def arrive(device: Device, name: str = "Colette") -> str:
    """Become a guest; the person's id."""
    answer = await device.post("/api/me", json={"name": name})
    assert answer.status_code == 200
    return str(answer.json()["person"])


async def who(device: Device) -> str | None:
    """The name that the server knows this device's person by."""
    answer = await device.get("/api/me")
    assert answer.status_code == 200
    me = answer.json()["me"]
    return None if me is None else str(me["name"])


def cookie_of(device: Device) -> str:
    return str(device.cookies[COOKIE_NAME])
