"""CE-74 to CE-95: Action cards in general, Raaaaats!, Bad Review and Billing Trouble."""

import pytest

from atable.games.course_a_letoile.actions import Draw, EndTurn, PlayAttack, PlayBoost, PlayDevelopment, PlayDish, React
from atable.games.course_a_letoile.events import (
    AttackAnnounced,
    AttackSucceeded,
    DeckRebuilt,
    DevelopmentPlayed,
    DishPlayed,
)
from atable.games.course_a_letoile.frames import Ending
from atable.games.course_a_letoile.game import GAME
from tests.rules.course_a_letoile.attacks import (
    ATTACK_CARDS,
    VULNERABLE,
    aim,
    coins,
    fame,
    places_taken,
    strike,
)
from tests.rules.course_a_letoile.scenario import discard_pile, do, hand, scenario
from tests.rules.course_a_letoile.tables import (
    finish_service,
    finish_turn,
    front,
    incomes,
    offered,
    only,
    refused,
)

OLD_CARDS = ("sf_fries", "sf_taco", "sf_bao")  # a discard pile of three


# Action cards in general


def test_ce_74_there_are_five_attacks() -> None:
    actions = [*ATTACK_CARDS, "second_round", "tip", "back_to_kitchen"]
    state = scenario(hands={0: actions}, teams={1: VULNERABLE})
    assert {action.card for action in offered(state, PlayAttack)} == set(ATTACK_CARDS)
    for card in ("tip", "second_round"):
        with refused(state, "CE-74", "not-an-attack"):
            do(state, PlayAttack(card, 1), 0)
    for card in ATTACK_CARDS:
        table = state.copy()
        assert do(table, aim(card, 1), 0) == [AttackAnnounced(0, card, 1, aim(card, 1).target)]


def test_ce_75_boosts_are_second_round_and_tip_and_serve_their_player_alone() -> None:
    state = scenario(seats=3, hands={0: ["tip", "second_round", "rats", "sf_taco"], 1: ["tip"]})
    assert {action.card for action in offered(state, PlayBoost)} == {"second_round", "tip"}
    others = [front(state, seat) for seat in (1, 2)]
    do(state, PlayBoost("tip"), 0)
    do(state, PlayBoost("second_round"), 0)
    assert [front(state, seat) for seat in (1, 2)] == others
    assert coins(state) == [6, 3, 3]
    assert len(hand(state, 0)) == 4
    for card in ("rats", "sf_taco"):
        with refused(state, "CE-75", "not-a-boost"):
            do(state, PlayBoost(card), 0)


def test_ce_76_back_to_the_kitchen_is_no_card_for_the_own_play_step() -> None:
    state = scenario(hands={0: ["back_to_kitchen"]}, teams={1: VULNERABLE})
    plays = [PlayAttack("back_to_kitchen", 1), PlayBoost("back_to_kitchen"), PlayDevelopment("back_to_kitchen")]
    for play in (*plays, PlayDish("back_to_kitchen")):
        with refused(state, "CE-76", "defence-only"):
            do(state, play, 0)
    assert not offered(state, PlayAttack)
    assert not offered(state, PlayBoost)
    assert not offered(state, PlayDevelopment)


def test_ce_77_an_attack_is_laid_in_front_of_one_opponent_of_ones_choice() -> None:
    state = scenario(seats=4, hands={1: ["bad_review"]}, active=1)
    assert [action.victim for action in offered(state, PlayAttack)] == [0, 2, 3]
    do(state, PlayAttack("bad_review", 3), 1)
    assert GAME.pending(state) == [3]
    do(state, React(False), 3)
    assert [front(state, seat).reviews for seat in range(4)] == [0, 0, 0, 1]


def test_ce_77_only_to_the_competition_aims_at_a_card() -> None:
    state = scenario(hands={0: ["outdated"]}, teams={1: VULNERABLE})
    with refused(state, "CE-77", "no-target-card"):
        do(state, PlayAttack("outdated", 1, "de_checked_cloth"), 0)


@pytest.mark.parametrize("card", ATTACK_CARDS)
def test_ce_78_nobody_attacks_themselves(card: str) -> None:
    state = scenario(hands={0: [card]}, teams={0: VULNERABLE, 1: VULNERABLE})
    assert {action.victim for action in offered(state, PlayAttack)} == {1}
    with refused(state, "CE-78", "attack-an-opponent"):
        do(state, aim(card, 0), 0)
    for nobody in (-1, 2):
        with refused(state, "CE-78", "attack-an-opponent"):
            do(state, aim(card, nobody), 0)


def test_ce_79_who_fails_the_condition_of_an_attack_can_not_be_its_target() -> None:
    state = scenario(seats=3, hands={0: ["rats", "outdated", "headhunting"]}, rats=[1], teams={2: VULNERABLE})
    with refused(state, "CE-84", "no-use-against"):
        do(state, PlayAttack("rats", 1), 0)
    with refused(state, "CE-96", "no-use-against"):
        do(state, PlayAttack("outdated", 1), 0)
    with refused(state, "CE-100", "no-use-against"):
        do(state, PlayAttack("headhunting", 1, "se_trainee"), 0)
    assert {action.victim for action in offered(state, PlayAttack)} == {2}


