"""Worked examples of shopping: E-01 to E-06, P-01 to P-05, and those of T-01 to T-34 that are played in the city.

A is in front on the priority track, then B, then C.
"""

import pytest

from atable.games.critter_kitchen.actions import CONFIRM, LEAVE, PASS, MoveChef, PlaceWild, SendChef, Take
from atable.games.critter_kitchen.content.items import ITEM_INDEX
from atable.games.critter_kitchen.events import (
    ChefMoved,
    ChefWentHome,
    ConsolationSoup,
    ItemsRemoved,
    ItemTaken,
    LeftoversMoved,
    LocationBegan,
    MarkerMoved,
    RumorTurnedUp,
    TokenDrawn,
    TokensDrawn,
)
from atable.kernel.rng import seeded
from tests.rules.critter_kitchen.scenario import SEEDS, A, B, C, D, Table

GARDEN, DESERT, WATER = "garden_top_shop", "desert_vendor", "water_market"
MERCHANT, ACADEMY, TRUCK = "midnight_merchant", "chef_academy", "soup_truck"
TOKENS = ["bread2", "carrot2", "cheese2", "fish2"]


def shop(items: list[str], chefs: dict[int, str], table: Table | None = None, place: str = WATER) -> Table:
    """These chefs among these items; D is still to come at the Chef Academy."""
    table = table or Table(4)
    return table.stock(place, *items).shop(place, chefs, waiting=D)


def taken(table: Table) -> list[int]:
    return [it.seat for it in table.logged(ItemTaken)]


def hands(table: Table) -> list[int]:
    """How many items A, B and C took."""
    return [taken(table).count(seat) for seat in (A, B, C)]


def done(table: Table) -> bool:
    """Everybody has left the location: D is asked at the Chef Academy."""
    return table.pending() == [D] and table.view().location == ACADEMY


def test_e_01_two_lizards_three_tokens() -> None:
    table = shop(TOKENS[:3], {A: "lizard", B: "lizard"})
    table.take(A, "bread2").take(B, "carrot2")  # the third is all that is left, and A takes it
    assert taken(table) == [A, B, A]
    assert hands(table) == [2, 1, 0]
    assert done(table)
    assert [table.soups(seat) for seat in (A, B)] == [1, 1]
    assert table.told(ChefWentHome) == [ChefWentHome(B, "lizard", WATER)]
    assert table.order() == [B, C, D, A]


def test_e_02_soup_for_the_late_boar() -> None:
    table = shop(TOKENS[:3], {A: "lizard", B: "lizard", C: "boar"})
    table.take(A, "bread2").take(B, "carrot2")
    assert hands(table) == [2, 1, 0]
    assert table.told(ConsolationSoup) == [ConsolationSoup(C, "boar", WATER, 1, True)]
    assert [table.soups(seat) for seat in (A, B, C)] == [1, 1, 2]
    assert done(table)


def test_e_03_a_rumor_that_does_not_exist_for_one_player() -> None:
    table = Table(4).know(B, "question")
    shop(["bread2", "carrot2", "rumor_question"], {A: "lizard", B: "lizard"}, table)
    table.take(A, "bread2")
    assert table.legal(B) == [Take("carrot2"), LEAVE]
    assert table.refusal(B, Take("rumor_question")) == "CK-159"
    table.take(B, "carrot2")
    assert (table.storage(A), table.kitchen(A).rumors) == (["bread2"], ("question",))
    assert (table.storage(B), table.soups(B)) == (["carrot2"], 1)
    assert done(table)
    assert table.order() == [B, C, D, A]


def test_e_04_tie_behind_a_mouse_four_items() -> None:
    table = shop(TOKENS, {C: "mouse", A: "lizard", B: "lizard"})
    table.take(C, "bread2").take(A, "carrot2").take(B, "cheese2")
    assert taken(table) == [C, A, B, A]
    assert hands(table) == [2, 1, 1]
    assert table.logged(MarkerMoved) == []
    assert table.order() == [A, B, C, D]


