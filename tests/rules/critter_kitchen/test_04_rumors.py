"""CK-153 to CK-171: rumor tokens and rumor cards."""

import pytest

from atable.games.critter_kitchen.actions import LEAVE, PLACE_WILD, PlaceWild, Take
from atable.games.critter_kitchen.content.cards import RUMOR_IDS
from atable.games.critter_kitchen.content.items import ICONS, ITEM_INDEX
from atable.games.critter_kitchen.events import (
    ChefWentHome,
    ConsolationSoup,
    DishesPresented,
    ItemsRemoved,
    ItemTaken,
    LeftoversMoved,
    RumorRead,
    RumorTurnedUp,
    WildPlaced,
)
from tests.rules.critter_kitchen import meals
from tests.rules.critter_kitchen.scenario import SEEDS, A, B, C, Table, at_the_stove

CARDS = ("tender", "picky", "nocturnal")  # under ?, ! and …


def market(*items: str, chef: str = "lizard", seats: int = 3) -> Table:
    """A alone at the Water Market (or the Garden Top Shop, for two), and the last player still to come."""
    place = "water_market" if seats > 2 else "garden_top_shop"
    table = Table(seats).rumors(*CARDS).stock(place, *items)
    return table.shop(place, {A: chef}, waiting=seats - 1)


def again(table: Table, seat: int, *items: str, chef: str = "mouse") -> Table:
    """This seat's chef goes to the Water Market, where these items lie now."""
    return table.stock("water_market", *items).shop("water_market", {seat: chef}, waiting=C if seat != C else A)


@pytest.mark.parametrize("icon", ICONS)
def test_ck_153_on_the_space_with_its_icon(icon: str) -> None:
    table = market(f"rumor_{icon}", "wine2", chef="mouse").take(A, f"rumor_{icon}")
    assert table.kitchen(A).rumors == (icon,)
    assert table.kitchen(A).wilds == ()


@pytest.mark.parametrize(("icon", "card"), list(zip(ICONS, CARDS, strict=True)))
def test_ck_154_its_owner_reads_the_card_in_secret(icon: str, card: str) -> None:
    table = market(f"rumor_{icon}", "wine2", chef="mouse").take(A, f"rumor_{icon}")
    assert table.told(RumorRead, A) == [RumorRead(A, icon, card)]
    for seat in (B, C, None):
        assert table.told(RumorRead, seat) == [RumorRead(A, icon, None)]
        assert card not in table.seen(seat)


def test_ck_154_only_that_card() -> None:
    table = market("rumor_exclaim", "wine2", chef="mouse").take(A, "rumor_exclaim")
    assert table.view(A).rumors == (None, "picky", None)
    assert table.view(B).rumors == (None, None, None)


def test_ck_155_at_any_time_for_the_rest_of_the_game() -> None:
    table = market("rumor_exclaim", "wine2", chef="mouse").take(A, "rumor_exclaim")
    for number in range(2, 8):
        assert table.to_round(number).view(A).rumors[1] == "picky"
    for to_phase in (table.to_meal, lambda: table.auto(lambda _: False)):
        to_phase()
        assert table.view(A).rumors[1] == "picky"


def test_ck_156_the_card_stays_on_the_board() -> None:
    table = market("rumor_exclaim", "wine2", chef="mouse").take(A, "rumor_exclaim")
    again(table, B, "rumor_exclaim", "wine2").take(B, "rumor_exclaim")
    assert table.told(RumorRead, B) == [RumorRead(B, "exclaim", "picky")]  # there for the next one to read
    assert table.view(A).rumors == table.view(B).rumors == (None, "picky", None)


def test_ck_157_everybody_sees_who_has_which_token() -> None:
    table = market("rumor_exclaim", "rumor_whisper", "wine2").take(A, "rumor_exclaim", "rumor_whisper")
    for seat in table.watchers():
        assert [it.rumors for it in table.view(seat).kitchens] == [("exclaim", "whisper"), (), ()]


@pytest.mark.parametrize("icon", ICONS)
def test_ck_158_a_known_rumor_does_not_exist(icon: str) -> None:
    table = Table(3).know(A, icon).stock("water_market", f"rumor_{icon}", "wine2", "fish2")
    table.shop("water_market", {A: "lizard"})
    assert table.legal(A) == [Take("fish2"), Take("wine2"), LEAVE]
    others = [Take(f"rumor_{other}") for other in ICONS if other != icon]
    table.stock("water_market", *[f"rumor_{other}" for other in ICONS])
    assert [it for it in table.legal(A) if it != LEAVE] == others


