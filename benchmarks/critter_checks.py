"""Is Critter Kitchen balanced where counting over plain games can't tell?

python -m benchmarks.critter_checks [--games N] [--check NAME ...] [--json]

restaurateurs   dealt at random to four greedy players: how often each wins (one in four would be even)
zous_chefs      four players: stars that each brings its owner; the same game goes on with and without it
goods           the same for what the carts sell
truck_boar      two players: greedy against a bot that always sends its boar to the Soup Truck
no_rumors       four players: one of them takes no rumor while it has another choice
bag             the fewest tokens that were ever in the bag, by number of players

The games are the same in every run.
"""

import argparse
import copy
import json
import sys
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.progress import Progress

from atable.bots.make import make_bot
from atable.bots.player import BotPlayer
from atable.games.critter_kitchen.actions import ConfirmPlan, KeepToken, SendChef, Take
from atable.games.critter_kitchen.bots.heuristics import HEURISTICS
from atable.games.critter_kitchen.bots.scouting import best_plan
from atable.games.critter_kitchen.bots.statistics import GOODS
from atable.games.critter_kitchen.content.cards import NO_CARD, RESTAURATEUR_IDS, ZOUS_IDS, ZOUS_INDEX
from atable.games.critter_kitchen.content.items import ITEM_INDEX, LOCATION_IDS, SOUP_TRUCK, TOFU, is_rumor
from atable.games.critter_kitchen.events import ItemTaken
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.options import CritterOptions
from atable.games.critter_kitchen.state import AUTOMA, CritterState, stars_of
from atable.games.critter_kitchen.views import CritterView
from atable.kernel.actions import Action
from atable.kernel.bots import Asked, Bot, Paced, Wake
from atable.kernel.events import Event
from atable.kernel.seats import Seat
from benchmarks.critter_witness import Onlooker, play_on

Figures = dict[str, float]
TRUCK: Final = LOCATION_IDS[SOUP_TRUCK]
NOISE: Final = 0.12  # greedy's own, in weighing locations


class TruckBoar:
    """Plays greedily, but for the boar, whose place is the Soup Truck."""

    name = "truck_boar"
    forgets = False

    def __init__(self) -> None:
        self.greedy = _greedy()

    def choose(self, asked: Asked) -> Action | Wake | Paced:
        sends = [action for action in asked.legal if isinstance(action, SendChef)]
        if sends:
            plan = self._plan(asked)
            return next(action for action in sends if plan[action.chef] == action.location)
        done = [action for action in asked.legal if isinstance(action, ConfirmPlan)]
        return done[0] if done else self.greedy.choose(asked)

    def _plan(self, asked: Asked) -> dict[str, str]:
        view = asked.view()
        assert isinstance(view, CritterView)
        assert view.seat is not None
        if asked.memory.get("planned") != view.round:
            plan = best_plan(view, view.kitchens[view.seat], asked.rng, NOISE)
            for chef, place in plan.items():
                if place == TRUCK:
                    plan[chef] = plan["boar"]
            asked.memory["planned"], asked.memory["places"] = view.round, plan | {"boar": TRUCK}
        places: dict[str, str] = asked.memory["places"]
        return places


class NoRumors:
    """Plays greedily among what is no rumor, where there is anything else."""

    name = "no_rumors"
    forgets = False

    def __init__(self) -> None:
        self.greedy = _greedy()

    def choose(self, asked: Asked) -> Action | Wake | Paced:
        other = [action for action in asked.legal if not _takes_rumor(action)]
        asked.legal = other or asked.legal
        return self.greedy.choose(asked)


def _takes_rumor(action: Action) -> bool:
    return isinstance(action, Take | KeepToken) and is_rumor(ITEM_INDEX[action.item])


def _greedy() -> Bot:
    return make_bot("greedy", HEURISTICS)


def _play(options: CritterOptions, bots: list[Bot], seed: str, onlooker: Onlooker | None = None) -> CritterState:
    state = GAME.setup(options, len(bots), seed)
    play_on(state, _seated(bots, seed), onlooker)
    return state


def _seated(bots: list[Bot], seed: str) -> list[BotPlayer]:
    return [BotPlayer(bot, seat, seed) for seat, bot in enumerate(bots)]


def _winner(state: CritterState) -> Seat:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners()[0]


def restaurateurs(number: int, sums: Figures) -> None:
    options = CritterOptions(pace="simulation", restaurateurs=True)
    state = _play(options, [_greedy() for _ in range(4)], f"restaurateurs/{number}")
    winner = _winner(state)
    for seat, kitchen in enumerate(state.kitchens):
        _mean(sums, RESTAURATEUR_IDS[kitchen.restaurateur], float(seat == winner))


class Branching:
    """Plays the rest of the game without each of these cards or goods from the moment in which it is taken."""

    def __init__(self, players: list[BotPlayer], gains: list[str]) -> None:
        self.players = players
        self.gains = gains
        self.without: list[tuple[Seat, str, int]] = []  # the owner's stars at the end of it

    def look(self, state: CritterState, action: Action) -> None:
        pass

    def note(self, state: CritterState, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, ItemTaken) and event.seat != AUTOMA:
                gain = event.zous_chef or event.item
                if gain in self.gains:
                    self._branch(state, event.seat, gain)

    def _branch(self, state: CritterState, seat: Seat, gain: str) -> None:
        other = state.copy()
        if _take_away(other, seat, gain):
            play_on(other, [_twin(player) for player in self.players])
            self.without.append((seat, gain, stars_of(other.kitchens[seat])))


