"""Thinking time, and what is played for somebody whose time is over (RR-425)."""

from collections.abc import Callable
from typing import Any

import pytest

from atable.games.rival_restaurants.actions import (
    BanChef,
    BuyShelf,
    ChooseActive,
    ChooseSpot,
    CookOn,
    DecideClaim,
    DeclareCook,
    DeclineBonus,
    DeclineOffer,
    Discard,
    Done,
    Keep,
    KeepRecipe,
    MakeOffer,
    Pass,
    PickChef,
    PlayCard,
    Relocate,
    Respond,
    SealBid,
    SetWheel,
    Smile,
    TakeBack,
    UseAngus,
    UseFuego,
    UseGardena,
    UseKim,
    VoteFor,
)
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import CHEFS
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.state import NOTHING
from atable.kernel.actions import Action
from atable.kernel.seats import Seat
from atable.kernel.views import Limit
from tests.rules.rival_restaurants.kitchens import Stove, plan
from tests.rules.rival_restaurants.positions import (
    answer,
    bonus,
    choosing,
    cook_on,
    declaring,
    drafting,
    gardena,
    power,
    recipe,
    relocation,
    smile,
    spot,
    vote,
    wheel,
    window,
)
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

SECOND = 1000
HOUR = 60 * 60 * SECOND


def limit(table: Table | Stove, seat: Seat = RED) -> Limit:
    found = GAME.limit(table.state, seat)
    assert found is not None
    return found


def default(table: Table | Stove, seat: Seat = RED) -> Action | None:
    return GAME.default(table.state, seat)


DECISIONS = [
    pytest.param(choosing, 30, 24, id="choose_chef"),
    pytest.param(drafting, 30, 24, id="draft_pick"),
    pytest.param(wheel, 60, 24, id="set_wheel"),
    pytest.param(spot, 15, 12, id="choose_spot"),
    pytest.param(window, 6, 12, id="mm2"),
    pytest.param(power, 15, 12, id="use_kim"),
    pytest.param(relocation, 15, 12, id="relocate"),
    pytest.param(answer, 8, 12, id="respond"),
    pytest.param(smile, 15, 12, id="effect_choice"),
    pytest.param(declaring, 60, 24, id="declare_cook"),
    pytest.param(cook_on, 8, 12, id="cook_on"),
    pytest.param(gardena, 15, 12, id="use_gardena"),
    pytest.param(recipe, 20, 12, id="choose_recipe"),
    pytest.param(bonus, 20, 12, id="level_bonus"),
    pytest.param(vote, 30, 24, id="vote_winner"),
]
Position = Callable[[str], Table | Stove]


@pytest.mark.parametrize(("position", "seconds", "hours"), DECISIONS)
def test_rr_425_how_long_each_decision_may_take(position: Position, seconds: int, hours: int) -> None:
    assert limit(position("live")).ms == seconds * SECOND
    assert limit(position("relaxed")).ms == hours * HOUR


@pytest.mark.parametrize(("position", "seconds", "hours"), DECISIONS)
def test_rr_432_a_simulation_has_no_clock(position: Position, seconds: int, hours: int) -> None:
    table = position("simulation")
    assert RED in GAME.pending(table.state)
    assert GAME.limit(table.state, RED) is None
    assert GAME.next_deadline(table.state) is None


@pytest.mark.parametrize("step", ["open", "claims", "queues", "close", "ready"])
def test_rr_422_a_relaxed_market_waits_a_day_at_each_step(step: str) -> None:
    table = Table(pace="relaxed").money(RED, 300).send("chop_shop", "the_island", "the_island", spots={RED: 1})
    table.to_step(step)
    while RED not in table.pending():
        table.by_default()
    assert limit(table).ms == 24 * HOUR


@pytest.mark.parametrize("options", [{"variant_amateur": True}, {"bb_seconds": 0}])
def test_rr_429_without_a_clock_a_live_market_takes_as_long_as_it_takes(options: dict[str, Any]) -> None:
    table = Table(pace="live", **options).send("the_island", "the_island", "the_island").to_market()
    assert table.pending()
    assert GAME.limit(table.state, table.pending()[0]) is None
    assert GAME.next_deadline(table.state) is None


