"""The thirty chef cards: where each of them sends its chef (CK-309 to CK-311), and what settles ties (CK-315)."""

import pytest

from atable.games.critter_kitchen.content.cards import ZOUS_INDEX
from atable.games.critter_kitchen.content.loader import CONTENT
from tests.rules.critter_kitchen.solo_table import ACADEMY, DESERT, GARDEN, NIGHT, TRUCK, alone, answers, solo

City = tuple[str, str, str, str]  # what lies at the Soup Truck, Garden Top Shop, Desert Vendor and Chef Academy

# None of these shows a 7, a rumor, a spice or a type of the challenge (meat, mushroom, fish).
PLAIN: City = ("", "bread3 wine4", "carrot4 wine3", "")
NOTHING: City = ("", "", "", "")


def where(
    card: str,
    city: City,
    owns: str = "",
    rumors: str = "",
    mouse: str = "mo_night",
    game_round: int = 1,
    starred: int = 0,
) -> str:
    """Where this card sends its chef.

    The mouse, where it is another chef's card, goes to the Midnight Merchant; a lizard in the way has a break.
    """
    deck = next(chef_card.deck for chef_card in CONTENT.chef_cards if chef_card.id == card)
    before = {"mouse": ["mg_usual_1"], "lizard": ["mg_usual_1", mouse], "boar": ["mg_break", mouse]}[deck]
    state = alone(
        game_round=game_round,
        city={place: items.split() for place, items in zip((TRUCK, GARDEN, DESERT, ACADEMY), city, strict=True)},
        owns=owns.split(),
        rumors=rumors.split(),
        cards=[*before, card],
    )
    solo(state).starred[0] = starred
    return answers(state)[deck]


def test_ck_309_a_seven() -> None:
    assert where("mo_seven", ("", "fish6", "wine2 meat7", "bread6")) == DESERT
    assert where("mo_seven", ("wine7", "fish6", "", "bread6")) == TRUCK
    assert where("mo_seven", ("", "fish7", "", "spice_meat zous_chef")) == GARDEN


def test_ck_315_sevens_from_the_academy_leftward() -> None:
    assert where("mo_seven", ("wine7", "fish7", "meat7", "bread6")) == DESERT
    assert where("mo_seven", ("wine7", "fish7", "meat7 cheese7", "carrot7")) == ACADEMY  # how many does not matter
    assert where("mo_seven", PLAIN) == ACADEMY


def test_ck_309_the_highest_single_ingredient() -> None:
    assert where("mo_best", ("bread5", "fish6", "meat5 wine5 cheese5", "")) == GARDEN
    assert where("mo_best", ("bread5", "fish6", "meat2", "carrot7")) == ACADEMY


def test_ck_315_highest_ingredients_from_the_truck_rightward() -> None:
    assert where("mo_best", ("bread2", "fish6", "meat6", "cheese6")) == GARDEN
    assert where("mo_best", ("bread6", "fish6", "meat6", "")) == TRUCK
    assert where("mo_best", ("", "spice_fish", "rumor_wild", "")) == TRUCK


@pytest.mark.parametrize(("card", "first", "none"), [
    ("mo_rumor_r", GARDEN, TRUCK),
    ("mo_rumor_l", ACADEMY, ACADEMY),
    ("li_rumor", GARDEN, TRUCK),
])  # fmt: skip
def test_ck_309_ck_310_a_rumor(card: str, first: str, none: str) -> None:
    assert where(card, ("bread7", "", "rumor_exclaim", "spice_meat zous_chef")) == DESERT
    assert where(card, ("", "rumor_question", "rumor_exclaim rumor_whisper", "rumor_wild")) == first
    assert where(card, PLAIN) == none


@pytest.mark.parametrize("card", ["mo_rumor_r", "mo_rumor_l", "li_rumor"])
def test_ck_158_ck_338_a_rumor_it_has_does_not_exist(card: str) -> None:
    assert where(card, ("", "rumor_question", "rumor_exclaim", "rumor_question"), rumors="question") == DESERT
    assert where(card, ("", "rumor_question", "rumor_wild", "rumor_question"), rumors="question") == DESERT


