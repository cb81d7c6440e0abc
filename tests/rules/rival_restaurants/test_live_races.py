"""RR-096: seats that act within milliseconds of each other, and the photo finish."""

from typing import Any

import pytest

from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    BuyActionCard,
    BuyCounter,
    BuyPair,
    BuyShelf,
    BuyUpgrade,
    Done,
    DropOut,
    MakeOffer,
    PlayCard,
    ReleaseClaim,
)
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import ACTION_CARDS, CARD_KIND
from atable.games.rival_restaurants.events import (
    ActionCardBought,
    Beaten,
    ClaimEnded,
    CounterBought,
    MarketClosed,
    Requested,
    ShelfBought,
)
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, YELLOW, Table

ISLAND = "the_island"
MEATS = ("beef", "fish", "pork", "poultry")
PHOTO_FINISH = 200


def chop_shop(*shelf: str, priority: int = RED, seats: int = 3, **options: Any) -> Table:
    """Everybody on the shelf of the Chop Shop with $900; the shelf from the top."""
    table = Table(seats, pace="live", **options).counter("chop_shop", *MEATS).shelf("chop_shop", *shelf)
    for seat in range(seats):
        table.money(seat, 900)
    table.state.priority = priority
    return table.send(*["chop_shop"] * seats).to_market()


def buyers(table: Table) -> list[tuple[int, str]]:
    return [(it.seat, it.ingredient) for it in table.told if isinstance(it, CounterBought | ShelfBought)]


# Two seats, one card


@pytest.mark.parametrize("gap", [0, 1, 100, 199])
def test_rr_096_within_200_ms_by_priority(gap: int) -> None:
    table = chop_shop().act(BLUE, BuyCounter(BLUE, 1)).wait(gap).act(RED, BuyCounter(RED, 1)).wait(PHOTO_FINISH - gap)
    assert buyers(table) == [(RED, "beef")]
    assert table.last(Beaten) == Beaten(BLUE, "chop_shop", 1)
    assert table.purses() == [700, 900, 900]


@pytest.mark.parametrize("gap", [201, 1000])
def test_rr_095_rr_096_later_by_arrival(gap: int) -> None:
    table = chop_shop().act(BLUE, BuyCounter(BLUE, 1)).wait(gap)
    assert buyers(table) == [(BLUE, "beef")]
    assert table.refusal(RED, BuyCounter(RED, 1)) == "RR-097"


@pytest.mark.parametrize(("priority", "winner"), [(RED, RED), (BLUE, BLUE), (GREEN, GREEN)])
def test_rr_096_the_priority_order_of_the_day(priority: int, winner: int) -> None:
    table = chop_shop(priority=priority)
    for seat in (GREEN, BLUE, RED):
        table.act(seat, BuyCounter(seat, 1)).wait(10)
    table.wait(PHOTO_FINISH)
    assert buyers(table) == [(winner, "beef")]
    assert len(table.all(Beaten)) == 2


def test_rr_096_clockwise_from_the_priority_seat() -> None:
    """With Blue's priority, Green comes before Red."""
    table = chop_shop(priority=BLUE).act(RED, BuyCounter(RED, 1)).wait(150).act(GREEN, BuyCounter(GREEN, 1)).wait(50)
    assert buyers(table) == [(GREEN, "beef")]


def test_rr_096_a_third_one_too_late() -> None:
    """Green at 0, Blue at 150: Blue has it at 200. Red at 300 is within 200 of Blue, but the card is gone."""
    table = chop_shop().act(GREEN, BuyCounter(GREEN, 1)).wait(150).act(BLUE, BuyCounter(BLUE, 1)).wait(150)
    assert buyers(table) == [(BLUE, "beef")]
    assert table.refusal(RED, BuyCounter(RED, 1)) == "RR-097"


def test_rr_096_it_is_known_that_it_was_requested() -> None:
    table = chop_shop().act(BLUE, BuyCounter(BLUE, 1))
    assert table.seen(RED) == [Requested(BLUE, "chop_shop", 1)]
    market = table.view(RED).market
    assert market is not None
    (request,) = market.requests
    assert (request.figure, request.spot, request.judged) == (BLUE, 1, table.state.now + PHOTO_FINISH)
    assert table.purses()[BLUE] == 900


def test_rr_096_one_request_at_a_time() -> None:
    table = chop_shop().act(BLUE, BuyCounter(BLUE, 1))
    assert table.refusal(BLUE, BuyCounter(BLUE, 2)) == "RR-096"
    table.wait(PHOTO_FINISH).act(BLUE, BuyCounter(BLUE, 2)).wait(PHOTO_FINISH)
    assert buyers(table) == [(BLUE, "beef"), (BLUE, "fish")]


