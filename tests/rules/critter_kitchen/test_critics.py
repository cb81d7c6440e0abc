"""CK-268: the twelve critics, one after the other. How meals are put together is CK-261."""

import pytest

from atable.games.critter_kitchen.abilities.critics import (
    ANY_NUMBER,
    bonus_for_dish,
    course_limit,
    may_pair_wine,
    rumors_as_spice,
)
from atable.games.critter_kitchen.content.cards import CRITIC_IDS, CRITIC_INDEX, NO_CARD
from atable.games.critter_kitchen.content.items import TYPES
from atable.games.critter_kitchen.events import BestOfCourse, StarsGained
from atable.games.critter_kitchen.scoring import taste
from atable.games.critter_kitchen.state import AUTOMA
from tests.rules.critter_kitchen.meals import Table, gained, meal_of, revealed, tracks, verdict

SEVEN = "bread2 carrot2 cheese2 fish2 meat2 mushroom2 wine2"
OTHERS = "bread5 carrot3 fish4"


def limits(critic: str, meal: str = "") -> dict[str, int]:
    """How many ingredients each course may hold beside this meal."""
    return {kind: course_limit(CRITIC_INDEX[critic], meal_of(meal), at) for at, kind in enumerate(TYPES)}


def qualities(critic: str, meal: str, restaurateur: str | None = None) -> dict[str, int]:
    """Of the served courses."""
    table = taste(revealed(Table(meal, restaurateur=restaurateur), "", critic=critic), 0)
    return {TYPES[course]: table.qualities[course] for course in table.courses}


ONE_EACH = dict.fromkeys(TYPES, 1)


@pytest.mark.parametrize("critic", [critic for critic in CRITIC_IDS if critic not in ("mouse", "cow")])
def test_ck_261_most_critics_want_one_ingredient_a_course(critic: str) -> None:
    assert limits(critic) == ONE_EACH
    assert limits(critic, SEVEN) == ONE_EACH


def test_ck_261_the_mouse_takes_any_number_of_cheeses() -> None:
    assert limits("mouse", SEVEN + " cheese3 cheese4 cheese5 cheese6") == ONE_EACH | {"cheese": ANY_NUMBER}
    assert ANY_NUMBER > 13 + 3  # all cheeses and all tofu


def test_ck_269_the_mouse_adds_up_cheeses_with_their_spices() -> None:
    meal = "cheese5 cheese3+spice_cheese cheese2+allspice cheese4 cheese6"
    assert qualities("mouse", meal) == {"cheese": 5 + 6 + 4 + 4 + 6}


def test_ck_261_the_cow_takes_four_in_one_course_of_choice() -> None:
    assert limits("cow") == dict.fromkeys(TYPES, 4)
    assert limits("cow", SEVEN) == dict.fromkeys(TYPES, 4)
    assert limits("cow", SEVEN + " fish3") == ONE_EACH | {"fish": 4}
    assert limits("cow", SEVEN + " fish3 fish4 fish5") == ONE_EACH | {"fish": 4}


def test_p_10_ck_274_the_cow_compares_whole_courses() -> None:
    state = revealed("bread5 bread3 bread2", "bread5 wine4 wine3 wine2", critic="cow")
    events = verdict(state)
    assert BestOfCourse("bread", 10, (0,), 1) in events
    assert BestOfCourse("wine", 9, (1,), 1) in events
    assert qualities("cow", "bread5+spice_bread bread3+allspice bread2") == {"bread": 10 + 6 + 2}


def test_ck_269_the_fruit_bat_adds_the_number_of_a_paired_wine() -> None:
    assert [critic for critic in CRITIC_IDS if may_pair_wine(CRITIC_INDEX[critic])] == ["fruit_bat"]
    # The spice does not double the wine.
    assert qualities("fruit_bat", "bread5+spice_bread&wine4 fish2&wine7") == {"bread": 14, "fish": 9}
    assert qualities("fruit_bat", "bread2&wine2", restaurateur="goat") == {"bread": 4 + 4}


