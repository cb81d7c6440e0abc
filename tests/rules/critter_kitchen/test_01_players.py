"""CK-059 to CK-073: what each player has at the beginning, and the restaurateurs."""

from collections import Counter
from itertools import permutations

import pytest

from atable.games.critter_kitchen.actions import KeepRestaurateur, SendChef, Take
from atable.games.critter_kitchen.content.cards import RESTAURATEUR_IDS
from atable.games.critter_kitchen.events import RestaurateurKept, RestaurateursRevealed, RoundBegan
from atable.games.critter_kitchen.frames import Choosing
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.options import CritterOptions
from atable.kernel.codec import encode
from atable.kernel.errors import BadOptions
from tests.rules.critter_kitchen.scenario import SEEDS, A, B, C, Table

STARS = {
    "red_panda": 0,
    "globetrotting_boar": 2,
    "goat": 1,
    "elephant": 2,
    "heron": 1,
    "owl": 0,
    "badger": 2,
    "fox": 1,
    "hedgehog": 0,
    "penguin": 1,
}


def drafting(seats: int = 3, seed: str = "table") -> Table:
    return Table(seats, seed, restaurateurs=True, restaurateur_draft=True)


def restaurateurs(table: Table) -> list[str | None]:
    return [it.restaurateur for it in table.view().kitchens]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_059_three_chefs_a_marker_and_plates_for_each(seats: int) -> None:
    table = Table(seats)
    assert sorted(table.view().priority) == list(range(seats))
    for seat in range(seats):
        assert {it.chef for it in table.legal(seat) if isinstance(it, SendChef)} == {"mouse", "lizard", "boar"}
    table.to_cooking()
    assert [len(table.own(seat).plates) for seat in range(seats)] == [3] * seats
    table.to_meal()
    assert [len(table.own(seat).meal) for seat in range(seats)] == [7] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_060_a_card_for_each_location(seats: int) -> None:
    table = Table(seats)
    places = [here.id for here in table.view().locations]
    assert len(places) == seats + 3
    for seat in range(seats):
        for chef in ("mouse", "lizard", "boar"):
            cards = [it.location for it in table.legal(seat) if isinstance(it, SendChef) and it.chef == chef]
            assert cards == places


def test_ck_060_one_card_for_each() -> None:
    table = Table(3).send(A, mouse="water_market")
    cards = [it.location for it in table.legal(A) if isinstance(it, SendChef) and it.chef == "boar"]
    assert len(cards) == 5
    assert "water_market" not in cards


@pytest.mark.parametrize(
    ("seats", "unused"),
    [(2, ["water_market", "air_docks", "lantern_lane"]), (3, ["air_docks", "lantern_lane"]), (4, ["lantern_lane"])],
)
def test_ck_061_no_cards_of_unused_locations(seats: int, unused: list[str]) -> None:
    table = Table(seats)
    for place in unused:
        assert table.refusal(A, SendChef("mouse", place)) == "CK-105"


