"""RR-434 to RR-442: every bonus of every restaurant."""

import pytest

from atable.games.rival_restaurants.actions import BuyShelf, DeclineBonus, FinishStep, KeepRecipe, UseBonus
from atable.games.rival_restaurants.content.cards import (
    INGREDIENT_INDEX,
    LOCATION_INDEX,
    LOCATIONS,
    MARKET_OF,
    UPGRADE_INDEX,
)
from atable.games.rival_restaurants.events import (
    CardDrawn,
    Cooked,
    DeckRebuilt,
    GarbageTaken,
    IngredientFound,
    IngredientsDrawn,
    MoneyGained,
    PopularityGained,
    UpgradeGained,
)
from atable.games.rival_restaurants.state import FROM_FEAST, FROM_GARBAGE
from atable.games.rival_restaurants.table.small_steps import income_of
from atable.kernel.events import seen_by
from tests.rules.rival_restaurants.dishes import (
    BRUSCHETTA,
    CARBONARA,
    FAJITAS,
    MINESTRONE,
    ONIGIRI,
    RAMEN,
    cooked,
    gained,
)
from tests.rules.rival_restaurants.kitchens import BLUE, RED, Stove, plan
from tests.rules.rival_restaurants.scenario import Table

# The Rising Sun


def test_rr_434_fresh_catch_two_cards_from_the_chop_shop_shelf() -> None:
    table = Stove().runs(RED, "the_rising_sun").recipes(RED, "tteokbokki", MINESTRONE).completes(RED, MINESTRONE)
    table.shelf("chop_shop", "beef", "fish", "pork").only(RED, plan(MINESTRONE)).do(RED, UseBonus())
    assert table.stock(RED) == ["beef", "fish"]
    assert table.saw(IngredientsDrawn) == [IngredientsDrawn(RED, ("beef", "fish"), "fresh_catch")]
    assert table.state.shelves[LOCATION_INDEX["chop_shop"]] == [INGREDIENT_INDEX["pork"]]


def test_rr_434_an_empty_shelf_is_rebuilt_at_once() -> None:
    table = Stove().runs(RED, "the_rising_sun").recipes(RED, "tteokbokki", MINESTRONE).completes(RED, MINESTRONE)
    table.shelf("chop_shop", "beef").only(RED, plan(MINESTRONE)).do(RED, UseBonus())
    assert table.saw(DeckRebuilt) == [DeckRebuilt("chop_shop")]
    assert len(table.stock(RED)) == 2
    assert table.pile("chop_shop") == []


def test_signature_menu_basic_recipes_of_the_own_cuisine() -> None:
    assert cooked(ONIGIRI, "the_rising_sun", 7, garbage=2).of(RED).popularity == 7 + 3 + 3 - 2
    assert gained(RAMEN, "the_rising_sun", 0) == 5 + 1
    assert gained(BRUSCHETTA, "the_rising_sun", 7) == 2
    assert gained(ONIGIRI, "the_rising_sun", 3) == 3 + 3  # reached by this recipe


def test_golden_chopsticks_every_recipe() -> None:
    assert gained(BRUSCHETTA, "the_rising_sun", 12) == 3
    assert gained(MINESTRONE, "the_rising_sun", 12) == 6


# Seoul Food


def test_rr_438_zero_waste_kimchi_for_each_recipe_just_cooked() -> None:
    table = Stove().runs(RED, "seoul_food").recipes(RED, CARBONARA, FAJITAS).owns(RED, "double_stove")
    table.completes(RED, CARBONARA).completes(RED, FAJITAS).only(RED, plan(CARBONARA), plan(FAJITAS))
    assert table.of(RED).popularity == 13  # with K-Wave
    assert table.saw(GarbageTaken) == [GarbageTaken(RED, 0 + 2, "cooking")]


def test_banchan_bar_a_vegetable_and_a_fruit() -> None:
    table = cooked(BRUSCHETTA, "seoul_food", 5).do(RED, UseBonus())
    [drawn] = table.saw(IngredientsDrawn)
    assert table.of(RED).money == 0

    markets = [LOCATIONS[MARKET_OF[INGREDIENT_INDEX[name]]] for name in drawn.ingredients]
    assert markets == ["vegetable_land", "fruit_stand"]


