"""RR-127 to RR-154: open bidding wars."""

import pytest

from atable.games.rival_restaurants.actions import DropOut, OfferInWar
from atable.games.rival_restaurants.events import OfferFell, WarEnded, WarOffered
from atable.games.rival_restaurants.shop import purse, wars
from atable.kernel.errors import IllegalAction
from tests.rules.rival_restaurants.markets import BLUE, GREEN, RED, YELLOW, Shop
from tests.rules.rival_restaurants.war_tables import SECOND, cooks, goo, left, not_let_go, refused, won

# Who takes part, and what can be offered


def test_rr_127_all_who_stand_on_the_ingredient() -> None:
    shop = goo(900, 900, 900)
    assert shop.wars() == [[RED, BLUE, GREEN]]
    assert refused(shop, YELLOW, 300) == "RR-127"


def test_rr_127_one_offers_with_own_figures_only() -> None:
    shop = goo(900, 900)
    with pytest.raises(IllegalAction, match="RR-127"):
        wars.check_offer(shop.state, shop.frame, BLUE, OfferInWar(RED, 300))


def test_rr_128_the_minimum_is_the_market_price() -> None:
    shop = goo(900, 900)
    assert refused(shop, RED, 200) == "RR-128"
    assert refused(shop, RED, 0) == "RR-128"
    assert shop.bid(RED, 300).standing() == [(300, 0), (0, 0)]


def test_rr_128_with_surcharges_the_own_price() -> None:
    shop = Shop().stand(YELLOW, "dairy_king", chef="antoine_baguette").rich(red=900, blue=900)
    shop.stand(RED, "dairy_king", "butter").stand(BLUE, "dairy_king", "butter").owns(BLUE, "naan_of_your_business", 1)
    assert shop.open().war().least == [300, 200]
    assert refused(shop, RED, 200) == "RR-128"
    assert shop.bid(BLUE, 200).standing() == [(0, 0), (200, 0)]


@pytest.mark.parametrize(("before", "least"), [(True, [600, 300]), (False, [300, 300])])
def test_rr_128_fake_sale_counts_if_it_came_before_the_war(before: bool, least: list[int]) -> None:
    shop = Shop().rich(red=900, blue=900).stand(RED, "mystery_mart", "alien_goo")
    shop.stand(BLUE, "mystery_mart", "alien_goo")
    shop.restaurant(RED).double_price = before
    shop.open()
    shop.restaurant(RED).double_price = True
    shop.has_now(RED, 800)
    assert shop.war().least == least


def test_rr_128_happy_hour_does_not_count() -> None:
    shop = Shop().rich(red=900, blue=900).stand(RED, "mystery_mart", "alien_goo")
    shop.restaurant(RED).cheaper = True
    assert shop.stand(BLUE, "mystery_mart", "alien_goo").open().war().least == [300, 300]


@pytest.mark.parametrize("money", [350, 301, 399])
def test_rr_129_multiples_of_100(money: int) -> None:
    assert refused(goo(900, 900), RED, money) == "RR-129"


def test_rr_130_nobody_offers_more_than_they_have() -> None:
    shop = goo(500, 900)
    assert refused(shop, RED, 600) == "RR-130"
    assert shop.bid(RED, 500).standing()[RED] == (500, 0)


def test_rr_131_an_offer_can_only_be_raised() -> None:
    shop = goo(900, 900).bid(RED, 500)
    assert refused(shop, RED, 400) == "RR-131"
    assert refused(shop, RED, 500) == "RR-131"
    assert shop.bid(RED, 600).standing()[RED] == (600, 0)


def test_rr_131_it_need_not_be_the_highest_and_two_may_stand_at_the_same() -> None:
    shop = goo(900, 900).bid(RED, 500).bid(BLUE, 300)
    assert shop.standing() == [(500, 0), (300, 0)]
    assert shop.bid(BLUE, 500).standing() == [(500, 0), (500, 0)]
    assert shop.told(WarOffered)[-1] == WarOffered(BLUE, BLUE, "mystery_mart", 1, 500, 0)


