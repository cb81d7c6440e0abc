"""Cards about ingredients that somebody has, or had."""

from dataclasses import dataclass
from typing import Self

from atable.games.rival_restaurants.abilities.cards.card import AgainstOne, Card, is_at, others
from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.content.cards import FOOD_FIGHT, INGREDIENT_INDEX, INGREDIENTS, MARKET_OF
from atable.games.rival_restaurants.events import IngredientFound, IngredientTaken
from atable.games.rival_restaurants.frames import Reacting
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table import commitment
from atable.games.rival_restaurants.table.small_steps import figures_of, take_garbage
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class RaidersOfTheLostPork(AgainstOne):
    kind: int

    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        """RR-192: committed or not."""
        return [
            PlayCard("raiders_of_the_lost_pork", target=target, ingredient=INGREDIENTS[kind])
            for target in others(state, seat)
            for kind, count in enumerate(state.restaurants[target].stock)
            if count
        ]

    @classmethod
    def read(cls, play: PlayCard) -> Self:
        assert play.target is not None
        assert play.ingredient is not None
        return cls(play.target, INGREDIENT_INDEX[play.ingredient])

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        kind = self.kind
        for target in hits:
            if state.restaurants[target].stock[kind]:  # RR-450
                commitment.lose(state, target, kind)
                commitment.gain(state, author, kind)
                events.append(IngredientTaken(author, target, INGREDIENTS[kind], "raiders_of_the_lost_pork"))


@dataclass(frozen=True, slots=True)
class DumpsterDive(Card):
    kind: int

    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        kinds = sorted({kind for pile in state.piles for kind in pile})
        return [PlayCard("dumpster_dive", ingredient=INGREDIENTS[kind]) for kind in kinds]

    @classmethod
    def read(cls, play: PlayCard) -> Self:
        assert play.ingredient is not None
        return cls(INGREDIENT_INDEX[play.ingredient])

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        state.piles[MARKET_OF[self.kind]].remove(self.kind)
        commitment.gain(state, author, self.kind)
        events.append(IngredientFound(author, INGREDIENTS[self.kind], "dumpster_dive"))
        take_garbage(state, author, 1, "dumpster_dive", events)


@dataclass(frozen=True, slots=True)
class FoodFight(Card):
    """RR-453: at the location of the chef named."""

    figure: int

    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        return [
            PlayCard("food_fight", figure=figure)
            for figure in figures_of(state, seat)
            if not state.figures[figure].npc and _here(state, seat, figure)
        ]

    @classmethod
    def read(cls, play: PlayCard) -> Self:
        assert play.figure is not None
        return cls(play.figure)

    def targets(self, state: RivalState, author: Seat) -> list[Seat]:
        return _here(state, author, self.figure)

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        """Each discards a pantry ingredient, if any: `phases.reacting`."""
        hit = [target for target in hits if any(commitment.pantry(state.restaurants[target]))]
        if hit:
            state.stack.append(Reacting(FOOD_FIGHT, author, hit, [NOTHING] * len(hit)))


def _here(state: RivalState, seat: Seat, figure: int) -> list[Seat]:
    """The other players with a chef where this figure is."""
    at = state.figures[figure].at
    return [other for other in others(state, seat) if is_at(state, other, at)]
