"""KR-046, KR-221: the Events that take something away at once."""

from collections import Counter
from typing import Any

from atable.games.kitchen_rush.actions import HostWelcome, OfficeUpgrade, WaiterTake
from atable.games.kitchen_rush.events import (
    CoinsPaid,
    CustomerLeft,
    EventRevealed,
    GoodsLost,
    OrdersRevealed,
    PlatesFell,
    PrestigeLost,
)
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

KINDS = ("meat", "veg", "bread", "salad", "pasta", "cheese")


def before(name: str, seats: int = 2, seed: str = "a table", **options: Any) -> Table:
    """This Event comes next, after a round without consequences."""
    table = Table(seats, seed, events=True, **options)
    table.settle()  # what the first Event of this deck asks
    return table.event("stingy_evening").next_event(name)


def reveal(table: Table) -> Table:
    table.start().finish_action()
    assert table.view().round == 2
    return table


def stock(table: Table, room: str) -> list[int]:
    return [table.in_room(room, kind) for kind in KINDS]


def test_kr_221_mouse_in_the_larder_one_of_every_kind_in_the_fullest_storeroom() -> None:
    table = before("mouse_in_the_larder").room("store_b", meat=5, cheese=0)  # 14 tokens in A, 14 in B
    table.room("store_b", veg=4)  # and now 15
    supply = table.in_supply("meat")
    reveal(table)
    assert stock(table, "store_b") == [4, 3, 1, 1, 1, 0]
    assert stock(table, "store_a") == [3, 3, 2, 2, 2, 2]
    assert table.in_supply("meat") == supply + 1
    assert table.all(GoodsLost) == [GoodsLost("store_b", ("meat", "veg", "bread", "salad", "pasta"))]


def test_kr_221_mouse_in_the_larder_goes_to_a_before_b() -> None:
    table = reveal(before("mouse_in_the_larder"))
    assert stock(table, "store_a") == [2, 2, 1, 1, 1, 1]
    assert stock(table, "store_b") == [3, 3, 2, 2, 2, 2]


def test_kr_221_mouse_in_the_larder_also_to_an_active_storeroom_c() -> None:
    table = before("mouse_in_the_larder").coins(9).upgrades("third_storeroom").room("store_a", meat=0).start()
    table.act(RED, OfficeUpgrade(table.place(RED, "hg_red_1", "office_1"), "third_storeroom"))
    table.room("store_b", meat=0).finish_action()
    assert stock(table, "store_c") == [1] * 6  # 12 tokens, the others held 11


def test_kr_221_sad_carrots_three_vegetables_each_time_from_the_fullest() -> None:
    table = reveal(before("sad_carrots").room("store_a", veg=5).room("store_b", veg=4))
    assert (table.in_room("store_a", "veg"), table.in_room("store_b", "veg")) == (3, 3)  # A, A before B, B
    assert table.in_supply("veg") == 24 - 6
    table = reveal(before("sad_carrots").room("store_a", veg=1).room("store_b", veg=5))
    assert (table.in_room("store_a", "veg"), table.in_room("store_b", "veg")) == (1, 2)
    table = reveal(before("sad_carrots"))  # three each: A, B, A
    assert (table.in_room("store_a", "veg"), table.in_room("store_b", "veg")) == (1, 2)
    assert stock(table, "store_a") == [3, 1, 2, 2, 2, 2]  # nothing else


def test_kr_221_dubious_meat_three_meat_in_the_same_way() -> None:
    table = reveal(before("dubious_meat").room("store_a", meat=2).room("store_b", meat=4))
    assert (table.in_room("store_a", "meat"), table.in_room("store_b", "meat")) == (1, 2)  # B, B, A before B
    assert table.in_supply("meat") == 24 - 3
    assert table.all(GoodsLost) == [GoodsLost("store_a", ("meat",)), GoodsLost("store_b", ("meat", "meat"))]


def test_kr_221_spilled_bag_two_small_cubes() -> None:
    table = reveal(before("spilled_bag").bag(white=2, green=2, red=3))
    assert table.in_bag("white") + table.in_bag("green") == 2
    assert (table.in_bag("red"), table.in_supply("cube_red")) == (3, 7)
    (lost,) = table.all(GoodsLost)
    assert (lost.place, len(lost.goods)) == ("bag", 2)
    assert table.in_supply("cube_white") == 12 - table.in_bag("white")


