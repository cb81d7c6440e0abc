"""CK-193 to CK-207: what holds for all zous-chefs. Each of the twelve has its own tests in test_zous_chefs."""

import pytest

from atable.games.critter_kitchen.actions import CONFIRM, LEAVE, PASS, ExchangeIngredient, KeepToken, SendChef, Take
from atable.games.critter_kitchen.content.items import ITEM_INDEX
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.events import (
    ChefMoved,
    Exchanged,
    ItemTaken,
    LocationBegan,
    SoupGiven,
    StarsGained,
    TokenDrawn,
    TokensDrawn,
)
from atable.kernel.rng import seeded
from tests.rules.critter_kitchen.scenario import SEEDS, A, B, C, D, E, Table

SIX = ["bread2", "carrot2", "cheese2", "fish2", "meat2", "mushroom2"]
TIMING = {
    "ming": "before_first_pick",
    "carol": "after_last_pick",
    "newton": "start_of_location",
    "otto": "start_of_location",
    "penny": "after_last_pick",
    "shark": "passive",
    "ant": "passive",
    "snail": "passive",
    "magpie": "after_last_pick",
    "kingfisher": "after_last_pick",
    "chameleon": "after_reveal",
    "mole": "after_reveal",
}


def market(zous_chef: str, *others: str, items: list[str] = SIX, waiting: int | None = None) -> Table:
    """A's zous-chef at the Water Market, and a chef of B, of C, …; five players."""
    table = Table(5).hire(A, zous_chef).stock("water_market", *items)
    return table.shop("water_market", dict(enumerate(("zous", *others))), waiting)


def taken_in(number: int, zous_chef: str = "snail") -> Table:
    """A takes this zous-chef in this round; the next one begins, or the plates are filled first."""
    table = Table(3).to_round(number).offer(zous_chef)
    table.shop("chef_academy", {A: "mouse"}).take(A, "zous_chef")
    return table.to_round(number + 1)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_ck_193_it_works_in_the_next_round_only(number: int) -> None:
    table = taken_in(number)
    assert (table.view().round, table.kitchen(A).zous_chef, table.kitchen(A).hired) == (number + 1, "snail", None)
    assert SendChef("zous", "soup_truck") in table.legal(A)
    table.shop("chef_academy", {B: "mouse"}).leave(B).to_round(number + 2)
    assert (table.kitchen(A).zous_chef, table.kitchen(A).hired) == (None, None)
    assert SendChef("zous", "soup_truck") not in table.legal(A)


def test_ck_193_not_in_the_round_in_which_it_was_taken() -> None:
    table = Table(3).offer("snail").stock("chef_academy", "zous_chef", "fish2")
    table.shop("chef_academy", {A: "mouse", B: "boar"}).take(A, "zous_chef")
    assert (table.kitchen(A).zous_chef, table.kitchen(A).hired) == (None, "snail")


def test_ck_194_taken_in_round_6_it_works_in_round_7() -> None:
    table = taken_in(6)
    assert (table.view().round, table.kitchen(A).zous_chef) == (7, "snail")
    table.send(A, mouse="water_market", lizard="soup_truck", boar="chef_academy")
    assert table.refusal(A, CONFIRM) == "CK-100"
    table.send(A, zous="garden_top_shop").act(A, CONFIRM)


def test_ck_195_a_fourth_chef() -> None:
    table = Table(3).hire(A, "snail").stock("garden_top_shop", *SIX)
    table.plan(A, mouse="water_market", lizard="soup_truck", boar="desert_vendor", zous="garden_top_shop").plans()
    standing = {it.chef: here.id for here in table.view().locations for it in here.chefs if it.seat == A}
    assert standing == {
        "mouse": "water_market",
        "lizard": "soup_truck",
        "boar": "desert_vendor",
        "zous": "garden_top_shop",
    }
    table.to_location("garden_top_shop").take(A, *SIX[:4])  # its own capacity
    assert [(it.chef, it.item) for it in table.logged(ItemTaken)] == [("zous", item) for item in SIX[:4]]


def test_ck_195_its_location_card_is_one_of_the_hand() -> None:
    table = Table(2).hire(A, "snail").send(A, mouse="garden_top_shop", lizard="soup_truck", boar="chef_academy")
    left = [it.location for it in table.legal(A) if isinstance(it, SendChef)]
    assert left == ["desert_vendor", "midnight_merchant"]


def test_ck_196_then_it_is_out_of_the_game() -> None:
    table = taken_in(2).shop("chef_academy", {B: "mouse"}).leave(B)
    for number in (4, 5, 6, 7):
        table.to_round(number)
        assert table.view().zous_chef != "snail"
        assert "snail" not in [name for it in table.view().kitchens for name in (it.zous_chef, it.hired)]


def test_ck_197_ming_exchanges_once() -> None:
    table = market("ming").give(A, "wine7", "wine6")
    table.act(A, ExchangeIngredient("wine7", "bread2"))
    table.take(A, "carrot2")
    assert table.refusal(A, ExchangeIngredient("wine6", "fish2")) == "CK-121"
    table.take(A, "cheese2")
    assert len(table.logged(Exchanged)) == 1


