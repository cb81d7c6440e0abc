"""The schedule of bots: who is asked, in which order, until when they sleep, and who comes first."""

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Literal, cast

import pytest

from atable.bots.schedule import HOPELESS, Candidates, Manners, Schedule, people_first
from atable.games.kitchen_rush.actions import Place, Ready, SpiceDraw, Unready
from atable.games.kitchen_rush.game import GAME
from atable.kernel.actions import Action
from atable.kernel.bots import Paced, Wake
from atable.kernel.seats import Seat
from atable.kernel.views import Limit
from tests.rules.kitchen_rush.scenario import BLUE, GREEN, RED, Table

EVERYBODY = range(4)
PAUSE = 500
NAP = 20


class Stir(Action, frozen=True):
    spoon: int = 1


class Regret(Action, frozen=True):
    """A second thought."""


@dataclass
class Pot:
    """A position of which a schedule sees no more than this."""

    now: int = 0
    owing: list[Seat] = field(default_factory=list)
    able: list[Seat] = field(default_factory=list)
    choices: list[Action] = field(default_factory=lambda: [Stir()])
    timer: int | None = None
    question: str | None = "stir"


class Soup:
    def __init__(self, together: bool) -> None:
        self.spec = SimpleNamespace(together=together, second_thoughts=(Regret,))

    def pending(self, pot: Pot) -> list[Seat]:
        return pot.owing

    def may_act(self, pot: Pot) -> list[Seat]:
        return pot.able or pot.owing

    def legal(self, pot: Pot, seat: Seat) -> list[Action]:
        return pot.choices

    def next_deadline(self, pot: Pot) -> int | None:
        return pot.timer

    def limit(self, pot: Pot, seat: Seat) -> Limit | None:
        return None if pot.question is None else Limit(pot.question, 1000)


def game(together: bool = False) -> Any:
    return cast(Any, Soup(together))


def schedule(
    unasked: Literal["before", "never", "beside"] = "beside", owing_sleep: bool = False, together: bool = False
) -> Schedule:
    return Schedule(game(together), Manners(NAP, lambda seat: PAUSE + seat, unasked, owing_sleep))


# Who is asked, in which order


def test_only_bots_are_asked_and_who_may_merely_think_again_is_not() -> None:
    bots = schedule()
    pot = Pot(owing=[0, 1], able=[0, 1, 2, 3])
    assert bots.look(pot, bots={1, 3}) == Candidates([1], [3])
    pot.choices = [Regret()]
    assert bots.look(pot, bots={1, 3}) == Candidates([1], [])


@pytest.mark.parametrize(("unasked", "free"), [("before", [2, 3]), ("beside", [2, 3]), ("never", [])])
def test_while_others_owe_who_owes_nothing_is_asked_or_not(
    unasked: Literal["before", "never", "beside"], free: list[Seat]
) -> None:
    bots = schedule(unasked)
    assert bots.look(Pot(owing=[0, 1], able=[0, 1, 2, 3]), EVERYBODY) == Candidates([0, 1], free)
    assert bots.look(Pot(able=[2, 3]), EVERYBODY) == Candidates([], [2, 3])


def test_who_owes_nothing_comes_first_and_never_holds_up_the_others() -> None:
    bots = schedule("before")
    found = bots.look(Pot(owing=[0], able=[0, 1, 2]), EVERYBODY)
    asked = [bots.next(found, 0)]
    for seat in (1, 2):
        assert bots.answered(seat, Stir(), owed=False, now=0) == Stir()
        asked.append(bots.next(found, 0))
    assert asked == [1, 2, 0]


def test_orders_in_advance_are_asked_for_once_for_the_same_choices() -> None:
    """While the table waits for somebody else; nobody else, nothing is given for ever."""
    bots = schedule("beside")
    pot = Pot(owing=[0], able=[0, 1])
    bots.could_still(1, [Stir()])
    assert bots.look(pot, EVERYBODY).free == []
    pot.choices = [Stir(), Stir(2)]
    assert bots.look(pot, EVERYBODY).free == [1]
    assert bots.look(Pot(able=[1]), EVERYBODY).free == [1]


