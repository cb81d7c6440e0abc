"""BR-78 to BR-90: steps 3 and 4, discarding and drawing back to three."""

from atable.games.banquet_royal.actions import (
    ChooseDrawValue,
    Crowns,
    DiscardMenu,
    KeepHand,
    Line,
    PlaceDish,
    ValidateMenu,
)
from atable.games.banquet_royal.events import DeckReshuffled, MenuDiscarded, MenuDrawn
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.events import seen_by
from tests.rules.banquet_royal.scenario import do, hand, scenario
from tests.rules.banquet_royal.tables import kinds, offered, refused, view

ROW: Line = ("B2", "B3", "B4")


def serving(**rest: object) -> BanquetState:
    """Seat 0 has just placed a burger on B2, which fulfils m1_06 (B-F-C) along the row."""
    state = scenario(board={"B3": "F", "B4": "C"}, **rest)  # type: ignore[arg-type]
    do(state, PlaceDish("burger", "B2"))
    return state


def test_br_78_who_validated_a_menu_cannot_discard_in_that_turn() -> None:
    state = serving(hands={0: ["m1_06", "m2_01", "m3_01"]}, decks={1: ["m1_01"]})
    do(state, ValidateMenu("m1_06", ROW))
    assert view(state).step == "placing"
    with refused(state, "BR-31", "not-your-turn"):
        do(state, DiscardMenu("m2_01"), 0)
    assert view(state).discards == ((), (), ())


def test_br_78_not_even_while_the_replacement_is_still_to_be_drawn() -> None:
    state = serving(hands={0: ["m1_06", "m2_01", "m3_01"]}, decks={1: []})
    do(state, ValidateMenu("m1_06", ROW))
    assert view(state).step == "refilling"
    with refused(state, "BR-87", "choose-a-deck-first"):
        do(state, DiscardMenu("m2_01"))


def test_br_78_who_validated_nothing_may_discard() -> None:
    state = serving(hands={0: ["m1_01", "m2_01", "m3_01"]})
    assert offered(state, DiscardMenu) == [DiscardMenu("m1_01"), DiscardMenu("m2_01"), DiscardMenu("m3_01")]


def test_br_79_discarding_is_optional() -> None:
    state = serving(hands={0: ["m1_01", "m2_01", "m3_01"]})
    assert GAME.legal(state, 0)[-1] == KeepHand()
    do(state, KeepHand())
    assert hand(state, 0) == ["m1_01", "m2_01", "m3_01"]
    assert view(state).discards == ((), (), ())
    assert view(state).active == 1


def test_br_80_only_one_card_is_discarded_in_a_turn() -> None:
    state = serving(hands={0: ["m1_01", "m2_01", "m3_01"]})
    do(state, DiscardMenu("m1_01"))
    with refused(state, "BR-31", "not-your-turn"):
        do(state, DiscardMenu("m2_01"), 0)
    assert view(state).discards == (("m1_01",), (), ())
    assert len(hand(state, 0)) == 3


def test_br_80_only_a_card_of_the_own_hand_can_be_discarded() -> None:
    state = serving(hands={0: ["m1_01"], 1: ["m1_02"]})
    with refused(state, "BR-80", "not-in-your-hand"):
        do(state, DiscardMenu("m1_02"))
    with refused(state, "BR-80", "not-in-your-hand"):
        do(state, DiscardMenu("m9_99"))


def test_br_81_the_card_goes_face_up_beside_the_deck_of_its_value() -> None:
    state = serving(hands={0: ["m1_01", "m2_01", "m3_01"]}, discards={2: ["m2_05"]})
    events = do(state, DiscardMenu("m2_01"))
    assert MenuDiscarded(0, "m2_01") in events
    for watcher in (None, 0, 1):
        assert view(state, watcher).discards == ((), ("m2_05", "m2_01"), ())


