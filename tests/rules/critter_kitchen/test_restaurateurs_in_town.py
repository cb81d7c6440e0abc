"""The Globetrotting Boar, The Elephant and The Fox: restaurateurs that matter while chefs are in town."""

import pytest

from atable.games.critter_kitchen.actions import Pass, SwapChefs, TakeBack
from atable.games.critter_kitchen.content.cards import NO_CARD
from atable.games.critter_kitchen.events import AbilityPassed, ChefsSwapped, ConsolationSoup, MarkerMoved, SoupGiven
from tests.rules.critter_kitchen.kitchen import chefs_at, offered, only, view
from tests.rules.critter_kitchen.scenario import A, B, C, Table

# The Globetrotting Boar


@pytest.mark.parametrize("chef", ["mouse", "lizard", "boar"])
def test_ck_148_ck_149_the_globetrotting_boar_brings_home_two_soups(chef: str) -> None:
    table = Table(3).employ(A, "globetrotting_boar").stock("water_market")
    table.shop("water_market", {A: chef}, waiting=C)
    assert table.soups(A) == 1 + 2
    assert only(table.events, ConsolationSoup) == [ConsolationSoup(A, chef, "water_market", 2, True)]


def test_ck_146_ck_148_the_globetrotting_boar_leaves_early_with_two() -> None:
    table = Table(3).employ(A, "globetrotting_boar").stock("water_market", "fish7")
    table.shop("water_market", {A: "boar", B: "boar"}, waiting=C).leave(A).leave(B)
    assert (table.soups(A), table.soups(B)) == (3, 2)


def test_ck_152_the_globetrotting_boar_at_the_soup_truck() -> None:
    """A soup taken there is an item and stays one soup; going home with a consolation brings two."""
    table = Table(3).employ(A, "globetrotting_boar").shop("soup_truck", {A: "mouse"}, waiting=C).take(A, "soup")
    assert table.soups(A) == 1 + 1
    again = Table(3).employ(A, "globetrotting_boar").shop("soup_truck", {A: "mouse"}, waiting=C).leave(A)
    assert again.soups(A) == 1 + 2


# The Elephant


def test_ck_130_the_elephant_waits_in_a_tie_with_a_soup() -> None:
    table = Table(3).employ(B, "elephant").stock("water_market", "fish5", "fish4", "fish3")
    table.shop("water_market", {A: "mouse", B: "mouse"}, waiting=C)
    assert SoupGiven(B, "soup", 1, "elephant") in table.events
    assert (table.soups(A), table.soups(B)) == (1, 2)


@pytest.mark.parametrize("chefs", [{B: "mouse"}, {A: "lizard", B: "mouse"}, {B: "lizard", C: "lizard"}])
def test_ck_130_the_elephant_gains_nothing_alone_or_in_front(chefs: dict[int, str]) -> None:
    table = Table(3).employ(B, "elephant").stock("water_market", "fish5", "fish4", "fish3")
    table.shop("water_market", chefs, waiting=A if A not in chefs else C)
    assert table.soups(B) == 1


def test_ck_132_the_elephant_at_the_end_of_three_takes_one_soup() -> None:
    table = Table(3).employ(C, "elephant").stock("water_market", "fish5", "fish4", "fish3")
    table.shop("water_market", {A: "boar", B: "boar", C: "boar"})
    assert table.soups(C) == 2


def test_ck_132_the_elephant_several_times_in_a_round() -> None:
    """Behind at the truck, in front at the Garden Top Shop, behind again at the Desert Vendor."""
    table = Table(2).employ(B, "elephant")
    for seat in (A, B):
        table.plan(seat, mouse="soup_truck", lizard="garden_top_shop", boar="desert_vendor")
    table.auto(lambda state: state.round == 2)
    assert only(table.log, MarkerMoved) == [
        MarkerMoved(A, False, (B, A)),
        MarkerMoved(B, False, (A, B)),
        MarkerMoved(A, False, (B, A)),
    ]
    assert only(table.log, SoupGiven) == [SoupGiven(B, "soup", 1, "elephant")] * 2


def test_ck_134_the_elephants_soup_depends_on_the_start_of_the_group() -> None:
    """The one in front leaves at once: who has started behind it keeps the soup."""
    table = Table(3).employ(B, "elephant").stock("water_market", "fish5")
    table.shop("water_market", {A: "mouse", B: "mouse"}, waiting=C).leave(A)
    assert table.soups(B) == 2
    table.take(B, "fish5")
    assert table.soups(B) == 2


# The Fox


def fox(game_round: int = 1) -> Table:
    """After the reveal: A's mouse is at the Garden Top Shop, its lizard at the truck, its boar at the Desert Vendor."""
    table = Table(3).to_round(game_round).employ(A, "fox")
    return reveal(table)


def reveal(table: Table) -> Table:
    for kitchen in table.state.kitchens:
        kitchen.zous = NO_CARD
    return table.plan(A, mouse="garden_top_shop", lizard="soup_truck", boar="desert_vendor").plans(B, C)


@pytest.mark.parametrize(("chef", "other"), [("mouse", "lizard"), ("mouse", "boar"), ("lizard", "boar")])
def test_ck_112_the_fox_swaps_two_of_its_chefs(chef: str, other: str) -> None:
    table = fox()
    assert (view(table).phase, table.pending()) == ("revealing", [A])
    place = {"mouse": "garden_top_shop", "lizard": "soup_truck", "boar": "desert_vendor"}
    table.act(A, SwapChefs(chef, other))
    assert table.events[0] == ChefsSwapped(A, chef, place[other], other, place[chef])
    assert view(table).phase == "shopping"
    assert offered(table, A, SwapChefs) == []


def test_ck_112_the_fox_may_pass_and_swap_another_time() -> None:
    table = fox()
    assert table.act(A, Pass())[0] == AbilityPassed(A, "fox")
    assert (A, "mouse") in chefs_at(table, "garden_top_shop")
    reveal(table.to_round(2))
    assert (view(table).phase, len(offered(table, A, SwapChefs))) == ("revealing", 3)


@pytest.mark.parametrize(("first", "asked"), [(1, [4, 5, 6, 7]), (2, [4, 5, 6, 7]), (4, [7]), (6, [7])])
def test_ck_070_the_fox_once_a_day(first: int, asked: list[int]) -> None:
    table = fox(first)
    table.act(A, SwapChefs("mouse", "boar"))
    later = []
    for number in range(first + 1, 8):
        reveal(table.to_round(number))
        if view(table).phase == "revealing":
            later.append(number)
            table.act(A, Pass())
    assert later == asked


def test_ck_113_the_fox_leaves_strangers_alone() -> None:
    table = fox()
    assert table.refusal(A, SwapChefs("mouse", "zous")) == "CK-113"
    assert table.refusal(A, SwapChefs("mouse", "mouse")) == "CK-113"
    assert table.refusal(A, TakeBack()) == "CK-113"
    assert table.refusal(B, SwapChefs("mouse", "boar")) == "CK-013"
