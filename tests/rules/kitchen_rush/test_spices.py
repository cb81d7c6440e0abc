"""KR-134 to KR-148: hands in the bag."""

from collections import Counter
from typing import Any

import pytest

from atable.games.kitchen_rush.actions import (
    LARGE,
    SMALL,
    BagRelease,
    BuySpices,
    Lift,
    SpiceAside,
    SpiceDraw,
    SpicePlace,
    TrashToken,
    WaiterServe,
    WindowDone,
)
from atable.games.kitchen_rush.events import BagReleased, CubeDrawn, DrawCancelled
from atable.games.kitchen_rush.game import GAME
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

ORDINARY = {"white", "black", "green"}


def kitchen(seats: int = 2, seed: str = "a table", **options: Any) -> Table:
    """Red's tomato soup lacks its salt alone; Red's ratatouille and Blue's gnocchi lack everything."""
    table = Table(seats, seed, **options).hold(RED, "tomato_soup")
    table.dish(RED, "tomato_soup", "plate_i_1", "veg", "veg", cook=1)
    table.hold(RED, "ratatouille").dish(RED, "ratatouille", "plate_iii_1")
    return table.hold(BLUE, "gnocchi_sorrentina").dish(BLUE, "gnocchi_sorrentina", "plate_ii_1").start()


def draw(table: Table, window: int, grip: str = SMALL) -> str:
    """Red draws; the cube, once it is known."""
    table.act(RED, SpiceDraw(window, grip)).wait(1_000)
    return table.last(CubeDrawn).cube


# The bag and the grips


def test_kr_134_kr_138_small_cubes_are_ordinary_large_ones_special() -> None:
    table = kitchen().bag(white=1, black=1, green=1, red=1, yellow=1)
    window = table.place(RED, "hg_red_1", "spices_1")
    assert {draw(table, window) for _ in range(3)} == ORDINARY
    assert table.refusal(RED, SpiceDraw(window, SMALL)) == "KR-141"
    assert {draw(table, window, LARGE) for _ in range(2)} == {"red", "yellow"}
    assert table.refusal(RED, SpiceDraw(window, LARGE)) == "KR-141"
    table = kitchen().bag(white=2, black=2, green=2, yellow=1)
    assert draw(table, table.place(RED, "hg_red_1", "spices_1"), LARGE) == "yellow"  # among all the small ones


def test_kr_138_a_draw_needs_a_grip() -> None:
    table = kitchen().bag(white=1, red=1)
    window = table.place(RED, "hg_red_1", "spices_1")
    assert table.refusal(RED, SpiceDraw(window)) == "KR-138"
    assert table.refusal(RED, SpiceDraw(window, "both")) == "KR-138"


def test_kr_135_nobody_looks_into_the_bag_but_a_guided_kitchen_counts() -> None:
    strict, guided = kitchen().bag(white=2), kitchen(assist="guided").bag(white=2, red=1)
    assert strict.view(RED).bag.cubes is None
    assert guided.view(RED).bag.cubes == {"white": 2, "black": 0, "green": 0, "red": 1, "yellow": 0}
    window = strict.place(RED, "hg_red_1", "spices_1")
    strict.act(RED, SpiceDraw(window, SMALL))
    assert strict.view(RED).bag.hand == {}
    strict.wait(1_000)
    assert strict.view(BLUE).bag.hand == {"white": 1}  # drawn, it is seen by all


def test_kr_136_one_seat_holds_the_bag() -> None:
    table = kitchen(3).bag(white=3)
    red, blue = table.place(RED, "hg_red_1", "spices_1"), table.place(BLUE, "hg_blue_1", "spices_2")
    table.act(RED, SpiceDraw(red, SMALL))
    assert table.refusal(BLUE, SpiceDraw(blue, SMALL)) == "KR-136"
    table.wait(1_000)
    assert table.refusal(BLUE, SpiceDraw(blue, SMALL)) == "KR-136"
    assert (table.view().bag.holder, table.view().bag.window) == (RED, red)
    table.act(RED, BagRelease(red)).act(BLUE, SpiceDraw(blue, SMALL))
    assert table.view().bag.holder == BLUE
    assert table.refusal(RED, SpiceDraw(red, SMALL)) == "KR-136"


