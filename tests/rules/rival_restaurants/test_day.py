"""RR-002 to RR-013, RR-043 to RR-046 and RR-087 to RR-090: how a day goes, and what holds on all of them."""

import pytest

from atable.games.rival_restaurants.actions import (
    BuyActionCard,
    BuyCounter,
    BuyShelf,
    DeclareCook,
    Discard,
    Done,
    MakeOffer,
    Pass,
    PlayCard,
    SellChocolate,
    SetWheel,
)
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.events import (
    ChefsMoved,
    CounterBought,
    DayBegan,
    GameEnded,
    MarketClosed,
    MarketOpened,
    MarketRefilled,
    MoneyPaid,
    ShelfBought,
)
from atable.games.rival_restaurants.frames import Declaring, Market
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from atable.kernel.actions import Action
from atable.kernel.events import Event
from tests.rules.rival_restaurants.kitchens import plan
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

GUACAMOLE = DeclareCook((plan("holy_guacamole"),))  # 2, and 1 more in Red's Mexican restaurant


def about_to_cook(popularity: int) -> Table:
    """Red can cook Holy Guacamole."""
    table = Table(3).popularity(RED, popularity).recipes(RED, "holy_guacamole")
    return table.give(RED, "avocado", "tomato", "onion").to_cooking()


# The aim and the days


def test_rr_002_the_first_restaurant_with_20_popularity_wins() -> None:
    table = about_to_cook(16).popularity(BLUE, 19).act(RED, GUACAMOLE)  # 2, cuisine 1, level 1
    assert table.last(GameEnded).popularity == (20, 19, 0)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners() == (RED,)


def test_rr_002_rr_005_19_are_not_enough() -> None:
    table = about_to_cook(15).act(RED, GUACAMOLE)
    assert table.of(RED).popularity == 19
    assert GAME.outcome(table.state) is None
    assert table.view(RED).step == "wheels"


def test_rr_003_all_act_at_the_same_time() -> None:
    table = Table(3, pace="live")
    for seat in range(3):
        table.recipes(seat, ["holy_guacamole", "bruschetta", "ratatouille_minute"][seat])
    table.give(RED, "avocado", "tomato", "onion").give(BLUE, "bread", "tomato", "garlic")
    table.give(GREEN, "tomato", "peppers", "garlic")
    assert table.pending() == [RED, BLUE, GREEN]  # wheels
    table.send("chop_shop", "dairy_king", "chop_shop")
    assert table.pending() == [RED, BLUE, GREEN]  # cards
    table.to_market()
    assert GAME.may_act(table.state) == [RED, BLUE, GREEN]
    table.to_cooking()
    assert table.pending() == [RED, BLUE, GREEN]


def test_rr_004_the_three_phases_of_a_day() -> None:
    table = about_to_cook(0)
    phases = [table.state.phase]
    while table.state.day < 3:
        table.by_default()
        if table.state.phase != phases[-1]:
            phases.append(table.state.phase)
    assert phases == ["cook_counter", "money_move", "buy_barter", "cook_counter", "money_move"]


def test_rr_004_what_is_told_of_a_day() -> None:
    table = Table(3).to_next_day().to_next_day()
    told = [type(event) for event in table.told]
    marks: list[type[Event]] = [DayBegan, ChefsMoved, MarketOpened, MarketClosed, MarketRefilled, DayBegan]
    places = [told.index(marks[0])]
    for mark in marks[1:]:
        places.append(told.index(mark, places[-1] + 1))
    assert places == sorted(places)


def test_rr_005_days_follow_each_other() -> None:
    table = Table(3)
    for _ in range(5):
        table.to_next_day()
    assert [event.day for event in table.all(DayBegan)] == [2, 3, 4, 5, 6]


# General principles


def test_rr_009_nobody_can_owe_money() -> None:
    table = Table(3).money(RED, 100).send("dairy_king", "carbtastic", "the_island").to_step("queues")
    assert table.refusal(RED, BuyShelf(RED, "dairy_king")) == "RR-009"
    assert table.refusal(RED, BuyCounter(RED, 1)) == "RR-009"
    table.money(RED, 200).act(RED, BuyCounter(RED, 1))
    assert table.purses() == [0, 0, 0]
    assert table.refusal(GREEN, BuyActionCard(GREEN)) == "RR-009"


