"""CK-297 to CK-306: how a table for one is laid."""

from collections import Counter

import pytest

from atable.games.critter_kitchen.actions import KeepRestaurateur, SendChef
from atable.games.critter_kitchen.content.cards import NO_CARD
from atable.games.critter_kitchen.content.items import CHEFS
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.events import ChefSent, StarsGained
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.options import CritterOptions
from atable.games.critter_kitchen.state import AUTOMA, MCDOGALDS, CritterState
from atable.kernel.events import seen_by
from atable.kernel.rng import seeded
from tests.rules.critter_kitchen.solo_table import ACADEMY, DESERT, GARDEN, NIGHT, TRUCK, alone, answers, do, solo

SEEDS = [f"solo {number}" for number in range(40)]
STARTING_STARS = {
    "mouse": 2,
    "cow": 3,
    "fruit_bat": 2,
    "jerboa": 2,
    "kangaroo": 2,
    "rabbit": 1,
    "tree_shrew": 3,
    "capybara": 3,
    "tortoise": 1,
    "raccoon": 1,
    "flamingo": 0,
    "parrot": 1,
}


def fresh(seed: str = "solo", **options: object) -> CritterState:
    return GAME.setup(CritterOptions(**options), 1, seed)  # type: ignore[arg-type]


def test_ck_297_the_city_of_two() -> None:
    view = GAME.view(fresh(), 0)
    assert [place.id for place in view.locations] == [TRUCK, GARDEN, DESERT, NIGHT, ACADEMY]
    assert [len(place.items) for place in view.locations] == [1, 3, 3, 0, 3]  # a bisque; two tokens and a zous-chef


def test_ck_297_two_tokens_at_the_midnight_merchant() -> None:
    state = alone(zous_chef="mole", game_round=2, cards=["mg_night", "mo_academy", "bo_truck", "li_two_r"])
    answers(state, TRUCK, GARDEN, DESERT)
    (night,) = [place for place in GAME.view(state, 0).locations if place.id == NIGHT]
    assert len(night.items) == 2


def test_ck_299_no_cards_face_down() -> None:
    """Whoever watches sees each chef as it is sent."""
    events = do(fresh(), SendChef("mouse", GARDEN))
    assert seen_by(events, None) == [ChefSent(0, "mouse", GARDEN)]


@pytest.mark.parametrize("critic", STARTING_STARS)
def test_ck_300_ck_301_the_critics_choice_card_and_its_stars(critic: str) -> None:
    view = GAME.view(fresh(critic=critic), 0)
    assert view.solo is not None
    assert view.solo.choice == f"cc_{critic}"
    assert [kitchen.stars for kitchen in view.kitchens] == [0, STARTING_STARS[critic]]


def test_ck_302_it_has_three_chefs_and_nothing_else() -> None:
    state = fresh()
    view = GAME.view(state, 0)
    assert [kitchen.seat for kitchen in view.kitchens] == [0, AUTOMA]
    assert view.solo is not None
    assert (view.solo.storage, view.solo.starred, view.kitchens[1].rumors) == ((), {}, ())
    assert sorted(answers(alone())) == ["boar", "lizard", "mouse"]


def test_ck_303_four_decks() -> None:
    state = fresh()
    assert sorted(CONTENT.managers[card].id for card in solo(state).managers) == sorted(m.id for m in CONTENT.managers)
    for chef, deck in enumerate(solo(state).chef_decks):
        assert len(set(deck)) == 10
        assert {CONTENT.chef_cards[card].deck for card in deck} == {CHEFS[chef]}


def test_ck_303_each_shuffled_by_itself() -> None:
    tables = [solo(fresh(seed)) for seed in SEEDS]
    assert len({tuple(table.managers) for table in tables}) == len(SEEDS)
    for chef in range(3):
        decks = {tuple(table.chef_decks[chef]) for table in tables}
        assert len(decks) == len(SEEDS)
        assert len({deck[-1] for deck in decks}) >= 8  # of ten cards nearly all come first somewhere
    mice, lizards = ([[card % 10 for card in table.chef_decks[chef]] for table in tables] for chef in (0, 1))
    assert all(one != other for one, other in zip(mice, lizards, strict=True))


def test_ck_304_its_marker_is_in_front() -> None:
    assert Counter(GAME.view(fresh(seed), 0).priority for seed in SEEDS) == {(AUTOMA, 0): len(SEEDS)}


def test_ck_305_a_restaurateur_for_the_player_alone() -> None:
    state = fresh(restaurateurs=True)
    assert state.kitchens[0].restaurateur != NO_CARD
    assert state.kitchens[MCDOGALDS].restaurateur == NO_CARD
    assert fresh().kitchens[0].restaurateur == NO_CARD


def test_ck_305_drafted() -> None:
    state = fresh(restaurateurs=True, restaurateur_draft=True)
    own = GAME.view(state, 0).own
    assert own is not None
    assert len(own.dealt) == 2
    do(state, KeepRestaurateur(own.dealt[1]))
    view = GAME.view(state, 0)
    assert [kitchen.restaurateur for kitchen in view.kitchens] == [own.dealt[1], None]
    assert view.phase == "planning"


def final_stars(seed: str, difficulty: str) -> list[int]:
    """Of the player and of McDogald's, after a game at random, which is the same for each difficulty."""
    state = fresh(seed, solo_difficulty=difficulty)
    rng = seeded(f"player {seed}")
    while GAME.outcome(state) is None:
        do(state, GAME.sample(state, 0, rng))
    return [kitchen.stars for kitchen in GAME.view(state, 0).kitchens]


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_ck_306_difficulty_changes_its_final_stars(seed: str) -> None:
    player, mcdogalds = final_stars(seed, "chef")
    assert final_stars(seed, "intern") == [player, mcdogalds - 4]
    assert final_stars(seed, "executive_chef") == [player, mcdogalds + 4]


def test_ck_306_and_the_score_sheet_says_so() -> None:
    state = fresh(solo_difficulty="executive_chef")
    rng = seeded("sheet")
    events = []
    while GAME.outcome(state) is None:
        events = do(state, GAME.sample(state, 0, rng))
    assert StarsGained(AUTOMA, 4, "difficulty") in events
