"""A market as one would tell it: who stands where with how much money, what is offered, and what comes of it.

Nobody has a chef with a say in prices, an ingredient, a card or a coin until a test says so; the counter cards of a
market are all different, in the order of the content file.
"""

from typing import Any, TypeVar

from atable.games.rival_restaurants.actions import DropOut, OfferInWar, SealBid
from atable.games.rival_restaurants.content.cards import (
    ACTION_INDEX,
    CARD_KIND,
    CHEF_INDEX,
    INGREDIENT_INDEX,
    INGREDIENTS,
    KINDS_OF,
    LOCATION_INDEX,
    MARKETS,
    RESTAURANT_INDEX,
    SLOTS,
    UPGRADE_INDEX,
)
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.frames.records import War
from atable.games.rival_restaurants.options import RivalOptions, resolve
from atable.games.rival_restaurants.setup import setup
from atable.games.rival_restaurants.shop import contests, hammer, prices, sealed, wars
from atable.games.rival_restaurants.state import NOTHING, Figure, Restaurant, RivalState
from atable.games.rival_restaurants.table.commitment import recommit
from atable.kernel.actions import Action
from atable.kernel.clocks import Clock
from atable.kernel.events import Event, Secret
from atable.kernel.offers import OfferBook

E = TypeVar("E", bound=Event)

RED, BLUE, GREEN, YELLOW = range(4)
NAMES = ["red", "blue", "green", "yellow"]
HARMLESS = ["biff_brobeque", "gardena_eden", "mortimer_sleazburger", "phyllis_grubman", "kim_chi", "gohan_sushido"]


