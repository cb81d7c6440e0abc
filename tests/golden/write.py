"""Write the golden stories again: `python -m tests.golden.write [GAME] [CASE]`. Then read the diff."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from tests.golden import banquet_stories, course_stories, critter_stories, rival_stories, rush_stories

FOLDER = Path(__file__).parent


class Told(Protocol):
    def text(self) -> str: ...


STORIES: Mapping[str, Mapping[str, Callable[[], Told]]] = {
    "banquet_royal": banquet_stories.CASES,
    "course_a_letoile": course_stories.CASES,
    "critter_kitchen": critter_stories.CASES,
    "kitchen_rush": rush_stories.CASES,
    "rival_restaurants": rival_stories.CASES,
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
