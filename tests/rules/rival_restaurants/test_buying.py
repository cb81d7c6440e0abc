"""RR-087 to RR-105: who buys what, where and for how much, against the clock."""

from typing import Any

import pytest

from atable.games.rival_restaurants.actions import (
    BuyActionCard,
    BuyCounter,
    BuyPair,
    BuyShelf,
    BuyUpgrade,
    DisposeGarbage,
    Done,
    MakeOffer,
    NotDone,
    PlayCard,
    SellChocolate,
    TakeBack,
)
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.events import (
    ClaimEnded,
    CounterBought,
    DeckRebuilt,
    MarketClosed,
    MarketOpened,
    MarketRefilled,
    ShelfBought,
)
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

ISLAND = "the_island"
MEATS = ("beef", "fish", "pork", "poultry")


def at_chop_shop(**options: Any) -> Table:
    """Red and Blue on the shelf of the Chop Shop with $900 each, Green far away."""
    table = Table(3, pace="live", **options).money(RED, 900).money(BLUE, 900).counter("chop_shop", *MEATS)
    return (
        table.chef(BLUE, "kim_chi")
        .chef(GREEN, "mortimer_sleazburger")
        .send("chop_shop", "chop_shop", "dairy_king")
        .to_market()
    )


def alone(*shelf: str) -> Table:
    """Red has the Chop Shop for himself, with $900; what lies on top of the shelf."""
    table = Table(3, pace="live").money(RED, 900).counter("chop_shop", *MEATS).shelf("chop_shop", *shelf)
    table.chef(RED, "mortimer_sleazburger").recipes(RED, "bruschetta", "tiramisu")
    return table.send("chop_shop", "dairy_king", "dairy_king").to_market()


# The minute


@pytest.mark.parametrize("seconds", [30, 60, 180])
def test_rr_087_so_long(seconds: int) -> None:
    table = Table(3, pace="live", bb_seconds=seconds).send(ISLAND, ISLAND, ISLAND).to_market()
    assert table.view(None).market is not None
    table.wait(seconds * 1000 - 1)
    assert table.all(MarketClosed) == []
    table.wait(1)
    assert table.events[0] == MarketClosed()


def test_rr_087_one_minute_is_the_default() -> None:
    table = Table(3, pace="live").send(ISLAND, ISLAND, ISLAND).wait(5_000).to_market()
    market = table.view(RED).market
    assert market is not None
    assert market.ends == table.state.now + 60_000


# Where


def test_rr_088_only_where_the_chef_is() -> None:
    table = alone()
    assert table.refusal(RED, BuyShelf(RED, "dairy_king")) == "RR-088"
    assert table.refusal(RED, BuyActionCard(RED)) == "RR-109"
    assert table.refusal(RED, BuyUpgrade(RED, "double_stove", RED)) == "RR-107"


def test_rr_088_only_with_the_own_chef() -> None:
    table = alone()
    assert table.refusal(RED, BuyCounter(BLUE, 1)) == "RR-088"
    assert table.refusal(RED, BuyShelf(9, "dairy_king")) == "RR-088"


def test_rr_088_gohan_buys_from_afar() -> None:
    table = Table(3, pace="live").chef(RED, "gohan_sushido").money(RED, 100).shelf("carbtastic", "rice")
    table.send("chop_shop", "dairy_king", "dairy_king").to_market().act(RED, BuyShelf(RED, "carbtastic"))
    assert (table.owns(RED, "rice"), table.purses()[RED]) == (1, 0)


def test_rr_088_pork_knuckles_buys_from_afar() -> None:
    table = Table(3, pace="live").chef(RED, "pork_knuckles").money(RED, 300)
    table.send("chop_shop", "dairy_king", "dairy_king").to_market().act(RED, BuyActionCard(RED))
    assert (len(table.of(RED).hand), table.purses()[RED]) == (1, 0)


def test_rr_088_the_pasta_pipeline() -> None:
    table = Table(3, pace="live").restaurant(RED, "pasta_la_vista").popularity(RED, 3).money(RED, 200)
    table.shelf("carbtastic", "pasta").send("chop_shop", "carbtastic", "dairy_king").to_market()
    table.act(RED, BuyShelf(RED, "carbtastic")).wait(200)
    assert (table.owns(RED, "pasta"), table.purses()[RED]) == (1, 100)
    assert table.refusal(RED, BuyShelf(RED, "carbtastic")) == "RR-088"  # once a day


