"""RR-248 to RR-256: new recipes; RR-119, RR-120: the books; RR-402 to RR-406: Start-up."""

import pytest

from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    CookOn,
    DeclineBonus,
    FinishStep,
    KeepRecipe,
    MakeOffer,
    SetOrders,
)
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import RECIPE_GOURMET, RECIPE_INDEX, RECIPES
from atable.games.rival_restaurants.cooking.menus import declarations
from atable.games.rival_restaurants.events import DeckRebuilt, OfferMade, RecipeDrawn, RecipesShown
from atable.games.rival_restaurants.options import RivalOptions, resolve
from atable.games.rival_restaurants.phases.choosing_recipe import draw_new, take_away
from atable.games.rival_restaurants.setup import setup
from atable.games.rival_restaurants.table.commitment import recommit
from tests.rules.rival_restaurants.kitchens import BLUE, GREEN, RED, Stove, declared, plan
from tests.rules.rival_restaurants.scenario import Table

BASIC, GOURMET = 0, 1
BOOK = "basic_recipe_book"
FOUR = ("ratatouille_minute", "onion_soup", "croissants", "loaded_potato")


def cooking(*upgrades: str, restaurant: str = "seoul_food", seats: int = 3) -> Stove:
    """Red can cook Bruschetta; there is nothing to win by it but 2 popularity."""
    table = Stove(seats).runs(RED, restaurant).recipes(RED, "bruschetta", "steak_frites")
    return table.completes(RED, "bruschetta").owns(RED, *upgrades)


def test_rr_248_and_example_x_10_the_new_recipe_is_of_the_same_type() -> None:
    table = cooking().top("onion_soup").only(RED, plan("bruschetta"))
    assert table.menu(RED) == ["onion_soup", "steak_frites"]
    gourmet = Stove().runs(RED, "pasta_la_vista").recipes(RED, "bruschetta", "steak_frites").top("tiramisu")
    gourmet.completes(RED, "steak_frites").only(RED, plan("steak_frites"))
    assert gourmet.menu(RED) == ["bruschetta", "tiramisu"]


def test_rr_249_it_is_drawn_at_once_in_the_open() -> None:
    table = cooking().top("onion_soup").has(RED, "cheese").only(RED, plan("bruschetta"))
    assert table.saw(RecipeDrawn) == [RecipeDrawn(RED, "onion_soup")]
    beside = table.of(RED).beside[0]
    assert [place != -1 for place in beside] == [False, True, False]  # RR-052: the Cheese lies beside it


def test_rr_250_the_cooked_recipe_is_kept_and_counts() -> None:
    table = cooking().only(RED, plan("bruschetta"))
    assert table.of(RED).cooked == [RECIPE_INDEX["bruschetta"]]
    assert (table.of(RED).dishes, table.of(RED).gourmets) == (1, 0)


def test_rr_250_gourmet_recipes_are_counted() -> None:
    table = cooking().runs(RED, "pasta_la_vista").completes(RED, "steak_frites").only(RED, plan("steak_frites"))
    assert (table.of(RED).dishes, table.of(RED).gourmets) == (1, 1)


def test_rr_251_and_case_t_19_a_short_deck_is_rebuilt() -> None:
    """Six players; 2 cards in the Basic deck, 16 finished, 6 in front of the players."""
    table = cooking(BOOK, seats=6).finished(GREEN, BASIC, 2)
    table.of(GREEN).gourmets = 3
    assert len(table.of(GREEN).cooked) == 16
    table.only(RED, plan("bruschetta")).do(RED, FinishStep("turn"))
    assert table.saw(DeckRebuilt) == [DeckRebuilt("basic")]
    [shown] = table.saw(RecipesShown)
    assert len(shown.recipes) == 4
    assert len(table.deck(BASIC)) == 15
    table.do(RED, KeepRecipe(shown.recipes[2]))
    assert len(table.deck(BASIC)) == 18
    assert all(not restaurant.cooked for restaurant in table.state.restaurants)
    assert table.menu(RED)[0] == shown.recipes[2]
    assert table.of(GREEN).gourmets == 3  # RR-252


def test_rr_251_finished_recipes_of_the_other_type_stay() -> None:
    table = cooking().finished(GREEN, BASIC, 0)
    gourmet = table.state.decks[GOURMET][0].pop()
    table.of(BLUE).cooked = [gourmet]
    table.only(RED, plan("bruschetta")).do(RED, FinishStep("turn"))
    assert table.of(BLUE).cooked == [gourmet]


