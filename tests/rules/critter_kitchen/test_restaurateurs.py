"""CK-067 to CK-071 and the restaurateurs that cook, serve, store or listen."""

from typing import Any

import pytest

from atable.games.critter_kitchen.actions import AddIngredient, AddSoup, AddSpice
from atable.games.critter_kitchen.content.cards import RUMOR_INDEX
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.events import RumorScored, StarsGained
from tests.rules.critter_kitchen.kitchen import (
    DINE,
    MELT,
    TAPAS,
    cook,
    cooking,
    dish,
    fill,
    fridge,
    front,
    own,
    presented,
    refused_dish,
    serve,
    serving,
    stored,
    view,
)
from tests.rules.critter_kitchen.scenario import A, B, Table

STARS = {
    "red_panda": 0,
    "globetrotting_boar": 2,
    "goat": 1,
    "elephant": 2,
    "heron": 1,
    "owl": 0,
    "badger": 2,
    "fox": 1,
    "hedgehog": 0,
    "penguin": 1,
}
SEVEN = ("bread2", "carrot2", "cheese2", "fish2", "meat2", "mushroom2", "wine2")


def dealt(card: str, **options: Any) -> Table:
    """The start of a game in which A was dealt this card."""
    for seed in range(200):
        table = Table(2, str(seed), restaurateurs=True, **options)
        if front(table, A).restaurateur == card:
            return table
    raise AssertionError(f"nobody is dealt {card}")


def cook_of(card: str, **options: Any) -> Table:
    return cooking(**options).employ(A, card)


# All of them


@pytest.mark.parametrize(("card", "stars"), STARS.items())
def test_ck_067_ck_069_ck_071_a_face_up_card_brings_its_stars_at_once(card: str, stars: int) -> None:
    table = dealt(card)
    for watcher in (A, B, None):
        here = view(table, watcher).kitchens[A]
        assert (here.restaurateur, here.stars, here.sheet.get("restaurateur", 0)) == (card, stars, stars)
    assert front(table, B).restaurateur not in (None, card)


def test_ck_070_an_ability_lasts_the_whole_game() -> None:
    for after in (3, 6):
        words = "wine2 cheese2" if after == 6 else "carrot2 mushroom2"
        cards = ("savory_stack", "bouilla_bay", "fondue_fest") if after == 6 else (MELT, DINE, TAPAS)
        assert dish(cooking(*cards, after=after).employ(A, "goat"), cards[2], words).value == 8
    table = serving("bread2").employ(A, "goat")
    serve(table, A, "bread2").present()
    assert front(table, A).track == 4


# The Red Panda


@pytest.mark.parametrize("spice", ["spice_bread", "spice_wine", "spice_fish", "allspice"])
def test_ck_015_ck_070_the_red_panda_spices_anything_in_a_dish(spice: str) -> None:
    assert dish(cook_of("red_panda"), MELT, f"fish5+{spice} bread2 cheese2").value == 14


def test_ck_015_ck_070_the_red_panda_before_the_critic() -> None:
    table = serving("bread5", "carrot4", "spice_wine", "spice_fish").employ(A, "red_panda")
    serve(table, A, "bread5+spice_wine carrot4+spice_fish").present()
    assert front(table, A).track == 18


def test_ck_017_the_red_panda_still_puts_one_spice_on_an_ingredient() -> None:
    table = cook_of("red_panda").give(A, "spice_wine")
    cook(table, A, MELT, "fish5+spice_bread bread2 cheese2")
    assert table.refusal(A, AddSpice(MELT, "fish5", "spice_wine")) == "CK-017"


def test_ck_015_nobody_else_spices_like_the_red_panda() -> None:
    table = cook_of("red_panda").give(B, "fish5", "spice_wine")
    fill(table, B, MELT, "fish5")
    assert table.refusal(B, AddSpice(MELT, "fish5", "spice_wine")) == "CK-015"


# The Goat


@pytest.mark.parametrize(
    ("words", "worth"),
    [
        ("fish2 bread2 cheese2", 12),
        ("fish2+spice_fish bread2 cheese2", 16),
        ("fish3 bread4 cheese2", 11),
        ("fish2 fish2 fish2 soup bisque", 16),
    ],
)
def test_ck_004_ck_230_the_goats_twos_are_worth_four(words: str, worth: int) -> None:
    assert dish(cook_of("goat"), MELT, words).value == worth


