"""Speakers of the games for tests."""

from atable.games.texts import TEXTS
from atable.kernel.seats import Seat
from atable.texts.speaker import LANGUAGES, Speaker, load

BANQUET = TEXTS["banquet_royal"]
COURSE = TEXTS["course_a_letoile"]
BUNDLES = {(game, language): load(language, [texts.words]) for game, texts in TEXTS.items() for language in LANGUAGES}
NAMES = ("Ada", "Olive", "Hugo", "Iris", "Yann", "Zoé")


def speaker(language: str, reader: Seat | None = None, game: str = "banquet_royal") -> Speaker:
    return Speaker(BUNDLES[game, language], NAMES, reader)
