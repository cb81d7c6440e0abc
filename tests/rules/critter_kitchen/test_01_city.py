"""CK-034 to CK-057: Bistro Bay is set up."""

from collections import Counter
from functools import cache

import pytest

from atable.games.critter_kitchen.actions import Take
from atable.games.critter_kitchen.content.cards import CHALLENGE_IDS, CRITIC_IDS, RUMOR_IDS, ZOUS_IDS
from atable.games.critter_kitchen.events import RoundBegan, TokensDrawn
from atable.kernel.codec import encode
from atable.kernel.errors import BadOptions
from atable.kernel.events import seen_by
from tests.rules.critter_kitchen.scenario import SEEDS, A, Table

NUMBERED = ["garden_top_shop", "desert_vendor", "water_market", "air_docks", "lantern_lane"]
BASE_RUMORS = {
    *(f"{kind}_fanatic" for kind in ("bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine")),
    "spice_lover",
    "tender",
    "extremely_pampered",
    "big_cheese",
    "super_chatty",
    "wine_cellar",
    "simple_palate",
}


@cache
def shown_in_a_game(seed: str) -> tuple[Table, str]:
    """A game played to its end, and everything that anybody saw or was told meanwhile."""
    table = Table(3, seed)
    texts = set()
    for _ in table.at_random(seed):
        texts |= {encode(table.view(seat)).decode() for seat in table.watchers()}
    told = [encode(seen_by(table.log, seat)).decode() for seat in table.watchers()]
    return table, "".join([*texts, *told])


def shown_cards(seed: str, cards: list[str]) -> set[str]:
    _, text = shown_in_a_game(seed)
    return {card for card in cards if f'"{card}"' in text}


