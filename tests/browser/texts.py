"""All that a page says, to the eye and to the ear, and what should never be among it."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from playwright.sync_api import Page

from tests.browser.words import speaker, typeset

# Texts and spoken attributes. What is marked as another language, and what is typed into a terminal, is not ours.
TEXTS: Final = """() => {
  const language = document.documentElement.lang;
  const foreign = (it) => it.closest("script, style, code, pre, kbd, [lang]:not([lang=" + language + "])");
  const found = [document.title];
  for (const element of document.body.querySelectorAll("*")) {
    if (foreign(element)) continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.data.trim()) found.push(node.data);
    }
    for (const name of ["aria-label", "aria-valuetext", "aria-description", "title", "placeholder", "alt"]) {
      const said = element.getAttribute(name);
      if (said !== null) found.push(said);
    }
  }
  return found.map((text) => text.replace(/\\s+/g, " ").trim());
}"""

BROKEN: Final = re.compile(r"\{ ?\$|\bundefined\b|\bNaN\b|\bnull\b|\[object|\bInfinity\b|there is no message|�")
KEY: Final = re.compile(r"\b[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+\b")
PREFIXES: Final = re.compile(
    "(account|ask|board|bot|chart|coach|effect|event|frame|guide|home|hosting|join|lobby|mine|missing|option|problem|"
    "replay|rules|shell|wait)-"
)

# Words that the other language does not have.
WORDS: Final = {
    "en": "the your you with and of to is are turn this that for not have player players game from by will can here "
    "nobody everybody who what when where which back begin start rule seat it its be was were in at",
    "fr": "le la les des une un du et vous votre vos avec est sont dans pour pas partie jouer joueur joueurs joueuse "
    "tour règle règles siège qui que quoi où au aux sur ce cette ces il elle nous mais donc sans chez",
}
# Names are the same everywhere: games, variants, people, licences.
NAMES: Final = (
    "À table",
    "Banquet Royal",
    "Course à l'Étoile",
    "Critter Kitchen",
    "À la Cart",
    "Rival Restaurants",
    "Raiders of the Lost Pork",
    "Start up",
    "Pasta la Vista",
    "Kitchen Rush",
    "Piece of Cake",
    "Onion Soup au Gratin",
    "Nunito Sans",
    "SIL Open Font License",
)
OTHER: Final = {"en": "fr", "fr": "en"}


@cache
def _keys() -> frozenset[str]:
    return frozenset(str(key) for key in speaker("en").bundle._messages if "-" in key)


@cache
def _foreign_words(language: str) -> re.Pattern[str]:
    words = "|".join(WORDS[OTHER[language]].split())
    return re.compile(rf"(?<![\w'’-])(?:{words})(?![\w'’-])", re.IGNORECASE)


def slips(page: Page, language: str) -> Iterator[str]:
    """Whatever should not be read or heard on this page by a reader of this language."""
    if page.evaluate("document.documentElement.lang") != language:
        yield "the page is in another language"
    for text in page.evaluate(TEXTS):
        yield from (f"{slip!r} in {text[:200]!r}" for slip in _slips_in(text, language))


def _slips_in(text: str, language: str) -> Iterator[str]:
    yield from BROKEN.findall(text)
    for token in KEY.findall(text):
        if token in _keys() or PREFIXES.match(token):
            yield token
    for name in NAMES:
        text = text.replace(typeset(name), "")
    yield from _foreign_words(language).findall(text)
