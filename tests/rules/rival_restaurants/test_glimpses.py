"""RR-029, RR-172, RR-176: where a seat must think that an action card is which it has seen once."""

from atable.games.rival_restaurants.actions import AcceptOffer, DeclineOffer, MakeOffer, PlayCard, Respond
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import ACTION_CARDS, CARD_KIND
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.invariants import invariants
from atable.games.rival_restaurants.state import RivalState
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from tests.rules.rival_restaurants.looks import A, B, C, after, alike, hand, market

NOTHING = Bundle()


def held(state: RivalState, seat: Seat) -> tuple[str, ...]:
    return tuple(ACTION_CARDS[CARD_KIND[card]] for card in state.restaurants[seat].hand)


def newest(state: RivalState) -> int:
    seen = GAME.view(state, None).market
    assert seen is not None
    return seen.offers[-1].id


def shown(state: RivalState, seat: Seat, to: Seat, *cards: str) -> RivalState:
    """In an offer that is declined."""
    state = after(state, (seat, MakeOffer(to, Bundle(action_cards=cards, shown=True), NOTHING)))
    return after(state, (to, DeclineOffer(newest(state))))


def given(state: RivalState, seat: Seat, to: Seat, *cards: str) -> RivalState:
    """Unseen by all others."""
    state = after(state, (seat, MakeOffer(to, Bundle(action_cards=cards), NOTHING)))
    return after(state, (to, AcceptOffer(newest(state))))


def thought(state: RivalState, seat: Seat | None, *cards: str) -> set[tuple[str, ...]]:
    """For each of these cards, in which hand («-» for none) it is in the positions that this seat is dealt."""
    found = set()
    for number in range(60):
        dealt = GAME.redeal(state, seat, seeded(f"glimpse {number}"))
        invariants(dealt)
        assert alike(state, dealt, [seat])
        hands = {name: it for it in (A, B, C) for name in held(dealt, it)}
        found.add(tuple("ABC"[hands[card]] if card in hands else "-" for card in cards))
    return found


def table(*cards: str, other: tuple[str, ...] = ("road_work",)) -> RivalState:
    """A holds these, B Road Work, C nothing."""
    empty = hand(hand(hand(market(), A), B), C)
    return hand(hand(empty, A, *cards), B, *other)


def test_rr_176_a_card_that_may_have_been_handed_over_is_in_either_hand() -> None:
    """C has seen A's Taxi, and then one of A's two cards goes to B."""
    for gone in ("taxi", "tip_jar"):
        state = given(shown(table("taxi", "tip_jar"), A, C, "taxi"), A, B, gone)
        assert thought(state, C, "taxi") == {("A",), ("B",)}
        assert thought(state, A, "taxi", gone) == {("B", "B") if gone == "taxi" else ("A", "B")}


def test_rr_176_all_cards_of_a_hand_go_together() -> None:
    state = given(shown(table("taxi"), A, C, "taxi"), A, B, "taxi")
    assert thought(state, C, "taxi") == {("B",)}


def test_rr_176_of_two_cards_one_has_gone() -> None:
    """C has seen both and knows that exactly one of them is A's still."""
    state = given(shown(table("taxi", "tip_jar"), A, C, "taxi", "tip_jar"), A, B, "taxi")
    assert thought(state, C, "taxi", "tip_jar") == {("A", "B"), ("B", "A")}


def test_rr_176_on_and_on() -> None:
    """From B's hand, too, one card goes on unseen, and it may be the Taxi."""
    state = given(shown(table("taxi", "tip_jar"), A, C, "taxi"), A, B, "taxi")
    state = given(hand(state, C, "one_world"), C, A, "one_world")
    assert thought(state, C, "taxi", "one_world") == {("A", "A"), ("B", "A")}
    state = given(state, B, A, "road_work")
    assert thought(state, C, "taxi") == {("A",), ("B",)}


def test_rr_172_a_card_that_one_has_given_away_oneself() -> None:
    state = given(table("taxi", "tip_jar"), A, B, "taxi")
    assert thought(state, A, "taxi") == {("B",)}
    state = given(state, B, C, "road_work")
    assert thought(state, A, "taxi") == {("B",), ("C",)}


def test_rr_172_what_is_shown_again_or_played_is_no_longer_in_doubt() -> None:
    state = given(shown(table("taxi", "tip_jar"), A, C, "taxi"), A, B, "tip_jar")
    assert thought(shown(state, A, C, "taxi"), C, "taxi") == {("A",)}
    played = after(state, (B, PlayCard("tip_jar")))
    played = after(played, *[(seat, Respond(seat, None)) for seat in GAME.pending(played)])
    assert thought(played, C, "taxi", "tip_jar") == {("A", "-"), ("B", "-")}


def test_rr_172_equal_cards_may_be_the_same_one() -> None:
    """C has seen a Clam-Voyance in A's hand; one of A's cards goes to B, and then B shows a Clam-Voyance."""
    for gone in ("clam_voyance", "tip_jar"):
        state = table("clam_voyance", "tip_jar", other=("road_work", "clam_voyance"))
        state = given(shown(state, A, C, "clam_voyance"), A, B, gone)
        state = shown(state, B, C, "clam_voyance")
        dealt = [GAME.redeal(state, C, seeded(f"clam {number}")) for number in range(80)]
        clams = {tuple(held(it, seat).count("clam_voyance") for seat in (A, B)) for it in dealt}
        assert {(0, 1), (1, 1)} <= clams
        assert all(count[1] for count in clams)
