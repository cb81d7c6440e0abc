"""Does every card of Critter Kitchen do something in play? Many games over all options tell.

python -m benchmarks.critter_effects [--games N] [--json]

Every critic, rumor, challenge, zous-chef, restaurateur, cart good, manager card and chef card has a line: in how many
games it was in play, and in how many its effect was seen. The exit status is 1 if one of them was never seen.

The games are the same in every run. Greedy bots sit at all tables; at some, a random one sits among them.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from atable.bots.make import make_bot
from atable.bots.player import BotPlayer
from atable.games.critter_kitchen.bots.heuristics import HEURISTICS
from atable.games.critter_kitchen.bots.statistics import GOODS
from atable.games.critter_kitchen.content.cards import CHALLENGE_IDS, CRITIC_IDS, RESTAURATEUR_IDS, RUMOR_IDS, ZOUS_IDS
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.options import CritterOptions
from benchmarks.critter_witness import CHEF_CARDS, MANAGERS, Card, Witness, play_on

CARDS: Final[dict[str, list[str]]] = {
    "critic": CRITIC_IDS,
    "rumor": RUMOR_IDS,
    "challenge": CHALLENGE_IDS,
    "zous-chef": ZOUS_IDS,
    "restaurateur": RESTAURATEUR_IDS,
    "good": list(GOODS),
    "manager": list(MANAGERS),
    "chef card": list(CHEF_CARDS),
}


class Run(msgspec.Struct, frozen=True):
    """Games with the same options."""

    name: str
    seats: int
    options: CritterOptions
    bots: tuple[str, ...] = ("greedy",)


def _options(**chosen: object) -> CritterOptions:
    return msgspec.convert({"pace": "simulation", **chosen}, CritterOptions)


MIXED: Final = ("greedy", "greedy", "random")
RUNS: Final[list[Run]] = [
    *[Run(f"{seats} players", seats, _options()) for seats in range(2, 6)],
    *[Run(f"critic {critic}", 2 + at % 4, _options(critic=critic)) for at, critic in enumerate(CRITIC_IDS)],
    Run("base rumors", 3, _options(rumor_set="base")),
    Run("first game", 4, _options(preset="first_game")),
    Run("truck leftovers stay", 5, _options(truck_leftovers="stay")),
    Run("restaurateurs dealt", 4, _options(restaurateurs=True)),
    Run("restaurateurs drafted", 5, _options(restaurateurs=True, restaurateur_draft=True)),
    Run("restaurateurs and a random cook", 3, _options(restaurateurs=True), MIXED),
    Run("à la cart", 4, _options(a_la_cart=True)),
    Run("à la cart with everything", 5, _options(a_la_cart=True, restaurateurs=True, restaurateur_draft=True)),
    Run("à la cart and a random cook", 3, _options(a_la_cart=True), MIXED),
    *[Run(f"solo {level}", 1, _options(solo_difficulty=level)) for level in ("intern", "chef", "executive_chef")],
    Run("solo with restaurateurs", 1, _options(restaurateurs=True)),
    Run("solo at random", 1, _options(), ("random",)),
]


def witnessed(run: Run, number: int) -> Witness:
    """One game, seen to its end."""
    seed = f"{run.name}/{number}"
    state = GAME.setup(run.options, run.seats, seed)
    names = [run.bots[(seat + number) % len(run.bots)] for seat in range(run.seats)]
    players = [BotPlayer(make_bot(name, HEURISTICS), seat, seed) for seat, name in enumerate(names)]
    witness = Witness()
    play_on(state, players, witness)
    witness.finish(state)
    return witness


def watch(games: int) -> Iterator[Witness]:
    for run in RUNS:
        for number in range(games):
            yield witnessed(run, number)


def count(games: int) -> dict[Card, tuple[int, int]]:
    """By card: the games in which it was in play, and those in which its effect was seen."""
    in_play = {(sort, card): 0 for sort, cards in CARDS.items() for card in cards}
    fired = dict(in_play)
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        watching = bar.add_task("games", total=games * len(RUNS))
        for witness in watch(games):
            for card in witness.in_play:
                in_play[card] += 1
            for card in witness.fired:
                fired[card] += 1
            bar.advance(watching)
    return {card: (in_play[card], fired[card]) for card in in_play}


def as_text(counts: dict[Card, tuple[int, int]]) -> str:
    lines = [f"{'':<36}{'in play':>9}{'fired':>9}{'share':>9}"]
    for (sort, card), (in_play, fired) in counts.items():
        share = f"{100 * fired / in_play:.1f} %" if in_play else "-"
        lines.append(f"{sort:<14}{card:<22}{in_play:>9}{fired:>9}{share:>9}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, metavar="N", help=f"games of each of {len(RUNS)} runs (60)")
    parser.add_argument("--json", action="store_true", help="one JSON object, for programs")
    arguments = parser.parse_args()
    counts = count(arguments.games)
    if arguments.json:
        print(json.dumps({f"{sort} {card}": both for (sort, card), both in counts.items()}, indent=2))
    else:
        print(as_text(counts))
    silent = [f"{sort} {card}" for (sort, card), (_, fired) in counts.items() if not fired]
    if silent:
        print(f"never seen at work: {', '.join(silent)}", file=sys.stderr)
    return 1 if silent else 0


if __name__ == "__main__":
    sys.exit(main())
