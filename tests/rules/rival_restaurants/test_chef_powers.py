"""RR-291 to RR-303, RR-327 to RR-332, RR-338, RR-339 and RR-346 to RR-348: the powers of Money & Move."""

from typing import Any

import pytest

from atable.games.rival_restaurants.actions import (
    BuyPair,
    Pass,
    Relocate,
    UseAngus,
    UseFuego,
    UseGardena,
    UseKim,
    UseMortimer,
    UseStroganov,
)
from atable.games.rival_restaurants.content.cards import LOCATIONS
from atable.games.rival_restaurants.events import (
    ChefRelocated,
    GarbageGiven,
    IngredientDiscarded,
    MoneyGiven,
    MoneyPaid,
    PowerUsed,
)
from atable.kernel.actions import Action
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, YELLOW, Table


def angus(*locations: str, **options: Any) -> Table:
    """Red is Angus; his turn, if he has a target."""
    return Table(len(locations), **options).chef(RED, "angus_khan").send(*locations).to_powers()


def kim(*locations: str) -> Table:
    """Red is Kim, with $300."""
    return Table(len(locations)).chef(RED, "kim_chi").money(RED, 300).send(*locations).to_powers()


def mortimer() -> Table:
    """Red is Mortimer, with 3 garbage."""
    return Table(3).chef(RED, "mortimer_sleazburger").garbage(RED, 3)


def next_powers(table: Table, *locations: str) -> Table:
    """The powers of the next day."""
    return table.to_next_day().send(*locations).to_powers()


def fuego(*locations: str, **options: Any) -> Table:
    """Red is Fuego; everybody else has $300."""
    table = Table(len(locations), **options).chef(RED, "senor_fuego")
    for seat in range(1, len(locations)):
        table.money(seat, 300)
    return table.send(*locations).to_powers()


# All powers


def test_rr_291_not_in_another_phase() -> None:
    table = Table(3, pace="live").chef(RED, "general_stroganov").money(RED, 100).give(BLUE, "onion")
    table.recipes(BLUE, "quesadilla", "tiramisu")
    assert table.refusal(RED, UseStroganov(BLUE, "onion"))
    table.send("chop_shop", "the_island", "the_island")
    assert table.refusal(RED, UseStroganov(BLUE, "onion"))
    table.to_market().act(RED, UseStroganov(BLUE, "onion"))


@pytest.mark.parametrize("action", [UseStroganov(BLUE, "onion"), BuyPair(RED, 0, 0)])
def test_rr_291_nobody_has_the_power_of_another_chef(action: Action) -> None:
    table = Table(3, pace="live").chef(RED, "biff_brobeque").money(RED, 1000).give(BLUE, "onion")
    table.send("chop_shop", "the_island", "the_island").to_market()
    assert table.refusal(RED, action) == "RR-291"
    assert table.refusal(RED, UseGardena(BLUE))


def test_rr_294_once_a_day() -> None:
    table = mortimer().send("chop_shop", "dairy_king", "the_island").to_powers()
    table.act(RED, UseMortimer(BLUE)).let_happen()
    assert table.state.phase == "buy_barter"  # he is not asked again
    assert [table.of(seat).garbage for seat in range(3)] == [2, 1, 0]
    next_powers(table, "chop_shop", "dairy_king", "the_island").act(RED, UseMortimer(GREEN)).let_happen()
    assert [table.of(seat).garbage for seat in range(3)] == [1, 1, 1]


def test_rr_292_not_at_all() -> None:
    table = angus("chop_shop", "chop_shop", "the_island").act(RED, Pass())
    assert (table.at(BLUE), table.state.phase) == ("chop_shop", "buy_barter")


def test_rr_297_a_day_without_use_clears_it() -> None:
    """Case T-09."""
    where = ("chop_shop", "dairy_king", "dairy_king")
    table = kim(*where).act(RED, UseKim(BLUE)).let_happen().go("chop_shop", 0)
    next_powers(table, *where)
    assert table.refusal(RED, UseKim(BLUE)) == "RR-329"
    assert UseKim(GREEN) in table.legal(RED)
    table.act(RED, Pass())
    next_powers(table, *where).act(RED, UseKim(BLUE)).let_happen().go("chop_shop", 0)
    assert table.at(BLUE) == "chop_shop"


