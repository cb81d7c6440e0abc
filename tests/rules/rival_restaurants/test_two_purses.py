"""RR-155, RR-454: a player with two chefs bids in secret beside purchases and other bids, and nobody learns of it."""

from typing import Any

from atable.games.rival_restaurants.actions import AcceptOffer, BuyCounter, DecideClaim, MakeOffer, SealBid
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.events import Beaten, BidsRevealed, CounterBought, WarWon
from tests.rules.rival_restaurants.looks import alike
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

SECOND = 3  # Red's second chef
OTHERS = (BLUE, GREEN, None)


def cooks(pace: str, red: int, spots: dict[int, int], **options: Any) -> Table:
    """Red's chefs at the Chop Shop and at Dairy King, Blue's first beside the one, Green's beside the other."""
    table = Table(3, mode="two_many_cooks", pace=pace, **options)
    table.counter("chop_shop", "beef", "fish").counter("dairy_king", "egg", "milk")
    for seat, money in ((RED, red), (BLUE, 500), (GREEN, 500)):
        table.money(seat, money)
    away = ("dairy_king", "the_island", "the_island")
    table.send("chop_shop", "chop_shop", "dairy_king", spots=spots, second=away)
    return table.to_market()


def shopping(red: int) -> Table:
    """Live: Red's first chef and Blue's on the Beef, Red's second on the shelf of Dairy King, Green's too."""
    return cooks("live", red, {RED: 1, BLUE: 1}, war_mode="sealed")


def test_rr_454_a_purchase_that_waits_binds_its_price() -> None:
    """Red has $500 and has asked for the Egg ($200): at most $300 are left for the bid."""
    table = shopping(500).act(RED, BuyCounter(SECOND, 1))
    assert table.refusal(RED, SealBid(RED, 400)) == "RR-454"
    table.act(RED, SealBid(RED, 300)).wait(200)
    assert table.all(Beaten) == []
    assert [bought.ingredient for bought in table.all(CounterBought)] == ["egg"]
    assert table.purses()[RED] == 300


def test_rr_155_the_fate_of_a_purchase_does_not_tell_the_bid_beside_it() -> None:
    tables = [shopping(500).act(RED, BuyCounter(SECOND, 1)) for _ in range(3)]
    for table, bid in zip(tables, (0, 200, 300), strict=True):
        table.act(RED, SealBid(RED, bid)).wait(200)
    for watcher in OTHERS:
        assert tables[0].seen(watcher) == tables[1].seen(watcher) == tables[2].seen(watcher)
    assert alike(tables[0].state, tables[1].state, OTHERS)
    assert alike(tables[0].state, tables[2].state, OTHERS)


def test_rr_152_money_that_goes_lowers_the_bid_before_the_purchase() -> None:
    """What all may know decides about the purchase: Red still has its price."""
    table = shopping(500).act(RED, BuyCounter(SECOND, 1)).act(RED, SealBid(RED, 300)).money(RED, 400).go_on()
    assert table.market().wars[0].money[0] == 200
    assert table.wait(200).purses()[RED] == 200


def test_rr_152_a_purchase_that_nobody_can_pay_takes_no_bid_along() -> None:
    table = shopping(500).act(RED, BuyCounter(SECOND, 1)).act(RED, SealBid(RED, 200)).money(RED, 100).go_on()
    assert table.wait(200).all(Beaten) == [Beaten(RED, "dairy_king", 1)]
    table = cooks("live", 500, {RED: 1, BLUE: 1}, war_mode="sealed").act(RED, SealBid(RED, 200))
    assert table.money(RED, 200).go_on().market().wars[0].money[0] == 200


def test_rr_454_wars_of_one_player_are_revealed_together() -> None:
    """Whether $500 is all the money that Red has for the Beef depends on the bid for the Egg."""
    tables = [cooks("live", 800, {RED: 1, BLUE: 1, SECOND: 1, GREEN: 1}, war_mode="sealed") for _ in range(2)]
    for table, bid in zip(tables, (300, 200), strict=True):
        table.act(RED, SealBid(SECOND, bid)).act(RED, SealBid(RED, 500, 3)).act(BLUE, SealBid(BLUE, 500, 1))
        assert table.all(BidsRevealed) == []
    assert alike(tables[0].state, tables[1].state, OTHERS)
    for table in tables:
        table.act(GREEN, SealBid(GREEN, 0))
        assert len(table.all(BidsRevealed)) == 2
    assert [(won.price, won.garbage) for won in tables[0].all(WarWon)] == [(500, 2), (200, 0)]
    assert [(won.price, won.garbage) for won in tables[1].all(WarWon)] == [(200, 0)]


def test_rr_417_nobody_sees_how_far_one_is_when_a_war_ends() -> None:
    """Relaxed: Red has a claim and a war, and Blue can't pay the Beef any more before Red has decided both."""
    tables = [cooks("relaxed", 500, {RED: 1, BLUE: 1, SECOND: 1}).to_step("claims") for _ in range(3)]
    tables[1].act(RED, SealBid(RED, 400))
    tables[2].act(RED, SealBid(RED, 0))
    for table in tables:
        table.act(BLUE, MakeOffer(GREEN, Bundle(money=400), Bundle())).act(GREEN, AcceptOffer(1))
        assert [(won.seat, won.price) for won in table.all(WarWon)] == [(RED, 200)]
    assert tables[0].seen(GREEN) == tables[1].seen(GREEN) == tables[2].seen(GREEN)
    assert alike(tables[0].state, tables[1].state, OTHERS)
    assert alike(tables[0].state, tables[2].state, OTHERS)


def test_rr_136_who_has_decided_everything_need_not_buy() -> None:
    table = cooks("relaxed", 500, {RED: 1, BLUE: 1, SECOND: 1}).to_step("claims")
    table.act(RED, SealBid(RED, 0)).act(RED, DecideClaim(SECOND, False))
    table.act(BLUE, MakeOffer(GREEN, Bundle(money=400), Bundle())).act(GREEN, AcceptOffer(1))
    assert table.all(WarWon) == []
