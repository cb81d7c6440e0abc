"""RR-313 to RR-317: Gardena's attack, with the answers of its victim (RR-199)."""

import pytest

from atable.games.rival_restaurants.actions import CookOn, Discard, Pass, Respond, SetOrders, UseGardena
from atable.games.rival_restaurants.events import IngredientDiscarded, PowerUsed
from atable.games.rival_restaurants.frames import Play, Sacrificing
from tests.rules.rival_restaurants.kitchens import BLUE, GREEN, RED, Stove, plan

PAIR = {"beef": "onion onion"}


def salad() -> Stove:
    """Red is Gardena and can cook Bibimbap with two Onions."""
    table = Stove(response_privacy="fast").runs(RED, "pasta_la_vista", popularity=12)
    table.recipes(RED, "tteokbokki", "bibimbap").chef(RED, "gardena_eden")
    return table.completes(RED, "bibimbap", without="beef").has(RED, "onion", "onion")


def ramen_and_dumplings() -> Stove:
    """Case T-17: Blue has Pork for the Ramen, Seafood beside the Dumplings, and a spare Fish."""
    table = salad().runs(BLUE, "seoul_food").recipes(BLUE, "lucky_dumplings", "midnight_ramen")
    return table.completes(BLUE, "midnight_ramen").has(BLUE, "seafood", "fish")


def test_rr_314_rr_276_she_may_force_one_chef_for_each_meat_replaced() -> None:
    table = salad().recipes(BLUE, "onigiri").has(BLUE, "fish").recipes(GREEN, "carbonara").has(GREEN, "pork")
    table.only(RED, plan("bibimbap", PAIR))
    assert table.legal(RED) == [UseGardena(BLUE), UseGardena(GREEN), Pass()]
    assert table.legal(BLUE) == []
    table.do(RED, UseGardena(GREEN))
    assert table.saw(PowerUsed) == [PowerUsed(RED, "gardena_eden", (GREEN,), None, None)]
    assert table.stock(GREEN) == []
    assert table.stock(BLUE) == ["fish"]
    assert table.pile("chop_shop") == ["pork"]
    assert table.all_cooked()


def test_rr_314_twice_for_two_meats() -> None:
    table = salad().recipes(RED, "tteokbokki", "lucha_fajitas").has(RED, "carrot", "poultry", "cheese", "peppers")
    table.has(RED, "avocado").recipes(BLUE, "lucky_dumplings").has(BLUE, "pork", "seafood")
    table.only(RED, plan("lucha_fajitas", {"beef": "onion onion", "seafood": "carrot carrot"}))
    assert table.kitchen().attacks == 2
    table.do(RED, UseGardena(BLUE)).do(BLUE, Discard("pork"))
    assert table.legal(RED) == [UseGardena(BLUE), Pass()]
    table.do(RED, UseGardena(BLUE))
    assert table.stock(BLUE) == []


def test_rr_314_who_passes_once_passes_for_all() -> None:
    table = salad().recipes(RED, "tteokbokki", "lucha_fajitas").has(RED, "carrot", "poultry", "cheese", "peppers")
    table.has(RED, "avocado").recipes(BLUE, "lucky_dumplings").has(BLUE, "pork", "seafood")
    table.only(RED, plan("lucha_fajitas", {"beef": "onion onion", "seafood": "carrot carrot"})).do(RED, Pass())
    assert table.all_cooked()


def test_rr_314_she_need_not() -> None:
    table = salad().recipes(BLUE, "onigiri").has(BLUE, "fish").only(RED, plan("bibimbap", PAIR))
    assert table.refused(RED, CookOn(True)) == "RR-314"
    assert table.refused(RED, Pass(RED)) == "RR-314"
    table.do(RED, Pass())
    assert table.all_cooked()
    assert table.stock(BLUE) == ["fish"]


def test_rr_314_not_for_a_meat_that_is_there_or_replaced_otherwise() -> None:
    table = salad().has(RED, "beef", "tofu").recipes(BLUE, "onigiri").has(BLUE, "fish")
    assert table.only(RED, plan("bibimbap")).all_cooked()
    tofu = salad().has(RED, "tofu").recipes(BLUE, "onigiri").has(BLUE, "fish")
    assert tofu.only(RED, plan("bibimbap", {"beef": "tofu"})).all_cooked()


def test_rr_315_only_a_meat_beside_a_recipe() -> None:
    table = salad().recipes(BLUE, "onigiri", "bouillabaisse").has(BLUE, "pork").only(RED, plan("bibimbap", PAIR))
    assert table.all_cooked()
    assert table.stock(BLUE) == ["pork"]


def test_rr_315_rr_317_and_case_t_17() -> None:
    table = ramen_and_dumplings().start().cooks(RED, plan("bibimbap", PAIR)).cooks(BLUE, plan("midnight_ramen"))
    table.do(RED, UseGardena(BLUE))
    assert table.saw(IngredientDiscarded) == [IngredientDiscarded(BLUE, "seafood", "gardena_eden")]
    assert table.of(BLUE).popularity == 5  # the Pork was safe
    assert table.stock(BLUE) == ["fish"]