def test_rr_251_a_deck_with_enough_cards_is_left_alone() -> None:
    table = cooking(BOOK).finished(GREEN, BASIC, 4).only(RED, plan("bruschetta"))
    assert table.saw(DeckRebuilt) == []
    assert len(table.of(GREEN).cooked) == 17


def test_rr_252_the_number_of_gourmet_recipes_survives_the_shuffle() -> None:
    table = Stove().runs(RED, "pasta_la_vista").recipes(RED, "bruschetta", "steak_frites")
    table.completes(RED, "steak_frites").finished(GREEN, GOURMET, 0).only(RED, plan("steak_frites"))
    table.do(RED, FinishStep("turn"))
    assert table.of(RED).cooked == []
    assert table.of(RED).gourmets == 1


def test_rr_253_and_rr_119_the_others_go_under_the_deck() -> None:
    table = cooking(BOOK).top(*FOUR).only(RED, plan("bruschetta"))
    before = table.deck(BASIC)
    table.do(RED, KeepRecipe("croissants"))
    layers = table.state.decks[BASIC]
    assert [RECIPES[recipe] for recipe in layers[0]] == before
    assert sorted(RECIPES[recipe] for recipe in layers[-1]) == ["loaded_potato", "onion_soup", "ratatouille_minute"]
    assert table.menu(RED) == ["croissants", "steak_frites"]


def test_rr_253_they_lie_there_in_random_order() -> None:
    orders = set()
    for seed in range(40):
        table = cooking(BOOK).top(*FOUR)
        for _ in range(seed):
            table.state.rng.next32()
        table.only(RED, plan("bruschetta")).do(RED, KeepRecipe("croissants"))
        orders.add(tuple(table.state.decks[BASIC][-1]))
    assert len(orders) == 6


def test_rr_120_four_gourmet_recipes() -> None:
    table = Stove().runs(RED, "pasta_la_vista").recipes(RED, "bruschetta", "steak_frites")
    table.completes(RED, "steak_frites").owns(RED, "gourmet_recipe_book").only(RED, plan("steak_frites"))
    assert [type(action) for action in table.legal(RED)] == [KeepRecipe] * 4


def test_rr_119_and_rr_120_each_book_is_for_its_own_type() -> None:
    table = cooking("gourmet_recipe_book").only(RED, plan("bruschetta"))
    assert table.all_cooked()


def test_rr_254_they_are_shown_to_everybody() -> None:
    table = cooking(BOOK).top(*FOUR).only(RED, plan("bruschetta"))
    assert RecipesShown(RED, FOUR) in table.events  # for all: not a secret one
    assert table.legal(RED) == [KeepRecipe(name) for name in FOUR]
    assert table.legal(BLUE) == []
    assert table.refused(RED, KeepRecipe("bruschetta")) == "RR-254"
    assert table.refused(RED, CookOn(True)) == "RR-254"
    assert table.refused(BLUE, KeepRecipe(FOUR[0])) == "RR-254"


def test_rr_255_with_too_few_cards_one_chooses_among_those_there_are() -> None:
    """All but two Basic recipes are gone, which can't happen with a whole box."""
    table = cooking()
    table.state.decks[BASIC] = [[RECIPE_INDEX["croissants"], RECIPE_INDEX["onion_soup"]]]
    take_away(table.state, RED, 0)
    draw_new(table.state, RED, BASIC, 4, 0, table.events)
    assert table.legal(RED) == [KeepRecipe("onion_soup"), KeepRecipe("croissants")]


def test_rr_256_a_recipe_can_not_be_thrown_away() -> None:
    """Whatever is declared, the menu changes by cooking only."""
    table = cooking().start()
    assert all(action.plans for action in declarations(table.state, RED)[1:])
    table.cooks(RED)
    assert table.menu(RED) == ["bruschetta", "steak_frites"]


def test_a_standing_order_takes_the_recipe_with_fewest_missing() -> None:
    table = cooking(BOOK).top(*FOUR).has(RED, "flour", "milk", "cheese")
    table.state.orders[RED] = SetOrders(recipe="fewest_missing")
    table.only(RED, plan("bruschetta"))
    assert table.menu(RED) == ["croissants", "steak_frites"]
    assert table.saw(RecipesShown) == [RecipesShown(RED, FOUR)]


