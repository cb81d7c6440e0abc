"""BR-50 to BR-65: announcing a Royal Order."""

import msgspec
import pytest

from atable.games.banquet_royal.actions import (
    DISHES,
    AnnounceOrder,
    BanquetAction,
    Dish,
    KeepHand,
    Line,
    PlaceDish,
    PlaceToque,
    ValidateMenu,
)
from atable.games.banquet_royal.content.board import INDEX
from atable.games.banquet_royal.events import OrderRevealed
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.state import BanquetState
from atable.games.banquet_royal.views import SpaceView
from atable.kernel.codec import decode
from atable.kernel.events import seen_by
from tests.rules.banquet_royal.openings import covered, first_turn, fresh, shown, watchers
from tests.rules.banquet_royal.scenario import DISH, LETTERS, do, element, scenario
from tests.rules.banquet_royal.tables import finished, full_table, offered, outcome, points, refused, view

TOP: Line = ("A2", "A3", "A4")


def burger_under_a1(**rest: object) -> BanquetState:
    """A Cloche on A1 hides a burger; B2 beside it gives access."""
    return scenario(board={"B2": "G"}, cloches={"A1": "B"}, **rest)  # type: ignore[arg-type]


def no_burger_left(**rest: object) -> BanquetState:
    return burger_under_a1(kitchen={"B": 0}, **rest)


def orders_of(state: BanquetState) -> list[tuple[Dish, ...]]:
    """The Royal Orders in front of each player, as a spectator sees them."""
    return [here.orders for here in view(state).seats]


def test_br_50_announcing_is_the_step_1_of_this_turn() -> None:
    state = burger_under_a1()
    do(state, AnnounceOrder("A1", "charlotte"))
    assert view(state).step == "serving"
    for late in (PlaceDish("burger", "C3"), PlaceToque("C3")):
        with refused(state, "BR-32", "validate-discard-or-keep"):
            do(state, late)
    do(state, KeepHand())
    assert (view(state).step, view(state).active) == ("placing", 1)


def test_br_50_only_a_royal_order_can_be_announced() -> None:
    state = burger_under_a1()
    for label in ("B2", "C3", "A2", "G4"):
        with refused(state, "BR-50", "no-cloche-here"):
            do(state, AnnounceOrder(label, "burger"))
    with refused(state, "BR-04", "no-such-space"):
        do(state, AnnounceOrder("Z9", "burger"))


@pytest.mark.parametrize("eight", [False, True])
def test_br_51_a_royal_order_hides_a_dish(eight: bool) -> None:
    for seed in "abcdefghij":
        state = fresh(seed=seed, folie=eight, folie_eight=eight)
        while view(state).step == "placing_orders":
            do(state, GAME.legal(state, state.active)[0])
        orders = shown(state, 0)
        assert len(orders) == (8 if eight else 6)
        assert set(orders.values()) <= set(DISHES)


def test_br_51_no_toque_can_be_named() -> None:
    with pytest.raises(msgspec.ValidationError):
        decode('{"type": "announce_order", "space": "A1", "dish": "toque"}', BanquetAction)


@pytest.mark.parametrize("beside", ["B", "T0", "T1"])
@pytest.mark.parametrize("label", ["A2", "B1", "B2"])
def test_br_52_a_dish_or_toque_beside_gives_access(label: str, beside: str) -> None:
    state = scenario(board={label: beside}, cloches={"A1": "B", "G4": "F"})
    assert {action.space for action in offered(state, AnnounceOrder)} == {"A1"}
    do(state, AnnounceOrder("A1", "burger"))


def test_br_52_out_of_reach() -> None:
    state = scenario(board={"C3": "G", "A3": "F", "C2": "B"}, cloches={"A1": "B"})
    assert offered(state, AnnounceOrder) == []
    with refused(state, "BR-52", "cloche-out-of-reach"):
        do(state, AnnounceOrder("A1", "burger"))


def test_br_52_another_cloche_gives_no_access() -> None:
    state = scenario(cloches={"A1": "B", "A2": "F"})
    with refused(state, "BR-52", "cloche-out-of-reach"):
        do(state, AnnounceOrder("A1", "burger"))


