"""CK-321 to CK-326, CK-340, CK-343 to CK-345, CK-387, CK-388: what McDogald's takes."""

import pytest

from atable.games.critter_kitchen.content.cards import RUMOR_INDEX
from atable.games.critter_kitchen.content.items import ITEM_IDS, ITEM_INDEX
from atable.games.critter_kitchen.events import ConsolationSoup, ItemTaken
from atable.games.critter_kitchen.solo import picking
from atable.games.critter_kitchen.state import AUTOMA, CritterState
from tests.rules.critter_kitchen.solo_table import (
    ACADEMY,
    DESERT,
    GARDEN,
    NIGHT,
    TRUCK,
    alone,
    finish_round,
    picks,
    send,
)

# Day 1, day 2, day 3 of each critic's choice card, as printed.
ROWS = {
    "mouse": (
        "challenge, rumor, zous, spice, high",
        "challenge, plate, zous, rumor, spice, high",
        "plate, spice, high",
    ),
    "cow": (
        "challenge, spice, rumor, zous, high",
        "plate, challenge, spice, rumor, high",
        "plate, seven, spice, high",
    ),
    "fruit_bat": (
        "rumor, seven, challenge, zous, high",
        "challenge, seven, plate, rumor, high",
        "plate, spice, high",
    ),
    "jerboa": (
        "rumor, challenge, spice, zous, high",
        "rumor, challenge, plate, spice, high",
        "spice, plate, high",
    ),
    "kangaroo": (
        "rumor, challenge, zous, spice, seven, high",
        "challenge, seven, spice, zous, rumor, high",
        "seven, plate, high",
    ),
    "rabbit": (
        "challenge, zous, rumor, seven, high",
        "challenge, plate, spice, rumor, high",
        "plate, spice, high",
    ),
    "tree_shrew": (
        "spice, challenge, rumor, zous, high",
        "spice, challenge, plate, rumor, high",
        "spice, plate, high",
    ),
    "capybara": (
        "challenge, rumor, zous, seven, high",
        "challenge, zous, plate, spice, high",
        "plate, seven, high",
    ),
    "tortoise": (
        "zous, challenge, rumor, spice, high",
        "plate, challenge, zous, spice, high",
        "plate, spice, high",
    ),
    "raccoon": (
        "seven, challenge, zous, rumor, high",
        "challenge, seven, plate, spice, high",
        "seven, plate, high",
    ),
    "flamingo": (
        "seven, rumor, challenge, spice, high",
        "plate, challenge, seven, zous, high",
        "plate, spice, high",
    ),
    "parrot": (
        "spice, rumor, challenge, zous, high",
        "challenge, spice, plate, rumor, high",
        "plate, spice, high",
    ),
}
LISTS = {
    "mouse": "cheese bread wine meat fish mushroom carrot",
    "cow": "wine meat cheese bread mushroom fish carrot",
    "fruit_bat": "wine carrot mushroom cheese bread fish meat",
    "jerboa": "mushroom carrot bread fish wine cheese meat",
    "kangaroo": "meat bread fish wine carrot cheese mushroom",
    "rabbit": "carrot bread mushroom cheese wine fish meat",
    "tree_shrew": "fish mushroom meat wine cheese carrot bread",
    "capybara": "fish carrot bread mushroom cheese meat wine",
    "tortoise": "mushroom carrot bread cheese fish wine meat",
    "raccoon": "bread meat carrot fish mushroom cheese wine",
    "flamingo": "fish wine cheese mushroom bread carrot meat",
    "parrot": "carrot fish bread cheese meat mushroom wine",
}
ROUND_OF_DAY = (1, 4, 7)

# The challenge wants meat, mushroom and fish. On the plate are spiced fish 7, wine 6 and cheese 6, and a carrot spice.
CHALLENGES = (("surf_and_turf",), ("ultimate_melt", "tasty_tapas", "savory_stack", "surf_and_turf"), ())
PLATE = ("fish7", "spice_fish", "wine6", "spice_wine", "cheese6", "spice_cheese", "spice_carrot")
# One item for each symbol, which no other symbol prefers to the item of that symbol.
ITEM = {
    "rumor": "rumor_exclaim",
    "challenge": "fish2",
    "zous": "zous_chef",
    "spice": "allspice",
    "seven": "wine7",
    "plate": "carrot5",
    "high": "cheese6",
}
PAIRS = [
    (critic, day, first, second)
    for critic, rows in ROWS.items()
    for day, row in enumerate(rows)
    for at, first in enumerate(row.split(", "))
    for second in row.split(", ")[at + 1 :]
    if (critic, day, first, second) != ("flamingo", 1, "challenge", "seven")  # its plate comes first, see below
]


def taken(state: CritterState, *items: str) -> str:
    """The one that McDogald's takes of these items."""
    return ITEM_IDS[picking.choose_kept(state, [ITEM_INDEX[item] for item in items])]


