"""Thinking time, and what is played for someone absent or out of time. The sand and the clock are the game's own."""

from typing import Final

from atable.games.kitchen_rush.actions import Ready, ResumeVote
from atable.games.kitchen_rush.frames import Choosing, Paused, Planning
from atable.games.kitchen_rush.phases import choosing
from atable.games.kitchen_rush.state import RushState
from atable.games.kitchen_rush.table.small_steps import clock
from atable.kernel.actions import Action
from atable.kernel.seats import Seat
from atable.kernel.views import Limit

PLANNING_MS: Final = 120_000
CHOICE_MS: Final = 60_000
RELAXED_MS: Final = 24 * 60 * 60 * 1000  # for every stop, plan and choice

READY: Final = Ready()
RESUME: Final = ResumeVote()


def limit(state: RushState, seat: Seat) -> Limit | None:
    """A pause has its own clock, or none."""
    frame = state.stack[-1]
    if state.options.pace == "simulation" or isinstance(frame, Paused):
        return None
    relaxed = state.options.pace == "relaxed"
    if isinstance(frame, Planning):
        return Limit(f"planning-{state.round}", RELAXED_MS if relaxed else PLANNING_MS)
    if isinstance(frame, Choosing):
        return Limit(f"{frame.what}-{state.round}-{state.steps[seat]}", RELAXED_MS if relaxed else CHOICE_MS)
    return Limit(f"stop-{state.round}-{clock(state)}", RELAXED_MS) if relaxed else None


def default(state: RushState, seat: Seat) -> Action:
    """The lead's choice; else the seat is ready, and one who plays alone and has paused goes on."""
    frame = state.stack[-1]
    if isinstance(frame, Choosing):
        return choosing.default(state)
    return RESUME if isinstance(frame, Paused) else READY