def test_br_82_a_card_whose_value_is_exhausted_cannot_be_discarded() -> None:
    state = serving(hands={0: ["m1_01", "m2_01", "m3_01"]}, decks={3: []})
    assert offered(state, DiscardMenu) == [DiscardMenu("m1_01"), DiscardMenu("m2_01")]
    with refused(state, "BR-82", "value-exhausted"):
        do(state, DiscardMenu("m3_01"))


def test_br_82_one_card_left_in_the_deck_is_enough() -> None:
    state = serving(hands={0: ["m1_01", "m2_01", "m3_01"]}, decks={3: ["m3_02"]})
    do(state, DiscardMenu("m3_01"))
    assert hand(state, 0) == ["m1_01", "m2_01", "m3_02"]


def test_br_83_the_hand_is_drawn_back_to_three() -> None:
    state = serving(hands={0: ["m1_06", "m2_01", "m3_01"]})
    do(state, ValidateMenu("m1_06", ROW))
    assert len(hand(state, 0)) == 3
    assert sorted(view(state).seats[0].hand_values) == [1, 2, 3]


def test_br_83_two_cards_are_filled_up_where_no_card_of_the_used_value_is_left() -> None:
    state = serving(hands={0: ["m1_06", "m2_01", "m3_01"]}, decks={1: [], 2: [], 3: ["m3_05", "m3_06"]})
    do(state, ValidateMenu("m1_06", ROW))
    assert hand(state, 0) == ["m2_01", "m3_01", "m3_05"]


def test_br_83_nothing_is_drawn_with_three_cards_in_hand() -> None:
    state = serving(hands={0: ["m1_06", "m2_01", "m3_01"]})
    assert kinds(do(state, KeepHand())) == ["TurnBegan"]
    assert hand(state, 0) == ["m1_06", "m2_01", "m3_01"]


def test_br_84_the_replacement_of_a_validated_card_has_its_value() -> None:
    state = serving(hands={0: ["m1_06", "m2_01", "m3_01"]}, decks={1: ["m1_02", "m1_03"]})
    events = do(state, ValidateMenu("m1_06", ROW))
    assert hand(state, 0) == ["m1_02", "m2_01", "m3_01"]
    assert MenuDrawn(0, 1, "m1_02") in seen_by(events, 0)
    assert MenuDrawn(0, 1, None) in seen_by(events, 1)


def test_br_84_the_replacement_of_a_discarded_card_has_its_value() -> None:
    for card, top in (("m1_01", "m1_12"), ("m2_01", "m2_12"), ("m3_01", "m3_12")):
        state = serving(hands={0: ["m1_01", "m2_01", "m3_01"]}, decks={int(top[1]): [top, f"{top[:2]}_11"]})
        do(state, DiscardMenu(card))
        assert hand(state, 0) == sorted({"m1_01", "m2_01", "m3_01"} - {card} | {top})


def test_br_85_the_last_card_drawn_turns_the_discard_pile_into_the_deck_at_once() -> None:
    state = serving(hands={0: ["m1_06", "m2_01", "m3_01"]}, decks={1: ["m1_02"]}, discards={1: ["m1_03", "m1_04"]})
    events = do(state, ValidateMenu("m1_06", ROW))
    assert DeckReshuffled(1, 2) in events
    assert view(state).discards[0] == ()
    assert view(state).decks[0] == 2
    assert hand(state, 0) == ["m1_02", "m2_01", "m3_01"]


def test_br_85_a_reshuffled_deck_holds_the_cards_of_the_pile() -> None:
    state = serving(hands={0: ["m1_06", "m2_01", "m3_01"]}, decks={1: ["m1_02"]}, discards={1: ["m1_03"]})
    do(state, ValidateMenu("m1_06", ROW), 0)
    do(state, PlaceDish("burger", "E3"), 1)
    mine = next(card for card in hand(state, 1) if card.startswith("m1"))
    do(state, DiscardMenu(mine), 1)
    assert "m1_03" in hand(state, 1)
    assert view(state).decks[0] == 1  # the card just discarded


