"""KR-164 to KR-174: washing up, Upgrades, rehiring and repairs."""

import pytest

from atable.games.kitchen_rush.actions import (
    EventChoice,
    OfficeRehire,
    OfficeRepair,
    OfficeUpgrade,
    Place,
    SinkWash,
    StoveCook,
)
from atable.games.kitchen_rush.content.cards import MALFUNCTION, SPACE_INDEX
from atable.games.kitchen_rush.events import PlatesWashed, Rehired, Repaired, UpgradeBought, UpgradeTurned, WagePaid
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

KINDS = ("meat", "veg", "bread", "salad", "pasta", "cheese")
DIRTY = ("plate_i_1", "plate_i_2", "plate_ii_1", "plate_iv_2")


def broken(table: Table, *spaces: str) -> Table:
    for space in spaces:
        table.state.tiles[SPACE_INDEX[space]] = MALFUNCTION
    return table


def tile(table: Table, space: str) -> str | None:
    return next(it.tile for it in table.view().spaces if it.id == space)


def office(table: Table) -> int:
    return table.place(RED, "hg_red_1", "office_1")


# Sink


@pytest.mark.parametrize("plates", [DIRTY[:1], DIRTY[1:3], DIRTY[1:]])
def test_kr_164_one_to_three_plates_of_your_choice(plates: tuple[str, ...]) -> None:
    table = Table(2).sink(*DIRTY).start()
    clean = len(table.view().cupboard)
    window = table.place(RED, "hg_red_1", "sink_1")
    table.act(RED, SinkWash(window, plates))
    assert table.all(PlatesWashed) == [PlatesWashed(RED, plates)]
    assert set(plates) <= set(table.view().cupboard)
    assert len(table.view().cupboard) == clean + len(plates)
    assert set(table.view().sink) == set(DIRTY) - set(plates)
    assert table.refusal(RED, SinkWash(window, (table.view().sink[0],))) == "KR-091"


def test_kr_164_every_choice_of_three_sizes_is_listed() -> None:
    """Two plates of one size are as good as each other: the first is listed."""
    dirty = ("plate_i_1", "plate_i_2", "plate_ii_1", "plate_iii_3", "plate_iv_2")
    table = Table(2).sink(*dirty).start()
    window = table.place(RED, "hg_red_1", "sink_1")
    listed = [action.plates for action in GAME.legal(table.state, RED) if isinstance(action, SinkWash)]
    assert [plates for plates in listed if len(plates) == 3] == [
        ("plate_i_1", "plate_i_2", "plate_ii_1"),
        ("plate_i_1", "plate_i_2", "plate_iii_3"),
        ("plate_i_1", "plate_i_2", "plate_iv_2"),
        ("plate_i_1", "plate_ii_1", "plate_iii_3"),
        ("plate_i_1", "plate_ii_1", "plate_iv_2"),
        ("plate_i_1", "plate_iii_3", "plate_iv_2"),
        ("plate_ii_1", "plate_iii_3", "plate_iv_2"),
    ]
    for plates in listed:
        GAME.check(table.state, RED, SinkWash(window, plates))


@pytest.mark.parametrize("plates", [(), DIRTY, ("plate_i_1", "plate_i_1"), ("plate_ii_2",), ("plate_ii_4",), ("pan",)])
def test_kr_164_not_four_not_twice_and_only_dirty_ones(plates: tuple[str, ...]) -> None:
    table = Table(2).sink(*DIRTY).start()
    assert table.refusal(RED, SinkWash(table.place(RED, "hg_red_1", "sink_1"), plates)) == "KR-164"


def test_kr_165_an_empty_sink_costs_only_the_hourglass() -> None:
    table = Table(2).sink().start()
    window = table.place(RED, "hg_red_1", "sink_1")
    assert not any(isinstance(action, SinkWash) for action in GAME.legal(table.state, RED))
    assert table.refusal(RED, SinkWash(window, ("plate_i_1",))) == "KR-164"
    assert table.refusal(RED, Place("hg_red_1", "stove_1")) == "KR-072"  # its sand runs
    guided = Table(2, assist="guided").sink().start()
    assert guided.refusal(RED, Place("hg_red_1", "sink_1")) == "KR-235"


# Office


