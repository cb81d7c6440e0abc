"""CK-015 to CK-029: spices, soup and bisque on plates."""

import pytest

from atable.games.critter_kitchen.actions import AddIngredient, AddSoup, AddSpice, Present
from atable.games.critter_kitchen.events import DishesPresented
from tests.rules.critter_kitchen.scenario import A, Table, at_the_meal, at_the_stove

MELT = "ultimate_melt"  # fish, bread, cheese
TYPES = ["bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine"]
EVERY_SPICE = [*[f"spice_{kind}" for kind in TYPES], "allspice", "allspice_r7"]


def spices_offered(table: Table, item: str) -> set[str]:
    return {it.spice for it in table.legal(A) if isinstance(it, AddSpice) and it.item == item}


@pytest.mark.parametrize("kind", TYPES)
def test_ck_015_a_spice_fits_its_own_type(kind: str) -> None:
    table = at_the_meal(f"{kind}5", *EVERY_SPICE).fill(A, kind, f"{kind}5")
    for spice in EVERY_SPICE[:7]:
        assert (spice in spices_offered(table, f"{kind}5")) == (spice == f"spice_{kind}")
        if spice != f"spice_{kind}":
            assert table.refusal(A, AddSpice(kind, f"{kind}5", spice)) == "CK-015"


def test_ck_015_in_dishes_too() -> None:
    table = at_the_stove("fish5", "bread5", "spice_fish").fill(A, MELT, "fish5", "bread5")
    assert table.refusal(A, AddSpice(MELT, "bread5", "spice_fish")) == "CK-015"
    table.act(A, AddSpice(MELT, "fish5", "spice_fish"))
    assert table.plate(A, MELT).value == 15


def test_ck_016_a_spice_doubles_one_token() -> None:
    table = at_the_stove("fish3", "fish3", "fish5", "spice_fish").fill(A, MELT, "fish3", "fish3", "fish5")
    assert table.plate(A, MELT).value == 11
    table.act(A, AddSpice(MELT, "fish3", "spice_fish"))
    assert table.plate(A, MELT).value == 14  # 6 + 3 + 5


def test_ck_017_one_spice_on_a_token() -> None:
    table = at_the_stove("cheese7", "spice_cheese", "allspice").fill(A, MELT, "cheese7+spice_cheese")
    assert table.plate(A, MELT).value == 14
    assert spices_offered(table, "cheese7") == set()
    assert table.refusal(A, AddSpice(MELT, "cheese7", "allspice")) == "CK-017"


def test_ck_017_another_token_may_carry_the_other_spice() -> None:
    table = at_the_stove("cheese7", "cheese2", "spice_cheese", "allspice")
    table.fill(A, MELT, "cheese7+spice_cheese", "cheese2+allspice")
    assert table.plate(A, MELT).value == 18


def test_ck_018_a_spice_is_used_once() -> None:
    table = at_the_stove("fish3", "fish5", "spice_fish").fill(A, MELT, "fish3", "fish5+spice_fish")
    assert "spice_fish" not in table.storage(A)
    assert spices_offered(table, "fish3") == set()
    assert table.refusal(A, AddSpice(MELT, "fish3", "spice_fish")) == "CK-015"
    assert table.plate(A, MELT).value == 13


def test_ck_018_two_tokens_spice_two_ingredients() -> None:
    table = at_the_stove("fish3", "fish5", "spice_fish", "spice_fish")
    table.fill(A, MELT, "fish3+spice_fish", "fish5+spice_fish")
    assert table.plate(A, MELT).value == 16


def test_ck_019_no_spice_without_an_ingredient() -> None:
    table = at_the_stove("fish3", "spice_fish", "allspice")
    for spice in ("spice_fish", "allspice"):
        assert table.refusal(A, AddSpice(MELT, "fish3", spice)) == "CK-019"  # it is still in storage
    assert not [it for it in table.legal(A) if isinstance(it, AddSpice)]


def test_ck_019_nor_in_the_meal() -> None:
    table = at_the_meal("spice_fish", "allspice")
    for item in ("fish3", "soup"):
        assert table.refusal(A, AddSpice("fish", item, "spice_fish")) == "CK-019"
    assert table.legal(A) == [Present()]


def test_ck_020_a_spice_is_no_ingredient() -> None:
    table = at_the_stove("fish7", "bread7", "spice_fish", "spice_cheese", "allspice")
    table.fill(A, MELT, "fish7+spice_fish", "bread7+allspice")
    assert table.refusal(A, AddIngredient(MELT, "spice_cheese")) == "CK-008"
    assert table.plate(A, MELT).breaks == "CK-221"  # nothing stands for cheese
    assert table.refusal(A, Present()) == "CK-221"


@pytest.mark.parametrize("kind", TYPES)
def test_ck_021_an_all_spice_fits_any_type(kind: str) -> None:
    table = at_the_meal(f"{kind}5", "allspice").fill(A, kind, f"{kind}5+allspice")
    assert table.plate(A, kind).value == 10


def test_ck_021_in_dishes_too() -> None:
    table = at_the_stove("fish5", "bread3", "cheese3", "allspice", "allspice")
    table.fill(A, MELT, "fish5+allspice", "bread3", "cheese3+allspice")
    assert table.plate(A, MELT).value == 19


