"""CK-001 to CK-014, CK-030 to CK-033, CK-386: the words of the game. Spices and soup in dishes follow in
test_01_spices_and_soup.
"""

from typing import get_args

import msgspec
import pytest

from atable.games.critter_kitchen.actions import LEAVE, AddIngredient, AddSpice, CritterAction, Take
from atable.games.critter_kitchen.events import ConsolationSoup, DishesPresented, ItemTaken, MealsRevealed
from atable.games.critter_kitchen.table.storage import tokens_in
from tests.rules.critter_kitchen import meals
from tests.rules.critter_kitchen.scenario import SEEDS, A, B, C, Table, at_the_meal, at_the_stove

TYPES = ["bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine"]
SIX = ["bread2", "carrot2", "cheese2", "fish2", "meat2", "mushroom2"]


@pytest.mark.parametrize(
    ("location", "item"),
    [
        ("garden_top_shop", "carrot5"),
        ("garden_top_shop", "spice_fish"),
        ("garden_top_shop", "allspice"),
        ("garden_top_shop", "rumor_question"),
        ("garden_top_shop", "rumor_wild"),
        ("soup_truck", "bisque"),
        ("chef_academy", "zous_chef"),
    ],
)
def test_ck_001_what_a_chef_can_take_is_an_item(location: str, item: str) -> None:
    table = Table(3).stock(location, item, "wine2").shop(location, {A: "mouse", B: "boar"})
    assert Take(item) in table.legal(A)
    table.take(A, item)
    assert [(it.seat, it.item) for it in table.told(ItemTaken)] == [(A, item)]
    if item != "rumor_wild":  # asks where it goes first
        assert table.pending() == [B]  # one item, and the mouse is full


def test_ck_001_a_soup_of_the_truck_is_an_item() -> None:
    table = Table(3).stock("soup_truck", "bisque").shop("soup_truck", {A: "mouse", B: "boar"})
    table.take(A, "soup")
    assert [it.item for it in table.told(ItemTaken)] == ["soup"]
    assert table.pending() == [B]


def test_ck_001_so_is_the_all_spice_of_round_7() -> None:
    table = Table(3).to_round(7).shop("chef_academy", {A: "mouse"})
    assert Take("allspice_r7") in table.legal(A)
    table.take(A, "allspice_r7")
    assert "allspice_r7" in table.storage(A)


def test_ck_002_a_dish_has_what_the_challenge_asks_for_and_more_if_one_likes() -> None:
    table = at_the_stove("fish3", "bread2", "cheese2", "carrot7", "spice_fish", "soup", "bisque")
    table.fill(A, "ultimate_melt", "fish3+spice_fish", "bread2", "cheese2", "soup", "bisque")
    assert table.refusal(A, AddIngredient("ultimate_melt", "carrot7")) == "CK-223"
    table.present()
    (dish,) = table.logged(DishesPresented)[0].dishes
    assert dish.items == ("fish3", "bread2", "cheese2")
    assert (dish.spices, dish.soup, dish.bisque) == (("spice_fish",), 1, 1)


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 7])
def test_ck_003_the_number_on_the_token(number: int) -> None:
    table = at_the_stove(f"fish{number}")
    table.fill(A, "ultimate_melt", f"fish{number}")
    assert table.plate(A, "ultimate_melt").value == number


def test_ck_003_from_2_to_7() -> None:
    table = Table(2)
    for kind in TYPES:
        assert [f"{kind}{number}" for number in range(10) if _is_token(table, f"{kind}{number}")] == [
            f"{kind}{number}" for number in (2, 3, 4, 5, 6, 7)
        ]


def _is_token(table: Table, item: str) -> bool:
    try:
        return table.in_bag(item) > 0 or item in [it for here in table.view().locations for it in here.items]
    except KeyError:
        return False


@pytest.mark.parametrize(
    ("served", "restaurateur", "value"),
    [
        ("fish5", None, 5),
        ("fish5+spice_fish", None, 10),
        ("fish2", None, 2),
        ("fish2", "goat", 4),  # a card says so
        ("fish2+spice_fish", "goat", 8),
        ("fish5", "goat", 5),
    ],
)
def test_ck_004_the_value_of_an_ingredient(served: str, restaurateur: str | None, value: int) -> None:
    item, _, spice = served.partition("+")
    table = at_the_stove(item, *([spice] if spice else []))
    if restaurateur is not None:
        table.employ(A, restaurateur)
    table.fill(A, "ultimate_melt", served)
    assert table.plate(A, "ultimate_melt").value == value


def test_ck_004_a_spice_on_a_course_counts_too() -> None:
    table = at_the_meal("carrot5", "spice_carrot")
    table.fill(A, "carrot", "carrot5")
    assert table.own(A).meal[TYPES.index("carrot")].value == 5
    table.act(A, AddSpice("carrot", "carrot5", "spice_carrot"))
    assert table.own(A).meal[TYPES.index("carrot")].value == 10


