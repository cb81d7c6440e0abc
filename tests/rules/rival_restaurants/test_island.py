"""RR-106 to RR-126: The Island, its action cards and upgrades, garbage and Chocolate."""

from typing import Any

import pytest

from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    BuyActionCard,
    BuyCounter,
    BuyShelf,
    BuyUpgrade,
    DeclareCook,
    DisposeGarbage,
    KeepRecipe,
    MakeOffer,
    PlayCard,
    SellChocolate,
)
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import ACTION_CARDS, CARD_KIND, UPGRADES
from atable.games.rival_restaurants.events import (
    ActionCardBought,
    ChocolateSold,
    DayBegan,
    DeckRebuilt,
    GarbageBinned,
    RecipesShown,
    UpgradeBought,
)
from tests.rules.rival_restaurants.kitchens import plan
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

ISLAND = "the_island"
PRICES = {
    "basic_recipe_book": 200,
    "gourmet_recipe_book": 300,
    "double_stove": 300,
    "social_media_ads": 400,
    "celebrity_endorsement": 600,
}


def island(money: int = 0, **options: Any) -> Table:
    """Red alone on The Island with so much money, the others at Dairy King."""
    table = Table(3, pace="live", **options).money(RED, money)
    return table.send(ISLAND, "dairy_king", "dairy_king").to_market()


def owned(table: Table, seat: int) -> tuple[str, ...]:
    return table.view(None).seats[seat].upgrades


# Not a market


def test_rr_106_it_has_neither_counter_nor_shelf() -> None:
    table = island(900)
    assert table.refusal(RED, BuyCounter(RED, 1)) == "RR-106"
    assert table.refusal(RED, BuyShelf(RED, ISLAND)) == "RR-106"


def test_rr_106_effects_that_say_market_do_not_reach_it() -> None:
    table = Table(4).chef(RED, "angus_khan").chef(BLUE, "senor_fuego").chef(GREEN, "lovehandles_mcfatterson")
    table.hand(RED, "road_work").money(GREEN, 300).send(ISLAND, ISLAND, ISLAND, ISLAND)
    assert table.refusal(RED, PlayCard("road_work", target=BLUE, figure=BLUE)) == "RR-186"
    table.to_powers()
    assert table.view(None).step == "market"  # neither Angus nor Fuego is asked
    assert table.purses() == [0, 0, 300, 0]


def test_rr_106_gohan_finds_no_shelf_there() -> None:
    table = Table(3, pace="live").chef(RED, "gohan_sushido").money(RED, 900)
    table.send("chop_shop", "chop_shop", "chop_shop").to_market()
    assert table.refusal(RED, BuyShelf(RED, ISLAND)) == "RR-106"


def test_rr_107_everything_in_any_order_and_number() -> None:
    table = island(600).garbage(RED, 3).give(RED, "chocolate")
    table.act(RED, BuyActionCard(RED)).act(RED, DisposeGarbage(RED, 1)).act(
        RED, BuyUpgrade(RED, "basic_recipe_book", RED)
    )
    assert table.purses()[RED] == 0
    table.act(RED, SellChocolate(RED, 1)).act(RED, DisposeGarbage(RED, 2)).act(RED, BuyActionCard(RED))
    assert (table.purses()[RED], table.of(RED).garbage, len(table.of(RED).hand)) == (0, 0, 2)
    assert owned(table, RED) == ("basic_recipe_book",)


def test_rr_107_only_during_buy_and_barter() -> None:
    table = Table(3, pace="live").money(RED, 900).garbage(RED, 1).send(ISLAND, ISLAND, ISLAND)
    assert table.refusal(RED, BuyActionCard(RED)) == "RR-081"
    assert table.refusal(RED, DisposeGarbage(RED, 1)) == "RR-081"


# Action cards


def test_rr_108_the_top_card_for_300_in_secret() -> None:
    table = island(700)
    top = ACTION_CARDS[CARD_KIND[table.state.action_deck[-1]]]
    table.act(RED, BuyActionCard(RED))
    assert table.purses()[RED] == 400
    own = table.view(RED).own
    assert own is not None
    assert own.hand == (top,)
    assert ActionCardBought(RED, top, 300) in table.seen(RED)
    for other in (BLUE, None):
        assert ActionCardBought(RED, None, 300) in table.seen(other)
        assert table.view(other).seats[RED].known_cards == ()
    assert table.view(BLUE).seats[RED].action_cards == 1


