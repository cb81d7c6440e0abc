"""KR-043 to KR-053: before the clock starts."""

import pytest

from atable.games.kitchen_rush.actions import (
    FetchPlate,
    HostWelcome,
    Lift,
    Place,
    Ready,
    SwapPlate,
    TrashToken,
    Unready,
    WaiterTake,
    WindowDone,
)
from atable.games.kitchen_rush.events import (
    ClockStarted,
    CountdownBegan,
    CustomerLeft,
    EventRevealed,
    OrderFailed,
    OrdersRevealed,
    RoundBegan,
    RoundEnded,
    WagePaid,
)
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.looks import glass, orders, plates, quiet_round, waiting
from tests.rules.kitchen_rush.scenario import BLUE, GREEN, RED, Table


def with_events(seats: int = 2) -> Table:
    """Wage Claim lies there in the first round, and nothing else has happened."""
    return Table(seats, events=True, seed="calm").event("wage_claim")


def welcome(table: Table, hourglass: str) -> None:
    window = table.place(RED, hourglass, "host_1")
    table.act(RED, HostWelcome(window))


# The round marker and new Orders


def test_kr_043_the_round_marker_moves_first() -> None:
    table = Table(2)
    for number in (2, 3, 4):
        quiet_round(table)
        assert table.view().round == number
        assert [event.round for event in table.all(RoundBegan)] == [number]
        after = [type(event) for event in table.events]
        assert after[after.index(RoundEnded) + 1] is RoundBegan
        assert after.index(RoundBegan) < after.index(OrdersRevealed)


def test_kr_044_two_new_orders_and_no_coin() -> None:
    table = Table(2).deck("carbonara", "bolognese").coins(2)
    quiet_round(table)
    assert orders(table) == ["carbonara", "bolognese", None, None]
    assert table.view().coins == 2
    quiet_round(table)  # nobody took them: their guests are gone, two others come
    assert [order is not None for order in orders(table)] == [True, True, False, False]
    assert "carbonara" not in orders(table)
    assert table.view().coins == 2


def test_kr_044_on_the_empty_spaces_only() -> None:
    """Two welcomes fill the four spaces, one Order is taken: one space is left."""
    table = Table(2).deck("carbonara", "bolognese", "greek_salad", "caesar_salad", "ratatouille")
    table.coins(20).start()
    welcome(table, "hg_red_1")
    table.at(30_000)
    welcome(table, "hg_red_1")
    waiter = table.place(RED, "hg_red_2", "waiter_1")
    table.act(RED, WaiterTake(waiter, "bolognese", ("plate_ii_1",)))
    table.finish_action()
    assert table.last(OrdersRevealed).orders == ("ratatouille",)
    assert orders(table) == ["carbonara", "ratatouille", "greek_salad", "caesar_salad"]


def test_kr_044_none_if_the_board_is_full() -> None:
    table = Table(2).start()
    welcome(table, "hg_red_1")
    table.at(30_000)
    welcome(table, "hg_red_1")
    before = orders(table)
    table.finish_action()
    assert None not in before
    assert table.view().round == 2
    assert orders(table) == before
    assert table.all(OrdersRevealed) == []


@pytest.mark.parametrize("cards", [0, 1])
def test_kr_044_as_many_as_there_are_cards(cards: int) -> None:
    table = quiet_round(Table(2).shrink_deck(cards))
    assert sum(order is not None for order in orders(table)) == cards
    assert table.view().decks.orders == 0


# Events


def test_kr_045_the_top_event_is_revealed_and_applied() -> None:
    table = with_events().next_event("tax_audit").coins(5)
    quiet_round(table)
    assert [event.event for event in table.all(EventRevealed)] == ["tax_audit"]
    assert table.view().event == "tax_audit"
    assert table.view().coins == 3
    assert table.view().phase == "planning"


def test_kr_045_none_without_events() -> None:
    table = quiet_round(Table(2))
    assert table.all(EventRevealed) == []
    assert table.view().event is None


def test_kr_046_now_means_once() -> None:
    """The taxes are paid when the card is revealed, and not again."""
    table = with_events().next_event("tax_audit").coins(9)
    quiet_round(table)
    table.next_event("price_hike")
    quiet_round(table)
    assert table.view().coins == 7


def test_kr_046_others_last_until_the_end_of_the_maintenance() -> None:
    table = with_events().next_event("price_hike").coins(20).start()
    table.place(RED, "hg_red_1", "stove_1")
    table.finish_action()
    assert [event.coins for event in table.all(WagePaid)] == [4]  # Wage Claim of round 1
    table.start()
    table.place(RED, "hg_red_1", "stove_1")
    table.finish_action()
    assert [event.coins for event in table.all(WagePaid)] == [3]


def test_kr_047_events_are_never_reshuffled() -> None:
    table = with_events().next_event("price_hike")
    seen = [table.view().event]
    for name in ("supplier_shortage", "stingy_evening", None):
        quiet_round(table)
        seen.append(table.view().event)
        if name:
            table.next_event(name)
    assert seen == ["wage_claim", "price_hike", "supplier_shortage", "stingy_evening"]
    assert table.view().decks.events == 20


def test_kr_047_an_empty_deck_stays_empty() -> None:
    table = with_events()
    table.state.gone_events += table.state.event_deck
    table.state.event_deck.clear()
    quiet_round(table)
    assert table.view().event is None
    assert table.view().decks.events == 0
    quiet_round(table)
    assert table.view().event is None