@pytest.mark.parametrize(("critic", "day", "first", "second"), PAIRS)
def test_ck_321_the_row_of_the_day_from_left_to_right(critic: str, day: int, first: str, second: str) -> None:
    state = alone(critic=critic, game_round=ROUND_OF_DAY[day], challenges=CHALLENGES[day], owns=PLATE)
    assert taken(state, ITEM[first], ITEM[second]) == ITEM[first]
    assert taken(state, ITEM[second], ITEM[first]) == ITEM[first]


def test_ck_321_a_seven_may_raise_the_plate_before_the_row_asks_for_it() -> None:
    state = alone(critic="flamingo", game_round=4, challenges=CHALLENGES[1], owns=PLATE)
    assert taken(state, "fish2", "wine7") == "wine7"
    assert taken(state, "fish2", "cheese2") == "fish2"


def test_ck_321_symbol_after_symbol_as_the_items_go() -> None:
    state = alone(critic="rabbit", city={ACADEMY: ["bread2", "rumor_wild", "zous_chef", "fish2", "wine6"]})
    assert picks(state, ACADEMY, 5) == ["fish2", "zous_chef", "rumor_wild", "wine6", "bread2"]


@pytest.mark.parametrize(
    ("game_round", "item"),
    [(1, "rumor_exclaim"), (3, "rumor_exclaim"), (4, "fish2"), (7, "carrot5")],
)
def test_ck_321_rounds_and_days(game_round: int, item: str) -> None:
    state = alone(critic="fruit_bat", game_round=game_round, challenges=CHALLENGES[1])
    assert taken(state, "rumor_exclaim", "fish2", "carrot5") == item


@pytest.mark.parametrize("critic", LISTS)
def test_ck_322_ck_323_the_highest_number_then_the_list(critic: str) -> None:
    types = LISTS[critic].split()
    state = alone(critic=critic, game_round=7)
    for at, better in enumerate(types):
        for worse in types[at + 1 :]:
            assert taken(state, f"{worse}5", f"{better}5") == f"{better}5"
            assert taken(state, f"{worse}6", f"{better}5") == f"{worse}6"


def test_ck_322_among_those_of_a_challenge_too() -> None:
    """Surf & Turf wants meat, mushroom and fish, whatever else lies there."""
    state = alone(critic="kangaroo")
    assert taken(state, "meat3", "fish5", "mushroom4", "bread7") == "fish5"
    assert taken(state, "fish4", "mushroom4", "meat4", "bread7") == "meat4"


def test_ck_323_among_sevens_too() -> None:
    state = alone(critic="raccoon", challenges=["surf_and_turf"])
    assert taken(state, "wine7", "cheese7", "carrot7", "bread6") == "carrot7"


@pytest.mark.parametrize("critic", LISTS)
def test_ck_324_spices_by_the_list_and_all_spices_last(critic: str) -> None:
    state = alone(critic=critic, game_round=7)
    spices = [*(f"spice_{name}" for name in LISTS[critic].split()), "allspice_r7"]
    for at, better in enumerate(spices):
        for worse in spices[at + 1 :]:
            assert taken(state, worse, better) == better
    assert taken(state, "allspice", "spice_bread") == "spice_bread"


def test_ck_324_spices_of_a_challenge_by_the_list() -> None:
    state = alone(critic="kangaroo")
    assert taken(state, "spice_bread", "spice_mushroom", "spice_fish") == "spice_fish"


def test_ck_325_nothing_in_the_row() -> None:
    """The Fruit Bat's card asks for neither zous-chef nor spice on day 2, and for no rumor on day 3."""
    city = {ACADEMY: ["spice_wine", "zous_chef"]}
    state = alone(critic="fruit_bat", game_round=4, challenges=CHALLENGES[1], city=city)
    assert picks(state, ACADEMY, 2) == ["zous_chef", "spice_wine"]
    state = alone(critic="kangaroo", game_round=7, city={ACADEMY: ["rumor_wild", "allspice_r7"]})
    assert picks(state, ACADEMY, 2) == ["allspice_r7", "rumor_wild"]


def test_ck_325_bisque_before_soup_and_both_last() -> None:
    state = alone(critic="kangaroo", game_round=7, city={TRUCK: ["bisque", "spice_wine", "bread2"]})
    assert picks(state, TRUCK, 5) == ["bread2", "spice_wine", "bisque", "soup", "soup"]
    state = alone(critic="kangaroo", game_round=7)
    assert taken(state, "bisque", "rumor_exclaim") == "rumor_exclaim"


def test_ck_326_it_takes_what_there_is() -> None:
    """Its mouse goes to the Desert Vendor and would not go home with a soup for it."""
    state = alone(city={DESERT: ["bread2"]}, cards=["mg_usual_1", "mo_best", "li_night", "bo_academy"])
    events = [*send(state, GARDEN, TRUCK, NIGHT), *finish_round(state)]
    assert ItemTaken(AUTOMA, "mouse", DESERT, "bread2") in events
    soups = [event for event in events if isinstance(event, ConsolationSoup) and event.seat == AUTOMA]
    assert all(event.forced for event in soups)