def test_rr_088_express_dillivery() -> None:
    table = Table(3, pace="live").hand(RED, "express_dillivery").money(RED, 300).counter("mystery_mart", "wine")
    table.send("chop_shop", "dairy_king", "dairy_king").to_market()
    table.act(RED, PlayCard("express_dillivery", location="mystery_mart", spot=1))
    assert (table.owns(RED, "wine"), table.purses()[RED]) == (1, 0)


# What and how much


def test_rr_089_any_number_of_things() -> None:
    table = alone("seafood", "beef")
    for slot in (1, 2, 3):
        table.act(RED, BuyCounter(RED, slot))
    table.act(RED, BuyShelf(RED, "chop_shop"))
    assert table.purses()[RED] == 100
    assert [table.owns(RED, meat) for meat in (*MEATS, "seafood")] == [1, 1, 1, 0, 1]
    assert table.refusal(RED, BuyCounter(RED, 4)) == "RR-009"


@pytest.mark.parametrize("order", [("shelf", "counter"), ("counter", "shelf"), ("shelf", "counter", "shelf")])
def test_rr_090_counter_and_shelf_in_any_order(order: tuple[str, ...]) -> None:
    table = alone("seafood", "seafood")
    for kind in order:
        table.act(RED, BuyShelf(RED, "chop_shop") if kind == "shelf" else BuyCounter(RED, 2))
    bought = [type(event) for event in table.told if isinstance(event, ShelfBought | CounterBought)]
    assert bought == [ShelfBought if kind == "shelf" else CounterBought for kind in order]
    assert (table.owns(RED, "fish"), table.owns(RED, "seafood")) == (1, order.count("shelf"))


@pytest.mark.parametrize(
    "market", ["carbtastic", "fruit_stand", "vegetable_land", "chop_shop", "dairy_king", "mystery_mart"]
)
def test_rr_091_counter_and_shelf_cost_the_same(market: str) -> None:
    table = Table(3, pace="live").money(RED, 900).send(market, ISLAND, ISLAND).to_market()
    price = {"chop_shop": 200, "dairy_king": 200, "mystery_mart": 300}.get(market, 100)
    table.act(RED, BuyCounter(RED, 1)).act(RED, BuyShelf(RED, market))
    assert table.purses()[RED] == 900 - 2 * price
    assert (table.last(CounterBought).price, table.last(ShelfBought).price) == (price, price)


def test_rr_094_paid_at_once_to_the_bank() -> None:
    table = alone()
    bank = -table.state.paid_out
    table.act(RED, BuyCounter(RED, 1))
    assert table.purses()[RED] == 700
    assert -table.state.paid_out == bank + 200
    assert CounterBought(RED, RED, "chop_shop", 1, "beef", 200) in table.events


def test_rr_094_face_up_to_the_buyer() -> None:
    table = alone().act(RED, BuyCounter(RED, 1))
    assert ("beef", 1) in [(stack.ingredient, stack.count) for stack in table.view(None).seats[RED].pantry]
    assert CounterBought(RED, RED, "chop_shop", 1, "beef", 200) in table.seen(GREEN)


def test_rr_094_beside_a_recipe_that_needs_it() -> None:
    table = Table(3, pace="live").money(RED, 200).counter("chop_shop", "fish").recipes(RED, "onigiri", "tiramisu")
    table.send("chop_shop", ISLAND, ISLAND).to_market().act(RED, BuyCounter(RED, 1))
    assert table.view(BLUE).seats[RED].recipes[0].beside == (None, "fish", None)


def test_rr_094_rr_009_not_without_the_money() -> None:
    table = Table(3, pace="live").money(RED, 100).send("chop_shop", ISLAND, ISLAND).to_market()
    assert table.refusal(RED, BuyCounter(RED, 1)) == "RR-009"
    assert table.refusal(RED, BuyShelf(RED, "chop_shop")) == "RR-009"


def test_rr_095_what_nobody_claims_goes_to_the_first() -> None:
    table = at_chop_shop().act(BLUE, BuyCounter(BLUE, 3)).wait(300)
    assert (table.owns(BLUE, "pork"), table.owns(RED, "pork")) == (1, 0)
    assert table.refusal(RED, BuyCounter(RED, 3)) == "RR-097"


def test_rr_097_the_slot_stays_empty_until_cook_and_counter() -> None:
    table = alone().act(RED, BuyCounter(RED, 2)).wait(30_000)
    assert table.view(None).locations[3].counter == ("beef", None, "pork", "poultry")
    assert table.refusal(RED, BuyCounter(RED, 2)) == "RR-097"
    table.to_next_day()
    refilled = [event for event in table.all(MarketRefilled) if event.market == "chop_shop"]
    assert [event.expired for event in refilled] == ["poultry"]
    assert table.view(None).locations[3].counter[2:] == ("beef", "pork")  # they have closed the gap
    assert None not in table.view(None).locations[3].counter


