"""RR-295 and RR-296: which powers can be answered with Clam-Voyance, and that the clock waits."""

import pytest

from atable.games.rival_restaurants.actions import (
    BuyActionCard,
    BuyCounter,
    BuyPair,
    BuyShelf,
    DeclareCook,
    Pass,
    StopPower,
    UseAngus,
    UseFuego,
    UseGardena,
    UseKim,
    UseMortimer,
    UseStroganov,
)
from atable.games.rival_restaurants.events import PlayStopped, PowerStopped
from atable.games.rival_restaurants.game import GAME
from atable.kernel.actions import Action
from tests.rules.rival_restaurants.kitchens import plan
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

USES: dict[str, Action] = {
    "mortimer_sleazburger": UseMortimer(BLUE),
    "kim_chi": UseKim(BLUE),
    "angus_khan": UseAngus(BLUE),
    "senor_fuego": UseFuego((BLUE, GREEN)),
}


def before_powers(chef: str) -> Table:
    """Red's power comes. Blue, who can answer, stands beside Red with Green, or for Kim elsewhere."""
    table = Table(3).chef(RED, chef).money(RED, 300).money(BLUE, 300).money(GREEN, 300).garbage(RED, 1)
    where = "dairy_king" if chef == "kim_chi" else "chop_shop"
    return table.hand(BLUE, "clam_voyance").send("chop_shop", where, where).to_powers()


@pytest.mark.parametrize("chef", list(USES))
def test_rr_295_clam_voyance_stops_a_power_of_money_and_move(chef: str) -> None:
    table = before_powers(chef)
    here = table.at(BLUE)
    table.act(RED, USES[chef]).answer(BLUE, "clam_voyance")
    assert table.last(PlayStopped) == PlayStopped(BLUE, chef)
    assert (table.at(BLUE), table.of(BLUE).garbage, table.of(BLUE).money) == (here, 0, 300)
    assert table.state.phase == "buy_barter"


def test_rr_295_the_other_target_is_hit() -> None:
    table = before_powers("senor_fuego").act(RED, USES["senor_fuego"]).answer(BLUE, "clam_voyance")
    assert table.purses() == [500, 300, 100]


@pytest.mark.parametrize("chef", ["kim_chi", "mortimer_sleazburger"])
def test_rr_295_rr_297_a_stopped_target_counts_as_targeted(chef: str) -> None:
    table = before_powers(chef).act(RED, USES[chef]).answer(BLUE, "clam_voyance")
    assert table.purses()[RED] == (200 if chef == "kim_chi" else 300)  # what was paid stays paid
    where = "dairy_king" if chef == "kim_chi" else "chop_shop"
    table.to_next_day().send("chop_shop", where, where).to_powers()
    assert table.refusal(RED, USES[chef]) == ("RR-329" if chef == "kim_chi" else "RR-339")


def test_rr_295_stroganov_too() -> None:
    table = Table(3).chef(RED, "general_stroganov").money(RED, 100).recipes(BLUE, "quesadilla", "tiramisu")
    table.give(BLUE, "onion").hand(BLUE, "clam_voyance").send("the_island", "the_island", "the_island").to_market()
    table.act(RED, UseStroganov(BLUE, "onion")).answer(BLUE, "clam_voyance")
    assert table.last(PlayStopped) == PlayStopped(BLUE, "general_stroganov")
    assert table.owns(BLUE, "onion") == 1


def test_rr_295_gardena_too() -> None:
    table = Table(3).chef(RED, "gardena_eden").recipes(RED, "onigiri").give(RED, "rice", "scallion", "onion", "onion")
    table.recipes(BLUE, "huevos_rancheros").give(BLUE, "pork").hand(BLUE, "clam_voyance").to_cooking()
    table.act(RED, DeclareCook((plan("onigiri", {"fish": "onion onion"}),))).act(RED, UseGardena(BLUE))
    table.answer(BLUE, "clam_voyance")
    assert table.last(PlayStopped) == PlayStopped(BLUE, "gardena_eden")
    assert table.owns(BLUE, "pork") == 1


def test_rr_295_antoine_and_lovehandles_too() -> None:
    table = Table(3, pace="live").chef(RED, "lovehandles_mcfatterson").money(BLUE, 200).hand(BLUE, "clam_voyance")
    table.send("chop_shop", "chop_shop", "the_island").to_market()
    assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == "RR-333"
    table.act(BLUE, StopPower(RED)).let_happen()
    assert table.last(PowerStopped) == PowerStopped(RED, "lovehandles_mcfatterson", (BLUE,))
    table.act(BLUE, BuyCounter(BLUE, 1)).wait(200)
    assert table.of(BLUE).money == 0

    table = Table(3, pace="live").chef(RED, "antoine_baguette").money(BLUE, 200).hand(BLUE, "clam_voyance")
    table.send("chop_shop", "chop_shop", "the_island").to_market()
    assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == "RR-009"
    table.act(BLUE, StopPower(RED)).let_happen().act(BLUE, BuyCounter(BLUE, 1)).wait(200)
    assert table.of(BLUE).money == 0


@pytest.mark.parametrize(
    ("chef", "action"),
    [
        ("gohan_sushido", BuyShelf(RED, "carbtastic")),
        ("pork_knuckles", BuyActionCard(RED)),
        ("phyllis_grubman", BuyPair(RED, 1, 2)),
    ],
)
def test_rr_295_the_others_are_used_against_nobody(chef: str, action: Action) -> None:
    table = Table(3).chef(RED, chef).money(RED, 300).hand(BLUE, "clam_voyance").hand(GREEN, "clam_voyance")
    table.send("chop_shop", "the_island", "the_island").to_step("queues").act(RED, action)
    assert table.of(RED).money < 300
    assert table.view(None).play is None


def test_rr_295_biff_neither() -> None:
    table = Table(3).chef(RED, "biff_brobeque").recipes(RED, "onigiri").give(RED, "rice", "fish", "beef")
    table.hand(BLUE, "clam_voyance").hand(GREEN, "clam_voyance").to_cooking()
    table.act(RED, DeclareCook((plan("onigiri", {"scallion": "beef"}),)))
    assert (table.of(RED).money, table.view(None).play) == (300, None)


def test_rr_296_the_clock_waits_for_the_answer_to_stroganov() -> None:
    table = Table(3, pace="live").chef(RED, "general_stroganov").money(RED, 300).recipes(BLUE, "quesadilla", "tiramisu")
    table.give(BLUE, "onion").send("the_island", "the_island", "the_island").to_market().wait(20_000)
    table.act(RED, UseStroganov(BLUE, "onion"))
    assert GAME.next_deadline(table.state) is None
    assert table.refusal(RED, BuyActionCard(RED)) == "RR-044"
    table.wait(100_000)
    assert table.state.phase == "buy_barter"
    table.let_happen()
    assert GAME.next_deadline(table.state) == 120_000 + 40_000
    table.wait(39_999)
    assert table.state.phase == "buy_barter"
    table.wait(1)
    assert table.state.day == 2


def test_rr_296_a_purchase_from_afar_stops_no_clock() -> None:
    table = Table(3, pace="live").chef(RED, "gohan_sushido").money(RED, 300)
    table.send("the_island", "chop_shop", "chop_shop").to_market().wait(20_000)
    table.act(RED, BuyShelf(RED, "carbtastic"))
    assert GAME.next_deadline(table.state) == 60_000


def test_rr_292_a_power_that_is_not_used_is_not_announced() -> None:
    table = before_powers("angus_khan").act(RED, Pass())
    assert table.view(None).play is None
    assert len(table.of(BLUE).hand) == 1