def test_rr_315_a_meat_beside_a_recipe_that_is_cooked_without_it() -> None:
    """Blue cooks the Ramen with Tofu: the Pork beside it is safe all the same."""
    table = salad().runs(BLUE, "seoul_food").recipes(BLUE, "tteokbokki", "midnight_ramen")
    table.recipes(RED, "onigiri").completes(BLUE, "midnight_ramen").has(BLUE, "tofu").start()
    table.cooks(RED, plan("bibimbap", PAIR)).cooks(BLUE, plan("midnight_ramen", {"pork": "tofu"}))
    assert table.saw(PowerUsed) == []
    assert table.stock(BLUE) == ["pork"]


def test_rr_199_and_case_t_17_with_clam_voyance_the_meat_stays() -> None:
    table = ramen_and_dumplings().holds(BLUE, "clam_voyance")
    table.start().cooks(RED, plan("bibimbap", PAIR)).cooks(BLUE, plan("midnight_ramen"))
    table.do(RED, UseGardena(BLUE))
    assert isinstance(table.frame(), Play)
    table.do(BLUE, Respond(BLUE, "clam_voyance"))
    assert table.stock(BLUE) == ["fish", "seafood"]
    assert table.hand(BLUE) == 0


def test_rr_315_a_recipe_that_was_left_is_not_cooked() -> None:
    """Blue, first in order, leaves the Ramen: now its Pork can be hit."""
    table = ramen_and_dumplings().runs(BLUE, "seoul_food", garbage=1)
    table.state.priority = BLUE
    table.start().cooks(RED, plan("bibimbap", PAIR)).cooks(BLUE, plan("midnight_ramen")).do(BLUE, CookOn(False))
    table.do(RED, UseGardena(BLUE))
    assert table.legal(BLUE) == [Discard("pork"), Discard("seafood")]


def test_rr_316_only_a_chef_with_such_a_meat() -> None:
    table = salad().recipes(BLUE, "onigiri").has(BLUE, "fish").only(RED, plan("bibimbap", PAIR))
    assert table.refused(RED, UseGardena(GREEN)) == "RR-316"
    assert table.refused(RED, UseGardena(RED)) == "RR-316"


def test_rr_316_not_herself() -> None:
    table = salad().recipes(RED, "carbonara").has(RED, "pork").only(RED, plan("bibimbap", PAIR))
    assert table.all_cooked()
    assert "pork" in table.stock(RED)


def test_rr_316_the_victim_chooses() -> None:
    table = salad().recipes(BLUE, "lucky_dumplings", "steak_frites").has(BLUE, "pork", "seafood", "fish")
    table.only(RED, plan("bibimbap", PAIR))
    table.do(RED, UseGardena(BLUE))
    assert isinstance(table.frame(), Sacrificing)
    assert table.asked() == [BLUE]
    assert table.legal(RED) == []
    assert table.legal(BLUE) == [Discard("pork"), Discard("seafood")]
    assert table.refused(BLUE, Discard("fish")) == "RR-317"
    assert table.refused(BLUE, Pass()) == "RR-316"
    assert table.refused(RED, Discard("pork")) == "RR-316"
    table.do(BLUE, Discard("seafood"))
    assert table.stock(BLUE) == ["fish", "pork"]


@pytest.mark.parametrize(
    ("others", "lost"),
    [(("pasta",), "fish"), (("tomato", "potatoes", "bread"), "pork")],
)
def test_rr_316_a_standing_order_gives_up_the_meat_that_is_missed_least(others: tuple[str, ...], lost: str) -> None:
    """That of the recipe which lacks most: Carbonara with its Pork, or Bouillabaisse with its Fish."""
    table = salad().recipes(BLUE, "carbonara", "bouillabaisse").has(BLUE, "pork", "fish", *others)
    table.state.orders[BLUE] = SetOrders(discard="cheapest")
    table.only(RED, plan("bibimbap", PAIR)).do(RED, UseGardena(BLUE))
    assert table.saw(IngredientDiscarded) == [IngredientDiscarded(BLUE, lost, "gardena_eden")]


def test_rr_317_a_meat_beside_one_recipe_and_declared_for_another() -> None:
    """Phyllis's Pork lies beside Carbonara, but she cooks Bibimbap with it."""
    table = salad().chef(BLUE, "phyllis_grubman").recipes(RED, "tteokbokki", "lucha_fajitas")
    table.has(RED, "seafood", "poultry", "cheese", "peppers", "avocado")
    table.recipes(BLUE, "carbonara", "bibimbap").has(BLUE, "pork", "rice", "egg", "carrot")
    table.start().cooks(RED, plan("lucha_fajitas", PAIR)).cooks(BLUE, plan("bibimbap", {"beef": "pork"}))
    assert table.all_cooked()
    assert table.of(BLUE).popularity == 5


def test_rr_317_a_second_card_of_the_same_kind_is_eligible() -> None:
    table = salad().recipes(BLUE, "lucky_dumplings", "midnight_ramen").completes(BLUE, "midnight_ramen")
    table.runs(BLUE, "seoul_food").has(BLUE, "pork").start()
    table.cooks(RED, plan("bibimbap", PAIR)).cooks(BLUE, plan("midnight_ramen")).do(RED, UseGardena(BLUE))
    assert table.stock(BLUE) == []
    assert table.of(BLUE).popularity == 5
