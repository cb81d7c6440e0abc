"""Somebody who plays Banquet Royal with nothing but the page: looks at what is lit, and clicks or types."""

import random
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.guests import Guest

LOOK: Final = """() => ({
  mood: document.querySelector("section.prompt")?.className ?? "",
  pieces: [...document.querySelectorAll(".kitchen button.lit")].length,
  spaces: [...document.querySelectorAll(".space.strong:not(.taken) [data-space], .space.soft:not(.taken) [data-space]")]
    .map((space) => space.dataset.space),
  cloches: [...document.querySelectorAll(".space.strong.taken [data-space], .space.soft.taken [data-space]")]
    .map((space) => space.dataset.space),
  crowned: [...document.querySelectorAll("[data-at='hand'] .cards button.lit")].length,
  controls: [...document.querySelectorAll("section.prompt .controls button")].map((button) => button.innerText.trim()),
})"""

QUESTION: Final = """() => {
  const prompt = document.querySelector("section.prompt");
  const pieces = document.querySelectorAll(".space.taken").length;
  return [prompt?.className, prompt?.innerText, pieces, location.pathname].join("|");
}"""


class Banqueter:
    def __init__(self, guest: Guest, seed: int = 1, keen: bool = False) -> None:
        self.guest = guest
        self.keen = keen  # follows the crowns that show where a Menu could be completed
        self.page = guest.page
        self.rng = random.Random(seed)

    def look(self) -> Any:
        return self.page.evaluate(LOOK)

    @property
    def prompt(self) -> Locator:
        return self.page.locator("section.prompt")

    def wait_for_turn(self) -> bool:
        """Until something is asked of me: True, or until the banquet is over: False."""
        self.page.locator("section.prompt.turn, section.prompt.over").wait_for(timeout=20_000)
        return "over" not in self.look()["mood"]

    def space(self, label: str) -> Locator:
        return self.page.locator(f'[data-space="{label}"]')

    def piece(self, number: int) -> Locator:
        return self.page.locator(".kitchen button").nth(number)

    def say(self, key: str) -> str:
        return self.guest.say(key)

    # One decision

    def decide(self) -> None:
        """Answer the question that stands on the chalkboard, somehow."""
        seen = self.look()
        before = self.question()
        if self.say("do-memorise-ready") in seen["controls"]:
            self.control("do-memorise-ready").click()
        elif self.say("board-validate") in seen["controls"]:
            self.validate()
        elif self.say("board-keep") in seen["controls"]:
            self.control("board-keep").click()
        elif self.page.get_by_text(self.say("board-lose-which")).is_visible():
            self.lose()
        elif self.keen and seen["crowned"]:
            self.complete()
        elif seen["pieces"] and seen["spaces"]:
            self.place(self.rng.choice(seen["spaces"]))
        elif seen["spaces"]:
            self.touch(self.rng.choice(seen["spaces"]))  # Folie en cuisine: a hidden Royal Order
        elif seen["cloches"]:
            self.announce(self.rng.choice(seen["cloches"]))
        elif seen["controls"]:
            self.prompt.locator(".controls button").first.click()
        self.wait_for_another_question(before)

    def question(self) -> str:
        """What the page asks and shows: changes with every decision."""
        return str(self.page.evaluate(QUESTION))

    def wait_for_another_question(self, before: str) -> None:
        self.page.wait_for_function(f"before => ({QUESTION})() !== before", arg=before, timeout=15_000)

    def control(self, key: str) -> Locator:
        return self.prompt.get_by_role("button", name=self.say(key), exact=True)

    def place(self, label: str, piece: int | None = None) -> None:
        """A piece from the tray, then a space."""
        lit = self.page.locator(".kitchen button.lit")
        (self.piece(piece) if piece is not None else lit.nth(self.rng.randrange(lit.count()))).click()
        self.touch(label)

    def complete(self) -> None:
        """The card that glows takes the piece it needs from the tray; a crown stands where it belongs."""
        self.page.locator("[data-at='hand'] .cards button.lit").last.click()
        label = self.page.locator(".space:has(.crown) [data-space]").first.get_attribute("data-space")
        assert label is not None
        self.touch(label)

    def touch(self, label: str) -> None:
        """A click does it at once; a finger sees a ghost first, and confirms."""
        self.space(label).click()
        confirm = self.prompt.get_by_role("button", name=self.guest.say("board-place-here", space=label))
        if self.guest.touches and confirm.is_visible():
            confirm.click()

    def validate(self) -> None:
        self.control("board-validate").click()
        self.prompt.locator(".controls .primary").click()

    def lose(self) -> None:
        self.page.locator("[data-at='hand'] .cards button").first.click()
        self.prompt.locator(".controls .primary").click()

    def announce(self, label: str, dish: int = 0) -> None:
        self.space(label).click()
        dialog = self.page.get_by_role("dialog")
        dialog.locator(".dish").nth(dish).click()
        dialog.get_by_role("button", name=self.say("board-announce-lift")).click()

    def play_to_the_end(self, most: int = 200) -> int:
        """All my decisions until the table is full; returns how many there were."""
        for made in range(most):
            if not self.wait_for_turn():
                return made
            self.decide()
        raise AssertionError("the banquet does not end")

    def sees_the_score(self) -> None:
        expect(self.page.get_by_role("dialog")).to_be_visible()