def test_br_53_the_bouquet_gives_no_access() -> None:
    assert offered(first_turn(), AnnounceOrder) == []
    state = scenario(cloches={"B2": "G"})
    # No rule puts a Cloche beside the bouquet (BR-114); were there one, it would be out of reach.
    state.cloches[INDEX["C3"]], state.cloches[INDEX["B2"]] = state.cloches[INDEX["B2"]], state.cloches[INDEX["C3"]]
    state.covered = 1 << INDEX["C3"]
    assert offered(state, AnnounceOrder) == []
    with refused(state, "BR-52", "cloche-out-of-reach"):
        do(state, AnnounceOrder("C3", "green_salad"))


def test_br_54_any_of_the_four_dishes_may_be_named() -> None:
    assert offered(burger_under_a1(), AnnounceOrder) == [AnnounceOrder("A1", dish) for dish in DISHES]


@pytest.mark.parametrize("named", DISHES)
def test_br_54_everybody_hears_the_name(named: Dish) -> None:
    state = burger_under_a1()
    events = do(state, AnnounceOrder("A1", named))
    for watcher in watchers(state):
        assert [event.named for event in seen_by(events, watcher) if isinstance(event, OrderRevealed)] == [named]


@pytest.mark.parametrize("letter", LETTERS)
def test_br_54_named_before_it_is_turned(letter: str) -> None:
    state = scenario(board={"B2": "G"}, cloches={"A1": letter})
    for watcher in watchers(state):
        assert view(state, watcher).spaces["A1"] == SpaceView(cloche=True)
    assert offered(state, AnnounceOrder) == [AnnounceOrder("A1", dish) for dish in DISHES]


@pytest.mark.parametrize("letter", LETTERS)
def test_br_55_a_dish_that_has_run_out_may_be_named(letter: str) -> None:
    state = burger_under_a1(kitchen={letter: 0})
    name = AnnounceOrder("A1", DISH[letter])
    assert name in GAME.legal(state, 0)
    do(state, name)
    assert covered(state) == set()


@pytest.mark.parametrize("named", ["burger", "charlotte"])
def test_br_56_everybody_sees_the_dish(named: Dish) -> None:
    state = burger_under_a1(seats=3)
    events = do(state, AnnounceOrder("A1", named))
    for watcher in watchers(state):
        assert [event.dish for event in seen_by(events, watcher) if isinstance(event, OrderRevealed)] == ["burger"]
        assert view(state, watcher).spaces["A1"].dish == "burger"


@pytest.mark.parametrize("named", DISHES)
def test_br_57_the_dish_of_the_token_is_placed(named: Dish) -> None:
    state = burger_under_a1()
    do(state, AnnounceOrder("A1", named))
    assert element(state, "A1") == "B"
    assert view(state).kitchen == {"green_salad": 9, "fruit_salad": 10, "charlotte": 10, "burger": 9}


@pytest.mark.parametrize("named", ["burger", "charlotte"])
def test_br_58_the_space_stays_empty_if_the_kitchen_has_none(named: Dish) -> None:
    state = no_burger_left()
    before = view(state).kitchen
    assert do(state, AnnounceOrder("A1", named)) == [
        OrderRevealed(0, "A1", named, "burger", right=named == "burger", placed=False)
    ]
    assert element(state, "A1") == "."
    assert view(state).kitchen == before


def test_br_58_the_last_piece_is_placed() -> None:
    state = burger_under_a1(kitchen={"B": 1})
    do(state, AnnounceOrder("A1", "burger"))
    assert element(state, "A1") == "B"
    assert view(state).kitchen["burger"] == 0


def emptied_a1() -> BanquetState:
    """The next player's turn after A1 was announced in vain."""
    state = no_burger_left()
    do(state, AnnounceOrder("A1", "charlotte"))
    do(state, KeepHand())
    return state


@pytest.mark.parametrize("action", [PlaceDish("charlotte", "A1"), PlaceToque("A1")])
def test_br_59_an_emptied_space_may_be_filled(action: PlaceDish | PlaceToque) -> None:
    state = emptied_a1()
    assert action in GAME.legal(state, 1)
    do(state, action, 1)
    assert element(state, "A1") == ("T1" if isinstance(action, PlaceToque) else "C")


