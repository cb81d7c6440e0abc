"""What an action card is that can be announced (RR-188): a class for each, its fields are what its player has chosen.

In public an announcement is a `PlayCard`, with the same fields for all cards. Each class lists its own in that form,
and reads one that it has listed.
"""

from dataclasses import dataclass
from typing import Self

from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.table.small_steps import figures_of
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.seats import Seat


class Card:
    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        """Every way to announce it now (RR-186, RR-187)."""
        raise NotImplementedError

    @classmethod
    def read(cls, play: PlayCard) -> Self:
        """Of an announcement that is one of its options."""
        raise NotImplementedError

    def targets(self, state: RivalState, author: Seat) -> list[Seat]:
        """Who may answer (RR-203): nobody, unless the card is hostile."""
        return []

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        """`hits` are the targets that did not stop it; a card without targets always takes effect."""
        raise NotImplementedError


class Plain(Card):
    """Nothing is to be chosen."""

    @classmethod
    def read(cls, play: PlayCard) -> Self:
        return cls()


@dataclass(frozen=True, slots=True)
class AgainstOne(Card):
    target: Seat

    @classmethod
    def read(cls, play: PlayCard) -> Self:
        assert play.target is not None
        return cls(play.target)

    def targets(self, state: RivalState, author: Seat) -> list[Seat]:
        return [self.target]


def others(state: RivalState, seat: Seat) -> list[Seat]:
    """RR-187."""
    return [other for other in range(state.seats) if other != seat]


def is_at(state: RivalState, seat: Seat, location: int) -> bool:
    """RR-453: any own chef; an NPC is none."""
    return any(state.figures[it].at == location and not state.figures[it].npc for it in figures_of(state, seat))
