"""What the action cards about garbage, ingredients and recipes do, card by card."""

import pytest

from atable.games.rival_restaurants.actions import DeclareCook, Discard, KeepRecipe, PlayCard
from atable.games.rival_restaurants.content.cards import RECIPES
from atable.games.rival_restaurants.events import (
    Cooked,
    GarbageGiven,
    GarbageTaken,
    IngredientFound,
    Locked,
    MoneyGiven,
    MoneyPaid,
    Reacted,
    RecipeDrawn,
    RecipesShown,
    RecipesSwapped,
)
from tests.rules.rival_restaurants.kitchens import needs, plan
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, YELLOW, Table

ISLAND = "the_island"


def mm1(*hand: str, seats: int = 3) -> Table:
    """Red holds these while the wheels are set."""
    return Table(seats, pace="live").hand(RED, *hand)


def recipes_of(table: Table, seat: int) -> list[str]:
    return [recipe.id for recipe in table.view(None).seats[seat].recipes]


# Health Inspection


@pytest.mark.parametrize(("money", "garbage", "left"), [(900, 1, 800), (900, 4, 500), (200, 3, 0), (0, 2, 0)])
def test_health_inspection_as_much_as_possible(money: int, garbage: int, left: int) -> None:
    table = mm1("health_inspection").money(BLUE, money).garbage(BLUE, garbage)
    table.act(RED, PlayCard("health_inspection", target=BLUE)).let_happen()
    assert (table.purses(), table.of(BLUE).garbage) == ([0, left, 0], garbage)  # to the bank, and the garbage stays
    paid = [MoneyPaid(BLUE, money - left, "health_inspection")] if money > left else []
    assert table.all(MoneyPaid) == paid


def test_rr_186_health_inspection_needs_garbage() -> None:
    table = mm1("health_inspection").garbage(RED, 3).money(BLUE, 300)
    assert table.refusal(RED, PlayCard("health_inspection", target=BLUE)) == "RR-186"


# Food Fight!


def food_fight() -> Table:
    """All four at the Chop Shop but Yellow; Green has nothing to spare."""
    table = (
        Table(4, pace="live")
        .hand(RED, "food_fight")
        .recipes(GREEN, "onigiri", "tiramisu")
        .recipes(BLUE, "bruschetta", "army_stew")
    )
    table.chef(GREEN, "mortimer_sleazburger").give(BLUE, "fish", "rice", "onion").give(GREEN, "fish").give(
        YELLOW, "wine"
    )
    table.send("chop_shop", "chop_shop", "chop_shop", ISLAND)
    return table.act(RED, PlayCard("food_fight", figure=RED))


def test_food_fight_those_at_the_own_location() -> None:
    table = food_fight()
    assert table.pending() == [BLUE, GREEN]
    table.let_happen()
    assert table.pending() == [BLUE]  # Green's Fish is beside a recipe
    assert table.refusal(BLUE, Discard("onion")) == "RR-449"  # so is Blue's Onion
    assert table.refusal(BLUE, Discard("wine")) == "RR-449"
    table.act(BLUE, Discard("rice"))
    assert Reacted("food_fight", (BLUE,), ("rice",)) in table.events
    assert (table.owns(BLUE, "rice"), table.owns(BLUE, "fish"), table.owns(GREEN, "fish")) == (0, 1, 1)
    assert [stack.ingredient for stack in table.view(None).locations[0].pile] == ["rice"]
    assert table.owns(YELLOW, "wine") == 1


def test_rr_449_food_fight_in_secret_and_together() -> None:
    table = Table(3, pace="live").hand(RED, "food_fight").give(BLUE, "wine", "tofu").give(GREEN, "wine", "tofu")
    table.recipes(BLUE, "bruschetta", "bibimbap").recipes(GREEN, "onigiri", "steak_frites")
    table.send(ISLAND, ISLAND, ISLAND).act(RED, PlayCard("food_fight", figure=RED)).let_happen()
    table.act(GREEN, Discard("tofu"))
    assert table.seen(BLUE) == [Locked(GREEN, "reaction")]
    assert table.owns(GREEN, "tofu") == 1
    table.act(BLUE, Discard("wine"))
    assert Reacted("food_fight", (BLUE, GREEN), ("wine", "tofu")) in table.events
    assert (table.owns(GREEN, "tofu"), table.owns(BLUE, "wine")) == (0, 0)