def test_kr_166_one_of_upgrade_rehire_and_repair() -> None:
    table = broken(Table(2), "stove_1").coins(9).upgrades("second_helper").unpaid("hg_blue_1").start()
    window = office(table)
    kinds = {type(action) for action in GAME.legal(table.state, RED) if getattr(action, "window", 0) == window}
    assert {OfficeUpgrade, OfficeRehire, OfficeRepair} <= kinds
    assert table.refusal(RED, StoveCook(window, "plate_i_1")) == "KR-088"
    table.act(RED, OfficeRepair(window, "stove_1"))
    for action in (OfficeUpgrade(window, "second_helper"), OfficeRehire(window, "hg_blue_1")):
        assert table.refusal(RED, action) == "KR-091"


@pytest.mark.parametrize(
    ("upgrade", "cost"), [("bigger_stove", 3), ("third_storeroom", 3), ("second_helper", 2), ("new_crockery", 2)]
)
def test_kr_167_an_upgrade_costs_what_its_card_says(upgrade: str, cost: int) -> None:
    table = Table(2).coins(cost).upgrades(upgrade).start()
    table.act(RED, OfficeUpgrade(office(table), upgrade))
    assert table.all(UpgradeBought) == [UpgradeBought(RED, upgrade, cost)]
    assert (table.view().coins, table.view().upgrades_bought) == (0, (upgrade,))
    poor = Table(2).coins(cost - 1).upgrades(upgrade).start()
    assert poor.refusal(RED, OfficeUpgrade(office(poor), upgrade)) == "KR-174"


def test_kr_167_bigger_stove_for_the_whole_game() -> None:
    table = Table(2).coins(12).upgrades("bigger_stove").start()
    assert table.refusal(BLUE, Place("hg_blue_1", "stove_5")) == "KR-081"
    table.act(RED, OfficeUpgrade(office(table), "bigger_stove"))
    table.place(BLUE, "hg_blue_1", "stove_5")
    table.place(BLUE, "hg_blue_2", "stove_6")
    assert tile(table, "stove_3") == "unavailable"  # for three players
    table.finish_action()
    table.start().place(BLUE, "hg_blue_1", "stove_5")


def test_kr_167_third_storeroom_with_two_of_each_kind() -> None:
    table = Table(2).coins(3).upgrades("third_storeroom").room("store_a", pasta=14).room("store_b", pasta=0).start()
    assert (table.in_supply("pasta"), table.in_supply("meat")) == (1, 18)
    table.act(RED, OfficeUpgrade(office(table), "third_storeroom"))
    assert [tile(table, space) for space in ("store_c_1", "store_c_2")] == [None, None]
    assert table.view().storerooms[2].active
    assert {kind: table.in_room("store_c", kind) for kind in KINDS} == {**dict.fromkeys(KINDS, 2), "pasta": 1}
    assert (table.in_supply("pasta"), table.in_supply("meat")) == (0, 16)
    table.place(BLUE, "hg_blue_1", "store_c_2")


def test_kr_167_second_helper_idle_at_once() -> None:
    table = Table(2).coins(2).upgrades("second_helper").start()
    assert table.refusal(BLUE, Place("hg_helper_2", "stove_1")) == "KR-082"
    table.act(RED, OfficeUpgrade(office(table), "second_helper"))
    table.place(BLUE, "hg_helper_2", "stove_1")
    table.place(BLUE, "hg_helper_1", "stove_2")


def test_kr_167_new_crockery_brings_the_reserve_plates() -> None:
    table = Table(2).coins(2).upgrades("new_crockery").start()
    assert [table.clean(size) for size in ("i", "ii", "iii", "iv")] == [2, 2, 2, 1]
    assert len(table.view().reserve) == 4
    table.act(RED, OfficeUpgrade(office(table), "new_crockery"))
    assert [table.clean(size) for size in ("i", "ii", "iii", "iv")] == [3, 3, 3, 2]
    assert (table.view().reserve, len(table.view().sink)) == ((), 4)


def test_kr_167_kr_168_only_a_face_up_one_and_then_the_next_is_turned() -> None:
    table = Table(2).coins(9).upgrades("bigger_stove", "second_helper").start()
    window = office(table)
    assert table.view().decks.upgrades == 2
    for hidden in ("third_storeroom", "new_crockery", "cold_room", "sauna"):
        assert table.refusal(RED, OfficeUpgrade(window, hidden)) == "KR-167"
    table.act(RED, OfficeUpgrade(window, "bigger_stove"))
    turned = table.last(UpgradeTurned).upgrade
    assert turned in ("third_storeroom", "new_crockery")
    assert set(table.view().upgrades_shown) == {"second_helper", turned}
    assert table.view().decks.upgrades == 1


