"""BR-66 to BR-77: step 2, validating a Menu."""

from atable.games.banquet_royal.actions import (
    AnnounceOrder,
    DiscardMenu,
    Dish,
    KeepHand,
    Line,
    PlaceDish,
    PlaceToque,
    ValidateMenu,
)
from atable.games.banquet_royal.events import MenuValidated
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.codec import decode, encode
from tests.rules.banquet_royal.scenario import do, element, hand, scenario
from tests.rules.banquet_royal.tables import finished, offered, points, refused, view

ROW: Line = ("B2", "B3", "B4")


def after_burger_on_b2(**rest: object) -> BanquetState:
    """B2-B3-B4 reads burger, fruit salad, charlotte: the pattern of m1_06. The burger is new."""
    state = scenario(board={"B3": "F", "B4": "C"}, hands={0: ["m1_06"]}, **rest)  # type: ignore[arg-type]
    do(state, PlaceDish("burger", "B2"))
    return state


def test_br_66_three_symbols_in_order_on_a_line_fulfil_the_menu() -> None:
    state = after_burger_on_b2()
    assert offered(state, ValidateMenu) == [ValidateMenu("m1_06", ROW)]
    do(state, ValidateMenu("m1_06", ROW))
    assert view(state).seats[0].validated == ("m1_06",)


def test_br_66_another_dish_on_the_line_does_not() -> None:
    state = scenario(board={"B3": "G", "B4": "C"}, hands={0: ["m1_06"]})
    do(state, PlaceDish("burger", "B2"))
    assert offered(state, ValidateMenu) == []
    with refused(state, "BR-66", "menu-not-fulfilled"):
        do(state, ValidateMenu("m1_06", ROW))


def test_br_66_two_elements_and_an_empty_space_are_not_enough() -> None:
    state = scenario(board={"B3": "F"}, hands={0: ["m1_06"]})
    do(state, PlaceDish("burger", "B2"))
    assert offered(state, ValidateMenu) == []
    with refused(state, "BR-66", "menu-not-fulfilled"):
        do(state, ValidateMenu("m1_06", ROW))


def test_br_66_three_spaces_out_of_line_are_refused() -> None:
    state = after_burger_on_b2()
    with refused(state, "BR-11", "not-a-line"):
        do(state, ValidateMenu("m1_06", ("B2", "B3", "C4")))


def test_br_67_the_same_dishes_in_another_order_are_another_menu() -> None:
    # m1_03 is C-G-B, m1_08 is G-C-B: the line reads C-G-B
    state = scenario(board={"E2": "B", "E3": "G"}, hands={0: ["m1_03", "m1_08"]})
    do(state, PlaceDish("charlotte", "E4"))
    assert offered(state, ValidateMenu) == [ValidateMenu("m1_03", ("E2", "E3", "E4"))]
    with refused(state, "BR-66", "menu-not-fulfilled"):
        do(state, ValidateMenu("m1_08", ("E2", "E3", "E4")))


def test_br_68_a_line_may_be_read_from_either_end_along_each_axis() -> None:
    # burger, fruit salad, charlotte (m1_06), once from each end of a line of each of the three axes
    lines: list[Line] = [("E2", "E3", "E4"), ("B3", "C4", "D5"), ("D5", "E4", "F3")]
    for line in lines:
        for first, last in ((line[0], line[2]), (line[2], line[0])):
            state = scenario(board={first: "B", line[1]: "F"}, hands={0: ["m1_06"]})
            do(state, PlaceDish("charlotte", last))
            assert offered(state, ValidateMenu) == [ValidateMenu("m1_06", line)]


def test_br_68_a_line_may_be_named_from_either_end() -> None:
    lines: list[tuple[Line, Line]] = [
        (("E2", "E3", "E4"), ("E4", "E3", "E2")),
        (("B3", "C4", "D5"), ("D5", "C4", "B3")),
        (("D5", "E4", "F3"), ("F3", "E4", "D5")),
    ]
    for listed, turned in lines:
        state = scenario(board={listed[0]: "B", listed[1]: "F"}, hands={0: ["m1_06"]})
        do(state, PlaceDish("charlotte", listed[2]))
        assert ValidateMenu("m1_06", turned) == ValidateMenu("m1_06", listed)
        assert MenuValidated(0, "m1_06", listed) in do(state, ValidateMenu("m1_06", turned))


