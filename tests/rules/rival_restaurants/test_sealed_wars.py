"""RR-155 to RR-159 and RR-454: sealed bidding wars."""

import pytest

from atable.games.rival_restaurants.actions import SealBid
from atable.games.rival_restaurants.events import BidSealed, BidsRevealed, WarEnded
from atable.games.rival_restaurants.events.details import SealedBid
from atable.games.rival_restaurants.shop import purse, sealed
from atable.games.rival_restaurants.state import NOTHING
from atable.kernel.errors import IllegalAction
from atable.kernel.events import seen_by
from tests.rules.rival_restaurants.markets import BLUE, GREEN, NAMES, RED, YELLOW, Shop
from tests.rules.rival_restaurants.war_tables import SECOND, cooks, goo, left, won


def sealed_goo(*money: int) -> Shop:
    """A sealed war for Alien Goo ($300)."""
    return goo(*money, pace="relaxed")


def beef(*money: int) -> Shop:
    """A sealed war for Beef ($200) between Red, Blue and so on."""
    shop = Shop(pace="simulation").rich(**dict(zip(NAMES, money, strict=False)))
    for seat in range(len(money)):
        shop.stand(seat, "chop_shop", "beef")
    return shop.open()


def refused(shop: Shop, figure: int, money: int, garbage: int = 0, card: bool = False) -> str:
    with pytest.raises(IllegalAction) as error:
        shop.seal(figure, money, garbage, card)
    return error.value.rule


def closed(shop: Shop) -> bool:
    """Nobody has bought, and nobody may."""
    return [event.closed for event in shop.told(WarEnded)] == [True] and won(shop) == []


# Bids


@pytest.mark.parametrize("pace", ["relaxed", "simulation"])
def test_rr_155_wars_are_sealed(pace: str) -> None:
    shop = goo(900, 900, pace=pace)
    assert shop.war().money == [NOTHING, NOTHING]
    assert not sealed.all_bid(shop.war())
    shop.seal(RED, 300)
    assert not sealed.all_bid(shop.war())
    assert sealed.all_bid(shop.seal(BLUE, 0).war())


def test_rr_155_live_wars_may_be_sealed() -> None:
    shop = goo(900, 900, war_mode="sealed").seal(RED, 400).seal(BLUE, 300)
    assert shop.frame.step == "live"
    assert won(shop.resolve()) == [(RED, 400, 0)]


@pytest.mark.parametrize("money", [100, 200])
def test_rr_155_nothing_or_the_own_minimum(money: int) -> None:
    shop = sealed_goo(900, 900)
    assert refused(shop, RED, money) == "RR-155"
    shop.seal(RED, 300).seal(BLUE, 0)
    assert shop.war().money == [300, 0]


def test_rr_129_rr_155_multiples_of_100() -> None:
    assert refused(sealed_goo(900, 900), RED, 350) == "RR-129"


def test_rr_155_up_to_the_own_money() -> None:
    shop = sealed_goo(500, 900)
    assert refused(shop, RED, 600) == "RR-454"
    assert shop.seal(RED, 500).war().money[0] == 500


def test_rr_155_below_nothing_is_no_bid() -> None:
    assert refused(sealed_goo(500, 900), RED, -100) == "RR-155"


@pytest.mark.parametrize("garbage", [-1, 21])
def test_rr_155_garbage_from_0_to_20(garbage: int) -> None:
    shop = sealed_goo(500, 900)
    assert refused(shop, RED, 500, garbage) == "RR-155"
    assert shop.seal(RED, 500, 20).war().garbage == [20, 0]


def test_rr_155_secret_until_all_are_revealed() -> None:
    shop = sealed_goo(900, 900).seal(RED, 400, 2)
    assert [event for event in seen_by(shop.events, RED) if isinstance(event, BidSealed)] == [
        BidSealed(RED, RED, 400, 2, False)
    ]
    assert [event for event in seen_by(shop.events, BLUE) if isinstance(event, BidSealed)] == []
    assert [event for event in seen_by(shop.events, None) if isinstance(event, BidSealed)] == []
    shop.seal(BLUE, 0).reveal()
    assert shop.told(BidsRevealed) == [
        BidsRevealed("mystery_mart", 1, (SealedBid(RED, RED, 400, 2), SealedBid(BLUE, BLUE, 0, 0)))
    ]


