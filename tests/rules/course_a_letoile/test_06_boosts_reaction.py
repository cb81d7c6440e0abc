"""CE-106 to CE-120: boosts, Back to the Kitchen! and the moment of the attack."""

import pytest

from atable.games.course_a_letoile.actions import Draw, PlayAttack, PlayBoost, PlayDevelopment, PlayDish, React
from atable.games.course_a_letoile.events import (
    AttackAnnounced,
    AttackCancelled,
    AttackSucceeded,
    BoostPlayed,
    CardBuried,
)
from atable.games.course_a_letoile.game import GAME
from tests.rules.course_a_letoile.attacks import (
    ATTACK_CARDS,
    VULNERABLE,
    aim,
    coins,
    fame,
    parry,
    places_taken,
    strike,
)
from tests.rules.course_a_letoile.scenario import discard_pile, do, hand, scenario
from tests.rules.course_a_letoile.tables import (
    SEEDS,
    finish_turn,
    front,
    kinds,
    offered,
    only,
    refused,
    view,
    with_seed,
)

BACK = "back_to_kitchen"


# Second Round! and Tip!


def test_ce_106_second_round_draws_two_cards_from_the_deck() -> None:
    deck = ["sf_taco", "cu_chef", "de_zinc_bar"]
    state = scenario(hands={0: ["second_round"]}, deck=deck, discard=["sf_bao", "sf_fries"])
    events = do(state, PlayBoost("second_round"), 0)
    assert kinds(events) == ["BoostPlayed", "CardDrawn", "CardDrawn", "CardBuried"]
    assert hand(state, 0) == ["cu_chef", "sf_taco"]
    assert view(state).deck == 1
    assert [card for card in discard_pile(state) if card != "second_round"] == ["sf_bao", "sf_fries"]
    assert "second_round" in discard_pile(state)


def test_ce_107_second_round_is_one_of_the_three_cards() -> None:
    state = scenario(hands={0: ["second_round", "second_round", "second_round"]})
    for left in (2, 1):
        do(state, PlayBoost("second_round"), 0)
        assert view(state).plays_left == left
    do(state, PlayBoost("second_round"), 0)
    assert view(state).step == "ending"


def test_ce_107_cards_drawn_may_be_played_in_the_same_turn() -> None:
    state = scenario(hands={0: ["second_round"]}, deck=["sf_taco", "tip"])
    do(state, PlayBoost("second_round"), 0)
    assert offered(state, PlayDish) == [PlayDish("sf_taco")]
    do(state, PlayDish("sf_taco"), 0)
    do(state, PlayBoost("tip"), 0)
    assert front(state, 0).menu == ("sf_taco",)
    assert hand(state, 0) == []


def test_ce_108_a_tip_is_three_coins() -> None:
    state = scenario(hands={0: ["tip"]}, coins={0: 0})
    do(state, PlayBoost("tip"), 0)
    assert coins(state) == [3, 3]


# Back to the Kitchen!


@pytest.mark.parametrize("card", ATTACK_CARDS)
def test_ce_109_the_victim_may_cancel_any_attack(card: str) -> None:
    state = scenario(hands={0: [card], 1: [BACK]}, teams={1: VULNERABLE})
    do(state, aim(card, 1), 0)
    assert React(True) in GAME.legal(state, 1)
    assert do(state, React(True), 1)[0] == AttackCancelled(0, card, 1)


def test_ce_109_without_the_card_nothing_can_be_cancelled() -> None:
    state = scenario(hands={0: ["bad_review", BACK], 1: ["tip"]})
    do(state, PlayAttack("bad_review", 1), 0)
    assert GAME.legal(state, 1) == [React(False)]
    with refused(state, "CE-109", "nothing-to-cancel-with"):
        do(state, React(True), 1)


def test_ce_110_nobody_but_the_victim_may_cancel() -> None:
    state = scenario(seats=4, hands={0: ["bad_review", BACK], 1: [BACK], 2: [BACK], 3: [BACK]})
    do(state, PlayAttack("bad_review", 2), 0)
    assert GAME.pending(state) == GAME.may_act(state) == [2]
    for other in (0, 1, 3):
        assert GAME.legal(state, other) == []
        for answer in (True, False):
            with refused(state, "CE-110", "not-your-turn"):
                do(state, React(answer), other)


@pytest.mark.parametrize("card", ATTACK_CARDS)
@pytest.mark.parametrize("held", [BACK, "tip"])
def test_ce_111_the_victim_is_asked_when_all_is_named_and_nothing_has_happened(card: str, held: str) -> None:
    state = scenario(hands={0: [card], 1: [held]}, teams={1: VULNERABLE}, menus={1: ["sf_taco"]})
    victim, pile = front(state, 1), discard_pile(state)
    assert do(state, aim(card, 1), 0) == [AttackAnnounced(0, card, 1, aim(card, 1).target)]
    assert GAME.pending(state) == [1]
    assert front(state, 1) == victim
    assert discard_pile(state) == pile
    assert only(do(state, React(False), 1), AttackSucceeded) == [AttackSucceeded(0, card, 1, aim(card, 1).target)]
    assert front(state, 1) != victim


