"""Everybody can use every page: seen in light and in dark, with a finger, with the keyboard, with a screen reader."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewGuest
from tests.browser.guests import Device
from tests.browser.scenes import Film
from tests.browser.sites import Site
from tests.browser.walk import Walk

MOST_TABS: Final = 150


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_the_keyboard_reaches_everything_at_home(guest: NewGuest, film: Film, site: Site, device: Device) -> None:
    somebody = guest("en", device)
    Walk(somebody, film, site.address).go_home()
    tab_through(somebody.page)


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_the_keyboard_reaches_everything_at_a_table(guest: NewGuest, film: Film, site: Site, device: Device) -> None:
    somebody = guest("fr", device)
    somebody.introduce("Zoé")
    Walk(somebody, film, site.address).at_scene("placing").wait_for_turn()
    tab_through(somebody.page)


def test_a_dialog_keeps_the_keyboard_and_gives_it_back(guest: NewGuest, film: Film, site: Site) -> None:
    somebody = guest("en", "desktop")
    somebody.introduce("Zoé")
    walk = Walk(somebody, film, site.address)
    walk.at_scene("placing").wait_for_turn()
    opener = somebody.button("frame-menu")
    opener.focus()
    somebody.page.keyboard.press("Enter")
    walk.dialog.wait_for()
    for _ in range(40):
        somebody.page.keyboard.press("Tab")
        assert somebody.page.evaluate("document.activeElement.matches('body, dialog[open], dialog[open] *')")
    somebody.page.keyboard.press("Escape")
    expect(walk.dialog).to_have_count(0)
    expect(opener).to_be_focused()


def test_a_sheet_stays_open_though_another_has_just_closed(guest: NewGuest, film: Film, site: Site) -> None:
    """The browser tells of a closed dialog a moment later, when quick hands have opened the next one."""
    somebody = guest("en", "desktop")
    somebody.introduce("Zoé")
    walk = Walk(somebody, film, site.address)
    walk.at_scene("placing").wait_for_turn()
    somebody.page.keyboard.press("?")
    walk.dialog.wait_for()
    somebody.page.evaluate(
        """() => {
          document.querySelector("dialog[open]").close();
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true, cancelable: true }));
          return new Promise((done) => setTimeout(done, 100));
        }"""
    )
    expect(walk.dialog).to_contain_text(somebody.say("frame-aloud-title"))


def test_the_first_tab_skips_to_the_page(guest: NewGuest) -> None:
    somebody = guest("en", "desktop")
    somebody.go("/about")
    expect(somebody.page.get_by_role("heading", level=1)).to_be_visible()
    somebody.page.keyboard.press("Tab")
    expect(somebody.link("shell-skip")).to_be_focused()
    somebody.page.keyboard.press("Enter")
    expect(somebody.page.locator("main")).to_be_focused()


# All that Tab should come to, in the order of reading, and how it looks while it has no focus.
REMEMBER: Final = """() => {
  const seen = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest("[inert]");
  const picked = (it) => it.type !== "radio" || it.checked;
  const found = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
    .filter((it) => it.tabIndex >= 0 && !it.disabled && seen(it) && picked(it));
  window.lookOf = (it) => {
    const style = getComputedStyle(it);
    const ring = style.clipPath === "none" ? [style.outlineStyle, style.outlineWidth, style.outlineColor] : [];
    const inside = [...it.querySelectorAll("*")].map((part) => getComputedStyle(part).visibility);
    return [...ring, style.clipPath, style.boxShadow, style.borderColor, style.backgroundColor, ...inside].join();
  };
  window.unfocused = new Map(found.map((it) => [it, lookOf(it)]));
  window.tabbable = found;
  document.activeElement.blur();
  return found.length;
}"""

WHERE: Final = """() => {
  const here = document.activeElement;
  if (here === document.body) return null;
  const { top, bottom, left, right } = here.getBoundingClientRect();
  return {
    number: tabbable.indexOf(here),
    what: here.outerHTML.replace(/\\s+/g, " ").slice(0, 160),
    marked: lookOf(here) !== unfocused.get(here),
    shown: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
  };
}"""


def tab_through(page: Page) -> None:
    """From the top to the end with Tab: everything in turn, each with a mark that shows where we are."""
    count = page.evaluate(REMEMBER)
    visited: list[Any] = []
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        here = page.evaluate(WHERE)
        if here is None or (visited and here["number"] == visited[0]["number"]):
            break
        visited.append(here)
    else:
        raise AssertionError(f"no way out of the page: {visited[-3:]}")
    assert [here["what"] for here in visited if not here["marked"]] == []
    assert [here["what"] for here in visited if not here["shown"]] == []
    known = [here["number"] for here in visited if here["number"] >= 0]  # the others scroll
    assert known == list(range(count))