def test_rr_009_as_much_as_possible() -> None:
    table = Table(3).hand(RED, "health_inspection").money(BLUE, 100).garbage(BLUE, 3)
    table.act(RED, PlayCard("health_inspection", target=BLUE)).let_happen()
    assert table.last(MoneyPaid) == MoneyPaid(BLUE, 100, "health_inspection")
    assert table.of(BLUE).money == 0


def test_rr_010_the_bank_has_more_than_96_coins() -> None:
    table = Table(3).money(RED, 64 * 100 + 32 * 300).to_next_day()
    assert table.of(RED).money == 16_300
    assert table.purses()[BLUE:] == [300, 300]


def test_rr_010_the_bin_has_more_than_32_tokens() -> None:
    table = Table(3).garbage(RED, 20).garbage(BLUE, 12).recipes(GREEN, "quesadilla")
    table.give(GREEN, "flour", "cheese", "beans").to_cooking()
    table.act(GREEN, DeclareCook((plan("quesadilla"),)))
    assert [table.of(seat).garbage for seat in (RED, BLUE, GREEN)] == [20, 12, 1]


def test_rr_011_the_first_priority_seat_is_random() -> None:
    options = GAME.resolve(RivalOptions(), 3)
    found = {GAME.setup(options, 3, f"seed {number}").priority for number in range(30)}
    assert found == {RED, BLUE, GREEN}


def test_rr_011_then_the_next_seat_clockwise() -> None:
    table = Table(3)
    for _ in range(4):
        table.to_next_day()
    assert [event.priority for event in table.all(DayBegan)] == [BLUE, GREEN, RED, BLUE]
    assert table.view(RED).order == (BLUE, GREEN, RED)


def test_rr_011_it_orders_what_the_rules_leave_open() -> None:
    table = Table(3).to_next_day().send("chop_shop", "chop_shop", "chop_shop")
    asked = []
    for _ in range(3):
        [seat] = table.pending()
        asked.append(seat)
        table.act(seat, Pass())
    assert asked == [BLUE, GREEN, RED]


@pytest.mark.parametrize("chef", ["lovehandles_mcfatterson", "antoine_baguette"])
def test_rr_012_an_action_card_wins_against_a_power(chef: str) -> None:
    """Express Dill-ivery: Lovehandles does not block it, Antoine does not make it dearer."""
    table = Table(3).chef(BLUE, chef).hand(RED, "express_dillivery").money(RED, 200)
    table.counter("chop_shop", "beef", "fish").counter("dairy_king", "butter")
    beside_antoine = chef == "antoine_baguette"
    table.send("chop_shop", "chop_shop" if beside_antoine else "dairy_king", "the_island").to_market()
    table.act(RED, PlayCard("express_dillivery", location="dairy_king", spot=1))
    assert (table.last(CounterBought).ingredient, table.last(CounterBought).price) == ("butter", 200)


def test_rr_013_ingredients_can_not_be_thrown_away() -> None:
    table = Table(3, pace="live").give(RED, "wine", "beef", "onion").recipes(RED, "quesadilla", "tiramisu")
    assert table.refusal(RED, Discard("onion"))
    table.send("the_island", "the_island", "the_island")
    assert table.refusal(RED, Discard("onion"))
    table.to_market()
    assert table.refusal(RED, Discard("onion"))
    assert table.refusal(RED, SellChocolate(RED, 1)) == "RR-125"  # only Chocolate is bought back
    table.to_next_day()
    assert [table.owns(RED, name) for name in ("wine", "beef", "onion")] == [1, 1, 1]


# From phase to phase


def test_rr_043_the_game_itself_goes_on_to_the_next_phase() -> None:
    table = Table(3)
    table.act(RED, SetWheel(RED, "the_island")).act(BLUE, SetWheel(BLUE, "the_island"))
    table.act(GREEN, SetWheel(GREEN, "the_island"))
    assert [type(event) for event in table.events][-1] is ChefsMoved
    while table.state.phase == "money_move":
        table.by_default()
    assert isinstance(table.state.stack[-1], Market)


def test_rr_043_the_game_itself_runs_the_timer() -> None:
    table = Table(3, pace="live").send("chop_shop", "dairy_king", "the_island").to_market().wait(60_000)
    assert table.all(MarketClosed) == [MarketClosed()]
    assert table.state.day == 2  # nobody had anything to cook


