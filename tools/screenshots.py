"""The pictures of the README, taken from the real client: a server of our own, Debian's chromium, a few moves."""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright
from rich.progress import track

from tests.browser.banquet import Banqueter
from tests.browser.conftest import ARGUMENTS
from tests.browser.guests import Guest
from tests.browser.sites import Site

IMAGES: Final = Path(__file__).resolve().parents[1] / "docs" / "images"
TURNS: Final = 4  # of one's own before the picture: the table is half full then


def home(browser: Browser, site: Site) -> None:
    with Guest(browser, site.address, "en", "desktop") as ada:
        ada.introduce("Ada")
        ada.go("/")
        ada.page.get_by_role("heading", level=1).wait_for()
        _take(ada, "home.png")


def table(browser: Browser, site: Site) -> None:
    with Guest(browser, site.address, "en", "desktop") as ada:
        player = _in_mid_game(ada, "me", "greedy", "greedy", "greedy")
        player.piece(3).click()
        _take(ada, "table.png")


def phone(browser: Browser, site: Site) -> None:
    with Guest(browser, site.address, "fr", "phone", "dark") as zoe:
        player = _in_mid_game(zoe, "me", "greedy", "greedy")
        player.piece(1).tap()
        _take(zoe, "phone.png")


def memorising(browser: Browser, site: Site) -> None:
    with Guest(browser, site.address, "fr", "phone") as zoe:
        _seated(zoe, "me", "greedy", "greedy").wait_for_turn()
        _take(zoe, "memorising.png")


def score(browser: Browser, site: Site) -> None:
    with Guest(browser, site.address, "en", "phone") as ada:
        player = _seated(ada, "me", "greedy-casual", "greedy-casual")
        player.play_to_the_end()
        player.sees_the_score()
        ada.page.wait_for_timeout(1000)  # for the chart, which is fetched
        _take(ada, "score.png")


PICTURES: Final[tuple[Callable[[Browser, Site], None], ...]] = (home, table, phone, memorising, score)


def _seated(guest: Guest, *seats: str) -> Banqueter:
    guest.introduce({"en": "Ada", "fr": "Zoé"}[guest.language])
    guest.go(f"/t/{guest.open_table(*seats)}")
    return Banqueter(guest, seed=4, keen=True)


def _in_mid_game(guest: Guest, *seats: str) -> Banqueter:
    """In my turn, with something to place, after a few turns of everybody."""
    player = _seated(guest, *seats)
    turns = 0
    while player.wait_for_turn():
        places = bool(player.look()["pieces"])
        if places and turns == TURNS:
            return player
        turns += places
        player.decide()
    raise AssertionError("the banquet was over too soon")


def _take(guest: Guest, name: str) -> None:
    guest.page.evaluate("document.activeElement?.blur()")
    guest.page.mouse.move(0, 0)
    guest.page.wait_for_timeout(400)
    guest.page.screenshot(path=IMAGES / name)


def main() -> int:
    chromium = shutil.which("chromium")
    if chromium is None:
        print("chromium is needed: apt-get install chromium", file=sys.stderr)
        return 1
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        for picture in track(PICTURES, "pictures"):
            picture(browser, site)
        browser.close()
        site.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
