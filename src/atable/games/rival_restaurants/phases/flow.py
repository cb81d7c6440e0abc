"""What follows by itself, until somebody has to decide or a clock runs."""

from collections.abc import Callable
from typing import Final, Protocol

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
from atable.games.rival_restaurants.state import RivalState
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.seats import Seat


class Phase(Protocol):
    """A module of `phases`."""

    def pending(self, state: RivalState) -> list[Seat]: ...
    def may_act(self, state: RivalState) -> list[Seat]: ...
    def legal(self, state: RivalState, seat: Seat) -> list[Action]: ...
    def check(self, state: RivalState, seat: Seat, action: Action) -> None: ...
    def play(self, state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None: ...
    def advance(self, state: RivalState, events: list[Event]) -> bool: ...


PHASES: Final[dict[type, Phase]] = {
    frames.Choosing: choosing,
    frames.Drafting: drafting,
    frames.SettingWheels: wheels,
    frames.Placing: placing,
    frames.CardWindow: windows,
    frames.Powers: powers,
    frames.Relocating: relocating,
    frames.Play: plays,
    frames.Returned: returning,
    frames.Reacting: reacting,
    frames.ChoosingRecipe: choosing_recipe,
    frames.Market: market,
    frames.Declaring: declaring,
    frames.Kitchen: kitchen,
    frames.Sacrificing: sacrificing,
    frames.Voting: voting,
}

STARTS: Final[dict[str, Callable[[RivalState, list[Event]], None]]] = {
    "placing": placing.start_placing,
    "window": windows.start_window,
    "powers": powers.start_powers,
    "market": market.start_market,
    "declaring": declaring.start_cooking,
}


def phase_of(state: RivalState) -> Phase:
    return PHASES[type(state.stack[-1])]


def go_on(state: RivalState, events: list[Event]) -> None:
    while True:
        _run_clocks(state)
        if state.upcoming:
            start = STARTS[state.upcoming]
            state.upcoming = ""
            start(state, events)
        elif not state.stack or not PHASES[type(state.stack[-1])].advance(state, events):
            return


def _run_clocks(state: RivalState) -> None:
    """RR-182, RR-426: the market's clock stands still while something lies above it."""
    frame = state.stack[0] if state.stack else None
    if isinstance(frame, frames.Market) and frame.step == "live":
        if len(state.stack) == 1:
            frame.clock.start(state.now)
        elif frame.clock.since is not None:
            frame.clock.stop(state.now)
