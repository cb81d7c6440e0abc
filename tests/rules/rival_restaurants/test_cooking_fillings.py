"""RR-216 to RR-233: what may fill a required place; Biff, Phyllis and Gardena in the kitchen."""

import pytest

from atable.games.rival_restaurants.content.cards import ALIEN_GOO, BIFF, GARDENA, PHYLLIS
from atable.games.rival_restaurants.cooking.fillings import BROTEIN, MYSTERY_MEAT, SAVE_THE_ANIMALS, kitchen_powers
from atable.games.rival_restaurants.cooking.menus import declarations
from atable.games.rival_restaurants.events import Cooked, MoneyGained
from tests.rules.rival_restaurants.kitchens import RED, Stove, declared, needs, plan

CHOW_MEIN = "wedding_chow_mein"  # pasta, poultry, carrot, greens, onion; value 5, 1 garbage
FAJITAS = "lucha_fajitas"  # beef, seafood, poultry, cheese, peppers, avocado; value 8, 3 garbage
THERMIDOR = "lobster_thermidor"  # seafood, butter, milk, wine, scallion; value 8, 3 garbage


def kitchen(recipe: str, *more: str, chef: str = "", without: str = "") -> Stove:
    """A Gourmet recipe of Red, complete but for one ingredient, and more cards."""
    table = Stove().recipes(RED, "bruschetta", recipe).completes(RED, recipe, without).has(RED, *more)
    return table.chef(RED, chef) if chef else table


def listed(table: Stove, recipe: str, swaps: dict[str, str]) -> bool:
    return declared(plan(recipe, swaps)) in declarations(table.state, RED)


def test_rr_216_the_ingredient_itself() -> None:
    table = kitchen("midnight_ramen").start()
    assert table.refused(RED, declared(plan("midnight_ramen", {"pasta": "egg"}))) == "RR-216"
    assert table.refused(RED, declared(plan("midnight_ramen", {"pasta": "pork"}))) == "RR-216"
    table.only(RED, plan("midnight_ramen"))
    assert table.of(RED).popularity == 5


@pytest.mark.parametrize("name", needs(THERMIDOR))
def test_rr_217_alien_goo_for_whatever_is_missing(name: str) -> None:
    table = kitchen(THERMIDOR, "alien_goo", without=name)
    assert listed(table, THERMIDOR, {name: "alien_goo"})
    table.only(RED, plan(THERMIDOR, {name: "alien_goo"}))
    assert table.of(RED).popularity == 8


def test_rr_217_several_alien_goos() -> None:
    table = Stove().recipes(RED, "bruschetta").has(RED, "alien_goo", "alien_goo", "alien_goo")
    table.only(RED, plan("bruschetta", dict.fromkeys(needs("bruschetta"), "alien_goo")))
    assert table.of(RED).popularity == 2
    assert table.stock(RED) == []


def test_rr_218_alien_goo_is_nothing_before_it_is_cooked() -> None:
    """It lies beside no recipe, and it is still Alien Goo when it is declared."""
    table = kitchen("midnight_ramen", "alien_goo", without="pork")
    assert all(ALIEN_GOO not in places for places in table.of(RED).beside)
    table.start().cooks(RED, plan("midnight_ramen", {"pork": "alien_goo"}))
    [cooked] = table.saw(Cooked)
    assert cooked.dish.filling[1] == ("alien_goo",)


def test_rr_219_and_example_x_07_alien_goo_is_no_extra() -> None:
    table = kitchen("midnight_ramen", "alien_goo").completes(RED, "bruschetta").start()
    assert table.refused(RED, declared(plan("bruschetta", extra=True))) == "RR-219"
    assert table.refused(RED, declared(plan("midnight_ramen", extra=True))) == "RR-219"


def test_rr_220_alien_goo_never_starts_a_special_power() -> None:
    """Instead of the required Wine it gives no popularity, instead of the required Tofu it saves no garbage."""
    table = kitchen(THERMIDOR, "alien_goo", without="wine").only(RED, plan(THERMIDOR, {"wine": "alien_goo"}))
    assert table.of(RED).popularity == 8
    stew = kitchen("army_stew", "alien_goo", without="tofu").only(RED, plan("army_stew", {"tofu": "alien_goo"}))
    assert stew.of(RED).garbage == 2


