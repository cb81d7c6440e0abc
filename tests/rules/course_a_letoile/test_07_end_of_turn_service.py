"""CE-121 to CE-134: the hand limit, selling, the renewal, and the income of a Service."""

import pytest

from atable.games.course_a_letoile.actions import (
    DiscardCard,
    Draw,
    EndPlay,
    EndTurn,
    PlayAttack,
    PlayBoost,
    PlayDevelopment,
    PlayDish,
    RenewHand,
    SellCard,
)
from atable.games.course_a_letoile.events import CardDiscarded, CardSold, HandRenewed, ServiceEnded, TurnBegan
from atable.games.course_a_letoile.frames import Drawing, Ending
from atable.games.course_a_letoile.game import GAME
from tests.rules.course_a_letoile.attacks import ALMOST_BRIGADE, BRIGADE, coins
from tests.rules.course_a_letoile.scenario import discard_pile, do, hand, scenario
from tests.rules.course_a_letoile.tables import (
    finish_turn,
    front,
    incomes,
    kinds,
    offered,
    only,
    refused,
    view,
)

NINE = ["sf_taco", "sf_bao", "cu_chef", "de_zinc_bar", "tip", "rats", "se_trainee", "cu_commis", "sf_crepe"]


# End of turn


def test_ce_121_a_player_discards_down_to_seven_cards_first() -> None:
    state = scenario(hands={0: NINE}, frame=Ending())
    assert {type(action) for action in GAME.legal(state, 0)[:-1]} == {DiscardCard}
    for action in (SellCard("tip"), RenewHand(), EndTurn()):
        with refused(state, "CE-121", "discard-first"):
            do(state, action, 0)
    with refused(state, "CE-36", "not-in-your-hand"):
        do(state, DiscardCard("ga_lobster"), 0)
    assert do(state, DiscardCard("rats"), 0) == [CardDiscarded(0, "rats")]
    with refused(state, "CE-121", "discard-first"):  # eight cards are still too many
        do(state, EndTurn(), 0)
    do(state, DiscardCard("tip"), 0)
    assert discard_pile(state)[:2] == ["tip", "rats"]
    assert len(hand(state, 0)) == 7
    with refused(state, "CE-121", "within-the-limit"):
        do(state, DiscardCard("sf_taco"), 0)
    do(state, EndTurn(), 0)


def test_ce_122_discarding_for_the_limit_earns_nothing() -> None:
    state = scenario(hands={0: NINE}, coins={0: 2}, frame=Ending())
    do(state, DiscardCard("rats"), 0)
    do(state, DiscardCard("cu_chef"), 0)
    assert coins(state)[0] == 2


def test_ce_123_any_number_of_cards_is_sold_for_one_coin_each() -> None:
    state = scenario(hands={0: ["sf_taco", "sf_taco", "cu_star_tv"]}, coins={0: 0}, frame=Ending())
    for sold, card in enumerate(["sf_taco", "cu_star_tv", "sf_taco"], start=1):
        assert do(state, SellCard(card), 0) == [CardSold(0, card)]
        assert coins(state)[0] == sold
    assert hand(state, 0) == []
    assert discard_pile(state)[:3] == ["sf_taco", "cu_star_tv", "sf_taco"]
    with refused(state, "CE-36", "not-in-your-hand"):
        do(state, SellCard("sf_taco"), 0)
    do(state, EndTurn(), 0)


def test_ce_123_selling_is_optional_and_nothing_is_played_any_more() -> None:
    state = scenario(hands={0: ["sf_taco", "tip"]}, frame=Ending())
    for action in (PlayDish("sf_taco"), PlayBoost("tip")):
        with refused(state, "CE-40", "end-your-turn"):
            do(state, action, 0)
    with refused(state, "CE-123", "end-your-turn"):
        do(state, EndPlay(), 0)
    do(state, EndTurn(), 0)
    assert hand(state, 0) == ["sf_taco", "tip"]
    assert coins(state) == [3, 3]


def test_ce_124_nothing_is_sold_at_another_moment() -> None:
    state = scenario(hands={0: ["tip", "bad_review"], 1: ["tip"]}, frame=Drawing())
    with refused(state, "CE-22", "draw-first"):
        do(state, SellCard("tip"), 0)
    with refused(state, "CE-18", "not-your-turn"):
        do(state, SellCard("tip"), 1)
    do(state, Draw("deck"), 0)
    with refused(state, "CE-124", "at-the-end-of-your-turn"):
        do(state, SellCard("tip"), 0)
    with refused(state, "CE-126", "at-the-end-of-your-turn"):
        do(state, RenewHand(), 0)
    do(state, PlayAttack("bad_review", 1), 0)
    with refused(state, "CE-120", "answer-the-attack"):
        do(state, SellCard("tip"), 1)


def test_ce_125_any_kind_of_card_may_be_sold() -> None:
    cards = ["sf_taco", "ga_lobster", "cu_chef", "se_trainee", "de_zinc_bar", "rats", "back_to_kitchen"]
    state = scenario(hands={0: cards}, frame=Ending())
    assert {action.card for action in offered(state, SellCard)} == set(cards)
    for card in cards:
        do(state, SellCard(card), 0)
    assert coins(state)[0] == 3 + 7


