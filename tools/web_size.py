"""Fail when the web client sends too much script before the first game board.

What counts: all script, compressed as the server sends it, that somebody loads who opens the home page and sits down at
a table, up to the board itself: the entry, the words of the larger of the two languages, the home page, the table page
and the words of the game, each with whatever it imports at once. The board is measured too and shown beside the limit.
What is loaded only when somebody asks for it (rules, a dialog, another page) does not count, nor do styles, fonts and
pictures.
"""

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from atable.texts.speaker import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[1]
BUILT: Final = ROOT / "src" / "atable" / "server" / "client"
MANIFEST: Final = ".vite/manifest.json"
LIMIT: Final = 120_000
FIRST_GAME: Final = "banquet_royal"
BOARD: Final = "board"
# In the order in which they are loaded.
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "entry": ("index.html",),
    "words": ("src/i18n/{language}.ts",),
    "home page": ("src/pages/Home.svelte",),
    "table page": ("src/table/TablePage.svelte",),
    "words of the game": (
        "../src/atable/games/{game}/words/{language}.ftl?raw",
        "src/games/{game}/messages/{language}.ftl?raw",
    ),
    BOARD: ("src/games/{game}/index.ts",),
}

Manifest = dict[str, Any]  # as Vite writes it: by source, the built file and what it imports


class NotBuilt(Exception):
    """The build is missing, or a part of it is no file of its own any more."""


def closure(manifest: Manifest, source: str) -> Iterator[str]:
    """The built script of a source, and all that it imports at once."""
    seen: set[str] = set()
    waiting = [source]
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        if name not in manifest:
            raise NotBuilt(f"{name} is not in the build's manifest: correct PARTS in tools/web_size.py")
        yield manifest[name]["file"]
        waiting += manifest[name].get("imports", ())


def files(manifest: Manifest, language: str, game: str) -> dict[str, list[str]]:
    """By part: its files, each only where it is met first."""
    met: set[str] = set()
    parts: dict[str, list[str]] = {}
    for part, sources in PARTS.items():
        needed = [file for it in sources for file in closure(manifest, it.format(language=language, game=game))]
        parts[part] = [file for file in dict.fromkeys(needed) if file not in met]
        met.update(needed)
    return parts


def sizes(folder: Path, language: str, game: str = FIRST_GAME) -> dict[str, int]:
    """By part: its bytes on the wire."""
    path = folder / MANIFEST
    if not path.exists():
        raise NotBuilt("the client is not built: run `make web`")
    manifest: Manifest = msgspec.json.decode(path.read_bytes())
    parts = files(manifest, language, game)
    return {part: sum(_on_the_wire(folder / name) for name in names) for part, names in parts.items()}


def _on_the_wire(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def before_the_board(parts: dict[str, int]) -> int:
    return sum(size for part, size in parts.items() if part != BOARD)


def table(parts: dict[str, int], language: str) -> str:
    counted = [(part, size) for part, size in parts.items() if part != BOARD]
    sums = [(f"before the board ({language})", before_the_board(parts)), ("limit", LIMIT)]
    rows = [*counted, *sums, ("with the board", sum(parts.values()))]
    return "\n".join(f"{part:<24}{size / 1000:>7.1f} kB" for part, size in rows)


def main() -> int:
    try:
        measured = {language: sizes(BUILT, language) for language in LANGUAGES}
    except NotBuilt as problem:
        print(problem)
        return 1
    language = max(measured, key=lambda it: before_the_board(measured[it]))
    print(table(measured[language], language))
    if before_the_board(measured[language]) > LIMIT:
        print("too much script before the first board: what can be loaded later?")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
