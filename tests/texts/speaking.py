"""Speakers of Banquet Royal for tests."""

from atable.games.texts import TEXTS
from atable.kernel.seats import Seat
from atable.texts.speaker import Speaker, load

BANQUET = TEXTS["banquet_royal"]
BUNDLES = {language: load(language, [BANQUET.folder / "messages"]) for language in ("en", "fr")}
QUESTIONS = ("place-order", "memorise", "place", "lose-menu", "serve", "draw-value")  # one for each phase
NAMES = ("Ada", "Olive", "Hugo", "Iris")


def speaker(language: str, reader: Seat | None = None) -> Speaker:
    return Speaker(BUNDLES[language], NAMES, reader)