def test_kr_137_a_draw_takes_the_free_bag_also_again() -> None:
    table = kitchen().bag(white=1)
    window = table.place(RED, "hg_red_1", "spices_1")
    assert table.view().bag.holder is None  # standing there is not holding it
    assert table.refusal(RED, BagRelease(window)) == "KR-137"
    table.at(2_000).act(RED, SpiceDraw(window, SMALL))
    assert table.view().bag.holder == RED
    table.at(7_000)  # forgotten for five seconds
    assert (table.view().bag.holder, table.in_bag("white")) == (None, 1)
    assert draw(table, window) == "white"


@pytest.mark.parametrize("seed", ["one", "two"])
def test_kr_139_every_cube_of_that_size_is_equally_likely(seed: str) -> None:
    """1 white, 2 black and 1 green cube, 230 times: about 57, 115 and 57, with spreads of 6.6 and 7.6."""
    table = kitchen(seed=seed).bag(white=1, black=2, green=1, red=5, yellow=5)
    window = table.place(RED, "hg_red_1", "spices_1")
    drawn: Counter[str] = Counter()
    for _ in range(230):
        drawn[draw(table, window)] += 1
        table.act(RED, BagRelease(window))
    assert set(drawn) == ORDINARY
    assert 37 <= drawn["white"] <= 78
    assert 92 <= drawn["black"] <= 138
    assert 37 <= drawn["green"] <= 78


def test_kr_138_kr_139_a_large_grip_finds_red_or_yellow_half_and_half() -> None:
    table = kitchen().bag(white=9, red=1, yellow=1)
    window = table.place(RED, "hg_red_1", "spices_1")
    drawn: Counter[str] = Counter()
    for _ in range(200):
        drawn[draw(table, window, LARGE)] += 1
        table.act(RED, BagRelease(window))
    assert set(drawn) == {"red", "yellow"}
    assert 72 <= drawn["red"] <= 128  # 100, with a spread of 7


def test_kr_140_a_draw_takes_a_second() -> None:
    table = kitchen().bag(white=2)
    window = table.place(RED, "hg_red_1", "spices_1")
    table.at(1_000).act(RED, SpiceDraw(window, SMALL))
    assert GAME.next_deadline(table.state) == table.state.now + 1_000  # the cube is shown then, and no later
    table.at(1_999)
    assert table.view().bag.drawing
    assert table.refusal(RED, SpiceDraw(window, SMALL)) == "KR-140"
    assert table.refusal(RED, SpicePlace(window, "white", "plate_i_1")) == "KR-142"
    table.at(2_000)
    assert table.all(CubeDrawn) == [CubeDrawn(RED, "white")]
    table.act(RED, SpicePlace(window, "white", "plate_i_1"), SpiceDraw(window, SMALL))
    assert table.on_plate("plate_i_1") == {"veg": 2, "cube_white": 1}


def test_kr_140_the_same_seat_not_even_from_another_window() -> None:
    table = kitchen(3).bag(white=2)
    first, second = table.place(RED, "hg_red_1", "spices_1"), table.place(RED, "hg_red_2", "spices_2")
    table.act(RED, SpiceDraw(first, SMALL))
    assert table.refusal(RED, SpiceDraw(second, SMALL)) == "KR-140"
    table.wait(1_000).act(RED, SpiceDraw(second, SMALL))


def test_kr_141_an_empty_grip_fails_at_once() -> None:
    table = kitchen().bag(red=1)
    window = table.place(RED, "hg_red_1", "spices_1")
    assert table.refusal(RED, SpiceDraw(window, SMALL)) == "KR-141"
    assert not table.view().bag.drawing
    table.act(RED, SpiceDraw(window, LARGE))  # without waiting


def fishing(seed: str) -> tuple[Table, int, list[str]]:
    """Three draws, at 1,000, 2,000 and 3,000."""
    table = kitchen(seed=seed).bag(white=1, black=1, green=1, red=1)
    window = table.place(RED, "hg_red_1", "spices_1")
    cubes: list[str] = []
    for second in (1, 2, 3):
        table.at(1_000 * second).act(RED, SpiceDraw(window, SMALL)).at(1_000 * second + 1_000)
        cubes.append(table.last(CubeDrawn).cube)
    return table, window, cubes


