"""RR-304 to RR-326 and RR-340 to RR-345: the powers of Buy & Barter and of the kitchen, through a whole day."""

import pytest

from atable.games.rival_restaurants.actions import (
    BuyActionCard,
    BuyCounter,
    BuyPair,
    BuyShelf,
    BuyUpgrade,
    DeclareCook,
    DisposeGarbage,
    DropOut,
    Pass,
    Respond,
    SellChocolate,
    UseGardena,
    UseStroganov,
)
from atable.games.rival_restaurants.events import (
    ActionCardBought,
    Cooked,
    CounterBought,
    IngredientTaken,
    MoneyGained,
    MoneyGiven,
    ShelfBought,
    UpgradeBought,
    WarWon,
)
from tests.rules.rival_restaurants.kitchens import plan
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

# Antoine Baguette


def test_rr_304_rr_305_rr_307_on_the_island_too() -> None:
    table = Table(3, pace="live").chef(RED, "antoine_baguette").money(RED, 900).money(BLUE, 2000).garbage(BLUE, 2)
    table.give(BLUE, "chocolate").send("the_island", "the_island", "chop_shop").to_market()
    table.act(BLUE, BuyUpgrade(BLUE, "double_stove", BLUE)).act(BLUE, BuyActionCard(BLUE)).wait(200)
    assert (table.last(UpgradeBought).price, table.last(ActionCardBought).price) == (400, 400)
    table.act(BLUE, DisposeGarbage(BLUE, 2)).act(BLUE, SellChocolate(BLUE, 1))
    assert table.of(BLUE).money == 2000 - 800 - 200 + 500
    table.act(RED, BuyUpgrade(RED, "double_stove", RED))  # he himself pays the price
    assert (table.last(UpgradeBought).price, table.of(RED).money) == (300, 600)


# Biff Brobeque and Gardena Eden


def test_rr_309_rr_310_biff_uses_a_meat_as_a_vegetable() -> None:
    table = Table(3).chef(RED, "biff_brobeque").recipes(RED, "onigiri").give(RED, "rice", "fish", "beef").to_cooking()
    bro = DeclareCook((plan("onigiri", {"scallion": "beef"}),))
    assert bro in table.legal(RED)
    table.act(RED, bro)
    assert table.last(Cooked).dish.filling == (("rice",), ("fish",), ("beef",))
    assert table.last(MoneyGained) == MoneyGained(RED, 300, "biff_brobeque")
    assert [table.owns(RED, name) for name in ("rice", "fish", "beef")] == [0, 0, 0]


def test_rr_309_not_the_other_way_round() -> None:
    table = Table(3).chef(RED, "biff_brobeque").recipes(RED, "onigiri", "bibimbap")
    table.give(RED, "rice", "scallion", "scallion", "rice", "egg", "carrot", "beef").to_cooking()
    assert table.refusal(RED, DeclareCook((plan("onigiri", {"fish": "scallion"}),))) == "RR-216"


def test_rr_313_rr_314_gardena_uses_two_identical_vegetables_as_a_meat() -> None:
    table = Table(3).chef(RED, "gardena_eden").recipes(RED, "onigiri").give(RED, "rice", "scallion", "onion", "onion")
    table.recipes(BLUE, "huevos_rancheros").give(BLUE, "pork").to_cooking()
    table.act(RED, DeclareCook((plan("onigiri", {"fish": "onion onion"}),)))
    assert table.of(RED).popularity == 3
    assert table.pending() == [RED]
    table.act(RED, UseGardena(BLUE)).let_happen()
    assert table.owns(BLUE, "pork") == 0


def test_rr_313_identical_ones() -> None:
    table = Table(3).chef(RED, "gardena_eden").recipes(RED, "onigiri", "wedding_chow_mein")
    table.give(RED, "rice", "scallion", "onion", "carrot", "greens", "greens").to_cooking()
    assert table.refusal(RED, DeclareCook((plan("onigiri", {"fish": "onion carrot"}),))) == "RR-226"
    table.act(RED, DeclareCook((plan("onigiri", {"fish": "greens greens"}),)))


