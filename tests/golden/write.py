"""Write the golden stories again: `python -m tests.golden.write [GAME] [CASE]`. Then read the diff."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Protocol

from atable.games import IDS

FOLDER = Path(__file__).parent


class Told(Protocol):
    def text(self) -> str: ...


# By game: `stories.py` beside the files that it tells.
STORIES: Mapping[str, Mapping[str, Callable[[], Told]]] = {
    game_id: import_module(f"tests.golden.{game_id}.stories").CASES for game_id in IDS
}


def cases() -> list[tuple[str, str]]:
    return [(game, case) for game, stories in STORIES.items() for case in stories]


def path(game: str, case: str) -> Path:
    return FOLDER / game / f"{case}.txt"


def tell(game: str, case: str) -> str:
    return STORIES[game][case]().text()


def main(arguments: list[str]) -> int:
    wanted = [known for known in cases() if list(known[: len(arguments)]) == arguments]
    if not wanted:
        known = ", ".join("/".join(names) for names in cases())
        print(f"no such story: {' '.join(arguments)} (there are {known})", file=sys.stderr)
        return 2
    for game, case in wanted:
        path(game, case).parent.mkdir(exist_ok=True)
        path(game, case).write_text(tell(game, case), encoding="utf-8")
        print(path(game, case).relative_to(FOLDER.parents[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