@pytest.mark.parametrize("kind", TYPES)
def test_ck_022_so_does_that_of_round_7(kind: str) -> None:
    table = at_the_meal(f"{kind}5", "allspice_r7").fill(A, kind, f"{kind}5+allspice_r7")
    assert table.plate(A, kind).value == 10


def test_ck_022_taken_in_round_7_it_is_in_storage() -> None:
    table = Table(2).to_round(7).empty(A).give(A, "meat6")
    table.stock("chef_academy", "allspice_r7", "wine2").shop("chef_academy", {A: "mouse"})
    table.take(A, "allspice_r7").fill(A, "meat", "meat6+allspice_r7")
    assert table.plate(A, "meat").value == 12


def test_ck_023_a_soup_is_worth_1() -> None:
    table = at_the_stove("fish7", "soup", "soup").fill(A, MELT, "fish7", "soup")
    assert table.plate(A, MELT).value == 8
    assert table.fill(A, MELT, "soup").plate(A, MELT).value == 9


def test_ck_024_a_bisque_is_worth_3() -> None:
    table = at_the_stove("fish7", "bisque", "bisque").fill(A, MELT, "fish7", "bisque")
    assert table.plate(A, MELT).value == 10
    assert table.fill(A, MELT, "bisque").plate(A, MELT).value == 13


@pytest.mark.parametrize(("item", "values"), [("soup", (9, 8)), ("bisque", (13, 10))])
def test_ck_025_a_bisque_is_used_like_a_soup(item: str, values: tuple[int, int]) -> None:
    table = at_the_stove("fish7", "meat2", "bread5", *[item] * 3)
    table.fill(A, MELT, "fish7", item)
    assert table.plate(A, MELT).breaks == "CK-221"  # one of them for one ingredient
    table.fill(A, MELT, item)
    assert (table.plate(A, MELT).breaks, table.plate(A, MELT).value) == (None, values[0])
    table.fill(A, "wine_and_dine", "meat2", "bread5", item)  # on top of them
    assert (table.plate(A, "wine_and_dine").breaks, table.plate(A, "wine_and_dine").value) == (None, values[1])


@pytest.mark.parametrize("item", ["soup", "bisque"])
def test_ck_025_neither_makes_a_dish_nor_a_course_nor_fills_the_fridge(item: str) -> None:
    table = at_the_stove(*["bread2"] * 3, *["fish2"] * 2, *[item] * 9).fill(A, MELT, *[item] * 6)
    assert table.plate(A, MELT).breaks == "CK-225"
    table = at_the_stove(*["bread2"] * 3, *["fish2"] * 2, *[item] * 9).present()
    assert (table.soups(A) + table.bisques(A), len(table.storage(A))) == (9, 5)  # round 4 has begun
    assert table.view().phase == "planning"
    meal = at_the_meal("bread2", item)
    assert meal.refusal(A, AddSoup("bread", item)) == "CK-258"
    assert meal.refusal(A, AddIngredient("bread", item)) == "CK-008"


def test_ck_026_a_bisque_is_not_three_soups() -> None:
    table = at_the_stove("fish7", "bisque").fill(A, MELT, "fish7")
    assert table.refusal(A, AddSoup(MELT, "soup")) == "CK-228"
    table.fill(A, MELT, "bisque")  # bread and cheese are missing
    assert table.refusal(A, Present()) == "CK-221"
    assert (table.soups(A), table.bisques(A)) == (0, 0)


def test_ck_027_three_soups_are_not_a_bisque() -> None:
    table = at_the_stove("fish7", "soup", "soup", "soup").fill(A, MELT, "fish7")
    assert table.refusal(A, AddSoup(MELT, "bisque")) == "CK-228"
    assert AddSoup(MELT, "bisque") not in table.legal(A)
    table.fill(A, MELT, "soup", "soup", "soup").present()
    (dish,) = table.logged(DishesPresented)[0].dishes
    assert (dish.soup, dish.bisque, dish.value) == (3, 0, 10)


@pytest.mark.parametrize(("item", "value"), [("bisque", 10), ("soup", 8)])
def test_ck_028_ck_029_one_stands_for_one(item: str, value: int) -> None:
    table = at_the_stove("fish7", item, item).fill(A, MELT, "fish7", item)
    assert (table.plate(A, MELT).value, table.plate(A, MELT).breaks) == (value, "CK-221")
    assert table.refusal(A, Present()) == "CK-221"
    table.fill(A, MELT, item)
    assert table.plate(A, MELT).breaks is None
    table.present()
    assert len(table.logged(DishesPresented)[0].dishes) == 1


def test_ck_029_a_soup_stands_for_one_missing_ingredient() -> None:
    table = at_the_stove("fish7", "bread2", "soup").fill(A, MELT, "fish7", "bread2")
    assert table.refusal(A, Present()) == "CK-221"
    assert table.fill(A, MELT, "soup").plate(A, MELT).breaks is None
    bare = at_the_stove("fish7", "soup").fill(A, MELT, "fish7", "soup")
    assert bare.refusal(A, Present()) == "CK-221"
