"""Count again and write it down: `python -m tests.counts.write [GAME] [CASE]`. Then read the diff."""

import sys

from tests.counts.cases import FOLDER, GAME_OF, Case, counted_again, load, text


def main(arguments: list[str]) -> int:
    wanted = [names for names in cases() if list(names[: len(arguments)]) == arguments]
    if not wanted:
        known = ", ".join("/".join(names) for names in cases())
        print(f"no such case: {' '.join(arguments)} (there are {known})", file=sys.stderr)
        return 2
    for game in dict(wanted):
        again = [_again(game, case) if (game, case.name) in wanted else case for case in load(game)]
        (FOLDER / f"{game}.toml").write_text(text(again), encoding="utf-8")
    return 0


def cases() -> list[tuple[str, str]]:
    return [(game, case.name) for game in GAME_OF for case in load(game)]


def _again(game: str, case: Case) -> Case:
    again = counted_again(case, GAME_OF[game])
    print(f"{game}/{case.name}: {', '.join(map(str, again.counts))}")
    return again


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