@pytest.mark.parametrize("options", [{"variant_amateur": True}, {"bb_seconds": 0}])
def test_rr_430_such_a_market_goes_step_by_step_with_sealed_wars(options: dict[str, Any]) -> None:
    table = Table(pace="live", **options).send("the_island", "the_island", "the_island").to_market()
    assert table.market().step == "open"
    assert table.options.war_mode == "sealed"


def test_rr_426_the_clock_stands_still_while_a_play_is_open() -> None:
    """Twenty seconds are over, an answer takes five: the market ends five seconds later."""
    table = Table(pace="live").money(RED, 300).hand(BLUE, "armed_robbery")
    table.send("carbtastic", "the_island", "the_island").to_market()
    table.wait(20 * SECOND).act(BLUE, PlayCard("armed_robbery", target=RED))
    assert table.refusal(RED, BuyShelf(RED, "carbtastic")) == "RR-189"
    table.wait(5 * SECOND).act(RED, Respond(RED, None))
    market = table.view(None).market
    assert market is not None
    assert market.ends == 65 * SECOND


def test_rr_431_who_has_decided_has_no_limit_any_more() -> None:
    """The step ends when the last one is ready, long before the time is over."""
    table = Table(pace="live").act(BLUE, SetWheel(BLUE, "chop_shop"))
    assert [GAME.limit(table.state, seat) is None for seat in (RED, BLUE, GREEN)] == [False, True, False]
    table.act(RED, SetWheel(RED, "chop_shop")).act(GREEN, SetWheel(GREEN, "chop_shop"))
    assert table.at(RED) == "chop_shop"


def test_every_answer_has_its_own_time() -> None:
    """Two answers in a row do not share eight seconds."""
    table = Table(pace="live").money(RED, 300).hand(BLUE, "armed_robbery", "clam_voyance").hand(RED, "clam_voyance")
    table.hand(RED, "clam_voyance").act(BLUE, PlayCard("armed_robbery", target=RED))
    first = limit(table).group
    table.answer(RED, "clam_voyance").answer(BLUE, "clam_voyance", RED)
    assert limit(table).group != first


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"mode": "kitchen_squad"}), (3, {"chef_choices": 2, "restaurant_choices": 2})]
)
def test_rr_425_each_choice_of_the_setup_has_its_own_time(seats: int, options: dict[str, Any]) -> None:
    """NPC, then squad; restaurant, then chef: who decides last about the first goes on with the second at once."""
    table = Table(seats, pace="live", choosing=True, **options)
    first = limit(table).group
    for seat in reversed(range(seats)):
        table.act(seat, table.legal(seat)[0])
    assert table.view(RED).step == "choosing"
    assert limit(table).group != first


def test_rr_425_each_of_two_new_recipes_has_its_own_time() -> None:
    table = Stove(pace="live").owns(RED, "double_stove", "basic_recipe_book", "gourmet_recipe_book")
    table.recipes(RED, "bruschetta", "nonnas_minestrone").runs(RED, "seoul_food", popularity=13)
    table.completes(RED, "bruschetta").completes(RED, "nonnas_minestrone")
    table.only(RED, plan("bruschetta"), plan("nonnas_minestrone"))
    first = limit(table).group
    table.do(RED, table.legal(RED)[0])
    assert isinstance(table.legal(RED)[0], KeepRecipe)
    assert limit(table).group != first


def test_rr_425_each_play_has_its_own_time() -> None:
    """Two cards in a row against the same player."""
    table = Table(pace="live").money(RED, 600).hand(BLUE, "armed_robbery").hand(GREEN, "health_inspection")
    table.garbage(RED, 1).act(BLUE, PlayCard("armed_robbery", target=RED))
    first = limit(table).group
    table.act(RED, Respond(RED, None)).act(GREEN, PlayCard("health_inspection", target=RED))
    assert limit(table).group != first


# The wheels


def test_rr_066_the_limit_for_the_wheels_is_an_option() -> None:
    assert limit(Table(pace="live")).ms == 60 * SECOND
    assert limit(Table(pace="live", wheel_seconds=90)).ms == 90 * SECOND
    assert GAME.limit(Table(pace="live", wheel_seconds=0).state, RED) is None


