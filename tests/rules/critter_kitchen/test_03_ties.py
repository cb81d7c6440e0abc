"""CK-130 to CK-145: chefs of the same speed, and the priority track."""

import pytest

from atable.games.critter_kitchen.actions import ExchangeIngredient, MoveChef, SendChef, SwapChefs
from atable.games.critter_kitchen.events import ItemTaken, MarkerMoved
from tests.rules.critter_kitchen.scenario import A, B, C, D, E, Table

SIX = ["bread2", "carrot2", "cheese2", "fish2", "meat2", "mushroom2"]
LOTS = [*SIX, "wine2", "bread3", "carrot3", "cheese3"]


def market(chefs: dict[int, str], items: list[str] = LOTS, zous_chef: str | None = None) -> Table:
    """The Water Market of five players, A to E on the priority track; a zous-chef is A's."""
    table = Table(5).stock("water_market", *items)
    if zous_chef is not None:
        table.hire(A, zous_chef)
    return table.shop("water_market", chefs)


def resolve(table: Table, location: str = "water_market") -> list[int]:
    """Everybody here takes what they can; who took, one after the other."""
    while table.view().location == location:
        seat = table.pending()[0]
        table.act(seat, table.legal(seat)[0])
    return [it.seat for it in table.logged(ItemTaken) if it.location == location]


def moves(table: Table) -> list[int]:
    """Whose marker has moved."""
    return [event.seat for event in table.logged(MarkerMoved)]


@pytest.mark.parametrize("chef", ["mouse", "lizard", "boar"])
def test_ck_130_a_tie_is_chefs_of_one_speed(chef: str) -> None:
    table = market({B: chef, D: chef})
    assert table.view().line == (B, D)
    table.take(B, "bread2")
    assert moves(table) == [B]


@pytest.mark.parametrize("chefs", [{A: "mouse", B: "lizard"}, {A: "boar", B: "lizard", C: "mouse"}])
def test_ck_130_different_speeds_are_no_tie(chefs: dict[int, str]) -> None:
    table = market(chefs)
    resolve(table)
    assert moves(table) == []
    assert table.order() == [A, B, C, D, E]


@pytest.mark.parametrize(("zous_chef", "chef"), [("shark", "mouse"), ("ant", "lizard"), ("ming", "lizard")])
def test_ck_130_a_zous_chef_may_be_tied(zous_chef: str, chef: str) -> None:
    table = market({A: "zous", B: chef}, zous_chef=zous_chef)
    assert table.view().line == (A, B)
    if zous_chef == "ming":
        table.skip(A)
    table.take(A, "bread2")
    assert moves(table) == [A]


@pytest.mark.parametrize(("chef", "order"), [("mouse", [A, B, C]), ("lizard", [A, B, C] * 2), ("boar", [A, B, C] * 3)])
def test_ck_131_one_item_at_a_time(chef: str, order: list[int]) -> None:
    assert resolve(market(dict.fromkeys((A, B, C), chef))) == order


def test_ck_131_until_nothing_is_left() -> None:
    assert resolve(market({A: "boar", B: "boar", C: "boar"}, SIX[:4])) == [A, B, C, A]


def test_ck_131_until_nothing_is_left_for_them() -> None:
    table = Table(5).know(A, "question").stock("water_market", "bread2", "rumor_question", "carrot2")
    table.shop("water_market", {A: "boar", B: "boar"}).take(A, "bread2").take(B, "carrot2")
    assert [it.seat for it in table.logged(ItemTaken)] == [A, B, B]  # the rumor does not exist for A


@pytest.mark.parametrize("front", [A, B, C])
def test_ck_132_the_front_of_the_track_takes_first(front: int) -> None:
    table = Table(3).stock("water_market", *SIX)
    table.state.priority = [front, *[seat for seat in (C, B, A) if seat != front]]
    table.shop("water_market", dict.fromkeys((A, B, C), "lizard"))
    assert table.pending() == [front]


@pytest.mark.parametrize("order", [[D, B, A, E, C], [C, E, A, B, D], [B, A, D, C, E]])
def test_ck_133_the_others_follow_in_priority_order(order: list[int]) -> None:
    table = Table(5).stock("water_market", *SIX)
    table.state.priority = order.copy()
    table.shop("water_market", dict.fromkeys((A, B, D, E), "mouse"))
    assert resolve(table) == [seat for seat in order if seat != C]


def test_ck_134_the_order_of_a_group_is_fixed() -> None:
    table = market(dict.fromkeys((A, B, C), "lizard"))
    table.take(A, "bread2")
    assert table.order() == [B, C, D, E, A]
    assert table.view().line == (A, B, C)
    assert resolve(table) == [A, B, C, A, B, C]


