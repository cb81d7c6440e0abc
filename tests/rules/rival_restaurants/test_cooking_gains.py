"""RR-234 to RR-247: popularity and garbage of what was cooked."""

import pytest

from atable.games.rival_restaurants.actions import CookOn, DeclineBonus, FinishStep, UseBonus
from atable.games.rival_restaurants.content.cards import RECIPE_INDEX
from atable.games.rival_restaurants.events import (
    BonusDeclined,
    BonusTaken,
    Cooked,
    GarbageBinned,
    GarbageTaken,
    LevelReached,
    MoneyGained,
    RecipeDrawn,
    RecipesShown,
)
from atable.games.rival_restaurants.events.details import Gain
from atable.games.rival_restaurants.state import FROM_CUISINE, FROM_EXTRAS, FROM_GARBAGE, FROM_RECIPES
from tests.rules.rival_restaurants.kitchens import GREEN, RED, Stove, plan


def ready(recipe: str, restaurant: str = "luchador_picante", **numbers: int) -> Stove:
    """Red has all that this recipe needs."""
    place = 0 if recipe in ("onigiri", "bruschetta", "kimchi_pancakes", "carbonara", "diner_cheeseburger") else 1
    table = Stove().runs(RED, restaurant, **numbers)
    names = ["tteokbokki", "steak_frites"]
    names[place] = recipe
    return table.recipes(RED, *names).completes(RED, recipe)


def both_ready(first: str, second: str, restaurant: str, **numbers: int) -> Stove:
    table = Stove().runs(RED, restaurant, **numbers).owns(RED, "double_stove")
    return table.recipes(RED, first, second).completes(RED, first).completes(RED, second)


def gains(table: Stove) -> list[tuple[Gain, ...]]:
    return [event.gains for event in table.saw(Cooked)]


# Popularity


def test_rr_234_the_printed_popularity() -> None:
    table = ready("midnight_ramen").only(RED, plan("midnight_ramen"))
    assert table.of(RED).popularity == 5
    assert gains(table) == [(Gain("recipes", 5),)]


def test_rr_235_and_example_x_01_own_cuisine() -> None:
    table = ready("chirashi_bowl", "the_rising_sun").only(RED, plan("chirashi_bowl"))
    assert gains(table) == [(Gain("recipes", 6), Gain("cuisine", 1))]
    assert table.of(RED).popularity == 7
    assert [event.bonus for event in table.saw(LevelReached)] == ["fresh_catch", "signature_menu"]
    table.do(RED, FinishStep("draw")).do(RED, UseBonus())
    assert len(table.stock(RED)) == 2
    assert table.of(RED).gained[FROM_CUISINE] == 1


def test_rr_235_and_example_x_02_another_cuisine() -> None:
    seoul = ready("kimchi_pancakes", "seoul_food").only(RED, plan("kimchi_pancakes"))
    assert (seoul.of(RED).popularity, seoul.of(RED).garbage) == (4, 0)
    bistrot = ready("kimchi_pancakes", "bistrot_mon_dieu").only(RED, plan("kimchi_pancakes"))
    assert (bistrot.of(RED).popularity, bistrot.of(RED).garbage) == (3, 1)


def test_rr_236_garbage_before_cooking_reduces_the_gain() -> None:
    table = ready("midnight_ramen", garbage=2).only(RED, plan("midnight_ramen"))
    assert table.of(RED).popularity == 3
    assert gains(table) == [(Gain("recipes", 5), Gain("garbage", -2))]


def test_rr_237_and_case_t_22_never_less_than_nothing() -> None:
    table = ready("onigiri", "the_rising_sun", garbage=5).only(RED, plan("onigiri"))
    assert table.of(RED).popularity == 0
    assert gains(table) == [(Gain("recipes", 3), Gain("cuisine", 1), Gain("garbage", -4))]
    assert table.of(RED).garbage == 6
    assert [event.recipe for event in table.saw(RecipeDrawn)] == table.menu(RED)[:1]
    assert table.menu(RED)[0] != "onigiri"


