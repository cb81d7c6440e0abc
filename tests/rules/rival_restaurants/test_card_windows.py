"""RR-081 to RR-086: when cards may be played in Money & Move, the order of the powers, and chefs who are moved."""

import pytest

from atable.games.rival_restaurants.actions import (
    BuyShelf,
    ChooseSpot,
    Pass,
    PlayCard,
    Relocate,
    SetWheel,
    TakeBack,
    UseAngus,
    UseFuego,
    UseKim,
    UseMortimer,
)
from atable.games.rival_restaurants.events import CardPlayed, ChefRelocated, MarketOpened, PowerUsed
from atable.games.rival_restaurants.events.details import Move
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, YELLOW, Table

ISLAND = "the_island"
EVERYWHERE = [
    "raiders_of_the_lost_pork",
    "armed_robbery",
    "one_world",
    "health_inspection",
    "trash_talk",
    "recipe_switcheroo",
    "cook_the_books",
    "tip_jar",
    "dumpster_dive",
    "power_cut",
]
AFTER_PLACING = ["fake_sale", "say_cheese", "food_fight"]  # MM2 and Buy & Barter
IN_MM2_ONLY = ["taxi", "road_work"]
IN_THE_MARKET_ONLY = ["express_dillivery", "happy_hour", "going_going_mine"]
NEVER_BY_THEMSELVES = ["clam_voyance", "return_to_sender", "critic_at_the_door"]


def rich_table(card: str, pace: str = "simulation") -> Table:
    """Red holds the card, and everybody has everything that some card asks for."""
    table = Table(3, pace=pace).hand(RED, card)
    table.state.piles[0].append(table.state.shelves[0].pop())
    for seat in (RED, BLUE, GREEN):
        table.money(seat, 900).garbage(seat, 2).give(seat, "onion", "beef")
    return table


def could_play(table: Table, card: str) -> bool:
    return any(isinstance(action, PlayCard) and action.card == card for action in table.legal(RED))


def some_play(card: str) -> PlayCard:
    return PlayCard(card, target=BLUE, figure=BLUE if card == "road_work" else None)


# The windows


@pytest.mark.parametrize("card", [*EVERYWHERE, *AFTER_PLACING, *IN_MM2_ONLY, *IN_THE_MARKET_ONLY, *NEVER_BY_THEMSELVES])
def test_rr_081_rr_180_each_card_in_its_windows_only(card: str) -> None:
    table = rich_table(card)
    assert could_play(table, card) == (card in EVERYWHERE)
    table.counter("chop_shop", "beef", "fish").send(*["chop_shop"] * 3, spots={RED: 1, BLUE: 2})
    assert could_play(table, card) == (card in EVERYWHERE + AFTER_PLACING + IN_MM2_ONLY)
    table.to_market()
    in_market = EVERYWHERE + AFTER_PLACING + IN_THE_MARKET_ONLY
    assert could_play(table, card) == (card in in_market and card != "going_going_mine")  # there is no war
    if card not in in_market:
        assert table.refusal(RED, some_play(card)) == ("RR-451" if card == "critic_at_the_door" else "RR-180")


@pytest.mark.parametrize("card", AFTER_PLACING + IN_MM2_ONLY + IN_THE_MARKET_ONLY)
def test_rr_180_refused_while_the_wheels_are_set(card: str) -> None:
    assert rich_table(card).refusal(RED, some_play(card)) == "RR-180"


@pytest.mark.parametrize("card", IN_THE_MARKET_ONLY)
def test_rr_180_refused_after_the_placement(card: str) -> None:
    assert rich_table(card).send("chop_shop", ISLAND, ISLAND).refusal(RED, some_play(card)) == "RR-180"


def test_rr_081_no_card_while_spots_are_chosen() -> None:
    table = rich_table("tip_jar")
    for seat in (RED, BLUE, GREEN):
        table.act(seat, SetWheel(seat, "chop_shop"))
    assert table.refusal(RED, PlayCard("tip_jar")) == "RR-068"
    table.act(RED, ChooseSpot(RED, 0)).act(BLUE, ChooseSpot(BLUE, 0)).act(GREEN, ChooseSpot(GREEN, 0))
    table.act(RED, PlayCard("tip_jar"))
    assert table.purses() == [1100, 800, 800]


def test_rr_081_a_card_while_others_have_locked_their_wheels() -> None:
    table = rich_table("tip_jar").act(BLUE, SetWheel(BLUE, ISLAND)).act(GREEN, SetWheel(GREEN, ISLAND))
    table.act(RED, PlayCard("tip_jar"))
    assert table.purses() == [1100, 800, 800]
    assert table.pending() == [RED]  # still has no destination