def test_ck_165_nor_does_a_wild_one_if_it_has_all_three() -> None:
    city = ("", "rumor_wild", "rumor_wild", "")
    assert where("mo_rumor_r", city, rumors="question exclaim whisper") == TRUCK
    assert where("mo_rumor_l", city, rumors="question exclaim whisper") == ACADEMY


@pytest.mark.parametrize(("card", "first", "none"), [
    ("mo_spice_r", TRUCK, TRUCK),
    ("mo_spice_l", DESERT, ACADEMY),
    ("li_spice", TRUCK, TRUCK),
])  # fmt: skip
def test_ck_309_ck_310_a_spice(card: str, first: str, none: str) -> None:
    assert where(card, ("bread7", "spice_wine", "rumor_wild", "meat7 zous_chef")) == GARDEN
    assert where(card, ("bread7", "", "allspice", "meat7 zous_chef")) == DESERT
    assert where(card, ("spice_fish", "spice_wine", "allspice spice_meat", "")) == first
    assert where(card, PLAIN) == none


def test_ck_317_the_all_spice_of_round_7_is_a_spice() -> None:
    assert where("mo_spice_r", ("", "bread7", "wine7", "allspice_r7"), game_round=7) == ACADEMY


@pytest.mark.parametrize(("card", "location"), [
    ("mo_academy", ACADEMY),
    ("mo_night", NIGHT),
    ("li_academy", ACADEMY),
    ("li_truck", TRUCK),
    ("bo_academy", ACADEMY),
    ("bo_truck", TRUCK),
])  # fmt: skip
def test_ck_309_to_ck_311_a_location(card: str, location: str) -> None:
    assert where(card, ("bread2", "fish7 spice_fish rumor_wild", "meat7", "wine2")) == location


@pytest.mark.parametrize("card", ["li_night", "bo_night"])
def test_ck_310_ck_311_the_midnight_merchant(card: str) -> None:
    assert where(card, ("bread2", "fish7 spice_fish rumor_wild", "meat7", "wine2"), mouse="mo_academy") == NIGHT


@pytest.mark.parametrize(("card", "mouse", "location"), [
    ("li_academy", "mo_academy", NIGHT),
    ("bo_academy", "mo_academy", NIGHT),
    ("li_night", "mo_night", ACADEMY),
    ("bo_night", "mo_night", ACADEMY),
    ("li_truck", "mo_best", GARDEN),
    ("bo_truck", "mo_best", GARDEN),
])  # fmt: skip
def test_ck_314_ck_315_the_location_is_taken(card: str, mouse: str, location: str) -> None:
    assert where(card, NOTHING, mouse=mouse) == location


def test_ck_309_the_highest_ingredient_that_would_place_a_star() -> None:
    assert where("mo_challenge", ("bread7", "meat3 wine7", "fish4 bread2", "mushroom2")) == DESERT
    assert where("mo_challenge", ("", "spice_meat spice_fish", "", "mushroom2")) == ACADEMY  # a spice has no number
    assert where("mo_challenge", ("", "meat3 fish3", "mushroom5", "")) == DESERT  # the best one, not their sum
    assert where("mo_challenge", ("", "meat5", "fish5", "mushroom5")) == GARDEN
    assert where("mo_challenge", PLAIN) == TRUCK


def test_ck_334_an_icon_with_a_star_takes_no_other() -> None:
    city = ("", "meat7", "fish2", "")
    assert where("mo_challenge", city) == GARDEN
    assert where("mo_challenge", city, starred=0b001) == DESERT