def test_br_68_a_line_named_from_its_end_is_written_as_it_is_listed() -> None:
    sent = b'{"type":"validate_menu","card":"m1_06","line":["E4","E3","E2"]}'
    read = decode(sent, GAME.spec.actions)
    assert encode(read) == b'{"type":"validate_menu","card":"m1_06","line":["E2","E3","E4"]}'


def test_br_11_a_line_named_from_neither_end_is_no_line() -> None:
    state = scenario(board={"E2": "B", "E3": "F"}, hands={0: ["m1_06"]})
    do(state, PlaceDish("charlotte", "E4"))
    for jumbled in (("E3", "E2", "E4"), ("E4", "E2", "E3")):
        with refused(state, "BR-11", "not-a-line"):
            do(state, ValidateMenu("m1_06", jumbled))


def test_br_69_a_line_without_the_new_element_is_refused() -> None:
    state = scenario(board={"B2": "B", "B3": "F", "B4": "C"}, hands={0: ["m1_06"]})
    do(state, PlaceDish("burger", "E3"))
    assert offered(state, ValidateMenu) == []
    with refused(state, "BR-69", "line-without-new-element"):
        do(state, ValidateMenu("m1_06", ROW))


def test_br_69_the_new_element_may_be_any_of_the_three() -> None:
    line: dict[str, Dish] = {"B2": "burger", "B3": "fruit_salad", "B4": "charlotte"}
    letters = {"B2": "B", "B3": "F", "B4": "C"}
    for new in line:
        state = scenario(board={space: letters[space] for space in line if space != new}, hands={0: ["m1_06"]})
        do(state, PlaceDish(line[new], new))
        assert offered(state, ValidateMenu) == [ValidateMenu("m1_06", ROW)]


def test_br_70_the_other_two_may_come_from_other_players_and_earlier_turns() -> None:
    state = scenario(seats=3, hands={0: ["m3_12"]}, active=1)  # m3_12: F-T-B
    do(state, PlaceDish("fruit_salad", "C3"), 1)
    do(state, KeepHand(), 1)
    do(state, PlaceToque("C4"), 2)
    do(state, KeepHand(), 2)
    do(state, PlaceDish("burger", "C5"), 0)
    do(state, ValidateMenu("m3_12", ("C3", "C4", "C5")), 0)
    assert view(state).seats[0].validated == ("m3_12",)


def test_br_71_only_one_menu_is_validated_in_a_turn() -> None:
    # the burger on C4 ends B-F-C along the row and B-C-F down to the right
    state = scenario(board={"C5": "F", "C6": "C", "D5": "C", "E5": "F"}, hands={0: ["m1_06", "m1_09"]})
    do(state, PlaceDish("burger", "C4"))
    assert {action.card for action in offered(state, ValidateMenu)} == {"m1_06", "m1_09"}
    do(state, ValidateMenu("m1_06", ("C4", "C5", "C6")))
    with refused(state, "BR-31", "not-your-turn"):
        do(state, ValidateMenu("m1_09", ("C4", "D5", "E5")), 0)
    assert view(state).seats[0].validated == ("m1_06",)
    assert "m1_09" in view(state, 0).hand
    assert view(state).active == 1


def test_br_72_the_card_is_shown_to_all_with_its_line() -> None:
    state = after_burger_on_b2()
    assert MenuValidated(0, "m1_06", ROW) in do(state, ValidateMenu("m1_06", ROW))


def test_br_72_a_card_of_another_hand_cannot_be_shown() -> None:
    state = scenario(board={"B3": "F", "B4": "C"}, hands={1: ["m1_06"]})
    do(state, PlaceDish("burger", "B2"))
    with refused(state, "BR-72", "not-in-your-hand"):
        do(state, ValidateMenu("m1_06", ROW))