def test_rr_155_one_bid_each_until_it_is_taken_back() -> None:
    shop = sealed_goo(900, 900).hold(RED, "going_going_mine").seal(RED, 400, 2, card=True)
    assert refused(shop, RED, 500) == "RR-155"
    sealed.take_back(shop.state, shop.frame, RED)
    war = shop.war()
    assert (war.money, war.garbage, war.with_card) == ([NOTHING, NOTHING], [0, 0], [False, False])
    assert shop.seal(RED, 300).war().money == [300, NOTHING]


def test_rr_127_only_participants_bid() -> None:
    shop = sealed_goo(900, 900)
    assert refused(shop, GREEN, 300) == "RR-127"
    assert shop.legal(GREEN) == []


def test_rr_155_what_is_revealed_waits_for_its_end() -> None:
    shop = sealed_goo(900, 900).seal(RED, 0).seal(BLUE, 0).reveal().has_now(GREEN, 100)
    assert sealed.revealed(shop.war())
    assert shop.told(WarEnded) == []


def test_rr_155_who_names_nothing_in_time_is_out() -> None:
    shop = sealed_goo(900, 900).seal(RED, 600).resolve()
    assert won(shop) == [(RED, 300, 0)]
    assert [shown.money for shown in shop.told(BidsRevealed)[0].bids] == [600, 0]


# Who can't pay


def test_rr_132_without_the_minimum_out_before_any_bid() -> None:
    shop = sealed_goo(900, 200, 900)
    assert left(shop) == [(BLUE, "poor")]
    assert shop.wars() == [[RED, GREEN]]
    assert shop.seal(RED, 300).seal(GREEN, 0).told(BidsRevealed) == []
    assert sealed.all_bid(shop.war())


def test_rr_138_the_only_one_who_can_pay_must_buy() -> None:
    shop = sealed_goo(900, 200)
    assert won(shop) == [(RED, 300, 0)]
    assert shop.wars() == []


def test_rr_154_nobody_can_pay() -> None:
    shop = sealed_goo(100, 200)
    assert [event.closed for event in shop.told(WarEnded)] == [False]
    assert shop.may_take(GREEN, "alien_goo")


def test_rr_152_money_that_goes_takes_the_bid_along() -> None:
    shop = goo(900, 900, war_mode="sealed").seal(RED, 800).seal(BLUE, 500).has_now(RED, 600)
    assert shop.war().money == [600, 500]
    told = [event for event in seen_by(shop.events, BLUE) if isinstance(event, BidSealed)]
    assert told == [BidSealed(BLUE, BLUE, 500, 0, False)]  # of Red's bids Blue learns nothing


def test_rr_152_below_the_minimum_is_out() -> None:
    shop = goo(900, 900, 900, war_mode="sealed").seal(RED, 800).has_now(RED, 200)
    assert shop.wars() == [[BLUE, GREEN]]
    assert left(shop) == [(RED, "poor")]


def test_rr_136_one_left_who_has_named_0_need_not_buy() -> None:
    shop = goo(900, 900, war_mode="sealed").seal(RED, 0).has_now(BLUE, 100)
    assert shop.wars() == [[RED]]
    assert [event.closed for event in shop.resolve().told(WarEnded)] == [False]


# Who buys


def test_rr_156_one_bid_above_0_buys_at_the_own_minimum() -> None:
    shop = sealed_goo(900, 900, 900).seal(RED, 0).seal(BLUE, 800).seal(GREEN, 0).resolve()
    assert won(shop) == [(BLUE, 300, 0)]
    assert shop.money()[:3] == [900, 600, 900]
    assert shop.has(BLUE, "alien_goo") == 1


def test_rr_156_no_bid_above_0() -> None:
    shop = sealed_goo(900, 900).seal(RED, 0).seal(BLUE, 0).resolve()
    assert [event.closed for event in shop.told(WarEnded)] == [False]
    assert [shop.may_take(seat, "alien_goo") for seat in range(4)] == [True] * 4


@pytest.mark.parametrize(("second", "price"), [(300, 400), (600, 700), (700, 800)])
def test_rr_157_100_more_than_the_second(second: int, price: int) -> None:
    shop = sealed_goo(900, 900, 900).seal(RED, 800).seal(BLUE, second).seal(GREEN, 300).resolve()
    assert won(shop) == [(RED, price, 0)]


def test_rr_157_at_least_the_own_minimum() -> None:
    shop = Shop(2, mode="kitchen_squad", pace="relaxed").rich(red=900, blue=900).stand(RED, "chop_shop", "beef")
    npc = shop.second(BLUE)
    shop.restaurant(BLUE).double_price = True
    shop.stand(npc, "chop_shop", "beef", chef="senor_fuego").open()
    assert won(shop.seal(RED, 200).seal(npc, 700).resolve()) == [(BLUE, 500, 0)]


