"""What the action cards about places, prices, wars and cooking do, card by card."""

import pytest

from atable.games.rival_restaurants.actions import (
    BuyActionCard,
    BuyCounter,
    BuyShelf,
    BuyUpgrade,
    DeclareCook,
    OfferInWar,
    PlayCard,
    Relocate,
    Respond,
    SealBid,
    UseKim,
)
from atable.games.rival_restaurants.events import (
    BidsRevealed,
    CardPlayed,
    ChefRelocated,
    Cooked,
    GarbageGiven,
    LeftWar,
    MarketOpened,
    MoneyGiven,
    WarWon,
)
from atable.games.rival_restaurants.events.details import Move
from tests.rules.rival_restaurants.kitchens import plan
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

ISLAND = "the_island"
GOING = PlayCard("going_going_mine", figure=RED)


def taxi(location: str, spot: int | None = None, figure: int = RED) -> PlayCard:
    return PlayCard("taxi", figure=figure, location=location, spot=spot)


def road_work(figure: int, target: int) -> PlayCard:
    return PlayCard("road_work", target=target, figure=figure)


# Taxi!


def test_taxi_to_another_location_and_spot() -> None:
    table = Table(3, pace="live").hand(RED, "taxi").send("chop_shop", ISLAND, ISLAND).act(RED, taxi("dairy_king", 2))
    assert ChefRelocated(Move(RED, RED, "biff_brobeque", "dairy_king", 2), "taxi") in table.seen(None)
    assert (table.at(RED), table.view(None).figures[RED].spot) == ("dairy_king", 2)


def test_taxi_to_the_island() -> None:
    table = Table(3, pace="live").hand(RED, "taxi").send("chop_shop", ISLAND, ISLAND).act(RED, taxi(ISLAND))
    assert (table.at(RED), table.view(None).figures[RED].spot) == (ISLAND, None)


def test_rr_186_taxi_goes_somewhere_else_with_a_spot() -> None:
    table = Table(3, pace="live").hand(RED, "taxi").counter("dairy_king", "egg").send("chop_shop", ISLAND, ISLAND)
    for play in (
        taxi("chop_shop", 1),  # it is there already
        taxi("dairy_king"),
        taxi("dairy_king", 2),  # an empty slot
        taxi(ISLAND, 0),
        taxi("dairy_king", 1, figure=BLUE),  # somebody else's chef
        PlayCard("taxi"),
    ):
        assert table.refusal(RED, play) == "RR-186"


def test_rr_452_taxi_into_a_war_and_out_of_one() -> None:
    """Red leaves the Beef to Blue and joins Green on the Egg."""
    table = Table(3, pace="live").hand(RED, "taxi").counter("chop_shop", "beef").counter("dairy_king", "egg")
    for seat in range(3):
        table.money(seat, 400)
    table.send("chop_shop", "chop_shop", "dairy_king", spots={RED: 1, BLUE: 1, GREEN: 1})
    table.act(RED, taxi("dairy_king", 1)).to_market()
    opened = table.last(MarketOpened)
    assert [(claim.ingredient, claim.figures) for claim in opened.claims] == [("beef", (BLUE,))]
    assert [(war.ingredient, war.figures) for war in opened.wars] == [("egg", (RED, GREEN))]


# Road Work


def test_road_work_to_the_island() -> None:
    table = Table(3, pace="live").hand(RED, "road_work").send("chop_shop", "dairy_king", "carbtastic")
    table.act(RED, road_work(BLUE, BLUE))
    assert table.last(CardPlayed).targets == (BLUE,)
    table.let_happen()
    assert [table.at(seat) for seat in range(3)] == ["chop_shop", ISLAND, "carbtastic"]
    assert table.last(ChefRelocated).why == "road_work"


def test_rr_186_road_work_only_a_rival_chef_at_a_market() -> None:
    table = Table(3, pace="live").hand(RED, "road_work").send("chop_shop", ISLAND, "carbtastic")
    assert table.refusal(RED, road_work(BLUE, BLUE)) == "RR-186"
    assert table.refusal(RED, road_work(RED, RED)) == "RR-187"
    assert table.refusal(RED, road_work(GREEN, BLUE)) == "RR-186"  # that is not Blue's chef


