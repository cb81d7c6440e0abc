"""CK-002, CK-015 to CK-029 in dishes, and CK-216 to CK-240: plates are filled, presented and scored."""

import pytest

from atable.games.critter_kitchen.actions import (
    AddIngredient,
    AddSoup,
    AddSpice,
    ClearPlate,
    CookOpenly,
    Present,
    PutAway,
    TakeBack,
)
from atable.games.critter_kitchen.events import DishesPresented, PlateChanged, Ready, TakenBack
from atable.kernel.events import seen_by
from tests.rules.critter_kitchen.kitchen import (
    DINE,
    MELT,
    TAPAS,
    cook,
    cooking,
    dish,
    fill,
    front,
    offered,
    only,
    own,
    presented,
    refused_dish,
    stored,
    view,
)
from tests.rules.critter_kitchen.scenario import A, B, C, Table

# The kitchens of this file have Ultimate Melt (fish, bread, cheese), Wine & Dine (meat, bread, wine) and, with the
# hold token on its bread, Tasty Tapas (carrot, mushroom).


def value(words: str, plate: str = MELT) -> tuple[int, int]:
    """Value and stars of this dish."""
    shown = dish(cooking(), plate, words)
    return shown.value, shown.stars


def ready_cooks(table: Table) -> list[bool]:
    return [kitchen.ready for kitchen in view(table).kitchens]


# Who cooks, when and how


def test_ck_216_nobody_has_to_present_a_dish() -> None:
    table = cooking().give(A, "fish7", "bread7", "cheese7", "soup")
    table.present()
    assert presented(table, A) == DishesPresented(A, (), 0)
    assert stored(table, A) == (["bread7", "cheese7", "fish7"], 1, 0)
    assert table.stars(A) == 0


def test_ck_216_one_dish_of_three_is_enough() -> None:
    table = cooking()
    assert dish(table, DINE, "meat4 bread4 wine4").stars == 2
    assert [shown.challenge for shown in presented(table, A).dishes] == [DINE]


def test_ck_217_all_cook_at_the_same_time_in_any_order() -> None:
    table = cooking(seats=3).give(A, "fish5").give(B, "fish4").give(C, "fish3")
    assert table.pending() == [A, B, C]
    fill(table, C, MELT, "fish3")
    fill(table, A, MELT, "fish5")
    fill(table, B, MELT, "fish4")
    table.act(B, ClearPlate(MELT))
    table.act(B, Present())
    assert (table.pending(), ready_cooks(table)) == ([A, C], [False, True, False])


def test_ck_217_dishes_are_presented_together() -> None:
    table = cooking(seats=3)
    fill(table.give(A, "fish6", "soup", "soup"), A, MELT, "fish6 soup soup")
    fill(table.give(B, "meat6", "soup", "soup"), B, DINE, "meat6 soup soup")
    assert table.act(A, Present()) == [Ready(A)]
    assert table.act(B, Present()) == [Ready(B)]
    assert [table.stars(seat) for seat in (A, B, C)] == [0, 0, 0]
    table.act(C, Present())
    shown = only(table.events, DishesPresented)
    assert [(event.seat, event.stars) for event in shown] == [(A, 1), (B, 1), (C, 0)]


def test_ck_217_who_is_ready_may_think_again_until_the_last_one_is() -> None:
    table = cooking().give(A, "fish6", "bread3", "cheese3")
    assert table.refusal(A, TakeBack()) == "CK-217"
    table.act(A, Present())
    assert table.refusal(A, AddIngredient(MELT, "fish6")) == "CK-217"
    assert table.act(A, TakeBack()) == [TakenBack(A)]
    fill(table, A, MELT, "fish6 bread3 cheese3").present(A, B)
    assert presented(table, A).stars == 2


def test_ck_217_nothing_but_cooking_is_done_meanwhile() -> None:
    table = cooking().give(A, "fish6")
    assert table.refusal(A, PutAway("fish6")) == "CK-217"
    assert table.refusal(A, ClearPlate(MELT)) == "CK-217"  # nothing lies on it


def test_ck_218_openly_or_in_secret() -> None:
    table = cooking(seats=3).give(A, "fish6").give(B, "fish5")
    table.act(A, CookOpenly(True))
    shown = table.act(A, AddIngredient(MELT, "fish6"))
    assert [seen_by(shown, watcher) for watcher in (B, C, None)] == [[PlateChanged(A, MELT)]] * 3
    hidden = table.act(B, AddIngredient(MELT, "fish5"))
    assert seen_by(hidden, B) == [PlateChanged(B, MELT)]
    assert [seen_by(hidden, watcher) for watcher in (A, C, None)] == [[]] * 3
    plates = front(table, A).plates
    assert plates is not None
    assert [item.item for item in plates[0].items] == ["fish6"]
    assert front(table, B).plates is None


