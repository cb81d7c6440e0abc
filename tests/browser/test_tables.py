"""At a table: memorising, variants, undo, refusals, the log, watchers, chat, a pause, a rematch, motion."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.banquet import Banqueter
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest

VARIANTS = {
    "gourmet": {"gourmet": True},
    "folie": {"folie": True},
    "folie_eight": {"folie": True, "folie_eight": True},
    "farandole": {"farandole": True},
    "hells_kitchen": {"hells_kitchen": True},
    "all": {"gourmet": True, "folie": True, "folie_eight": True, "farandole": True, "hells_kitchen": True},
}


def seated(guest: Guest, *seats: str, **more: Any) -> Banqueter:
    """At a table that has begun."""
    guest.introduce("Ada")
    guest.go(f"/t/{guest.open_table(*(seats or ('me', 'random')), **more)}")
    return Banqueter(guest)


def past_memorising(player: Banqueter) -> None:
    player.wait_for_turn()
    player.control("do-memorise-ready").click()
    player.page.locator(".space.strong, .space.soft").first.wait_for()


def test_the_memorising_phase(guest: NewGuest) -> None:
    """The Dishes are shown, then hidden from eyes, ears and the page itself."""
    ada = guest("fr", "phone")
    player = seated(ada)
    player.wait_for_turn()
    shown = ada.page.get_by_role("button", name=re.compile("sous la Cloche"))
    expect(shown).to_have_count(6)
    expect(ada.page.get_by_role("timer", name=re.compile(r"encore \d+ secondes pour mémoriser"))).to_be_visible()
    player.control("do-memorise-ready").click()
    expect(shown).to_have_count(0)
    expect(ada.page.get_by_role("button", name=re.compile("Cloche"))).to_have_count(6)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_can_be_played(guest: NewGuest, variant: str) -> None:
    """From the form of a new table to a few turns."""
    ada = guest("en" if variant < "g" else "fr", "phone" if variant > "g" else "desktop")
    ada.introduce("Ada")
    ada.go("/new/banquet_royal")
    for option in VARIANTS[variant]:
        ada.page.get_by_role("switch", name=ada.say(f"option-{option}")).first.check()
    ada.button("new-company-bots").click()
    ada.button("new-start").click()
    ada.page.wait_for_url("**/t/*")
    player = Banqueter(ada)
    for _ in range(8):
        if not player.wait_for_turn():
            break
        player.decide()
    assert ada.page.locator(".space.taken").count() > 6


def test_a_move_can_be_taken_back(guest: NewGuest) -> None:
    ada = guest("en")
    player = seated(ada)
    past_memorising(player)
    taken = ada.page.locator(".space.taken")
    before = taken.count()
    player.place(player.look()["spaces"][0])
    expect(taken).to_have_count(before + 1)
    ada.page.keyboard.press("u")
    expect(taken).to_have_count(before)
    assert player.look()["pieces"] == 5


def test_a_refusal_cites_the_rule_and_opens_it(guest: NewGuest) -> None:
    ada = guest("fr")
    player = seated(ada)
    past_memorising(player)
    player.piece(3).click()
    player.space("A2").click()  # far from everything: BR-38
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text(ada.say("touches-nothing", space="A2"))
    alert.get_by_role("button", name=re.compile("BR-38")).click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("BR-38")
    ada.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_ghost_stands_before_a_finger_confirms(guest: NewGuest) -> None:
    ada = guest("fr", "phone")
    player = seated(ada)
    past_memorising(player)
    label = player.look()["spaces"][0]
    player.piece(0).tap()
    player.space(label).tap()
    expect(ada.page.locator(".ghost")).to_have_count(1)
    taken = ada.page.locator(".space.taken").count()
    ada.button("board-place-here", space=label).tap()
    expect(ada.page.locator(".space.taken")).to_have_count(taken + 1)


def test_a_dish_can_be_dragged_onto_the_table(guest: NewGuest) -> None:
    ada = guest("en")
    player = seated(ada)
    past_memorising(player)
    label = player.look()["spaces"][0]
    player.piece(3).drag_to(player.space(label))
    expect(player.space(label)).to_have_attribute("aria-label", re.compile("burger", re.IGNORECASE))
    ada.page.keyboard.press("u")
    ada.page.locator(".kitchen .lit").first.wait_for()
    player.piece(3).drag_to(player.space("A2"))  # refused as if it had been clicked
    expect(ada.page.get_by_role("alert")).to_contain_text("BR-38")
    player.piece(3).drag_to(ada.page.locator(".kitchen"))
    expect(ada.page.locator(".ghost")).to_have_count(0)


def test_what_happened_is_told_in_sentences(guest: NewGuest) -> None:
    ada = guest("fr")
    player = seated(ada)
    past_memorising(player)
    label = player.look()["spaces"][0]
    player.place(label, piece=3)
    line = ada.page.get_by_role("button", name=f"Vous posez un burger en {label}.")
    expect(line).to_be_visible()
    line.click()
    expect(ada.page.locator(".pointed")).to_have_count(1)


def test_somebody_watches(guest: NewGuest) -> None:
    """A spectator sees the board, no hand, and can do nothing."""
    ada, eve = guest("en"), guest("fr", "phone")
    ada.introduce("Ada")
    eve.introduce("Ève")
    table = ada.open_table("me", "greedy", public=True)
    ada.go(f"/t/{table}")
    eve.go(f"/t/{table}")
    eve.sees(eve.say("frame-watching"))
    assert eve.page.locator(".cards .menu, .kitchen .lit").count() == 0
    player = Banqueter(ada)
    past_memorising(player)
    taken = eve.page.locator(".space.taken")
    before = taken.count()
    player.place(player.look()["spaces"][0])
    expect(taken).not_to_have_count(before)


def test_people_talk(guest: NewGuest) -> None:
    ada, ben = guest("en"), guest("fr")
    ada.introduce("Ada")
    ben.introduce("Ben")
    table = ada.open_table("me", "greedy", public=True)
    for person in (ada, ben):
        person.go(f"/t/{table}")
        person.page.get_by_role("tab", name=person.say("frame-talk-chat")).click()
    field = ada.page.get_by_label(ada.say("chat-label"))
    field.fill("Bon appétit! <b>&</b>")
    field.press("Enter")
    ben.sees("Bon appétit! <b>&</b>")


def test_a_pause_needs_everybody(guest: NewGuest) -> None:
    ada, ben = guest("en"), guest("fr", "phone")
    ada.introduce("Ada")
    ben.introduce("Ben")
    table = ada.open_table("me", "open", start=False, public=True)
    ada.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    ben.starting("lobby-sit").click()
    ada.button("lobby-start").click()
    ada.page.locator("section.prompt").wait_for()
    ada.page.get_by_role("button", name=ada.say("frame-menu"), exact=True).click()
    ada.button("frame-propose-pause").click()
    ben.sees(ben.say("frame-ask-pause", player="Ada"))
    ben.button("frame-agree").click()
    for person in (ada, ben):
        person.sees(person.say("frame-paused"))
    ada.page.keyboard.press("Escape")
    ada.button("frame-resume").click()
    ben.page.locator("section.prompt.turn").wait_for()


def test_a_rematch_brings_both_to_the_next_table(guest: NewGuest) -> None:
    ada = guest("en")
    player = seated(ada, "me", "random", "random", "random")
    first = ada.page.url
    player.play_to_the_end()
    ada.page.get_by_role("dialog").get_by_role("button", name=ada.say("end-rematch")).click()
    ada.page.wait_for_url(lambda url: "/t/" in url and url != first)
    ada.button("lobby-start").click()
    player.wait_for_turn()


def test_the_title_says_whose_turn_it_is(guest: NewGuest) -> None:
    ada = guest("fr")
    player = seated(ada, "me", "me")
    ada.page.locator(".veil").get_by_role("button").click()
    player.wait_for_turn()
    assert ada.page.title() == ada.say("frame-title-turn", game="Banquet Royal")


def test_whoever_wants_it_is_called_back_to_the_table(guest: NewGuest) -> None:
    ada = guest("fr")
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script("""window.told = [];
      ServiceWorkerRegistration.prototype.showNotification = async (title, more) => told.push(title, more.body);""")
    player = seated(ada)
    past_memorising(player)
    ada.page.get_by_role("button", name=ada.say("frame-menu"), exact=True).click()
    ada.page.get_by_role("checkbox", name=ada.say("frame-notify")).check()
    ada.page.keyboard.press("Escape")
    player.decide()  # something is placed
    ada.page.evaluate("() => Object.defineProperty(document, 'hidden', { get: () => true })")
    ada.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    player.decide()  # and the turn is over
    ada.page.wait_for_function("() => told.length > 0")
    assert ada.page.evaluate("() => told") == [
        ada.say("frame-title-turn", game="Banquet Royal"),
        ada.say("frame-notify-body"),
    ]


def test_sounds_are_off_until_somebody_wants_them(guest: NewGuest) -> None:
    ada = guest("en")
    ada.context.add_init_script("""window.tones = 0;
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (...given) { window.tones += 1; return start.apply(this, given); };""")
    player = seated(ada, "me", "me")
    ada.page.locator(".veil").get_by_role("button").click()
    player.wait_for_turn()
    player.decide()
    ada.page.locator(".veil").get_by_role("button").click()
    assert ada.page.evaluate("() => tones") == 0
    ada.page.get_by_role("button", name=ada.say("frame-sound"), exact=True).click()
    player.decide()
    ada.page.wait_for_function("() => tones > 0")


def test_the_page_moves_what_moves(guest: NewGuest) -> None:
    """With motion, a Dish flies."""
    ada = guest("en", motion="no-preference")
    player = seated(ada, "me", "random", "random", "random")
    past_memorising(player)
    ada.page.evaluate("""() => {
      window.flights = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        if (this.matches("[data-at]")) window.flights += 1;
        return animate.apply(this, given);
      };
    }""")
    player.place(player.look()["spaces"][0])
    ada.page.wait_for_function("() => window.flights > 0")


@pytest.mark.parametrize("skipped", [False, True])
def test_bots_keep_nobody_waiting(guest: NewGuest, skipped: bool) -> None:
    """Three bots have played: all of it is shown within a second and a half, or at once after a click."""
    ada = guest("en", motion="no-preference")
    ada.page.clock.install()
    player = seated(ada, "me", "random", "random", "random")
    past_memorising(player)
    player.place(player.look()["spaces"][0])
    player.control("board-keep").wait_for()
    ada.page.wait_for_timeout(600)  # what was placed has landed
    ada.page.clock.pause_at(ada.page.evaluate("Date.now() / 1000 + 1"))
    player.control("board-keep").click()
    finish = player.control("board-keep-anyway")
    if finish.is_visible():
        finish.click()
    ada.page.wait_for_function("() => document.title.startsWith('●')")  # the news are here, the pictures wait
    assert player.look()["pieces"] == 0
    if skipped:
        ada.page.locator("h1").click()
    else:
        ada.page.clock.run_for(1_500)
    expect(ada.page.locator(".kitchen button.lit").first).to_be_visible()


def test_the_end_is_not_one_click_away(guest: NewGuest) -> None:
    """Alone with bots nobody else has to agree: so the page asks."""
    ada = guest("fr", "phone")
    player = seated(ada)
    past_memorising(player)
    ada.button("frame-menu").click()
    ada.button("frame-end").click()
    ada.sees(ada.say("frame-end-sure"))
    expect(player.prompt).to_have_class(re.compile("turn"))
    ada.button("frame-end").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(ada.say("end-why-vote"))


def test_a_royal_plate_says_why_nothing_goes_there(guest: NewGuest) -> None:
    ada = guest("fr", "phone")
    player = seated(ada)
    past_memorising(player)
    ada.page.get_by_role("button", name=ada.say("board-plate-queen")).tap()
    expect(ada.page.get_by_role("alert")).to_contain_text(ada.say("on-a-plate"))
    expect(ada.page.get_by_role("alert")).to_contain_text("BR-09")


def test_a_double_click_answers_once(guest: NewGuest) -> None:
    ada = guest("en")
    player = seated(ada)
    past_memorising(player)
    ada.page.evaluate("""() => { // a slow line
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) { setTimeout(() => send.call(this, text), 400); };
    }""")
    taken = ada.page.locator(".space.taken")
    before = taken.count()
    player.piece(0).click()
    player.space(player.look()["spaces"][0]).dblclick()
    expect(taken).to_have_count(before + 1)
    player.control("board-keep").dblclick()
    ada.page.wait_for_timeout(900)
    expect(ada.page.locator(".question .notice")).to_have_count(0)
