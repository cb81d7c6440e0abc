"""Worked examples 1 to 15: seven from the rulebook, then positions that are easily judged wrongly."""

import pytest

from atable.games.banquet_royal.actions import (
    AnnounceOrder,
    DiscardMenu,
    KeepHand,
    Line,
    PlaceDish,
    PlaceToque,
    ValidateMenu,
)
from atable.games.banquet_royal.content.board import INDEX
from atable.games.banquet_royal.frames import Serving
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.seats import Seat
from tests.rules.banquet_royal.openings import covered
from tests.rules.banquet_royal.scenario import do, element, hand, scenario
from tests.rules.banquet_royal.tables import full_table, offered, outcome, points, refused, score_line, view

ORANGE, PINK, BLUE = 0, 1, 2
MENUS: dict[Seat, list[str]] = {
    ORANGE: ["m3_01", "m3_02", "m3_03", "m1_01"],
    PINK: ["m1_02", "m1_03", "m1_04", "m2_01", "m2_02", "m3_04"],
    BLUE: ["m2_03", "m2_04", "m2_05", "m1_05"],
}
ORDERS: dict[Seat, str] = {ORANGE: "GFC", PINK: "BB"}
# Blue's Toque on B2 touches three burgers, the one on F3 two charlottes and two fruit salads.
TOQUES_OF_BLUE = {
    "B2": "T2",
    "A1": "B",
    "A2": "B",
    "B1": "B",
    "B3": "G",
    "C2": "F",
    "C3": "C",
    "F3": "T2",
    "E3": "C",
    "E4": "C",
    "F2": "F",
    "F4": "F",
    "G2": "G",
    "G3": "B",
}


def three_cooks(gourmet: bool) -> BanquetState:
    """Orange, pink and blue at the end of their game, which the last Dish on D2 has just ended."""
    state = scenario(
        seats=3,
        board=full_table(TOQUES_OF_BLUE),
        validated=MENUS,
        won=ORDERS,
        frame=Serving(INDEX["D2"]),
        gourmet=gourmet,
    )
    do(state, KeepHand())
    return state


def after_placing(state: BanquetState, action: PlaceDish | PlaceToque) -> list[ValidateMenu]:
    """The Menus that may be validated once this is on the table."""
    do(state, action)
    return offered(state, ValidateMenu)


def test_example_01_royal_order_named_right() -> None:
    state = scenario(board={"B2": "B"}, cloches={"A1": "C"}, kitchen={"C": 7})
    assert AnnounceOrder("A1", "charlotte") in GAME.legal(state, 0)
    do(state, AnnounceOrder("A1", "charlotte"))
    assert element(state, "A1") == "C"
    assert view(state).kitchen["charlotte"] == 6
    assert view(state).seats[0].orders == ("charlotte",)


def test_example_01_is_worth_a_point_at_the_end() -> None:
    state = scenario(board=full_table({"B2": "B"}, ["A1"]), cloches={"A1": "C"})
    do(state, AnnounceOrder("A1", "charlotte"))
    do(state, KeepHand())
    assert points(state) == [1, 0]


def test_example_02_menu_completed() -> None:
    line: Line = ("B2", "B3", "B4")
    state = scenario(board={"B3": "F", "B4": "C"}, hands={0: ["m1_06"]})
    assert after_placing(state, PlaceDish("burger", "B2")) == [ValidateMenu("m1_06", line)]
    do(state, ValidateMenu("m1_06", line))
    assert view(state).seats[0].validated == ("m1_06",)


def test_example_02_is_worth_its_printed_value() -> None:
    state = scenario(board=full_table({"B3": "F", "B4": "C"}, ["B2"]), hands={0: ["m1_06"]})
    do(state, PlaceDish("burger", "B2"))
    do(state, ValidateMenu("m1_06", ("B2", "B3", "B4")))
    assert points(state) == [1, 0]


def test_example_03_order_matters() -> None:
    line: Line = ("E2", "E3", "E4")
    state = scenario(board={"E2": "B", "E3": "G"}, hands={0: ["m1_03", "m1_08"]})
    assert after_placing(state, PlaceDish("charlotte", "E4")) == [ValidateMenu("m1_03", line)]
    with refused(state, "BR-66", "menu-not-fulfilled"):
        do(state, ValidateMenu("m1_08", line))
    do(state, ValidateMenu("m1_03", line))


def test_example_04_orange_basic() -> None:
    state = three_cooks(gourmet=False)
    assert score_line(state, ORANGE, "score-menus") == (4, 10)
    assert score_line(state, ORANGE, "score-royal-orders") == (3, 3)
    assert points(state)[ORANGE] == 13


def test_example_05_pink() -> None:
    state = three_cooks(gourmet=False)
    assert score_line(state, PINK, "score-menus") == (6, 10)
    assert score_line(state, PINK, "score-royal-orders") == (2, 2)
    assert points(state)[PINK] == 12
    state = three_cooks(gourmet=True)
    assert score_line(state, PINK, "score-reward-most-1-crown") == (3, 3)
    assert points(state)[PINK] == 15