def test_ck_061_no_break_time() -> None:
    table = Table(5)
    assert table.refusal(A, SendChef("mouse", "break_time")) == "CK-105"
    assert "break_time" not in table.seen(A)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_062_one_soup(seats: int) -> None:
    assert [Table(seats).own(seat).soup for seat in range(seats)] == [1] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_063_and_nothing_else(seats: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        own, open_to_all = table.own(seat), table.kitchen(seat)
        assert (own.storage, own.bisque) == ((), 0)
        assert (open_to_all.rumors, open_to_all.stars) == ((), 0)
        assert (open_to_all.zous_chef, open_to_all.hired) == (None, None)


def track(seats: int, seed: str) -> tuple[int, ...]:
    """The priority track as the rules set it up."""
    return GAME.view(GAME.setup(CritterOptions(), seats, seed), None).priority


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_064_markers_in_random_order(seats: int) -> None:
    for place in range(seats):
        counts = Counter(track(seats, seed)[place] for seed in SEEDS)
        assert all(abs(counts[seat] - 300 / seats) < 45 for seat in range(seats))


def test_ck_064_every_order_is_possible() -> None:
    assert {track(3, seed) for seed in SEEDS} == set(permutations(range(3)))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_ck_065_the_front_is_where_one_takes_first(order: tuple[int, ...]) -> None:
    table = Table(3)
    table.state.priority = list(order)
    assert table.view().priority == order
    table.stock("water_market", "bread2", "carrot2", "cheese2", "fish2")
    table.shop("water_market", dict.fromkeys(range(3), "mouse"))
    assert table.pending() == [order[0]]
    table.take(order[0], "bread2")
    assert table.view().priority == (*order[1:], order[0])  # its back is the other end


def test_ck_066_no_restaurateurs_unless_wanted() -> None:
    assert restaurateurs(Table(3)) == [None] * 3
    assert restaurateurs(Table(3, preset="first_game", critic="mouse")) == [None] * 3
    assert None not in restaurateurs(Table(3, restaurateurs=True))


def test_ck_066_no_draft_without_them() -> None:
    with pytest.raises(BadOptions) as error:
        Table(3, restaurateur_draft=True)
    assert error.value.field == "restaurateur_draft"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_067_one_each_face_up(seats: int) -> None:
    for seed in SEEDS[:20]:
        table = Table(seats, seed, restaurateurs=True)
        cards = restaurateurs(table)
        assert len(set(cards)) == seats
        for seat in range(seats):
            assert [it.restaurateur for it in table.view(seat).kitchens] == cards
        assert table.view().phase == "planning"


def test_ck_067_at_random() -> None:
    deals = [restaurateurs(Table(2, seed, restaurateurs=True)) for seed in SEEDS]
    for seat in (A, B):
        counts = Counter(cards[seat] for cards in deals)
        assert all(15 <= counts[card] <= 50 for card in STARS)  # 30 expected


def test_ck_068_the_others_are_out() -> None:
    table = Table(3, restaurateurs=True)
    dealt = restaurateurs(table)
    for _ in table.at_random():
        for seat in table.watchers():
            text = encode(table.view(seat)).decode()
            assert {card for card in RESTAURATEUR_IDS if f'"restaurateur":"{card}"' in text} == set(dealt)
        assert restaurateurs(table) == dealt


def test_ck_069_their_stars_at_once() -> None:
    seen = set()
    for seed in SEEDS[:60]:
        for it in Table(3, seed, restaurateurs=True).view().kitchens:
            assert it.restaurateur is not None
            assert it.stars == STARS[it.restaurateur]
            seen.add(it.restaurateur)
    assert seen == set(STARS)


@pytest.mark.parametrize("number", [1, 4, 7])
def test_ck_070_the_ability_lasts(number: int) -> None:
    table = Table(3).employ(A, "globetrotting_boar").to_round(number)
    before = table.soups(A)
    table.stock("garden_top_shop", "fish2").shop("garden_top_shop", {A: "boar"}).leave(A)
    assert table.soups(A) == before + 2
    assert table.kitchen(A).restaurateur == "globetrotting_boar"


def test_ck_071_restaurateurs_are_public() -> None:
    table = Table(3, restaurateurs=True).employ(A, "badger").employ(B, "goat").employ(C, "heron")
    for seat in table.watchers():
        assert [it.restaurateur for it in table.view(seat).kitchens] == ["badger", "goat", "heron"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_072_two_cards_each(seats: int) -> None:
    table = drafting(seats)
    dealt = [table.own(seat).dealt for seat in range(seats)]
    assert [len(cards) for cards in dealt] == [2] * seats
    assert len({card for cards in dealt for card in cards}) == 2 * seats
    assert table.pending() == list(range(seats))
    for seat, cards in enumerate(dealt):
        assert table.legal(seat) == [KeepRestaurateur(card) for card in cards]


def test_ck_072_dealt_in_secret() -> None:
    one, other = drafting(), drafting()
    frame = other.state.stack[0]
    assert isinstance(frame, Choosing)
    frame.dealt[A], frame.dealt[B] = frame.dealt[B], frame.dealt[A]
    for seat in (C, None):
        assert one.seen(seat) == other.seen(seat)
        assert not [card for card in one.own(A).dealt if f'"{card}"' in one.seen(seat)]
    assert one.own(A).dealt != other.own(A).dealt


def test_ck_072_one_is_kept_in_secret_and_all_are_revealed_together() -> None:
    table = drafting()
    kept = [table.own(seat).dealt[1] for seat in range(3)]
    for seat in (B, A):
        table.act(seat, KeepRestaurateur(kept[seat]))
        assert table.told(RestaurateurKept, seat) == [RestaurateurKept(seat, kept[seat])]
        assert table.told(RestaurateurKept, C) == [RestaurateurKept(seat, None)]
        assert restaurateurs(table) == [None] * 3
        assert kept[seat] not in table.seen(C)
    table.act(C, KeepRestaurateur(kept[C]))
    assert table.told(RestaurateursRevealed) == [RestaurateursRevealed(tuple(kept))]
    assert restaurateurs(table) == kept
    assert [it.round for it in table.told(RoundBegan)] == [1]


def test_ck_072_only_one_of_the_two() -> None:
    table = drafting()
    for card in set(RESTAURATEUR_IDS) - set(table.own(A).dealt):
        assert table.refusal(A, KeepRestaurateur(card)) == "CK-072"
    assert table.refusal(A, Take("bread2")) == "CK-072"
    table.act(A, KeepRestaurateur(table.own(A).dealt[0]))
    assert table.refusal(A, KeepRestaurateur(table.own(A).dealt[1])) == "CK-013"  # that is settled


def test_ck_072_the_other_card_is_returned_unseen() -> None:
    table = drafting()
    returned = [table.own(seat).dealt[1] for seat in range(3)]
    for seat in range(3):
        table.act(seat, KeepRestaurateur(table.own(seat).dealt[0]))
    for watcher in table.watchers():
        text = table.seen(watcher)
        assert not [card for card in returned if f'"{card}"' in text]


def test_ck_073_the_stars_of_a_drafted_card_at_once() -> None:
    for seed in SEEDS[:20]:
        table = drafting(seed=seed)
        for seat in range(3):
            assert table.kitchen(seat).stars == 0
            table.act(seat, KeepRestaurateur(table.own(seat).dealt[0]))
        for it in table.view().kitchens:
            assert it.restaurateur is not None
            assert it.stars == STARS[it.restaurateur]