@pytest.mark.parametrize("icon", ICONS)
def test_ck_159_it_cannot_be_taken(icon: str) -> None:
    table = Table(3).know(A, icon).stock("water_market", f"rumor_{icon}", "wine2").shop("water_market", {A: "lizard"})
    assert table.refusal(A, Take(f"rumor_{icon}")) == "CK-159"


def test_ck_160_it_is_no_item_left() -> None:
    forced = Table(3).know(A, "exclaim").stock("water_market", "rumor_exclaim")
    forced.shop("water_market", {A: "mouse"}, waiting=C)
    assert forced.told(ConsolationSoup) == [ConsolationSoup(A, "mouse", "water_market", 1, True)]
    leaving = Table(3).know(A, "exclaim").stock("water_market", "rumor_exclaim", "wine2")
    leaving.shop("water_market", {A: "boar"}, waiting=C).take(A, "wine2")
    assert leaving.told(ChefWentHome) == [ChefWentHome(A, "boar", "water_market")]
    assert leaving.logged(ConsolationSoup) == []


def test_ck_161_it_exists_for_the_others() -> None:
    table = Table(3).know(A, "exclaim").stock("water_market", "rumor_exclaim")
    table.shop("water_market", {A: "mouse", B: "lizard"})
    assert table.pending() == [B]
    assert table.legal(B) == [Take("rumor_exclaim"), LEAVE]


def test_ck_162_a_wild_rumor_fills_any_empty_space() -> None:
    for icon in ICONS:
        table = market("rumor_wild", "wine2", chef="mouse").take(A, "rumor_wild")
        assert table.pending() == [A]
        assert table.legal(A) == PLACE_WILD
        table.act(A, PlaceWild(icon))
        assert table.told(WildPlaced) == [WildPlaced(A, icon)]
        assert table.kitchen(A).rumors == table.kitchen(A).wilds == (icon,)
        assert table.told(RumorRead, A)[0].card == CARDS[ICONS.index(icon)]


def test_ck_162_chosen_immediately() -> None:
    table = Table(3).stock("water_market", "rumor_wild", "wine2", "fish2")
    table.shop("water_market", {A: "lizard", B: "lizard"}).take(A, "rumor_wild")
    assert table.refusal(A, Take("wine2")) == "CK-162"
    assert table.refusal(B, Take("wine2")) == "CK-013"
    table.act(A, PlaceWild("whisper"))
    assert table.pending() == [B]


def test_ck_162_only_an_empty_space() -> None:
    table = Table(3).know(A, "exclaim").stock("water_market", "rumor_wild", "wine2")
    table.shop("water_market", {A: "mouse"}, waiting=C).take(A, "rumor_wild")
    assert table.legal(A) == [PlaceWild("question"), PlaceWild("whisper")]
    assert table.refusal(A, PlaceWild("exclaim")) == "CK-162"


def test_ck_162_no_question_where_one_space_is_empty() -> None:
    table = Table(3).know(A, "exclaim", "question").stock("water_market", "rumor_wild", "wine2")
    table.shop("water_market", {A: "mouse"}, waiting=C).take(A, "rumor_wild")
    assert table.told(WildPlaced) == [WildPlaced(A, "whisper")]
    assert table.pending() == [C]


def test_ck_163_a_placed_wild_stays() -> None:
    table = market("rumor_wild", "wine2", chef="mouse").take(A, "rumor_wild")
    table.act(A, PlaceWild("exclaim"))
    for icon in ICONS:
        assert table.refusal(A, PlaceWild(icon)) == "CK-013"
    table.to_round(2)
    for icon in ICONS:
        assert table.refusal(A, PlaceWild(icon)) == "CK-098"
    for _ in table.at_random():
        assert "exclaim" in table.kitchen(A).wilds


def test_ck_164_a_placed_wild_is_that_rumor() -> None:
    table = market("rumor_wild", "rumor_exclaim", "rumor_whisper", "wine2", "fish2", chef="boar").take(A, "rumor_wild")
    table.act(A, PlaceWild("exclaim"))
    assert table.legal(A) == [Take("fish2"), Take("wine2"), Take("rumor_whisper")]
    assert table.refusal(A, Take("rumor_exclaim")) == "CK-159"


def test_ck_165_no_wild_with_three_rumors() -> None:
    table = Table(3).know(A, *ICONS).stock("water_market", "rumor_wild", "wine2")
    table.shop("water_market", {A: "lizard", B: "boar"})
    assert table.legal(A) == [Take("wine2"), LEAVE]
    assert table.refusal(A, Take("rumor_wild")) == "CK-159"
    table.leave(A)
    assert Take("rumor_wild") in table.legal(B)


