"""KR-211 to KR-220: how the game is won or lost."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import WaiterServe
from atable.games.kitchen_rush.content.cards import ORDERS
from atable.games.kitchen_rush.events import GameEnded
from atable.games.kitchen_rush.game import GAME
from atable.kernel.outcome import Outcome
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

SOUP = ("veg", "veg", "cube_white")


def last_round(served: int, coins: int, prestige: int, seats: int = 4, **options: Any) -> Table:
    """A Good Address, round 4: 28 Orders, 16 coins, 16 prestige for four players. All bonuses are gained."""
    table = Table(seats, objective="good_address", **options).coins(coins).prestige(prestige)
    for order in [card for card in sorted(table.state.order_deck) if ORDERS[card] != "tomato_soup"][:served]:
        table.state.order_deck.remove(order)
        table.state.served.append(order)
    table.state.round, table.state.thresholds = 4, 5
    return table


def end(table: Table) -> Outcome:
    table.start().finish_action()
    return outcome(table)


def outcome(table: Table) -> Outcome:
    found = GAME.outcome(table.state)
    assert found is not None
    assert table.all(GameEnded) == [GameEnded(found.result == "won")]
    return found


def reason(table: Table) -> str:
    found = end(table)
    assert found.result == "lost"
    return found.reason.key


def test_kr_211_all_numbers_reached_exactly_is_a_win() -> None:
    assert end(last_round(28, 16, 16)).result == "won"
    assert end(last_round(40, 99, 99)).result == "won"


def test_kr_211_only_after_round_four() -> None:
    table = last_round(28, 16, 16)
    table.state.round = 3
    table.start().finish_action()
    assert GAME.outcome(table.state) is None
    assert (table.view().round, table.view().phase) == (4, "planning")


@pytest.mark.parametrize(("served", "coins", "prestige"), [(27, 16, 16), (28, 15, 16), (28, 16, 15), (0, 0, 0)])
def test_kr_211_kr_212_kr_213_kr_214_one_short_is_a_loss(served: int, coins: int, prestige: int) -> None:
    assert end(last_round(served, coins, prestige)).result == "lost"


def test_kr_212_served_early_or_at_the_check() -> None:
    assert reason(last_round(27, 99, 99)) == "rush-lost-served"
    for early in (True, False):
        table = last_round(27, 99, 99).hold(RED, "tomato_soup")
        table.dish(RED, "tomato_soup", "plate_i_1", *SOUP, cook=1).start()
        if early:
            table.act(RED, WaiterServe(table.place(RED, "hg_red_1", "waiter_1"), "tomato_soup"))
        table.finish_action()
        assert outcome(table).result == "won"
        assert table.view().tally.early == early


def test_kr_213_coins_after_wages() -> None:
    for coins, result in ((19, "won"), (18, "lost")):
        table = last_round(28, coins, 16).start()
        table.place(RED, "hg_red_1", "sink_1")
        table.finish_action()
        assert (outcome(table).result, table.view().coins) == (result, coins - 3)
    assert reason(last_round(28, 15, 16)) == "rush-lost-coins"


def test_kr_214_prestige_after_the_last_check() -> None:
    table = last_round(28, 16, 16).hold(RED, "tomato_soup")  # unserved: one less
    assert reason(table) == "rush-lost-prestige"
    table = last_round(28, 16, 17).hold(RED, "tomato_soup")
    assert end(table).result == "won"
    table = last_round(28, 16, 16).board("tomato_soup")  # waits in vain
    assert reason(table) == "rush-lost-prestige"


def test_kr_216_an_empty_till_is_a_loss() -> None:
    assert reason(last_round(28, 0, 16)) == "rush-lost-no-coin"
    assert reason(last_round(28, 1, 16)) == "rush-lost-coins"  # not for this reason


def test_kr_217_no_prestige_at_all_is_a_loss() -> None:
    assert reason(last_round(28, 16, 0)) == "rush-lost-no-prestige"
    assert reason(last_round(28, 16, 1)) == "rush-lost-prestige"


def test_kr_218_numbers_reached_and_one_hourglass_unpaid() -> None:
    assert reason(last_round(30, 16, 18).unpaid("hg_blue_2")) == "rush-lost-unpaid"
    assert end(last_round(30, 16, 18)).result == "won"


def test_kr_218_unpaid_in_the_last_round_itself() -> None:
    table = last_round(28, 2, 16).start()
    table.place(RED, "hg_helper_1", "sink_1")
    table.finish_action()
    assert outcome(table).result == "lost"
    assert table.hourglass("hg_helper_1").debt == 3


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_kr_219_a_common_win_or_a_common_loss(seats: int) -> None:
    won, lost = end(last_round(40, 99, 99, seats)), end(last_round(0, 0, 0, seats))
    assert won.winners() == tuple(range(seats))
    assert lost.winners() == ()
    for found in (won, lost):
        assert [side.seats for side in found.sides] == [tuple(range(seats))]
        assert found.tie_break is None


@pytest.mark.parametrize(
    ("served", "coins", "prestige", "score"), [(28, 16, 16, 120), (0, 0, 0, 0), (10, 7, 4, 39), (3, 0, 1, 9)]
)
def test_kr_220_the_score(served: int, coins: int, prestige: int, score: int) -> None:
    """Twice the served Orders, the coins, three times the prestige."""
    (side,) = end(last_round(served, coins, prestige)).sides
    assert side.points == score == sum(line.points for line in side.lines)
    assert [line.count for line in side.lines] == [served, coins, prestige]


def test_kr_220_with_ice_twice_the_tiles() -> None:
    table = last_round(10, 7 + 1, 4, seats=2, piece_of_cake=True)  # a coin for the Specialist
    table.state.ice_served = [table.state.ice_stack.pop() for _ in range(3)]
    (side,) = end(table).sides
    assert side.points == 39 + 6


def test_kr_009_kr_211_nobody_plays_on() -> None:
    table = last_round(28, 16, 16)
    end(table)
    assert table.view().phase == "over"
    assert (GAME.pending(table.state), GAME.legal(table.state, BLUE)) == ([], [])
    assert table.refusal(BLUE, WaiterServe(1, "tomato_soup")) == "KR-009"
