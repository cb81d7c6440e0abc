"""CK-074 to CK-097: seven rounds, and how each of them is prepared."""

import pytest

from atable.games.critter_kitchen.actions import AddIngredient, KeepRestaurateur
from atable.games.critter_kitchen.content.cards import CHALLENGE_IDS, ZOUS_IDS
from atable.games.critter_kitchen.content.items import ICONS, ITEM_IDS, ITEM_INDEX
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.events import (
    DishesPresented,
    ItemTaken,
    LocationBegan,
    MealsRevealed,
    PlanConfirmed,
    PlansRevealed,
    RoundBegan,
    RoundEnded,
    TokensDrawn,
)
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.table.bag import draw
from atable.kernel.events import Event
from tests.rules.critter_kitchen.scenario import A, B, Table, at_the_stove

NUMBERED = ["garden_top_shop", "desert_vendor", "water_market", "air_docks", "lantern_lane"]
SPACES = dict(zip(NUMBERED, (3, 3, 4, 3, 4), strict=True))
NINE = ["bread2", "bread3", "bread4", "carrot2", "carrot3", "carrot4", "cheese2", "cheese3", "cheese4"]


def ended(seats: int = 3) -> Table:
    table = Table(seats)
    table.auto(lambda _: False)
    return table


def bare_city(seats: int, *bag: str) -> Table:
    """Nothing lies at any location but bisque and zous-chef, and the bag holds nothing else. A's mouse stands at the
    Chef Academy, and the round ends when it leaves.
    """
    table = Table(seats)
    for place in [*NUMBERED[:seats], "chef_academy"]:
        table.stock(place)
    return table.stock("chef_academy", "zous_chef").drawing(*bag).shop("chef_academy", {A: "mouse"})


def all_know(table: Table, *icons: str) -> Table:
    """Everybody owns these rumors, so their cards lie face up."""
    for seat in range(table.state.seats):
        table.know(seat, *icons)
    table.state.face_up = sum(1 << ICONS.index(icon) for icon in icons)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_074_seven_rounds(seats: int) -> None:
    table = ended(seats)
    assert [event.round for event in table.logged(RoundEnded)] == [1, 2, 3, 4, 5, 6, 7]
    assert table.view().phase == "over"


def test_ck_075_the_phases_of_a_round() -> None:
    table = Table(3).to_round(2)
    table.log.clear()
    table.to_round(3)
    phases: list[type[Event]] = []
    for event in table.log:
        if type(event) in (TokensDrawn, PlanConfirmed, PlansRevealed, LocationBegan, RoundEnded, RoundBegan):
            phases += [] if phases[-1:] == [type(event)] else [type(event)]
    merchant = [PlansRevealed, LocationBegan, TokensDrawn, LocationBegan]  # which is filled when its turn comes
    assert phases == [PlanConfirmed, *merchant, RoundEnded, RoundBegan, TokensDrawn]


def test_ck_075_everything_is_taken_between_reveal_and_end() -> None:
    table = Table(3).to_round(2)
    kinds = [type(event) for event in table.log]
    first, last = kinds.index(ItemTaken), len(kinds) - 1 - kinds[::-1].index(ItemTaken)
    assert kinds.index(PlansRevealed) < first <= last < kinds.index(RoundEnded)


def test_ck_076_three_days() -> None:
    table = Table(3)
    days = []
    for number in range(1, 8):
        days.append(table.to_round(number).view().day)
    assert days == [1, 1, 1, 2, 2, 2, 3]
    assert [event.day for event in table.logged(RoundBegan)] == days[1:]


def test_ck_077_dishes_then_the_fridge_after_rounds_3_and_6() -> None:
    table = Table(2).give(A, *NINE)
    phases: list[tuple[int, str]] = []
    for _ in table.at_random("fridge"):
        now = (table.view().round, table.view().phase)
        if now[1] in ("cooking", "refrigerating") and now not in phases:
            phases.append(now)
    assert [at for at in phases if at[1] == "cooking"] == [(3, "cooking"), (6, "cooking")]
    assert phases.index((3, "refrigerating")) == 1
    assert {at[0] for at in phases} == {3, 6}


def test_ck_078_after_round_7_the_critic_and_the_end() -> None:
    table = Table(3).to_meal()
    assert (table.view().round, table.view().phase) == (7, "serving")
    assert GAME.outcome(table.state) is None
    table.present()
    assert len(table.told(MealsRevealed)) == 1
    assert (table.view().phase, table.pending()) == ("over", [])
    assert GAME.outcome(table.state) is not None


@pytest.mark.parametrize("number", range(1, 8))
def test_ck_079_nobody_decides_anything_in_preparation(number: int) -> None:
    table = Table(3).to_round(number)
    assert (table.view().phase, table.pending()) == ("planning", [0, 1, 2])
    if number > 1:  # all of it came with the last action of the round before, or with the last plate or fridge
        assert [event.round for event in table.told(RoundBegan)] == [number]
        assert len(table.told(TokensDrawn)) >= 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("number", [1, 2, 4, 7])