def test_rr_096_different_cards_do_not_meet() -> None:
    table = chop_shop().act(BLUE, BuyCounter(BLUE, 1)).wait(50).act(RED, BuyCounter(RED, 2)).wait(150)
    assert buyers(table) == [(BLUE, "beef")]
    table.wait(50)
    assert buyers(table) == [(BLUE, "beef"), (RED, "fish")]


def test_rr_096_alone_at_the_market_at_once() -> None:
    table = Table(3, pace="live").money(RED, 900).counter("chop_shop", *MEATS).send("chop_shop", ISLAND, ISLAND)
    table.to_market().act(RED, BuyCounter(RED, 1))
    assert buyers(table) == [(RED, "beef")]


def test_rr_096_an_upgrade_never_runs_out() -> None:
    table = Table(3, pace="live").money(RED, 900).money(BLUE, 900).send(ISLAND, ISLAND, ISLAND).to_market()
    table.act(BLUE, BuyUpgrade(BLUE, "double_stove", BLUE)).act(RED, BuyUpgrade(RED, "double_stove", RED))
    assert [seat.upgrades for seat in table.view(None).seats[:2]] == [("double_stove",), ("double_stove",)]


def test_rr_096_somebody_who_drops_out_of_a_war_in_time() -> None:
    """Red and Green fight for the Beef, and Blue asks for the Fish; Red leaves the war and asks for it 100 ms later."""
    table = Table(3, pace="live").counter("chop_shop", *MEATS)
    for seat in range(3):
        table.money(seat, 900)
    table.send(*["chop_shop"] * 3, spots={RED: 1, GREEN: 1}).to_market().act(BLUE, BuyCounter(BLUE, 2)).wait(100)
    table.act(RED, DropOut(RED)).act(RED, BuyCounter(RED, 2)).wait(100)
    assert (RED, "fish") in buyers(table)


# The shelf


def test_rr_096_the_top_card_by_priority_and_the_next_for_the_other() -> None:
    table = chop_shop("seafood", "pork").act(BLUE, BuyShelf(BLUE, "chop_shop")).wait(120)
    table.act(RED, BuyShelf(RED, "chop_shop")).wait(80)
    assert buyers(table) == [(RED, "seafood"), (BLUE, "pork")]
    assert table.all(Beaten) == []


def test_rr_096_outside_the_top_card_by_arrival() -> None:
    table = chop_shop("seafood", "pork").act(BLUE, BuyShelf(BLUE, "chop_shop")).wait(220)
    table.act(RED, BuyShelf(RED, "chop_shop")).wait(PHOTO_FINISH)
    assert buyers(table) == [(BLUE, "seafood"), (RED, "pork")]


def test_rr_096_the_last_card_of_a_shelf() -> None:
    table = Table(3, pace="live").short_shelf("chop_shop", 1)
    for seat in range(3):
        table.money(seat, 900)
    table.send(*["chop_shop"] * 3).to_market().act(GREEN, BuyShelf(GREEN, "chop_shop"))
    table.wait(100).act(BLUE, BuyShelf(BLUE, "chop_shop")).wait(100)
    assert [seat for seat, _ in buyers(table)] == [BLUE]
    assert table.last(Beaten) == Beaten(GREEN, "chop_shop", 0)
    assert table.purses() == [900, 700, 900]


def islanders(*places: str) -> Table:
    """Red and Blue with $300 each, who want the top action card."""
    table = Table(3, pace="live").money(RED, 300).money(BLUE, 300).send(*places)
    return table.to_market()


def top_card(table: Table) -> str:
    return ACTION_CARDS[CARD_KIND[table.state.action_deck[-1]]]


def test_rr_096_the_top_action_card() -> None:
    table = islanders(ISLAND, ISLAND, "dairy_king")
    top = top_card(table)
    table.act(BLUE, BuyActionCard(BLUE)).wait(199).act(RED, BuyActionCard(RED)).wait(1)
    assert [it.seat for it in table.all(ActionCardBought)] == [RED, BLUE]
    assert table.all(ActionCardBought)[0].card == top


# From afar


def test_rr_096_pork_knuckles_has_the_priority_over_a_chef_on_the_island() -> None:
    """Red's Pork Knuckles is elsewhere; Blue, alone on The Island, is 100 ms quicker."""
    table = Table(3, pace="live").chef(RED, "pork_knuckles").money(RED, 300).money(BLUE, 300)
    table.send("dairy_king", ISLAND, "dairy_king").to_market()
    table.act(BLUE, BuyActionCard(BLUE)).wait(100).act(RED, BuyActionCard(RED)).wait(PHOTO_FINISH)
    assert [it.seat for it in table.all(ActionCardBought)] == [RED, BLUE]