def test_ck_269_the_goat_before_the_critic() -> None:
    table = serving("bread2", "carrot2", "spice_carrot", "fish3").employ(A, "goat").rumors("tender", "picky", "to_go")
    serve(table, A, "bread2 carrot2+spice_carrot fish3").present()
    assert front(table, A).track == 4 + 8 + 3


def test_ck_279_rumors_read_the_goats_twos_as_twos() -> None:
    table = serving("bread2", "carrot2", "fish7").employ(A, "goat").rumors("unsophisticated", "mercurial", "to_go")
    serve(table, A, "bread2 carrot2 fish7").present()
    assert front(table, A).sheet["rumor-question"] == 2  # two twos
    assert front(table, A).sheet["rumor-exclaim"] == 5  # 7 - 2


# The Heron


def test_ck_021_the_herons_soup_is_an_allspice_in_a_dish() -> None:
    table = cook_of("heron")
    shown = dish(table, MELT, "fish5+soup bread2 cheese2")
    assert (shown.value, shown.soup, shown.spices) == (14, 0, ("soup",))  # it adds no value of its own
    assert stored(table, A) == ([], 0, 0)


def test_ck_221_the_herons_spice_represents_nothing() -> None:
    assert refused_dish(cook_of("heron"), MELT, "fish7+soup bread7+soup") == "CK-221"
    assert dish(cook_of("heron"), MELT, "fish7+soup bread7+soup soup").value == 29


def test_ck_070_the_heron_once_for_each_type_of_a_dish() -> None:
    table = cook_of("heron").give(A, "soup", "soup")
    cook(table, A, MELT, "fish5+soup fish4 bread2 cheese2")
    assert table.refusal(A, AddSpice(MELT, "fish4", "soup")) == "CK-015"
    fill(table, A, MELT, "soup")
    assert AddSpice(MELT, "bread2", "soup") in table.legal(A)
    table.act(A, AddSpice(MELT, "bread2", "soup"))
    table.present()
    assert presented(table, A).dishes[0].value == 10 + 4 + 4 + 2 + 1


def test_ck_070_the_heron_in_several_dishes() -> None:
    table = cook_of("heron")
    cook(table, A, MELT, "fish5 bread5+soup cheese5")
    cook(table, A, DINE, "meat5 bread4+soup wine5").present()
    assert [shown.value for shown in presented(table, A).dishes] == [20, 18]


def test_ck_070_no_bisque_and_not_for_the_critic() -> None:
    table = cook_of("heron").give(A, "fish5", "bisque")
    fill(table, A, MELT, "fish5")
    assert table.refusal(A, AddSpice(MELT, "fish5", "bisque")) == "CK-015"
    meal = serving("fish5", "soup").employ(A, "heron")
    meal.act(A, AddIngredient("fish", "fish5"))
    assert meal.refusal(A, AddSpice("fish", "fish5", "soup")) == "CK-015"
    assert meal.refusal(A, AddSoup("fish", "soup")) == "CK-258"


def test_ck_070_nobody_else_has_the_herons_hand() -> None:
    table = cook_of("heron").give(B, "fish5", "soup")
    fill(table, B, MELT, "fish5")
    assert table.refusal(B, AddSpice(MELT, "fish5", "soup")) == "CK-015"


def test_ck_268_the_capybara_sees_the_herons_soup() -> None:
    with_soup = cook_of("heron", critic="capybara")
    dish(with_soup, MELT, "fish5+soup bread5 cheese2")
    assert front(with_soup, A).sheet.get("capybara", 0) == 0
    without = cook_of("heron", critic="capybara")
    dish(without, MELT, "fish5+spice_fish bread5 cheese2")
    assert front(without, A).sheet["capybara"] == 1


# The Owl


@pytest.mark.parametrize("rumors", ["base", "all"])
def test_ck_056_ck_070_the_owl_overhears_one_of_the_unused_rumors(rumors: str) -> None:
    heard = set()
    for seed in range(60):
        table = Table(5, str(seed), restaurateurs=True, rumor_set=rumors)
        for seat in range(5):
            card = own(table, seat).private_rumor
            assert (card is not None) == (front(table, seat).restaurateur == "owl")
            if card is not None:
                assert RUMOR_INDEX[card] not in table.state.rumors
                heard.add(CONTENT.rumors[RUMOR_INDEX[card]].set)
    assert heard == ({"base"} if rumors == "base" else {"base", "advanced"})


