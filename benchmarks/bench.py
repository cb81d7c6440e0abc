"""What `make bench` prints: the speed of every game and of the kernel's toys, in the build that is in use."""

import argparse
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from atable.cli.bench import table
from atable.games import GAMES
from atable.kernel.game import Game
from atable.lab.speed import measure
from tests.toys import auction, duel, kitchen, market, memory, snatch

TOYS: tuple[Game[Any], ...] = (
    auction.GAME,
    duel.GAME,
    market.GAME,
    snatch.GAME,
    kitchen.GAME,
    memory.GAME,
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of random play for each game")
    seconds = parser.parse_args().seconds
    speeds = []
    for game in (*GAMES, *TOYS):
        seats = game.spec.seats_max
        options = game.resolve(game.spec.options(pace="simulation"), seats)
        speeds.append(measure(game, options, seats, seconds))
    print(table(speeds))


if __name__ == "__main__":
    main()
