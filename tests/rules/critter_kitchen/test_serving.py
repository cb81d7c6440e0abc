"""Preparing the critic meal: what may lie on the plates, in secret, until all are revealed."""

import pytest

from atable.games.critter_kitchen.actions import (
    AddIngredient,
    AddSoup,
    AddSpice,
    ClearPlate,
    PairWine,
    Present,
    TakeBack,
)
from atable.games.critter_kitchen.content.items import TYPES
from atable.games.critter_kitchen.events import MealsRevealed, PlateChanged
from atable.games.critter_kitchen.game import GAME
from atable.kernel.events import seen_by
from tests.rules.critter_kitchen.scenario import A, B, C, Table


def kitchen_before_the_meal(critic: str = "tortoise", **options: object) -> Table:
    """Round 7 is over and nobody has anything but what a test gives."""
    table = Table(3, **options).critic(critic).to_meal()  # type: ignore[arg-type]
    for seat in (A, B, C):
        table.empty(seat)
    return table


def serve(table: Table, *items: str) -> None:
    for item in items:
        table.act(A, AddIngredient(item[:-1], item))


def quality(table: Table, course: str) -> int:
    own = GAME.view(table.state, A).own
    assert own is not None
    return next(plate.value for plate in own.meal if plate.plate == course)


def test_ck_258_the_meal_is_prepared_in_secret() -> None:
    table = kitchen_before_the_meal().give(A, "bread5")
    before = [GAME.view(table.state, seat) for seat in (B, C, None)]
    events = table.act(A, AddIngredient("bread", "bread5"))
    assert seen_by(events, A) == [PlateChanged(A, "bread")]
    assert seen_by(events, B) == [] == seen_by(events, None)
    assert [GAME.view(table.state, seat) for seat in (B, C, None)] == before
    assert sorted(GAME.may_act(table.state)) == [A, B, C]


def test_ck_259_ck_260_seven_courses_one_per_type_in_plate_order() -> None:
    table = kitchen_before_the_meal()
    own = GAME.view(table.state, A).own
    assert own is not None
    served = ["bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine"]
    assert [plate.plate for plate in own.meal] == served == list(TYPES)
    assert table.refusal(A, AddIngredient("dessert", "bread5")) == "CK-259"


def test_ck_260_courses_come_from_bread_to_wine_however_they_were_filled() -> None:
    table = kitchen_before_the_meal().give(A, "wine7", "bread5", "fish2")
    serve(table, "wine7", "bread5", "fish2")
    table.present(A, B, C)
    revealed = next(event for event in table.events if isinstance(event, MealsRevealed))
    assert [course.course for course in revealed.meals[A]] == ["bread", "fish", "wine"]


def test_ck_261_a_course_holds_one_ingredient_of_its_type() -> None:
    table = kitchen_before_the_meal().give(A, "fish5", "fish6", "meat2")
    assert table.refusal(A, AddIngredient("fish", "meat2")) == "CK-261"
    serve(table, "fish5")
    assert table.refusal(A, AddIngredient("fish", "fish6")) == "CK-261"
    assert table.refusal(A, AddIngredient("fish", "meat2")) == "CK-261"


def test_ck_261_what_is_not_in_storage_is_not_served() -> None:
    table = kitchen_before_the_meal().give(A, "fish5")
    assert table.refusal(A, AddIngredient("fish", "fish6")) == "CK-008"
    assert table.refusal(A, AddIngredient("fish", "caviar")) == "CK-008"


def test_ck_262_one_legal_spice_on_the_ingredient_of_a_course() -> None:
    table = kitchen_before_the_meal().give(A, "fish5", "spice_fish", "spice_meat", "allspice")
    assert table.refusal(A, AddSpice("fish", "fish5", "spice_fish")) == "CK-019"
    serve(table, "fish5")
    assert table.refusal(A, AddSpice("fish", "fish5", "spice_meat")) == "CK-015"
    table.act(A, AddSpice("fish", "fish5", "spice_fish"))
    assert quality(table, "fish") == 10
    assert table.refusal(A, AddSpice("fish", "fish5", "allspice")) == "CK-017"


def test_ck_262_only_an_ingredient_can_carry_a_spice() -> None:
    table = kitchen_before_the_meal().give(A, "bread4", "spice_bread", "allspice")
    serve(table, "bread4")
    for item in ("soup", "spice_bread", "nothing", "bread5"):
        assert table.refusal(A, AddSpice("bread", item, "allspice")) == "CK-019"


def test_ck_263_courses_may_stay_empty() -> None:
    table = kitchen_before_the_meal().give(A, "bread5")
    assert Present() in table.legal(A)
    table.present(A, B, C)
    assert table.state.stack == []
    assert table.storage(A) == ["bread5"]


