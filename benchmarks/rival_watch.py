"""Lets somebody look on at a whole game of Rival Restaurants, before and after everything that is done in it."""

from typing import Any, Protocol

from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.state import RivalState
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.seats import Seat


class Onlooker(Protocol):
    """Who sees all of a game."""

    def look(self, state: RivalState, seat: Seat, action: Action) -> None:
        """Before this action is played."""

    def note(self, state: RivalState, events: list[Event]) -> None:
        """After it."""


class Watched:
    """The game itself, under the eyes of some onlookers."""

    def __init__(self, *onlookers: Onlooker) -> None:
        self.onlookers = onlookers

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def play(self, state: RivalState, seat: Seat, action: Action) -> list[Event]:
        for onlooker in self.onlookers:
            onlooker.look(state, seat, action)
        events = GAME.play(state, seat, action)
        for onlooker in self.onlookers:
            onlooker.note(state, events)
        return events
