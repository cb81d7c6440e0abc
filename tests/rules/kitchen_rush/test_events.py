"""KR-221 to KR-228: Events, Locked and Malfunction tiles; and the Events that break something."""

from typing import Any

import pytest

from atable.games.kitchen_rush.actions import EventChoice, OfficeRepair, OfficeUpgrade, Place, Ready
from atable.games.kitchen_rush.content.cards import MALFUNCTION, SPACE_INDEX
from atable.games.kitchen_rush.events import EventRevealed, SpaceBroke
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

LOCKED = ["stove_5", "stove_6", "store_c_1", "store_c_2"]
SMALL_KITCHEN = ["waiter_3", "store_a_2", "store_b_2", "spices_2", "stove_3", "stove_4", "sink_2"]


def before(name: str, seats: int = 2, **options: Any) -> Table:
    """This Event comes next, after a round without consequences."""
    return Table(seats, events=True, **options).event("stingy_evening").next_event(name)


def reveal(table: Table) -> Table:
    table.start().finish_action()
    assert table.view().round == 2
    return table


def struck(name: str, seats: int = 2, **options: Any) -> Table:
    return reveal(before(name, seats, **options))


def broken(table: Table) -> list[str]:
    return sorted(space.id for space in table.view().spaces if space.tile == "malfunction")


def spaces_with(table: Table, tile: str) -> list[str]:
    return [space.id for space in table.view().spaces if space.tile == tile]


def breaking(table: Table, *spaces: str) -> Table:
    for space in spaces:
        table.state.tiles[SPACE_INDEX[space]] = MALFUNCTION
    return table


# The deck


def test_kr_221_none_in_games_without_events() -> None:
    table = Table(2)
    for number in (1, 2, 3, 4):
        assert (table.view().round, table.view().event, table.view().decks.events) == (number, None, 0)
        table.board().start().finish_action()
        assert table.all(EventRevealed) == []


def test_kr_221_one_every_round_with_events() -> None:
    table = Table(2, events=True)
    seen = []
    for left in (23, 22, 21, 20):
        table.settle()
        seen.append(table.view().event)
        assert table.view().decks.events == left
        table.start().finish_action()
    assert None not in seen
    assert len(set(seen)) == 4


def test_kr_222_the_lead_chooses_for_the_team() -> None:
    table = struck("blown_fuse")
    assert GAME.pending(table.state) == [BLUE]  # who leads round 2
    assert table.refusal(RED, EventChoice(("stove_1",))) == "KR-010"
    assert table.refusal(BLUE, Ready()) == "KR-010"  # first the choice
    for wrong in (EventChoice(), EventChoice(("stove_1", "stove_2")), EventChoice(room="store_a")):
        assert table.refusal(BLUE, wrong) == "KR-222"
    assert GAME.default(table.state, BLUE) == EventChoice(("stove_1",))
    table.act(BLUE, EventChoice(("stove_2",)))
    assert broken(table) == ["stove_2"]
    assert table.view().phase == "planning"


def test_kr_223_more_than_there_is() -> None:
    table = reveal(before("sad_carrots").room("store_a", veg=1).room("store_b", veg=1))
    assert (table.in_room("store_a", "veg"), table.in_room("store_b", "veg"), table.in_supply("veg")) == (0, 0, 24)
    table = reveal(before("spilled_bag").bag(green=1, red=2))
    assert (table.in_bag("green"), table.in_bag("red"), table.in_supply("cube_green")) == (0, 2, 12)
    assert reveal(before("tax_audit").coins(1)).view().coins == 0
    assert reveal(before("sour_review")).view().prestige == 0
    table = reveal(before("crash").cupboard("plate_i_1"))
    assert (table.view().cupboard, table.dirty("i")) == ((), 3)
    table = reveal(before("dubious_meat").room("store_a", meat=0).room("store_b", meat=0))
    assert table.in_supply("meat") == 24


