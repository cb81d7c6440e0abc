"""RR-267 to RR-289: the markets are refilled, or the game is over; RR-285 to RR-287: the vote."""

import pytest

from atable.games.rival_restaurants.actions import BuyShelf, CookOn, DeclareCook, Pass, TakeBack, VoteFor
from atable.games.rival_restaurants.content.cards import (
    INGREDIENT_INDEX,
    INGREDIENTS,
    LOCATION_INDEX,
    LOCATIONS,
    MARKETS,
    SLOTS,
)
from atable.games.rival_restaurants.events import (
    Cooked,
    DeckRebuilt,
    GameEnded,
    Locked,
    MarketRefilled,
    TakenBack,
    Voted,
    VotesRevealed,
)
from atable.games.rival_restaurants.frames import SettingWheels, Voting
from atable.games.rival_restaurants.phases.refilling import refill
from atable.games.rival_restaurants.scoring import outcome, places
from atable.games.rival_restaurants.state import NOTHING
from atable.kernel.events import seen_by
from atable.kernel.outcome import Outcome
from tests.rules.rival_restaurants.kitchens import BLUE, DAY, GREEN, RED, YELLOW, Stove, plan
from tests.rules.rival_restaurants.scenario import Table

LAND = "vegetable_land"


def counter(table: Stove, market: str) -> list[str | None]:
    return [None if kind == NOTHING else INGREDIENTS[kind] for kind in table.state.counters[LOCATION_INDEX[market]]]


def shelf(table: Stove, market: str) -> int:
    return len(table.state.shelves[LOCATION_INDEX[market]])


def refilled(table: Stove) -> Stove:
    refill(table.state, table.events)
    return table


# Refilling


def test_rr_267_every_market_the_mystery_mart_too() -> None:
    table = refilled(Stove())
    assert [event.market for event in table.saw(MarketRefilled)] == list(LOCATIONS[:MARKETS])
    for market in LOCATIONS[:MARKETS]:
        assert None not in counter(table, market)
        assert len(table.pile(market)) == 1


def test_rr_268_rr_270_rr_271_and_example_x_11() -> None:
    table = Stove().counter(LAND, "onion", None, "garlic", "carrot").shelf(LAND, "greens", "scallion", "onion")
    pile = table.pile(LAND)
    refilled(table)
    assert counter(table, LAND) == ["scallion", "greens", "onion", "garlic"]
    assert table.pile(LAND) == sorted([*pile, "carrot"])
    told = ("scallion", "greens", "onion", "garlic")
    assert MarketRefilled(LAND, "carrot", told) in table.events


def test_rr_269_an_empty_last_slot_costs_no_card() -> None:
    table = Stove().counter(LAND, "onion", "garlic", "carrot", None).shelf(LAND, "greens")
    pile = table.pile(LAND)
    refilled(table)
    assert counter(table, LAND) == ["greens", "onion", "garlic", "carrot"]
    assert shelf(table, LAND) == len(pile)  # RR-274: no more and no less than what was there
    assert MarketRefilled(LAND, None, ("greens", "onion", "garlic", "carrot")) in table.events


def test_rr_270_cards_keep_their_order() -> None:
    table = Stove().counter(LAND, "onion", "garlic", None, None).shelf(LAND, "greens", "scallion")
    assert counter(refilled(table), LAND) == ["scallion", "greens", "onion", "garlic"]


def test_rr_271_an_empty_counter_is_filled_from_right_to_left() -> None:
    table = Stove().counter(LAND, None, None, None, None).shelf(LAND, "greens", "scallion", "onion", "carrot", "garlic")
    assert counter(refilled(table), LAND) == ["carrot", "onion", "scallion", "greens"]


