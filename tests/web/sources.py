"""Which messages the client uses, read from its code, and which its Fluent files define."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from atable.games import IDS
from atable.games.texts import TEXTS
from atable.server.texts import MESSAGES
from atable.texts.speaker import LANGUAGES, SHARED
from tests.texts.sources import Entry, entries, entries_of
from tools.typescript import WEB

FRAME: Final = "frame"  # the scope of all that is not a game's own
KEY: Final = r"[a-z][\w-]*"
LISTED: Final = re.compile(r"(?://|<!--|\*) keys: ([\w -]+)")
LITERAL: Final = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
OUR_T: Final = re.compile(r"import \{[^}]*\bt\b[^}]*\} from \"[./]*i18n/language\.svelte\"")  # a board may have its own
STEP: Final = re.compile(r"\bid: \"([\w-]+)\"")
REACH: Final = 3  # a list of keys stands at most so many lines above the place that composes them


class Use(NamedTuple):
    """One place in the client that names a message."""

    where: str  # file and line
    scope: str  # whose words it may speak: those of the game that the code belongs to, or of the frame alone
    call: str
    keys: frozenset[str]  # empty: made elsewhere and passed on
    params: frozenset[str] | None  # None: passed on
    composed: bool  # the code makes the key; these are those of the list above it
    source: str

    @property
    def prefix(self) -> str:
        """Of a composed key."""
        return self.source.partition("${")[0].rpartition("`")[2]


def messages(scope: str, language: str) -> list[Path]:
    """The client's own files."""
    if scope == FRAME:
        return sorted((WEB / "messages" / language).glob("*.ftl"))
    return [path for path in [WEB / "games" / scope / "messages" / f"{language}.ftl"] if path.exists()]


def scopes() -> list[str]:
    return [FRAME, *sorted(path.name for path in (WEB / "games").iterdir() if path.is_dir())]


def own(scope: str, language: str) -> dict[str, Entry]:
    return {key: entry for path in messages(scope, language) for key, entry in entries_of(path).items()}


def borrowed(scope: str, language: str) -> dict[str, Entry]:
    """What the client reads from the files of the Python package."""
    if scope == FRAME:
        return entries(SHARED, language) | entries(MESSAGES, language)
    return entries(TEXTS[scope].words, language)


def code() -> dict[Path, str]:
    """By path: all code that is delivered."""
    found = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return {
        path: path.read_text(encoding="utf-8")
        for path in found
        if not path.name.endswith(".test.ts") and path.parent.name != "testing"
    }


def scope_of(path: Path) -> str:
    parts = path.relative_to(WEB).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else FRAME


def uses(path: Path, text: str) -> list[Use]:
    """Every `t(…)` and every `{ key: … }`."""
    found: list[Use] = []
    of_frame = OUR_T.search(text) is not None
    for match in re.finditer(r"(?<![\w.])t\(|(?<![\w.\"'])key: ", text):
        call = "t" if match.group() == "t(" else "key"
        source = _expression(text, match.end())
        composed = "${" in source
        keys = frozenset(_listed_above(text, match.start()) if composed else _literals(source))
        if call == "t" or composed or keys:
            line = text.count("\n", 0, match.start()) + 1
            where = f"{path.relative_to(WEB)}:{line}"
            params = _params(text, match.end() + len(source), call)
            scope = FRAME if call == "t" and of_frame else scope_of(path)
            found.append(Use(where, scope, call, keys, params, composed, source))
    return found


def listed(text: str) -> set[str]:
    """Whatever stands in a comment `keys: …`; GAME in a key stands for the id of every game."""
    found = {key for match in LISTED.finditer(text) for key in match.group(1).split()}
    return {key.replace("GAME", game_id) for key in found for game_id in IDS}


def named(text: str) -> set[str]:
    """Every plain string in the code: a table of labels names keys too. One word alone may mean anything."""
    return set(re.findall(rf"[\"'`]({KEY})[\"'`]", text))


def guided(text: str) -> set[str]:
    """The texts of a guided game."""
    if "GuideStep" not in text:
        return set()
    return {f"guide-{step}{part}" for step in STEP.findall(text) for part in ("", "-title")}


def _expression(text: str, start: int) -> str:
    """From here to the comma or the bracket that ends it."""
    depth, at = 0, start
    while at < len(text):
        literal = LITERAL.match(text, at)
        if literal:
            at = literal.end()
            continue
        if text[at] in "([{":
            depth += 1
        elif depth == 0 and text[at] in ",)]};\n" and text[start:at].strip():
            break
        elif text[at] in ")]}":
            depth -= 1
        at += 1
    return text[start:at].strip()


def _params(text: str, end: int, call: str) -> frozenset[str] | None:
    """The names in the object that follows a key: `, { count, dish: it }`, or none."""
    rest = re.compile(r"\s*,\s*(params)?(:\s*)?" if call == "key" else r"\s*,\s*").match(text, end)
    if rest is None or (call == "key" and rest.group(1) is None):
        return frozenset()
    if call == "key" and rest.group(2) is None:  # `params` alone
        return None
    if text[rest.end()] != "{":
        return frozenset() if text[rest.end()] == ")" else None
    return _names(text, rest.end() + 1)


def _names(text: str, start: int) -> frozenset[str] | None:
    names: set[str] = set()
    while not re.compile(r"\s*}").match(text, start):
        field = _expression(text, start)
        if field.startswith("..."):
            return None
        if name := re.match(r"[\w-]+|\"[\w-]+\"", field):
            names.add(name.group().strip('"'))
        start = text.index(field, start) + len(field)
        comma = re.compile(r"\s*,").match(text, start)
        start = comma.end() if comma else start
    return frozenset(names)


def _literals(source: str) -> Iterator[str]:
    """`"a" if condition else "b"` may be either; what is compared or handed to a function is no key."""
    for match in LITERAL.finditer(source):
        before, after = source[: match.start()].rstrip(), source[match.end() :].lstrip()
        compared = before.endswith(("==", "!=")) or after.startswith(("==", "!="))
        inner = re.search(r"\w\($", before) is not None or before.endswith("[")
        key = next(filter(None, match.groups()), "")
        if not compared and not inner and re.fullmatch(KEY, key):
            yield key


def _listed_above(text: str, start: int) -> set[str]:
    """The list nearest above, which may go over several lines."""
    line = text.count("\n", 0, start)
    nearest: set[str] = set()
    for above in reversed(text.splitlines()[max(0, line - REACH) : line + 1]):
        found = listed(above)
        if nearest and not found:
            break
        nearest |= found
    return nearest


OWN: Final = {(scope, language): own(scope, language) for scope in scopes() for language in LANGUAGES}
BORROWED: Final = {(scope, language): borrowed(scope, language) for scope in scopes() for language in LANGUAGES}
CODE: Final = code()
USES: Final = [use for path, text in CODE.items() for use in uses(path, text)]
