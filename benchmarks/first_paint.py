"""How soon a phone sees something: the built client on the loopback, with a slow processor and a slow line.

Like a middle phone on mobile data: four times slower than this machine, 1.6 Mbit/s, 150 ms there and back.
"""

import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.sites import Site

RUNS: Final = 5
SLOWER: Final = 4
LINE: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
PAINT: Final = """() => performance.getEntriesByType("paint")
  .find((entry) => entry.name === "first-contentful-paint")?.startTime ?? null"""


def first_paint(browser: Browser, address: str) -> tuple[float, float]:
    """Milliseconds to the first paint, and to the words of the page."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="fr-FR", is_mobile=True)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", LINE)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    page.get_by_role("heading", level=1).wait_for()
    words = float(page.evaluate("() => performance.now()"))
    paint = float(page.evaluate(PAINT))
    context.close()
    return paint, words


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(ARGUMENTS))
        measured = [first_paint(browser, site.address) for _ in range(RUNS)]
        browser.close()
        site.stop()
    for name, times in zip(("first paint", "home page readable"), zip(*measured, strict=True), strict=True):
        print(f"{name:20} median {statistics.median(times):6.0f} ms, worst {max(times):6.0f} ms of {RUNS} runs")


if __name__ == "__main__":
    main()