# Who is out


def test_rr_132_without_the_minimum_out_at_once() -> None:
    shop = goo(900, 200, 300)
    assert shop.wars() == [[RED, GREEN]]
    assert left(shop) == [(BLUE, "poor")]


def test_rr_132_rr_138_the_only_one_who_can_pay_must_buy() -> None:
    shop = goo(900, 200)
    assert won(shop) == [(RED, 300, 0)]
    assert shop.money()[:2] == [600, 200]


def test_rr_133_less_money_than_anothers_offer() -> None:
    shop = goo(500, 400, 900).bid(RED, 400)
    assert shop.wars() == [[RED, BLUE, GREEN]]  # Blue's $400 are not below $400
    assert shop.bid(RED, 500).wars() == [[RED, GREEN]]
    assert left(shop) == [(BLUE, "poor")]


def test_rr_134_dropping_out() -> None:
    shop = goo(900, 900, 900).drop(GREEN)
    assert shop.wars() == [[RED, BLUE]]
    assert left(shop) == [(GREEN, "dropped")]
    shop.bid(RED, 400).bid(BLUE, 500)
    assert shop.drop(RED).wars() == []  # with an offer that is not the highest


def test_rr_135_the_only_highest_bidder_stays() -> None:
    shop = goo(900, 900, 900).bid(RED, 300)
    assert not_let_go(shop, RED) == "RR-135"
    shop.bid(BLUE, 300)
    assert shop.drop(RED).wars() == [[BLUE, GREEN]]  # there were two


def test_rr_135_garbage_counts_for_the_highest() -> None:
    shop = goo(400, 400).bid(RED, 400).bid(BLUE, 400).bid(BLUE, 400, 1)
    assert not_let_go(shop, BLUE) == "RR-135"
    assert won(shop.drop(RED)) == [(BLUE, 400, 1)]


def test_rr_136_the_last_one_has_bought_already() -> None:
    shop = goo(900, 900).drop(RED)
    assert won(shop) == [(BLUE, 300, 0)]
    assert not_let_go(shop, BLUE) == "RR-127"  # there is no war to drop out of


def test_rr_137_no_way_back() -> None:
    shop = goo(900, 900, 900).drop(RED)
    assert refused(shop, RED, 400) == "RR-137"
    assert not_let_go(shop, RED) == "RR-137"
    assert shop.legal(RED) == []


def test_rr_137_not_with_new_money_either() -> None:
    shop = goo(200, 900, 900).has_now(RED, 900)
    assert refused(shop, RED, 400) == "RR-137"


@pytest.mark.parametrize(("offer", "price"), [(0, 300), (300, 300), (700, 700)])
def test_rr_138_the_own_offer_or_the_price(offer: int, price: int) -> None:
    shop = goo(900, 900)
    if offer:
        shop.bid(RED, offer)
    assert won(shop.drop(BLUE)) == [(RED, price, 0)]
    assert shop.money()[:2] == [900 - price, 900]
    assert shop.has(RED, "alien_goo") == 1
    assert shop.names("mystery_mart")[0] is None


def test_rr_138_with_a_surcharge_the_own_price() -> None:
    shop = Shop().stand(YELLOW, "dairy_king", chef="antoine_baguette").rich(red=900, blue=900)
    shop.stand(RED, "dairy_king", "butter").stand(BLUE, "dairy_king", "butter").open()
    assert won(shop.drop(BLUE)) == [(RED, 300, 0)]


# The end of the time


def test_rr_139_rr_140_the_highest_bidder_buys_at_the_own_offer() -> None:
    shop = goo(900, 900, 900).bid(RED, 400).bid(BLUE, 600).time_is_over()
    assert won(shop) == [(BLUE, 600, 0)]
    assert shop.money()[:3] == [900, 300, 900]
    assert shop.wars() == []


