"""RR-397 to RR-406, RR-413 and RR-456: the variants Amateur Chef and Start-up."""

from typing import Any

import pytest

from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    BuyCounter,
    BuyShelf,
    DeclareCook,
    KeepRecipe,
    MakeOffer,
    Pass,
    PlayCard,
    UseMortimer,
    UseStroganov,
)
from atable.games.rival_restaurants.actions.bundles import Bundle, CookPlan
from atable.games.rival_restaurants.content.cards import RECIPE_GOURMET, RECIPES
from atable.games.rival_restaurants.events import (
    CounterBought,
    DayBegan,
    GameEnded,
    LevelReached,
    MarketRefilled,
    MoneyGained,
    RecipeDrawn,
)
from atable.games.rival_restaurants.game import GAME
from tests.rules.rival_restaurants.kitchens import plan
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

MODES = [(2, "base"), (2, "kitchen_squad"), (2, "kitchen_squad_draft"), (2, "two_many_cooks"), (4, "base")]


def amateur(chef: str, popularity: int = 0, seats: int = 3, **options: Any) -> Table:
    """Red's chef; what the chef needs; Bruschetta (2) can be cooked."""
    table = Table(seats, variant_amateur=True, **options).chef(RED, chef).popularity(RED, popularity)
    table.recipes(RED, "bruschetta", "tiramisu").give(RED, "bread", "tomato", "garlic")
    return table.money(RED, 600).garbage(RED, 0)


def cook(table: Table, seat: int, dish: CookPlan) -> Table:
    """Nobody else does, and bonuses are declined; up to the next day."""
    day = table.state.day
    table.to_cooking().act(seat, DeclareCook((dish,)))
    while table.state.stack and table.state.day == day:
        table.by_default()
    return table


def types(table: Table, seat: int) -> list[str]:
    return ["gourmet" if RECIPE_GOURMET[recipe] else "basic" for recipe in table.of(seat).recipes]


# Amateur Chef


def test_rr_397_buy_and_barter_has_no_time_limit() -> None:
    table = amateur("biff_brobeque", pace="live").send("chop_shop", "dairy_king", "the_island").to_market()
    assert GAME.next_deadline(table.state) is None
    assert GAME.limit(table.state, RED) is None
    table.wait(10 * 60 * 60 * 1000)
    assert table.state.phase == "buy_barter"
    table.to_step("queues").act(RED, BuyShelf(RED, "chop_shop"))
    assert table.of(RED).money == 400


def test_rr_398_rr_399_no_power_below_the_first_level() -> None:
    table = amateur("mortimer_sleazburger").garbage(RED, 3)
    assert not table.view(None).figures[RED].power_works
    table.send("chop_shop", "dairy_king", "the_island").to_powers()
    assert table.state.phase == "buy_barter"  # he is not asked
    cook(table.garbage(RED, 0).popularity(RED, 1), RED, plan("bruschetta"))
    assert table.last(LevelReached).level == 1
    assert table.of(RED).popularity == 3
    table.garbage(RED, 3).send("chop_shop", "dairy_king", "the_island").to_powers()
    assert table.pending() == [RED]
    table.act(RED, UseMortimer(BLUE)).let_happen()
    assert table.of(BLUE).garbage == 1


def test_rr_399_two_popularity_are_not_enough() -> None:
    table = cook(amateur("mortimer_sleazburger"), RED, plan("bruschetta"))
    assert table.of(RED).popularity == 2
    table.garbage(RED, 3).send("chop_shop", "dairy_king", "the_island").to_powers()
    assert table.state.phase == "buy_barter"


def test_rr_398_in_buy_and_barter() -> None:
    table = amateur("general_stroganov").recipes(BLUE, "quesadilla", "tiramisu").give(BLUE, "onion")
    table.send("the_island", "the_island", "the_island").to_market()
    assert table.refusal(RED, UseStroganov(BLUE, "onion")) == "RR-291"
    table = amateur("gohan_sushido").send("the_island", "the_island", "the_island").to_step("queues")
    assert table.refusal(RED, BuyShelf(RED, "carbtastic")) == "RR-088"


