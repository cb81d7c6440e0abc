"""RR-407 to RR-412: Two Many Cooks. Of two players Red has the figures 0 and 2, Blue 1 and 3."""

import pytest

from atable.games.rival_restaurants.actions import (
    BuyActionCard,
    BuyShelf,
    DeclareCook,
    Pass,
    PlayCard,
    Relocate,
    SetWheel,
    UseAngus,
    UseFuego,
    UseKim,
    UseMortimer,
    UseStroganov,
)
from atable.games.rival_restaurants.content.cards import CHEFS, LOCATIONS
from atable.games.rival_restaurants.events import ActionCardBought, DayBegan, MoneyGiven, ShelfBought
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from tests.rules.rival_restaurants.kitchens import plan
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

RED_2, BLUE_2 = 2, 3


def cooks(pace: str = "simulation") -> Table:
    return Table(2, mode="two_many_cooks", pace=pace)


def send(table: Table, red: tuple[str, str], blue: tuple[str, str]) -> Table:
    return table.send(red[0], blue[0], second=(red[1], blue[1]))


@pytest.mark.parametrize("seats", [2, 3])
def test_rr_407_two_chefs_each_with_its_own_wheel(seats: int) -> None:
    table = Table(seats, mode="two_many_cooks")
    for seat in range(seats):
        wheels = [action for action in table.legal(seat) if isinstance(action, SetWheel)]
        own = (seat, seat + seats)
        assert wheels == [SetWheel(figure, location) for figure in own for location in LOCATIONS]
    table.act(RED, SetWheel(table.second(RED), "chop_shop"))
    assert RED in table.pending()
    table.act(RED, SetWheel(RED, "the_island"))
    assert RED not in table.pending()


@pytest.mark.parametrize("seats", [2, 3])
def test_rr_408_two_random_chefs_each(seats: int) -> None:
    found = set()
    options = GAME.resolve(RivalOptions(mode="two_many_cooks"), seats)
    for number in range(30):
        view = GAME.view(GAME.setup(options, seats, f"seed {number}"), None)
        chefs = [figure.chef for figure in view.figures]
        assert len(set(chefs)) == 2 * seats
        assert [figure.seat for figure in view.figures] == [*range(seats), *range(seats)]
        found |= set(chefs)
    assert found == set(CHEFS)


def test_rr_408_out_of_time_one_at_the_island_one_at_carbtastic() -> None:
    table = cooks("live")
    while table.view(None).step == "wheels":
        table.by_default()
    assert [table.at(figure) for figure in range(4)] == ["the_island", "the_island", "carbtastic", "carbtastic"]


def test_rr_408_only_what_is_missing() -> None:
    table = cooks("live").act(RED, SetWheel(RED_2, "the_island")).act(BLUE, SetWheel(BLUE, "carbtastic"))
    while table.view(None).step == "wheels":
        table.by_default()
    assert [table.at(figure) for figure in range(4)] == ["carbtastic", "carbtastic", "the_island", "the_island"]


def test_rr_409_never_to_the_same_location() -> None:
    table = cooks().act(RED, SetWheel(RED, "chop_shop")).act(BLUE, SetWheel(BLUE_2, "the_island"))
    assert table.refusal(RED, SetWheel(RED_2, "chop_shop")) == "RR-409"
    assert table.refusal(BLUE, SetWheel(BLUE, "the_island")) == "RR-409"
    table.act(RED, SetWheel(RED_2, "the_island"))  # where a chef of Blue is


def test_rr_409_nor_when_a_chef_is_chased_or_takes_a_taxi() -> None:
    table = cooks().chef(RED, "angus_khan").hand(BLUE, "taxi")
    send(table, ("chop_shop", "carbtastic"), ("chop_shop", "dairy_king")).by_default()
    assert table.refusal(BLUE, PlayCard("taxi", figure=BLUE, location="dairy_king", spot=0)) == "RR-186"
    table.to_powers().act(RED, UseAngus(BLUE)).let_happen()
    assert table.refusal(BLUE, Relocate("dairy_king", 0)) == "RR-409"
    table.go("carbtastic", 0)


def test_rr_410_both_chefs_buy_from_one_purse() -> None:
    table = send(cooks("live").money(RED, 300), ("chop_shop", "carbtastic"), ("the_island", "dairy_king")).to_market()
    table.act(RED, BuyShelf(RED, "chop_shop")).act(RED, BuyShelf(RED_2, "carbtastic"))
    assert [(event.figure, event.price) for event in table.all(ShelfBought)] == [(RED, 200), (RED_2, 100)]
    assert table.of(RED).money == 0
    assert sum(table.of(RED).stock) == 2


def test_rr_410_both_powers_work() -> None:
    table = cooks().chef(RED, "general_stroganov").chef(RED_2, "pork_knuckles").money(RED, 400)
    table.recipes(BLUE, "quesadilla", "tiramisu").give(BLUE, "onion")
    send(table, ("chop_shop", "carbtastic"), ("the_island", "dairy_king")).to_market()
    table.act(RED, UseStroganov(BLUE, "onion")).let_happen().to_step("queues")
    assert table.refusal(RED, BuyActionCard(RED)) == "RR-109"
    table.act(RED, BuyActionCard(RED_2))
    assert (table.owns(RED, "onion"), table.last(ActionCardBought).price) == (1, 300)