def test_rr_096_pork_knuckles_first_and_the_islander_has_the_priority() -> None:
    table = Table(3, pace="live").chef(BLUE, "pork_knuckles").money(RED, 300).money(BLUE, 300)
    table.send(ISLAND, "dairy_king", "dairy_king").to_market()
    table.act(BLUE, BuyActionCard(BLUE)).wait(100).act(RED, BuyActionCard(RED)).wait(PHOTO_FINISH)
    assert [it.seat for it in table.all(ActionCardBought)] == [RED, BLUE]


def test_rr_096_pork_knuckles_first_and_with_the_priority() -> None:
    """Red's Pork Knuckles comes first in both orders; Blue is on The Island."""
    table = Table(3, pace="live").chef(RED, "pork_knuckles").money(RED, 300).money(BLUE, 300)
    table.send("dairy_king", ISLAND, "dairy_king").to_market()
    table.act(RED, BuyActionCard(RED)).wait(100).act(BLUE, BuyActionCard(BLUE)).wait(PHOTO_FINISH)
    assert [it.seat for it in table.all(ActionCardBought)] == [RED, BLUE]


def pipeline(red_at: str, blue_chef: str, blue_at: str) -> Table:
    """Red owns the Pasta Pipeline; the shelf of Carbtastic has Rice on top, then Flour."""
    table = Table(3, pace="live").restaurant(RED, "pasta_la_vista").popularity(RED, 3).chef(BLUE, blue_chef)
    table.shelf("carbtastic", "rice", "flour").money(RED, 300).money(BLUE, 300)
    return table.send(red_at, blue_at, "dairy_king").to_market()


def test_rr_096_the_pasta_pipeline_has_the_priority_over_a_chef_who_is_there() -> None:
    table = pipeline("dairy_king", "mortimer_sleazburger", "carbtastic").act(BLUE, BuyShelf(BLUE, "carbtastic"))
    table.wait(100).act(RED, BuyShelf(RED, "carbtastic")).wait(PHOTO_FINISH)
    assert buyers(table) == [(RED, "rice"), (BLUE, "flour")]


def test_rr_096_the_pasta_pipeline_against_gohan() -> None:
    table = pipeline("dairy_king", "gohan_sushido", "dairy_king").act(BLUE, BuyShelf(BLUE, "carbtastic"))
    table.wait(100).act(RED, BuyShelf(RED, "carbtastic")).wait(PHOTO_FINISH)
    assert buyers(table) == [(RED, "rice"), (BLUE, "flour")]


# Claims


def claim(**options: Any) -> Table:
    """Blue alone on the Beef; Red and Green on the shelf."""
    table = Table(3, pace="live", **options).counter("chop_shop", *MEATS).chef(BLUE, "phyllis_grubman")
    for seat in range(3):
        table.money(seat, 900)
    return table.send(*["chop_shop"] * 3, spots={BLUE: 1}).to_market()


def claim_ends(table: Table) -> int | None:
    market = table.view(None).market
    assert market is not None
    (held,) = market.claims
    return held.ends


def test_rr_077_rr_078_ten_seconds() -> None:
    table = claim()
    assert claim_ends(table) == 10_000
    table.wait(9_999)
    assert table.refusal(RED, BuyCounter(RED, 1)) == "RR-077"
    table.wait(1)
    assert table.events == [ClaimEnded(BLUE, "chop_shop", 1)]
    table.act(RED, BuyCounter(RED, 1)).wait(PHOTO_FINISH)
    assert buyers(table) == [(RED, "beef")]


def test_rr_077_the_holder_in_the_last_moment() -> None:
    table = claim().wait(9_999).act(BLUE, BuyCounter(BLUE, 1))
    assert buyers(table) == [(BLUE, "beef")]


def test_rr_078_released() -> None:
    table = claim().act(BLUE, ReleaseClaim(BLUE))
    assert table.events == [ClaimEnded(BLUE, "chop_shop", 1)]
    assert table.refusal(BLUE, ReleaseClaim(BLUE)) == "RR-078"
    table.act(BLUE, BuyCounter(BLUE, 1)).wait(100).act(RED, BuyCounter(RED, 1)).wait(100)
    assert buyers(table) == [(RED, "beef")]  # like everybody now


def test_rr_078_the_claim_stands_still_while_a_card_is_resolved() -> None:
    table = claim().hand(GREEN, "armed_robbery").wait(4_000).act(GREEN, PlayCard("armed_robbery", target=RED))
    assert claim_ends(table) is None
    table.wait(30_000).let_happen()
    assert claim_ends(table) == 40_000
    table.wait(5_999)
    assert table.refusal(RED, BuyCounter(RED, 1)) == "RR-077"
    table.wait(1)
    assert table.all(ClaimEnded) == [ClaimEnded(BLUE, "chop_shop", 1)]


