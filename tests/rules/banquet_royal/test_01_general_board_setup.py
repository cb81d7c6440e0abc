"""BR-01 to BR-22: the game, the board, and what each player gets. The Royal Orders follow in test_01_royal_orders."""

from itertools import product

import pytest

from atable.games.banquet_royal.actions import (
    LINE_LABELS,
    AnnounceOrder,
    DiscardMenu,
    KeepHand,
    Line,
    PlaceDish,
    PlaceOrder,
    PlaceToque,
    ValidateMenu,
)
from atable.games.banquet_royal.content.board import LABELS, NEIGHBOURS
from atable.games.banquet_royal.content.loader import CONTENT
from atable.games.banquet_royal.events import MenuDrawn
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.state import TOQUE, BanquetState
from atable.kernel.actions import Action
from atable.kernel.codec import plain
from atable.kernel.errors import BadOptions, BrokenInvariant
from atable.kernel.events import seen_by
from atable.kernel.session import Session
from tests.rules.banquet_royal.openings import (
    EDGE,
    ROUND_THE_BOUQUET,
    all_seen,
    at_random,
    dish_spaces,
    first_turn,
    fresh,
    lines_on_the_map,
    neighbours_on_the_map,
    on_the_map,
    played_out,
    watchers,
)
from tests.rules.banquet_royal.scenario import do, element, scenario
from tests.rules.banquet_royal.tables import finished, full_table, offered, outcome, points, refused, view