def test_rr_272_and_rr_274_the_pile_becomes_the_shelf_when_a_card_is_needed() -> None:
    """Two slots are empty, one card is on the shelf."""
    table = Stove().counter(LAND, None, "onion", "garlic", "carrot").shelf(LAND, "greens")
    cards = len(table.pile(LAND)) + 1  # with the Carrot
    refilled(table)
    assert DeckRebuilt(LAND) in table.events
    assert counter(table, LAND)[1:] == ["greens", "onion", "garlic"]
    assert counter(table, LAND)[0] is not None
    assert table.pile(LAND) == []
    assert shelf(table, LAND) == cards - 1


def test_rr_272_it_is_shuffled() -> None:
    orders = set()
    for turns in range(8):
        table = Stove().counter(LAND, "onion", "garlic", "carrot", None).shelf(LAND, "greens")
        for _ in range(turns):
            table.state.rng.next32()
        orders.add(tuple(refilled(table).state.shelves[LOCATION_INDEX[LAND]]))
    assert len(orders) > 1


def test_rr_273_and_case_t_18_only_in_cook_and_counter() -> None:
    """Three chefs at Dairy King, one card on its shelf: the pile is no shelf before the markets are refilled."""
    table = Table().restaurant(RED, "pasta_la_vista").recipes(RED, "quesadilla", "steak_frites")
    table.money(RED, 200).money(BLUE, 200).give(RED, "flour", "cheese", "beans").short_shelf("dairy_king", 1)
    table.send(*["dairy_king"] * 3)
    table.to_step("queues").act(RED, BuyShelf(RED, "dairy_king"))
    assert BuyShelf(BLUE, "dairy_king") not in table.legal(BLUE)
    table.to_cooking()
    market = LOCATION_INDEX["dairy_king"]
    assert table.state.shelves[market] == []
    table.act(RED, DeclareCook((plan("quesadilla"),)))
    assert table.state.day == 2
    assert table.all(DeckRebuilt) == [DeckRebuilt("dairy_king")]
    assert INGREDIENT_INDEX["cheese"] in [*table.state.shelves[market], *table.state.counters[market]]  # RR-275


def test_rr_274_at_the_end_of_the_refill_too() -> None:
    """The shelf has exactly the card that is needed."""
    table = refilled(Stove().counter(LAND, "onion", "garlic", "carrot", "carrot").shelf(LAND, "greens"))
    assert counter(table, LAND)[0] == "greens"
    assert table.pile(LAND) == []
    assert shelf(table, LAND) > 0


def test_rr_275_what_was_cooked_today_is_shuffled_in() -> None:
    """All other dairy is in front of Blue: the Cheese just cooked is the only card to come back."""
    table = Stove().runs(RED, "pasta_la_vista").recipes(RED, "quesadilla", "steak_frites").completes(RED, "quesadilla")
    table.counter("dairy_king", None, None, None)
    table.has(BLUE, *[INGREDIENTS[kind] for kind in table.state.shelves[LOCATION_INDEX["dairy_king"]]])
    table.only(RED, plan("quesadilla")).end_day()
    assert counter(table, "dairy_king") == [None, None, "cheese"]


def test_rr_277_without_any_card_slots_stay_empty() -> None:
    table = Stove().counter("mystery_mart", None, None, None)
    market = LOCATION_INDEX["mystery_mart"]
    table.has(BLUE, *[INGREDIENTS[kind] for kind in table.state.shelves[market]])
    refilled(table)
    assert counter(table, "mystery_mart") == [None] * SLOTS[market]
    assert MarketRefilled("mystery_mart", None, (None, None, None)) in table.events


def test_rr_278_then_the_day_is_over() -> None:
    table = Stove().start().end_day()
    assert table.state.day == DAY + 1
    assert isinstance(table.frame(), SettingWheels)
    assert outcome(table.state) is None


# The end


def pot(popularity: int, recipe: str = "midnight_ramen", seats: int = 3, **options: str) -> Stove:
    """Red has this much popularity, and a recipe (5) to cook; level bonuses aside."""
    table = Stove(seats, **options).runs(RED, "pasta_la_vista", popularity).recipes(RED, "tteokbokki", recipe)
    return table.completes(RED, recipe)


