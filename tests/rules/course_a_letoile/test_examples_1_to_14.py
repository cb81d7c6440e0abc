"""Worked examples 1 to 14: ten statements of the rulebook, then positions that are easily judged wrongly."""

import pytest

from atable.games.course_a_letoile.actions import (
    DiscardCard,
    Draw,
    EndPlay,
    EndTurn,
    PlayAttack,
    PlayDevelopment,
    PlayDish,
    React,
    RenewHand,
    SellCard,
)
from atable.games.course_a_letoile.content.cards import RESTO_IDS, STAR_IDS
from atable.games.course_a_letoile.frames import Drawing, Ending
from atable.games.course_a_letoile.game import GAME
from tests.rules.course_a_letoile.scenario import discard_pile, do, hand, scenario
from tests.rules.course_a_letoile.tables import (
    finish_service,
    finish_turn,
    fresh,
    front,
    incomes,
    offered,
    refuse_all,
    refused,
    view,
)

MENU = ["sf_taco", "tr_cassoulet", "ga_souffle"]


def test_example_01_setup_for_four_players() -> None:
    state = fresh(4)
    for here in view(state).seats:
        assert (here.cards, here.coins) == (5, 3)
        assert here.star in STAR_IDS
        assert here.resto in RESTO_IDS
    assert (view(state).discard, view(state).deck) == (1, 95)


def test_example_02_way_b() -> None:
    state = scenario(discard=["sf_taco"], deck=95, frame=Drawing())
    do(state, Draw("mixed"))
    assert len(hand(state, 0)) == 2
    assert view(state, 0).hand[0] == "sf_taco"
    assert view(state, 1).seats[0].known_cards == ("sf_taco",)  # the other card is unknown to them
    assert front(state, 0).cards == 2
    assert view(state).deck == 94


def test_example_03_first_dish() -> None:
    state = scenario(hands={0: ["sf_taco"]}, coins={0: 3})
    do(state, PlayDish("sf_taco"))
    assert front(state, 0).coins == 1
    assert front(state, 0).income == 2
    finish_service(state)
    assert front(state, 0).coins == 3


def test_example_04_no_twins() -> None:
    state = scenario(
        hands={0: ["sf_taco", "de_checked_cloth"]},
        menus={0: ["sf_taco"]},
        teams={0: ["de_checked_cloth"]},
        coins={0: 10},
    )
    with refused(state, "CE-52", "on-your-menu-already"):
        do(state, PlayDish("sf_taco"))
    do(state, PlayDevelopment("de_checked_cloth"))
    assert front(state, 0).team == ("de_checked_cloth", "de_checked_cloth")
    assert front(state, 0).menu == ("sf_taco",)


def test_example_05_cook_needed() -> None:
    state = scenario(hands={0: ["tr_cassoulet", "cu_cheffe"]}, coins={0: 10})
    with refused(state, "CE-55", "needs-a-cook"):
        do(state, PlayDish("tr_cassoulet"))
    do(state, PlayDevelopment("cu_cheffe"))
    assert front(state, 0).coins == 4
    do(state, PlayDish("tr_cassoulet"))
    assert (front(state, 0).menu, front(state, 0).coins) == (("tr_cassoulet",), 0)


def test_example_06_the_cook_leaves() -> None:
    state = scenario(
        hands={0: ["headhunting"], 1: ["tr_blanquette"]}, menus={1: MENU}, teams={1: ["cu_chef"]}, coins={1: 10}
    )
    assert front(state, 1).income == 7
    do(state, PlayAttack("headhunting", 1, "cu_chef"))
    do(state, React(False))
    assert front(state, 1).income == 2
    assert front(state, 1).menu == tuple(MENU)
    assert front(state, 1).points == (0, 0, 0, 3)
    finish_turn(state)
    do(state, Draw("deck"))
    with refused(state, "CE-55", "needs-a-cook"):
        do(state, PlayDish("tr_blanquette"))
    assert incomes(state)[1] == 2


def test_example_06_before_that_all_bills_are_paid() -> None:
    assert incomes(scenario(menus={1: MENU}, teams={1: ["cu_chef"]}))[1] == 7


def test_example_07_rats() -> None:
    state = scenario(hands={0: ["rats"]}, menus={1: MENU}, teams={1: ["cu_chef"]})
    do(state, PlayAttack("rats", 1))
    do(state, React(False))
    assert front(state, 1).rats
    assert "rats" not in discard_pile(state)
    assert incomes(state)[1] == 1
    assert not front(state, 1).rats
    assert discard_pile(state).count("rats") == 1
    assert incomes(state)[1] == 7