def test_rr_452_road_work_ends_a_war_before_it_begins() -> None:
    table = Table(3, pace="live").hand(GREEN, "road_work").counter("chop_shop", "beef").money(RED, 400).money(BLUE, 400)
    table.send("chop_shop", "chop_shop", ISLAND, spots={RED: 1, BLUE: 1})
    table.act(GREEN, road_work(BLUE, BLUE)).let_happen().to_market()
    opened = table.last(MarketOpened)
    assert ([claim.figures for claim in opened.claims], opened.wars) == ([(RED,)], ())


# Happy Hour


def happy_hour(place: str, money: int = 900) -> Table:
    table = Table(3, pace="live").hand(RED, "happy_hour").money(RED, money).send(place, "dairy_king", "dairy_king")
    return table.to_market().act(RED, PlayCard("happy_hour"))


@pytest.mark.parametrize(("market", "price"), [("carbtastic", 100), ("chop_shop", 100), ("mystery_mart", 200)])
def test_rr_093_happy_hour_100_less_but_at_least_100(market: str, price: int) -> None:
    table = happy_hour(market).act(RED, BuyCounter(RED, 1)).act(RED, BuyShelf(RED, market))
    assert table.purses()[RED] == 900 - 2 * price
    assert table.view(None).seats[RED].happy_hour


def test_rr_093_happy_hour_on_the_island() -> None:
    table = happy_hour(ISLAND).act(RED, BuyActionCard(RED)).act(RED, BuyUpgrade(RED, "basic_recipe_book", RED))
    assert table.purses()[RED] == 600  # 200 and 100


def test_rr_093_happy_hour_is_not_for_wars() -> None:
    table = (
        Table(3, pace="live")
        .hand(RED, "happy_hour")
        .counter("chop_shop", "beef", "fish")
        .money(RED, 300)
        .money(BLUE, 300)
    )
    table.send("chop_shop", "chop_shop", ISLAND, spots={RED: 1, BLUE: 1}).to_market().act(RED, PlayCard("happy_hour"))
    assert table.refusal(RED, OfferInWar(RED, 100)) == "RR-128"
    table.act(RED, OfferInWar(RED, 200)).wait(60_000)
    assert table.last(WarWon).price == 200


def test_rr_093_happy_hour_ends_with_the_phase() -> None:
    """In Cook & Counter it is over."""
    table = happy_hour("chop_shop").recipes(RED, "egg_fried_rice", "bibimbap").give(RED, "rice", "egg", "carrot")
    table.wait(60_000)
    assert (table.view(None).day, table.view(None).phase) == (1, "cook_counter")
    assert not table.view(None).seats[RED].happy_hour


# Going, Going, Mine! in an open war


def war(*hand: str) -> Table:
    """All three on the Beef ($200), with $600 each."""
    table = Table(3, pace="live").hand(RED, *hand).counter("chop_shop", "beef", "fish")
    for seat in range(3):
        table.money(seat, 600)
    return table.send(*["chop_shop"] * 3, spots={RED: 1, BLUE: 1, GREEN: 1}).to_market()


def test_going_going_mine_at_the_own_minimum_whatever_was_offered() -> None:
    table = war("going_going_mine").act(RED, OfferInWar(RED, 400)).act(BLUE, OfferInWar(BLUE, 500)).act(RED, GOING)
    assert table.last(CardPlayed).targets == (BLUE, GREEN)
    table.let_happen()
    assert [(left.seat, left.why) for left in table.all(LeftWar)] == [(BLUE, "card"), (GREEN, "card")]
    assert table.last(WarWon) == WarWon(RED, RED, "chop_shop", 1, "beef", 200, 0)
    assert table.purses() == [400, 600, 600]


def test_going_going_mine_without_any_offer() -> None:
    assert war("going_going_mine").act(RED, GOING).let_happen().purses() == [400, 600, 600]