@pytest.mark.parametrize(("chef", "capacity"), [("mouse", 1), ("lizard", 2), ("boar", 3)])
def test_ck_005_so_many_items_at_one_location(chef: str, capacity: int) -> None:
    table = Table(3).stock("water_market", *SIX).shop("water_market", {A: chef}, waiting=C)
    table.take(A, *SIX[:capacity])
    assert table.storage(A) == SIX[:capacity]
    assert table.pending() == [C]  # and no more


@pytest.mark.parametrize(("zous_chef", "capacity"), [("newton", 1), ("ming", 2), ("ant", 3), ("snail", 4)])
def test_ck_005_zous_chefs_have_one_too(zous_chef: str, capacity: int) -> None:
    table = Table(3).hire(A, zous_chef).stock("water_market", *SIX).shop("water_market", {A: "zous"}, waiting=C)
    if zous_chef == "ming":
        table.skip(A)
    table.take(A, *SIX[:capacity])
    assert table.storage(A) == SIX[:capacity]
    assert table.pending() == [C]


def test_ck_006_lower_speed_acts_first() -> None:
    table = Table(3).stock("water_market", *SIX).shop("water_market", {A: "boar", B: "lizard", C: "mouse"})
    table.take(C, "bread2").take(B, "carrot2", "cheese2").take(A, "fish2", "meat2")
    assert [it.seat for it in table.logged(ItemTaken)] == [C, B, B, A, A, A]


@pytest.mark.parametrize(
    ("zous_chef", "order"),
    [
        ("ming", ["zous", "lizard", "boar"]),  # speed 2 like its capacity: tied, and A is in front
        ("penny", ["zous", "lizard", "boar"]),  # 1
        ("ant", ["zous", "lizard", "boar"]),  # capacity 3, speed 2 on its card
        ("snail", ["lizard", "boar", "zous"]),  # 4
    ],
)
def test_ck_007_speed_is_capacity_or_what_the_card_says(zous_chef: str, order: list[str]) -> None:
    table = Table(3).hire(A, zous_chef).stock("water_market", *SIX)
    table.shop("water_market", {A: "zous", B: "lizard", C: "boar"})
    acted: list[str] = []
    while len(acted) < 3:
        seat = table.pending()[0]
        acted.append(("zous", "lizard", "boar")[seat])
        if zous_chef == "ming" and seat == A:
            table.skip(A)
        table.leave(seat)
    assert acted == order


@pytest.mark.parametrize(("zous_chef", "tied"), [("ming", True), ("shark", False), ("ant", True), ("snail", False)])
def test_ck_007_tied_with_a_lizard_or_not(zous_chef: str, tied: bool) -> None:
    table = Table(3).hire(A, zous_chef).stock("water_market", *SIX).shop("water_market", {A: "zous", B: "lizard"})
    assert set(table.view().line) == ({A, B} if tied else {A} if zous_chef == "shark" else {B})


def test_ck_008_a_storage_holds_tokens_soup_and_bisque() -> None:
    table = Table(3).give(A, "carrot5", "carrot5", "spice_fish", "allspice", "soup", "bisque")
    own = table.own(A)
    assert [(it.item, it.count) for it in own.storage] == [("carrot5", 2), ("spice_fish", 1), ("allspice", 1)]
    assert (own.soup, own.bisque) == (2, 1)  # one soup from the beginning


def test_ck_008_behind_a_shield() -> None:
    one, other = Table(3), Table(3)
    one.give(A, "carrot5", "bisque", "soup")
    other.give(A, "carrot7", "fish2", "allspice")
    for seat in (B, C, None):
        assert one.seen(seat) == other.seen(seat)
    assert one.seen(A) != other.seen(A)


def test_ck_009_rumors_zous_chefs_and_stars_lie_in_the_open() -> None:
    table = Table(3).offer("snail").stock("chef_academy", "zous_chef", "rumor_exclaim", "wine2")
    table.employ(A, "goat").state.kitchens[A].gained[0] = 1
    table.shop("chef_academy", {A: "boar"}).take(A, "rumor_exclaim", "wine2")
    assert table.storage(A) == ["wine2"]
    for seat in table.watchers():
        shown = table.view(seat).kitchens[A]
        assert (shown.rumors, shown.zous_chef, shown.stars) == (("exclaim",), "snail", 1)


def test_ck_010_a_course_is_one_type() -> None:
    table = at_the_meal("carrot5", "fish7", "spice_carrot")
    assert table.refusal(A, AddIngredient("carrot", "fish7")) == "CK-261"
    table.fill(A, "carrot", "carrot5+spice_carrot")
    table.fill(A, "fish", "fish7")
    table.present()
    (revealed,) = table.told(MealsRevealed)
    assert [(it.course, it.items, it.spices) for it in revealed.meals[A]] == [
        ("carrot", ("carrot5",), ("spice_carrot",)),
        ("fish", ("fish7",), ()),
    ]