def test_rr_157_garbage_is_not_taken_by_a_single_highest() -> None:
    shop = sealed_goo(500, 900).seal(RED, 500, 9).seal(BLUE, 400, 12).resolve()
    assert won(shop) == [(RED, 500, 0)]
    assert shop.restaurant(RED).garbage == 0


@pytest.mark.parametrize(("red", "blue", "tokens"), [(0, 1, 1), (2, 9, 3), (19, 20, 20)])
def test_rr_158_all_in_and_equal(red: int, blue: int, tokens: int) -> None:
    shop = sealed_goo(500, 500, 400).seal(RED, 500, red).seal(BLUE, 500, blue).seal(GREEN, 400, 20).resolve()
    assert won(shop) == [(BLUE, 500, tokens)]
    assert (shop.money()[BLUE], shop.restaurant(BLUE).garbage) == (0, tokens)


def test_rr_158_three_sharers() -> None:
    shop = sealed_goo(500, 500, 500).seal(RED, 500, 7).seal(BLUE, 500, 2).seal(GREEN, 500, 4).resolve()
    assert won(shop) == [(RED, 500, 5)]


def test_rr_159_garbage_ties_too() -> None:
    shop = sealed_goo(500, 500, 500).seal(RED, 500, 4).seal(BLUE, 500, 4).seal(GREEN, 500, 1).resolve()
    assert closed(shop)
    assert [shop.may_take(seat, "alien_goo") for seat in range(4)] == [False] * 4


def test_rr_159_not_all_their_money() -> None:
    assert closed(sealed_goo(500, 600).seal(RED, 500, 4).seal(BLUE, 500, 2).resolve())


# Two figures, one purse


def test_rr_454_maxima_together_never_exceed_the_money() -> None:
    shop = cooks(900, pace="relaxed").seal(RED, 600)
    assert refused(shop, SECOND, 400) == "RR-454"
    assert purse.bound(shop.state, shop.frame, RED) == 600
    shop.seal(SECOND, 300)
    assert purse.bound(shop.state, shop.frame, RED) == 900


def test_rr_454_nothing_left_for_the_second_minimum() -> None:
    shop = cooks(900, pace="relaxed").seal(RED, 800)
    assert shop.legal(RED) == [SealBid(SECOND, 0)]
    assert shop.wars() == [[GREEN, SECOND], [RED, BLUE]]  # nobody else may notice


def test_rr_454_claims_decided_to_be_bought_count() -> None:
    shop = Shop(3, mode="two_many_cooks", pace="relaxed").rich(red=600, blue=900)
    shop.stand(RED, "mystery_mart", "alien_goo").stand(BLUE, "mystery_mart", "alien_goo")
    shop.stand(SECOND, "chop_shop", "beef").open()
    assert shop.claims() == [SECOND]
    shop.frame.decisions[SECOND] = 1
    assert refused(shop, RED, 500) == "RR-454"
    shop.frame.decisions[SECOND] = 0
    assert shop.seal(RED, 500).war().money[0] == 500


def test_rr_454_all_money_is_the_money_not_bound() -> None:
    shop = cooks(700, blue=500, pace="relaxed").seal(RED, 500, 3).seal(SECOND, 200)
    assert won(shop.seal(BLUE, 500, 1).seal(GREEN, 0).resolve()) == [(RED, 200, 0), (RED, 500, 2)]


def test_rr_454_what_the_first_war_really_cost_does_not_matter() -> None:
    shop = cooks(800, blue=500, pace="relaxed").seal(RED, 500, 3).seal(SECOND, 300)
    assert won(shop.seal(BLUE, 500, 1).seal(GREEN, 0).resolve()) == [(RED, 200, 0), (RED, 500, 2)]
    assert shop.money()[RED] == 100


def test_rr_454_not_all_money_then() -> None:
    shop = cooks(800, blue=500, pace="relaxed").seal(RED, 500, 3).seal(SECOND, 0)
    shop.seal(BLUE, 500, 1).seal(GREEN, 300).resolve()
    assert won(shop) == [(GREEN, 200, 0)]
    assert [event.closed for event in shop.told(WarEnded)] == [True]