def test_ck_218_one_begins_in_secret_and_may_change_at_any_time() -> None:
    table = cooking().give(A, "fish6")
    assert [own(table, seat).openly for seat in (A, B)] == [False, False]
    assert table.refusal(A, CookOpenly(False)) == "CK-218"
    table.act(A, AddIngredient(MELT, "fish6"))
    table.act(A, CookOpenly(True))
    assert front(table, A).plates is not None
    assert table.refusal(A, CookOpenly(True)) == "CK-218"
    table.act(A, CookOpenly(False))
    assert front(table, A).plates is None


def test_ck_219_the_same_challenge_pays_everybody() -> None:
    table = cooking(seats=3)
    for seat, words in ((A, "fish7 bread7 cheese7"), (B, "fish6 bread6 cheese5"), (C, "fish2 bread2 cheese2")):
        cook(table, seat, MELT, words)
    table.present()
    assert [table.stars(seat) for seat in (A, B, C)] == [4, 2, 1]
    twins = cooking(seats=3)
    for seat in (A, B, C):
        cook(twins, seat, MELT, "fish3 bread3 cheese3")
    twins.present()
    assert [twins.stars(seat) for seat in (A, B, C)] == [1, 1, 1]


def test_ck_220_one_dish_for_each_card() -> None:
    """What is added goes into the same dish: there is one plate for each challenge."""
    table = cooking().give(A, "fish6", "bread3", "cheese3", "fish5", "bread2", "cheese2")
    fill(table, A, MELT, "fish6 bread3 cheese3")
    fill(table, A, MELT, "fish5 bread2 cheese2")
    assert [plate.plate for plate in own(table, A).plates] == [MELT, DINE, TAPAS]
    table.present()
    (one,) = presented(table, A).dishes
    assert (one.value, one.stars) == (21, 4)


# What belongs into a dish


@pytest.mark.parametrize("words", ["fish7 bread7", "fish7 cheese7", "bread7+spice_bread cheese7+spice_cheese", "fish7"])
def test_ck_221_every_type_shown_must_be_represented(words: str) -> None:
    assert refused_dish(cooking(), MELT, words) == "CK-221"


def test_ck_221_the_covered_type_needs_nothing() -> None:
    assert value("carrot4 mushroom4", TAPAS) == (8, 1)


@pytest.mark.parametrize("words", ["fish4 bread4 soup", "fish4 bread4 bisque", "fish5 soup soup", "fish5 soup bisque"])
def test_ck_222_a_soup_or_a_bisque_stands_for_a_type(words: str) -> None:
    assert value(words)[1] == 1


def test_ck_222_ck_028_ck_029_each_for_one_type() -> None:
    assert refused_dish(cooking(), MELT, "fish7 soup") == "CK-221"
    assert refused_dish(cooking(), MELT, "fish7 bisque") == "CK-221"


@pytest.mark.parametrize(("plate", "stranger"), [(MELT, "meat5"), (MELT, "carrot5"), (DINE, "fish5"), (TAPAS, "wine5")])
def test_ck_223_no_ingredient_of_another_type(plate: str, stranger: str) -> None:
    table = cooking().give(A, stranger)
    assert table.refusal(A, AddIngredient(plate, stranger)) == "CK-223"
    assert AddIngredient(plate, stranger) not in table.legal(A)


def test_ck_224_nor_of_the_type_under_the_hold_token() -> None:
    table = cooking().give(A, "bread5", "carrot5")
    assert table.refusal(A, AddIngredient(TAPAS, "bread5")) == "CK-224"
    assert [action.item for action in offered(table, A, AddIngredient) if action.plate == TAPAS] == ["carrot5"]


@pytest.mark.parametrize("words", ["soup soup soup soup soup soup soup", "bisque bisque bisque", "soup bisque bisque"])
def test_ck_225_soup_alone_is_no_dish(words: str) -> None:
    assert refused_dish(cooking(), MELT, words) == "CK-225"


def test_ck_226_any_number_of_ingredients_of_a_type() -> None:
    assert value("fish2 fish2 fish2 fish3 fish3 fish3 bread2 cheese2") == (19, 2)


