"""Negotiation: offers are records, several may stand at once, each is executed whole or not at all.

A game says what a bundle is and moves the goods; the book keeps the records. An offer is checked
again at the moment it is accepted, since what was promised may be gone.
"""

from typing import Generic, TypeVar

import msgspec

from atable.kernel.seats import Seat

Bundle = TypeVar("Bundle")


class Offer(msgspec.Struct, Generic[Bundle], frozen=True):
    id: int
    maker: Seat
    to: Seat | None  # None: anyone may accept
    gives: Bundle
    wants: Bundle
    expires: int | None  # a reading of the clock that the offers live under; None: stands until withdrawn
    answers: int | None = None  # the offer that this one counters

    def open_to(self, seat: Seat) -> bool:
        return seat != self.maker and self.to in (None, seat)


class OfferBook(msgspec.Struct, Generic[Bundle]):
    """The standing offers, oldest first. Numbers are never used twice."""

    standing: list[Offer[Bundle]]
    next_id: int = 1

    def copy(self) -> "OfferBook[Bundle]":
        return OfferBook(self.standing[:], self.next_id)

    def find(self, offer_id: int) -> Offer[Bundle] | None:
        return next((offer for offer in self.standing if offer.id == offer_id), None)

    def make(self, maker: Seat, to: Seat | None, gives: Bundle, wants: Bundle, expires: int | None) -> Offer[Bundle]:
        offer = Offer(self.next_id, maker, to, gives, wants, expires)
        self.next_id += 1
        self.standing.append(offer)
        return offer

    def counter(self, offer: Offer[Bundle], seat: Seat, gives: Bundle, wants: Bundle) -> Offer[Bundle]:
        """Answer an offer with another one to its maker; the first one is closed, unless it was open to anyone."""
        if offer.to is not None:
            self.close(offer)
        answer = Offer(self.next_id, seat, offer.maker, gives, wants, offer.expires, offer.id)
        self.next_id += 1
        self.standing.append(answer)
        return answer

    def close(self, offer: Offer[Bundle]) -> None:
        """Accepted, declined or withdrawn: the record leaves the book."""
        self.standing = [other for other in self.standing if other.id != offer.id]

    def expire(self, reading: int) -> list[Offer[Bundle]]:
        """Remove and return the offers whose time is up."""
        late = [offer for offer in self.standing if offer.expires is not None and offer.expires <= reading]
        self.standing = [offer for offer in self.standing if offer not in late]
        return late

    def next_expiry(self) -> int | None:
        return min((offer.expires for offer in self.standing if offer.expires is not None), default=None)
