"""CK-172 to CK-192: what each location offers, and where its leftovers go."""

import pytest

from atable.games.critter_kitchen.actions import LEAVE, Take
from atable.games.critter_kitchen.content.items import ITEM_INDEX
from atable.games.critter_kitchen.events import (
    ItemsRemoved,
    ItemTaken,
    LeftoversMoved,
    LocationBegan,
    RoundEnded,
    TokensDrawn,
)
from tests.rules.critter_kitchen.scenario import A, B, C, Table

NUMBERED = ["garden_top_shop", "desert_vendor", "water_market", "air_docks", "lantern_lane"]


def bare(seats: int = 3) -> Table:
    """Nothing lies at the numbered locations."""
    table = Table(seats)
    for place in NUMBERED[:seats]:
        table.stock(place)
    return table


def items_seen(table: Table, seat: int | None, place: str) -> tuple[str, ...]:
    return next(here.items for here in table.view(seat).locations if here.id == place)


def test_ck_172_the_soup_truck_offers_soup_bisque_and_leftovers() -> None:
    table = Table(3).stock("soup_truck", "bisque", "fish2", "spice_wine", "allspice").shop("soup_truck", {A: "boar"})
    offered = {it.item for it in table.legal(A) if isinstance(it, Take)}
    assert offered == {"soup", "bisque", "fish2", "spice_wine", "allspice"}


def test_ck_172_no_bisque_that_is_not_there() -> None:
    table = Table(3).stock("soup_truck").shop("soup_truck", {A: "boar"})
    assert table.legal(A) == [Take("soup"), LEAVE]
    assert table.refusal(A, Take("bisque")) == "CK-005"


@pytest.mark.parametrize(
    "items", [("soup", "fish2", "bisque"), ("fish2", "soup", "soup"), ("bisque", "soup", "fish2"), ("soup",) * 3]
)
def test_ck_173_any_mix(items: tuple[str, ...]) -> None:
    table = Table(3).stock("soup_truck", "bisque", "fish2", "wine2").shop("soup_truck", {A: "boar"}, waiting=C)
    table.take(A, *items)
    assert table.soups(A) == 1 + items.count("soup")
    assert table.bisques(A) == items.count("bisque")
    assert table.storage(A) == ["fish2"] * items.count("fish2")
    assert table.pending() == [C]


def test_ck_174_several_soups_one_for_each_pick() -> None:
    table = Table(3).shop("soup_truck", {A: "boar"}, waiting=C)
    for soups in (2, 3, 4):
        assert table.pending() == [A]
        table.take(A, "soup")
        assert [it.item for it in table.told(ItemTaken)] == ["soup"]
        assert table.soups(A) == soups
    assert table.pending() == [C]


def test_ck_175_a_bisque_stays_for_the_next_round() -> None:
    table = Table(3).shop("soup_truck", {A: "boar"}, waiting=C).take(A, "soup", "soup", "soup")
    assert table.stall("soup_truck") == ["bisque"]
    table.leave(C)
    assert table.view().round == 2
    assert table.stall("soup_truck").count("bisque") == 1
    assert not [event for event in table.logged(LeftoversMoved) if "bisque" in event.items]


@pytest.mark.parametrize("place", NUMBERED)
def test_ck_176_numbered_locations_offer_their_tokens(place: str) -> None:
    table = Table(5)
    lying = set(table.stall(place))
    table.shop(place, {A: "boar"})
    assert {it.item for it in table.legal(A) if isinstance(it, Take)} == lying


@pytest.mark.parametrize("place", NUMBERED)
def test_ck_177_their_leftovers_move_to_the_chef_academy(place: str) -> None:
    table = bare(5).stock(place, "fish2", "spice_wine", "allspice").shop(place, {A: "mouse"}, waiting=C)
    table.take(A, "fish2")
    assert table.told(LeftoversMoved)[0] == LeftoversMoved(place, "chef_academy", ("spice_wine", "allspice"))
    assert table.stall(place) == []
    assert {"spice_wine", "allspice"} <= set(table.stall("chef_academy"))


