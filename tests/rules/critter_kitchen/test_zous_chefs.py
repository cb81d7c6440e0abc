"""The zous-chefs, from Ming to the Snail; the other four are in test_04_magpie_to_mole.

What holds for all of them is in test_04_zous_chef_rules.
"""

import pytest

from atable.games.critter_kitchen.actions import LEAVE, PASS, PLACE_WILD, ExchangeIngredient, PlaceWild, Take
from atable.games.critter_kitchen.events import (
    AbilityPassed,
    ConsolationSoup,
    Exchanged,
    MarkerMoved,
    RumorRead,
    SoupGiven,
    StarsGained,
    TokenDrawn,
)
from tests.rules.critter_kitchen.scenario import A, B, C, D, Table

SIX = ["bread2", "carrot2", "cheese2", "fish2", "meat2", "mushroom2"]


def market(zous_chef: str, *others: str, items: list[str] = SIX, location: str = "water_market") -> Table:
    """A's zous-chef at the Water Market, and a chef of B, and of C; D waits at the Chef Academy."""
    table = Table(4).hire(A, zous_chef).stock(location, *items)
    return table.shop(location, dict(enumerate(("zous", *others))), waiting=D)


def drawing(zous_chef: str, *bag: str, items: list[str] = SIX) -> Table:
    """A's zous-chef alone at the Water Market, with this bag."""
    table = Table(4).hire(A, zous_chef).stock("water_market", *items).drawing(*bag)
    return table.shop("water_market", {A: "zous"}, waiting=D)


# Ming: capacity 2, before the first pick: you may exchange an ingredient of your storage with one here.


def test_ck_200_ming_exchanges_an_ingredient() -> None:
    table = Table(4).give(A, "wine7").hire(A, "ming").stock("water_market", *SIX)
    table.shop("water_market", {A: "zous"}, waiting=D)
    assert table.legal(A) == [*[ExchangeIngredient("wine7", item) for item in SIX], PASS]
    table.act(A, ExchangeIngredient("wine7", "fish2"))
    assert table.storage(A) == ["fish2"]
    assert sorted(table.stall("water_market")) == sorted({*SIX, "wine7"} - {"fish2"})
    for seat in table.watchers():
        assert table.told(Exchanged, seat) == [Exchanged(A, "wine7", "fish2", "water_market")]


def test_ck_200_ming_then_picks_as_usual() -> None:
    """Clauses (a) and (c): what was given lies here for everyone, Ming included, and uses no capacity."""
    table = Table(4).give(A, "wine7").hire(A, "ming").stock("water_market", *SIX)
    table.shop("water_market", {A: "zous", B: "lizard", C: "boar"}).act(A, ExchangeIngredient("wine7", "fish2"))
    assert Take("wine7") in table.legal(A)
    assert LEAVE in table.legal(A)  # nothing has been taken yet
    table.take(A, "bread2")
    assert Take("wine7") in table.legal(B)
    table.take(B, "wine7").take(A, "carrot2").take(B, "cheese2")
    assert table.storage(A) == ["bread2", "carrot2", "fish2"]
    assert table.storage(B) == ["cheese2", "wine7"]
    assert table.pending() == [C]


def test_ck_200_ming_may_take_back_what_was_given() -> None:
    table = market("ming").give(A, "wine7")
    table.act(A, ExchangeIngredient("wine7", "fish2"))
    table.take(A, "wine7", "bread2")
    assert table.storage(A) == ["bread2", "fish2", "wine7"]


def test_ck_200_ming_exchanges_ingredients_alone() -> None:
    table = Table(4).give(A, "wine7", "spice_wine", "allspice", "bisque").hire(A, "ming")
    table.stock("water_market", "fish2", "spice_fish", "rumor_exclaim").shop("water_market", {A: "zous"})
    assert table.legal(A) == [ExchangeIngredient("wine7", "fish2"), PASS]
    wrong = [("spice_wine", "fish2"), ("soup", "fish2"), ("wine7", "spice_fish"), ("wine7", "rumor_exclaim")]
    for given, taken in wrong:
        assert table.refusal(A, ExchangeIngredient(given, taken)) == "CK-200"
    assert table.refusal(A, ExchangeIngredient("wine6", "fish2")) == "CK-200"  # not in storage


def test_ck_200_ming_is_asked_without_anything_to_give() -> None:
    table = market("ming")
    assert table.storage(A) == []
    assert table.legal(A) == [PASS]
    rich = market("ming").give(A, "wine7")
    for seat in (B, C, D, None):
        assert table.seen(seat) == rich.seen(seat)  # nobody learns it
    table.skip(A)
    assert table.told(AbilityPassed) == [AbilityPassed(A, "ming")]
    table.take(A, "bread2", "carrot2")
    assert table.pending() == [D]