def test_a_standing_order_takes_the_more_valuable_of_equal_ones() -> None:
    table = cooking(BOOK).top(*FOUR)
    table.state.orders[RED] = SetOrders(recipe="fewest_missing")
    assert table.only(RED, plan("bruschetta")).menu(RED)[0] == "croissants"


def test_two_new_recipes_with_a_double_stove() -> None:
    table = cooking("double_stove", BOOK).top(*FOUR).top("tiramisu").runs(RED, "pasta_la_vista")
    table.completes(RED, "steak_frites").only(RED, plan("steak_frites"), plan("bruschetta"))
    table.do(RED, FinishStep("draw"))
    table.do(RED, KeepRecipe("onion_soup")).do(RED, DeclineBonus())
    assert table.menu(RED) == ["onion_soup", "tiramisu"]
    assert len(table.of(RED).cooked) == 2


# Start-up


def startup() -> Stove:
    table = Stove(variant_startup=True).runs(RED, "pasta_la_vista")
    return table.recipes(RED, "tteokbokki", "bruschetta").completes(RED, "bruschetta").completes(RED, "tteokbokki")


def test_rr_402_and_rr_404_two_basic_recipes_no_card_no_ingredient() -> None:
    state = setup(resolve(RivalOptions(variant_startup=True), 4), 4, "start-up")
    for restaurant in state.restaurants:
        assert [RECIPE_GOURMET[recipe] for recipe in restaurant.recipes] == [False, False]
        assert restaurant.hand == []
        assert sum(restaurant.stock) == 0


@pytest.mark.parametrize("first", ["tteokbokki", "bruschetta"])
def test_rr_403_rr_405_and_case_t_28_the_first_dish_brings_a_gourmet_recipe(first: str) -> None:
    table = startup().top("tiramisu").only(RED, plan(first))
    other = "bruschetta" if first == "tteokbokki" else "tteokbokki"
    assert table.menu(RED) == [other, "tiramisu"]
    table.end_day()
    table.state.stack = []
    table.top("onion_soup").only(RED, plan(other))
    assert table.menu(RED) == ["onion_soup", "tiramisu"]


def test_rr_405_books_do_not_apply_to_this_draw() -> None:
    table = startup().owns(RED, BOOK, "gourmet_recipe_book").top("tiramisu").only(RED, plan("bruschetta"))
    assert table.menu(RED) == ["tteokbokki", "tiramisu"]


def test_rr_405_the_menu_of_the_day_does() -> None:
    table = startup().runs(RED, "bistrot_mon_dieu", popularity=3).owns(RED, "gourmet_recipe_book")
    table.top("tiramisu", "bibimbap").only(RED, plan("bruschetta"))
    assert table.legal(RED) == [KeepRecipe("tiramisu"), KeepRecipe("bibimbap")]
    table.do(RED, KeepRecipe("bibimbap"))
    assert table.menu(RED) == ["tteokbokki", "bibimbap"]


def test_rr_406_with_two_basic_recipes_a_double_stove_is_of_no_use() -> None:
    table = startup().owns(RED, "double_stove").start()
    assert table.refused(RED, declared(plan("bruschetta"), plan("tteokbokki"))) == "RR-208"
    assert all(len(action.plans) < 2 for action in declarations(table.state, RED))
    assert len(table.cooks(RED, plan("bruschetta")).menu(RED)) == 2


def test_rr_406_with_two_basic_recipes_only_basic_ones_can_be_swapped() -> None:
    table = Table(3, pace="live", variant_startup=True).recipes(RED, "bruschetta", "tteokbokki")
    blue = table.recipes(BLUE, "onigiri").of(BLUE)
    table.state.decks[BASIC][0].append(blue.recipes.pop())
    table.state.decks[GOURMET][0].remove(RECIPE_INDEX["tiramisu"])
    blue.recipes.append(RECIPE_INDEX["tiramisu"])  # Blue has cooked before
    recommit(table.state, BLUE)
    table.send(*["the_island"] * 3).to_market()
    gives = Bundle(recipes=("bruschetta",))
    assert table.refusal(RED, MakeOffer(BLUE, gives, Bundle(recipes=("tiramisu",)))) == "RR-406"
    table.act(RED, MakeOffer(BLUE, gives, Bundle(recipes=("onigiri",))))
    [offer] = table.all(OfferMade)
    table.act(BLUE, AcceptOffer(offer.offer))
    assert [RECIPES[recipe] for recipe in table.of(RED).recipes] == ["onigiri", "tteokbokki"]
