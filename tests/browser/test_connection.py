"""Lines break, servers die: what was played is kept, and the page goes on by itself."""

from playwright.sync_api import Browser, expect

from tests.browser.banquet import Banqueter
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest
from tests.browser.scenes import FRIEND, sit_down
from tests.browser.sites import Site

# Chromium's offline mode leaves open sockets alone, so the test must be able to cut them.
SOCKETS = """window.atableSockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) { super(...given); window.atableSockets.push(this); }
};"""


def begun(guest: Guest) -> Banqueter:
    guest.introduce("Ada")
    guest.go(f"/t/{guest.open_table('me', 'random', 'random', 'random')}")
    player = Banqueter(guest)
    player.wait_for_turn()
    player.control("do-memorise-ready").click()
    guest.page.locator(".space.strong, .space.soft").first.wait_for()
    return player


def test_a_line_that_breaks_in_mid_turn(guest: NewGuest) -> None:
    """What is played without a line is sent once it is back, and done once."""
    ada = guest("fr", "phone")
    ada.context.add_init_script(SOCKETS)
    player = begun(ada)
    taken = ada.page.locator(".space.taken")
    before = taken.count()
    label = player.look()["spaces"][0]
    player.piece(0).tap()
    player.space(label).tap()
    ada.context.set_offline(True)
    ada.page.evaluate("window.atableSockets.forEach((socket) => socket.close())")
    ada.sees(ada.say("frame-lost"))
    ada.button("board-place-here", space=label).tap()
    ada.sees(ada.say("frame-lost-kept"))
    assert taken.count() == before
    ada.context.set_offline(False)
    expect(taken).to_have_count(before + 1)
    expect(ada.page.get_by_text(ada.say("frame-lost-kept"))).to_be_hidden()
    ada.troubles = [it for it in ada.troubles if "WebSocket" not in it and "ERR_INTERNET_DISCONNECTED" not in it]


def test_a_server_that_dies_in_mid_game(browser: Browser, own_site: Site) -> None:
    """Killed and started again: the board is as it was, and the banquet goes on to its end."""
    with Guest(browser, own_site.address, "en") as ada:
        player = begun(ada)
        for _ in range(5):
            player.wait_for_turn()
            player.decide()
        player.wait_for_turn()
        before = [it.get_attribute("aria-label") for it in ada.page.locator(".space.taken [data-space]").all()]
        own_site.kill()
        ada.sees(ada.say("frame-lost"))
        own_site.start()
        expect(ada.page.get_by_text(ada.say("frame-lost"))).to_be_hidden(timeout=20_000)
        after = [it.get_attribute("aria-label") for it in ada.page.locator(".space.taken [data-space]").all()]
        assert after == before
        player.play_to_the_end()
        player.sees_the_score()
        ada.excuse("WebSocket|ERR_CONNECTION_REFUSED")


def test_who_is_gone_is_waited_for_so_long(guest: NewGuest, site: Site) -> None:
    """A friend sat down and went away: the others read how often the time may run out until a bot plays."""
    ada = guest("fr", "phone")
    ada.introduce("Ada")
    wish = {"game": "banquet_royal", "seats": [{"kind": "me"}, {"kind": "open"}], "thinking": "fast"}
    created = ada.call("POST", "/api/tables", wish)
    sit_down(site.address, created["id"], created["invitation"], 1)
    ada.go(f"/t/{created['id']}")
    ada.button("lobby-start").tap()
    ada.starting("frame-tab-rivals").tap()
    ada.sees(ada.say("frame-away-times", player=FRIEND, times=3))