# General Stroganov


def stroganov(pace: str = "simulation") -> Table:
    """Case T-10: Red is Stroganov; Blue's recipes need 1 Onion in all."""
    table = Table(3, pace=pace).chef(RED, "general_stroganov").money(RED, 300).recipes(BLUE, "onion_soup", "bibimbap")
    table.give(BLUE, "onion", "onion", "tofu", "beef")
    return table.send("the_island", "the_island", "the_island").to_market()


def test_rr_318_he_takes_an_ingredient_for_100() -> None:
    """Case T-10."""
    table = stroganov().money(RED, 100)
    assert [it for it in table.legal(RED) if isinstance(it, UseStroganov)] == [UseStroganov(BLUE, "onion")]
    table.act(RED, UseStroganov(BLUE, "onion")).let_happen()
    assert table.last(MoneyGiven) == MoneyGiven(RED, BLUE, 100, "general_stroganov")
    assert table.last(IngredientTaken) == IngredientTaken(RED, BLUE, "onion", "general_stroganov")
    assert table.purses() == [0, 100, 0]
    assert (table.owns(RED, "onion"), table.owns(BLUE, "onion")) == (1, 1)


def test_rr_318_not_without_money() -> None:
    assert stroganov().money(RED, 0).refusal(RED, UseStroganov(BLUE, "onion")) == "RR-009"


def test_rr_319_not_what_is_committed() -> None:
    table = stroganov()
    assert table.refusal(RED, UseStroganov(BLUE, "beef")) == "RR-319"
    assert table.refusal(RED, UseStroganov(BLUE, "milk")) == "RR-319"  # not there at all
    assert table.refusal(RED, UseStroganov(GREEN, "onion")) == "RR-319"


def test_rr_319_the_last_onion_is_committed() -> None:
    table = stroganov().act(RED, UseStroganov(BLUE, "onion")).let_happen()
    assert table.in_pantry(BLUE) == ["tofu"]


def test_rr_320_nothing_from_the_mystery_mart() -> None:
    assert stroganov().refusal(RED, UseStroganov(BLUE, "tofu")) == "RR-320"


@pytest.mark.parametrize("pace", ["live", "simulation"])
def test_rr_321_once_a_day(pace: str) -> None:
    table = stroganov(pace).give(BLUE, "milk").act(RED, UseStroganov(BLUE, "milk")).let_happen()
    assert table.refusal(RED, UseStroganov(BLUE, "onion")) == "RR-321"
    table.to_next_day().send("the_island", "the_island", "the_island").to_market()
    if pace == "simulation":
        table.by_default().by_default()  # Blue and Green are asked before Red today
    table.act(RED, UseStroganov(BLUE, "onion"))


def test_rr_322_only_clam_voyance_helps() -> None:
    table = stroganov("live").act(RED, UseStroganov(BLUE, "onion"))
    assert table.legal(BLUE) == [Respond(BLUE, None)]
    assert table.refusal(BLUE, Respond(BLUE, "clam_voyance")) == "RR-183"
    table.let_happen()
    assert table.owns(RED, "onion") == 1


def test_rr_322_with_it_nothing_is_exchanged() -> None:
    table = stroganov("live").hand(BLUE, "clam_voyance").act(RED, UseStroganov(BLUE, "onion"))
    table.answer(BLUE, "clam_voyance").let_happen()
    assert table.purses() == [300, 0, 0]
    assert table.owns(BLUE, "onion") == 2
    assert table.refusal(RED, UseStroganov(BLUE, "onion")) == "RR-321"


# Gohan Sushido


def gohan(*others: str) -> Table:
    """Red is Gohan at The Island, with $600."""
    table = Table(3).chef(RED, "gohan_sushido").money(RED, 600).shelf("carbtastic", "rice", "flour")
    return table.send("the_island", *others)