def test_ck_227_any_number_of_spices_each_on_an_ingredient() -> None:
    assert value("fish3+spice_fish fish2+spice_fish bread4+spice_bread cheese2+allspice cheese3+allspice") == (28, 4)


def test_ck_227_ck_019_a_spice_needs_an_ingredient_of_the_dish() -> None:
    table = cooking().give(A, "allspice", "spice_fish", "fish5")
    assert table.refusal(A, AddSpice(MELT, "fish5", "spice_fish")) == "CK-019"  # it lies in storage
    table.act(A, AddIngredient(MELT, "fish5"))
    assert table.refusal(A, AddSpice(DINE, "fish5", "allspice")) == "CK-019"
    assert offered(table, A, AddSpice) == [
        AddSpice(MELT, "fish5", "spice_fish"),
        AddSpice(MELT, "fish5", "allspice"),
    ]


def test_ck_227_ck_015_ck_017_a_spice_of_the_type_one_on_each() -> None:
    table = cooking().give(A, "fish5", "bread5", "spice_fish", "spice_fish", "allspice")
    fill(table, A, MELT, "fish5 bread5")
    assert table.refusal(A, AddSpice(MELT, "bread5", "spice_fish")) == "CK-015"
    table.act(A, AddSpice(MELT, "fish5", "spice_fish"))
    assert table.refusal(A, AddSpice(MELT, "fish5", "spice_fish")) == "CK-017"
    assert table.refusal(A, AddSpice(MELT, "fish5", "allspice")) == "CK-017"


def test_ck_020_a_spice_represents_no_ingredient() -> None:
    table = cooking().give(A, "fish7", "bread7", "spice_cheese", "allspice")
    fill(table, A, MELT, "fish7 bread7+allspice")
    assert table.refusal(A, Present()) == "CK-221"
    assert table.refusal(A, AddIngredient(MELT, "spice_cheese")) == "CK-008"


def test_ck_228_soup_and_bisque_on_top_of_a_complete_dish() -> None:
    assert value("fish2 bread2 cheese2 soup soup soup bisque bisque") == (15, 2)


def test_ck_228_only_from_the_own_storage() -> None:
    table = cooking().give(A, "soup").give(B, "bisque")
    assert table.refusal(A, AddSoup(MELT, "bisque")) == "CK-228"  # the soup is none
    assert table.refusal(B, AddSoup(MELT, "soup")) == "CK-228"
    table.act(A, AddSoup(MELT, "soup"))
    assert table.refusal(A, AddSoup(DINE, "soup")) == "CK-228"
    assert table.refusal(A, AddSoup(MELT, "bisque")) == "CK-228"
    assert table.refusal(A, AddIngredient(MELT, "fish5")) == "CK-008"


@pytest.mark.parametrize(("words", "worth"), [("fish5 bread5 soup", 11), ("fish5 bread5 bisque", 13)])
def test_ck_229_what_stands_for_a_type_still_adds_its_value(words: str, worth: int) -> None:
    assert value(words)[0] == worth


# What a dish is worth


@pytest.mark.parametrize(
    ("words", "worth"),
    [
        ("fish2 bread3 cheese4", 9),
        ("fish2+spice_fish bread3 cheese4", 11),
        ("fish2+spice_fish bread3+spice_bread cheese4+allspice", 18),
        ("fish7 bread7 cheese7 soup", 22),
        ("fish7 bread7 cheese7 bisque", 24),
        ("fish2 soup bisque", 6),
    ],
)
def test_ck_230_the_value_of_a_dish(words: str, worth: int) -> None:
    table = cooking()
    cook(table, A, MELT, words)
    assert own(table, A).plates[0].value == worth  # one can see it while cooking
    table.present()
    assert presented(table, A).dishes[0].value == worth


@pytest.mark.parametrize(
    ("words", "worth", "stars"),
    [
        ("fish2 bread2 cheese2", 6, 1),
        ("fish4 bread4 cheese3", 11, 1),
        ("fish4 bread4 cheese4", 12, 2),
        ("fish7 bread7 cheese6", 20, 2),
        ("fish7 bread7 cheese7", 21, 4),
        ("fish7+spice_fish bread7+spice_bread cheese7+spice_cheese", 42, 4),
    ],
)
def test_ck_231_ck_232_ck_233_stars_of_a_dish(words: str, worth: int, stars: int) -> None:
    table = cooking()
    shown = dish(table, MELT, words)
    assert (shown.value, shown.stars) == (worth, stars)
    assert table.stars(A) == stars


