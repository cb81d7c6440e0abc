"""RR-075 to RR-080 and RR-333 to RR-337: who has the first claim on a counter card, and whom Lovehandles keeps off."""

from typing import Any

import pytest

from atable.games.rival_restaurants.actions import SHELF
from atable.games.rival_restaurants.content.cards import LOCATION_INDEX, MARKETS
from atable.games.rival_restaurants.events import ClaimEnded, LeftWar, MarketOpened, WarChanged
from atable.games.rival_restaurants.frames import MarketStep
from atable.games.rival_restaurants.shop import contests
from atable.games.rival_restaurants.state import NOTHING
from tests.rules.rival_restaurants.markets import BLUE, GREEN, RED, YELLOW, Shop

OTHERS = ["carbtastic", "fruit_stand", "vegetable_land", "chop_shop", "dairy_king"]  # markets but the Mystery Mart


def two_on_beef(**options: Any) -> Shop:
    shop = Shop(**options).rich(red=900, blue=900, green=900, yellow=900)
    return shop.stand(RED, "chop_shop", "beef").stand(BLUE, "chop_shop", "beef")


def lovehandles(**options: Any) -> Shop:
    """Green is Lovehandles and stands on the Beef with Red and Blue."""
    return two_on_beef(**options).stand(GREEN, "chop_shop", "beef", chef="lovehandles_mcfatterson")


def squad(*on_beef: str) -> Shop:
    """Kitchen Squad: these stand on the Beef, the others elsewhere; Blue's NPC is Lovehandles, at the Chop Shop."""
    shop = Shop(2, mode="kitchen_squad").rich(red=900, blue=900)
    figures = {"red": RED, "blue": BLUE, "red_npc": shop.second(RED), "lovehandles": shop.second(BLUE)}
    for name, figure in figures.items():
        shop.stand(figure, "chop_shop" if name in (*on_beef, "lovehandles") else "dairy_king")
        if name in on_beef:
            shop.stand(figure, "chop_shop", "beef")
    return shop.stand(
        shop.second(BLUE), "chop_shop", "beef" if "lovehandles" in on_beef else None, "lovehandles_mcfatterson"
    )


def end_of_claim(shop: Shop, figure: int, market: str, spot: int) -> None:
    """This figure has bought something."""
    contests.end_claim_by_purchase(shop.state, shop.frame, figure, LOCATION_INDEX[market], spot, shop.events)


# Claims


def test_rr_075_two_on_a_counter_ingredient_are_a_war() -> None:
    shop = two_on_beef().open()
    assert shop.wars() == [[RED, BLUE]]
    assert shop.claims() == []


def test_rr_075_three_too_and_every_card_has_its_own() -> None:
    shop = two_on_beef().stand(GREEN, "chop_shop", "beef").stand(YELLOW, "chop_shop", "fish").open()
    assert shop.wars() == [[RED, BLUE, GREEN]]
    assert shop.claims() == [YELLOW]


def test_rr_075_the_same_slot_of_another_market_is_another_card() -> None:
    shop = two_on_beef().stand(BLUE, "carbtastic", "bread").open()
    assert shop.figure(BLUE).spot == shop.figure(RED).spot
    assert (shop.wars(), shop.claims()) == ([], [RED, BLUE])


def test_rr_070_rr_076_together_on_a_shelf() -> None:
    shop = two_on_beef().stand(RED, "chop_shop").stand(BLUE, "chop_shop").open()
    assert (shop.wars(), shop.claims()) == ([], [])
    assert shop.may_take(RED, "beef")
    assert shop.may_take(BLUE, "beef")


def test_rr_069_the_island_has_no_cards_to_stand_on() -> None:
    shop = Shop()
    for figure in (RED, BLUE):
        shop.stand(figure, "the_island")
        shop.figure(figure).spot = -1
    shop.open()
    assert (shop.wars(), shop.claims()) == ([], [])
    assert not contests.may_take(shop.state, shop.frame, RED, 1)


def test_rr_073_a_chef_without_a_spot_claims_nothing() -> None:
    shop = two_on_beef()
    shop.figure(RED).spot = shop.figure(BLUE).spot = -1
    assert shop.open().claims() == []


def test_rr_077_alone_on_a_card() -> None:
    shop = two_on_beef().stand(BLUE, "chop_shop", "fish").stand(GREEN, "chop_shop").open()
    assert shop.claims() == [RED, BLUE]
    assert [shop.may_take(figure, "beef") for figure in (RED, BLUE, GREEN)] == [True, False, False]
    assert [shop.may_take(figure, "fish") for figure in (RED, BLUE, GREEN)] == [False, True, False]
    assert [shop.may_take(figure, "pork") for figure in (RED, BLUE, GREEN)] == [True, True, True]


