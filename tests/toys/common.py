"""What toys say in the same words. It teaches nothing about the contract, so it stays out of their way."""

from collections.abc import Mapping, Sequence

import msgspec

from atable.kernel.actions import Action
from atable.kernel.errors import BrokenInvariant
from atable.kernel.messages import Message, Player, Several
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import Options
from atable.kernel.views import Limit, Prompt


class Bundle(msgspec.Struct, frozen=True):
    coins: int = 0
    bread: int = 0

    def plus(self, other: "Bundle", sign: int = 1) -> "Bundle":
        return Bundle(self.coins + sign * other.coins, self.bread + sign * other.bread)

    def holds(self, other: "Bundle") -> bool:
        return self.coins >= other.coins >= 0 and self.bread >= other.bread >= 0


def move(purses: list[Bundle], giver: Seat, taker: Seat, bundle: Bundle) -> None:
    purses[giver] = purses[giver].plus(bundle, -1)
    purses[taker] = purses[taker].plus(bundle)


class Toy:
    """A game without options of its own and without thinking time: whatever may be late has a timer."""

    def resolve(self, options: Options, seats: int) -> Options:
        return options

    def limit(self, state: object, seat: Seat) -> Limit | None:
        return None

    def default(self, state: object, seat: Seat) -> Action | None:
        return None


def fresh(rng: Rng) -> Rng:
    """A generator that tells nothing about the one of the true position."""
    return seeded(f"fresh {rng.next32()} {rng.next32()}")


def require(condition: bool, what: str) -> None:
    if not condition:
        raise BrokenInvariant(what)


def require_total(purses: list[Bundle], total: Bundle) -> None:
    both = Bundle(sum(purse.coins for purse in purses), sum(purse.bread for purse in purses))
    require(both == total and all(purse.holds(Bundle()) for purse in purses), "goods were lost, made or owed")


def ask_or_wait(prompt_id: str, question: str, rule: str, able: list[Seat], seat: Seat | None) -> list[Prompt]:
    """The question, for a seat that is able to answer; for all others, whom we wait for."""
    if seat in able:
        return [Prompt(prompt_id, Message(f"ask-{question}"), rule, True)]
    players = Several(tuple(Player(other) for other in able))
    return [Prompt(f"wait-{prompt_id}", Message(f"wait-{question}", {"players": players}), rule, False)]


def score_sheet(counts: Mapping[str, int], worth: Mapping[str, int]) -> tuple[ScoreLine, ...]:
    return tuple(ScoreLine(f"score-{key}", counts[key], counts[key] * points) for key, points in worth.items())


def ranked(sheets: Sequence[tuple[ScoreLine, ...]], reason: str) -> Outcome:
    """By seat: the most points win, equal points share a place."""
    points = [sum(line.points for line in sheet) for sheet in sheets]
    places = [1 + sum(other > mine for other in points) for mine in points]
    sides = [SideScore("seat", (at,), points[at], sheet, places[at]) for at, sheet in enumerate(sheets)]
    return Outcome("ranked", tuple(sides), Message(reason))
