"""Cards that get rid of garbage."""

from dataclasses import dataclass
from typing import Final, Self

from atable.games.rival_restaurants.abilities.cards.card import AgainstOne, Card, others
from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.table.small_steps import bin_garbage, gain_money, give_garbage
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.seats import Seat

MOST_RECYCLED: Final = 3  # One World
RECYCLING: Final = 100  # One World, for each token
MOST_TRASH: Final = 2  # Trash Talk


@dataclass(frozen=True, slots=True)
class OneWorld(Card):
    tokens: int

    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        most = min(MOST_RECYCLED, state.restaurants[seat].garbage)
        return [PlayCard("one_world", amount=tokens) for tokens in range(1, most + 1)]

    @classmethod
    def read(cls, play: PlayCard) -> Self:
        return cls(play.amount)

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        tokens = min(self.tokens, state.restaurants[author].garbage)
        bin_garbage(state, author, tokens, "one_world", events)
        gain_money(state, author, tokens * RECYCLING, "one_world", events)


@dataclass(frozen=True, slots=True)
class TrashTalk(AgainstOne):
    tokens: int

    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        most = min(MOST_TRASH, state.restaurants[seat].garbage)
        return [
            PlayCard("trash_talk", target=target, amount=tokens)
            for target in others(state, seat)
            for tokens in range(1, most + 1)
        ]

    @classmethod
    def read(cls, play: PlayCard) -> Self:
        assert play.target is not None
        return cls(play.target, play.amount)

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        for target in hits:
            tokens = min(self.tokens, state.restaurants[author].garbage)
            give_garbage(state, author, target, tokens, "trash_talk", events)
