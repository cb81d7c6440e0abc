"""RR-257 to RR-266: levels, and what is reckoned again when one is reached."""

import pytest

from atable.games.rival_restaurants.actions import DeclineBonus, FinishStep, UseBonus
from atable.games.rival_restaurants.content.cards import LOCATION_INDEX
from atable.games.rival_restaurants.content.loader import FOLDER
from atable.games.rival_restaurants.events import BonusTaken, Cooked, IngredientsDrawn, LevelReached, PopularityGained
from atable.games.rival_restaurants.state import FROM_LEVELS
from atable.kernel.messages import Message
from atable.texts.speaker import Speaker, load
from tests.rules.rival_restaurants.dishes import (
    BRUSCHETTA,
    FAJITAS,
    MINESTRONE,
    ONIGIRI,
    RAMEN,
    cooked,
    gained,
)
from tests.rules.rival_restaurants.kitchens import BLUE, RED, Stove, plan


def levels(table: Stove) -> list[int]:
    return [event.level for event in table.saw(LevelReached)]


@pytest.mark.parametrize(
    ("popularity", "level"), [(0, 0), (1, 1), (2, 1), (4, 1), (5, 2), (6, 2), (9, 2), (10, 3), (11, 3)]
)
def test_rr_257_levels_at_3_7_and_12(popularity: int, level: int) -> None:
    """Bruschetta gives 2."""
    assert cooked(BRUSCHETTA, "luchador_picante", popularity).of(RED).level == level


def test_rr_258_the_bonus_of_the_own_restaurant() -> None:
    bonuses = [event.bonus for event in cooked(FAJITAS, "seoul_food", 4).saw(LevelReached)]
    assert bonuses == ["banchan_bar", "k_wave"]
    assert [event.bonus for event in cooked(RAMEN, "seoul_food").saw(LevelReached)] == ["zero_waste_kimchi"]


def test_rr_259_and_case_t_07_lowest_first() -> None:
    table = cooked("army_stew", "luchador_picante")
    assert table.of(RED).popularity == 7
    assert levels(table) == [1, 2]
    table.do(RED, UseBonus())
    assert (table.of(RED).money, table.hand(RED)) == (400, 0)
    table.do(RED, UseBonus())
    assert table.hand(RED) == 1
    assert [event.bonus for event in table.saw(BonusTaken)] == ["ringside_tips", "masked_favour"]


def test_rr_260_a_one_time_bonus_is_now_or_never() -> None:
    table = cooked(RAMEN, "luchador_picante")
    assert table.refused(RED, UseBonus("carbtastic", 1)) == "RR-441"
    table.do(RED, DeclineBonus())
    assert table.all_cooked()
    table.end_day()
    assert table.of(RED).money == 300  # the income of the next day


def test_rr_260_no_bonus_without_a_new_level() -> None:
    table = cooked("army_stew", "seoul_food", 0).do(RED, FinishStep("draw")).do(RED, UseBonus())
    assert table.all_cooked()
    waiting = cooked(BRUSCHETTA, "luchador_picante", 3)
    assert waiting.saw(LevelReached) == []
    assert waiting.all_cooked()


def test_rr_261_declining_leaves_everything_as_it_is() -> None:
    table = cooked(RAMEN, "dim_sum_and_then_some")
    counters = [counter.copy() for counter in table.state.counters]
    table.do(RED, DeclineBonus())
    assert table.state.counters == counters
    assert (table.of(RED).money, table.stock(RED)) == (0, [])


def test_rr_262_what_can_not_be_used_is_lost() -> None:
    """No meat is left but one card."""
    table = Stove().runs(RED, "the_rising_sun").recipes(RED, BRUSCHETTA, MINESTRONE).completes(RED, MINESTRONE)
    table.shelf("chop_shop", "beef")
    market = LOCATION_INDEX["chop_shop"]
    table.of(BLUE).stock = [
        count + table.state.piles[market].count(kind) for kind, count in enumerate(table.of(BLUE).stock)
    ]
    table.state.piles[market] = []
    table.recipes(BLUE, *table.menu(BLUE))
    table.only(RED, plan(MINESTRONE)).do(RED, UseBonus())
    assert table.saw(IngredientsDrawn) == [IngredientsDrawn(RED, ("beef",), "fresh_catch")]


