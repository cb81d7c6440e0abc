"""What the action cards about money and purchases do, card by card."""

import pytest

from atable.games.rival_restaurants.actions import (
    BuyActionCard,
    BuyCounter,
    BuyShelf,
    BuyUpgrade,
    Discard,
    PlayCard,
    Smile,
)
from atable.games.rival_restaurants.events import (
    GarbageBinned,
    GarbageTaken,
    IngredientTaken,
    Locked,
    MoneyGained,
    MoneyGiven,
    Reacted,
    Smiled,
)
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, YELLOW, Table

ISLAND = "the_island"
RAIDERS = "raiders_of_the_lost_pork"


def mm1(*hand: str, seats: int = 3) -> Table:
    """Red holds these while the wheels are set."""
    return Table(seats, pace="live").hand(RED, *hand)


# Armed Robbery


@pytest.mark.parametrize(("money", "taken"), [(200, 100), (300, 100), (700, 300), (800, 400), (1100, 500)])
def test_rr_191_half_rounded_down_to_100(money: int, taken: int) -> None:
    table = mm1("armed_robbery").money(BLUE, money).act(RED, PlayCard("armed_robbery", target=BLUE)).let_happen()
    assert table.purses() == [taken, money - taken, 0]
    assert table.all(MoneyGiven) == [MoneyGiven(BLUE, RED, taken, "armed_robbery")]


def test_rr_191_only_from_somebody_with_200() -> None:
    table = mm1("armed_robbery").money(BLUE, 100).money(GREEN, 200)
    assert table.refusal(RED, PlayCard("armed_robbery", target=BLUE)) == "RR-186"
    assert PlayCard("armed_robbery", target=GREEN) in table.legal(RED)


# Raiders of the Lost Pork


@pytest.mark.parametrize("ingredient", ["fish", "wine", "onion"])
def test_rr_192_any_ingredient_committed_or_not(ingredient: str) -> None:
    """The Fish lies beside Blue's Onigiri, Wine and Onion in the pantry."""
    table = mm1(RAIDERS).recipes(BLUE, "onigiri", "nonnas_minestrone").give(BLUE, "fish", "wine", "onion")
    assert sorted(table.in_pantry(BLUE)) == ["onion", "wine"]
    table.act(RED, PlayCard(RAIDERS, target=BLUE, ingredient=ingredient)).let_happen()
    assert (table.owns(RED, ingredient), table.owns(BLUE, ingredient)) == (1, 0)
    assert table.all(IngredientTaken) == [IngredientTaken(RED, BLUE, ingredient, RAIDERS)]


def test_rr_192_one_card_only() -> None:
    table = mm1(RAIDERS).give(BLUE, "onion", "onion")
    table.act(RED, PlayCard(RAIDERS, target=BLUE, ingredient="onion")).let_happen()
    assert (table.owns(RED, "onion"), table.owns(BLUE, "onion")) == (1, 1)


def test_rr_192_it_is_committed_where_it_comes_to() -> None:
    table = mm1(RAIDERS).recipes(RED, "onigiri", "tiramisu").give(BLUE, "fish")
    table.act(RED, PlayCard(RAIDERS, target=BLUE, ingredient="fish")).let_happen()
    assert table.view(None).seats[RED].recipes[0].beside == (None, "fish", None)


def test_rr_192_only_what_is_there() -> None:
    table = mm1(RAIDERS).give(BLUE, "onion").give(GREEN, "fish")
    assert table.refusal(RED, PlayCard(RAIDERS, target=BLUE, ingredient="fish")) == "RR-186"
    assert table.refusal(RED, PlayCard(RAIDERS, target=BLUE, ingredient="unicorn")) == "RR-186"
    assert table.refusal(RED, PlayCard(RAIDERS, target=BLUE)) == "RR-186"


# Fake Sale


