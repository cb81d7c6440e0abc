"""Somebody with a browser of their own: a context with its own cookies, size, language and colours."""

import re
from types import TracebackType
from typing import Any, Final, Literal, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Response, expect

from atable.kernel.messages import Param
from tests.browser.words import say

Device = Literal["phone", "tablet", "desktop"]
SIZES: Final[dict[Device, tuple[int, int]]] = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
# Whoever has met the game needs no guide.
MET: Final = """if (!localStorage.getItem("atable.settings"))
  localStorage.setItem("atable.settings", JSON.stringify({ met: ["banquet_royal"] }));"""


class Guest:
    """A page, and everything that went wrong on it: any error fails the test at the end."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        device: Device = "desktop",
        scheme: Literal["light", "dark"] = "light",
        motion: Literal["reduce", "no-preference"] = "reduce",
        newcomer: bool = False,
    ) -> None:
        width, height = SIZES[device]
        self.language = language
        self.touches = device != "desktop"
        self.troubles: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme=scheme,
            reduced_motion=motion,
            has_touch=device != "desktop",
            is_mobile=device == "phone",
        )
        self.context.set_default_timeout(10_000)
        if not newcomer:
            self.context.add_init_script(MET)
        self.page: Page = self.context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        page.on("console", self._hear)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # left behind by a navigation
            self.troubles.append(f"request failed: {request.method} {request.url} ({request.failure})")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"answer {response.status}: {response.url}")

    def excuse(self, pattern: str) -> None:
        """This trouble was meant to happen."""
        found = [trouble for trouble in self.troubles if re.search(pattern, trouble)]
        assert found, f"expected trouble like {pattern!r}, had {self.troubles}"
        self.troubles = [trouble for trouble in self.troubles if trouble not in found]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.context.close()
        if kind is None:
            assert self.troubles == [], self.troubles

    # What a person does

    def say(self, key: str, **params: Param) -> str:
        return say(self.language, key, **params)

    def go(self, path: str) -> None:
        self.page.goto(path)

    def button(self, key: str, **params: Param) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **params), exact=True)

    def starting(self, key: str) -> Locator:
        """A button whose name begins so; what follows is for those who can't see what it belongs to."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.say(key))}"))

    def link(self, key: str, **params: Param) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **params), exact=True)

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def introduce(self, name: str) -> None:
        self.call("POST", "/api/me", {"name": name, "language": self.language})

    def open_table(self, *seats: str, start: bool = True, **more: Any) -> str:
        """A table of Banquet Royal: «me», «open», «bot» or a bot's level for each seat; returns its id."""
        plans = [{"kind": it} if it in ("me", "open", "bot") else {"kind": "bot", "level": it} for it in seats]
        wish = {"game": "banquet_royal", "seats": plans, "thinking": "none", "start": start, **more}
        table: str = self.call("POST", "/api/tables", wish)["id"]
        return table

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """The same person asks the server directly, to set a scene quickly."""
        answer = self.context.request.fetch(path, method=method, data=body, headers={"Accept-Language": self.language})
        assert answer.ok, answer.text()
        return answer.json()