@pytest.mark.parametrize("items", [["spice_fish", "allspice"], ["rumor_exclaim"]])
def test_ck_200_ming_is_not_asked_where_no_ingredient_lies(items: list[str]) -> None:
    table = Table(4).give(A, "wine7").hire(A, "ming").stock("water_market", *items).shop("water_market", {A: "zous"})
    assert PASS not in table.legal(A)
    assert Take(items[0]) in table.legal(A)


def test_ck_200_ming_comes_too_late() -> None:
    table = Table(4).give(A, "wine7").hire(A, "ming").stock("water_market", "fish2")
    table.shop("water_market", {A: "zous", B: "mouse"}, waiting=D).take(B, "fish2")
    assert table.told(ConsolationSoup) == [ConsolationSoup(A, "zous", "water_market", 1, True)]
    assert table.storage(A) == ["wine7"]


# Carol: capacity 2, after the last pick: 1 star if your marker is last.


def carol(order: list[int], *others: str) -> Table:
    table = Table(4).hire(A, "carol").stock("water_market", *SIX)
    table.state.priority = order.copy()
    return table.shop("water_market", dict(enumerate(("zous", *others))), waiting=D)


def test_ck_201_carol_gains_a_star_at_the_back() -> None:
    table = carol([B, C, D, A]).take(A, "bread2", "carrot2")
    assert table.told(StarsGained) == [StarsGained(A, 1, "carol")]
    assert (table.stars(A), table.storage(A)) == (1, ["bread2", "carrot2"])


@pytest.mark.parametrize("order", [[A, B, C, D], [B, A, C, D], [B, C, A, D]])
def test_ck_201_carol_gains_none_elsewhere(order: list[int]) -> None:
    table = carol(order).take(A, "bread2", "carrot2")
    assert table.logged(StarsGained) == []
    assert table.stars(A) == 0


def test_ck_201_carol_may_be_sent_there_by_her_own_tie() -> None:
    table = carol([A, B, C, D], "lizard").take(A, "bread2")
    assert [event.seat for event in table.told(MarkerMoved)] == [A]
    table.take(B, "carrot2").take(A, "cheese2")
    assert table.stars(A) == 1


# Newton: capacity 1, at the start of the location: a soup for each player here, two for the owner.


def test_ck_199_newton_gives_soup() -> None:
    table = market("newton", "boar", "lizard")
    assert [table.soups(seat) for seat in (A, B, C, D)] == [3, 2, 2, 1]
    assert [(it.seat, it.count) for it in table.told(SoupGiven)] == [(A, 2), (C, 1), (B, 1)]
    assert {(it.item, it.source) for it in table.told(SoupGiven)} == {("soup", "newton")}


def test_ck_199_newtons_soup_uses_no_capacity() -> None:
    """Clause (a); nor is it a consolation soup."""
    table = Table(4).hire(A, "newton").employ(B, "globetrotting_boar").stock("water_market", *SIX)
    table.shop("water_market", {A: "zous", B: "boar"}, waiting=D)
    assert LEAVE in table.legal(A)
    table.take(A, "bread2")
    assert (table.storage(A), table.soups(A)) == (["bread2"], 3)
    assert table.logged(ConsolationSoup) == []
    assert table.pending() == [B]
    table.take(B, *SIX[1:4])
    assert (len(table.storage(B)), table.soups(B)) == (3, 2)


def test_ck_199_newton_gives_no_soup_where_he_is_not() -> None:
    table = Table(4).hire(A, "newton").stock("water_market", *SIX).stock("garden_top_shop", *SIX[:3])
    table.plan(A, mouse="garden_top_shop", zous="water_market").plan(B, mouse="garden_top_shop")
    table.plan(C, mouse="desert_vendor").plans().to_location("desert_vendor")
    assert table.view().location == "desert_vendor"
    assert table.logged(SoupGiven) == []


# Otto: capacity 2, at the start of the location: a token for each player with a chef of capacity 2 here.


def test_ck_199_otto_draws_for_chefs_of_capacity_2() -> None:
    table = Table(4).hire(A, "otto").stock("water_market", *SIX).drawing("wine5", "wine6", "wine7")
    table.shop("water_market", {A: "zous", B: "lizard", C: "boar", D: "mouse"})
    assert [(it.seat, it.source, len(it.items)) for it in table.told(TokenDrawn)] == [(A, "otto", 1), (B, "otto", 1)]
    assert [len(table.storage(seat)) for seat in (A, B, C, D)] == [1, 1, 0, 0]
    assert sum(table.state.bag) == 1
    for seat in table.watchers():
        assert table.told(TokenDrawn, seat) == table.told(TokenDrawn)