def fake_sale(place: str) -> Table:
    """In MM2 Red plays it on Blue, who has $900 and stands there; Green is beside Blue."""
    table = (
        Table(3, pace="live")
        .hand(RED, "fake_sale")
        .money(BLUE, 900)
        .money(GREEN, 900)
        .chef(BLUE, "mortimer_sleazburger")
    )
    table.counter("chop_shop", "beef", "fish", "pork").send("carbtastic", place, place)
    return table.act(RED, PlayCard("fake_sale", target=BLUE)).let_happen()


def test_rr_093_fake_sale_everything_costs_double() -> None:
    table = fake_sale("chop_shop").to_market()
    assert table.view(None).seats[BLUE].fake_sale
    table.act(BLUE, BuyCounter(BLUE, 1)).act(GREEN, BuyCounter(GREEN, 2)).wait(200)
    assert table.purses() == [0, 500, 700]
    table.act(BLUE, BuyShelf(BLUE, "chop_shop")).wait(200)
    assert table.purses()[BLUE] == 100


def test_rr_093_fake_sale_on_the_island() -> None:
    table = fake_sale(ISLAND).to_market().act(BLUE, BuyActionCard(BLUE)).wait(200)
    assert table.purses()[BLUE] == 300
    assert table.refusal(BLUE, BuyUpgrade(BLUE, "basic_recipe_book", BLUE)) == "RR-009"  # $400


def test_rr_093_fake_sale_ends_with_the_day() -> None:
    table = fake_sale("chop_shop").to_next_day()
    assert not table.view(None).seats[BLUE].fake_sale
    own = table.view(BLUE).own
    assert own is not None
    assert own.prices[0].ingredients["chop_shop"] == 200


def test_rr_093_fake_sale_does_not_stop_a_purchase_that_costs_too_much_for_others() -> None:
    table = fake_sale("chop_shop").to_market().money(BLUE, 300).money(GREEN, 300)
    assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == "RR-009"
    table.act(GREEN, BuyCounter(GREEN, 1)).wait(200)
    assert table.owns(GREEN, "beef") == 1


# One World


@pytest.mark.parametrize(("garbage", "amount"), [(1, 1), (3, 2), (5, 3)])
def test_one_world(garbage: int, amount: int) -> None:
    table = mm1("one_world").garbage(RED, garbage).act(RED, PlayCard("one_world", amount=amount))
    assert (table.of(RED).garbage, table.purses()[RED]) == (garbage - amount, amount * 100)
    assert GarbageBinned(RED, amount, "one_world") in table.events
    assert MoneyGained(RED, amount * 100, "one_world") in table.events


@pytest.mark.parametrize(("garbage", "amount"), [(5, 4), (2, 3), (2, 0), (0, 0), (2, -1)])
def test_rr_186_one_world_one_to_three_of_the_own(garbage: int, amount: int) -> None:
    assert mm1("one_world").garbage(RED, garbage).refusal(RED, PlayCard("one_world", amount=amount)) == "RR-186"


# Say Cheese!


def say_cheese() -> Table:
    table = Table(4, pace="live").hand(RED, "say_cheese").money(BLUE, 300).money(GREEN, 100)
    return table.send(ISLAND, "carbtastic", "dairy_king", "chop_shop").act(RED, PlayCard("say_cheese")).let_happen()


def test_rr_449_say_cheese_each_chooses_in_secret() -> None:
    table = say_cheese()
    assert table.pending() == [BLUE, GREEN]  # Yellow has no money and no choice
    table.act(BLUE, Smile(True))
    assert table.seen(GREEN) == table.seen(None) == [Locked(BLUE, "reaction")]
    assert Smiled(BLUE, "smile") in table.seen(BLUE)
    assert table.purses() == [0, 300, 100, 0]  # nothing until all have chosen
    assert table.refusal(BLUE, Smile(False)) == "RR-044"
    table.act(GREEN, Smile(False))
    assert Reacted("say_cheese", (BLUE, GREEN, YELLOW), ("smile", "straight_face", "straight_face")) in table.events
    assert table.purses() == [100, 200, 100, 0]
    assert [table.of(seat).garbage for seat in range(4)] == [0, 0, 1, 1]