def test_going_going_mine_who_stops_it_stays_in() -> None:
    """The war goes on between Red and Blue, and the offers stand as they were."""
    table = war("going_going_mine").hand(BLUE, "clam_voyance").act(RED, OfferInWar(RED, 300)).act(RED, GOING)
    table.act(GREEN, Respond(GREEN, None)).answer(BLUE, "clam_voyance").act(RED, Respond(BLUE, None))
    assert [left.seat for left in table.all(LeftWar)] == [GREEN]
    assert table.all(WarWon) == []
    assert table.refusal(GREEN, OfferInWar(GREEN, 600)) == "RR-137"
    table.act(BLUE, OfferInWar(BLUE, 400)).wait(60_000)
    assert table.last(WarWon).seat == BLUE
    assert table.last(WarWon).price == 400


def test_going_going_mine_against_one_who_has_garbage_on_the_table() -> None:
    table = (
        Table(3, pace="live")
        .hand(RED, "going_going_mine")
        .counter("chop_shop", "beef")
        .money(RED, 400)
        .money(BLUE, 400)
    )
    table.send("chop_shop", "chop_shop", ISLAND, spots={RED: 1, BLUE: 1}).to_market()
    table.act(RED, OfferInWar(RED, 400)).act(BLUE, OfferInWar(BLUE, 400)).act(RED, OfferInWar(RED, 400, 3))
    table.act(BLUE, OfferInWar(BLUE, 400, 4)).act(RED, GOING).let_happen()
    assert (table.purses()[RED], table.of(RED).garbage, table.owns(RED, "beef")) == (200, 0, 1)


def test_rr_186_going_going_mine_needs_a_war() -> None:
    table = Table(3, pace="live").hand(RED, "going_going_mine").send("chop_shop", "chop_shop", ISLAND).to_market()
    assert table.refusal(RED, GOING) == "RR-186"


def test_rr_186_going_going_mine_not_for_who_is_out() -> None:
    table = war("going_going_mine").money(RED, 300).act(BLUE, OfferInWar(BLUE, 400))
    assert table.all(LeftWar)[0].seat == RED
    assert table.refusal(RED, GOING) == "RR-186"


# Going, Going, Mine! with a sealed bid


def sealed(*hand: str, pace: str = "simulation") -> Table:
    """All three on the Beef ($200), with $600 each."""
    table = Table(3, pace=pace).hand(RED, *hand).counter("chop_shop", "beef", "fish")
    for seat in range(3):
        table.money(seat, 600)
    return table.send(*["chop_shop"] * 3, spots={RED: 1, BLUE: 1, GREEN: 1}).to_step("claims")


def test_going_going_mine_sealed() -> None:
    table = sealed("going_going_mine").act(BLUE, SealBid(BLUE, 600)).act(GREEN, SealBid(GREEN, 0))
    assert table.all(CardPlayed) == []
    table.act(RED, SealBid(RED, 300, going_going_mine=True))
    assert table.last(CardPlayed).targets == (BLUE,)  # Green is out already
    assert table.last(WarWon) == WarWon(RED, RED, "chop_shop", 1, "beef", 200, 0)
    assert [bid.money for bid in table.last(BidsRevealed).bids] == [300, 600, 0]


def test_going_going_mine_sealed_who_stops_it_stays_in() -> None:
    """Of Red ($300), Blue ($500) and Green ($600), Green is out: Blue pays $100 more than Red."""
    table = (
        sealed("going_going_mine")
        .hand(BLUE, "clam_voyance")
        .act(BLUE, SealBid(BLUE, 500))
        .act(GREEN, SealBid(GREEN, 600))
    )
    table.act(RED, SealBid(RED, 300, going_going_mine=True)).answer(BLUE, "clam_voyance")
    assert table.last(WarWon) == WarWon(BLUE, BLUE, "chop_shop", 1, "beef", 400, 0)


def test_going_going_mine_sealed_only_with_a_bid() -> None:
    table = sealed("going_going_mine")
    assert table.refusal(RED, SealBid(RED, 0, going_going_mine=True)) == "RR-155"
    assert table.refusal(BLUE, SealBid(BLUE, 300, going_going_mine=True)) == "RR-155"  # without the card


