"""Cards and powers that meet each other: what counts first, and what is still possible."""

import pytest

from atable.games.rival_restaurants.actions import (
    BuyActionCard,
    BuyCounter,
    BuyShelf,
    BuyUpgrade,
    DropOut,
    Exempt,
    OfferInWar,
    PlayCard,
    Relocate,
    Respond,
    SealBid,
    Smile,
    UseAngus,
    UseKim,
)
from atable.games.rival_restaurants.events import LeftWar, Reacted, WarWon
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

ISLAND = "the_island"
CLAM = "clam_voyance"


# Fake Sale and Antoine


@pytest.mark.parametrize(
    ("fake", "antoine", "price"), [(False, False, 300), (True, False, 600), (False, True, 400), (True, True, 700)]
)
def test_rr_093_fake_sale_by_antoine(fake: bool, antoine: bool, price: int) -> None:
    """Doubled first, then the surcharge."""
    table = Table(3, pace="live").chef(RED, "antoine_baguette").hand(GREEN, "fake_sale").money(BLUE, 900)
    table.send(ISLAND if antoine else "chop_shop", ISLAND, "dairy_king").to_market()
    if fake:
        table.act(GREEN, PlayCard("fake_sale", target=BLUE)).let_happen()
    assert table.act(BLUE, BuyUpgrade(BLUE, "double_stove", BLUE)).purses()[BLUE] == 900 - price


def test_rr_093_fake_sale_on_antoine_himself() -> None:
    table = Table(3, pace="live").chef(RED, "antoine_baguette").hand(GREEN, "fake_sale").money(RED, 900)
    table.send("chop_shop", "chop_shop", ISLAND).to_market().act(GREEN, PlayCard("fake_sale", target=RED)).let_happen()
    assert table.act(RED, BuyShelf(RED, "chop_shop")).wait(200).purses()[RED] == 500  # no surcharge for himself


def test_rr_093_happy_hour_under_fake_sale() -> None:
    """The discount comes first: twice $200 for an action card."""
    table = Table(3, pace="live").hand(RED, "fake_sale").hand(BLUE, "happy_hour").money(BLUE, 900)
    table.send("chop_shop", ISLAND, "dairy_king").to_market().act(RED, PlayCard("fake_sale", target=BLUE)).let_happen()
    assert table.act(BLUE, PlayCard("happy_hour")).act(BLUE, BuyActionCard(BLUE)).wait(200).purses()[BLUE] == 500


# Fake Sale and wars


@pytest.mark.parametrize(("late", "least"), [(False, 400), (True, 200)])
def test_rr_128_fake_sale_before_or_during_a_war(late: bool, least: int) -> None:
    table = Table(3, pace="live").hand(GREEN, "fake_sale").money(RED, 900).money(BLUE, 900).counter("chop_shop", "beef")
    table.send("chop_shop", "chop_shop", ISLAND, spots={RED: 1, BLUE: 1})
    if late:
        table.to_market()
    table.act(GREEN, PlayCard("fake_sale", target=BLUE)).let_happen()
    if not late:
        table.to_market()
    assert table.refusal(BLUE, OfferInWar(BLUE, least - 100)) == "RR-128"
    table.act(BLUE, OfferInWar(BLUE, least)).act(RED, DropOut(RED))
    assert table.last(WarWon).price == least


def test_rr_128_fake_sale_that_nobody_in_the_war_can_pay_any_more() -> None:
    """RR-132: Blue has $300 and would have to bid $400."""
    table = Table(3, pace="live").hand(GREEN, "fake_sale").money(RED, 300).money(BLUE, 300).counter("chop_shop", "beef")
    table.send("chop_shop", "chop_shop", ISLAND, spots={RED: 1, BLUE: 1})
    table.act(GREEN, PlayCard("fake_sale", target=BLUE)).let_happen().to_market()
    assert [left.seat for left in table.all(LeftWar)] == [BLUE]
    assert table.last(WarWon) == WarWon(RED, RED, "chop_shop", 1, "beef", 200, 0)


# Express Dill-ivery


def express(slot: int) -> PlayCard:
    return PlayCard("express_dillivery", location="chop_shop", spot=slot)


def delivered(red: int = 0, blue: int = 0, war_mode: str = "open") -> Table:
    """Green at Dairy King has the card; Red and Blue at the Chop Shop, on these slots."""
    table = (
        Table(3, pace="live", war_mode=war_mode)
        .hand(GREEN, "express_dillivery")
        .counter("chop_shop", "beef", "fish", "pork")
    )
    for seat in range(3):
        table.money(seat, 400)
    return table.send("chop_shop", "chop_shop", "dairy_king", spots={RED: red, BLUE: blue}).to_market()


