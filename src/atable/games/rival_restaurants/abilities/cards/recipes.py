"""Cards about recipes and their cooking."""

from dataclasses import dataclass
from typing import Final, Self

from atable.games.rival_restaurants.abilities.cards.card import AgainstOne, Card, others
from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.content.cards import RECIPE_INDEX, RECIPES
from atable.games.rival_restaurants.events import RecipesSwapped
from atable.games.rival_restaurants.phases.choosing_recipe import draw_new, take_away
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.table import commitment
from atable.games.rival_restaurants.table.recipes import put_under, type_of
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.seats import Seat

BOOKS: Final = 3  # Cook the Books: recipes drawn


@dataclass(frozen=True, slots=True)
class RecipeSwitcheroo(AgainstOne):
    """Ingredients stay with their owners."""

    own: int
    other: int

    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        return [
            PlayCard("recipe_switcheroo", target=target, recipe=RECIPES[own], other_recipe=RECIPES[other])
            for target in others(state, seat)
            for own in state.restaurants[seat].recipes
            for other in state.restaurants[target].recipes
            if type_of(own) == type_of(other)
        ]

    @classmethod
    def read(cls, play: PlayCard) -> Self:
        assert play.target is not None
        assert play.recipe is not None
        assert play.other_recipe is not None
        return cls(play.target, RECIPE_INDEX[play.recipe], RECIPE_INDEX[play.other_recipe])

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        for target in hits:
            mine, theirs = state.restaurants[author].recipes, state.restaurants[target].recipes
            mine[mine.index(self.own)] = self.other
            theirs[theirs.index(self.other)] = self.own
            commitment.recommit(state, author)
            commitment.recommit(state, target)
            events.append(RecipesSwapped(author, RECIPES[self.own], target, RECIPES[self.other]))


@dataclass(frozen=True, slots=True)
class CookTheBooks(Card):
    recipe: int

    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        return [PlayCard("cook_the_books", recipe=RECIPES[own]) for own in state.restaurants[seat].recipes]

    @classmethod
    def read(cls, play: PlayCard) -> Self:
        assert play.recipe is not None
        return cls(RECIPE_INDEX[play.recipe])

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        recipe = self.recipe
        place = state.restaurants[author].recipes.index(recipe)
        take_away(state, author, place)
        put_under(state, type_of(recipe), [recipe])
        draw_new(state, author, type_of(recipe), BOOKS, place, events)


class PowerCut(AgainstOne):
    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        return [PlayCard("power_cut", target=target) for target in others(state, seat)]

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        """RR-451: read when cooking is declared."""
        for target in hits:
            state.restaurants[target].cut_off = True