def test_ck_234_a_dish_below_6_is_refused_and_nothing_is_lost() -> None:
    table = cooking()
    assert refused_dish(table, MELT, "fish3 soup soup") == "CK-234"
    assert own(table, A).plates[0].breaks == "CK-234"
    assert Present() not in table.legal(A)
    table.act(A, ClearPlate(MELT))
    assert stored(table, A) == (["fish3"], 2, 0)
    table.present()
    assert stored(table, A) == (["fish3"], 2, 0)


def test_ck_235_twelve_stars_a_day_at_most() -> None:
    table = cooking()
    for plate, words in (
        (MELT, "fish7+spice_fish bread7+spice_bread cheese7+spice_cheese"),
        (DINE, "meat7+spice_meat bread6+spice_bread wine7+spice_wine"),
        (TAPAS, "carrot7+allspice mushroom7+allspice"),
    ):
        cook(table, A, plate, words)
    table.present()
    assert [shown.stars for shown in presented(table, A).dishes] == [4, 4, 4]
    assert (presented(table, A).stars, table.stars(A)) == (12, 12)


@pytest.mark.parametrize(("words", "stars"), [("carrot3 mushroom3", 1), ("carrot6 mushroom6", 2)])
def test_ck_236_the_hold_token_changes_no_star(words: str, stars: int) -> None:
    assert value(words, TAPAS)[1] == stars
    assert value("carrot7 mushroom7+spice_mushroom", TAPAS) == (21, 4)


def test_ck_237_nothing_is_used_in_two_dishes() -> None:
    table = cooking().give(A, "bread5", "allspice", "fish5", "soup", "bisque")
    fill(table, A, MELT, "bread5+allspice fish5 soup bisque")
    assert table.refusal(A, AddIngredient(DINE, "bread5")) == "CK-008"
    assert table.refusal(A, AddSpice(MELT, "fish5", "allspice")) == "CK-015"
    assert table.refusal(A, AddSoup(DINE, "soup")) == "CK-228"
    assert table.refusal(A, AddSoup(DINE, "bisque")) == "CK-228"
    table.act(A, ClearPlate(MELT))
    fill(table, A, DINE, "bread5+allspice soup bisque").present()
    assert presented(table, A).dishes[0].value == 14


# Afterwards


# Somebody with too many tokens is asked next: the bag has not been drawn from yet.
TOO_MANY = ("bread2", "carrot2", "cheese2", "fish2", "meat2", "wine2")


def test_ck_238_what_was_served_is_in_the_bag_again() -> None:
    table = cooking().give(A, "meat7").give(B, *TOO_MANY)
    served = ("fish6", "spice_fish", "bread5", "cheese4", "allspice")
    cook(table, A, MELT, "fish6+spice_fish bread5 cheese4+allspice")
    assert [table.in_bag(item) for item in served] == [1, 1, 1, 1, 1]
    table.present()
    assert [table.in_bag(item) for item in served] == [2, 2, 2, 2, 2]
    assert (table.storage(A), table.in_bag("meat7")) == (["meat7"], 0)


def test_ck_239_soup_and_bisque_go_back_to_their_supplies() -> None:
    table = cooking().give(A, "soup", "bisque", "soup", "bisque")
    fill(table.give(A, "fish5"), A, MELT, "fish5 soup bisque").present()
    assert stored(table, A) == ([], 1, 1)


def test_ck_240_the_bag_gets_nothing_before_everybody_has_scored() -> None:
    table = cooking(seats=3).give(C, *TOO_MANY)
    cook(table, A, MELT, "fish7 bread7 cheese7")
    cook(table, B, DINE, "meat7 bread6 wine7")
    table.present(A, B)
    assert [table.in_bag(item) for item in ("fish7", "bread7", "cheese7", "meat7", "wine7")] == [0] * 5
    table.present(C)
    assert [event.stars for event in only(table.events, DishesPresented)] == [4, 2, 0]
    assert [table.in_bag(item) for item in ("fish7", "bread7", "cheese7", "meat7", "wine7")] == [1] * 5


def test_a_plate_shows_the_rule_that_it_still_breaks() -> None:
    table = cooking().give(A, "fish3", "bread2", "cheese2", "soup")
    seen = [own(table, A).plates[0].breaks]
    for word in ("soup", "fish3", "bread2", "cheese2"):
        fill(table, A, MELT, word)
        seen.append(own(table, A).plates[0].breaks)
    assert seen == [None, "CK-225", "CK-221", None, None]
    assert own(table, A).plates[0].stars == 1
