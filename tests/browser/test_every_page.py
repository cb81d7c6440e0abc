"""Every page and every state of a table: usable by everybody, and in one language."""

from typing import Final

import pytest

from atable.games import GAMES
from tests.browser.axe import LONG, faults
from tests.browser.conftest import NewGuest
from tests.browser.guests import Device
from tests.browser.scenes import Film
from tests.browser.sites import Site
from tests.browser.texts import slips
from tests.browser.walk import Walk

WALKS: Final = [("phone", "fr", "dark"), ("desktop", "en", "light")]
MORE: Final = [("phone", "en", "light"), ("tablet", "fr", "light"), ("tablet", "en", "dark"), ("desktop", "fr", "dark")]


def left_to_the_others(walk: tuple[str, str, str]) -> set[str]:
    """The rules of all games are pages of one kind, and long. Axe reads the first in every walk, of the others one
    in two, so that each is read in one; their words and measures are looked at in all."""
    rules = [f"/rules/{game.spec.id}" for game in GAMES]
    return set() if LONG else set(rules[1 + WALKS.index(walk) :: 2])


@pytest.mark.parametrize(("device", "language", "scheme"), WALKS + MORE * LONG)
def test_nothing_stands_in_the_way(
    guest: NewGuest, film: Film, site: Site, device: Device, language: str, scheme: str
) -> None:
    somebody = guest(language, device, scheme)
    left = left_to_the_others((device, language, scheme))
    found: list[str] = []
    for stop in Walk(somebody, film, site.address):
        wrong = [*faults(somebody.page, axe=stop not in left), *slips(somebody.page, language)]
        found += [f"{stop}: {fault}" for fault in wrong]
    assert not found, "\n".join(dict.fromkeys(found))