def test_rr_220_alien_goo_in_the_place_of_a_meat_is_a_meat_for_biff() -> None:
    bowl = {"fish": "alien_goo"}  # beside the Seafood
    table = kitchen("chirashi_bowl", "alien_goo", chef="biff_brobeque", without="fish")
    table.only(RED, plan("chirashi_bowl", bowl))
    assert table.of(RED).money == 300


def test_rr_221_tofu_for_a_meat_only() -> None:
    table = kitchen("midnight_ramen", "tofu", without="pork").start()
    assert table.refused(RED, declared(plan("midnight_ramen", {"egg": "tofu", "pork": "pork"}))) == "RR-221"
    table.cooks(RED, plan("midnight_ramen", {"pork": "tofu"}))
    assert table.of(RED).popularity == 5


def test_rr_222_and_case_t_15_each_tofu_saves_one_garbage() -> None:
    table = kitchen(FAJITAS, "tofu", "tofu")
    table.only(RED, plan(FAJITAS, {"beef": "tofu", "seafood": "tofu"}))
    assert table.of(RED).garbage == 1
    assert table.stock(RED) == ["beef", "seafood"]


def test_rr_222_and_case_t_15_not_below_none() -> None:
    """Lucky Dumplings has one garbage."""
    table = Stove().recipes(RED, "lucky_dumplings").completes(RED, "lucky_dumplings").has(RED, "tofu", "tofu")
    table.only(RED, plan("lucky_dumplings", {"pork": "tofu", "seafood": "tofu"}))
    assert table.of(RED).garbage == 0


def test_rr_223_required_tofu_saves_no_garbage() -> None:
    table = kitchen("army_stew").only(RED, plan("army_stew"))
    assert table.of(RED).garbage == 2
    other = kitchen("army_stew", "tofu").only(RED, plan("army_stew", {"pork": "tofu"}))
    assert other.of(RED).garbage == 1


@pytest.mark.parametrize("meat", ["beef", "fish", "pork", "poultry", "seafood"])
def test_rr_224_and_rr_309_biff_takes_any_meat_for_any_vegetable(meat: str) -> None:
    table = kitchen(CHOW_MEIN, meat, chef="biff_brobeque", without="carrot")
    assert listed(table, CHOW_MEIN, {"carrot": meat})
    table.only(RED, plan(CHOW_MEIN, {"carrot": meat}))
    assert table.of(RED).popularity == 5
    assert meat in table.pile("chop_shop")


def test_rr_224_only_biff_and_only_for_vegetables() -> None:
    table = kitchen(CHOW_MEIN, "pork").start()
    assert table.refused(RED, declared(plan(CHOW_MEIN, {"carrot": "pork"}))) == "RR-224"
    phyllis = kitchen(CHOW_MEIN, "pork", chef="phyllis_grubman").start()
    assert phyllis.refused(RED, declared(plan(CHOW_MEIN, {"carrot": "pork"}))) == "RR-224"
    biff = kitchen(CHOW_MEIN, "pork", chef="biff_brobeque").start()
    assert biff.refused(RED, declared(plan(CHOW_MEIN, {"pasta": "pork"}))) == "RR-216"
    assert biff.refused(RED, declared(plan(CHOW_MEIN, {"poultry": "pork"}))) == "RR-225"


def test_rr_225_rr_340_and_example_x_09_meats_are_the_same_for_phyllis() -> None:
    table = kitchen("bibimbap", "pork", chef="phyllis_grubman", without="beef")
    assert listed(table, "bibimbap", {"beef": "pork"})
    table.only(RED, plan("bibimbap", {"beef": "pork"}))
    assert table.of(RED).popularity == 5
    assert table.pile("chop_shop") == ["pork"]
    other = kitchen("bibimbap", "pork").start()
    assert other.refused(RED, declared(plan("bibimbap", {"beef": "pork"}))) == "RR-225"


