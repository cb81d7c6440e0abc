"""BR-91 to BR-100: the end of the banquet, points and ranking."""

from atable.games.banquet_royal.actions import (
    AnnounceOrder,
    DiscardMenu,
    KeepHand,
    Line,
    PlaceDish,
    PlaceToque,
    ValidateMenu,
)
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.state import BanquetState
from tests.rules.banquet_royal.scenario import do, hand, scenario
from tests.rules.banquet_royal.tables import (
    finished,
    full_table,
    kinds,
    offered,
    outcome,
    points,
    refused,
    score_line,
    view,
)

LAST_LINE: Line = ("D1", "D2", "D3")


def before_last_space(**rest: object) -> BanquetState:
    """Only D2 is free; a fruit salad there makes D1-D2-D3 read burger, fruit salad, charlotte (m1_06)."""
    board = full_table({"D1": "B", "D3": "C"}, ["D2"])
    return scenario(board=board, hands={0: ["m1_06"]}, **rest)  # type: ignore[arg-type]


def test_br_91_the_game_ends_when_all_spaces_hold_a_dish_or_a_toque() -> None:
    for last in (PlaceDish("fruit_salad", "D2"), PlaceToque("D2")):
        state = before_last_space()
        assert GAME.outcome(state) is None
        do(state, last)
        assert kinds(do(state, KeepHand())) == ["BanquetEnded"]
        assert view(state).step == "over"
        assert GAME.pending(state) == []
        assert outcome(state).reason.key == "ended-table-full"


def test_br_91_nobody_acts_after_the_end() -> None:
    state = finished()
    for seat in (0, 1):
        assert GAME.legal(state, seat) == []
        with refused(state, "BR-91", "game-over"):
            do(state, KeepHand(), seat)


def test_br_91_one_free_space_keeps_the_game_going() -> None:
    state = scenario(board=full_table(empty=["D2", "G2"]))
    do(state, PlaceDish("burger", "D2"))
    do(state, KeepHand())
    assert GAME.outcome(state) is None
    assert (view(state).step, view(state).active) == ("placing", 1)


def test_br_92_a_space_under_a_cloche_is_free_until_its_dish_is_placed() -> None:
    state = scenario(board=full_table(empty=["D2", "G1"]), cloches={"G1": "C"})
    do(state, PlaceDish("burger", "D2"), 0)
    do(state, KeepHand(), 0)
    assert GAME.outcome(state) is None
    do(state, AnnounceOrder("G1", "charlotte"), 1)
    do(state, KeepHand(), 1)
    assert GAME.outcome(state) is not None


def test_br_93_an_emptied_space_delays_the_end() -> None:
    state = scenario(board=full_table(dict.fromkeys(FRUIT, "F"), ["G4"]), cloches={"G4": "F"})
    assert view(state).kitchen["fruit_salad"] == 0
    do(state, AnnounceOrder("G4", "fruit_salad"), 0)
    do(state, KeepHand(), 0)
    assert GAME.outcome(state) is None
    assert (view(state).step, view(state).active) == ("placing", 1)
    do(state, PlaceDish("burger", "G4"), 1)
    do(state, KeepHand(), 1)
    assert GAME.outcome(state) is not None


FRUIT = ("A2", "A3", "B1", "B3", "B5", "C2", "C4", "C6", "D2", "D5")  # ten spaces: all fruit salads of the box


def test_br_94_who_fills_the_last_space_may_still_validate() -> None:
    state = before_last_space()
    do(state, PlaceDish("fruit_salad", "D2"))
    assert view(state).step == "serving"
    assert GAME.pending(state) == [0]
    assert offered(state, ValidateMenu) == [ValidateMenu("m1_06", LAST_LINE)]
    do(state, ValidateMenu("m1_06", LAST_LINE))
    assert points(state) == [1, 0]


def test_br_95_the_last_turn_has_no_discard() -> None:
    state = before_last_space()
    do(state, PlaceDish("fruit_salad", "D2"))
    assert offered(state, DiscardMenu) == []
    with refused(state, "BR-95", "no-discard-in-last-turn"):
        do(state, DiscardMenu("m1_06"))


def test_br_95_the_last_turn_has_no_draw_and_no_turn_follows() -> None:
    state = before_last_space()
    do(state, PlaceDish("fruit_salad", "D2"))
    held = hand(state, 0)
    events = do(state, ValidateMenu("m1_06", LAST_LINE))
    assert kinds(events) == ["MenuValidated", "BanquetEnded"]
    assert hand(state, 0) == [card for card in held if card != "m1_06"]
    assert GAME.may_act(state) == []


def test_br_96_crowns_and_one_point_for_each_royal_order() -> None:
    state = finished(validated={0: ["m1_01", "m2_01", "m3_01"], 1: ["m3_02", "m3_03"]}, won={0: "GF", 1: "CCB"})
    assert points(state) == [6 + 2, 6 + 3]
    assert score_line(state, 0, "score-menus") == (3, 6)
    assert score_line(state, 0, "score-royal-orders") == (2, 2)
    assert score_line(state, 1, "score-menus") == (2, 6)
    assert score_line(state, 1, "score-royal-orders") == (3, 3)
    assert outcome(state).winners() == (1,)


def test_br_97_cards_in_hand_score_and_cost_nothing() -> None:
    state = finished(hands={0: ["m1_01", "m2_01", "m3_01"], 1: ["m3_02", "m3_03", "m3_04"]}, validated={1: ["m1_02"]})
    assert [len(seat.hand_values) for seat in view(state).seats] == [3, 3]
    assert points(state) == [0, 1]


def test_br_98_toques_score_nothing_in_the_basic_game() -> None:
    state = finished({"F1": "T0", "E1": "B", "E2": "B", "F2": "B", "B2": "T0", "C5": "T1"})
    assert points(state) == [0, 0]
    assert score_line(state, 0, "score-toques") is None


def test_br_99_a_tie_is_won_by_the_most_royal_orders() -> None:
    # 5 points each: 3 + 2 tokens against 4 + 1 token, and a third player with more tokens but fewer points
    state = finished(
        seats=3,
        validated={0: ["m3_01", "m1_01"], 1: ["m3_02"], 2: []},
        won={0: "G", 1: "GF", 2: "FCC"},
    )
    result = outcome(state)
    assert points(state) == [5, 5, 3]
    assert [side.place for side in result.sides] == [2, 1, 3]
    assert result.winners() == (1,)
    assert result.tie_break is not None
    assert result.tie_break.key == "tie-break-royal-orders"


def test_br_99_royal_orders_decide_nothing_without_a_tie() -> None:
    state = finished(validated={0: ["m3_01"]}, won={1: "GF"})
    assert points(state) == [3, 2]
    assert outcome(state).winners() == (0,)
    assert outcome(state).tie_break is None


def test_br_100_equal_points_and_royal_orders_share_the_victory() -> None:
    state = finished(seats=3, validated={0: ["m3_01"], 2: ["m2_01", "m1_01"]}, won={0: "G", 1: "C", 2: "F"})
    assert points(state) == [4, 1, 4]
    assert outcome(state).winners() == (0, 2)
    assert [side.place for side in outcome(state).sides] == [1, 3, 1]
    assert outcome(state).tie_break is None  # it decided nothing
