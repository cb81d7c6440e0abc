"""CK-243 to CK-254: what does not fit in the fridge goes back into the bag, and nobody sees what it was."""

import pytest

from atable.games.critter_kitchen.actions import AddIngredient, PutAway, TakeBack
from atable.games.critter_kitchen.events import FridgeClosed, Ready, RoundBegan, TakenBack, TokenPutAway
from atable.games.critter_kitchen.game import GAME
from atable.kernel.events import Secret, seen_by
from tests.rules.critter_kitchen.kitchen import (
    MELT,
    cooking,
    fill,
    fridge,
    front,
    offered,
    only,
    own,
    presented,
    stored,
    tidy,
    view,
)
from tests.rules.critter_kitchen.scenario import A, B, C, Table

SEVEN = ("bread3", "carrot3", "cheese3", "fish3", "meat3", "mushroom3", "wine3")
TWELVE = (*SEVEN, "bread4", "carrot4", "cheese4", "fish4", "meat4")


def put_away(table: Table, *items: str) -> Table:
    for item in items:
        table.act(A, PutAway(item))
    return table


def test_ck_243_after_all_have_completed_their_challenges() -> None:
    table = cooking(seats=3).give(A, *SEVEN)
    assert table.refusal(A, PutAway("bread3")) == "CK-217"
    table.present(A, B)
    assert view(table).phase == "cooking"
    assert table.refusal(A, PutAway("bread3")) == "CK-217"
    table.present(C)
    assert (view(table).phase, table.pending()) == ("refrigerating", [A])


def test_ck_243_what_was_served_does_not_need_a_place() -> None:
    table = cooking().give(A, *SEVEN)
    fill(table, A, MELT, "fish3 bread3 cheese3").present()
    assert presented(table, A).stars == 1
    assert (view(table).round, table.storage(A)) == (4, ["carrot3", "meat3", "mushroom3", "wine3"])


@pytest.mark.parametrize(("tokens", "excess"), [(4, 0), (5, 0), (6, 1), (7, 2)])
def test_ck_244_five_tokens_after_round_3(tokens: int, excess: int) -> None:
    table = fridge(*SEVEN[:tokens])
    assert view(table).phase == ("refrigerating" if excess else "planning")
    assert own(table, A).excess == excess


@pytest.mark.parametrize(("tokens", "excess"), [(5, 0), (10, 0), (11, 1), (12, 2)])
def test_ck_245_ten_tokens_after_round_6(tokens: int, excess: int) -> None:
    table = fridge(*TWELVE[:tokens], after=6)
    assert view(table).phase == ("refrigerating" if excess else "planning")
    assert own(table, A).excess == excess


@pytest.mark.parametrize(
    ("tokens", "excess"),
    [
        (("bread7", *SEVEN[:5]), 1),
        (("bread2", "bread2", "bread2", "carrot2", "carrot2", "carrot2"), 1),
        (("spice_bread", "spice_bread", "spice_fish", "allspice", "allspice", "spice_wine"), 1),
        (("bread7", "spice_bread", "allspice", "fish2", "spice_meat", "meat3", "wine5"), 2),
    ],
)
def test_ck_246_ingredients_and_spices_count_one_each(tokens: tuple[str, ...], excess: int) -> None:
    assert own(fridge(*tokens), A).excess == excess


def test_ck_247_soup_and_bisque_are_kept_without_limit() -> None:
    table = fridge(*SEVEN[:6], *["soup"] * 9, *["bisque"] * 4)
    assert own(table, A).excess == 1
    assert [action.item for action in offered(table, A, PutAway)] == sorted(SEVEN[:6])
    assert table.refusal(A, PutAway("soup")) == "CK-246"
    assert table.refusal(A, PutAway("bisque")) == "CK-246"
    put_away(table, "bread3")
    assert stored(table, A) == (["carrot3", "cheese3", "fish3", "meat3", "mushroom3"], 9, 4)


def test_ck_248_rumor_tokens_and_zous_chefs_never_count() -> None:
    table = cooking().give(A, *SEVEN[:5])
    known = [icon for icon in ("question", "exclaim", "whisper") if icon not in front(table, A).rumors]
    table.know(A, *known)
    table.state.kitchens[A].hired = 0  # a zous-chef for the next round
    table.present()
    assert view(table).phase == "planning"
    assert front(table, A).rumors == ("question", "exclaim", "whisper")
    assert front(table, A).zous_chef == "ming"