def test_rr_297_so_does_another_target() -> None:
    """Case T-09."""
    where = ("chop_shop", "dairy_king", "dairy_king")
    table = kim(*where).act(RED, UseKim(BLUE)).let_happen().go("chop_shop", 0)
    next_powers(table, *where).act(RED, UseKim(GREEN)).let_happen().go("chop_shop", 0)
    next_powers(table, *where)
    assert table.refusal(RED, UseKim(GREEN)) == "RR-329"
    table.act(RED, UseKim(BLUE)).let_happen().go("chop_shop", 0)
    assert table.at(BLUE) == "chop_shop"


def test_rr_298_at_the_mystery_mart_angus_and_fuego_work() -> None:
    where = ("mystery_mart", "mystery_mart", "the_island")
    assert angus(*where).legal(RED) == [UseAngus(BLUE), Pass()]
    table = fuego(*where).act(RED, UseFuego((BLUE,))).let_happen()
    assert table.purses() == [200, 100, 300]


def test_rr_298_in_a_safe_zone_they_do_not() -> None:
    where = ("mystery_mart", "mystery_mart", "the_island")
    assert angus(*where, mystery_mart_safe_zone=True).state.phase == "buy_barter"
    assert fuego(*where, mystery_mart_safe_zone=True).purses() == [0, 300, 300]
    assert angus("chop_shop", "chop_shop", "the_island", mystery_mart_safe_zone=True).pending() == [RED]


# Angus Khan


def test_rr_299_he_bans_one_chef_at_his_market() -> None:
    table = angus("chop_shop", "chop_shop", "chop_shop", "dairy_king")
    assert table.legal(RED) == [UseAngus(BLUE), UseAngus(GREEN), Pass()]
    assert table.refusal(RED, UseAngus(YELLOW)) == "RR-299"
    assert table.refusal(RED, UseAngus(RED)) == "RR-299"
    table.act(RED, UseAngus(GREEN)).let_happen().go("vegetable_land", 2)
    assert [table.at(seat) for seat in range(4)] == ["chop_shop", "chop_shop", "vegetable_land", "dairy_king"]
    assert table.last(ChefRelocated).why == "angus_khan"
    assert table.state.phase == "buy_barter"


def test_rr_299_nobody_is_there() -> None:
    assert angus("chop_shop", "dairy_king", "the_island").state.phase == "buy_barter"


def test_rr_300_the_banned_chef_must_go_elsewhere_at_once() -> None:
    table = angus("chop_shop", "chop_shop", "the_island").act(RED, UseAngus(BLUE)).let_happen()
    assert table.pending() == [BLUE]
    assert table.refusal(BLUE, Relocate("chop_shop", 0)) == "RR-300"
    assert table.refusal(BLUE, Pass())
    assert table.refusal(RED, Pass()) == "RR-044"


def test_rr_301_not_on_the_island() -> None:
    table = angus("the_island", "the_island", "the_island")
    assert table.all(PowerUsed) == []
    assert table.state.phase == "buy_barter"


def test_rr_302_any_of_the_six_other_locations() -> None:
    table = angus("chop_shop", "chop_shop", "the_island").act(RED, UseAngus(BLUE)).let_happen()
    ways = [action for action in table.legal(BLUE) if isinstance(action, Relocate)]
    assert sorted({way.location for way in ways}) == sorted(set(LOCATIONS) - {"chop_shop"})
    assert [way.spot for way in ways if way.location == "dairy_king"] == [0, 1, 2, 3]
    assert [way.spot for way in ways if way.location == "the_island"] == [None]
    table.go("the_island")
    assert table.at(BLUE) == "the_island"


def test_rr_303_nobody_brings_the_banned_chef_back() -> None:
    """Kim comes before Angus, and only once."""
    table = Table(4).chef(RED, "angus_khan").chef(BLUE, "kim_chi").money(BLUE, 300)
    table.send("chop_shop", "chop_shop", "chop_shop", "dairy_king").to_powers()
    table.act(BLUE, Pass()).act(RED, UseAngus(GREEN)).let_happen().go("carbtastic", 0)
    assert table.view(None).figures[GREEN].banned == "chop_shop"
    assert table.refusal(BLUE, UseKim(GREEN))
    assert (table.at(GREEN), table.state.phase) == ("carbtastic", "buy_barter")
    table.to_next_day()
    assert table.view(None).figures[GREEN].banned is None  # for the rest of the day
    table.send("chop_shop", "chop_shop", "chop_shop", "chop_shop")