# Sleep


def test_a_bot_sleeps_as_long_as_it_wished_and_at_least_a_nap() -> None:
    bots = schedule()
    found = bots.look(Pot(able=[0, 1]), EVERYBODY)
    assert bots.answered(0, Wake(700), owed=False, now=100) is None
    assert bots.answered(1, Wake(0), owed=False, now=100) is None
    assert bots.wakes(found) == [700, 100 + NAP]
    assert bots.next(found, 100 + NAP - 1) is None
    assert bots.next(found, 100 + NAP) == 1
    bots.answered(1, Wake(2_000), owed=False, now=120)
    assert bots.next(found, 699) is None
    assert bots.next(found, 700) == 0


def test_after_an_action_that_nobody_waited_for_it_rests() -> None:
    bots = schedule()
    assert bots.answered(2, Stir(), owed=False, now=100) == Stir()
    assert bots.rests[2].until == 100 + PAUSE + 2
    assert not bots.rests[2].paced


def test_after_an_action_that_was_owed_it_does_not() -> None:
    bots = schedule()
    bots.answered(2, Stir(), owed=True, now=100)
    assert bots.rests[2].until == 0


def test_a_paced_bot_says_itself_when_to_ask_it_again() -> None:
    bots = schedule()
    assert bots.answered(2, Paced(Stir(), 130), owed=False, now=100) == Stir()
    assert bots.rests[2].until == 130
    assert bots.rests[2].paced


def test_a_question_wakes_a_bot_that_may_sleep_over_it() -> None:
    """In virtual time: it sleeps again if it says so, and the question that stays the same wakes nobody."""
    bots = schedule("before", owing_sleep=True)
    bots.answered(0, Wake(9_000), owed=False, now=0)
    found = bots.look(Pot(now=50, owing=[0]), EVERYBODY)
    assert bots.next(found, 50) == 0
    bots.answered(0, Wake(300), owed=True, now=50)
    found = bots.look(Pot(now=60, owing=[0]), EVERYBODY)
    assert bots.next(found, 60) is None
    assert bots.wakes(found) == [300]


def test_elsewhere_who_owes_is_asked_and_sleeps_on_afterwards() -> None:
    bots = schedule()
    bots.answered(0, Wake(9_000), owed=False, now=0)
    assert bots.next(bots.look(Pot(now=50, owing=[0]), EVERYBODY), 50) == 0
    bots.answered(0, Stir(), owed=True, now=50)
    assert bots.next(bots.look(Pot(now=50, able=[0]), EVERYBODY), 50) is None


# What comes of an answer


def test_a_bot_whose_answers_are_refused_in_a_row_is_hopeless() -> None:
    bots = schedule()
    for _ in range(HOPELESS - 1):
        bots.refused(0)
    assert not bots.hopeless(0)
    bots.accepted(0)
    for _ in range(HOPELESS):
        assert not bots.hopeless(0)
        bots.refused(0)
    assert bots.hopeless(0)
    assert not bots.hopeless(1)


def test_what_was_taken_back_is_forgotten() -> None:
    """Table time goes back: who slept until later would sleep too long."""
    bots = schedule()
    bots.answered(0, Paced(Stir(), 9_000), owed=False, now=8_000)
    bots.could_still(0, [Stir()])
    bots.taken_back()
    found = bots.look(Pot(now=10, owing=[1], able=[0, 1]), bots={0})
    assert found.free == [0]
    assert bots.next(found, 10) == 0
    assert not bots.rests[0].paced


# People first


def test_people_come_first_where_a_team_owes_at_once_and_no_clock_runs() -> None:
    stop = Pot(owing=[0, 1, 2])
    assert schedule(together=True).look(stop, bots={1, 2}, people={0}).owing == []
    assert schedule(together=True).waits(stop, 1, people={0})