def test_rr_044_the_next_phase_waits_for_all() -> None:
    table = Table(3, pace="live").send("chop_shop", "dairy_king", "the_island")
    table.act(RED, Pass()).act(BLUE, Pass())
    assert table.phase() == "money_move"
    table.act(GREEN, Pass())
    assert table.phase() == "buy_barter"
    table.act(RED, Done()).act(GREEN, Done())
    assert table.phase() == "buy_barter"
    table.act(BLUE, Done())
    assert table.last(MarketClosed)
    assert table.phase() == "money_move"


def test_rr_044_or_until_the_time_has_run_out() -> None:
    table = Table(3, pace="live").send("chop_shop", "dairy_king", "the_island").to_market().act(RED, Done())
    table.wait(59_999)
    assert table.state.phase == "buy_barter"
    table.wait(1)
    assert table.state.day == 2


def test_rr_044_nobody_acts_out_of_turn() -> None:
    table = Table(3).send("chop_shop", "dairy_king", "the_island")
    assert table.pending() == [RED]
    assert table.refusal(BLUE, Pass()) == "RR-044"


def test_rr_046_nothing_is_bought_sold_or_traded_outside_buy_and_barter() -> None:
    table = Table(3, pace="live").money(RED, 1000).give(RED, "chocolate").recipes(RED, "holy_guacamole")
    table.give(RED, "avocado", "tomato", "onion").chef(RED, "kim_chi")
    forbidden: list[Action] = [
        BuyShelf(RED, "chop_shop"),
        BuyCounter(RED, 1),
        BuyActionCard(RED),
        SellChocolate(RED, 1),
        MakeOffer(BLUE, Bundle(money=100), Bundle()),
    ]
    steps = []

    def all_refused() -> None:
        steps.append(table.view(RED).step)
        for action in forbidden:
            assert table.refusal(RED, action)
            assert action not in table.legal(RED)

    all_refused()
    for seat, location in enumerate(["chop_shop", "dairy_king", "dairy_king"]):
        table.act(seat, SetWheel(seat, location))
    all_refused()
    for _ in range(3):
        table.by_default()
    all_refused()
    table.to_powers()  # Kim could force somebody
    all_refused()
    table.to_market().to_cooking()
    assert isinstance(table.state.stack[-1], Declaring)
    all_refused()
    assert steps == ["wheels", "placing", "window", "powers", "declaring"]


# Buying


def test_rr_087_one_minute() -> None:
    table = Table(3, pace="live").send("chop_shop", "dairy_king", "the_island").to_market()
    market = table.view(RED).market
    assert market is not None
    assert market.ends == 60_000
    assert GAME.next_deadline(table.state) == 60_000


def test_rr_088_only_where_the_chef_is() -> None:
    table = Table(3).money(RED, 1000).send("chop_shop", "dairy_king", "the_island").to_step("queues")
    assert table.refusal(RED, BuyShelf(RED, "dairy_king")) == "RR-088"
    assert table.refusal(RED, BuyShelf(RED, "carbtastic")) == "RR-088"
    assert table.refusal(RED, BuyActionCard(RED)) == "RR-109"
    table.act(RED, BuyShelf(RED, "chop_shop"))


def test_rr_088_only_with_an_own_chef() -> None:
    table = Table(3, pace="live").money(RED, 1000).send("chop_shop", "dairy_king", "the_island").to_market()
    assert table.refusal(RED, BuyShelf(BLUE, "dairy_king")) == "RR-088"


def test_rr_089_rr_090_any_number_of_counter_and_shelf_cards_in_any_order() -> None:
    table = Table(3, pace="live").money(RED, 900).counter("carbtastic", "rice", "bread", "flour", "pasta")
    table.shelf("carbtastic", "potatoes", "potatoes", "rice").send("carbtastic", "dairy_king", "the_island").to_market()
    wishes: list[Action] = [
        BuyShelf(RED, "carbtastic"),
        BuyCounter(RED, 4),
        BuyCounter(RED, 1),
        BuyShelf(RED, "carbtastic"),
        BuyCounter(RED, 2),
        BuyShelf(RED, "carbtastic"),
        BuyCounter(RED, 3),
    ]
    for wish in wishes:
        table.act(RED, wish)
    assert [event.ingredient for event in table.all(ShelfBought)] == ["potatoes", "potatoes", "rice"]
    assert [event.ingredient for event in table.all(CounterBought)] == ["pasta", "rice", "bread", "flour"]
    assert table.of(RED).money == 200
