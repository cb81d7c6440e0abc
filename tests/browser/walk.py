"""A walk past every page and every state of a table: the tests look around at each stop."""

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Locator, expect

from atable.games import GAMES
from tests.browser.banquet import Banqueter
from tests.browser.guests import Guest
from tests.browser.scenes import Film, sit_down

PASSWORD: Final = "une grande cuillère"
NAME: Final = "Zoé"

# What a page still waits for: code, data, fonts.
SETTLED: Final = """async () => {
  const there = () => document.querySelector("h1, h2#veil-title") && !document.querySelector("p.loading");
  while (!there()) await new Promise((resolve) => setTimeout(resolve, 20));
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}"""


class Walk:
    def __init__(self, guest: Guest, film: Film, address: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.film = film
        self.address = address

    def __iter__(self) -> Iterator[str]:
        yield from self.pages_of_a_stranger()
        self.guest.introduce(NAME)
        yield from self.lobby_and_wait()
        yield from self.questions()
        yield from self.table_itself()
        yield from self.hot_seat()
        yield from self.end()
        yield from self.replay()
        yield from self.pages()
        yield from self.shut_doors()

    # How to get about

    def go(self, path: str) -> None:
        self.guest.go(path)
        self.settle()

    def go_home(self) -> None:
        """There is always a table that waits for somebody."""
        self.go("/")
        self.page.locator(f'a[href="/t/{self.film.waiting}"]').wait_for()

    def settle(self) -> None:
        self.page.evaluate(SETTLED)

    def at_scene(self, scene: str) -> Banqueter:
        self.go(f"/t/{self.film.play_on(self.guest, scene)}")
        return self.banqueter()

    def banqueter(self) -> Banqueter:
        banqueter = Banqueter(self.guest)
        banqueter.prompt.wait_for()
        return banqueter

    def tab(self, key: str) -> bool:
        """On a narrow screen: show this part of the table. False where everything is shown anyway."""
        tab = self.page.locator("nav").get_by_role("button", name=self.guest.say(key))
        if not tab.is_visible():
            return False
        tab.click()
        self.settle()
        return True

    @property
    def dialog(self) -> Locator:
        return self.page.locator("dialog[open]")

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.dialog).to_have_count(0)

    # Pages

    def pages_of_a_stranger(self) -> Iterator[str]:
        self.go_home()
        yield "home of a stranger"
        menu = self.guest.button("shell-menu")
        if menu.is_visible():
            menu.click()
            self.settle()
            yield "menu of the site"
            self.close()
        self.go(f"/i/{self.film.invitation}")
        yield "invitation of a stranger"
        self.go("/my-games")
        yield "no games"
        self.go("/account")
        yield "account of a stranger"
        self.go("/join")
        yield "join"
        self.page.locator("main input").fill("ABC")
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("alert")).to_be_visible()
        yield "join with a bad code"

    def pages(self) -> Iterator[str]:
        self.go_home()
        yield "home"
        for path in ("/my-games", "/about", "/hosting", *(f"/rules/{game.spec.id}" for game in GAMES)):
            self.go(path)
            yield path
        self.go("/rules/a_sixth_game")
        yield "rules that are not there"
        self.go("/new/banquet_royal")
        yield "new table"
        self.go("/new/rival_restaurants")
        yield "new table of a game that is not there yet"
        self.go(f"/i/{self.film.invitation}")
        yield "invitation"
        self.go("/s/some.token")
        yield "seat link"
        self.go("/nowhere")
        yield "a missing page"
        yield from self.account()

    def account(self) -> Iterator[str]:
        self.go("/account")
        yield "account of a guest"
        self.page.get_by_role("button", name=self.guest.say("account-delete-button")).click()
        self.settle()
        yield "delete my data"
        self.close()
        login = f"zoe{self.guest.language}{self.page.evaluate('Date.now()')}"
        self.guest.call("POST", "/api/account", {"login": login, "password": PASSWORD})
        self.go("/account")
        yield "account"

    def shut_doors(self) -> Iterator[str]:
        """Where the server says no, and the page has to tell."""
        self.go("/s/some.token")
        self.guest.button("link-use").click()
        expect(self.page.get_by_role("alert")).to_be_visible()
        yield "seat link that is not valid"
        self.go("/i/ABCDEFGH")
        yield "invitation that is not valid"
        self.go("/t/nowhere")
        yield "a table that is not there"
        self.go("/r/nowhere")
        yield "a replay that is not there"
        self.guest.excuse(r"answer 40[34]|status of 40[34]")

    # A table

    def lobby_and_wait(self) -> Iterator[str]:
        made = self.guest.call("POST", "/api/tables", TWO_AND_A_BOT)
        self.go(f"/t/{made['id']}")
        self.guest.button("lobby-start").wait_for()
        yield "lobby"
        self.guest.button("lobby-close").click()
        self.settle()
        yield "close the table?"
        self.close()
        sit_down(self.address, made["id"], made["invitation"], 1)
        self.guest.button("lobby-start").click()
        banqueter = self.banqueter()
        banqueter.control("do-memorise-ready").wait_for()
        yield "memorising"
        banqueter.control("do-memorise-ready").click()
        self.page.locator("section.prompt.waiting").wait_for()
        yield "waiting"
        yield from self.talk()

    def talk(self) -> Iterator[str]:
        if self.tab("frame-tab-me"):
            yield "hand on a narrow screen"
        if self.tab("frame-tab-rivals"):
            yield "players on a narrow screen"
        self.tab("frame-tab-log")
        yield "log"
        self.page.get_by_role("tab", name=self.guest.say("frame-talk-chat")).click()
        self.page.locator("#talk-panel textarea, #talk-panel input").first.wait_for()
        yield "chat"

    def questions(self) -> Iterator[str]:
        self.at_scene("setting out").wait_for_turn()
        yield "setting out Royal Orders"
        banqueter = self.at_scene("placing")
        banqueter.wait_for_turn()
        yield "my turn"
        banqueter.page.locator(".kitchen button.lit").first.click()
        yield "a piece is chosen"
        if self.guest.touches:
            banqueter.space(banqueter.look()["spaces"][0]).tap()  # a finger sees the ghost first
            self.page.locator(".ghost").wait_for()
            yield "a space is chosen"
        banqueter = self.at_scene("announcing")
        banqueter.wait_for_turn()
        banqueter.space(banqueter.look()["cloches"][0]).click()
        self.dialog.wait_for()
        yield "announcing"
        yield from self.serving()

    def serving(self) -> Iterator[str]:
        banqueter = self.at_scene("validating")
        banqueter.wait_for_turn()
        yield "serving"
        banqueter.control("board-validate").click()
        yield "validating"
        banqueter.control("board-cancel").click()
        banqueter.control("board-keep").click()
        yield "sure to keep the hand?"
        banqueter = self.at_scene("losing")
        banqueter.wait_for_turn()
        yield "losing a Menu"

    def table_itself(self) -> Iterator[str]:
        """What can lie over a running table."""
        banqueter = self.at_scene("placing")
        banqueter.wait_for_turn()
        free = self.page.locator(".space.no:not(.taken) [data-space]").first
        free.click()  # a long way from everything: the rules say no
        self.page.locator(".question [role=alert], .question .problem").first.wait_for()
        yield "refusal"
        self.page.keyboard.press("Escape")
        self.settle()
        for key, name in (("m", "menu of the table"), ("r", "rule"), ("?", "keys"), ("d", "board in words")):
            self.page.keyboard.press(key)
            self.dialog.wait_for()
            self.settle()
            yield name
            self.close()
        yield from self.player()
        yield from self.pause()
        self.go(f"/t/{self.film.play_on(self.guest, 'placing')}?guide=1")
        self.guest.button("coach-skip").wait_for()
        yield "guide"

    def player(self) -> Iterator[str]:
        chips = self.page.locator("ul.chips button")
        if chips.count():
            chips.last.click()
            self.dialog.wait_for()
            yield "sheet of a player"
            self.close()

    def pause(self) -> Iterator[str]:
        self.page.keyboard.press("m")
        self.guest.button("frame-leave").click()
        yield "leave the table?"
        self.guest.button("cancel").click()
        self.guest.button("frame-pause").click()
        self.page.locator("section.prompt.paused").wait_for()
        yield "pause"

    def hot_seat(self) -> Iterator[str]:
        self.go(f"/t/{self.guest.open_table('me', 'me')}")
        self.page.locator(".veil").wait_for()
        yield "veil"

    def end(self) -> Iterator[str]:
        banqueter = self.at_scene("last")
        banqueter.play_to_the_end()
        self.dialog.wait_for()
        self.dialog.locator("svg[role=img], figure svg").first.wait_for()
        yield "end"
        for summary in self.dialog.locator("summary").all():
            summary.click()
        yield "end with all details"
        self.close()
        yield "table after the end"
        self.go(f"/t/{self.film.table}")
        self.dialog.wait_for()
        yield "end for a spectator"

    def replay(self) -> Iterator[str]:
        self.go(f"/r/{self.film.table}?at={self.film.moments['validating']}")
        yield "replay"
        self.page.get_by_role("button", name=self.guest.say("replay-what-if")).click()
        self.settle()
        yield "what if"
        self.close()
        self.go(f"/r/{self.film.table}?at=0&seat=0")
        yield "replay from the beginning"


TWO_AND_A_BOT: Final = {
    "game": "banquet_royal",
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}, {"kind": "open"}],
    "options": {"hells_kitchen": True},
    "thinking": "none",
    "public": True,
}
