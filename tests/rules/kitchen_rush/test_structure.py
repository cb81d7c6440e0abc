"""KR-001 to KR-010: one team, four rounds, three phases, everybody at once."""

import pytest

from atable.games.kitchen_rush.actions import HostWelcome, PayChoice, Place, Ready
from atable.games.kitchen_rush.content.cards import ORDER_INDEX
from atable.games.kitchen_rush.events import (
    ActionEnded,
    EventRevealed,
    GameEnded,
    OrderFailed,
    OrdersRevealed,
    RoundBegan,
    RoundEnded,
    WagePaid,
)
from atable.games.kitchen_rush.game import GAME
from atable.kernel.errors import BadOptions
from tests.rules.kitchen_rush.looks import quiet_round, windows
from tests.rules.kitchen_rush.scenario import BLUE, GREEN, RED, Table

A_DAY = 24 * 60 * 60 * 1000


def last_round(table: Table, served: int, coins: int, prestige: int) -> Table:
    """The last round is about to start; all bonuses up to the last threshold have been given."""
    table.state.round = 4
    table.state.thresholds = 5
    others = [order for order in table.state.order_deck if order != ORDER_INDEX["moussaka"]]
    for order in others[:served]:
        table.state.order_deck.remove(order)
        table.state.served.append(order)
    return table.coins(coins).prestige(prestige)


def test_kr_001_the_team_wins_together() -> None:
    table = quiet_round(last_round(Table(3, objective="opening_week"), served=18, coins=9, prestige=9))
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.result == "won"
    assert outcome.winners() == (0, 1, 2)
    assert len(outcome.sides) == 1


def test_kr_001_or_loses_together() -> None:
    table = quiet_round(last_round(Table(3, objective="opening_week"), served=17, coins=9, prestige=9))
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.result == "lost"
    assert outcome.winners() == ()
    assert GAME.spec.together


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_kr_002_one_to_four_players(seats: int) -> None:
    GAME.spec.check_seats(seats)
    assert len(quiet_round(Table(seats)).view().seats) == seats


@pytest.mark.parametrize("seats", [0, 5])
def test_kr_002_not_more_and_not_fewer(seats: int) -> None:
    with pytest.raises(BadOptions):
        GAME.spec.check_seats(seats)


def test_kr_003_kr_009_four_rounds_and_it_is_over() -> None:
    table = Table(2)
    for number in (1, 2, 3, 4):
        assert table.view().round == number
        assert GAME.outcome(table.state) is None
        quiet_round(table)
    assert table.view().phase == "over"
    assert GAME.outcome(table.state) is not None
    assert [event.round for event in table.all(RoundEnded)] == [4]
    assert len(table.all(GameEnded)) == 1


def test_kr_009_nothing_more_can_be_done() -> None:
    table = last_round(Table(2), served=0, coins=0, prestige=0)
    quiet_round(table)
    assert table.refusal(RED, Ready()) == "KR-009"
    assert table.refusal(BLUE, Place("hg_blue_1", "sink_1")) == "KR-009"
    assert GAME.pending(table.state) == []
    assert table.wait(A_DAY).events == []


def test_kr_009_victory_is_checked_after_the_maintenance() -> None:
    """The sixth prestige comes with the check of the last round; without it the team would not have enough."""
    table = last_round(Table(2, objective="opening_week"), served=11, coins=6, prestige=5)
    load = ("meat", "meat", "veg", "cheese", "cube_white", "cube_green")
    table.hold(RED, "moussaka").dish(RED, "moussaka", "plate_iii_1", *load, cook=3)
    told = table.start().finish_action()
    assert [event.won for event in told if isinstance(event, GameEnded)] == [True]


def test_kr_004_preparation_action_maintenance() -> None:
    table = Table(2, events=True, seed="calm").event("wage_claim").next_event("price_hike")
    table.hold(RED, "carbonara").coins(10).prestige(1)
    assert table.view().phase == "planning"
    table.start()
    assert table.view().phase == "action"
    table.place(RED, "hg_red_1", "sink_1")
    table.finish_action()
    order = [ActionEnded, OrderFailed, WagePaid, RoundEnded, RoundBegan, OrdersRevealed, EventRevealed]
    assert [type(event) for event in table.events if type(event) in order] == order
    assert (table.view().round, table.view().phase) == (2, "planning")


