"""KR-193 to KR-200: who is paid, who is not."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import Lift, OfficeRehire, PayChoice, Place, Ready
from atable.games.kitchen_rush.content.cards import HELPER_2, UPGRADE_INDEX
from atable.games.kitchen_rush.events import OrderServed, WagePaid, WageUnpaid
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.state import IDLE
from tests.rules.kitchen_rush.scenario import BLUE, GREEN, RED, Table

GLASSES = {
    "hg_red_1": (RED, "sink_1"),
    "hg_red_2": (RED, "stove_1"),
    "hg_blue_1": (BLUE, "stove_2"),
    "hg_blue_2": (BLUE, "waiter_1"),
    "hg_helper_1": (RED, "market_1"),
    "hg_helper_2": (RED, "market_1"),
    "hg_specialist": (BLUE, "host_1"),
}


def second_helper(table: Table) -> Table:
    state = table.state
    number = UPGRADE_INDEX["second_helper"]
    (state.upgrades_shown if number in state.upgrades_shown else state.upgrades_hidden).remove(number)
    state.upgrades_bought.append(number)
    state.hourglasses[HELPER_2].where = IDLE
    return table


def used(coins: int, *glasses: str, **options: Any) -> Table:
    """These hourglasses were placed once in the round, and the wages are due."""
    table = second_helper(Table(2, **options)) if "hg_helper_2" in glasses else Table(2, **options)
    table.coins(coins).start()
    for glass in glasses:
        seat, space = GLASSES[glass]
        table.place(seat, glass, space)
    table.finish_action()
    return table


def paid(table: Table) -> list[tuple[str, int]]:
    return [(event.hourglass, event.coins) for event in table.all(WagePaid)]


def unpaid(table: Table) -> list[tuple[str, int]]:
    return [(event.hourglass, event.debt) for event in table.all(WageUnpaid)]


def test_kr_193_kr_194_three_coins_for_each_that_was_placed() -> None:
    table = used(20, "hg_red_1", "hg_blue_1", "hg_blue_2", "hg_helper_1")
    assert table.view().coins == 20 - 4 * 3  # nothing for the second red one
    assert sorted(paid(table)) == [("hg_blue_1", 3), ("hg_blue_2", 3), ("hg_helper_1", 3), ("hg_red_1", 3)]


def test_kr_193_however_often_it_was_placed_and_though_it_was_lifted() -> None:
    table = Table(2).coins(10).start()
    table.place(RED, "hg_red_1", "stove_1")
    table.at(30_000).place(RED, "hg_red_1", "stove_2")
    table.at(60_000).act(RED, Lift("hg_red_1")).finish_action()
    assert (paid(table), table.view().coins) == ([("hg_red_1", 3)], 7)


def test_kr_194_an_idle_kitchen_costs_nothing() -> None:
    table = used(2)
    assert (paid(table), table.view().coins, table.view().round) == ([], 2, 2)


def test_kr_195_an_unpaid_hourglass_costs_nothing_more() -> None:
    table = Table(2).coins(9).unpaid("hg_blue_1").start()
    table.place(RED, "hg_red_1", "stove_1")
    table.finish_action()
    assert (paid(table), table.view().coins) == ([("hg_red_1", 3)], 6)
    assert table.hourglass("hg_blue_1").debt == 3
    table.start().finish_action()
    assert (table.view().coins, table.hourglass("hg_blue_1").debt) == (6, 3)


def test_kr_196_coins_of_the_check_pay_the_wages() -> None:
    table = Table(2).coins(0).hold(RED, "tomato_soup")
    table.dish(RED, "tomato_soup", "plate_i_1", "veg", "veg", "cube_white", cook=1).start()
    table.place(RED, "hg_red_1", "sink_1")
    told = table.finish_action()
    assert [type(event) for event in told if isinstance(event, OrderServed | WagePaid)] == [OrderServed, WagePaid]
    assert (table.view().coins, paid(table)) == (0, [("hg_red_1", 3)])


def test_kr_197_helpers_come_first() -> None:
    table = used(6, "hg_red_1", "hg_red_2", "hg_blue_1", "hg_blue_2", "hg_helper_1", "hg_helper_2")
    assert paid(table) == [("hg_helper_1", 3), ("hg_helper_2", 3)]
    assert len(unpaid(table)) == 4
    assert table.view().coins == 0


@pytest.mark.parametrize(("coins", "number"), [(3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (11, 3), (12, 4)])
def test_kr_197_as_many_as_possible(coins: int, number: int) -> None:
    table = used(coins, "hg_red_1", "hg_red_2", "hg_blue_1", "hg_blue_2")
    before = paid(table)
    table.settle()
    assert len(before + paid(table)) == number
    assert table.view().coins == coins - 3 * number
    assert sum(glass.where == "office" for glass in table.view().hourglasses) == 4 - number


def test_kr_198_the_lead_says_who_is_paid() -> None:
    table = used(7, "hg_red_1", "hg_red_2", "hg_blue_1", "hg_blue_2")
    choosing = table.view().choosing
    assert choosing is not None
    assert choosing.what == "wages"
    order = ("hg_blue_2", "hg_red_2", "hg_blue_1", "hg_red_1")
    assert table.refusal(BLUE, PayChoice(order)) == "KR-010"  # Red leads round 1
    table.act(RED, PayChoice(order))
    assert paid(table) == [("hg_blue_2", 3), ("hg_red_2", 3)]
    assert unpaid(table) == [("hg_blue_1", 3), ("hg_red_1", 3)]
    assert table.view().coins == 1


@pytest.mark.parametrize(
    "order",
    [
        (),
        ("hg_red_1",),
        ("hg_red_1", "hg_red_1"),
        ("hg_red_1", "hg_red_2"),  # that one was not placed
        ("hg_red_1", "hg_blue_1", "hg_helper_1"),  # paid already
        ("hg_red_1", "egg_timer"),
    ],
)
def test_kr_198_all_that_are_due_and_no_others(order: tuple[str, ...]) -> None:
    table = used(6, "hg_red_1", "hg_blue_1", "hg_helper_1")
    assert table.refusal(RED, PayChoice(order)) == "KR-198"
    assert table.refusal(RED, Ready()) == "KR-010"


def test_kr_198_without_an_answer_the_first_of_every_seat() -> None:
    table = used(6, "hg_red_1", "hg_red_2", "hg_blue_1", "hg_blue_2")
    assert GAME.default(table.state, RED) == PayChoice(("hg_red_1", "hg_blue_1", "hg_red_2", "hg_blue_2"))


def test_kr_198_every_choice_of_those_who_are_paid_is_listed() -> None:
    table = used(7, "hg_red_1", "hg_red_2", "hg_blue_1", "hg_blue_2")
    listed = [action for action in GAME.legal(table.state, RED) if isinstance(action, PayChoice)]
    pairs = {frozenset(action.hourglasses[:2]) for action in listed}  # seven coins pay two of the four
    assert (len(listed), len(pairs)) == (6, 6)
    for action in listed:
        GAME.check(table.state, RED, action)


@pytest.mark.parametrize("coins", [2, 12])
def test_kr_198_nobody_is_asked_where_nothing_can_be_chosen(coins: int) -> None:
    table = used(coins, "hg_red_1", "hg_red_2", "hg_blue_1", "hg_blue_2")
    assert table.view().choosing is None
    assert table.view().coins == (2 if coins == 2 else 0)


def test_kr_199_in_full_or_not_at_all_and_then_the_next() -> None:
    """Two coins: three for the Helper cannot be paid, one for the Specialist can."""
    table = used(2, "hg_helper_1", "hg_specialist", "hg_red_1", specialist_mini=True)
    assert paid(table) == [("hg_specialist", 1)]
    assert unpaid(table) == [("hg_helper_1", 3), ("hg_red_1", 3)]
    assert table.view().coins == 1


def test_kr_200_an_unpaid_hourglass_lies_in_the_office_until_rehired() -> None:
    table = used(2, "hg_red_1")
    assert unpaid(table) == [("hg_red_1", 3)]
    assert (table.view().coins, table.hourglass("hg_red_1").debt) == (2, 3)
    table.coins(3).start()
    assert table.refusal(RED, Place("hg_red_1", "stove_1")) == "KR-082"
    assert Place("hg_red_1", "stove_1") not in GAME.legal(table.state, RED)
    table.act(BLUE, OfficeRehire(table.place(BLUE, "hg_blue_1", "office_1"), "hg_red_1"))
    table.place(RED, "hg_red_1", "stove_1")


def test_kr_200_the_debt_is_the_wage_of_that_round() -> None:
    table = Table(2, events=True).event("wage_claim").next_event("stingy_evening").coins(3).start()
    table.place(RED, "hg_red_1", "stove_1")
    table.finish_action()
    assert unpaid(table) == [("hg_red_1", 4)]
    assert (table.view().event, table.hourglass("hg_red_1").debt) == ("stingy_evening", 4)


@pytest.mark.parametrize(("coins", "asked"), [(3, False), (6, True), (8, False)])
def test_kr_198_asked_only_if_some_of_these_wages_can_be_paid(coins: int, asked: bool) -> None:
    """Wage Claim: four coins for each of two hourglasses."""
    table = Table(2, events=True).event("wage_claim").next_event("stingy_evening").coins(coins).start()
    table.place(RED, "hg_red_1", "stove_1")
    table.place(BLUE, "hg_blue_1", "stove_2")
    table.finish_action()
    assert (table.view().choosing is not None) == asked


def test_kr_198_with_three_players() -> None:
    table = Table(3).coins(6)
    table.state.round = 2
    table.start()
    for seat, glass, space in (
        (RED, "hg_red_2", "stove_1"),
        (GREEN, "hg_green_1", "stove_2"),
        (BLUE, "hg_blue_2", "stove_3"),
    ):
        table.place(seat, glass, space)
    table.finish_action()
    assert GAME.pending(table.state) == [BLUE]  # who leads round 2
    assert GAME.default(table.state, BLUE) == PayChoice(("hg_green_1", "hg_red_2", "hg_blue_2"))
    table.act(BLUE, PayChoice(("hg_blue_2", "hg_green_1", "hg_red_2")))
    assert unpaid(table) == [("hg_red_2", 3)]
