"""RR-091 to RR-093 and the powers and cards that change what a thing costs."""

from typing import Any

import pytest

from atable.games.rival_restaurants.content.cards import LOCATION_INDEX, MARKETS
from atable.games.rival_restaurants.content.loader import CONTENT
from atable.games.rival_restaurants.shop.prices import action_card_price, ingredient_price, pair_price
from tests.rules.rival_restaurants.markets import BLUE, GREEN, RED, Shop

PRINTED = {
    "carbtastic": 100,
    "fruit_stand": 100,
    "vegetable_land": 100,
    "chop_shop": 200,
    "dairy_king": 200,
    "mystery_mart": 300,
}
UPGRADES = {
    "basic_recipe_book": 200,
    "gourmet_recipe_book": 300,
    "double_stove": 300,
    "social_media_ads": 400,
    "celebrity_endorsement": 600,
}


def beside_antoine(location: str = "the_island", **options: Any) -> Shop:
    """Red is Antoine, Blue stands beside him, Green is at another location."""
    shop = Shop(**options).stand(RED, location, chef="antoine_baguette").stand(BLUE, location)
    return shop.stand(GREEN, "carbtastic" if location != "carbtastic" else "chop_shop")


def squad() -> Shop:
    """Red: Biff and the NPC Antoine. Blue: Gardena and the NPC Fuego."""
    shop = Shop(2, mode="kitchen_squad")
    shop.stand(shop.second(RED), "chop_shop", chef="antoine_baguette")
    return shop.stand(shop.second(BLUE), "fruit_stand", chef="senor_fuego")


# RR-091 to RR-093


@pytest.mark.parametrize(("market", "price"), PRINTED.items())
def test_rr_091_the_price_of_the_market(market: str, price: int) -> None:
    assert Shop().stand(RED, market).price(RED, market) == price


@pytest.mark.parametrize("name", ["avocado", "beans", "peppers", "tomato", "sweet_fruit"])
def test_rr_092_fruits(name: str) -> None:
    (kind,) = [ingredient for ingredient in CONTENT.ingredients if ingredient.id == name]
    assert Shop().price(RED, kind.market) == 100
    assert kind.market == "fruit_stand"


def test_rr_093_discount_then_double_then_surcharge() -> None:
    shop = beside_antoine("chop_shop")
    shop.restaurant(BLUE).cheaper = True
    shop.restaurant(BLUE).double_price = True
    assert shop.price(BLUE, "chop_shop") == 2 * (200 - 100) + 100
    assert shop.upgrade_price(BLUE, "double_stove") == 2 * (300 - 100) + 100


@pytest.mark.parametrize(("market", "price"), [("carbtastic", 100), ("chop_shop", 100), ("mystery_mart", 200)])
def test_rr_093_happy_hour_never_below_100(market: str, price: int) -> None:
    shop = Shop().stand(RED, market)
    shop.restaurant(RED).cheaper = True
    assert shop.price(RED, market) == price
    assert shop.price(BLUE, market) == PRINTED[market]


def test_rr_093_happy_hour_is_for_every_thing() -> None:
    shop = Shop().stand(RED, "the_island")
    shop.restaurant(RED).cheaper = True
    assert {name: shop.upgrade_price(RED, name) for name in UPGRADES} == {
        name: price - 100 for name, price in UPGRADES.items()
    }
    assert action_card_price(shop.state, RED) == 200


def test_rr_093_happy_hour_is_not_for_wars() -> None:
    shop = Shop().stand(RED, "mystery_mart")
    shop.restaurant(RED).cheaper = True
    assert ingredient_price(shop.state, RED, LOCATION_INDEX["mystery_mart"], in_war=True) == 300


def test_rr_093_fake_sale_doubles_every_thing_of_its_victim() -> None:
    shop = Shop().stand(RED, "the_island")
    shop.restaurant(RED).double_price = True
    assert {market: shop.price(RED, market) for market in PRINTED} == {name: 2 * it for name, it in PRINTED.items()}
    assert {name: shop.upgrade_price(RED, name) for name in UPGRADES} == {name: 2 * it for name, it in UPGRADES.items()}
    assert action_card_price(shop.state, RED) == 600
    assert pair_price(shop.state, RED) == 600
    assert shop.price(BLUE, "chop_shop") == 200


