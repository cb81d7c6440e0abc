"""Thinking time of each decision, and what is played for someone absent or out of time."""

import pytest

from atable.games.banquet_royal.actions import (
    AnnounceOrder,
    ChooseDrawValue,
    KeepHand,
    LoseValidatedMenu,
    MemoriseReady,
    PlaceDish,
    PlaceOrder,
    ValidateMenu,
)
from atable.games.banquet_royal.game import GAME, SPEC
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.actions import Pause, Tick
from atable.kernel.seats import CLOCK
from atable.kernel.session import Session
from atable.kernel.spec import Pace
from atable.kernel.views import Limit
from tests.rules.banquet_royal.scenario import do, scenario
from tests.rules.banquet_royal.tables import folie, full_table, refused, view

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


def opening(pace: Pace, seats: int = 2) -> BanquetState:
    return GAME.setup(BanquetOptions(pace=pace), seats, "time")


def wrong_name(validated: list[str]) -> BanquetState:
    state = scenario(board={"A3": "C"}, cloches={"A4": "B"}, validated={0: validated}, hells_kitchen=True)
    do(state, AnnounceOrder("A4", "charlotte"))
    return state


def forced_draw(pace: Pace = "live") -> BanquetState:
    """Seat 0 validated a 2-crown Menu; only 1 and 3 crowns can be drawn."""
    state = scenario(board={"C5": "F", "C6": "B"}, hands={0: ["m2_11"]}, decks={2: []}, pace=pace)
    do(state, PlaceDish("burger", "C4"))
    do(state, ValidateMenu("m2_11", ("C4", "C5", "C6")))
    return state


# Thinking time


def test_live_thinking_time_of_each_step() -> None:
    placing = folie(pace="live")
    assert GAME.limit(placing, placing.active) == Limit("place-order", 20 * SECOND)
    memorising = opening("live")
    assert GAME.limit(memorising, 0) is None, "the showing has a timer of its own"
    state = scenario()
    assert GAME.limit(state, 0) == Limit("step-1", 60 * SECOND)
    do(state, PlaceDish("burger", "C3"))
    assert GAME.limit(state, 0) == Limit("steps-2-to-4", 30 * SECOND)


def test_live_drawing_shares_the_time_of_steps_2_to_4() -> None:
    state = forced_draw()
    assert view(state).step == "refilling"
    assert GAME.limit(state, 0) == Limit("steps-2-to-4", 30 * SECOND)


def test_live_losing_a_menu_shares_the_time_of_step_1() -> None:
    state = wrong_name(["m3_01"])
    assert view(state).step == "losing"
    assert GAME.limit(state, 0) == Limit("step-1", 60 * SECOND)


def test_relaxed_thinking_time_is_a_day_for_a_whole_turn() -> None:
    placing = folie(pace="relaxed")
    assert GAME.limit(placing, placing.active) == Limit("place-order", DAY)
    assert GAME.limit(opening("relaxed"), 0) == Limit("memorise", DAY)
    state = scenario(pace="relaxed")
    assert GAME.limit(state, 0) == Limit("turn", DAY)
    do(state, PlaceDish("burger", "C3"))
    assert GAME.limit(state, 0) == Limit("turn", DAY)
    assert GAME.limit(forced_draw(pace="relaxed"), 0) == Limit("turn", DAY)


def test_simulation_has_no_thinking_time_and_no_timer() -> None:
    state = opening("simulation")
    assert GAME.limit(state, 0) is None
    assert GAME.next_deadline(state) is None
    assert GAME.limit(scenario(pace="simulation"), 0) is None


def test_thinking_time_and_default_are_for_those_who_owe_a_decision() -> None:
    state = scenario(seats=3)
    for waiting in (1, 2):
        assert GAME.limit(state, waiting) is None
        assert GAME.default(state, waiting) is None


