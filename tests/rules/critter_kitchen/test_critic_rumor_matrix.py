"""CK-268, CK-279: where critics and rumors meet."""

import pytest

from atable.games.critter_kitchen.content.cards import CRITIC_IDS, RUMOR_IDS
from tests.rules.critter_kitchen.meals import NEUTRAL, Table, gained, pays, revealed, tracks, verdict

# The same two meals before every critic and with every rumor.
A = Table(
    "bread4 carrot5+spice_carrot cheese6 fish2 mushroom7+spice_mushroom wine6",
    left="wine2 meat3 meat4",
    soup=1,
    bisque=1,
    rumors=("question", "exclaim"),
)
B = Table("bread6 carrot7 cheese4+spice_cheese fish6 meat7", soup=2)

USUAL = {
    "spice_lover": [2, 0],  # 2 spices against 1
    "tender": [3, 0],  # 4 + 6
    "extremely_pampered": [0, 0],
    "big_cheese": [0, 0],  # 6, 8
    "super_chatty": [2, 0],
    "wine_cellar": [1, 0],
    "simple_palate": [2, 2],  # 4 courses each
    "hibernator": [0, 2],  # wine 6, meat 7
    "psychedelic_flavor": [2, 0],  # 14 is the best of A
    "big_dipper": [1, 0],  # 4, 2
    "odd_tastes": [1, 1],  # 5 7; 7 7
    "subtle_flavors": [0, 2],
    "to_go": [1, 0],
    "mercurial": [5, 3],  # 7 - 2, 7 - 4
    "nocturnal": [0, 0],
    "picky": [3, 0],
    "shortsighted": [0, 3],  # 4 + 10 + 6 against 6 + 7 + 8
    "sommelier": [0, 0],  # wine 6, mushroom 7
    "unsophisticated": [1, 0],
    "varied_leftovers": [1, 0],  # wine and meat
    "varied_servings": [3, 0],  # 2 4 5 6 7
}
CHANGED = {
    ("kangaroo", "tender"): [0, 0],  # 4 + 9
    ("kangaroo", "hibernator"): [2, 0],  # wine 9, meat 7
    ("kangaroo", "odd_tastes"): [2, 2],  # 5 9 7 9; 9 7 9 7
    ("kangaroo", "mercurial"): [7, 5],  # 9 - 2, 9 - 4
    ("kangaroo", "sommelier"): [3, 0],  # wine 9
    ("rabbit", "psychedelic_flavor"): [0, 0],  # carrot 20
    ("rabbit", "shortsighted"): [3, 0],  # 4 + 20 + 6 against 6 + 14 + 8
    ("tree_shrew", "big_cheese"): [0, 2],  # 12
    ("tree_shrew", "shortsighted"): [3, 3],  # 4 + 15 + 6 against 6 + 7 + 12
}


@pytest.mark.parametrize("critic", CRITIC_IDS)
def test_ck_268_ck_279_what_each_rumor_pays_before_each_critic(critic: str) -> None:
    found = {card: pays(card, A, B, critic=critic) for card in RUMOR_IDS}
    expected = {card: CHANGED.get((critic, card), USUAL.get(card, [0, 0])) for card in RUMOR_IDS}
    assert found == expected