def test_ce_126_a_renewal_pays_one_coin_per_card_and_brings_five_cards_of_the_deck() -> None:
    deck = ["cu_chef", "cu_commis", "de_zinc_bar", "tip", "se_trainee", "rats"]
    state = scenario(hands={0: ["sf_taco", "sf_bao", "rats"]}, coins={0: 2}, deck=deck, frame=Ending())
    events = do(state, RenewHand(), 0)
    assert events[0] == HandRenewed(0, ("sf_taco", "sf_bao", "rats"))
    assert kinds(events)[:6] == ["HandRenewed", *["CardDrawn"] * 5]
    assert coins(state)[0] == 5
    assert hand(state, 0) == sorted(deck[:5])
    assert discard_pile(state) == ["rats", "sf_bao", "sf_taco", "sf_fries"]
    assert front(state, 0).renewed


def test_ce_127_renewal_comes_after_the_hand_limit_and_after_selling() -> None:
    state = scenario(hands={0: [*NINE[:8]]}, coins={0: 0}, frame=Ending())
    with refused(state, "CE-121", "discard-first"):
        do(state, RenewHand(), 0)
    assert offered(state, RenewHand) == []
    do(state, DiscardCard("rats"), 0)
    do(state, SellCard("tip"), 0)
    do(state, SellCard("cu_chef"), 0)
    assert offered(state, RenewHand) == [RenewHand()]
    do(state, RenewHand(), 0)
    assert coins(state)[0] == 2 + 5


def test_ce_128_an_empty_hand_may_be_renewed() -> None:
    state = scenario(coins={0: 0}, frame=Ending())
    assert offered(state, RenewHand) == [RenewHand()]
    do(state, RenewHand(), 0)
    assert coins(state)[0] == 0
    assert len(hand(state, 0)) == 5


def test_ce_129_after_a_renewal_the_turn_passes_at_once() -> None:
    deck = ["sf_taco", "tip", "cu_commis", "sf_bao", "sf_crepe"]
    state = scenario(seats=3, deck=deck, frame=Ending())
    assert do(state, RenewHand(), 0)[-1] == TurnBegan(1, 1)
    assert GAME.pending(state) == [1]
    for action in (SellCard("sf_taco"), PlayDish("sf_taco"), PlayBoost("tip"), EndTurn()):
        with refused(state, "CE-18", "not-your-turn"):
            do(state, action, 0)


def test_ce_130_nobody_renews_twice() -> None:
    state = scenario(hands={0: ["sf_taco"]}, frame=Ending())
    do(state, RenewHand(), 0)
    finish_turn(state)
    do(state, Draw("deck"), 0)
    do(state, EndPlay(), 0)
    assert offered(state, RenewHand) == []
    with refused(state, "CE-130", "renewed-already"):
        do(state, RenewHand(), 0)
    do(state, EndTurn(), 0)
    do(state, Draw("deck"), 1)
    do(state, EndPlay(), 1)
    do(state, RenewHand(), 1)
    assert [front(state, seat).renewed for seat in (0, 1)] == [True, True]


# End of the Service


def test_ce_131_all_are_paid_after_the_last_turn_of_the_service() -> None:
    menus = {0: ["sf_taco"], 1: ["sf_taco", "sf_bao"]}
    state = scenario(seats=3, menus=menus, coins={0: 0, 1: 0, 2: 0}, start=1, active=1)
    for _ in range(2):  # seats 1 and 2
        assert only(finish_turn(state), ServiceEnded) == []
        assert coins(state) == [0, 0, 0]
    assert only(finish_turn(state), ServiceEnded) == [ServiceEnded(1, (2, 3, 1))]
    assert coins(state) == [2, 3, 1]
    assert (view(state).service, view(state).active) == (2, 1)


def test_ce_132_income_is_one_coin_and_the_bills() -> None:
    menus = {0: ["sf_taco", "sf_bao", "tr_cassoulet", "ga_lobster"], 1: ["sf_taco"]}
    state = scenario(menus=menus, teams={0: ["cu_chef"]})
    assert (front(state, 0).bills, front(state, 0).income) == (1 + 1 + 2 + 3, 8)
    assert incomes(state) == (8, 2)


@pytest.mark.parametrize(("menu", "income"), [([], 1), (["sf_taco"], 1), (["sf_taco", "sf_bao"], 2)])
def test_ce_132_as_a_minimum_the_coin_does_not_come_on_top(menu: list[str], income: int) -> None:
    state = scenario(menus={0: menu}, resto_income="floor")
    assert incomes(state) == (income, 1)


@pytest.mark.parametrize("option", ["added", "floor"])
def test_ce_133_the_ptit_resto_pays_its_coin_in_every_case(option: str) -> None:
    # An empty menu; rats; Dishes that need a cook.
    menus = {1: ["sf_taco", "sf_bao"], 2: ["tr_cassoulet"]}
    state = scenario(seats=3, menus=menus, rats=[1], resto_income=option)
    assert [front(state, seat).income for seat in range(3)] == [1, 1, 1]
    assert incomes(state) == (1, 1, 1)


def test_ce_134_no_income_is_paid_when_the_game_ends_within_the_service() -> None:
    # Seat 1 has the last turn of the Service.
    state = scenario(
        hands={1: ["cu_commis"]},
        teams={1: ALMOST_BRIGADE},
        menus={0: ["sf_taco"]},
        stars={1: BRIGADE},
        coins={1: 3},
        active=1,
    )
    assert kinds(do(state, PlayDevelopment("cu_commis"), 1)) == ["DevelopmentPlayed", "StarReached"]
    assert coins(state) == [3, 0]
