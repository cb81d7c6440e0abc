"""The toy market, as four people could play it with a stopwatch."""

import pytest

from atable.kernel.actions import Action, Away, Tick
from atable.kernel.codec import encode
from atable.kernel.errors import BrokenInvariant, IllegalAction
from atable.kernel.events import Event
from atable.kernel.rng import seeded
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.session import Session
from atable.kernel.spec import Options, Pace
from tests.toys.common import Bundle
from tests.toys.market import (
    GAME,
    BellShown,
    Bid,
    CloseOffer,
    Did,
    Done,
    MakeOffer,
    MarketState,
    MarketView,
    RingBell,
)

Table = Session[MarketState]
BREAD = Bundle(bread=1)


def open_market(pace: Pace = "live", seed: str = "market") -> Table:
    """The cards of this seed are known: see the first test."""
    return Session(GAME, Options(pace=pace), 4, seed)


def wait(table: Table, ms: int) -> list[Event]:
    return table.act(ms, CLOCK, Tick(ms))


def refused(table: Table, ms: int, seat: Seat, action: Action) -> str:
    """The rule that refuses it; nothing has changed."""
    before = encode(table.state)
    with pytest.raises(IllegalAction) as error:
        table.act(ms, seat, action)
    assert encode(table.state) == before
    return error.value.rule


def ring(table: Table, ms: int) -> Seat:
    """The first seat with a bell rings it."""
    seat = table.state.cards.index("bell")
    table.act(ms, seat, RingBell())
    return seat


def view(table: Table, seat: Seat | None) -> MarketView:
    seen = GAME.view(table.state, seat)
    assert isinstance(seen, MarketView)
    return seen


def coins(table: Table) -> list[int]:
    return [purse.coins for purse in table.state.purses[:4]]


def test_there_are_bells_and_blanks() -> None:
    cards = [open_market(seed=f"cards {number}").state.cards for number in range(20)]
    assert {tuple(sorted(set(dealt))) for dealt in cards} >= {("bell", "blank")}
    assert open_market().state.cards.count("bell") >= 2  # the tests below need two


# --- Two auctions at once


def test_two_auctions_go_on_side_by_side() -> None:
    table = open_market()
    table.act(1_000, 0, Bid(0, 3))
    table.act(4_000, 1, Bid(1, 2))
    assert refused(table, 5_000, 1, Bid(0, 3)) == "TX-03"  # not higher
    assert refused(table, 5_000, 0, Bid(0, 4)) == "TX-03"  # the own one
    assert refused(table, 5_000, 0, Bid(2, 4)) == "TX-03"  # there is no third lot
    table.act(12_000, 2, Bid(1, 5))
    assert [(lot.id, lot.coins, lot.leader) for lot in view(table, None).lots] == [(0, 3, 0), (1, 5, 2)]
    assert coins(table) == [7, 10, 5, 10]


def test_the_coins_of_a_bid_cannot_be_spent_twice() -> None:
    table = open_market()
    table.act(0, 0, Bid(0, 9))
    assert refused(table, 0, 0, Bid(1, 2)) == "TX-03"
    assert refused(table, 0, 0, MakeOffer(None, Bundle(2), BREAD)) == "TX-04"
    table.act(1, 1, Bid(0, 10))
    table.act(2, 0, Bid(1, 2))
    assert coins(table) == [8, 0, 10, 10]


# --- Offers


def test_an_accepted_offer_moves_both_sides() -> None:
    table = open_market()
    table.act(0, 0, MakeOffer(1, BREAD, Bundle(4)))
    assert refused(table, 0, 2, CloseOffer(1, "accept")) == "TX-05"
    assert refused(table, 0, 0, CloseOffer(1, "accept")) == "TX-05"
    assert table.act(5, 1, CloseOffer(1, "accept")) == [Did(1, CloseOffer(1, "accept"))]
    assert table.state.purses[:2] == [Bundle(14, 1), Bundle(6, 3)]
    assert refused(table, 6, 1, CloseOffer(1, "accept")) == "TX-05"


def test_an_offer_is_refused_whole_when_the_goods_are_gone() -> None:
    table = open_market()
    table.act(0, 0, MakeOffer(None, Bundle(bread=2), Bundle(3)))
    table.act(0, 0, MakeOffer(2, Bundle(bread=2), Bundle(4)))
    table.act(1, 1, CloseOffer(1, "accept"))
    assert refused(table, 2, 2, CloseOffer(2, "accept")) == "TX-05"
    assert table.state.purses[2] == Bundle(10, 2)
    assert [offer.id for offer in view(table, None).offers] == [2]


def test_an_offer_is_refused_whole_when_the_other_side_cannot_pay() -> None:
    table = open_market()
    table.act(0, 0, MakeOffer(1, BREAD, Bundle(4)))
    table.act(1, 1, Bid(0, 7))
    assert refused(table, 2, 1, CloseOffer(1, "accept")) == "TX-05"
    assert CloseOffer(1, "accept") not in GAME.legal(table.state, 1)
    table.act(3, 2, Bid(0, 8))
    assert CloseOffer(1, "accept") in GAME.legal(table.state, 1)
    table.act(4, 1, CloseOffer(1, "accept"))
    assert table.state.purses[1] == Bundle(6, 3)


