"""CE-40 to CE-50: playing up to three cards. The Dishes follow in test_03_dishes."""

from itertools import permutations

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
    PlayDish,
    React,
    RenewHand,
    SellCard,
)
from atable.games.course_a_letoile.events import AttackAnnounced, AttackCancelled, AttackSucceeded
from atable.games.course_a_letoile.frames import Drawing
from atable.games.course_a_letoile.game import GAME
from atable.kernel.actions import Action
from tests.rules.course_a_letoile.scenario import do, hand, scenario
from tests.rules.course_a_letoile.tables import (
    finish_turn,
    front,
    kinds,
    offered,
    refuse_all,
    refused,
    view,
)

STREET = ["sf_hot_dog", "sf_taco", "sf_bao", "sf_crepe", "sf_fries"]
TRADITION = ["tr_blanquette", "tr_bourguignon", "tr_cassoulet", "tr_ratatouille"]
GASTRONOMY = ["ga_lobster", "ga_truffle_egg", "ga_smoke", "ga_souffle"]
LEVELS = {
    1: ["cu_dishwasher", "cu_commis", "se_trainee", "se_humming_waiter", "de_checked_cloth", "de_plastic_ficus"],
    2: ["cu_chef", "cu_cheffe", "se_floor_manager", "se_bartender", "de_fairy_terrace", "de_zinc_bar"],
    3: ["cu_star_tv", "cu_star_legend", "se_maitre_d", "se_sommelier", "de_chandelier", "de_winter_garden"],
}
PRINTED = {
    **dict.fromkeys(STREET, 2),
    **dict.fromkeys(TRADITION, 4),
    **dict.fromkeys(GASTRONOMY, 6),
    **dict.fromkeys(LEVELS[1], 3),
    **dict.fromkeys(LEVELS[2], 6),
    **dict.fromkeys(LEVELS[3], 10),
}
ATTACKS = [
    PlayAttack("rats", 1),
    PlayAttack("bad_review", 1),
    PlayAttack("billing_trouble", 1),
    PlayAttack("outdated", 1),
    PlayAttack("headhunting", 1, "se_sommelier"),
]


def purchase(card: str) -> PlayDish | PlayDevelopment:
    return PlayDish(card) if card[:3] in ("sf_", "tr_", "ga_") else PlayDevelopment(card)


def test_ce_40_up_to_three_cards() -> None:
    state = scenario(frame=Drawing(), hands={0: ["tip"] * 4})
    do(state, Draw("deck"))
    left = [view(state).plays_left]
    for _ in range(3):
        assert view(state).step == "playing"
        do(state, PlayBoost("tip"))
        left.append(view(state).plays_left)
    assert left == [3, 2, 1, 0]
    assert view(state).step == "ending"
    with refused(state, "CE-40", "end-your-turn"):
        do(state, PlayBoost("tip"))


def test_ce_40_only_from_the_hand() -> None:
    state = scenario(hands={0: ["tip"], 1: ["sf_taco", "cu_chef"]}, coins={0: 20}, pace="simulation")
    assert GAME.legal(state, 0) == [PlayBoost("tip"), EndPlay()]
    actions = [PlayDish("sf_taco"), PlayDevelopment("cu_chef"), PlayBoost("second_round"), PlayAttack("rats", 1)]
    refuse_all(state, [*actions, PlayDish("nonsense")], "CE-40", "not-in-your-hand")


def test_ce_41_no_card_at_all() -> None:
    state = scenario(hands={0: ["sf_taco", "tip", "cu_chef"]})
    assert offered(state, EndPlay) == [EndPlay()]
    do(state, EndPlay())
    assert hand(state, 0) == ["cu_chef", "sf_taco", "tip"]
    assert view(state).step == "ending"


def test_ce_42_the_end_of_turn_still_comes() -> None:
    state = scenario(hands={0: ["tip", "rats"]}, pace="simulation")
    do(state, EndPlay())
    assert (view(state).step, view(state).active) == ("ending", 0)
    assert GAME.legal(state, 0) == [SellCard("rats"), SellCard("tip"), RenewHand(), EndTurn()]
    do(state, SellCard("rats"))
    assert front(state, 0).coins == 4


def test_ce_42_with_its_limit_of_cards() -> None:
    state = scenario(hands={0: ["tip"] * 6 + ["rats"] * 2})
    do(state, EndPlay())
    assert offered(state, DiscardCard) == [DiscardCard("rats"), DiscardCard("tip")]
    assert offered(state, EndTurn) == []


@pytest.mark.parametrize(
    "actions", list(permutations([PlayDish("sf_taco"), PlayDevelopment("cu_commis"), PlayBoost("tip")]))
)
def test_ce_43_mixed_in_any_order(actions: tuple[Action, ...]) -> None:
    state = scenario(hands={0: ["sf_taco", "cu_commis", "tip"]}, coins={0: 5})
    for action in actions:
        assert action in GAME.legal(state, 0)
        do(state, action)
    assert (front(state, 0).menu, front(state, 0).team, front(state, 0).coins) == (("sf_taco",), ("cu_commis",), 3)


def test_ce_43_three_of_a_kind() -> None:
    state = scenario(hands={0: ["sf_taco", "sf_bao", "sf_crepe"]}, coins={0: 6})
    for card in ("sf_taco", "sf_bao", "sf_crepe"):
        do(state, PlayDish(card))
    assert front(state, 0).menu == ("sf_taco", "sf_bao", "sf_crepe")


@pytest.mark.parametrize("card", PRINTED)
def test_ce_44_the_printed_price(card: str) -> None:
    state = scenario(hands={0: [card]}, teams={0: ["cu_chef"]}, coins={0: 13})
    do(state, purchase(card))
    assert front(state, 0).coins == 13 - PRINTED[card]


