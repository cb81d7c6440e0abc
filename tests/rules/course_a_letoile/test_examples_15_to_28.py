"""Worked examples 15 to 28, each as a player would check it at the table."""

import pytest

from atable.games.course_a_letoile.actions import (
    DiscardCard,
    Draw,
    EndPlay,
    EndTurn,
    LoseDecoration,
    PlayAttack,
    PlayBoost,
    PlayDevelopment,
    React,
    RenewHand,
    SellCard,
)
from atable.games.course_a_letoile.events import DeckRebuilt, ServiceEnded, StarReached
from atable.games.course_a_letoile.frames import Drawing, Ending
from atable.games.course_a_letoile.game import GAME
from tests.rules.course_a_letoile.attacks import (
    ALMOST_BRIGADE,
    BRIGADE,
    coins,
    fame,
    lies_at,
    parry,
    strike,
)
from tests.rules.course_a_letoile.scenario import discard_pile, do, hand, scenario
from tests.rules.course_a_letoile.tables import (
    SEEDS,
    finish_service,
    finish_turn,
    front,
    kinds,
    offered,
    only,
    outcome,
    refused,
    view,
    with_seed,
)

BACK = "back_to_kitchen"


def test_example_15_defence_against_defence() -> None:
    state = scenario(hands={0: ["rats", BACK], 1: [BACK]})
    parry(state, PlayAttack("rats", 1))
    assert view(state).step == "playing", "the attacker is not asked"
    assert hand(state, 0) == [BACK]
    assert not front(state, 1).rats


def test_example_16_no_window_for_boosts() -> None:
    state = scenario(hands={0: ["tip"], 1: [BACK]})
    do(state, PlayBoost("tip"), 0)
    assert coins(state) == [6, 3]
    assert GAME.pending(state) == [0]
    assert view(state).step == "playing"


def test_example_17_nothing_to_lose() -> None:
    state = scenario(hands={0: ["outdated"]}, teams={1: ["cu_chef"]})
    with refused(state, "CE-96", "no-use-against"):
        do(state, PlayAttack("outdated", 1), 0)


def test_example_18_the_victims_choice_can_be_picked_up() -> None:
    start = scenario(hands={0: ["outdated"]}, teams={1: ["de_checked_cloth", "de_chandelier"]}, discard=10)
    picked_up = 0
    for seed in SEEDS[:20]:
        state = with_seed(start, seed)
        strike(state, PlayAttack("outdated", 1))
        do(state, LoseDecoration("de_checked_cloth"), 1)
        assert front(state, 1).team == ("de_chandelier",)
        finish_turn(state)
        if lies_at(state, "outdated") == 0:
            assert view(state).top == "outdated"
            continue
        do(state, Draw("mixed"), 1)
        assert "de_checked_cloth" in hand(state, 1)
        assert front(state, 1).known_cards == ("de_checked_cloth",)
        picked_up += 1
    assert picked_up > 10


@pytest.mark.parametrize("cancel", [False, True])
def test_example_19_a_winning_theft(cancel: bool) -> None:
    # The Dining-Room Star: 4 6 4 6. The attacker has 4 3 4 5, the sommelier brings 3 Service points and 2 Fame.
    team = ["cu_chef", "cu_cheffe", "se_bartender", "se_trainee", "de_fairy_terrace", "de_zinc_bar"]
    state = scenario(
        hands={0: ["headhunting"], 1: [BACK]},
        teams={0: team, 1: ["se_sommelier"]},
        stars={0: "star_dining_room"},
    )
    assert front(state, 0).points == (4, 3, 4, 5)
    do(state, PlayAttack("headhunting", 1, "se_sommelier"), 0)
    events = do(state, React(cancel), 1)
    assert only(events, StarReached) == ([] if cancel else [StarReached(0)])
    assert (GAME.outcome(state) is None) == cancel
    assert GAME.pending(state) == ([0] if cancel else [])


@pytest.mark.parametrize(("bought", "wins"), [("cu_commis", False), ("cu_chef", True)])
def test_example_20_a_review_at_the_last_metre(bought: str, wins: bool) -> None:
    state = scenario(
        hands={0: ["bad_review"], 1: ["cu_commis", "cu_chef"]},
        teams={1: ALMOST_BRIGADE},
        stars={1: BRIGADE},
        coins={1: 6},
    )
    assert front(state, 1).points == (5, 4, 4, 6)
    strike(state, PlayAttack("bad_review", 1))
    finish_turn(state)
    do(state, Draw("deck"), 1)
    do(state, PlayDevelopment(bought), 1)
    assert fame(state, 1) == (6 if wins else 5)
    assert (GAME.outcome(state) is not None) == wins


