"""The parts of a view. Content goes by its id, figures by their number, a deadline is a table time."""

import msgspec

from atable.games.rival_restaurants.actions import SetOrders
from atable.games.rival_restaurants.content.loader import Window
from atable.games.rival_restaurants.events.details import Dish, Goods
from atable.games.rival_restaurants.frames import Choice, Displacer, MarketStep, Stage
from atable.kernel.seats import Seat

# What lies on the table


class Stack(msgspec.Struct, frozen=True):
    """So many of an ingredient."""

    ingredient: str
    count: int


class RecipeView(msgspec.Struct, frozen=True):
    """By place what lies beside it (RR-047), and what is missing."""

    id: str
    beside: tuple[str | None, ...]
    missing: tuple[str, ...]
    fresh: bool  # drawn today: not to be cooked before tomorrow (RR-209)


class FigureView(msgspec.Struct, frozen=True):
    figure: int
    seat: Seat
    chef: str | None  # not chosen yet
    npc: bool
    location: str | None  # None: in the restaurant
    spot: int | None  # 0: the shelf
    power_works: bool  # RR-398
    power_used: bool  # today (RR-294)
    spares: tuple[Seat, ...]  # RR-200, RR-293
    banned: str | None  # RR-303


class SeatView(msgspec.Struct, frozen=True):
    """What lies open in front of a player (RR-007)."""

    seat: Seat
    restaurant: str | None  # not chosen yet
    popularity: int
    sheet: dict[str, int]  # popularity by source
    level: int
    bonuses: tuple[str, ...]  # of the levels reached
    money: int
    income: int
    garbage: int
    upgrades: tuple[str, ...]
    recipes: tuple[RecipeView, ...]
    pantry: tuple[Stack, ...]
    cooked: tuple[str, ...]
    gourmets: int
    dishes: int
    action_cards: int
    known_cards: tuple[str, ...]  # of these, those that the viewer knows
    squad: tuple[str, ...]
    card_used: bool  # RR-181
    fake_sale: bool
    happy_hour: bool
    power_cut: bool
    pipeline_used: bool
    ready: bool  # has made the choice that is asked of several, or is done


class LocationView(msgspec.Struct, frozen=True):
    id: str
    price: int
    counter: tuple[str | None, ...]  # slot 1 first
    closed: tuple[int, ...]  # slots that nobody may buy today (RR-141)
    shelf: int
    pile: tuple[Stack, ...]


class DeckView(msgspec.Struct, frozen=True):
    """A recipe deck; what was put under it is known, its order is not (RR-253)."""

    cards: int
    under: tuple[tuple[str, ...], ...]


# What is being decided


class ChoosingView(msgspec.Struct, frozen=True):
    what: Choice
    dealt: tuple[str, ...]  # to the viewer
    kept: tuple[str, ...]


class DraftView(msgspec.Struct, frozen=True):
    first: Seat
    step: int
    picked: bool  # a ban comes next
    pool: tuple[str, ...]


class WheelView(msgspec.Struct, frozen=True):
    figure: int
    location: str | None
    spot: int | None


class WheelsView(msgspec.Struct, frozen=True):
    """The viewer's own, as long as the wheels are secret (RR-059)."""

    wheels: tuple[WheelView, ...]
    active: str | None


class PlacingView(msgspec.Struct, frozen=True):
    asked: tuple[int, ...]  # figures
    own: dict[int, int]  # spot by figure


class WindowView(msgspec.Struct, frozen=True):
    """`waiting`: who may still play a card; all at once, or the first of them."""

    window: Window
    waiting: tuple[Seat, ...]
    together: bool


class RelocationView(msgspec.Struct, frozen=True):
    figure: int
    to: str | None
    why: Displacer


class ChainView(msgspec.Struct, frozen=True):
    """RR-196: the answers of one target."""

    target: Seat
    clams: int
    returned: bool
    asked: Seat | None  # who may answer next


class PlayView(msgspec.Struct, frozen=True):
    """RR-188: a card, or the power of a figure, with all that was announced."""

    author: Seat
    card: str | None
    figure: int | None
    victim: int | None  # a figure
    location: str | None
    spot: int | None
    ingredient: str | None
    recipe: str | None
    other_recipe: str | None
    amount: int
    chains: tuple[ChainView, ...]


class ReturnView(msgspec.Struct, frozen=True):
    """Return to Sender: the author chooses anew."""

    author: Seat
    target: Seat
    card: str


class ReactionView(msgspec.Struct, frozen=True):
    card: str
    author: Seat
    asked: tuple[Seat, ...]
    own: str | None


class DrawnView(msgspec.Struct, frozen=True):
    """RR-254."""

    seat: Seat
    recipes: tuple[str, ...]


# Buy & Barter


class ClaimView(msgspec.Struct, frozen=True):
    figure: int
    location: str
    slot: int
    ends: int | None  # a deadline; None: there is none, or the clock is paused
    decided: bool
    own: bool | None  # RR-417: to be bought, known to the viewer alone


class BidderView(msgspec.Struct, frozen=True):
    figure: int
    seat: Seat
    least: int
    inside: bool
    named: bool  # an offer, or a sealed bid
    money: int | None  # sealed: known to the bidder alone
    garbage: int | None
    going_going_mine: bool | None


class WarView(msgspec.Struct, frozen=True):
    location: str
    slot: int
    bidders: tuple[BidderView, ...]


class RequestView(msgspec.Struct, frozen=True):
    figure: int
    location: str
    spot: int
    second: int | None  # of Phyllis's pair
    judged: int | None  # a deadline


class OfferView(msgspec.Struct, frozen=True):
    id: int
    maker: Seat
    to: Seat
    gives: Goods
    wants: Goods
    counters: int | None


class MarketView(msgspec.Struct, frozen=True):
    step: MarketStep
    ends: int | None  # a deadline; None: no clock, or it is paused
    claims: tuple[ClaimView, ...]
    wars: tuple[WarView, ...]
    requests: tuple[RequestView, ...]
    offers: tuple[OfferView, ...]
    queues: dict[str, tuple[int, ...]]  # by location: figures, whose turn it is first
    passed: tuple[int, ...]  # figures
    askers: tuple[Seat, ...]  # who is still asked, one after the other
    offers_left: int


# Cook & Counter


class KitchenView(msgspec.Struct, frozen=True):
    """What all have declared (RR-211), and where its resolution is."""

    plans: tuple[tuple[Dish, ...], ...]  # by seat
    queue: tuple[Seat, ...]
    stage: Stage
    attacks: int
    garbage: int  # still to be taken by the first in the queue, and so on (RR-242)
    cooked: tuple[str, ...]  # to be turned over
    draws: tuple[str, ...]  # decks
    bonuses: tuple[str, ...]


class SacrificeView(msgspec.Struct, frozen=True):
    seat: Seat
    eligible: tuple[str, ...]


class VoteView(msgspec.Struct, frozen=True):
    tied: tuple[Seat, ...]
    own: Seat | None  # None: no vote yet, or abstained


# What its owner alone knows


class PricesView(msgspec.Struct, frozen=True):
    """RR-093: what a figure would pay, wherever it is allowed to buy."""

    figure: int
    ingredients: dict[str, int]  # by market
    upgrades: dict[str, int]
    action_card: int
    pair: int  # Phyllis's


class OwnView(msgspec.Struct, frozen=True):
    hand: tuple[str, ...]
    declared: tuple[Dish, ...] | None
    prices: tuple[PricesView, ...]
    orders: SetOrders
