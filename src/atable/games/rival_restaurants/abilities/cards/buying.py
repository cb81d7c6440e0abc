"""Cards that buy, and that outbid."""

from dataclasses import dataclass
from typing import Self

from atable.games.rival_restaurants.abilities.cards.card import Card, is_at
from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.content.cards import INGREDIENTS, LOCATION_INDEX, LOCATIONS, MARKETS, PRICES
from atable.games.rival_restaurants.events import CounterBought, PlayFailed
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.shop import contests
from atable.games.rival_restaurants.shop.hammer import knock_out
from atable.games.rival_restaurants.shop.purse import bound
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table import commitment
from atable.games.rival_restaurants.table.small_steps import figures_of, owner, spend
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class ExpressDillivery(Card):
    market: int
    slot: int

    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        """A counter card where none of one's chefs is, neither claimed, fought for nor closed for the day."""
        frame = state.stack[0]
        if not isinstance(frame, Market) or _buyer_from_afar(state, frame, seat) == NOTHING:
            return []
        budget = state.restaurants[seat].money - bound(state, frame, seat)  # RR-454
        actions: list[Action] = []
        for market in range(MARKETS):
            if budget < PRICES[market] or is_at(state, seat, market):
                continue
            for slot, kind in enumerate(state.counters[market]):
                if kind != NOTHING and _is_free(state, frame, market, slot + 1):
                    actions.append(PlayCard("express_dillivery", location=LOCATIONS[market], spot=slot + 1))
        return actions

    @classmethod
    def read(cls, play: PlayCard) -> Self:
        assert play.location is not None
        assert play.spot is not None
        return cls(LOCATION_INDEX[play.location], play.spot)

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        """For exactly the market price. Who buys this first has no claim any more (RR-078)."""
        market, slot = self.market, self.slot
        frame = state.stack[0]
        assert isinstance(frame, Market)
        buyer = _buyer_from_afar(state, frame, author)
        contests.end_claim_by_purchase(state, frame, buyer, market, slot, events)
        kind = state.counters[market][slot - 1]
        spend(state, author, PRICES[market])
        state.counters[market][slot - 1] = NOTHING
        commitment.gain(state, author, kind)
        events.append(CounterBought(author, buyer, LOCATIONS[market], slot, INGREDIENTS[kind], PRICES[market]))


def _buyer_from_afar(state: RivalState, frame: Market, seat: Seat) -> int:
    """RR-149: a chef that is in no open war, or NOTHING. With two, one that has no claim to lose (RR-078)."""
    chefs = [figure for figure in figures_of(state, seat) if not state.figures[figure].npc]
    free = [figure for figure in chefs if contests.in_war(frame, figure) is None]
    without = [figure for figure in free if frame.claims[figure] == NOTHING]
    return [*without, *free, NOTHING][0]


def _is_free(state: RivalState, frame: Market, market: int, slot: int) -> bool:
    return (
        contests.on_sale(state, frame, market, slot)
        and contests.war_for(frame, market, slot) is None
        and contests.claimed_by(state, frame, market, slot) == NOTHING
    )


@dataclass(frozen=True, slots=True)
class GoingGoingMine(Card):
    """RR-453: of the chef that is in a war."""

    figure: int

    @staticmethod
    def options(state: RivalState, seat: Seat) -> list[Action]:
        frame = state.stack[0]
        if not isinstance(frame, Market):
            return []
        return [
            PlayCard("going_going_mine", figure=figure)
            for figure in figures_of(state, seat)
            if contests.in_war(frame, figure) is not None
        ]

    @classmethod
    def read(cls, play: PlayCard) -> Self:
        assert play.figure is not None
        return cls(play.figure)

    def targets(self, state: RivalState, author: Seat) -> list[Seat]:
        frame = state.stack[0]
        assert isinstance(frame, Market)
        war = contests.in_war(frame, self.figure)
        assert war is not None
        inside = [it for it, still in zip(war.figures, war.inside, strict=True) if still and it != self.figure]
        return sorted({owner(state, it) for it in inside})

    def take_effect(self, state: RivalState, author: Seat, hits: list[Seat], events: list[Event]) -> None:
        """They are out of the war; as the last one left one buys at the own minimum."""
        frame = state.stack[0]
        assert isinstance(frame, Market)
        war = contests.in_war(frame, self.figure)
        if war is None:
            events.append(PlayFailed(author, "going_going_mine"))
            return
        hit = [figure for figure in war.figures if owner(state, figure) in hits]
        knock_out(state, war, war.figures.index(self.figure), hit, events)