def test_e_05_tie_for_the_first_item() -> None:
    table = Table(2)
    table.stock(GARDEN, *TOKENS[:3]).shop(GARDEN, {A: "lizard", B: "lizard"})
    table.take(A, "bread2")
    assert table.order() == [B, A]  # at once
    table.take(B, "carrot2")
    assert taken(table)[:3] == [A, B, A]  # A still takes the third
    assert table.storage(A) == ["bread2", "cheese2"]


def test_e_06_mouse_and_two_lizards_three_items() -> None:
    table = shop(TOKENS[:3], {C: "mouse", A: "lizard", B: "lizard"})
    table.take(C, "bread2").take(A, "carrot2").take(B, "cheese2")
    assert hands(table) == [1, 1, 1]
    assert done(table)
    assert table.logged(ConsolationSoup) == []
    assert table.order() == [A, B, C, D]


def test_p_01_garden_top_shop() -> None:
    table = Table(4)
    assert len(table.stall(GARDEN)) == 3
    shop(TOKENS[:3], {A: "mouse", B: "lizard", C: "boar"}, table, GARDEN)
    table.take(A, "bread2").take(B, "carrot2")
    assert hands(table) == [1, 2, 0]
    assert table.told(ConsolationSoup) == [ConsolationSoup(C, "boar", GARDEN, 1, True)]
    assert table.order() == [A, B, C, D]


def test_p_02_desert_vendor() -> None:
    table = Table(4)
    assert len(table.stall(DESERT)) == 3
    shop(["wine5", "rumor_exclaim", "mushroom3"], {C: "mouse", A: "boar", B: "boar"}, table, DESERT)
    table.take(C, "wine5").take(A, "rumor_exclaim").take(B, "mushroom3")
    assert hands(table) == [1, 1, 1]
    assert [it.seat for it in table.told(ChefWentHome)] == [A, B]
    assert table.logged(ConsolationSoup) == []
    assert table.order() == [A, B, C, D]
    assert done(table)


def test_p_03_tied_mice_first() -> None:
    table = shop(TOKENS[:3], {A: "mouse", B: "mouse", C: "lizard"})
    table.take(A, "bread2")
    assert table.order() == [B, C, D, A]
    assert table.pending() == [B]
    table.take(B, "carrot2").take(C, "cheese2")
    assert hands(table) == [1, 1, 1]
    assert table.told(ChefWentHome) == [ChefWentHome(C, "lizard", WATER)]
    assert table.soups(C) == 1
    assert done(table)


def test_p_04_soup_truck() -> None:
    table = shop(["bisque", "mushroom3"], {A: "lizard", B: "boar"}, place=TRUCK)
    table.take(A, "bisque", "mushroom3")
    assert (table.bisques(A), table.storage(A)) == (1, ["mushroom3"])
    assert table.legal(B) == [Take("soup"), LEAVE]
    table.take(B, "soup")  # and there is nothing else for the second and third pick
    assert [(it.seat, it.item) for it in table.told(ItemTaken)] == [(B, "soup")] * 3
    assert table.soups(B) == 4
    assert table.order() == [A, B, C, D]


def test_p_05_chef_academy() -> None:
    table = Table(3).offer("snail").stock(ACADEMY, "zous_chef", "fish5").shop(ACADEMY, {A: "mouse", B: "mouse"})
    table.take(A, "zous_chef")
    assert table.order() == [B, C, A]
    table.take(B, "fish5")
    assert table.storage(B) == ["fish5"]
    assert (table.view().round, table.kitchen(A).zous_chef) == (2, "snail")
    table.send(A, mouse=TRUCK, lizard=GARDEN, boar=DESERT)
    assert table.refusal(A, CONFIRM) == "CK-100"  # it must be planned


def test_t_01_leaving_first_out_of_a_two_way_tie() -> None:
    table = shop(TOKENS[:2], {A: "mouse", B: "mouse"}).leave(A).take(B, "bread2")
    assert (table.soups(A), table.storage(B)) == (2, ["bread2"])
    assert table.logged(MarkerMoved) == []
    assert table.order() == [A, B, C, D]


