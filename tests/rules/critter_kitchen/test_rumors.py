"""CK-279, CK-283: the 28 rumor cards, one after the other, with a critic who has no say; and The Owl's own card."""

import pytest

from atable.games.critter_kitchen.abilities.rumors import RUMORS, fanatic_type
from atable.games.critter_kitchen.content.cards import RUMOR_IDS, RUMOR_INDEX
from atable.games.critter_kitchen.content.items import NOTHING, TYPES
from atable.games.critter_kitchen.events import BestOfCourse, RumorScored
from tests.rules.critter_kitchen.meals import Table, gained, pays, revealed, tracks, verdict

FIVE = "bread5 carrot5 cheese6 fish6 meat7"


def test_ck_279_ck_280_each_card_pays_stars_or_is_a_fanatic() -> None:
    fanatics = [card for card in RUMOR_IDS if fanatic_type(RUMOR_INDEX[card]) != NOTHING]
    assert fanatics == [f"{kind}_fanatic" for kind in TYPES]
    assert [card for card in RUMOR_IDS if RUMOR_INDEX[card] in RUMORS] == RUMOR_IDS[len(TYPES) :]


@pytest.mark.parametrize("kind", TYPES)
def test_ck_280_ck_283_a_fanatic_counts_its_course_twice(kind: str) -> None:
    served = {"bread": 2, "carrot": 3, "cheese": 4, "fish": 5, "meat": 6, "mushroom": 7, "wine": 2}
    meal = " ".join(f"{name}{number}" for name, number in served.items())
    state = revealed(meal, "bread7", rumors=("picky", f"{kind}_fanatic", "tender"))
    verdict(state)
    assert tracks(state) == [29 + served[kind], 14 if kind == "bread" else 7]
    assert pays(f"{kind}_fanatic", meal, "bread7") == [0, 0]


def test_ck_279_spice_lover() -> None:
    two = "bread2+spice_bread fish2+allspice meat7"
    assert pays("spice_lover", two, "bread7+spice_bread") == [2, 0]
    assert pays("spice_lover", two, "bread7+spice_bread wine2+allspice_r7", "meat7") == [2, 2, 0]
    assert pays("spice_lover", "bread7", "fish2") == [0, 0]  # at least one


@pytest.mark.parametrize(
    ("meal", "stars"),
    [
        ("bread3 wine7", 3),
        ("bread5+spice_bread wine5", 3),  # numbers, not qualities
        ("bread3 wine6", 0),
        ("bread4 wine7", 0),
        ("bread5+spice_bread", 0),
        ("bread3 fish7", 0),
        ("tofu=bread wine7", 3),
        ("", 0),
    ],
)
def test_ck_279_tender(meal: str, stars: int) -> None:
    assert pays("tender", meal, "") == [stars, 0]


@pytest.mark.parametrize(
    ("meal", "stars"),
    [
        (FIVE, 4),
        (FIVE + " mushroom5 wine7", 4),
        ("bread5 carrot5 cheese6 fish6", 0),  # four courses
        (FIVE + " wine4", 0),
        (FIVE + " wine4+spice_wine", 0),  # the number is 4
    ],
)
def test_ck_279_extremely_pampered(meal: str, stars: int) -> None:
    assert pays("extremely_pampered", "bread2", meal) == [0, stars]


@pytest.mark.parametrize(
    ("meal", "stars"),
    [("cheese5+spice_cheese", 2), ("cheese7+allspice", 2), ("cheese4+spice_cheese bread7+allspice", 0), ("cheese7", 0)],
)
def test_ck_279_big_cheese(meal: str, stars: int) -> None:
    assert pays("big_cheese", meal, "cheese6+spice_cheese") == [stars, 2]


def test_ck_279_super_chatty() -> None:
    tables = [Table(rumors=icons) for icons in ((), ("exclaim",), ("question", "whisper"))]
    assert pays("super_chatty", *tables, Table(rumors=("question", "exclaim", "whisper"))) == [0, 1, 2, 3]


def test_ck_279_super_chatty_does_not_count_the_owls_card() -> None:
    assert pays("super_chatty", Table(rumors=("exclaim",), private="picky"), "") == [1, 0]


