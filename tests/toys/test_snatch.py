"""The toy snatch, to the millisecond."""

import pytest

from atable.kernel.actions import Away, Tick
from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.session import Session
from atable.kernel.spec import Options, Pace
from tests.toys.snatch import GAME, Ask, Judged, Pass, Received, SnatchState

Table = Session[SnatchState]


def lay_table(pace: Pace = "live", seats: int = 4, seed: str = "snatch") -> Table:
    return Session(GAME, Options(pace=pace), seats, seed)


def wait(table: Table, ms: int) -> list[Event]:
    return table.act(ms, CLOCK, Tick(ms))


def refused(table: Table, ms: int, seat: Seat, action: Ask | Pass) -> str:
    """The rule or, after the end, the table that refuses it; nothing has changed."""
    before = encode(table.state)
    with pytest.raises(IllegalAction) as error:
        table.act(ms, seat, action)
    assert encode(table.state) == before
    return error.value.rule


def photo_finish(seed: str) -> Seat:
    """Seats 0 and 1 ask within 200 ms, seat 2 a moment too late; who gets the plate."""
    table = lay_table(seed=seed)
    assert table.act(5_000, 0, Ask()) == [Received(0, True)]
    assert table.act(5_199, 1, Ask()) == [Received(1, True)]
    assert table.outcome() is None
    assert refused(table, 5_200, 2, Ask()) == "TS-TABLE"  # judged first: the game is over
    [judged] = wait(table, 5_200)
    assert isinstance(judged, Judged)
    assert judged.granted in (0, 1)
    assert judged.beaten == (1 - judged.granted,)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners() == (judged.granted,)
    assert [side.points for side in outcome.sides] == [int(seat == judged.granted) for seat in range(4)]
    return judged.granted


def test_those_who_ask_within_200_ms_have_the_same_chance() -> None:
    granted = [photo_finish(f"photo {number}") for number in range(60)]
    assert 15 <= granted.count(0) <= 45  # fewer than one in 10 000 fair series lie outside


def test_the_deadline_is_counted_from_the_first_request_alone() -> None:
    table = lay_table()
    assert GAME.next_deadline(table.state) == 10_000
    table.act(1_000, 3, Ask())
    table.act(1_150, 1, Ask())
    assert GAME.next_deadline(table.state) == 1_200
    assert wait(table, 1_199) == []
    assert len(wait(table, 1_200)) == 1


def test_even_when_all_have_asked_the_deadline_is_waited_for() -> None:
    table = lay_table(seats=2)
    table.act(100, 0, Ask())
    table.act(110, 1, Ask())
    assert wait(table, 299) == []
    assert isinstance(wait(table, 300)[0], Judged)


def test_whoever_is_alone_gets_the_plate() -> None:
    table = lay_table()
    table.act(9_999, 2, Ask())
    table.act(10_050, 0, Pass())
    assert wait(table, 10_199) == [Judged(2, ())]


def test_a_plate_that_nobody_asks_for_goes_back() -> None:
    table = lay_table()
    table.act(0, 1, Pass())
    assert refused(table, 10_000, 0, Ask()) == "TS-TABLE"
    assert wait(table, 10_000) == [Judged(None, ())]
    outcome = table.outcome()
    assert outcome is not None
    assert [side.points for side in outcome.sides] == [0, 0, 0, 0]


def test_when_all_pass_nothing_is_waited_for() -> None:
    table = lay_table(seats=2)
    table.act(0, 0, Pass())
    assert table.act(5, 1, Pass()) == [Received(1, False), Judged(None, ())]


def test_each_seat_asks_or_passes_once() -> None:
    table = lay_table()
    table.act(0, 0, Pass())
    table.act(0, 1, Ask())
    assert refused(table, 1, 0, Ask()) == "TS-01"
    assert refused(table, 1, 1, Ask()) == "TS-01"
    assert refused(table, 1, 1, Pass()) == "TS-01"
    assert GAME.may_act(table.state) == [2, 3]


@pytest.mark.parametrize("pace", ["relaxed", "simulation"])
def test_without_a_clock_all_are_waited_for(pace: Pace) -> None:
    table = lay_table(pace, seats=3)
    assert GAME.pending(table.state) == [0, 1, 2]
    table.act(0, 1, Ask())
    assert wait(table, 1_000_000) == []
    assert GAME.next_deadline(table.state) is None
    table.act(1_000_000, 0, Pass())
    assert GAME.pending(table.state) == [2]
    events = table.act(2_000_000, 2, Ask())
    assert events[0] == Received(2, True)
    assert events[1] in (Judged(1, (2,)), Judged(2, (1,)))


def test_live_nobody_is_waited_for() -> None:
    table = lay_table()
    table.act(0, TABLE, Away(1))
    assert (GAME.pending(table.state), GAME.may_act(table.state)) == ([], [0, 1, 2, 3])