def test_rr_454_the_bid_of_the_second_figure_falls_first() -> None:
    shop = cooks(900, war_mode="sealed").seal(RED, 400).seal(SECOND, 400).has_now(RED, 600)
    assert [purse.offered(shop.frame, figure) for figure in (RED, SECOND)] == [400, 200]
    shop.has_now(RED, 500)
    assert [purse.offered(shop.frame, figure) for figure in (RED, SECOND)] == [400, 0]  # $100 is below the minimum
    assert left(shop) == []


# Going, Going, Mine!


def test_going_going_mine_is_named_with_a_bid_above_0() -> None:
    shop = sealed_goo(900, 900).hold(RED, "going_going_mine")
    assert refused(shop, RED, 0, card=True) == "RR-155"
    assert refused(shop, BLUE, 400, card=True) == "RR-155"  # not held
    assert shop.seal(RED, 300, card=True).war().with_card == [True, False]


def test_rr_181_going_going_mine_counts_as_the_card_of_the_day() -> None:
    shop = sealed_goo(900, 900).hold(RED, "going_going_mine")
    shop.restaurant(RED).card_used = True
    assert refused(shop, RED, 400, card=True) == "RR-181"
    assert all(not bid.going_going_mine for bid in shop.legal(RED) if isinstance(bid, SealBid))


def test_going_going_mine_is_one_card() -> None:
    shop = cooks(900, pace="relaxed").hold(RED, "going_going_mine").seal(RED, 300, card=True)
    assert refused(shop, SECOND, 200, card=True) == "RR-181"
    assert SealBid(SECOND, 600, 0, True) not in shop.legal(RED)
    assert SealBid(SECOND, 600) in shop.legal(RED)


def test_going_going_mine_the_others_are_out() -> None:
    shop = sealed_goo(900, 900, 900).hold(RED, "going_going_mine")
    shop.seal(RED, 400, card=True).seal(BLUE, 800).seal(GREEN, 900).reveal()
    assert sealed.card_player(shop.state, shop.war()) == 0
    assert won(shop.mine(RED, BLUE, GREEN)) == [(RED, 300, 0)]
    assert left(shop) == [(BLUE, "card"), (GREEN, "card")]


def test_going_going_mine_who_stops_it_bids_on() -> None:
    shop = sealed_goo(900, 900, 900).hold(RED, "going_going_mine")
    shop.seal(RED, 400, card=True).seal(BLUE, 600).seal(GREEN, 900).reveal()
    assert won(shop.mine(RED, GREEN)) == [(BLUE, 500, 0)]


def test_going_going_mine_against_nobody_stays_in_the_hand() -> None:
    shop = sealed_goo(900, 900).hold(RED, "going_going_mine").seal(RED, 400, card=True).seal(BLUE, 0).reveal()
    assert sealed.card_player(shop.state, shop.war()) == NOTHING


def test_going_going_mine_traded_away_before_the_reveal() -> None:
    shop = sealed_goo(900, 900).hold(RED, "going_going_mine").seal(RED, 400, card=True).seal(BLUE, 500)
    shop.restaurant(RED).hand.clear()
    assert sealed.card_player(shop.state, shop.reveal().war()) == NOTHING


# What is proposed


def test_proposals() -> None:
    shop = sealed_goo(700, 300).hold(RED, "going_going_mine")
    assert shop.legal(RED) == [
        SealBid(RED, 0),
        SealBid(RED, 300),
        SealBid(RED, 400),
        SealBid(RED, 500),
        SealBid(RED, 700),
        SealBid(RED, 700, 1),
        SealBid(RED, 700, 0, True),
    ]
    assert shop.legal(BLUE) == [SealBid(BLUE, 0), SealBid(BLUE, 300), SealBid(BLUE, 300, 1)]
    assert shop.seal(BLUE, 0).legal(BLUE) == []
    assert shop.legal(YELLOW) == []


# Worked examples


def test_t_21_a_the_second_and_100() -> None:
    assert won(beef(700, 300, 200).seal(RED, 500).seal(BLUE, 300).seal(GREEN, 0).resolve()) == [(RED, 400, 0)]


def test_t_21_b_garbage() -> None:
    assert won(beef(300, 300).seal(RED, 300, 2).seal(BLUE, 300, 4).resolve()) == [(BLUE, 300, 3)]


def test_t_21_c_nobody() -> None:
    assert closed(beef(300, 500).seal(RED, 300).seal(BLUE, 300).resolve())


def test_t_31_the_two_maxima_together() -> None:
    shop = cooks(500, pace="relaxed").seal(RED, 300)
    assert refused(shop, SECOND, 300) == "RR-454"
    assert purse.bound(shop.seal(SECOND, 200).state, shop.frame, RED) == 500