def test_a_counter_offer_takes_the_place_of_the_first() -> None:
    table = open_market()
    table.act(0, 0, MakeOffer(1, BREAD, Bundle(5)))
    assert refused(table, 1, 2, MakeOffer(0, Bundle(2), BREAD, counters=1)) == "TX-04"
    assert refused(table, 1, 1, MakeOffer(2, Bundle(2), BREAD, counters=1)) == "TX-04"  # not its maker
    assert refused(table, 1, 1, MakeOffer(0, Bundle(2), BREAD, counters=2)) == "TX-04"  # there is none
    table.act(1, 1, MakeOffer(0, Bundle(2), BREAD, counters=1))
    assert refused(table, 2, 1, CloseOffer(1, "accept")) == "TX-05"
    table.act(2, 0, CloseOffer(2, "accept"))
    assert table.state.purses[:2] == [Bundle(12, 1), Bundle(8, 3)]


def test_declining_is_for_the_named_seat_withdrawing_for_the_maker() -> None:
    table = open_market()
    table.act(0, 0, MakeOffer(1, BREAD, Bundle()))
    table.act(0, 0, MakeOffer(None, BREAD, Bundle()))
    assert refused(table, 0, 2, CloseOffer(1, "decline")) == "TX-05"
    assert refused(table, 0, 1, CloseOffer(2, "decline")) == "TX-05"
    assert refused(table, 0, 1, CloseOffer(2, "withdraw")) == "TX-05"
    table.act(0, 1, CloseOffer(1, "decline"))
    table.act(0, 0, CloseOffer(2, "withdraw"))
    assert view(table, None).offers == ()
    assert table.state.purses[:2] == [Bundle(10, 2), Bundle(10, 2)]


def test_an_offer_gives_what_its_maker_has() -> None:
    table = open_market()
    for gives, wants in [(Bundle(11), BREAD), (Bundle(-1), BREAD), (BREAD, Bundle(-1)), (Bundle(bread=3), Bundle())]:
        assert refused(table, 0, 0, MakeOffer(1, gives, wants)) == "TX-04"
    for to in (0, 4, -1):
        assert refused(table, 0, 0, MakeOffer(to, BREAD, Bundle(1))) == "TX-04"


def test_there_are_twelve_offers_in_all() -> None:
    table = open_market()
    for _ in range(12):
        table.act(0, 0, MakeOffer(1, BREAD, Bundle(1)))
    assert refused(table, 0, 2, MakeOffer(1, BREAD, Bundle(1))) == "TX-04"


def test_an_offer_expires_by_the_clock_before_an_answer_at_the_same_moment() -> None:
    table = open_market()
    table.act(1_000, 0, MakeOffer(1, BREAD, Bundle(1)))
    assert refused(table, 16_000, 1, CloseOffer(1, "accept")) == "TX-05"
    table.act(15_999, 1, CloseOffer(1, "accept"))
    table.act(16_000, 2, MakeOffer(1, BREAD, Bundle(1)))
    assert wait(table, 30_999) == []
    assert wait(table, 31_000) == [Did(2, CloseOffer(2, "withdraw"))]


def test_who_is_away_keeps_the_offers() -> None:
    table = open_market()
    table.act(0, 0, MakeOffer(1, BREAD, Bundle(1)))
    assert table.act(10, TABLE, Away(0)) == []
    table.act(20, 1, CloseOffer(1, "accept"))


# --- The bell


def test_the_minute_stands_still_until_the_ringer_has_acted() -> None:
    table = open_market()
    assert GAME.next_deadline(table.state) == 60_000
    seat = ring(table, 10_000)
    assert (GAME.pending(table.state), GAME.may_act(table.state)) == ([seat], [seat])
    table.act(13_217, seat, Bid(0, 1))
    assert (GAME.pending(table.state), GAME.may_act(table.state)) == ([], [0, 1, 2, 3])
    assert GAME.next_deadline(table.state) == 63_217
    assert wait(table, 63_216) == []
    assert table.outcome() is None
    wait(table, 63_217)
    assert table.outcome() is not None


def test_the_clock_of_the_bell_runs_while_the_market_stands_still() -> None:
    table = open_market()
    table.act(9_000, 0, MakeOffer(None, BREAD, Bundle(1)))
    ring(table, 10_000)
    assert GAME.next_deadline(table.state) == 15_000
    assert wait(table, 14_999) == []
    assert view(table, None).ends is None
    assert len(GAME.may_act(table.state)) == 1
    wait(table, 15_000)
    assert GAME.may_act(table.state) == [0, 1, 2, 3]
    assert wait(table, 28_999) == []
    assert wait(table, 29_000) == [Did(0, CloseOffer(1, "withdraw"))]  # 15 s, without the 5 of the bell
    assert GAME.next_deadline(table.state) == 65_000
    assert view(table, None).ends == 65_000


