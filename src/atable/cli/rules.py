"""print a game's numbered rules, one rule, or which rules have no test"""

import argparse
import ast
import os
import re
import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.markdown import Markdown

import atable
from atable.cli.common import BadArgument, default_language, find_game
from atable.games.texts import TEXTS
from atable.kernel.game import Game
from atable.texts import rulebook
from atable.texts.rulebook import Rule, Rulebook
from atable.texts.speaker import LANGUAGES

CHECKOUT: Final = Path(atable.__file__).parents[2]
INCOMPLETE: Final = 1


class Coverage(msgspec.Struct, frozen=True):
    """Rule ids by whether a test names them."""

    rules: int
    tested: int
    excused: tuple[str, ...]  # no program can test them; the reason is written down
    missing: tuple[str, ...]
    unknown: tuple[str, ...]  # named by a test or an excuse, but no rule has this id

    def complete(self) -> bool:
        return not self.missing and not self.unknown


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id, such as banquet_royal")
    parser.add_argument("id", nargs="?", metavar="ID", help="a rule, such as BR-38 or 38")
    parser.add_argument("--lang", default=None, metavar="fr|en", help="language (default: that of the terminal)")
    parser.add_argument("--coverage", action="store_true", help="count the rules that have a test (in a checkout)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    language = arguments.lang or default_language(os.environ)
    if language not in LANGUAGES:
        raise BadArgument(f"there is no language {language!r} (there is {', '.join(LANGUAGES)})")
    book = rulebook.read(TEXTS[game.spec.id].rules, language)
    if arguments.coverage:
        return _show_coverage(coverage(game, book, CHECKOUT), arguments.json)
    if arguments.id:
        _show_rule(book.find(arguments.id, game.spec.prefix), arguments.json)
    elif arguments.json:
        print(msgspec.json.encode(book.rules).decode())
    else:
        _show_book(book)
    return 0


def _show_rule(rule: Rule, as_json: bool) -> None:
    print(msgspec.json.encode(rule).decode() if as_json else f"{rule.id} ({rule.section})\n{rule.text}")


def _show_book(book: Rulebook) -> None:
    """Set for reading in a terminal; as it is written for a file or another program."""
    console = Console(highlight=False)
    if console.is_terminal:
        console.print(Markdown(book.text))
    else:
        print(book.text)


def _show_coverage(found: Coverage, as_json: bool) -> int:
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        excused, missing = len(found.excused), len(found.missing)
        print(f"{found.rules} rules: {found.tested} tested, {excused} excused, {missing} without a test")
        for title, ids in (("without a test", found.missing), ("no such rule", found.unknown)):
            if ids:
                print(f"{title}: {', '.join(ids)}")
    return 0 if found.complete() else INCOMPLETE


def coverage(game: Game[Any], book: Rulebook, root: Path) -> Coverage:
    folder = root / "tests" / "rules" / game.spec.id
    if not folder.is_dir():
        raise BadArgument(f"--coverage works in a checkout: there is no {folder}")
    ids = [rule.id for rule in book.rules]
    tested = _tested(folder, {rule.partition("-")[0] for rule in ids}, width=len(ids[0].partition("-")[2]))
    excused = _excused(folder / "untestable.toml")
    return Coverage(
        rules=len(ids),
        tested=len(tested & set(ids)),
        excused=tuple(rule for rule in ids if rule in excused and rule not in tested),
        missing=tuple(rule for rule in ids if rule not in tested and rule not in excused),
        unknown=tuple(sorted((tested | excused) - set(ids))),
    )


def _tested(folder: Path, prefixes: set[str], width: int) -> set[str]:
    """`def test_br_38_br_39_access()` tests BR-38 and BR-39; ids have at least so many digits."""
    one_id = rf"_({'|'.join(sorted(prefixes)).lower()})_(\d+)"
    leading = re.compile(rf"test((?:{one_id})+)(?:_|$)")
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (name := leading.match(node.name)):
                found |= {f"{prefix.upper()}-{int(number):0{width}}" for prefix, number in re.findall(one_id, name[1])}
    return found


def _excused(path: Path) -> set[str]:
    """`[[rule]]` tables with an id and the reason why no program can test it."""
    if not path.is_file():
        return set()
    rules = tomllib.loads(path.read_text(encoding="utf-8")).get("rule", [])
    for rule in rules:
        if not rule.get("id") or not rule.get("reason"):
            raise BadArgument(f"{path}: every excuse has an id and a reason, not {rule}")
    return {rule["id"] for rule in rules}
