"""The zous-chefs Magpie, Kingfisher, Chameleon and Mole; the other eight are in test_zous_chefs."""

import pytest

from atable.games.critter_kitchen.actions import LEAVE, PASS, PLACE_WILD, KeepToken, MoveChef, PlaceWild, Take
from atable.games.critter_kitchen.events import (
    AbilityPassed,
    ChefMoved,
    ItemTaken,
    LocationBegan,
    RumorRead,
    TokenDrawn,
    TokenKept,
    TokensDrawn,
    WildPlaced,
)
from tests.rules.critter_kitchen.scenario import A, B, C, D, Table

SIX = ["bread2", "carrot2", "cheese2", "fish2", "meat2", "mushroom2"]
OTHERS = {"mouse": "garden_top_shop", "lizard": "water_market", "boar": "chef_academy"}


def market(zous_chef: str, *others: str, items: list[str] = SIX, location: str = "water_market") -> Table:
    """A's zous-chef at the Water Market, and a chef of B, and of C; D waits at the Chef Academy."""
    table = Table(4).hire(A, zous_chef).stock(location, *items)
    return table.shop(location, dict(enumerate(("zous", *others))), waiting=D)


def drawing(zous_chef: str, *bag: str, items: list[str] = SIX) -> Table:
    """A's zous-chef alone at the Water Market, with this bag."""
    table = Table(4).hire(A, zous_chef).stock("water_market", *items).drawing(*bag)
    return table.shop("water_market", {A: "zous"}, waiting=D)


# The Magpie: capacity 1, after the last pick: you may take a rumor that is still here, beyond capacity.


def test_ck_201_the_magpie_takes_a_rumor_beyond_its_capacity() -> None:
    table = market("magpie", "boar", items=[*SIX, "rumor_exclaim", "rumor_whisper"]).take(A, "bread2")
    assert table.legal(A) == [Take("rumor_exclaim"), Take("rumor_whisper"), PASS]
    table.take(A, "rumor_whisper")
    assert table.told(ItemTaken) == [ItemTaken(A, "zous", "water_market", "rumor_whisper")]
    assert (table.storage(A), table.kitchen(A).rumors) == (["bread2"], ("whisper",))
    assert table.pending() == [B]  # one, and no more
    assert table.stall("water_market") == [*SIX[1:], "rumor_exclaim"]


def test_ck_201_the_magpie_may_pass() -> None:
    table = market("magpie", items=[*SIX, "rumor_exclaim"]).take(A, "bread2").skip(A)
    assert table.told(AbilityPassed) == [AbilityPassed(A, "magpie")]
    assert (table.kitchen(A).rumors, table.pending()) == ((), [D])


def test_ck_201_the_magpie_finds_rumors_that_exist_for_its_owner() -> None:
    table = Table(4).hire(A, "magpie").know(A, "exclaim").stock("water_market", "bread2", "wine2", "rumor_exclaim")
    table.shop("water_market", {A: "zous"}, waiting=D).take(A, "bread2")
    assert table.pending() == [D]  # not asked
    both = market("magpie", items=["rumor_exclaim", "rumor_exclaim", "wine2"]).take(A, "rumor_exclaim")
    assert both.pending() == [D]  # the second one no longer exists
    assert both.refusal(A, Take("wine2")) == "CK-013"


def test_ck_201_the_magpie_takes_nothing_but_rumors() -> None:
    table = market("magpie", items=[*SIX, "rumor_exclaim"]).take(A, "bread2")
    for action in (Take("carrot2"), LEAVE, Take("rumor_question")):
        assert table.refusal(A, action) == "CK-201"


def test_ck_201_the_magpie_may_take_a_wild_rumor() -> None:
    table = market("magpie", items=[*SIX, "rumor_wild"]).take(A, "bread2").take(A, "rumor_wild")
    table.act(A, PlaceWild("question"))
    assert table.kitchen(A).wilds == ("question",)
    assert table.pending() == [D]


# The Kingfisher: capacity 1, after the last pick: draw two tokens, keep one, return the other.


def test_ck_201_the_kingfisher_keeps_one_of_two() -> None:
    table = drawing("kingfisher", "wine5", "wine7").take(A, "bread2")
    assert table.told(TokenDrawn)[0].source == "kingfisher"
    assert sorted(table.told(TokenDrawn)[0].items) == ["wine5", "wine7"]
    for seat in table.watchers():
        assert sorted(table.view(seat).drawn) == ["wine5", "wine7"]
    assert table.legal(A) == [KeepToken("wine5"), KeepToken("wine7")]
    for action in (PASS, KeepToken("wine6"), Take("wine5")):
        assert table.refusal(A, action) == "CK-201"
    table.act(A, KeepToken("wine5"))
    for seat in table.watchers():
        assert table.told(TokenKept, seat) == [TokenKept(A, "wine5", "wine7")]
    assert table.storage(A) == ["bread2", "wine5"]  # clause (a): beyond its capacity
    assert table.pending() == [D]


def test_ck_201_the_kingfisher_returns_the_other_to_the_bag() -> None:
    table = Table(4).hire(A, "kingfisher").stock("chef_academy", "zous_chef", "bread2").drawing("wine5", "wine7")
    table.shop("chef_academy", {A: "zous", D: "boar"}).take(A, "bread2")
    assert sum(table.state.bag) == 0
    table.act(A, KeepToken("wine5"))
    assert (table.in_bag("wine5"), table.in_bag("wine7")) == (0, 1)


