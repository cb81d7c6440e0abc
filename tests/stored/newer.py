"""Tomorrow's rules of a game, for tests: a newer version that plays the same, and one that plays otherwise."""

from typing import Any

import msgspec

from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.game import Game
from atable.kernel.seats import Seat
from atable.kernel.spec import GameSpec


class Newer:
    """Everything but the version is as in the game."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    @property
    def spec(self) -> GameSpec:
        return msgspec.structs.replace(self._game.spec, rules_version=f"{self._game.spec.rules_version} and a half")


class Stricter(Newer):
    """Under the new rules nobody may do this any more."""

    def __init__(self, game: Game[Any], forbidden: tuple[type[Action], ...]) -> None:
        super().__init__(game)
        self._forbidden = forbidden

    def check(self, state: Any, seat: Seat, action: Action) -> None:
        if isinstance(action, self._forbidden):
            raise IllegalAction(f"{self.spec.prefix}-TABLE", "unknown-action")
        self._game.check(state, seat, action)


class SameVersion(Stricter):
    """Somebody changed a rule and did not say so."""

    @property
    def spec(self) -> GameSpec:
        return self._game.spec