def test_ck_264_ck_265_soup_and_bisque_are_not_served_and_stay() -> None:
    table = kitchen_before_the_meal().give(A, "bread5", "soup", "bisque")
    for item in ("soup", "bisque"):
        assert table.refusal(A, AddSoup("bread", item)) == "CK-258"
        assert table.refusal(A, AddIngredient("bread", item)) == "CK-008"
    table.present(A, B, C)
    assert (table.soups(A), table.state.kitchens[A].bisque) == (1, 1)


def test_ck_266_all_meals_are_revealed_at_the_same_time() -> None:
    table = kitchen_before_the_meal().give(A, "bread5").give(B, "wine7")
    serve(table, "bread5")
    table.act(B, AddIngredient("wine", "wine7"))
    table.present(A, B)
    assert not any(isinstance(event, MealsRevealed) for event in table.log)
    table.present(C)
    revealed = next(event for event in table.events if isinstance(event, MealsRevealed))
    assert [[course.items for course in meal] for meal in revealed.meals] == [[("bread5",)], [("wine7",)], []]


def test_ck_266_a_meal_may_be_changed_until_then() -> None:
    table = kitchen_before_the_meal().give(A, "bread5")
    serve(table, "bread5")
    table.present(A)
    assert table.legal(A) == [TakeBack()]
    assert table.refusal(A, ClearPlate("bread")) == "CK-258"
    table.act(A, TakeBack())
    table.act(A, ClearPlate("bread"))
    assert table.storage(A) == ["bread5"]
    assert table.refusal(A, TakeBack()) == "CK-258"


def test_ck_267_unused_tokens_are_kept() -> None:
    table = kitchen_before_the_meal().give(A, "bread5", "bread3", "spice_wine")
    serve(table, "bread5")
    table.present(A, B, C)
    assert table.storage(A) == ["bread3", "spice_wine"]


def test_ck_268_the_mouse_lets_any_number_of_cheeses_be_served() -> None:
    table = kitchen_before_the_meal("mouse").give(
        A, "cheese2", "cheese3", "cheese4", "spice_cheese", "bread2", "bread3"
    )
    serve(table, "cheese2", "cheese3", "cheese4", "bread2")
    table.act(A, AddSpice("cheese", "cheese4", "spice_cheese"))
    assert quality(table, "cheese") == 2 + 3 + 8
    assert table.refusal(A, AddIngredient("bread", "bread3")) == "CK-261"


def test_ck_268_the_cow_lets_one_course_be_large() -> None:
    breads = ("bread2", "bread3", "bread4", "bread5", "bread6")
    table = kitchen_before_the_meal("cow").give(A, *breads, "wine2", "wine3")
    serve(table, *breads[:4])
    assert table.refusal(A, AddIngredient("bread", "bread6")) == "CK-261"
    serve(table, "wine2")
    assert table.refusal(A, AddIngredient("wine", "wine3")) == "CK-261"
    assert quality(table, "bread") == 14


def test_ck_268_the_fruit_bat_pairs_wines_with_served_courses() -> None:
    table = kitchen_before_the_meal("fruit_bat").give(A, "fish5", "spice_fish", "wine4", "wine6", "wine7", "bread2")
    assert table.refusal(A, PairWine("fish", "wine4")) == "CK-268"  # nothing is served there yet
    serve(table, "fish5", "wine7")
    table.act(A, AddSpice("fish", "fish5", "spice_fish"))
    table.act(A, PairWine("fish", "wine4"))
    assert quality(table, "fish") == 5 * 2 + 4
    assert table.refusal(A, PairWine("fish", "wine6")) == "CK-268"  # one for each course
    assert table.refusal(A, PairWine("wine", "wine6")) == "CK-268"  # none beside wine
    serve(table, "bread2")
    assert table.refusal(A, PairWine("bread", "bread2")) == "CK-008"
    table.act(A, ClearPlate("fish"))
    assert "wine4" in table.storage(A)


def test_ck_268_the_jerboa_takes_rumor_tokens_for_spices() -> None:
    table = kitchen_before_the_meal("jerboa").give(A, "fish5", "meat6")
    known = table.state.kitchens[A].rumors
    table.state.kitchens[A].rumors = 0b001
    serve(table, "fish5", "meat6")
    table.act(A, AddSpice("meat", "meat6", "rumor_question"))
    assert quality(table, "meat") == 12
    assert table.refusal(A, AddSpice("fish", "fish5", "rumor_question")) == "CK-015"  # it is used
    assert table.refusal(A, AddSpice("fish", "fish5", "rumor_exclaim")) == "CK-015"  # it is not A's
    assert table.state.kitchens[A].rumors == 0b001
    table.state.kitchens[A].rumors = known


@pytest.mark.parametrize("critic", ["mouse", "cow", "jerboa", "tortoise"])
def test_ck_268_other_critics_pair_no_wine(critic: str) -> None:
    table = kitchen_before_the_meal(critic).give(A, "fish5", "wine4")
    serve(table, "fish5")
    assert table.refusal(A, PairWine("fish", "wine4")) == "CK-268"