@pytest.mark.parametrize("pace", ["live", "relaxed"])
def test_rr_067_whose_time_is_over_goes_to_the_island(pace: str) -> None:
    table = Table(pace=pace)
    assert default(table) == SetWheel(RED, "the_island")
    for _ in range(3):
        table.by_default()
    assert [table.at(figure) for figure in range(3)] == ["the_island"] * 3


def test_rr_074_whose_time_is_over_stands_on_the_shelf() -> None:
    assert default(spot("live")) == ChooseSpot(RED, 0)


def test_rr_074_without_a_shelf_on_the_lowest_filled_slot() -> None:
    table = spot("live").counter("chop_shop", None, "beef", "fish", "pork").short_shelf("chop_shop", 0)
    assert default(table) == ChooseSpot(RED, 2)


def squad(pace: str = "live") -> Table:
    return Table(2, "kitchen_squad", pace)


def test_rr_363_on_day_one_the_first_of_the_squad_goes_to_the_island_the_npc_to_carbtastic() -> None:
    table = squad()
    first = CHEFS[table.of(RED).squad[0]]
    table.state.figures[RED].chef = NOTHING
    assert default(table) == ChooseActive(first)
    table.act(RED, ChooseActive(first))
    assert default(table) == SetWheel(RED, "the_island")
    table.act(RED, SetWheel(RED, "the_island"))
    assert default(table) == SetWheel(table.second(RED), "carbtastic")


def test_rr_363_later_the_active_chef_stays_the_one_of_the_day_before() -> None:
    table = squad()
    chef = table.of(RED).squad[2]
    table.state.figures[RED].chef = chef
    assert default(table) == ChooseActive(CHEFS[chef])


def test_rr_363_only_missing_choices_are_filled_in() -> None:
    """The Active Chef was sent to Carbtastic: its NPC goes to the "Fruit" Stand."""
    table = squad()
    table.act(RED, SetWheel(RED, "carbtastic")).act(RED, ChooseActive(CHEFS[table.of(RED).squad[1]]))
    assert default(table) == SetWheel(table.second(RED), "fruit_stand")


def test_rr_408_of_two_chefs_the_first_goes_to_the_island_the_other_to_carbtastic() -> None:
    table = Table(2, "two_many_cooks", "live")
    assert default(table) == SetWheel(RED, "the_island")
    table.act(RED, SetWheel(RED, "the_island"))
    assert default(table) == SetWheel(table.second(RED), "carbtastic")


def test_rr_408_a_single_missing_one_goes_to_the_island_if_the_other_does_not() -> None:
    table = Table(2, "two_many_cooks", "live").act(RED, SetWheel(RED, "chop_shop"))
    assert default(table) == SetWheel(table.second(RED), "the_island")
    table = Table(2, "two_many_cooks", "live")
    table.act(RED, SetWheel(table.second(RED), "the_island"))
    assert default(table) == SetWheel(RED, "carbtastic")


def test_rr_408_with_a_spot_where_it_is_chosen_at_once() -> None:
    table = Table(2, "two_many_cooks", "relaxed").act(RED, SetWheel(RED, "the_island"))
    assert default(table) == SetWheel(table.second(RED), "carbtastic", 0)


# Everything else


def test_rr_425_before_the_first_day_the_first_card_is_kept() -> None:
    table = choosing("live")
    kept = default(table)
    assert kept == table.legal(RED)[0]
    assert isinstance(kept, Keep)


def test_rr_425_in_a_draft_the_first_of_the_pool_is_picked_or_banned() -> None:
    """Red and Blue take turns; the first of the eight chefs is Biff."""
    table = drafting("live")
    pool = table.view(None).draft
    assert pool is not None
    assert default(table) == PickChef(pool.pool[0])
    while not isinstance(action := default(table, table.pending()[0]), BanChef):
        table.by_default()
    banning = table.view(None).draft
    assert banning is not None
    assert action == BanChef(banning.pool[0])


def test_rr_425_no_card_is_played_and_no_power_used() -> None:
    assert default(window("live")) == Pass()
    assert default(power("live")) == Pass()


def test_rr_425_fuego_taxes_everybody() -> None:
    table = Table(pace="live").chef(RED, "senor_fuego").send("chop_shop", "chop_shop", "chop_shop").to_powers()
    assert default(table) == UseFuego((BLUE, GREEN))


