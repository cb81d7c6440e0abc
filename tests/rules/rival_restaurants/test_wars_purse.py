"""RR-379, RR-454, Going, Going, Mine! and the worked examples of open wars."""

from atable.games.rival_restaurants.actions import DropOut, OfferInWar
from atable.games.rival_restaurants.events import OfferFell
from atable.games.rival_restaurants.shop import purse
from tests.rules.rival_restaurants.markets import BLUE, GREEN, RED, YELLOW, Shop
from tests.rules.rival_restaurants.war_tables import SECOND, cooks, goo, left, refused, won

# Two figures, one purse


def test_rr_454_offers_together_never_exceed_the_money() -> None:
    shop = cooks(900).bid(RED, 400)
    assert refused(shop, SECOND, 600) == "RR-130"
    assert shop.bid(SECOND, 500).wars() == [[GREEN, SECOND], [RED, BLUE]]
    assert refused(shop, RED, 500) == "RR-130"


def test_rr_454_the_offer_of_the_second_figure_falls_first() -> None:
    shop = cooks(900).bid(RED, 400).bid(SECOND, 400).has_now(RED, 600)
    assert (purse.offered(shop.frame, RED), purse.offered(shop.frame, SECOND)) == (400, 200)
    assert shop.told(OfferFell) == [OfferFell(RED, SECOND, "chop_shop", 1, 200)]
    assert left(shop) == []


def test_rr_454_then_that_of_the_first() -> None:
    shop = cooks(900).bid(RED, 400).bid(SECOND, 400).has_now(RED, 300)
    assert (purse.offered(shop.frame, RED), purse.offered(shop.frame, SECOND)) == (300, 0)
    assert left(shop) == [(SECOND, "poor")]
    assert [event.figure for event in shop.told(OfferFell)] == [SECOND, RED]


def test_rr_152_an_own_offer_in_another_war_takes_the_minimum() -> None:
    shop = cooks(900).bid(SECOND, 700)
    assert left(shop) == [(RED, "poor")]
    assert won(shop) == [(BLUE, 300, 0)]


def test_rr_152_a_card_bought_in_another_war_takes_the_minimum() -> None:
    shop = cooks(400).drop(GREEN)
    assert won(shop) == [(RED, 200, 0), (BLUE, 300, 0)]
    assert left(shop) == [(GREEN, "dropped"), (RED, "poor")]


def test_rr_152_what_is_out_binds_nothing() -> None:
    shop = cooks(900).bid(RED, 400).has_now(RED, 200)
    assert left(shop) == [(RED, "poor")]
    assert shop.wars() == [[GREEN, SECOND]]  # $200 are enough for the Beef


def test_rr_454_all_money_is_the_money_not_bound() -> None:
    shop = cooks(700, blue=400).bid(RED, 400).bid(BLUE, 400)
    assert refused(shop, RED, 400, 1) == "RR-144"
    assert shop.bid(SECOND, 300).bid(RED, 400, 1).bid(BLUE, 400, 2).wars() == [[GREEN, SECOND], [RED, BLUE]]


def test_rr_379_the_minimum_of_an_npc() -> None:
    shop = Shop(2, mode="kitchen_squad").rich(red=900, blue=900).stand(RED, "chop_shop", "beef")
    npc = shop.second(BLUE)
    shop.stand(npc, "chop_shop", "beef", chef="senor_fuego").open()
    assert dict(zip(shop.war().figures, shop.war().least, strict=True)) == {RED: 200, npc: 300}
    assert refused(shop, npc, 200) == "RR-128"
    assert won(shop.drop(RED)) == [(BLUE, 300, 0)]


def test_rr_379_two_npcs() -> None:
    shop = Shop(2, mode="kitchen_squad").rich(red=900, blue=900)
    for seat, chef in ((RED, "angus_khan"), (BLUE, "senor_fuego")):
        shop.stand(shop.second(seat), "chop_shop", "beef", chef=chef)
    assert shop.open().war().least == [300, 300]


# Going, Going, Mine!


def test_going_going_mine_at_the_own_minimum_whatever_was_offered() -> None:
    shop = goo(900, 900, 900).bid(RED, 700).bid(BLUE, 800).mine(RED, BLUE, GREEN)
    assert won(shop) == [(RED, 300, 0)]
    assert left(shop) == [(BLUE, "card"), (GREEN, "card")]