def test_rr_225_phyllis_takes_meats_for_meats_only() -> None:
    table = kitchen("bibimbap", "pork", chef="phyllis_grubman").start()
    assert table.refused(RED, declared(plan("bibimbap", {"carrot": "pork"}))) == "RR-224"


def test_rr_226_and_rr_313_two_identical_vegetables_for_a_meat() -> None:
    table = kitchen("bibimbap", "onion", "onion", chef="gardena_eden", without="beef")
    assert listed(table, "bibimbap", {"beef": "onion onion"})
    table.only(RED, plan("bibimbap", {"beef": "onion onion"}))
    assert table.of(RED).popularity == 5
    assert table.pile("vegetable_land") == ["carrot", "onion", "onion"]


@pytest.mark.parametrize(
    ("place", "cards"),
    [("beef", "onion garlic"), ("beef", "rice rice"), ("egg", "onion onion"), ("beef", "pork pork")],
)
def test_rr_226_identical_vegetable_land_cards_for_a_meat(place: str, cards: str) -> None:
    more = ["onion", "onion", "garlic", "rice", "pork", "pork"]
    table = kitchen("bibimbap", *more, chef="gardena_eden").start()
    assert table.refused(RED, declared(plan("bibimbap", {place: cards}))) == "RR-226"


def test_rr_226_only_gardena() -> None:
    table = kitchen("bibimbap", "onion", "onion").start()
    assert table.refused(RED, declared(plan("bibimbap", {"beef": "onion onion"}))) == "RR-226"


def test_rr_228_the_ways_are_not_chained() -> None:
    """A Tofu is no meat for Biff, and a place takes no third card."""
    biff = kitchen(CHOW_MEIN, "tofu", chef="biff_brobeque").start()
    assert biff.refused(RED, declared(plan(CHOW_MEIN, {"carrot": "tofu"}))) == "RR-228"
    gardena = kitchen("bibimbap", "onion", "onion", "onion", chef="gardena_eden").start()
    assert gardena.refused(RED, declared(plan("bibimbap", {"beef": "onion onion onion"}))) == "RR-228"


def test_rr_228_biff_and_phyllis_in_one_kitchen_do_not_chain_either() -> None:
    """Two Many Cooks: each place in one of the ways; both powers work."""
    table = Stove(mode="two_many_cooks").chef(RED, "biff_brobeque")
    table.state.figures[RED + 3].chef = PHYLLIS
    assert kitchen_powers(table.state, RED) == BROTEIN | MYSTERY_MEAT
    table.recipes(RED, "bruschetta", CHOW_MEIN).has(RED, "pasta", "beef", "pork", "greens", "onion")
    assert listed(table, CHOW_MEIN, {"poultry": "beef", "carrot": "pork"}) or listed(
        table, CHOW_MEIN, {"poultry": "pork", "carrot": "beef"}
    )


def test_powers_of_the_kitchen() -> None:
    table = Stove()
    assert kitchen_powers(table.state, RED) == 0
    for chef, power in ((BIFF, BROTEIN), (PHYLLIS, MYSTERY_MEAT), (GARDENA, SAVE_THE_ANIMALS)):
        table.state.figures[RED].chef = chef
        assert kitchen_powers(table.state, RED) == power
    table.of(RED).powers_from = table.state.day + 1  # RR-400
    assert kitchen_powers(table.state, RED) == 0


# Extras


def test_rr_229_one_secret_sauce_in_a_basic_recipe() -> None:
    table = Stove().recipes(RED, "bruschetta").completes(RED, "bruschetta").has(RED, "secret_sauce", "secret_sauce")
    table.only(RED, plan("bruschetta", extra=True))
    assert table.of(RED).popularity == 3
    assert table.stock(RED) == ["secret_sauce"]


def test_rr_229_no_secret_sauce_no_extra_and_wine_does_not_help() -> None:
    table = Stove().recipes(RED, "bruschetta").completes(RED, "bruschetta").has(RED, "wine").start()
    assert table.refused(RED, declared(plan("bruschetta", extra=True))) == "RR-229"