def test_ck_178_so_do_those_of_the_midnight_merchant() -> None:
    table = Table(3).drawing("fish2", "fish3", "spice_wine").shop("midnight_merchant", {A: "mouse"}, waiting=C)
    table.take(A, "fish2")
    (moved,) = table.told(LeftoversMoved)
    assert (moved.location, moved.to) == ("midnight_merchant", "chef_academy")
    assert sorted(moved.items) == ["fish3", "spice_wine"]
    assert {"fish3", "spice_wine"} <= set(table.stall("chef_academy"))


def test_ck_179_and_those_of_the_soup_truck() -> None:
    table = bare().stock("soup_truck", "bisque", "fish2", "spice_wine").shop("soup_truck", {A: "mouse"}, waiting=C)
    table.take(A, "soup")
    assert table.told(LeftoversMoved)[0] == LeftoversMoved("soup_truck", "chef_academy", ("fish2", "spice_wine"))
    assert table.stall("soup_truck") == ["bisque"]
    assert {"fish2", "spice_wine"} <= set(table.stall("chef_academy"))


def test_ck_180_before_the_next_location() -> None:
    table = bare().stock("garden_top_shop", "fish2").stock("desert_vendor", "wine2")
    table.shop("garden_top_shop", {A: "mouse", B: "mouse"})
    table.state.kitchens[C].at[0] = 2  # C's mouse at the Desert Vendor
    table.leave(A).leave(B)
    assert table.view().location == "desert_vendor"
    assert items_seen(table, C, "chef_academy") == ("zous_chef", "fish2")
    kinds = [type(event) for event in table.events]
    assert kinds.index(LeftoversMoved) < kinds.index(LocationBegan)


