"""Buy & Barter."""

from typing import ClassVar

from atable.games.rival_restaurants.events.details import Contest, Goods, SealedBid
from atable.kernel.events import Event
from atable.kernel.seats import Seat


class MarketOpened(Event, frozen=True):
    """RR-075, RR-077."""

    claims: tuple[Contest, ...]
    wars: tuple[Contest, ...]


class ClaimEnded(Event, frozen=True):
    """RR-078: released, or its time is over."""

    seat: Seat
    market: str
    slot: int


class ClaimDecided(Event, frozen=True):
    """For the seat alone until all are in."""

    seat: Seat
    figure: int
    buy: bool


class Requested(Event, frozen=True):
    """RR-096: received, not yet granted."""

    seat: Seat
    location: str
    spot: int


class Beaten(Event, frozen=True):
    """RR-096: somebody else was given what was requested, or it can't be bought any more."""

    seat: Seat
    location: str
    spot: int


class CounterBought(Event, frozen=True):
    seat: Seat
    figure: int
    market: str
    slot: int
    ingredient: str
    price: int


class ShelfBought(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    figure: int
    market: str
    ingredient: str
    price: int


class UpgradeBought(Event, frozen=True):
    seat: Seat
    upgrade: str
    to: Seat
    price: int


class ActionCardBought(Event, frozen=True):
    """RR-108."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str | None
    price: int


class ChocolateSold(Event, frozen=True):
    seat: Seat
    cards: int
    money: int


class WarChanged(Event, frozen=True):
    """RR-337: claims and wars on this card were determined anew."""

    contest: Contest


class WarOffered(Event, frozen=True):
    seat: Seat
    figure: int
    market: str
    slot: int
    money: int
    garbage: int


class OfferFell(Event, frozen=True):
    """RR-152: to what is left of the bidder's money."""

    seat: Seat
    figure: int
    market: str
    slot: int
    money: int


class LeftWar(Event, frozen=True):
    """`why`: dropped (RR-134), poor (RR-132, RR-133, RR-152), card, or blocked (RR-336)."""

    seat: Seat
    figure: int
    market: str
    slot: int
    why: str


class BidSealed(Event, frozen=True):
    """For the seat alone."""

    seat: Seat
    figure: int
    money: int
    garbage: int
    going_going_mine: bool


class BidsRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    market: str
    slot: int
    bids: tuple[SealedBid, ...]


class WarWon(Event, frozen=True):
    seat: Seat
    figure: int
    market: str
    slot: int
    ingredient: str
    price: int
    garbage: int


class WarEnded(Event, frozen=True):
    """Without a buyer: closed for the day (RR-141, RR-159), or free for everybody (RR-154)."""

    market: str
    slot: int
    closed: bool


class TurnPassed(Event, frozen=True):
    seat: Seat
    figure: int | None


class DoneSet(Event, frozen=True):
    seat: Seat
    done: bool


class OfferMade(Event, frozen=True):
    offer: int
    seat: Seat
    to: Seat
    gives: Goods
    wants: Goods
    counters: int | None


class OfferClosed(Event, frozen=True):
    """`how`: declined, withdrawn, expired or failed (RR-173), which may show that a card or money is not there."""

    reveals: ClassVar[bool] = True
    offer: int
    seat: Seat
    to: Seat
    how: str


class Traded(Event, frozen=True):
    """RR-172: the two parties alone read the names of the action cards."""

    reveals: ClassVar[bool] = True
    offer: int
    seat: Seat
    to: Seat
    gives: Goods
    wants: Goods


class MarketClosed(Event, frozen=True):
    """RR-103."""


class ClaimsRevealed(Event, frozen=True):
    """RR-417: what the holders of claims have decided, by figure."""

    reveals: ClassVar[bool] = True
    figures: tuple[int, ...]
    buys: tuple[bool, ...]
