"""Clocks count table time exactly, and only while they run."""

from atable.kernel.clocks import Clock, earliest, running


def test_a_running_clock_counts_from_its_start() -> None:
    clock = running(500)
    assert clock.read(500) == 0
    assert clock.read(501) == 1
    assert clock.read(60_500) == 60_000


def test_a_stopped_clock_keeps_what_it_has_counted() -> None:
    clock = running(0)
    clock.stop(1_234)
    assert clock.read(1_234) == clock.read(99_999) == 1_234


def test_a_clock_started_again_goes_on_from_there() -> None:
    clock = running(0)
    clock.stop(1_000)
    clock.start(5_000)
    assert clock.read(5_000) == 1_000
    assert clock.read(5_001) == 1_001


def test_stopping_or_starting_twice_counts_once() -> None:
    clock = running(0)
    clock.start(400)
    clock.stop(1_000)
    clock.stop(2_000)
    clock.start(3_000)
    clock.start(4_000)
    assert clock.read(5_000) == 1_000 + 2_000


def test_a_deadline_moves_by_exactly_the_length_of_the_stop() -> None:
    clock = running(100)
    assert clock.due(60_000) == 60_100
    clock.stop(10_100)
    clock.start(13_333)
    due = clock.due(60_000)
    assert due == 60_100 + 3_233
    assert clock.read(due) == 60_000
    assert clock.read(due - 1) == 59_999


def test_a_stopped_clock_has_no_deadline() -> None:
    clock = running(0)
    clock.stop(10)
    assert clock.due(20) is None
    assert clock.due(5) is None


def test_a_copy_runs_by_itself() -> None:
    clock = running(0)
    copy = clock.copy()
    copy.stop(10)
    assert clock.read(30) == 30
    assert copy == Clock(10, None)


def test_the_earliest_deadline_ignores_clocks_that_stand_still() -> None:
    assert earliest([None, 70, 30, None, 50]) == 30
    assert earliest([None, None]) is None
    assert earliest([]) is None