# Meals that only this critic allows, or that show what it changes: stars of the first kitchen.
ONLY_HERE = [
    # The Kangaroo: nines are numbers too.
    ("kangaroo", "odd_tastes", "bread6 carrot6 cheese3 fish5 meat2", "", 2),  # T-22
    ("kangaroo", "mercurial", "bread6 carrot3", "", 6),
    ("kangaroo", "varied_servings", "bread2 carrot3 cheese4 fish5 meat6", "", 3),
    ("kangaroo", "nocturnal", "bread2 carrot3 cheese4 fish6 meat7", "", 0),  # 9, then 7
    ("kangaroo", "nocturnal", "bread2 carrot3 cheese4 fish7 meat6", "", 5),  # 7, then 9
    ("kangaroo", "extremely_pampered", "bread6 carrot5 cheese5 fish5 meat4", "", 0),
    ("kangaroo", "sommelier", "wine6 bread7", "", 3),
    ("kangaroo", "sommelier", "wine7 bread6", "", 0),
    ("kangaroo", "tender", "bread6 wine4", "", 0),
    ("kangaroo", "big_cheese", "cheese6+spice_cheese", "", 2),
    ("kangaroo", "unsophisticated", "bread2 fish6", "", 1),
    # The Jerboa: a rumor is a spice where it is served.
    ("jerboa", "spice_lover", "bread5+rumor_question fish4+rumor_exclaim", "bread2+allspice", 2),  # T-23
    (
        "jerboa",
        "subtle_flavors",
        "bread5+rumor_whisper carrot2 cheese2 fish2 meat2",
        "bread2 carrot2 cheese2 fish2 meat2",
        0,
    ),
    ("jerboa", "simple_palate", "bread5+rumor_question fish4", "", 0),
    ("jerboa", "big_cheese", "cheese5+rumor_whisper", "", 2),
    # The Mouse and the Cow: a large course has its highest number, and all its tokens are served.
    ("mouse", "nocturnal", "bread2 carrot3 cheese2 cheese4 fish5 meat5", "", 5),
    ("mouse", "nocturnal", "bread2 carrot3 cheese6 cheese3 fish5 meat5", "", 0),  # 6, then 5
    ("mouse", "extremely_pampered", "bread5 carrot5 cheese2 cheese5 fish6 meat7", "", 4),
    ("mouse", "sommelier", "wine5 cheese5 cheese2", "", 3),
    ("mouse", "sommelier", "wine5 cheese2 cheese6", "", 0),
    ("mouse", "big_cheese", "cheese3 cheese3 cheese4", "", 2),
    ("mouse", "odd_tastes", "cheese3 cheese3 cheese5 cheese5", "", 2),
    ("mouse", "unsophisticated", "cheese2 cheese2 cheese2 bread3", "", 3),
    ("mouse", "picky", "bread2 carrot2 cheese2 cheese3 fish2 meat2 wine2", "", 3),  # six courses, seven tokens
    ("mouse", "spice_lover", "cheese2+allspice cheese3+spice_cheese", "bread2+allspice", 2),
    ("mouse", "simple_palate", "bread2 carrot2 cheese2 cheese3+spice_cheese", "", 1),  # a spice on one of them
    ("cow", "nocturnal", "bread2 carrot3 cheese4 fish5 wine2 wine6", "", 5),
    ("cow", "extremely_pampered", "bread2 bread5 carrot5 cheese5 fish5 meat5", "", 4),
    ("cow", "sommelier", "wine2 wine7 bread6", "", 3),
    ("cow", "sommelier", "wine6 bread2 bread7", "", 0),
    ("cow", "tender", "bread2 bread3 bread4 wine7", "", 3),  # 3 + 7
    ("cow", "mercurial", "bread2 bread7 carrot4", "", 5),
    ("cow", "varied_servings", "bread2 bread3 bread4 bread5 fish6", "", 3),
    ("cow", "hibernator", "wine2 wine3 wine4", "wine7", 2),
    ("cow", "psychedelic_flavor", "mushroom2 mushroom3 mushroom3 bread7", "", 2),
    # The Fruit Bat: a paired wine is a token served, but no wine of the meal.
    ("fruit_bat", "tender", "bread3&wine7", "", 0),
    ("fruit_bat", "tender", "bread3&wine2 wine7", "", 3),
    ("fruit_bat", "nocturnal", "bread2&wine7 carrot3 cheese4 fish5 meat6", "", 5),
    ("fruit_bat", "nocturnal", "bread4 carrot3&wine7 cheese4 fish5 meat6", "", 0),
    ("fruit_bat", "extremely_pampered", "bread2&wine7 carrot5 cheese5 fish5 meat5", "", 0),
    ("fruit_bat", "sommelier", "wine5 bread4&wine7", "", 3),
    ("fruit_bat", "sommelier", "bread4&wine7", "", 0),
    ("fruit_bat", "odd_tastes", "bread3&wine5", "", 1),
    ("fruit_bat", "unsophisticated", "bread2&wine2 fish3&wine2", "", 3),
    ("fruit_bat", "mercurial", "bread4&wine7 fish3&wine2", "", 5),
    ("fruit_bat", "varied_servings", "bread2&wine3 fish4&wine5 meat6", "", 3),
    ("fruit_bat", "picky", "bread2&wine2 carrot2 cheese2 fish2 meat2", "", 0),  # five courses
    ("fruit_bat", "big_cheese", "cheese4&wine6", "", 2),
    ("fruit_bat", "hibernator", "bread4&wine6", "bread7", 2),
    ("fruit_bat", "shortsighted", "carrot2&wine6", "carrot7", 3),
    ("fruit_bat", "psychedelic_flavor", "mushroom2&wine6 bread7", "", 2),
    ("fruit_bat", "simple_palate", "bread2&wine6 fish2", "", 1),
    # The Rabbit and the Tree Shrew: qualities change, numbers do not.
    ("rabbit", "hibernator", "carrot4", "fish7", 2),
    ("rabbit", "mercurial", "carrot7 bread5", "", 2),
    ("rabbit", "odd_tastes", "carrot3 bread5", "", 1),
    ("rabbit", "nocturnal", "bread3 carrot3 cheese4 fish4 meat5", "", 5),
    ("tree_shrew", "big_cheese", "cheese4+allspice", "", 2),
    ("tree_shrew", "mercurial", "cheese3+allspice bread7", "", 4),
    ("tree_shrew", "spice_lover", "cheese3+allspice", "bread2+allspice", 2),  # still one spice each
]