def test_br_72_a_card_that_does_not_exist_cannot_be_shown() -> None:
    state = after_burger_on_b2()
    with refused(state, "BR-72", "not-in-your-hand"):
        do(state, ValidateMenu("m9_99", ROW))


def test_br_73_a_validated_card_lies_face_up_before_its_player() -> None:
    state = after_burger_on_b2()
    do(state, ValidateMenu("m1_06", ROW))
    for watcher in (None, 0, 1):
        assert view(state, watcher).seats[0].validated == ("m1_06",)
    assert "m1_06" not in hand(state, 0)


def test_br_73_it_is_worth_its_printed_points_at_the_end() -> None:
    state = finished(validated={0: ["m1_06", "m3_08"], 1: ["m2_01"]})
    assert points(state) == [1 + 3, 2]


def test_br_74_a_fulfilled_menu_may_be_kept() -> None:
    state = after_burger_on_b2()
    assert KeepHand() in offered(state, KeepHand)
    do(state, KeepHand())
    assert view(state).seats[0].validated == ()
    assert "m1_06" in hand(state, 0)
    assert view(state).active == 1


def test_br_74_or_discarded_instead() -> None:
    state = after_burger_on_b2()
    do(state, DiscardMenu("m1_06"))
    assert view(state).discards[0] == ("m1_06",)


def test_br_75_an_element_serves_in_menus_of_later_turns() -> None:
    # F on B3 stands in B-F-C along the row, and again in G-F-C down to the left
    state = scenario(board={"B3": "F", "B4": "C", "C3": "C"}, hands={0: ["m1_06"], 1: ["m1_04"]})
    do(state, PlaceDish("burger", "B2"), 0)
    do(state, ValidateMenu("m1_06", ROW), 0)
    assert [element(state, space) for space in ROW] == ["B", "F", "C"]
    do(state, PlaceDish("green_salad", "A3"), 1)
    do(state, ValidateMenu("m1_04", ("A3", "B3", "C3")), 1)
    assert view(state).seats[1].validated == ("m1_04",)


def test_br_76_without_a_new_element_nothing_can_be_validated() -> None:
    # the Kitchen has no fruit salad left, so the lifted Cloche leaves G4 empty
    state = scenario(
        board={"F4": "B", "B2": "B", "B3": "F", "B4": "C"},
        cloches={"G4": "F"},
        kitchen={"F": 0},
        hands={0: ["m1_06"]},
    )
    do(state, AnnounceOrder("G4", "fruit_salad"))
    assert element(state, "G4") == "."
    assert offered(state, ValidateMenu) == []
    with refused(state, "BR-76", "nothing-placed-this-turn"):
        do(state, ValidateMenu("m1_06", ROW))


def test_br_77_of_several_fulfilled_menus_the_player_chooses() -> None:
    # the burger on C4 fulfils m1_06 (B-F-C) along the row and m3_12 (F-T-B) down to the right
    choices: list[tuple[str, Line]] = [("m1_06", ("C4", "C5", "C6")), ("m3_12", ("C4", "D5", "E5"))]
    for chosen, line in choices:
        state = scenario(board={"C5": "F", "C6": "C", "D5": "T1", "E5": "F"}, hands={0: ["m1_06", "m3_12"]})
        do(state, PlaceDish("burger", "C4"))
        assert len(offered(state, ValidateMenu)) == 2
        do(state, ValidateMenu(chosen, line))
        assert view(state).seats[0].validated == (chosen,)


def test_br_77_one_card_fulfilled_twice_is_offered_once_for_each_line() -> None:
    state = scenario(board={"C5": "F", "C6": "C", "D5": "F", "E5": "C"}, hands={0: ["m1_06"]})
    do(state, PlaceDish("burger", "C4"))
    assert offered(state, ValidateMenu) == [
        ValidateMenu("m1_06", ("C4", "C5", "C6")),
        ValidateMenu("m1_06", ("C4", "D5", "E5")),
    ]