def test_t_02_leaving_first_out_of_a_three_way_tie() -> None:
    table = shop(TOKENS[:3], {A: "mouse", B: "mouse", C: "mouse"}).leave(A).take(B, "bread2")
    assert table.told(MarkerMoved) == [MarkerMoved(B, False, (A, C, D, B))]
    table.take(C, "carrot2")
    assert table.storage(C) == ["carrot2"]
    assert table.order() == [A, C, D, B]


def test_t_03_soup_then_a_tie() -> None:
    table = shop(TOKENS[:3], {C: "mouse", A: "lizard", B: "lizard"}).leave(C)
    table.take(A, "bread2")
    assert table.order() == [B, C, D, A]


def test_t_04_only_a_known_rumor_left() -> None:
    table = shop(["rumor_exclaim"], {A: "mouse"}, Table(4).know(A, "exclaim"))
    assert table.told(ConsolationSoup) == [ConsolationSoup(A, "mouse", WATER, 1, True)]  # not offered, not asked
    assert table.soups(A) == 2
    assert ItemsRemoved(WATER, ("rumor_exclaim",)) in table.told(ItemsRemoved)
    assert ITEM_INDEX["rumor_exclaim"] in table.state.removed


def test_t_04_somebody_else_may_take_it() -> None:
    table = shop(["rumor_exclaim"], {A: "mouse", B: "boar"}, Table(4).know(A, "exclaim"))
    assert table.soups(A) == 2
    table.take(B, "rumor_exclaim")
    assert table.kitchen(B).rumors == ("exclaim",)
    assert [event for event in table.logged(ItemsRemoved) if event.location == WATER] == []


def test_t_05_a_wild_token_closes_an_icon() -> None:
    table = shop(["rumor_wild", "rumor_question"], {A: "lizard"}).take(A, "rumor_wild")
    table.act(A, PlaceWild("question"))
    assert table.told(ChefWentHome) == [ChefWentHome(A, "lizard", WATER)]
    assert (table.kitchen(A).rumors, table.soups(A)) == (("question",), 1)
    assert hands(table)[A] == 1


def test_t_05_with_something_else_there() -> None:
    table = shop(["rumor_wild", "rumor_question", "fish2", "wine2"], {A: "lizard"}).take(A, "rumor_wild")
    table.act(A, PlaceWild("question"))
    assert table.legal(A) == [Take("fish2"), Take("wine2")]


def test_t_06_a_wild_token_when_full() -> None:
    table = shop(["rumor_wild"], {A: "mouse"}, Table(4).know(A, "question", "exclaim", "whisper"))
    assert table.told(ConsolationSoup) == [ConsolationSoup(A, "mouse", WATER, 1, True)]


def test_t_07_the_last_player_learns_a_rumor() -> None:
    """A owns it by a wild token, so that one token with this icon is left in the bag."""
    table = Table(3).rumors("tender", "picky", "nocturnal").know(B, "whisper")
    for place in (GARDEN, DESERT):
        table.stock(place)
    table.stock(WATER, "rumor_wild", "wine7").shop(WATER, {A: "mouse"}, waiting=C).take(A, "rumor_wild")
    table.act(A, PlaceWild("whisper"))
    assert table.logged(RumorTurnedUp) == []
    table.stock(WATER, "rumor_whisper", "wine6").shop(WATER, {C: "mouse"}, waiting=A).take(C, "rumor_whisper")
    assert table.told(RumorTurnedUp) == [RumorTurnedUp("whisper", "nocturnal")]
    for seat in table.watchers():
        assert table.view(seat).rumors[2] == "nocturnal"
    nine = [f"{kind}{number}" for kind in ("bread", "meat", "fish") for number in (2, 3, 4)]
    table.drawing("rumor_whisper", *nine).leave(A)
    assert table.view().round == 2
    assert [item for event in table.told(TokensDrawn) for item in event.removed] == ["rumor_whisper"]
    assert [len(table.stall(place)) for place in (GARDEN, DESERT, WATER)] == [3, 3, 3]  # ten tokens, ten spaces
    assert ITEM_INDEX["rumor_whisper"] in table.state.removed


