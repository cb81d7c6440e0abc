"""Cards that move chefs."""

from dataclasses import dataclass
from typing import Self

from atable.games.rival_restaurants.abilities.announcing import displace
from atable.games.rival_restaurants.abilities.cards.card import AgainstOne, Card, is_at
from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.content.cards import ISLAND, LOCATION_INDEX, LOCATIONS, MARKETS
from atable.games.rival_restaurants.events import ChefRelocated
from atable.games.rival_restaurants.state import NO_SPOT, RivalState
from atable.games.rival_restaurants.table.small_steps import figures_of, move_of, owner, spots_at
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Taxi(Card):
    figure: int
    location: int
    spot: int

    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        """RR-453: not where the other own chef is; an NPC keeps nobody away (RR-365)."""
        actions: list[Action] = []
        for number in figures_of(state, seat):
            if state.figures[number].npc:
                continue
            for location in range(len(LOCATIONS)):
                if not is_at(state, seat, location):
                    spots: list[int] = spots_at(state, location) if location < MARKETS else []
                    if spots:
                        actions += [
                            PlayCard("taxi", figure=number, location=LOCATIONS[location], spot=spot) for spot in spots
                        ]
                    else:
                        actions.append(PlayCard("taxi", figure=number, location=LOCATIONS[location]))
        return actions

    @classmethod
    def read(cls, play: PlayCard) -> Self:
        assert play.figure is not None
        assert play.location is not None
        return cls(play.figure, LOCATION_INDEX[play.location], NO_SPOT if play.spot is None else play.spot)

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        figure = state.figures[self.figure]
        figure.at = self.location
        figure.spot = self.spot
        events.append(ChefRelocated(move_of(state, self.figure), "taxi"))


@dataclass(frozen=True, slots=True)
class RoadWork(AgainstOne):
    figure: int

    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        return [
            PlayCard("road_work", target=owner(state, number), figure=number)
            for number, figure in enumerate(state.figures)
            if owner(state, number) != seat and not figure.npc and figure.at < MARKETS
        ]

    @classmethod
    def read(cls, play: PlayCard) -> Self:
        assert play.target is not None
        assert play.figure is not None
        return cls(play.target, play.figure)

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        for _ in hits:
            displace(state, self.figure, ISLAND, "road_work")