# Kim Chi


def test_rr_327_for_100_a_chef_comes_to_her() -> None:
    table = kim("chop_shop", "dairy_king", "the_island").act(RED, UseKim(BLUE))
    assert table.last(MoneyPaid) == MoneyPaid(RED, 100, "kim_chi")  # to the bank
    table.let_happen().go("chop_shop", 1)
    assert table.purses() == [200, 0, 0]
    assert table.at(BLUE) == "chop_shop"


def test_rr_327_for_an_ingredient() -> None:
    table = Table(3).chef(RED, "kim_chi").give(RED, "onion").send("chop_shop", "dairy_king", "the_island").to_powers()
    assert table.refusal(RED, UseKim(BLUE)) == "RR-327"  # no money
    assert table.refusal(RED, UseKim(BLUE, "beef")) == "RR-327"
    table.act(RED, UseKim(BLUE, "onion")).let_happen().go("chop_shop", 1)
    assert table.last(IngredientDiscarded) == IngredientDiscarded(RED, "onion", "kim_chi")
    assert table.owns(RED, "onion") == 0
    assert [stack.ingredient for stack in table.view(None).locations[2].pile] == ["onion"]


def test_rr_327_for_nothing_she_is_not_asked() -> None:
    table = Table(3).chef(RED, "kim_chi").send("chop_shop", "dairy_king", "the_island").to_powers()
    assert table.state.phase == "buy_barter"


def test_rr_328_a_committed_ingredient_too() -> None:
    table = Table(3).chef(RED, "kim_chi").recipes(RED, "quesadilla", "tiramisu").give(RED, "flour", "onion")
    table.send("chop_shop", "dairy_king", "the_island").to_powers()
    assert table.in_pantry(RED) == ["onion"]
    table.act(RED, UseKim(GREEN, "flour")).let_happen().go("chop_shop", 0)
    assert (table.owns(RED, "flour"), table.owns(RED, "onion")) == (0, 1)


def test_rr_329_not_the_same_chef_two_days_in_a_row() -> None:
    """Case T-09."""
    where = ("the_island", "dairy_king", "dairy_king")
    table = kim(*where).act(RED, UseKim(BLUE)).let_happen()
    next_powers(table, *where)
    assert table.refusal(RED, UseKim(BLUE)) == "RR-329"
    assert [it for it in table.legal(RED) if isinstance(it, UseKim)] == [UseKim(GREEN)]


def test_rr_330_at_the_island_too() -> None:
    table = kim("the_island", "dairy_king", "mystery_mart").act(RED, UseKim(GREEN)).let_happen()
    assert table.at(GREEN) == "the_island"  # no spot is asked for
    assert table.state.phase == "buy_barter"


def test_rr_331_the_forced_chef_chooses_the_own_spot() -> None:
    table = kim("mystery_mart", "dairy_king", "the_island").act(RED, UseKim(BLUE)).let_happen()
    assert table.legal(BLUE) == [Relocate("mystery_mart", spot) for spot in (0, 1, 2, 3)]
    assert table.refusal(BLUE, Relocate("chop_shop", 0)) == "RR-331"
    table.act(BLUE, Relocate("mystery_mart", 3))
    assert table.view(None).figures[BLUE].spot == 3


def test_rr_332_not_a_chef_who_is_there_already() -> None:
    table = kim("chop_shop", "chop_shop", "the_island")
    assert table.refusal(RED, UseKim(BLUE)) == "RR-332"
    assert [it for it in table.legal(RED) if isinstance(it, UseKim)] == [UseKim(GREEN)]


# Mortimer Sleazburger