def test_ck_201_the_kingfishers_rumor_is_placed_like_a_taken_one() -> None:
    """Clause (b)."""
    table = drawing("kingfisher", "rumor_exclaim", "rumor_wild").take(A, "bread2")
    other = table.copy()
    table.act(A, KeepToken("rumor_exclaim"))
    assert table.kitchen(A).rumors == ("exclaim",)
    assert table.told(RumorRead, A)[0].card is not None
    other.act(A, KeepToken("rumor_wild"))
    assert other.legal(A) == PLACE_WILD
    other.act(A, PlaceWild("whisper"))
    assert other.told(WildPlaced) == [WildPlaced(A, "whisper")]


def test_ck_201_two_alike_are_no_question() -> None:
    table = drawing("kingfisher", "wine5", "wine5").take(A, "bread2")
    assert table.told(TokenKept) == [TokenKept(A, "wine5", "wine5")]
    assert table.storage(A) == ["bread2", "wine5"]


@pytest.mark.parametrize(("bag", "kept"), [(["wine5"], ["wine5"]), ([], [])])
def test_ck_201_the_kingfisher_before_an_empty_bag(bag: list[str], kept: list[str]) -> None:
    """Clause (e): the only token, or nothing."""
    table = Table(4).hire(A, "kingfisher").stock("chef_academy", "zous_chef", "bread2").drawing(*bag)
    table.shop("chef_academy", {A: "zous", D: "boar"}).take(A, "bread2")
    assert table.storage(A) == ["bread2", *kept]
    assert table.pending() == [D]


# The Chameleon: after the reveal it may move to any location without a chef of its owner.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_112_the_chameleon_moves_anywhere_without_an_own_chef(seats: int) -> None:
    places = {"mouse": "garden_top_shop", "lizard": "soup_truck", "boar": "chef_academy", "zous": "desert_vendor"}
    table = Table(seats).hire(A, "chameleon").plan(A, **places).plans()
    free = [here.id for here in table.view().locations if here.id not in places.values()]
    assert len(free) == seats - 1
    assert table.legal(A) == [*[MoveChef(place) for place in free], PASS]


def test_ck_112_the_chameleon_shops_where_it_went() -> None:
    table = Table(3).hire(A, "chameleon").stock("desert_vendor", *SIX)
    table.plan(A, **OTHERS, zous="soup_truck").plan(B, lizard="desert_vendor").plan(C)
    table.act(A, MoveChef("desert_vendor"))
    assert table.told(ChefMoved) == [ChefMoved(A, "zous", "chameleon", "desert_vendor")]
    table.to_location("desert_vendor")
    assert table.view().line == (A, B)
    table.take(A, "bread2").take(B, "carrot2").take(A, "cheese2")
    assert table.storage(A) == ["bread2", "cheese2"]


def test_ck_112_the_chameleon_may_stay() -> None:
    table = Table(3).hire(A, "chameleon").plan(A, **OTHERS, zous="soup_truck").plans().skip(A)
    assert table.told(AbilityPassed) == [AbilityPassed(A, "chameleon")]
    assert [(it.seat, it.chef) for it in table.view().locations[0].chefs if it.seat == A] == [(A, "zous")]


# The Mole: after the reveal the Midnight Merchant is filled; the Mole may move there.


def test_ck_112_the_mole_fills_the_midnight_merchant() -> None:
    table = Table(3).hire(A, "mole").plan(A, **OTHERS, zous="soup_truck").plans()
    assert [event.location for event in table.told(TokensDrawn)] == ["midnight_merchant"]
    assert table.logged(LocationBegan) == []
    for seat in table.watchers():
        merchant = next(here for here in table.view(seat).locations if here.id == "midnight_merchant")
        assert len(merchant.items) == 3
    assert table.legal(A) == [MoveChef("midnight_merchant"), PASS]
    assert table.refusal(A, MoveChef("desert_vendor")) == "CK-145"


@pytest.mark.parametrize("moves", [True, False])
def test_ck_181_the_merchant_is_not_filled_again(moves: bool) -> None:
    """Clause (d)."""
    table = Table(3).hire(A, "mole").plan(A, **OTHERS, zous="soup_truck").plans()
    lying = table.stall("midnight_merchant")
    table.act(A, MoveChef("midnight_merchant") if moves else PASS)
    table.to_location("midnight_merchant")
    assert table.stall("midnight_merchant") == lying
    table.to_round(2)
    filled = [event for event in table.logged(TokensDrawn) if event.location == "midnight_merchant"]
    assert len(filled) == 1
    table.to_round(3)
    filled = [event for event in table.logged(TokensDrawn) if event.location == "midnight_merchant"]
    assert len(filled) == 2  # in the next round as usual


@pytest.mark.parametrize("chef", ["mouse", "zous"])
def test_ck_112_the_mole_is_not_asked_where_an_own_chef_stands(chef: str) -> None:
    places = {**OTHERS, "zous": "soup_truck", chef: "midnight_merchant"}
    table = Table(3).hire(A, "mole").plan(A, **places).plans()
    assert table.view().phase == "shopping"
    assert len(table.stall("midnight_merchant")) == 3  # filled all the same


def test_ck_112_the_mole_shops_with_the_lizards() -> None:
    table = Table(3).hire(A, "mole").plan(A, **OTHERS, zous="soup_truck")
    table.plan(B, lizard="midnight_merchant").plan(C, lizard="desert_vendor").act(A, MoveChef("midnight_merchant"))
    table.to_location("midnight_merchant")
    while A not in table.view().line:
        table.leave(table.pending()[0])
    assert table.view().line == (A, B)
