"""Measure the peers: OpenSpiel's C++ games driven from Python, and Catanatron.

Runs in the peers' own environment (requirements/peers.lock), imports nothing of atable and prints one JSON object.
Each figure is CPU time of one core. Play is uniform, random and legal: the list of legal actions is asked for at every
decision and the outcome at the end of every game. Chance is sampled on the clock but is no decision; where all of a
game's chance is uniform, it is drawn from the plain list of outcomes, the fastest of the ways tried.
Only whole games count, so a measurement overruns its seconds by at most one game. Catanatron's dice and draws happen
inside its actions, and its decisions include the forced ones (as "roll"), like those of the other games. Its games
differ from run to run in spite of the seed: its legal actions stand in the order of sets, which follows the hashes of
strings and, before Python 3.12, the address of None.

decisions_per_s     decisions per second of CPU time
games_per_s         games per second of CPU time
decisions_per_game  mean length of a game
chance_per_game     chance nodes sampled per game (OpenSpiel only)
finished            share of games with a winner before the limit of turns (Catanatron only)
branching           mean number of legal actions per decision
copy_us             microseconds to copy a state (and drop the copy) at the middle decision of a game
"""

import argparse
import json
import platform
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Protocol

SPIEL_GAMES = ("hearts", "gin_rummy", "backgammon", "chess", "connect_four")
COPY_POSITIONS = 16
SAME_PROBABILITY = 1e-9

Figures = dict[str, float]


class SpielState(Protocol):
    """The part of pyspiel.State that is used here."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def returns(self) -> list[float]: ...
    def clone(self) -> "SpielState": ...


class SpielGame(Protocol):
    """The part of pyspiel.Game that is used here."""

    def new_initial_state(self) -> SpielState: ...


class CatanState(Protocol):
    """The part of catanatron.state.State that is used here."""

    playable_actions: Sequence[object]
    num_turns: int


class CatanGame(Protocol):
    """The part of catanatron.game.Game that is used here."""

    state: CatanState

    def play_tick(self) -> object: ...
    def winning_color(self) -> object | None: ...
    def copy(self) -> "CatanGame": ...


ChanceSampler = Callable[[SpielState], int]


@dataclass(slots=True)
class Tally:
    """What a series of games added up to."""

    games: int = 0
    decisions: int = 0
    options: int = 0
    chances: int = 0
    wins: int = 0


def timed(play_one: Callable[[Tally], None], seconds: float) -> tuple[Tally, float]:
    """Play whole games until the CPU time is used up, after one game to warm up."""
    play_one(Tally())
    tally = Tally()
    start = process_time()
    spent = 0.0
    while spent < seconds:
        play_one(tally)
        tally.games += 1
        spent = process_time() - start
    return tally, spent


def rates(tally: Tally, spent: float) -> Figures:
    """Turn a tally into the figures that every peer has."""
    return {
        "decisions_per_s": round(tally.decisions / spent),
        "games_per_s": round(tally.games / spent, 2),
        "decisions_per_game": round(tally.decisions / tally.games, 1),
        "branching": round(tally.options / tally.decisions, 2),
    }


def copy_us(copies: Sequence[Callable[[], object]], seconds: float) -> float:
    """Mean microseconds of one copy, going round the given positions."""
    rounds = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        for copy in copies:
            copy()
        rounds += 1
        spent = process_time() - start
    return round(spent / (rounds * len(copies)) * 1e6, 2)


def uniform_chance(rng: random.Random) -> ChanceSampler:
    """Draw from the list of outcomes: right only where they are equally likely."""
    draw = rng.random

    def sample(state: SpielState) -> int:
        outcomes = state.legal_actions()
        return outcomes[int(draw() * len(outcomes))]

    return sample


def weighted_chance(rng: random.Random) -> ChanceSampler:
    """Draw an outcome by its probability."""
    draw = rng.random

    def sample(state: SpielState) -> int:
        left = draw()
        outcomes = state.chance_outcomes()
        for outcome, probability in outcomes:
            left -= probability
            if left < 0:
                return outcome
        return outcomes[-1][0]

    return sample


def spiel_middle(game: SpielGame, rng: random.Random) -> tuple[SpielState, bool]:
    """Play one game off the clock: its middle decision, and whether all of its chance was uniform."""
    positions: list[SpielState] = []
    uniform = True
    chance = weighted_chance(rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            odds = [probability for _, probability in state.chance_outcomes()]
            uniform = uniform and max(odds) - min(odds) < SAME_PROBABILITY
            state.apply_action(chance(state))
        else:
            positions.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return positions[len(positions) // 2], uniform


def spiel_player(game: SpielGame, rng: random.Random, chance: ChanceSampler) -> Callable[[Tally], None]:
    """Make the function that plays one game of OpenSpiel."""
    draw = rng.random

    def play_one(tally: Tally) -> None:
        decisions = options = chances = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chances += 1
                state.apply_action(chance(state))
            else:
                actions = state.legal_actions()
                decisions += 1
                options += len(actions)
                state.apply_action(actions[int(draw() * len(actions))])
        returns = state.returns()
        tally.decisions += decisions
        tally.options += options
        tally.chances += chances
        tally.wins += max(returns) > 0

    return play_one


def measure_spiel(name: str, seconds: float, seed: int) -> Figures:
    """Play and copy one of OpenSpiel's games."""
    game: SpielGame = import_module("pyspiel").load_game(name)
    rng = random.Random(seed)
    middles = [spiel_middle(game, rng) for _ in range(COPY_POSITIONS)]
    uniform = all(flat for _, flat in middles)
    chance = uniform_chance(rng) if uniform else weighted_chance(rng)
    tally, spent = timed(spiel_player(game, rng, chance), seconds)
    figures = rates(tally, spent)
    figures["chance_per_game"] = round(tally.chances / tally.games, 1)
    figures["copy_us"] = copy_us([state.clone for state, _ in middles], seconds)
    return figures