def test_rr_449_say_cheese_with_less_than_100() -> None:
    table = Table(3, pace="live").hand(RED, "say_cheese").send(ISLAND, ISLAND, ISLAND)
    table.act(RED, PlayCard("say_cheese")).let_happen()
    assert [table.of(seat).garbage for seat in range(3)] == [0, 1, 1]
    assert table.all(GarbageTaken) == [GarbageTaken(BLUE, 1, "say_cheese"), GarbageTaken(GREEN, 1, "say_cheese")]


def test_rr_449_a_smile_or_a_straight_face_and_nothing_else() -> None:
    table = say_cheese()
    assert table.refusal(BLUE, Discard("beef")) == "RR-449"


# Express Dill-ivery


def dill() -> Table:
    """Red at Dairy King with $900, Green's Antoine beside Red, Blue on the Beef of the Chop Shop."""
    table = Table(3, pace="live").hand(RED, "express_dillivery").money(RED, 900).money(BLUE, 900)
    table.chef(GREEN, "antoine_baguette").restaurant(RED, "naan_of_your_business").popularity(RED, 3)
    table.counter("chop_shop", "beef", "fish").counter("dairy_king", "egg")
    return table.send("dairy_king", "chop_shop", "dairy_king", spots={BLUE: 1}).to_market()


def express(market: str, slot: int) -> PlayCard:
    return PlayCard("express_dillivery", location=market, spot=slot)


def test_express_dillivery_for_exactly_the_market_price() -> None:
    table = dill().act(RED, express("chop_shop", 2))
    assert (table.owns(RED, "fish"), table.purses()[RED]) == (1, 700)  # no surcharge for Antoine
    assert table.view(None).locations[3].counter[:2] == ("beef", None)


def test_express_dillivery_no_doubling_either() -> None:
    table = Table(3, pace="live").hand(RED, "express_dillivery").hand(BLUE, "fake_sale").money(RED, 200)
    table.send(ISLAND, ISLAND, ISLAND).to_market().act(BLUE, PlayCard("fake_sale", target=RED)).let_happen()
    assert table.act(RED, express("chop_shop", 1)).purses()[RED] == 0


def test_express_dillivery_no_discount() -> None:
    """Happy Cows make dairy cheaper where the chef is, not from afar by card."""
    table = (
        Table(3, pace="live").hand(RED, "express_dillivery").money(RED, 200).restaurant(RED, "naan_of_your_business")
    )
    table.popularity(RED, 3).send(ISLAND, ISLAND, ISLAND).to_market().act(RED, express("dairy_king", 1))
    assert table.purses()[RED] == 0


def test_rr_186_express_dillivery_not_where_the_chef_is() -> None:
    assert dill().refusal(RED, express("dairy_king", 1)) == "RR-186"


def test_rr_186_express_dillivery_only_what_can_be_bought() -> None:
    table = dill()
    assert table.refusal(RED, express("chop_shop", 1)) == "RR-186"  # Blue's claim
    assert table.refusal(RED, express("chop_shop", 3)) == "RR-186"  # empty
    assert table.refusal(RED, express("chop_shop", 0)) == "RR-186"  # the shelf
    assert table.refusal(RED, express("chop_shop", 9)) == "RR-186"
    assert table.refusal(RED, express(ISLAND, 1)) == "RR-186"
    table.money(RED, 200)
    assert table.refusal(RED, express("mystery_mart", 1)) == "RR-186"  # $300


def test_express_dillivery_nobody_is_asked() -> None:
    table = dill().hand(BLUE, "clam_voyance").act(RED, express("chop_shop", 2))
    assert table.view(None).step == "market"
