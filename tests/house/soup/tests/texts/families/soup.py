"""The keys that the code of The Last Spoonful puts together."""

from atable.games.soup.content.loader import BOWLS
from tests.texts.families import Keys

QUESTIONS = ("choose", "ladle")  # one for each phase

KEYS = Keys(
    families={
        "bowl-": set(BOWLS),
        "ask-": set(QUESTIONS),
        "wait-": set(QUESTIONS),
    },
    terms={"bowl": "bowl-"},
)
