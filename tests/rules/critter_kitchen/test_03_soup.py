"""CK-146 to CK-152: the consolation soup."""

import pytest

from atable.games.critter_kitchen.actions import LEAVE, Take
from atable.games.critter_kitchen.events import ChefWentHome, ConsolationSoup, ItemTaken
from tests.rules.critter_kitchen.scenario import A, B, C, Table

CHEFS = ["mouse", "lizard", "boar"]
SIX = ["bread2", "carrot2", "cheese2", "fish2", "meat2", "mushroom2"]


def garden(items: list[str], *chefs: str) -> Table:
    """The Garden Top Shop with these items and a chef of A, and of B; C is still to come at the Chef Academy."""
    table = Table(3).stock("garden_top_shop", *items)
    return table.shop("garden_top_shop", dict(enumerate(chefs)), waiting=C)


@pytest.mark.parametrize("chef", CHEFS)
def test_ck_146_a_soup_instead_of_the_first_item(chef: str) -> None:
    table = garden(SIX, chef)
    assert LEAVE in table.legal(A)
    table.leave(A)
    assert table.told(ConsolationSoup) == [ConsolationSoup(A, chef, "garden_top_shop", 1, False)]
    assert (table.soups(A), table.storage(A)) == (2, [])
    assert table.pending() == [C]  # the chef is gone


@pytest.mark.parametrize("location", ["garden_top_shop", "desert_vendor", "water_market", "midnight_merchant"])
def test_ck_146_at_any_location(location: str) -> None:
    table = Table(3).stock(location, "bread2").shop(location, {A: "boar"}, waiting=C).leave(A)
    assert table.soups(A) == 2


def test_ck_146_at_the_chef_academy_too() -> None:
    table = Table(3).shop("chef_academy", {A: "boar"}).leave(A)
    assert (table.soups(A), table.kitchen(A).zous_chef) == (2, None)


def test_ck_147_not_after_an_item() -> None:
    table = garden(SIX, "boar").take(A, "bread2")
    assert LEAVE not in table.legal(A)
    assert table.refusal(A, LEAVE) == "CK-147"


def test_ck_147_in_a_tie_too() -> None:
    table = garden(SIX, "lizard", "lizard").take(A, "bread2")
    assert LEAVE in table.legal(B)  # B has nothing yet
    table.take(B, "carrot2")
    assert table.refusal(A, LEAVE) == "CK-147"


@pytest.mark.parametrize(("chef", "zous_chef"), [*[(chef, None) for chef in CHEFS], ("zous", "snail")])
@pytest.mark.parametrize("items", [SIX, []])
def test_ck_148_one_soup_whatever_the_capacity(chef: str, zous_chef: str | None, items: list[str]) -> None:
    table = Table(3).stock("garden_top_shop", *items)
    if zous_chef is not None:
        table.hire(A, zous_chef)
    table.shop("garden_top_shop", {A: chef}, waiting=C)
    if items:
        table.leave(A)
    assert table.soups(A) == 2


@pytest.mark.parametrize("chef", CHEFS)
def test_ck_149_a_soup_where_nothing_is(chef: str) -> None:
    table = garden([], chef)
    assert table.told(ConsolationSoup) == [ConsolationSoup(A, chef, "garden_top_shop", 1, True)]
    assert table.soups(A) == 2


def test_ck_149_where_nothing_is_left() -> None:
    table = garden(SIX[:3], "boar", "lizard").take(B, "bread2", "carrot2").take(A, "cheese2")
    assert table.logged(ConsolationSoup) == []
    table = garden(SIX[:2], "boar", "lizard").take(B, "bread2")
    assert table.told(ConsolationSoup) == [ConsolationSoup(A, "boar", "garden_top_shop", 1, True)]


def test_ck_150_nobody_is_asked() -> None:
    table = garden([], "mouse", "boar")
    assert table.pending() == [C]  # both were served without a question
    assert [it.seat for it in table.told(ConsolationSoup)] == [A, B]
    assert all(it.forced for it in table.told(ConsolationSoup))


def test_ck_151_none_for_one_that_has_something() -> None:
    table = garden(SIX[:1], "boar").take(A, "bread2")
    assert table.told(ChefWentHome) == [ChefWentHome(A, "boar", "garden_top_shop")]
    assert table.logged(ConsolationSoup) == []
    assert table.soups(A) == 1


@pytest.mark.parametrize("chef", CHEFS)
def test_ck_152_nobody_is_forced_at_the_soup_truck(chef: str) -> None:
    table = Table(3).stock("soup_truck").shop("soup_truck", {A: chef}, waiting=C)
    assert table.legal(A) == [Take("soup"), LEAVE]
    table.take(A, "soup")
    assert table.logged(ConsolationSoup) == []
    assert table.soups(A) == 1 + {"mouse": 1, "lizard": 2, "boar": 3}[chef]
    assert {it.item for it in table.told(ItemTaken)} == {"soup"}


@pytest.mark.parametrize("chef", CHEFS)
def test_ck_152_but_one_may_go_home_with_one(chef: str) -> None:
    table = Table(3).stock("soup_truck", "bisque").shop("soup_truck", {A: chef}, waiting=C).leave(A)
    assert table.told(ConsolationSoup) == [ConsolationSoup(A, chef, "soup_truck", 1, False)]
    assert table.soups(A) == 2
    assert table.stall("soup_truck") == ["bisque"]
    assert table.pending() == [C]