@pytest.mark.parametrize("card", ["rats", "bad_review", "billing_trouble"])
def test_ce_79_a_useless_attack_is_allowed(card: str) -> None:
    # No Dish, no Fame, no coin: nothing to lose.
    state = scenario(hands={0: [card]}, coins={1: 0})
    assert offered(state, PlayAttack) == [PlayAttack(card, 1)]
    assert only(strike(state, PlayAttack(card, 1)), AttackSucceeded) == [AttackSucceeded(0, card, 1, None)]


def test_ce_80_the_same_opponent_may_be_attacked_three_times_in_a_turn() -> None:
    state = scenario(seats=3, hands={0: ["bad_review", "bad_review", "bad_review"]})
    for reviews in (1, 2, 3):
        assert PlayAttack("bad_review", 1) in offered(state, PlayAttack)
        strike(state, PlayAttack("bad_review", 1))
        assert front(state, 1).reviews == reviews


# Raaaaats!


def test_ce_81_the_victim_of_rats_collects_no_bill_at_the_end_of_the_service() -> None:
    menus = {0: ["sf_taco"], 1: ["sf_taco", "sf_bao", "ga_lobster"]}
    state = scenario(hands={0: ["rats"]}, menus=menus, teams={1: ["cu_chef"]})
    strike(state, PlayAttack("rats", 1))
    assert front(state, 1).rats
    assert (front(state, 1).bills, front(state, 0).bills) == (0, 1)
    assert incomes(state) == (2, 1)
    assert incomes(state) == (2, 6), "the next Service is paid again"


def test_ce_82_the_victim_of_rats_still_receives_the_coin_of_the_ptit_resto() -> None:
    state = scenario(hands={0: ["rats"]}, menus={1: ["sf_taco"]}, coins={1: 0})
    strike(state, PlayAttack("rats", 1))
    finish_service(state)
    assert coins(state)[1] == 1


def test_ce_83_rats_strike_a_player_who_has_already_played() -> None:
    state = scenario(seats=3, hands={2: ["rats"]}, menus={1: ["sf_taco", "sf_bao"]}, active=2)
    strike(state, PlayAttack("rats", 1))
    assert incomes(state) == (1, 1, 1)


def test_ce_83_dishes_played_after_the_rats_came_bring_nothing_either() -> None:
    state = scenario(hands={0: ["rats"], 1: ["sf_taco", "sf_bao"]}, menus={1: ["sf_hot_dog"]}, coins={1: 4})
    strike(state, PlayAttack("rats", 1))
    finish_turn(state)
    do(state, Draw("deck"), 1)
    do(state, PlayDish("sf_taco"), 1)
    do(state, PlayDish("sf_bao"), 1)
    assert incomes(state) == (1, 1)


def test_ce_84_nobody_is_given_two_rats_in_the_same_service() -> None:
    state = scenario(seats=3, hands={0: ["rats", "rats", "rats"]})
    strike(state, PlayAttack("rats", 1))
    assert offered(state, PlayAttack) == [PlayAttack("rats", 2)]
    with refused(state, "CE-84", "no-use-against"):
        do(state, PlayAttack("rats", 1), 0)
    strike(state, PlayAttack("rats", 2))
    finish_service(state)
    do(state, Draw("deck"), 0)
    assert offered(state, PlayAttack) == [PlayAttack("rats", 1), PlayAttack("rats", 2)]


def test_ce_85_rats_may_visit_a_player_without_dishes() -> None:
    state = scenario(hands={0: ["rats"]})
    assert offered(state, PlayAttack) == [PlayAttack("rats", 1)]
    strike(state, PlayAttack("rats", 1))
    assert front(state, 1).rats


def test_ce_86_rats_lie_in_front_of_the_victim_until_the_income_is_paid() -> None:
    state = scenario(hands={0: ["rats"]}, discard=OLD_CARDS)
    strike(state, PlayAttack("rats", 1))
    finish_turn(state)
    assert front(state, 1).rats
    assert "rats" not in discard_pile(state)
    finish_turn(state)
    assert not front(state, 1).rats
    assert "rats" in discard_pile(state)


def test_ce_86_the_rats_go_to_a_random_place_in_the_discard_pile() -> None:
    state = scenario(rats=[0], discard=OLD_CARDS, active=1, frame=Ending())  # the last turn of the Service
    assert places_taken(state, lambda table: do(table, EndTurn(), 1), "rats") == {0, 1, 2, 3}


# Bad Review


