"""What the toy auction is there to prove: secret commitments, taken back until the last one is in."""

import pytest

from atable.kernel.actions import Pause
from atable.kernel.errors import BrokenInvariant, IllegalAction
from atable.kernel.events import seen_by
from atable.kernel.game import apply
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import Options
from tests.laws.toy_auction import facts, holds, scramble
from tests.toys.auction import (
    DISHES,
    GAME,
    Auction,
    AuctionState,
    Bid,
    BidCommitted,
    DishSold,
    TakeBack,
)


def table(seats: int = 3, seed: str = "auction") -> AuctionState:
    return GAME.setup(Options(), seats, seed)


def bid_all(state: AuctionState, *bids: int) -> tuple[AuctionState, DishSold]:
    for seat, coins in enumerate(bids):
        state, events = apply(GAME, state, seat, Bid(coins))
        GAME.invariants(state)
    sold = events[-1]
    assert isinstance(sold, DishSold)
    return state, sold


def refused(state: AuctionState, seat: Seat, action: Bid | TakeBack | Pause) -> str:
    with pytest.raises(IllegalAction) as error:
        GAME.check(state, seat, action)
    return error.value.rule


def test_ta_03_bids_are_simultaneous_and_at_most_what_one_has() -> None:
    state = table()
    assert GAME.pending(state) == [0, 1, 2]
    assert GAME.legal(state, 1) == [Bid(coins) for coins in range(11)]
    assert refused(state, 1, Bid(11)) == refused(state, 1, Bid(-1)) == refused(state, 1, Pause()) == "TA-03"


def test_ta_03_a_bid_is_known_to_its_bidder_alone() -> None:
    state, events = apply(GAME, table(), 1, Bid(7))
    assert seen_by(events, 1) == [BidCommitted(1, 7)]
    assert seen_by(events, 0) == seen_by(events, None) == [BidCommitted(1, None)]
    views = [Auction().view(state, seat) for seat in (0, 1, 2, None)]
    assert [view.my_bid for view in views] == [None, 7, None, None]
    assert all(view.has_bid == (False, True, False) for view in views)


def test_ta_04_a_bid_is_taken_back_until_the_last_one_is_in() -> None:
    state, _ = apply(GAME, table(), 1, Bid(7))
    assert GAME.pending(state) == [0, 2], "nobody waits for a seat that has bid"
    assert GAME.may_act(state) == [0, 1, 2], "but it may still act"
    assert GAME.legal(state, 1) == [TakeBack()]
    assert refused(state, 1, Bid(2)) == "TA-04"
    state, _ = apply(GAME, state, 1, TakeBack())
    assert GAME.pending(state) == [0, 1, 2]
    state, sold = bid_all(state, 1, 2, 0)
    assert sold.bids == (1, 2, 0)
    assert sold.winner == 1


def test_ta_04_after_the_last_bid_it_is_too_late() -> None:
    state, _ = bid_all(table(), 1, 2, 0)
    assert refused(state, 0, TakeBack()) == "TA-05"


def test_ta_05_a_bid_is_taken_back_twice_at_most() -> None:
    state = table()
    for action in (Bid(1), TakeBack(), Bid(2), TakeBack(), Bid(3)):
        state, _ = apply(GAME, state, 0, action)
    assert refused(state, 0, TakeBack()) == "TA-05"
    assert GAME.may_act(state) == [1, 2]


def test_a_question_asked_again_after_a_take_back_is_a_new_question() -> None:
    state = table()
    [first] = GAME.prompts(state, 0)
    for action in (Bid(1), TakeBack()):
        state, _ = apply(GAME, state, 0, action)
    [second] = GAME.prompts(state, 0)
    assert first.asks
    assert second.asks
    assert first.id != second.id


def test_ta_06_only_the_highest_bidder_pays() -> None:
    before = table()
    dish = before.dishes[0]
    state, sold = bid_all(before, 3, 5, 4)
    assert (sold.points, sold.winner, sold.offered) == (dish, 1, before.dishes[1])
    assert state.coins == [10, 5, 10]
    assert state.won == [{}, {dish: 5}, {}]


def test_ta_07_tied_bidders_draw_lots() -> None:
    winners = {bid_all(table(seed=f"lots {number}"), 4, 1, 4)[1].winner for number in range(30)}
    assert winners == {0, 2}


def test_ta_07_without_a_coin_the_dish_is_thrown_away() -> None:
    state, sold = bid_all(table(), 0, 0, 0)
    assert sold.winner is None
    assert state.won == [{}, {}, {}]
    assert state.coins == [10, 10, 10]


def test_ta_08_points_then_coins() -> None:
    state = table(2)
    for dish in state.dishes[:]:
        state, _ = bid_all(state, *((2, 0) if dish in (2, 3) else (0, 3) if dish == 5 else (0, 0)))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [side.points for side in outcome.sides] == [5, 5]
    assert outcome.winners() == (1,), "6 coins and 7 are left"
    assert outcome.tie_break is not None
    assert refused(state, 0, Bid(0)) == "TA-08"
    assert GAME.pending(state) == GAME.may_act(state) == []


def test_redeal_keeps_the_own_bid_and_the_offered_dish_and_draws_the_rest_again() -> None:
    state, _ = apply(GAME, table(), 0, Bid(7))
    state, _ = apply(GAME, state, 1, Bid(9))
    dealt = [GAME.redeal(state, 0, seeded(f"deal {number}")) for number in range(60)]
    assert {other.stack[-1].bids[0] for other in dealt} == {7}
    assert {other.stack[-1].bids[1] for other in dealt} == set(range(11)), "any bid that seat 1 could make"
    assert {other.dishes[0] for other in dealt} == {state.dishes[0]}
    assert {tuple(other.dishes[1:]) for other in dealt} > {tuple(state.dishes[1:])}
    assert all(other.rng != state.rng for other in dealt)


def test_scramble_changes_what_a_seat_cannot_know_and_nothing_else() -> None:
    state, _ = apply(GAME, table(), 0, Bid(7))
    state, _ = apply(GAME, state, 1, Bid(9))
    other = scramble(state, 0, seeded("scramble"))
    assert other.stack[-1].bids == [7, 10, None]
    assert other.dishes == [state.dishes[0], *reversed(state.dishes[1:])]


def test_facts_are_told_from_the_view() -> None:
    state = table()
    assert facts(state, None) == {f"0 is {state.dishes[0]}"}
    assert holds(state, f"0 is {state.dishes[0]}")
    assert not holds(state, f"0 is {state.dishes[1]}")


def test_invariants_count_coins_and_dishes() -> None:
    state, _ = bid_all(table(), 3, 5, 4)
    state.coins[1] += 1
    with pytest.raises(BrokenInvariant, match="coins"):
        GAME.invariants(state)
    state.coins[1] -= 1
    state.dishes[2] = state.dishes[3]
    with pytest.raises(BrokenInvariant, match="dish"):
        GAME.invariants(state)
    assert sorted(DISHES) == [2, 3, 5, 8]