def test_k_wave_gourmet_recipes() -> None:
    assert gained(RAMEN, "seoul_food", 12) == 6
    assert gained(BRUSCHETTA, "seoul_food", 12) == 2


# Dim Sum & Then Some


def test_rr_441_cart_service_any_counter_card_but_of_the_mystery_mart() -> None:
    table = cooked(RAMEN, "dim_sum_and_then_some")
    choices = [action for action in table.legal(RED) if isinstance(action, UseBonus)]
    assert len(choices) == 4 + 4 + 4 + 4 + 3
    assert {choice.location for choice in choices} == {
        "carbtastic",
        "fruit_stand",
        "vegetable_land",
        "chop_shop",
        "dairy_king",
    }
    assert table.refused(RED, UseBonus("mystery_mart", 1)) == "RR-441"
    assert table.refused(RED, UseBonus()) == "RR-441"
    assert table.refused(RED, UseBonus("carbtastic", 5)) == "RR-441"
    assert table.refused(RED, UseBonus("carbtastic", 0)) == "RR-441"


def test_rr_435_the_gap_stays_until_the_refill() -> None:
    table = Stove().runs(RED, "dim_sum_and_then_some").recipes(RED, "tteokbokki", RAMEN).completes(RED, RAMEN)
    table.counter("dairy_king", "milk", "cheese", "egg").only(RED, plan(RAMEN)).do(RED, UseBonus("dairy_king", 2))
    assert table.stock(RED) == ["cheese"]
    assert table.of(RED).money == 100
    assert table.saw(IngredientFound) == [IngredientFound(RED, "cheese", "cart_service")]
    assert table.state.counters[LOCATION_INDEX["dairy_king"]][1] == -1
    table.end_day()
    assert -1 not in table.state.counters[LOCATION_INDEX["dairy_king"]]


def test_rr_441_without_a_counter_card_only_the_money() -> None:
    table = cooked(RAMEN, "dim_sum_and_then_some")
    for market in ("carbtastic", "fruit_stand", "vegetable_land", "chop_shop", "dairy_king"):
        table.counter(market, *[None] * len(table.state.counters[LOCATION_INDEX[market]]))
    assert table.legal(RED)[1:] == [UseBonus(), DeclineBonus()]
    table.do(RED, UseBonus())
    assert (table.of(RED).money, table.stock(RED)) == (100, [])


def test_lunar_new_year_more_income() -> None:
    table = cooked(RAMEN, "dim_sum_and_then_some", 3)
    assert table.all_cooked()
    assert income_of(table.state, RED) == 400
    assert table.of(RED).money == 0


def test_rr_439_dragon_feast_is_no_part_of_a_recipe() -> None:
    """Garbage does not reduce it, no cuisine adds to it, and no level follows."""
    table = cooked(RAMEN, "dim_sum_and_then_some", 11, garbage=4)
    assert table.of(RED).popularity == 12
    table.do(RED, UseBonus())
    assert table.of(RED).popularity == 14
    assert (table.of(RED).money, table.of(RED).level) == (200, 3)
    assert table.of(RED).gained[FROM_FEAST] == 2
    assert table.saw(PopularityGained) == [PopularityGained(RED, 2, "dragon_feast")]


# Naan of Your Business


def test_spring_cleaning_all_garbage() -> None:
    table = cooked("army_stew", "naan_of_your_business", 3, garbage=1)
    table.do(RED, FinishStep("garbage")).do(RED, UseBonus())
    assert table.of(RED).garbage == 0


@pytest.mark.parametrize(
    ("swaps", "more", "gain"),
    [
        ({}, (), 5),
        ({"pork": "tofu"}, ("tofu",), 7),
        ({"pork": "alien_goo"}, ("alien_goo",), 7),
    ],
)
def test_rr_436_meatless_mondays_tofu_and_goo_are_no_meat(
    swaps: dict[str, str], more: tuple[str, ...], gain: int
) -> None:
    table = Stove().runs(RED, "naan_of_your_business", 12).recipes(RED, "tteokbokki", RAMEN)
    table.completes(RED, RAMEN).has(RED, *more).start()
    assert [plans for plans in table.legal(RED) if plan(RAMEN, swaps) in getattr(plans, "plans", ())]
    table.cooks(RED, plan(RAMEN, swaps))
    assert table.of(RED).popularity == 12 + gain