@pytest.mark.parametrize(("garbage", "gained"), [(0, 13), (3, 10), (12, 1), (13, 0), (14, 0)])
def test_rr_238_one_floor_after_all_additions(garbage: int, gained: int) -> None:
    """Emperor's Sukiyaki 8, Japanese 1, Wine 1, Golden Chopsticks 1, critic 2: together 13."""
    table = ready("emperors_sukiyaki", "the_rising_sun", popularity=12, garbage=garbage)
    table.has(RED, "wine").holds(RED, "critic_at_the_door")
    table.only(RED, plan("emperors_sukiyaki", extra=True, critic=True))
    assert table.of(RED).popularity == 12 + gained
    [lines] = gains(table)
    assert sum(line.points for line in lines) == gained
    assert [line.source for line in lines[:5]] == ["recipes", "cuisine", "extras", "levels", "critic"]


def test_rr_238_every_point_has_its_line_on_the_score_sheet() -> None:
    table = ready("midnight_ramen", "the_rising_sun", garbage=1).has(RED, "wine")
    table.only(RED, plan("midnight_ramen", extra=True))
    sheet = table.of(RED).gained
    assert sheet[FROM_RECIPES] == 5
    assert (sheet[FROM_CUISINE], sheet[FROM_EXTRAS], sheet[FROM_GARBAGE]) == (1, 1, -1)
    assert sum(sheet) == table.of(RED).popularity == 6


def test_rr_239_the_garbage_stays() -> None:
    table = ready("bruschetta", garbage=1).only(RED, plan("bruschetta"))
    assert table.of(RED).garbage == 1


def test_rr_240_rr_241_and_case_t_04_double_stove() -> None:
    """The old garbage counts in full against both, the new one against neither."""
    table = both_ready("pizza_margherita", "lasagna_al_forno", "dim_sum_and_then_some", popularity=13, garbage=2)
    table.only(RED, plan("pizza_margherita"), plan("lasagna_al_forno"))
    assert [event.popularity for event in table.saw(Cooked)] == [1, 4]
    assert (table.of(RED).popularity, table.of(RED).garbage) == (18, 5)


def test_rr_241_the_order_of_the_two_does_not_matter() -> None:
    table = both_ready("pizza_margherita", "lasagna_al_forno", "dim_sum_and_then_some", popularity=13, garbage=2)
    table.only(RED, plan("lasagna_al_forno"), plan("pizza_margherita"))
    assert (table.of(RED).popularity, table.of(RED).garbage) == (18, 5)


# After the gain


def test_rr_242_draw_before_or_after_a_bonus() -> None:
    table = ready("midnight_ramen").only(RED, plan("midnight_ramen"))
    assert table.legal(RED) == [FinishStep("draw"), UseBonus(), DeclineBonus()]
    assert table.saw(RecipeDrawn) == []
    first = table.do(RED, UseBonus())
    assert [type(event) for event in first.events[-3:]] == [BonusTaken, MoneyGained, RecipeDrawn]
    other = ready("midnight_ramen").only(RED, plan("midnight_ramen")).do(RED, FinishStep("draw"))
    assert type(other.events[-1]) is RecipeDrawn
    assert other.legal(RED) == [UseBonus(), DeclineBonus()]


def test_rr_242_garbage_before_or_after_spring_cleaning() -> None:
    before = ready("lucha_fajitas", "naan_of_your_business", garbage=1).only(RED, plan("lucha_fajitas"))
    assert before.legal(RED) == [FinishStep("garbage"), FinishStep("draw"), UseBonus(), DeclineBonus()]
    before.do(RED, UseBonus())
    assert before.of(RED).garbage == 3
    after = ready("lucha_fajitas", "naan_of_your_business", garbage=1).only(RED, plan("lucha_fajitas"))
    after.do(RED, FinishStep("garbage")).do(RED, UseBonus())
    assert after.saw(GarbageBinned) == [GarbageBinned(RED, 4, "spring_cleaning")]
    assert after.of(RED).garbage == 0


@pytest.mark.parametrize(("first", "left", "own"), [("turn", 21, 0), ("draw", 20, 1)])
def test_rr_242_turned_over_before_or_after_the_draw(first: str, left: int, own: int) -> None:
    """Where the deck is too short, it decides whether the recipe just cooked is shuffled in."""
    table = ready("bruschetta").finished(GREEN, deck=0, left=0).only(RED, plan("bruschetta"))
    assert table.legal(RED) == [FinishStep("turn"), FinishStep("draw")]
    table.do(RED, FinishStep(first))
    assert table.all_cooked()
    assert len(table.deck(0)) == left
    assert len(table.of(RED).cooked) == own


