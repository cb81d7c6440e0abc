"""Worked examples 16 to 29, each as a player would check it at the table."""

from atable.games.banquet_royal.actions import (
    AnnounceOrder,
    ChooseDrawValue,
    DiscardMenu,
    KeepHand,
    Line,
    LoseValidatedMenu,
    PlaceDish,
    PlaceOrder,
    PlaceToque,
    ValidateMenu,
)
from atable.games.banquet_royal.events import DeckReshuffled, MenuDrawn
from atable.games.banquet_royal.game import GAME
from atable.kernel.events import seen_by
from tests.rules.banquet_royal.scenario import do, hand, scenario
from tests.rules.banquet_royal.tables import (
    EIGHT,
    finished,
    folie,
    full_table,
    kinds,
    offered,
    outcome,
    place_orders,
    points,
    refused,
    score_line,
    view,
)


def test_example_16_two_cards_fulfilled() -> None:
    # the burger on C4 completes m1_06 (B-F-C) along the row and m3_12 (F-T-B) down to the right
    one: Line = ("C4", "C5", "C6")
    three: Line = ("C4", "D5", "E5")
    board = {"C5": "F", "C6": "C", "D5": "T1", "E5": "F", "E4": "B"}
    state = scenario(board=board, hands={0: ["m1_06", "m3_12"]})
    do(state, PlaceDish("burger", "C4"), 0)
    assert offered(state, ValidateMenu) == [ValidateMenu("m1_06", one), ValidateMenu("m3_12", three)]
    do(state, ValidateMenu("m3_12", three), 0)
    assert view(state).seats[0].validated == ("m3_12",)
    assert "m1_06" in hand(state, 0)
    with refused(state, "BR-31", "not-your-turn"):  # no discard this turn
        do(state, DiscardMenu("m1_06"), 0)
    # in a later turn the old line does not serve, one with a new element does
    do(state, PlaceDish("green_salad", "E3"), 1)
    do(state, KeepHand(), 1)
    do(state, PlaceDish("charlotte", "E6"), 0)
    with refused(state, "BR-69", "line-without-new-element"):
        do(state, ValidateMenu("m1_06", one), 0)
    do(state, ValidateMenu("m1_06", ("E4", "E5", "E6")), 0)
    assert view(state).seats[0].validated == ("m3_12", "m1_06")


def test_example_17_somebody_elses_toque() -> None:
    pink, blue = 0, 1
    state = scenario(board={"C4": "B", "C5": f"T{pink}"}, hands={blue: ["m3_08"]}, active=blue, colors=("pink", "blue"))
    do(state, PlaceDish("burger", "C6"), blue)
    do(state, ValidateMenu("m3_08", ("C4", "C5", "C6")), blue)
    assert view(state).seats[blue].validated == ("m3_08",)


def test_example_18_no_joker() -> None:
    state = scenario(board={"E2": "B", "E3": "F"}, hands={0: ["m1_06"]})
    do(state, PlaceToque("E4"))
    assert offered(state, ValidateMenu) == []
    with refused(state, "BR-66", "menu-not-fulfilled"):
        do(state, ValidateMenu("m1_06", ("E2", "E3", "E4")))


def test_example_19_third_toque() -> None:
    state = scenario(board={"C3": "T0", "E4": "T0"})
    assert view(state).seats[0].color == "orange"
    assert view(state).seats[0].toques_left == 0
    assert offered(state, PlaceToque) == []
    with refused(state, "BR-46", "no-toque-left"):
        do(state, PlaceToque("C4"))
    # and so it stays
    for seat, space in ((0, "C4"), (1, "D3")):
        do(state, PlaceDish("burger", space), seat)
        do(state, KeepHand(), seat)
    with refused(state, "BR-46", "no-toque-left"):
        do(state, PlaceToque("D5"), 0)


def test_example_20_deck_runs_dry() -> None:
    state = scenario(
        board={"C4": "B", "C5": "T0", "E2": "G", "E3": "T0"},
        hands={0: ["m3_08", "m1_01", "m2_01"], 1: ["m3_05", "m1_02", "m2_02"]},
        decks={3: ["m3_12"]},
        validated={0: ["m3_01"]},
    )
    assert (view(state).decks[2], view(state).discards[2]) == (1, ())
    do(state, PlaceDish("burger", "C6"), 0)
    do(state, ValidateMenu("m3_08", ("C4", "C5", "C6")), 0)  # B-T-B
    assert "m3_12" in hand(state, 0)
    assert view(state).decks[2] == 0
    do(state, PlaceDish("green_salad", "E4"), 1)
    assert offered(state, DiscardMenu) == [DiscardMenu("m1_02"), DiscardMenu("m2_02")]
    with refused(state, "BR-82", "value-exhausted"):
        do(state, DiscardMenu("m3_05"), 1)
    do(state, ValidateMenu("m3_05", ("E2", "E3", "E4")), 1)  # G-T-G
    assert GAME.pending(state) == [1]
    assert GAME.legal(state, 1) == [ChooseDrawValue(1), ChooseDrawValue(2)]