def test_kr_048_bonuses_after_the_event() -> None:
    """Two cubes are spilled out of a bag that holds one; only then the garden brings three."""
    table = with_events().next_event("spilled_bag").bonus("herb_garden").bag(white=1)
    quiet_round(table)
    assert [table.in_bag(colour) for colour in ("white", "black", "green")] == [1, 1, 1]


# Planning


def test_kr_049_as_long_as_the_team_likes() -> None:
    table = Table(2)
    for _ in range(5):
        table.act(RED, Ready()).wait(600_000).act(RED, Unready()).wait(600_000)
    assert table.view().phase == "planning"
    assert table.view().round == 1


def test_kr_050_nothing_moves_before_the_clock() -> None:
    table = Table(2).board("greek_salad").hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1", "meat")
    for action in (
        Place("hg_red_1", "sink_1"),
        Lift("hg_red_1"),
        TrashToken("plate_ii_1", "meat"),
        SwapPlate("plate_ii_1", "plate_ii_2"),
        WaiterTake(1, "greek_salad", ("plate_ii_2",)),
        HostWelcome(1),
        WindowDone(1),
    ):
        assert table.refusal(RED, action) == "KR-050"


def test_kr_050_kr_067_but_a_plate_may_be_fetched() -> None:
    table = Table(2).hold(RED, "carbonara")
    table.act(RED, FetchPlate("carbonara", 1, "plate_ii_2"))
    assert [(plate.id, plate.line) for plate in plates(table)] == [("plate_ii_2", 0)]
    assert table.view().phase == "planning"


def test_kr_051_when_every_seat_is_ready() -> None:
    table = Table(3)
    table.act(RED, Ready()).act(GREEN, Ready())
    assert table.refusal(RED, Ready()) == "KR-051"
    assert table.wait(60_000).view().phase == "planning"
    table.act(RED, Unready()).act(BLUE, Ready())
    assert table.view().phase == "planning"
    table.act(RED, Ready())
    assert table.view().phase == "countdown"


def test_kr_051_the_clock_starts_at_zero_after_three_seconds() -> None:
    table = Table(1)
    table.wait(5_000).act(RED, Ready())
    assert table.last(CountdownBegan).ends == 8_000
    assert table.wait(2_999).view().phase == "countdown"
    assert table.refusal(RED, Place("hg_red_1", "sink_1")) == "KR-051"
    table.wait(1)
    assert [(event.round, event.ms) for event in table.all(ClockStarted)] == [(1, 240_000)]
    assert table.view().phase == "action"
    assert table.clock() == 0


def test_kr_051_at_once_without_a_clock_that_runs() -> None:
    table = Table(2, pace="relaxed")
    table.act(RED, Ready()).act(BLUE, Ready())
    assert table.view().phase == "action"
    assert table.clock() == 0


def test_kr_052_every_hourglass_is_idle_and_off_the_board() -> None:
    table = Table(2).coins(50).start()
    for seat, name, space in (
        (RED, "hg_red_1", "stove_1"),
        (RED, "hg_red_2", "market_1"),
        (BLUE, "hg_blue_1", "sink_1"),
        (BLUE, "hg_helper_1", "stove_2"),
    ):
        table.place(seat, name, space)
    table.finish_action()
    table.start()
    for name in ("hg_red_1", "hg_red_2", "hg_blue_1", "hg_blue_2", "hg_helper_1"):
        assert (glass(table, name).where, glass(table, name).space) == ("idle", None)
    assert all(space.hourglasses == () for space in table.view().spaces)
    table.place(BLUE, "hg_blue_2", "stove_1")


def test_kr_053_who_is_there_when_the_clock_starts_waits() -> None:
    table = Table(2).board("carbonara", "bolognese").deck("greek_salad", "caesar_salad")
    assert waiting(table) == []
    table.start()
    assert waiting(table) == ["carbonara", "bolognese"]
    welcome(table, "hg_red_1")
    assert orders(table) == ["carbonara", "bolognese", "greek_salad", "caesar_salad"]
    assert waiting(table) == ["carbonara", "bolognese"]


def test_kr_053_kr_191_ex_34_impatient_customers() -> None:
    table = quiet_round(Table(2)).board("bruschetta", "carbonara", "bolognese").deck("greek_salad", "caesar_salad")
    table.prestige(8).coins(20).start()
    table.state.thresholds = 2  # those of 3 and 6 have been given
    waiter = table.place(BLUE, "hg_blue_1", "waiter_1")
    table.act(BLUE, WaiterTake(waiter, "bruschetta", ("plate_i_1",)))
    welcome(table, "hg_red_1")
    assert orders(table) == ["greek_salad", "carbonara", "bolognese", "caesar_salad"]
    table.finish_action()
    assert [event.order for event in table.all(CustomerLeft)] == ["carbonara", "bolognese"]
    assert [event.lost for event in table.all(OrderFailed)] == [1]  # blue has not even begun
    assert table.view().prestige == 8 - 1 - 2
    kept = orders(table)
    assert (kept[0], kept[3]) == ("greek_salad", "caesar_salad")
    assert waiting(table) == []
    table.start()
    assert waiting(table) == orders(table)
    assert len(GAME.may_act(table.state)) == 2
