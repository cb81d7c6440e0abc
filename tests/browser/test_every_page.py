"""Every page and every state of a table: usable by everybody, and in one language."""

import os
from typing import Final

import pytest

from tests.browser.axe import faults
from tests.browser.conftest import NewGuest
from tests.browser.guests import Device
from tests.browser.scenes import Film
from tests.browser.sites import Site
from tests.browser.texts import slips
from tests.browser.walk import Walk

WALKS: Final = [("phone", "fr", "dark"), ("desktop", "en", "light")]
MORE: Final = [("phone", "en", "light"), ("tablet", "fr", "light"), ("tablet", "en", "dark"), ("desktop", "fr", "dark")]


@pytest.mark.parametrize(("device", "language", "scheme"), WALKS + MORE * (os.environ.get("ATABLE_LONG") == "1"))
def test_nothing_stands_in_the_way(
    guest: NewGuest, film: Film, site: Site, device: Device, language: str, scheme: str
) -> None:
    somebody = guest(language, device, scheme)
    found: list[str] = []
    for stop in Walk(somebody, film, site.address):
        wrong = [*faults(somebody.page), *slips(somebody.page, language)]
        found += [f"{stop}: {fault}" for fault in wrong]
    assert not found, "\n".join(dict.fromkeys(found))