class Shop:
    """Chefs are figures: in modes with two figures a seat's second one is `second(seat)`."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        self.state: RivalState = setup(resolve(RivalOptions(**options), seats), seats, "market")
        self.events: list[Event] = []
        state = self.state
        state.phase = "buy_barter"
        state.day = 5
        state.paid_out = 0
        for seat, restaurant in enumerate(state.restaurants):
            restaurant.card = seat
            restaurant.money = 0
            restaurant.hand = []
            restaurant.stock = [0] * len(INGREDIENTS)
            recommit(state, seat)
        for figure, name in zip(state.figures, HARMLESS, strict=False):
            figure.chef = CHEF_INDEX[name]
        for market in range(MARKETS):
            state.counters[market] = KINDS_OF[market][: SLOTS[market]]
        live = state.options.pace == "live" and not state.options.variant_amateur
        figures = len(state.figures)
        self.frame = Market(
            step="live" if live else "open",
            clock=Clock(0, 0 if live else None),
            ends=60_000 if live else NOTHING,
            claims=[NOTHING] * figures,
            decisions=[NOTHING] * figures,
            wars=[],
            closed=[0] * MARKETS,
            requests=[],
            book=OfferBook([]),
            done=[False] * seats,
            queues=[],
            passed=[False] * figures,
            askers=[],
            offers_left=0,
            spared=[0] * figures,
        )
        state.stack = [self.frame]

    # Setting the scene

    def second(self, seat: int) -> int:
        return seat + self.state.seats

    def figure(self, number: int) -> Figure:
        return self.state.figures[number]

    def stand(self, number: int, location: str, on: str | None = None, chef: str = "") -> "Shop":
        """On this ingredient of the counter, or on the shelf."""
        figure = self.figure(number)
        figure.at = LOCATION_INDEX[location]
        figure.spot = 0 if on is None else self.slot(location, on)
        if chef:
            figure.chef = CHEF_INDEX[chef]
        return self

    def rich(self, **money: int) -> "Shop":
        """rich(red=300)"""
        for name, amount in money.items():
            self.restaurant(NAMES.index(name)).money = amount
        return self

    def counter(self, market: str, *names: str) -> "Shop":
        self.state.counters[LOCATION_INDEX[market]] = [INGREDIENT_INDEX[name] for name in names]
        return self

    def owns(self, seat: int, restaurant: str, level: int) -> "Shop":
        self.restaurant(seat).card = RESTAURANT_INDEX[restaurant]
        self.restaurant(seat).level = level
        return self

    def hold(self, seat: int, card: str) -> "Shop":
        self.restaurant(seat).hand.append(CARD_KIND.index(ACTION_INDEX[card]))
        return self

    # What happens

    def open(self) -> "Shop":
        """Buy & Barter starts."""
        contests.open_contests(self.state, self.frame, self.events)
        wars.settle(self.state, self.frame, self.events)
        return self

    def spare(self, number: int, *seats: int) -> "Shop":
        """The permanent power of this figure spares exactly these, by choice or by Clam-Voyance."""
        before = self.figure(number).spares
        self.figure(number).spares = sum(1 << seat for seat in seats)
        contests.block_changed(self.state, self.frame, number, before, self.events)
        wars.settle(self.state, self.frame, self.events)
        return self

    def has_now(self, seat: int, money: int) -> "Shop":
        """A card, a power, a trade or a purchase has changed the money."""
        self.restaurant(seat).money = money
        wars.settle(self.state, self.frame, self.events)
        return self

    def bid(self, figure: int, money: int, garbage: int = 0) -> "Shop":
        """An offer in an open war."""
        seat = figure % self.state.seats
        action = OfferInWar(figure, money, garbage)
        wars.check_offer(self.state, self.frame, seat, action)
        wars.offer(self.state, self.frame, seat, action, self.events)
        return self

    def drop(self, figure: int) -> "Shop":
        seat = figure % self.state.seats
        wars.check_drop(self.state, self.frame, seat, DropOut(figure))
        wars.drop(self.state, self.frame, seat, DropOut(figure), self.events)
        return self

    def time_is_over(self) -> "Shop":
        wars.out_of_time(self.state, self.frame, self.events)
        return self

    def seal(self, figure: int, money: int, garbage: int = 0, card: bool = False) -> "Shop":
        """A bid in a sealed war."""
        seat = figure % self.state.seats
        action = SealBid(figure, money, garbage, card)
        sealed.check_bid(self.state, self.frame, seat, action)
        sealed.bid(self.state, self.frame, seat, action, self.events)
        return self

    def reveal(self) -> "Shop":
        for war in self.frame.wars:
            sealed.reveal_bids(self.state, self.frame, war, self.events)
        return self

    def resolve(self) -> "Shop":
        """All sealed wars, with nobody playing a card."""
        self.reveal()
        for war in self.frame.wars.copy():
            sealed.settle_sealed(self.state, self.frame, war, self.events)
        return self

    def mine(self, figure: int, *hit: int) -> "Shop":
        """Going, Going, Mine! hits these figures."""
        war = self.war()
        hammer.knock_out(self.state, war, war.figures.index(figure), list(hit), self.events)
        if self.state.options.war_mode == "open":
            wars.settle(self.state, self.frame, self.events)
        else:
            sealed.settle_sealed(self.state, self.frame, war, self.events)
        return self

    # What one sees

    def slot(self, market: str, ingredient: str) -> int:
        return self.state.counters[LOCATION_INDEX[market]].index(INGREDIENT_INDEX[ingredient]) + 1

    def restaurant(self, seat: int) -> Restaurant:
        return self.state.restaurants[seat]

    def money(self) -> list[int]:
        return [restaurant.money for restaurant in self.state.restaurants]

    def price(self, figure: int, market: str) -> int:
        return prices.ingredient_price(self.state, figure, LOCATION_INDEX[market])

    def upgrade_price(self, figure: int, upgrade: str) -> int:
        return prices.upgrade_price(self.state, figure, UPGRADE_INDEX[upgrade])

    def blocked(self, figure: int, market: str) -> bool:
        return prices.blocked(self.state, figure, LOCATION_INDEX[market])

    def claims(self) -> list[int]:
        """The figures that hold one."""
        return [figure for figure, ends in enumerate(self.frame.claims) if ends != NOTHING]

    def war(self) -> War:
        (war,) = self.frame.wars
        return war

    def wars(self) -> list[list[int]]:
        """By war, the figures that are in it."""
        return [[war.figures[index] for index in hammer.those_in(war)] for war in self.frame.wars]

    def standing(self) -> list[tuple[int, int]]:
        """The offers in the only war."""
        return list(zip(self.war().money, self.war().garbage, strict=True))

    def may_take(self, figure: int, ingredient: str) -> bool:
        market = self.state.counters[self.figure(figure).at]
        return contests.may_take(self.state, self.frame, figure, market.index(INGREDIENT_INDEX[ingredient]) + 1)

    def has(self, seat: int, ingredient: str) -> int:
        return self.restaurant(seat).stock[INGREDIENT_INDEX[ingredient]]

    def legal(self, seat: int) -> list[Action]:
        open_wars = self.state.options.war_mode == "open"
        return (wars.offers if open_wars else sealed.bids)(self.state, self.frame, seat)

    def told(self, kind: type[E]) -> list[E]:
        """Events of this kind, secret ones included."""
        shown = [event.event if isinstance(event, Secret) else event for event in self.events]
        return [event for event in shown if isinstance(event, kind)]

    def names(self, market: str) -> list[str | None]:
        counter = self.state.counters[LOCATION_INDEX[market]]
        return [None if kind == NOTHING else INGREDIENTS[kind] for kind in counter]