def test_ck_080_every_space_is_filled(seats: int, number: int) -> None:
    table = Table(seats).to_round(number)
    for place in NUMBERED[:seats]:
        assert len(table.stall(place)) == SPACES[place]
        assert all(ITEM_INDEX[item] < ITEM_INDEX["tofu"] for item in table.stall(place))


def test_ck_080_out_of_the_bag() -> None:
    table = Table(3)
    for item in {item for place in NUMBERED[:3] for item in table.stall(place)}:
        lying = sum(table.stall(place).count(item) for place in NUMBERED[:3])
        assert table.in_bag(item) + lying == Table(3, restaurateurs=True, restaurateur_draft=True).in_bag(item)


def test_ck_081_from_left_to_right() -> None:
    table = bare_city(3, *NINE[:5]).leave(A)
    assert [len(table.stall(place)) for place in NUMBERED[:3]] == [3, 2, 0]
    assert [event.location for event in table.told(TokensDrawn)] == NUMBERED[:3]


def test_ck_081_space_by_space() -> None:
    """The draws of a twin bag, one after the other, lie in that order."""
    table = Table(4, "left to right", restaurateurs=True, restaurateur_draft=True)
    for seat in range(3):
        table.act(seat, KeepRestaurateur(next(card for card in table.own(seat).dealt if card != "owl")))
    twin = table.copy()
    drawn = [ITEM_IDS[draw(twin.state)] for _ in range(13)]
    table.act(3, KeepRestaurateur(next(card for card in table.own(3).dealt if card != "owl")))
    assert [item for place in NUMBERED[:4] for item in table.stall(place)] == drawn


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_082_no_token_for_the_soup_truck(seats: int) -> None:
    assert Table(seats).stall("soup_truck") == ["bisque"]
    table = ended(seats)
    assert "soup_truck" not in {event.location for event in table.logged(TokensDrawn)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_083_none_for_the_midnight_merchant_yet(seats: int) -> None:
    table = Table(seats)
    for number in range(1, 8):
        assert table.to_round(number).stall("midnight_merchant") == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ck_084_none_for_the_chef_academy(seats: int) -> None:
    table = Table(seats)
    for number in range(1, 7):
        assert table.to_round(number).stall("chef_academy") == ["zous_chef"]
    assert "chef_academy" not in {event.location for event in table.logged(TokensDrawn)}


def test_ck_085_two_with_two_players() -> None:
    table = Table(2)
    for number in range(1, 7):
        academy = table.to_round(number).stall("chef_academy")
        assert len(academy) == 3
        assert academy.count("zous_chef") == 1
        if number > 1:
            (event,) = [it for it in table.told(TokensDrawn) if it.location == "chef_academy"]
            assert len(event.items) == 2


def test_ck_086_a_challenge_each_round() -> None:
    row = list(reversed(CHALLENGE_IDS))[:6]
    table = Table(2).challenges(*row)
    shown = [[it.id for it in table.to_round(number).view().challenges] for number in range(1, 7)]
    assert shown == [row[:1], row[:2], row[:3], row[3:4], row[3:5], row[3:]]
    assert [event.challenge for event in table.logged(RoundBegan)] == row[1:]


def test_ck_087_none_in_round_7() -> None:
    table = Table(2).to_round(7)
    assert table.view().challenges == ()
    assert table.logged(RoundBegan)[-1].challenge is None
    assert table.logged(RoundBegan)[-1].held is None


@pytest.mark.parametrize("number", [3, 6])
@pytest.mark.parametrize(("name", "types"), [(card.id, card.types) for card in CONTENT.challenges])
def test_ck_088_the_hold_token_covers_the_rightmost(number: int, name: str, types: tuple[str, ...]) -> None:
    others = [other for other in CHALLENGE_IDS if other != name]
    table = Table(2).challenges(*others[: number - 1], name).to_round(number)
    held = table.view().challenges[-1]
    assert (held.id, held.types, held.held) == (name, types[:2], types[2])
    event = table.logged(RoundBegan)[-1]
    assert (event.challenge, event.held) == (name, types[2])
    assert [it.held for it in table.view().challenges[:-1]] == [None, None]


def test_ck_089_a_covered_ingredient_is_not_on_the_card() -> None:
    table = at_the_stove("meat7", "bread2", "wine7", "fish2").fill(A, "wine_and_dine", "meat7", "bread2")
    assert table.refusal(A, AddIngredient("wine_and_dine", "wine7")) == "CK-224"
    assert table.refusal(A, AddIngredient("wine_and_dine", "fish2")) == "CK-223"
    table.present()  # nothing stands for wine, and nothing needs to
    assert [dish.value for dish in table.logged(DishesPresented)[0].dishes] == [9]


def test_ck_090_two_ingredients_on_the_third_and_sixth() -> None:
    table = Table(2)
    shown = [len(table.to_round(number).view().challenges[-1].types) for number in range(1, 7)]
    assert shown == [3, 3, 2, 3, 3, 2]


def test_ck_091_a_zous_chef_each_round() -> None:
    table = Table(3)
    deck = [ZOUS_IDS[card] for card in table.state.academy[:6]]
    for number, card in enumerate(deck, start=1):
        table.to_round(number)
        for seat in table.watchers():
            assert table.view(seat).zous_chef == card
        assert table.stall("chef_academy").count("zous_chef") == 1
    assert [event.zous_chef for event in table.logged(RoundBegan)] == deck[1:]


def test_ck_092_an_all_spice_in_round_7() -> None:
    table = Table(3).to_round(7)
    assert table.stall("chef_academy") == ["allspice_r7"]
    assert (table.view().zous_chef, table.logged(RoundBegan)[-1].zous_chef) == (None, None)


def test_ck_093_a_bisque_if_there_is_none() -> None:
    table = Table(2)
    assert table.stall("soup_truck") == ["bisque"]
    table.shop("soup_truck", {A: "mouse"}).take(A, "bisque")
    assert table.told(RoundBegan)[-1].bisque
    assert table.stall("soup_truck").count("bisque") == 1


def test_ck_094_never_two() -> None:
    table = Table(2)
    for number in range(2, 6):
        table.shop("chef_academy", {A: "mouse"}).leave(A)
        if table.view().phase == "cooking":
            table.to_round(number)
        assert not table.logged(RoundBegan)[-1].bisque
        assert table.stall("soup_truck").count("bisque") == 1


@pytest.mark.parametrize("tokens", range(10))
def test_ck_095_what_the_bag_has_not_stays_empty(tokens: int) -> None:
    table = bare_city(2, *NINE[:tokens]).leave(A)
    lying = [len(table.stall(place)) for place in ("garden_top_shop", "desert_vendor", "chef_academy")]
    assert sum(lying) == min(tokens, 8) + 1  # and the zous-chef
    assert sum(table.state.bag) == max(tokens - 8, 0)
    assert table.view().phase == "planning"


@pytest.mark.parametrize("icon", ICONS)
def test_ck_096_a_rumor_that_lies_face_up_is_drawn_again(icon: str) -> None:
    table = all_know(Table(2), icon)
    for place in [*NUMBERED[:2], "chef_academy"]:
        table.stock(place)
    table.drawing(f"rumor_{icon}", *NINE[:8]).shop("chef_academy", {A: "mouse"})
    # Empty: the forced soup, and the next round begins. Nine tokens for eight spaces.
    places = (*NUMBERED[:2], "chef_academy")
    lying = [item for place in places for item in table.stall(place) if item != "zous_chef"]
    removed = [item for event in table.told(TokensDrawn) for item in event.removed]
    assert sorted(lying) == NINE[:8]
    assert removed in ([], [f"rumor_{icon}"])
    assert (table.in_bag(f"rumor_{icon}"), len(removed)) in ((0, 1), (1, 0))


@pytest.mark.parametrize("icon", ICONS)
def test_ck_096_it_leaves_the_game(icon: str) -> None:
    table = all_know(Table(2), icon).stock("midnight_merchant").drawing(f"rumor_{icon}", "fish2")
    table.shop("midnight_merchant", {A: "mouse"})
    assert table.stall("midnight_merchant") == ["fish2"]  # at the Midnight Merchant too
    assert table.told(TokensDrawn)[0].removed == (f"rumor_{icon}",)
    assert sum(table.state.bag) == 0
    assert table.state.removed.count(ITEM_INDEX[f"rumor_{icon}"]) == 1


def test_ck_096_a_rumor_that_somebody_does_not_know_stays() -> None:
    table = Table(2).know(A, "whisper").stock("midnight_merchant").drawing("rumor_whisper", "fish2")
    table.shop("midnight_merchant", {A: "mouse"})
    assert sorted(table.stall("midnight_merchant")) == ["fish2", "rumor_whisper"]


def test_ck_097_wild_rumors_too_when_all_are_face_up() -> None:
    table = all_know(Table(2), *ICONS).stock("midnight_merchant").drawing("rumor_wild", "rumor_wild", "fish2")
    table.shop("midnight_merchant", {A: "mouse"})
    assert table.stall("midnight_merchant") == ["fish2"]
    assert sum(table.state.bag) == 0
    assert table.told(TokensDrawn)[0].removed == ("rumor_wild", "rumor_wild")


def test_ck_097_not_before() -> None:
    table = all_know(Table(2), "question", "exclaim").stock("midnight_merchant").drawing("rumor_wild", "fish2")
    table.shop("midnight_merchant", {B: "mouse"})
    assert sorted(table.stall("midnight_merchant")) == ["fish2", "rumor_wild"]
