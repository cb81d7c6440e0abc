"""RR-054 to RR-067: income, and the wheels."""

import pytest

from atable.games.rival_restaurants.actions import ChooseSpot, PlayCard, SetWheel, TakeBack
from atable.games.rival_restaurants.content.cards import LOCATIONS
from atable.games.rival_restaurants.events import ChefsMoved, DayBegan, Locked, TakenBack
from atable.games.rival_restaurants.game import GAME
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table


def income(table: Table) -> tuple[int, ...]:
    return table.to_next_day().last(DayBegan).income


def wheels(table: Table, *locations: str) -> Table:
    for seat, location in enumerate(locations):
        table.act(seat, SetWheel(seat, location))
    return table


# Income


def test_rr_054_300_for_everybody_every_day() -> None:
    table = Table(3).money(BLUE, 100)
    assert income(table) == (300, 300, 300)
    assert table.purses() == [300, 400, 300]
    assert income(table) == (300, 300, 300)
    assert table.purses() == [600, 700, 600]


def test_rr_055_100_more_with_social_media_advertising() -> None:
    assert income(Table(3).upgrade(BLUE, "social_media_ads")) == (300, 400, 300)


def test_rr_056_100_more_with_celebrity_endorsement() -> None:
    assert income(Table(3).upgrade(BLUE, "celebrity_endorsement")) == (300, 400, 300)
    assert income(Table(3, celebrity_income_bonus=200).upgrade(BLUE, "celebrity_endorsement")) == (300, 500, 300)


def test_rr_055_rr_056_both() -> None:
    assert income(Table(3).upgrade(GREEN, "social_media_ads", "celebrity_endorsement")) == (300, 300, 500)
    others = ("basic_recipe_book", "gourmet_recipe_book", "double_stove")
    assert income(Table(3).upgrade(GREEN, *others)) == (300, 300, 300)


def test_rr_057_level_bonuses_are_added() -> None:
    """Lunar New Year, the second level of Dim Sum & Then Some."""
    table = Table(3).restaurant(RED, "dim_sum_and_then_some")
    assert income(table.popularity(RED, 6)) == (300, 300, 300)
    assert income(table.popularity(RED, 7)) == (400, 300, 300)
    assert income(table.upgrade(RED, "social_media_ads", "celebrity_endorsement")) == (600, 300, 300)


def test_rr_058_to_all_at_once_before_wheels_can_be_set() -> None:
    table = Table(3)
    while table.state.day == 1:
        table.by_default()
    told = [type(event) for event in table.events]
    assert told[-1] is DayBegan
    assert table.view(RED).step == "wheels"
    assert table.purses() == [300, 300, 300]


# Wheels


def test_rr_059_exactly_one_location() -> None:
    table = Table(3)
    assert table.refusal(RED, SetWheel(RED, "the_moon")) == "RR-059"
    assert table.refusal(RED, SetWheel(BLUE, "chop_shop")) == "RR-059"  # somebody else's wheel
    table.act(RED, SetWheel(RED, "chop_shop"))
    assert table.seen(BLUE) == [Locked(RED, "wheel")]  # and not where to
    assert table.refusal(RED, SetWheel(RED, "dairy_king")) == "RR-064"


def test_rr_060_one_location_per_day() -> None:
    table = Table(3, pace="live").send("chop_shop", "dairy_king", "the_island")
    assert table.refusal(RED, SetWheel(RED, "dairy_king"))
    table.to_market()
    assert table.refusal(RED, SetWheel(RED, "dairy_king"))
    assert [table.at(seat) for seat in (RED, BLUE, GREEN)] == ["chop_shop", "dairy_king", "the_island"]


def test_rr_061_nobody_stays_at_home() -> None:
    table = Table(3)
    assert [it.location for it in table.legal(RED) if isinstance(it, SetWheel)] == list(LOCATIONS)
    assert table.refusal(RED, SetWheel(RED, "home")) == "RR-059"
    assert table.act(BLUE, SetWheel(BLUE, "chop_shop")).pending() == [RED, GREEN]  # the others wait for Red


@pytest.mark.parametrize("location", ["mystery_mart", "the_island"])
def test_rr_062_the_same_location_again(location: str) -> None:
    table = Table(3)
    for _ in range(3):
        table.send(location, "chop_shop", "chop_shop")
        assert table.at(RED) == location
        table.to_next_day()
        assert table.at(RED) == "home"


def test_rr_063_sending_a_destination_locks_the_wheel() -> None:
    table = Table(3).act(BLUE, SetWheel(BLUE, "chop_shop"))
    assert table.seen(RED) == [Locked(BLUE, "wheel")]
    assert table.pending() == [RED, GREEN]
    assert [seat.ready for seat in table.view(GREEN).seats] == [False, True, False]