def test_ck_273_a_paired_wine_is_no_wine_course() -> None:
    six = "bread2&wine4 carrot2 cheese2 fish2 meat2 mushroom2"
    state = revealed(six, "bread2", critic="fruit_bat")
    events = verdict(state)
    assert gained(state, "courses") == [0, 0]
    assert [event.course for event in events if isinstance(event, BestOfCourse)] == list(TYPES[:-1])


def test_t_23_ck_269_the_jerboa_takes_rumors_as_spice() -> None:
    assert [critic for critic in CRITIC_IDS if rumors_as_spice(CRITIC_INDEX[critic])] == ["jerboa"]
    meal = "bread5+rumor_question fish4+rumor_exclaim wine3"
    assert qualities("jerboa", meal) == {"bread": 10, "fish": 8, "wine": 3}


def test_t_22_ck_269_the_kangaroo_counts_a_six_as_nine() -> None:
    meal = "bread6 carrot6+spice_carrot cheese3+spice_cheese fish5 meat2"
    assert qualities("kangaroo", meal) == {"bread": 9, "carrot": 18, "cheese": 6, "fish": 5, "meat": 2}
    assert taste(revealed(meal, "", critic="kangaroo"), 0).numbers_served() == [9, 9, 3, 5, 2]


def test_ck_269_the_kangaroo_looks_at_printed_sixes_alone() -> None:
    assert qualities("kangaroo", "bread3+allspice carrot7") == {"bread": 6, "carrot": 7}
    assert qualities("kangaroo", "bread2+allspice", restaurateur="goat") == {"bread": 8}


def test_ck_269_the_rabbit_doubles_carrots_before_spice() -> None:
    assert qualities("rabbit", "bread5 carrot5") == {"bread": 5, "carrot": 10}
    assert qualities("rabbit", "bread5+spice_bread carrot5+spice_carrot") == {"bread": 10, "carrot": 20}
    assert qualities("rabbit", "tofu=carrot") == {"carrot": 6}


def test_t_24_ck_269_the_rabbit_the_goat_and_a_spice() -> None:
    assert qualities("rabbit", "carrot2+spice_carrot", restaurateur="goat") == {"carrot": (2 + 2) * 2 * 2}
    assert qualities("rabbit", "carrot2", restaurateur="goat") == {"carrot": 8}


def test_ck_269_the_tree_shrew_triples_with_a_spice() -> None:
    assert qualities("tree_shrew", "bread4+spice_bread fish5+allspice wine6") == {"bread": 12, "fish": 15, "wine": 6}
    assert qualities("tree_shrew", "bread2+allspice", restaurateur="goat") == {"bread": 12}


def test_t_28_the_capybara_rewards_dishes_without_soup() -> None:
    capybara = CRITIC_INDEX["capybara"]
    assert bonus_for_dish(capybara, soup_used=False) == 1
    assert bonus_for_dish(capybara, soup_used=True) == 0
    assert {bonus_for_dish(at, soup_used=False) for at in range(len(CRITIC_IDS)) if at != capybara} == {0}
    assert bonus_for_dish(NO_CARD, soup_used=False) == 0


def test_ck_273_the_tortoise_pays_three_stars_for_seven_courses() -> None:
    state = revealed(SEVEN, "bread2", Table(SEVEN, restaurateur="penguin"), critic="tortoise")
    assert StarsGained(0, 3, "courses") in verdict(state)
    assert gained(state, "courses") == [3, 0, 4]


@pytest.mark.parametrize(
    ("left", "added"),
    [
        ("", 0),
        ("wine2", 1),
        ("wine2 wine2 fish7 spice_fish allspice", 3),  # spices are no ingredients
        ("tofu tofu bread3", 3),
        ("bread2 bread2 bread2 bread3 bread3 fish2 fish2 fish2 fish3 fish3", 10),
        ("bread2 bread2 bread2 bread3 bread3 fish2 fish2 fish2 fish3 fish3 meat2 tofu", 10),
    ],
)
def test_ck_282_the_raccoon_counts_leftovers_up_to_ten(left: str, added: int) -> None:
    state = revealed(Table(OTHERS, left=left), OTHERS, critic="raccoon")
    verdict(state)
    assert tracks(state) == [12 + added, 12]


