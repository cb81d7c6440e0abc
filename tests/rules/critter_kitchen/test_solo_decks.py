"""CK-312, CK-318, CK-319, CK-346: zous-chefs draw too, decks run out, cards are discarded."""

import pytest

from atable.games.critter_kitchen.actions import PASS, MoveChef
from atable.games.critter_kitchen.content.cards import ZOUS_INDEX
from atable.games.critter_kitchen.content.items import LIZARD, MOUSE
from atable.games.critter_kitchen.events import ChefCardRevealed, ManagerRevealed
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.solo import decks
from atable.games.critter_kitchen.state import MCDOGALDS
from atable.games.critter_kitchen.table.city import capacity_of
from atable.kernel.rng import seeded
from tests.rules.critter_kitchen.solo_table import (
    ACADEMY,
    AWAY,
    CHEF_CARDS,
    DESERT,
    GARDEN,
    NIGHT,
    TRUCK,
    alone,
    answers,
    do,
    finish_round,
    send,
    solo,
)

OWN_CARDS = ["mg_usual_1", "mo_night", "li_truck", "bo_academy"]


@pytest.mark.parametrize(("zous_chef", "card"), [
    ("penny", "mo_seven"),
    ("carol", "li_two_r"),
    ("shark", "li_two_r"),  # capacity 2, though as fast as a mouse
    ("ant", "bo_sum_right"),
    ("snail", "bo_sum_right"),  # capacity 4
])  # fmt: skip
def test_ck_312_a_card_of_the_deck_of_its_capacity(zous_chef: str, card: str) -> None:
    """After the card of that chef comes the next one of the same deck."""
    city = {DESERT: ["meat7"]}
    state = alone(game_round=2, city=city, zous_chef=zous_chef, cards=[*OWN_CARDS, card])
    events = [event for event in send(state, *AWAY) if isinstance(event, ChefCardRevealed)]
    assert [event.chef for event in events] == ["mouse", "lizard", "boar", "zous"]
    assert events[3] == ChefCardRevealed("zous", card, DESERT)


def test_ck_312_ck_314_the_zous_chef_is_last() -> None:
    state = alone(game_round=2, zous_chef="snail", cards=[*OWN_CARDS, "bo_truck"])
    assert answers(state)["zous"] == GARDEN
    state = alone(game_round=2, zous_chef="penny", cards=[*OWN_CARDS, "mo_academy"])
    assert answers(state)["zous"] == DESERT  # from the right: academy and night are taken


def test_ck_313_a_break_is_for_the_lizard_alone() -> None:
    state = alone(game_round=2, zous_chef="carol", cards=["mg_break", "mo_night", "bo_academy", "li_truck"])
    assert answers(state) == {"mouse": NIGHT, "boar": ACADEMY, "zous": TRUCK}


def test_ck_312_without_a_zous_chef_no_fourth_card() -> None:
    assert sorted(answers(alone(cards=OWN_CARDS))) == ["boar", "lizard", "mouse"]


def test_ck_318_the_discards_become_the_deck() -> None:
    state = alone()
    discarded = solo(state).chef_decks[MOUSE][:9]
    solo(state).chef_discards[MOUSE] = discarded.copy()
    solo(state).chef_decks[MOUSE] = []
    first = decks.draw_chef_card(state, MOUSE)
    assert first in discarded
    assert sorted([first, *solo(state).chef_decks[MOUSE]]) == sorted(discarded)
    assert solo(state).chef_discards[MOUSE] == []


def test_ck_318_shuffled() -> None:
    orders = set()
    for seed in range(20):
        state = alone()
        state.rng = seeded(f"discards {seed}")
        solo(state).chef_discards[LIZARD], solo(state).chef_decks[LIZARD] = solo(state).chef_decks[LIZARD], []
        orders.add(tuple(decks.draw_chef_card(state, LIZARD) for _ in range(10)))
    assert len(orders) == 20


def test_ck_318_not_before_a_card_is_needed() -> None:
    state = alone(game_round=2, zous_chef="penny", cards=OWN_CARDS)
    deck = solo(state).chef_decks[MOUSE]
    solo(state).chef_discards[MOUSE], solo(state).chef_decks[MOUSE] = deck[:-1], deck[-1:]
    sent = [event for event in send(state, *AWAY) if isinstance(event, ChefCardRevealed)]
    assert sent[0].card == "mo_night"
    assert sent[3].card not in (None, "mo_night")  # that one still lies on the table
    assert len(solo(state).chef_decks[MOUSE]) == 8


def test_ck_319_abilities_after_the_reveal_wait_for_mcdogalds() -> None:
    state = alone(game_round=2, cards=OWN_CARDS)
    state.kitchens[0].zous = ZOUS_INDEX["chameleon"]
    events = send(state, TRUCK, NIGHT, ACADEMY, GARDEN)
    assert len([event for event in events if isinstance(event, ChefCardRevealed)]) == 3
    assert GAME.view(state, 0).phase == "revealing"
    assert GAME.legal(state, 0) == [MoveChef(DESERT), PASS]


def test_ck_346_cards_are_discarded_at_the_end_of_the_round() -> None:
    state = alone(cards=["mg_supersize", "mo_night", "li_truck", "bo_academy"])
    send(state, GARDEN, DESERT, NIGHT)
    view = GAME.view(state, 0).solo
    assert view is not None
    assert (view.manager, sorted(view.chef_cards.values())) == ("mg_supersize", ["bo_academy", "li_truck", "mo_night"])
    finish_round(state)
    view = GAME.view(state, 0).solo
    assert view is not None
    assert (view.manager, view.chef_cards) == (None, {})
    discards = [[CHEF_CARDS[card] for card in pile] for pile in solo(state).chef_discards]
    assert discards == [["mo_night"], ["li_truck"], ["bo_academy"]]
    assert len(solo(state).managers) == 13
    assert capacity_of(state, MCDOGALDS, LIZARD) == 2  # supersize was for one round


def test_ck_346_the_card_of_a_zous_chef_goes_to_its_own_discards() -> None:
    state = alone(game_round=2, zous_chef="snail", cards=[*OWN_CARDS, "bo_truck"])
    send(state, *AWAY)
    finish_round(state)
    assert [[CHEF_CARDS[card] for card in pile] for pile in solo(state).chef_discards] == [
        ["mo_night"],
        ["li_truck"],
        ["bo_academy", "bo_truck"],
    ]


def test_ck_346_seven_rounds_seven_managers() -> None:
    state = alone(critic="mouse")
    rng = seeded("managers")
    managers: list[str] = []
    while GAME.outcome(state) is None:
        events = do(state, GAME.sample(state, 0, rng))
        managers += [event.card for event in events if isinstance(event, ManagerRevealed)]
    assert len(managers) == len(set(managers)) == 7
