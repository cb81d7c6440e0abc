"""Open wars through a whole live market: the examples of the rulebook, robbery, trades, and the end of the time."""

import pytest

from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    BuyCounter,
    DropOut,
    MakeOffer,
    OfferInWar,
    PlayCard,
    Respond,
    SealBid,
)
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.events import BidsRevealed, LeftWar, MarketClosed, OfferFell, WarEnded, WarWon
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

ISLAND = "the_island"


def goo() -> Table:
    """X-04: Gohan (Red, $300), Kim (Blue, $400) and Biff (Green, $400) stand on the Alien Goo."""
    table = Table(3, pace="live").chef(RED, "gohan_sushido").chef(BLUE, "kim_chi").chef(GREEN, "biff_brobeque")
    table.money(RED, 300).money(BLUE, 400).money(GREEN, 400).counter("mystery_mart", "alien_goo", "wine")
    return table.send(*["mystery_mart"] * 3, spots={RED: 1, BLUE: 1, GREEN: 1}).to_market()


def test_rr_133_rr_143_example_x_04() -> None:
    table = goo()
    assert table.refusal(BLUE, OfferInWar(BLUE, 300, 1)) == "RR-144"
    table.act(BLUE, OfferInWar(BLUE, 400))
    assert table.all(LeftWar) == [LeftWar(RED, RED, "mystery_mart", 1, "poor")]
    assert table.refusal(BLUE, OfferInWar(BLUE, 400, 1)) == "RR-144"
    table.act(GREEN, OfferInWar(GREEN, 400)).act(BLUE, OfferInWar(BLUE, 400, 1))  # garbage is unlocked


def test_rr_145_rr_147_example_x_05() -> None:
    table = goo().act(BLUE, OfferInWar(BLUE, 400)).act(GREEN, OfferInWar(GREEN, 400))
    table.act(BLUE, OfferInWar(BLUE, 400, 1)).act(GREEN, OfferInWar(GREEN, 400, 2)).act(BLUE, DropOut(BLUE))
    assert table.last(WarWon) == WarWon(GREEN, GREEN, "mystery_mart", 1, "alien_goo", 400, 2)
    assert (table.purses(), table.of(GREEN).garbage, table.owns(GREEN, "alien_goo")) == ([300, 400, 0], 2, 1)
    table.act(BLUE, BuyCounter(BLUE, 2)).wait(200)
    assert (table.owns(BLUE, "wine"), table.purses()[BLUE]) == (1, 100)


def test_rr_128_case_t_03_surcharge_and_minimum_bid() -> None:
    """Antoine (Green) stands elsewhere at Dairy King; Red ($300) and Blue ($500) on the Butter ($200)."""
    table = Table(3, pace="live").chef(GREEN, "antoine_baguette").counter("dairy_king", "butter", "egg")
    table.money(RED, 300).money(BLUE, 500).send(*["dairy_king"] * 3, spots={RED: 1, BLUE: 1, GREEN: 2}).to_market()
    assert table.refusal(RED, OfferInWar(RED, 200)) == "RR-128"
    table.act(RED, OfferInWar(RED, 300)).act(BLUE, OfferInWar(BLUE, 400))
    assert table.all(LeftWar) == [LeftWar(RED, RED, "dairy_king", 1, "poor")]
    assert table.last(WarWon).price == 400
    assert table.purses() == [300, 100, 0]


def test_rr_152_case_t_14_robbed_in_a_war() -> None:
    """Red has offered all of $600, Blue $500 of $600; Green robs Red."""
    table = (
        Table(3, pace="live")
        .hand(GREEN, "armed_robbery")
        .counter("mystery_mart", "tofu")
        .money(RED, 600)
        .money(BLUE, 600)
    )
    table.send("mystery_mart", "mystery_mart", ISLAND, spots={RED: 1, BLUE: 1}).to_market()
    table.act(BLUE, OfferInWar(BLUE, 500)).act(RED, OfferInWar(RED, 600))
    table.act(GREEN, PlayCard("armed_robbery", target=RED)).act(RED, Respond(RED, None))
    assert table.last(OfferFell) == OfferFell(RED, RED, "mystery_mart", 1, 300)
    assert table.last(LeftWar) == LeftWar(RED, RED, "mystery_mart", 1, "poor")
    assert table.last(WarWon) == WarWon(BLUE, BLUE, "mystery_mart", 1, "tofu", 500, 0)
    assert table.purses() == [300, 100, 300]


def test_rr_379_case_t_27_kitchen_squad_war() -> None:
    """Red's Biff (Red $600) against Blue's NPC Fuego (Blue $500) for the Alien Goo."""
    table = Table(2, mode="kitchen_squad", pace="live").chef(RED, "biff_brobeque").chef(2, "antoine_baguette")
    table.chef(3, "senor_fuego").money(RED, 600).money(BLUE, 500).counter("mystery_mart", "alien_goo")
    table.send("mystery_mart", ISLAND, second=("dairy_king", "mystery_mart"), spots={RED: 1, 3: 1}).to_market()
    assert table.purses() == [600, 500]  # Fuego has taxed nobody at the Mystery Mart
    assert table.refusal(BLUE, OfferInWar(3, 300)) == "RR-128"
    table.act(BLUE, OfferInWar(3, 400)).act(RED, OfferInWar(RED, 500)).act(BLUE, OfferInWar(3, 500))
    assert table.all(LeftWar) == []
    table.act(RED, OfferInWar(RED, 600))
    assert table.last(LeftWar) == LeftWar(BLUE, 3, "mystery_mart", 1, "poor")
    assert table.last(WarWon) == WarWon(RED, RED, "mystery_mart", 1, "alien_goo", 600, 0)