def test_food_fight_with_nothing_in_the_pantries() -> None:
    table = Table(3, pace="live").hand(RED, "food_fight").send(ISLAND, ISLAND, ISLAND)
    table.act(RED, PlayCard("food_fight", figure=RED)).let_happen()
    assert table.view(None).step == "window"
    assert table.view(None).seats[RED].card_used


def test_rr_187_food_fight_spares_its_player() -> None:
    table = (
        Table(3, pace="live").hand(RED, "food_fight").give(RED, "wine", "tofu").recipes(RED, "bruschetta", "bibimbap")
    )
    table.send(ISLAND, ISLAND, ISLAND).act(RED, PlayCard("food_fight", figure=RED)).let_happen()
    assert (table.owns(RED, "wine"), table.owns(RED, "tofu")) == (1, 1)


# Trash Talk


@pytest.mark.parametrize(("garbage", "amount"), [(1, 1), (2, 2), (5, 1), (5, 2)])
def test_trash_talk(garbage: int, amount: int) -> None:
    table = mm1("trash_talk").garbage(RED, garbage).garbage(BLUE, 1)
    table.act(RED, PlayCard("trash_talk", target=BLUE, amount=amount)).let_happen()
    assert [table.of(seat).garbage for seat in range(3)] == [garbage - amount, 1 + amount, 0]
    assert table.all(GarbageGiven) == [GarbageGiven(RED, BLUE, amount, "trash_talk")]


@pytest.mark.parametrize(("garbage", "amount"), [(5, 3), (1, 2), (0, 1), (2, 0)])
def test_rr_186_trash_talk_one_or_two_of_the_own(garbage: int, amount: int) -> None:
    table = mm1("trash_talk").garbage(RED, garbage)
    assert table.refusal(RED, PlayCard("trash_talk", target=BLUE, amount=amount)) == "RR-186"


# Recipe Switcheroo


def switch(own: str, other: str) -> PlayCard:
    return PlayCard("recipe_switcheroo", target=BLUE, recipe=own, other_recipe=other)


def two_menus() -> Table:
    return mm1("recipe_switcheroo").recipes(RED, "onigiri", "bibimbap").recipes(BLUE, "carbonara", "tiramisu")


@pytest.mark.parametrize(("own", "other", "place"), [("onigiri", "carbonara", 0), ("bibimbap", "tiramisu", 1)])
def test_recipe_switcheroo(own: str, other: str, place: int) -> None:
    table = two_menus().act(RED, switch(own, other)).let_happen()
    assert (recipes_of(table, RED)[place], recipes_of(table, BLUE)[place]) == (other, own)
    assert table.all(RecipesSwapped) == [RecipesSwapped(RED, own, BLUE, other)]


@pytest.mark.parametrize(("own", "other"), [("onigiri", "tiramisu"), ("carbonara", "onigiri"), ("onigiri", "onigiri")])
def test_rr_186_recipe_switcheroo_of_one_type_and_the_right_way_round(own: str, other: str) -> None:
    assert two_menus().refusal(RED, switch(own, other)) == "RR-186"


def test_recipe_switcheroo_ingredients_stay_with_their_owners() -> None:
    table = two_menus().give(RED, "fish", "pasta").chef(RED, "mortimer_sleazburger")
    assert table.in_pantry(RED) == ["pasta"]
    table.act(RED, switch("onigiri", "carbonara")).let_happen()
    assert (table.owns(RED, "fish"), table.in_pantry(RED)) == (1, ["fish"])  # now the Pasta is needed
    assert table.view(None).seats[RED].recipes[0].beside == ("pasta", None, None)


def test_recipe_switcheroo_start_up_of_two_basic_ones_the_player_chooses() -> None:
    table = Table(3, pace="live", variant_startup=True).hand(RED, "recipe_switcheroo")
    table.recipes(RED, "onigiri", "samosa_tower").recipes(BLUE, "carbonara", "quesadilla")
    pairs = [
        (action.recipe, action.other_recipe)
        for action in table.legal(RED)
        if isinstance(action, PlayCard) and action.target == BLUE
    ]
    assert pairs == [
        ("onigiri", "carbonara"),
        ("onigiri", "quesadilla"),
        ("samosa_tower", "carbonara"),
        ("samosa_tower", "quesadilla"),
    ]
    table.act(RED, switch("samosa_tower", "carbonara")).let_happen()
    assert (recipes_of(table, RED), recipes_of(table, BLUE)) == (
        ["onigiri", "carbonara"],
        ["samosa_tower", "quesadilla"],
    )


# Cook the Books


