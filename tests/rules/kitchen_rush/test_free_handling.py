"""KR-065 to KR-067: what needs no hourglass."""

import pytest

from atable.games.kitchen_rush.actions import FetchPlate, PauseVote, Ready, StoveCook, SwapPlate, TrashToken, WindowDone
from atable.games.kitchen_rush.events import DishRuined
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.looks import glass, held, plates, reason
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

OWN = ("hg_red_1", "hg_red_2", "hg_helper_1")


def carbonara(plate: str = "plate_ii_1", *goods: str, **options: str) -> Table:
    return Table(2, **options).hold(RED, "carbonara").dish(RED, "carbonara", plate, *goods)


def in_grace(table: Table) -> Table:
    """The four minutes are over; an hourglass of blue's still runs."""
    table.at(230_000)
    table.place(BLUE, "hg_blue_1", "store_a_1")
    table.at(240_000)
    assert table.view().phase == "grace"
    return table


# Trash


@pytest.mark.parametrize("good", ["veg", "cube_red"])
@pytest.mark.parametrize("assist", ["strict", "guided"])
def test_kr_065_a_token_goes_to_the_supply(good: str, assist: str) -> None:
    table = carbonara("plate_ii_1", "meat", good, good, assist=assist).start()
    supply, stored = table.in_supply(good), table.in_room("store_a", "veg")
    table.act(RED, TrashToken("plate_ii_1", good))
    assert table.on_plate("plate_ii_1") == {"meat": 1, good: 1}
    assert table.in_supply(good) == supply + 1
    assert table.in_room("store_a", "veg") == stored
    assert all(glass(table, name).where == "idle" and not glass(table, name).used for name in OWN)


def test_kr_065_as_often_as_one_likes_and_only_what_is_there() -> None:
    table = carbonara("plate_ii_1", "meat", "meat").start().at(200_000)
    table.act(RED, TrashToken("plate_ii_1", "meat"), TrashToken("plate_ii_1", "meat"))
    assert table.on_plate("plate_ii_1") == {}
    assert table.refusal(RED, TrashToken("plate_ii_1", "meat")) == "KR-065"
    assert table.refusal(RED, TrashToken("plate_ii_1", "moon")) == "KR-065"
    assert table.refusal(RED, TrashToken("plate_ii_2", "meat")) == "KR-064"


def test_kr_065_kr_095_only_in_the_action_phase() -> None:
    table = carbonara("plate_ii_1", "meat")
    assert table.refusal(RED, TrashToken("plate_ii_1", "meat")) == "KR-050"
    in_grace(table.start())
    assert table.refusal(RED, TrashToken("plate_ii_1", "meat")) == "KR-095"


# Swap


def test_kr_066_ex_22_swap_in_time() -> None:
    """The wrong plate is still empty; a clean one of size II lies in the Cupboard."""
    table = carbonara("plate_iii_1").start()
    twos, threes = table.clean("ii"), table.clean("iii")
    table.act(RED, SwapPlate("plate_iii_1", "plate_ii_2"))
    assert [(plate.id, plate.line, plate.order, plate.part) for plate in plates(table)] == [
        ("plate_ii_2", 0, "carbonara", 1)
    ]
    assert (table.clean("ii"), table.clean("iii")) == (twos - 1, threes + 1)
    assert table.dirty("iii") == 1
    assert all(not glass(table, name).used for name in OWN)


@pytest.mark.parametrize("other", ["plate_i_1", "plate_ii_2", "plate_iii_2", "plate_iv_1"])
def test_kr_066_for_any_clean_plate(other: str) -> None:
    table = carbonara().start().act(RED, SwapPlate("plate_ii_1", other))
    assert [plate.id for plate in plates(table)] == [other]


def test_kr_066_kr_235_guided_wants_the_right_size() -> None:
    table = carbonara(assist="guided").start()
    assert reason(table, RED, SwapPlate("plate_ii_1", "plate_iii_1")) == ("KR-235", "wrong-size")
    table.act(RED, SwapPlate("plate_ii_1", "plate_ii_2"))
    assert [plate.id for plate in plates(table)] == ["plate_ii_2"]


def test_kr_066_also_when_there_is_nothing_else_to_do() -> None:
    """All the sand that red may use is running, every window is closed, and the pause of the round is over."""
    table = carbonara(assist="guided").start()
    for seat in (RED, BLUE):
        table.act(seat, PauseVote())
    table.wait(60_000)
    for name in OWN:
        table.act(RED, WindowDone(table.place(RED, name, "market_1")))
    table.act(RED, SwapPlate("plate_ii_1", "plate_ii_2"))
    assert [plate.id for plate in plates(table)] == ["plate_ii_2"]


