"""What several commands share: finding a game and reading its options."""

import argparse
from typing import Any

from atable.games import GAMES
from atable.games.texts import TEXTS
from atable.kernel.errors import AtableError, BadOptions
from atable.kernel.game import Game
from atable.kernel.messages import Message
from atable.kernel.spec import Options, read_options
from atable.texts.speaker import Speaker, load


class BadArgument(AtableError):
    """Something on the command line makes no sense; the message says what was expected."""


def find_game(name: str) -> Game[Any]:
    for game in GAMES:
        if game.spec.id == name:
            return game
    known = ", ".join(game.spec.id for game in GAMES)
    raise BadArgument(f"there is no game {name!r} (there is {known})")


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id, such as banquet_royal")
    parser.add_argument("--seats", type=int, default=None, metavar="N", help="players at the table")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def table_options(game: Game[Any], texts: list[str], seats: int, pace: str) -> Options:
    """`--option gourmet=true --option colors=pink,blue` as the game's own options, resolved."""
    values: dict[str, Any] = {"pace": pace}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadArgument(f"--option {text}: expected NAME=VALUE")
        values[name] = value
    for name, value in values.items():
        if isinstance(getattr(game.spec.options(), name, None), tuple):
            values[name] = [item for item in value.split(",") if item]
    try:
        game.spec.check_seats(seats)
        return game.resolve(read_options(game.spec, values), seats)
    except BadOptions as error:
        raise in_words(error, game) from None


def in_words(error: BadOptions, game: Game[Any]) -> BadArgument:
    """In English, as all errors of the command line."""
    say = Speaker(load("en", [TEXTS[game.spec.id].words]), (), None)
    return BadArgument(f"option {error.field}: {say(Message(error.key, error.params))}")
