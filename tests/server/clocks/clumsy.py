"""Course à l'Étoile for bots that go wrong."""

import time
from typing import Any, Final

import msgspec

from atable.games.course_a_letoile.game import GAME
from atable.kernel.actions import Action
from atable.kernel.spec import GameSpec


class Course:
    """The game under another id. It asks the game for all the rest: a compiled class can have no heirs."""

    def __init__(self, name: str) -> None:
        self.spec: GameSpec = msgspec.structs.replace(GAME.spec, id=name)

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)


class Clumsy(Course):
    def sample(self, *_: object) -> Action:
        raise ValueError("dropped it")


class Slow(Course):
    def sample(self, *_: object) -> Action:
        time.sleep(600)
        raise ValueError("too late anyway")


CLUMSY: Final = Clumsy("clumsy")
SLOW: Final = Slow("slow")