def test_rr_077_what_is_told() -> None:
    shop = two_on_beef().stand(GREEN, "dairy_king", "egg").open()
    (opened,) = shop.told(MarketOpened)
    (claim,) = opened.claims
    (war,) = opened.wars
    assert (claim.market, claim.slot, claim.ingredient, claim.figures, claim.seats) == (
        "dairy_king",
        3,
        "egg",
        (GREEN,),
        (GREEN,),
    )
    assert (war.market, war.slot, war.ingredient, war.seats) == ("chop_shop", 1, "beef", (RED, BLUE))


def test_rr_078_ten_seconds_of_the_running_clock() -> None:
    shop = two_on_beef().stand(BLUE, "chop_shop").open()
    assert shop.frame.claims[RED] == 10_000
    assert shop.frame.claims[BLUE] == NOTHING


@pytest.mark.parametrize("pace", ["relaxed", "simulation"])
def test_rr_078_without_a_clock_the_claim_step(pace: str) -> None:
    shop = two_on_beef(pace=pace).stand(BLUE, "chop_shop").open()
    assert shop.frame.claims[RED] == 0
    assert shop.frame.decisions[RED] == NOTHING


def test_rr_078_a_claim_that_ended() -> None:
    shop = two_on_beef().stand(BLUE, "chop_shop").open()
    contests.end_claim(shop.state, shop.frame, RED, shop.events)
    assert shop.claims() == []
    assert shop.told(ClaimEnded) == [ClaimEnded(RED, "chop_shop", 1)]
    assert shop.may_take(RED, "beef")
    assert shop.may_take(BLUE, "beef")


def test_rr_078_the_card_itself_was_bought() -> None:
    shop = two_on_beef().stand(BLUE, "chop_shop").open()
    end_of_claim(shop, RED, "chop_shop", 1)
    assert shop.claims() == []
    assert shop.told(ClaimEnded) == []


@pytest.mark.parametrize(("market", "spot"), [("chop_shop", 2), ("chop_shop", SHELF), ("carbtastic", 1)])
def test_rr_078_something_else_was_bought_first(market: str, spot: int) -> None:
    shop = two_on_beef().stand(BLUE, "chop_shop").open()
    end_of_claim(shop, RED, market, spot)
    assert shop.claims() == []
    assert shop.told(ClaimEnded) == [ClaimEnded(RED, "chop_shop", 1)]


def test_rr_078_a_purchase_of_somebody_else_changes_nothing() -> None:
    shop = two_on_beef().stand(BLUE, "chop_shop").open()
    end_of_claim(shop, BLUE, "chop_shop", 2)
    assert shop.claims() == [RED]
    assert shop.told(ClaimEnded) == []


def test_rr_079_a_claim_is_no_duty() -> None:
    shop = two_on_beef().stand(BLUE, "chop_shop").rich(red=0).open()
    assert shop.claims() == [RED]
    contests.end_claim(shop.state, shop.frame, RED, shop.events)
    assert shop.money()[RED] == 0
    assert shop.names("chop_shop")[0] == "beef"


def test_rr_080_blocked_by_lovehandles() -> None:
    shop = lovehandles().stand(BLUE, "chop_shop", "fish").stand(GREEN, "chop_shop").open()
    assert shop.claims() == []


def test_rr_097_an_empty_slot_can_not_be_bought() -> None:
    shop = two_on_beef().stand(RED, "chop_shop").open()
    shop.state.counters[LOCATION_INDEX["chop_shop"]][1] = NOTHING
    assert not contests.may_take(shop.state, shop.frame, RED, 2)
    assert [contests.may_take(shop.state, shop.frame, RED, slot) for slot in (0, 5, -1)] == [False] * 3


# Lovehandles


@pytest.mark.parametrize("market", OTHERS)
def test_rr_333_rr_334_all_counters_are_blocked_for_the_others(market: str) -> None:
    shop = Shop().stand(GREEN, market, chef="lovehandles_mcfatterson").stand(RED, market).stand(BLUE, market).open()
    for slot in range(1, len(shop.names(market)) + 1):
        takers = [figure for figure in (RED, BLUE, GREEN) if contests.may_take(shop.state, shop.frame, figure, slot)]
        assert takers == [GREEN]
    assert [shop.blocked(figure, market) for figure in (RED, BLUE, GREEN)] == [True, True, False]


def test_rr_333_only_where_he_is() -> None:
    shop = lovehandles().stand(RED, "dairy_king").open()
    assert not shop.blocked(RED, "dairy_king")
    assert shop.may_take(RED, "butter")


