"""The position, as plain data. Numbers stand for content, in the order of its files (`content`).

Figure f belongs to seat f % seats. The first figure of a seat is its chef (Kitchen Squad: the Active Chef), the second
one, if there is any, its second chef (Two Many Cooks) or its NPC (Kitchen Squad). Money is in dollars.
"""

from typing import Final

import msgspec

from atable.games.rival_restaurants.actions import SetOrders
from atable.games.rival_restaurants.frames import RivalFrame
from atable.games.rival_restaurants.options import RivalOptions
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat

NOTHING: Final = -1  # no card, no chef, no choice yet
HOME: Final = -1  # where a chef is that is in its restaurant (RR-039)
NO_SPOT: Final = -1  # at The Island, or in a market without any card (RR-069, RR-073)
GOAL: Final = 20  # RR-279
BASIC: Final = 0
GOURMET: Final = 1

# Where popularity comes from: the lines of a score sheet.
SOURCES: Final[tuple[str, ...]] = ("recipes", "cuisine", "extras", "levels", "critic", "garbage", "feast")
FROM_RECIPES, FROM_CUISINE, FROM_EXTRAS, FROM_LEVELS, FROM_CRITIC, FROM_GARBAGE, FROM_FEAST = range(7)


class Restaurant(msgspec.Struct):
    """What a player owns, and what was done to them today."""

    card: int
    popularity: int
    level: int
    money: int
    garbage: int
    upgrades: int  # bits
    recipes: list[int]  # the two in front of the player; the Basic one first where there is one of each
    beside: list[list[int]]  # by recipe and place: the ingredient committed to it, or NOTHING (RR-047)
    stock: list[int]  # counts of all ingredients, committed ones included
    cooked: list[int]  # finished recipes that lie here (RR-250)
    gourmets: int  # RR-252
    dishes: int  # recipes cooked in all
    hand: list[int]  # action cards
    squad: list[int]  # RR-351
    powers_from: int  # RR-401: the first day on which the chef's power works
    gained: list[int]  # popularity by source
    card_used: bool  # RR-181
    double_price: bool  # Fake Sale
    cheaper: bool  # Happy Hour
    cut_off: bool  # Power Cut
    pipeline_used: bool

    def copy(self) -> "Restaurant":
        return Restaurant(
            self.card,
            self.popularity,
            self.level,
            self.money,
            self.garbage,
            self.upgrades,
            self.recipes.copy(),
            [cards.copy() for cards in self.beside],
            self.stock.copy(),
            self.cooked.copy(),
            self.gourmets,
            self.dishes,
            self.hand.copy(),
            self.squad.copy(),
            self.powers_from,
            self.gained.copy(),
            self.card_used,
            self.double_price,
            self.cheaper,
            self.cut_off,
            self.pipeline_used,
        )


class Figure(msgspec.Struct):
    chef: int  # NOTHING: not chosen yet
    at: int  # a location, or HOME
    spot: int
    npc: bool  # RR-350
    used: bool  # RR-294: its power, today
    target: int  # RR-297: whom its power was used against today, and the day before; see `targeting`
    last_target: int
    spares: int  # bits of the seats that its permanent power does not hit today (RR-293), the next ones included
    stopped: int  # of those who have stopped it today (RR-200)
    banned: int  # RR-303: the market that Angus closed to it today, or NOTHING

    def copy(self) -> "Figure":
        return Figure(
            self.chef,
            self.at,
            self.spot,
            self.npc,
            self.used,
            self.target,
            self.last_target,
            self.spares,
            self.stopped,
            self.banned,
        )


class Doubt(msgspec.Struct, frozen=True):
    """Action cards that somebody has seen and can't place any more (`glimpses`). Bits of cards."""

    viewer: int  # a seat; the number of seats stands for all who only watch
    cards: int
    places: int  # where they may lie, by the card that truly lies there; all of them in hands


class RivalState(msgspec.Struct):
    options: RivalOptions
    seats: int
    now: int
    rng: Rng
    stack: list[RivalFrame]  # empty: the game is over
    upcoming: str  # the phase that `flow` starts when the stack is empty; "" for none
    phase: str  # setup, money_move, buy_barter or cook_counter
    day: int  # 0 before the first one
    priority: Seat  # RR-011
    restaurants: list[Restaurant]
    figures: list[Figure]
    shelves: list[list[int]]  # by market; the last card is the top
    counters: list[list[int]]  # by market and slot
    piles: list[list[int]]  # RR-014: discarded ingredients, by market
    decks: list[list[list[int]]]  # Basic, Gourmet: layers, the first is the upper one; the last card is its top
    action_deck: list[int]  # the last card is the top
    action_pile: list[int]
    known: list[int]  # by action card: bits of the seats that know where it is
    glimpsed: list[int]  # bits of those who have seen it in a hand, and know that it is in one still; for `redeal`
    doubts: list[Doubt]  # which of those one can't place; for `redeal`
    shuffled: list[int]  # by action card: the shuffle of the deck that it was last in (RR-113); for `redeal`
    no_clam: list[int]  # by action card: 1 where everybody knows that it is no Clam-Voyance (RR-428); for `redeal`
    upgrades_left: list[int]  # RR-015
    paid_out: int  # what the bank has given, less what it has got (RR-010)
    chefs_out: list[int]  # RR-042: chefs that nobody plays
    orders: list[SetOrders]  # secret, by seat
    fresh: list[int]  # recipes drawn today, which can't be cooked today (RR-209)
    shares: list[Seat]  # RR-285: the winners, once a last tie is settled
    steps: list[int]  # by seat: how often it has acted, so that no question has the id of an older one

    def copy(self) -> "RivalState":
        return RivalState(
            self.options,
            self.seats,
            self.now,
            self.rng.copy(),
            [frame.copy() for frame in self.stack],
            self.upcoming,
            self.phase,
            self.day,
            self.priority,
            [restaurant.copy() for restaurant in self.restaurants],
            [figure.copy() for figure in self.figures],
            [shelf.copy() for shelf in self.shelves],
            [counter.copy() for counter in self.counters],
            [pile.copy() for pile in self.piles],
            [[layer.copy() for layer in deck] for deck in self.decks],
            self.action_deck.copy(),
            self.action_pile.copy(),
            self.known.copy(),
            self.glimpsed.copy(),
            self.doubts.copy(),
            self.shuffled.copy(),
            self.no_clam.copy(),
            self.upgrades_left.copy(),
            self.paid_out,
            self.chefs_out.copy(),
            self.orders.copy(),
            self.fresh.copy(),
            self.shares.copy(),
            self.steps.copy(),
        )