def test_ck_274_the_flamingo_pays_two_stars_for_fish_and_wine() -> None:
    state = revealed("bread5 fish5 wine3", "bread4 fish5 wine4 mushroom2", critic="flamingo")
    events = verdict(state)
    assert gained(state, "best") == [1 + 2, 2 + 2 + 1]
    assert BestOfCourse("fish", 5, (0, 1), 2) in events
    assert BestOfCourse("wine", 4, (1,), 2) in events
    assert BestOfCourse("bread", 5, (0,), 1) in events


def test_ck_282_the_parrot_repeats_the_lowest_of_five_courses() -> None:
    five = "bread5 carrot4+spice_carrot cheese3 fish6 meat3+allspice"  # 5 8 3 6 6
    four = "bread5 carrot4+spice_carrot cheese3 fish6"
    state = revealed(five, four, SEVEN, critic="parrot")
    verdict(state)
    assert tracks(state) == [28 + 3, 22, 14 + 2]


def test_ck_282_the_parrot_looks_at_quality_and_not_at_numbers() -> None:
    state = revealed("bread4 carrot3+spice_carrot cheese5 fish6 meat7", "", critic="parrot")
    verdict(state)
    assert tracks(state)[0] == 4 + 6 + 5 + 6 + 7 + 4


def test_ck_353_no_critic_bends_anything_for_mcdogalds() -> None:
    assert [course_limit(NO_CARD, meal_of(""), course) for course in range(len(TYPES))] == [1] * len(TYPES)
    assert not may_pair_wine(NO_CARD)
    assert not rumors_as_spice(NO_CARD)


def test_p_15_ck_353_the_kangaroo_is_not_for_mcdogalds() -> None:
    state = revealed("bread6 carrot7", "bread7 carrot6", critic="kangaroo", solo=True)
    events = verdict(state)
    assert [event for event in events if isinstance(event, BestOfCourse)] == [
        BestOfCourse("bread", 9, (0,), 1),
        BestOfCourse("carrot", 7, (0,), 1),
    ]
    assert tracks(state) == [16, 13]


def test_ck_353_no_critic_pays_mcdogalds_stars() -> None:
    tortoise = revealed(SEVEN, SEVEN, critic="tortoise", solo=True)
    verdict(tortoise)
    assert gained(tortoise, "courses") == [3, 1]
    flamingo = revealed("fish5 wine3", "fish5 wine4", critic="flamingo", solo=True)
    events = verdict(flamingo)
    assert gained(flamingo, "best") == [2, 2]
    assert [event for event in events if isinstance(event, BestOfCourse)] == [
        BestOfCourse("fish", 5, (0,), 2),
        BestOfCourse("fish", 5, (AUTOMA,), 1),
        BestOfCourse("wine", 4, (AUTOMA,), 1),
    ]


@pytest.mark.parametrize(
    ("critic", "you", "mcdogalds"),
    [
        ("rabbit", 3 + 10 + 4 + 4 + 2, 3 + 5 + 4 + 4 + 2),
        ("tree_shrew", 3 + 5 + 6 + 4 + 2, 3 + 5 + 4 + 4 + 2),
        ("parrot", 3 + 5 + 4 + 4 + 2 + 2, 3 + 5 + 4 + 4 + 2),
        ("raccoon", 3 + 5 + 4 + 4 + 2 + 2, 3 + 5 + 4 + 4 + 2),
    ],
)
def test_ck_353_no_critic_helps_mcdogalds_on_the_track(critic: str, you: int, mcdogalds: int) -> None:
    meal = Table("bread3 carrot5 cheese2+allspice fish4 meat2", left="wine2 wine3")
    state = revealed(meal, meal, critic=critic, solo=True)
    verdict(state)
    assert tracks(state) == [you, mcdogalds]
