"""After the game: the replay with everybody's eyes, and what if."""

import re
import time

from playwright.sync_api import expect

from tests.browser.banquet import Banqueter
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest


def finished(guest: Guest) -> str:
    """A banquet that is over: bots play it in no time."""
    guest.introduce("Ada")
    table = guest.open_table("random", "random", "random")
    until = time.monotonic() + 30
    while guest.call("GET", f"/api/tables/{table}")["status"] != "finished":
        assert time.monotonic() < until, "the bots do not end their banquet"
        time.sleep(0.1)
    return table


def test_a_game_can_be_seen_again_from_every_seat(guest: NewGuest) -> None:
    ada = guest("fr", "phone")
    table = finished(ada)
    ada.go(f"/t/{table}")
    ada.page.get_by_role("dialog").get_by_role("link", name=ada.say("end-replay")).click()
    ada.page.wait_for_url(f"**/r/{table}**")
    slider = ada.page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.focus()
    ada.page.keyboard.press("End")
    expect(ada.page.locator(".space.taken")).to_have_count(36)
    ada.page.keyboard.press("Home")
    expect(ada.page.locator(".space.taken")).to_have_count(6)
    for _ in range(6):
        ada.page.keyboard.press("ArrowRight")
    expect(ada.page).to_have_url(re.compile(r"at=\d+"))
    here = ada.page.url
    shown = [it.get_attribute("aria-label") for it in ada.page.locator("[data-space]").all()]
    ada.page.reload()
    ada.page.get_by_role("slider").wait_for()
    expect(ada.page).to_have_url(here)
    assert [it.get_attribute("aria-label") for it in ada.page.locator("[data-space]").all()] == shown


def test_what_if(guest: NewGuest) -> None:
    """Another game grows out of a moment of the first one, on the same seat, against bots."""
    ada = guest("en")
    table = finished(ada)
    ada.go(f"/r/{table}?seat=0&at=12")
    ada.page.get_by_role("slider").wait_for()
    before = [it.get_attribute("aria-label") for it in ada.page.locator(".space.taken [data-space]").all()]
    ada.button("replay-what-if").click()
    ada.page.get_by_role("dialog").get_by_role("button", name=ada.say("replay-what-if-go")).click()
    ada.page.wait_for_url(lambda url: "/t/" in url)
    player = Banqueter(ada)
    player.wait_for_turn()
    after = [it.get_attribute("aria-label") for it in ada.page.locator(".space.taken [data-space]").all()]
    assert len(after) >= len(before) > 6
    for _ in range(4):
        player.wait_for_turn()
        player.decide()
    assert ada.page.locator(".space.taken").count() > len(after)


def test_the_journal_can_be_downloaded(guest: NewGuest) -> None:
    ada = guest("en")
    table = finished(ada)
    ada.go(f"/r/{table}")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name=ada.say("replay-journal")).click()
    lines = download.value.path().read_text(encoding="utf-8").splitlines()
    assert '"banquet_royal"' in lines[0]
    assert len(lines) > 60


def test_a_running_game_is_replayed_later(guest: NewGuest) -> None:
    ada = guest("fr")
    ada.introduce("Ada")
    table = ada.open_table("me", "random")
    ada.go(f"/r/{table}")
    ada.sees(ada.say("replay-later"))
    ada.excuse("409|403")