def test_rr_335_not_at_the_mystery_mart() -> None:
    shop = Shop().stand(GREEN, "mystery_mart", chef="lovehandles_mcfatterson").stand(RED, "mystery_mart").open()
    assert not shop.blocked(RED, "mystery_mart")
    assert shop.may_take(RED, "alien_goo")


def test_rr_336_no_war_and_no_claim_but_his() -> None:
    shop = lovehandles().open()
    assert (shop.wars(), shop.claims()) == ([], [GREEN])


def test_rr_292_rr_293_he_may_spare_single_chefs() -> None:
    shop = lovehandles()
    shop.figure(GREEN).spares = 1 << BLUE
    assert [shop.blocked(figure, "chop_shop") for figure in (RED, BLUE)] == [True, False]
    assert shop.open().wars() == [[BLUE, GREEN]]


@pytest.mark.parametrize(("works_from", "wars"), [(5, []), (6, [[RED, BLUE, GREEN]])])
def test_rr_400_an_amateur_lovehandles(works_from: int, wars: list[list[int]]) -> None:
    shop = lovehandles(variant_amateur=True)
    shop.restaurant(GREEN).powers_from = works_from
    assert shop.open().wars() == wars


def test_rr_337_a_chef_who_is_alone_gets_the_claim() -> None:
    shop = lovehandles().stand(GREEN, "chop_shop").stand(BLUE, "chop_shop", "fish").open()
    shop.state.now = 30_000
    shop.spare(GREEN, BLUE)
    assert shop.claims() == [BLUE]
    assert shop.frame.claims[BLUE] == 40_000
    assert shop.told(WarChanged)[0].contest.figures == (BLUE,)


def test_rr_337_two_spared_chefs_have_a_war() -> None:
    shop = lovehandles().stand(GREEN, "chop_shop").open().spare(GREEN, RED, BLUE)
    assert (shop.wars(), shop.claims()) == ([[RED, BLUE]], [])


def test_rr_337_another_joins_a_war_that_runs() -> None:
    shop = lovehandles().open().spare(GREEN, RED).bid(RED, 400).spare(GREEN, RED, BLUE)
    assert shop.wars() == [[RED, GREEN, BLUE]]
    assert shop.standing() == [(400, 0), (0, 0), (0, 0)]


def test_rr_337_who_is_out_of_the_war_stays_out() -> None:
    shop = lovehandles().stand(YELLOW, "chop_shop", "beef").open().spare(GREEN, RED, YELLOW).drop(YELLOW)
    assert shop.spare(GREEN, RED, YELLOW, BLUE).wars() == [[RED, GREEN, BLUE]]


def test_rr_337_not_if_the_card_is_sold() -> None:
    shop = lovehandles().open()
    shop.state.counters[LOCATION_INDEX["chop_shop"]][0] = NOTHING
    assert shop.spare(GREEN, RED).wars() == []
    assert shop.told(WarChanged) == []


def test_rr_337_not_for_a_card_that_nobody_freed_stands_on() -> None:
    shop = lovehandles().stand(RED, "chop_shop").open().spare(GREEN, RED)
    assert shop.claims() == [GREEN]
    assert shop.told(WarChanged) == []


@pytest.mark.parametrize(("step", "wars"), [("claims", [[RED, GREEN]]), ("queues", [])])
def test_rr_337_rr_417_after_the_claim_step_there_is_no_claim_and_no_war(
    step: MarketStep, wars: list[list[int]]
) -> None:
    shop = lovehandles(pace="relaxed").open()
    shop.frame.decisions[GREEN] = 1
    shop.frame.step = step
    shop.spare(GREEN, RED)
    assert shop.wars() == wars
    assert (shop.frame.decisions[GREEN] == NOTHING) == bool(wars)


def test_rr_337_wars_stay_in_the_order_of_the_slots() -> None:
    shop = lovehandles().stand(YELLOW, "chop_shop", "fish").stand(GREEN, "chop_shop", "fish").open()
    shop.spare(GREEN, YELLOW).spare(GREEN, YELLOW, RED, BLUE)
    assert shop.wars() == [[RED, BLUE], [GREEN, YELLOW]]


def test_rr_337_a_claim_that_nobody_else_can_have_goes_on() -> None:
    shop = lovehandles().open()
    shop.state.now = 5_000
    contests.redetermine(shop.state, shop.frame, LOCATION_INDEX["chop_shop"], 1, shop.events)
    assert shop.frame.claims[GREEN] == 10_000
    assert shop.told(WarChanged) == []


def test_rr_336_blocked_again() -> None:
    shop = lovehandles().open().spare(GREEN, RED, BLUE).spare(GREEN, RED)
    assert shop.wars() == [[RED, GREEN]]
    assert [(event.seat, event.why) for event in shop.told(LeftWar)] == [(BLUE, "blocked")]