def test_rr_338_he_gives_one_garbage_to_another_chef() -> None:
    table = mortimer().send("chop_shop", "dairy_king", "the_island").to_powers()
    assert table.legal(RED) == [UseMortimer(BLUE), UseMortimer(GREEN), Pass()]
    assert table.refusal(RED, UseMortimer(RED)) == "RR-338"
    table.act(RED, UseMortimer(GREEN)).let_happen()
    assert table.last(GarbageGiven) == GarbageGiven(RED, GREEN, 1, "mortimer_sleazburger")
    assert [table.of(seat).garbage for seat in range(3)] == [2, 0, 1]


def test_rr_338_only_garbage_of_his_restaurant() -> None:
    table = mortimer().garbage(RED, 0).send("chop_shop", "dairy_king", "the_island").to_powers()
    assert table.state.phase == "buy_barter"


def test_rr_339_not_to_the_same_chef_two_days_in_a_row() -> None:
    where = ("chop_shop", "dairy_king", "the_island")
    table = mortimer().send(*where).to_powers().act(RED, UseMortimer(BLUE)).let_happen()
    next_powers(table, *where)
    assert table.refusal(RED, UseMortimer(BLUE)) == "RR-339"
    assert table.legal(RED) == [UseMortimer(GREEN), Pass()]
    table.act(RED, Pass())
    next_powers(table, *where).act(RED, UseMortimer(BLUE)).let_happen()
    assert [table.of(seat).garbage for seat in range(3)] == [1, 2, 0]


# Señor Fuego


def test_rr_346_each_other_chef_at_his_market_gives_him_200() -> None:
    table = fuego("chop_shop", "chop_shop", "chop_shop", "dairy_king").act(RED, UseFuego((BLUE, GREEN))).let_happen()
    assert table.all(MoneyGiven) == [
        MoneyGiven(BLUE, RED, 200, "senor_fuego"),
        MoneyGiven(GREEN, RED, 200, "senor_fuego"),
    ]
    assert table.purses() == [400, 100, 100, 300]


def test_rr_346_who_is_elsewhere_pays_nothing() -> None:
    table = fuego("chop_shop", "chop_shop", "dairy_king")
    assert table.refusal(RED, UseFuego((BLUE, GREEN))) == "RR-346"
    assert table.refusal(RED, UseFuego((GREEN,))) == "RR-346"


def test_rr_292_rr_346_he_may_tax_fewer_or_nobody() -> None:
    table = fuego("chop_shop", "chop_shop", "chop_shop")
    table.act(RED, UseFuego((GREEN,))).let_happen()
    assert table.purses() == [200, 300, 100]
    assert fuego("chop_shop", "chop_shop", "chop_shop").act(RED, Pass()).purses() == [0, 300, 300]


def test_rr_346_out_of_time_he_taxes_everybody() -> None:
    table = fuego("chop_shop", "chop_shop", "chop_shop").by_default().let_happen()
    assert table.purses() == [400, 100, 100]


def test_rr_347_not_on_the_island() -> None:
    table = fuego("the_island", "the_island", "the_island")
    assert table.purses() == [0, 300, 300]
    assert table.state.phase == "buy_barter"


def test_rr_348_who_has_less_gives_all() -> None:
    table = Table(3).chef(RED, "senor_fuego").money(BLUE, 100).send("chop_shop", "chop_shop", "chop_shop").to_powers()
    table.act(RED, UseFuego((BLUE, GREEN))).let_happen()
    assert table.purses() == [100, 0, 0]


def test_rr_082_rr_348_order_of_powers() -> None:
    """Case T-08."""
    kim_chi, angus_khan, senor_fuego, biff = RED, BLUE, GREEN, YELLOW
    table = Table(4).chef(RED, "kim_chi").chef(BLUE, "angus_khan").chef(GREEN, "senor_fuego")
    table.chef(YELLOW, "biff_brobeque")
    for seat in range(4):
        table.money(seat, 300)
    table.send("chop_shop", "chop_shop", "chop_shop", "dairy_king").to_powers()
    table.act(kim_chi, UseKim(biff)).let_happen().go("chop_shop", 0)
    table.act(angus_khan, UseAngus(biff)).let_happen().go("carbtastic", 0)
    table.act(senor_fuego, UseFuego((kim_chi, angus_khan))).let_happen()
    assert table.purses() == [0, 100, 700, 300]
    assert table.at(biff) == "carbtastic"
