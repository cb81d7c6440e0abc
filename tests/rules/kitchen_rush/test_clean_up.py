"""KR-207 to KR-210: the kitchen between two rounds."""

from atable.games.kitchen_rush.actions import BuyIngredients, HostWelcome, Place, WaiterTake
from atable.games.kitchen_rush.content.cards import MALFUNCTION, SPACE_INDEX
from atable.games.kitchen_rush.events import WagePaid
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table


def test_kr_207_all_hourglasses_come_off_the_board() -> None:
    table = Table(2).coins(20).start()
    table.place(RED, "hg_red_1", "stove_1")  # has run out when the round ends
    table.at(225_000)
    table.place(BLUE, "hg_blue_1", "sink_1")  # is still running
    table.place(RED, "hg_helper_1", "market_1")
    table.finish_action()
    assert [glass.where for glass in table.view().hourglasses if glass.where != "box"] == ["idle"] * 5
    assert all(space.hourglasses == () for space in table.view().spaces)
    assert not any(glass.used for glass in table.view().hourglasses)
    table.start().place(RED, "hg_red_1", "sink_1")  # at once, and on a space that was taken
    table.place(BLUE, "hg_blue_1", "stove_1")


def test_kr_208_the_event_ends_with_its_round() -> None:
    table = Table(2, events=True).event("wage_claim").next_event("stingy_evening").coins(20).start()
    table.place(RED, "hg_red_1", "stove_1")
    table.finish_action()
    assert table.all(WagePaid) == [WagePaid("hg_red_1", 4)]
    assert (table.view().event, table.view().rates.wage, table.view().rates.tip) == ("stingy_evening", 3, 0)
    table.start().place(RED, "hg_red_1", "stove_1")
    table.next_event("price_hike").finish_action()
    assert table.all(WagePaid) == [WagePaid("hg_red_1", 3)]
    assert (table.view().rates.tip, table.view().rates.market_cost) == (1, 2)


def test_kr_208_the_last_event_ends_too() -> None:
    table = Table(2, events=True).event("blogger_in_the_room")
    table.state.round = 4
    table.start().finish_action()
    assert (table.view().phase, table.view().event) == ("over", None)


def test_kr_209_malfunctions_stay_until_repaired() -> None:
    table = Table(2)
    table.state.tiles[SPACE_INDEX["stove_1"]] = MALFUNCTION
    for _ in range(3):
        table.board().start()
        assert table.refusal(RED, Place("hg_red_1", "stove_1")) == "KR-081"
        table.finish_action()
        assert next(space.tile for space in table.view().spaces if space.id == "stove_1") == "malfunction"


def test_kr_210_everything_else_stays_as_it_is() -> None:
    """Two Orders come up in the next Preparation, on the spaces that are empty."""
    table = Table(2).deck("tomato_soup", "carbonara", "veggie_wrap", "minestrone").coins(20).start()
    table.act(RED, HostWelcome(table.place(RED, "hg_red_1", "host_1")))
    table.act(RED, WaiterTake(table.place(RED, "hg_red_2", "waiter_1"), "tomato_soup", ("plate_i_2",)))
    table.act(BLUE, BuyIngredients(table.place(BLUE, "hg_blue_1", "market_1"), "cheese", (1, 4, 0)))
    before = table.view()
    table.finish_action()
    after = table.view()
    for part in ("storerooms", "supply", "cupboard", "sink", "reserve", "upgrades_shown", "bonuses"):
        assert getattr(after, part) == getattr(before, part)
    assert after.coins == before.coins - 9  # the wages
    assert [table.in_bag(colour) for colour in ("white", "black", "green", "red", "yellow")] == [1] * 5
    assert after.seats[RED].held == before.seats[RED].held
    assert after.seats[RED].plates == before.seats[RED].plates
    assert [space.order for space in after.board] == ["veggie_wrap", "carbonara", "minestrone", None]