def test_rr_336_blocked_again_with_a_claim() -> None:
    shop = lovehandles().stand(GREEN, "chop_shop").stand(BLUE, "chop_shop", "fish").open()
    assert shop.spare(GREEN, BLUE).claims() == [BLUE]
    assert shop.spare(GREEN).claims() == []


def test_rr_337_sealed_bids_are_named_anew() -> None:
    shop = lovehandles(pace="relaxed").open().spare(GREEN, RED).seal(RED, 300).spare(GREEN, RED, BLUE)
    assert shop.wars() == [[RED, GREEN, BLUE]]
    assert shop.war().money == [NOTHING] * 3


# Kitchen Squad and Two Many Cooks


def test_rr_369_an_npc_lovehandles_blocks_active_chefs() -> None:
    shop = squad("red", "blue").open()
    assert [shop.blocked(figure, "chop_shop") for figure in (RED, BLUE)] == [True, True]  # RR-365: the own one, too
    assert (shop.wars(), shop.claims()) == ([], [])


def test_rr_382_an_npc_lovehandles_does_not_block_npcs() -> None:
    shop = squad("red_npc").open()
    assert not shop.blocked(shop.second(RED), "chop_shop")
    assert shop.claims() == [shop.second(RED)]


def test_rr_374_an_npc_lovehandles_at_the_mystery_mart() -> None:
    shop = squad().stand(RED, "mystery_mart", "alien_goo")
    assert shop.stand(shop.second(BLUE), "mystery_mart").open().claims() == [RED]


def test_rr_380_one_part_for_each_player() -> None:
    shop = squad("red", "red_npc", "blue").stand(3, "dairy_king").open()
    assert shop.wars() == [[RED, BLUE]]


def test_rr_380_two_figures_of_one_player_are_no_war() -> None:
    shop = squad("red", "red_npc").stand(3, "dairy_king").open()
    assert (shop.wars(), shop.claims()) == ([], [RED])


def test_rr_380_the_npc_takes_part_where_the_active_chef_is_blocked() -> None:
    shop = squad("red", "red_npc", "lovehandles").open()
    assert shop.wars() == [[shop.second(RED), shop.second(BLUE)]]


def test_rr_380_and_goes_on_for_its_player() -> None:
    shop = squad("red", "red_npc", "lovehandles").open().bid(2, 300).spare(3, RED)
    assert shop.wars() == [[2, 3]]  # the NPCs; Red takes part already


def test_rr_381_an_npc_alone_holds_a_claim() -> None:
    shop = squad("lovehandles").stand(RED, "chop_shop").open()
    assert shop.claims() == [shop.second(BLUE)]
    assert not shop.may_take(RED, "beef")


def test_rr_411_lovehandles_never_blocks_the_own_second_figure() -> None:
    shop = Shop(2, mode="two_many_cooks").stand(RED, "chop_shop", chef="lovehandles_mcfatterson")
    shop.stand(BLUE, "chop_shop").stand(shop.second(RED), "chop_shop").stand(shop.second(BLUE), "chop_shop")
    assert [shop.blocked(figure, "chop_shop") for figure in range(4)] == [False, True, False, True]


def test_rr_410_both_figures_of_a_player_claim() -> None:
    shop = Shop(2, mode="two_many_cooks").stand(RED, "chop_shop", "beef").stand(2, "dairy_king", "egg").open()
    assert shop.claims() == [RED, 2]


# Worked examples


def test_t_01_lovehandles_ends_a_war() -> None:
    shop = lovehandles().open()
    assert (shop.wars(), shop.claims()) == ([], [GREEN])
    assert not any(shop.may_take(figure, name) for figure in (RED, BLUE) for name in ("beef", "fish", "pork"))


def test_t_02_unless_stopped() -> None:
    shop = lovehandles().open().spare(GREEN, RED)
    assert (shop.wars(), shop.claims()) == ([[RED, GREEN]], [])
    assert shop.drop(GREEN).has(RED, "beef") == 1
    assert shop.may_take(RED, "fish")
    assert not shop.may_take(BLUE, "fish")


def test_t_32_losing_a_claim() -> None:
    shop = Shop().counter("dairy_king", "butter", "cheese", "milk").stand(RED, "dairy_king", "cheese")
    shop.stand(BLUE, "dairy_king").open()
    assert not shop.may_take(BLUE, "cheese")
    end_of_claim(shop, RED, "dairy_king", shop.slot("dairy_king", "milk"))
    assert shop.may_take(BLUE, "cheese")


def test_every_market_can_have_a_contest() -> None:
    for market in range(MARKETS):
        shop = two_on_beef()
        for figure in (RED, BLUE):
            shop.figure(figure).at = market
        assert shop.open().wars() == [[RED, BLUE]]