SEEDS = [str(number) for number in range(40)]
BURGER_FRUIT_CHARLOTTE = "m1_06"
PLATES = ["plate_north", "plate_west", "plate_east", "plate_south"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_br_01_two_to_four_players(seats: int) -> None:
    session = Session(GAME, BanquetOptions(), seats, "table")
    assert len(view(session.state).seats) == seats


@pytest.mark.parametrize("seats", [1, 5])
def test_br_01_not_fewer_and_not_more(seats: int) -> None:
    with pytest.raises(BadOptions) as error:
        Session(GAME, BanquetOptions(), seats, "table")
    assert error.value.field == "seats"


def test_br_02_most_points_win() -> None:
    state = finished(seats=3, validated={0: ["m1_01"], 1: ["m3_01", "m2_01"], 2: ["m3_02"]})
    assert points(state) == [1, 5, 3]
    assert outcome(state).winners() == (1,)
    assert [side.place for side in outcome(state).sides] == [3, 1, 2]


@pytest.mark.parametrize("on", list(product([False, True], repeat=4)))
def test_br_03_variants_combine_freely(on: tuple[bool, ...]) -> None:
    gourmet, folie, farandole, hells_kitchen = on
    state = fresh(gourmet=gourmet, folie=folie, farandole=farandole, hells_kitchen=hells_kitchen)
    assert view(state).step == ("placing_orders" if folie else "memorising")
    played_out(state)
    lines = [line.key for line in outcome(state).sides[0].lines]
    assert ("score-toques" in lines) == gourmet
    chosen = view(state).options
    assert (chosen.gourmet, chosen.folie, chosen.farandole, chosen.hells_kitchen) == on


def test_br_03_basic_rules_alone_by_default() -> None:
    chosen = plain(view(fresh()).options)
    assert [name for name, value in chosen.items() if value is True] == []
    state = finished(won={0: "GFC"}, validated={1: ["m1_01"]}, named={"B2": "T0"})
    assert [line.key for line in outcome(state).sides[0].lines] == ["score-menus", "score-royal-orders"]
    assert points(state) == [3, 1]  # neither set nor Toque nor majority counts


def test_br_04_thirty_six_spaces() -> None:
    assert len(view(fresh()).spaces) == 36
    state = played_out(first_turn())
    assert sum(space.dish is not None or space.toque is not None for space in view(state).spaces.values()) == 36


@pytest.mark.parametrize("label", ["A5", "H1", "D8", "a1", ""])
def test_br_04_no_other_space(label: str) -> None:
    state = scenario()
    with refused(state, "BR-04", "no-such-space"):
        do(state, PlaceDish("burger", label))


def test_br_05_the_spaces_of_the_map() -> None:
    assert list(view(fresh()).spaces) == list(on_the_map())  # row by row, from left to right


@pytest.mark.parametrize("label", on_the_map())
def test_br_06_sharing_a_side_is_touching(label: str) -> None:
    near = neighbours_on_the_map(label)
    assert {LABELS[space] for space in NEIGHBOURS[LABELS.index(label)]} == near
    assert len(near) <= 6
    state = scenario(board={label: "B"})
    assert dish_spaces(state) == (near | ROUND_THE_BOUQUET) - {label}


def test_br_07_the_bouquet_touches_six_spaces() -> None:
    assert dish_spaces(scenario()) == {"C3", "C4", "D3", "D5", "E3", "E4"}


@pytest.mark.parametrize("action", [PlaceDish("burger", "D4"), PlaceToque("D4")])
def test_br_08_nothing_on_the_bouquet(action: Action) -> None:
    state = scenario(board=dict.fromkeys(ROUND_THE_BOUQUET, "G"))
    assert action not in GAME.legal(state, 0)
    with refused(state, "BR-08", "on-the-bouquet"):
        do(state, action)


def test_br_08_no_cloche_on_the_bouquet() -> None:
    state = fresh(folie=True)
    with refused(state, "BR-08", "on-the-bouquet"):
        do(state, PlaceOrder("D4"))


def test_br_08_no_royal_order_to_announce_on_the_bouquet() -> None:
    state = scenario(board=dict.fromkeys(ROUND_THE_BOUQUET, "G"), cloches={"B2": "B"})
    with refused(state, "BR-08", "on-the-bouquet"):
        do(state, AnnounceOrder("D4", "burger"))


@pytest.mark.parametrize("plate", PLATES)
def test_br_09_nothing_on_a_plate(plate: str) -> None:
    state = scenario(board=full_table(empty=["A1"]))
    for action in (PlaceDish("burger", plate), PlaceToque(plate)):
        with refused(state, "BR-09", "on-a-plate"):
            do(state, action)
    assert {action.space for action in offered(state, PlaceToque)} == {"A1"}


@pytest.mark.parametrize("plate", PLATES)
def test_br_09_no_royal_order_on_a_plate(plate: str) -> None:
    state = fresh(folie=True)
    with refused(state, "BR-09", "on-a-plate"):
        do(state, PlaceOrder(plate))


@pytest.mark.parametrize("plate", PLATES)
def test_br_09_no_royal_order_to_announce_on_a_plate(plate: str) -> None:
    state = scenario(cloches={"B2": "B"})
    with refused(state, "BR-09", "on-a-plate"):
        do(state, AnnounceOrder(plate, "burger"))


def test_br_10_plates_lie_outside_the_spaces() -> None:
    assert sorted(CONTENT.board.plates) == sorted(PLATES)
    for edge in sorted(EDGE):  # each space before a plate can be filled like any other
        state = scenario(board=full_table(empty=[edge]))
        do(state, PlaceToque(edge))


def test_br_10_plates_touch_no_space() -> None:
    assert not dish_spaces(scenario()) & EDGE


def place_third(line: tuple[str, ...]) -> BanquetState:
    """Burger and fruit salad lie on the first two spaces, the active seat puts a charlotte on the last."""
    state = scenario(board={line[0]: "B", line[1]: "F"}, hands={0: [BURGER_FRUIT_CHARLOTTE]})
    do(state, PlaceDish("charlotte", line[2]))
    return state


def test_br_11_the_sixty_lines_of_the_map() -> None:
    assert len(lines_on_the_map()) == 60
    assert len(LINE_LABELS) == 60
    assert set(LINE_LABELS) == lines_on_the_map()
    assert all(line[0] < line[2] for line in LINE_LABELS), "so that a line named from its end can be told (BR-68)"


@pytest.mark.parametrize("line", sorted(lines_on_the_map()), ids="-".join)
def test_br_11_a_menu_may_stand_on_any_line(line: Line) -> None:
    state = place_third(line)
    assert offered(state, ValidateMenu) == [ValidateMenu(BURGER_FRUIT_CHARLOTTE, line)]


@pytest.mark.parametrize("bent", [("B2", "B3", "C4"), ("B2", "B3", "C3"), ("A2", "B2", "B3"), ("E3", "E2", "D2")])
def test_br_11_no_other_three_spaces(bent: Line) -> None:
    state = place_third(bent)
    assert offered(state, ValidateMenu) == []
    with refused(state, "BR-11", "not-a-line"):
        do(state, ValidateMenu(BURGER_FRUIT_CHARLOTTE, bent))


def test_br_11_no_gap_in_a_line() -> None:
    state = scenario(board={"B1": "B", "B2": "F", "C4": "G"}, hands={0: [BURGER_FRUIT_CHARLOTTE]})
    do(state, PlaceDish("charlotte", "B4"))  # B3 between B2 and B4 is empty
    assert offered(state, ValidateMenu) == []
    with refused(state, "BR-11", "not-a-line"):
        do(state, ValidateMenu(BURGER_FRUIT_CHARLOTTE, ("B1", "B2", "B4")))


@pytest.mark.parametrize(
    "across", [("D2", "D3", "D5"), ("D3", "D5", "D6"), ("B2", "C3", "E4"), ("C3", "E4", "F4"), ("B4", "C4", "E3")]
)
def test_br_12_no_line_across_the_bouquet(across: Line) -> None:
    state = place_third(across)
    assert offered(state, ValidateMenu) == []
    with refused(state, "BR-11", "not-a-line"):
        do(state, ValidateMenu(BURGER_FRUIT_CHARLOTTE, across))


def test_br_12_no_line_through_the_bouquet() -> None:
    state = place_third(("D1", "D2", "D3"))
    with refused(state, "BR-11", "not-a-line"):
        do(state, ValidateMenu(BURGER_FRUIT_CHARLOTTE, ("D2", "D3", "D4")))


@pytest.mark.parametrize("there", ["B", "T0", "T1"])
@pytest.mark.parametrize("action", [PlaceDish("burger", "C3"), PlaceToque("C3")])
def test_br_13_one_thing_on_a_space(there: str, action: Action) -> None:
    state = scenario(board={"C3": there})
    assert action not in GAME.legal(state, 0)
    with refused(state, "BR-13", "space-taken"):
        do(state, action)
    assert element(state, "C3") == there


def test_br_14_elements_stay_where_they_are() -> None:
    lying: dict[str, object] = {}
    for state in at_random(first_turn(3, hells_kitchen=True)):
        now = {label: (here.dish, here.toque) for label, here in view(state).spaces.items()}
        assert {label: now[label] for label in lying} == lying
        lying = {label: here for label, here in now.items() if here != (None, None)}
    assert len(lying) == 36


def test_br_15_forty_dishes_in_one_kitchen() -> None:
    kitchen = {"green_salad": 10, "fruit_salad": 10, "charlotte": 10, "burger": 10}
    assert [view(fresh(), watcher).kitchen for watcher in (0, 1, None)] == [kitchen] * 3
    state = first_turn()
    start = state.active
    do(state, PlaceDish("burger", "C3"))
    do(state, KeepHand())
    assert view(state, start).kitchen["burger"] == 9
    do(state, PlaceDish("burger", "C4"))  # the other player takes from the same Kitchen
    assert view(state, start).kitchen["burger"] == 8


def test_br_16_three_decks_by_crowns() -> None:
    state = first_turn()
    assert view(state).decks == (10, 10, 10)  # twelve of each, one of each dealt to two players
    do(state, PlaceDish("burger", "C3"))
    seat, card = state.active, next(card for card in view(state, state.active).hand if card.startswith("m1"))
    do(state, DiscardMenu(card))
    assert view(state).decks == (9, 10, 10)
    assert sorted(view(state, seat).seats[seat].hand_values) == [1, 2, 3]


@pytest.mark.parametrize(("card", "worth"), [("m1_05", 1), ("m2_05", 2), ("m3_05", 3)])
def test_br_16_a_crown_is_a_point(card: str, worth: int) -> None:
    assert points(finished(validated={0: [card]})) == [worth, 0]


def test_br_16_what_the_menus_of_each_value_ask_for() -> None:
    patterns = {crowns: [menu.pattern for menu in CONTENT.menus if menu.crowns == crowns] for crowns in (1, 2, 3)}
    assert [len(patterns[crowns]) for crowns in (1, 2, 3)] == [12, 12, 12]
    assert all(len({a, b, c}) == 3 and "toque" not in (a, b, c) for a, b, c in patterns[1])
    assert all(a == c != b and "toque" not in (a, b) for a, b, c in patterns[2])
    assert all(pattern.count("toque") == 1 for pattern in patterns[3])


def dealt(seed: str, seats: int = 2) -> dict[int, str]:
    """The cards dealt to seat 0: crowns -> the card's number among the twelve of its value."""
    return {int(card[1]): card[3:] for card in view(fresh(seats, seed), 0).hand}


@pytest.mark.parametrize("crowns", [1, 2, 3])
def test_br_17_decks_are_shuffled(crowns: int) -> None:
    assert len({dealt(seed)[crowns] for seed in SEEDS}) >= 8


@pytest.mark.parametrize(("one", "other"), [(1, 2), (1, 3), (2, 3)])
def test_br_17_each_deck_separately(one: int, other: int) -> None:
    same = [seed for seed in SEEDS if dealt(seed)[one] == dealt(seed)[other]]
    assert len(same) <= len(SEEDS) // 3  # about one in twelve


def test_br_17_decks_lie_face_down() -> None:
    state = first_turn(3)
    hidden = {menu.id for menu in CONTENT.menus} - {card for seat in range(3) for card in view(state, seat).hand}
    assert len(hidden) == 27
    for watcher in watchers(state):
        assert not [card for card in hidden if card in all_seen(state, watcher)]


def test_br_18_everybody_sees_the_crowns_on_the_backs() -> None:
    state = scenario(hands={0: ["m1_01", "m3_02", "m3_01"], 1: ["m2_01", "m2_02", "m2_03"]}, exact_hands=True)
    for watcher in watchers(state):
        assert [here.hand_values for here in view(state, watcher).seats] == [(1, 3, 3), (2, 2, 2)]
        assert view(state, watcher).decks == (11, 9, 10)


def test_br_18_everybody_sees_the_value_drawn() -> None:
    state = scenario(hands={0: ["m2_01"]})
    do(state, PlaceDish("burger", "C3"))
    events = do(state, DiscardMenu("m2_01"))
    for watcher in watchers(state):
        assert [event.value for event in seen_by(events, watcher) if isinstance(event, MenuDrawn)] == [2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_br_19_one_card_of_each_value(seats: int) -> None:
    state = fresh(seats)
    for seat in range(seats):
        assert [card[:2] for card in view(state, seat).hand] == ["m3", "m2", "m1"]
    assert view(state).decks == (12 - seats,) * 3


def test_br_20_a_hand_is_for_its_owner() -> None:
    state = first_turn(4)
    for owner in range(4):
        cards = view(state, owner).hand
        assert len(cards) == 3
        for watcher in watchers(state):
            seen = [card for card in cards if card in all_seen(state, watcher)]
            assert seen == (list(cards) if watcher == owner else [])


def test_br_20_a_drawn_card_is_for_its_owner() -> None:
    state = scenario(seats=3, hands={1: ["m2_01"]}, decks={2: ["m2_07", "m2_08"]}, active=1)
    do(state, PlaceDish("burger", "C3"))
    events = do(state, DiscardMenu("m2_01"))
    assert view(state, 1).hand[-1] == "m2_07"
    for watcher in watchers(state):
        drawn = [event.card for event in seen_by(events, watcher) if isinstance(event, MenuDrawn)]
        assert drawn == (["m2_07"] if watcher == 1 else [None])


def test_br_21_each_player_has_a_colour_and_two_toques() -> None:
    state = fresh(3, colors=("green", "pink", "orange"))
    assert [here.color for here in view(state).seats] == ["green", "pink", "orange"]
    assert [here.toques_left for here in view(state).seats] == [2, 2, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_br_21_colours_are_assigned_if_nobody_chooses(seats: int) -> None:
    assert len({here.color for here in view(fresh(seats)).seats}) == seats


@pytest.mark.parametrize("colors", [("pink", "pink"), ("pink",), ("pink", "blue", "green")])
def test_br_21_colours_must_differ_and_suffice(colors: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions) as error:
        fresh(2, colors=colors)
    assert error.value.field == "colors"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_br_22_only_chosen_colours_take_part(seats: int) -> None:
    assert len(view(fresh(seats)).options.colors) == seats
    state = first_turn(seats)
    placed = 0
    while toques := offered(state, PlaceToque):  # everybody places Toques as long as there are any
        do(state, toques[0])
        do(state, KeepHand())
        placed += 1
    assert placed == 2 * seats
    owners = [here.toque for here in view(state).spaces.values() if here.toque is not None]
    assert sorted(owners) == sorted([*range(seats), *range(seats)])


def test_br_22_a_toque_of_another_colour_is_noticed() -> None:
    state = scenario(seats=2)
    state.board[LABELS.index("C3")] = TOQUE + 2  # a third colour at a table of two
    with pytest.raises(BrokenInvariant, match="BR-22"):
        GAME.invariants(state)


@pytest.mark.parametrize("stranger", [-2, -1, 2, 99])
def test_br_20_nobody_from_outside_the_table_sees_a_hand(stranger: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        GAME.view(fresh(2), stranger)
