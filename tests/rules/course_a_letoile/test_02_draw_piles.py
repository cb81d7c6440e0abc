"""CE-22 to CE-39: drawing, the deck and the discard pile."""

from collections import Counter

import msgspec
import pytest

from atable.games.course_a_letoile.actions import (
    CourseAction,
    DiscardCard,
    Draw,
    EndPlay,
    EndTurn,
    LoseDecoration,
    PlayAttack,
    PlayBoost,
    PlayDish,
    React,
    SellCard,
)
from atable.games.course_a_letoile.events import CardBuried, CardDrawn, DeckRebuilt, DiscardTaken
from atable.games.course_a_letoile.frames import Drawing, Ending
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.state import CourseState
from atable.kernel.actions import Action
from atable.kernel.codec import decode
from tests.rules.course_a_letoile.scenario import discard_pile, do, hand, scenario
from tests.rules.course_a_letoile.tables import (
    SEEDS,
    all_seen,
    finish_service,
    front,
    offered,
    only,
    refuse_all,
    refused,
    view,
    watchers,
    with_seed,
)

PILE = ["sf_taco", "sf_bao", "sf_crepe"]
TEN = [*PILE, "cu_chef", "cu_commis", "se_trainee", "se_sommelier", "de_zinc_bar", "tip", "rats"]


def places(state: CourseState, action: Action, card: str, seeds: list[str]) -> Counter[int]:
    """How often the card lands at each place of the discard pile, counted from the top."""
    counts: Counter[int] = Counter()
    for seed in seeds:
        other = with_seed(state, seed)
        do(other, action)
        counts[discard_pile(other).index(card)] += 1
    return counts


@pytest.mark.parametrize("way", ["deck", "mixed"])
def test_ce_22_two_cards(way: str) -> None:
    state = scenario(frame=Drawing(), hands={0: ["tip"]})
    do(state, Draw("deck" if way == "deck" else "mixed"))
    assert len(view(state, 0).hand) == 3


def test_ce_22_nobody_may_skip_it() -> None:
    state = scenario(frame=Drawing(), hands={0: ["sf_taco"]}, pace="simulation")
    assert GAME.legal(state, 0) == [Draw("deck"), Draw("mixed")]
    refuse_all(state, [EndPlay(), EndTurn(), PlayDish("sf_taco"), SellCard("sf_taco")], "CE-22", "draw-first")


def test_ce_23_both_from_the_deck() -> None:
    state = scenario(frame=Drawing(), deck=["rats", "tip", "cu_chef"], discard=PILE)
    assert Draw("deck") in offered(state, Draw)
    do(state, Draw("deck"))
    assert view(state, 0).hand == ("rats", "tip")
    assert (view(state).deck, discard_pile(state)) == (1, PILE)
    assert front(state, 0).known_cards == ()


def test_ce_24_the_top_of_the_discard_pile_and_one_from_the_deck() -> None:
    state = scenario(frame=Drawing(), deck=["rats", "tip", "cu_chef"], discard=PILE)
    assert Draw("mixed") in offered(state, Draw)
    do(state, Draw("mixed"))
    assert hand(state, 0) == ["rats", "sf_taco"]
    assert (view(state).deck, discard_pile(state)) == (2, ["sf_bao", "sf_crepe"])
    assert front(state, 0).known_cards == ("sf_taco",)  # everybody saw it


def test_ce_25_the_way_is_chosen_before_any_card() -> None:
    state = scenario(frame=Drawing(), deck=["rats", "tip", "cu_chef"], discard=PILE)
    do(state, Draw("deck"))
    assert offered(state, Draw) == []
    refuse_all(state, [Draw("mixed"), Draw("deck")], "CE-40", "play-or-end")
    assert view(state).step == "playing"


def test_ce_26_never_two_from_the_discard_pile() -> None:
    state = scenario(frame=Drawing(), deck=["rats", "tip"], discard=PILE)
    do(state, Draw("mixed"))
    assert view(state).discard == 2
    assert "sf_bao" not in hand(state, 0)
    refuse_all(state, [Draw("mixed")], "CE-40", "play-or-end")