def test_t_08_two_boars_at_the_soup_truck() -> None:
    table = shop(["bisque"], {A: "boar", B: "boar"}, place=TRUCK).take(A, "bisque")
    assert table.order() == [B, C, D, A]
    table.take(B, "soup")  # then nothing but soup is left for anybody
    assert [(it.seat, it.item) for it in table.logged(ItemTaken)] == [
        (A, "bisque"),
        (B, "soup"),
        (A, "soup"),
        (B, "soup"),
        (A, "soup"),
        (B, "soup"),
    ]
    assert (table.bisques(A), table.soups(A)) == (1, 3)  # two, and the one of the beginning
    assert (table.bisques(B), table.soups(B)) == (0, 4)


def test_t_09_the_journey_of_a_carrot() -> None:
    table = Table(3).stock(GARDEN, "carrot2").stock(DESERT).stock(WATER)
    table.shop(GARDEN, {}, waiting=C)
    assert table.told(LeftoversMoved)[0] == LeftoversMoved(GARDEN, ACADEMY, ("carrot2",))
    kinds = [type(event) for event in table.events]
    assert kinds[:3] == [LocationBegan, LeftoversMoved, LocationBegan]  # before the next location is resolved
    assert "carrot2" in table.stall(ACADEMY)
    table.leave(C)
    assert table.view().round == 2
    assert "carrot2" in table.stall(TRUCK)
    table.shop(TRUCK, {A: "mouse"}, waiting=C).take(A, "soup")
    moved = table.told(LeftoversMoved)[0]
    assert (moved.location, moved.to) == (TRUCK, ACADEMY)
    assert "carrot2" in moved.items
    assert "carrot2" in table.stall(ACADEMY)


def test_t_10_academy_leftovers_of_two_players() -> None:
    table = Table(2).stock(ACADEMY, "zous_chef", "rumor_exclaim", "fish3").shop(ACADEMY, {})
    assert table.told(LeftoversMoved) == [LeftoversMoved(ACADEMY, TRUCK, ("fish3",))]
    assert table.told(ItemsRemoved) == [ItemsRemoved(ACADEMY, ("zous_chef", "rumor_exclaim"))]
    assert sorted(table.stall(TRUCK)) == ["bisque", "fish3"]
    assert [it.zous_chef for it in table.view().kitchens] == [None, None]


def test_t_11_midnight_merchant_unvisited() -> None:
    table = Table(3).drawing("fish2", "spice_wine", "rumor_exclaim").stock(ACADEMY, "zous_chef")
    table.shop(MERCHANT, {}, waiting=C)
    (filled,) = table.told(TokensDrawn)
    assert sorted(filled.items) == ["fish2", "rumor_exclaim", "spice_wine"]
    assert table.told(ItemsRemoved) == [ItemsRemoved(MERCHANT, ("rumor_exclaim",))]
    assert set(table.legal(C)) == {Take("zous_chef"), Take("fish2"), Take("spice_wine"), LEAVE}
    assert table.view().round == 1  # this very round


def test_t_16_a_zous_chef_of_round_6() -> None:
    table = Table(3).to_round(6).offer("shark").shop(ACADEMY, {A: "mouse"}).take(A, "zous_chef").to_round(7)
    assert table.kitchen(A).zous_chef == "shark"
    assert table.stall(ACADEMY) == ["allspice_r7"]
    table.send(A, mouse=GARDEN, lizard=DESERT, boar=WATER)
    assert table.refusal(A, CONFIRM) == "CK-100"
    table.send(A, zous=TRUCK).act(A, CONFIRM)
    table.to_meal()
    assert table.kitchen(A).zous_chef is None