@pytest.mark.parametrize("rumor", ["carrot_fanatic", "bread_fanatic", "unsophisticated", "wine_cellar"])
def test_ck_340_it_does_not_use_rumor_cards(rumor: str) -> None:
    state = alone(critic="kangaroo", game_round=7, rumors=["question"])
    state.rumors = (RUMOR_INDEX[rumor], *[card for card in state.rumors if card != RUMOR_INDEX[rumor]][:2])
    assert taken(state, "carrot5", "wine5", "meat5", "bread2") == "meat5"


def test_ck_343_it_does_not_use_the_text_of_the_critic() -> None:
    """Carrots would count twice for a guest of The Rabbit, sixes as nine for one of The Kangaroo."""
    assert taken(alone(critic="rabbit", game_round=7), "carrot4", "bread5") == "bread5"
    state = alone(critic="kangaroo", game_round=7, owns=["bread5", "carrot4"])
    assert taken(state, "bread6", "carrot6") == "carrot6"  # 1 more and 2 more
    assert taken(alone(critic="mouse", game_round=7, owns=["cheese6"]), "cheese6", "wine2") == "wine2"


@pytest.mark.parametrize(("items", "item"), [
    ("bread7 wine2", "wine2"),  # 1 more against 2 more
    ("bread7 fish5", "fish5"),  # 1 more against 2 times 2 more
    ("spice_bread wine5", "spice_bread"),  # 6 against 5
    ("spice_meat carrot2", "carrot2"),  # there is no meat yet
    ("spice_fish carrot2", "carrot2"),  # the fish has its spice
    ("fish3 carrot2", "carrot2"),  # as good as the one it has
    ("allspice wine5", "allspice"),  # on the bread
    ("allspice wine7", "wine7"),
    ("meat3 wine5", "meat3"),  # its spice is waiting
])  # fmt: skip
def test_ck_344_ck_345_what_raises_the_plate_the_most(items: str, item: str) -> None:
    """The plate: bread 6, spiced fish 3, carrot 0, a meat spice; all-spices lie beside it."""
    owns = ["bread6", "fish3", "spice_fish", "bread2", "spice_meat", "allspice"]
    state = alone(critic="tortoise", game_round=7, owns=owns)
    assert taken(state, *items.split()) == item


def test_ck_344_what_does_not_raise_it_does_not_match() -> None:
    """The row goes on: plate, spice, high."""
    state = alone(critic="tortoise", game_round=7, owns=["bread6", "fish3", "spice_fish"])
    assert taken(state, "bread6", "fish3", "spice_wine") == "spice_wine"
    assert taken(state, "bread5", "fish3") == "bread5"


def test_ck_345_an_all_spice_is_worth_the_highest_course_without_spice() -> None:
    owns = ["bread7", "spice_bread", "fish4", "meat3"]
    state = alone(critic="tortoise", game_round=7, owns=owns)
    assert taken(state, "allspice", "carrot5") == "carrot5"
    assert taken(state, "allspice", "carrot3") == "allspice"
    state = alone(critic="tortoise", game_round=7, owns=["bread7", "spice_bread"])
    assert taken(state, "allspice", "carrot2") == "carrot2"


def test_ck_387_an_ingredient_before_a_spice() -> None:
    state = alone(critic="kangaroo")  # challenge: meat, mushroom, fish
    assert taken(state, "spice_meat", "mushroom2") == "mushroom2"
    state = alone(critic="tortoise", game_round=7, owns=["fish4"])
    assert taken(state, "spice_fish", "allspice", "bread4") == "bread4"
    assert taken(state, "spice_fish", "allspice", "bread3") == "spice_fish"


def test_ck_344_the_larger_rise_before_the_higher_number() -> None:
    state = alone(critic="tortoise", game_round=7, owns=["bread6", "wine2", "spice_wine"])
    assert taken(state, "bread7", "meat2") == "meat2"
    assert taken(state, "bread7", "meat2", "wine3") == "wine3"  # 1, 2 and 2 more


def test_ck_388_the_leftmost_empty_space_and_a_wild_one_last() -> None:
    state = alone(critic="kangaroo")
    assert taken(state, "rumor_wild", "rumor_whisper", "rumor_exclaim", "rumor_question") == "rumor_question"
    assert taken(state, "rumor_wild", "rumor_whisper", "rumor_exclaim") == "rumor_exclaim"
    assert taken(state, "rumor_wild", "rumor_whisper") == "rumor_whisper"
    assert taken(state, "rumor_wild", "bread7") == "rumor_wild"


def test_ck_338_ck_388_it_cannot_take_a_rumor_it_has() -> None:
    city = {GARDEN: ["rumor_question", "rumor_whisper", "bread2"]}
    state = alone(critic="kangaroo", city=city, rumors=["question"])
    assert picks(state, GARDEN, 2) == ["rumor_whisper", "bread2"]
    city = {GARDEN: ["rumor_question", "rumor_wild", "bread2"]}
    state = alone(critic="kangaroo", city=city, rumors=["question", "exclaim", "whisper"])
    assert picks(state, GARDEN, 1) == ["bread2"]
