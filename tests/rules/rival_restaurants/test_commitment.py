"""RR-047 to RR-053: what lies beside a recipe, and what in the pantry."""

from typing import Any

from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    BuyShelf,
    Commit,
    DeclareCook,
    Discard,
    MakeOffer,
    PlayCard,
    SetWheel,
    UseStroganov,
)
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.events import Committed, IngredientTaken
from tests.rules.rival_restaurants.kitchens import plan
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table


def beside(table: Table, seat: int) -> list[list[str]]:
    """By recipe, what is committed to it."""
    return [[name for name in recipe.beside if name is not None] for recipe in table.view(None).seats[seat].recipes]


def two_with_carrot(**options: Any) -> Table:
    """Red's recipes: beans, greens, carrot; and rice, beef, egg, carrot."""
    return Table(3, **options).chef(RED, "gohan_sushido").recipes(RED, "edamame_salad", "bibimbap")


def test_rr_047_rr_049_what_a_recipe_lacks_is_committed_and_the_rest_is_not() -> None:
    table = Table(3).chef(RED, "gohan_sushido").recipes(RED, "onigiri", "mole_poblano")
    table.give(RED, "fish", "fish", "garlic", "milk", "rice")
    assert beside(table, RED) == [["rice", "fish"], ["garlic"]]
    assert table.in_pantry(RED) == ["fish", "milk"]


def test_rr_047_a_bought_card_too() -> None:
    table = Table(3, pace="live").chef(RED, "gohan_sushido").recipes(RED, "onigiri").money(RED, 200)
    table.shelf("vegetable_land", "scallion", "scallion").send("vegetable_land", "chop_shop", "the_island").to_market()
    table.act(RED, BuyShelf(RED, "vegetable_land")).act(RED, BuyShelf(RED, "vegetable_land"))
    assert beside(table, RED)[0] == ["scallion"]
    assert table.in_pantry(RED) == ["scallion"]


def test_rr_048_both_could_use_it_the_one_with_fewer_missing_gets_it() -> None:
    assert beside(two_with_carrot().give(RED, "carrot"), RED) == [["carrot"], []]
    table = two_with_carrot().give(RED, "rice", "beef").give(RED, "carrot")
    assert beside(table, RED) == [[], ["rice", "beef", "carrot"]]


def test_rr_048_its_owner_may_move_it() -> None:
    table = two_with_carrot().give(RED, "carrot").act(RED, Commit("carrot", "bibimbap"))
    assert table.last(Committed) == Committed(RED, "carrot", "bibimbap")
    assert beside(table, RED) == [[], ["carrot"]]
    table.give(RED, "beans", "greens")  # it stays there
    assert beside(table, RED) == [["beans", "greens"], ["carrot"]]
    table.act(RED, Commit("carrot", "edamame_salad"))
    assert beside(table, RED) == [["beans", "greens", "carrot"], []]


def test_rr_048_only_between_two_recipes_that_need_it() -> None:
    table = two_with_carrot().give(RED, "carrot", "rice", "milk")
    assert table.refusal(RED, Commit("rice", "edamame_salad")) == "RR-048"
    assert table.refusal(RED, Commit("carrot", "edamame_salad")) == "RR-048"  # it lies there
    assert table.refusal(RED, Commit("milk", "bibimbap")) == "RR-048"
    assert table.refusal(RED, Commit("carrot", "onigiri")) == "RR-048"


def test_rr_048_in_every_phase() -> None:
    table = two_with_carrot(pace="live").give(RED, "carrot", "beans", "greens")
    table.act(RED, Commit("carrot", "bibimbap"))
    table.send("chop_shop", "chop_shop", "chop_shop").to_market().act(RED, Commit("carrot", "edamame_salad"))
    table.act(RED, Commit("carrot", "bibimbap")).to_cooking().act(RED, Commit("carrot", "edamame_salad"))
    assert beside(table, RED) == [["beans", "greens", "carrot"], []]