def test_rr_140_garbage_decides() -> None:
    shop = goo(400, 400).bid(RED, 400).bid(BLUE, 400).bid(RED, 400, 1).bid(BLUE, 400, 5).time_is_over()
    assert won(shop) == [(BLUE, 400, 5)]
    assert [shop.restaurant(seat).garbage for seat in (RED, BLUE)] == [0, 5]


def test_rr_141_a_tie_closes_the_card_for_the_day() -> None:
    shop = goo(900, 900).bid(RED, 400).bid(BLUE, 400).time_is_over()
    assert won(shop) == []
    assert shop.told(WarEnded) == [WarEnded("mystery_mart", 1, True)]
    assert [shop.may_take(seat, "alien_goo") for seat in range(4)] == [False] * 4
    assert [shop.may_take(seat, "chocolate") for seat in range(4)] == [True] * 4
    assert shop.names("mystery_mart")[0] == "alien_goo"


def test_rr_141_a_tie_below_the_highest_is_none() -> None:
    shop = goo(900, 900, 900).bid(RED, 400).bid(BLUE, 400).bid(GREEN, 500).time_is_over()
    assert won(shop) == [(GREEN, 500, 0)]


def test_rr_142_no_offer_at_all_is_a_tie() -> None:
    shop = goo(900, 900).time_is_over()
    assert shop.told(WarEnded) == [WarEnded("mystery_mart", 1, True)]
    assert shop.money()[:2] == [900, 900]


def test_rr_140_every_open_war_ends() -> None:
    shop = cooks(900).bid(RED, 300).bid(GREEN, 200).time_is_over()
    assert won(shop) == [(GREEN, 200, 0), (RED, 300, 0)]  # markets in the order of the board
    assert shop.money() == [600, 900, 700]


# Garbage


def test_rr_143_all_money_offered_and_all_the_same() -> None:
    shop = goo(400, 400).bid(RED, 400)
    assert refused(shop, RED, 400, 1) == "RR-144"  # Blue has not offered all
    shop.bid(BLUE, 400)
    assert shop.bid(RED, 400, 1).standing() == [(400, 1), (400, 0)]


def test_rr_143_only_those_who_remain_count() -> None:
    shop = goo(300, 400, 400).bid(BLUE, 400).bid(GREEN, 400)
    assert shop.wars() == [[BLUE, GREEN]]
    assert shop.bid(GREEN, 400, 1).standing()[1:] == [(400, 0), (400, 1)]


def test_rr_143_not_with_different_money() -> None:
    shop = goo(400, 500).bid(RED, 400).bid(BLUE, 400)
    assert refused(shop, RED, 400, 1) == "RR-144"
    assert refused(shop, BLUE, 400, 1) == "RR-144"


def test_rr_144_garbage_with_more_money() -> None:
    assert refused(goo(400, 400), RED, 400, 1) == "RR-144"


@pytest.mark.parametrize("garbage", [-1, 1, 2, 21])
def test_rr_145_higher_than_the_highest_up_to_20(garbage: int) -> None:
    shop = goo(400, 400).bid(RED, 400).bid(BLUE, 400).bid(RED, 400, 2)
    assert refused(shop, BLUE, 400, garbage) == "RR-145"


def test_rr_145_20_is_the_end() -> None:
    shop = goo(400, 400).bid(RED, 400).bid(BLUE, 400).bid(RED, 400, 20)
    assert shop.legal(BLUE) == [DropOut(BLUE)]


def test_rr_145_the_money_stays() -> None:
    shop = goo(400, 400).bid(RED, 400).bid(BLUE, 400)
    assert refused(shop, RED, 300, 1) == "RR-131"


def test_rr_146_money_before_garbage() -> None:
    shop = goo(400, 400, 400).bid(RED, 400).bid(BLUE, 400).bid(GREEN, 400).bid(RED, 400, 9)
    shop.has_now(BLUE, 500).bid(BLUE, 500)
    assert won(shop) == [(BLUE, 500, 0)]  # the others have less money than that
    shop = goo(400, 400).bid(RED, 400).bid(BLUE, 400).bid(RED, 400, 9)
    shop.has_now(RED, 900).has_now(BLUE, 500).bid(BLUE, 500)
    assert won(shop) == []  # Red could pay more, but does not
    assert won(shop.time_is_over()) == [(BLUE, 500, 0)]


