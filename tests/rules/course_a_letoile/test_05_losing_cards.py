"""CE-96 to CE-105: A Bit Dated! and To the Competition!, the attacks that take a card away."""

import pytest

from atable.games.course_a_letoile.actions import LoseDecoration, PlayAttack, PlayBoost, React
from atable.games.course_a_letoile.events import CardBuried, DecorationLost
from atable.games.course_a_letoile.game import GAME
from atable.kernel.messages import Term
from tests.rules.course_a_letoile.attacks import (
    coins,
    lies_at,
    places_taken,
    strike,
)
from tests.rules.course_a_letoile.scenario import discard_pile, do, scenario
from tests.rules.course_a_letoile.tables import (
    SEEDS,
    front,
    offered,
    only,
    refused,
    view,
    with_seed,
)

OLD_CARDS = ("sf_fries", "sf_taco", "sf_bao")  # a discard pile of three


# A Bit Dated!


def test_ce_96_a_bit_dated_needs_a_victim_with_a_decoration_card() -> None:
    teams = {1: ["cu_chef", "se_trainee"], 2: ["de_zinc_bar"]}
    state = scenario(seats=3, hands={0: ["outdated"]}, teams=teams)
    assert offered(state, PlayAttack) == [PlayAttack("outdated", 2)]
    with refused(state, "CE-96", "no-use-against"):
        do(state, PlayAttack("outdated", 1), 0)


def test_ce_97_the_victim_loses_one_decoration_card_and_its_points() -> None:
    state = scenario(hands={0: ["outdated"]}, teams={1: ["cu_chef", "de_zinc_bar", "de_zinc_bar"]})
    assert front(state, 1).points == (2, 0, 4, 3)
    events = strike(state, PlayAttack("outdated", 1))
    assert only(events, DecorationLost) == [DecorationLost(1, "de_zinc_bar")]
    assert front(state, 1).team == ("cu_chef", "de_zinc_bar")
    assert front(state, 1).points == (2, 0, 2, 2)


@pytest.mark.parametrize("chosen", ["de_checked_cloth", "de_zinc_bar", "de_chandelier"])
def test_ce_98_the_victim_chooses_the_decoration_card(chosen: str) -> None:
    cards = ["de_chandelier", "de_checked_cloth", "cu_chef", "de_zinc_bar", "de_zinc_bar"]
    state = scenario(hands={0: ["outdated"]}, teams={1: cards})
    strike(state, PlayAttack("outdated", 1))
    assert GAME.pending(state) == [1]
    decorations = {"de_checked_cloth", "de_zinc_bar", "de_chandelier"}
    assert {action.card for action in offered(state, LoseDecoration, 1)} == decorations
    do(state, LoseDecoration(chosen), 1)
    cards.remove(chosen)
    assert sorted(front(state, 1).team) == sorted(cards)
    assert GAME.pending(state) == [0], "the attacker's turn goes on"


def test_ce_98_nothing_but_an_own_decoration_card_can_be_given_up() -> None:
    teams = {0: ["de_winter_garden"], 1: ["de_chandelier", "de_zinc_bar", "cu_chef"]}
    state = scenario(hands={0: ["outdated"], 1: ["back_to_kitchen", "de_checked_cloth"]}, teams=teams)
    strike(state, PlayAttack("outdated", 1))
    for card in ("de_winter_garden", "de_checked_cloth", "cu_chef", "no_such_card"):
        with refused(state, "CE-98", "not-your-decoration"):
            do(state, LoseDecoration(card), 1)
    with refused(state, "CE-97", "lose-a-decoration-first"):
        do(state, React(True), 1)
    with refused(state, "CE-18", "not-your-turn"):
        do(state, LoseDecoration("de_zinc_bar"), 0)


def test_ce_98_identical_decoration_cards_leave_nothing_to_choose() -> None:
    state = scenario(hands={0: ["outdated"]}, teams={1: ["de_zinc_bar", "de_zinc_bar", "cu_chef"]})
    strike(state, PlayAttack("outdated", 1))
    assert GAME.pending(state) == [0]
    assert front(state, 1).team == ("de_zinc_bar", "cu_chef")


def test_ce_99_the_decoration_card_goes_on_top_and_then_the_attack_somewhere() -> None:
    state = scenario(hands={0: ["outdated"]}, teams={1: ["de_zinc_bar"]}, discard=OLD_CARDS)
    for seed in SEEDS[:30]:
        table = with_seed(state, seed)
        events = strike(table, PlayAttack("outdated", 1))
        on_top = lies_at(table, "outdated") == 0
        assert events[-2:] == [DecorationLost(1, "de_zinc_bar"), CardBuried("outdated", on_top)]
        assert lies_at(table, "de_zinc_bar") == (1 if on_top else 0)
    strikes = places_taken(state, lambda table: strike(table, PlayAttack("outdated", 1)), "outdated")
    assert strikes == {0, 1, 2, 3, 4}