def test_ck_249_the_owner_chooses() -> None:
    table = fridge("bread7", "carrot2", "spice_fish", "allspice", "wine5", "meat3")
    items = [action.item for action in offered(table, A, PutAway)]
    assert items == ["bread7", "carrot2", "meat3", "wine5", "spice_fish", "allspice"]
    for item in items:
        again = fridge("bread7", "carrot2", "spice_fish", "allspice", "wine5", "meat3")
        assert again.storage(A) == items
        put_away(again, item)
        assert again.storage(A) == [kept for kept in items if kept != item]


def test_ck_249_only_what_one_owns() -> None:
    table = fridge(*SEVEN[:6]).give(B, "wine7")
    assert table.refusal(A, PutAway("wine7")) == "CK-246"
    assert table.refusal(A, PutAway("bread4")) == "CK-246"
    assert table.refusal(B, PutAway("wine7")) == "CK-013"


def test_ck_249_and_may_think_again_while_others_choose() -> None:
    table = cooking().give(A, *SEVEN[:6]).give(B, *[item.replace("3", "4") for item in SEVEN[:6]]).present()
    assert table.refusal(A, TakeBack()) == "CK-249"
    put_away(table, "bread3")
    assert table.pending() == [B]
    table.act(A, TakeBack())
    assert (table.pending(), table.storage(A)) == ([A, B], sorted(SEVEN[:6]))
    put_away(table, "fish3")
    table.act(B, PutAway("bread4"))
    assert (view(table).round, table.storage(A)) == (4, ["bread3", "carrot3", "cheese3", "meat3", "mushroom3"])


def test_ck_250_down_to_exactly_the_limit() -> None:
    table = cooking().give(A, *SEVEN).give(B, *[item.replace("3", "4") for item in SEVEN]).present()
    put_away(table, "bread3")
    assert table.pending() == [A, B]  # one more to go
    put_away(table, "carrot3")
    assert table.pending() == [B]
    assert len(table.storage(A)) == 5
    assert table.refusal(A, PutAway("fish3")) == "CK-250"  # and no further
    assert offered(table, A, PutAway) == []


def test_ck_250_nothing_else_is_done_before_that() -> None:
    table = fridge(*SEVEN)
    assert table.refusal(A, AddIngredient(MELT, "fish3")) == "CK-250"


def test_ck_251_at_or_below_the_limit_nothing_is_asked() -> None:
    table = cooking(seats=3).give(A, *SEVEN).give(B, "bread4", "carrot4", "cheese4", "fish4", "meat4")
    table.give(C, "bread5").present()
    assert table.pending() == GAME.may_act(table.state) == [A]
    put_away(table, "bread3", "carrot3")
    assert [event.seat for event in only(table.events, FridgeClosed)] == [A]
    assert (len(table.storage(B)), len(table.storage(C))) == (5, 1)


def test_ck_252_discarded_tokens_are_in_the_bag_again() -> None:
    table = cooking().give(A, "bread7", "allspice", *SEVEN[:5]).give(B, *[item.replace("3", "4") for item in SEVEN])
    table.present()
    assert (table.in_bag("bread7"), table.in_bag("allspice")) == (0, 1)
    put_away(table, "bread7", "allspice")
    table.act(B, PutAway("bread4"))
    table.act(B, PutAway("carrot4"))
    lying = [item for place in view(table).locations for item in place.items]  # round 4 has been stocked
    assert table.in_bag("bread7") + lying.count("bread7") == 1
    assert table.in_bag("allspice") + lying.count("allspice") == 2
    assert table.in_bag("bread4") + lying.count("bread4") == 2


def test_ck_253_others_learn_how_many_and_not_which() -> None:
    table = fridge(*SEVEN, seats=3)
    first = table.act(A, PutAway("bread3"))
    assert first == [Secret((A,), TokenPutAway(A, "bread3"), None)]
    assert seen_by(first, A) == [TokenPutAway(A, "bread3")]
    second = table.act(A, PutAway("wine3"))
    for watcher in (B, C, None):
        seen = seen_by(second, watcher)
        assert seen[:2] == [Ready(A), FridgeClosed(A, 2)]
        assert isinstance(seen[2], RoundBegan)
        assert only(second, TokenPutAway, watcher) == []


def test_ck_253_taking_a_token_out_again_is_no_news_either() -> None:
    table = fridge(*SEVEN, seats=3)
    put_away(table, "bread3")
    assert table.act(A, TakeBack()) == [Secret((A,), TakenBack(A), None)]
    assert own(table, A).put_away == ()


def test_ck_254_fifteen_tokens_may_go_to_the_critic() -> None:
    table = Table(2).to_round(7)
    tidy(table).give(A, *TWELVE, "bread5", "carrot5", "fish5")
    table.stock("chef_academy", "allspice_r7").auto(lambda state: view(table).phase == "serving")
    assert len(table.storage(A)) >= 15
    assert only(table.present().events, FridgeClosed) == []
    assert view(table).phase == "over"
