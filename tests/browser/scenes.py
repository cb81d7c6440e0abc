"""A finished banquet that everybody may watch, and the moments of it from which others can go on."""

import asyncio
import random
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import msgspec

from atable.client import Visitor
from atable.client.player import Asked, play_with
from tests.browser.guests import Guest

T = TypeVar("T")

NOTE: Final = "Miam !"  # what the friend says, the same in all languages
FRIEND: Final = "Basile"
DEED: Final = {
    "announcing": "announce_order",
    "validating": "validate_menu",
    "losing": "lose_validated_menu",
    "placing": "place_dish",
    "memorising": "memorise_ready",
    "setting out": "place_order",
}
OPTIONS: Final = {"hells_kitchen": True, "gourmet": True, "farandole": True, "folie": True}
MOST_TRIES: Final = 5


class Film(msgspec.Struct, frozen=True):
    table: str
    moments: dict[str, int]  # what the first seat is asked, and after how many moments of the game
    waiting: str  # a public table that waits for guests,
    invitation: str  # and the way to it

    def play_on(self, guest: Guest, scene: str) -> str:
        """A table of this guest's own that stands where the film stood."""
        wish = {"moment": self.moments[scene], "seat": 0, "level": "random"}
        table: str = guest.call("POST", f"/api/tables/{self.table}/what-if", wish)["id"]
        return table


def make_film(address: str) -> Film:
    return _apart(_make(address))


def sit_down(address: str, table: str, invitation: str, seat: int) -> None:
    """A friend takes the seat, says a word, and goes away again."""
    _apart(_sit(address, table, invitation, seat))


def _apart(work: Coroutine[Any, Any, T]) -> T:
    """The browser's own loop runs in this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


async def _sit(address: str, table: str, invitation: str, seat: int) -> None:
    async with Visitor(address) as friend:
        await friend.introduce(FRIEND, "fr")
        async with friend.table(table, invitation) as there:
            await there.sit(seat)
            await there.say(NOTE)


async def _make(address: str) -> Film:
    async with Visitor(address) as cook:
        await cook.introduce("Daphné", "fr")
        waiting = await cook.create_table("banquet_royal", ["me", "open", "random"], public=True, thinking="none")
        for tries in range(MOST_TRIES):
            played = await cook.create_table(
                "banquet_royal", ["me", "random"], options=OPTIONS, public=True, thinking="none", start=True
            )
            cooking = Cooking(random.Random(tries))
            async with cook.table(played.id) as table:
                await play_with(table, 0, cooking)
            replay = await cook.replay(played.id, 0)
            views = [msgspec.json.decode(view) for view in (replay.first, *(it.view for it in replay.moments))]
            found = {scene: views.index(view) for scene, view in cooking.scenes.items() if view in views}
            if all(scene in found for scene in (*DEED, "last")):
                return Film(played.id, found, waiting.id, waiting.invitation)
    raise AssertionError(f"no banquet had it all: {sorted(found)}")


class Cooking:
    """Plays so that much is to be seen, and remembers what it saw when it was asked for what."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.scenes: dict[str, Any] = {}

    def __call__(self, asked: Asked) -> Any:
        legal: list[Any] = asked.legal
        for scene, deed in DEED.items():
            if any(action["type"] == deed for action in legal):
                self._remember(scene, asked.view)
        self.scenes["last"] = asked.view
        return self._choose(asked.view, legal)

    def _remember(self, scene: str, view: Any) -> None:
        better = bool(view["completions"]) and not self.scenes.get(scene, view)["completions"]
        if better or scene not in self.scenes:
            self.scenes[scene] = view

    def _choose(self, view: Any, legal: list[Any]) -> Any:
        """Serve what can be served; once there is something to lose, lift Cloches."""
        wanted = ["validate_menu", "keep_hand"]
        if len(view["seats"][0]["validated"]) > 1:
            wanted.insert(0, "announce_order")
        for deed in wanted:
            if found := [action for action in legal if action["type"] == deed]:
                return self.rng.choice(found)
        places = {(one["symbol"], one["space"]) for one in view["completions"]}
        good = [action for action in legal if (action.get("dish", "toque"), action.get("space")) in places]
        return self.rng.choice(good or legal)