# To the Competition!


def test_ce_100_to_the_competition_needs_a_victim_with_a_cuisine_or_service_card() -> None:
    teams = {1: ["de_zinc_bar"], 2: ["cu_commis"], 3: ["se_trainee"]}
    state = scenario(seats=4, hands={0: ["headhunting"]}, teams=teams, menus={1: ["sf_taco"]})
    assert [action.victim for action in offered(state, PlayAttack)] == [2, 3]
    with refused(state, "CE-100", "no-use-against"):
        do(state, PlayAttack("headhunting", 1, "de_zinc_bar"), 0)


def test_ce_101_the_attacker_takes_the_card_and_its_points() -> None:
    state = scenario(hands={0: ["headhunting"]}, teams={0: ["cu_commis"], 1: ["cu_star_tv", "se_bartender"]})
    strike(state, PlayAttack("headhunting", 1, "cu_star_tv"))
    assert front(state, 0).team == ("cu_commis", "cu_star_tv")
    assert front(state, 1).team == ("se_bartender",)
    assert front(state, 0).points == (4, 0, 0, 2)
    assert front(state, 1).points == (0, 2, 0, 1)
    assert "headhunting" in discard_pile(state)


def test_ce_101_the_card_must_lie_in_front_of_the_victim() -> None:
    teams = {1: ["cu_commis"], 2: ["se_bartender"]}
    state = scenario(seats=3, hands={0: ["headhunting"], 1: ["cu_chef"]}, teams=teams)
    for card in ("se_bartender", "cu_chef"):
        with refused(state, "CE-101", "not-before-them"):
            do(state, PlayAttack("headhunting", 1, card), 0)


def test_ce_102_the_attacker_names_the_card_with_the_attack() -> None:
    state = scenario(hands={0: ["headhunting"]}, teams={1: ["cu_commis", "cu_chef", "cu_chef", "se_sommelier"]})
    wanted = [action.target for action in offered(state, PlayAttack)]
    assert wanted == ["cu_commis", "cu_chef", "se_sommelier"]
    for nothing in (None, "no_such_card"):
        with refused(state, "CE-102", "name-a-card"):
            do(state, PlayAttack("headhunting", 1, nothing), 0)
    do(state, PlayAttack("headhunting", 1, "cu_chef"), 0)
    attack = view(state, 1).attack
    assert attack is not None
    assert (attack.card, attack.attacker, attack.target) == ("headhunting", 0, "cu_chef")
    do(state, React(False), 1)
    assert front(state, 0).team == ("cu_chef",)


def test_ce_103_the_attacker_pays_nothing() -> None:
    state = scenario(hands={0: ["headhunting"]}, teams={1: ["cu_star_tv"]}, coins={0: 2, 1: 1})
    strike(state, PlayAttack("headhunting", 1, "cu_star_tv"))
    assert coins(state) == [2, 1]


def test_ce_104_the_action_card_counts_and_the_card_taken_does_not() -> None:
    state = scenario(hands={0: ["headhunting", "tip", "tip"]}, teams={1: ["cu_star_tv"]})
    strike(state, PlayAttack("headhunting", 1, "cu_star_tv"))
    assert view(state).plays_left == 2
    do(state, PlayBoost("tip"), 0)
    do(state, PlayBoost("tip"), 0)
    assert view(state).step == "ending"


def test_ce_105_decoration_cards_and_dishes_can_not_be_taken() -> None:
    state = scenario(
        hands={0: ["headhunting"]}, teams={1: ["cu_commis", "de_zinc_bar"]}, menus={1: ["sf_taco"]}, coins={0: 9}
    )
    assert [action.target for action in offered(state, PlayAttack)] == ["cu_commis"]
    for card in ("de_zinc_bar", "sf_taco", "rats"):
        with refused(state, "CE-105", "not-to-be-poached"):
            do(state, PlayAttack("headhunting", 1, card), 0)


def test_ce_102_the_victim_is_told_what_is_at_stake() -> None:
    state = scenario(hands={0: ["headhunting"]}, teams={1: ["cu_chef"]})
    do(state, PlayAttack("headhunting", 1, "cu_chef"))
    for seat in (0, 1, None):
        (prompt,) = GAME.prompts(state, seat)
        assert prompt.message.params["target"] == Term("card-cu_chef")