def test_t_17_shark_against_mice() -> None:
    table = shop(TOKENS, {A: "zous", B: "mouse", C: "lizard"}, Table(4).hire(A, "shark")).take(A, "bread2")
    assert table.order() == [B, C, D, A]
    table.take(B, "carrot2")
    assert table.pending() == [A]  # B is full and has left
    table.take(A, "cheese2").take(C, "fish2")
    assert hands(table) == [2, 1, 1]
    assert table.told(ChefWentHome) == [ChefWentHome(C, "lizard", WATER)]


def test_t_18_the_snail() -> None:
    table = shop(TOKENS[:3], {A: "zous", B: "boar"}, Table(4).hire(A, "snail"))
    assert table.pending() == [B]
    table.take(B, "bread2", "carrot2")
    assert hands(table) == [0, 3, 0]
    assert table.told(ConsolationSoup) == [ConsolationSoup(A, "zous", WATER, 1, True)]


def test_t_19_the_mole_opens_the_night() -> None:
    table = Table(3).hire(A, "mole").plan(A, mouse=TRUCK, lizard=GARDEN, boar=DESERT, zous=WATER).plans()
    lying = table.stall(MERCHANT)
    assert len(lying) == 3
    for seat in table.watchers():
        assert next(here.items for here in table.view(seat).locations if here.id == MERCHANT) == tuple(lying)
    assert table.legal(A) == [MoveChef(MERCHANT), PASS]
    table.act(A, MoveChef(MERCHANT))
    assert table.told(ChefMoved) == [ChefMoved(A, "zous", "mole", MERCHANT)]
    table.to_location(MERCHANT)
    assert table.stall(MERCHANT) == lying
    assert len([event for event in table.logged(TokensDrawn) if event.location == MERCHANT]) == 1


def test_t_19_not_where_a_chef_of_ones_own_stands() -> None:
    table = Table(3).hire(A, "mole").plan(A, mouse=MERCHANT, lizard=GARDEN, boar=DESERT, zous=WATER).plans()
    assert len(table.stall(MERCHANT)) == 3
    assert table.view().phase == "shopping"
    assert table.logged(ChefMoved) == []


def test_t_27_empty_bag() -> None:
    table = Table(3).drawing("bread2", "carrot2").shop(MERCHANT, {A: "boar"})
    assert sorted(table.stall(MERCHANT)) == ["bread2", "carrot2"]
    assert sum(table.state.bag) == 0
    assert table.pending() == [A]


def test_t_33_a_known_rumor_drawn_by_an_ability() -> None:
    table = Table(3).hire(A, "otto").know(B, "question").stock(WATER, *TOKENS)
    table.drawing("rumor_question", "wine5", "wine6")
    seen = set()
    for seed in SEEDS[:20]:
        other = table.copy()
        other.state.rng = seeded(seed)
        other.shop(WATER, {A: "zous", B: "lizard"})
        for_b = next(event for event in other.told(TokenDrawn) if event.seat == B)
        if other.kitchen(A).rumors:
            continue  # A drew the rumor
        assert for_b.items[0] in ("wine5", "wine6")
        assert other.storage(B) == [for_b.items[0]]
        assert other.in_bag("rumor_question") == 1
        seen.add(for_b.returned)
    assert seen == {(), ("rumor_question",)}


@pytest.mark.parametrize("zous", [True, False])
def test_t_34_plan_completeness(zous: bool) -> None:
    table = Table(3)
    if zous:
        table.hire(A, "shark")
    table.send(A, mouse=GARDEN, lizard=DESERT)
    assert table.refusal(A, SendChef("boar", GARDEN)) == "CK-101"  # the same location twice
    table.send(A, boar=WATER)
    if zous:
        assert table.refusal(A, CONFIRM) == "CK-100"  # only three locations
        assert table.refusal(A, SendChef("zous", WATER)) == "CK-101"
        table.send(A, zous=TRUCK)
    table.act(A, CONFIRM)
    assert A not in table.pending()