def test_ck_199_ottos_token_uses_no_capacity() -> None:
    """Clause (a)."""
    table = drawing("otto", "wine7").take(A, "bread2", "carrot2")
    assert table.storage(A) == ["bread2", "carrot2", "wine7"]


def test_ck_199_ottos_rumor_is_placed_like_a_taken_one() -> None:
    """Clause (b)."""
    table = drawing("otto", "rumor_exclaim")
    assert table.kitchen(A).rumors == ("exclaim",)
    assert [(it.seat, it.icon) for it in table.told(RumorRead)] == [(A, "exclaim")]
    assert table.told(RumorRead, A)[0].card is not None


def test_ck_199_ottos_wild_rumor_asks_before_the_next_draws() -> None:
    """Clause (b)."""
    table = Table(4).hire(A, "otto").stock("water_market", *SIX).drawing("rumor_wild", "rumor_wild")
    table.shop("water_market", {A: "zous", B: "lizard"})
    assert (table.pending(), table.legal(A)) == ([A], PLACE_WILD)
    assert len(table.told(TokenDrawn)) == 1
    table.act(A, PlaceWild("whisper"))
    assert (table.pending(), table.legal(B)) == ([B], PLACE_WILD)
    table.act(B, PlaceWild("exclaim"))
    assert [table.kitchen(seat).wilds for seat in (A, B)] == [("whisper",), ("exclaim",)]
    assert Take("bread2") in table.legal(A)


def test_ck_199_otto_before_an_empty_bag() -> None:
    """Clause (e): the front of the track draws what there is."""
    table = Table(4).hire(B, "otto").stock("water_market", *SIX).drawing("wine7")
    table.shop("water_market", {A: "lizard", B: "zous"})
    assert (table.storage(A), table.storage(B)) == (["wine7"], [])
    assert table.pending() == [A]


# Penny: capacity 1, after the last pick: the bisque of the Soup Truck, otherwise a soup.


@pytest.mark.parametrize("location", ["garden_top_shop", "water_market", "soup_truck"])
def test_ck_201_penny_brings_the_bisque_from_anywhere(location: str) -> None:
    items = ["bisque", "bread2"] if location == "soup_truck" else SIX
    table = market("penny", items=items, location=location).take(A, "bread2")
    assert table.told(SoupGiven) == [SoupGiven(A, "bisque", 1, "penny")]
    assert (table.storage(A), table.soups(A), table.bisques(A)) == (["bread2"], 1, 1)
    assert "bisque" not in table.stall("soup_truck")


def test_ck_201_penny_brings_a_soup_otherwise() -> None:
    table = Table(4).hire(A, "penny").stock("water_market", *SIX).stock("soup_truck")
    table.shop("water_market", {A: "zous"}, waiting=D).take(A, "bread2")
    assert table.told(SoupGiven) == [SoupGiven(A, "soup", 1, "penny")]
    assert (table.soups(A), table.bisques(A)) == (2, 0)


def test_ck_201_penny_takes_the_bisque_first_and_then_a_soup() -> None:
    table = market("penny", items=["bisque"], location="soup_truck").take(A, "bisque")
    assert (table.soups(A), table.bisques(A)) == (2, 1)


def test_ck_201_the_truck_has_another_bisque_in_the_next_round() -> None:
    table = market("penny").take(A, "bread2").leave(D)
    assert (table.view().round, table.stall("soup_truck").count("bisque")) == (2, 1)


# The Shark, the Ant and the Snail: only their speed is special.


def test_ck_007_the_shark_takes_two_with_speed_1() -> None:
    table = market("shark", "mouse", "lizard")
    assert table.view().line == (A, B)
    table.take(A, "bread2").take(B, "carrot2").take(A, "cheese2")
    assert (table.storage(A), table.pending()) == (["bread2", "cheese2"], [C])


def test_ck_007_the_ant_takes_three_with_speed_2() -> None:
    table = market("ant", "lizard", "boar")
    assert table.view().line == (A, B)
    table.take(A, "bread2").take(B, "carrot2").take(A, "cheese2").take(B, "fish2").take(A, "meat2")
    assert (table.storage(A), table.pending()) == (["bread2", "cheese2", "meat2"], [C])


def test_ck_111_the_snail_takes_four_after_the_boars() -> None:
    table = market("snail", "boar", items=[*SIX, "wine2", "wine3"])
    assert table.pending() == [B]
    table.take(B, *SIX[:3]).take(A, *SIX[3:], "wine2")
    assert (table.storage(A), table.pending()) == (["fish2", "meat2", "mushroom2", "wine2"], [D])
