"""KR-101 to KR-110: guests are welcomed, and talked into something else."""

import pytest

from atable.games.kitchen_rush.actions import HostPropose, HostSuggest, HostWelcome, Place, WaiterServe
from atable.games.kitchen_rush.content.cards import ORDER_INDEX
from atable.games.kitchen_rush.events import CoinsGained, OrdersRevealed, OrdersSuggested, WindowClosed
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.looks import orders, quiet_round, reason, waiting, windows
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

FOUR = ("carbonara", "bolognese", "greek_salad", "caesar_salad")


def host(table: Table, seat: int = RED) -> int:
    return table.place(seat, "hg_red_1" if seat == RED else "hg_blue_1", "host_1")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_kr_101_one_host_space(seats: int) -> None:
    table = Table(seats).start()
    assert [space.id for space in table.view().spaces if space.id.startswith("host")] == ["host_1"]
    assert table.refusal(RED, Place("hg_red_1", "host_2")) == "KR-081"
    host(table)
    assert table.refusal(RED, Place("hg_red_2", "host_1")) == "KR-074"


def test_kr_102_welcome_or_suggest() -> None:
    table = Table(2).board("carbonara", "bolognese").start()
    window = host(table)
    kinds = {type(action) for action in GAME.legal(table.state, RED) if type(action).__name__.startswith("Host")}
    assert kinds == {HostWelcome, HostSuggest}
    assert table.refusal(RED, HostPropose(window, ("carbonara", "bolognese"))) == "KC-025"


def test_kr_102_not_both() -> None:
    table = Table(2).board("carbonara").start()
    window = host(table)
    table.act(RED, HostWelcome(window))
    assert table.refusal(RED, HostSuggest(window, ("carbonara",))) == "KR-091"
    table.at(30_000)
    window = host(table)
    table.act(RED, HostSuggest(window, ("carbonara",)))
    assert table.refusal(RED, HostWelcome(window)) == "KR-091"


@pytest.mark.parametrize("assist", ["strict", "guided"])
def test_kr_103_kr_104_welcome_a_coin_and_two_orders(assist: str) -> None:
    table = Table(2, assist=assist).board("carbonara").deck("bolognese", "greek_salad").coins(2).start()
    window = host(table)
    table.act(RED, HostWelcome(window))
    assert table.view().coins == 3
    assert [event.amount for event in table.all(CoinsGained)] == [1]
    assert orders(table) == ["carbonara", "bolognese", "greek_salad", None]
    assert table.last(OrdersRevealed).spaces == ("order_2", "order_3")


def test_kr_104_the_lowest_numbered_empty_spaces() -> None:
    """The second and the fourth of five are taken."""
    table = Table(3).board("carbonara", "bolognese", "greek_salad", "caesar_salad").deck("ratatouille", "meatballs")
    for space in (0, 2):
        table.state.order_deck.insert(0, table.state.board[space])
        table.state.board[space] = -1
    table.start()
    window = host(table)
    table.act(RED, HostWelcome(window))
    assert orders(table) == ["ratatouille", "bolognese", "meatballs", "caesar_salad", None]


def test_kr_105_one_empty_space() -> None:
    table = Table(2).board("carbonara", "bolognese", "greek_salad").deck("caesar_salad").coins(0).start()
    window = host(table)
    table.act(RED, HostWelcome(window))
    assert orders(table) == list(FOUR)
    assert table.view().coins == 1


def test_kr_105_one_card_left() -> None:
    table = Table(2).deck("caesar_salad").shrink_deck(1).coins(0).start()
    window = host(table)
    table.act(RED, HostWelcome(window))
    assert orders(table) == ["caesar_salad", None, None, None]
    assert (table.view().coins, table.view().decks.orders) == (1, 0)


def test_kr_106_no_empty_space() -> None:
    table = Table(2).board(*FOUR).coins(0).start()
    window = host(table)
    assert reason(table, RED, HostWelcome(window)) == ("KR-106", "no-empty-order-space")
    assert HostWelcome(window) not in GAME.legal(table.state, RED)
    table.act(RED, HostSuggest(window, ("carbonara",)))  # the window was still open
    assert table.view().coins == 0


def test_kr_106_no_card() -> None:
    table = Table(2).board("carbonara").shrink_deck(0).start()
    window = host(table)
    assert reason(table, RED, HostWelcome(window)) == ("KR-106", "order-deck-empty")
    assert windows(table) == [window]