def test_example_06_blue() -> None:
    state = three_cooks(gourmet=False)
    assert score_line(state, BLUE, "score-menus") == (4, 7)
    assert score_line(state, BLUE, "score-royal-orders") == (0, 0)
    assert points(state)[BLUE] == 7
    state = three_cooks(gourmet=True)
    assert score_line(state, BLUE, "score-toques") == (2, 3 + 2)
    assert score_line(state, BLUE, "score-reward-most-2-crown") == (3, 2)
    assert points(state)[BLUE] == 14


def test_example_07_the_three_together() -> None:
    basic, gourmet = three_cooks(gourmet=False), three_cooks(gourmet=True)
    assert points(basic) == [13, 12, 7]
    assert outcome(basic).winners() == (ORANGE,)
    assert points(gourmet) == [13, 15, 14]
    assert outcome(gourmet).winners() == (PINK,)
    ones = [score_line(gourmet, seat, "score-reward-most-1-crown") for seat in (ORANGE, PINK, BLUE)]
    twos = [score_line(gourmet, seat, "score-reward-most-2-crown") for seat in (ORANGE, PINK, BLUE)]
    assert ones == [(1, 0), (3, 3), (1, 0)]  # Menus counted, points
    assert twos == [(0, 0), (2, 0), (3, 2)]


def test_example_08_read_backwards() -> None:
    line: Line = ("B2", "B3", "B4")
    state = scenario(board={"B4": "B", "B3": "F"}, hands={0: ["m1_06"]})
    assert after_placing(state, PlaceDish("charlotte", "B2")) == [ValidateMenu("m1_06", line)]
    do(state, ValidateMenu("m1_06", line))


def test_example_09_across_the_bouquet() -> None:
    state = scenario(board={"D2": "F", "D3": "B"}, hands={0: ["m1_12"]})
    assert after_placing(state, PlaceDish("charlotte", "D5")) == []
    with refused(state, "BR-11", "not-a-line"):
        do(state, ValidateMenu("m1_12", ("D2", "D3", "D5")))


def test_example_10_bent_line() -> None:
    state = scenario(board={"B2": "B", "B3": "F"}, hands={0: ["m1_06"]})
    assert after_placing(state, PlaceDish("charlotte", "C4")) == []
    with refused(state, "BR-11", "not-a-line"):
        do(state, ValidateMenu("m1_06", ("B2", "B3", "C4")))


def test_example_11_only_a_cloche_nearby() -> None:
    state = scenario(board={"C3": "G"}, cloches={"A1": "B"})
    for action in (PlaceDish("burger", "A2"), PlaceToque("A2")):
        assert action not in GAME.legal(state, 0)
        with refused(state, "BR-38", "touches-nothing"):
            do(state, action)


@pytest.mark.parametrize("beside", ["A3", "B2", "B3"])
def test_example_11_but_any_other_neighbour_opens_the_space(beside: str) -> None:
    state = scenario(board={"C3": "G", beside: "F"}, cloches={"A1": "B"})
    do(state, PlaceDish("burger", "A2"))


def test_example_12_cloche_out_of_reach() -> None:
    state = scenario(board={"D5": "G", "C5": "B", "E5": "F"}, cloches={"D7": "C"})
    assert [element(state, label) for label in ("D6", "C6", "E6")] == [".", ".", "."]
    assert offered(state, AnnounceOrder) == []
    with refused(state, "BR-52", "cloche-out-of-reach"):
        do(state, AnnounceOrder("D7", "charlotte"))


def test_example_13_cloche_space_is_not_empty() -> None:
    state = scenario(board={"C6": "B"}, cloches={"D7": "C"})
    with refused(state, "BR-40", "cloche-in-the-way"):
        do(state, PlaceDish("burger", "D7"))
    assert AnnounceOrder("D7", "burger") in GAME.legal(state, 0)
    do(state, AnnounceOrder("D7", "burger"))


def test_example_14_wrong_name_right_menu() -> None:
    line: Line = ("A2", "A3", "A4")
    state = scenario(board={"A2": "G", "A3": "C"}, cloches={"A4": "B"}, hands={0: ["m1_08"]})
    lost = view(state).orders_lost
    do(state, AnnounceOrder("A4", "fruit_salad"))
    assert view(state).orders_lost == (*lost, "burger")
    assert view(state).seats[0].orders == ()
    assert element(state, "A4") == "B"
    assert offered(state, ValidateMenu) == [ValidateMenu("m1_08", line)]
    do(state, ValidateMenu("m1_08", line))
    assert view(state).seats[0].validated == ("m1_08",)


def test_example_15_kitchen_out_of_stock() -> None:
    state = scenario(board={"F4": "B"}, cloches={"G4": "F"}, kitchen={"F": 0}, hands={0: ["m1_01", "m2_01", "m3_01"]})
    do(state, AnnounceOrder("G4", "fruit_salad"))
    assert view(state).seats[0].orders == ("fruit_salad",)
    assert element(state, "G4") == "."
    assert "G4" not in covered(state)
    assert offered(state, ValidateMenu) == []
    with refused(state, "BR-76", "nothing-placed-this-turn"):
        do(state, ValidateMenu("m1_01", ("E4", "F4", "G4")))
    do(state, DiscardMenu("m2_01"))
    assert "m2_01" not in hand(state, 0)
    do(state, PlaceDish("burger", "G4"), 1)
    assert element(state, "G4") == "B"