def test_ck_279_wine_cellar() -> None:
    tables = [
        Table("wine7", left="bread2 carrot3 tofu spice_wine"),
        Table(left="wine2"),
        Table(left="wine3 wine3 wine7"),
        Table(left="wine2 wine2 wine2 wine3"),
    ]
    assert pays("wine_cellar", *tables) == [0, 1, 3, 3]


def test_ck_279_simple_palate() -> None:
    meals = ["bread2", "bread2 fish3", "bread2 fish3 meat2+allspice", "bread2 fish3 meat2 wine3 carrot2"]
    assert pays("simple_palate", *meals) == [0, 1, 1, 2]
    seven = "bread2 carrot2 cheese2 fish2 meat2 mushroom2 wine2"
    assert pays("simple_palate", seven, seven + "+spice_wine", FIVE + "+spice_meat") == [3, 3, 2]


def test_ck_279_hibernator() -> None:
    assert pays("hibernator", "bread7 mushroom4", "wine3 meat7") == [2, 0]  # mushroom 4, wine 3
    assert pays("hibernator", "meat3+spice_meat", "fish6", "wine5", "") == [2, 2, 0, 0]
    assert pays("hibernator", "", "") == [0, 0]


def test_ck_279_psychedelic_flavor() -> None:
    assert pays("psychedelic_flavor", "mushroom6 bread5", "mushroom6 bread7") == [2, 0]
    assert pays("psychedelic_flavor", "mushroom7 bread7", "mushroom4+allspice bread7") == [2, 2]  # ties count
    assert pays("psychedelic_flavor", "mushroom7 bread4+spice_bread", "") == [0, 0]


def test_ck_279_big_dipper() -> None:
    tables = [Table(soup=3), Table(soup=1, bisque=1), Table(soup=2, bisque=2), Table(soup=3, bisque=5)]
    assert pays("big_dipper", *tables) == [0, 1, 2, 3]  # 3, 4, 8 and 18 points


def test_ck_279_odd_tastes() -> None:
    meals = ["bread3 carrot2 cheese4", "bread3 carrot5+spice_carrot fish6", "bread3 carrot5 cheese7 fish3 meat2"]
    assert pays("odd_tastes", *meals, "bread3 carrot3 cheese3 fish3 meat3 mushroom3 wine3") == [0, 1, 2, 3]
    assert pays("odd_tastes", "tofu=bread carrot3", "tofu=bread carrot2") == [1, 0]


def test_ck_279_subtle_flavors() -> None:
    four = "bread5 carrot5 cheese6 fish6"
    assert pays("subtle_flavors", FIVE + "+allspice", four) == [2, 0]  # with four courses one is not asked
    assert pays("subtle_flavors", FIVE + "+allspice", FIVE, FIVE, four) == [0, 2, 2, 0]
    assert pays("subtle_flavors", four, "") == [0, 0]


def test_ck_279_to_go() -> None:
    tables = [
        Table(left="bread2 spice_bread allspice"),
        Table(left="bread2 bread2"),
        Table(left="bread2 fish2 meat3 wine7 carrot3"),
        Table(left="bread2 bread2 bread2 bread3 bread3 bread3 fish2 fish2"),
    ]
    assert pays("to_go", *tables) == [0, 1, 2, 3]
    assert pays("to_go", Table(left="tofu bread2"), Table("bread2 fish2")) == [1, 0]


def test_ck_279_mercurial() -> None:
    assert pays("mercurial", "bread7 carrot2 fish4", "bread4", "bread3+spice_bread fish5", "") == [5, 0, 2, 0]


@pytest.mark.parametrize(
    ("meal", "stars"),
    [
        ("bread3 carrot4 cheese4 fish5 meat6 mushroom6 wine7", 5),
        ("bread3 cheese4 fish5 mushroom6 wine7", 5),  # courses left out do not matter
        ("bread3 cheese4 fish5 mushroom6", 0),
        ("bread3 carrot4 cheese4 fish5 wine4+spice_wine", 0),  # numbers, not qualities
        ("bread3+spice_bread carrot4 cheese4 fish5 wine5", 5),
        ("bread4 carrot3 cheese4 fish5 wine6", 0),
    ],
)
def test_ck_279_nocturnal(meal: str, stars: int) -> None:
    assert pays("nocturnal", meal, "bread2")[0] == stars