@pytest.mark.parametrize("way", ["discard", "both"])
def test_ce_26_there_is_no_third_way(way: str) -> None:
    assert decode('{"type":"draw","way":"mixed"}', CourseAction) == Draw("mixed")
    with pytest.raises(msgspec.ValidationError):
        decode(f'{{"type":"draw","way":"{way}"}}', CourseAction)


def test_ce_27_not_from_an_empty_pile() -> None:
    state = scenario(frame=Drawing(), discard=[])
    assert offered(state, Draw) == [Draw("deck")]
    with refused(state, "CE-27", "discard-pile-empty"):
        do(state, Draw("mixed"))


def test_ce_28_the_discard_card_comes_first() -> None:
    state = scenario(frame=Drawing(), deck=["rats"], discard=PILE)
    events = do(state, Draw("mixed"))
    assert events[0] == DiscardTaken(0, "sf_taco")
    assert only(events[1:], CardDrawn, 0) == [CardDrawn(0, "rats")]
    assert view(state, 0).hand == ("sf_taco", "rats")


def test_ce_28_so_it_is_not_shuffled_into_the_deck() -> None:
    for seed in SEEDS[:20]:
        state = with_seed(scenario(frame=Drawing(), deck=[], discard=PILE), seed)
        events = do(state, Draw("mixed"))
        assert only(events, DeckRebuilt)[0].cards == 2
        assert hand(state, 0)[-1] == "sf_taco"


def test_ce_29_no_hand_limit_while_drawing_and_playing() -> None:
    hands = {0: ["second_round", "sf_taco", "sf_bao", *["tip"] * 6, *["rats"] * 4]}
    state = scenario(frame=Drawing(), hands=hands)
    do(state, Draw("mixed"))
    assert len(view(state, 0).hand) == 15
    do(state, PlayBoost("second_round"))
    assert len(view(state, 0).hand) == 16
    assert view(state).step == "playing"
    do(state, PlayDish("sf_taco"))
    assert len(view(state, 0).hand) == 15


def test_ce_30_the_discard_pile_becomes_the_deck() -> None:
    state = scenario(frame=Drawing(), deck=[], discard=TEN)
    events = do(state, Draw("deck"))
    (rebuilt,) = only(events, DeckRebuilt)
    assert (rebuilt.cards, rebuilt.top) == (10, view(state).top)
    assert (view(state).deck, view(state).discard) == (7, 1)  # ten, less the one turned up and two drawn
    after = [*hand(state, 0), *discard_pile(state)]
    assert len(after) == 3
    assert set(after) < set(TEN)


def test_ce_30_shuffled() -> None:
    position = scenario(frame=Drawing(), deck=[], discard=TEN)
    tops: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    for seed in SEEDS:
        state = with_seed(position, seed)
        do(state, Draw("deck"))
        tops[discard_pile(state)[0]] += 1
        drawn.update(view(state, 0).hand)
    assert all(18 <= tops[card] <= 65 for card in TEN)  # 40 expected
    assert all(50 <= drawn[card] <= 115 for card in TEN)  # 80 expected


def test_ce_31_not_before_a_card_has_to_be_drawn() -> None:
    state = scenario(frame=Drawing(), deck=["rats", "tip"], discard=PILE)
    assert only(do(state, Draw("deck")), DeckRebuilt) == []
    assert (view(state).deck, discard_pile(state)) == (0, PILE)
    do(state, EndPlay())
    do(state, SellCard("rats"))
    assert discard_pile(state) == ["rats", *PILE]  # it still grows
    do(state, EndTurn())
    assert view(state).deck == 0


def test_ce_31_in_the_middle_of_drawing_two() -> None:
    state = scenario(frame=Drawing(), deck=["rats"], discard=PILE)
    events = do(state, Draw("deck"))
    assert [type(event) for event in events][1] is DeckRebuilt
    assert view(state, 0).hand[0] == "rats"
    assert view(state, 0).hand[1] in PILE
    assert (view(state).deck, view(state).discard) == (1, 1)


