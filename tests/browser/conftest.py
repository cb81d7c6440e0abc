"""One server and one browser for each worker; everybody gets a context of their own."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.guests import Guest
from tests.browser.scenes import Film, make_film
from tests.browser.sites import Site

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-gpu-compositing",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
    "--host-resolver-rules=MAP atable.home 127.0.0.1",  # an address as in a home network: no secure context
)
NewGuest = Callable[..., Guest]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    made = Site(tmp_path_factory.mktemp("site"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def film(site: Site) -> Film:
    """A banquet that was played to its end."""
    return make_film(site.address)


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """For a test that kills it."""
    made = Site(tmp_path)
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium is not None, "the tests need Debian's chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        yield launched
        launched.close()


@pytest.fixture
def guest(browser: Browser, site: Site) -> Iterator[NewGuest]:
    """`guest("fr", "phone")`: somebody new, whose page must have had no trouble when the test is over."""
    with ExitStack() as stack:

        def make(*given: Any, address: str = site.address, **more: Any) -> Guest:
            return stack.enter_context(Guest(browser, address, *given, **more))

        yield make