def test_rr_323_from_the_shelf_of_an_unoccupied_market() -> None:
    table = gohan("chop_shop", "dairy_king").to_step("queues").act(RED, BuyShelf(RED, "carbtastic"))
    assert table.last(ShelfBought) == ShelfBought(RED, RED, "carbtastic", "rice", 100)
    assert table.owns(RED, "rice") == 1


def test_rr_323_only_he() -> None:
    table = gohan("chop_shop", "dairy_king").money(BLUE, 600).to_step("queues")
    assert table.refusal(BLUE, BuyShelf(BLUE, "carbtastic")) == "RR-088"


def test_rr_324_not_from_the_mystery_mart() -> None:
    assert gohan("chop_shop", "dairy_king").to_step("queues").refusal(RED, BuyShelf(RED, "mystery_mart")) == "RR-324"


def test_rr_325_at_the_market_price_once_a_day() -> None:
    table = gohan("carbtastic", "dairy_king").to_step("queues").act(RED, BuyShelf(RED, "chop_shop"))
    assert (table.last(ShelfBought).price, table.of(RED).money) == (200, 400)
    assert table.refusal(RED, BuyShelf(RED, "vegetable_land")) == "RR-325"
    table.to_next_day().send("the_island", "carbtastic", "dairy_king").to_step("queues")
    table.act(RED, BuyShelf(RED, "vegetable_land"))
    assert table.last(ShelfBought).price == 100


def test_rr_326_not_where_a_chef_is() -> None:
    table = gohan("carbtastic", "dairy_king").to_step("queues")
    assert table.refusal(RED, BuyShelf(RED, "carbtastic")) == "RR-326"
    assert table.refusal(RED, BuyShelf(RED, "dairy_king")) == "RR-326"


def test_rr_308_rr_325_gohan_beside_antoine() -> None:
    """Case T-23."""
    table = gohan("the_island", "dairy_king").chef(BLUE, "antoine_baguette").to_step("queues")
    table.act(RED, BuyShelf(RED, "carbtastic")).act(BLUE, Pass(BLUE))
    assert (table.last(ShelfBought).price, table.of(RED).money) == (200, 400)
    assert table.refusal(RED, BuyShelf(RED, "carbtastic")) == "RR-325"
    assert gohan("the_island", "carbtastic").to_step("queues").refusal(RED, BuyShelf(RED, "carbtastic")) == "RR-326"


# Phyllis Grubman


def phyllis(money: int, other: str = "dairy_king") -> Table:
    """Red is Phyllis at the Chop Shop, on the shelf."""
    table = Table(3, pace="live").chef(RED, "phyllis_grubman").money(RED, money)
    table.counter("chop_shop", "beef", "fish", "pork", "poultry").shelf("chop_shop", "seafood", "beef")
    return table.send("chop_shop", other, "the_island")


def test_rr_225_rr_340_a_pork_for_a_beef() -> None:
    """Example X-09."""
    table = Table(3).chef(RED, "phyllis_grubman").recipes(RED, "diner_cheeseburger", "tiramisu")
    table.give(RED, "bread", "pork", "cheese").to_cooking()
    table.act(RED, DeclareCook((plan("diner_cheeseburger", {"beef": "pork"}),)))
    assert table.of(RED).popularity == 4
    assert table.owns(RED, "pork") == 0
    assert [stack.ingredient for stack in table.view(None).locations[3].pile] == ["pork"]


@pytest.mark.parametrize(
    ("first", "second", "cards"),
    [(1, 4, ["beef", "poultry"]), (0, 2, ["seafood", "fish"]), (0, 0, ["seafood", "beef"])],
)
def test_rr_341_rr_342_two_for_300(first: int, second: int, cards: list[str]) -> None:
    table = phyllis(300).to_market().act(RED, BuyPair(RED, first, second))
    bought = [event for event in table.told if isinstance(event, CounterBought | ShelfBought)]
    assert [event.ingredient for event in bought] == cards
    assert table.of(RED).money == 0