def test_rr_064_a_locked_wheel_may_be_changed_until_the_last_one_is_locked() -> None:
    table = wheels(Table(3), "chop_shop", "dairy_king").act(RED, TakeBack())
    assert table.seen(GREEN) == [TakenBack(RED, "wheel")]
    assert table.pending() == [RED, GREEN]
    table.act(RED, SetWheel(RED, "mystery_mart")).act(GREEN, SetWheel(GREEN, "the_island"))
    assert table.at(RED) == "mystery_mart"
    assert table.refusal(BLUE, SetWheel(BLUE, "carbtastic"))


def test_rr_064_not_after_the_reveal() -> None:
    table = wheels(Table(3), "the_island", "dairy_king", "chop_shop")
    assert table.refusal(RED, TakeBack()) == "RR-044"
    assert table.refusal(BLUE, SetWheel(BLUE, "chop_shop")) == "RR-068"


def test_rr_065_revealed_together_and_all_chefs_move() -> None:
    table = wheels(Table(3), "chop_shop", "dairy_king")
    assert table.all(ChefsMoved) == []
    assert [table.at(seat) for seat in range(3)] == ["home"] * 3
    table.act(GREEN, SetWheel(GREEN, "the_island"))
    [moved] = table.all(ChefsMoved)
    assert [(move.seat, move.location) for move in moved.moves] == [
        (RED, "chop_shop"),
        (BLUE, "dairy_king"),
        (GREEN, "the_island"),
    ]
    assert [table.at(seat) for seat in range(3)] == ["chop_shop", "dairy_king", "the_island"]


def test_rr_066_a_minute_may_be_imposed() -> None:
    live = GAME.limit(Table(3, pace="live").state, RED)
    assert live is not None
    assert live.ms == 60_000
    quick = GAME.limit(Table(3, pace="live", wheel_seconds=15).state, RED)
    assert quick is not None
    assert quick.ms == 15_000


def test_rr_066_by_rule_there_is_no_timer() -> None:
    assert GAME.limit(Table(3, pace="live", wheel_seconds=0).state, RED) is None
    table = Table(3, pace="live")
    assert GAME.next_deadline(table.state) is None
    table.wait(3_600_000)
    assert table.pending() == [RED, BLUE, GREEN]


def test_rr_067_out_of_time_to_the_island() -> None:
    """Case T-20."""
    table = Table(3, pace="live").act(BLUE, SetWheel(BLUE, "chop_shop")).act(GREEN, SetWheel(GREEN, "chop_shop"))
    assert table.pending() == [RED]
    table.by_default()
    assert [table.at(seat) for seat in range(3)] == ["the_island", "chop_shop", "chop_shop"]
    assert table.view(RED).figures[RED].spot is None


@pytest.mark.parametrize("pace", ["live", "relaxed"])
def test_rr_067_nobody_has_set_a_wheel(pace: str) -> None:
    table = Table(3, pace=pace)
    for _ in range(3):
        table.by_default()
    assert [table.at(seat) for seat in range(3)] == ["the_island"] * 3


# Cards while wheels are set


def test_rr_081_cards_while_wheels_are_set() -> None:
    table = Table(3).hand(RED, "armed_robbery", "taxi").hand(BLUE, "tip_jar").money(BLUE, 600)
    assert table.refusal(RED, PlayCard("taxi", figure=RED, location="the_island")) == "RR-180"  # not yet
    table.act(RED, PlayCard("armed_robbery", target=BLUE)).let_happen()
    assert table.purses() == [300, 300, 0]
    wheels(table, "chop_shop", "chop_shop")
    assert table.refusal(BLUE, PlayCard("tip_jar")) == "RR-081"  # locked
    table.act(BLUE, TakeBack()).act(BLUE, PlayCard("tip_jar")).let_happen()
    assert table.purses() == [200, 400, 0]


def test_rr_081_cards_after_the_placement_until_all_have_passed() -> None:
    table = Table(3).hand(RED, "taxi").hand(GREEN, "tip_jar").money(RED, 100)
    wheels(table, "chop_shop", "chop_shop", "chop_shop")
    taxi = PlayCard("taxi", figure=RED, location="the_island")
    assert table.refusal(RED, taxi) == "RR-068"  # not while spots are chosen
    for seat in range(3):
        table.act(seat, ChooseSpot(seat, 0))
    table.act(RED, taxi)
    assert table.at(RED) == "the_island"
    table.by_default().by_default()
    assert table.pending() == [GREEN]
    table.act(GREEN, PlayCard("tip_jar")).let_happen()
    assert table.purses() == [0, 0, 100]
    assert table.phase() == "money_move"
    table.by_default()
    assert table.phase() == "buy_barter"
