"""What there is below each first move of a case: `python -m tests.counts.divide GAME CASE [NUMBER...]`.

Run it here and in a checkout where the counts are right, and compare; the number of a move goes down below it, and so
on until it is one move that is listed or played otherwise.
"""

import sys
from typing import Final

from tests.counts.cases import GAME_OF, Root, load, root_of
from tests.counts.count import Count, divide, follow, moves

COMMAND: Final = "python -m tests.counts.divide GAME CASE [NUMBER...]"


def divided(root: Root, depth: int) -> list[str]:
    parts = divide(root.game, root.state, depth)
    lines = [f"{at:4} {below.positions:7} {below.order:12} {move.text()}" for at, (move, below) in enumerate(parts)]
    return [*lines, f"{sum(below.positions for _, below in parts):12} after {depth} moves"]


def told(root: Root, counted: list[Count], written: list[Count]) -> str:
    """Where the counts first differ from what is written, divided."""
    depth = next(at for at, (now, then) in enumerate(zip(counted, written, strict=True), 1) if now != then)
    now, then = counted[depth - 1].positions, written[depth - 1].positions
    what = "the order differs" if now == then else f"there are {now}, not {then}"
    title = f"after {depth} moves {what}; below each first move, with a digest of the order:"
    return "\n".join(["", title, *divided(root, depth), f"to go further down: {COMMAND}"])


def main(arguments: list[str]) -> int:
    game, name, *numbers = arguments
    [case] = [case for case in load(game) if case.name == name]
    root = root_of(GAME_OF[game], case)
    depth = len(case.counts)
    for number in map(int, numbers):
        move = moves(root.game, root.state)[number]
        print(move.text())
        root, depth = root._replace(state=follow(root.game, root.state, move)), depth - 1
    print("\n".join(divided(root, depth)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