@pytest.mark.parametrize(("city", "location"), [
    (("", "bread7", "carrot3", "zous_chef"), DESERT),  # a spiced 7 for a spiced 6 is 2 more
    (("", "bread7", "carrot2", "zous_chef"), DESERT),  # 2 and 2
    (("", "bread7", "fish4", "zous_chef"), GARDEN),  # its 4 is as good
    (("", "carrot7", "spice_fish", ""), GARDEN),
    (("", "carrot3", "spice_fish", ""), DESERT),  # its 4 counts twice
    (("", "carrot4", "allspice", "spice_bread"), DESERT),  # the all-spice goes on the 4 too
    (("", "carrot3", "spice_bread", "spice_wine"), GARDEN),  # it has one of these, and no wine
    (("fish5", "bread6", "fish3", "spice_bread"), TRUCK),
    (("rumor_wild", "bread6", "fish3", "spice_wine"), ACADEMY),  # nothing helps
])  # fmt: skip
def test_ck_309_ck_344_ck_345_the_item_that_improves_its_plate_the_most(city: City, location: str) -> None:
    assert where("mo_plate", city, owns="bread6 spice_bread fish4") == location


@pytest.mark.parametrize(("card", "tied", "none"), [("li_two_r", GARDEN, TRUCK), ("li_two_l", DESERT, ACADEMY)])
def test_ck_310_the_two_best_ingredients(card: str, tied: str, none: str) -> None:
    assert where(card, ("", "fish6 bread2 wine2", "meat5 cheese4", "wine3 bread3")) == DESERT
    assert where(card, ("", "fish7", "meat3 cheese3 bread3", "")) == GARDEN  # one alone is enough
    assert where(card, ("", "fish6 bread3", "meat5 cheese4 wine4", "")) == tied
    assert where(card, ("", "allspice rumor_wild", "spice_wine", "")) == none


@pytest.mark.parametrize(("card", "tied", "none"), [
    ("li_challenge_r", GARDEN, TRUCK),
    ("li_challenge_l", ACADEMY, ACADEMY),
    ("bo_challenge", GARDEN, TRUCK),
])  # fmt: skip
def test_ck_310_ck_311_the_most_tokens_that_would_place_stars(card: str, tied: str, none: str) -> None:
    assert where(card, ("bread7", "mushroom7 wine7 carrot7", "meat2 fish2", "cheese5 zous_chef")) == DESERT
    assert where(card, ("", "fish7 allspice allspice", "meat2 spice_meat", "")) == DESERT
    assert where(card, ("", "fish7", "meat2 meat2", "")) == DESERT  # each one as if it were taken next
    assert where(card, ("", "meat2 meat3", "", "fish7")) == GARDEN
    assert where(card, ("", "meat2 wine7", "bread7", "spice_fish")) == tied
    assert where(card, PLAIN) == none


@pytest.mark.parametrize(("card", "tied"), [("li_most", DESERT), ("bo_most_l", DESERT), ("bo_most_r", GARDEN)])
def test_ck_310_ck_311_the_most_tokens(card: str, tied: str) -> None:
    assert where(card, ("bread2", "fish2 allspice rumor_wild", "meat7 cheese7", "wine7")) == GARDEN
    assert where(card, ("bread2", "fish2 bread2 wine2", "meat7 cheese7 wine7", "wine6")) == tied


@pytest.mark.parametrize("card", ["li_most", "bo_most_l", "bo_most_r"])
def test_ck_317_neither_a_zous_chef_nor_a_bisque_is_a_token(card: str) -> None:
    city = ("bread2 wine2 bisque", "fish2 meat2 carrot2", "bread3", "cheese2 carrot3 zous_chef")
    assert where(card, city) == GARDEN


@pytest.mark.parametrize("card", ["li_most", "bo_most_l", "bo_most_r"])
def test_ck_158_a_rumor_it_has_is_no_token_for_it(card: str) -> None:
    garden, desert = "bread2 rumor_question rumor_question", "wine2 rumor_exclaim"
    assert where(card, ("", garden, desert, "")) == GARDEN
    assert where(card, ("", garden, desert, ""), rumors="question") == DESERT