def test_kr_140_kr_142_kr_143_kr_144_fishing_for_herbs() -> None:
    tries = (fishing(f"herbs {number}") for number in range(100))
    table, window, cubes = next(one for one in tries if one[2] == ["black", "white", "green"])
    assert (table.clock(), cubes[-1]) == (4_000, "green")
    table.act(RED, SpiceAside(window, "black"), SpiceAside(window, "white"), SpicePlace(window, "green", "plate_iii_1"))
    assert table.view().bag.aside == {"black": 1, "white": 1}
    assert table.refusal(RED, SpiceDraw(window, SMALL)) == "KR-141"
    table.act(RED, BagRelease(window))
    assert [table.in_bag(colour) for colour in ("white", "black", "green", "red")] == [1, 1, 0, 1]
    assert table.on_plate("plate_iii_1") == {"cube_green": 1}


def test_kr_142_put_on_ones_own_plate_or_set_aside() -> None:
    table = kitchen().bag(white=1)
    window = table.place(RED, "hg_red_1", "spices_1")
    assert draw(table, window) == "white"
    assert table.refusal(RED, SpicePlace(window, "white", "plate_ii_1")) == "KR-064"  # Blue's
    assert table.refusal(RED, SpicePlace(window, "green", "plate_i_1")) == "KR-142"
    assert table.refusal(RED, SpiceAside(window, "green")) == "KR-142"
    table.act(RED, SpiceAside(window, "white"))
    assert table.refusal(RED, SpicePlace(window, "white", "plate_i_1")) == "KR-142"  # out of the hand
    assert table.refusal(RED, SpiceAside(window, "white")) == "KR-142"


def test_kr_143_cubes_in_hand_or_aside_are_not_drawn_again() -> None:
    table = kitchen().bag(white=2, green=1)
    window = table.place(RED, "hg_red_1", "spices_1")
    cubes = [draw(table, window)]
    table.act(RED, SpiceAside(window, cubes[0]))
    cubes += [draw(table, window), draw(table, window)]  # the second one stays in the hand
    assert sorted(cubes) == ["green", "white", "white"]
    assert table.refusal(RED, SpiceDraw(window, SMALL)) == "KR-141"


def test_kr_143_cubes_bought_meanwhile_are_in_the_bag() -> None:
    table = kitchen().bag(white=1).coins(1)
    window = table.place(RED, "hg_red_1", "spices_1")
    assert draw(table, window) == "white"
    table.act(BLUE, BuySpices(table.place(BLUE, "hg_blue_1", "market_1"), ("green", "green", "green")))
    assert draw(table, window) == "green"


# The bag goes back


def one_in_hand_one_aside(table: Table, window: int) -> None:
    table.act(RED, SpiceAside(window, draw(table, window)))
    draw(table, window)
    assert sum(table.in_bag(colour) for colour in ORDINARY) == 0


def test_kr_144_kr_145_released_by_command() -> None:
    table = kitchen().bag(white=1, green=1)
    window = table.place(RED, "hg_red_1", "spices_1")
    one_in_hand_one_aside(table, window)
    table.act(RED, BagRelease(window))
    assert table.all(BagReleased) == [BagReleased(RED)]
    assert (table.in_bag("white"), table.in_bag("green"), table.view().bag.holder) == (1, 1, None)


def test_kr_144_kr_145_released_with_the_window() -> None:
    table = kitchen().bag(white=1, green=1)
    window = table.place(RED, "hg_red_1", "spices_1")
    one_in_hand_one_aside(table, window)
    table.act(RED, WindowDone(window))
    assert (table.in_bag("white"), table.in_bag("green"), table.view().bag.holder) == (1, 1, None)