def test_rr_425_a_displaced_chef_goes_to_the_island() -> None:
    assert default(relocation("live")) == Relocate("the_island")


def test_rr_425_or_to_the_first_market_where_the_island_is_not_legal() -> None:
    """Road Work and Kim name the location: there, to the shelf."""
    table = Table(pace="live").chef(BLUE, "kim_chi").money(BLUE, 100).send("the_island", "chop_shop", "the_island")
    table.to_powers().act(BLUE, UseKim(RED)).let_happen()
    assert default(table) == Relocate("chop_shop", 0)


def test_rr_425_two_many_cooks_the_other_own_chef_is_on_the_island() -> None:
    table = Table(2, "two_many_cooks", "live").chef(BLUE, "angus_khan")
    table.send("chop_shop", "chop_shop", second=("the_island", "dairy_king")).to_powers()
    table.act(BLUE, UseAngus(RED)).let_happen()
    assert default(table) == Relocate("carbtastic", 0)


def test_rr_425_a_play_is_not_answered() -> None:
    table = answer("live").hand(RED, "clam_voyance")
    assert default(table) == Respond(RED, None)


def test_rr_425_in_an_effect_the_first_choice_counts() -> None:
    assert default(smile("live")) == Smile(True)
    assert default(smile("live").money(RED, 0)) == Smile(False)


def test_rr_425_nothing_is_cooked() -> None:
    assert default(declaring("live")) == DeclareCook()


def test_rr_205_cooking_goes_on_in_spite_of_garbage() -> None:
    assert default(cook_on("live")) == CookOn(True)


def test_rr_425_gardena_names_nobody_and_her_victim_gives_the_first_meat() -> None:
    stove = gardena("live")
    assert default(stove) == Pass()
    stove.do(RED, UseGardena(BLUE)).do(BLUE, Respond(BLUE, None))
    assert default(stove, BLUE) == Discard("beef")
    assert limit(stove, BLUE).ms == 15 * SECOND


def test_rr_425_the_first_recipe_drawn_is_kept() -> None:
    stove = recipe("live")
    drawn = GAME.view(stove.state, None).drawn
    assert drawn is not None
    assert default(stove) == KeepRecipe(drawn.recipes[0])


def test_rr_261_a_bonus_is_declined() -> None:
    stove = bonus("live")
    while not isinstance(action := default(stove), DeclineBonus):
        assert action is not None
        stove.do(RED, action)
    assert GAME.view(stove.state, None).seats[RED].money == 0


def test_rr_287_nobody_votes() -> None:
    """Without a vote the tied share the victory."""
    table = vote("live")
    assert default(table) == Pass()
    assert VoteFor(BLUE) in table.legal(RED)


def test_rr_417_claims_are_released_and_nothing_is_bid() -> None:
    table = Table(pace="relaxed").money(RED, 300).money(BLUE, 300).money(GREEN, 300)
    table.send("chop_shop", "chop_shop", "chop_shop", spots={RED: 1, BLUE: 2, GREEN: 2}).to_step("claims")
    assert default(table) == DecideClaim(RED, False)
    assert default(table, BLUE) == SealBid(BLUE, 0)
    table.act(RED, DecideClaim(RED, True))
    assert default(table) is None
    assert table.legal(RED)[0] == TakeBack()


def test_rr_418_a_turn_is_passed_and_rr_422_one_is_ready() -> None:
    table = Table(pace="relaxed").money(RED, 300).send("the_island", "the_island", "the_island").to_step("queues")
    assert default(table) == Pass(RED)
    table.to_step("ready")
    assert default(table) == Done()


def test_rr_423_an_offer_in_a_simulation_is_declined() -> None:
    table = Table().money(RED, 300).send("the_island", "the_island", "the_island").to_step("first_barter")
    table.act(RED, MakeOffer(BLUE, Bundle(money=100), Bundle()))
    assert default(table, BLUE) == DeclineOffer(1)


def test_rr_425_nobody_is_removed_from_the_game() -> None:
    """Everybody is absent for ten days: the days go by, and all are asked every day."""
    table = Table(4, pace="relaxed")
    while table.state.day < 11:
        table.by_default()
    assert table.pending() == [0, 1, 2, 3]
    assert table.purses() == [3000] * 4