def test_rr_109_only_on_the_island_but_for_pork_knuckles() -> None:
    table = Table(3, pace="live").chef(GREEN, "pork_knuckles").money(BLUE, 900).money(GREEN, 900)
    table.send(ISLAND, "dairy_king", "dairy_king").to_market()
    assert table.refusal(BLUE, BuyActionCard(BLUE)) == "RR-109"
    table.act(GREEN, BuyActionCard(GREEN)).wait(200)
    assert (len(table.of(GREEN).hand), table.purses()[GREEN]) == (1, 600)
    assert table.refusal(GREEN, BuyActionCard(GREEN)) == "RR-344"


def test_rr_110_played_at_once() -> None:
    table = Table(3, pace="live").money(RED, 300).money(BLUE, 100).money(GREEN, 100)
    table.send(ISLAND, "dairy_king", "dairy_king").to_market()
    deck = table.state.action_deck
    tip_jar = next(card for card in deck if ACTION_CARDS[CARD_KIND[card]] == "tip_jar")
    deck.remove(tip_jar)
    deck.append(tip_jar)
    table.act(RED, BuyActionCard(RED)).act(RED, PlayCard("tip_jar")).let_happen()
    assert table.purses() == [200, 0, 0]


def test_rr_111_rr_112_as_many_as_money_and_deck_allow() -> None:
    table = island(36 * 300 + 300)
    table.state.action_pile = table.state.action_deck[:2]
    del table.state.action_deck[:2]
    for _ in range(36):
        table.act(RED, BuyActionCard(RED))
    assert (table.purses()[RED], len(table.of(RED).hand)) == (300, 36)
    assert table.refusal(RED, BuyActionCard(RED)) == "RR-113"


def test_rr_111_limited_by_money() -> None:
    table = island(500).act(RED, BuyActionCard(RED))
    assert table.refusal(RED, BuyActionCard(RED)) == "RR-009"


def all_cards_to_blue(table: Table, but: int = 0) -> Table:
    deck = table.state.action_deck
    return table.hand(BLUE, *[ACTION_CARDS[CARD_KIND[card]] for card in deck[but:]])


def test_rr_113_the_played_cards_are_shuffled_into_a_new_deck() -> None:
    table = all_cards_to_blue(island(900), but=3)
    played = table.state.action_deck.copy()
    table.state.action_deck, table.state.action_pile = [], played.copy()
    assert table.view(None).action_deck == 0
    table.act(RED, BuyActionCard(RED))
    assert DeckRebuilt("action") in table.events
    assert (table.view(None).action_deck, table.view(None).action_pile) == (2, ())
    assert table.of(RED).hand[0] in played
    table.act(RED, BuyActionCard(RED))
    assert len(table.all(DeckRebuilt)) == 1


def test_rr_113_no_card_at_all() -> None:
    table = all_cards_to_blue(island(900))
    assert table.refusal(RED, BuyActionCard(RED)) == "RR-113"


# Upgrades


@pytest.mark.parametrize("upgrade", UPGRADES)
def test_rr_114_rr_119_rr_120_rr_121_rr_122_rr_123_prices(upgrade: str) -> None:
    table = island(PRICES[upgrade] - 100)
    assert table.refusal(RED, BuyUpgrade(RED, upgrade, RED)) == "RR-009"
    table.money(RED, PRICES[upgrade]).act(RED, BuyUpgrade(RED, upgrade, RED))
    assert UpgradeBought(RED, upgrade, RED, PRICES[upgrade]) in table.seen(None)
    assert (table.purses()[RED], owned(table, RED)) == (0, (upgrade,))
    assert table.view(None).upgrades[upgrade] == 5


def test_rr_114_only_on_the_island() -> None:
    table = island().money(BLUE, 900)
    assert table.refusal(BLUE, BuyUpgrade(BLUE, "double_stove", BLUE)) == "RR-107"
    assert table.refusal(RED, BuyUpgrade(RED, "triple_stove", RED)) == "RR-114"
    assert table.refusal(RED, BuyUpgrade(RED, "double_stove", 7)) == "RR-114"


def test_rr_115_one_of_each_kind() -> None:
    table = island(900).act(RED, BuyUpgrade(RED, "double_stove", RED))
    assert table.refusal(RED, BuyUpgrade(RED, "double_stove", RED)) == "RR-115"
    table.act(RED, BuyUpgrade(RED, "gourmet_recipe_book", RED))
    assert owned(table, RED) == ("gourmet_recipe_book", "double_stove")


