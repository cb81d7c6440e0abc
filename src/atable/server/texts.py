"""What the server says to people, in their language."""

from functools import cache
from pathlib import Path
from typing import Final

from atable.games.texts import TEXTS
from atable.kernel.messages import Message
from atable.protocol.info import Problem
from atable.texts.speaker import Speaker, load

MESSAGES: Final = Path(__file__).parent / "messages"
FOLDERS: Final = (MESSAGES, *(texts.words for texts in TEXTS.values()))


def say(problem: Problem, language: str) -> str:
    """The problem as a sentence. An option is refused in the words of its game, and no two games share such a key."""
    for folder in FOLDERS:
        speaker = _speaker(language, folder)
        if speaker.bundle.has_message(problem.key):
            return speaker(Message(problem.key, problem.params))
    return problem.key  # a game of somebody's own has no words here


@cache
def _speaker(language: str, folder: Path) -> Speaker:
    return Speaker(load(language, [folder]), names=(), reader=None)