def test_rr_181_going_going_mine_sealed_is_the_card_of_the_day() -> None:
    table = sealed("going_going_mine", "tip_jar").act(BLUE, SealBid(BLUE, 600)).act(GREEN, SealBid(GREEN, 0))
    table.act(RED, SealBid(RED, 300, going_going_mine=True)).to_step("close")
    assert table.refusal(RED, PlayCard("tip_jar")) == "RR-181"


def test_going_going_mine_is_not_announced_in_a_sealed_war() -> None:
    table = sealed("going_going_mine", pace="relaxed")
    assert table.refusal(RED, GOING) == "RR-421"


# Power Cut and Critic at the Door


def two_dishes(seat: int) -> Table:
    """This player could cook both recipes on the Double Stove."""
    table = Table(3, pace="live").recipes(seat, "edamame_salad", "royal_biryani").upgrade(seat, "double_stove")
    table.chef(seat, "mortimer_sleazburger").give(
        seat, "beans", "greens", "carrot", "rice", "poultry", "butter", "onion"
    )
    return table


def test_rr_451_power_cut_and_double_stove() -> None:
    table = two_dishes(BLUE).hand(RED, "power_cut").act(RED, PlayCard("power_cut", target=BLUE)).let_happen()
    assert table.view(None).seats[BLUE].power_cut
    table.to_cooking()
    basic, gourmet = plan("edamame_salad"), plan("royal_biryani")
    assert table.refusal(BLUE, DeclareCook((basic, gourmet))) == "RR-451"
    assert table.refusal(BLUE, DeclareCook((gourmet,))) == "RR-451"
    table.act(BLUE, DeclareCook((basic,)))
    assert table.last(Cooked).dish.recipe == "edamame_salad"


def test_rr_451_power_cut_is_over_the_next_day() -> None:
    table = two_dishes(BLUE).hand(RED, "power_cut").act(RED, PlayCard("power_cut", target=BLUE)).let_happen()
    table.to_next_day().to_cooking().act(BLUE, DeclareCook((plan("royal_biryani"),)))
    assert table.last(Cooked).dish.recipe == "royal_biryani"


def test_rr_451_critic_at_the_door_through_the_day() -> None:
    """+2 for the recipe it is named with, and for no other."""
    table = two_dishes(RED).hand(RED, "critic_at_the_door").to_cooking()
    table.act(RED, DeclareCook((plan("edamame_salad", critic=True), plan("royal_biryani"))))
    assert [(cooked.dish.recipe, cooked.popularity) for cooked in table.all(Cooked)] == [
        ("edamame_salad", 4),
        ("royal_biryani", 5),
    ]
    assert table.view(None).action_pile == ("critic_at_the_door",)


# RR-450: as much as possible


def test_rr_450_less_garbage_than_announced() -> None:
    table = Table(3, pace="live").hand(RED, "trash_talk").garbage(RED, 2)
    table.act(RED, PlayCard("trash_talk", target=BLUE, amount=2)).garbage(RED, 1).let_happen()
    assert table.all(GarbageGiven) == [GarbageGiven(RED, BLUE, 1, "trash_talk")]


def test_rr_450_less_money_than_before() -> None:
    table = Table(3, pace="live").hand(RED, "armed_robbery").money(BLUE, 400)
    table.act(RED, PlayCard("armed_robbery", target=BLUE)).money(BLUE, 100).let_happen()
    assert (table.all(MoneyGiven), table.purses()) == ([], [0, 100, 0])


# Movement cards and the powers that come after them


def test_rr_184_kim_forces_whom_a_taxi_has_taken_away() -> None:
    table = Table(3, pace="live").chef(BLUE, "kim_chi").money(BLUE, 100).hand(RED, "taxi")
    table.send("chop_shop", "chop_shop", ISLAND)
    table.act(RED, taxi(ISLAND)).to_powers().act(BLUE, UseKim(RED)).let_happen()
    assert table.refusal(RED, Relocate(ISLAND)) == "RR-331"
    assert table.go("chop_shop", 0).at(RED) == "chop_shop"