def measure_catan(seconds: float, seed: int) -> Figures:
    """Play and copy Catanatron's game: four of its own random players, as in its Game.play."""
    module = import_module("catanatron.game")
    players = import_module("catanatron.models.player")
    limit: int = module.TURNS_LIMIT
    # A game seeds the global generator, from which its players draw too; it takes a seed of 0 for none.
    seeds = random.Random(seed)

    def new_game() -> CatanGame:
        seats = [players.RandomPlayer(color) for color in players.Color]
        game: CatanGame = module.Game(seats, seed=seeds.randrange(1, 2**32))
        return game

    def play_one(tally: Tally) -> None:
        decisions = options = 0
        game = new_game()
        state = game.state
        while game.winning_color() is None and state.num_turns < limit:
            decisions += 1
            options += len(state.playable_actions)
            game.play_tick()
        tally.decisions += decisions
        tally.options += options
        tally.wins += game.winning_color() is not None

    tally, spent = timed(play_one, seconds)
    figures = rates(tally, spent)
    figures["finished"] = round(tally.wins / tally.games, 3)
    middles = [catan_middle(new_game(), limit) for _ in range(COPY_POSITIONS)]
    figures["copy_us"] = copy_us([game.copy for game in middles], seconds)
    return figures


def catan_middle(game: CatanGame, limit: int) -> CatanGame:
    """Play one game off the clock and return a copy of it at its middle decision."""
    positions: list[CatanGame] = []
    while game.winning_color() is None and game.state.num_turns < limit:
        positions.append(game.copy())
        game.play_tick()
    return positions[len(positions) // 2]


def progress(name: str, figures: Figures) -> None:
    """One line on stderr, so that stdout stays one JSON object."""
    parts = ", ".join(f"{key} {value:,}" for key, value in figures.items())
    print(f"{name}: {parts}", file=sys.stderr, flush=True)


def main() -> None:
    """Measure every peer and print the result."""
    parser = argparse.ArgumentParser(description="Measure the peers' speed, on one core, as JSON.")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds per measurement (default 3)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    seconds: float = arguments.seconds
    seed: int = arguments.seed
    spiel: dict[str, Figures] = {}
    for name in SPIEL_GAMES:
        spiel[name] = measure_spiel(name, seconds, seed)
        progress(name, spiel[name])
    catan = measure_catan(seconds, seed)
    progress("catanatron", catan)
    about = {
        "python": platform.python_version(),
        "open-spiel": version("open-spiel"),
        "catanatron": version("catanatron"),
        "seconds": seconds,
        "seed": seed,
    }
    print(json.dumps({"about": about, "openspiel": spiel, "catanatron": catan}))


if __name__ == "__main__":
    main()