def test_rr_341_once_a_day() -> None:
    table = phyllis(900).to_market().act(RED, BuyPair(RED, 1, 2))
    assert table.refusal(RED, BuyPair(RED, 3, 4)) == "RR-341"
    table.act(RED, BuyCounter(RED, 3))  # the others have their price
    assert table.of(RED).money == 400


def test_rr_341_only_at_the_chop_shop() -> None:
    table = Table(3, pace="live").chef(RED, "phyllis_grubman").money(RED, 900)
    table.send("dairy_king", "chop_shop", "the_island").to_market()
    assert table.refusal(RED, BuyPair(RED, 1, 2)) == "RR-341"


def test_rr_342_two_different_cards() -> None:
    table = phyllis(300).to_market()
    assert table.refusal(RED, BuyPair(RED, 1, 1)) == "RR-342"
    table.act(RED, BuyPair(RED, 0, 0))


def test_rr_342_not_a_card_that_is_won_in_a_war() -> None:
    table = Table(3, pace="live").chef(RED, "phyllis_grubman").money(RED, 900).money(BLUE, 900)
    table.counter("chop_shop", "beef", "fish", "pork", "poultry")
    table.send("chop_shop", "chop_shop", "the_island", spots={RED: 1, BLUE: 1}).to_market()
    assert table.refusal(RED, BuyPair(RED, 1, 2)) == "RR-149"
    table.act(BLUE, DropOut(BLUE))
    assert (table.last(WarWon).seat, table.last(WarWon).price) == (RED, 200)
    table.act(RED, BuyPair(RED, 2, 3)).wait(200)
    assert table.of(RED).money == 900 - 200 - 300
    assert [table.owns(RED, name) for name in ("beef", "fish", "pork")] == [1, 1, 1]


def test_rr_342_nor_one_that_somebody_else_claims() -> None:
    table = phyllis(300, "chop_shop").to_market()
    assert table.act(RED, BuyPair(RED, 1, 2)).wait(200).of(RED).money == 0
    claimed = Table(3, pace="live").chef(RED, "phyllis_grubman").money(RED, 300)
    claimed.send("chop_shop", "chop_shop", "the_island", spots={BLUE: 2}).to_market()
    assert claimed.refusal(RED, BuyPair(RED, 1, 2)) == "RR-077"


def test_rr_341_rr_343_phyllis_beside_antoine() -> None:
    """Case T-24."""
    table = phyllis(800, "chop_shop").chef(BLUE, "antoine_baguette").to_market()
    table.act(RED, BuyPair(RED, 1, 2)).wait(200)
    assert table.of(RED).money == 300
    table.act(RED, BuyCounter(RED, 3)).wait(200)
    assert table.last(CounterBought).price == 300
    assert table.of(RED).money == 0


# Pork Knuckles


def test_rr_344_rr_345_an_action_card_without_the_island_once_a_day() -> None:
    table = Table(3).chef(RED, "pork_knuckles").money(RED, 900).send("chop_shop", "the_island", "the_island")
    table.to_step("queues").act(RED, BuyActionCard(RED))
    assert (table.last(ActionCardBought).price, len(table.of(RED).hand)) == (300, 1)
    assert table.refusal(RED, BuyActionCard(RED)) == "RR-344"
    table.to_next_day().send("chop_shop", "the_island", "the_island").to_step("queues").act(RED, BuyActionCard(RED))
    assert len(table.of(RED).hand) == 2


def test_rr_344_nobody_else() -> None:
    table = Table(3).chef(RED, "pork_knuckles").money(BLUE, 900).send("chop_shop", "dairy_king", "the_island")
    assert table.to_step("queues").refusal(BLUE, BuyActionCard(BLUE)) == "RR-109"


def test_rr_344_on_the_island_he_buys_as_many_as_he_likes() -> None:
    table = Table(3).chef(RED, "pork_knuckles").money(RED, 900).send("the_island", "chop_shop", "chop_shop")
    table.to_step("queues")
    for _ in range(3):
        table.act(RED, BuyActionCard(RED))
    assert len(table.of(RED).hand) == 3
