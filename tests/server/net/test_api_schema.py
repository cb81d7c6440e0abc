"""The HTTP side does what its description says, whatever it is sent."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from atable.server.net.app import create_app
from tests.server.long import SCALE
from tests.server.running import running

schema = schemathesis.openapi.from_dict(create_app().openapi_schema.to_schema())


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own, since these tests wait for each answer."""
    url = f"sqlite:///{tmp_path_factory.mktemp('schema') / 'atable.sqlite3'}"
    stop, loop = asyncio.Event(), asyncio.new_event_loop()
    told: list[str] = []
    ready = threading.Event()

    async def serve() -> None:
        async with running(url) as site:
            told.append(site.address)
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    ready.wait(30)
    yield told[0]
    loop.call_soon_threadsafe(stop.set)
    thread.join()
    loop.close()


@pytest.fixture(scope="module")
def cookie(site: str) -> str:
    return httpx.post(f"{site}/api/me", json={"name": "Ada"}).cookies["atable"]


@schema.parametrize()
@settings(max_examples=12 * SCALE, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_request_is_answered_as_described(case: schemathesis.Case[Any], site: str, cookie: str) -> None:
    case.call_and_validate(base_url=site, cookies={"atable": cookie})
