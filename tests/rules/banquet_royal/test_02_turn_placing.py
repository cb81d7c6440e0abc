"""BR-32 to BR-49: the steps of a turn, placing a Dish, placing a Toque."""

import pytest

from atable.games.banquet_royal.actions import (
    DISHES,
    AnnounceOrder,
    ChooseDrawValue,
    DiscardMenu,
    KeepHand,
    Line,
    PlaceDish,
    PlaceToque,
    ValidateMenu,
)
from atable.games.banquet_royal.events import DishPlaced, MenuDrawn, MenuValidated, ToquePlaced, TurnBegan
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.actions import Action
from atable.kernel.events import seen_by
from tests.rules.banquet_royal.openings import CORNERS, ROUND_THE_BOUQUET, at_random, dish_spaces, first_turn, fresh
from tests.rules.banquet_royal.scenario import DISH, LETTERS, do, element, scenario
from tests.rules.banquet_royal.tables import full_table, kinds, offered, refused, view

ROW: Line = ("B2", "B3", "B4")
STEP_1 = (PlaceDish, PlaceToque, AnnounceOrder)


def toque_spaces(state: BanquetState) -> set[str]:
    return {action.space for action in offered(state, PlaceToque)}


def burger_on_b2() -> tuple[BanquetState, list[str]]:
    """B2-B3-B4 now reads burger, fruit salad, charlotte, as m1_06 wants it; what was told to seat 0."""
    state = scenario(board={"B3": "F", "B4": "C"}, hands={0: ["m1_06"]}, decks={1: ["m1_07", "m1_08"]})
    return state, kinds(do(state, PlaceDish("burger", "B2")), 0)


def test_br_32_place_then_validate_then_draw() -> None:
    state, told = burger_on_b2()
    assert told == ["DishPlaced"]
    assert view(state).step == "serving"
    events = do(state, ValidateMenu("m1_06", ROW))
    assert seen_by(events, 0) == [MenuValidated(0, "m1_06", ROW), MenuDrawn(0, 1, "m1_07"), TurnBegan(1, 2)]
    assert (view(state).step, view(state).active) == ("placing", 1)


def test_br_32_place_then_discard_then_draw() -> None:
    state, _ = burger_on_b2()
    assert kinds(do(state, DiscardMenu("m1_06"))) == ["MenuDiscarded", "MenuDrawn", "TurnBegan"]


def test_br_32_not_before_placing() -> None:
    state = scenario(board={"B2": "B", "B3": "F", "B4": "C"}, hands={0: ["m1_06"]})
    for early in (ValidateMenu("m1_06", ROW), DiscardMenu("m1_06"), ChooseDrawValue(1)):
        with refused(state, "BR-33", "place-or-announce"):
            do(state, early)


@pytest.mark.parametrize("late", [PlaceDish("burger", "C3"), PlaceToque("C3"), AnnounceOrder("A1", "burger")])
def test_br_32_no_way_back_to_step_1(late: Action) -> None:
    state = scenario(board={"B3": "F"}, cloches={"A1": "G"})
    do(state, PlaceDish("burger", "B2"))
    with refused(state, "BR-32", "validate-discard-or-keep"):
        do(state, late)


def test_br_33_one_of_three_things() -> None:
    state = scenario(board={"B2": "B"}, cloches={"A1": "G"}, hands={0: ["m1_01"]})
    assert {type(action) for action in GAME.legal(state, 0)} == set(STEP_1)
    for other in (KeepHand(), DiscardMenu("m1_01"), ChooseDrawValue(2)):
        with refused(state, "BR-33", "place-or-announce"):
            do(state, other)


@pytest.mark.parametrize("first", [PlaceDish("burger", "C3"), PlaceToque("C3"), AnnounceOrder("A1", "burger")])
def test_br_33_only_one_of_them(first: Action) -> None:
    state = scenario(board={"B2": "B"}, cloches={"A1": "G", "A4": "F"})
    do(state, first)
    assert not [action for action in GAME.legal(state, 0) if isinstance(action, STEP_1)]
    for second in (PlaceDish("burger", "C4"), PlaceToque("C4"), AnnounceOrder("A1", "burger")):
        with refused(state, "BR-32", "validate-discard-or-keep"):
            do(state, second)