def owl(card: str, *tokens: str) -> Table:
    table = serving(*tokens).employ(A, "owl").rumors("nocturnal", "extremely_pampered", "tender")
    table.state.kitchens[A].private_rumor = RUMOR_INDEX[card]
    return table


def test_ck_279_the_owls_card_scores_for_the_owl_alone() -> None:
    table = owl("unsophisticated", "bread2", "fish2").give(B, "bread2", "fish2", "meat2")
    serve(table, A, "bread2 fish2")
    serve(table, B, "bread2 fish2 meat2").present()
    assert (front(table, A).sheet["owl"], "owl" in front(table, B).sheet) == (2, False)
    assert RumorScored("unsophisticated", A, (A,), (2,)) in table.events


@pytest.mark.parametrize(
    ("others", "stars"), [("", 2), ("fish3+spice_fish", 2), ("fish3+spice_fish meat3+allspice", 0)]
)
def test_ck_279_the_owl_compares_with_everybody(others: str, stars: int) -> None:
    table = owl("spice_lover", "bread3", "spice_bread").give(B, "fish3", "meat3", "spice_fish", "allspice")
    serve(table, A, "bread3+spice_bread")
    serve(table, B, others).present()
    assert front(table, A).sheet.get("owl", 0) == stars
    assert "owl" not in front(table, B).sheet


def test_ck_283_the_owls_fanatic_doubles_the_owls_course_only() -> None:
    table = owl("meat_fanatic", "meat5", "fish3").give(B, "meat5", "fish3")
    serve(table, A, "meat5 fish3")
    serve(table, B, "meat5 fish3").present()
    assert (front(table, A).track, front(table, B).track) == (13, 8)


def test_ck_279_super_chatty_does_not_count_the_owls_card() -> None:
    table = owl("mercurial", "bread3").rumors("super_chatty", "nocturnal", "tender")
    known = len(front(table, A).rumors)
    serve(table, A, "bread3").present()
    assert front(table, A).sheet.get("rumor-question", 0) == known


# The Badger


@pytest.mark.parametrize(("after", "limit"), [(3, 7), (6, 12)])
def test_ck_244_ck_245_the_badgers_fridge_is_larger(after: int, limit: int) -> None:
    tokens = [f"{kind}{number}" for number in (2, 3) for kind in ("bread", "carrot", "cheese", "fish", "meat", "wine")]
    tokens += ["allspice", "spice_fish"]
    for held, excess in ((limit, 0), (limit + 1, 1), (limit + 2, 2)):
        table = cooking(after=after).employ(A, "badger").give(A, *tokens[:held]).present()
        assert own(table, A).excess == excess
    assert own(fridge(*tokens[:limit], after=after), A).excess == 2  # anybody else


# The Hedgehog


@pytest.mark.parametrize(
    ("words", "worth", "stars"),
    [
        ("fish3 soup soup", 5, 1),
        ("fish4 bread4 cheese2", 10, 1),
        ("fish4 bread4 cheese3", 11, 2),
        ("fish6 bread6 cheese6", 18, 2),
        ("fish7 bread6 cheese6", 19, 4),
    ],
)
def test_ck_231_ck_232_ck_233_ck_234_the_hedgehogs_dishes_need_less(words: str, worth: int, stars: int) -> None:
    shown = dish(cook_of("hedgehog"), MELT, words)
    assert (shown.value, shown.stars) == (worth, stars)


def test_ck_234_four_is_too_little_for_the_hedgehog_too() -> None:
    assert refused_dish(cook_of("hedgehog"), MELT, "fish2 soup soup") == "CK-234"


# The Penguin


def test_ck_062_the_penguin_starts_with_a_bisque() -> None:
    table = dealt("penguin")
    assert (own(table, A).soup, own(table, A).bisque) == (1, 1)
    assert (own(table, B).soup, own(table, B).bisque) == (1, 0)


@pytest.mark.parametrize(("critic", "stars"), [("raccoon", 2), ("tortoise", 4)])
def test_ck_273_the_penguin_gains_one_more_star_for_seven_courses(critic: str, stars: int) -> None:
    table = serving(*SEVEN, critic=critic).employ(A, "penguin")
    serve(table, A, " ".join(SEVEN)).present()
    assert StarsGained(A, stars, "courses") in table.events
    six = serving(*SEVEN, critic=critic).employ(A, "penguin")
    serve(six, A, " ".join(SEVEN[:6])).present()
    assert "courses" not in front(six, A).sheet
