"""Many games: the same result every time, in every number of processes."""

from collections import Counter

import pytest

from atable.bots.make import UnknownBot
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.lab.report import report
from atable.lab.simulate import Record, Task, seating, simulate, task


def small(games: int, *bots: str, seats: int = 2) -> Task:
    options = GAME.resolve(BanquetOptions(pace="simulation"), seats)
    return task(GAME, options, seats, list(bots), "small", games)


def silent(done: int) -> None:
    return


def test_processes_do_not_change_the_result() -> None:
    asked = small(60, "greedy", "random")
    one, two = simulate(asked, 1, silent), simulate(asked, 2, silent)
    assert one == two
    assert len(one) == 60


def test_games_do_not_depend_on_how_many_are_played() -> None:
    assert simulate(small(30, "random"), 1, silent)[:3] == simulate(small(3, "random"), 1, silent)


def test_progress_adds_up() -> None:
    told: list[int] = []
    simulate(small(55, "random"), 1, told.append)
    assert sum(told) == 55
    assert len(told) > 1


@pytest.mark.parametrize(
    ("bots", "seats"), [(("a", "b"), 2), (("a", "b"), 3), (("a", "b", "c"), 2), (("a", "b", "c"), 4)]
)
def test_every_bot_sits_on_every_seat_equally_often(bots: tuple[str, ...], seats: int) -> None:
    held = Counter((name, seat) for game in range(12) for seat, name in enumerate(seating(bots, seats, game)))
    assert len(held) == len(bots) * seats
    assert set(held.values()) == {12 // len(bots)}


def test_one_name_is_for_all_seats() -> None:
    assert seating(("a",), 4, 7) == ("a", "a", "a", "a")


def test_an_unknown_bot_is_refused_before_any_game() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'chef' for this game \(there is random, greedy-casual, greedy\)"):
        small(1, "chef")


def test_greedy_beats_random() -> None:
    records = simulate(small(60, "greedy", "random"), 1, silent)
    assert sum(won(record) == ["greedy"] for record in records) >= 55


def won(record: Record) -> list[str]:
    return [record.bots[seat] for seat in record.outcome.winners()]


def test_a_report_adds_up() -> None:
    asked = small(40, "greedy", "random", seats=3)
    records = simulate(asked, 1, silent)
    told = report(asked, records, seconds=2.0)
    assert told.speed.games_per_second == 20
    assert sum(told.win_share_by_seat) == pytest.approx(1)
    assert sum(standing.win_share for standing in told.bots.values()) == pytest.approx(1)
    assert sum(standing.seats for standing in told.bots.values()) == 120
    points = [side.points for record in records for side in record.outcome.sides]
    assert told.score is not None
    assert told.score.mean == sum(points) / 120
    assert told.winning_score is not None
    assert told.winning_score.most == max(points)


def test_banquet_statistics_agree_with_the_scores() -> None:
    """Crowns of all validated Menus and the Royal Orders named right make up the points of the basic game."""
    asked = small(20, "greedy-casual")
    records = simulate(asked, 1, silent)
    figures = report(asked, records, 1.0).statistics
    players = figures["per_player"]
    crowns = sum(value * players[f"menus_validated_{value}"] for value in (1, 2, 3))
    right = figures["orders"]["named_right"] * figures["per_game"]["orders_announced"] / 2
    points = sum(side.points for record in records for side in record.outcome.sides) / 40
    assert crowns + right == pytest.approx(points)
    assert figures["per_game"]["orders_announced"] == 6
    assert figures["per_game"]["turns"] == pytest.approx(36 + figures["per_game"]["spaces_left_empty"])
