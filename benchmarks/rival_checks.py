"""Is Rival Restaurants sound where counting over plain games can't tell?

python -m benchmarks.rival_checks [--games N] [--check NAME ...] [--json]

against_random   four players: one greedy bot, on every seat as often, against three random ones (500 games)
trading          four players: two greedy bots that trade against two that don't, on all seats as often (1,000 games)
without_trading  how long a game takes, by number of players, where all trade and where nobody does (500 games)
starting_cards   four players: how often who is dealt each action card at the start wins (2,100 games)
conservation     every card, coin and token is somewhere, at every step of games over all modes and paces (390 games)

With --games every check plays so many. Every mean stands with its 95 % interval. The games are the same in every run.
The exit status is 1 if something was made or lost.
"""

import argparse
import json
import sys
from collections.abc import Callable
from math import sqrt
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from atable.bots.greedy import GreedyBot
from atable.bots.make import make_bot
from atable.games.rival_restaurants.bots.heuristics import HEURISTICS, NO_TRADE
from atable.games.rival_restaurants.content.cards import ACTION_CARDS, CARD_KIND
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from atable.games.rival_restaurants.state import RivalState
from atable.kernel.actions import Action
from atable.kernel.bots import Bot
from atable.kernel.errors import BrokenInvariant
from atable.kernel.events import Event
from atable.kernel.outcome import Outcome
from atable.kernel.seats import Seat
from atable.lab.match import Match
from benchmarks.rival_effects import RUNS
from benchmarks.rival_effects import play as play_watched

FOUR: Final = 4
SEATINGS: Final = ((0, 2), (1, 3), (0, 1), (2, 3))  # of the two who trade: face to face and side by side
BASE: Final = RivalOptions(pace="simulation", mode="base")
NINETY_FIVE: Final = 1.96  # standard errors
BROKEN: Final = "games_with_something_made_or_lost"


class Mean(msgspec.Struct):
    """Of what was added to it."""

    number: int = 0
    mean: float = 0.0
    squares: float = 0.0  # of the distances from the mean

    def add(self, value: float) -> None:
        self.number += 1
        step = value - self.mean
        self.mean += step / self.number
        self.squares += step * (value - self.mean)

    def margin(self) -> float:
        """Half of the 95 % interval."""
        return NINETY_FIVE * sqrt(self.squares / max(1, self.number - 1) / self.number)


Figures = dict[str, Mean]


def _add(figures: Figures, name: str, value: float) -> None:
    figures.setdefault(name, Mean()).add(value)


def _trader() -> Bot:
    return make_bot("greedy", HEURISTICS)


def _loner() -> Bot:
    return GreedyBot("no trade", NO_TRADE, 0.0)


def _play(bots: list[Bot], seed: str) -> tuple[Outcome, int]:
    """How it ended, and on which day."""
    match = Match(GAME, BASE, bots, seed)
    return match.play().outcome, match.state.day


def _part(outcome: Outcome, seats: list[Seat]) -> float:
    """What these seats have of the victory."""
    winners = outcome.winners()
    return len([seat for seat in winners if seat in seats]) / len(winners)


def against_random(number: int, figures: Figures) -> None:
    mine = number % FOUR
    bots = [_trader() if seat == mine else make_bot("random", None) for seat in range(FOUR)]
    outcome, day = _play(bots, f"against random/{number}")
    _add(figures, "won", _part(outcome, [mine]))
    _add(figures, "days", day)


def trading(number: int, figures: Figures) -> None:
    seats = SEATINGS[number % len(SEATINGS)]
    outcome, _ = _play([_trader() if seat in seats else _loner() for seat in range(FOUR)], f"trading/{number}")
    _add(figures, "won_by_those_who_trade", _part(outcome, list(seats)))
    for side in outcome.sides:
        _add(figures, "popularity_with_trades" if side.seats[0] in seats else "popularity_without", side.points)


def without_trading(number: int, figures: Figures) -> None:
    seats = 2 + number % 5
    days = []
    for bot in (_trader, _loner):
        match = Match(GAME, BASE, [bot() for _ in range(seats)], f"without trading/{number}")
        match.play()
        days.append(match.state.day)
    _add(figures, f"{seats}_players_with_trades", days[0])
    _add(figures, f"{seats}_players_without", days[1])
    _add(figures, f"{seats}_players_longer_by", days[1] - days[0])


