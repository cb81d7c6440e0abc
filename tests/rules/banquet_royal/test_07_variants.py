"""BR-101 to BR-126: Gourmet, Folie en cuisine, Farandole de plats and Hell's Kitchen."""

import pytest

from atable.games.banquet_royal.actions import (
    AnnounceOrder,
    KeepHand,
    Line,
    LoseValidatedMenu,
    MemoriseReady,
    PlaceDish,
    PlaceOrder,
    ValidateMenu,
)
from atable.games.banquet_royal.content.board import LABELS
from atable.games.banquet_royal.events import DeckReshuffled, MemoriseStarted, MenuLost, OrderPlaced
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.errors import BadOptions
from tests.rules.banquet_royal.scenario import do, element, hand, scenario
from tests.rules.banquet_royal.tables import (
    EIGHT,
    SIX,
    cloches,
    finished,
    folie,
    kinds,
    offered,
    outcome,
    place_orders,
    points,
    refused,
    score_line,
    view,
)

TOQUES = "score-toques"
MOST_1_CROWN = "score-reward-most-1-crown"
MOST_2_CROWN = "score-reward-most-2-crown"
ORDERS = "score-royal-orders"
RING_1 = {"C3", "C4", "D3", "D5", "E3", "E4"}


# Gourmet


def test_br_101_gourmet_is_off_unless_the_table_chooses_it() -> None:
    assert GAME.resolve(BanquetOptions(), 2).gourmet is False
    state = finished({"F1": "T0", "E1": "B", "E2": "B"}, validated={0: ["m1_01"]})
    assert points(state) == [1, 0]
    assert [score_line(state, 0, key) for key in (TOQUES, MOST_1_CROWN, MOST_2_CROWN)] == [None, None, None]


def test_br_102_a_toque_scores_the_most_identical_dishes_that_touch_it() -> None:
    # F1 touches E1, E2, F2 and G1: three burgers; A4 touches A3, B4 and B5: two charlottes
    state = finished(
        {"F1": "T0", "E1": "B", "E2": "B", "F2": "G", "G1": "B", "A4": "T0", "A3": "C", "B4": "C", "B5": "F"},
        gourmet=True,
    )
    assert score_line(state, 0, TOQUES) == (2, 3 + 2)
    assert score_line(state, 1, TOQUES) == (0, 0)


def test_br_102_it_scores_for_its_owner() -> None:
    state = finished({"A4": "T1", "A3": "C", "B4": "C", "B5": "C"}, gourmet=True)
    assert points(state) == [0, 3]


def test_br_103_equal_counts_are_not_added_up() -> None:
    # B2 touches A1, A2, B1, B3, C2 and C3: two of each of three Dishes
    around = {"A1": "B", "A2": "B", "B1": "G", "B3": "G", "C2": "F", "C3": "F"}
    state = finished({"B2": "T0", **around}, last="G2", gourmet=True)
    assert score_line(state, 0, TOQUES) == (1, 2)


def test_br_104_toques_and_the_bouquet_next_to_it_count_for_nothing() -> None:
    # C3 touches B2, B3, C2, C4, D3 and the bouquet: three Toques, one burger, one charlotte
    around = {"B2": "T0", "B3": "T1", "C2": "T1", "C4": "B", "D3": "C"}
    state = finished({"C3": "T0", **around, "A1": "G", "A2": "F", "B1": "C"}, last="G2", gourmet=True)
    # B2 touches A1 G, A2 F, B1 C and three Toques: one Dish
    assert score_line(state, 0, TOQUES) == (2, 1 + 1)


def test_br_105_a_toque_never_placed_scores_nothing() -> None:
    state = finished({"A4": "T1", "A3": "C", "B4": "C", "B5": "F"}, gourmet=True)
    assert [seat.toques_left for seat in view(state).seats] == [2, 1]
    assert score_line(state, 0, TOQUES) == (0, 0)
    assert score_line(state, 1, TOQUES) == (1, 2)


def test_br_106_the_most_1_crown_menus_gain_three_points() -> None:
    validated = {0: ["m1_01", "m1_02"], 1: ["m1_03"]}
    state = finished(validated=validated, gourmet=True)
    assert score_line(state, 0, MOST_1_CROWN) == (2, 3)
    assert score_line(state, 1, MOST_1_CROWN) == (1, 0)
    assert points(state) == [2 + 3, 1]