def test_rr_410_income_recipes_and_cards_stay_per_restaurant() -> None:
    table = cooks().to_next_day()
    assert table.last(DayBegan).income == (300, 300)
    assert [len(seat.recipes) for seat in table.view(None).seats] == [2, 2]
    table.hand(RED, "tip_jar", "armed_robbery").act(RED, PlayCard("tip_jar")).let_happen()
    assert table.refusal(RED, PlayCard("armed_robbery", target=BLUE)) == "RR-181"
    table.recipes(RED, "bruschetta", "wedding_chow_mein").give(RED, "bread", "tomato", "garlic")
    table.give(RED, "pasta", "poultry", "carrot", "greens", "onion")
    send(table, ("chop_shop", "carbtastic"), ("the_island", "dairy_king")).to_cooking()
    both = DeclareCook((plan("bruschetta"), plan("wedding_chow_mein")))
    assert table.refusal(RED, both) == "RR-206"
    table.act(RED, DeclareCook((plan("bruschetta"),)))


def brought_by_kim(chef: str, victim: int) -> Table:
    """Red has this chef, Green is Kim: all three first figures are at the Chop Shop, and now one of the second ones."""
    table = Table(3, mode="two_many_cooks").chef(RED, chef).chef(GREEN, "kim_chi").money(GREEN, 600).money(BLUE, 500)
    table.send("chop_shop", "chop_shop", "chop_shop", second=("dairy_king", "carbtastic", "fruit_stand")).to_powers()
    return table.act(GREEN, UseKim(victim)).let_happen().go("chop_shop", 0)


def test_rr_411_fuego_taxes_each_rival_once() -> None:
    table = brought_by_kim("senor_fuego", victim=4).act(RED, UseFuego((BLUE, GREEN))).let_happen()
    assert [table.at(figure) for figure in (1, 4)] == ["chop_shop", "chop_shop"]
    assert table.all(MoneyGiven) == [
        MoneyGiven(BLUE, RED, 200, "senor_fuego"),
        MoneyGiven(GREEN, RED, 200, "senor_fuego"),
    ]
    assert table.purses() == [400, 300, 300]


def test_rr_411_fuego_never_taxes_his_own_side() -> None:
    table = brought_by_kim("senor_fuego", victim=3)
    assert table.refusal(RED, UseFuego((RED,))) == "RR-346"
    assert {seat for it in table.legal(RED) if isinstance(it, UseFuego) for seat in it.targets} == {BLUE, GREEN}


def test_rr_411_angus_bans_one_figure() -> None:
    table = brought_by_kim("angus_khan", victim=4)
    assert table.legal(RED) == [UseAngus(1), UseAngus(2), UseAngus(4), Pass()]
    table.act(RED, UseAngus(4)).let_happen().go("dairy_king", 0)
    assert [table.at(figure) for figure in (1, 4)] == ["chop_shop", "dairy_king"]


def test_rr_411_angus_never_bans_an_own_figure() -> None:
    table = brought_by_kim("angus_khan", victim=3)
    assert table.legal(RED) == [UseAngus(1), UseAngus(2), Pass()]
    assert table.refusal(RED, UseAngus(3)) == "RR-299"


def test_rr_411_kim_forces_one_figure() -> None:
    table = cooks().chef(RED, "kim_chi").money(RED, 300)
    send(table, ("chop_shop", "dairy_king"), ("carbtastic", "dairy_king")).to_powers()
    assert [it for it in table.legal(RED) if isinstance(it, UseKim)] == [UseKim(BLUE), UseKim(BLUE_2)]
    table.act(RED, UseKim(BLUE_2)).let_happen().go("chop_shop", 0)
    assert [table.at(figure) for figure in range(4)] == ["chop_shop", "carbtastic", "dairy_king", "chop_shop"]


def test_rr_412_kim_counts_by_figure() -> None:
    where = (("chop_shop", "dairy_king"), ("carbtastic", "dairy_king"))
    table = send(cooks().chef(RED, "kim_chi").money(RED, 300), *where).to_powers()
    table.act(RED, UseKim(BLUE)).let_happen().go("chop_shop", 0)
    send(table.to_next_day(), *where).to_powers()
    assert table.refusal(RED, UseKim(BLUE)) == "RR-329"
    table.act(RED, UseKim(BLUE_2)).let_happen().go("chop_shop", 0)
    assert table.at(BLUE_2) == "chop_shop"


def test_rr_412_mortimer_counts_by_player() -> None:
    where = (("chop_shop", "dairy_king"), ("carbtastic", "dairy_king"))
    table = send(cooks().chef(RED, "mortimer_sleazburger").garbage(RED, 3), *where).to_powers()
    assert table.legal(RED) == [UseMortimer(BLUE), Pass()]
    table.act(RED, UseMortimer(BLUE)).let_happen()
    send(table.to_next_day(), *where).to_powers()
    assert table.state.phase == "buy_barter"  # Blue is the only other player
    send(table.to_next_day(), *where).to_powers().act(RED, UseMortimer(BLUE)).let_happen()
    assert [table.of(seat).garbage for seat in (RED, BLUE)] == [1, 2]


def test_rr_412_of_three_players_another_one_is_free() -> None:
    table = Table(3, mode="two_many_cooks").chef(RED, "mortimer_sleazburger").garbage(RED, 3)
    where, second = ["the_island"] * 3, ("carbtastic",) * 3
    table.send(*where, second=second).to_powers().act(RED, UseMortimer(BLUE)).let_happen()
    table.to_next_day().send(*where, second=second).to_powers()
    assert table.refusal(RED, UseMortimer(BLUE)) == "RR-339"
    table.act(RED, UseMortimer(GREEN)).let_happen()
    assert [table.of(seat).garbage for seat in range(3)] == [1, 1, 1]
