"""The position, as plain data. Numbers stand for content, in the order of its files (`content`).

Figure f belongs to seat f % seats. The first figure of a seat is its chef (Kitchen Squad: the Active Chef), the second
one, if there is any, its second chef (Two Many Cooks) or its NPC (Kitchen Squad). Money is in dollars.
"""

from dataclasses import dataclass
from typing import Final, Literal

from atable.games.rival_restaurants.actions import SetOrders
from atable.games.rival_restaurants.frames import RivalFrame
from atable.games.rival_restaurants.options import RivalOptions
from atable.kernel.native import keep_types
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

PhaseOfDay = Literal["setup", "money_move", "buy_barter", "cook_counter"]
Upcoming = Literal["", "placing", "window", "powers", "market", "declaring"]  # see `phases.flow.STARTS`


@dataclass(slots=True)
class Restaurant:
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
        other = Restaurant.__new__(Restaurant)
        other.card = self.card
        other.popularity = self.popularity
        other.level = self.level
        other.money = self.money
        other.garbage = self.garbage
        other.upgrades = self.upgrades
        other.recipes = self.recipes.copy()
        other.beside = [cards.copy() for cards in self.beside]
        other.stock = self.stock.copy()
        other.cooked = self.cooked.copy()
        other.gourmets = self.gourmets
        other.dishes = self.dishes
        other.hand = self.hand.copy()
        other.squad = self.squad.copy()
        other.powers_from = self.powers_from
        other.gained = self.gained.copy()
        other.card_used = self.card_used
        other.double_price = self.double_price
        other.cheaper = self.cheaper
        other.cut_off = self.cut_off
        other.pipeline_used = self.pipeline_used
        return other


@dataclass(slots=True)
class Figure:
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
        other = Figure.__new__(Figure)
        other.chef = self.chef
        other.at = self.at
        other.spot = self.spot
        other.npc = self.npc
        other.used = self.used
        other.target = self.target
        other.last_target = self.last_target
        other.spares = self.spares
        other.stopped = self.stopped
        other.banned = self.banned
        return other


@dataclass(frozen=True, slots=True)
class Doubt:
    """Action cards that somebody has seen and can't place any more (`glimpses`). Bits of cards."""

    viewer: int  # a seat; the number of seats stands for all who only watch
    cards: int
    places: int  # where they may lie, by the card that truly lies there; all of them in hands


@dataclass(slots=True)
class RivalState:
    options: RivalOptions
    seats: int
    now: int
    rng: Rng
    stack: list[RivalFrame]  # empty: the game is over
    upcoming: Upcoming  # what `flow` starts when the stack is empty; "" for nothing
    phase: PhaseOfDay
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
        other = RivalState.__new__(RivalState)
        other.options = self.options
        other.seats = self.seats
        other.now = self.now
        other.rng = self.rng.copy()
        other.stack = [frame.copy() for frame in self.stack]
        other.upcoming = self.upcoming
        other.phase = self.phase
        other.day = self.day
        other.priority = self.priority
        other.restaurants = [restaurant.copy() for restaurant in self.restaurants]
        other.figures = [figure.copy() for figure in self.figures]
        other.shelves = [shelf.copy() for shelf in self.shelves]
        other.counters = [counter.copy() for counter in self.counters]
        other.piles = [pile.copy() for pile in self.piles]
        other.decks = [[layer.copy() for layer in deck] for deck in self.decks]
        other.action_deck = self.action_deck.copy()
        other.action_pile = self.action_pile.copy()
        other.known = self.known.copy()
        other.glimpsed = self.glimpsed.copy()
        other.doubts = self.doubts.copy()
        other.shuffled = self.shuffled.copy()
        other.no_clam = self.no_clam.copy()
        other.upgrades_left = self.upgrades_left.copy()
        other.paid_out = self.paid_out
        other.chefs_out = self.chefs_out.copy()
        other.orders = self.orders.copy()
        other.fresh = self.fresh.copy()
        other.shares = self.shares.copy()
        other.steps = self.steps.copy()
        return other


keep_types(Restaurant, Figure, Doubt, RivalState)