def test_ce_44_paid_when_it_is_played() -> None:
    state = scenario(hands={0: ["sf_taco", "sf_bao", "cu_chef"]}, coins={0: 11})
    left = []
    for card in ("sf_taco", "cu_chef", "sf_bao"):
        do(state, purchase(card))
        left.append(front(state, 0).coins)
    assert left == [9, 3, 1]
    do(state, EndTurn())
    assert front(state, 0).coins == 1


@pytest.mark.parametrize("card", ["sf_taco", "tr_cassoulet", "ga_souffle", "cu_chef", "se_sommelier", "de_zinc_bar"])
def test_ce_45_not_without_the_full_price(card: str) -> None:
    action = purchase(card)
    poor = scenario(hands={0: [card]}, teams={0: ["cu_cheffe"]}, coins={0: PRINTED[card] - 1})
    assert action not in GAME.legal(poor, 0)
    with refused(poor, "CE-45", "too-expensive"):
        do(poor, action)
    able = scenario(hands={0: [card]}, teams={0: ["cu_cheffe"]}, coins={0: PRINTED[card]})
    assert action in GAME.legal(able, 0)
    do(able, action)
    assert front(able, 0).coins == 0


@pytest.mark.parametrize("attack", ATTACKS)
def test_ce_46_attacks_are_free(attack: PlayAttack) -> None:
    state = scenario(hands={0: [attack.card]}, teams={1: ["se_sommelier", "de_zinc_bar"]}, coins={0: 0, 1: 0})
    assert attack in GAME.legal(state, 0)
    do(state, attack)
    do(state, React(False))
    assert [here.coins for here in view(state).seats] == [0, 0]


def test_ce_46_boosts_and_the_defence_are_free() -> None:
    hands = {0: ["second_round", "tip", "rats"], 1: ["back_to_kitchen"]}
    state = scenario(hands=hands, coins={0: 0, 1: 0})
    do(state, PlayBoost("second_round"))
    assert front(state, 0).coins == 0
    do(state, PlayBoost("tip"))
    assert front(state, 0).coins == 3
    do(state, PlayAttack("rats", 1))
    do(state, React(True))
    assert [here.coins for here in view(state).seats] == [3, 0]


def test_ce_47_nothing_is_played_before_the_answer() -> None:
    state = scenario(seats=3, hands={0: ["bad_review", "tip"], 2: ["tip"]}, pace="simulation")
    do(state, PlayAttack("bad_review", 2))
    assert GAME.pending(state) == [2]
    for action in (PlayBoost("tip"), EndPlay()):
        with refused(state, "CE-110", "not-your-turn"):
            do(state, action, 0)
    with refused(state, "CE-120", "answer-the-attack"):
        do(state, PlayBoost("tip"), 2)
    do(state, React(False))
    assert GAME.pending(state) == [0]
    do(state, PlayBoost("tip"))


def test_ce_47_nor_before_the_victim_has_chosen() -> None:
    state = scenario(hands={0: ["outdated", "tip"]}, teams={1: ["de_zinc_bar", "de_chandelier"]})
    do(state, PlayAttack("outdated", 1))
    do(state, React(False))
    assert GAME.pending(state) == [1]
    with refused(state, "CE-18", "not-your-turn"):
        do(state, PlayBoost("tip"), 0)
    do(state, LoseDecoration("de_zinc_bar"))
    do(state, PlayBoost("tip"), 0)


def test_ce_47_in_this_order_for_all_to_see() -> None:
    state = scenario(hands={0: ["rats", "bad_review"], 1: ["back_to_kitchen"]})
    assert kinds(do(state, PlayAttack("rats", 1))) == [AttackAnnounced.__name__]
    assert kinds(do(state, React(False))) == [AttackSucceeded.__name__]
    assert kinds(do(state, PlayAttack("bad_review", 1))) == [AttackAnnounced.__name__]
    assert kinds(do(state, React(True)))[0] == AttackCancelled.__name__


def test_ce_48_a_cancelled_attack_counts() -> None:
    state = scenario(hands={0: ["rats", "tip", "tip", "tip"], 1: ["back_to_kitchen"]})
    do(state, PlayAttack("rats", 1))
    do(state, React(True))
    assert view(state).plays_left == 2
    do(state, PlayBoost("tip"))
    do(state, PlayBoost("tip"))
    assert view(state).step == "ending"


def test_ce_48_as_the_third_card_too() -> None:
    state = scenario(hands={0: ["tip", "tip", "rats", "tip"], 1: ["back_to_kitchen"]})
    do(state, PlayBoost("tip"))
    do(state, PlayBoost("tip"))
    do(state, PlayAttack("rats", 1))
    do(state, React(True))
    assert (view(state).step, view(state).active) == ("ending", 0)


def test_ce_49_the_defence_counts_for_nobody() -> None:
    state = scenario(hands={0: ["rats", "bad_review", "tip"], 1: ["back_to_kitchen"] * 2})
    for card in ("rats", "bad_review"):
        do(state, PlayAttack(card, 1))
        do(state, React(True))
    assert view(state).plays_left == 1  # the attacker's two attacks, not the two answers
    finish_turn(state)
    do(state, Draw("deck"))
    assert (view(state).active, view(state).plays_left) == (1, 3)


@pytest.mark.parametrize("played", [0, 1, 2])
def test_ce_50_stop_at_any_time(played: int) -> None:
    state = scenario(hands={0: ["tip"] * 3})
    for _ in range(played):
        do(state, PlayBoost("tip"))
    assert EndPlay() in GAME.legal(state, 0)
    do(state, EndPlay())
    assert view(state).step == "ending"
    assert len(hand(state, 0)) == 3 - played
