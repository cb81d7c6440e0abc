"""Everything is said in the reader's own language, and in words."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.banquet import Banqueter
from tests.browser.conftest import NewGuest
from tests.browser.guests import Device, Guest
from tests.browser.scenes import Film
from tests.browser.sites import Site
from tests.browser.texts import slips
from tests.browser.walk import Walk

STAYS = "window.stays = true"


# Another language without a new page


def speaks(somebody: Guest, language: str) -> None:
    """The page has turned to this language, and is still the same page."""
    somebody.language = language
    expect(somebody.page.locator("html")).to_have_attribute("lang", language)
    assert somebody.page.evaluate("window.stays")
    assert list(slips(somebody.page, language)) == []


def test_home_changes_its_language_on_the_spot(guest: NewGuest, film: Film, site: Site) -> None:
    somebody = guest("en", "desktop")
    Walk(somebody, film, site.address).go_home()
    assert len(list(slips(somebody.page, "fr"))) > 20  # whoever reads French would be lost
    somebody.page.evaluate(STAYS)
    somebody.page.get_by_role("button", name="Français").click()
    speaks(somebody, "fr")
    expect(somebody.page.get_by_role("heading", level=1)).to_have_text(somebody.say("home-hero"))
    somebody.page.reload()
    expect(somebody.page.get_by_role("heading", level=1)).to_have_text(somebody.say("home-hero"))
    somebody.page.evaluate(STAYS)
    somebody.page.get_by_role("button", name="English").click()
    speaks(somebody, "en")


def choose_language(somebody: Guest, language: str) -> None:
    """In the menu of a table."""
    somebody.button("frame-menu").click()
    somebody.page.get_by_role("combobox", name=somebody.say("frame-language"), exact=True).select_option(language)
    expect(somebody.page.locator("html")).to_have_attribute("lang", language)
    somebody.page.keyboard.press("Escape")


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_lobby_changes_its_language_on_the_spot(guest: NewGuest, device: Device) -> None:
    somebody = guest("fr", device)
    somebody.introduce("Zoé")
    somebody.go(f"/t/{somebody.open_table('me', 'open', 'random', start=False)}")
    expect(somebody.page.get_by_role("heading", name=somebody.say("lobby-title"))).to_be_visible()
    somebody.page.evaluate(STAYS)
    choose_language(somebody, "en")
    speaks(somebody, "en")
    expect(somebody.page.get_by_role("heading", name=somebody.say("lobby-title"))).to_be_visible()


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_running_table_changes_its_language_on_the_spot(
    guest: NewGuest, film: Film, site: Site, device: Device
) -> None:
    somebody = guest("fr", device)
    somebody.introduce("Zoé")
    banqueter = Walk(somebody, film, site.address).at_scene("placing")
    banqueter.wait_for_turn()
    before = banqueter.prompt.inner_text()
    somebody.page.evaluate(STAYS)
    choose_language(somebody, "en")
    speaks(somebody, "en")
    expect(banqueter.prompt).to_contain_text(somebody.say("frame-your-turn"))
    choose_language(somebody, "fr")
    speaks(somebody, "fr")
    expect(banqueter.prompt).to_have_text(re.compile(r"\s*".join(map(re.escape, before.split()))))


def test_each_of_two_people_at_a_table_has_their_own_language(guest: NewGuest) -> None:
    host, friend = guest("en", "desktop"), guest("fr", "phone")
    host.introduce("Daphné")
    friend.introduce("Basile")
    table = host.open_table("me", "open", start=False)
    host.go(f"/t/{table}")
    code = host.page.locator(".code, [class*=code]").first
    expect(code).to_be_visible()
    friend.go(f"/i/{re.sub(r'[^0-9A-Z]', '', code.inner_text())[-8:]}")
    friend.button("join-sit").click()
    expect(friend.page.get_by_text(friend.say("lobby-wait-host", name="Daphné"))).to_be_visible()
    host.button("lobby-start").click()
    for somebody in (host, friend):
        Banqueter(somebody).wait_for_turn()
        expect(Banqueter(somebody).control("do-memorise-ready")).to_be_visible()
        assert list(slips(somebody.page, somebody.language)) == []
    Banqueter(host).control("do-memorise-ready").click()
    expect(Banqueter(host).prompt).to_have_class(re.compile("waiting"))
    Banqueter(friend).control("do-memorise-ready").click()
    for somebody in (host, friend):
        expect(Banqueter(somebody).control("do-memorise-ready")).to_have_count(0)
        assert list(slips(somebody.page, somebody.language)) == []