def finished(*standings: tuple[int, int, int], **options: str) -> Stove:
    """The day on which these popularities were reached, with Gourmet recipes and money, is over."""
    table = Stove(len(standings), **options)
    for seat, (popularity, gourmets, money) in enumerate(standings):
        table.runs(seat, "pasta_la_vista", popularity, money=money)
        table.of(seat).gourmets = gourmets
    return table.start().end_day()


def result(table: Stove) -> Outcome:
    ended = outcome(table.state)
    assert ended is not None
    return ended


@pytest.mark.parametrize(("before", "over"), [(14, False), (15, True), (16, True)])
def test_rr_279_at_20_or_more(before: int, over: bool) -> None:
    table = pot(before).only(RED, plan("midnight_ramen")).end_day()
    assert (outcome(table.state) is not None) == over
    assert (table.state.stack == []) == over


def test_rr_280_and_case_t_34_everybody_who_declared_completes_it() -> None:
    table = pot(15).runs(BLUE, "seoul_food", 14).recipes(BLUE, "bruschetta", "lobster_thermidor")
    table.completes(BLUE, "lobster_thermidor").start()
    table.cooks(RED, plan("midnight_ramen")).cooks(BLUE, plan("lobster_thermidor"))
    assert [event.seat for event in table.saw(Cooked)] == [RED, BLUE]
    table.end_day()
    assert table.of(BLUE).popularity == 23  # with K-Wave
    assert result(table).winners() == (BLUE,)


def test_rr_281_no_refill_on_the_last_day() -> None:
    table = pot(15).only(RED, plan("midnight_ramen"))
    counters = [market.copy() for market in table.state.counters]
    table.end_day()
    assert table.saw(MarketRefilled) == []
    assert table.state.counters == counters


def test_rr_282_more_popularity_wins() -> None:
    table = finished((20, 5, 900), (22, 0, 0), (21, 0, 0))
    assert places(table.state) == [3, 1, 2]
    [ended] = table.saw(GameEnded)
    assert (ended.places, ended.popularity) == ((3, 1, 2), (20, 22, 21))
    assert result(table).tie_break is None


def test_rr_283_then_more_gourmet_recipes() -> None:
    table = finished((21, 2, 900), (21, 3, 0), (20, 9, 0))
    assert places(table.state) == [2, 1, 3]
    tie_break = result(table).tie_break
    assert tie_break is not None
    assert tie_break.key == "tie-break-gourmet"


def test_rr_284_and_case_t_33_then_more_money() -> None:
    table = finished((21, 2, 100), (21, 2, 300), (20, 4, 0))
    assert result(table).winners() == (BLUE,)
    assert places(table.state) == [2, 1, 3]
    tie_break = result(table).tie_break
    assert tie_break is not None
    assert tie_break.key == "tie-break-money"


def test_rr_288_the_others_are_ranked_in_the_same_way() -> None:
    """Nobody votes for a third place: who is equal shares it."""
    table = finished((9, 1, 0), (23, 0, 0), (9, 2, 0), (9, 1, 0))
    assert places(table.state) == [3, 1, 2, 3]


def test_rr_289_the_last_day_of_all() -> None:
    table = Stove(max_days=20).runs(RED, "pasta_la_vista", 6).runs(BLUE, "seoul_food", 5)
    table.state.day = 19
    table.start().end_day()
    assert outcome(table.state) is None
    table.state.stack = []
    table.start().end_day()
    assert places(table.state) == [1, 2, 3]
    assert result(table).reason.key == "ended-days"


@pytest.mark.parametrize(("pace", "days"), [("live", 60), ("relaxed", 60), ("simulation", 40)])
def test_rr_289_days_of_each_pace(pace: str, days: int) -> None:
    assert Stove(pace=pace).state.options.max_days == days