def test_kr_224_only_as_many_malfunctions_as_tiles_are_left() -> None:
    """Five tiles: four lie on the board, so one door of two jams, and then no more."""
    four = ("stove_1", "stove_2", "sink_1", "spices_1")
    table = reveal(breaking(before("jammed_door", seats=4), *four))
    table.act(BLUE, EventChoice(room="store_b"))
    assert broken(table) == sorted([*four, "store_b_1"])
    table.next_event("blown_fuse")
    reveal_third(table)
    assert (table.view().choosing, len(broken(table))) == (None, 5)


def reveal_third(table: Table) -> None:
    table.board().start().finish_action()
    assert table.view().round == 3


def test_kr_224_gas_trouble_with_one_tile_left() -> None:
    four = ("sink_1", "sink_2", "spices_1", "spices_2")
    table = reveal(breaking(before("gas_trouble", seats=4), *four))
    assert table.refusal(BLUE, EventChoice(("stove_1", "stove_2"))) == "KR-222"
    table.act(BLUE, EventChoice(("stove_4",)))
    assert broken(table) == sorted([*four, "stove_4"])


@pytest.mark.parametrize("space", ["stove_1", "stove_3", "stove_5", "sink_1", "office_1", "fireplace_1"])
def test_kr_225_never_on_a_space_with_a_tile_or_elsewhere(space: str) -> None:
    """With three players: the Stove spaces 1, 2 and 3; the first one is broken already, the third usable."""
    table = reveal(breaking(before("blown_fuse", seats=3), "stove_1"))
    if space == "stove_3":
        table.act(BLUE, EventChoice((space,)))
        assert broken(table) == ["stove_1", "stove_3"]
    else:
        assert table.refusal(BLUE, EventChoice((space,))) == "KR-225"


def test_kr_225_no_suitable_space_no_tile() -> None:
    table = reveal(breaking(before("blown_fuse"), "stove_1", "stove_2"))
    assert (table.all(SpaceBroke), table.view().phase) == ([], "planning")
    table = reveal(breaking(before("blocked_drain"), "sink_1"))
    assert (table.all(SpaceBroke), broken(table)) == ([], ["sink_1"])


def test_kr_226_only_an_upgrade_removes_a_locked_tile() -> None:
    table = Table(2).coins(20).upgrades("bigger_stove").start()
    assert spaces_with(table, "locked") == sorted(LOCKED, key=list(SPACE_INDEX).index)
    window = table.place(RED, "hg_red_1", "office_1")
    for space in LOCKED:
        assert table.refusal(RED, OfficeRepair(window, space)) == "KR-172"
    table.act(RED, OfficeUpgrade(window, "bigger_stove"))
    assert spaces_with(table, "locked") == ["store_c_1", "store_c_2"]
    table.upgrades("third_storeroom").at(30_000)
    table.act(RED, OfficeUpgrade(table.place(RED, "hg_red_1", "office_1"), "third_storeroom"))
    assert spaces_with(table, "locked") == []


def test_kr_227_only_a_repair_removes_a_malfunction() -> None:
    table = breaking(Table(2), "stove_1").coins(9).upgrades("bigger_stove").start()
    table.act(RED, OfficeUpgrade(table.place(RED, "hg_red_1", "office_1"), "bigger_stove"))
    assert broken(table) == ["stove_1"]
    table.at(30_000).act(RED, OfficeRepair(table.place(RED, "hg_red_1", "office_1"), "stove_1"))
    assert broken(table) == []
    table.place(BLUE, "hg_blue_1", "stove_1")


def test_kr_228_nothing_removes_an_unavailable_tile() -> None:
    table = Table(2).coins(99).start()
    for step, upgrade in enumerate(("bigger_stove", "third_storeroom", "second_helper", "new_crockery")):
        table.upgrades(upgrade).at(30_000 * step)
        window = table.place(RED, "hg_red_1", "office_1")
        assert table.refusal(RED, OfficeRepair(window, SMALL_KITCHEN[step])) == "KR-172"
        table.act(RED, OfficeUpgrade(window, upgrade))
    table.finish_action()
    assert set(SMALL_KITCHEN) <= set(spaces_with(table, "unavailable"))
    table.start()
    for space in SMALL_KITCHEN:
        assert table.refusal(RED, Place("hg_red_1", space)) == "KR-081"