def test_kr_145_released_after_five_seconds_without_a_step() -> None:
    table = kitchen().bag(white=2)
    window = table.place(RED, "hg_red_1", "spices_1")
    table.at(1_000).act(RED, SpiceDraw(window, SMALL)).at(5_999)
    assert table.view().bag.holder == RED
    table.act(RED, SpicePlace(window, "white", "plate_i_1"))  # a step at the last moment
    table.act(RED, TrashToken("plate_i_1", "veg"))  # that was none
    assert GAME.next_deadline(table.state) == table.state.now + 5_000  # nobody has to ask for the bag
    table.at(10_998)
    assert table.view().bag.holder == RED
    table.at(10_999)
    assert table.all(BagReleased) == [BagReleased(RED)]
    assert (table.in_bag("white"), table.view().bag.holder) == (1, None)


def test_kr_145_setting_aside_is_a_step() -> None:
    table = kitchen().bag(white=2)
    window = table.place(RED, "hg_red_1", "spices_1")
    table.act(RED, SpiceDraw(window, SMALL)).at(4_000).act(RED, SpiceAside(window, "white")).at(8_999)
    assert table.view().bag.holder == RED
    table.at(9_000)
    assert table.view().bag.holder is None


def test_kr_146_lifting_during_a_draw_leaves_the_cube_in_the_bag() -> None:
    table = kitchen().bag(white=1)
    window = table.place(RED, "hg_red_1", "spices_1")
    table.at(29_500).act(RED, SpiceDraw(window, SMALL)).at(30_000).act(RED, Lift("hg_red_1"))
    assert table.all(DrawCancelled) == [DrawCancelled(RED)]
    assert (table.in_bag("white"), table.view().bag.holder) == (1, None)
    table.at(31_000)
    assert table.all(CubeDrawn) == []


def test_kr_146_so_does_placing_it_elsewhere() -> None:
    table = kitchen().bag(white=1)
    window = table.place(RED, "hg_red_1", "spices_1")
    table.at(29_500).act(RED, SpiceDraw(window, SMALL)).at(30_000).place(RED, "hg_red_1", "stove_1")
    assert table.all(DrawCancelled) == [DrawCancelled(RED)]
    assert (table.in_bag("white"), table.view().bag.holder) == (1, None)


# Cubes on plates


def test_kr_147_strict_takes_any_cube_guided_only_the_needed_ones() -> None:
    for assist, refused in (("strict", None), ("guided", "KR-235")):
        table = kitchen(assist=assist).bag(green=2)
        window = table.place(RED, "hg_red_1", "spices_1")
        assert draw(table, window) == "green"
        placing = SpicePlace(window, "green", "plate_i_1")  # tomato soup wants salt
        if refused:
            assert table.refusal(RED, placing) == refused
            assert placing not in GAME.legal(table.state, RED)
        else:
            table.act(RED, placing)
            assert table.on_plate("plate_i_1") == {"veg": 2, "cube_green": 1}


def test_kr_147_guided_refuses_a_second_cube_of_the_needed_colour() -> None:
    table = kitchen(assist="guided").bag(white=2)
    window = table.place(RED, "hg_red_1", "spices_1")
    draw(table, window)
    table.act(RED, SpicePlace(window, "white", "plate_i_1"))
    draw(table, window)
    assert table.refusal(RED, SpicePlace(window, "white", "plate_i_1")) == "KR-235"
    table.act(RED, SpicePlace(window, "white", "plate_iii_1"))  # ratatouille wants one too


def test_kr_148_cubes_on_plates_never_return_to_the_bag() -> None:
    table = kitchen().bag(white=2)
    window = table.place(RED, "hg_red_1", "spices_1")
    for plate in ("plate_i_1", "plate_iii_1"):
        draw(table, window)
        table.act(RED, SpicePlace(window, "white", plate))
    table.act(RED, BagRelease(window))
    assert (table.in_bag("white"), table.in_supply("cube_white")) == (0, 10)
    table.act(RED, WaiterServe(table.place(RED, "hg_red_2", "waiter_1"), "tomato_soup"))
    assert (table.in_bag("white"), table.in_supply("cube_white")) == (0, 11)
    table.act(RED, TrashToken("plate_iii_1", "cube_white"))
    assert (table.in_bag("white"), table.in_supply("cube_white")) == (0, 12)
