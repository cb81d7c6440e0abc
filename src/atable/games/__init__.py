"""The games, in the order in which they are offered. A game is its folder and its name here; all else follows."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from atable.kernel.game import Game

IDS: Final = ("banquet_royal", "course_a_letoile", "critter_kitchen", "rival_restaurants", "kitchen_rush")


def part(game_id: str, module: str) -> Any:
    """A module of a game's folder, such as `words.text`."""
    return import_module(f"{__name__}.{game_id}.{module}")


def has_part(game_id: str, module: str) -> bool:
    return find_spec(f"{__name__}.{game_id}.{module}") is not None


GAMES: Final[tuple[Game[Any], ...]] = tuple([part(game_id, "game").GAME for game_id in IDS])
