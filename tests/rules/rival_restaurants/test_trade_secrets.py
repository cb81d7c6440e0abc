"""RR-172, RR-176: who learns which action cards are offered and traded."""

from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.events import OfferMade, Traded
from atable.games.rival_restaurants.events.details import Goods
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.shop.exchange import cards_named, may_read, name_anew
from atable.kernel.rng import seeded
from tests.rules.rival_restaurants.barter import NONE, A, B, C, Stall, cards, food

NO_GOODS = Goods(0, (), (), 0, 0, (), (), "")
UNNAMED = Goods(0, (), (), 1, 0, (), (), "")


def named(card: str) -> Goods:
    return Goods(0, (), (card,), 1, 0, (), (), "")


def test_rr_172_an_action_card_is_shown_as_one_action_card() -> None:
    stall = Stall().holds(A, "taxi", "tip_jar")
    number = stall.offer(A, B, cards("taxi"), NONE)
    assert stall.seen(A) == [OfferMade(number, A, B, named("taxi"), NO_GOODS, None)]
    for watcher in (B, C, None):
        assert stall.seen(watcher) == [OfferMade(number, A, B, UNNAMED, NO_GOODS, None)]
    assert stall.known(B, A) == []


def test_rr_172_its_name_may_be_shown_to_the_other_party_only() -> None:
    stall = Stall().holds(A, "taxi", "tip_jar")
    number = stall.offer(A, B, cards("taxi", shown=True), NONE)
    for watcher in (A, B):
        assert stall.seen(watcher) == [OfferMade(number, A, B, named("taxi"), NO_GOODS, None)]
    for outsider in (C, None):
        assert stall.seen(outsider) == [OfferMade(number, A, B, UNNAMED, NO_GOODS, None)]
    assert stall.known(B, A) == ["taxi"]
    assert stall.known(C, A) == []
    stall.decline(B, number)
    assert stall.known(B, A) == ["taxi"]  # seen is seen


def test_rr_172_the_new_owner_knows_the_card() -> None:
    stall = Stall().holds(A, "taxi", "tip_jar").holds(B, "road_work", "power_cut")
    number = stall.offer(A, B, cards("taxi"), Bundle(any_cards=1))
    stall.accept(B, number, "road_work")
    for watcher in (A, B):
        assert stall.seen(watcher) == [Traded(number, A, B, named("taxi"), named("road_work"))]
    for outsider in (C, None):
        assert stall.seen(outsider) == [Traded(number, A, B, UNNAMED, UNNAMED)]
    assert stall.known(A, A) == ["road_work", "tip_jar"]
    assert stall.known(B, B) == ["taxi", "power_cut"]
    assert stall.known(A, B) == ["taxi"]
    assert stall.known(B, A) == ["road_work"]
    assert stall.known(C, A) == stall.known(C, B) == []


def test_rr_176_a_card_for_nothing_is_hidden_too() -> None:
    given, taken = Stall().holds(A, "taxi"), Stall().holds(B, "taxi")
    number = given.offer(A, B, cards("taxi"), NONE)
    given.accept(B, number)
    taken.accept(B, taken.offer(A, B, NONE, Bundle(any_cards=1)), "taxi")
    for reader in (A, B):
        assert given.seen(reader) == [Traded(number, A, B, named("taxi"), NO_GOODS)]
        assert taken.seen(reader) == [Traded(number, A, B, NO_GOODS, named("taxi"))]
    for outsider in (C, None):
        assert given.seen(outsider) == [Traded(number, A, B, UNNAMED, NO_GOODS)]
        assert taken.seen(outsider) == [Traded(number, A, B, NO_GOODS, UNNAMED)]


def test_rr_172_asked_for_by_number_given_by_name() -> None:
    stall = Stall().holds(A, "taxi").holds(B, "tip_jar")
    assert stall.refused_offer(A, B, NONE, cards("tip_jar")) == "RR-172"
    assert stall.refused_offer(A, B, Bundle(any_cards=1), NONE) == "RR-172"
    assert stall.refused_offer(A, B, NONE, Bundle(any_cards=1, shown=True)) == "RR-172"