@pytest.mark.parametrize(("critic", "card", "mine", "theirs", "stars"), ONLY_HERE)
def test_ck_268_ck_279_a_rumor_before_a_critic(critic: str, card: str, mine: str, theirs: str, stars: int) -> None:
    assert pays(card, mine, theirs, critic=critic)[0] == stars


def test_t_23_ck_279_the_jerboas_spices_still_count_for_super_chatty() -> None:
    a = Table("bread5+rumor_question fish4+rumor_exclaim", rumors=("question", "exclaim"))
    state = revealed(a, "bread2+allspice", critic="jerboa", rumors=("super_chatty", "spice_lover", "picky"))
    verdict(state)
    assert gained(state, "rumor-question") == [2, 0]
    assert gained(state, "rumor-exclaim") == [2, 0]
    assert tracks(state) == [10 + 8, 4]


@pytest.mark.parametrize(("critic", "value"), [(NEUTRAL, 4), ("rabbit", 8), ("tree_shrew", 4), ("kangaroo", 4)])
def test_ck_279_rumors_read_the_goats_twos_as_twos(critic: str, value: int) -> None:
    goat = Table("carrot2 bread7", restaurateur="goat")
    assert pays("unsophisticated", goat, "", critic=critic) == [1, 0]
    assert pays("mercurial", goat, "", critic=critic) == [5, 0]
    state = revealed(goat, "", critic=critic)
    verdict(state)
    assert tracks(state) == [value + 7, 0]


@pytest.mark.parametrize(
    ("critic", "card", "meal", "total"),
    [
        ("rabbit", "carrot_fanatic", "carrot5+spice_carrot", 40),  # 5 x 2 x 2, twice
        ("rabbit", "bread_fanatic", "carrot5+spice_carrot", 20),
        ("tree_shrew", "wine_fanatic", "wine7+spice_wine", 42),
        ("kangaroo", "meat_fanatic", "meat6+spice_meat", 36),
        ("jerboa", "fish_fanatic", "fish4+rumor_whisper", 16),
        ("mouse", "cheese_fanatic", "cheese4 cheese3+spice_cheese cheese2", 24),  # CK-284
        ("cow", "wine_fanatic", "wine2 wine3 wine4 wine5+spice_wine", 38),
        ("fruit_bat", "bread_fanatic", "bread3+spice_bread&wine4", 20),
        ("fruit_bat", "wine_fanatic", "bread3&wine4 wine2", 7 + 4),  # a paired wine is no wine course
        ("parrot", "bread_fanatic", "bread2 carrot3 cheese4 fish5 meat6", 4 + 3 + 4 + 5 + 6 + 2),
        ("parrot", "bread_fanatic", "bread4 carrot5 cheese6 fish7 meat5", 8 + 5 + 6 + 7 + 5 + 4),  # 4 is the lowest
    ],
)
def test_ck_283_ck_284_a_fanatic_before_a_critic(critic: str, card: str, meal: str, total: int) -> None:
    state = revealed(meal, "", critic=critic, rumors=("picky", card, "to_go"))
    verdict(state)
    assert tracks(state)[0] == total


def test_ck_277_ck_283_the_rabbits_best_carrot_is_found_before_the_fanatic() -> None:
    state = revealed("carrot5+spice_carrot", "carrot7", critic="rabbit", rumors=("carrot_fanatic", "picky", "to_go"))
    verdict(state)
    assert gained(state, "best") == [1, 0]  # 20 against 14
    assert tracks(state) == [40, 28]


def test_ck_282_ck_283_raccoon_leftovers_are_added_after_the_fanatic() -> None:
    a = Table("bread5", left="bread2 bread3")
    state = revealed(a, "", critic="raccoon", rumors=("bread_fanatic", "to_go", "picky"))
    verdict(state)
    assert tracks(state)[0] == 10 + 2
    assert gained(state, "rumor-exclaim") == [1, 0]


def test_ck_279_the_owls_card_before_a_critic() -> None:
    state = revealed(Table("bread6 carrot3", private="mercurial"), "bread6 carrot2", critic="kangaroo")
    verdict(state)
    assert gained(state, "owl") == [6, 0]