def test_express_dillivery_in_spite_of_lovehandles() -> None:
    table = (
        Table(3, pace="live").hand(GREEN, "express_dillivery").chef(RED, "lovehandles_mcfatterson").money(GREEN, 200)
    )
    table.counter("chop_shop", "beef", "fish").send("chop_shop", "chop_shop", ISLAND, spots={RED: 2}).to_market()
    assert table.refusal(GREEN, express(2)) == "RR-186"  # his claim
    assert table.act(GREEN, express(1)).owns(GREEN, "beef") == 1


def test_express_dillivery_not_a_claimed_card_until_the_claim_ends() -> None:
    table = delivered(red=1)
    assert table.refusal(GREEN, express(1)) == "RR-186"
    assert table.wait(10_000).act(GREEN, express(1)).owns(GREEN, "beef") == 1


def test_express_dillivery_not_a_card_in_a_war() -> None:
    table = delivered(red=1, blue=1)
    assert table.refusal(GREEN, express(1)) == "RR-186"
    table.act(RED, OfferInWar(RED, 300)).act(BLUE, DropOut(BLUE))
    assert table.refusal(GREEN, express(1)) == "RR-186"  # sold
    assert table.act(GREEN, express(2)).owns(GREEN, "fish") == 1


def test_rr_154_express_dillivery_a_card_that_a_war_has_set_free() -> None:
    """The inspection leaves Blue nothing, and Red has lost the money meanwhile: nobody can pay the minimum."""
    table = delivered(red=1, blue=1).hand(RED, "health_inspection").garbage(BLUE, 4)
    table.act(RED, PlayCard("health_inspection", target=BLUE)).money(RED, 100).let_happen()
    assert [left.seat for left in table.all(LeftWar)] == [RED, BLUE]
    assert table.act(GREEN, express(1)).owns(GREEN, "beef") == 1


def test_rr_159_express_dillivery_not_a_card_closed_for_the_day() -> None:
    """A sealed war that ends in a tie; the clock runs on."""
    table = (
        delivered(red=1, blue=1, war_mode="sealed").act(RED, SealBid(RED, 300)).act(BLUE, SealBid(BLUE, 300)).wait(1)
    )
    assert table.view(None).locations[3].closed == (1,)
    assert table.refusal(GREEN, express(1)) == "RR-186"
    assert table.refusal(RED, BuyCounter(RED, 1)) == "RR-141"
    assert table.act(GREEN, express(2)).owns(GREEN, "fish") == 1


def test_rr_149_express_dillivery_not_while_the_own_chef_is_in_a_war() -> None:
    """A chef in an open war buys nothing else until it is resolved for that chef."""
    table = Table(3, pace="live").hand(RED, "express_dillivery").counter("chop_shop", "beef")
    for seat in range(3):
        table.money(seat, 400)
    table.send("chop_shop", "chop_shop", "chop_shop", spots={RED: 1, BLUE: 1, GREEN: 1}).to_market()
    play = PlayCard("express_dillivery", location="dairy_king", spot=1)
    assert play not in table.legal(RED)
    table.act(RED, DropOut(RED)).act(RED, play)
    assert table.purses()[RED] == 200


def test_rr_078_express_dillivery_is_something_else_bought_first() -> None:
    """Green stands alone on the Egg, and has the Beef brought: Blue may buy the Egg."""
    table = Table(3, pace="live").hand(GREEN, "express_dillivery").counter("chop_shop", "beef")
    table.counter("dairy_king", "egg").money(BLUE, 400).money(GREEN, 400)
    table.send(ISLAND, "dairy_king", "dairy_king", spots={GREEN: 1}).to_market()
    assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == "RR-077"
    table.act(GREEN, express(1)).act(BLUE, BuyCounter(BLUE, 1)).wait(200)
    assert (table.owns(GREEN, "beef"), table.owns(BLUE, "egg")) == (1, 1)


def test_rr_454_express_dillivery_leaves_what_the_other_chef_has_offered() -> None:
    """Two Many Cooks: of Red's $500, $400 stand in a war; the Fish costs $200."""
    table = Table(3, mode="two_many_cooks", pace="live").hand(RED, "express_dillivery").counter("dairy_king", "egg")
    for seat in range(3):
        table.money(seat, 500)
    away = ("carbtastic", ISLAND, ISLAND)
    table.send(*["dairy_king"] * 3, spots={RED: 1, BLUE: 1}, second=away).to_market().act(RED, OfferInWar(RED, 400))
    assert table.refusal(RED, express(1)) == "RR-186"
    table.act(RED, PlayCard("express_dillivery", location="vegetable_land", spot=1))
    assert table.purses()[RED] == 400
    assert table.market().wars[0].money[0] == 400