def test_kr_005_no_turns() -> None:
    table = Table(3).start()
    first = table.place(BLUE, "hg_blue_1", "host_1")
    table.place(BLUE, "hg_blue_2", "sink_1")
    table.place(RED, "hg_red_1", "stove_1")
    table.act(BLUE, HostWelcome(first))
    table.place(GREEN, "hg_green_1", "stove_2")
    table.place(RED, "hg_red_2", "stove_3")
    assert [len(windows(table, seat)) for seat in (RED, BLUE, GREEN)] == [2, 1, 1]
    assert GAME.may_act(table.state) == [RED, BLUE, GREEN]
    assert GAME.pending(table.state) == []  # nobody is waited for


def test_kr_006_four_minutes() -> None:
    table = Table(2).start()
    table.at(239_999)
    assert table.view().phase == "action"
    table.wait(1)
    assert [event.round for event in table.all(ActionEnded)] == [1]


def test_kr_006_counted_from_the_end_of_the_count_down() -> None:
    table = Table(2).start()
    began = table.state.now
    table.finish_action()
    assert table.state.now - began == 240_000


def test_kr_007_no_limit_in_preparation() -> None:
    table = Table(2)
    assert GAME.next_deadline(table.state) is None
    table.act(RED, Ready())
    assert table.wait(A_DAY).events == []
    assert table.view().phase == "planning"


def test_kr_007_no_limit_in_maintenance() -> None:
    table = Table(2).coins(3).start()
    table.place(RED, "hg_red_1", "stove_1")
    table.place(BLUE, "hg_blue_1", "stove_2")
    table.finish_action()
    choosing = table.view().choosing
    assert choosing is not None
    assert choosing.what == "wages"
    assert GAME.next_deadline(table.state) is None
    assert table.wait(A_DAY).events == []
    assert table.view().phase == "choosing"


@pytest.mark.parametrize(("pace", "plan", "choice"), [("live", 120_000, 60_000), ("relaxed", A_DAY, A_DAY)])
def test_kr_007_limits_of_a_table_online(pace: str, plan: int, choice: int) -> None:
    """Two minutes to plan and one for a choice; a day where nobody hurries. Then the seat is ready, by seat order."""
    table = Table(2, pace=pace).coins(3)
    assert [limit_of(table, seat) for seat in (RED, BLUE)] == [plan, plan]
    assert GAME.default(table.state, RED) == Ready()
    table.start()
    table.place(RED, "hg_red_1", "stove_1")
    table.place(BLUE, "hg_blue_1", "stove_2")
    table.finish_action()
    assert [limit_of(table, seat) for seat in (RED, BLUE)] == [choice, None]  # the lead is asked
    assert GAME.default(table.state, RED) == PayChoice(("hg_red_1", "hg_blue_1"))


def test_kr_007_every_choice_has_its_own_minute() -> None:
    """Two bonuses one after the other: the second question does not share the time of the first."""
    table = quiet_round(Table(2).prestige(6))
    groups = []
    while table.view().choosing is not None:
        limit, answer = GAME.limit(table.state, RED), GAME.default(table.state, RED)
        assert limit is not None
        assert answer is not None
        groups.append(limit.group)
        table.act(RED, answer)
    assert len(groups) == len(set(groups)) == 2


def limit_of(table: Table, seat: int) -> int | None:
    limit = GAME.limit(table.state, seat)
    return None if limit is None else limit.ms


@pytest.mark.parametrize(("seats", "leads"), [(1, "0000"), (2, "0101"), (3, "0120"), (4, "0123")])
def test_kr_010_the_lead_goes_round(seats: int, leads: str) -> None:
    table = Table(seats)
    seen = ""
    for _ in range(4):
        seen += str(table.view().lead)
        quiet_round(table)
    assert seen == leads


def test_kr_010_the_lead_settles_what_the_team_has_not_agreed_on() -> None:
    table = quiet_round(Table(3)).coins(3)
    table.start()
    table.place(RED, "hg_red_1", "stove_1")
    table.place(GREEN, "hg_green_1", "stove_2")
    table.finish_action()
    answer = PayChoice(("hg_green_1", "hg_red_1"))
    assert GAME.pending(table.state) == [BLUE]  # round 2
    assert table.refusal(RED, answer) == "KR-010"
    assert table.refusal(GREEN, answer) == "KR-010"
    table.act(BLUE, answer)
    assert table.view().coins == 0
    assert [event.hourglass for event in table.all(WagePaid)] == ["hg_green_1"]