def test_example_08_two_billing_troubles() -> None:
    cards = ["cu_chef", "cu_commis", "sf_taco"]  # 6, 3 and 2 coins
    state = scenario(hands={0: cards}, troubles={0: 2}, coins={0: 26})
    left = []
    for action in (PlayDevelopment("cu_chef"), PlayDevelopment("cu_commis"), PlayDish("sf_taco")):
        do(state, action)
        left.append((front(state, 0).coins, front(state, 0).troubles))
    assert left == [(14, 1), (8, 0), (6, 0)]
    assert discard_pile(state).count("billing_trouble") == 2


def test_example_09_cancelled_attack() -> None:
    state = scenario(hands={0: ["bad_review"], 1: ["back_to_kitchen"]}, teams={1: ["cu_chef"]})
    pile = view(state).discard
    do(state, PlayAttack("bad_review", 1))
    do(state, React(True))
    assert front(state, 1).points == (2, 0, 0, 1)
    assert front(state, 1).reviews == 0
    assert view(state).discard == pile + 2
    assert {"bad_review", "back_to_kitchen"} <= set(discard_pile(state))
    assert (view(state).active, view(state).plays_left) == (0, 2)


def test_example_10_renewal() -> None:
    cards = ["tip", "tip", "rats", "sf_taco", "cu_chef", "de_zinc_bar"]
    state = scenario(
        hands={0: cards},
        coins={0: 2},
        frame=Ending(),
        deck=["sf_bao", "rats", "tip", "cu_commis", "ga_smoke", "sf_taco"],
    )
    do(state, RenewHand())
    assert front(state, 0).coins == 8
    assert view(state, 0).hand == ("sf_bao", "rats", "tip", "cu_commis", "ga_smoke")
    assert (view(state).active, view(state).step) == (1, "drawing")
    assert sorted(discard_pile(state)[:6]) == sorted(cards)


def test_example_10_only_once() -> None:
    state = scenario(hands={0: ["tip"]}, frame=Ending())
    do(state, RenewHand())
    finish_turn(state)
    do(state, Draw("deck"))
    do(state, EndPlay())
    assert offered(state, RenewHand) == []
    with refused(state, "CE-130", "renewed-already"):
        do(state, RenewHand())


def test_example_11_limit_then_sale() -> None:
    cards = ["tip", "tip", "tip", "rats", "rats", "sf_taco", "sf_bao", "cu_chef", "de_zinc_bar"]
    state = scenario(hands={0: cards}, coins={0: 0}, frame=Ending())
    refuse_all(state, [SellCard("tip"), EndTurn(), RenewHand()], "CE-121", "discard-first")
    for card in ("rats", "rats"):
        do(state, DiscardCard(card))
    assert front(state, 0).coins == 0
    with refused(state, "CE-121", "within-the-limit"):
        do(state, DiscardCard("tip"))
    for card in ("tip", "tip", "tip"):
        do(state, SellCard(card))
    assert front(state, 0).coins == 3
    assert hand(state, 0) == ["cu_chef", "de_zinc_bar", "sf_bao", "sf_taco"]
    do(state, EndTurn())
    assert view(state).active == 1


@pytest.mark.parametrize("frame", [Drawing(), None])
def test_example_12_sale_too_early(frame: Drawing | None) -> None:
    state = scenario(hands={0: ["tip"]}, frame=frame)
    rule, key = ("CE-124", "at-the-end-of-your-turn") if frame is None else ("CE-22", "draw-first")
    assert offered(state, SellCard) == []
    with refused(state, rule, key):
        do(state, SellCard("tip"))


def test_example_12_after_the_play_step_it_is_time() -> None:
    state = scenario(hands={0: ["tip"]})
    do(state, EndPlay())
    do(state, SellCard("tip"))
    assert front(state, 0).coins == 4


def test_example_13_malus_cannot_be_dodged() -> None:
    state = scenario(hands={0: ["cu_chef", "cu_commis"]}, troubles={0: 1}, coins={0: 8})
    assert offered(state, PlayDevelopment) == [PlayDevelopment("cu_commis")]
    with refused(state, "CE-45", "too-expensive"):
        do(state, PlayDevelopment("cu_chef"))
    assert front(state, 0).troubles == 1
    do(state, PlayDevelopment("cu_commis"))
    assert (front(state, 0).coins, front(state, 0).troubles) == (2, 0)
    assert "billing_trouble" in discard_pile(state)


def test_example_14_poaching_keeps_the_malus() -> None:
    state = scenario(hands={0: ["headhunting"]}, teams={1: ["se_sommelier"]}, troubles={0: 1}, coins={0: 5})
    do(state, PlayAttack("headhunting", 1, "se_sommelier"))
    do(state, React(False))
    assert front(state, 0).team == ("se_sommelier",)
    assert (front(state, 0).coins, front(state, 0).troubles) == (5, 1)
    assert GAME.outcome(state) is None