def test_example_21_a_short_deck() -> None:
    state = scenario(hands={0: ["second_round"]}, deck=1, discard=10)
    events = do(state, PlayBoost("second_round"), 0)
    assert kinds(events) == ["BoostPlayed", "CardDrawn", "DeckRebuilt", "CardDrawn", "CardBuried"]
    (rebuilt,) = only(events, DeckRebuilt)
    assert rebuilt.cards == 10
    assert rebuilt.top is not None
    assert len(hand(state, 0)) == 2
    assert (view(state).deck, view(state).discard) == (8, 2)
    assert sorted(discard_pile(state)) == sorted([rebuilt.top, "second_round"])


def test_example_22_nothing_left() -> None:
    state = scenario(deck=0, discard=["sf_taco"], frame=Drawing())
    events = do(state, Draw("deck"), 0)
    assert kinds(events) == ["DeckRebuilt", "CardDrawn"]
    assert hand(state, 0) == ["sf_taco"]
    assert (view(state).deck, view(state).discard, view(state).step) == (0, 0, "playing")


def test_example_23_way_b_on_the_last_discard() -> None:
    state = scenario(deck=0, discard=["sf_taco"], frame=Drawing())
    assert kinds(do(state, Draw("mixed"), 0)) == ["DiscardTaken"]
    assert hand(state, 0) == ["sf_taco"]
    assert front(state, 0).known_cards == ("sf_taco",)
    assert view(state).step == "playing"


def test_example_24_rats_after_your_turn() -> None:
    state = scenario(seats=4, hands={3: ["rats"]}, menus={1: ["sf_taco", "sf_bao"]}, active=3)
    strike(state, PlayAttack("rats", 1))
    assert only(finish_service(state), ServiceEnded) == [ServiceEnded(1, (1, 1, 1, 1))]
    assert only(finish_service(state), ServiceEnded) == [ServiceEnded(2, (1, 3, 1, 1))]


def test_example_25_an_early_end() -> None:
    # Counting from zero, the second of five players.
    state = scenario(
        5,
        {1: ["cu_commis"]},
        menus={0: ["sf_taco"]},
        teams={1: ALMOST_BRIGADE},
        stars={1: BRIGADE},
        coins={1: 4},
        active=1,
    )
    events = do(state, PlayDevelopment("cu_commis"), 1)
    assert kinds(events) == ["DevelopmentPlayed", "StarReached"]
    assert outcome(state).winners() == (1,)
    assert GAME.pending(state) == []
    assert coins(state) == [3, 1, 3, 3, 3]


@pytest.mark.parametrize("then", [SellCard("tip"), RenewHand(), EndTurn()])
def test_example_26_an_idle_turn(then: SellCard | RenewHand | EndTurn) -> None:
    cards = ["tip", "tip", "rats", "sf_taco", "sf_bao", "cu_chef", "cu_commis", "de_zinc_bar"]
    state = scenario(hands={0: cards})
    do(state, EndPlay(), 0)
    with refused(state, "CE-121", "discard-first"):
        do(state, then, 0)
    do(state, DiscardCard("rats"), 0)
    assert coins(state)[0] == 3
    do(state, then, 0)
    assert coins(state)[0] == {SellCard: 4, RenewHand: 10, EndTurn: 3}[type(then)]


def test_example_27_below_zero() -> None:
    state = scenario(
        hands={0: ["bad_review", "bad_review"], 1: ["cu_star_tv"]}, coins={1: 10}, stars={1: "star_harmony"}
    )
    strike(state, PlayAttack("bad_review", 1))
    strike(state, PlayAttack("bad_review", 1))
    assert fame(state, 1) == -2
    finish_turn(state)
    do(state, Draw("deck"), 1)
    do(state, PlayDevelopment("cu_star_tv"), 1)
    assert front(state, 1).points == (3, 0, 0, 0)


def test_example_28_an_empty_hand_is_renewed() -> None:
    state = scenario(frame=Ending())
    assert offered(state, RenewHand) == [RenewHand()]
    do(state, RenewHand(), 0)
    assert coins(state)[0] == 3
    assert len(hand(state, 0)) == 5