def test_rr_048_also_between_the_reveal_and_the_powers() -> None:
    """Nothing is being resolved while spots are chosen, or while all think about their cards."""
    table = two_with_carrot(pace="live").give(RED, "carrot")
    for seat in range(3):
        table.act(seat, SetWheel(seat, "chop_shop"))
    table.act(RED, Commit("carrot", "bibimbap"))
    for _ in range(3):
        table.by_default()
    table.act(RED, Commit("carrot", "edamame_salad"))
    assert beside(table, RED) == [["carrot"], []]


def test_rr_048_not_while_a_card_is_resolved() -> None:
    table = two_with_carrot(pace="live").give(RED, "carrot").hand(BLUE, "raiders_of_the_lost_pork")
    table.act(BLUE, PlayCard("raiders_of_the_lost_pork", target=RED, ingredient="carrot"))
    assert table.refusal(RED, Commit("carrot", "bibimbap")) == "RR-048"


def test_rr_050_any_meat_is_committed_for_phyllis() -> None:
    table = Table(3).chef(RED, "phyllis_grubman").recipes(RED, "onigiri", "midnight_ramen")  # fish; pork
    table.give(RED, "beef", "poultry", "seafood")
    assert beside(table, RED) == [["beef"], ["poultry"]]
    assert table.in_pantry(RED) == ["seafood"]


def test_rr_050_an_exact_match_comes_first() -> None:
    table = Table(3).chef(RED, "phyllis_grubman").recipes(RED, "onigiri", "midnight_ramen")
    table.give(RED, "beef", "poultry").give(RED, "fish")
    assert beside(table, RED) == [["fish"], ["poultry"]]  # the Beef makes way, the Poultry stays where it lay
    assert table.in_pantry(RED) == ["beef"]


def test_rr_048_rr_050_the_recipe_with_fewer_missing_gets_it() -> None:
    table = Table(3).chef(RED, "phyllis_grubman").recipes(RED, "onigiri", "midnight_ramen")
    table.give(RED, "pasta", "egg").give(RED, "beef")  # onigiri lacks three, the ramen two
    assert beside(table, RED) == [[], ["pasta", "beef", "egg"]]


def test_rr_048_rr_050_its_owner_may_move_it() -> None:
    table = Table(3).chef(RED, "phyllis_grubman").recipes(RED, "onigiri", "midnight_ramen").give(RED, "beef")
    assert beside(table, RED) == [["beef"], []]
    table.act(RED, Commit("beef", "midnight_ramen"))
    assert beside(table, RED) == [[], ["beef"]]


def test_rr_050_for_biff_a_meat_is_committed_as_a_vegetable() -> None:
    table = Table(3).chef(RED, "biff_brobeque").recipes(RED, "edamame_salad", "tiramisu").give(RED, "beef", "fish")
    assert beside(table, RED) == [["beef", "fish"], []]
    table.give(RED, "carrot", "greens")
    assert beside(table, RED) == [["greens", "carrot"], []]
    assert table.in_pantry(RED) == ["beef", "fish"]


def test_rr_050_for_nobody_else() -> None:
    table = Table(3).chef(RED, "gardena_eden").recipes(RED, "onigiri", "midnight_ramen").give(RED, "beef", "onion")
    assert table.in_pantry(RED) == ["onion", "beef"]


def test_rr_051_substitutes_and_extras_are_never_committed() -> None:
    table = Table(3).chef(RED, "gohan_sushido").recipes(RED, "onigiri", "bibimbap")
    table.give(RED, "alien_goo", "tofu", "secret_sauce", "wine")
    assert beside(table, RED) == [[], []]
    assert table.in_pantry(RED) == ["alien_goo", "secret_sauce", "tofu", "wine"]


def test_rr_051_required_tofu_and_wine_are() -> None:
    table = Table(3).chef(RED, "gohan_sushido").recipes(RED, "onigiri", "emperors_sukiyaki").give(RED, "tofu", "tofu")
    assert beside(table, RED) == [[], ["tofu"]]
    assert table.in_pantry(RED) == ["tofu"]
    table.recipes(RED, "onigiri", "tiramisu").give(RED, "wine", "wine")
    assert beside(table, RED) == [[], ["wine"]]


