"""Tables near their end, and what players read there: score sheets, refusals, steps."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TypeVar

import pytest

from atable.games.banquet_royal.actions import DISHES, KeepHand, PlaceDish, PlaceOrder
from atable.games.banquet_royal.content.board import LABELS
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.state import BanquetState
from atable.games.banquet_royal.views import BanquetView
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, seen_by
from atable.kernel.outcome import Outcome
from atable.kernel.seats import Seat
from atable.kernel.spec import Pace
from tests.rules.banquet_royal.scenario import LETTERS, do, scenario

A = TypeVar("A", bound=Action)

# Spaces for the Royal Orders of Folie en cuisine.
SIX = ["A2", "B2", "C1", "D7", "F3", "G4"]
EIGHT = [*SIX, "E1", "E2"]


def full_table(named: Mapping[str, str] | None = None, empty: Sequence[str] = ()) -> dict[str, str]:
    """A Dish on every space but the empty ones: the named ones, and on the rest the Dish laid least often so far."""
    table = dict(named or {})
    for label in LABELS:
        if label not in table and label not in empty:
            laid = list(table.values())
            table[label] = min(LETTERS, key=laid.count)
    return table


def finished(named: Mapping[str, str] | None = None, last: str = "A2", **rest: object) -> BanquetState:
    """A game whose last space was just filled by seat 0, who validated nothing in that turn."""
    state = scenario(board=full_table(named, [last]), **rest)  # type: ignore[arg-type]
    most = max(range(len(DISHES)), key=lambda dish: state.kitchen[dish])
    do(state, PlaceDish(DISHES[most], last), 0)
    do(state, KeepHand(), 0)
    return state


def outcome(state: BanquetState) -> Outcome:
    result = GAME.outcome(state)
    assert result is not None, "the game goes on"
    return result


def points(state: BanquetState) -> list[int]:
    """The final scores by seat."""
    return [side.points for side in outcome(state).sides]


def score_line(state: BanquetState, seat: Seat, key: str) -> tuple[int, int] | None:
    """How often a line of the score sheet counted and its points; None if the sheet has no such line."""
    lines = {line.key: (line.count, line.points) for line in outcome(state).sides[seat].lines}
    return lines.get(key)


def view(state: BanquetState, seat: Seat | None = None) -> BanquetView:
    """What the seat sees; a spectator if none is given."""
    return GAME.view(state, seat)


def offered(state: BanquetState, kind: type[A], seat: Seat | None = None) -> list[A]:
    """The legal actions of one kind for the seat (default: the active one)."""
    actions = GAME.legal(state, state.active if seat is None else seat)
    return [action for action in actions if isinstance(action, kind)]


def kinds(events: Sequence[Event], seat: Seat | None = None) -> list[str]:
    """The names of the events as the seat, or the public, sees them."""
    return [type(event).__name__ for event in seen_by(events, seat)]


@contextmanager
def refused(state: BanquetState, rule: str, key: str) -> Iterator[None]:
    """What happens inside is refused under this rule with this message, and changes nothing."""
    before = state.copy()
    with pytest.raises(IllegalAction) as error:
        yield
    assert (error.value.rule, error.value.key) == (rule, key)
    assert state == before


def folie(seats: int = 2, seed: str = "folie", pace: Pace = "simulation", folie_eight: bool = False) -> BanquetState:
    """The start of Folie en cuisine: the Royal Orders are still to be placed."""
    chosen = BanquetOptions(folie=True, pace=pace, folie_eight=folie_eight)
    return GAME.setup(chosen, seats, seed)


def place_orders(state: BanquetState, spaces: list[str]) -> list[int]:
    """Place the Royal Orders here one after the other; who placed them."""
    placers: list[int] = []
    for space in spaces:
        (seat,) = GAME.pending(state)
        placers.append(seat)
        do(state, PlaceOrder(space), seat)
    return placers


def cloches(seen: BanquetView) -> set[str]:
    """The spaces with a Cloche."""
    return {label for label, space in seen.spaces.items() if space.cloche}