def test_going_going_mine_drops_the_garbage_too() -> None:
    shop = goo(400, 400).bid(RED, 400).bid(BLUE, 400).bid(RED, 400, 5).mine(RED, BLUE)
    assert won(shop) == [(RED, 300, 0)]


def test_going_going_mine_who_stops_it_stays_in() -> None:
    shop = goo(900, 900, 900).bid(RED, 700).bid(BLUE, 800).mine(RED, GREEN)
    assert shop.wars() == [[RED, BLUE]]
    assert shop.standing() == [(700, 0), (800, 0), (0, 0)]


# What is proposed


def test_proposals() -> None:
    shop = goo(700, 900, 900).bid(BLUE, 400)
    assert shop.legal(RED) == [OfferInWar(RED, 300), OfferInWar(RED, 500), OfferInWar(RED, 700), DropOut(RED)]
    assert shop.legal(BLUE) == []
    assert shop.legal(YELLOW) == []


def test_proposals_of_garbage() -> None:
    shop = goo(400, 400).bid(RED, 400).bid(BLUE, 400).bid(RED, 400, 2)
    assert shop.legal(BLUE) == [OfferInWar(BLUE, 400, 3), DropOut(BLUE)]


def test_proposals_with_two_figures() -> None:
    shop = cooks(700).bid(RED, 300)
    assert shop.legal(RED) == [OfferInWar(SECOND, 100 * hundreds) for hundreds in (2, 4)] + [DropOut(SECOND)]


# Worked examples


def test_x_04_x_05_bidding_war_with_garbage() -> None:
    gohan, kim, biff = RED, BLUE, GREEN
    shop = goo(300, 400, 400).bid(kim, 400)
    assert left(shop) == [(gohan, "poor")]
    shop.bid(biff, 400).bid(kim, 400, 1).bid(biff, 400, 2).drop(kim)
    assert won(shop) == [(biff, 400, 2)]
    assert shop.money()[:3] == [300, 400, 0]
    assert (shop.restaurant(biff).garbage, shop.has(biff, "alien_goo")) == (2, 1)
    assert [shop.may_take(seat, "chocolate") for seat in (gohan, kim)] == [True, True]


def test_t_03_surcharge_and_minimum_bid() -> None:
    shop = Shop().stand(YELLOW, "dairy_king", "cheese", chef="antoine_baguette").rich(red=300, blue=500)
    shop.stand(RED, "dairy_king", "butter").stand(BLUE, "dairy_king", "butter").open()
    assert [shop.price(seat, "dairy_king") for seat in (RED, BLUE)] == [300, 300]
    assert won(shop.bid(RED, 300).bid(BLUE, 400)) == [(BLUE, 400, 0)]
    assert shop.money()[:2] == [300, 100]


def test_t_14_robbed_in_a_war() -> None:
    shop = Shop().counter("mystery_mart", "tofu", "wine", "chocolate").rich(red=600, blue=600)
    shop.stand(RED, "mystery_mart", "tofu").stand(BLUE, "mystery_mart", "tofu").open()
    shop.bid(BLUE, 500).bid(RED, 600).has_now(RED, 300)
    assert shop.told(OfferFell)[0].money == 300
    assert left(shop) == [(RED, "poor")]
    assert won(shop) == [(BLUE, 500, 0)]


def test_t_27_kitchen_squad_war() -> None:
    shop = Shop(2, mode="kitchen_squad").rich(red=600, blue=500)
    fuego = shop.second(BLUE)
    shop.stand(RED, "mystery_mart", "alien_goo", chef="biff_brobeque")
    shop.stand(fuego, "mystery_mart", "alien_goo", chef="senor_fuego").open()
    shop.bid(fuego, 400).bid(RED, 500).bid(fuego, 500).bid(RED, 600)
    assert left(shop) == [(fuego, "poor")]
    assert won(shop) == [(RED, 600, 0)]
    assert shop.money() == [0, 500]


def test_t_31_two_figures_one_purse() -> None:
    shop = cooks(500).bid(RED, 300)
    assert refused(shop, SECOND, 300) == "RR-130"
    assert shop.bid(SECOND, 200).wars() == [[GREEN, SECOND], [RED, BLUE]]


def test_t_31_and_out_where_the_minimum_is_300() -> None:
    shop = cooks(500).bid(SECOND, 300)
    assert left(shop) == [(RED, "poor")]