def test_rr_230_one_wine_in_a_gourmet_recipe() -> None:
    table = kitchen("midnight_ramen", "wine", "wine").only(RED, plan("midnight_ramen", extra=True))
    assert table.of(RED).popularity == 6
    assert table.stock(RED) == ["wine"]


def test_rr_230_no_wine_no_extra_and_secret_sauce_does_not_help() -> None:
    table = kitchen("midnight_ramen", "secret_sauce").start()
    assert table.refused(RED, declared(plan("midnight_ramen", extra=True))) == "RR-230"


def test_rr_231_rr_232_and_example_x_08_required_wine() -> None:
    one = kitchen(THERMIDOR).start()
    assert one.refused(RED, declared(plan(THERMIDOR, extra=True))) == "RR-230"
    one.cooks(RED, plan(THERMIDOR))
    assert one.of(RED).popularity == 8
    three = kitchen(THERMIDOR, "wine", "wine").only(RED, plan(THERMIDOR, extra=True))
    assert three.of(RED).popularity == 9
    assert three.stock(RED) == ["wine"]


def test_rr_231_required_chocolate_pays_nothing() -> None:
    table = kitchen("mole_poblano").runs(RED, "the_rising_sun").only(RED, plan("mole_poblano"))
    assert table.of(RED).money == 0


def test_rr_231_alien_goo_saves_a_chocolate_that_sells_for_500() -> None:
    table = kitchen("mole_poblano", "alien_goo")
    assert listed(table, "mole_poblano", {"chocolate": "alien_goo"})
    assert not listed(table, "mole_poblano", {})


def test_rr_232_alien_goo_as_required_wine_leaves_the_wine_for_an_extra() -> None:
    table = kitchen(THERMIDOR, "alien_goo")
    goo = plan(THERMIDOR, {"wine": "alien_goo"}, extra=True)
    assert declared(goo) in declarations(table.state, RED)
    table.only(RED, goo)
    assert table.of(RED).popularity == 9


def test_rr_233_nothing_else_can_be_added() -> None:
    table = kitchen("midnight_ramen", "wine").start()
    exact = plan("midnight_ramen")
    more = type(exact)(exact.recipe, (*exact.filling, ("wine",)))
    assert table.refused(RED, declared(more)) == "RR-233"


# Biff's bonus


@pytest.mark.parametrize(
    ("swaps", "money"),
    [
        ({"carrot": "pork", "greens": "beef"}, 300),
        ({"poultry": "tofu", "carrot": "pork"}, 0),
        ({"poultry": "alien_goo", "carrot": "pork"}, 300),
        ({"carrot": "alien_goo"}, 0),
        ({}, 0),
    ],
)
def test_rr_310_rr_311_rr_312_and_case_t_16(swaps: dict[str, str], money: int) -> None:
    table = kitchen(CHOW_MEIN, "pork", "beef", "tofu", "alien_goo", chef="biff_brobeque").runs(RED, "the_rising_sun")
    table.only(RED, plan(CHOW_MEIN, swaps))
    assert table.of(RED).money == money
    assert table.saw(MoneyGained) == ([MoneyGained(RED, 300, "biff_brobeque")] if money else [])


def test_rr_310_only_biff() -> None:
    table = kitchen(FAJITAS).runs(RED, "the_rising_sun").only(RED, plan(FAJITAS))
    assert table.of(RED).money == 0


def test_rr_311_once_for_each_recipe() -> None:
    table = Stove().runs(RED, "the_rising_sun").recipes(RED, "lucky_dumplings", FAJITAS).owns(RED, "double_stove")
    table.completes(RED, "lucky_dumplings").completes(RED, FAJITAS).chef(RED, "biff_brobeque")
    table.only(RED, plan("lucky_dumplings"), plan(FAJITAS))
    assert table.of(RED).money == 600


def test_rr_310_a_filling_that_pays_is_listed() -> None:
    """Poultry and Pork: $300, and one of the vegetables is kept."""
    table = kitchen(CHOW_MEIN, "pork", chef="biff_brobeque")
    assert [listed(table, CHOW_MEIN, {name: "pork"}) for name in ("carrot", "greens", "onion")].count(True) == 1
