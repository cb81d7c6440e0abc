"""Does everything in Rival Restaurants do something in play? Many games over all modes, options and paces tell.

python -m benchmarks.rival_effects [--games N] [--json]

Every chef's power, NPC, level bonus, action card, upgrade, special ingredient and option has a line: in how many games
it was in play, in how many its effect was seen, and how often in all. The exit status is 1 if one was never seen.

The games are the same in every run. Greedy bots sit at most tables, at some of them with random ones.
"""

import argparse
import json
import sys
from collections import Counter
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from atable.bots.make import make_bot
from atable.games.rival_restaurants.bots.heuristics import HEURISTICS
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from atable.lab.match import Match
from benchmarks.rival_options import OPTION, OPTIONS, OptionWitness
from benchmarks.rival_watch import Onlooker, Watched
from benchmarks.rival_witness import EFFECTS, Effect, Witness


class Run(msgspec.Struct, frozen=True):
    """Games with the same options."""

    name: str
    seats: int
    options: RivalOptions
    bots: tuple[str, ...] = ("greedy",)


class Seen(msgspec.Struct):
    """Of one effect."""

    in_play: int = 0  # games
    fired: int = 0  # games
    times: int = 0


def _options(**chosen: object) -> RivalOptions:
    return msgspec.convert({"pace": "simulation", **chosen}, RivalOptions)


MIXED: Final = ("greedy", "greedy", "random")
RANDOM: Final = ("random",)
RUNS: Final[list[Run]] = [
    *[Run(f"{seats} players", seats, _options(mode="base")) for seats in range(2, 7)],
    Run("Kitchen Squad", 2, _options()),
    Run("Kitchen Squad with draft", 2, _options(mode="kitchen_squad_draft")),
    Run("Kitchen Squad with a random cook", 2, _options(), ("greedy", "random")),
    Run("Two Many Cooks, 2 players", 2, _options(mode="two_many_cooks")),
    Run("Two Many Cooks, 3 players", 3, _options(mode="two_many_cooks")),
    Run("Amateur Chef", 4, _options(variant_amateur=True)),
    Run("Start-up", 4, _options(variant_startup=True)),
    Run(
        "Amateur Chef, Start-up and draft",
        2,
        _options(mode="kitchen_squad_draft", variant_amateur=True, variant_startup=True),
    ),
    Run("choices", 3, _options(restaurant_choices=2, chef_choices=4)),
    Run("beginners", 6, _options(beginner_chefs=True)),
    Run("safe zone", 5, _options(mystery_mart_safe_zone=True)),
    Run("celebrities", 3, _options(celebrity_income_bonus=200)),
    Run("asked in any case", 4, _options(response_privacy="strict")),
    Run("a random cook", 4, _options(max_days=20), MIXED),
    Run("random cooks", 5, _options(max_days=20), RANDOM),
    Run("live, 3 players", 3, _options(pace="live")),
    Run("live, 6 players", 6, _options(pace="live")),
    Run("live, in a hurry", 4, _options(pace="live", bb_seconds=30, wheel_seconds=15, response_privacy="fast")),
    Run("live, sealed and combined", 4, _options(pace="live", war_mode="sealed", placement_mode="combined")),
    Run("live, without a clock", 3, _options(pace="live", bb_seconds=0, wheel_seconds=0)),
    Run("live Kitchen Squad", 2, _options(pace="live")),
    Run("live, a random cook", 4, _options(pace="live", max_days=20), MIXED),
    Run("relaxed", 4, _options(pace="relaxed")),
    Run("relaxed Kitchen Squad", 2, _options(pace="relaxed")),
    Run("relaxed, a random cook", 3, _options(pace="relaxed", max_days=20), MIXED),
]


def play(run: Run, number: int, *onlookers: Onlooker) -> Match:
    """One game to its end."""
    names = [run.bots[(seat + number) % len(run.bots)] for seat in range(run.seats)]
    bots = [make_bot(name, HEURISTICS) for name in names]
    game: Any = Watched(*onlookers)
    match = Match(game, run.options, bots, f"{run.name}/{number}")
    match.play()
    return match


def watch(run: Run, number: int) -> tuple[set[Effect], Counter[Effect]]:
    """What was in play, and how often it was seen to do something."""
    cards, options = Witness(), OptionWitness(GAME.resolve(run.options, run.seats))
    match = play(run, number, cards, options)
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    options.finish(outcome)
    return cards.in_play | options.in_play, cards.fired + options.fired


def count(games: int) -> dict[Effect, Seen]:
    lines = {**EFFECTS, OPTION: OPTIONS}
    seen = {(sort, name): Seen() for sort, names in lines.items() for name in names}
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        watching = bar.add_task("games", total=games * len(RUNS))
        for run in RUNS:
            for number in range(games):
                in_play, fired = watch(run, number)
                for effect in in_play | set(fired):
                    seen[effect].in_play += 1
                for effect, times in fired.items():
                    seen[effect].fired += 1
                    seen[effect].times += times
                bar.advance(watching)
    return seen


def as_text(seen: dict[Effect, Seen]) -> str:
    lines = [f"{'':<42}{'in play':>9}{'fired':>9}{'times':>9}"]
    for (sort, name), it in seen.items():
        lines.append(f"{sort:<11}{name:<31}{it.in_play:>9}{it.fired:>9}{it.times:>9}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, metavar="N", help=f"games of each of {len(RUNS)} runs (40)")
    parser.add_argument("--json", action="store_true", help="one JSON object, for programs")
    arguments = parser.parse_args()
    seen = count(arguments.games)
    if arguments.json:
        print(json.dumps({f"{sort} {name}": msgspec.to_builtins(it) for (sort, name), it in seen.items()}, indent=2))
    else:
        print(as_text(seen))
    silent = [f"{sort} {name}" for (sort, name), it in seen.items() if not it.fired]
    if silent:
        print(f"never seen at work: {', '.join(silent)}", file=sys.stderr)
    return 1 if silent else 0


if __name__ == "__main__":
    sys.exit(main())