def test_br_107_the_most_2_crown_menus_gain_two_points() -> None:
    validated = {0: ["m2_01"], 1: ["m2_02", "m2_03"]}
    state = finished(validated=validated, gourmet=True)
    assert score_line(state, 0, MOST_2_CROWN) == (1, 0)
    assert score_line(state, 1, MOST_2_CROWN) == (2, 2)
    assert points(state) == [2, 4 + 2]


def test_br_108_all_tied_players_gain_the_full_bonus() -> None:
    validated = {0: ["m1_01", "m2_01"], 1: ["m1_02"], 2: ["m2_02", "m2_03"], 3: ["m2_04", "m2_05"]}
    state = finished(seats=4, validated=validated, gourmet=True)
    assert [score_line(state, seat, MOST_1_CROWN) for seat in range(4)] == [(1, 3), (1, 3), (0, 0), (0, 0)]
    assert [score_line(state, seat, MOST_2_CROWN) for seat in range(4)] == [(1, 0), (0, 0), (2, 2), (2, 2)]


def test_br_109_no_bonus_for_3_crown_menus() -> None:
    validated = {0: ["m3_01", "m3_02", "m3_03"], 1: ["m1_01", "m2_01"]}
    state = finished(validated=validated, gourmet=True)
    assert points(state) == [9, 3 + 3 + 2]
    assert {line.key for line in outcome(state).sides[0].lines if line.points} == {"score-menus"}


def test_br_110_a_majority_of_zero_gives_no_bonus() -> None:
    state = finished(validated={0: ["m3_01"]}, gourmet=True)
    assert [score_line(state, seat, MOST_1_CROWN) for seat in (0, 1)] == [(0, 0), (0, 0)]
    assert [score_line(state, seat, MOST_2_CROWN) for seat in (0, 1)] == [(0, 0), (0, 0)]
    assert points(state) == [3, 0]


# Folie en cuisine


def test_br_111_the_players_choose_the_spaces_of_the_royal_orders() -> None:
    state = folie()
    assert (view(state).step, cloches(view(state))) == ("placing_orders", set())
    place_orders(state, SIX)
    assert view(state).step == "memorising"
    assert cloches(view(state)) == set(SIX)


def test_br_112_one_order_each_in_turn_from_the_start_player_clockwise() -> None:
    starts = set()
    for seed in ("one", "two", "three", "four", "five", "six"):
        state = folie(seats=3, seed=seed)
        start = view(state).start
        starts.add(start)
        assert place_orders(state, SIX) == [(start + turn) % 3 for turn in range(6)]
        for seat in range(3):
            do(state, MemoriseReady(), seat)
        assert GAME.pending(state) == [start], "the first turn too is the start player's"
    assert starts == {0, 1, 2}


def test_br_112_only_the_player_in_turn_places_and_nothing_else_is_done_first() -> None:
    state = folie(seats=3)
    start = view(state).start
    with refused(state, "BR-31", "not-your-turn"):
        do(state, PlaceOrder("A1"), (start + 1) % 3)
    with refused(state, "BR-112", "place-an-order-first"):
        do(state, PlaceDish("burger", "C3"), start)


def test_br_113_six_are_placed_by_default() -> None:
    state = folie()
    place_orders(state, SIX[:5])
    assert view(state).step == "placing_orders"
    place_orders(state, SIX[5:])
    assert view(state).step == "memorising"
    assert view(state).orders_out == 2


def test_br_113_all_eight_by_option() -> None:
    state = folie(folie_eight=True)
    place_orders(state, EIGHT[:7])
    assert view(state).step == "placing_orders"
    place_orders(state, EIGHT[7:])
    assert view(state).step == "memorising"
    assert cloches(view(state)) == set(EIGHT)


def test_br_113_eight_are_an_option_of_folie_alone() -> None:
    with pytest.raises(BadOptions) as error:
        GAME.resolve(BanquetOptions(folie_eight=True), 2)
    assert error.value.field == "folie_eight"


def test_br_114_no_royal_order_around_the_bouquet() -> None:
    state = folie()
    for space in sorted(RING_1):
        assert PlaceOrder(space) not in offered(state, PlaceOrder)
        with refused(state, "BR-114", "order-around-bouquet"):
            do(state, PlaceOrder(space))
    with refused(state, "BR-08", "on-the-bouquet"):
        do(state, PlaceOrder("D4"))