def test_rr_081_who_has_locked_unlocks_to_play() -> None:
    table = rich_table("tip_jar").act(RED, SetWheel(RED, ISLAND))
    assert table.refusal(RED, PlayCard("tip_jar")) == "RR-081"
    table.act(RED, TakeBack()).act(RED, PlayCard("tip_jar"))
    assert table.last(CardPlayed).card == "tip_jar"


@pytest.mark.parametrize("pace", ["relaxed", "simulation"])
def test_rr_081_mm2_asks_in_priority_order_without_a_clock(pace: str) -> None:
    table = Table(3, pace=pace)
    table.state.priority = BLUE
    table.send(ISLAND, ISLAND, ISLAND)
    asked = []
    while table.view(None).step == "window":
        asked += table.pending()
        table.act(table.pending()[0], Pass())
    assert asked == [BLUE, GREEN, RED]


def test_rr_081_mm2_is_open_for_all_at_once_in_live_play() -> None:
    table = rich_table("tip_jar", "live").send(ISLAND, ISLAND, ISLAND)
    assert table.pending() == [RED, BLUE, GREEN]
    table.act(GREEN, Pass()).act(BLUE, Pass())
    assert (table.pending(), table.view(None).step) == ([RED], "window")
    table.act(RED, PlayCard("tip_jar")).let_happen()
    assert (table.pending(), table.view(None).step) == ([RED], "window")  # it closes only when all have passed
    table.act(RED, Pass())
    assert table.view(None).step == "market"


def test_rr_081_who_has_passed_is_out_of_the_window() -> None:
    table = rich_table("tip_jar", "live").send(ISLAND, ISLAND, ISLAND).act(RED, Pass())
    assert table.refusal(RED, PlayCard("tip_jar")) == "RR-044"


def test_rr_081_nothing_else_is_done_in_the_window() -> None:
    table = rich_table("tip_jar").send("chop_shop", ISLAND, ISLAND)
    assert table.refusal(RED, BuyShelf(RED, "chop_shop")) == "RR-081"


# The powers


def four_powers() -> Table:
    """Blue is Mortimer, Red Kim, Yellow Angus and Green Fuego: the seats are in another order than the powers."""
    table = Table(4).chef(BLUE, "mortimer_sleazburger").chef(RED, "kim_chi")
    table.chef(YELLOW, "angus_khan").chef(GREEN, "senor_fuego").garbage(BLUE, 1)
    for seat in range(4):
        table.money(seat, 300)
    return table.send("chop_shop", "dairy_king", "chop_shop", "chop_shop").to_powers()


def test_rr_082_mortimer_kim_angus_fuego() -> None:
    table = four_powers()
    assert table.pending() == [BLUE]
    table.act(BLUE, UseMortimer(RED))
    assert table.pending() == [RED]
    table.act(RED, UseKim(BLUE)).go("chop_shop", 0)
    assert table.pending() == [YELLOW]
    table.act(YELLOW, UseAngus(BLUE)).go("carbtastic", 0)
    assert table.pending() == [GREEN]
    table.act(GREEN, UseFuego((RED, YELLOW)))
    assert [used.chef for used in table.all(PowerUsed)] == [
        "mortimer_sleazburger",
        "kim_chi",
        "angus_khan",
        "senor_fuego",
    ]
    assert table.view(None).step == "market"


def test_rr_082_case_t_08() -> None:
    """Kim, Angus and Fuego at the Chop Shop, Biff at Dairy King, all with $300."""
    table = (
        Table(4).chef(RED, "kim_chi").chef(BLUE, "angus_khan").chef(GREEN, "senor_fuego").chef(YELLOW, "biff_brobeque")
    )
    for seat in range(4):
        table.money(seat, 300)
    table.send("chop_shop", "chop_shop", "chop_shop", "dairy_king").to_powers()
    table.act(RED, UseKim(YELLOW)).go("chop_shop", 1)
    table.act(BLUE, UseAngus(YELLOW)).go("carbtastic", 0)
    table.act(GREEN, UseFuego((RED, BLUE)))
    assert table.purses() == [0, 100, 700, 300]


def test_rr_083_not_before_the_powers_step() -> None:
    table = Table(3, pace="live").chef(RED, "kim_chi").money(RED, 300)
    assert table.refusal(RED, UseKim(BLUE)) == "RR-059"
    table.send("chop_shop", ISLAND, ISLAND)
    assert table.refusal(RED, UseKim(BLUE)) == "RR-081"


@pytest.mark.parametrize(
    ("chef", "use"),
    [
        ("kim_chi", UseKim(GREEN)),
        ("angus_khan", UseAngus(BLUE)),
        ("senor_fuego", UseFuego((BLUE,))),
        ("mortimer_sleazburger", UseMortimer(BLUE)),
    ],
)
def test_rr_083_not_in_buy_and_barter(chef: str, use: UseKim | UseAngus | UseFuego | UseMortimer) -> None:
    table = Table(3, pace="live").chef(RED, chef).money(RED, 300).money(BLUE, 300).garbage(RED, 1)
    table.send("chop_shop", "chop_shop", ISLAND).to_powers()
    assert use in table.legal(RED)
    table.to_market()
    assert table.refusal(RED, use) == "RR-087"