def test_kr_221_spilled_bag_at_random() -> None:
    spilled: Counter[str] = Counter()
    for number in range(60):
        table = reveal(before("spilled_bag", seed=f"spilled {number}").bag(white=1, black=1, green=1))
        for colour in ("white", "black", "green"):
            spilled[colour] += 1 - table.in_bag(colour)
    assert sum(spilled.values()) == 120
    assert all(26 <= spilled[colour] <= 54 for colour in ("white", "black", "green"))  # 40, with a spread of 3.7


def test_kr_221_sour_review_one_prestige() -> None:
    table = reveal(before("sour_review").prestige(2))
    assert table.view().prestige == 1
    assert table.all(PrestigeLost) == [PrestigeLost(1, "sour_review")]


def test_kr_221_coach_party_two_more_orders_and_nobody_is_patient() -> None:
    table = before("coach_party").deck("tomato_soup", "carbonara", "bolognese", "minestrone", "crudites", "veggie_wrap")
    table.state.thresholds = 2  # the bonuses of 3 and 6
    reveal(table.prestige(9).coins(9))
    assert [space.order for space in table.view().board] == ["tomato_soup", "carbonara", "bolognese", "minestrone"]
    table.start()
    window = table.place(RED, "hg_red_1", "waiter_1")
    table.act(RED, WaiterTake(window, "tomato_soup", ("plate_i_1",)))
    table.act(BLUE, HostWelcome(table.place(BLUE, "hg_blue_1", "host_1")))  # crudites come in the meantime
    table.finish_action()
    assert [event.order for event in table.all(CustomerLeft)] == ["crudites", "carbonara", "bolognese", "minestrone"]
    assert table.view().prestige == 9 - 4 - 1  # and the soup that was taken and not made


def test_kr_221_coach_party_only_onto_empty_spaces_and_only_this_round() -> None:
    table = before("coach_party").prestige(2).start().deck("tomato_soup", "carbonara").at(200_000)
    table.act(BLUE, HostWelcome(table.place(BLUE, "hg_blue_1", "host_1")))
    table.coins(9).finish_action()
    assert [len(event.orders) for event in table.all(OrdersRevealed)] == [2]  # by Preparation; then the board is full
    table.next_event("wage_claim")
    table.start().finish_action()
    assert len(table.all(CustomerLeft)) == 4
    table.start().at(200_000)
    table.act(BLUE, HostWelcome(table.place(BLUE, "hg_blue_1", "host_1")))
    table.finish_action()
    assert len(table.all(CustomerLeft)) == 2  # those of Preparation; the new ones are patient again


def test_kr_221_crash_the_two_largest_clean_plates() -> None:
    table = reveal(before("crash"))
    assert [table.clean(size) for size in ("i", "ii", "iii", "iv")] == [2, 2, 1, 0]
    assert [table.dirty(size) for size in ("i", "ii", "iii", "iv")] == [1, 1, 2, 2]
    (fallen,) = table.all(PlatesFell)
    assert [plate.rsplit("_", 1)[0] for plate in fallen.plates] == ["plate_iii", "plate_iv"]
    table = reveal(before("crash").cupboard("plate_i_1", "plate_i_2", "plate_ii_1"))
    assert (table.clean("i"), table.clean("ii")) == (1, 0)


def test_kr_221_crash_breaks_no_cups() -> None:
    table = reveal(before("crash", piece_of_cake=True).cupboard("plate_i_1", "cup_1", "cup_2"))
    assert (table.clean("cup"), table.clean("i")) == (2, 0)


def test_kr_221_tax_audit_two_coins() -> None:
    table = reveal(before("tax_audit").coins(5))
    assert table.view().coins == 3
    assert table.all(CoinsPaid) == [CoinsPaid(2, "tax_audit")]
    assert reveal(before("tax_audit").coins(0)).view().coins == 0


def test_kr_045_kr_046_at_once_and_only_once() -> None:
    table = reveal(before("tax_audit").coins(9))
    assert table.all(EventRevealed) == [EventRevealed("tax_audit")]
    table.board().next_event("wage_claim")
    table.start().finish_action()
    assert table.view().coins == 7
