"""What the laws need to know of a game beside its rules: cases to play, and what a seat can't know."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.game import Game, State
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from atable.kernel.spec import Options, Pace

PACES: tuple[Pace, ...] = ("live", "relaxed", "simulation")
Observer = Seat | None  # None: a spectator


@dataclass(frozen=True)
class Case:
    """A table: so many seats with these options."""

    name: str
    seats: int
    options: Options
    keen: tuple[type[Action], ...] = ()  # in every game of this case, see `Subject`

    def observers(self) -> list[Observer]:
        return [*range(self.seats), None]


class Witness(Protocol):
    """Remembers all that one seat was ever shown."""

    def see(self, state: Any, events: list[Event]) -> None:
        """A new position, and the events this seat saw on the way to it."""

    def broken(self, state: Any) -> list[str]:
        """What was shown and isn't so in this position."""


class FactWitness:
    """A witness made of two functions: the facts that a position shows a seat, and whether one holds."""

    def __init__(
        self,
        seat: Observer,
        facts: Callable[[Any, Observer], set[str]],
        holds: Callable[[Any, str], bool],
    ) -> None:
        self._seat = seat
        self._facts = facts
        self._holds = holds
        self._known: set[str] = set()

    def see(self, state: Any, events: list[Event]) -> None:
        self._known |= self._facts(state, self._seat)

    def broken(self, state: Any) -> list[str]:
        return sorted(fact for fact in self._known if not self._holds(state, fact))


@dataclass(frozen=True, eq=False)
class Subject:
    """A game before the laws."""

    game: Game[Any]
    cases: tuple[Case, ...]
    scramble: Callable[[Any, Observer, Rng], State]  # the same for this seat's eyes, what is hidden from it changed
    witness: Callable[[Observer], Witness]
    games: int = 1  # per case, times ATABLE_LAW_GAMES
    keen: tuple[
        type[Action], ...
    ] = ()  # actions too rare in random play: every second game looks one step ahead for them
    aside: tuple[type[Action], ...] = ()  # actions that a seat may add to the question it owes an answer to

    @property
    def name(self) -> str:
        return self.game.spec.id


def fact_witness(
    facts: Callable[[Any, Observer], set[str]], holds: Callable[[Any, str], bool]
) -> Callable[[Observer], Witness]:
    return lambda seat: FactWitness(seat, facts, holds)