def _twin(player: BotPlayer) -> BotPlayer:
    twin = BotPlayer(player.bot, player.seat, "")
    twin.rng, twin.memory, twin.untold = player.rng.copy(), copy.deepcopy(player.memory), player.untold.copy()
    return twin


def _take_away(state: CritterState, seat: Seat, gain: str) -> bool:
    """As if it had never been taken. False if it has done its work already."""
    kitchen = state.kitchens[seat]
    if gain in ZOUS_IDS:
        card = ZOUS_INDEX[gain]
        found = card in (kitchen.hired, kitchen.zous)
        kitchen.hired = NO_CARD if kitchen.hired == card else kitchen.hired
        kitchen.zous = NO_CARD if kitchen.zous == card else kitchen.zous
        return found
    if gain == "tofu":
        kitchen.storage[TOFU] -= 1
    elif gain == "coffee":
        kitchen.coffees -= 1
    elif gain == "cookbook":
        kitchen.cookbooks -= 1
    else:
        kitchen.trophies -= 1
    return True


def zous_chefs(number: int, sums: Figures) -> None:
    _compare(CritterOptions(pace="simulation"), f"zous-chefs/{number}", ZOUS_IDS, sums)


def goods(number: int, sums: Figures) -> None:
    _compare(CritterOptions(pace="simulation", a_la_cart=True), f"goods/{number}", list(GOODS), sums)


def _compare(options: CritterOptions, seed: str, gains: list[str], sums: Figures) -> None:
    """The stars of their owner, with and without."""
    state = GAME.setup(options, 4, seed)
    players = _seated([_greedy() for _ in range(4)], seed)
    branching = Branching(players, gains)
    play_on(state, players, branching)
    for seat, gain, without in branching.without:
        _mean(sums, gain, float(stars_of(state.kitchens[seat]) - without))


def truck_boar(number: int, sums: Figures) -> None:
    bots: list[Bot] = [TruckBoar(), _greedy()]
    mine = number % 2  # on either seat equally often
    state = _play(CritterOptions(pace="simulation"), bots[::-1] if mine else bots, f"truck/{number}")
    _mean(sums, "lost", float(_winner(state) != mine))
    _mean(sums, "stars", float(stars_of(state.kitchens[mine])))
    _mean(sums, "stars_of_greedy", float(stars_of(state.kitchens[1 - mine])))


def no_rumors(number: int, sums: Figures) -> None:
    bots: list[Bot] = [NoRumors(), *(_greedy() for _ in range(3))]
    mine = number % 4
    state = _play(CritterOptions(pace="simulation"), bots[-mine:] + bots[:-mine], f"gossip/{number}")
    stars = [stars_of(kitchen) for kitchen in state.kitchens]
    _mean(sums, "won", float(_winner(state) == mine))
    _mean(sums, "stars", float(stars[mine]))
    _mean(sums, "stars_of_the_others", (sum(stars) - stars[mine]) / 3)
    _mean(sums, "rumors", float(state.kitchens[mine].rumors.bit_count()))


class Bagwatch:
    def __init__(self) -> None:
        self.least = sys.maxsize

    def look(self, state: CritterState, action: Action) -> None:
        self.least = min(self.least, sum(state.bag))

    def note(self, state: CritterState, events: list[Event]) -> None:
        self.least = min(self.least, sum(state.bag))


def bag(number: int, sums: Figures) -> None:
    """The players take turns being two, three, four and five."""
    seats = 2 + number % 4
    watch = Bagwatch()
    _play(CritterOptions(pace="simulation"), [_greedy() for _ in range(seats)], f"bag/{number}", watch)
    sums[f"{seats} players"] = min(sums.get(f"{seats} players", sys.maxsize), watch.least)


def _mean(sums: Figures, name: str, value: float) -> None:
    """A running mean, and how many it is the mean of."""
    seen = sums.get(f"{name} n", 0.0) + 1
    sums[f"{name} n"] = seen
    sums[name] = sums.get(name, 0.0) + (value - sums.get(name, 0.0)) / seen


CHECKS: Final[dict[str, Callable[[int, Figures], None]]] = {
    "restaurateurs": restaurateurs,
    "zous_chefs": zous_chefs,
    "goods": goods,
    "truck_boar": truck_boar,
    "no_rumors": no_rumors,
    "bag": bag,
}


def measure(names: list[str], games: int) -> dict[str, Figures]:
    found: dict[str, Figures] = {name: {} for name in names}
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        for name in names:
            playing = bar.add_task(name, total=games)
            for number in range(games):
                CHECKS[name](number, found[name])
                bar.advance(playing)
    return found


def as_text(found: dict[str, Figures]) -> str:
    lines: list[str] = []
    for name, rows in found.items():
        lines += ["", name]
        for row, value in sorted(rows.items()):
            if not row.endswith(" n"):
                seen = f"{rows[f'{row} n']:>9.0f}" if f"{row} n" in rows else ""
                lines.append(f"  {row:<24}{value:>9.3f}{seen}")
    return "\n".join(lines[1:])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="games of each check (1000)")
    parser.add_argument("--check", nargs="+", choices=list(CHECKS), default=list(CHECKS), help="these alone")
    parser.add_argument("--json", action="store_true", help="one JSON object, for programs")
    arguments = parser.parse_args()
    found = measure(arguments.check, arguments.games)
    print(json.dumps(found, indent=2) if arguments.json else as_text(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
