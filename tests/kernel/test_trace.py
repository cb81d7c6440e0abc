"""The trace of a game tells two games apart from where they differ, and never two runs of the same one."""

import hashlib

from atable.kernel import trace
from atable.kernel.codec import encode
from atable.kernel.session import Session
from atable.kernel.spec import Options
from tests.toys import auction
from tests.toys.auction import AuctionState, Bid


def traces(seed: str, *bids: int) -> list[str]:
    """The first seats bid; the trace before, and after each of them."""
    session: Session[AuctionState] = Session(auction.GAME, Options(), 2, seed)
    found = [trace.first(session.state)]
    for seat, coins in enumerate(bids):
        found.append(trace.next(found[-1], session.act(0, seat, Bid(coins))))
    return found


def test_a_trace_is_sixteen_digits_that_anybody_can_compute() -> None:
    """`b2sum -l 64` of the JSON gives the same."""
    state = auction.GAME.setup(Options(), 2, "trace")
    assert trace.first(state) == hashlib.blake2b(encode(state), digest_size=8).hexdigest()
    assert trace.next("0123456789abcdef", []) == hashlib.blake2b(b"0123456789abcdef[]", digest_size=8).hexdigest()
    assert len(trace.first(state)) == 16


def test_the_same_game_has_the_same_trace() -> None:
    assert traces("trace", 3, 5) == traces("trace", 3, 5)


def test_another_beginning_is_another_trace() -> None:
    assert traces("trace")[0] != traces("another")[0]


def test_what_happens_otherwise_shows_from_there_on() -> None:
    one, other = traces("trace", 3, 5), traces("trace", 3, 6)
    assert one[:2] == other[:2]
    assert one[2] != other[2]


def test_the_past_stays_in_the_trace() -> None:
    assert trace.next(trace.next("0", []), []) != trace.next("0", [])
    assert trace.next("0", []) != trace.next("1", [])