def test_rr_263_a_permanent_bonus_counts_at_once_and_later() -> None:
    """Nonna's Blessing: 10 + 2, then 2 more for the Bruschetta that led there."""
    table = cooked(BRUSCHETTA, "pasta_la_vista", 9)
    assert table.of(RED).popularity == 9 + 2 + 1 + 2
    assert table.saw(PopularityGained) == [PopularityGained(RED, 2, "nonnas_blessing")]
    assert gained(BRUSCHETTA, "pasta_la_vista", 14) == 5


def test_rr_263_for_both_recipes_just_cooked() -> None:
    table = Stove().runs(RED, "the_rising_sun", 8).recipes(RED, BRUSCHETTA, MINESTRONE).owns(RED, "double_stove")
    table.completes(RED, BRUSCHETTA).completes(RED, MINESTRONE).only(RED, plan(BRUSCHETTA), plan(MINESTRONE))
    assert table.of(RED).popularity == 8 + 2 + 5 + 2
    assert table.of(RED).gained[FROM_LEVELS] == 2


def test_rr_264_and_case_t_06_level_chain() -> None:
    table = cooked("egg_fried_rice", "the_rising_sun", 11, garbage=2)
    assert [event.popularity for event in table.saw(Cooked)] == [1]
    assert table.saw(PopularityGained) == [PopularityGained(RED, 1, "golden_chopsticks")]
    assert (table.of(RED).popularity, table.of(RED).garbage) == (13, 3)


def test_rr_264_a_bonus_may_lead_to_the_next_level() -> None:
    """Onigiri in Japan: 3 + 1 = 7, Signature Menu adds 2: 9, and at 9 nothing more; from 8 it is 12 at once."""
    table = cooked(ONIGIRI, "the_rising_sun", 3)
    assert (table.of(RED).popularity, levels(table)) == (9, [2])
    table = cooked(ONIGIRI, "the_rising_sun", 6)
    assert [event.popularity for event in table.saw(Cooked)] == [4]
    assert levels(table) == [2, 3]
    assert table.of(RED).popularity == 6 + 4 + 2 + 1


def test_rr_264_each_bonus_once_for_a_recipe() -> None:
    """The floor is reckoned anew: 3 + 1 - 9 is nothing, with Golden Chopsticks too."""
    table = cooked(ONIGIRI, "the_rising_sun", 12, garbage=9)
    assert table.of(RED).popularity == 12
    assert table.saw(PopularityGained) == []
    assert gained(ONIGIRI, "the_rising_sun", 12) == 3 + 3 + 1


def test_rr_265_a_level_is_never_lost() -> None:
    table = cooked(BRUSCHETTA, "luchador_picante", 7, garbage=9)
    assert (table.of(RED).level, table.of(RED).popularity) == (2, 7)


@pytest.mark.parametrize(
    ("level", "name"),
    [(0, "Hole in the Wall"), (1, "Rising Dough"), (2, "Toast of the Town"), (3, "Hippest Spot in Town")],
)
def test_rr_266_names_of_the_levels(level: int, name: str) -> None:
    speaker = Speaker(load("en", [FOLDER.parent / "words"]), ("Red",), None)
    assert speaker(Message(f"level-{level}")) == name


@pytest.mark.parametrize("start", [False, True])
def test_rr_399_and_rr_401_amateurs_get_their_power_on_the_next_day(start: bool) -> None:
    table = Stove(variant_amateur=True).runs(RED, "seoul_food", 1 if start else 0)
    table.recipes(RED, BRUSCHETTA).completes(RED, BRUSCHETTA).only(RED, plan(BRUSCHETTA))
    assert (table.of(RED).powers_from == table.state.day + 1) == start
    assert table.of(RED).powers_from > table.state.day