@pytest.mark.parametrize(("level", "price"), [(0, 200), (1, 100), (3, 100)])
def test_rr_093_happy_cows(level: int, price: int) -> None:
    shop = Shop().owns(RED, "naan_of_your_business", level).stand(RED, "dairy_king")
    assert shop.price(RED, "dairy_king") == price
    assert ingredient_price(shop.state, RED, LOCATION_INDEX["dairy_king"], in_war=True) == price
    assert shop.price(RED, "chop_shop") == 200


def test_rr_093_happy_cows_before_surcharges() -> None:
    shop = beside_antoine("dairy_king").owns(BLUE, "naan_of_your_business", 1)
    assert shop.price(BLUE, "dairy_king") == 200
    shop.restaurant(BLUE).double_price = True
    assert shop.price(BLUE, "dairy_king") == 300


def test_rr_093_happy_hour_can_not_lower_happy_cows() -> None:
    shop = Shop().owns(RED, "naan_of_your_business", 1).stand(RED, "dairy_king")
    shop.restaurant(RED).cheaper = True
    assert shop.price(RED, "dairy_king") == 100


def test_rr_093_only_happy_cows_changes_the_price_of_a_market() -> None:
    shop = Shop()
    for restaurant in CONTENT.restaurants:
        if restaurant.id != "naan_of_your_business":
            shop.owns(RED, restaurant.id, 3)
            assert {market: shop.price(RED, market) for market in PRINTED} == PRINTED


# Antoine


def test_rr_304_every_other_chef_at_antoines_location_pays_100_more() -> None:
    shop = beside_antoine("chop_shop")
    assert [shop.price(figure, "chop_shop") for figure in (RED, BLUE, GREEN)] == [200, 300, 200]


def test_rr_305_at_the_island_too() -> None:
    shop = beside_antoine("the_island")
    assert shop.upgrade_price(BLUE, "double_stove") == 400
    assert action_card_price(shop.state, BLUE) == 400
    assert shop.upgrade_price(RED, "double_stove") == 300


def test_rr_306_the_extra_money_goes_to_the_bank() -> None:
    shop = beside_antoine("dairy_king").stand(BLUE, "dairy_king", "butter").stand(GREEN, "dairy_king", "butter")
    shop.rich(blue=300, green=200).open()  # Green can't pay the $300 and is out, so Blue buys
    assert shop.money() == [0, 0, 200, 0]
    assert shop.state.paid_out == -300


def test_rr_307_ingredients_cards_and_upgrades() -> None:
    """What is no purchase (garbage, Chocolate, trades, Stroganov) has no price here at all."""
    shop = beside_antoine("the_island")
    assert [shop.upgrade_price(BLUE, name) for name in UPGRADES] == [price + 100 for price in UPGRADES.values()]
    assert action_card_price(shop.state, BLUE) == 400
    assert shop.price(BLUE, "carbtastic") == 200


def test_rr_308_where_the_buyer_stands_counts() -> None:
    shop = beside_antoine("chop_shop")
    assert shop.price(BLUE, "carbtastic") == 200  # a remote purchase beside Antoine
    assert shop.price(GREEN, "chop_shop") == 200  # Antoine is where the card is, the buyer is not


def test_rr_292_rr_293_antoine_spares_single_chefs() -> None:
    shop = beside_antoine("chop_shop").stand(GREEN, "chop_shop")
    shop.figure(RED).spares = 1 << GREEN
    assert [shop.price(figure, "chop_shop") for figure in (BLUE, GREEN)] == [300, 200]


@pytest.mark.parametrize(("safe", "price"), [(False, 400), (True, 300)])
def test_rr_298_antoine_at_the_mystery_mart(safe: bool, price: int) -> None:
    shop = beside_antoine("mystery_mart", mystery_mart_safe_zone=safe)
    assert shop.price(BLUE, "mystery_mart") == price
    assert beside_antoine("chop_shop", mystery_mart_safe_zone=safe).price(BLUE, "chop_shop") == 300


@pytest.mark.parametrize(("works_from", "price"), [(5, 300), (6, 200)])
def test_rr_400_an_amateur_antoine(works_from: int, price: int) -> None:
    shop = beside_antoine("chop_shop", variant_amateur=True)
    shop.restaurant(RED).powers_from = works_from
    assert shop.state.day == 5
    assert shop.price(BLUE, "chop_shop") == price


def test_rr_304_nobody_meets_antoine_at_home() -> None:
    shop = beside_antoine("chop_shop")
    for figure in shop.state.figures:
        figure.at = -1
    assert [shop.price(BLUE, market) for market in PRINTED] == list(PRINTED.values())