def test_rr_116_rr_117_for_somebody_else_who_is_not_asked() -> None:
    table = island(900).act(RED, BuyUpgrade(RED, "double_stove", BLUE))
    assert UpgradeBought(RED, "double_stove", BLUE, 300) in table.events
    assert (owned(table, RED), owned(table, BLUE)) == ((), ("double_stove",))
    assert table.purses() == [600, 0, 0]
    assert table.refusal(RED, BuyUpgrade(RED, "double_stove", BLUE)) == "RR-115"
    table.act(RED, BuyUpgrade(RED, "double_stove", RED))  # who owns one may still give one


@pytest.mark.parametrize(("upgrade", "income"), [("social_media_ads", 400), ("celebrity_endorsement", 400)])
def test_rr_118_rr_122_rr_123_income_from_the_next_day_on(upgrade: str, income: int) -> None:
    table = island(600).act(RED, BuyUpgrade(RED, upgrade, RED))
    left = table.purses()[RED]
    assert left == 600 - PRICES[upgrade]
    table.to_next_day()
    assert table.last(DayBegan).income == (income, 300, 300)
    assert table.purses()[RED] == left + income


def test_rr_122_rr_123_both_add_up() -> None:
    table = island(1000).act(RED, BuyUpgrade(RED, "social_media_ads", RED))
    table.act(RED, BuyUpgrade(RED, "celebrity_endorsement", RED)).to_next_day()
    assert table.last(DayBegan).income == (500, 300, 300)


def test_rr_123_the_celebrity_option() -> None:
    table = island(600, celebrity_income_bonus=200).act(RED, BuyUpgrade(RED, "celebrity_endorsement", RED))
    assert table.to_next_day().last(DayBegan).income == (500, 300, 300)


def test_rr_118_traded_away_it_stops() -> None:
    table = island(400).money(BLUE, 100).act(RED, BuyUpgrade(RED, "social_media_ads", RED))
    table.act(RED, MakeOffer(BLUE, Bundle(upgrades=("social_media_ads",)), Bundle(money=100)))
    table.act(BLUE, AcceptOffer(1)).to_next_day()
    assert table.last(DayBegan).income == (300, 400, 300)


BASIC, GOURMET = "edamame_salad", "royal_biryani"


def cooking_with(upgrade: str) -> Table:
    """Red has all for both recipes and buys the upgrade before the market closes."""
    table = Table(3, pace="live").chef(RED, "mortimer_sleazburger").money(RED, 300).recipes(RED, BASIC, GOURMET)
    table.give(RED, "beans", "greens", "carrot", "rice", "poultry", "butter", "onion")
    table.send(ISLAND, "dairy_king", "dairy_king").to_market()
    return table.act(RED, BuyUpgrade(RED, upgrade, RED)).to_cooking()


def rest_of_the_day(table: Table) -> None:
    while table.state.phase == "cook_counter":
        table.by_default()


@pytest.mark.parametrize(
    ("upgrade", "recipe", "place"), [("basic_recipe_book", BASIC, 0), ("gourmet_recipe_book", GOURMET, 1)]
)
def test_rr_118_rr_119_rr_120_a_book_shows_four(upgrade: str, recipe: str, place: int) -> None:
    table = cooking_with(upgrade).act(RED, DeclareCook((plan(recipe),)))
    while table.view(None).step != "recipe":
        table.by_default()
    (shown,) = table.all(RecipesShown)
    assert len(shown.recipes) == 4
    kept = shown.recipes[2]
    table.act(RED, KeepRecipe(kept))
    view = table.view(BLUE)
    assert view.seats[RED].recipes[place].id == kept
    under = (view.basic_deck, view.gourmet_deck)[place].under[-1]
    assert sorted(under) == sorted(recipe for recipe in shown.recipes if recipe != kept)


@pytest.mark.parametrize(("upgrade", "recipe"), [("gourmet_recipe_book", BASIC), ("basic_recipe_book", GOURMET)])
def test_rr_119_rr_120_each_book_is_for_its_type(upgrade: str, recipe: str) -> None:
    table = cooking_with(upgrade).act(RED, DeclareCook((plan(recipe),)))
    rest_of_the_day(table)
    assert table.all(RecipesShown) == []
    assert table.view(None).seats[RED].dishes == 1