def test_ck_134_the_next_group_stands_in_the_new_order() -> None:
    table = Table(3).stock("garden_top_shop", *SIX[:2]).stock("water_market", *SIX[2:])
    table.stock("desert_vendor").shop("garden_top_shop", {A: "mouse", B: "mouse"})
    for seat in (A, B):
        table.state.kitchens[seat].at[1] = 3  # and their lizards at the Water Market
    table.take(A, "bread2").take(B, "carrot2")
    assert table.order() == [B, C, A]
    assert (table.view().location, table.view().line) == ("water_market", (B, A))


def test_ck_135_a_full_chef_leaves_and_the_others_go_on() -> None:
    shark = market({A: "zous", B: "mouse", C: "mouse"}, zous_chef="shark")
    assert resolve(shark) == [A, B, C, A]
    ant = market({A: "zous", B: "lizard", C: "lizard"}, zous_chef="ant")
    assert resolve(ant) == [A, B, C, A, B, C, A]


def test_ck_135_two_that_are_not_full_keep_alternating() -> None:
    table = Table(5, a_la_cart=True).stock("water_market", *LOTS)
    table.state.kitchens[B].caffeinated = table.state.kitchens[C].caffeinated = 0b110
    table.shop("water_market", {A: "mouse", B: "boar", C: "lizard"})  # all of speed 1
    assert resolve(table) == [A, B, C, B, C, B]


@pytest.mark.parametrize("chef", ["mouse", "lizard", "boar"])
def test_ck_136_the_first_item_in_a_tie_sends_the_marker_back(chef: str) -> None:
    table = market({A: chef, C: chef})
    table.take(A, "bread2")
    assert table.told(MarkerMoved) == [MarkerMoved(A, False, (B, C, D, E, A))]
    assert table.view().priority == (B, C, D, E, A)


def test_ck_136_even_if_the_location_runs_out_later() -> None:
    table = market({A: "lizard", B: "lizard"}, SIX[:1])
    resolve(table)
    assert table.order() == [B, C, D, E, A]


def test_ck_137_at_once() -> None:
    table = market({A: "lizard", B: "lizard"})
    table.take(A, "bread2")
    assert table.pending() == [B]
    assert table.order()[-1] == A  # before B takes anything
    assert [type(event) for event in table.events[:2]] == [ItemTaken, MarkerMoved]


@pytest.mark.parametrize("late", ["lizard", "boar"])
def test_ck_138_not_behind_a_first_item_without_a_tie(late: str) -> None:
    table = market({C: "mouse", A: late, B: late})
    resolve(table)
    assert moves(table) == []
    assert table.order() == [A, B, C, D, E]


def test_ck_139_one_marker_a_location() -> None:
    table = market({A: "mouse", B: "mouse", C: "lizard", D: "lizard"})
    resolve(table)
    assert moves(table) == [A]
    assert table.order() == [B, C, D, E, A]


def test_ck_139_the_next_location_may_move_another() -> None:
    table = Table(3).stock("garden_top_shop", *SIX[:2]).stock("water_market", *SIX[2:])
    table.stock("desert_vendor").shop("garden_top_shop", {A: "mouse", B: "mouse"})
    for seat in (A, B):
        table.state.kitchens[seat].at[1] = 3
    table.take(A, "bread2").take(B, "carrot2")
    resolve(table)
    assert moves(table) == [A, B]
    assert table.order() == [C, A, B]


@pytest.mark.parametrize(("mover", "order"), [(A, [B, C, D, E, A]), (B, [A, C, D, E, B]), (D, [A, B, C, E, D])])
def test_ck_140_those_behind_move_up(mover: int, order: list[int]) -> None:
    table = market({mover: "mouse", E: "mouse"}).take(mover, "bread2")
    assert table.order() == order
    assert table.told(MarkerMoved)[0].order == tuple(order)


def test_ck_141_both_must_still_stand_there() -> None:
    table = market({A: "mouse", B: "mouse"}).leave(A)
    table.take(B, "bread2")  # alone by now
    assert moves(table) == []
    assert table.order() == [A, B, C, D, E]


def test_ck_141_a_chef_of_another_speed_does_not_count() -> None:
    table = market({A: "mouse", B: "mouse", C: "lizard"}).leave(A).take(B, "bread2")
    assert moves(table) == []


