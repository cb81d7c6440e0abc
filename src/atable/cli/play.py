"""play a game at a text table in this terminal, with bots or hot-seat"""

import argparse
import os
import secrets
import shlex
import shutil
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle

from atable.bots.make import levels, make_bot
from atable.bots.player import BotPlayer
from atable.cli.client import Client, Commands, Words
from atable.cli.common import BadArgument, add_table_arguments, default_language, find_game, said, table_options
from atable.cli.saves import Save, read_unfinished
from atable.cli.table import Table
from atable.cli.terminal import Terminal, standard
from atable.games.heuristics import HEURISTICS
from atable.games.texts import TEXTS
from atable.kernel.game import Game
from atable.kernel.messages import Message, Term
from atable.kernel.seats import Seat
from atable.kernel.session import Session
from atable.texts import rulebook
from atable.texts.speaker import Speaker, load

PACES: Final = ("relaxed", "simulation")  # a text table has no clock
LONGEST_NAME: Final = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_table_arguments(parser)
    parser.add_argument(
        "--bots", metavar="NAMES", help="bots on the last seats, such as greedy,random; none: people only"
    )
    parser.add_argument("--names", default=None, metavar="NAMES", help="names of the players by seat, such as Ada,Ben")
    parser.add_argument("--lang", default=None, metavar="fr|en", help="language (default: that of the terminal)")
    parser.add_argument("--seed", default=None, metavar="TEXT", help="deal the same game again")
    parser.add_argument("--save", default=None, metavar="FILE", help="where to save (default: a new file in saves/)")
    parser.add_argument("--resume", default=None, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--options", action="store_true", help="list the options of the game")


def run(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    bundle = load(arguments.lang or default_language(os.environ), [TEXTS[game.spec.id].words])
    if arguments.options:
        print("\n".join(option_lines(game, bundle)))
        return 0
    client = prepare(arguments, standard())
    if not sys.stdin.isatty():
        raise BadArgument("play needs a terminal to read from; `atable simulate` plays without people")
    return client.play()


def prepare(arguments: argparse.Namespace, terminal: Terminal) -> Client:
    """Check everything; nothing is written before the first move is asked for."""
    game = find_game(arguments.game)
    texts = TEXTS[game.spec.id]
    language = arguments.lang or default_language(os.environ)
    bundle = load(language, [texts.words])
    table = (_resumed if arguments.resume else _new)(game, arguments, language)
    names = player_names(arguments.names, table, bundle)
    words = Words(bundle, names, rulebook.read(texts.rules, language), texts)
    commands = Commands(_resume_command(arguments, table), shlex.join([program(), "verify", str(table.save.path)]))
    return Client(table, words, terminal, commands)


def _new(game: Game[Any], arguments: argparse.Namespace, language: str) -> Table:
    names = bot_names(arguments.bots)
    seats = arguments.seats
    if seats is None:
        seats = max(game.spec.seats_min, 1 + len(names or []))
    options = table_options(game, arguments.option, seats, game.spec.clockless, language)
    if options.pace not in PACES:
        raise BadArgument(f"--option pace={options.pace}: {_no_clock(game, language)}")
    seed = secrets.token_hex(16) if arguments.seed is None else arguments.seed
    session = Session(game, options, seats, seed)
    path = Path(arguments.save) if arguments.save else _fresh_path(game.spec.id)
    if path.exists():
        raise BadArgument(f"{path} exists already (--resume {path} continues it)")
    return Table(session, make_bots(names, game, seats, seed), Save(path))


def _no_clock(game: Game[Any], language: str) -> str:
    return said(Message("bad-pace-clock", {"paces": ", ".join(PACES)}), game, language)


def _resumed(game: Game[Any], arguments: argparse.Namespace, language: str) -> Table:
    for name in ("seats", "option", "seed", "save"):
        if getattr(arguments, name):
            raise BadArgument(f"--resume goes on with a saved table: leave out --{name}")
    path = Path(arguments.resume)
    journal = read_unfinished(path, game, language)
    if journal.options.pace not in PACES:
        raise BadArgument(f"{path}: option pace: {_no_clock(game, language)}")
    head = journal.head
    session = Session(game, journal.options, head.seats, head.seed, head.luck)
    save = Save(path)
    save.go_on()
    table = Table(session, make_bots(bot_names(arguments.bots), game, head.seats, head.seed), save)
    table.resume(journal.entries)
    return table


def _fresh_path(game: str) -> Path:
    return Path("saves") / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.jsonl"


def bot_names(text: str | None) -> list[str] | None:
    """`greedy,random` as names; `none` or nothing at all for a table of people; None if left open."""
    if text is None:
        return None
    return [] if text in ("", "none") else [name.strip() for name in text.split(",")]


def make_bots(names: Sequence[str] | None, game: Game[Any], seats: int, seed: str) -> dict[Seat, BotPlayer]:
    """Bots on the last seats. If nothing was said, one person plays with the best bots there are."""
    known = HEURISTICS.get(game.spec.id)
    chosen = [levels(known)[-1]] * (seats - 1) if names is None else list(names)
    if len(chosen) >= seats:
        raise BadArgument(f"--bots: {len(chosen)} bots on {seats} seats leave none for a person")
    first = seats - len(chosen)
    return {seat: BotPlayer(make_bot(name, known), seat, seed) for seat, name in enumerate(chosen, start=first)}


def player_names(text: str | None, table: Table, bundle: FluentBundle) -> list[str]:
    """The names given, and friendly ones for the other seats."""
    seats = table.session.journal.head.seats
    given = [name.strip() for name in text.split(",")] if text else []
    for name in given:
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or set("[]") & set(name):
            raise BadArgument(f"--names: {name!r} is no name (1 to {LONGEST_NAME} letters, no brackets)")
    if len(given) > seats or len(set(given)) < len(given):
        raise BadArgument(f"--names: expected up to {seats} different names")
    say = Speaker(bundle, (), None)
    return given + [_default_name(seat, seat in table.bots, say) for seat in range(len(given), seats)]


def _default_name(seat: Seat, bot: bool, say: Speaker) -> str:
    if bot:
        return say(Message(f"bot-name-{seat}"))
    return say(Message("player-default-name", {"number": seat + 1}))


def program() -> str:
    """How to call this program again: by its name, or by its path where the shell would not find it."""
    called = Path(sys.argv[0])
    return str(called) if called.name == "atable" and shutil.which("atable") is None else "atable"


def _resume_command(arguments: argparse.Namespace, table: Table) -> str:
    """Seats the same bots and people again: `--bots ''` is not the same as no word about bots."""
    words = [program(), "play", arguments.game, "--resume", str(table.save.path)]
    for name in ("bots", "names", "lang"):
        if (value := getattr(arguments, name)) is not None:
            words += [f"--{name}", value]
    return shlex.join(words)


def option_lines(game: Game[Any], bundle: FluentBundle) -> list[str]:
    """Each option of the game: how to write it, its default, what it does."""
    say = Speaker(bundle, (), None)
    defaults = game.spec.options()
    lines: list[str] = []
    for name in game.spec.options.__struct_fields__:
        default = _written(getattr(defaults, name))
        lines.append(say(Message("option-line", {"name": name, "default": default, "option": Term(f"option-{name}")})))
    return lines


def _written(value: object) -> str:
    """An option's value as one would type it."""
    if isinstance(value, tuple):
        return ",".join(str(item) for item in value) or "-"
    return str(value).lower()
