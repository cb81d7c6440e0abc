"""KC-117: what the Rôtisseur, the Pastry Chef and the Ice-cream Maker do; the Guest Star brings a fourth Specialist."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    BonusChoice,
    FridgeChill,
    LidOpen,
    PutBackScoop,
    SinkWash,
    StoveCook,
    TakeScoop,
    WindowDone,
)
from atable.games.kitchen_rush.events import CoinsGained, SpecialistRevealed
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.scenario import RED, Table

TIRAMISU = ("bread", "cream", "cream", "cube_brown")
TILED = {
    "waiter": "head_waiter",
    "store_a": "storekeeper",
    "store_b": "storekeeper",
    "spices": "spice_master",
    "stove": "rotisseur",
    "market": "shrewd_buyer",
    "sink": "dish_whisperer",
    "fridge": "pastry_chef",
    "freezer": "ice_cream_maker",
}


def cake(specialist: str, seats: int = 2, **options: Any) -> Table:
    """This Specialist and two others are revealed."""
    others = [name for name in ("rotisseur", "dish_whisperer", "shrewd_buyer") if name != specialist][:2]
    return Table(seats, piece_of_cake=True, **options).specialists(specialist, *others)


def go(table: Table, space: str) -> int:
    """Red places the Specialist."""
    table.start()
    return table.place(RED, "hg_specialist", space)


def used(table: Table) -> list[str]:
    return [card.id for card in table.view().specialists if card.used]


def windows(table: Table) -> list[int]:
    return [window.number for window in table.view().windows]


# Rôtisseur and Pastry Chef


def test_kc_117_rotisseur_up_to_three_steps() -> None:
    table = cake("rotisseur").hold(RED, "chili_con_everything")
    table.dish(RED, "chili_con_everything", "plate_iii_1", "meat")
    window = go(table, "stove_1")
    for line in (1, 2, 3):
        table.act(RED, StoveCook(window, "plate_iii_1", True))
        assert table.plate("plate_iii_1").cook == line
    assert windows(table) == []


def test_kc_117_rotisseur_guided_stops_where_the_card_does() -> None:
    table = cake("rotisseur", assist="guided").hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1", "meat")
    window = go(table, "stove_1")
    table.act(RED, StoveCook(window, "plate_ii_1", True))
    assert table.refusal(RED, StoveCook(window, "plate_ii_1", True)) == "KR-235"
    table.act(RED, WindowDone(window))


def test_kc_117_pastry_chef_up_to_three_steps_on_several_plates() -> None:
    table = cake("pastry_chef").hold(RED, "tiramisu").dish(RED, "tiramisu", "plate_ii_1", *TIRAMISU)
    table.hold(RED, "opera_cake").dish(RED, "opera_cake", "plate_ii_2", "cream")
    window = go(table, "fridge_1")
    table.act(RED, FridgeChill(window, "plate_ii_1", True), FridgeChill(window, "plate_ii_1", True))
    assert table.refusal(RED, FridgeChill(window, "plate_ii_1", True)) == "KC-100"
    table.act(RED, FridgeChill(window, "plate_ii_2", True))
    assert (table.plate("plate_ii_1").chill, table.plate("plate_ii_2").chill, windows(table)) == (2, 1, [])


# Ice-cream Maker


def with_cup(**options: Any) -> Table:
    table = cake("ice_cream_maker", **options).freezer().hold(RED, "carbonara", "ice_20")
    table.dish(RED, "carbonara", "cup_1", part=2)
    return table.hold(RED, "banana_split").dish(RED, "banana_split", "plate_i_1", "cream", "fruit", "cube_brown")


@pytest.mark.parametrize("assist", ["strict", "guided"])
def test_kc_117_ice_cream_maker_takes_four_scoops_from_the_supply(assist: str) -> None:
    table = with_cup(assist=assist)
    window = go(table, "freezer_1")
    for flavour, plate in [("white", "cup_1"), ("pink", "cup_1"), ("green", "cup_1"), ("white", "plate_i_1")]:
        assert windows(table) == [window]
        table.act(RED, TakeScoop(window, flavour, plate, True))
    assert windows(table) == []
    assert table.on_plate("cup_1") == {"scoop_white": 1, "scoop_pink": 1, "scoop_green": 1}
    assert (table.in_supply("scoop_white"), table.in_supply("scoop_pink"), sum(table.state.freezer)) == (4, 5, 0)
    freezer = table.view().freezer
    assert freezer is not None
    assert not freezer.lid_open


def test_kc_117_ice_cream_maker_leaves_the_lid_alone() -> None:
    table = with_cup().freezer(white=2)
    window = go(table, "freezer_1")
    table.act(RED, TakeScoop(window, "white", "cup_1", True))
    assert table.refusal(RED, LidOpen(window)) == "KC-118"
    assert table.refusal(RED, TakeScoop(window, "pink", "cup_1")) == "KC-118"
    assert table.refusal(RED, PutBackScoop(window, "white", "cup_1")) == "KC-118"
    table.wait(30_000)
    assert table.in_freezer("white") == 2


def test_kc_117_ice_cream_maker_after_opening_the_lid_it_is_a_normal_visit() -> None:
    table = with_cup().freezer(white=2)
    window = go(table, "freezer_1")
    table.act(RED, LidOpen(window))
    assert table.refusal(RED, TakeScoop(window, "white", "cup_1", True)) == "KC-118"
    table.act(RED, TakeScoop(window, "white", "cup_1"))
    assert used(table) == []


def test_kc_117_ice_cream_maker_needs_scoops_in_the_supply_and_the_right_plate() -> None:
    table = with_cup().freezer(white=6).hold(RED, "bolognese").dish(RED, "bolognese", "plate_ii_1")
    window = go(table, "freezer_1")
    assert table.refusal(RED, TakeScoop(window, "white", "cup_1", True)) == "KC-074"
    assert table.refusal(RED, TakeScoop(window, "pink", "plate_ii_1", True)) == "KC-090"


# Guest Star


def star(*revealed: str) -> Table:
    """The team has reached three prestige and is offered the Guest Star."""
    table = Table(2, piece_of_cake=True).specialists(*revealed).prestige(3).next_bonuses("guest_star", "rave_review")
    table.start().finish_action()
    return table


def test_kc_022_guest_star_reveals_a_fourth_specialist_with_its_tile() -> None:
    table = star("rotisseur", "dish_whisperer", "head_waiter")
    table.act(RED, BonusChoice("guest_star"))
    fourth = table.last(SpecialistRevealed).specialist
    shown = {card.id: card.area for card in table.view().specialists}
    assert len(shown) == 4
    assert TILED[shown[fourth]] == fourth
    assert table.view().decks.specialists == 4
    assert (table.view().bonuses, table.view().coins) == ((), 3)


def test_kc_022_guest_star_the_fourth_tile_can_be_used() -> None:
    table = Table(2, piece_of_cake=True).specialists("rotisseur", "pastry_chef", "head_waiter").prestige(3)
    deck = table.state.specialist_deck
    deck.append(deck.pop(deck.index(5)))  # the Dish Whisperer lies on top
    table.next_bonuses("guest_star", "rave_review").start().finish_action()
    table.act(RED, BonusChoice("guest_star")).start()
    table.act(RED, SinkWash(table.place(RED, "hg_specialist", "sink_1"), table.view().sink, True))
    assert used(table) == ["dish_whisperer"]


def test_kc_022_guest_star_gives_three_coins_where_no_card_is_left() -> None:
    table = star(*sorted(set(TILED.values())))
    table.act(RED, BonusChoice("guest_star"))
    assert table.all(CoinsGained) == [CoinsGained(3, "guest_star")]
    assert (table.view().coins, table.all(SpecialistRevealed)) == (6, [])


def test_kc_117_every_enhanced_action_is_listed() -> None:
    table = with_cup()
    window = go(table, "freezer_1")
    enhanced = [action for action in GAME.legal(table.state, RED) if getattr(action, "enhanced", False)]
    assert len(enhanced) == 10  # five flavours on a Cup or a dessert
    assert TakeScoop(window, "yellow", "cup_1", True) in enhanced
