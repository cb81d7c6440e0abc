"""A stranger: from the home page to the end of a banquet, without having read anything."""

import re
import time

from playwright.sync_api import expect

from tests.browser.banquet import Banqueter
from tests.browser.conftest import NewGuest
from tests.browser.sites import Site


def test_one_click_puts_a_newcomer_at_a_table(guest: NewGuest) -> None:
    ada = guest("fr", "phone", newcomer=True)
    ada.go("/")
    ada.button("home-play-now").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.locator("[data-space]")).to_have_count(36)


def test_the_guided_game_is_finished_by_following_it(guest: NewGuest) -> None:
    ada = guest("fr", "phone", newcomer=True)
    ada.go("/")
    ada.button("home-guide").click()
    ada.page.wait_for_url("**/t/*")
    player = Banqueter(ada)
    coach = ada.page.get_by_role("region", name=ada.say("coach-label"))
    seen: set[str] = set()
    until = time.monotonic() + 150
    while time.monotonic() < until:
        ada.page.locator("section.prompt.turn, section.prompt.over").wait_for()
        while coach.is_visible():
            seen.add(coach.get_by_role("heading").or_(coach.locator(".title")).first.inner_text())
            got_it = coach.get_by_role("button", name=ada.say("coach-next"))
            if not got_it.is_visible():
                break
            got_it.click()
            ada.page.wait_for_timeout(50)
        if "over" in player.look()["mood"]:
            break
        player.decide()
    player.sees_the_score()
    assert len(seen) >= 8, seen


def test_nothing_is_missing_on_plain_http_in_a_home_network(guest: NewGuest, site: Site) -> None:
    """No secure context: no clipboard, no notification, no worker; everything else is there."""
    ada = guest("fr", "phone", address=f"http://atable.home:{site.port}")
    ada.go("/")
    assert ada.page.evaluate("() => [isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    ada.button("home-play-now").click()
    ada.page.wait_for_url("**/t/*")
    player = Banqueter(ada)
    for _ in range(3):
        player.wait_for_turn()
        player.decide()
    ada.page.get_by_role("button", name=ada.say("frame-menu"), exact=True).click()
    ada.sees(ada.say("frame-notify-insecure"))
    link = ada.page.get_by_role("dialog").get_by_label(ada.say("frame-invite"))
    expect(link).to_have_value(re.compile(r"^http://atable\.home:\d+/i/[A-Z2-9]{8}$"))
    ada.page.get_by_role("dialog").get_by_role("button", name=ada.say("copy")).first.click()
    expect(ada.page.get_by_role("dialog").get_by_role("button", name=ada.say("copied"))).to_be_visible()
    selected = "() => { const it = document.activeElement; return it.value.slice(it.selectionStart, it.selectionEnd); }"
    assert ada.page.evaluate(selected) == link.input_value()


def test_the_guide_can_be_skipped(guest: NewGuest) -> None:
    ada = guest("en", newcomer=True)
    ada.go("/")
    ada.button("home-guide").click()
    ada.page.wait_for_url("**/t/*")
    coach = ada.page.get_by_role("region", name=ada.say("coach-label"))
    coach.get_by_role("button", name=ada.say("coach-skip")).click()
    expect(coach).to_be_hidden()
    ada.page.reload()
    ada.page.locator("section.prompt").wait_for()
    expect(coach).to_be_hidden()