def test_rr_398_the_own_restaurant_counts() -> None:
    table = amateur("mortimer_sleazburger", 0).garbage(RED, 1).recipes(BLUE, "holy_guacamole").popularity(BLUE, 1)
    cook(table.give(BLUE, "avocado", "tomato", "onion"), BLUE, plan("holy_guacamole"))
    assert [figure.power_works for figure in table.view(None).figures] == [False, True, False]


def test_rr_400_a_cooking_power_is_off_too() -> None:
    table = amateur("biff_brobeque").recipes(RED, "onigiri").give(RED, "rice", "fish", "beef")
    assert table.to_cooking().state.day == 2  # nobody could cook anything
    on = Table(3).chef(RED, "biff_brobeque").recipes(RED, "onigiri").give(RED, "rice", "fish", "beef").to_cooking()
    assert on.pending() == [RED]


def test_rr_400_and_the_powers_of_an_npc() -> None:
    table = Table(2, mode="kitchen_squad", variant_amateur=True).chef(2, "angus_khan").chef(3, "antoine_baguette")
    assert [figure.power_works for figure in table.view(None).figures] == [False] * 4
    table.send("the_island", "dairy_king", second=("dairy_king", "chop_shop")).to_powers()
    assert table.at(BLUE) == "dairy_king"
    assert table.state.phase == "buy_barter"


def lovehandles(popularity: int) -> Table:
    """Red at Dairy King, and Blue too."""
    table = amateur("lovehandles_mcfatterson", popularity, pace="live").money(BLUE, 200)
    return table.send("dairy_king", "dairy_king", "the_island")


def test_rr_400_rr_401_lovehandles_blocks_from_the_next_day_on() -> None:
    """Case T-29."""
    table = lovehandles(2).to_step("queues").act(RED, Pass(RED)).act(BLUE, BuyCounter(BLUE, 1))
    assert table.last(CounterBought).seat == BLUE
    cook(table, RED, plan("bruschetta"))
    assert table.last(LevelReached) == LevelReached(RED, 1, "ringside_tips")
    table.send("dairy_king", "dairy_king", "the_island").to_step("queues")
    assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == "RR-333"
    table.act(BLUE, BuyShelf(BLUE, "dairy_king"))


def test_rr_401_not_for_the_recipe_that_unlocks_it() -> None:
    """Biff cooks two meats and reaches the first level with them."""
    table = amateur("biff_brobeque").recipes(RED, "lucky_dumplings").give(RED, "flour", "pork", "seafood")
    cook(table, RED, plan("lucky_dumplings"))
    assert table.of(RED).popularity == 4
    assert table.all(MoneyGained) == []
    table.recipes(RED, "onigiri").garbage(RED, 0).give(RED, "rice", "fish", "beef")
    cook(table, RED, plan("onigiri", {"scallion": "beef"}))
    assert table.last(MoneyGained) == MoneyGained(RED, 300, "biff_brobeque")


def test_rr_050_rr_401_from_then_on_meats_are_committed_by_the_power() -> None:
    table = amateur("biff_brobeque", 2).recipes(RED, "bruschetta", "wedding_chow_mein").give(RED, "beef")
    assert table.in_pantry(RED) == ["beef"]
    cook(table, RED, plan("bruschetta"))
    assert table.view(None).figures[RED].power_works
    assert table.in_pantry(RED) == []


# Start-up


def startup(**options: Any) -> Table:
    return Table(3, variant_startup=True, **options)


def test_rr_402_rr_404_two_basic_recipes_no_card_and_no_ingredients() -> None:
    table = startup(choosing=True)
    for seat in range(3):
        assert types(table, seat) == ["basic", "basic"]
        assert table.of(seat).hand == []
        assert sum(table.of(seat).stock) == 0
    assert table.view(None).action_deck == 36
    assert table.purses() == [300, 300, 300]


def test_rr_403_no_gourmet_recipe_before_the_first_basic_one_is_cooked() -> None:
    table = startup().recipes(RED, "bruschetta", "onion_soup").hand(RED, "cook_the_books")
    assert table.view(None).gourmet_deck.cards == 24
    table.act(RED, PlayCard("cook_the_books", recipe="bruschetta")).let_happen()
    drawn = [action.recipe for action in table.legal(RED) if isinstance(action, KeepRecipe)]
    assert [RECIPE_GOURMET[RECIPES.index(name)] for name in drawn] == [False] * 3
    table.act(RED, KeepRecipe(drawn[0]))
    assert types(table, RED) == ["basic", "basic"]