@pytest.mark.parametrize(("seats", "spaces"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_ck_181_the_midnight_merchant_is_filled_when_its_turn_comes(seats: int, spaces: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        table.plan(seat, mouse="midnight_merchant", lizard="garden_top_shop", boar="soup_truck")
    while table.view().location != "midnight_merchant":
        assert table.stall("midnight_merchant") == []
        table.leave(table.pending()[0])
    assert len(table.stall("midnight_merchant")) == spaces
    filled = [event for event in table.logged(TokensDrawn) if event.location == "midnight_merchant"]
    assert [len(event.items) for event in filled] == [spaces]


@pytest.mark.parametrize(("seats", "spaces"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_ck_182_even_if_nobody_is_there(seats: int, spaces: int) -> None:
    table = bare(seats).shop("midnight_merchant", {}, waiting=B)
    (filled,) = table.told(TokensDrawn)
    assert (filled.location, len(filled.items)) == ("midnight_merchant", spaces)
    assert table.stall("midnight_merchant") == []  # and cleaned up


def test_ck_183_then_one_takes_items_as_usual() -> None:
    table = Table(3).drawing("fish2", "fish3", "spice_wine")
    table.shop("midnight_merchant", {A: "lizard", B: "mouse"}, waiting=C)
    assert table.pending() == [B]
    assert set(table.legal(B)) == {Take("fish2"), Take("fish3"), Take("spice_wine"), LEAVE}
    table.take(B, "fish3").take(A, "fish2")
    assert table.storage(A) == ["fish2", "spice_wine"]
    assert table.pending() == [C]


def test_ck_184_the_academy_offers_the_zous_chef_and_the_leftovers() -> None:
    table = bare().stock("garden_top_shop", "fish2").stock("water_market", "allspice", "rumor_exclaim")
    table.drawing("wine2").shop("garden_top_shop", {}, waiting=C)
    assert table.view().location == "chef_academy"
    assert set(table.legal(C)) == {Take("zous_chef"), Take("fish2"), Take("allspice"), Take("wine2"), LEAVE}


def test_ck_184_or_the_all_spice_of_round_7() -> None:
    table = Table(3).to_round(7).shop("chef_academy", {A: "boar"})
    assert Take("allspice_r7") in table.legal(A)
    assert Take("zous_chef") not in table.legal(A)


def test_ck_185_and_two_tokens_with_two_players() -> None:
    table = Table(2)
    tokens = [item for item in table.stall("chef_academy") if item != "zous_chef"]
    assert len(tokens) == 2
    table.shop("chef_academy", {A: "boar"})
    assert {it.item for it in table.legal(A) if isinstance(it, Take)} == {*tokens, "zous_chef"}


def test_ck_186_a_zous_chef_is_one_item() -> None:
    table = Table(3).stock("chef_academy", "zous_chef", "fish2", "fish3").shop("chef_academy", {A: "lizard", B: "boar"})
    table.take(A, "zous_chef")
    assert table.pending() == [A]
    table.take(A, "fish2")
    assert table.pending() == [B]  # two items, and the lizard is full
    mouse = Table(3).stock("chef_academy", "zous_chef", "fish2").shop("chef_academy", {A: "mouse", B: "boar"})
    mouse.take(A, "zous_chef")
    assert mouse.pending() == [B]


def test_ck_187_what_the_academy_leaves_goes_to_the_soup_truck() -> None:
    table = Table(3).stock("chef_academy", "zous_chef", "fish2", "spice_wine").shop("chef_academy", {A: "mouse"})
    table.take(A, "zous_chef")
    assert table.told(LeftoversMoved) == [LeftoversMoved("chef_academy", "soup_truck", ("fish2", "spice_wine"))]
    assert sorted(table.stall("soup_truck")) == ["bisque", "fish2", "spice_wine"]
    table.shop("soup_truck", {B: "mouse"})
    assert Take("fish2") in table.legal(B)  # on offer there in the next round


def test_ck_188_rumors_there_leave_the_game() -> None:
    table = Table(2).stock("chef_academy", "zous_chef", "rumor_exclaim", "fish2").shop("chef_academy", {A: "mouse"})
    table.take(A, "zous_chef")
    assert table.told(ItemsRemoved) == [ItemsRemoved("chef_academy", ("rumor_exclaim",))]
    assert "rumor_exclaim" not in table.stall("soup_truck")


def test_ck_189_a_zous_chef_that_nobody_takes_leaves_the_game() -> None:
    table = Table(3).offer("snail").stock("chef_academy", "zous_chef").shop("chef_academy", {A: "mouse"}).leave(A)
    assert table.told(ItemsRemoved) == [ItemsRemoved("chef_academy", ("zous_chef",))]
    assert table.view().zous_chef != "snail"
    assert [(it.zous_chef, it.hired) for it in table.view().kitchens] == [(None, None)] * 3
    table.auto(lambda _: False)
    assert [it for it in table.logged(ItemTaken) if it.zous_chef == "snail"] == []


def test_ck_190_so_does_the_all_spice_of_round_7() -> None:
    table = Table(3).to_round(7).shop("chef_academy", {A: "mouse"}).leave(A)
    assert table.told(ItemsRemoved) == [ItemsRemoved("chef_academy", ("allspice_r7",))]
    assert table.state.removed.count(ITEM_INDEX["allspice_r7"]) == 1
    assert "allspice_r7" not in table.stall("soup_truck")


def test_ck_191_leftovers_of_round_7_do_nothing() -> None:
    table = Table(2).to_round(7).stock("chef_academy", "allspice_r7", "fish2", "fish7")
    table.shop("chef_academy", {A: "mouse"}).take(A, "allspice_r7")
    assert table.told(RoundEnded) == [RoundEnded(7)]
    assert table.view().phase == "serving"
    other = table.copy()
    other.stock("soup_truck")
    for played in (table, other):
        played.auto(lambda _: False)
    assert [table.stars(seat) for seat in (A, B)] == [other.stars(seat) for seat in (A, B)]
    assert {"fish2", "fish7"} <= set(table.stall("soup_truck"))


def test_ck_192_tokens_on_the_truck_are_seen_while_planning() -> None:
    table = Table(3).stock("chef_academy", "zous_chef", "fish2").shop("chef_academy", {A: "mouse"}).take(A, "zous_chef")
    assert (table.view().phase, table.view().round) == ("planning", 2)
    for seat in table.watchers():
        assert sorted(items_seen(table, seat, "soup_truck")) == ["bisque", "fish2"]