def test_example_21_instant_reshuffle() -> None:
    x, y = "m2_01", "m2_02"
    state = scenario(hands={0: [x]}, decks={2: [y]})
    assert (view(state).decks[1], view(state).discards[1]) == (1, ())
    do(state, PlaceDish("burger", "C3"), 0)
    events = do(state, DiscardMenu(x), 0)
    assert MenuDrawn(0, 2, y) in seen_by(events, 0)
    assert DeckReshuffled(2, 1) in events
    assert y in hand(state, 0)
    assert (view(state).decks[1], view(state).discards[1]) == (1, ())
    # the new deck is X alone: the next player who draws 2 crowns gets it
    do(state, PlaceDish("burger", "E3"), 1)
    mine = next(card for card in hand(state, 1) if card.startswith("m2"))
    do(state, DiscardMenu(mine), 1)
    assert x in hand(state, 1)


def test_example_22_last_space() -> None:
    state = scenario(board=full_table({"D1": "B", "D3": "C"}, ["D2"]), hands={0: ["m1_06"]})
    assert sum(space.dish is not None for space in view(state).spaces.values()) == 35
    do(state, PlaceDish("fruit_salad", "D2"), 0)
    events = do(state, ValidateMenu("m1_06", ("D1", "D2", "D3")), 0)
    assert kinds(events) == ["MenuValidated", "BanquetEnded"]
    assert len(hand(state, 0)) == 2, "no draw"
    assert (GAME.pending(state), GAME.may_act(state)) == ([], []), "no further turn"
    assert outcome(state).winners() == (0,)


def test_example_23_cloche_holds_the_end_open() -> None:
    state = scenario(board=full_table(empty=["G1"]), cloches={"G1": "B"})
    assert GAME.outcome(state) is None
    assert {type(action) for action in GAME.legal(state, 0)} == {AnnounceOrder}
    assert {action.space for action in offered(state, AnnounceOrder)} == {"G1"}
    with refused(state, "BR-40", "cloche-in-the-way"):
        do(state, PlaceToque("G1"))


def test_example_24_gourmet_ties() -> None:
    validated = {0: ["m1_01", "m1_02"], 1: ["m1_03", "m1_04"], 2: ["m1_05"]}
    state = finished(seats=3, validated=validated, gourmet=True)
    most_1, most_2 = "score-reward-most-1-crown", "score-reward-most-2-crown"
    assert [score_line(state, seat, most_1) for seat in range(3)] == [(2, 3), (2, 3), (1, 0)]
    assert [score_line(state, seat, most_2) for seat in range(3)] == [(0, 0), (0, 0), (0, 0)]
    assert points(state) == [2 + 3, 2 + 3, 1]


def test_example_25_toque_at_the_edge() -> None:
    pink, blue = 0, 1
    board = {"F1": f"T{blue}", "E1": "B", "E2": "B", "F2": f"T{pink}", "G1": "C"}
    state = finished(board, gourmet=True, colors=("pink", "blue"))
    assert score_line(state, blue, "score-toques") == (1, 2)


def test_example_26_hells_kitchen() -> None:
    state = scenario(
        board={"A2": "G", "A3": "C"},
        cloches={"A4": "B"},
        hands={0: ["m1_08"]},
        validated={0: ["m3_01"]},
        hells_kitchen=True,
    )
    do(state, AnnounceOrder("A4", "fruit_salad"), 0)
    with refused(state, "BR-121", "lose-a-menu-first"):
        do(state, ValidateMenu("m1_08", ("A2", "A3", "A4")), 0)
    do(state, LoseValidatedMenu("m3_01"), 0)
    assert view(state).discards == ((), (), ("m3_01",))
    do(state, ValidateMenu("m1_08", ("A2", "A3", "A4")), 0)
    assert view(state).seats[0].validated == ("m1_08",)


def test_example_27_all_you_can_eat() -> None:
    three = finished(won={0: "BBC"}, farandole=True)
    assert score_line(three, 0, "score-royal-orders") == (3, 3 + 1)
    four = finished(won={0: "GFCB"}, farandole=True)
    assert score_line(four, 0, "score-royal-orders") == (4, 8)


def test_example_28_folie_en_cuisine() -> None:
    state = folie()
    with refused(state, "BR-114", "order-around-bouquet"):
        do(state, PlaceOrder("C3"))
    do(state, PlaceOrder("B2"))
    assert view(state).spaces["B2"].cloche
    eight = folie(seats=3, folie_eight=True)
    start = view(eight).start
    placers = place_orders(eight, EIGHT)
    assert [placers.count((start + turn) % 3) for turn in range(3)] == [3, 3, 2]


def test_example_29_tie_break() -> None:
    twelve = ["m3_05", "m3_06", "m3_07", "m3_08"]
    thirteen = ["m3_01", "m3_02", "m3_03", "m3_04", "m1_01"]
    first = finished(validated={0: thirteen, 1: [*twelve, "m2_01"]}, won={0: "GF", 1: "C"})
    assert points(first) == [15, 15]
    assert outcome(first).winners() == (0,)
    shared = finished(validated={0: thirteen, 1: [*twelve, "m1_02"]}, won={0: "GF", 1: "CB"})
    assert points(shared) == [15, 15]
    assert outcome(shared).winners() == (0, 1)