@pytest.mark.parametrize("action", [TrashToken("plate_ii_1", "meat"), FetchPlate("carbonara", 1, "plate_ii_1")])
def test_kr_065_kr_067_nothing_else_to_do_and_still_on_the_list(action: TrashToken | FetchPlate) -> None:
    """All the sand that red may use is running, every window is closed, and the pause of the round is over."""
    table = carbonara("plate_ii_1", "meat") if isinstance(action, TrashToken) else Table(2).hold(RED, "carbonara")
    table.start().act(RED, PauseVote()).act(BLUE, PauseVote()).wait(60_000)
    for name in OWN:
        table.act(RED, WindowDone(table.place(RED, name, "market_1")))
    assert RED in GAME.may_act(table.state)
    assert GAME.legal(table.state, RED)[0] == action
    table.act(RED, action)


def test_kr_066_only_an_empty_plate_on_the_first_line() -> None:
    table = carbonara("plate_iii_1", "meat").start()
    swap = SwapPlate("plate_iii_1", "plate_ii_2")
    assert reason(table, RED, swap) == ("KR-066", "plate-not-empty")
    stove = table.place(RED, "hg_red_1", "stove_1")
    table.act(RED, StoveCook(stove, "plate_iii_1"), TrashToken("plate_iii_1", "meat"))
    assert reason(table, RED, swap) == ("KR-066", "plate-not-on-first-line")


def test_kr_066_the_other_plate_is_clean() -> None:
    table = carbonara().start()
    dirty = table.view().sink[0]
    reserve = table.view().reserve[0]
    for other in (dirty, reserve, "plate_ii_1", "plate_iv_4", "saucer"):
        assert reason(table, RED, SwapPlate("plate_ii_1", other)) == ("KR-066", "plate-not-clean")


def test_kr_066_kr_095_not_in_the_grace_period() -> None:
    table = in_grace(carbonara().start())
    assert table.refusal(RED, SwapPlate("plate_ii_1", "plate_ii_2")) == "KR-095"


# Fetch


def test_kr_067_for_a_dish_that_has_lost_its_plate() -> None:
    """Ruined at the check; in the next Preparation red takes a clean plate for it."""
    table = Table(2).hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1", "veg").prestige(1).start()
    assert table.refusal(RED, FetchPlate("carbonara", 1, "plate_ii_2")) == "KR-067"  # it has one
    table.finish_action()
    assert [event.plate for event in table.all(DishRuined)] == ["plate_ii_1"]
    assert (held(table), plates(table)) == (["carbonara"], [])
    table.act(RED, FetchPlate("carbonara", 1, "plate_ii_2"))
    assert [(plate.id, plate.line, plate.goods) for plate in plates(table)] == [("plate_ii_2", 0, {})]


@pytest.mark.parametrize("assist", ["strict", "guided"])
def test_kr_067_in_the_action_phase_too(assist: str) -> None:
    table = Table(2, assist=assist).hold(RED, "business_lunch")
    table.dish(RED, "business_lunch", "plate_i_1", "veg", part=1).start()
    table.act(RED, FetchPlate("business_lunch", 2, "plate_i_2"))
    assert [(plate.id, plate.part) for plate in plates(table)] == [("plate_i_1", 1), ("plate_i_2", 2)]
    assert all(not glass(table, name).used for name in OWN)


@pytest.mark.parametrize("assist", ["strict", "guided"])
def test_kr_067_of_the_required_size(assist: str) -> None:
    table = Table(2, assist=assist).hold(RED, "carbonara")
    for plate in ("plate_i_1", "plate_iii_1", "plate_iv_1"):
        assert reason(table, RED, FetchPlate("carbonara", 1, plate)) == ("KR-067", "wrong-size")


def test_kr_067_a_clean_plate_for_one_of_ones_own_dishes() -> None:
    table = Table(2).hold(RED, "carbonara")
    dirty = next(name for name in table.view().sink if name.startswith("plate_ii_"))
    assert reason(table, RED, FetchPlate("carbonara", 1, dirty)) == ("KR-067", "plate-not-clean")
    assert reason(table, RED, FetchPlate("carbonara", 2, "plate_ii_1")) == ("KR-067", "no-such-part")
    assert reason(table, RED, FetchPlate("carbonara", 0, "plate_ii_1")) == ("KR-067", "no-such-part")
    assert table.refusal(RED, FetchPlate("bolognese", 1, "plate_ii_1")) == "KR-064"
    assert table.refusal(BLUE, FetchPlate("carbonara", 1, "plate_ii_1")) == "KR-064"


def test_kr_067_kr_095_not_in_the_grace_period() -> None:
    table = in_grace(Table(2).hold(RED, "carbonara").start())
    assert table.refusal(RED, FetchPlate("carbonara", 1, "plate_ii_1")) == "KR-095"


def test_kr_067_a_seat_that_is_ready_may_still_fetch() -> None:
    table = Table(2).hold(RED, "carbonara")
    table.act(RED, Ready(), FetchPlate("carbonara", 1, "plate_ii_1"))
    assert len(plates(table)) == 1