def test_rr_242_a_book_that_may_still_come_makes_a_deck_short() -> None:
    """Three cards are enough for one recipe, but not for the book of Family Loan."""
    table = ready("midnight_ramen", "pasta_la_vista", popularity=3).finished(GREEN, deck=1, left=3)
    table.only(RED, plan("midnight_ramen"))
    assert table.legal(RED)[:2] == [FinishStep("turn"), FinishStep("draw")]
    table.do(RED, UseBonus(upgrade="gourmet_recipe_book")).do(RED, FinishStep("draw"))
    [shown] = table.saw(RecipesShown)
    assert "midnight_ramen" not in [*shown.recipes, *table.deck(1)]


def test_rr_242_only_open_steps() -> None:
    table = ready("midnight_ramen").only(RED, plan("midnight_ramen"))
    assert table.refused(RED, FinishStep("garbage")) == "RR-242"
    assert table.refused(RED, FinishStep("bonus")) == "RR-242"
    assert table.refused(RED, FinishStep("wash_up")) == "RR-242"
    assert table.refused(RED, CookOn(True)) == "RR-242"


def test_rr_243_without_a_choice_the_order_is_fixed() -> None:
    table = ready("bruschetta").only(RED, plan("bruschetta"))
    assert table.all_cooked()
    assert table.of(RED).cooked == [RECIPE_INDEX["bruschetta"]]
    dirty = ready("carbonara", "pasta_la_vista").only(RED, plan("carbonara"))
    kinds = [type(event) for event in dirty.events]
    assert kinds.index(LevelReached) < kinds.index(GarbageTaken) < kinds.index(RecipeDrawn)


def test_rr_243_one_time_bonuses_come_last_by_default() -> None:
    """The first answer in the list is what follows if nobody answers otherwise."""
    table = ready("midnight_ramen").only(RED, plan("midnight_ramen"))
    assert table.saw(GarbageTaken) == [GarbageTaken(RED, 1, "cooking")]
    assert table.of(RED).cooked == [RECIPE_INDEX["midnight_ramen"]]
    assert table.legal(RED)[0] == FinishStep("draw")


@pytest.mark.parametrize(
    ("recipe", "icons"), [("bruschetta", 0), ("carbonara", 1), ("diner_cheeseburger", 2), ("lucha_fajitas", 3)]
)
def test_rr_244_garbage_icons_of_the_recipe(recipe: str, icons: int) -> None:
    table = ready(recipe, "pasta_la_vista", popularity=12).only(RED, plan(recipe))
    assert table.of(RED).garbage == icons


def test_rr_244_less_in_seoul() -> None:
    table = ready("lucha_fajitas", "seoul_food", popularity=3).has(RED, "tofu")
    table.only(RED, plan("lucha_fajitas", {"beef": "tofu"}))
    assert table.kitchen().garbage == 0  # taken: 3 - 1 - 1
    assert table.of(RED).garbage == 1
    none = ready("bruschetta", "seoul_food", popularity=3).only(RED, plan("bruschetta"))
    assert none.of(RED).garbage == 0


def test_rr_245_and_case_t_05_garbage_of_the_same_day_counts() -> None:
    """It was there before cooking, wherever it came from."""
    table = ready("midnight_ramen")
    table.of(RED).garbage += 2  # of a war
    table.only(RED, plan("midnight_ramen"))
    assert table.of(RED).popularity == 3


def test_rr_246_popularity_is_not_capped() -> None:
    table = ready("lucha_fajitas", "pasta_la_vista", popularity=19).only(RED, plan("lucha_fajitas"))
    assert table.of(RED).popularity == 27


def test_rr_247_popularity_is_never_lost() -> None:
    table = ready("bruschetta", popularity=6, garbage=9).only(RED, plan("bruschetta"))
    assert table.of(RED).popularity == 6


def test_rr_261_a_bonus_can_be_declined() -> None:
    table = ready("midnight_ramen").only(RED, plan("midnight_ramen")).do(RED, DeclineBonus())
    assert table.saw(BonusDeclined) == [BonusDeclined(RED, "ringside_tips")]
    assert table.of(RED).money == 0
    assert table.all_cooked()
