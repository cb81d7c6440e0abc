"""The order of play, and what follows by itself until somebody has to decide or a clock runs.

Before the first day restaurants, chefs, NPCs or squads are chosen (or drafted). Each day has three phases: Money & Move
(wheels, spots, a window for cards, powers), Buy & Barter (the market), Cook & Counter (declarations, the kitchen). The
questions of cards, powers and cooking interrupt them. After the last day there may be a vote.
"""

from collections.abc import Callable
from typing import Final

from atable.games.rival_restaurants import frames
from atable.games.rival_restaurants.phases import (
    choosing,
    choosing_recipe,
    declaring,
    drafting,
    kitchen,
    market,
    placing,
    plays,
    powers,
    reacting,
    relocating,
    returning,
    sacrificing,
    voting,
    wheels,
    windows,
)
from atable.games.rival_restaurants.state import RivalState, Upcoming
from atable.kernel.events import Event
from atable.kernel.phases import Phase, settle

PHASES: Final[dict[type, Phase[RivalState]]] = {
    # Before the first day
    frames.Choosing: choosing,
    frames.Drafting: drafting,
    # Money & Move
    frames.SettingWheels: wheels,
    frames.Placing: placing,
    frames.CardWindow: windows,
    frames.Powers: powers,
    # Buy & Barter
    frames.Market: market,
    # Cook & Counter
    frames.Declaring: declaring,
    frames.Kitchen: kitchen,
    # Questions in between
    frames.Play: plays,
    frames.Returned: returning,
    frames.Reacting: reacting,
    frames.Relocating: relocating,
    frames.Sacrificing: sacrificing,
    frames.ChoosingRecipe: choosing_recipe,
    # After the last day
    frames.Voting: voting,
}

# The phases of a day that follow another one; the first, `wheels`, begins with the day.
STARTS: Final[dict[Upcoming, Callable[[RivalState, list[Event]], None]]] = {
    "placing": placing.start_placing,
    "window": windows.start_window,
    "powers": powers.start_powers,
    "market": market.start_market,
    "declaring": declaring.start_cooking,
}


def phase_of(state: RivalState) -> Phase[RivalState]:
    return PHASES[type(state.stack[-1])]


def go_on(state: RivalState, events: list[Event]) -> None:
    settle(state, events, PHASES, _between)


def _between(state: RivalState, events: list[Event]) -> bool:
    """The clock is right before each step; then the next phase of the day begins, if the one before has ended."""
    _run_clocks(state)
    if not state.upcoming:
        return False
    start = STARTS[state.upcoming]
    state.upcoming = ""
    start(state, events)
    return True


def _run_clocks(state: RivalState) -> None:
    """RR-182, RR-426: the market's clock stands still while something lies above it."""
    frame = state.stack[0] if state.stack else None
    if isinstance(frame, frames.Market) and frame.step == "live":
        if len(state.stack) == 1:
            frame.clock.start(state.now)
        elif frame.clock.since is not None:
            frame.clock.stop(state.now)