def test_rr_083_the_power_of_somebody_else() -> None:
    table = Table(3).chef(RED, "kim_chi").money(RED, 300).garbage(RED, 1).send("chop_shop", ISLAND, ISLAND).to_powers()
    assert table.refusal(RED, UseMortimer(BLUE)) == "RR-083"
    assert table.refusal(BLUE, UseKim(GREEN)) == "RR-044"


def test_rr_084_the_market_opens_after_the_last_power() -> None:
    table = Table(3, pace="live").chef(RED, "kim_chi").chef(GREEN, "senor_fuego").money(RED, 100).money(BLUE, 100)
    table.send("chop_shop", "dairy_king", "chop_shop").to_powers()
    table.act(RED, UseKim(BLUE)).let_happen().go("chop_shop", 2)
    assert table.all(MarketOpened) == []
    table.act(GREEN, UseFuego((RED, BLUE))).let_happen()
    (opened,) = table.all(MarketOpened)
    assert [claim.figures for claim in opened.claims] == [(BLUE,)]  # where the powers have put them
    assert table.view(None).phase == "buy_barter"


# Moved chefs


def banned() -> Table:
    """Red's Angus bans Blue from the Chop Shop."""
    table = Table(3, pace="live").chef(RED, "angus_khan").send("chop_shop", "chop_shop", ISLAND).to_powers()
    return table.act(RED, UseAngus(BLUE)).let_happen()


def test_rr_085_at_once_and_with_a_spot() -> None:
    table = banned()
    assert (table.pending(), table.view(None).step) == ([BLUE], "relocating")
    assert table.refusal(BLUE, Relocate("dairy_king")) == "RR-085"
    assert table.refusal(BLUE, Relocate("dairy_king", 4)) == "RR-085"  # it has three slots
    assert table.refusal(BLUE, Relocate(ISLAND, 0)) == "RR-085"
    table.go("dairy_king", 3)
    assert table.view(None).step == "market"


def test_rr_085_in_public() -> None:
    table = banned().go("dairy_king", 3)
    moved = ChefRelocated(Move(BLUE, BLUE, "gohan_sushido", "dairy_king", 3), "angus_khan")
    assert moved in table.seen(GREEN)
    assert moved in table.seen(None)
    assert (table.view(GREEN).figures[BLUE].location, table.view(GREEN).figures[BLUE].spot) == ("dairy_king", 3)


def test_rr_085_an_empty_slot_is_no_spot() -> None:
    table = Table(3).chef(RED, "angus_khan").counter("dairy_king", "egg", None, "milk")
    table.send("chop_shop", "chop_shop", ISLAND).to_powers().act(RED, UseAngus(BLUE))
    assert table.refusal(BLUE, Relocate("dairy_king", 2)) == "RR-085"
    table.go("dairy_king", 3)
    assert table.at(BLUE) == "dairy_king"


def test_rr_085_to_the_island_there_is_nothing_to_choose() -> None:
    table = Table(3, pace="live").hand(RED, "road_work").send("chop_shop", "dairy_king", ISLAND)
    table.act(RED, PlayCard("road_work", target=BLUE, figure=BLUE)).let_happen()
    assert (table.at(BLUE), table.view(None).figures[BLUE].spot) == (ISLAND, None)
    assert table.view(None).step == "window"


@pytest.mark.parametrize("pace", ["live", "relaxed", "simulation"])
def test_rr_086_nobody_changes_location_in_the_market(pace: str) -> None:
    table = Table(3, pace=pace).hand(RED, "taxi").hand(BLUE, "road_work").chef(BLUE, "kim_chi").money(BLUE, 100)
    table.send("chop_shop", "dairy_king", "carbtastic").to_market()
    assert table.refusal(RED, PlayCard("taxi", figure=RED, location=ISLAND)) == "RR-180"
    if pace != "live":
        table.act(RED, Pass())  # Blue is asked now
    assert table.refusal(BLUE, PlayCard("road_work", target=RED, figure=RED)) == "RR-180"
    refused = "RR-087" if pace == "live" else "RR-418"
    assert table.refusal(BLUE, Relocate(ISLAND)) == refused
    assert table.refusal(BLUE, SetWheel(BLUE, ISLAND)) == refused
    assert table.refusal(BLUE, UseKim(RED)) == refused
    assert [table.at(seat) for seat in range(3)] == ["chop_shop", "dairy_king", "carbtastic"]