def test_ce_32_a_single_card_becomes_the_deck() -> None:
    state = scenario(frame=Drawing(), deck=[], discard=["sf_taco"])
    events = do(state, Draw("deck"))
    assert only(events, DeckRebuilt) == [DeckRebuilt(1, None)]
    assert hand(state, 0) == ["sf_taco"]
    assert (view(state).deck, view(state).discard, view(state).top) == (0, 0, None)


@pytest.mark.parametrize(("deck", "drawn"), [([], []), (["rats"], ["rats"])])
def test_ce_33_what_cannot_be_drawn_is_not_drawn(deck: list[str], drawn: list[str]) -> None:
    state = scenario(frame=Drawing(), deck=deck, discard=[])
    do(state, Draw("deck"))
    assert hand(state, 0) == drawn
    assert view(state).step == "playing"  # and the turn goes on


def test_ce_33_second_round_of_nothing() -> None:
    state = scenario(hands={0: ["second_round"]}, deck=[], discard=[])
    do(state, PlayBoost("second_round"))
    assert hand(state, 0) == []
    assert discard_pile(state) == ["second_round"]


def test_ce_34_second_round_does_not_draw_itself() -> None:
    for seed in SEEDS[:10]:
        state = with_seed(scenario(hands={0: ["second_round"]}, deck=[], discard=["sf_taco"]), seed)
        do(state, PlayBoost("second_round"))
        assert hand(state, 0) == ["sf_taco"]
        assert discard_pile(state) == ["second_round"]


@pytest.mark.parametrize(("card", "target"), [("bad_review", None), ("outdated", None), ("headhunting", "cu_chef")])
def test_ce_34_an_attack_waiting_for_its_answer_is_in_no_pile(card: str, target: str | None) -> None:
    teams = {1: ["cu_chef", "de_zinc_bar", "de_chandelier"]}
    state = scenario(hands={0: [card]}, teams=teams, deck=["tip"], discard=PILE)
    do(state, PlayAttack(card, 1, target))
    assert (hand(state, 0), view(state).deck, discard_pile(state)) == ([], 1, PILE)


def test_ce_34_nor_while_the_victim_chooses_a_decoration() -> None:
    state = scenario(hands={0: ["outdated"]}, teams={1: ["de_zinc_bar", "de_chandelier"]}, deck=["tip"], discard=PILE)
    do(state, PlayAttack("outdated", 1))
    do(state, React(False))
    assert view(state).step == "losing"
    assert (hand(state, 0), view(state).deck, discard_pile(state)) == ([], 1, PILE)


def test_ce_35_only_the_top_card_is_visible() -> None:
    state = scenario(seats=3, discard=["tip", "sf_taco", "rats", "cu_chef"])
    other = scenario(seats=3, discard=["tip", "cu_chef", "sf_taco", "se_sommelier"])
    for seat in watchers(state):
        assert view(state, seat).top == "tip"
        assert all_seen(state, seat) == all_seen(other, seat)


def test_ce_35_what_lies_below_shows_when_the_top_is_taken() -> None:
    state = scenario(frame=Drawing(), discard=PILE)
    do(state, Draw("mixed"))
    assert (view(state).top, view(state).discard) == ("sf_bao", 2)


@pytest.mark.parametrize("order", [["tip", "rats", "sf_fries"], ["sf_fries", "tip", "rats"]])
def test_ce_36_sold_cards_on_top_in_the_order_chosen(order: list[str]) -> None:
    state = scenario(frame=Ending(), hands={0: ["rats", "sf_fries", "tip", "cu_chef"]}, discard=PILE)
    for card in order:
        do(state, SellCard(card))
        assert view(state).top == card
    assert discard_pile(state) == [*reversed(order), *PILE]


@pytest.mark.parametrize("order", [["rats", "tip"], ["tip", "rats"]])
def test_ce_36_discarded_cards_on_top_in_the_order_chosen(order: list[str]) -> None:
    state = scenario(frame=Ending(), hands={0: ["rats", *["tip"] * 6, *["billing_trouble"] * 2]}, discard=PILE)
    for card in order:
        do(state, DiscardCard(card))
        assert view(state).top == card
    assert discard_pile(state) == [*reversed(order), *PILE]


def test_ce_36_only_from_the_hand() -> None:
    state = scenario(frame=Ending(), hands={0: ["rats"]})
    refuse_all(state, [SellCard("tip"), SellCard("nonsense")], "CE-36", "not-in-your-hand")