@pytest.mark.parametrize("slot", [0, 5, -1])
def test_rr_097_no_such_slot(slot: int) -> None:
    assert alone().refusal(RED, BuyCounter(RED, slot)) == "RR-097"


# The shelf


def test_rr_098_the_top_card_unseen() -> None:
    table = alone("seafood", "beef", "pork")
    assert table.view(RED).locations[3].shelf == len(table.state.shelves[3])
    table.act(RED, BuyShelf(RED, "chop_shop")).act(RED, BuyShelf(RED, "chop_shop"))
    assert [bought.ingredient for bought in table.all(ShelfBought)] == ["seafood", "beef"]
    assert ShelfBought(RED, RED, "chop_shop", "beef", 200) in table.seen(None)  # then all see it


def test_rr_099_paid_before_it_is_seen() -> None:
    """Nobody learns the card without paying: the price is the same whatever comes, and refused without it."""
    table = alone("seafood").money(RED, 100)
    assert table.refusal(RED, BuyShelf(RED, "chop_shop")) == "RR-009"
    table.money(RED, 200).act(RED, BuyShelf(RED, "chop_shop"))
    assert (table.last(ShelfBought).ingredient, table.purses()[RED]) == ("seafood", 0)


def test_rr_100_never_given_back() -> None:
    table = alone("seafood").act(RED, BuyShelf(RED, "chop_shop"))
    assert table.refusal(RED, TakeBack()) == "RR-087"
    assert table.refusal(RED, SellChocolate(RED, 1)) == "RR-107"
    assert (table.owns(RED, "seafood"), table.purses()[RED]) == (1, 700)


def test_rr_101_case_t_18_a_shelf_that_runs_out() -> None:
    """Dairy King's shelf has one card, three chefs want it; the pile comes back only in Cook & Counter."""
    table = Table(3, pace="live").short_shelf("dairy_king", 1)
    for seat in (RED, BLUE, GREEN):
        table.money(seat, 400)
    table.send("dairy_king", "dairy_king", "dairy_king").to_market()
    table.act(GREEN, BuyShelf(GREEN, "dairy_king")).wait(200)
    assert table.view(None).locations[4].shelf == 0
    for seat in (RED, BLUE, GREEN):
        assert table.refusal(seat, BuyShelf(seat, "dairy_king")) == "RR-101"
    table.act(RED, BuyCounter(RED, 1)).wait(200)  # the counter is still there
    assert table.all(DeckRebuilt) == []
    table.wait(60_000)
    if table.view(None).phase == "cook_counter":
        table.to_next_day()
    assert DeckRebuilt("dairy_king") in table.all(DeckRebuilt)
    assert table.view(None).locations[4].shelf > 0


def test_rr_102_the_bank_buys_only_chocolate() -> None:
    table = Table(3, pace="live").give(RED, "wine", "beef", "rice").send(ISLAND, ISLAND, ISLAND).to_market()
    assert table.refusal(RED, SellChocolate(RED, 1)) == "RR-125"
    assert [action for action in table.legal(RED) if not isinstance(action, Done)] == []
    assert table.wait(60_000).purses()[RED] in (0, 300)  # the income of the next day, and no more


# The end


def test_rr_103_all_chefs_go_home_when_the_time_is_up() -> None:
    table = at_chop_shop().wait(60_000)
    assert MarketClosed() in table.events
    assert [table.at(seat) for seat in range(3)] == ["home", "home", "home"]


def test_rr_103_also_when_it_ends_early() -> None:
    table = at_chop_shop()
    for seat in (RED, BLUE, GREEN):
        assert table.at(RED) == "chop_shop"
        table.act(seat, Done())
    assert [table.at(seat) for seat in range(3)] == ["home", "home", "home"]


def test_rr_104_after_the_end_everything_is_refused() -> None:
    table = (
        at_chop_shop()
        .give(RED, "beef", "rice", "egg", "carrot")
        .recipes(RED, "egg_fried_rice", "bibimbap")
        .wait(60_000)
    )
    assert table.view(None).phase == "cook_counter"
    assert table.refusal(RED, BuyCounter(RED, 1)) == "RR-211"
    assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == "RR-044"
    assert table.refusal(RED, MakeOffer(BLUE, Bundle(money=100), Bundle())) == "RR-211"