def test_br_115_any_other_space_without_a_cloche_also_next_to_one() -> None:
    state = folie()
    thirty = [label for label in LABELS if label not in RING_1]
    assert offered(state, PlaceOrder) == [PlaceOrder(label) for label in thirty]
    do(state, PlaceOrder("B2"))
    do(state, PlaceOrder("B3"))  # next to it
    assert cloches(view(state)) == {"B2", "B3"}
    assert PlaceOrder("B2") not in offered(state, PlaceOrder)
    with refused(state, "BR-115", "cloche-here-already"):
        do(state, PlaceOrder("B2"))


def test_br_116_nobody_sees_the_token_while_it_is_placed() -> None:
    state = folie()
    for space in SIX[:5]:
        placer = state.active
        assert do(state, PlaceOrder(space)) == [OrderPlaced(placer, space)]
        for watcher in (None, 0, 1):
            assert [seen.shown for seen in view(state, watcher).spaces.values()] == [None] * 36


def test_br_116_all_are_shown_to_all_after_the_last_one() -> None:
    state = folie()
    place_orders(state, SIX[:5])
    placer = state.active
    assert do(state, PlaceOrder(SIX[5])) == [OrderPlaced(placer, SIX[5]), MemoriseStarted()]
    for watcher in (None, 0, 1):
        seen = view(state, watcher).spaces
        assert {label for label in seen if seen[label].shown} == set(SIX)


def test_br_126_eight_royal_orders_are_shown_memorised_and_hidden_and_none_is_left() -> None:
    state = folie(folie_eight=True)
    place_orders(state, EIGHT)
    seen = view(state, 0)
    assert seen.orders_out == 0
    shown = sorted(space.shown for space in seen.spaces.values() if space.shown)
    assert shown == sorted(["green_salad", "fruit_salad", "charlotte", "burger"] * 2)
    for seat in (0, 1):
        do(state, MemoriseReady(), seat)
    after = view(state, 0)
    assert cloches(after) == set(EIGHT)
    assert [space.shown for space in after.spaces.values()] == [None] * 36


# Farandole de plats


def test_br_117_different_dishes_score_as_a_set() -> None:
    for won, expected in (("", 0), ("G", 1), ("GF", 3), ("GFC", 5), ("GFCB", 8)):
        state = finished(won={0: won}, farandole=True)
        assert score_line(state, 0, ORDERS) == (len(won), expected)
        assert points(state) == [expected, 0]


def test_br_118_the_set_replaces_the_single_points_of_its_tokens() -> None:
    plain, together = finished(won={0: "GF"}), finished(won={0: "GF"}, farandole=True)
    assert (points(plain)[0], points(together)[0]) == (2, 3)  # 3 and not 3 + 2


def test_br_119_each_duplicate_scores_one() -> None:
    for won, expected in (("BB", 1 + 1), ("BBC", 3 + 1), ("BBCC", 3 + 2), ("GGFFC", 5 + 2)):
        assert score_line(finished(won={0: won}, farandole=True), 0, ORDERS) == (len(won), expected)


def test_br_120_the_tie_break_counts_tokens_not_their_points() -> None:
    # two tokens each, worth 2 (a pair) and 3 (a set); a 1-crown Menu makes it 3 points each
    shared = finished(won={0: "GG", 1: "FC"}, validated={0: ["m1_01"]}, farandole=True)
    assert points(shared) == [3, 3]
    assert outcome(shared).winners() == (0, 1)
    # three tokens worth 4 against two worth 3 and a 1-crown Menu
    won = finished(won={0: "BBG", 1: "FC"}, validated={1: ["m1_01"]}, farandole=True)
    assert points(won) == [4, 4]
    assert outcome(won).winners() == (0,)


# Hell's Kitchen


def hells_kitchen(validated: list[str], **rest: object) -> BanquetState:
    """Seat 0 may announce A4, which hides a burger; then A2-A3-A4 reads G-C-B, the pattern of m1_08."""
    options: dict[str, object] = {"hells_kitchen": True, **rest}
    return scenario(
        board={"A2": "G", "A3": "C"},
        cloches={"A4": "B"},
        hands={0: ["m1_08"]},
        validated={0: validated},
        **options,  # type: ignore[arg-type]
    )


A_LINE: Line = ("A2", "A3", "A4")
WRONG = AnnounceOrder("A4", "charlotte")


