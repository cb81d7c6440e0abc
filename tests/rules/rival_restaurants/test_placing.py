"""RR-068 to RR-074 and RR-082 to RR-086: where a chef stands, and how it is moved before Buy & Barter."""

from typing import Any

import pytest

from atable.games.rival_restaurants.actions import (
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
from atable.games.rival_restaurants.events import ChefRelocated, Locked, MarketOpened, PowerUsed, SpotsRevealed
from atable.games.rival_restaurants.events.details import Move
from atable.games.rival_restaurants.game import GAME
from atable.kernel.actions import Action
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, YELLOW, Table


def arriving(*locations: str, **options: Any) -> Table:
    """The wheels are revealed, spots not yet chosen."""
    table = Table(len(locations), **options)
    for seat, location in enumerate(locations):
        table.act(seat, SetWheel(seat, location))
    return table


def spots(table: Table, seat: int) -> list[int]:
    return [action.spot for action in table.legal(seat) if isinstance(action, ChooseSpot)]


# Spots


def test_rr_068_on_a_counter_card_or_the_shelf() -> None:
    table = arriving("chop_shop", "dairy_king", "the_island")
    assert spots(table, RED) == [0, 1, 2, 3, 4]
    assert spots(table, BLUE) == [0, 1, 2, 3]
    assert table.pending() == [RED, BLUE]
    table.act(RED, ChooseSpot(RED, 2)).act(BLUE, ChooseSpot(BLUE, 0))
    assert [figure.spot for figure in table.view(None).figures] == [2, 0, None]


def test_rr_068_a_chef_must_stand_somewhere() -> None:
    table = arriving("chop_shop", "dairy_king", "the_island").act(BLUE, ChooseSpot(BLUE, 1))
    assert table.pending() == [RED]
    assert table.refusal(RED, Pass()) == "RR-068"
    assert table.refusal(RED, ChooseSpot(BLUE, 1)) == "RR-073"  # somebody else's chef


def test_rr_069_no_spots_on_the_island() -> None:
    table = arriving("the_island", "the_island", "the_island")
    assert table.view(None).step == "window"
    assert [figure.spot for figure in table.view(None).figures] == [None] * 3


@pytest.mark.parametrize("spot", [0, 3])
def test_rr_070_several_chefs_on_one_spot(spot: int) -> None:
    table = arriving("chop_shop", "chop_shop", "chop_shop")
    for seat in range(3):
        table.act(seat, ChooseSpot(seat, spot))
    assert [figure.spot for figure in table.view(None).figures] == [spot] * 3


def test_rr_071_chosen_in_secret_and_revealed_together() -> None:
    table = arriving("chop_shop", "chop_shop", "the_island").act(RED, ChooseSpot(RED, 2))
    assert table.view(BLUE).figures[RED].spot is None
    assert table.seen(BLUE) == [Locked(RED, "spot")]
    table.act(RED, TakeBack()).act(RED, ChooseSpot(RED, 4)).act(BLUE, ChooseSpot(BLUE, 1))
    assert [move.spot for move in table.last(SpotsRevealed).moves] == [4, 1]


def test_rr_072_combined_the_spot_comes_with_the_wheel() -> None:
    table = Table(3, placement_mode="combined").counter("chop_shop", "beef", "fish", "pork", "poultry")
    assert table.refusal(RED, SetWheel(RED, "chop_shop")) == "RR-072"
    assert table.refusal(RED, SetWheel(RED, "chop_shop", 5)) == "RR-072"
    assert table.refusal(RED, SetWheel(RED, "the_island", 1)) == "RR-072"
    table.act(RED, SetWheel(RED, "chop_shop", 3)).act(BLUE, SetWheel(BLUE, "the_island"))
    table.act(GREEN, SetWheel(GREEN, "dairy_king", 0))
    assert table.view(None).step == "window"  # nothing is chosen any more
    assert [figure.spot for figure in table.view(None).figures] == [3, None, 0]
    [claim] = table.to_market().last(MarketOpened).claims
    assert (claim.ingredient, claim.seats) == ("pork", (RED,))


def test_rr_072_so_it_is_in_relaxed_play_unless_the_table_wants_otherwise() -> None:
    assert Table(3, pace="relaxed").options.placement_mode == "combined"
    assert Table(3, pace="relaxed", placement_mode="two_step").options.placement_mode == "two_step"
    assert Table(3, pace="live").options.placement_mode == "two_step"
    assert Table(3, pace="simulation").options.placement_mode == "two_step"


def test_rr_072_without_it_the_wheel_has_no_spot() -> None:
    assert Table(3).refusal(RED, SetWheel(RED, "chop_shop", 1)) == "RR-059"


def half_empty(placement_mode: str = "two_step") -> Table:
    """Dairy King: Milk in slot 2, nothing else."""
    return Table(3, placement_mode=placement_mode).counter("dairy_king", None, "milk").short_shelf("dairy_king", 0)


def test_rr_073_neither_an_empty_slot_nor_an_empty_shelf() -> None:
    table = half_empty()
    for seat in range(3):
        table.act(seat, SetWheel(seat, "dairy_king"))
    assert spots(table, RED) == [2]
    for spot in (0, 1, 3, 4):
        assert table.refusal(RED, ChooseSpot(RED, spot)) == "RR-073"
    combined = half_empty("combined")
    assert combined.refusal(RED, SetWheel(RED, "dairy_king", 0)) == "RR-072"
    combined.act(RED, SetWheel(RED, "dairy_king", 2))


@pytest.mark.parametrize("placement_mode", ["two_step", "combined"])
def test_rr_073_a_market_without_any_card(placement_mode: str) -> None:
    table = Table(3, placement_mode=placement_mode).counter("dairy_king").short_shelf("dairy_king", 0)
    for seat in range(3):
        table.act(seat, SetWheel(seat, "dairy_king"))
    assert table.view(None).step == "window"
    assert [(figure.location, figure.spot) for figure in table.view(None).figures] == [("dairy_king", None)] * 3


def test_rr_074_out_of_time_on_the_shelf() -> None:
    table = arriving("chop_shop", "the_island", "the_island", pace="live").by_default()
    assert table.view(None).figures[RED].spot == 0


def test_rr_074_with_an_empty_shelf_the_lowest_filled_slot() -> None:
    table = half_empty()
    for seat in range(3):
        table.act(seat, SetWheel(seat, "dairy_king"))
    table.by_default().by_default().by_default()
    assert [figure.spot for figure in table.view(None).figures] == [2, 2, 2]


# The powers


def four_powers(**options: Any) -> Table:
    """Yellow is Mortimer, Green Kim, Blue Angus, Red Fuego: in the order of seats, the powers come from the back."""
    table = Table(4, **options).chef(RED, "senor_fuego").chef(BLUE, "angus_khan").chef(GREEN, "kim_chi")
    return table.chef(YELLOW, "mortimer_sleazburger").garbage(YELLOW, 1).money(GREEN, 300)


def test_rr_082_mortimer_kim_angus_fuego() -> None:
    table = four_powers().send("chop_shop", "chop_shop", "chop_shop", "dairy_king").to_powers()
    asked = []
    for action in (UseMortimer(RED), UseKim(YELLOW), UseAngus(YELLOW), UseFuego((BLUE, GREEN))):
        [seat] = table.pending()
        asked.append(seat)
        table.act(seat, action).let_happen()
        if table.view(None).step == "relocating":
            table.go("chop_shop" if isinstance(action, UseKim) else "carbtastic", 0)
    assert asked == [YELLOW, GREEN, BLUE, RED]
    chefs = ["mortimer_sleazburger", "kim_chi", "angus_khan", "senor_fuego"]
    assert [event.chef for event in table.all(PowerUsed)] == chefs
    assert table.state.phase == "buy_barter"


def test_rr_082_after_the_cards() -> None:
    table = four_powers().hand(GREEN, "taxi").send("chop_shop", "chop_shop", "dairy_king", "dairy_king")
    table.by_default().by_default()
    assert table.pending() == [GREEN]
    table.act(GREEN, PlayCard("taxi", figure=GREEN, location="chop_shop", spot=0)).to_powers()
    assert table.pending() == [YELLOW]
    table.act(YELLOW, Pass()).act(GREEN, Pass())
    assert table.legal(BLUE) == [UseAngus(RED), UseAngus(GREEN), Pass()]


POWERS: list[tuple[int, Action]] = [
    (YELLOW, UseMortimer(BLUE)),
    (GREEN, UseKim(YELLOW)),
    (BLUE, UseAngus(RED)),
    (RED, UseFuego((BLUE,))),
]


@pytest.mark.parametrize(("seat", "action"), POWERS)
@pytest.mark.parametrize("pace", ["live", "simulation"])
def test_rr_083_only_during_money_and_move(pace: str, seat: int, action: Action) -> None:
    table = four_powers(pace=pace)
    assert table.refusal(seat, action)  # not while wheels are set
    table.send("chop_shop", "chop_shop", "chop_shop", "dairy_king")
    assert table.refusal(seat, action)  # not while cards are played
    table.to_powers()
    while table.pending() != [seat]:
        table.act(table.pending()[0], Pass())
    GAME.check(table.state, seat, action)
    table.to_market()
    assert table.refusal(seat, action)


def test_rr_084_then_buy_and_barter_starts() -> None:
    table = four_powers().send("chop_shop", "chop_shop", "chop_shop", "dairy_king").to_powers()
    for seat in (YELLOW, GREEN, BLUE):
        table.act(seat, Pass())
    assert table.phase() == "money_move"
    assert table.all(MarketOpened) == []
    table.act(RED, UseFuego((GREEN,))).let_happen()
    assert table.phase() == "buy_barter"


def test_rr_084_at_once_if_nobody_has_such_a_power() -> None:
    table = Table(3).send("chop_shop", "chop_shop", "chop_shop")
    for seat in range(3):
        table.act(seat, Pass())
    assert table.state.phase == "buy_barter"


# Moved


def test_rr_085_by_a_power_at_once_and_in_the_open() -> None:
    table = Table(3).chef(RED, "kim_chi").money(RED, 100).send("dairy_king", "chop_shop", "the_island", spots={BLUE: 1})
    table.to_powers().act(RED, UseKim(BLUE)).let_happen()
    assert table.pending() == [BLUE]
    assert table.refusal(BLUE, Pass()) == "RR-085"
    assert table.refusal(BLUE, Relocate("dairy_king")) == "RR-085"  # without a spot
    table.act(BLUE, Relocate("dairy_king", 2))
    moved = ChefRelocated(Move(BLUE, BLUE, "gohan_sushido", "dairy_king", 2), "kim_chi")
    assert table.all(ChefRelocated) == [moved]
    assert moved in table.seen(GREEN)


def test_rr_085_by_a_card() -> None:
    table = Table(3).hand(RED, "taxi").hand(BLUE, "road_work").send("dairy_king", "chop_shop", "chop_shop")
    table.act(RED, PlayCard("taxi", figure=RED, location="mystery_mart", spot=3)).by_default()
    assert table.view(None).figures[RED].spot == 3
    table.act(BLUE, PlayCard("road_work", target=GREEN, figure=GREEN)).let_happen()
    assert (table.at(RED), table.at(GREEN)) == ("mystery_mart", "the_island")
    assert table.view(None).figures[GREEN].spot is None
    assert [event.why for event in table.all(ChefRelocated)] == ["taxi", "road_work"]


@pytest.mark.parametrize("pace", ["live", "simulation"])
def test_rr_086_nobody_changes_location_in_buy_and_barter(pace: str) -> None:
    table = Table(3, pace=pace).hand(RED, "taxi", "road_work").chef(RED, "kim_chi").money(RED, 300)
    table.send("dairy_king", "chop_shop", "the_island").to_market()
    assert table.refusal(RED, PlayCard("taxi", figure=RED, location="chop_shop", spot=0)) == "RR-180"
    assert table.refusal(RED, PlayCard("road_work", target=BLUE, figure=BLUE)) == "RR-180"
    assert table.refusal(RED, UseKim(BLUE))
    assert table.refusal(RED, Relocate("chop_shop", 0))
    assert table.refusal(RED, SetWheel(RED, "chop_shop"))
    assert [table.at(seat) for seat in range(3)] == ["dairy_king", "chop_shop", "the_island"]