def test_meatless_mondays_reached_by_this_recipe() -> None:
    assert gained(MINESTRONE, "naan_of_your_business", 7) == 5 + 2
    assert gained(BRUSCHETTA, "naan_of_your_business", 10) == 2 + 2


# Luchador Picante


def test_masked_favour_one_action_card_in_secret() -> None:
    table = cooked(RAMEN, "luchador_picante", 3).do(RED, UseBonus())
    [mine] = table.saw(CardDrawn)
    assert mine.card is not None
    [theirs] = [event for event in seen_by(table.events, BLUE) if isinstance(event, CardDrawn)]
    assert theirs == CardDrawn(RED, None, "masked_favour")
    assert table.hand(RED) == 1


def test_rr_437_roar_of_the_crowd_pays_for_the_recipes_just_cooked() -> None:
    table = cooked(RAMEN, "luchador_picante", 7)
    assert (table.of(RED).popularity, table.of(RED).money) == (7 + 6, 100)
    assert table.saw(MoneyGained) == [MoneyGained(RED, 100, "roar_of_the_crowd")]
    later = cooked(BRUSCHETTA, "luchador_picante", 13)
    assert (later.of(RED).popularity, later.of(RED).money) == (13 + 3, 100)


def test_rr_437_once_for_each_of_two_recipes() -> None:
    table = Stove().runs(RED, "luchador_picante", 7).recipes(RED, BRUSCHETTA, MINESTRONE).owns(RED, "double_stove")
    table.completes(RED, BRUSCHETTA).completes(RED, MINESTRONE).only(RED, plan(BRUSCHETTA), plan(MINESTRONE))
    assert (table.of(RED).popularity, table.of(RED).money) == (7 + 9, 200)


# Pasta la Vista


@pytest.mark.parametrize(("antoine", "price"), [("dairy_king", 100), ("the_island", 200)])
def test_rr_442_the_pasta_pipeline_is_a_purchase_from_afar(antoine: str, price: int) -> None:
    """RR-308: beside Antoine it costs $100 more, wherever the Carbtastic is."""
    table = Table(3, pace="live").restaurant(RED, "pasta_la_vista").popularity(RED, 3).chef(BLUE, "antoine_baguette")
    table.money(RED, 300).send("the_island", antoine, "dairy_king").to_market()
    table.act(RED, BuyShelf(RED, "carbtastic")).wait(200)
    assert table.purses()[RED] == 300 - price


def test_rr_441_family_loan_an_upgrade_up_to_300() -> None:
    table = cooked(RAMEN, "pasta_la_vista", 3)
    names = ("basic_recipe_book", "gourmet_recipe_book", "double_stove")
    assert table.legal(RED)[1:-1] == [UseBonus(upgrade=name) for name in names]
    assert table.refused(RED, UseBonus(upgrade="social_media_ads")) == "RR-441"
    table.do(RED, UseBonus(upgrade="double_stove"))
    assert table.saw(UpgradeGained) == [UpgradeGained(RED, "double_stove", "family_loan")]
    assert table.state.upgrades_left[UPGRADE_INDEX["double_stove"]] == 5
    assert table.of(RED).money == 400


def test_family_loan_not_one_that_is_owned_and_money_for_who_owns_all() -> None:
    table = Stove().runs(RED, "pasta_la_vista", 3).recipes(RED, "tteokbokki", RAMEN).completes(RED, RAMEN)
    table.owns(RED, "basic_recipe_book", "double_stove").only(RED, plan(RAMEN))
    assert table.legal(RED)[1:] == [UseBonus(upgrade="gourmet_recipe_book"), DeclineBonus()]
    table.owns(RED, "gourmet_recipe_book").do(RED, UseBonus())
    assert table.of(RED).money == 400 + 300


def test_rr_440_a_book_taken_before_the_draw_counts_for_it() -> None:
    table = cooked(RAMEN, "pasta_la_vista", 3).do(RED, UseBonus(upgrade="gourmet_recipe_book"))
    assert [type(action) for action in table.legal(RED)] == [KeepRecipe] * 4
    late = cooked(RAMEN, "pasta_la_vista", 3).do(RED, FinishStep("draw"))
    late.do(RED, UseBonus(upgrade="gourmet_recipe_book"))
    assert late.all_cooked()


