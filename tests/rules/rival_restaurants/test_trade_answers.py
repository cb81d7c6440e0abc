"""What an offer and its answers do beside the trade: RR-105, RR-163, RR-419, RR-423."""

import pytest

from atable.games.rival_restaurants.actions import AcceptOffer, DeclineOffer, WithdrawOffer
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.events import DoneSet, OfferMade
from atable.games.rival_restaurants.events.details import Goods
from tests.rules.rival_restaurants.barter import NONE, A, B, C, Stall, cards, food, money

NO_GOODS = Goods(0, (), (), 0, 0, (), (), "")


def test_rr_105_an_offer_revokes_done() -> None:
    """T-35: Red and Blue are done, Green offers Red a trade."""
    stall = Stall().has(C, money=100)
    stall.frame.done = [True, True, False]
    number = stall.offer(C, A, money(100), NONE)
    assert stall.frame.done == [False, True, False]
    assert stall.seen(None) == [
        OfferMade(number, C, A, Goods(100, (), (), 0, 0, (), (), ""), NO_GOODS, None),
        DoneSet(A, False),
    ]


def test_rr_105_who_is_not_done_is_not_told_so() -> None:
    stall = Stall().has(C, money=100)
    stall.offer(C, A, money(100), NONE)
    assert [type(event) for event in stall.events] == [OfferMade]


def test_rr_105_a_counter_offer_revokes_done_too() -> None:
    stall = Stall().has(A, "rice").has(B, money=200)
    number = stall.offer(A, B, food("rice"), money(200))
    stall.frame.done = [True, True, True]
    stall.offer(B, A, money(100), food("rice"), number)
    assert stall.frame.done == [False, True, True]


@pytest.mark.parametrize(
    ("gives", "wants", "passed"),
    [
        (money(100), NONE, [True, False, True]),
        (NONE, money(100), [False, True, True]),
        (food("rice"), money(100), [False, False, True]),
        (cards("taxi"), NONE, [True, False, True]),
        (Bundle(garbage=1), NONE, [True, False, True]),
        (Bundle(upgrades=("double_stove",)), NONE, [True, False, True]),
        (Bundle(recipes=("bruschetta",)), Bundle(recipes=("onigiri",)), [False, False, True]),
        (Bundle(favour="a song"), Bundle(favour="a smile"), [True, True, True]),
    ],
)
def test_rr_419_a_pass_is_lifted(gives: Bundle, wants: Bundle, passed: list[bool]) -> None:
    stall = Stall(pace="relaxed").has(A, "rice", money=100, garbage=1).has(B, money=100)
    stall.holds(A, "taxi").built(A, "double_stove")
    stall.frame.passed = [True, True, True]
    number = stall.offer(A, B, gives, wants)
    assert stall.frame.passed == [True, True, True]
    stall.accept(B, number)
    assert stall.frame.passed == passed


def test_rr_419_of_both_figures() -> None:
    stall = Stall(2, pace="relaxed", mode="two_many_cooks").has(A, money=100)
    stall.frame.passed = [True] * 4
    stall.trade(A, B, money(100), NONE)
    assert stall.frame.passed == [True, False, True, False]


@pytest.mark.parametrize("pace", ["live", "relaxed", "simulation"])
def test_rr_423_a_counter_offer_takes_the_place_of_the_first_one(pace: str) -> None:
    stall = Stall(pace=pace).has(A, "rice").has(B, money=300)
    first = stall.offer(A, B, food("rice"), money(300))
    second = stall.offer(B, A, money(200), food("rice"), first)
    assert stall.standing() == [second]
    (event,) = stall.events
    assert isinstance(event, OfferMade)
    assert (event.seat, event.to, event.counters) == (B, A, first)
    stall.accept(A, second)
    assert (stall.money(A), stall.money(B), stall.stock(B)) == (200, 100, ["rice"])