@pytest.mark.parametrize("seats", [2, 3])
def test_ck_166_what_everybody_knows_is_turned_face_up(seats: int) -> None:
    table = market("rumor_exclaim", "wine2", chef="mouse", seats=seats)
    for seat in range(1, seats):
        table.know(seat, "exclaim")
    table.take(A, "rumor_exclaim")
    assert table.told(RumorTurnedUp) == [RumorTurnedUp("exclaim", "picky")]
    for watcher in table.watchers():
        assert table.view(watcher).face_up == ("exclaim",)
        assert table.view(watcher).rumors == (None, "picky", None)
    table.to_round(7)
    assert "exclaim" in table.view().face_up


def test_ck_166_by_a_wild_token_too() -> None:
    table = market("rumor_wild", "wine2", chef="mouse").know(B, "whisper").know(C, "whisper").take(A, "rumor_wild")
    table.act(A, PlaceWild("whisper"))
    assert table.told(RumorTurnedUp) == [RumorTurnedUp("whisper", "nocturnal")]


def test_ck_166_not_while_somebody_does_not() -> None:
    table = market("rumor_exclaim", "wine2", chef="mouse").know(B, "exclaim").know(C, "whisper")
    table.take(A, "rumor_exclaim")
    assert table.told(RumorTurnedUp) == []
    assert table.view().face_up == ()


@pytest.mark.parametrize("rumor", RUMOR_IDS)
def test_ck_167_no_rumor_matters_for_dishes(rumor: str) -> None:
    table = at_the_stove("fish5", "bread4", "cheese2", "soup").know(A, "question")
    others = [card for card in RUMOR_IDS if card != rumor]
    table.rumors(rumor, *others[:2]).fill(A, "ultimate_melt", "fish5", "bread4", "cheese2").present()
    assert [(dish.value, dish.stars) for dish in table.logged(DishesPresented)[0].dishes] == [(11, 1)]
    assert table.stars(A) == 1


def test_ck_168_all_three_score_for_everybody() -> None:
    meal = "bread3 carrot4 cheese4 fish5 wine7"
    kitchens = [meals.Table(meal, rumors=rumors) for rumors in ((), ("question",), ("question", "exclaim"))]
    state = meals.revealed(*kitchens, rumors=("tender", "nocturnal", "wine_fanatic"))
    meals.verdict(state)
    assert meals.gained(state, "rumor-question") == [3, 3, 3]
    assert meals.gained(state, "rumor-exclaim") == [5, 5, 5]
    assert meals.tracks(state) == [30, 30, 30]  # wine counts twice


@pytest.mark.parametrize("place", ["garden_top_shop", "desert_vendor", "water_market"])
def test_ck_169_rumor_tokens_do_not_travel(place: str) -> None:
    table = Table(3).stock(place, "rumor_exclaim", "rumor_wild", "fish2").shop(place, {}, waiting=C)
    assert table.told(LeftoversMoved)[0] == LeftoversMoved(place, "chef_academy", ("fish2",))
    assert not {"rumor_exclaim", "rumor_wild"} & set(table.stall("chef_academy"))


def test_ck_169_in_no_game() -> None:
    for seed in SEEDS[:5]:
        table = Table(4, seed).auto(lambda _: False)
        assert not [item for event in table.logged(LeftoversMoved) for item in event.items if "rumor" in item]


@pytest.mark.parametrize("place", ["garden_top_shop", "water_market", "chef_academy"])
def test_ck_170_what_is_left_leaves_the_game(place: str) -> None:
    table = Table(3).stock(place, "rumor_exclaim", "rumor_wild").shop(place, {})
    assert table.told(ItemsRemoved)[0] == ItemsRemoved(place, ("rumor_exclaim", "rumor_wild"))
    assert {ITEM_INDEX["rumor_exclaim"], ITEM_INDEX["rumor_wild"]} <= set(table.state.removed)


def test_ck_171_and_never_comes_back() -> None:
    for seed in SEEDS[:5]:
        table = Table(3, seed)
        out = owned = 0
        for _ in table.at_random(seed):
            now = sum(ITEM_INDEX["rumor_question"] <= kind <= ITEM_INDEX["rumor_wild"] for kind in table.state.removed)
            boards = sum(len(kitchen.rumors) for kitchen in table.view().kitchens)
            assert now >= out
            assert boards >= owned
            out, owned = now, boards
        bag = sum(table.in_bag(f"rumor_{icon}") for icon in (*ICONS, "wild"))
        assert bag + out + owned == 12
        taken = [it for it in table.logged(ItemTaken) if it.item.startswith("rumor")]
        assert owned >= len(taken)
        left = [item for it in table.logged(ItemsRemoved) for item in it.items if item.startswith("rumor")]
        assert out >= len(left) > 0
