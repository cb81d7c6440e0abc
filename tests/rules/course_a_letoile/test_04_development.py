"""CE-68 to CE-73: Cuisine, Service and Decoration cards."""

import pytest

from atable.games.course_a_letoile.actions import (
    DiscardCard,
    LoseDecoration,
    PlayAttack,
    PlayDevelopment,
    React,
    SellCard,
)
from atable.games.course_a_letoile.events import DevelopmentPlayed
from atable.games.course_a_letoile.frames import Ending
from atable.games.course_a_letoile.game import GAME
from tests.rules.course_a_letoile.scenario import do, hand, scenario
from tests.rules.course_a_letoile.tables import SEEDS, at_random, fresh, front, offered, refused, view, watchers

# Cuisine, Service and Decoration points, and Fame.
PRINTED = {
    "cu_dishwasher": (1, 0, 0, 0),
    "cu_commis": (1, 0, 0, 0),
    "cu_chef": (2, 0, 0, 1),
    "cu_cheffe": (2, 0, 0, 1),
    "cu_star_tv": (3, 0, 0, 2),
    "cu_star_legend": (3, 0, 0, 2),
    "se_trainee": (0, 1, 0, 0),
    "se_humming_waiter": (0, 1, 0, 0),
    "se_floor_manager": (0, 2, 0, 1),
    "se_bartender": (0, 2, 0, 1),
    "se_maitre_d": (0, 3, 0, 2),
    "se_sommelier": (0, 3, 0, 2),
    "de_checked_cloth": (0, 0, 1, 0),
    "de_plastic_ficus": (0, 0, 1, 0),
    "de_fairy_terrace": (0, 0, 2, 1),
    "de_zinc_bar": (0, 0, 2, 1),
    "de_chandelier": (0, 0, 3, 2),
    "de_winter_garden": (0, 0, 3, 2),
}


@pytest.mark.parametrize(("card", "price"), [("cu_commis", 3), ("se_bartender", 6), ("de_chandelier", 10)])
def test_ce_68_face_up_against_its_price(card: str, price: int) -> None:
    state = scenario(seats=3, active=1, hands={1: [card]}, coins={1: 11})
    assert do(state, PlayDevelopment(card)) == [DevelopmentPlayed(1, card, price)]
    for seat in watchers(state):
        assert [here.team for here in view(state, seat).seats] == [(), (card,), ()]
    assert front(state, 1).coins == 11 - price
    assert hand(state, 1) == []


@pytest.mark.parametrize("card", ["sf_taco", "tip", "rats"])
def test_ce_68_nothing_else_is_a_development_card(card: str) -> None:
    state = scenario(hands={0: [card]}, coins={0: 20})
    assert offered(state, PlayDevelopment) == []
    with refused(state, "CE-68", "not-a-development"):
        do(state, PlayDevelopment(card))


@pytest.mark.parametrize("card", PRINTED)
def test_ce_69_identical_cards_together(card: str) -> None:
    state = scenario(hands={0: [card, card]}, teams={0: [card]}, coins={0: 20})
    for _ in range(2):
        assert offered(state, PlayDevelopment) == [PlayDevelopment(card)]
        do(state, PlayDevelopment(card))
    assert front(state, 0).team == (card, card, card)


def test_ce_69_and_each_gives_its_points() -> None:
    state = scenario(teams={0: ["cu_chef"] * 3 + ["de_checked_cloth"] * 2})
    assert front(state, 0).points == (6, 0, 2, 3)


@pytest.mark.parametrize("card", PRINTED)
def test_ce_70_the_printed_points(card: str) -> None:
    state = scenario(hands={0: [card]}, coins={0: 10})
    assert front(state, 0).points == (0, 0, 0, 0)
    do(state, PlayDevelopment(card))
    assert [here.points for here in view(state).seats] == [PRINTED[card], (0, 0, 0, 0)]


def test_ce_70_they_add_up() -> None:
    state = scenario(teams={0: list(PRINTED)})
    assert front(state, 0).points == (12, 12, 12, 18)


def test_ce_71_a_discarded_card_takes_its_points_along() -> None:
    state = scenario(hands={0: ["outdated"]}, teams={1: ["de_chandelier", "de_zinc_bar", "cu_commis"]})
    assert front(state, 1).points == (1, 0, 5, 3)
    do(state, PlayAttack("outdated", 1))
    do(state, React(False))
    do(state, LoseDecoration("de_chandelier"))
    assert front(state, 1).team == ("de_zinc_bar", "cu_commis")
    assert front(state, 1).points == (1, 0, 2, 1)


@pytest.mark.parametrize("card", ["cu_star_tv", "se_bartender"])
def test_ce_71_a_stolen_card_takes_its_points_along(card: str) -> None:
    state = scenario(hands={0: ["headhunting"]}, teams={1: [card, "cu_commis"]})
    do(state, PlayAttack("headhunting", 1, card))
    do(state, React(False))
    assert [here.points for here in view(state).seats] == [PRINTED[card], (1, 0, 0, 0)]
    assert [here.team for here in view(state).seats] == [(card,), ("cu_commis",)]


def test_ce_71_one_of_two_copies() -> None:
    state = scenario(hands={0: ["outdated"]}, teams={1: ["de_chandelier"] * 2})
    do(state, PlayAttack("outdated", 1))
    do(state, React(False))
    assert front(state, 1).points == (0, 0, 3, 2)


def test_ce_72_any_number_of_them() -> None:
    cards = [card for card in PRINTED if not card.startswith("de_") for _ in range(3)]
    state = scenario(hands={0: [cards[0], cards[1]]}, teams={0: cards[2:]}, coins={0: 6})
    assert len(front(state, 0).team) == 34
    for card in cards[:2]:
        assert PlayDevelopment(card) in GAME.legal(state, 0)
        do(state, PlayDevelopment(card))
    assert len(front(state, 0).team) == 36


@pytest.mark.parametrize("card", ["cu_chef", "se_trainee", "de_zinc_bar"])
def test_ce_73_no_card_in_front_is_sold_or_removed(card: str) -> None:
    state = scenario(frame=Ending(), hands={0: ["tip"]}, teams={0: [card]})
    assert offered(state, SellCard) == [SellCard("tip")]
    with refused(state, "CE-36", "not-in-your-hand"):
        do(state, SellCard(card))
    full = scenario(frame=Ending(), hands={0: ["tip"] * 6 + ["rats"] * 2}, teams={0: [card]})
    assert offered(full, DiscardCard) == [DiscardCard("rats"), DiscardCard("tip")]
    with refused(full, "CE-36", "not-in-your-hand"):
        do(full, DiscardCard(card))


def test_ce_73_cards_go_only_by_attacks_of_others() -> None:
    for seed in SEEDS[:4]:
        cards, step = [0] * 3, ""
        for state in at_random(fresh(3, seed, pace="simulation"), seed):
            now = [len(here.team) for here in view(state).seats]
            fewer = [seat for seat in range(3) if now[seat] < cards[seat]]
            assert not fewer or step in ("attack", "losing")
            assert state.active not in fewer
            cards, step = now, view(state).step
        assert sum(cards) > 0