@pytest.mark.parametrize(
    ("pot", "together", "people"),
    [
        (Pot(owing=[0, 1, 2]), False, {0}),
        (Pot(owing=[0, 1, 2], timer=5_000), True, {0}),
        (Pot(owing=[1, 2], able=[0, 1, 2]), True, {0}),
        (Pot(owing=[0, 1, 2]), True, set()),
    ],
    ids=["rivals", "a clock runs", "the person is ready", "the person is not there"],
)
def test_else_bots_wait_for_nobody(pot: Pot, together: bool, people: set[Seat]) -> None:
    bots = schedule(together=together)
    assert bots.look(pot, bots={1, 2}, people=people).owing == [1, 2]
    assert not bots.waits(pot, 1, people)
    assert not people_first(game(together), pot, pot.owing, people)


def test_a_bot_that_has_begun_goes_on_when_a_person_thinks_again() -> None:
    bots = schedule(together=True)
    assert bots.look(Pot(owing=[1, 2]), bots={1, 2}, people={0}).owing == [1, 2]
    bots.acted(1, owed=True, now=0)
    again = Pot(owing=[0, 1, 2])
    assert bots.look(again, bots={1, 2}, people={0}).owing == [1]
    assert not bots.waits(again, 1, people={0})
    assert bots.waits(again, 2, people={0})
    later = Pot(owing=[0, 1, 2], question="stir again")
    assert bots.look(later, bots={1, 2}, people={0}).owing == []


def test_a_question_without_a_name_is_always_a_new_one() -> None:
    bots = schedule(together=True)
    bots.look(Pot(owing=[1], question=None), bots={1}, people={0})
    bots.acted(1, owed=True, now=0)
    assert bots.look(Pot(owing=[0, 1], question=None), bots={1}, people={0}).owing == []


# At a stop of Kitchen Rush (KR-238)


def kitchen() -> Schedule:
    return Schedule(GAME, Manners(1, lambda seat: PAUSE, "beside"))


def test_at_a_stop_cooks_wait_until_all_people_are_ready() -> None:
    table, bots = Table(3, pace="relaxed").start(), kitchen()
    assert bots.look(table.state, {GREEN}, {RED, BLUE}).owing == []
    table.act(RED, Ready())
    assert bots.look(table.state, {GREEN}, {RED, BLUE}).owing == []
    table.act(BLUE, Ready())
    assert bots.look(table.state, {GREEN}, {RED, BLUE}).owing == [GREEN]


def test_at_the_next_stop_they_wait_again() -> None:
    """The cook that was ready last made the clock jump; it has not begun anything there."""
    table, bots = Table(2, pace="relaxed").start(), kitchen()
    table.act(RED, Ready())
    assert bots.look(table.state, {BLUE}, {RED}).owing == [BLUE]
    table.act(BLUE, Place("hg_blue_1", "host_1"))
    bots.acted(BLUE, owed=True, now=0)
    table.act(BLUE, Ready())
    bots.acted(BLUE, owed=True, now=0)
    assert table.clock() == 30_000
    assert bots.look(table.state, {BLUE}, {RED}).owing == []


def test_nobody_waits_for_the_bag_in_the_hands_of_a_cook() -> None:
    """KR-241: it is let go of with the window or with being ready, so the cook must come to that."""
    table, bots = Table(2, pace="relaxed").start(), kitchen()
    table.act(RED, Ready())
    assert bots.look(table.state, {BLUE}, {RED}).owing == [BLUE]
    window = table.place(BLUE, "hg_blue_1", "spices_1")
    table.act(BLUE, SpiceDraw(window, "small"))
    bots.acted(BLUE, owed=True, now=0)
    table.act(RED, Unready())
    assert table.state.bag.holder == BLUE
    assert bots.look(table.state, {BLUE}, {RED}).owing == [BLUE]


def test_a_live_kitchen_waits_for_nobody() -> None:
    """Nobody owes a decision while the sand runs: all act when they like."""
    table, bots = Table(2).start(), kitchen()
    assert bots.look(table.state, {BLUE}, {RED}) == Candidates([], [BLUE])
