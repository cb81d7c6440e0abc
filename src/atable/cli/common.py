"""What several commands share: finding a game and reading its options."""

import argparse
from collections.abc import Mapping
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


def default_language(environment: Mapping[str, str]) -> str:
    """French where the terminal says so, English elsewhere."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "fr" if environment[name].startswith("fr") else "en"
    return "en"


def table_options(game: Game[Any], texts: list[str], seats: int, pace: str, language: str) -> Options:
    """`--option gourmet=true --option colors=pink,blue` as the game's own options, resolved."""
    values: dict[str, Any] = {"pace": pace}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadArgument(f"--option {text}: {said(Message('bad-option-form'), game, language)}")
        values[name] = value
    for name, value in values.items():
        if isinstance(getattr(game.spec.options(), name, None), tuple):
            values[name] = [item for item in value.split(",") if item]
    try:
        game.spec.check_seats(seats)
        return game.resolve(read_options(game.spec, values), seats)
    except BadOptions as error:
        raise in_words(error, game, language) from None


def in_words(error: BadOptions, game: Game[Any], language: str) -> BadArgument:
    return BadArgument(f"option {error.field}: {said(Message(error.key, error.params), game, language)}")


def said(message: Message, game: Game[Any], language: str) -> str:
    """What is wrong with an option is told in the reader's language; of no player, so nobody needs a name."""
    return Speaker(load(language, [TEXTS[game.spec.id].words]), (), None)(message)