def test_an_offer_made_at_the_bell_stands_for_15_s_of_the_market() -> None:
    table = open_market()
    seat = ring(table, 1_000)
    table.act(4_000, seat, MakeOffer(None, BREAD, Bundle(1)))
    assert GAME.next_deadline(table.state) == 19_000


def test_others_are_refused_while_the_bell_rings() -> None:
    table = open_market()
    table.act(0, 0, MakeOffer(None, BREAD, Bundle(1)))
    seat = ring(table, 100)
    others = [other for other in range(4) if other != seat]
    for other in others:
        for action in (Bid(0, 1), MakeOffer(None, BREAD, Bundle(1)), CloseOffer(1, "accept"), RingBell(), Done()):
            assert refused(table, 200, other, action) == "TX-06"
    assert [GAME.legal(table.state, other) for other in others] == [[], [], []]
    table.act(300, seat, Done())
    table.act(300, others[0], Bid(0, 1))


def test_the_ringer_does_one_thing_and_is_not_done_for_good() -> None:
    table = open_market()
    seat = ring(table, 0)
    assert refused(table, 1, seat, RingBell()) == "TX-06"
    table.act(1, seat, Done())
    table.act(2, seat, Bid(0, 1))


def test_a_bell_is_rung_by_its_holder_once() -> None:
    table = open_market()
    seat = ring(table, 0)
    table.act(0, seat, Done())
    assert refused(table, 1, seat, RingBell()) == "TX-06"
    assert ring(table, 2) != seat


def test_a_blank_is_not_rung() -> None:
    table = open_market()
    table.state.cards[2] = "blank"
    assert refused(table, 0, 2, RingBell()) == "TX-06"


def test_ringing_shows_the_card() -> None:
    table = open_market()
    seat = table.state.cards.index("bell")
    other = (seat + 1) % 4
    assert (view(table, seat).cards[seat], view(table, other).cards[seat], view(table, None).cards[seat]) == (
        "bell",
        None,
        None,
    )
    assert table.act(0, seat, RingBell()) == [Did(seat, RingBell()), BellShown(seat)]
    assert view(table, other).cards[seat] == view(table, None).cards[seat] == "rung"


def test_a_redealt_market_keeps_what_is_known() -> None:
    table = open_market()
    seat = ring(table, 0)
    other = (seat + 1) % 4
    dealt = [GAME.redeal(table.state, other, seeded(f"deal {number}")).cards for number in range(20)]
    assert {(cards[seat], cards[other]) for cards in dealt} == {("rung", table.state.cards[other])}
    assert {cards[(seat + 2) % 4] for cards in dealt} == {"bell", "blank"}


# --- The end


@pytest.mark.parametrize("pace", ["live", "relaxed", "simulation"])
def test_the_market_is_over_when_all_are_done(pace: Pace) -> None:
    table = open_market(pace)
    table.act(0, 0, Bid(0, 1))
    for seat in (0, 1, 2):
        table.act(1_000, seat, Done())
    assert GAME.may_act(table.state) == [3]
    assert refused(table, 1_000, 0, Done()) == "TX-02"
    assert refused(table, 1_000, 0, Bid(1, 1)) == "TX-03"
    assert table.outcome() is None
    table.act(1_000, 3, Done())
    assert table.outcome() is not None
    assert GAME.next_deadline(table.state) is None


@pytest.mark.parametrize(("pace", "ms"), [("live", 60_000), ("simulation", 60_000), ("relaxed", 86_400_000)])
def test_the_market_ends_by_its_clock(pace: Pace, ms: int) -> None:
    table = open_market(pace)
    assert refused(table, ms, 0, Bid(0, 1)) == "TX-TABLE"  # the game is over
    wait(table, ms - 1)
    assert table.outcome() is None
    wait(table, ms)
    assert table.outcome() is not None
    assert GAME.next_deadline(table.state) is None
    assert GAME.prompts(table.state, 0) == []


def test_points_by_hand() -> None:
    table = open_market()
    table.act(0, 0, Bid(0, 4))
    table.act(0, 1, MakeOffer(3, BREAD, Bundle(1)))
    table.act(0, 3, CloseOffer(1, "accept"))
    wait(table, 60_000)
    outcome = table.outcome()
    assert outcome is not None
    assert [side.points for side in outcome.sides] == [6 + 6 + 6, 11 + 3, 10 + 6, 9 + 9]
    assert [side.place for side in outcome.sides] == [1, 4, 3, 1]
    assert outcome.winners() == (0, 3)


def test_goods_that_are_lost_made_or_owed_are_found() -> None:
    for wrong in (Bundle(9, 2), Bundle(10, 3), Bundle(11, 2)):
        state = open_market().state
        state.purses[0] = wrong
        with pytest.raises(BrokenInvariant):
            GAME.invariants(state)
    state = open_market().state
    state.purses[:2] = [Bundle(-1, 2), Bundle(21, 2)]
    with pytest.raises(BrokenInvariant):
        GAME.invariants(state)


def test_a_clock_that_runs_on_during_a_bell_is_found() -> None:
    table = open_market()
    ring(table, 0)
    GAME.invariants(table.state)
    table.state.trading().clock.start(0)
    with pytest.raises(BrokenInvariant):
        GAME.invariants(table.state)