@pytest.mark.parametrize(("recipe", "place"), [("onigiri", 0), ("bibimbap", 1)])
def test_cook_the_books(recipe: str, place: int) -> None:
    table = (
        mm1("cook_the_books").recipes(RED, "onigiri", "bibimbap").act(RED, PlayCard("cook_the_books", recipe=recipe))
    )
    (shown,) = table.all(RecipesShown)
    assert len(shown.recipes) == 3
    assert shown in table.seen(GREEN)  # all see them (RR-254)
    assert table.pending() == [RED]
    table.act(RED, KeepRecipe(shown.recipes[1]))
    assert recipes_of(table, RED)[place] == shown.recipes[1]
    view = table.view(None)
    under = (view.basic_deck, view.gourmet_deck)[place].under
    assert {name for layer in under for name in layer} == {recipe, shown.recipes[0], shown.recipes[2]}
    assert table.last(RecipeDrawn).recipe == shown.recipes[1]


def test_rr_186_cook_the_books_an_own_recipe() -> None:
    table = mm1("cook_the_books").recipes(RED, "onigiri", "bibimbap").recipes(BLUE, "carbonara", "tiramisu")
    for recipe in ("carbonara", "tiramisu", None):
        assert table.refusal(RED, PlayCard("cook_the_books", recipe=recipe)) == "RR-186"


def test_cook_the_books_one_of_the_three() -> None:
    table = (
        mm1("cook_the_books").recipes(RED, "onigiri", "bibimbap").act(RED, PlayCard("cook_the_books", recipe="onigiri"))
    )
    shown = table.last(RecipesShown).recipes
    other = next(recipe for recipe in RECIPES if recipe not in shown)
    assert table.refusal(RED, KeepRecipe(other)) == "RR-254"


def test_rr_209_a_recipe_drawn_by_card_waits_for_the_next_day() -> None:
    """Red has all that the new recipe needs, and cooks it tomorrow."""
    table = mm1("cook_the_books").chef(RED, "mortimer_sleazburger").recipes(RED, "onigiri", "bibimbap")
    table.act(RED, PlayCard("cook_the_books", recipe="onigiri")).by_default()
    new = table.last(RecipeDrawn).recipe
    table.give(RED, *needs(new), "rice", "beef", "egg", "carrot").to_cooking()
    assert table.refusal(RED, DeclareCook((plan(new),))) == "RR-209"
    table.to_next_day().to_cooking().act(RED, DeclareCook((plan(new),)))
    assert table.last(Cooked).dish.recipe == new


def test_recipe_switcheroo_what_was_swapped_can_be_cooked_today() -> None:
    table = two_menus().chef(RED, "mortimer_sleazburger").give(RED, "pasta", "egg", "pork")
    table.act(RED, switch("onigiri", "carbonara")).let_happen().to_cooking()
    table.act(RED, DeclareCook((plan("carbonara"),)))
    assert table.last(Cooked).dish.recipe == "carbonara"


# Dumpster Dive


def test_dumpster_dive_a_card_of_any_pile_and_garbage() -> None:
    table = mm1("dumpster_dive")
    table.state.piles[5].append(table.state.shelves[5].pop(0))
    (pile,) = table.view(None).locations[5].pile
    table.act(RED, PlayCard("dumpster_dive", ingredient=pile.ingredient))
    assert (table.owns(RED, pile.ingredient), table.of(RED).garbage) == (1, 1)
    assert table.view(None).locations[5].pile == ()
    assert IngredientFound(RED, pile.ingredient, "dumpster_dive") in table.events
    assert GarbageTaken(RED, 1, "dumpster_dive") in table.events


def test_rr_186_dumpster_dive_only_what_was_thrown_away() -> None:
    table = mm1("dumpster_dive")
    table.state.piles[5].append(table.state.shelves[5].pop(0))
    assert table.refusal(RED, PlayCard("dumpster_dive", ingredient="beef")) == "RR-186"


# Tip Jar


def test_tip_jar_100_from_each_who_has_it() -> None:
    table = mm1("tip_jar", seats=4).money(BLUE, 300).money(YELLOW, 100).act(RED, PlayCard("tip_jar")).let_happen()
    assert table.purses() == [200, 200, 0, 0]
    assert [given.seat for given in table.all(MoneyGiven)] == [BLUE, YELLOW]


def test_tip_jar_can_be_played_when_nobody_has_money() -> None:
    table = mm1("tip_jar").act(RED, PlayCard("tip_jar")).let_happen()
    assert table.purses() == [0, 0, 0]
    assert table.view(None).seats[RED].card_used
