"""KC-114 to KC-131: the Specialist, its wage, and the variant that adds it alone to the base game."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    BuyScoops,
    FridgeChill,
    HostPropose,
    HostWelcome,
    Lift,
    OfficeRehire,
    PayChoice,
    Place,
    Ready,
    SinkWash,
    StoveCook,
    TakeIngredient,
)
from atable.games.kitchen_rush.events import SpecialistUsed, WagePaid, WageUnpaid
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.options import RushOptions
from tests.rules.kitchen_rush.scenario import BLUE, GREEN, RED, Table

RATATOUILLE = ("veg", "veg", "veg", "veg", "cube_white", "cube_green")  # cook 2, plate III
DIRTY = ("plate_i_3", "plate_ii_3", "plate_iii_3", "plate_iv_2", "cup_3")


def cake(seats: int = 2, **options: Any) -> Table:
    return Table(seats, piece_of_cake=True, **options)


def at_stove(*revealed: str, **options: Any) -> Table:
    """Red has two dishes to cook."""
    table = cake(**options).specialists(*(revealed or ("rotisseur", "dish_whisperer", "pastry_chef")))
    table.hold(RED, "ratatouille").dish(RED, "ratatouille", "plate_iii_1", *RATATOUILLE)
    return table.hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1", "meat")


def used(table: Table) -> list[str]:
    return [card.id for card in table.view().specialists if card.used]


def wages(table: Table) -> dict[str, int]:
    return {event.hourglass: event.coins for event in table.all(WagePaid)}


def unpaid(table: Table) -> dict[str, int]:
    return {glass.id: glass.debt for glass in table.view().hourglasses if glass.where == "office"}


# The hourglass


def test_kc_114_any_seat_may_use_it() -> None:
    table = cake(3).start()
    table.place(GREEN, "hg_specialist", "sink_1")
    assert table.refusal(RED, Lift("hg_specialist")) == "KR-072"
    table.at(60_000)
    table.place(RED, "hg_specialist", "office_1")
    table.at(120_000).act(BLUE, Lift("hg_specialist"))
    assert table.hourglass("hg_specialist").where == 0
    assert {glass.id: glass.owner for glass in table.view().hourglasses}["hg_specialist"] is None


def test_kc_115_its_sand_runs_twice_as_long() -> None:
    table = cake().start().at(1_000)
    table.place(RED, "hg_specialist", "sink_1")
    assert table.at(60_999).refusal(BLUE, Place("hg_specialist", "office_1")) == "KR-072"
    table.at(61_000).act(BLUE, Place("hg_specialist", "office_1"))


def test_kc_115_a_heatwave_does_not_touch_it_a_wobbly_tray_does() -> None:
    for event, space, sand in [("heatwave", "sink_1", 60_000), ("wobbly_tray", "waiter_1", 75_000)]:
        table = cake(events=True, seed="hourglass").event(event).start()
        table.place(RED, "hg_specialist", space)
        assert table.hourglass("hg_specialist").runs_out == sand


def test_kc_115_in_relaxed_mode_it_is_busy_for_two_stops() -> None:
    table = cake(1, pace="relaxed").start()
    table.place(RED, "hg_specialist", "sink_1")
    table.place(RED, "hg_red_1", "office_1")
    table.act(RED, Ready())
    assert (table.clock(), table.view().windows[0].hourglass) == (30_000, "hg_specialist")
    assert table.refusal(RED, Place("hg_specialist", "office_1")) == "KR-072"
    table.act(RED, Ready())
    assert table.clock() == 60_000
    table.act(RED, Place("hg_specialist", "office_1"))


def test_kc_129_ex_02_specialist_and_helper() -> None:
    table = cake().coins(9).start()
    table.place(BLUE, "hg_specialist", "sink_1")
    table.at(500)
    table.place(BLUE, "hg_helper_1", "store_a_1")
    shown = {glass.id: glass.reading for glass in table.view().hourglasses}
    assert (shown["hg_helper_1"], shown["hg_specialist"]) == (30_500, 60_000)
    table.finish_action()
    assert wages(table) == {"hg_helper_1": 3, "hg_specialist": 1}
    assert table.view().coins == 5


# Enhanced actions


def test_kc_116_kc_117_only_on_an_area_of_a_revealed_card() -> None:
    table = at_stove("dish_whisperer", "pastry_chef", "head_waiter").start()
    stove = table.place(RED, "hg_specialist", "stove_1")
    assert table.refusal(RED, StoveCook(stove, "plate_iii_1", True)) == "KC-117"
    revealed = at_stove().start()
    stove = revealed.place(RED, "hg_specialist", "stove_1")
    revealed.act(RED, StoveCook(stove, "plate_iii_1", True))
    assert revealed.plate("plate_iii_1").cook == 1


def test_kc_117_kc_119_kc_120_ex_30_enhanced_twice() -> None:
    table = at_stove().start()
    stove = table.place(RED, "hg_specialist", "stove_1")
    table.act(RED, StoveCook(stove, "plate_iii_1", True))
    assert table.last(SpecialistUsed) == SpecialistUsed(RED, "rotisseur")
    assert used(table) == ["rotisseur"]
    table.act(RED, StoveCook(stove, "plate_iii_1", True), StoveCook(stove, "plate_ii_1", True))
    assert (table.plate("plate_iii_1").cook, table.plate("plate_ii_1").cook) == (2, 1)
    assert table.refusal(RED, StoveCook(stove, "plate_ii_1", True)) == "KR-091"  # three steps, the window is closed
    assert table.at(59_999).refusal(RED, Place("hg_specialist", "stove_1")) == "KR-072"
    table.at(60_000)
    again = table.place(RED, "hg_specialist", "stove_1")
    assert table.refusal(RED, StoveCook(again, "plate_ii_1", True)) == "KC-120"
    table.act(RED, StoveCook(again, "plate_ii_1"))
    assert table.plate("plate_ii_1").cook == 2


def test_kc_118_the_normal_action_leaves_the_tile() -> None:
    table = at_stove().start()
    stove = table.place(RED, "hg_specialist", "stove_1")
    table.act(RED, StoveCook(stove, "plate_iii_1"))
    assert used(table) == []
    assert table.refusal(RED, StoveCook(stove, "plate_iii_1", True)) == "KR-091"  # one effect, as always
    table.at(60_000)
    again = table.place(RED, "hg_specialist", "stove_2")
    table.act(RED, StoveCook(again, "plate_iii_1", True))
    assert used(table) == ["rotisseur"]


def test_kc_118_a_window_goes_on_as_it_was_begun() -> None:
    table = at_stove("storekeeper", "rotisseur", "pastry_chef").start()
    stove = table.place(RED, "hg_specialist", "stove_1")
    table.act(RED, StoveCook(stove, "plate_iii_1", True))
    assert table.refusal(RED, StoveCook(stove, "plate_iii_1")) == "KC-118"
    table.at(60_000)
    store = table.place(RED, "hg_specialist", "store_a_1")
    table.act(RED, TakeIngredient(store, "pasta", "plate_ii_1"))
    assert table.refusal(RED, TakeIngredient(store, "cheese", "plate_ii_1", "store_b", True)) == "KC-118"
    assert used(table) == ["rotisseur"]


def test_kc_119_not_before_the_first_enhanced_command() -> None:
    table = at_stove().start()
    table.place(RED, "hg_specialist", "stove_1")
    assert used(table) == []
    assert not table.all(SpecialistUsed)


def test_kc_120_kc_128_once_per_round_then_the_tiles_return() -> None:
    table = at_stove().coins(9).start()
    stove = table.place(RED, "hg_specialist", "stove_1")
    table.act(RED, StoveCook(stove, "plate_iii_1", True))
    table.finish_action()
    assert used(table) == []
    table.start()
    stove = table.place(BLUE, "hg_specialist", "stove_1")
    assert table.refusal(BLUE, StoveCook(stove, "plate_iii_1", True)) == "KR-064"
    table.at(60_000)
    table.act(RED, StoveCook(table.place(RED, "hg_specialist", "stove_1"), "plate_iii_1", True))
    assert table.plate("plate_iii_1").cook == 2


def test_kc_120_each_of_them_once() -> None:
    table = at_stove().start()
    table.act(RED, StoveCook(table.place(RED, "hg_specialist", "stove_1"), "plate_iii_1", True)).at(60_000)
    table.act(BLUE, SinkWash(table.place(BLUE, "hg_specialist", "sink_1"), DIRTY, True))
    assert used(table) == ["rotisseur", "dish_whisperer"]
    for moment, space, again in [(120_000, "stove_1", "plate_iii_1"), (180_000, "sink_1", "")]:
        window = table.at(moment).place(RED, "hg_specialist", space)
        action = StoveCook(window, again, True) if again else SinkWash(window, DIRTY[:1], True)
        assert table.refusal(RED, action) == "KC-120"


@pytest.mark.parametrize("space", ["host_1", "waiter_1", "store_b_1", "spices_1", "market_2", "office_1", "freezer_2"])
def test_kc_121_any_area_for_a_normal_action(space: str) -> None:
    table = cake().specialists("rotisseur", "dish_whisperer", "pastry_chef").start()
    table.place(RED, "hg_specialist", space)
    assert table.hourglass("hg_specialist").runs_out == 60_000


def test_kc_121_a_normal_action_there() -> None:
    table = cake().board().specialists("rotisseur", "dish_whisperer", "pastry_chef").start()
    table.act(RED, HostWelcome(table.place(RED, "hg_specialist", "host_1")))
    assert table.view().coins == 5


@pytest.mark.parametrize("hourglass", ["hg_red_1", "hg_helper_1"])
def test_kc_122_only_the_specialist_plays_an_enhanced_action(hourglass: str) -> None:
    table = at_stove().start()
    stove = table.place(RED, hourglass, "stove_1")
    assert table.refusal(RED, StoveCook(stove, "plate_iii_1", True)) == "KC-122"
    assert not [action for action in GAME.legal(table.state, RED) if getattr(action, "enhanced", False)]


# Wages


@pytest.mark.parametrize("enhanced", [0, 1, 2, 3])
def test_kc_123_one_coin_for_each_enhanced_action_at_least_one(enhanced: int) -> None:
    table = at_stove().hold(RED, "tiramisu").dish(RED, "tiramisu", "plate_ii_2", "cream").coins(9).start()
    moves = [("stove_1", StoveCook, "plate_iii_1"), ("fridge_1", FridgeChill, "plate_ii_2")]
    for number, (space, effect, plate) in enumerate(moves[:enhanced]):
        window = table.at(60_000 * number).place(RED, "hg_specialist", space)
        table.act(RED, effect(window, plate, True))
    if enhanced == 3:
        window = table.at(120_000).place(RED, "hg_specialist", "sink_1")
        table.act(RED, SinkWash(window, DIRTY, True))
    shown = {glass.id: glass.wage for glass in table.view().hourglasses}
    assert shown["hg_specialist"] == max(1, enhanced)
    table.finish_action()
    assert wages(table) == {"hg_specialist": max(1, enhanced)}
    assert table.view().coins == 9 - max(1, enhanced)


def test_kc_124_the_minimum_is_due_even_if_it_was_not_placed() -> None:
    table = cake().start()
    table.finish_action()
    assert wages(table) == {"hg_specialist": 1}
    base = Table(2).start()
    base.finish_action()
    assert wages(base) == {}


def test_kc_125_ex_11_wages_with_specialist() -> None:
    table = at_stove().coins(11).start()
    for seat, hourglass, space in [
        (RED, "hg_red_1", "host_1"),
        (RED, "hg_red_2", "host_2"),
        (BLUE, "hg_blue_1", "waiter_1"),
        (BLUE, "hg_blue_2", "waiter_2"),
        (RED, "hg_helper_1", "office_1"),
    ]:
        table.place(seat, hourglass, space)
    table.act(RED, StoveCook(table.place(RED, "hg_specialist", "stove_1"), "plate_iii_1", True)).at(60_000)
    table.act(RED, SinkWash(table.place(RED, "hg_specialist", "sink_1"), DIRTY, True))
    table.finish_action()
    assert [(event.hourglass, event.coins) for event in table.all(WagePaid)] == [
        ("hg_helper_1", 3),
        ("hg_specialist", 2),
    ]
    assert table.view().coins == 6
    assert len(used(table)) == 2
    names = ("hg_blue_2", "hg_red_1", "hg_red_2", "hg_blue_1")
    assert table.refusal(RED, PayChoice(names[:2])) == "KR-198"
    table.act(RED, PayChoice(names))
    assert wages(table) == {"hg_blue_2": 3, "hg_red_1": 3}
    assert unpaid(table) == {"hg_red_2": 3, "hg_blue_1": 3}
    assert (table.view().coins, used(table)) == (0, [])  # both tiles are back


def test_kc_125_ex_31_short_of_everything() -> None:
    table = cake().coins(2).start()
    for number, (seat, hourglass) in enumerate(
        [(RED, "hg_red_1"), (RED, "hg_red_2"), (BLUE, "hg_blue_1"), (BLUE, "hg_blue_2"), (BLUE, "hg_helper_1")]
    ):
        table.place(seat, hourglass, ["host_1", "host_2", "waiter_1", "waiter_2", "office_1"][number])
    table.finish_action()
    assert wages(table) == {"hg_specialist": 1}
    assert unpaid(table) == {"hg_red_1": 3, "hg_red_2": 3, "hg_blue_1": 3, "hg_blue_2": 3, "hg_helper_1": 3}
    assert table.view().coins == 1


def test_kc_125_the_specialist_before_the_players() -> None:
    table = cake().coins(3).start()
    table.place(RED, "hg_red_1", "host_1")
    table.finish_action()
    assert wages(table) == {"hg_specialist": 1}
    assert unpaid(table) == {"hg_red_1": 3}


def test_kc_126_kc_127_unpaid_it_goes_to_the_office_and_costs_no_more() -> None:
    table = at_stove().coins(1).start()
    table.act(RED, StoveCook(table.place(RED, "hg_specialist", "stove_1"), "plate_iii_1", True)).at(60_000)
    table.act(RED, SinkWash(table.place(RED, "hg_specialist", "sink_1"), DIRTY, True))
    table.finish_action()
    assert table.all(WageUnpaid) == [WageUnpaid("hg_specialist", 2)]
    assert (unpaid(table), table.view().coins) == ({"hg_specialist": 2}, 1)
    table.start()
    assert table.refusal(RED, Place("hg_specialist", "stove_1")) == "KR-082"
    table.finish_action()
    assert (wages(table), unpaid(table), table.view().coins) == ({}, {"hg_specialist": 2}, 1)


def test_kc_126_rehired_like_any_hourglass() -> None:
    table = cake().coins(2).unpaid("hg_specialist", 2).start()
    office = table.place(RED, "hg_red_1", "office_1")
    table.act(RED, OfficeRehire(office, "hg_specialist"))
    assert table.view().coins == 0
    table.place(BLUE, "hg_specialist", "sink_1")
    table.coins(9).finish_action()
    assert wages(table) == {"hg_specialist": 1, "hg_red_1": 3}


# The Specialist alone


def test_kc_130_no_fridge_and_no_freezer_card() -> None:
    seen = set()
    for seed in range(12):
        view = GAME.view(GAME.setup(RushOptions(specialist_mini=True), 2, f"mini {seed}"), RED)
        assert (len(view.specialists), view.decks.specialists) == (3, 3)
        seen |= {card.id for card in view.specialists}
    assert seen == {"head_waiter", "storekeeper", "spice_master", "rotisseur", "shrewd_buyer", "dish_whisperer"}


def test_kc_130_nothing_else_of_the_expansion() -> None:
    table = Table(2, specialist_mini=True, assist="guided").board("carbonara", "bolognese").start()
    view = table.view()
    assert view.freezer is None
    assert "cream" not in view.supply
    assert not [plate for plate in (*view.cupboard, *view.sink, *view.reserve) if plate.startswith("cup")]
    assert (view.decks.orders, view.decks.bonuses, view.decks.ice_tiles, view.objective.ice) == (58, 8, 0, 0)
    assert table.refusal(RED, Place("hg_specialist", "fridge_1")) == "KR-081"
    assert table.refusal(RED, Place("hg_specialist", "host_2")) == "KR-081"
    host = table.place(RED, "hg_specialist", "host_1")
    assert table.refusal(RED, HostPropose(host, ("carbonara", "bolognese"))) == "KC-025"
    market = table.place(RED, "hg_red_1", "market_1")
    assert table.refusal(RED, BuyScoops(market, ("white", "white", "white"))) == "KC-109"


def test_kc_130_enhanced_actions_and_the_wage_as_usual() -> None:
    table = Table(2, specialist_mini=True).specialists("rotisseur", "dish_whisperer", "head_waiter").start()
    sink = table.place(RED, "hg_specialist", "sink_1")
    table.act(RED, SinkWash(sink, DIRTY[:4], True))
    table.finish_action()
    assert wages(table) == {"hg_specialist": 1}


def test_kc_131_two_coins_and_two_upgrades() -> None:
    view = Table(2, specialist_mini=True).view()
    assert (view.coins, len(view.upgrades_shown), view.decks.upgrades) == (2, 2, 2)
    assert "cold_room" not in view.upgrades_shown


def test_kc_130_the_expansion_has_its_specialist_already() -> None:
    both = Table(2, piece_of_cake=True, specialist_mini=True).view()
    assert (len(both.specialists), both.decks.specialists, both.coins) == (3, 5, 4)
    assert both.options.specialist_mini is False