def test_br_34_step_1_cannot_be_skipped() -> None:
    state = first_turn()
    assert all(isinstance(action, STEP_1) for action in GAME.legal(state, state.active))
    with refused(state, "BR-33", "place-or-announce"):
        do(state, KeepHand())
    assert isinstance(GAME.default(state, state.active), STEP_1)  # nor by letting time run out


@pytest.mark.parametrize("folie_eight", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_br_35_there_is_always_something_to_do(seats: int, folie_eight: bool) -> None:
    asked = 0
    for state in at_random(fresh(seats, folie=folie_eight, folie_eight=folie_eight)):
        if view(state).step == "placing":
            asked += 1
            assert any(isinstance(action, PlaceDish | AnnounceOrder) for action in GAME.legal(state, state.active))
    assert asked >= 36


def test_br_35_even_if_only_a_cloche_is_left() -> None:
    state = scenario(board=full_table(empty=["G1"]), cloches={"G1": "C"})
    assert GAME.legal(state, 0) == [AnnounceOrder("G1", dish) for dish in DISHES]


def test_br_35_even_with_one_type_of_dish_left() -> None:
    state = scenario(kitchen={"G": 0, "F": 0, "C": 0}, keep_empty=["C3"])
    assert {action.dish for action in offered(state, PlaceDish)} == {"burger"}
    do(state, PlaceDish("burger", "C3"))


@pytest.mark.parametrize("letter", LETTERS)
def test_br_36_any_dish_with_a_piece_left(letter: str) -> None:
    state = scenario(kitchen={letter: 1}, keep_empty=["C3"])
    place = PlaceDish(DISH[letter], "C3")
    assert place in GAME.legal(state, 0)
    do(state, place)
    assert element(state, "C3") == letter


def test_br_36_there_is_no_other_dish() -> None:
    """A Dish of another game can come in by a program; the wire refuses it before."""
    state = scenario(board={"C3": "G"}, cloches={"C2": "B"})
    with refused(state, "BR-36", "no-such-dish"):
        do(state, PlaceDish("pizza", "C4"))  # type: ignore[arg-type]
    with refused(state, "BR-54", "no-such-dish"):
        do(state, AnnounceOrder("C2", "pizza"))  # type: ignore[arg-type]


@pytest.mark.parametrize("letter", LETTERS)
def test_br_37_none_left_in_the_kitchen(letter: str) -> None:
    state = scenario(kitchen={letter: 0}, keep_empty=["C3"])
    assert {action.dish for action in offered(state, PlaceDish)} == set(DISHES) - {DISH[letter]}
    with refused(state, "BR-37", "kitchen-has-none"):
        do(state, PlaceDish(DISH[letter], "C3"))


def test_br_37_the_last_piece_is_the_last() -> None:
    state = scenario(kitchen={"B": 1}, keep_empty=["C3", "C4"])
    do(state, PlaceDish("burger", "C3"))
    do(state, KeepHand())
    with refused(state, "BR-37", "kitchen-has-none"):
        do(state, PlaceDish("burger", "C4"))


@pytest.mark.parametrize("there", ["G", "T0"])
def test_br_38_beside_the_bouquet_or_an_element(there: str) -> None:
    state = scenario(board={"C3": there})
    assert dish_spaces(state) == {"B2", "B3", "C2", *ROUND_THE_BOUQUET} - {"C3"}
    do(state, PlaceDish("burger", "B2"))
    do(state, KeepHand())
    assert {"A1", "A2", "B1"} <= dish_spaces(state)  # what touches the new Dish is open from now on


@pytest.mark.parametrize("label", ["A2", "A3", "B1", "B4", "C1", "C5", "D1", "D2", "F3", "G4"])
def test_br_38_not_where_nothing_touches(label: str) -> None:
    state = scenario(board={"C3": "G"})
    with refused(state, "BR-38", "touches-nothing"):
        do(state, PlaceDish("burger", label))


@pytest.mark.parametrize("first", [PlaceDish("green_salad", "C3"), PlaceToque("C3")])
def test_br_39_beside_what_another_player_placed(first: Action) -> None:
    state = scenario(seats=3, active=1)
    do(state, first)
    do(state, KeepHand())
    do(state, PlaceDish("burger", "B2"), 2)
    do(state, KeepHand())
    do(state, PlaceToque("A1"), 0)
    assert [element(state, label) for label in ("B2", "A1")] == ["B", "T0"]


@pytest.mark.parametrize("action", [PlaceDish("burger", "D7"), PlaceToque("D7")])
def test_br_40_not_on_a_cloche(action: Action) -> None:
    state = scenario(board={"C6": "B", "D6": "G"}, cloches={"D7": "G"})
    assert "D7" not in dish_spaces(state) | toque_spaces(state)
    with refused(state, "BR-40", "cloche-in-the-way"):
        do(state, action)
    assert element(state, "D7") == "*"


@pytest.mark.parametrize("action", [PlaceDish("burger", "A2"), PlaceToque("A2"), PlaceDish("burger", "C1")])
def test_br_41_touching_only_a_cloche_is_not_enough(action: Action) -> None:
    state = scenario(board={"C3": "G"}, cloches={"A1": "B", "D1": "C"})
    assert not {"A2", "C1"} & (dish_spaces(state) | toque_spaces(state))
    with refused(state, "BR-38", "touches-nothing"):
        do(state, action)


def test_br_42_the_first_element_goes_beside_the_bouquet() -> None:
    state = first_turn(3)
    assert {type(action) for action in GAME.legal(state, state.active)} == {PlaceDish, PlaceToque}
    assert dish_spaces(state) == toque_spaces(state) == ROUND_THE_BOUQUET
    for label in set(view(state).spaces) - ROUND_THE_BOUQUET - CORNERS:
        for action in (PlaceDish("charlotte", label), PlaceToque(label)):
            with refused(state, "BR-38", "touches-nothing"):
                do(state, action)


@pytest.mark.parametrize("dish", DISHES)
def test_br_43_one_piece_less_of_that_type(dish: str) -> None:
    state = scenario()
    place = next(action for action in offered(state, PlaceDish) if action.dish == dish)
    assert do(state, place) == [DishPlaced(0, place.dish, place.space)]
    assert view(state).kitchen == {other: 9 if other == dish else 10 for other in DISHES}


def test_br_44_a_toque_of_the_own_colour() -> None:
    state = scenario(seats=3, active=1)
    assert do(state, PlaceToque("C3")) == [ToquePlaced(1, "C3")]
    assert view(state).spaces["C3"].toque == 1
    assert [here.toques_left for here in view(state).seats] == [2, 1, 2]


def test_br_44_each_toque_once() -> None:
    state = scenario(board={"C3": "T0"})
    do(state, PlaceToque("C4"))
    assert [here.toques_left for here in view(state).seats] == [0, 2]
    assert sum(here.toque == 0 for here in view(state).spaces.values()) == 2


TOQUE_REFUSED = [
    ("D4", "BR-08", "on-the-bouquet"),
    ("plate_west", "BR-09", "on-a-plate"),
    ("Z9", "BR-04", "no-such-space"),
    ("B2", "BR-13", "space-taken"),
    ("A1", "BR-40", "cloche-in-the-way"),
    ("G3", "BR-38", "touches-nothing"),
]


@pytest.mark.parametrize(("label", "rule", "key"), TOQUE_REFUSED)
def test_br_45_no_toque_where_no_dish_could_go(label: str, rule: str, key: str) -> None:
    state = scenario(board={"B2": "G"}, cloches={"A1": "B", "G4": "C"})
    for action in (PlaceDish("burger", label), PlaceToque(label)):
        with refused(state, rule, key):
            do(state, action)


def test_br_45_a_toque_goes_where_a_dish_could() -> None:
    state = scenario(board={"B2": "G", "D5": "T1", "E6": "C"}, cloches={"A1": "B", "D7": "C"})
    assert toque_spaces(state) == dish_spaces(state)
    for label in sorted(toque_spaces(state)):
        other = state.copy()
        do(other, PlaceToque(label))
        assert element(other, label) == "T0"


def test_br_46_no_third_toque() -> None:
    state = scenario(board={"C3": "T0", "E4": "T0"})
    assert offered(state, PlaceToque) == []
    with refused(state, "BR-46", "no-toque-left"):
        do(state, PlaceToque("C4"))


def test_br_46_for_the_rest_of_the_game() -> None:
    for state in at_random(scenario(board={"C3": "T0", "E4": "T0"})):
        if view(state).step == "placing" and state.active == 0:
            assert offered(state, PlaceToque) == []
    assert sum(here.toque == 0 for here in view(state).spaces.values()) == 2


def after_a_toque_on(label: str, **rest: object) -> BanquetState:
    """Seat 0 has placed a Toque and it is seat 1's turn."""
    state = scenario(**rest)  # type: ignore[arg-type]
    do(state, PlaceToque(label))
    do(state, KeepHand())
    return state


def test_br_47_a_toque_opens_spaces_for_everybody() -> None:
    state = after_a_toque_on("C3")
    assert {"B2", "B3", "C2"} <= dish_spaces(state)


def test_br_47_a_toque_gives_access_to_a_cloche_for_everybody() -> None:
    state = after_a_toque_on("B2", board={"C3": "G"}, cloches={"A1": "F"})
    do(state, AnnounceOrder("A1", "fruit_salad"), 1)
    assert element(state, "A1") == "F"


def test_br_47_a_toque_counts_in_a_line_for_everybody() -> None:
    state = after_a_toque_on("B3", board={"B2": "B", "C3": "G"}, hands={1: ["m3_08"]})
    do(state, PlaceDish("burger", "B4"), 1)
    do(state, ValidateMenu("m3_08", ROW), 1)
    assert view(state).seats[1].validated == ("m3_08",)


@pytest.mark.parametrize("at", [0, 1, 2])
def test_br_48_a_toque_is_no_joker(at: int) -> None:
    labels: Line = ("E2", "E3", "E4")
    board = {label: letter for label, letter in zip(labels, "BFC", strict=True) if label != labels[at]}
    state = scenario(board=board, hands={0: ["m1_06"]})  # burger, fruit salad, charlotte
    do(state, PlaceToque(labels[at]))
    assert offered(state, ValidateMenu) == []
    with refused(state, "BR-66", "menu-not-fulfilled"):
        do(state, ValidateMenu("m1_06", labels))


@pytest.mark.parametrize("letter", LETTERS)
def test_br_48_and_no_dish_stands_for_a_toque(letter: str) -> None:
    state = scenario(board={"E2": "B", "E4": "B"}, hands={0: ["m3_08"]}, exact_hands=True)  # burger, Toque, burger
    do(state, PlaceDish(DISH[letter], "E3"))
    assert offered(state, ValidateMenu) == []


@pytest.mark.parametrize("owner", [0, 1, 2, 3])
@pytest.mark.parametrize(("card", "pattern"), [("m3_08", "BTB"), ("m3_04", "TBB"), ("m3_09", "BTG")])
def test_br_49_a_toque_of_any_colour(owner: int, card: str, pattern: str) -> None:
    labels: Line = ("E2", "E3", "E4")
    board = {label: f"T{owner}" if symbol == "T" else symbol for label, symbol in zip(labels, pattern, strict=True)}
    last = board.pop("E4")
    state = scenario(seats=4, board=board, hands={0: [card]})
    do(state, PlaceDish(DISH[last], "E4"))
    assert offered(state, ValidateMenu) == [ValidateMenu(card, labels)]