@pytest.mark.parametrize("card", ATTACK_CARDS)
def test_ce_112_a_cancelled_attack_has_no_effect(card: str) -> None:
    state = scenario(hands={0: [card], 1: [BACK]}, teams={1: VULNERABLE}, menus={1: ["sf_taco"]})
    attacker, victim = front(state, 0), front(state, 1)
    parry(state, aim(card, 1))
    after = front(state, 1)
    assert (after.points, after.team, after.menu) == (victim.points, victim.team, victim.menu)
    assert (after.rats, after.reviews, after.troubles, after.bills) == (False, 0, 0, 1)
    assert (front(state, 0).points, front(state, 0).team) == (attacker.points, attacker.team)
    assert sorted(discard_pile(state)) == sorted(["sf_fries", card, BACK])


def test_ce_113_both_cards_go_to_random_places() -> None:
    state = scenario(hands={0: ["rats"], 1: [BACK]}, discard=["sf_fries", "sf_taco"])
    for card in ("rats", BACK):
        assert places_taken(state, lambda table: parry(table, PlayAttack("rats", 1)), card) == {0, 1, 2, 3}


def test_ce_113_the_attack_goes_first() -> None:
    state = scenario(hands={0: ["rats"], 1: [BACK]}, discard=[])
    tops = set()
    for seed in SEEDS[:20]:
        events = parry(with_seed(state, seed), PlayAttack("rats", 1))
        attack, defence = only(events, CardBuried)
        assert attack == CardBuried("rats", on_top=True), "the pile was empty"
        assert defence.card == BACK
        tops.add(defence.on_top)
    assert tops == {True, False}


def test_ce_114_then_the_attackers_turn_goes_on() -> None:
    state = scenario(seats=3, hands={0: ["bad_review", "tip", "rats"], 2: [BACK]})
    parry(state, PlayAttack("bad_review", 2))
    assert GAME.pending(state) == [0]
    assert (view(state).step, view(state).active, view(state).plays_left) == ("playing", 0, 2)
    do(state, PlayBoost("tip"), 0)
    strike(state, PlayAttack("rats", 2))
    assert view(state).step == "ending"


def test_ce_115_what_was_not_cancelled_at_once_can_never_be_cancelled() -> None:
    state = scenario(hands={0: ["bad_review"], 1: [BACK]})
    strike(state, PlayAttack("bad_review", 1))
    with refused(state, "CE-18", "not-your-turn"):
        do(state, React(True), 1)
    finish_turn(state)
    with refused(state, "CE-22", "draw-first"):
        do(state, React(True), 1)
    do(state, Draw("deck"), 1)
    with refused(state, "CE-40", "play-or-end"):
        do(state, React(True), 1)
    assert fame(state, 1) == -1


def test_ce_116_back_to_the_kitchen_is_not_answered() -> None:
    state = scenario(seats=3, hands={0: ["bad_review", BACK], 1: [BACK], 2: [BACK]})
    do(state, PlayAttack("bad_review", 1), 0)
    assert kinds(do(state, React(True), 1)) == ["AttackCancelled", "CardBuried", "CardBuried"]
    assert GAME.pending(state) == [0]
    assert view(state).step == "playing"
    with refused(state, "CE-40", "play-or-end"):
        do(state, React(True), 0)
    assert [BACK in hand(state, seat) for seat in range(3)] == [True, False, True]
    assert fame(state, 1) == 0


@pytest.mark.parametrize("card", ["tip", "second_round"])
def test_ce_117_nobody_is_asked_about_a_boost(card: str) -> None:
    state = scenario(seats=3, hands={0: [card], 1: [BACK], 2: [BACK]})
    events = do(state, PlayBoost(card), 0)
    assert events[0] == BoostPlayed(0, card)
    assert GAME.pending(state) == [0]
    assert (coins(state)[0], len(hand(state, 0))) == ((6, 0) if card == "tip" else (3, 2))
    with refused(state, "CE-18", "not-your-turn"):
        do(state, React(True), 1)


@pytest.mark.parametrize("card", ATTACK_CARDS)
def test_ce_118_a_victim_who_holds_it_may_let_the_attack_happen(card: str) -> None:
    state = scenario(hands={0: [card], 1: [BACK]}, teams={1: VULNERABLE})
    do(state, aim(card, 1), 0)
    assert GAME.legal(state, 1) == [React(False), React(True)]
    assert do(state, React(False), 1)[0] == AttackSucceeded(0, card, 1, aim(card, 1).target)
    assert hand(state, 1) == [BACK]


def test_ce_119_cancelling_is_free_and_the_card_is_not_replaced() -> None:
    state = scenario(hands={0: ["rats"], 1: [BACK, BACK, "tip"]}, coins={1: 0})
    deck = view(state).deck
    parry(state, PlayAttack("rats", 1))
    assert coins(state)[1] == 0
    assert hand(state, 1) == [BACK, "tip"]
    assert view(state).deck == deck


def test_ce_120_no_other_card_is_played_in_another_players_turn() -> None:
    own = [BACK, "tip", "rats", "sf_taco", "cu_commis"]
    state = scenario(seats=3, hands={0: ["bad_review"], 1: own, 2: own}, coins={1: 9, 2: 9})
    plays = [PlayBoost("tip"), PlayAttack("rats", 0), PlayDish("sf_taco"), PlayDevelopment("cu_commis")]
    for play in plays:
        with refused(state, "CE-18", "not-your-turn"):
            do(state, play, 1)
    do(state, PlayAttack("bad_review", 1), 0)
    for play in plays:
        with refused(state, "CE-120", "answer-the-attack"):
            do(state, play, 1)
        with refused(state, "CE-110", "not-your-turn"):
            do(state, play, 2)