def test_ce_87_a_bad_review_costs_one_fame_until_the_end_of_the_game() -> None:
    state = scenario(hands={0: ["bad_review"]}, teams={1: ["cu_star_tv"]}, menus={1: ["ga_lobster"]})
    assert fame(state, 1) == 4
    strike(state, PlayAttack("bad_review", 1))
    assert front(state, 1).points == (3, 0, 0, 3)
    for _ in range(3):
        finish_service(state)
    assert front(state, 1).points == (3, 0, 0, 3)


def test_ce_88_a_bad_review_stays_with_its_victim_when_the_deck_is_rebuilt() -> None:
    state = scenario(hands={0: ["bad_review"]}, deck=["sf_taco"], discard=OLD_CARDS)
    strike(state, PlayAttack("bad_review", 1))
    assert "bad_review" not in discard_pile(state)
    events = [event for _ in range(3) for event in finish_service(state)]
    assert only(events, DeckRebuilt)
    assert front(state, 1).reviews == 1


def test_ce_89_bad_reviews_add_up() -> None:
    state = scenario(hands={0: ["bad_review", "bad_review"]}, teams={1: ["cu_star_tv", "se_sommelier"]})
    strike(state, PlayAttack("bad_review", 1))
    strike(state, PlayAttack("bad_review", 1))
    assert front(state, 1).reviews == 2
    assert fame(state, 1) == 4 - 2


def test_ce_90_fame_may_fall_below_zero() -> None:
    state = scenario(hands={0: ["bad_review"]})
    strike(state, PlayAttack("bad_review", 1))
    assert front(state, 1).points == (0, 0, 0, -1)


# Billing Trouble


@pytest.mark.parametrize(("card", "price"), [("sf_taco", 2), ("tr_cassoulet", 4), ("ga_lobster", 6)])
def test_ce_91_the_next_dish_costs_twice_its_price(card: str, price: int) -> None:
    state = scenario(hands={0: [card]}, teams={0: ["cu_chef"]}, coins={0: 20}, troubles={0: 1})
    assert only(do(state, PlayDish(card), 0), DishPlayed) == [DishPlayed(0, card, 2 * price)]
    assert coins(state)[0] == 20 - 2 * price


@pytest.mark.parametrize(("card", "price"), [("cu_commis", 3), ("se_bartender", 6), ("de_winter_garden", 10)])
def test_ce_91_the_next_development_card_costs_twice_its_price(card: str, price: int) -> None:
    state = scenario(hands={0: [card]}, coins={0: 26}, troubles={0: 1})
    assert only(do(state, PlayDevelopment(card), 0), DevelopmentPlayed) == [DevelopmentPlayed(0, card, 2 * price)]
    assert coins(state)[0] == 26 - 2 * price


def test_ce_92_billing_trouble_waits_for_the_purchase_over_many_turns() -> None:
    state = scenario(hands={0: ["billing_trouble"], 1: ["sf_taco"]}, coins={1: 3})
    strike(state, PlayAttack("billing_trouble", 1))
    finish_turn(state)
    do(state, Draw("deck"), 1)
    assert offered(state, PlayDish) == []
    with refused(state, "CE-45", "too-expensive"):  # 4 coins, and the purse holds 3
        do(state, PlayDish("sf_taco"), 1)
    for _ in range(3):
        finish_service(state)
        assert front(state, 1).troubles == 1
    finish_turn(state)
    do(state, Draw("deck"), 1)
    assert only(do(state, PlayDish("sf_taco"), 1), DishPlayed) == [DishPlayed(1, "sf_taco", 4)]
    assert front(state, 1).troubles == 0


def test_ce_93_billing_troubles_double_one_purchase_each() -> None:
    cards = ["cu_commis", "se_trainee", "de_checked_cloth"]
    state = scenario(hands={0: cards}, coins={0: 20}, troubles={0: 2})
    paid = []
    for card in cards:
        (played,) = only(do(state, PlayDevelopment(card), 0), DevelopmentPlayed)
        paid.append((played.paid, front(state, 0).troubles))
    assert paid == [(6, 1), (6, 0), (3, 0)]


def test_ce_94_a_card_that_was_taken_leaves_the_billing_trouble_in_place() -> None:
    state = scenario(hands={0: ["headhunting"]}, teams={1: ["se_sommelier"]}, troubles={0: 1})
    strike(state, PlayAttack("headhunting", 1, "se_sommelier"))
    assert front(state, 0).team == ("se_sommelier",)
    assert front(state, 0).troubles == 1
    assert "billing_trouble" not in discard_pile(state)


def test_ce_95_after_the_purchase_the_billing_trouble_goes_to_a_random_place() -> None:
    state = scenario(
        hands={0: ["sf_taco"]}, coins={0: 4}, troubles={0: 1}, discard=["sf_fries", "sf_hot_dog", "sf_bao"]
    )
    assert "billing_trouble" not in discard_pile(state)
    assert places_taken(state, lambda table: do(table, PlayDish("sf_taco"), 0), "billing_trouble") == {0, 1, 2, 3}