def test_rr_104_what_was_requested_before_the_end_is_completed() -> None:
    table = at_chop_shop().wait(59_900).act(BLUE, BuyCounter(BLUE, 1))
    assert table.owns(BLUE, "beef") == 0  # Red could still be as quick
    table.wait(100)
    assert (table.owns(BLUE, "beef"), table.purses()[BLUE] % 300) == (1, 100)  # $700, or $1,000 with an income
    order = [type(event) for event in table.events]
    assert order.index(CounterBought) < order.index(MarketClosed)


def test_rr_105_early_when_all_are_done() -> None:
    table = at_chop_shop().wait(7_000).act(RED, Done()).act(BLUE, Done())
    assert table.all(MarketClosed) == []
    table.act(GREEN, Done())
    assert MarketClosed() in table.events


def test_rr_105_not_while_a_war_is_open() -> None:
    table = Table(3, pace="live").money(RED, 300).money(BLUE, 300).counter("chop_shop", *MEATS)
    table.send("chop_shop", "chop_shop", ISLAND, spots={RED: 1, BLUE: 1}).to_market()
    for seat in (RED, BLUE, GREEN):
        table.act(seat, Done())
    assert table.all(MarketClosed) == []
    table.wait(60_000)
    assert table.all(MarketClosed) == [MarketClosed()]


def test_rr_105_done_means_done_until_one_thinks_again() -> None:
    table = at_chop_shop().act(RED, Done())
    assert table.refusal(RED, BuyCounter(RED, 1)) == "RR-105"
    assert table.refusal(RED, Done()) == "RR-105"
    assert table.view(BLUE).seats[RED].ready
    table.act(RED, NotDone())
    assert not table.view(BLUE).seats[RED].ready
    assert table.refusal(RED, NotDone()) == "RR-105"
    table.act(RED, BuyCounter(RED, 1)).wait(200)
    assert table.owns(RED, "beef") == 1


def test_rr_105_a_claim_is_no_reason_to_wait() -> None:
    table = Table(3, pace="live").counter("chop_shop", *MEATS).send("chop_shop", ISLAND, ISLAND, spots={RED: 1})
    table.to_market()
    assert [claim.figures for claim in table.last(MarketOpened).claims] == [(RED,)]
    for seat in (RED, BLUE, GREEN):
        table.act(seat, Done())
    assert MarketClosed() in table.events


# Claims through the game


def test_rr_078_case_t_32_losing_a_claim() -> None:
    """Red alone on Cheese, Blue at the same market; Red first buys Milk."""
    table = Table(3, pace="live").money(RED, 900).money(BLUE, 900).counter("dairy_king", "cheese", "milk", "egg")
    table.send("dairy_king", "dairy_king", ISLAND, spots={RED: 1}).to_market()
    assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == "RR-077"
    table.act(RED, BuyCounter(RED, 2)).wait(200)
    assert ClaimEnded(RED, "dairy_king", 1) in table.told
    table.act(BLUE, BuyCounter(BLUE, 1)).wait(200)
    assert (table.owns(BLUE, "cheese"), table.owns(RED, "milk")) == (1, 1)


def test_rr_078_the_holder_of_a_claim_gets_it_at_once() -> None:
    table = Table(3, pace="live").money(RED, 900).money(BLUE, 900).counter("dairy_king", "cheese", "milk", "egg")
    table.send("dairy_king", "dairy_king", ISLAND, spots={RED: 1}).to_market().act(RED, BuyCounter(RED, 1))
    assert table.owns(RED, "cheese") == 1
    assert table.all(ClaimEnded) == []


def test_rr_341_a_pair_in_the_market() -> None:
    table = Table(3, pace="live").chef(RED, "phyllis_grubman").money(RED, 800).counter("chop_shop", *MEATS)
    table.chef(BLUE, "antoine_baguette").send("chop_shop", "chop_shop", ISLAND).to_market()
    table.act(RED, BuyPair(RED, 1, 2)).wait(200)
    assert (table.owns(RED, "beef"), table.owns(RED, "fish"), table.purses()[RED]) == (1, 1, 300)  # T-24
    assert table.refusal(RED, BuyPair(RED, 3, 4)) == "RR-341"
    table.act(RED, BuyCounter(RED, 3)).wait(200)
    assert table.purses()[RED] == 0


def test_rr_107_nothing_of_the_island_at_a_market() -> None:
    table = alone().garbage(RED, 1).give(RED, "chocolate")
    assert table.refusal(RED, DisposeGarbage(RED, 1)) == "RR-107"
    assert table.refusal(RED, SellChocolate(RED, 1)) == "RR-107"