@pytest.mark.parametrize("first", ["bruschetta", "onion_soup"])
def test_rr_403_rr_405_the_first_dish_brings_a_gourmet_recipe(first: str) -> None:
    """Case T-28."""
    table = startup().recipes(RED, "bruschetta", "onion_soup").give(RED, "bread", "tomato", "garlic")
    table.give(RED, "bread", "cheese", "onion")
    cook(table, RED, plan(first))
    assert RECIPE_GOURMET[RECIPES.index(table.last(RecipeDrawn).recipe)]
    assert types(table, RED) == ["basic", "gourmet"]
    assert types(table, BLUE) == ["basic", "basic"]
    second = "onion_soup" if first == "bruschetta" else "bruschetta"
    cook(table.garbage(RED, 0), RED, plan(second))
    assert not RECIPE_GOURMET[RECIPES.index(table.last(RecipeDrawn).recipe)]
    assert types(table, RED) == ["basic", "gourmet"]


def test_rr_405_rr_406_who_may_swap_which_recipes() -> None:
    """Red has a Gourmet recipe by now, Blue has not."""
    table = startup(pace="live").recipes(RED, "bruschetta", "onion_soup").recipes(BLUE, "quesadilla", "onigiri")
    cook(table.give(RED, "bread", "tomato", "garlic"), RED, plan("bruschetta"))
    gourmet = RECIPES[table.of(RED).recipes[1]]
    table.send("the_island", "the_island", "the_island").to_market()
    assert table.refusal(RED, MakeOffer(BLUE, Bundle(recipes=(gourmet,)), Bundle(recipes=("onigiri",)))) == "RR-406"
    table.act(RED, MakeOffer(BLUE, Bundle(recipes=("onion_soup",)), Bundle(recipes=("onigiri",))))
    table.act(BLUE, AcceptOffer(1))
    assert (types(table, RED), types(table, BLUE)) == (["basic", "gourmet"], ["basic", "basic"])


# Together


@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_rr_413_both_variants_with_every_mode(seats: int, mode: str) -> None:
    table = Table(seats, mode=mode, variant_amateur=True, variant_startup=True, pace="live").to_next_day()
    assert table.options.mode == mode
    assert [types(table, seat) for seat in range(seats)] == [["basic", "basic"]] * seats
    assert not any(figure.power_works for figure in table.view(None).figures)
    second = ("carbtastic",) * (len(table.state.figures) - seats)
    table.send(*["the_island"] * seats, second=second).to_market()
    assert GAME.next_deadline(table.state) is None


def test_rr_413_two_many_cooks_and_kitchen_squad_exclude_each_other() -> None:
    cooks = Table(2, mode="two_many_cooks").view(None)
    assert ([figure.npc for figure in cooks.figures], cooks.seats[RED].squad) == ([False] * 4, ())
    squad = Table(2, mode="kitchen_squad").view(None)
    assert [figure.npc for figure in squad.figures] == [False, False, True, True]
    assert len(squad.seats[RED].squad) == 3


@pytest.mark.parametrize("amateurs", [True, False])
def test_rr_456_everything_else_is_as_in_the_base_game(amateurs: bool) -> None:
    table = (
        Table(3, variant_amateur=amateurs, variant_startup=not amateurs)
        .money(RED, 300)
        .upgrade(BLUE, "social_media_ads")
    )
    table.counter("dairy_king", "egg", None, "milk").shelf("dairy_king", "butter", "cheese")
    table.send("dairy_king", "the_island", "the_island", spots={RED: 1}).to_step("queues").act(RED, BuyCounter(RED, 1))
    assert table.last(CounterBought).price == 200
    table.to_next_day()
    assert table.last(DayBegan) == DayBegan(2, BLUE, (300, 400, 300))
    refilled = [event for event in table.all(MarketRefilled) if event.market == "dairy_king"]
    assert [(event.expired, len(event.counter)) for event in refilled] == [("milk", 3)]
    table.popularity(GREEN, 19).recipes(GREEN, "bruschetta").give(GREEN, "bread", "tomato", "garlic")
    cook(table, GREEN, plan("bruschetta"))
    assert table.last(GameEnded).places[GREEN] == 1