def test_rr_423_in_simulation_a_counter_offer_is_answered_by_yes_or_no() -> None:
    stall = Stall(pace="simulation").has(A, "rice").has(B, money=300)
    first = stall.offer(A, B, food("rice"), money(300))
    second = stall.offer(B, A, money(100), food("rice"), first)
    assert stall.refused_offer(A, B, food("rice"), money(200), second) == "RR-423"
    assert stall.replies(A) == [AcceptOffer(second), DeclineOffer(second)]


def test_rr_423_with_people_they_go_on_as_long_as_they_like() -> None:
    stall = Stall(pace="relaxed").has(A, "rice").has(B, money=300)
    first = stall.offer(A, B, food("rice"), money(300))
    second = stall.offer(B, A, money(100), food("rice"), first)
    third = stall.offer(A, B, food("rice"), money(200), second)
    assert stall.standing() == [third]
    stall.accept(B, third)
    assert stall.money(A) == 200


def test_rr_423_only_an_offer_that_one_has_got_is_countered() -> None:
    stall = Stall().has(A, "rice").has(B, money=300).has(C, "egg")
    first = stall.offer(A, B, food("rice"), money(300))
    assert stall.refused_offer(C, A, food("egg"), food("rice"), first) == "RR-164"  # it was made to B
    assert stall.refused_offer(A, B, food("rice"), money(200), first) == "RR-164"  # one's own
    assert stall.refused_offer(B, C, money(100), food("egg"), first) == "RR-164"  # C has not made it
    assert stall.refused_offer(B, A, money(100), food("rice"), 99) == "RR-174"
    assert stall.standing() == [first]


def test_replies_are_listed_oldest_first() -> None:
    stall = Stall().has(A, "rice", "egg").has(B, money=100)
    stall.offer(A, B, food("rice"), NONE)
    stall.offer(B, A, money(100), NONE)
    stall.offer(A, C, food("egg"), NONE)
    assert stall.replies(A) == [WithdrawOffer(1), AcceptOffer(2), DeclineOffer(2), WithdrawOffer(3)]
    assert stall.replies(B) == [AcceptOffer(1), DeclineOffer(1), WithdrawOffer(2)]
    assert stall.replies(C) == [AcceptOffer(3), DeclineOffer(3)]


def test_replies_name_every_choice_of_cards_once() -> None:
    stall = Stall().holds(B, "taxi", "clam_voyance", "clam_voyance", "tip_jar")
    stall.offer(A, B, Bundle(favour="please"), Bundle(any_cards=2))
    named = [reply.action_cards for reply in stall.replies(B) if isinstance(reply, AcceptOffer)]
    assert named == [
        ("clam_voyance", "clam_voyance"),
        ("clam_voyance", "taxi"),
        ("clam_voyance", "tip_jar"),
        ("taxi", "tip_jar"),
    ]


def test_rr_163_whoever_accepts_names_the_cards() -> None:
    stall = Stall().holds(B, "taxi", "clam_voyance")
    number = stall.offer(A, B, NONE, Bundle(any_cards=1))
    assert stall.refused_accept(B, number) == "RR-163"
    assert stall.refused_accept(B, number, "tip_jar") == "RR-163"
    assert stall.refused_accept(B, number, "a_good_card") == "RR-163"
    assert stall.refused_accept(B, number, "clam_voyance", "taxi") == "RR-163"
    other = stall.offer(A, B, NONE, Bundle(any_cards=2))
    assert stall.refused_accept(B, other, "taxi", "clam_voyance") == "RR-163"  # in the order of the list
    stall.accept(B, number, "taxi")
    assert stall.hand(A) == ["taxi"]


def test_rr_163_no_cards_are_named_where_none_are_asked_for() -> None:
    stall = Stall().has(A, "rice").holds(B, "taxi")
    number = stall.offer(A, B, food("rice"), NONE)
    assert stall.refused_accept(B, number, "taxi") == "RR-163"