def test_no_player_stops_a_running_turn() -> None:
    session = Session(GAME, BanquetOptions(), 2, "time")
    session.act(30 * SECOND, CLOCK, Tick(30 * SECOND))
    with refused(session.state, "BR-33", "place-or-announce"):
        session.act(31 * SECOND, session.state.active, Pause())


# What is played for someone out of time


def test_default_step_1_places_the_dish_with_the_most_pieces_on_the_first_space() -> None:
    state = scenario(board={"E3": "C", "E4": "G", "D5": "F", "D3": "F"})  # 9 C, 9 G, 8 F and 10 B in the Kitchen
    assert GAME.default(state, 0) == PlaceDish("burger", "C2")  # C2 touches D3; B3 touches nothing yet


def test_default_step_1_breaks_ties_in_the_order_of_the_dishes() -> None:
    assert GAME.default(scenario(), 0) == PlaceDish("green_salad", "C3")
    assert GAME.default(scenario(board={"E3": "G"}), 0) == PlaceDish("fruit_salad", "C3")
    assert GAME.default(scenario(board={"E3": "G", "E4": "F"}), 0) == PlaceDish("charlotte", "C3")


def test_default_step_1_announces_the_first_cloche_where_nothing_can_be_placed() -> None:
    state = scenario(board=full_table(empty=["D7", "G1"]), cloches={"D7": "C", "G1": "B"})
    assert GAME.default(state, 0) == AnnounceOrder("D7", "green_salad")


def test_default_step_2_validates_the_menu_of_the_highest_value() -> None:
    # the burger on C4 fulfils m1_06 (B-F-C), m3_12 (F-T-B) and, up to the left, m2_11 (B-F-B)
    board = {"C5": "F", "C6": "C", "D5": "T1", "E5": "F", "B3": "F", "A2": "B"}
    state = scenario(board=board, hands={0: ["m1_06", "m3_12", "m2_11"]})
    do(state, PlaceDish("burger", "C4"))
    assert GAME.default(state, 0) == ValidateMenu("m3_12", ("C4", "D5", "E5"))


def test_default_step_2_takes_the_lowest_card_of_equal_value() -> None:
    state = scenario(board={"C5": "C", "C6": "F", "D5": "F", "E5": "C"}, hands={0: ["m1_09", "m1_06"]})
    do(state, PlaceDish("burger", "C4"))  # m1_09 (F-C-B) along the row, m1_06 (B-F-C) down to the right
    assert GAME.default(state, 0) == ValidateMenu("m1_06", ("C4", "D5", "E5"))


def test_default_step_3_discards_nothing() -> None:
    state = scenario(hands={0: ["m1_06"]})
    do(state, PlaceDish("burger", "C4"))
    assert GAME.default(state, 0) == KeepHand()


def test_default_loss_is_the_menu_of_the_lowest_value_and_id() -> None:
    state = wrong_name(["m3_01", "m2_07", "m2_04"])
    assert GAME.default(state, 0) == LoseValidatedMenu("m2_04")


def test_default_draw_is_the_highest_value_left() -> None:
    assert GAME.default(forced_draw(), 0) == ChooseDrawValue(3)


def test_default_royal_order_goes_to_the_first_space_in_label_order() -> None:
    state = folie(pace="live")
    assert GAME.default(state, state.active) == PlaceOrder("A1")
    do(state, PlaceOrder("A1"))
    assert GAME.default(state, state.active) == PlaceOrder("A2")


def test_default_of_the_showing_is_to_be_ready() -> None:
    assert GAME.default(opening("relaxed"), 0) == MemoriseReady()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_default_actions_alone_play_a_whole_game(seats: int) -> None:
    options = BanquetOptions(folie=True, hells_kitchen=True, gourmet=True, pace="simulation")
    state = GAME.setup(options, seats, "absent")
    for _ in range(SPEC.longest):
        owing = GAME.pending(state)
        if not owing:
            break
        action = GAME.default(state, owing[0])
        assert action is not None
        do(state, action, owing[0])
    assert GAME.outcome(state) is not None
