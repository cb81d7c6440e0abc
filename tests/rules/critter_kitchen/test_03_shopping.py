"""CK-115 to CK-129: the chefs shop, location by location and queue by queue."""

from itertools import groupby

import pytest

from atable.games.critter_kitchen.actions import LEAVE, PASS, Take
from atable.games.critter_kitchen.events import (
    ChefWentHome,
    ConsolationSoup,
    ItemsRemoved,
    ItemTaken,
    LeftoversMoved,
    LocationBegan,
    TokensDrawn,
)
from tests.rules.critter_kitchen.scenario import A, B, C, D, E, Table

SIX = ["bread2", "carrot2", "cheese2", "fish2", "meat2", "mushroom2"]


def market(items: list[str], *chefs: str, waiting: int | None = None) -> Table:
    """The Water Market with these items, and a chef of A, of B, … there; five players."""
    table = Table(5).stock("water_market", *items)
    return table.shop("water_market", dict(enumerate(chefs)), waiting)


def takers(table: Table) -> list[tuple[int, str]]:
    return [(it.seat, it.item) for it in table.logged(ItemTaken)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_115_from_left_to_right(seats: int) -> None:
    table = Table(seats).to_round(2)
    row = ["garden_top_shop", "desert_vendor", "water_market", "air_docks", "lantern_lane"][:seats]
    began = [event.location for event in table.logged(LocationBegan)]
    assert began == ["soup_truck", *row, "midnight_merchant", "chef_academy"]


def test_ck_115_one_at_a_time() -> None:
    table = Table(3)
    for planner in range(3):
        table.plan(planner, mouse="garden_top_shop", lizard="soup_truck", boar="desert_vendor")
    here: list[str | None] = []
    while table.view().phase == "shopping":
        here.append(table.view().location)
        seat = table.pending()[0]
        table.act(seat, table.legal(seat)[0])
    assert [place for place, _ in groupby(here)] == ["soup_truck", "garden_top_shop", "desert_vendor"]


def test_ck_116_lower_speeds_finish_first() -> None:
    table = Table(5).stock("water_market", *SIX, "wine2", "wine3", "wine4", "bread3")
    table.shop("water_market", {A: "boar", B: "lizard", C: "mouse", D: "lizard", E: "mouse"})
    table.auto(lambda state: state.round > 1 or state.stalls[3] == [])
    speeds = [{"mouse": 1, "lizard": 2, "boar": 3}[it.chef] for it in table.logged(ItemTaken)]
    assert speeds == [1, 1, 2, 2, 2, 2, 3, 3, 3]


def test_ck_117_a_mouse_takes_one_and_comes_first() -> None:
    table = market(SIX, "lizard", "mouse")
    assert table.pending() == [B]
    table.take(B, "bread2")
    assert table.pending() == [A]
    assert table.storage(B) == ["bread2"]


def test_ck_118_a_lizard_takes_two_after_the_mice() -> None:
    table = market(SIX, "boar", "lizard", "mouse")
    table.take(C, "bread2")
    assert table.pending() == [B]
    table.take(B, "carrot2", "cheese2")
    assert table.pending() == [A]
    assert table.storage(B) == ["carrot2", "cheese2"]


def test_ck_119_a_boar_takes_three_after_the_lizards() -> None:
    table = market(SIX, "boar", "lizard", waiting=C)
    assert table.pending() == [B]
    table.take(B, "bread2", "carrot2").take(A, "cheese2", "fish2", "meat2")
    assert table.pending() == [C]
    assert table.storage(A) == ["cheese2", "fish2", "meat2"]
    assert "mushroom2" in table.stall("chef_academy")


def test_ck_120_alone_in_its_queue_it_takes_all_at_once() -> None:
    table = market(SIX, "boar", "lizard", "boar")
    table.take(B, "bread2", "carrot2")  # nobody in between
    assert table.refusal(B, Take("cheese2")) == "CK-013"
    assert table.pending() == [A]


def test_ck_121_until_it_is_full() -> None:
    table = market(SIX[:5], "boar", waiting=C)
    for item in SIX[:3]:
        assert table.pending() == [A]
        table.take(A, item)
    assert table.pending() == [C]


def test_ck_121_or_until_there_is_nothing_more() -> None:
    table = market(SIX[:2], "boar", waiting=C).take(A, "bread2")
    assert table.storage(A) == SIX[:2]  # the second was all there was to take
    assert table.told(ChefWentHome) == [ChefWentHome(A, "boar", "water_market")]
    assert table.pending() == [C]


def test_ck_121_only_what_is_there() -> None:
    table = market(["bread2", "carrot2"], "boar")
    assert table.refusal(A, Take("fish7")) == "CK-005"
    assert table.refusal(A, Take("zous_chef")) == "CK-005"
    assert table.refusal(A, Take("a caviar7")) == "CK-005"
    assert table.refusal(A, PASS) == "CK-121"


def test_ck_122_no_stopping_before_it_is_full() -> None:
    table = market(SIX, "boar").take(A, "bread2")
    assert table.legal(A) == [Take(item) for item in SIX[1:]]
    assert table.refusal(A, LEAVE) == "CK-147"
    assert table.refusal(A, PASS) == "CK-121"
    table.take(A, "carrot2")
    assert LEAVE not in table.legal(A)


def test_ck_122_not_even_before_a_rumor() -> None:
    table = market(["bread2", "rumor_exclaim"], "lizard", waiting=C).take(A, "bread2")
    assert table.kitchen(A).rumors == ("exclaim",)  # the last item had to be taken
    empty_handed = market(["rumor_exclaim"], "lizard", waiting=C)
    assert empty_handed.legal(A) == [Take("rumor_exclaim"), LEAVE]


def test_ck_123_a_chef_that_has_finished_goes_home() -> None:
    table = market(SIX, "mouse", "mouse", "lizard")
    table.take(A, "bread2")
    market_now = next(here for here in table.view().locations if here.id == "water_market")
    assert [(it.seat, it.chef) for it in market_now.chefs] == [(B, "mouse"), (C, "lizard")]
    table.leave(B)
    market_now = next(here for here in table.view().locations if here.id == "water_market")
    assert [(it.seat, it.chef) for it in market_now.chefs] == [(C, "lizard")]


def test_ck_124_nothing_left_for_one_that_has_something() -> None:
    table = market(SIX[:4], "mouse", "boar", "boar", waiting=D)
    table.take(A, "bread2").take(B, "carrot2").take(C, "cheese2")
    assert [len(table.storage(seat)) for seat in (A, B, C)] == [1, 2, 1]
    assert [it.seat for it in table.told(ChefWentHome)] == [C, B]
    assert table.logged(ConsolationSoup) == []
    assert [table.soups(seat) for seat in (A, B, C)] == [1, 1, 1]


@pytest.mark.parametrize(
    ("location", "item", "gained"),
    [
        ("water_market", "carrot5", (["carrot5"], 1, 0)),
        ("water_market", "spice_wine", (["spice_wine"], 1, 0)),
        ("water_market", "allspice", (["allspice"], 1, 0)),
        ("soup_truck", "soup", ([], 2, 0)),
        ("soup_truck", "bisque", ([], 1, 1)),
    ],
)
def test_ck_125_into_storage(location: str, item: str, gained: tuple[list[str], int, int]) -> None:
    stock = ["bisque"] if location == "soup_truck" else [item, "wine2"]
    table = Table(3).stock(location, *stock).shop(location, {A: "mouse"}, waiting=C).take(A, item)
    assert (table.storage(A), table.soups(A), table.bisques(A)) == gained


def test_ck_126_rumors_go_on_the_kitchen_board() -> None:
    table = market(["rumor_exclaim", "rumor_whisper", "wine2"], "lizard", waiting=C)
    table.take(A, "rumor_exclaim", "rumor_whisper")
    assert table.kitchen(A).rumors == ("exclaim", "whisper")
    assert table.storage(A) == []


def test_ck_127_a_zous_chef_lies_beside_the_kitchen_board() -> None:
    table = Table(3).offer("snail").stock("chef_academy", "zous_chef", "wine2")
    table.shop("chef_academy", {A: "mouse", B: "boar"}).take(A, "zous_chef")
    (event,) = table.told(ItemTaken)
    assert event.zous_chef == "snail"
    for seat in table.watchers():
        assert table.view(seat).kitchens[A].hired == "snail"
        assert table.view(seat).zous_chef is None  # no longer on offer
    assert table.storage(A) == []
    assert table.stall("chef_academy") == ["wine2"]


def test_ck_128_a_location_without_chefs_is_resolved_too() -> None:
    table = Table(3).stock("garden_top_shop", "fish2", "rumor_exclaim").stock("desert_vendor", "wine3")
    table.stock("water_market").shop("soup_truck", {}, waiting=C)
    began = [event.location for event in table.told(LocationBegan)]
    assert began[1:4] == ["garden_top_shop", "desert_vendor", "water_market"]
    assert table.told(LeftoversMoved)[:2] == [
        LeftoversMoved("garden_top_shop", "chef_academy", ("fish2",)),
        LeftoversMoved("desert_vendor", "chef_academy", ("wine3",)),
    ]
    assert table.told(ItemsRemoved)[0] == ItemsRemoved("garden_top_shop", ("rumor_exclaim",))
    assert [len(event.items) for event in table.told(TokensDrawn)] == [3]  # the Midnight Merchant
    assert table.stall("garden_top_shop") == table.stall("midnight_merchant") == []


def test_ck_129_everybody_sees_what_is_taken() -> None:
    table = market(["rumor_exclaim", "wine2", "fish7"], "boar")
    for item in ("rumor_exclaim", "wine2"):
        table.take(A, item)
        for seat in table.watchers():
            assert table.told(ItemTaken, seat)[0] == ItemTaken(A, "boar", "water_market", item)