def test_kr_168_until_none_is_left() -> None:
    table = Table(2).coins(10).start()
    counts = [(2, 2)]
    for step in range(4):
        table.at(30_000 * step)
        table.act(RED, OfficeUpgrade(office(table), table.view().upgrades_shown[0]))
        counts.append((len(table.view().upgrades_shown), table.view().decks.upgrades))
    assert counts == [(2, 2), (2, 1), (2, 0), (1, 0), (0, 0)]
    assert table.view().coins == 0  # 3 + 3 + 2 + 2


def test_kr_169_each_upgrade_once() -> None:
    table = Table(2).coins(9).upgrades("second_helper").start()
    table.act(RED, OfficeUpgrade(office(table), "second_helper")).at(30_000)
    assert table.refusal(RED, OfficeUpgrade(office(table), "second_helper")) == "KR-169"


def test_kr_170_kr_171_any_player_rehires_any_hourglass_and_it_is_idle_at_once() -> None:
    table = Table(2).coins(5).unpaid("hg_blue_1")
    table.state.round = 3
    table.start().at(10_000)
    assert table.refusal(BLUE, Place("hg_blue_1", "stove_1")) == "KR-082"
    table.act(RED, OfficeRehire(office(table), "hg_blue_1"))
    assert table.all(Rehired) == [Rehired(RED, "hg_blue_1", 3)]
    assert (table.view().coins, table.hourglass("hg_blue_1").debt) == (2, 0)
    assert table.refusal(RED, Place("hg_blue_1", "stove_1")) == "KR-070"  # it is Blue's again
    table.place(BLUE, "hg_blue_1", "stove_1")
    table.coins(6).finish_action()
    assert table.all(WagePaid) == [WagePaid("hg_red_1", 3), WagePaid("hg_blue_1", 3)]  # used, so paid again


def test_kr_170_the_price_is_the_debt_and_unused_it_costs_no_more() -> None:
    table = Table(2).coins(8).unpaid("hg_helper_1", debt=4).start()
    table.act(BLUE, OfficeRehire(table.place(BLUE, "hg_blue_1", "office_1"), "hg_helper_1"))
    assert table.view().coins == 4
    table.finish_action()
    assert table.all(WagePaid) == [WagePaid("hg_blue_1", 3)]


@pytest.mark.parametrize("hourglass", ["hg_red_1", "hg_red_2", "hg_helper_2", "hg_green_1", "egg_timer"])
def test_kr_170_only_an_unpaid_one(hourglass: str) -> None:
    table = Table(2).coins(5).unpaid("hg_blue_1").start()
    assert table.refusal(RED, OfficeRehire(office(table), hourglass)) == "KR-170"


def test_kr_172_a_coin_repairs_one_space() -> None:
    table = broken(Table(2), "sink_1", "stove_1").coins(2).start()
    assert table.refusal(BLUE, Place("hg_blue_1", "sink_1")) == "KR-081"
    table.at(20_000).act(RED, OfficeRepair(office(table), "sink_1"))
    assert table.all(Repaired) == [Repaired(RED, "sink_1", 1)]
    assert (table.view().coins, tile(table, "sink_1"), tile(table, "stove_1")) == (1, None, "malfunction")
    table.place(BLUE, "hg_blue_1", "sink_1")  # still at 20,000


@pytest.mark.parametrize("space", ["stove_2", "stove_3", "stove_5", "store_c_1", "office_1", "bar_1"])
def test_kr_172_only_a_malfunction(space: str) -> None:
    table = broken(Table(2), "stove_1").coins(2).start()
    assert table.refusal(RED, OfficeRepair(office(table), space)) == "KR-172"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_kr_173_the_office_never_carries_a_tile(seats: int) -> None:
    assert tile(Table(seats), "office_1") is None
    table = Table(seats, events=True).event("stingy_evening").next_event("blown_fuse").start()
    table.finish_action()
    lead = table.view().lead
    assert table.refusal(lead, EventChoice(("office_1",))) == "KR-225"
    table.settle()
    assert tile(table, "office_1") is None


def test_kr_174_an_office_action_that_the_team_cannot_pay() -> None:
    table = broken(Table(2), "stove_1").coins(0).upgrades("second_helper").unpaid("hg_blue_1", 1).start()
    window = office(table)
    for action in (
        OfficeUpgrade(window, "second_helper"),
        OfficeRehire(window, "hg_blue_1"),
        OfficeRepair(window, "stove_1"),
    ):
        assert table.refusal(RED, action) == "KR-174"
        assert action not in GAME.legal(table.state, RED)
    table.coins(1).act(RED, OfficeRepair(window, "stove_1"))  # the window was still open