def test_rr_147_money_and_garbage_at_once() -> None:
    shop = goo(400, 400).bid(RED, 400).bid(BLUE, 400).bid(RED, 400, 3)
    shop.restaurant(RED).garbage = 1
    assert won(shop.drop(BLUE)) == [(RED, 400, 3)]
    assert (shop.restaurant(RED).money, shop.restaurant(RED).garbage, shop.has(RED, "alien_goo")) == (0, 4, 1)
    assert shop.state.paid_out == -400


# Beside the war


def test_rr_148_each_figure_may_be_in_its_own_war() -> None:
    assert cooks(900).wars() == [[GREEN, SECOND], [RED, BLUE]]


def test_rr_149_nothing_else_is_bought_meanwhile() -> None:
    shop = goo(900, 900)
    assert [shop.may_take(seat, "chocolate") for seat in range(4)] == [False, False, True, True]
    assert not any(shop.may_take(seat, "alien_goo") for seat in range(4))


def test_rr_150_after_the_war_or_after_dropping_out() -> None:
    shop = goo(900, 900, 900).drop(GREEN)
    assert [shop.may_take(seat, "chocolate") for seat in (RED, BLUE, GREEN)] == [False, False, True]
    shop.drop(RED)
    assert [shop.may_take(seat, "chocolate") for seat in (RED, BLUE, GREEN)] == [True, True, True]


def test_rr_151_standing_offers_are_bound() -> None:
    shop = goo(500, 900)
    assert purse.bound(shop.state, shop.frame, RED) == 0
    shop.bid(RED, 400)
    assert purse.bound(shop.state, shop.frame, RED) == 400
    shop.bid(BLUE, 500).drop(RED)
    assert purse.bound(shop.state, shop.frame, RED) == 0


def test_rr_151_with_two_figures_their_sum() -> None:
    shop = cooks(900).bid(RED, 300).bid(SECOND, 400)
    assert purse.bound(shop.state, shop.frame, RED) == 700


def test_rr_152_an_offer_falls_with_the_money() -> None:
    shop = goo(900, 900).bid(RED, 800).has_now(RED, 500)
    assert shop.standing() == [(500, 0), (0, 0)]
    assert shop.told(OfferFell) == [OfferFell(RED, RED, "mystery_mart", 1, 500)]
    assert shop.bid(BLUE, 500).wars() == [[RED, BLUE]]


def test_rr_152_without_the_own_minimum_out() -> None:
    shop = goo(900, 900, 900).bid(RED, 800).has_now(RED, 200)
    assert shop.wars() == [[BLUE, GREEN]]
    assert left(shop) == [(RED, "poor")]


def test_rr_152_even_as_the_last_one_left() -> None:
    shop = goo(900, 900)
    shop.restaurant(RED).money = 200  # a play that hit both
    shop.has_now(BLUE, 200)
    assert won(shop) == []
    assert shop.told(WarEnded) == [WarEnded("mystery_mart", 1, False)]


def test_rr_153_an_open_war_lasts_until_the_time_of_the_phase_is_over() -> None:
    shop = goo(900, 900).bid(RED, 300)
    shop.state.now = 59_999
    shop.has_now(GREEN, 100)
    assert shop.wars() == [[RED, BLUE]]
    assert won(shop.time_is_over()) == [(RED, 300, 0)]


def test_rr_154_all_out_and_the_card_is_free() -> None:
    shop = goo(200, 100)
    assert won(shop) == []
    assert shop.told(WarEnded) == [WarEnded("mystery_mart", 1, False)]
    assert [shop.may_take(seat, "alien_goo") for seat in range(4)] == [True] * 4