# Events that break something


def test_kr_221_blown_fuse_one_stove_space_of_the_teams_choice() -> None:
    table = struck("blown_fuse", seats=4)
    assert GAME.legal(table.state, BLUE) == [EventChoice((f"stove_{number}",)) for number in (1, 2, 3, 4)]
    table.act(BLUE, EventChoice(("stove_3",)))
    assert table.all(SpaceBroke) == [SpaceBroke("stove_3")]
    table.start()
    assert table.refusal(RED, Place("hg_red_1", "stove_3")) == "KR-081"
    table.place(RED, "hg_red_1", "stove_4")


@pytest.mark.parametrize(("seats", "usable", "breaks"), [(4, 4, 2), (3, 3, 2), (2, 2, 1), (1, 2, 1)])
def test_kr_221_gas_trouble_two_stove_spaces_but_one_remains(seats: int, usable: int, breaks: int) -> None:
    table = struck("gas_trouble", seats=seats)
    chosen = tuple(f"stove_{usable - number}" for number in range(breaks))
    table.act(table.view().lead, EventChoice(chosen))
    assert broken(table) == sorted(chosen)
    assert len([it for it in table.view().spaces if it.id.startswith("stove") and it.tile is None]) == usable - breaks


def test_kr_221_gas_trouble_spares_the_last_stove_space() -> None:
    table = reveal(breaking(before("gas_trouble"), "stove_1"))
    assert (table.view().phase, broken(table)) == ("planning", ["stove_1"])


def test_kr_221_blocked_drain_one_sink_space() -> None:
    table = struck("blocked_drain")  # with two players there is only one
    assert (table.view().phase, broken(table)) == ("planning", ["sink_1"])
    table.coins(1).start()
    assert table.refusal(BLUE, Place("hg_blue_1", "sink_1")) == "KR-081"
    table.at(20_000).act(RED, OfficeRepair(table.place(RED, "hg_red_1", "office_1"), "sink_1"))
    table.place(BLUE, "hg_blue_1", "sink_1")
    table = struck("blocked_drain", seats=3).act(BLUE, EventChoice(("sink_2",)))
    assert broken(table) == ["sink_2"]


def test_kr_221_jammed_door_all_spaces_of_one_storeroom() -> None:
    table = struck("jammed_door", seats=4)
    assert GAME.default(table.state, BLUE) == EventChoice(room="store_a")
    for wrong in (EventChoice(room="store_c"), EventChoice(("store_a_1",)), EventChoice(), EventChoice(room="sink")):
        assert table.refusal(BLUE, wrong) == "KR-222"
    table.act(BLUE, EventChoice(room="store_b"))
    assert broken(table) == ["store_b_1", "store_b_2"]
    assert broken(struck("jammed_door", seats=3).act(BLUE, EventChoice(room="store_a"))) == ["store_a_1", "store_a_2"]
    assert broken(struck("jammed_door").act(BLUE, EventChoice(room="store_a"))) == ["store_a_1"]


def test_kr_221_jammed_door_with_one_door_left_asks_nobody() -> None:
    table = reveal(breaking(before("jammed_door"), "store_a_1"))
    assert (table.view().phase, broken(table)) == ("planning", ["store_a_1", "store_b_1"])


def test_kr_221_collapsed_shelf_one_spices_space() -> None:
    assert broken(struck("collapsed_shelf")) == ["spices_1"]
    table = struck("collapsed_shelf", seats=3).act(BLUE, EventChoice(("spices_2",)))
    assert broken(table) == ["spices_2"]
