"""KR-229 to KR-233: the first game, families, one player, handmade hourglasses."""

from typing import Any

import msgspec
import pytest

from atable.games.kitchen_rush.actions import Lift, Place
from atable.games.kitchen_rush.events import ClockStarted, Placed
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.options import RushOptions
from atable.games.kitchen_rush.state import RushState
from atable.kernel.codec import encode
from atable.kernel.errors import BadOptions
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table


def first_position(seats: int, **options: Any) -> RushState:
    return GAME.setup(GAME.resolve(RushOptions(**options), seats), seats, "a seed")


def in_play(table: Table) -> list[str]:
    return [glass.id for glass in table.view().hourglasses if glass.where != "box"]


def test_kr_229_a_first_game_has_no_events_and_the_easy_objective() -> None:
    view = GAME.view(first_position(2), RED)
    assert (view.event, view.decks.events) == (None, 0)
    assert (view.objective.id, view.objective.level) == ("opening_week", "easy")
    assert (view.objective.served, view.objective.coins, view.objective.prestige) == (12, 6, 6)


def test_kr_230_a_family_has_a_minute_more() -> None:
    table = Table(2, family=True).start()
    assert table.all(ClockStarted) == [ClockStarted(1, 300_000)]
    table.at(299_999).place(RED, "hg_red_1", "stove_1")
    assert table.last(Placed).runs_out == 329_999  # the sand is as fast as ever
    table.at(300_000)
    assert table.refusal(BLUE, Place("hg_blue_1", "stove_2")) == "KR-092"
    table.at(309_999)
    assert table.view().phase == "grace"
    table.wait(1)
    assert table.view().round == 2
    usual = Table(2).start().at(240_000)
    assert usual.view().round == 2


def test_kr_230_everything_else_is_unchanged() -> None:
    family, usual = first_position(3, family=True), first_position(3)
    family.options = msgspec.structs.replace(family.options, family=False)
    assert encode(family) == encode(usual)


def test_kr_231_alone_with_one_mat_two_hourglasses_and_the_helper() -> None:
    table, two = Table(1), Table(2)
    assert len(table.view().seats) == 1
    assert in_play(table) == ["hg_red_1", "hg_red_2", "hg_helper_1"]
    for part in ("cupboard", "sink", "reserve", "storerooms", "supply", "spaces"):
        assert getattr(table.view(), part) == getattr(two.view(), part)
    assert len(table.view().board) == 4
    assert [table.in_bag(colour) for colour in ("white", "black", "green", "red", "yellow")] == [1] * 5
    objective = table.view().objective
    assert (objective.served, objective.coins, objective.prestige) == (7, 3, 3)


def test_kr_231_a_solo_round_needs_nobody_else() -> None:
    table = Table(1).coins(9).start()
    table.place(RED, "hg_red_1", "stove_1")
    table.place(RED, "hg_helper_1", "stove_2")
    table.finish_action()
    assert (table.view().round, table.view().coins, table.view().lead) == (2, 3, RED)


def test_kr_232_double_shift_two_seats_and_the_second_column() -> None:
    table = Table(2, double_shift=True)
    assert len(table.view().seats) == 2
    assert in_play(table) == ["hg_red_1", "hg_red_2", "hg_blue_1", "hg_blue_2", "hg_helper_1"]
    objective = table.view().objective
    assert (objective.served, objective.coins, objective.prestige) == (12, 6, 6)


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_kr_232_double_shift_is_for_exactly_two_seats(seats: int) -> None:
    with pytest.raises(BadOptions):
        GAME.resolve(RushOptions(double_shift=True), seats)


def durations(seed: str, handmade: bool) -> list[int]:
    options = RushOptions(handmade=handmade, piece_of_cake=True)
    return [glass.duration for glass in GAME.setup(options, 4, seed).hourglasses]


def test_kr_233_every_hourglass_has_its_own_sand() -> None:
    small: list[int] = []
    large: list[int] = []
    for number in range(200):
        *players_and_helpers, specialist = durations(f"sand {number}", handmade=True)
        small += players_and_helpers
        large.append(specialist)
    assert len(small) == 2_000
    assert 26_000 <= min(small) < 26_020
    assert 31_980 < max(small) <= 32_000
    assert 28_840 < sum(small) / 2_000 < 29_160  # 29,000, with a spread of 39
    quarters = [sum(26_000 + 1_500 * at <= ms < 27_500 + 1_500 * at for ms in small) for at in range(4)]
    assert all(420 < count < 580 for count in quarters)  # 500 each, with a spread of 19
    assert 52_000 <= min(large) < 52_600
    assert 63_400 < max(large) <= 64_000


def test_kr_233_otherwise_all_run_thirty_seconds() -> None:
    assert durations("sand", handmade=False) == [30_000] * 10 + [60_000]


def test_kr_233_fixed_for_the_whole_game() -> None:
    table = Table(2, handmade=True).coins(20)
    sand = [glass.sand_ms for glass in table.view().hourglasses]
    table.start().place(RED, "hg_red_1", "stove_1")
    assert table.last(Placed).runs_out == sand[0]
    assert table.at(sand[0] - 1).refusal(RED, Lift("hg_red_1")) == "KR-072"
    table.at(sand[0]).place(RED, "hg_red_1", "stove_1")
    assert table.last(Placed).runs_out == 2 * sand[0]
    table.finish_action()
    assert [glass.sand_ms for glass in table.view().hourglasses] == sand
