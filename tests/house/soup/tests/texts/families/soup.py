"""The keys of The Last Spoonful that are made from a prefix and a part that varies."""

from atable.games.soup.content.loader import BOWLS

QUESTIONS = ("choose", "ladle")  # one for each phase

FAMILIES: dict[str, set[str]] = {
    "bowl-": set(BOWLS),
    "ask-": set(QUESTIONS),
    "wait-": set(QUESTIONS),
}
TERMS = {"bowl": "bowl-"}
