"""KC-024 to KC-040: the second Host space, and ice cream proposed to the guests."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    AssignTiles,
    HostPropose,
    HostSuggest,
    HostWelcome,
    Lift,
    Place,
    TileOn,
    WaiterServe,
    WaiterTake,
    WindowDone,
)
from atable.games.kitchen_rush.content.cards import TILES
from atable.games.kitchen_rush.events import (
    CoinsGained,
    CustomerLeft,
    IceProposed,
    OrderServed,
    OrdersRevealed,
    ServeRefused,
    TilesMoved,
    WindowClosed,
)
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

CARBONARA = ("meat", "pasta", "cheese", "cube_black")


def cake(seats: int = 2, **options: Any) -> Table:
    return Table(seats, piece_of_cake=True, **options)


def board(table: Table) -> dict[str, str | None]:
    """The Orders on the board and their tiles."""
    return {space.order: space.tile for space in table.view().board if space.order is not None}


def laid(window: int, *pairs: str) -> AssignTiles:
    """order:tile"""
    return AssignTiles(window, tuple(TileOn(*pair.split(":")) for pair in pairs))


def proposed(**options: Any) -> tuple[Table, int]:
    """Red has proposed ice: caesar_salad has ice_20, carbonara has ice_01; greek_salad has none (EX-44)."""
    table = cake(3, **options).board("caesar_salad", "carbonara", "greek_salad").ice_stack("ice_20", "ice_01").start()
    window = table.place(RED, "hg_red_1", "host_1")
    table.act(RED, HostPropose(window, ("caesar_salad", "carbonara")))
    return table, window


def windows(table: Table) -> list[int]:
    return [window.number for window in table.view().windows]


# Two spaces, three actions


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_kc_024_a_second_host_space(seats: int) -> None:
    table = cake(seats).start()
    table.place(RED, "hg_red_1", "host_1")
    table.place(RED, "hg_red_2", "host_2")
    assert Table(seats).start().refusal(RED, Place("hg_red_1", "host_2")) == "KR-081"


@pytest.mark.parametrize("space", ["host_1", "host_2"])
def test_kc_025_kc_026_welcome_suggest_or_propose_on_either_space(space: str) -> None:
    welcome = cake().board("carbonara", "bolognese").start()
    welcome.act(RED, HostWelcome(welcome.place(RED, "hg_red_1", space)))
    assert len(board(welcome)) == 4
    suggest = cake().board("carbonara", "bolognese").start()
    suggest.act(RED, HostSuggest(suggest.place(RED, "hg_red_1", space), ("bolognese",)))
    assert "bolognese" not in board(suggest)
    propose = cake().board("carbonara", "bolognese").start()
    propose.act(RED, HostPropose(propose.place(RED, "hg_red_1", space), ("carbonara", "bolognese")))
    assert None not in board(propose).values()


def test_kc_025_no_ice_without_the_expansion() -> None:
    table = Table(2).board("carbonara", "bolognese").start()
    window = table.place(RED, "hg_red_1", "host_1")
    assert table.refusal(RED, HostPropose(window, ("carbonara", "bolognese"))) == "KC-025"


def test_kc_027_kc_028_a_coin_and_two_tiles_on_two_orders() -> None:
    table, window = proposed()
    assert table.view().coins == 5
    assert table.last(CoinsGained) == CoinsGained(1, "propose")
    assert board(table) == {"caesar_salad": "ice_20", "carbonara": "ice_01", "greek_salad": None}
    assert table.view().decks.ice_tiles == 18
    assert table.refusal(RED, HostWelcome(window)) == "KR-088"
    assert table.refusal(RED, HostPropose(window, ("greek_salad", "carbonara"))) == "KR-088"


def test_kc_028_two_different_orders() -> None:
    table = cake().board("carbonara", "bolognese").start()
    window = table.place(RED, "hg_red_1", "host_1")
    for orders in [("carbonara",), ("carbonara", "carbonara"), (), ("carbonara", "bolognese", "carbonara")]:
        assert table.refusal(RED, HostPropose(window, orders)) == "KC-028"


# Available Orders


def test_kc_029_kc_030_no_second_tile_no_two_dishes_no_dessert() -> None:
    table = cake(4).board(
        "caesar_salad", "carbonara", "bolognese", "mayors_table", "tiramisu", tiles={"bolognese": "ice_01"}
    )
    table.start()
    window = table.place(RED, "hg_red_1", "host_1")
    assert table.refusal(RED, HostPropose(window, ("caesar_salad", "bolognese"))) == "KC-029"
    assert table.refusal(RED, HostPropose(window, ("mayors_table", "caesar_salad"))) == "KC-029"
    assert table.refusal(RED, HostPropose(window, ("caesar_salad", "tiramisu"))) == "KC-030"
    listed = [action for action in GAME.legal(table.state, RED) if isinstance(action, HostPropose)]
    assert listed == [HostPropose(window, ("caesar_salad", "carbonara"))]


def test_kc_030_not_even_a_dessert_without_chilling_and_scoops() -> None:
    table = cake().board("caesar_salad", "carbonara", "apple_tart").start()
    window = table.place(RED, "hg_red_1", "host_1")
    assert table.refusal(RED, HostPropose(window, ("apple_tart", "carbonara"))) == "KC-030"


def test_kc_031_ex_03_propose_with_too_few_available_orders() -> None:
    table = cake().board("mayors_table", "tiramisu", "bolognese", "caesar_salad", tiles={"bolognese": "ice_01"})
    table.start()
    window = table.place(RED, "hg_red_1", "host_1")
    for other in ("mayors_table", "tiramisu", "bolognese"):
        assert table.refusal(RED, HostPropose(window, ("caesar_salad", other))) == "KC-031"
    assert table.view().coins == 4
    table.act(RED, HostSuggest(window, ("tiramisu",)))


def test_kc_031_guided_refuses_the_host_if_only_one_order_could_get_a_tile() -> None:
    """The deck is empty: there is nothing to welcome or suggest either."""
    for salads, enough in ((["caesar_salad"], False), (["caesar_salad", "greek_salad"], True)):
        table = cake(assist="guided").board("tiramisu", "bolognese", *salads, tiles={"bolognese": "ice_01"})
        table.shrink_deck(0).start()
        if enough:
            table.act(RED, HostPropose(table.place(RED, "hg_red_1", "host_1"), ("caesar_salad", "greek_salad")))
        else:
            assert table.refusal(RED, Place("hg_red_1", "host_1")) == "KR-235"


def test_kc_032_propose_needs_two_tiles_in_the_stack() -> None:
    table = cake().board("carbonara", "bolognese").start()
    window = table.place(RED, "hg_red_1", "host_1")
    stack = table.state.ice_stack
    table.state.gone_tiles, stack[:] = stack[1:], stack[:1]
    assert table.refusal(RED, HostPropose(window, ("carbonara", "bolognese"))) == "KC-032"
    assert not [action for action in GAME.legal(table.state, RED) if isinstance(action, HostPropose)]
    stack.append(table.state.gone_tiles.pop())
    table.act(RED, HostPropose(window, ("carbonara", "bolognese")))
    assert table.view().decks.ice_tiles == 0


def test_kc_033_the_first_tile_goes_on_the_first_order_named() -> None:
    table = cake().board("carbonara", "bolognese").ice_stack("ice_13", "ice_02").start()
    window = table.place(RED, "hg_red_1", "host_1")
    table.act(RED, HostPropose(window, ("bolognese", "carbonara")))
    assert table.last(IceProposed) == IceProposed(RED, ("bolognese", "carbonara"), ("ice_13", "ice_02"))
    assert board(table) == {"carbonara": "ice_02", "bolognese": "ice_13"}


# Laying them otherwise


def test_kc_034_ex_04_propose_that_works() -> None:
    table = cake(3).board(
        "mayors_table", "tiramisu", "bolognese", "caesar_salad", "carbonara", tiles={"bolognese": "ice_01"}
    )
    table.coins(3).ice_stack("ice_13", "ice_02").start()
    window = table.place(RED, "hg_red_1", "host_1")
    table.act(RED, HostPropose(window, ("caesar_salad", "carbonara")))
    table.act(RED, laid(window, "caesar_salad:ice_02", "carbonara:ice_13"))
    assert table.view().coins == 4
    assert board(table) == {
        "mayors_table": None,
        "tiramisu": None,
        "bolognese": "ice_01",
        "caesar_salad": "ice_02",
        "carbonara": "ice_13",
    }
    again = table.place(BLUE, "hg_blue_1", "host_2")
    assert table.refusal(BLUE, HostPropose(again, ("caesar_salad", "carbonara"))) == "KC-031"


def test_kc_034_ex_44_laying_the_tiles_after_seeing_them() -> None:
    table, window = proposed()
    assert windows(table) == [window]
    table.act(RED, laid(window, "carbonara:ice_01", "greek_salad:ice_20"))
    assert board(table) == {"caesar_salad": None, "carbonara": "ice_01", "greek_salad": "ice_20"}
    assert table.last(TilesMoved) == TilesMoved(RED, ("carbonara", "greek_salad"), ("ice_01", "ice_20"))
    assert windows(table) == []
    table.deck("house_burger", "mayors_table").act(BLUE, HostWelcome(table.place(BLUE, "hg_blue_1", "host_2")))
    table.wait(30_000)
    again = table.place(BLUE, "hg_blue_1", "host_2")
    table.act(BLUE, HostPropose(again, ("house_burger", "caesar_salad")))
    assert board(table)["caesar_salad"] is not None


def test_kc_034_every_other_place_for_both_is_listed() -> None:
    """Three Orders may carry the two tiles in six ways; one of them is how they lie."""
    table, window = proposed()
    listed = [action for action in GAME.legal(table.state, RED) if isinstance(action, AssignTiles)]
    ways = [{pair.tile: pair.order for pair in action.tiles} for action in listed]
    salads = ("caesar_salad", "carbonara", "greek_salad")
    pairs = [{"ice_20": first, "ice_01": second} for first in salads for second in salads if first != second]
    assert sorted(ways, key=str) == sorted([way for way in pairs if way != pairs[0]], key=str)
    for action in listed:
        GAME.check(table.state, RED, action)
    table.deck("house_burger", "mayors_table").act(BLUE, HostWelcome(table.place(BLUE, "hg_blue_1", "host_2")))
    both_elsewhere = laid(window, "greek_salad:ice_20", "house_burger:ice_01")
    assert both_elsewhere in GAME.legal(table.state, RED)


def test_kc_034_once_only() -> None:
    table, window = proposed()
    table.act(RED, laid(window, "carbonara:ice_20", "caesar_salad:ice_01"))
    assert table.refusal(RED, laid(window, "carbonara:ice_01", "caesar_salad:ice_20")) == "KR-091"


def test_kc_034_only_by_who_proposed() -> None:
    table, window = proposed()
    assert table.refusal(BLUE, laid(window, "carbonara:ice_20", "caesar_salad:ice_01")) == "KR-086"


@pytest.mark.parametrize(
    ("pairs", "rule"),
    [
        (["greek_salad:ice_20"], "KC-034"),  # the other tile is still on the board and must be named
        ([], "KC-034"),
        (["greek_salad:ice_20", "greek_salad:ice_01"], "KC-034"),  # two different Orders
        (["greek_salad:ice_20", "carbonara:ice_20"], "KC-034"),
        (["greek_salad:ice_20", "carbonara:ice_05"], "KC-034"),  # not one of the two
        (["greek_salad:ice_20", "bolognese:ice_01"], "KC-029"),  # it carries ice_03
        (["greek_salad:ice_20", "mayors_table:ice_01"], "KC-029"),
        (["tiramisu:ice_20", "carbonara:ice_01"], "KC-030"),
        (["greek_salad:ice_20", "house_burger:ice_01"], "KC-036"),
    ],
)
def test_kc_034_where_they_may_not_go(pairs: list[str], rule: str) -> None:
    table = cake(4).board(
        "caesar_salad",
        "carbonara",
        "greek_salad",
        "bolognese",
        "mayors_table",
        "tiramisu",
        tiles={"bolognese": "ice_03"},
    )
    table.ice_stack("ice_20", "ice_01").start()
    window = table.place(RED, "hg_red_1", "host_1")
    table.act(RED, HostPropose(window, ("caesar_salad", "carbonara")))
    assert table.refusal(RED, laid(window, *pairs)) == rule


def test_kc_034_a_tile_whose_order_was_taken_can_no_longer_be_moved() -> None:
    table, window = proposed()
    table.act(BLUE, WaiterTake(table.place(BLUE, "hg_blue_1", "waiter_1"), "caesar_salad", ("plate_ii_1", "cup_1")))
    assert table.refusal(RED, laid(window, "greek_salad:ice_20", "carbonara:ice_01")) == "KC-034"
    assert table.refusal(RED, laid(window, "greek_salad:ice_20")) == "KC-034"
    table.act(RED, laid(window, "greek_salad:ice_01"))
    assert board(table) == {"carbonara": None, "greek_salad": "ice_01"}
    held = table.view().seats[BLUE].held[0]
    assert (held.order, held.tile) == ("caesar_salad", "ice_20")


def test_kc_034_or_was_replaced_by_suggest() -> None:
    table, window = proposed()
    table.deck("house_burger")
    table.act(BLUE, HostSuggest(table.place(BLUE, "hg_blue_1", "host_2"), ("carbonara",)))
    assert table.refusal(RED, laid(window, "greek_salad:ice_20", "house_burger:ice_01")) == "KC-034"
    table.act(RED, laid(window, "house_burger:ice_20"))
    assert board(table) == {"caesar_salad": None, "house_burger": "ice_20", "greek_salad": None}


def test_kc_034_both_are_gone() -> None:
    table, window = proposed()
    table.act(BLUE, HostSuggest(table.place(BLUE, "hg_blue_1", "host_2"), ("carbonara", "caesar_salad")))
    assert table.refusal(RED, laid(window)) == "KC-034"
    assert table.refusal(RED, laid(window, "greek_salad:ice_20")) == "KC-034"


def test_kc_034_the_window_closes_by_command_or_with_the_hourglass() -> None:
    table, window = proposed()
    table.act(RED, WindowDone(window))
    assert (windows(table), board(table)["caesar_salad"]) == ([], "ice_20")
    table, window = proposed()
    table.wait(30_000).act(RED, Lift("hg_red_1"))
    assert table.last(WindowClosed).window == window
    assert table.refusal(RED, laid(window, "carbonara:ice_20", "caesar_salad:ice_01")) == "KR-091"


def test_kc_034_not_before_a_proposal() -> None:
    table = cake().board("carbonara", "bolognese", tiles={"carbonara": "ice_01"}).start()
    window = table.place(RED, "hg_red_1", "host_1")
    assert table.refusal(RED, laid(window, "bolognese:ice_01")) == "KC-034"


# Ice is part of the Order


@pytest.mark.parametrize("scoops", [(), ("scoop_white",), ("scoop_white", "scoop_brown", "scoop_brown")])
def test_kc_035_dish_and_ice_only_together(scoops: tuple[str, ...]) -> None:
    for assist in ("strict", "guided"):
        table = cake(assist=assist).hold(RED, "carbonara", "ice_05")
        table.dish(RED, "carbonara", "plate_ii_1", *CARBONARA, cook=1).dish(RED, "carbonara", "cup_1", *scoops, part=2)
        table.board("bolognese").start()
        window = table.place(RED, "hg_red_1", "waiter_1")
        if assist == "guided":
            assert table.refusal(RED, WaiterServe(window, "carbonara")) == "KR-235"
        else:
            table.act(RED, WaiterServe(window, "carbonara"))
            assert (table.all(ServeRefused), table.view().coins) == ([ServeRefused(RED, "carbonara")], 4)


def test_kc_035_with_the_right_scoops_it_is_served() -> None:
    table = cake().hold(RED, "carbonara", "ice_05").dish(RED, "carbonara", "plate_ii_1", *CARBONARA, cook=1)
    table.dish(RED, "carbonara", "cup_1", "scoop_white", "scoop_brown", part=2).start()
    table.act(RED, WaiterServe(table.place(RED, "hg_red_1", "waiter_1"), "carbonara"))
    assert table.last(OrderServed).tile == "ice_05"


def test_kc_036_no_tile_for_an_order_beside_a_mat() -> None:
    table = cake().board("carbonara", "bolognese").hold(BLUE, "greek_salad").start()
    window = table.place(RED, "hg_red_1", "host_1")
    assert table.refusal(RED, HostPropose(window, ("carbonara", "greek_salad"))) == "KC-036"


# Tiles leave with their Orders


def test_kc_037_kc_038_kc_039_ex_01_replacing_an_order_that_carries_an_ice_tile() -> None:
    table = cake().board("bolognese", "house_burger", "greek_salad", tiles={"house_burger": "ice_05"}).deck("carbonara")
    table.start()
    stack = table.view().decks.ice_tiles
    table.act(RED, HostSuggest(table.place(RED, "hg_red_1", "host_1"), ("house_burger",)))
    assert table.last(OrdersRevealed) == OrdersRevealed(("carbonara",), ("order_2",))
    assert board(table) == {"bolognese": None, "carbonara": None, "greek_salad": None}
    assert (table.view().coins, table.view().decks.ice_tiles) == (4, stack)
    table.act(RED, HostPropose(table.place(RED, "hg_red_2", "host_2"), ("carbonara", "bolognese")))
    assert board(table)["carbonara"] not in (None, "ice_05")
    assert "ice_05" not in [TILES[tile] for tile in table.state.ice_stack]


def test_kc_040_an_impatient_customer_takes_the_tile_along() -> None:
    table = cake().board("carbonara", tiles={"carbonara": "ice_05"}).prestige(2).start()
    table.finish_action()
    assert table.all(CustomerLeft) == [CustomerLeft("carbonara", "ice_05", 1)]
    assert table.view().prestige == 1
    assert "ice_05" not in board(table).values()
    assert table.view().decks.ice_tiles == 19
    assert table.view().tally.ice_served == ()