def test_br_85_the_pile_is_shuffled() -> None:
    pile = [f"m1_{number:02}" for number in (1, 2, 3, 4, 5, 7, 8, 9, 10, 11)]
    state = serving(
        hands={0: ["m1_06", "m2_01", "m3_01"], 1: ["m2_02", "m2_03", "m3_03"]},
        decks={1: ["m1_12"]},
        discards={1: pile},
    )
    do(state, ValidateMenu("m1_06", ROW), 0)
    order: list[str] = []
    for turn, space in enumerate(["E3", "E4", "D3", "D5", "C3", "C4"]):
        seat = (turn + 1) % 2
        do(state, PlaceDish("burger", space), seat)
        mine = [card for card in hand(state, seat) if card.startswith("m1")]
        if mine:
            before = set(hand(state, seat))
            do(state, DiscardMenu(mine[0]), seat)
            order += sorted(set(hand(state, seat)) - before)
        else:
            do(state, KeepHand(), seat)
    assert len(order) == 3
    assert order not in (pile[:3], pile[:-4:-1])


def test_br_85_a_deck_that_is_not_empty_leaves_its_pile_alone() -> None:
    state = serving(hands={0: ["m1_06", "m2_01", "m3_01"]}, decks={1: ["m1_02", "m1_05"]}, discards={1: ["m1_03"]})
    do(state, ValidateMenu("m1_06", ROW))
    assert view(state).discards[0] == ("m1_03",)
    assert view(state).decks[0] == 1


def test_br_86_the_replacement_of_an_exhausted_value_comes_from_a_deck_of_choice() -> None:
    choices: list[tuple[Crowns, str]] = [(2, "m2_05"), (3, "m3_05")]
    for value, top in choices:
        state = serving(
            hands={0: ["m1_06", "m2_01", "m3_01"]},
            decks={1: [], 2: ["m2_05", "m2_06"], 3: ["m3_05", "m3_06"]},
        )
        do(state, ValidateMenu("m1_06", ROW))
        assert view(state).step == "refilling"
        assert GAME.pending(state) == [0]
        assert GAME.legal(state, 0) == [ChooseDrawValue(2), ChooseDrawValue(3)]
        do(state, ChooseDrawValue(value))
        assert hand(state, 0) == sorted(["m2_01", "m3_01", top])
        assert view(state).active == 1


def test_br_86_an_empty_deck_cannot_be_chosen() -> None:
    state = serving(hands={0: ["m1_06", "m2_01", "m3_01"]}, decks={1: []})
    do(state, ValidateMenu("m1_06", ROW))
    with refused(state, "BR-86", "deck-is-empty"):
        do(state, ChooseDrawValue(1))


def test_br_87_the_replacement_must_be_taken() -> None:
    state = serving(hands={0: ["m1_06", "m2_01", "m3_01"]}, decks={1: []})
    do(state, ValidateMenu("m1_06", ROW))
    with refused(state, "BR-87", "choose-a-deck-first"):
        do(state, KeepHand())
    with refused(state, "BR-31", "not-your-turn"):
        do(state, PlaceDish("burger", "E3"), 1)


def test_br_87_the_only_value_left_is_drawn_without_asking() -> None:
    state = serving(hands={0: ["m1_06", "m2_01", "m3_01"]}, decks={1: [], 2: ["m2_05"], 3: []})
    events = do(state, ValidateMenu("m1_06", ROW))
    assert MenuDrawn(0, 2, "m2_05") in seen_by(events, 0)
    assert hand(state, 0) == ["m2_01", "m2_05", "m3_01"]
    assert view(state).active == 1