def test_the_score_sheet_adds_up() -> None:
    table = pot(16).has(RED, "wine").runs(RED, "the_rising_sun", 16, garbage=1)
    table.only(RED, plan("midnight_ramen", extra=True)).end_day()
    side = result(table).sides[RED]
    assert side.points == sum(line.points for line in side.lines) == 23
    lines = {line.key: line.points for line in side.lines}
    assert lines == {
        "score-recipes": 21,
        "score-cuisine": 1,
        "score-extras": 1,
        "score-levels": 1,
        "score-garbage": -1,
    }
    assert result(table).reason.key == "ended-goal"
    assert (side.side, side.seats, side.place) == ("seat", (RED,), 1)


# The vote

TIE = (21, 2, 300)
OTHER = (10, 0, 0)


def test_rr_285_and_rr_286_the_others_elect_the_winner() -> None:
    table = finished(TIE, TIE, OTHER, OTHER)
    assert isinstance(table.frame(), Voting)
    assert outcome(table.state) is None
    assert table.asked() == [GREEN, YELLOW]
    assert table.legal(GREEN) == [VoteFor(RED), VoteFor(BLUE), Pass()]
    assert table.legal(RED) == []
    assert table.refused(RED, VoteFor(RED)) == "RR-286"
    assert table.refused(GREEN, VoteFor(YELLOW)) == "RR-285"
    assert table.refused(GREEN, CookOn(True)) == "RR-286"
    table.do(GREEN, VoteFor(BLUE)).do(YELLOW, VoteFor(BLUE))
    assert table.saw(VotesRevealed) == [VotesRevealed((None, None, BLUE, BLUE), (BLUE,))]
    assert result(table).winners() == (BLUE,)
    assert places(table.state) == [2, 1, 3, 3]
    tie_break = result(table).tie_break
    assert tie_break is not None
    assert tie_break.key == "tie-break-vote"


def test_rr_286_in_secret_and_with_second_thoughts() -> None:
    table = finished(TIE, TIE, OTHER, OTHER)
    assert table.refused(GREEN, TakeBack()) == "RR-286"
    table.events = []
    table.do(GREEN, VoteFor(RED))
    assert seen_by(table.events, YELLOW) == [Locked(GREEN, "vote")]
    assert seen_by(table.events, GREEN) == [Voted(GREEN, RED)]
    assert table.legal(GREEN) == [TakeBack()]
    assert table.refused(GREEN, VoteFor(BLUE)) == "RR-286"
    table.do(GREEN, TakeBack()).do(GREEN, VoteFor(BLUE)).do(YELLOW, Pass())
    assert TakenBack(GREEN, "vote") in table.events
    assert result(table).winners() == (BLUE,)  # more than half of the votes cast


@pytest.mark.parametrize(
    ("green", "yellow", "winners"),
    [
        (VoteFor(RED), VoteFor(BLUE), (RED, BLUE)),
        (Pass(), Pass(), (RED, BLUE)),
        (VoteFor(RED), Pass(), (RED,)),
        (VoteFor(RED), VoteFor(RED), (RED,)),
    ],
)
def test_rr_286_and_rr_287_a_strict_majority_or_a_shared_victory(
    green: VoteFor | Pass, yellow: VoteFor | Pass, winners: tuple[int, ...]
) -> None:
    table = finished(TIE, TIE, OTHER, OTHER).do(GREEN, green).do(YELLOW, yellow)
    assert result(table).winners() == winners
    assert places(table.state)[GREEN] == 3


def test_rr_287_without_voters_the_victory_is_shared() -> None:
    table = finished(TIE, TIE, TIE)
    assert table.state.stack == []
    assert result(table).winners() == (RED, BLUE, GREEN)
    tie_break = result(table).tie_break
    assert tie_break is not None
    assert tie_break.key == "tie-break-shared"


def test_rr_287_simulation_shares_it_directly() -> None:
    table = finished(TIE, OTHER, TIE, pace="simulation")
    assert table.saw(VotesRevealed) == []
    assert result(table).winners() == (RED, GREEN)
    assert places(table.state) == [1, 3, 1]


def test_nobody_declares_anything_after_the_end() -> None:
    table = pot(20).start().do(RED, DeclareCook(())).end_day()
    assert table.state.stack == []