# Road Work and Taxi with Angus and Kim


def test_rr_184_taxi_to_angus_and_away_again() -> None:
    table = Table(3, pace="live").chef(RED, "angus_khan").hand(BLUE, "taxi").send("chop_shop", "dairy_king", ISLAND)
    table.act(BLUE, PlayCard("taxi", figure=BLUE, location="chop_shop", spot=0)).to_powers()
    table.act(RED, UseAngus(BLUE)).let_happen()
    assert table.refusal(BLUE, Relocate("chop_shop", 0)) == "RR-300"
    assert table.go("dairy_king", 0).at(BLUE) == "dairy_king"


def test_rr_184_taxi_away_from_angus() -> None:
    table = Table(3, pace="live").chef(RED, "angus_khan").hand(BLUE, "taxi").send("chop_shop", "chop_shop", ISLAND)
    table.act(BLUE, PlayCard("taxi", figure=BLUE, location=ISLAND)).to_powers()
    assert table.view(None).step == "market"  # he finds nobody


def test_rr_184_road_work_then_kim() -> None:
    """Road Work sends Blue to The Island, and Kim fetches Blue from there."""
    table = Table(3, pace="live").chef(RED, "kim_chi").money(RED, 100).hand(GREEN, "road_work")
    table.send("chop_shop", "chop_shop", ISLAND).act(
        GREEN, PlayCard("road_work", target=BLUE, figure=BLUE)
    ).let_happen()
    table.to_powers().act(RED, UseKim(BLUE)).let_happen().go("chop_shop", 1)
    assert (table.at(BLUE), table.view(None).figures[BLUE].spot) == ("chop_shop", 1)


def test_rr_184_road_work_on_angus() -> None:
    table = Table(3, pace="live").chef(RED, "angus_khan").hand(BLUE, "road_work").send("chop_shop", "chop_shop", ISLAND)
    table.act(BLUE, PlayCard("road_work", target=RED, figure=RED)).let_happen().to_powers()
    assert (table.at(RED), table.view(None).step) == (ISLAND, "market")  # RR-301


def test_rr_184_road_work_on_kim_moves_where_she_calls() -> None:
    table = Table(3, pace="live").chef(RED, "kim_chi").money(RED, 100).hand(BLUE, "road_work")
    table.send("chop_shop", "dairy_king", "carbtastic").act(BLUE, PlayCard("road_work", target=RED, figure=RED))
    table.let_happen().to_powers().act(RED, UseKim(GREEN)).let_happen()
    assert table.at(GREEN) == ISLAND


# Say Cheese! with nothing


@pytest.mark.parametrize(("money", "asked"), [(0, False), (100, True)])
def test_rr_449_say_cheese_without_money(money: int, asked: bool) -> None:
    table = Table(3, pace="live").hand(RED, "say_cheese").money(BLUE, money).send(ISLAND, ISLAND, ISLAND)
    table.act(RED, PlayCard("say_cheese")).let_happen()
    assert (table.pending() == [BLUE] and table.view(None).step == "reacting") == asked
    if asked:
        table.act(BLUE, Smile(True))
    assert (table.of(BLUE).garbage, table.of(GREEN).garbage, table.purses()) == (int(not asked), 1, [money, 0, 0])


def test_rr_198_rr_449_say_cheese_stopped_by_one() -> None:
    table = Table(3, pace="live").hand(RED, "say_cheese").hand(BLUE, CLAM).money(BLUE, 300).money(GREEN, 300)
    table.send(ISLAND, ISLAND, ISLAND).act(RED, PlayCard("say_cheese")).answer(BLUE, CLAM).act(RED, Respond(BLUE, None))
    table.act(GREEN, Respond(GREEN, None)).act(GREEN, Smile(True))
    assert table.last(Reacted).seats == (GREEN,)
    assert (table.purses(), table.of(BLUE).garbage) == ([100, 300, 200], 0)


# Exemptions


@pytest.mark.parametrize("chef", ["antoine_baguette", "lovehandles_mcfatterson"])
def test_rr_293_rr_366_only_the_owner_spares(chef: str) -> None:
    table = Table(3, pace="live").chef(RED, chef).send("chop_shop", "chop_shop", ISLAND).to_market()
    assert table.refusal(BLUE, Exempt(RED, (BLUE,))) == "RR-293"
    assert table.refusal(BLUE, Exempt(RED, (GREEN,))) == "RR-293"
    assert table.refusal(RED, Exempt(RED, (RED,))) == "RR-293"
    table.act(RED, Exempt(RED, (BLUE,)))
    assert table.view(None).figures[RED].spares == (BLUE,)