def test_br_121_a_wrong_name_costs_a_validated_menu_after_the_normal_resolution() -> None:
    state = hells_kitchen(["m3_01"])
    do(state, WRONG)
    assert (element(state, "A4"), view(state).orders_lost[-1]) == ("B", "burger")
    assert view(state).step == "losing"
    assert GAME.pending(state) == [0]
    with refused(state, "BR-121", "lose-a-menu-first"):
        do(state, KeepHand())
    assert do(state, LoseValidatedMenu("m3_01")) == [MenuLost(0, "m3_01")]
    assert view(state).seats[0].validated == ()


def test_br_121_a_right_name_costs_nothing() -> None:
    state = hells_kitchen(["m3_01"])
    do(state, AnnounceOrder("A4", "burger"))
    assert view(state).step == "serving"
    assert view(state).seats[0].validated == ("m3_01",)


def test_br_121_without_the_variant_a_wrong_name_costs_no_menu() -> None:
    state = hells_kitchen(["m3_01"], hells_kitchen=False)
    do(state, WRONG)
    assert view(state).step == "serving"


def test_br_122_the_player_chooses_which_menu() -> None:
    for lost in ("m1_01", "m2_01", "m3_01"):
        state = hells_kitchen(["m3_01", "m1_01", "m2_01"])
        do(state, WRONG)
        assert {choice.card for choice in offered(state, LoseValidatedMenu)} == {"m1_01", "m2_01", "m3_01"}
        do(state, LoseValidatedMenu(lost))
        assert set(view(state).seats[0].validated) == {"m1_01", "m2_01", "m3_01"} - {lost}


def test_br_122_only_an_own_validated_menu() -> None:
    state = scenario(board={"A3": "C"}, cloches={"A4": "B"}, validated={0: ["m3_01"], 1: ["m3_02"]}, hells_kitchen=True)
    do(state, WRONG)
    for card in ("m3_02", hand(state, 0)[0], "m9_99"):
        with refused(state, "BR-122", "not-your-validated-menu"):
            do(state, LoseValidatedMenu(card))


def test_br_123_without_a_validated_menu_nothing_more_happens() -> None:
    state = hells_kitchen([])
    assert kinds(do(state, WRONG)) == ["OrderRevealed"]
    assert view(state).step == "serving"


def test_br_123_no_debt_remains() -> None:
    state = hells_kitchen([])
    do(state, WRONG, 0)
    do(state, ValidateMenu("m1_08", A_LINE), 0)
    do(state, PlaceDish("burger", "C3"), 1)
    do(state, KeepHand(), 1)
    do(state, PlaceDish("burger", "C4"), 0)
    do(state, KeepHand(), 0)
    assert view(state).seats[0].validated == ("m1_08",)


def test_br_124_the_loss_comes_before_step_2() -> None:
    state = hells_kitchen(["m3_01"])
    do(state, WRONG)
    with refused(state, "BR-121", "lose-a-menu-first"):
        do(state, ValidateMenu("m1_08", A_LINE))
    do(state, LoseValidatedMenu("m3_01"))
    assert view(state).step == "serving"
    assert view(state).new == "A4"
    do(state, ValidateMenu("m1_08", A_LINE))
    assert view(state).seats[0].validated == ("m1_08",)


def test_br_124_a_loss_after_an_empty_kitchen_leads_to_step_2_without_a_new_element() -> None:
    state = hells_kitchen(["m3_01"], kitchen={"B": 0})
    do(state, WRONG)
    do(state, LoseValidatedMenu("m3_01"))
    with refused(state, "BR-76", "nothing-placed-this-turn"):
        do(state, ValidateMenu("m1_08", A_LINE))


def test_br_125_the_lost_card_goes_face_up_to_the_discard_pile_of_its_value() -> None:
    state = hells_kitchen(["m3_01"], discards={3: ["m3_05"]})
    held = hand(state, 0)
    do(state, WRONG)
    do(state, LoseValidatedMenu("m3_01"))
    assert view(state).discards == ((), (), ("m3_05", "m3_01"))
    assert hand(state, 0) == held


def test_br_125_beside_an_empty_deck_it_becomes_the_deck_at_once() -> None:
    state = hells_kitchen(["m3_01"], decks={3: []})
    do(state, WRONG)
    assert DeckReshuffled(3, 1) in do(state, LoseValidatedMenu("m3_01"))
    assert view(state).discards[2] == ()
    assert view(state).decks[2] == 1