def beef(war_mode: str = "open") -> Table:
    """Red and Blue with $500 on the Beef ($200), Green with $500 on the shelf."""
    table = Table(3, pace="live", war_mode=war_mode).counter("chop_shop", "beef", "fish")
    for seat in range(3):
        table.money(seat, 500)
    return table.send(*["chop_shop"] * 3, spots={RED: 1, BLUE: 1}).to_market()


@pytest.mark.parametrize(("price", "allowed"), [(200, False), (100, True)])
def test_rr_151_case_t_36_trade_during_a_war(price: int, allowed: bool) -> None:
    """Red has $500 and stands at $400."""
    table = beef().give(GREEN, "rice").act(RED, OfferInWar(RED, 400))
    table.act(GREEN, MakeOffer(RED, Bundle(ingredients=("rice",)), Bundle(money=price)))
    if allowed:
        assert table.act(RED, AcceptOffer(1)).purses()[RED] == 400
    else:
        assert table.refusal(RED, AcceptOffer(1)) == "RR-151"


def test_rr_153_a_war_runs_on_the_clock_of_the_phase() -> None:
    table = beef().act(RED, OfferInWar(RED, 300)).wait(59_999)
    assert table.all(WarWon) == []
    table.wait(1)
    order = [type(event) for event in table.events]
    assert order.index(WarWon) < order.index(MarketClosed)
    assert table.last(WarWon).price == 300


def test_rr_141_a_tie_at_the_end() -> None:
    table = beef().act(RED, OfferInWar(RED, 300)).act(BLUE, OfferInWar(BLUE, 300)).wait(60_000)
    assert table.last(WarEnded) == WarEnded("chop_shop", 1, True)
    assert (table.owns(RED, "beef"), table.owns(BLUE, "beef")) == (0, 0)


def test_rr_095_nobody_else_buys_what_is_fought_for() -> None:
    table = beef()
    assert table.refusal(GREEN, BuyCounter(GREEN, 1)) == "RR-095"
    assert table.refusal(RED, BuyCounter(RED, 2)) == "RR-149"
    table.act(RED, DropOut(RED))  # Blue must buy at once
    assert table.last(WarWon) == WarWon(BLUE, BLUE, "chop_shop", 1, "beef", 200, 0)
    table.act(RED, BuyCounter(RED, 2)).wait(200)
    assert table.owns(RED, "fish") == 1


def test_rr_426_no_bid_while_a_card_is_open() -> None:
    table = beef().hand(GREEN, "armed_robbery").act(GREEN, PlayCard("armed_robbery", target=RED))
    assert table.refusal(RED, OfferInWar(RED, 300)) == "RR-189"
    assert table.refusal(BLUE, OfferInWar(BLUE, 300)) == "RR-044"


def test_rr_155_a_live_sealed_war_is_settled_when_the_last_bid_is_in() -> None:
    """With the clock running, and without waiting for anything else to happen."""
    table = beef(war_mode="sealed").act(RED, SealBid(RED, 300)).act(BLUE, SealBid(BLUE, 400))
    assert [bid.money for bid in table.last(BidsRevealed).bids] == [300, 400]
    assert table.all(WarWon) == [WarWon(BLUE, BLUE, "chop_shop", 1, "beef", 400, 0)]
    assert table.view(None).step == "market"


def test_rr_155_a_live_sealed_war_at_the_end_of_the_time() -> None:
    """Who has named nothing is out."""
    table = beef(war_mode="sealed").act(RED, SealBid(RED, 400)).wait(60_000)
    assert table.all(WarWon) == [WarWon(RED, RED, "chop_shop", 1, "beef", 200, 0)]


@pytest.mark.parametrize(("answer", "winner", "price"), [(None, RED, 200), ("clam_voyance", BLUE, 400)])
def test_rr_155_going_going_mine_when_the_time_is_over(answer: str | None, winner: int, price: int) -> None:
    """The third one has named nothing, so the bids are revealed at the end; the market closes after the answers."""
    table = Table(3, pace="live", war_mode="sealed").hand(RED, "going_going_mine").hand(BLUE, "clam_voyance")
    table.counter("chop_shop", "beef")
    for seat in range(3):
        table.money(seat, 500)
    table.send(*["chop_shop"] * 3, spots={RED: 1, BLUE: 1, GREEN: 1}).to_market()
    table.act(RED, SealBid(RED, 300, going_going_mine=True)).act(BLUE, SealBid(BLUE, 500)).wait(60_000)
    assert (table.pending(), table.all(MarketClosed)) == ([BLUE], [])
    table.act(BLUE, Respond(BLUE, answer))
    if answer:
        table.act(RED, Respond(BLUE, None))
    assert (table.last(WarWon).seat, table.last(WarWon).price) == (winner, price)
    assert table.all(MarketClosed) == [MarketClosed()]