def test_nonnas_blessing_basic_recipes() -> None:
    assert gained(ONIGIRI, "pasta_la_vista", 12) == 5
    assert gained(RAMEN, "pasta_la_vista", 12) == 5


# Bistrot Mon Dieu


def test_rr_440_menu_of_the_day_counts_at_once() -> None:
    table = cooked(RAMEN, "bistrot_mon_dieu")
    assert [type(action) for action in table.legal(RED)] == [KeepRecipe] * 2
    assert cooked(BRUSCHETTA, "bistrot_mon_dieu").all_cooked()


def test_menu_of_the_day_with_a_book_five_cards() -> None:
    table = Stove().runs(RED, "bistrot_mon_dieu", 3).recipes(RED, BRUSCHETTA).completes(RED, BRUSCHETTA)
    table.owns(RED, "basic_recipe_book").only(RED, plan(BRUSCHETTA))
    assert len(table.legal(RED)) == 5


def test_rr_441_cellar_key_a_counter_card_of_the_mystery_mart() -> None:
    table = Stove().runs(RED, "bistrot_mon_dieu", 3).recipes(RED, "tteokbokki", RAMEN).completes(RED, RAMEN)
    table.counter("mystery_mart", "tofu", None, "wine").only(RED, plan(RAMEN))
    assert table.legal(RED)[1:-1] == [UseBonus("mystery_mart", 1), UseBonus("mystery_mart", 3)]
    assert table.refused(RED, UseBonus("mystery_mart", 2)) == "RR-441"
    table.do(RED, UseBonus("mystery_mart", 3))
    assert (table.stock(RED), table.of(RED).money) == (["wine"], 300)


def test_haute_cuisine_printed_value_of_6_or_more() -> None:
    assert gained("bouillabaisse", "bistrot_mon_dieu", 12) == 6 + 1 + 2
    assert gained(RAMEN, "bistrot_mon_dieu", 12) == 5


# The Greasy Spoonful


def test_free_refills_money_and_one_action_card() -> None:
    table = cooked(RAMEN, "the_greasy_spoonful").do(RED, UseBonus())
    assert (table.hand(RED), table.of(RED).money) == (1, 300)


def test_rr_438_bottomless_bin_one_garbage_less_is_counted() -> None:
    """3 + 5 - 1 makes 7: the level is reached, and the 5 count in full."""
    table = cooked(RAMEN, "the_greasy_spoonful", 3, garbage=1)
    assert [event.popularity for event in table.saw(Cooked)] == [4]
    assert table.saw(PopularityGained) == [PopularityGained(RED, 1, "bottomless_bin")]
    assert (table.of(RED).popularity, table.of(RED).garbage) == (8, 2)
    assert table.of(RED).gained[FROM_GARBAGE] == 0


@pytest.mark.parametrize(("garbage", "gain"), [(0, 5), (1, 5), (2, 4), (7, 0)])
def test_rr_438_bottomless_bin_afterwards(garbage: int, gain: int) -> None:
    assert cooked(MINESTRONE, "the_greasy_spoonful", 7, garbage).of(RED).popularity - 7 == gain


def test_rr_438_bottomless_bin_for_each_of_two_recipes() -> None:
    table = Stove().runs(RED, "the_greasy_spoonful", 7, garbage=2).owns(RED, "double_stove")
    table.recipes(RED, BRUSCHETTA, MINESTRONE).completes(RED, BRUSCHETTA).completes(RED, MINESTRONE)
    table.only(RED, plan(BRUSCHETTA), plan(MINESTRONE))
    assert [event.popularity for event in table.saw(Cooked)] == [1, 4]


def test_rr_436_and_rr_437_meat_sweats_with_a_chop_shop_card() -> None:
    assert gained(MINESTRONE, "the_greasy_spoonful", 12) == 5
    table = cooked(RAMEN, "the_greasy_spoonful", 7)
    assert (table.of(RED).popularity, table.of(RED).money) == (7 + 5 + 1, 200)
    biff = Stove().runs(RED, "the_greasy_spoonful", 12).recipes(RED, BRUSCHETTA).chef(RED, "biff_brobeque")
    biff.has(RED, "bread", "tomato", "pork").only(RED, plan(BRUSCHETTA, {"garlic": "pork"}))
    assert (biff.of(RED).popularity, biff.of(RED).money) == (15, 200)