def starting_cards(number: int, figures: Figures) -> None:
    """Four of the 21 kinds in turn."""
    match = Match(GAME, BASE, [_trader() for _ in range(FOUR)], f"starting cards/{number}")
    dealt = [(FOUR * number + seat) % len(ACTION_CARDS) for seat in range(FOUR)]
    _deal(match.state, dealt)
    outcome = match.play().outcome
    for seat, kind in enumerate(dealt):
        _add(figures, ACTION_CARDS[kind], _part(outcome, [seat]))


def _deal(state: RivalState, kinds: list[int]) -> None:
    """One card of these kinds to each player, instead of those that were dealt."""
    state.known, state.glimpsed = [0] * len(CARD_KIND), [0] * len(CARD_KIND)
    for restaurant in state.restaurants:
        state.action_deck += restaurant.hand
    for seat, kind in enumerate(kinds):
        card = next(card for card in state.action_deck if CARD_KIND[card] == kind)
        state.action_deck.remove(card)
        state.restaurants[seat].hand = [card]
        state.known[card] = state.glimpsed[card] = 1 << seat
    state.rng.shuffle(state.action_deck)


class Bookkeeper:
    """Counts everything after each step."""

    def __init__(self) -> None:
        self.steps = 0

    def look(self, state: RivalState, seat: Seat, action: Action) -> None:
        pass

    def note(self, state: RivalState, events: list[Event]) -> None:
        self.steps += 1
        GAME.invariants(state)


def conservation(number: int, figures: Figures) -> None:
    """The runs of `rival_effects` in turn."""
    keeper = Bookkeeper()
    run = RUNS[number % len(RUNS)]
    try:
        play_watched(run, 1_000_000 + number, keeper)
        broken = False
    except BrokenInvariant as wrong:
        print(f"{run.name}, game {number}: {wrong}", file=sys.stderr)
        broken = True
    _add(figures, BROKEN, float(broken))
    _add(figures, "steps_of_a_game", keeper.steps)


CHECKS: Final[dict[str, tuple[Callable[[int, Figures], None], int]]] = {
    "against_random": (against_random, 500),
    "trading": (trading, 1000),
    "without_trading": (without_trading, 500),
    "starting_cards": (starting_cards, 2100),
    "conservation": (conservation, 390),
}


def measure(names: list[str], games: int | None) -> dict[str, Figures]:
    found: dict[str, Figures] = {name: {} for name in names}
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        for name in names:
            check, usual = CHECKS[name]
            playing = bar.add_task(name, total=games or usual)
            for number in range(games or usual):
                check(number, found[name])
                bar.advance(playing)
    return found


def as_text(found: dict[str, Figures]) -> str:
    lines: list[str] = []
    for check, figures in found.items():
        lines += ["", f"{check:<42}{'mean':>9}{'± 95 %':>9}{'of':>9}"]
        for name, it in sorted(figures.items()):
            lines.append(f"  {name:<40}{it.mean:>9.3f}{it.margin():>9.3f}{it.number:>9}")
    return "\n".join(lines[1:])


def as_data(found: dict[str, Figures]) -> dict[str, dict[str, dict[str, float]]]:
    return {
        check: {name: {"mean": it.mean, "margin": it.margin(), "of": it.number} for name, it in figures.items()}
        for check, figures in found.items()
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, metavar="N", help="games of each check, instead of its own number")
    parser.add_argument("--check", nargs="+", choices=list(CHECKS), default=list(CHECKS), help="these alone")
    parser.add_argument("--json", action="store_true", help="one JSON object, for programs")
    arguments = parser.parse_args()
    found = measure(arguments.check, arguments.games)
    print(json.dumps(as_data(found), indent=2) if arguments.json else as_text(found))
    broken = found.get("conservation", {}).get(BROKEN, Mean())
    return 1 if broken.mean else 0


if __name__ == "__main__":
    sys.exit(main())