def test_ck_197_the_kingfisher_draws_once() -> None:
    table = market("kingfisher", waiting=C).take(A, "bread2")
    table.act(A, table.legal(A)[0])
    assert len(table.logged(TokenDrawn)) == 1
    assert table.pending() == [C]


def test_ck_197_the_chameleon_moves_once() -> None:
    table = Table(3).hire(A, "chameleon").plans()
    table.act(A, table.legal(A)[0])
    assert table.view().phase == "shopping"
    assert len(table.logged(ChefMoved)) == 1


def test_ck_198_one_timing_each() -> None:
    assert {card.id: card.timing for card in CONTENT.zous_chefs} == TIMING


def test_ck_199_after_the_fill_and_before_any_pick() -> None:
    table = Table(3).hire(A, "newton").shop("midnight_merchant", {A: "zous", B: "mouse"})
    kinds = [type(event) for event in table.events]
    assert kinds[:4] == [LocationBegan, TokensDrawn, SoupGiven, SoupGiven]
    assert ItemTaken not in kinds
    assert len(table.pending()) == 1


def test_ck_199_before_faster_chefs_too() -> None:
    table = Table(3).hire(A, "otto").stock("water_market", *SIX).drawing("fish7")
    table.shop("water_market", {A: "zous", B: "mouse"})
    assert [event.source for event in table.told(TokenDrawn)] == ["otto"]
    assert table.storage(A) == ["fish7"]
    assert table.pending() == [B]  # the mouse comes next


def test_ck_200_just_before_its_first_item() -> None:
    table = market("ming", "mouse", "lizard").give(A, "wine7")
    assert table.pending() == [B]  # the mouse is faster: no question yet
    table.take(B, "bread2")
    assert PASS in table.legal(A)
    assert ExchangeIngredient("wine7", "bread2") not in table.legal(A)  # it is gone
    table.act(A, ExchangeIngredient("wine7", "carrot2"))
    assert Take("wine7") in table.legal(A)


def test_ck_200_in_a_tie_when_its_turn_comes() -> None:
    table = Table(3).hire(B, "ming").stock("water_market", *SIX).shop("water_market", {A: "lizard", B: "zous"})
    assert (table.pending(), PASS in table.legal(A)) == ([A], False)
    table.take(A, "bread2")
    assert (table.pending(), PASS in table.legal(B)) == ([B], True)


@pytest.mark.parametrize("zous_chef", ["carol", "penny", "magpie", "kingfisher"])
def test_ck_201_just_after_it_has_finished(zous_chef: str) -> None:
    table = market(zous_chef, "boar", items=[*SIX, "rumor_exclaim"]).drawing("wine6", "wine7")
    table.state.priority = [B, C, D, E, A]
    table.take(A, "bread2")
    if zous_chef == "carol":
        assert table.logged(StarsGained) == []
        table.take(A, "carrot2")
        assert table.told(StarsGained) == [StarsGained(A, 1, "carol")]
    elif zous_chef == "penny":
        assert table.told(SoupGiven) == [SoupGiven(A, "bisque", 1, "penny")]
    else:
        assert table.pending() == [A]  # asked before the boar acts
        table.act(A, table.legal(A)[0])
    assert table.pending() == [B]
    assert [it for it in table.logged(ItemTaken) if it.seat == B] == []


def with_a_soup(zous_chef: str, items: list[str]) -> Table:
    """A's zous-chef leaves the Water Market with a soup; A's marker is the last one."""
    table = Table(5).hire(A, zous_chef).stock("water_market", *items)
    table.state.priority = [B, C, D, E, A]
    table.shop("water_market", {A: "zous"}, waiting=C)
    if items:
        table.leave(A)
    assert table.soups(A) == 2
    return table


@pytest.mark.parametrize("items", [SIX, []])  # a soup by choice, a soup by force
def test_ck_202_a_consolation_soup_is_enough(items: list[str]) -> None:
    assert with_a_soup("carol", items).stars(A) == 1
    assert with_a_soup("penny", items).bisques(A) == 1
    kingfisher = with_a_soup("kingfisher", items)
    assert kingfisher.pending() == [A]
    assert {type(it) for it in kingfisher.legal(A)} == {KeepToken}


def test_ck_202_for_the_magpie_too() -> None:
    table = with_a_soup("magpie", ["rumor_exclaim", "bread2"]).take(A, "rumor_exclaim")
    assert table.kitchen(A).rumors == ("exclaim",)


@pytest.mark.parametrize("zous_chef", ["ming", "magpie", "chameleon", "mole"])
def test_ck_203_what_one_may_do_one_may_leave(zous_chef: str) -> None:
    if zous_chef in ("chameleon", "mole"):
        table = Table(3).hire(A, zous_chef).plan(A, mouse="garden_top_shop", lizard="water_market", boar="chef_academy")
        table.plans()
    else:
        table = market(zous_chef, items=[*SIX, "rumor_exclaim"]).give(A, "wine7")
        if zous_chef == "magpie":
            table.take(A, "bread2")
    assert PASS in table.legal(A)
    table.skip(A)
    assert not table.logged(ChefMoved) + table.logged(Exchanged)
    assert table.kitchen(A).rumors == ()


