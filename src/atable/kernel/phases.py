"""What a phase is, and how games go on by themselves.

A phase is a module with these eight functions, in this order and in every game. The frame on top of the stack says
which one the game is in; a game's `phases/flow.py` names all of them in the order of play.
"""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.seats import Seat


class Staged(Protocol):
    """What phases need of a position."""

    now: int
    stack: list[Any]  # of the game's frames; empty: between two phases, or the game is over


S = TypeVar("S", bound=Staged)
S_contra = TypeVar("S_contra", bound=Staged, contravariant=True)
F = TypeVar("F")


class Phase(Protocol[S_contra]):
    """Asked only while its frame lies on top of the stack."""

    def pending(self, state: S_contra) -> list[Seat]:
        """Who owes a decision here."""

    def may_act(self, state: S_contra) -> list[Seat]:
        """Who may act, the pending ones included."""

    def legal(self, state: S_contra, seat: Seat) -> list[Action]:
        """All that a seat of `may_act` may do, in stable order."""

    def check(self, state: S_contra, seat: Seat, action: Action) -> None:
        """Raise IllegalAction with the rule that forbids it to a seat of `may_act`."""

    def play(self, state: S_contra, seat: Seat, action: Action, events: list[Event]) -> None:
        """Change the position and append what happened; the action has passed `check`."""

    def step(self, state: S_contra, events: list[Event]) -> bool:
        """Do the next thing that happens by itself. True: done, ask again; False: people or a clock are waited for."""

    def tick(self, state: S_contra, events: list[Event]) -> None:
        """Table time is now `state.now`; what falls due at this moment takes effect."""

    def next_deadline(self, state: S_contra) -> int | None:
        """The table time at which the next timer runs out, if one is running."""


def no_step(state: Staged, events: list[Event]) -> bool:
    """Of a phase in which nothing happens by itself."""
    return False


def no_tick(state: Staged, events: list[Event]) -> None:
    """Of a phase without a timer."""


def no_deadline(state: Staged) -> int | None:
    """Of a phase without a timer."""
    return None


def top(state: Staged, kind: type[F]) -> F:
    """The frame on top, which a phase knows to be of this kind."""
    frame = state.stack[-1]
    assert isinstance(frame, kind)
    return frame


def settle(
    state: S, events: list[Event], phases: dict[type, Phase[S]], between: Callable[[S, list[Event]], bool] | None = None
) -> None:
    """Step by step until people or a clock are waited for. `between` starts what follows where no phase is left."""
    while (between is not None and between(state, events)) or (
        state.stack and phases[type(state.stack[-1])].step(state, events)
    ):
        pass
