"""The worked examples of the end and of relaxed mode."""

import pytest

from atable.games.kitchen_rush.actions import Place, Ready
from atable.games.kitchen_rush.events import ActionEnded, ClockJumped, Lifted, Placed
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.looks import glass, quiet_round
from tests.rules.kitchen_rush.scenario import RED, Table


@pytest.mark.parametrize(("unpaid", "result"), [(True, "lost"), (False, "won")])
def test_kr_211_kr_218_ex_33_numbers_reached_game_lost(unpaid: bool, result: str) -> None:
    """28 served Orders, 16 coins and 16 prestige are wanted of four players. One hourglass has not been paid."""
    table = Table(4, objective="good_address").coins(16).prestige(18)
    table.state.round, table.state.thresholds = 4, 4
    for _ in range(30):
        table.state.served.append(table.state.order_deck.pop())
    if unpaid:
        table.unpaid("hg_green_2")
    quiet_round(table)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.result == result
    assert (len(table.view().tally.served), table.view().coins, table.view().prestige) == (30, 16, 18)


def test_kr_238_kr_239_kr_243_ex_39_relaxed_round() -> None:
    """Solo, three hourglasses, eight stops: 24 placements."""
    table = Table(1, pace="relaxed").coins(99).start()
    placements, stops = 0, []
    while table.view().round == 1:
        stops.append(table.clock())
        for name, space in (("hg_red_1", "stove_1"), ("hg_red_2", "stove_2"), ("hg_helper_1", "sink_1")):
            assert glass(table, name).where == "idle"
            table.place(RED, name, space)
            placements += len(table.all(Placed))
        assert table.refusal(RED, Place("hg_red_1", "market_1")) == "KR-072"
        table.act(RED, Ready())
        if table.all(ClockJumped):
            assert [event.hourglass for event in table.all(Lifted)] == ["hg_red_1", "hg_red_2", "hg_helper_1"]
    assert stops == [0, 30_000, 60_000, 90_000, 120_000, 150_000, 180_000, 210_000]
    assert placements == 24
    assert len(table.all(ActionEnded)) == 1


def test_kr_238_kr_239_kc_115_ex_40_relaxed_specialist() -> None:
    """It is busy for two stops."""
    table = Table(1, pace="relaxed", piece_of_cake=True).coins(99).start()
    placed = []
    while table.view().round == 1:
        if glass(table, "hg_specialist").where == "idle":
            table.place(RED, "hg_specialist", "market_1")
            placed.append(table.clock())
        else:
            assert table.refusal(RED, Place("hg_specialist", "market_1")) == "KR-072"
        table.place(RED, "hg_red_1", "stove_1")
        table.act(RED, Ready())
    assert placed == [0, 60_000, 120_000, 180_000]