def places(table: Table) -> list[str]:
    return [here.id for here in table.view().locations]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_034_one_board_and_one_track_for_all(seats: int) -> None:
    table = Table(seats).to_round(2)
    boards = []
    for seat in table.watchers():
        view = table.view(seat)
        boards.append((view.round, view.challenges, view.critic, view.priority, view.locations))
    assert boards == [boards[0]] * (seats + 1)
    assert sorted(boards[0][3]) == list(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_035_119_tokens_in_the_bag(seats: int) -> None:
    """With a draft the players choose first, so that nothing has been drawn yet."""
    table = Table(seats, restaurateurs=True, restaurateur_draft=True)
    assert sum(table.state.bag) == 119
    for kind in ("bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine"):
        assert [table.in_bag(f"{kind}{number}") for number in range(2, 8)] == [3, 3, 2, 2, 2, 1]
        assert table.in_bag(f"spice_{kind}") == 2
    assert table.in_bag("allspice") == 2
    assert [table.in_bag(f"rumor_{icon}") for icon in ("question", "exclaim", "whisper", "wild")] == [3, 3, 3, 3]


@pytest.mark.parametrize(("seats", "drawn"), [(2, 8), (3, 10), (4, 13), (5, 17)])
def test_ck_035_round_1_is_drawn_from_them(seats: int, drawn: int) -> None:
    """All spaces but those of the Midnight Merchant."""
    assert sum(Table(seats).state.bag) == 119 - drawn


def test_ck_036_the_all_spice_of_round_7_is_not_in_the_bag() -> None:
    table = Table(2)
    assert table.in_bag("allspice_r7") == 0
    for number in range(1, 7):
        table.to_round(number)
        assert all("allspice_r7" not in table.stall(place) for place in places(table))
    assert all("allspice_r7" not in event.items for event in table.logged(TokensDrawn))


def test_ck_037_six_of_seven_challenges_in_a_row() -> None:
    for seed in SEEDS[:20]:
        table = Table(2, seed)
        shown = [table.view().challenges[-1].id]
        table.to_round(7)
        shown += [event.challenge for event in table.logged(RoundBegan) if event.challenge is not None]
        assert len(shown) == len(set(shown)) == 6


def test_ck_037_shuffled() -> None:
    for at in range(6):
        counts = Counter(Table(2, seed).state.challenges[at] for seed in SEEDS)
        assert all(20 <= counts[card] <= 70 for card in range(7))  # 43 expected


def test_ck_037_face_down() -> None:
    table = Table(3)
    other = table.copy()
    first, *rest = table.state.challenges
    other.state.challenges = (first, *reversed(rest))
    for seat in table.watchers():
        assert other.seen(seat) == table.seen(seat)
    assert other.to_round(2).view().challenges != table.to_round(2).view().challenges


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_ck_038_nobody_sees_the_seventh_challenge(seed: str) -> None:
    table, _ = shown_in_a_game(seed)
    seventh = CHALLENGE_IDS[table.state.challenges[6]]
    assert shown_cards(seed, CHALLENGE_IDS) == set(CHALLENGE_IDS) - {seventh}


def test_ck_039_one_critic_at_random() -> None:
    counts = Counter(Table(2, seed, critic="random").view().critic for seed in SEEDS)
    assert all(10 <= counts[critic] <= 45 for critic in CRITIC_IDS)  # 25 expected


def test_ck_039_face_up_and_the_only_one() -> None:
    table = Table(3, critic="random")
    critic = table.view().critic
    for _ in table.at_random():
        assert {table.view(seat).critic for seat in table.watchers()} == {critic}


def test_ck_040_three_rumor_cards_at_random() -> None:
    deals = [Table(2, seed).state.rumors for seed in SEEDS]
    assert all(len(set(cards)) == 3 for cards in deals)
    for icon in range(3):
        counts = Counter(cards[icon] for cards in deals)
        assert all(2 <= counts[card] <= 25 for card in range(28))  # 11 expected


def test_ck_040_face_down() -> None:
    one = Table(3).rumors("tender", "picky", "nocturnal")
    other = Table(3).rumors("to_go", "mercurial", "sommelier")
    for seat in one.watchers():
        assert one.view(seat).rumors == (None, None, None)
        assert one.seen(seat) == other.seen(seat)


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_ck_041_nobody_sees_the_other_rumor_cards(seed: str) -> None:
    table, _ = shown_in_a_game(seed)
    assert shown_cards(seed, RUMOR_IDS) == {RUMOR_IDS[card] for card in table.state.rumors}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_042_the_tracker_starts_on_round_1(seats: int) -> None:
    assert [Table(seats).view(seat).round for seat in (*range(seats), None)] == [1] * (seats + 1)


def test_ck_043_the_hold_token_waits_on_round_3() -> None:
    table = Table(3)
    assert [it.held for it in table.view().challenges] == [None]
    assert [it.held for it in table.to_round(2).view().challenges] == [None, None]
    first, second, third = table.to_round(3).view().challenges
    assert (first.held, second.held) == (None, None)
    assert third.held is not None
    assert [len(it.types) for it in (first, second, third)] == [3, 3, 2]


def test_ck_044_an_all_spice_waits_on_round_7() -> None:
    table = Table(3)
    lying = []
    for number in range(1, 8):
        table.to_round(number)
        lying.append(sum(table.stall(place).count("allspice_r7") for place in places(table)))
    assert lying == [0, 0, 0, 0, 0, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_045_the_soup_truck_is_first(seats: int) -> None:
    assert places(Table(seats))[0] == "soup_truck"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_046_one_numbered_location_for_each_player(seats: int) -> None:
    assert places(Table(seats))[1:-2] == NUMBERED[:seats]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_047_the_other_numbered_locations_are_out(seats: int) -> None:
    table = Table(seats)
    assert not set(places(table)) & set(NUMBERED[seats:])
    table.to_round(7)
    for place in NUMBERED[seats:]:
        assert table.stall(place) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_048_then_the_midnight_merchant(seats: int) -> None:
    assert places(Table(seats))[seats + 1] == "midnight_merchant"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_049_the_chef_academy_is_last(seats: int) -> None:
    assert places(Table(seats))[seats + 2 :] == ["chef_academy"]


def sides(seats: int) -> tuple[int, int]:
    """Spaces for tokens at the Midnight Merchant and at the Chef Academy."""
    table = Table(seats)
    academy = [item for item in table.stall("chef_academy") if item != "zous_chef"]
    table.to_round(2)
    (merchant,) = [event.items for event in table.logged(TokensDrawn) if event.location == "midnight_merchant"]
    return len(merchant), len(academy)


def test_ck_050_the_sides_for_two() -> None:
    assert sides(2) == (2, 2)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ck_051_the_other_sides(seats: int) -> None:
    assert sides(seats) == (3, 0)


def test_ck_052_soup_and_bisque_are_at_the_soup_truck() -> None:
    table = Table(3).stock("soup_truck").shop("soup_truck", {A: "boar"})
    assert Take("soup") in table.legal(A)
    table = Table(3).stock("garden_top_shop", "fish2").shop("garden_top_shop", {A: "boar"})
    assert table.refusal(A, Take("soup")) == table.refusal(A, Take("bisque")) == "CK-005"
    assert "bisque" in table.stall("soup_truck")


def test_ck_053_six_zous_chefs_one_a_round() -> None:
    for seed in SEEDS[:20]:
        table = Table(2, seed)
        shown = [table.view().zous_chef]
        table.to_round(7)
        shown += [event.zous_chef for event in table.logged(RoundBegan) if event.round < 7]
        assert len(shown) == len(set(shown)) == 6
        assert None not in shown


def test_ck_053_shuffled_and_face_down() -> None:
    for at in range(6):
        counts = Counter(Table(2, seed).state.academy[at] for seed in SEEDS)
        assert all(10 <= counts[card] <= 45 for card in range(12))  # 25 expected
    table = Table(3)
    other = table.copy()
    first, *rest = table.state.academy
    other.state.academy = (first, *reversed(rest))
    for seat in table.watchers():
        assert other.seen(seat) == table.seen(seat)


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_ck_054_nobody_sees_the_other_six(seed: str) -> None:
    table, _ = shown_in_a_game(seed)
    assert shown_cards(seed, ZOUS_IDS) == {ZOUS_IDS[card] for card in table.state.academy[:6]}


def test_ck_055_the_first_game() -> None:
    rumors = set()
    for seed in SEEDS:
        table = Table(3, seed, preset="first_game", critic="random")
        rumors |= {RUMOR_IDS[card] for card in table.state.rumors}
        assert table.view().critic == "mouse"
        assert [it.restaurateur for it in table.view().kitchens] == [None] * 3
    assert rumors == BASE_RUMORS


@pytest.mark.parametrize("option", [{"critic": "cow"}, {"critic": "mouse", "restaurateurs": True}])
def test_ck_055_nothing_else_goes_with_it(option: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        Table(3, "table", preset="first_game", **option)


def test_ck_056_base_rumors_only() -> None:
    drawn = {card for seed in SEEDS for card in Table(2, seed, rumor_set="base").state.rumors}
    assert {RUMOR_IDS[card] for card in drawn} == BASE_RUMORS


def test_ck_057_all_28_otherwise() -> None:
    drawn = {card for seed in SEEDS for card in Table(2, seed).state.rumors}
    assert len({RUMOR_IDS[card] for card in drawn}) == 28