def test_rr_118_rr_121_a_stove_bought_today_cooks_both_today() -> None:
    both = DeclareCook((plan(BASIC), plan(GOURMET)))
    assert cooking_with("basic_recipe_book").refusal(RED, both) == "RR-206"
    table = cooking_with("double_stove").act(RED, both)
    rest_of_the_day(table)
    assert table.view(None).seats[RED].dishes == 2


# Garbage and Chocolate


def test_rr_124_100_for_each_token() -> None:
    table = island(500).garbage(RED, 4).act(RED, DisposeGarbage(RED, 3))
    assert (table.purses()[RED], table.of(RED).garbage) == (200, 1)
    assert GarbageBinned(RED, 3, ISLAND) in table.seen(None)


def test_rr_124_not_more_than_one_has_or_can_pay() -> None:
    table = island(200).garbage(RED, 3)
    assert table.refusal(RED, DisposeGarbage(RED, 4)) == "RR-124"
    assert table.refusal(RED, DisposeGarbage(RED, 0)) == "RR-124"
    assert table.refusal(RED, DisposeGarbage(RED, -1)) == "RR-124"
    assert table.refusal(RED, DisposeGarbage(RED, 3)) == "RR-009"


def test_rr_124_neither_cheaper_nor_dearer() -> None:
    """T-25, and Happy Hour: nothing is bought."""
    table = (
        Table(3, pace="live").chef(BLUE, "antoine_baguette").money(RED, 900).garbage(RED, 1).hand(GREEN, "fake_sale")
    )
    table.send(ISLAND, ISLAND, ISLAND).to_market().act(GREEN, PlayCard("fake_sale", target=RED)).let_happen()
    assert table.act(RED, DisposeGarbage(RED, 1)).purses()[RED] == 800


def test_rr_093_rr_305_case_t_25_fake_sale_and_antoine() -> None:
    """Blue at The Island beside Antoine, Fake Sale on Blue: a Double Stove costs $700, the garbage $100."""
    table = (
        Table(3, pace="live").chef(RED, "antoine_baguette").money(BLUE, 800).garbage(BLUE, 1).hand(GREEN, "fake_sale")
    )
    table.send(ISLAND, ISLAND, "dairy_king").to_market().act(GREEN, PlayCard("fake_sale", target=BLUE)).let_happen()
    table.act(BLUE, BuyUpgrade(BLUE, "double_stove", BLUE))
    assert UpgradeBought(BLUE, "double_stove", BLUE, 700) in table.events
    assert table.act(BLUE, DisposeGarbage(BLUE, 1)).purses()[BLUE] == 0


def test_rr_125_500_and_it_is_discarded() -> None:
    table = island().give(RED, "chocolate", "chocolate").act(RED, SellChocolate(RED, 1))
    assert (table.purses()[RED], table.owns(RED, "chocolate")) == (500, 1)
    assert ChocolateSold(RED, 1, 500) in table.seen(None)
    assert [(stack.ingredient, stack.count) for stack in table.view(None).locations[5].pile] == [("chocolate", 1)]


def test_rr_125_also_one_beside_a_recipe() -> None:
    table = Table(3, pace="live").recipes(RED, "bruschetta", "tiramisu").give(RED, "chocolate")
    table.send(ISLAND, "dairy_king", "dairy_king").to_market()
    assert table.in_pantry(RED) == []
    table.act(RED, SellChocolate(RED, 1))
    assert table.view(None).seats[RED].recipes[1].beside[0] is None


def test_rr_125_the_price_is_always_500() -> None:
    table = Table(3, pace="live").chef(BLUE, "antoine_baguette").give(RED, "chocolate").hand(GREEN, "fake_sale")
    table.send(ISLAND, ISLAND, ISLAND).to_market().act(GREEN, PlayCard("fake_sale", target=RED)).let_happen()
    assert table.act(RED, SellChocolate(RED, 1)).purses()[RED] == 500


def test_rr_126_any_number_in_one_visit() -> None:
    table = island().give(RED, *["chocolate"] * 4)
    assert table.refusal(RED, SellChocolate(RED, 5)) == "RR-125"
    assert table.refusal(RED, SellChocolate(RED, 0)) == "RR-125"
    table.act(RED, SellChocolate(RED, 3)).act(RED, SellChocolate(RED, 1))
    assert (table.purses()[RED], table.owns(RED, "chocolate")) == (2000, 0)