@pytest.mark.parametrize(("card", "none"), [("li_most", ACADEMY), ("bo_most_l", ACADEMY), ("bo_most_r", TRUCK)])
def test_ck_315_no_tokens_anywhere(card: str, none: str) -> None:
    assert where(card, ("bisque", "", "", "zous_chef")) == none


@pytest.mark.parametrize(("card", "tied", "none"), [("bo_sum_right", TRUCK, TRUCK), ("bo_sum_left", DESERT, ACADEMY)])
def test_ck_311_the_highest_sum(card: str, tied: str, none: str) -> None:
    assert where(card, ("bread7", "fish2 meat3 wine3", "spice_meat meat7", "bread6")) == GARDEN
    assert where(card, ("bread7", "fish2 meat2 wine2", "carrot4 meat3", "bread6")) == tied
    assert where(card, ("", "spice_meat", "rumor_wild", "")) == none


def boar(card: str, mouse: str, *locations: str) -> str:
    return answers(alone(cards=["mg_break", mouse, card]), *locations)["boar"]


def test_ck_311_a_location_without_the_players_chefs() -> None:
    assert boar("bo_alone", "mo_night", TRUCK, NIGHT, ACADEMY) == GARDEN
    assert boar("bo_alone", "mo_night", GARDEN, DESERT, ACADEMY) == TRUCK
    assert boar("bo_alone", "mo_night", TRUCK, DESERT, GARDEN) == ACADEMY
    assert boar("bo_alone", "mo_academy", TRUCK, DESERT, GARDEN) == NIGHT


@pytest.mark.parametrize(
    ("locations", "location"),
    [
        ((GARDEN, DESERT, NIGHT, TRUCK), ACADEMY),
        ((GARDEN, DESERT, ACADEMY, TRUCK), TRUCK),  # none is left, so the first one
    ],
)
def test_ck_311_ck_315_the_players_zous_chef_counts(locations: tuple[str, ...], location: str) -> None:
    state = alone(game_round=2, cards=["mg_break", "mo_night", "bo_alone"])
    state.kitchens[0].zous = ZOUS_INDEX["snail"]
    assert answers(state, *locations)["boar"] == location


def test_ck_311_where_the_players_boar_stands() -> None:
    assert boar("bo_shadow", "mo_night", TRUCK, DESERT, GARDEN) == GARDEN
    assert boar("bo_shadow", "mo_night", GARDEN, DESERT, TRUCK) == TRUCK
    assert boar("bo_shadow", "mo_night", GARDEN, DESERT, NIGHT) == ACADEMY  # its mouse is there


def test_ck_316_the_midnight_merchant_shows_nothing() -> None:
    for card in ("mo_seven", "mo_best", "mo_rumor_r", "mo_spice_l", "mo_challenge", "mo_plate"):
        city = {NIGHT: ["meat7", "rumor_wild", "allspice"], GARDEN: ["fish7", "rumor_exclaim", "spice_fish"]}
        state = alone(city=city, owns=["fish3"], cards=["mg_usual_1", card])
        state.filled = True
        assert answers(state)["mouse"] == GARDEN, card


def test_ck_317_leftovers_on_the_truck_and_tokens_of_the_academy_are_seen() -> None:
    assert where("bo_sum_left", ("wine6 bread2", "meat2", "fish7", "cheese3")) == TRUCK
    assert where("bo_sum_right", ("wine6 bread2", "meat2", "fish7", "cheese3 carrot6")) == ACADEMY


def test_ck_310_ck_314_where_its_mouse_stands_no_other_goes() -> None:
    city = {GARDEN: ["fish6", "bread6"], DESERT: ["meat7", "wine7"], TRUCK: ["cheese5"]}
    state = alone(city=city, cards=["mg_usual_1", "mo_seven", "li_two_r", "bo_sum_left"])
    assert answers(state) == {"mouse": DESERT, "lizard": GARDEN, "boar": TRUCK}