def test_rr_096_a_pair_with_a_claimed_card_waits_for_the_other_one() -> None:
    """Blue's Phyllis holds the claim on the Beef; Red has the priority, and asked for the Fish before her."""
    table = claim().act(RED, BuyCounter(RED, 2)).wait(100).act(BLUE, BuyPair(BLUE, 1, 2)).wait(PHOTO_FINISH)
    assert (RED, "fish") in buyers(table)
    assert table.owns(BLUE, "fish") == 0


def test_rr_096_a_pair_against_a_single_card() -> None:
    table = chop_shop().chef(RED, "phyllis_grubman").act(BLUE, BuyCounter(BLUE, 2)).wait(100)
    table.act(RED, BuyPair(RED, 1, 2)).wait(100)
    assert buyers(table) == [(RED, "beef"), (RED, "fish")]
    assert table.last(Beaten).seat == BLUE


def test_rr_096_a_pair_that_is_broken() -> None:
    table = chop_shop().chef(BLUE, "phyllis_grubman").act(BLUE, BuyPair(BLUE, 1, 2)).wait(100)
    table.act(RED, BuyCounter(RED, 2)).wait(100)
    assert buyers(table) == [(RED, "fish")]
    assert (table.last(Beaten).seat, table.purses()[BLUE]) == (BLUE, 900)
    table.act(BLUE, BuyPair(BLUE, 1, 3)).wait(PHOTO_FINISH)  # the deal is not used up
    assert table.purses()[BLUE] == 600


# What happens in between


def test_rr_173_the_money_is_gone_before_the_photo_finish() -> None:
    table = chop_shop().money(BLUE, 200).act(BLUE, BuyCounter(BLUE, 1))
    table.act(BLUE, MakeOffer(RED, Bundle(money=100), Bundle())).act(RED, AcceptOffer(1)).wait(PHOTO_FINISH)
    assert buyers(table) == []
    assert (table.last(Beaten).seat, table.purses()) == (BLUE, [1000, 100, 900])


def test_rr_426_a_play_in_between_stops_the_clock_of_the_photo_finish() -> None:
    """150 ms of the running clock, however long the card takes."""
    table = chop_shop().hand(GREEN, "armed_robbery").act(BLUE, BuyCounter(BLUE, 1)).wait(50)
    table.act(GREEN, PlayCard("armed_robbery", target=BLUE)).wait(8_000)
    assert buyers(table) == []
    table.let_happen().wait(100).act(RED, BuyCounter(RED, 1)).wait(50)
    assert buyers(table) == [(RED, "beef")]


def test_rr_104_two_requests_at_the_end_by_priority() -> None:
    table = chop_shop().wait(59_900).act(BLUE, BuyCounter(BLUE, 1)).wait(50).act(RED, BuyCounter(RED, 1)).wait(50)
    assert buyers(table) == [(RED, "beef")]
    order = [type(event) for event in table.events]
    assert order.index(CounterBought) < order.index(Beaten) < order.index(MarketClosed)


def test_rr_104_too_late_by_nothing() -> None:
    """Nobody can cook, so the next day has begun."""
    table = chop_shop().wait(60_000)
    assert table.refusal(RED, BuyCounter(RED, 1)) == "RR-059"
    assert (table.view(None).day, table.at(RED)) == (2, "home")


def test_rr_105_the_early_end_waits_for_a_request() -> None:
    table = chop_shop().act(BLUE, BuyCounter(BLUE, 1))
    for seat in range(3):
        table.act(seat, Done())
    assert table.all(MarketClosed) == []
    table.wait(PHOTO_FINISH)
    assert buyers(table) == [(BLUE, "beef")]
    assert MarketClosed() in table.events


def test_rr_096_two_figures_of_one_player_do_not_race() -> None:
    """Kitchen Squad: Red's Active Chef and NPC alone at the Chop Shop and Dairy King."""
    table = (
        Table(2, mode="kitchen_squad", pace="live").chef(2, "antoine_baguette").chef(3, "senor_fuego").money(RED, 900)
    )
    table.send("chop_shop", ISLAND, second=("dairy_king", "carbtastic")).to_market()
    table.act(RED, BuyCounter(RED, 1)).act(RED, BuyCounter(2, 1))
    assert len(buyers(table)) == 2
    assert table.purses()[RED] == 900 - 200 - 300


def test_rr_096_four_at_once() -> None:
    """Each gets what nobody with more priority asked for."""
    table = chop_shop(seats=4).act(YELLOW, BuyCounter(YELLOW, 4)).act(GREEN, BuyCounter(GREEN, 1)).wait(90)
    table.act(BLUE, BuyCounter(BLUE, 1)).act(RED, BuyCounter(RED, 3)).wait(PHOTO_FINISH)
    assert sorted(buyers(table)) == [(RED, "pork"), (BLUE, "beef"), (YELLOW, "poultry")]
