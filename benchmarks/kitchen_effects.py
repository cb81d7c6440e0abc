"""Does everything in Kitchen Rush do something in play? Many games over all modes, options and paces tell.

python -m benchmarks.kitchen_effects [--games N] [--json]

Every Event, bonus, Upgrade, Specialist, extra condition of an Objective, option and use of an area has a line: in how
many games it was in play, in how many its effect was seen, and how often in all. A condition is seen when it is met.
The exit status is 1 if something was never seen.

The games are the same in every run. Cooks of all levels sit at the tables, at some of them with random players.
"""

import argparse
import json
import sys
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from atable.bots.make import make_bot
from atable.games.kitchen_rush.actions import BonusChoice
from atable.games.kitchen_rush.bots.heuristics import HEURISTICS
from atable.games.kitchen_rush.content.cards import OBJECTIVE_CONDITION, OBJECTIVES
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.options import RushOptions
from atable.games.kitchen_rush.state import RushState
from atable.kernel.actions import Action
from atable.kernel.bots import Asked, Bot, Paced, Wake
from atable.kernel.events import Event
from atable.kernel.seats import Seat
from atable.lab.match import Match
from benchmarks.kitchen_witness import CONDITIONS, SIGNS, Effect, Witness


class Run(msgspec.Struct, frozen=True):
    """Games with the same options."""

    name: str
    seats: int
    bots: tuple[str, ...]
    options: RushOptions


class Seen(msgspec.Struct):
    """Of one effect."""

    in_play: int = 0  # games
    fired: int = 0  # games
    times: int = 0


class CuriousCook:
    """A chef who keeps any bonus, where the others have their favourites."""

    name = "curious"
    forgets = False

    def __init__(self) -> None:
        self.chef = HEURISTICS.bot("chef")

    def choose(self, asked: Asked) -> Action | Wake | Paced:
        if any(isinstance(action, BonusChoice) for action in asked.legal):
            return asked.sample()
        return self.chef.choose(asked)


def _run(name: str, seats: int, bots: tuple[str, ...], **chosen: object) -> Run:
    return Run(name, seats, bots, msgspec.convert({"pace": "simulation", **chosen}, RushOptions))


COMMIS: Final = ("commis",)
CHEF: Final = ("chef",)
CURIOUS: Final = ("curious",)
MIXED: Final = ("etoile", "etoile", "etoile", "random")
STRICT: Final = {"assist": "strict", "events": True}
CAKE: Final = {**STRICT, "piece_of_cake": True}
SPECIAL: Final = [name for name, condition in zip(OBJECTIVES, OBJECTIVE_CONDITION, strict=True) if condition]
RUNS: Final[list[Run]] = [
    *[_run(name, 2 + at % 2, CHEF, objective=name, **STRICT) for at, name in enumerate(SPECIAL)],
    *[_run(f"cake, {seats} players", seats, COMMIS, **CAKE) for seats in range(1, 5)],
    _run("any bonus", 4, CURIOUS, **STRICT),
    _run("cake, any bonus", 4, CURIOUS, **CAKE),
    _run("a random cook", 4, MIXED, **STRICT),
    _run("cake, a random cook", 4, MIXED, **CAKE),
    _run("cake, a random cook, guided", 3, ("chef", "chef", "random"), piece_of_cake=True),
    _run("random cooks", 3, ("random",), **CAKE),
    _run("a Specialist, live and handmade", 3, CHEF, pace="live", specialist_mini=True, handmade=True),
    _run("cake, live, family", 2, COMMIS, pace="live", family=True, **CAKE),
    _run("double shift", 2, ("chef", "random"), double_shift=True),
    _run("relaxed", 2, CHEF, pace="relaxed", events=True),
    _run("cake, relaxed", 4, CHEF, pace="relaxed", **CAKE),
]


class Watched:
    """The game itself, under the eyes of a witness."""

    witness: Witness

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def play(self, state: RushState, seat: Seat, action: Action) -> list[Event]:
        events = GAME.play(state, seat, action)
        for event in events:
            self.witness.note(event)
        return events


def _bot(name: str) -> Bot:
    return CuriousCook() if name == "curious" else make_bot(name, HEURISTICS)


def watch(run: Run, number: int) -> Witness:
    """One game to its end."""
    game = Watched()
    watched: Any = game
    bots = [_bot(run.bots[(seat + number) % len(run.bots)]) for seat in range(run.seats)]
    match = Match(watched, run.options, bots, f"{run.name}/{number}")
    game.witness = Witness(match.state)
    match.play()
    return game.witness


def count(games: int) -> dict[Effect, Seen]:
    seen = {effect: Seen() for effect in [*SIGNS, *CONDITIONS]}
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        watching = bar.add_task("games", total=games * len(RUNS))
        for run in RUNS:
            for number in range(games):
                witness = watch(run, number)
                for effect in witness.in_play():
                    seen[effect].in_play += 1
                for effect, times in witness.fired.items():
                    seen[effect].fired += 1
                    seen[effect].times += times
                bar.advance(watching)
    return seen


def as_text(seen: dict[Effect, Seen]) -> str:
    lines = [f"{'':<44}{'in play':>9}{'fired':>9}{'times':>9}"]
    for (sort, name), it in seen.items():
        lines.append(f"{sort:<11}{name:<33}{it.in_play:>9}{it.fired:>9}{it.times:>9}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, metavar="N", help=f"games of each of {len(RUNS)} runs (20)")
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