@pytest.mark.parametrize("zous_chef", ["carol", "newton", "otto", "penny", "shark", "ant", "snail"])
def test_ck_203_the_others_do_not_ask(zous_chef: str) -> None:
    table = Table(5).hire(A, zous_chef).stock("water_market", *SIX).drawing("wine6", "wine7")
    table.state.priority = [B, C, D, E, A]
    table.shop("water_market", {A: "zous"}, waiting=C)
    questions = []
    while table.pending() == [A]:
        questions += [it for it in table.legal(A) if not isinstance(it, Take) and it != LEAVE]
        table.act(A, table.legal(A)[0])
    assert questions == []


def test_ck_204_smaller_capacity_first_then_priority() -> None:
    table = Table(5).hire(C, "newton").stock("water_market", *SIX)
    table.shop("water_market", {A: "boar", B: "lizard", C: "zous", D: "mouse", E: "lizard"})
    assert [event.seat for event in table.told(SoupGiven)] == [C, D, B, E, A]


def test_ck_204_otto_in_priority_order() -> None:
    table = Table(5).hire(C, "otto").stock("water_market", *SIX)
    table.state.priority = [E, C, A, B, D]
    table.shop("water_market", {A: "lizard", C: "zous", E: "lizard"})
    assert [event.seat for event in table.told(TokenDrawn)] == [E, C, A]


def test_ck_205_a_rumor_that_does_not_exist_is_drawn_again() -> None:
    table = Table(3).hire(A, "otto").know(A, "question").stock("water_market", *SIX)
    table.drawing("rumor_question", "wine2")
    returned = set()
    for seed in SEEDS[:20]:
        other = table.copy()
        other.state.rng = seeded(seed)
        other.shop("water_market", {A: "zous"})
        (event,) = other.told(TokenDrawn)
        assert event.items == ("wine2",)
        assert other.storage(A) == ["wine2"]
        assert other.in_bag("rumor_question") == 1  # back in the bag, not out of the game
        returned.add(event.returned)
    assert returned == {(), ("rumor_question",)}


def test_ck_205_nothing_where_nothing_else_is_in_the_bag() -> None:
    table = Table(3).hire(A, "otto").know(A, "question").know(B, "question").stock("water_market", *SIX)
    table.drawing("rumor_question").shop("water_market", {A: "zous", B: "lizard"})
    assert [event.items for event in table.told(TokenDrawn)] == [(), ()]
    assert table.in_bag("rumor_question") == 1


def test_ck_205_the_kingfisher_too() -> None:
    table = Table(3).hire(A, "kingfisher").know(A, "question").stock("water_market", *SIX)
    table.drawing("rumor_question", "rumor_question", "wine2", "wine3").shop("water_market", {A: "zous"}, waiting=C)
    for seed in SEEDS[:10]:
        other = table.copy()
        other.state.rng = seeded(seed)
        other.take(A, "bread2")
        assert set(other.legal(A)) == {KeepToken("wine2"), KeepToken("wine3")}
        assert other.in_bag("rumor_question") == 2


def test_ck_205_also_one_that_lies_face_up() -> None:
    """Unlike a fill (CK-096), an ability puts it back."""
    table = Table(2).hire(A, "otto").know(A, "question").know(B, "question").stock("garden_top_shop", *SIX)
    table.state.face_up = 0b001
    before = table.state.removed.count(ITEM_INDEX["rumor_question"])
    table.drawing("rumor_question", "wine2").shop("garden_top_shop", {A: "zous"})
    assert table.storage(A) == ["wine2"]
    assert table.in_bag("rumor_question") == 1
    assert table.state.removed.count(ITEM_INDEX["rumor_question"]) == before


def test_ck_206_one_zous_chef_a_round() -> None:
    for seed in SEEDS[:5]:
        table = Table(4, seed)
        for _ in table.at_random(seed):
            assert sum(it.zous_chef is not None for it in table.view().kitchens) <= 1
            assert sum(it.hired is not None for it in table.view().kitchens) <= 1


def test_ck_207_zous_chefs_are_public() -> None:
    table = Table(3).offer("mole")
    for seat in table.watchers():
        assert table.view(seat).zous_chef == "mole"
    table.stock("chef_academy", "zous_chef", "fish2").shop("chef_academy", {B: "mouse", C: "boar"})
    table.take(B, "zous_chef")
    for seat in table.watchers():
        assert table.view(seat).kitchens[B].hired == "mole"
        assert table.told(ItemTaken, seat)[0].zous_chef == "mole"
    table.leave(C)
    for seat in table.watchers():
        assert table.view(seat).kitchens[B].zous_chef == "mole"
