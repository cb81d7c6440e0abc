"""Whole banquets, played through the page alone."""

import os
import re

from playwright.sync_api import expect

from tests.browser.banquet import Banqueter
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest

LONG = os.environ.get("ATABLE_LONG") == "1"
FOCUSED = """() => {
  const focused = document.activeElement;
  return [focused?.getAttribute("aria-label"), focused?.innerText?.trim()];
}"""


def test_a_person_against_three_bots(guest: NewGuest) -> None:
    ada = guest("en", "desktop")
    ada.introduce("Ada")
    ada.go(f"/t/{ada.open_table('me', 'greedy', 'random', 'greedy')}")
    player = Banqueter(ada, keen=True)
    decisions = player.play_to_the_end()
    assert decisions >= 9 * 2  # 36 spaces for four: nine turns, each with something placed and the turn ended
    player.sees_the_score()
    me = ada.page.locator(".seats").get_by_text("Ada").first
    expect(me).to_be_visible()
    expect(ada.page.locator("[data-space]")).to_have_count(36)
    expect(ada.page.locator(".space.taken")).to_have_count(36)


def test_two_people_in_two_languages(guest: NewGuest) -> None:
    """One in French on a phone, one in English on a desktop; each reads their own language."""
    zoe, ben = guest("fr", "phone"), guest("en", "desktop")
    zoe.introduce("Zoé")
    ben.introduce("Ben")
    table = zoe.open_table("me", "open", start=False, options={"gourmet": True})
    zoe.go(f"/t/{table}")
    code = zoe.page.locator(".code [aria-hidden]").inner_text()
    ben.go(f"/i/{code}")
    ben.button("join-sit").click()
    ben.page.wait_for_url(f"**/t/{table}")
    zoe.button("lobby-start").click()
    players = [Banqueter(zoe, 1), Banqueter(ben, 2)]
    over = False
    while not over:
        for player in players:
            if "over" in (mood := player.look()["mood"]):
                over = True
            elif " turn" in mood:
                player.decide()
            player.page.wait_for_timeout(10)
    for player in players:
        player.sees_the_score()
    expect(zoe.page.get_by_role("dialog")).to_contain_text(zoe.say("score-menus"))
    expect(ben.page.get_by_role("dialog")).to_contain_text(ben.say("score-menus"))
    points = [re.findall(r"\d+", it.page.get_by_role("dialog").locator("table").first.inner_text()) for it in players]
    assert sorted(points[0]) == sorted(points[1])


def test_hot_seat_on_one_device(guest: NewGuest) -> None:
    """Nothing of one hand is on the page while the device is passed on."""
    ada = guest("fr", "phone")
    ada.introduce("Ada")
    ada.go(f"/t/{ada.open_table('me', 'me')}")
    player = Banqueter(ada)
    veil = ada.page.locator(".veil")
    passed = 0
    while LONG or passed < 8:
        ada.page.locator("section.prompt.turn, section.prompt.over, .veil").first.wait_for()
        if veil.is_visible():
            assert ada.page.locator("[data-at='hand'], .menu").count() == 0
            veil.get_by_role("button").click()
            passed += 1
        elif "over" in player.look()["mood"]:
            player.sees_the_score()
            break
        else:
            player.decide()
    assert passed >= (36 if LONG else 8)


def test_keyboard_only(guest: NewGuest) -> None:
    """From the home page to the score without a mouse."""
    ada = guest("en", "desktop")
    ada.go("/")
    _tab_to(ada, ada.say("home-play-now"))
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/t/*")
    player = ByKeys(ada)
    player.play_to_the_end()
    player.sees_the_score()


class ByKeys(Banqueter):
    """Tab, arrows, letters and Enter."""

    def place(self, label: str, piece: int | None = None) -> None:
        lit = self.page.evaluate(
            "[...document.querySelectorAll('.kitchen button')].map((it) => it.classList.contains('lit'))"
        )
        choices = [key for key, usable in zip("1234t", lit, strict=True) if usable]
        self.page.keyboard.press(self.rng.choice(choices))
        self.walk_to(label)
        self.page.keyboard.press("Enter")

    def walk_to(self, label: str) -> None:
        """The key b leads to the board, arrows lead from space to space."""
        self.page.keyboard.press("b")
        self.page.wait_for_function("() => document.activeElement?.dataset.space !== undefined")
        for _ in range(40):
            at = self.page.evaluate("document.activeElement.dataset.space")
            if at == label:
                return
            self.page.keyboard.press(_arrow(at, label))
        raise AssertionError(f"the arrows don't lead to {label}")

    def announce(self, label: str, dish: int = 0) -> None:
        self.walk_to(label)
        self.page.keyboard.press("Enter")
        _tab_to(self.guest, self.page.get_by_role("dialog").locator(".dish").nth(dish).inner_text().strip())
        self.page.keyboard.press("Enter")
        _tab_to(self.guest, self.say("board-announce-lift"))
        self.page.keyboard.press("Enter")

    def control_key(self, name: str) -> None:
        _tab_to(self.guest, name)
        self.page.keyboard.press("Enter")

    def decide(self) -> None:
        seen = self.look()
        before = self.question()
        named = [name for name in seen["controls"] if name != self.say("board-cancel")]
        if named:
            self.control_key(named[0])
            if named[0] == self.say("board-validate"):
                self.control_key(self.prompt.locator(".controls .primary").inner_text().strip())
        elif seen["pieces"] and seen["spaces"]:
            self.place(self.rng.choice(seen["spaces"]))
        else:
            self.announce(self.rng.choice(seen["cloches"]))
        self.wait_for_another_question(before)


def _arrow(at: str, to: str) -> str:
    if at[0] != to[0]:
        return "ArrowDown" if at[0] < to[0] else "ArrowUp"
    return "ArrowRight" if int(at[1]) < int(to[1]) else "ArrowLeft"


def _tab_to(guest: Guest, name: str) -> None:
    for _ in range(80):
        guest.page.keyboard.press("Tab")
        if name in guest.page.evaluate(FOCUSED):
            return
    raise AssertionError(f"the Tab key never reaches {name!r}")