# Phyllis's deal


def test_rr_343_the_deal_has_no_discount() -> None:
    shop = Shop().stand(RED, "chop_shop", chef="phyllis_grubman")
    assert pair_price(shop.state, RED) == 300
    shop.restaurant(RED).cheaper = True
    assert pair_price(shop.state, RED) == 300
    shop.restaurant(RED).double_price = True
    assert pair_price(shop.state, RED) == 600


def test_rr_345_the_black_market_has_the_normal_price() -> None:
    shop = beside_antoine("chop_shop")
    assert action_card_price(shop.state, GREEN) == 300
    assert action_card_price(shop.state, BLUE) == 400  # RR-308


# Kitchen Squad


def test_rr_364_rr_370_an_npc_antoine_is_for_active_chefs_only() -> None:
    shop = squad()
    shop.stand(BLUE, "chop_shop")
    assert shop.price(BLUE, "chop_shop") == 300
    shop.stand(shop.second(BLUE), "chop_shop")
    assert shop.price(shop.second(BLUE), "chop_shop") == 300  # as an NPC, not by Antoine


def test_rr_365_the_own_active_chef_pays_too() -> None:
    shop = squad()
    assert shop.stand(RED, "chop_shop").price(RED, "chop_shop") == 300
    assert shop.stand(RED, "dairy_king").price(RED, "dairy_king") == 200


def test_rr_374_no_npc_power_at_the_mystery_mart() -> None:
    shop = squad()
    shop.stand(shop.second(RED), "mystery_mart").stand(BLUE, "mystery_mart")
    assert shop.price(BLUE, "mystery_mart") == 300


def test_rr_377_the_active_chef_pays_the_price_of_the_market() -> None:
    shop = squad()
    assert {market: shop.stand(BLUE, market).price(BLUE, market) for market in PRINTED if market != "chop_shop"} == {
        market: price for market, price in PRINTED.items() if market != "chop_shop"
    }


@pytest.mark.parametrize(("market", "price"), PRINTED.items())
def test_rr_378_an_npc_pays_100_more(market: str, price: int) -> None:
    shop = squad()
    assert shop.stand(shop.second(BLUE), market).price(shop.second(BLUE), market) == price + 100


def test_rr_378_fake_sale_does_not_double_the_surcharge() -> None:
    shop = squad()
    shop.restaurant(BLUE).double_price = True
    assert shop.price(shop.second(BLUE), "fruit_stand") == 2 * 100 + 100


# Two Many Cooks


def test_rr_411_antoine_never_hits_the_own_second_figure() -> None:
    shop = Shop(2, mode="two_many_cooks").stand(RED, "chop_shop", chef="antoine_baguette")
    mine, theirs = shop.second(RED), shop.second(BLUE)
    for figure in (mine, theirs, BLUE):
        shop.stand(figure, "chop_shop")
    assert [shop.price(figure, "chop_shop") for figure in (RED, mine, BLUE, theirs)] == [200, 200, 300, 300]


# Worked examples


def test_x_06_npc_purchase() -> None:
    shop = squad().counter("fruit_stand", "tomato", "beans", "peppers", "avocado").rich(blue=400)
    fuego = shop.second(BLUE)
    assert shop.may_take(fuego, "tomato")
    assert 2 * shop.price(fuego, "fruit_stand") == shop.money()[BLUE]  # the Tomato and a shelf card, all the money


def test_t_23_gohan_beside_antoine() -> None:
    shop = beside_antoine("the_island").stand(BLUE, "the_island", chef="gohan_sushido")
    assert shop.price(BLUE, "carbtastic") == 200


def test_t_24_phyllis_and_antoine() -> None:
    shop = beside_antoine("chop_shop").stand(BLUE, "chop_shop", chef="phyllis_grubman").rich(blue=800)
    assert pair_price(shop.state, BLUE) == 500
    assert shop.price(BLUE, "chop_shop") == 800 - 500


def test_t_25_fake_sale_and_antoine() -> None:
    shop = beside_antoine("the_island")
    shop.restaurant(BLUE).double_price = True
    assert shop.upgrade_price(BLUE, "double_stove") == 700


def test_prices_never_depend_on_anybody_elsewhere() -> None:
    shop = beside_antoine("chop_shop")
    for market in range(MARKETS):
        assert ingredient_price(shop.state, GREEN, market) == list(PRINTED.values())[market]