def test_ck_011_each_of_the_tied_gets_the_whole_reward() -> None:
    tied = [meals.Table("bread4+spice_bread", soup=2)] * 3 + [meals.Table("bread3", soup=1)]
    state = meals.revealed(*tied, rumors=("spice_lover", "nocturnal", "extremely_pampered"))
    meals.verdict(state)
    assert meals.gained(state, "rumor-question") == [2, 2, 2, 0]


def test_ck_012_every_tie_for_stars_is_friendly() -> None:
    tied = [meals.Table("bread4+spice_bread", soup=2)] * 3 + [meals.Table("bread3", soup=1)]
    state = meals.revealed(*tied, critic="flamingo", rumors=("spice_lover", "hibernator", "shortsighted"))
    meals.verdict(state)
    assert meals.gained(state, "soup") == [1, 1, 1, 0]
    assert meals.gained(state, "best") == [1, 1, 1, 0]
    assert meals.gained(state, "rumor-question") == [2, 2, 2, 0]
    assert meals.gained(state, "rumor-exclaim") == [2, 2, 2, 0]
    assert meals.gained(state, "rumor-whisper") == [3, 3, 3, 0]


def test_ck_013_a_turn_is_one_item() -> None:
    table = Table(3).stock("water_market", *SIX).shop("water_market", {A: "boar", B: "boar"})
    assert table.refusal(B, Take("bread2")) == "CK-013"
    for seat, item in zip((A, B, A, B), SIX, strict=False):
        assert table.pending() == [seat]
        table.take(seat, item)
        assert [(it.seat, it.item) for it in table.told(ItemTaken)] == [(seat, item)]


def test_ck_013_or_a_soup_instead() -> None:
    table = Table(3).stock("water_market", *SIX).shop("water_market", {A: "boar", B: "boar"})
    table.leave(A)
    assert [it.seat for it in table.told(ConsolationSoup)] == [A]
    assert table.told(ItemTaken) == []
    assert table.pending() == [B]


def test_ck_013_leaving_is_offered_for_the_first_item_only() -> None:
    table = Table(3).stock("water_market", *SIX).shop("water_market", {A: "boar"})
    assert LEAVE in table.legal(A)
    table.take(A, "bread2")
    assert LEAVE not in table.legal(A)


def test_ck_014_seven_types() -> None:
    table = at_the_meal(*[f"{kind}2" for kind in TYPES])
    assert [it.plate for it in table.own(A).meal] == TYPES
    for kind in TYPES:
        table.fill(A, kind, f"{kind}2")
    assert [it.items[0].as_type for it in table.own(A).meal] == TYPES


def test_ck_030_soup_never_runs_out() -> None:
    table = Table(3).give(A, *["soup"] * 60).give(B, *["soup"] * 60)
    table.stock("soup_truck").shop("soup_truck", {A: "boar"}, waiting=C)
    table.take(A, "soup")  # and nothing but soup is left for the second and third time
    assert table.soups(A) == 64  # one of the beginning, sixty, and three
    table.stock("chef_academy", "wine2").leave(C)
    assert table.soups(C) == 2


def test_ck_031_nobody_loses_anything_by_what_another_does() -> None:
    for seed in SEEDS[:3]:
        table = Table(3, seed, restaurateurs=True)
        holding: list[tuple[int, ...]] = [()] * 3
        actor = A
        for _ in table.at_random(seed):
            for seat in range(3):
                kitchen = table.state.kitchens[seat]
                now = (tokens_in(kitchen), kitchen.soup, kitchen.bisque, table.stars(seat))
                assert seat == actor or all(was <= have for was, have in zip(holding[seat], now, strict=False))
                holding[seat] = now
            actor = table.pending()[0] if table.pending() else A


def test_ck_031_no_action_names_another_player() -> None:
    for action in get_args(CritterAction):
        names = {field.name for field in msgspec.structs.fields(action)}
        assert not names & {"seat", "player", "to", "receiver", "victim"}


def test_ck_032_stars_are_never_secret() -> None:
    table = at_the_stove("fish7", "bread6", "cheese6", "soup", "soup")
    table.fill(A, "ultimate_melt", "fish7", "bread6", "cheese6", "soup", "soup")
    table.present()
    for seat in table.watchers():
        assert [it.stars for it in table.view(seat).kitchens] == [4, 0]
        assert [it.stars for it in table.logged(DishesPresented, seat)] == [4, 0]


def test_ck_033_stars_never_run_out() -> None:
    table = at_the_stove("fish7", "bread6", "cheese6", "soup", "soup")
    table.state.kitchens[A].gained[0] = 500
    table.fill(A, "ultimate_melt", "fish7", "bread6", "cheese6", "soup", "soup")
    table.present()
    assert table.kitchen(A).stars == 504


def test_ck_386_bisque_never_runs_out() -> None:
    table = Table(2).give(A, *["bisque"] * 20)
    table.shop("soup_truck", {A: "mouse"}).take(A, "bisque")
    assert table.bisques(A) == 21
    assert (table.view().round, table.stall("soup_truck").count("bisque")) == (2, 1)