def test_br_59_and_not_be_announced_again() -> None:
    state = emptied_a1()
    with refused(state, "BR-50", "no-cloche-here"):
        do(state, AnnounceOrder("A1", "burger"), 1)


def test_br_60_a_right_name_wins_the_royal_order() -> None:
    state = burger_under_a1(seats=3, active=1)
    lost = view(state).orders_lost
    do(state, AnnounceOrder("A1", "burger"))
    for watcher in watchers(state):
        assert [here.orders for here in view(state, watcher).seats] == [(), ("burger",), ()]
        assert view(state, watcher).orders_lost == lost


@pytest.mark.parametrize("orders", ["", "G", "BB", "GFC"])
def test_br_60_worth_one_point_each(orders: str) -> None:
    assert points(finished(won={1: orders})) == [0, len(orders)]


def test_br_61_a_wrong_name_loses_it() -> None:
    state = scenario(seats=3, board=full_table(empty=["A1"]), cloches={"A1": "B"})
    lost = view(state).orders_lost
    do(state, AnnounceOrder("A1", "charlotte"))
    assert orders_of(state) == [(), (), ()]
    assert view(state).orders_lost == (*lost, "burger")
    assert covered(state) == set()
    do(state, KeepHand())  # the table is full
    assert [side.points for side in outcome(state).sides] == [0, 0, 0]


@pytest.mark.parametrize("named", ["burger", "green_salad"])
def test_br_62_right_or_wrong_the_dish_stays(named: Dish) -> None:
    state = burger_under_a1()
    do(state, AnnounceOrder("A1", named))
    assert element(state, "A1") == "B"
    do(state, KeepHand())
    do(state, PlaceDish("burger", "A2"), 1)
    do(state, KeepHand())
    assert element(state, "A1") == "B"


def test_br_63_a_right_name_wins_even_without_a_dish() -> None:
    state = no_burger_left()
    do(state, AnnounceOrder("A1", "burger"))
    assert orders_of(state) == [("burger",), ()]


def test_br_63_a_wrong_name_loses_even_without_a_dish() -> None:
    state = no_burger_left()
    lost = view(state).orders_lost
    do(state, AnnounceOrder("A1", "fruit_salad"))
    assert orders_of(state) == [(), ()]
    assert view(state).orders_lost == (*lost, "burger")


def burger_under_a4() -> BanquetState:
    """Green salad and charlotte lead to the Cloche: m1_08 lacks the burger under it."""
    return scenario(board={"A2": "G", "A3": "C"}, cloches={"A4": "B"}, hands={0: ["m1_08"]})


def test_br_64_the_revealed_dish_counts_as_just_placed() -> None:
    state = burger_under_a4()
    do(state, AnnounceOrder("A4", "burger"))
    assert view(state).new == "A4"
    do(state, ValidateMenu("m1_08", TOP))
    assert view(state).seats[0].validated == ("m1_08",)


def test_br_64_and_no_other_does() -> None:
    # B2-B3-B4 has long fulfilled m1_08, but the green salad under A4 is what came this turn
    state = scenario(board={"B2": "G", "B3": "C", "B4": "B"}, cloches={"A4": "G"}, hands={0: ["m1_08"]})
    do(state, AnnounceOrder("A4", "green_salad"))
    assert offered(state, ValidateMenu) == []
    with refused(state, "BR-69", "line-without-new-element"):
        do(state, ValidateMenu("m1_08", ("B2", "B3", "B4")))


@pytest.mark.parametrize("named", ["green_salad", "fruit_salad", "charlotte"])
def test_br_65_a_wrong_name_does_not_forbid_validating(named: Dish) -> None:
    state = burger_under_a4()
    do(state, AnnounceOrder("A4", named))
    assert orders_of(state) == [(), ()]
    assert ValidateMenu("m1_08", TOP) in GAME.legal(state, 0)
    do(state, ValidateMenu("m1_08", TOP))
    assert view(state).seats[0].validated == ("m1_08",)