def test_ck_142_a_consolation_soup_is_not_the_first_item() -> None:
    table = market({A: "mouse", B: "mouse", C: "mouse"}).leave(A)
    assert moves(table) == []
    table.take(B, "bread2")
    assert moves(table) == [B]  # C still stood there
    assert table.order() == [A, C, D, E, B]


def test_ck_142_nor_is_that_of_a_faster_chef() -> None:
    table = market({C: "mouse", A: "lizard", B: "lizard"}).leave(C).take(A, "bread2")
    assert moves(table) == [A]


def test_ck_142_nor_at_the_soup_truck() -> None:
    table = Table(3).shop("soup_truck", {A: "mouse", B: "mouse"}).leave(A)
    table.take(B, "soup")
    assert moves(table) == []


def test_ck_142_a_forced_soup_moves_nobody() -> None:
    table = market({A: "mouse", B: "mouse"}, [])
    assert moves(table) == []
    assert table.order() == [A, B, C, D, E]


@pytest.mark.parametrize("item", ["soup", "bisque"])
def test_ck_143_soup_and_bisque_of_the_truck_are_items(item: str) -> None:
    table = Table(3).shop("soup_truck", {A: "lizard", B: "lizard"}).take(A, item)
    assert table.told(MarkerMoved) == [MarkerMoved(A, False, (B, C, A))]


@pytest.mark.parametrize("item", ["soup", "bisque"])
def test_ck_143_taken_without_a_tie_they_are_the_first_item_too(item: str) -> None:
    table = Table(3).stock("soup_truck", "bisque", *SIX).shop("soup_truck", {C: "mouse", A: "lizard", B: "lizard"})
    table.take(C, item)
    resolve(table, "soup_truck")
    assert moves(table) == []


def test_ck_144_mings_exchange_is_not_the_first_item() -> None:
    table = Table(3).hire(A, "ming").give(A, "wine7").stock("water_market", *SIX)
    table.shop("water_market", {A: "zous", B: "lizard"}).act(A, ExchangeIngredient("wine7", "bread2"))
    assert moves(table) == []
    untied = table.copy().leave(A).take(B, "wine7")
    assert moves(untied) == []  # B is alone
    table.take(A, "wine7")
    assert moves(table) == [A]  # that was the first


def test_ck_144_nor_is_what_otto_draws() -> None:
    table = Table(3).hire(A, "otto").stock("water_market", *SIX).drawing("fish7", "meat7")
    table.shop("water_market", {A: "zous", B: "lizard"})
    assert len(table.storage(A)) == len(table.storage(B)) == 1
    assert moves(table) == []
    table.take(A, "bread2")
    assert moves(table) == [A]


def test_ck_144_nor_newtons_soup_at_the_soup_truck() -> None:
    table = Table(3).hire(A, "newton").shop("soup_truck", {A: "zous", B: "mouse"})
    assert moves(table) == []
    table.take(A, "bisque")
    assert moves(table) == [A]


def test_ck_144_nor_what_the_magpie_takes_beyond_its_capacity() -> None:
    table = Table(3).hire(A, "magpie").stock("water_market", *SIX, "rumor_exclaim")
    table.shop("water_market", {A: "zous", B: "mouse", C: "mouse"}).leave(A).take(A, "rumor_exclaim")
    assert table.kitchen(A).rumors == ("exclaim",)
    assert moves(table) == []
    table.take(B, "bread2")
    assert moves(table) == [B]


def test_ck_145_never_two_chefs_of_one_player() -> None:
    table = Table(3).send(A, mouse="water_market")
    assert table.refusal(A, SendChef("boar", "water_market")) == "CK-101"
    for seed in range(3):
        game = Table(4, str(seed), restaurateurs=True)
        game.employ(A, "fox")
        for _ in game.at_random(str(seed)):
            for kitchen in game.state.kitchens:
                away = [place for place in kitchen.at if place >= 0]
                assert len(away) == len(set(away))


def test_ck_145_abilities_respect_it() -> None:
    places = {"mouse": "water_market", "lizard": "desert_vendor", "boar": "garden_top_shop", "zous": "soup_truck"}
    table = Table(3).employ(A, "fox").hire(A, "chameleon").plan(A, **places).plans()
    for place in places.values():
        assert table.refusal(A, MoveChef(place)) == "CK-145"
    table.act(A, MoveChef("chef_academy"))
    table.act(A, SwapChefs("mouse", "boar"))
    assert table.state.kitchens[A].at == [1, 2, 3, 7]
    mole = Table(3).hire(A, "mole").plan(A, **{**places, "lizard": "midnight_merchant"}).plans()
    assert mole.view().phase == "shopping"  # the lizard is there: nobody is asked
