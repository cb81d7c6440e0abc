"""The toy auction before the laws: bids and coming dishes are hidden. The view shows one of them: the dish on offer."""

from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat
from tests.toys import auction
from tests.toys.auction import Auction, AuctionState

GAME = auction.GAME


def scramble(state: AuctionState, seat: Seat | None, rng: Rng) -> AuctionState:
    other = state.copy()
    other.rng = seeded(f"scramble {rng.next32()}")
    other.dishes[state.sold + 1 :] = reversed(state.dishes[state.sold + 1 :])
    for frame in other.stack:
        for bidder, bid in [(at, bid) for at, bid in enumerate(frame.bids) if bid is not None and at != seat]:
            frame.bids[bidder] = (bid + 1) % (state.coins[bidder] + 1)
    return other


def facts(state: AuctionState, seat: Seat | None) -> set[str]:
    offered = Auction().view(state, seat).offered
    return set() if offered is None else {f"{state.sold} is {offered}"}


def holds(state: AuctionState, fact: str) -> bool:
    number, points = fact.split(" is ")
    return state.dishes[int(number)] == int(points)
