"""Which messages the code uses, read from its syntax trees, and which the Fluent files define."""

import ast
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import atable
from atable.games.texts import TEXTS
from atable.texts.speaker import SHARED

SOURCE = Path(atable.__file__).parent
SHARED_SCOPE = "shared"
ASK_OR_WAIT = "ask_or_wait"
KEY_ARGUMENT = {"Message": 0, "Term": 0, "ScoreLine": 0, "IllegalAction": 1, "BadOptions": 1}


class Use(NamedTuple):
    """One place in the code that makes a message."""

    where: str  # file and line
    scope: str  # the game that the code belongs to, or "shared"
    call: str
    key: str | None  # None: the key is made elsewhere and passed on
    prefix: str | None  # of a family, such as `dish-` in f"dish-{dish}"
    params: frozenset[str] | None  # None: passed on
    source: str  # the expression of the key


def uses() -> list[Use]:
    found: list[Use] = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEY_ARGUMENT:
                key = node.args[KEY_ARGUMENT[node.func.id]]
                found += [_use(node, part, node.func.id, path) for part in _parts(key)]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == ASK_OR_WAIT:
                found += [_question(node, prefix, path) for prefix in ("ask-", "wait-")]
    return [use for use in found if not use.where.startswith("kernel/views.py")]  # which speaks for the games


def _question(node: ast.Call, prefix: str, path: Path) -> Use:
    """The kernel makes both messages of the key that a game gives it."""
    file = path.relative_to(SOURCE)
    return Use(f"{file}:{node.lineno}", _scope(file), ASK_OR_WAIT, None, prefix, None, ast.unparse(node.args[1]))


def _parts(key: ast.expr) -> list[ast.expr]:
    """`"a" if condition else "b"` may be either."""
    return [*_parts(key.body), *_parts(key.orelse)] if isinstance(key, ast.IfExp) else [key]


def _scope(file: Path) -> str:
    return file.parts[1] if file.parts[0] == "games" and len(file.parts) > 2 else SHARED_SCOPE


def _use(node: ast.Call, key: ast.expr, call: str, path: Path) -> Use:
    at = KEY_ARGUMENT[call]
    literal = key.value if isinstance(key, ast.Constant) else None
    prefix = None
    if isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
        prefix = str(key.values[0].value)
    file = path.relative_to(SOURCE)
    where = f"{file}:{node.lineno}"
    params = _params(node.args[at + 1 :]) if call in ("Message", "IllegalAction", "BadOptions") else frozenset[str]()
    return Use(
        where, _scope(file), call, literal if isinstance(literal, str) else None, prefix, params, ast.unparse(key)
    )


def _params(rest: list[ast.expr]) -> frozenset[str] | None:
    if not rest:
        return frozenset()
    if isinstance(rest[0], ast.Dict):
        return frozenset(str(key.value) for key in rest[0].keys if isinstance(key, ast.Constant))
    return None


class Entry(NamedTuple):
    variables: frozenset[str]
    attributes: dict[str, frozenset[str]]  # with their variables


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's own names)
        self.found.add(node.id.name)


def _variables(pattern: ftl.Pattern | None) -> frozenset[str]:
    visitor = _Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(visitor.found)


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def all_variables(path: Path) -> dict[str, frozenset[str]]:
    """Of each message its own variables, and those of the messages that it refers to."""
    found = entries_of(path)
    variables = {key: entry.variables for key, entry in found.items()}
    for entry in parse(path):
        if isinstance(entry, ftl.Message) and entry.value is not None:
            references = _References()
            references.visit(entry.value)
            for name in references.found:
                variables[entry.id.name] |= found[name].variables
    return variables


def parse(path: Path) -> list[ftl.EntryType]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def entries(folder: Path, language: str) -> dict[str, Entry]:
    return entries_of(folder / f"{language}.ftl")


def entries_of(path: Path) -> dict[str, Entry]:
    """Every message of a file, with the variables of its value and of its attributes."""
    return {
        message.id.name: Entry(
            _variables(message.value), {item.id.name: _variables(item.value) for item in message.attributes}
        )
        for message in parse(path)
        if isinstance(message, ftl.Message)
    }


FOLDERS: dict[str, Path] = {SHARED_SCOPE: SHARED, **{game: texts.words for game, texts in TEXTS.items()}}