@pytest.mark.parametrize("card", ["tip", "second_round"])
def test_ce_37_a_boost_at_a_random_place(card: str) -> None:
    state = scenario(hands={0: [card]}, discard=PILE)
    assert set(places(state, PlayBoost(card), card, SEEDS[:60])) == {0, 1, 2, 3}


def test_ce_37_everybody_sees_whether_it_is_on_top() -> None:
    state = scenario(hands={0: ["tip"]}, discard=PILE)
    for seed in SEEDS[:20]:
        other = with_seed(state, seed)
        events = do(other, PlayBoost("tip"))
        assert only(events, CardBuried) == [CardBuried("tip", discard_pile(other)[0] == "tip")]


@pytest.mark.parametrize(("card", "target"), [("bad_review", None), ("headhunting", "cu_chef")])
def test_ce_37_a_cancelled_attack_and_its_answer(card: str, target: str | None) -> None:
    position = scenario(hands={0: [card], 1: ["back_to_kitchen"]}, teams={1: ["cu_chef"]}, discard=PILE)
    do(position, PlayAttack(card, 1, target))
    for name in (card, "back_to_kitchen"):
        assert set(places(position, React(True), name, SEEDS[:80])) == {0, 1, 2, 3, 4}


def test_ce_37_to_the_competition() -> None:
    state = scenario(hands={0: ["headhunting"]}, teams={1: ["cu_chef"]}, discard=PILE)
    do(state, PlayAttack("headhunting", 1, "cu_chef"))
    assert set(places(state, React(False), "headhunting", SEEDS[:60])) == {0, 1, 2, 3}


def test_ce_37_a_bit_dated() -> None:
    state = scenario(hands={0: ["outdated"]}, teams={1: ["de_zinc_bar"]}, discard=PILE)
    do(state, PlayAttack("outdated", 1))
    assert set(places(state, React(False), "outdated", SEEDS[:80])) == {0, 1, 2, 3, 4}


def test_ce_37_billing_trouble_after_the_purchase() -> None:
    state = scenario(hands={0: ["sf_hot_dog"]}, troubles={0: 1}, coins={0: 4}, discard=PILE)
    assert set(places(state, PlayDish("sf_hot_dog"), "billing_trouble", SEEDS[:60])) == {0, 1, 2, 3}


def test_ce_37_raaaaats_after_the_income() -> None:
    found = set()
    for seed in SEEDS[:60]:
        state = with_seed(scenario(frame=Drawing(), rats=[1], discard=PILE), seed)
        finish_service(state)
        found.add(discard_pile(state).index("rats"))
    assert found == {0, 1, 2, 3}


@pytest.mark.parametrize("cards", [0, 1, 3, 5])
def test_ce_38_every_place_is_equally_likely(cards: int) -> None:
    pile = ["sf_taco", "sf_bao", "sf_crepe", "rats", "cu_chef"][:cards]
    counts = places(scenario(hands={0: ["tip"]}, discard=pile), PlayBoost("tip"), "tip", SEEDS)
    fair = len(SEEDS) / (cards + 1)
    assert sorted(counts) == list(range(cards + 1))
    assert all(0.6 * fair <= count <= 1.4 * fair for count in counts.values())


def test_ce_38_and_the_others_keep_their_order() -> None:
    for seed in SEEDS[:20]:
        state = with_seed(scenario(hands={0: ["tip"]}, discard=PILE), seed)
        do(state, PlayBoost("tip"))
        assert [card for card in discard_pile(state) if card != "tip"] == PILE


def test_ce_39_a_lost_decoration_goes_on_top() -> None:
    position = scenario(hands={0: ["outdated"]}, teams={1: ["de_zinc_bar", "de_chandelier"]}, discard=PILE)
    do(position, PlayAttack("outdated", 1))
    do(position, React(False))
    for seed in SEEDS[:40]:
        state = with_seed(position, seed)
        do(state, LoseDecoration("de_chandelier"))
        assert [card for card in discard_pile(state) if card != "outdated"] == ["de_chandelier", *PILE]
