"""The games of this server: ours and those that the operator adds.

ATABLE_EXTRA_GAMES="module:ATTRIBUTE,…" names more of them, for tests and for games of your own. The modules
must be importable here and in the bots' processes (PYTHONPATH). A game without heuristics of ours is played by
random bots only.
"""

import os
from importlib import import_module
from typing import Any, Final

from atable.games import GAMES
from atable.kernel.errors import AtableError
from atable.kernel.game import Game
from atable.kernel.spec import GameSpec

EXTRA_GAMES: Final = "ATABLE_EXTRA_GAMES"


class BadExtraGames(AtableError):
    """ATABLE_EXTRA_GAMES names something that is no game."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{EXTRA_GAMES}: {place!r}: {problem}")


def all_games() -> dict[str, Game[Any]]:
    """Every game by its id."""
    games: dict[str, Game[Any]] = {game.spec.id: game for game in GAMES}
    places = os.environ.get(EXTRA_GAMES, "")
    for place in places.split(",") if places else []:
        game = _load(place.strip())
        if game.spec.id in games:
            raise BadExtraGames(place, f"there is a game {game.spec.id} already")
        games[game.spec.id] = game
    return games


def _load(place: str) -> Game[Any]:
    module, colon, attribute = place.partition(":")
    if not (module and colon and attribute):
        raise BadExtraGames(place, "write module:ATTRIBUTE, with a comma between two of them")
    try:
        game: Game[Any] = getattr(import_module(module), attribute)
    except ImportError as error:
        raise BadExtraGames(place, str(error)) from error
    except AttributeError:
        raise BadExtraGames(place, f"the module has no {attribute}") from None
    if not isinstance(getattr(game, "spec", None), GameSpec):
        raise BadExtraGames(place, "that is no game: it has no spec")
    return game