def test_br_88_without_any_card_left_the_player_goes_on_with_fewer() -> None:
    state = serving(hands={0: ["m1_06", "m2_01", "m3_01"]}, decks={1: [], 2: [], 3: []})
    events = do(state, ValidateMenu("m1_06", ROW), 0)
    assert kinds(events) == ["MenuValidated", "TurnBegan"]
    assert hand(state, 0) == ["m2_01", "m3_01"]
    assert (view(state).active, view(state).step) == (1, "placing")


def short_hand(**rest: object) -> BanquetState:
    """Seat 0 holds only two cards, and two values have cards again."""
    hands = {0: ["m1_06", "m2_01"], 1: ["m1_12", "m2_12", "m3_12"]}
    return serving(hands=hands, exact_hands=True, **rest)


def test_br_89_a_short_hand_is_filled_up_with_values_of_choice() -> None:
    state = short_hand(decks={1: ["m1_02"], 2: ["m2_02"], 3: []})
    do(state, KeepHand())
    assert GAME.legal(state, 0) == [ChooseDrawValue(1), ChooseDrawValue(2)]
    do(state, ChooseDrawValue(2))
    assert hand(state, 0) == ["m1_06", "m2_01", "m2_02"]
    assert view(state).active == 1


def test_br_89_the_card_used_this_turn_is_replaced_first() -> None:
    state = short_hand(decks={1: ["m1_02", "m1_03"], 2: ["m2_02"], 3: ["m3_02"]})
    events = do(state, ValidateMenu("m1_06", ROW))
    assert kinds(events) == ["MenuValidated", "MenuDrawn"]
    assert hand(state, 0) == ["m1_02", "m2_01"]
    assert GAME.legal(state, 0) == [ChooseDrawValue(1), ChooseDrawValue(2), ChooseDrawValue(3)]
    do(state, ChooseDrawValue(3))
    assert hand(state, 0) == ["m1_02", "m2_01", "m3_02"]
    assert view(state).active == 1


def test_br_89_each_missing_card_is_chosen_by_itself() -> None:
    state = short_hand(decks={1: [], 2: ["m2_02", "m2_03"], 3: ["m3_02"]})
    do(state, ValidateMenu("m1_06", ROW))  # 1 crown is exhausted: BR-86, then BR-89
    do(state, ChooseDrawValue(3))
    assert view(state).active == 1, "3 crowns ran out, so the last card came from the only deck left"
    assert hand(state, 0) == ["m2_01", "m2_02", "m3_02"]


def test_br_89_a_hand_stays_short_when_the_cards_run_out() -> None:
    state = short_hand(decks={1: [], 2: ["m2_02"], 3: []})
    do(state, ValidateMenu("m1_06", ROW))
    assert hand(state, 0) == ["m2_01", "m2_02"]
    assert view(state).active == 1


def test_br_90_cards_of_one_value_are_kept_and_replaced_each_by_its_own_value() -> None:
    state = serving(hands={0: ["m2_01", "m2_03", "m3_01"]}, decks={2: ["m2_05", "m2_06"]})
    assert view(state).seats[0].hand_values == (2, 2, 3)
    do(state, DiscardMenu("m2_03"))
    assert hand(state, 0) == ["m2_01", "m2_05", "m3_01"]
    assert view(state).discards == ((), ("m2_03",), ())


def test_br_90_a_card_drawn_for_another_keeps_its_own_value() -> None:
    state = serving(hands={0: ["m1_06", "m2_01", "m3_01"]}, decks={1: [], 2: ["m2_05", "m2_06"]})
    do(state, ValidateMenu("m1_06", ROW), 0)
    do(state, ChooseDrawValue(2), 0)
    assert sorted(view(state).seats[0].hand_values) == [2, 2, 3]
    do(state, PlaceDish("burger", "E3"), 1)
    do(state, KeepHand(), 1)
    do(state, PlaceDish("burger", "E4"), 0)
    do(state, DiscardMenu("m2_05"), 0)  # taken for a 1-crown card, replaced by a 2-crown card
    assert hand(state, 0) == ["m2_01", "m2_06", "m3_01"]