def test_ck_279_picky() -> None:
    six = FIVE + " wine2"
    assert pays("picky", FIVE, six, six + " mushroom2", "") == [0, 3, 0, 0]


def test_ck_279_shortsighted() -> None:
    assert pays("shortsighted", "bread4 carrot3 cheese3", "bread4+spice_bread fish7 wine7") == [3, 0]
    assert pays("shortsighted", "cheese5+spice_cheese", "bread7 carrot3", "carrot7") == [3, 3, 0]
    assert pays("shortsighted", "fish7", "wine7") == [0, 0]


def test_ck_279_sommelier() -> None:
    assert pays("sommelier", "wine5 bread5 fish4+spice_fish", "wine5 bread6", "wine3+spice_wine bread4") == [3, 0, 0]
    assert pays("sommelier", "wine2", "bread7") == [3, 0]


def test_ck_279_unsophisticated() -> None:
    twos = ["bread2 carrot4", "bread2+allspice carrot2 fish3", "bread2 carrot2 cheese2 fish2", "bread3"]
    assert pays("unsophisticated", *twos) == [1, 2, 3, 0]


def test_ck_279_varied_leftovers() -> None:
    tables = [
        Table(left="bread2 bread3 bread4 spice_fish"),
        Table(left="bread2 fish3 fish4"),
        Table(left="bread2 fish3 meat4 wine5 carrot6"),
        Table(left="bread2 carrot2 cheese2 fish2 meat2 mushroom2 wine2"),
    ]
    assert pays("varied_leftovers", *tables) == [0, 1, 2, 3]
    assert pays("varied_leftovers", Table(left="bread2 tofu"), "") == [0, 0]  # tofu has no type here


def test_ck_279_varied_servings() -> None:
    five = "bread2 carrot3 cheese4 fish5 meat6"
    assert pays("varied_servings", five, "bread2 carrot3 cheese4 fish5 meat5 wine2") == [3, 0]
    assert pays("varied_servings", five + " wine7", "bread2 carrot3+allspice cheese4 fish5") == [3, 0]


# The Owl


def test_ck_279_the_owl_compares_with_all_and_gains_alone() -> None:
    owl = Table("bread4+allspice", private="spice_lover")
    state = revealed(owl, "fish3+spice_fish")
    assert RumorScored("spice_lover", 0, (0,), (2,)) in verdict(state)
    assert gained(state, "owl") == [2, 0]  # a friendly tie, but nobody else knows the card
    beaten = revealed(owl, "fish3+spice_fish meat2+spice_meat")
    assert RumorScored("spice_lover", 0, (0,), (0,)) in verdict(beaten)
    assert gained(beaten, "owl") == [0, 0]


def test_ck_279_the_owl_scores_the_three_rumors_of_all_too() -> None:
    state = revealed(Table(FIVE + " wine2", private="unsophisticated"), FIVE, rumors=("picky", "nocturnal", "tender"))
    verdict(state)
    assert gained(state, "rumor-question") == [3, 0]
    assert gained(state, "owl") == [1, 0]


def test_ck_279_the_owls_card_is_scored_after_the_three() -> None:
    state = revealed("bread2", Table("bread2", private="mercurial"), rumors=("picky", "to_go", "nocturnal"))
    scored = [event.card for event in verdict(state) if isinstance(event, RumorScored)]
    assert scored == ["picky", "to_go", "nocturnal", "mercurial"]


def test_t_29_ck_283_a_private_fanatic_doubles_one_course_of_the_owl() -> None:
    state = revealed(Table("meat5 fish3", private="meat_fanatic"), "meat6 fish4")
    events = verdict(state)
    assert tracks(state) == [13, 10]
    assert BestOfCourse("meat", 6, (1,), 1) in events
    assert RumorScored("meat_fanatic", 0, (0,), (0,)) in events