def test_rr_052_reckoned_anew_when_ingredients_change() -> None:
    table = Table(3, pace="live").chef(RED, "gohan_sushido").chef(BLUE, "pork_knuckles").recipes(RED, "onigiri")
    table.recipes(BLUE, "egg_fried_rice", "county_fair_chili").give(RED, "rice", "rice").give(BLUE, "scallion")
    table.send("the_island", "the_island", "the_island").to_market()
    table.act(RED, MakeOffer(BLUE, Bundle(ingredients=("rice",)), Bundle(ingredients=("scallion",))))
    table.act(BLUE, AcceptOffer(1))
    assert beside(table, RED)[0] == ["rice", "scallion"]
    assert beside(table, BLUE)[0] == ["rice"]
    assert (table.in_pantry(RED), table.in_pantry(BLUE)) == ([], [])


def test_rr_052_reckoned_anew_when_recipes_change() -> None:
    table = Table(3, pace="live").chef(RED, "gohan_sushido").chef(BLUE, "pork_knuckles").recipes(RED, "onigiri")
    table.recipes(BLUE, "quesadilla").give(RED, "rice", "beans").send("the_island", "the_island", "the_island")
    table.to_market().act(RED, MakeOffer(BLUE, Bundle(recipes=("onigiri",)), Bundle(recipes=("quesadilla",))))
    assert (beside(table, RED)[0], table.in_pantry(RED)) == (["rice"], ["beans"])
    table.act(BLUE, AcceptOffer(1))
    assert (beside(table, RED)[0], table.in_pantry(RED)) == (["beans"], ["rice"])


def test_rr_052_after_cooking() -> None:
    table = Table(3).chef(RED, "gohan_sushido").recipes(RED, "edamame_salad", "bibimbap")
    table.give(RED, "beans", "greens", "carrot", "carrot").to_cooking()
    assert beside(table, RED) == [["beans", "greens", "carrot"], ["carrot"]]
    table.act(RED, DeclareCook((plan("edamame_salad"),)))
    assert beside(table, RED)[1] == ["carrot"]
    assert table.in_pantry(RED) == []


def test_rr_053_a_thief_takes_committed_ingredients_too() -> None:
    table = Table(3).hand(RED, "raiders_of_the_lost_pork").recipes(BLUE, "quesadilla").give(BLUE, "cheese")
    assert beside(table, BLUE)[0] == ["cheese"]
    table.act(RED, PlayCard("raiders_of_the_lost_pork", target=BLUE, ingredient="cheese")).let_happen()
    assert table.last(IngredientTaken).ingredient == "cheese"
    assert beside(table, BLUE)[0] == []


def test_rr_053_a_card_that_names_the_pantry_does_not_reach_them() -> None:
    table = Table(3).hand(RED, "food_fight").recipes(BLUE, "quesadilla").give(BLUE, "cheese", "milk", "onion")
    table.recipes(BLUE, "quesadilla", "tiramisu")  # cheese lies beside one of them
    table.recipes(GREEN, "onion_soup").give(GREEN, "cheese")  # nothing in the pantry
    table.send("chop_shop", "chop_shop", "chop_shop")
    table.act(RED, PlayCard("food_fight", figure=RED)).let_happen()
    assert table.pending() == [BLUE]
    assert [it for it in table.legal(BLUE) if isinstance(it, Discard)] == [Discard("onion"), Discard("milk")]
    table.act(BLUE, Discard("milk"))
    assert [table.owns(BLUE, name) for name in ("cheese", "milk", "onion")] == [1, 0, 1]
    assert table.owns(GREEN, "cheese") == 1


def test_rr_053_nor_does_stroganov() -> None:
    table = Table(3).chef(RED, "general_stroganov").money(RED, 100).recipes(BLUE, "quesadilla")
    table.give(BLUE, "cheese", "milk").send("the_island", "the_island", "the_island").to_market()
    assert table.refusal(RED, UseStroganov(BLUE, "cheese")) == "RR-319"
    table.act(RED, UseStroganov(BLUE, "milk")).let_happen()
    assert table.owns(RED, "milk") == 1