def test_rr_176_others_lose_track_of_the_cards_of_a_hand() -> None:
    """C has seen A's Taxi. One of A's two cards goes to B: C can't say which."""
    for gone in ("taxi", "tip_jar"):
        stall = Stall().holds(A, "taxi", "tip_jar")
        stall.decline(C, stall.offer(A, C, cards("taxi", shown=True), NONE))
        assert stall.known(C, A) == ["taxi"]
        stall.trade(A, B, cards(gone), NONE)
        assert stall.known(C, A) == stall.known(C, B) == []
        assert stall.known(A, B) == [gone]


def test_rr_176_nor_which_card_was_named_by_whoever_accepted() -> None:
    for gone in ("taxi", "tip_jar"):
        stall = Stall().holds(B, "taxi", "tip_jar")
        stall.decline(C, stall.offer(B, C, cards("taxi", shown=True), NONE))
        stall.trade(A, B, NONE, Bundle(any_cards=1), gone)
        assert stall.known(C, A) == stall.known(C, B) == []


def test_rr_172_the_new_owner_still_knows_the_rest_of_the_hand() -> None:
    stall = Stall().holds(A, "taxi", "tip_jar", "power_cut")
    stall.decline(B, stall.offer(A, B, cards("tip_jar", shown=True), NONE))
    stall.trade(A, B, cards("taxi"), NONE)
    assert stall.known(B, A) == ["tip_jar"]


def test_rr_176_but_not_of_a_whole_hand() -> None:
    stall = Stall().holds(A, "taxi").holds(B, "tip_jar")
    stall.decline(C, stall.offer(A, C, cards("taxi", shown=True), NONE))
    stall.trade(A, B, cards("taxi"), NONE)
    assert stall.known(C, B) == ["taxi"]


def test_rr_176_nor_when_no_card_is_traded() -> None:
    stall = Stall().holds(A, "taxi", "tip_jar").has(A, "rice")
    stall.decline(C, stall.offer(A, C, cards("taxi", shown=True), NONE))
    stall.trade(A, B, food("rice"), NONE)
    assert stall.known(C, A) == ["taxi"]


def test_rr_172_equal_cards_are_not_told_apart() -> None:
    """B has seen one of A's two Clam-Voyances and gets one: B can't know that A has another."""
    stall = Stall().holds(A, "clam_voyance")
    first = stall.state.restaurants[A].hand[0]
    stall.holds(A, "clam_voyance", "taxi")
    stall.state.known[first + 1] |= 1 << B
    stall.decline(B, stall.offer(A, B, cards("clam_voyance", shown=True), NONE))
    assert stall.known(B, A) == ["clam_voyance"]  # shown again, perhaps the same one
    stall.trade(A, B, cards("clam_voyance"), NONE)
    assert stall.state.restaurants[B].hand == [first + 1]
    assert stall.known(B, A) == []


def test_rr_172_two_equal_cards_are_two_cards() -> None:
    stall = Stall().holds(A, "clam_voyance", "clam_voyance", "taxi")
    stall.trade(A, B, cards("clam_voyance", "clam_voyance", shown=True), NONE)
    assert stall.hand(B) == ["clam_voyance", "clam_voyance"]
    assert stall.hand(A) == ["taxi"]


def test_names_that_are_hidden_are_chosen_anew() -> None:
    stall = Stall().holds(A, "taxi", "tip_jar", "power_cut")
    stall.offer(A, B, cards("taxi", "tip_jar"), NONE)
    stall.offer(A, B, cards("taxi", shown=True), NONE)
    seen = set()
    for seed in range(20):
        state = stall.state.copy()
        frame = state.stack[0]
        assert isinstance(frame, Market)
        state.restaurants[A].hand, state.restaurants[C].hand = state.action_deck[:3], []
        name_anew(state, frame, B, seeded(str(seed)))
        hidden, shown = frame.book.standing
        assert cards_named(state, A, hidden.gives.action_cards, A) is not None
        assert shown.gives.action_cards == ("taxi",)
        seen.add(hidden.gives.action_cards)
    assert len(seen) > 1


def test_who_may_read_an_offer() -> None:
    stall = Stall().holds(A, "taxi")
    stall.offer(A, B, cards("taxi"), NONE)
    stall.offer(A, B, cards("taxi", shown=True), NONE)
    hidden, shown = stall.frame.book.standing
    assert [may_read(hidden, seat) for seat in (A, B, C, None)] == [True, False, False, False]
    assert [may_read(shown, seat) for seat in (A, B, C, None)] == [True, True, False, False]