def test_kr_106_kr_235_guided_refuses_the_placement() -> None:
    """Nobody can be welcomed, nobody talked into anything: the deck is empty."""
    table = Table(2, assist="guided").board(*FOUR).shrink_deck(0).start()
    assert table.refusal(RED, Place("hg_red_1", "host_1")) == "KR-235"
    table = Table(2, assist="guided").board(*FOUR).shrink_deck(1).start()
    host(table)


@pytest.mark.parametrize("assist", ["strict", "guided"])
def test_kr_107_one_order_is_replaced_on_its_space(assist: str) -> None:
    table = Table(2, assist=assist).board(*FOUR).deck("ratatouille").start()
    window = host(table)
    table.act(RED, HostSuggest(window, ("bolognese",)))
    assert orders(table) == ["carbonara", "ratatouille", "greek_salad", "caesar_salad"]
    assert table.last(OrdersSuggested).orders == ("bolognese",)
    assert ORDER_INDEX["bolognese"] in table.state.gone_orders
    assert [event.window for event in table.all(WindowClosed)] == [window]


def test_kr_107_or_two() -> None:
    """The top card goes on the first Order that was named."""
    table = Table(2).board(*FOUR).deck("ratatouille", "meatballs").start()
    window = host(table)
    table.act(RED, HostSuggest(window, ("caesar_salad", "carbonara")))
    assert orders(table) == ["meatballs", "bolognese", "greek_salad", "ratatouille"]


def test_kr_107_neither_none_nor_three_nor_one_twice_nor_elsewhere() -> None:
    table = Table(2).board(*FOUR).hold(BLUE, "meatballs").deck("ratatouille").start()
    window = host(table)
    for named in (
        (),
        ("carbonara", "bolognese", "greek_salad"),
        ("carbonara", "carbonara"),
        ("carbonara", "ratatouille"),
        ("meatballs",),
        ("stone_soup",),
    ):
        assert table.refusal(RED, HostSuggest(window, named)) == "KR-107"


def test_kr_107_kr_192_the_new_guests_have_not_waited() -> None:
    table = Table(2).board(*FOUR).start()
    window = host(table)
    table.act(RED, HostSuggest(window, ("carbonara", "greek_salad")))
    assert waiting(table) == ["bolognese", "caesar_salad"]


def test_kr_108_no_coin_for_a_suggestion() -> None:
    table = Table(2).board(*FOUR).coins(2).start()
    window = host(table)
    table.act(RED, HostSuggest(window, ("carbonara", "bolognese")))
    assert table.view().coins == 2
    assert table.all(CoinsGained) == []


@pytest.mark.parametrize(("cards", "possible"), [(0, 0), (1, 1), (2, 2)])
def test_kr_109_not_more_than_there_are_cards(cards: int, possible: int) -> None:
    table = Table(2).board(*FOUR).shrink_deck(cards).start()
    window = host(table)
    for number in (1, 2):
        action = HostSuggest(window, FOUR[:number])
        if number > possible:
            assert table.refusal(RED, action) == "KR-109"
            assert action not in GAME.legal(table.state, RED)
        else:
            assert action in GAME.legal(table.state, RED)
    if possible:
        table.act(RED, HostSuggest(window, FOUR[:possible]))
        assert table.view().decks.orders == 0


def test_kr_110_removed_and_served_orders_never_return() -> None:
    """Two cards are left. When they are on the board, nothing follows, whatever was removed, served or left."""
    table = Table(2).board("carbonara").hold(RED, "garden_salad").deck("bolognese", "meatballs").shrink_deck(2)
    table.dish(RED, "garden_salad", "plate_i_1", "salad", "salad", "cube_green").coins(30).start()
    waiter = table.place(RED, "hg_red_2", "waiter_1")
    table.act(RED, WaiterServe(waiter, "garden_salad"))
    assert table.view().tally.served == ("garden_salad",)
    window = host(table)
    table.act(RED, HostSuggest(window, ("carbonara",)))
    assert table.view().decks.orders == 1
    table.finish_action()
    assert orders(table) == ["bolognese", "meatballs", None, None]
    assert table.view().decks.orders == 0
    quiet_round(table)
    assert orders(table) == [None] * 4
    quiet_round(table)
    assert orders(table) == [None] * 4
    window = table.start().place(RED, "hg_red_1", "host_1")
    assert table.refusal(RED, HostWelcome(window)) == "KR-106"
